/** Styles of the list and its rows, computed once for the list instead of for each part of every row. */
import type { Theme } from '@mui/material/styles'
import { tint } from '../../platform/tint.ts'
import { labelColors } from './label-styles.ts'

/** A check mark. */
const tick = 'polygon(12% 49%, 25% 36%, 42% 53%, 76% 19%, 89% 32%, 42% 79%)'

export function listStyles(theme: Theme) {
  const { palette } = theme.vars ?? theme
  const tinted = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, ${palette.background.paper})`
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    position: 'relative',
    '& > li': {
      position: 'absolute',
      top: 0,
      insetInline: 0,
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      paddingInlineStart: '8px',
      paddingInlineEnd: '16px',
      fontSize: 14,
      lineHeight: 1.45,
      borderBottom: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
    },
    '& > li:has(a:focus-visible)': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    '@media (hover: hover)': {
      '& > li:hover': { backgroundColor: tinted(palette.text.primary, 4) },
    },
    '& > li[data-selected], & > li[data-open]': { backgroundColor: tinted(palette.primary.main, 10) },
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& a:focus-visible': { outline: 'none' },
    '& [data-unread] .strong': { fontWeight: 600 },
    '& > li:not([data-unread]) .strong': { color: palette.text.secondary },
    '& .when': {
      flexShrink: 0,
      minWidth: 64,
      color: palette.text.secondary,
      fontSize: 12.5,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
    },
    '& [data-unread] .when': { color: palette.primary.main, fontWeight: 600 },
    // Mirrored on RTL pages by stylis, unlike `start`, which would follow the direction of the text.
    '& .cut': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textAlign: 'left' },
    '& .main': { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: '8px' },
    '& .who': { flexShrink: 0, width: 150, [theme.breakpoints.up('lg')]: { width: 190 } },
    '& .title': { flexShrink: 0, maxWidth: '60%' },
    '& .excerpt': { flex: 1, color: palette.text.secondary },
    '& .check': {
      position: 'relative',
      width: 36,
      height: 36,
      margin: 0,
      flexShrink: 0,
      zIndex: 1,
      appearance: 'none',
      borderRadius: '50%',
      cursor: 'pointer',
      '&::before, &::after': { content: '""', position: 'absolute', inset: 11 },
      '&::before': { inset: 10, border: `1.5px solid ${palette.text.secondary}`, borderRadius: '3px' },
      '&:checked::before': { borderColor: palette.primary.main, backgroundColor: palette.primary.main },
      '&:checked::after': { backgroundColor: palette.primary.contrastText, clipPath: tick },
    },
    '& button': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 30,
      height: 30,
      padding: 0,
      border: 0,
      borderRadius: '50%',
      background: 'none',
      color: palette.text.secondary,
      cursor: 'pointer',
    },
    '@media (hover: hover) and (pointer: fine)': {
      '& .check:hover, & button:hover': { backgroundColor: palette.action.hover },
    },
    '& .check:focus-visible, & button:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& .star': { flexShrink: 0, zIndex: 1 },
    '& .star[aria-pressed="true"]': { color: palette.warning.main },
    '& .picture': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      flexShrink: 0,
      overflow: 'hidden',
      borderRadius: '50%',
      fontSize: 14,
      lineHeight: 1,
      color: palette.primary.main,
      backgroundColor: tint(theme, 'primary', 12),
      '& img': {
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        ...theme.applyStyles('dark', { filter: 'brightness(0.82)' }),
      },
    },
    '& .awaited': { flex: 1, maxWidth: 480, height: 12, borderRadius: '4px', backgroundColor: palette.action.hover },
    '& [aria-busy] .picture': { marginInlineStart: '40px', backgroundColor: palette.action.hover },
    '& .label': { flexShrink: 0, padding: '0 8px', borderRadius: '6px', fontSize: 12, lineHeight: '20px' },
    ...Object.fromEntries(
      Object.entries(labelColors).map(([name, color]) => [
        `& .${name}`,
        {
          color: palette[color].main,
          backgroundColor: tint(theme, color, 12),
          ...theme.applyStyles('dark', { backgroundColor: tint(theme, color, 16) }),
        },
      ]),
    ),
    // One below the other, in narrow lists.
    '& .stack': { flexShrink: 0, display: 'grid', justifyItems: 'center' },
    '& .lines': { flex: 1, minWidth: 0, display: 'grid', alignContent: 'center', gap: '1px' },
    '& .line': { minWidth: 0, display: 'flex', alignItems: 'center', gap: '6px' },
    '& .line > .who': { flex: 1, width: 'auto' },
    '& .line > .when': { minWidth: 0 },
    '& .quick': {
      position: 'absolute',
      insetInlineEnd: 4,
      top: 3,
      bottom: 3,
      display: 'none',
      alignItems: 'center',
      paddingInlineStart: '8px',
      zIndex: 1,
      backgroundColor: 'inherit',
      [theme.breakpoints.up('md')]: { display: 'flex' },
    },
  } as const
}
