/** A palette color as a light background for text. */
import type { Theme } from '@mui/material/styles'

export type SoftColour = 'primary' | 'success' | 'warning' | 'error' | 'info'

export function tint(theme: Theme, color: SoftColour, percent: number): string {
  const { palette } = theme.vars ?? theme
  return `color-mix(in srgb, ${palette[color].main} ${percent}%, ${palette.background.paper})`
}
