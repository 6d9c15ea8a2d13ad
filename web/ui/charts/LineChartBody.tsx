/** Line chart with labels at the line ends. */
import Box from '@mui/material/Box'
import { LineChart } from '@mui/x-charts/LineChart'
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks'
import { useChartTheme } from './chart-colors.ts'
import { type ChartProps, dashes, hasShortNames, type Series } from './chart-types.ts'
import { LtrChart } from './LtrChart.tsx'

const letter = 7
const line = 16

export function LineChartBody({ points, series, format, height }: ChartProps & { height: number }) {
  const { colors, axis, grid, skipAnimation } = useChartTheme()
  const isNamed = series.length > 1 && hasShortNames(series)
  const longest = Math.max(...series.map(({ name }) => name.length))
  return (
    <LtrChart>
      <LineChart
        height={height}
        hideLegend
        skipAnimation={skipAnimation}
        margin={{ top: 12, right: isNamed ? longest * letter + 16 : 36, bottom: 0, left: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'point',
            data: points.map((_, index) => index),
            valueFormatter: (index: number) => points[index] ?? '',
            height: 28,
            ...axis,
          },
        ]}
        yAxis={[{ ...axis, valueFormatter: (value: number) => format(value, true), width: 'auto', tickNumber: 4 }]}
        series={series.map(({ name, values }, index) => ({
          id: `line${index}`,
          label: name,
          data: values,
          color: colors[index],
          curve: 'linear',
          area: series.length === 1,
          showMark: points.length === 1,
          valueFormatter: value => (value === null ? '–' : format(value)),
        }))}
        sx={[
          grid,
          { '& .MuiLineChart-line': { strokeWidth: 2.25 }, '& .MuiLineChart-area': { opacity: 0.12 } },
          ...dashes.map((dash, index) => ({ [`& .MuiLineChart-line[data-series="line${index}"]`]: { strokeDasharray: dash } })),
        ]}
      >
        {isNamed ? <EndNames series={series} colors={colors} /> : null}
      </LineChart>
    </LtrChart>
  )
}

/** Labels at the last points, without overlaps. */
function EndNames({ series, colors }: { series: Series[]; colors: string[] }) {
  const x = useXScale<'point'>()
  const y = useYScale<'linear'>()
  const { top, height } = useDrawingArea()
  const ends = series.flatMap(({ name, values }, index) => {
    const last = values.findLastIndex(value => value !== null)
    return last < 0 ? [] : [{ name, color: colors[index], x: x(last) ?? 0, y: y(values[last] ?? 0) }]
  })
  return spread(ends, top + height).map(({ name, color, x, y, at }) => (
    <g key={name} aria-hidden>
      <circle cx={x} cy={y} r={3.5} fill={color} />
      <Box
        component="text"
        x={x + 10}
        y={at}
        dominantBaseline="central"
        sx={{ fill: theme => (theme.vars ?? theme).palette.text.secondary, fontSize: 12, fontWeight: 500 }}
      >
        {name}
      </Box>
    </g>
  ))
}

function spread<End extends { y: number }>(ends: End[], bottom: number): (End & { at: number })[] {
  const sorted = ends.toSorted((a, b) => b.y - a.y)
  let free = bottom
  return sorted.map(end => {
    const at = Math.min(end.y, free)
    free = at - line
    return { ...end, at }
  })
}
