/** Amounts side by side: upright over time, lying for names, stacked where they make up a whole. */
import { lazy } from 'react'
import { ChartFrame } from './ChartFrame.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import type { BarChartProps } from './chart-types.ts'

const BarDrawing = lazy(async () => ({ default: (await import('./BarChartBody.tsx')).BarChartBody }))

export function BarChart(chart: BarChartProps) {
  const { points, series, isStacked, isHorizontal } = chart
  const rows = isStacked ? points.length : points.length * series.length
  const height = isHorizontal ? rows * 32 + 40 : 240
  return (
    <ChartFrame
      {...chart}
      height={height}
      legend={series.length > 1 ? <ChartLegend names={series.map(({ name }) => name)} isFilled /> : null}
    >
      <BarDrawing {...chart} height={height} />
    </ChartFrame>
  )
}
