/** FullCalendar in the application's look: its variables, and events as tinted cards. */
import type { CSSObject, Theme } from '@mui/material/styles'
import { calendarColors } from '../calendars.ts'

export function gridStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme
  const colors = Object.entries(calendarColors).map(([calendar, color]): [string, CSSObject] => [
    `.calendar-${calendar}`,
    { '--event': palette[color].main },
  ])
  return {
    ...Object.fromEntries(colors),
    '.calendar-event.calendar-block': {
      color: palette.text.primary,
      backgroundColor: `color-mix(in srgb, var(--event) 14%, ${palette.background.paper})`,
      border: 0,
      borderInlineStart: '3px solid var(--event)',
      borderRadius: 5,
      boxShadow: `0 0 0 1px ${palette.background.paper}`,
      '&:hover': { backgroundColor: `color-mix(in srgb, var(--event) 22%, ${palette.background.paper})` },
      ...theme.applyStyles('dark', { backgroundColor: `color-mix(in srgb, var(--event) 22%, ${palette.background.paper})` }),
    },
    '.calendar-event': {
      cursor: 'pointer',
      '--fc-event-color': 'var(--event) !important',
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1, zIndex: 3 },
    },
    '.calendar-time': { fontSize: 12, whiteSpace: 'nowrap', fontWeight: 400, color: palette.text.secondary },
    '.calendar-block .calendar-time': { color: 'inherit' },
    '.calendar-name': { fontSize: 12, fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0, textAlign: 'start' },
    '.calendar-list-day': { fontSize: 13, fontWeight: 600, zIndex: 2, backgroundColor: palette.background.default },
    // Whole words, as many lines as fit; words that are wider than the column are cut, except on phones, where most would be.
    '.calendar-column .calendar-name': {
      whiteSpace: 'normal',
      overflowWrap: 'normal',
      wordBreak: 'normal',
      hyphens: 'auto',
      [theme.breakpoints.down('sm')]: { fontSize: 11, lineHeight: 1.25, overflowWrap: 'anywhere' },
    },
    // The place in the grid tells the time; there is no room for both.
    '.calendar-column .calendar-time': {
      [theme.breakpoints.down('sm')]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    '.calendar-list-day > :nth-of-type(2)': { display: 'none' },
    '.calendar-row': { minHeight: 24, alignItems: 'center' },
    '.calendar-list-day + * .calendar-time': {
      fontSize: 13,
      width: 148,
      [theme.breakpoints.down('sm')]: { width: 112, fontSize: 12 },
    },
    '.calendar-list-day + * .calendar-name': { fontSize: 14 },
    '.calendar-place': { marginInlineStart: 10, fontSize: 13, fontWeight: 400, color: palette.text.secondary },
    '.calendar-weekday': { fontSize: 12, fontWeight: 500, color: palette.text.secondary, paddingBlock: 4 },
    '.calendar-weekday.calendar-today': { color: palette.primary.main, fontWeight: 600 },
    '.calendar-look .calendar-day': {
      fontSize: 12,
      minWidth: 24,
      height: 24,
      margin: 3,
      display: 'grid',
      placeItems: 'center',
      borderRadius: 12,
    },
    '.calendar-look .calendar-day.calendar-day-today': {
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      fontWeight: 600,
    },
    '.calendar-look .calendar-week': { fontSize: 11, margin: 6, padding: 0, backgroundColor: 'transparent', color: palette.text.secondary },
    '.calendar-look .calendar-hour': { fontSize: 12, color: palette.text.secondary },
    '.calendar-look .calendar-view': { border: 0 },
    '.calendar-two-times': { display: 'flex', justifyContent: 'space-between', gap: 8, '& > :first-of-type': { opacity: 0.72 } },
    '.calendar-look': {
      '--fc-classic-primary': palette.primary.main,
      '--fc-classic-primary-foreground': palette.primary.contrastText,
      '--fc-classic-event': 'var(--event)',
      '--fc-classic-event-contrast': palette.text.primary,
      '--fc-classic-highlight': `color-mix(in srgb, ${palette.primary.main} 14%, transparent)`,
      '--fc-classic-today': `color-mix(in srgb, ${palette.primary.main} 5%, transparent)`,
      '--fc-classic-now': palette.error.main,
      '--fc-classic-small-dot-width': '8px',
      '--fc-classic-large-dot-width': '10px',
      '--fc-classic-background': palette.background.paper,
      '--fc-classic-faint': palette.action.hover,
      '--fc-classic-muted': palette.action.hover,
      '--fc-classic-strong': palette.action.selected,
      '--fc-classic-foreground': palette.text.primary,
      '--fc-classic-faint-foreground': palette.text.secondary,
      '--fc-classic-muted-foreground': palette.text.secondary,
      '--fc-classic-border': palette.divider,
      '--fc-classic-strong-border': palette.divider,
      fontSize: 13,
      fontVariantNumeric: 'tabular-nums',
    },
  }
}
