/** Row states; opaque backgrounds, because cells scroll under sticky ones. */
import type { Theme } from '@mui/material/styles'
import { tint } from '../platform/tint.ts'

export function rowStyles(theme: Theme) {
  const { palette } = theme.vars ?? theme
  return {
    backgroundColor: palette.background.paper,
    // Clear of the sticky selection bar.
    scrollMarginTop: 76,
    scrollMarginBottom: 24,
    '&.opens': { cursor: 'pointer' },
    '@media (hover: hover)': { '&:hover': { backgroundColor: tint(theme, 'primary', 3) } },
    '&.rejected': {
      backgroundColor: tint(theme, 'error', 10),
      // Table cells are opaque; cards have none.
      '& > td:first-of-type, &:is(li)': { boxShadow: `inset 3px 0 ${palette.error.main}` },
      '[dir="rtl"] & > td:first-of-type, [dir="rtl"] &:is(li)': { boxShadow: `inset -3px 0 ${palette.error.main}` },
    },
    '&.ticked': { backgroundColor: tint(theme, 'primary', 8) },
    '&:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  }
}
