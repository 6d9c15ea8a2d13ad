/** The theme's colours for a chart. */
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** The colours of the series, in order, and whether nothing may move. */
export function useChartLook() {
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const skipAnimation = useMediaQuery('(prefers-reduced-motion: reduce)')
  return {
    colours: [palette.charts[1], palette.charts[2], palette.charts[3], palette.charts[4]],
    surface: palette.background.paper,
    /** Axes step back behind what they measure. */
    axis: { disableLine: true, disableTicks: true, tickLabelStyle: { fill: palette.text.secondary, fontSize: 12, letterSpacing: 0 } },
    // The first name below stands clear of the lowest figure beside it.
    grid: { '& .MuiChartsGrid-line': { stroke: palette.divider }, '& .MuiChartsAxis-directionX text': { translate: '0 4px' } },
    skipAnimation,
  }
}
