/** Bars, with value labels if there are few. */
import { BarChart } from '@mui/x-charts/BarChart'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { BarChartProps } from './chart-types.ts'
import { useChartTheme } from './chart-colors.ts'
import { LtrChart } from './LtrChart.tsx'

const few = 12
/** Width of a character as a share of the chart. */
const labelShare = 0.065

export function BarChartBody({ points, series, format, height, isStacked, isHorizontal, isTime }: BarChartProps & { height: number }) {
  const { dir } = useTranslations()
  const { colors, surface, axis, grid, skipAnimation } = useChartTheme()
  const id = useId()
  const isTurned = dir === 'rtl' && !isTime
  const isLabelled = series.length === 1 && points.length <= few
  const amounts = (series[0]?.values ?? []).map(value => value ?? 0)
  const longest = Math.max(0, ...amounts.map(amount => format(amount).length))
  const names = {
    ...axis,
    scaleType: 'band' as const,
    data: points.map((_, index) => index),
    valueFormatter: (index: number) => points[index] ?? '',
    categoryGapRatio: 0.4,
    barGapRatio: 0.15,
  }
  const values = {
    ...axis,
    valueFormatter: (value: number) => format(value, true),
    tickNumber: 4,
    ...(isLabelled && { position: 'none' as const }),
    // Labels beyond the end of the axis would be clipped.
    ...(isLabelled && isHorizontal && { max: Math.max(...amounts) * (1 + longest * labelShare) || undefined }),
  }
  const side = isTurned ? ('right' as const) : ('left' as const)
  return (
    <LtrChart>
      <BarChart
        height={height}
        hideLegend
        skipAnimation={skipAnimation}
        layout={isHorizontal ? 'horizontal' : 'vertical'}
        borderRadius={4}
        margin={{
          top: isHorizontal ? 0 : isLabelled ? 24 : 8,
          right: isTime ? 24 : 8,
          bottom: 0,
          left: 8,
        }}
        grid={isLabelled ? {} : { [isHorizontal ? 'vertical' : 'horizontal']: true }}
        xAxis={[isHorizontal ? { ...values, height: 28, reverse: isTurned } : { ...names, height: 28, reverse: isTurned }]}
        yAxis={[isHorizontal ? { ...names, width: 'auto', position: side } : { position: side, width: 'auto', ...values }]}
        series={series.map(({ name, values }, index) => ({
          id: `bar${index}`,
          label: name,
          data: values,
          color: colors[index],
          stack: isStacked ? 'all' : undefined,
          valueFormatter: value => (value === null ? '–' : format(value)),
          ...(isLabelled && { barLabel: ({ value }) => (value === null ? '' : format(value)), barLabelPlacement: 'outside' as const }),
        }))}
        sx={[
          grid,
          {
            '& .MuiBarChart-label': {
              fill: theme => (theme.vars ?? theme).palette.text.secondary,
              fontSize: 12,
              fontVariantNumeric: 'tabular-nums',
            },
          },
          ...[1, 3].map(index => ({ [`& [data-series="bar${index}"] rect`]: { fill: `url(#${CSS.escape(`${id}-${index}`)})` } })),
        ]}
      >
        <defs>
          {[1, 3].map(index => (
            <pattern key={index} id={`${id}-${index}`} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width={6} height={6} fill={colors[index]} />
              <rect width={1.5} height={6} fill={surface} />
            </pattern>
          ))}
        </defs>
      </BarChart>
    </LtrChart>
  )
}
