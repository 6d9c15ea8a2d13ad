/** Shared styles of navigation entries. */
import type { Theme } from '@mui/material/styles'

const softTint = (theme: Theme, percent: number) => `color-mix(in srgb, ${theme.vars?.palette.primary.main} ${percent}%, transparent)`

/** A page or folder; the current one is marked by color, weight, and `aria-current`. */
export const entryStyles = (theme: Theme) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    width: 1,
    minHeight: 34,
    px: 3,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    fontSize: 14,
    textAlign: 'start',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    cursor: 'pointer',
    transition: 'background-color 120ms ease-out',
    '& svg': { flexShrink: 0 },
    '&:hover': { bgcolor: `color-mix(in srgb, ${theme.vars?.palette.text.primary} 6%, transparent)` },
    '&:focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: -2 },
    '&[aria-current], &[data-current="true"]': { color: 'primary.main', fontWeight: 600 },
    '&[aria-current]': { bgcolor: softTint(theme, 12), '.dark &': { bgcolor: softTint(theme, 16) } },
    '@media (pointer: coarse)': { minHeight: 44 },
  }) as const

/** A list of entries in the sidebar. */
export const listStyles = { listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 } as const

/** A list of entries in a menu of the horizontal navigation, and its title. */
export const plainListStyles = { listStyle: 'none', m: 0, p: 0 } as const
export const menuTitleStyles = { px: 3, pt: 2, pb: 1, fontSize: 12, fontWeight: 500 } as const

/** The name of a group, which folds it; its arrow shows when it is pointed at, and while the group is closed. */
export const groupStyles = (theme: Theme) =>
  ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: 1,
    minHeight: 32,
    px: 3,
    pt: 1,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'text.secondary',
    font: 'inherit',
    fontSize: 12,
    fontWeight: 500,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& svg': { flexShrink: 0, opacity: 0, transition: 'transform 120ms ease-out' },
    '&:hover svg, &:focus-visible svg, &[aria-expanded="false"] svg': { opacity: 1 },
    '&[aria-expanded="false"] svg': { transform: theme.direction === 'rtl' ? 'rotate(90deg)' : 'rotate(-90deg)' },
    '&[aria-disabled="true"]': { cursor: 'default', '& svg': { visibility: 'hidden' } },
    '&:hover:not([aria-disabled="true"])': { color: 'text.primary' },
    '&:focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: -2 },
    '@media (pointer: coarse)': { minHeight: 40, '& svg': { opacity: 1 } },
  }) as const
