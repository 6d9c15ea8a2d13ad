/** How a row shows that it is pointed at, ticked or has the focus; opaque, because cells may slide under it. */
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
    '&.ticked': { backgroundColor: tint(8) },
    '&:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  }
}
