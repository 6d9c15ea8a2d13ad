/** Bar chart: vertical, horizontal, or stacked. */
import Skeleton from '@mui/material/Skeleton'
import { ChartFrame } from './ChartFrame.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import type { BarChartProps } from './chart-types.ts'
import { lazyPart } from '../LazyPart.tsx'

const BarChartBody = lazyPart(async () => (await import('./BarChartBody.tsx')).BarChartBody, {
  fallback: ({ height }) => <Skeleton variant="rounded" height={height} />,
})

export function BarChart(chart: BarChartProps) {
  const { points, series, isStacked, isHorizontal } = chart
  const rows = isStacked ? points.length : points.length * series.length
  const height = chart.height ?? (isHorizontal ? rows * 32 + 40 : 240)
  return (
    <ChartFrame
      {...chart}
      height={height}
      legend={series.length > 1 ? <ChartLegend names={series.map(({ name }) => name)} isFilled /> : null}
    >
      <BarChartBody {...chart} height={height} />
    </ChartFrame>
  )
}
