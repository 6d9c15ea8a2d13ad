/** Line chart over time; an area for a single series. */
import Skeleton from '@mui/material/Skeleton'
import { ChartFrame } from './ChartFrame.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { type ChartProps, hasShortNames } from './chart-types.ts'
import { lazyPart } from '../LazyPart.tsx'

const LineChartBody = lazyPart(async () => (await import('./LineChartBody.tsx')).LineChartBody, {
  fallback: ({ height }) => <Skeleton variant="rounded" height={height} />,
})

const standardHeight = 240

export function LineChart(chart: ChartProps) {
  const height = chart.height ?? standardHeight
  const names = chart.series.map(({ name }) => name)
  return (
    <ChartFrame {...chart} height={height} legend={hasShortNames(chart.series) ? null : <ChartLegend names={names} />}>
      <LineChartBody {...chart} height={height} />
    </ChartFrame>
  )
}
