/** How a row shows that it is pointed at, ticked, refused or has the focus; opaque, because cells may slide under it. */
import type { Theme } from '@mui/material/styles'

export function rowStyles(theme: Theme) {
  const { palette } = theme.vars ?? theme
  const tint = (percent: number) => `color-mix(in srgb, ${palette.primary.main} ${percent}%, ${palette.background.paper})`
  return {
    backgroundColor: palette.background.paper,
    // Not hidden by the bars that stick to the top.
    scrollMarginTop: 140,
    scrollMarginBottom: 24,
    '@media (hover: hover)': { '&:hover': { backgroundColor: tint(3) } },
    '&.refused': {
      backgroundColor: `color-mix(in srgb, ${palette.error.main} 10%, ${palette.background.paper})`,
      // Drawn by the cells of a table, which are opaque; a card has none.
      '& > td:first-of-type, &:is(li)': { boxShadow: `inset 3px 0 ${palette.error.main}` },
      '[dir="rtl"] & > td:first-of-type, [dir="rtl"] &:is(li)': { boxShadow: `inset -3px 0 ${palette.error.main}` },
    },
    '&.ticked': { backgroundColor: tint(8) },
    '&:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  }
}
