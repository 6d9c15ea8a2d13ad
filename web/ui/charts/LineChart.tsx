/** How something went over time: a line a series, an area where there is but one. Time runs from left to right in every language. */
import { lazy } from 'react'
import { ChartFrame } from './ChartFrame.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { type ChartProps, hasShortNames } from './chart-types.ts'

const LineDrawing = lazy(async () => ({ default: (await import('./LineChartBody.tsx')).LineChartBody }))

const height = 240

export function LineChart(chart: ChartProps) {
  const names = chart.series.map(({ name }) => name)
  return (
    <ChartFrame {...chart} height={height} legend={hasShortNames(chart.series) ? null : <ChartLegend names={names} />}>
      <LineDrawing {...chart} height={height} />
    </ChartFrame>
  )
}
