/** A palette color as a light background for text. */
import type { Theme } from '@mui/material/styles'

export type SoftColor = 'primary' | 'success' | 'warning' | 'error' | 'info'

export function tint(theme: Theme, color: SoftColor, percent: number): string {
  const { palette } = theme.vars ?? theme
  return `color-mix(in srgb, ${palette[color].main} ${percent}%, ${palette.background.paper})`
}
