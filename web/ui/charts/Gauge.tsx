/** Gauge with its value. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

interface GaugeProps {
  label: string
  value: number
  max: number
  /** Formatted value. */
  text: string
  width?: number
}

const arc = 'M10 50a40 40 0 0 1 80 0'
const length = Math.PI * 40

export function Gauge({ label, value, max: most, text, width = 160 }: GaugeProps) {
  const share = most > 0 ? Math.min(Math.max(value / most, 0), 1) : 0
  return (
    <Box
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuetext={text}
      sx={{ width, maxWidth: '100%' }}
    >
      <Box component="svg" viewBox="0 0 100 56" aria-hidden sx={{ display: 'block', width: '100%', fill: 'none', strokeLinecap: 'round' }}>
        <Box component="path" d={arc} strokeWidth={10} sx={{ stroke: 'currentColor', color: 'divider' }} />
        {share > 0 ? (
          <Box
            component="path"
            d={arc}
            strokeWidth={10}
            strokeDasharray={`${share * length} ${length}`}
            sx={{ stroke: 'currentColor', color: 'charts.1' }}
          />
        ) : null}
      </Box>
      <Box aria-hidden sx={{ mt: '-20%', textAlign: 'center' }}>
        <Typography sx={{ fontSize: width / 8, fontWeight: 600, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>{text}</Typography>
        <Typography variant="caption" color="textSecondary">
          {label}
        </Typography>
      </Box>
    </Box>
  )
}
