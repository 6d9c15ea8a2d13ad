/** The theme's colours for a chart. */
import { type SxProps, type Theme, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** The colours of the series, in order, and whether nothing may move. */
export function useChartLook() {
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const skipAnimation = useMediaQuery('(prefers-reduced-motion: reduce)')
  return {
    colours: [palette.charts[1], palette.charts[2], palette.charts[3], palette.charts[4]],
    surface: palette.background.paper,
    skipAnimation,
  }
}

/** Axes and grid step back behind what they measure. */
export const chartStyles = {
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: 'transparent' },
  '& .MuiChartsAxis-tickLabel': { fill: theme => (theme.vars ?? theme).palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& .MuiChartsGrid-line': { stroke: theme => (theme.vars ?? theme).palette.divider, shapeRendering: 'crispEdges' },
} satisfies SxProps<Theme>
