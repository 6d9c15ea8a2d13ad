/** Chart colors of the theme. */
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Series colors, and whether to skip animations. */
export function useChartTheme() {
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const skipAnimation = useMediaQuery('(prefers-reduced-motion: reduce)')
  return {
    colors: [palette.charts[1], palette.charts[2], palette.charts[3], palette.charts[4]],
    surface: palette.background.paper,
    /** Muted axes. */
    axis: { disableLine: true, disableTicks: true, tickLabelStyle: { fill: palette.text.secondary, fontSize: 12, letterSpacing: 0 } },
    // Keeps the first label clear of the axis.
    grid: { '& .MuiChartsGrid-line': { stroke: palette.divider }, '& .MuiChartsAxis-directionX text': { translate: '0 4px' } },
    skipAnimation,
  }
}
