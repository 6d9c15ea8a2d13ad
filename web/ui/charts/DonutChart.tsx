/** Donut chart with up to four parts and a legend. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { formatPercent } from '../../platform/format-figures.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { useChartTheme } from './chart-colors.ts'

interface DonutChartProps {
  label: string
  parts: { name: string; value: number }[]
  format: (value: number) => string
  /** Name of the whole: "orders". */
  whole: string
}

const [radius, stroke, gap] = [42, 14, 1.2]
const around = 2 * Math.PI * radius

export function DonutChart({ label, parts, format, whole }: DonutChartProps) {
  const { lang } = useTranslations()
  const { colors } = useChartTheme()
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const shareOf = (value: number) => (total === 0 ? 0 : value / total)
  return (
    <ChartFrame
      label={label}
      points={parts.map(({ name }) => name)}
      series={[{ name: whole, values: parts.map(({ value }) => value) }]}
      format={format}
      height={168}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', columnGap: 7, rowGap: 4 }}>
        <Box sx={{ position: 'relative', width: 168, height: 168, flexShrink: 0 }}>
          <svg viewBox="0 0 100 100" width={168} height={168} aria-hidden>
            <Box
              component="circle"
              cx={50}
              cy={50}
              r={radius}
              strokeWidth={stroke}
              sx={{ fill: 'none', stroke: 'currentColor', color: 'divider' }}
            />
            {parts.map(({ name, value }, index) => (
              <circle
                key={name}
                cx={50}
                cy={50}
                r={radius}
                fill="none"
                stroke={colors[index]}
                strokeWidth={stroke}
                strokeDasharray={`${Math.max(shareOf(value) * around - gap, 0)} ${around}`}
                transform={`rotate(${startOf(parts, index, shareOf) * 360 - 90} 50 50)`}
              />
            ))}
          </svg>
          <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', textAlign: 'center' }}>
            <Typography sx={{ fontSize: 20, fontWeight: 600, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
              {format(total)}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {whole}
            </Typography>
          </Box>
        </Box>
        <Box component="ul" sx={{ flex: '1 1 180px', m: 0, p: 0, listStyle: 'none' }}>
          {parts.map(({ name, value }, index) => (
            <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1 }}>
              <Box component="svg" viewBox="0 0 12 12" aria-hidden sx={{ width: 12, height: 12, flexShrink: 0 }}>
                <rect width={12} height={12} rx={3} fill={colors[index]} />
              </Box>
              <Typography variant="body2" sx={{ flex: 1 }}>
                {name}
              </Typography>
              <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {format(value)}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ minWidth: 44, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
                {formatPercent(shareOf(value), lang)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </ChartFrame>
  )
}

/** Start of a part, as a share. */
const startOf = (parts: { value: number }[], index: number, shareOf: (value: number) => number) =>
  parts.slice(0, index).reduce((sum, { value }) => sum + shareOf(value), 0)
