/** Inline line chart. */
import Box from '@mui/material/Box'

const [width, height, edge] = [96, 28, 3]

export function Sparkline({ values, label }: { values: number[]; label: string }) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (index: number) => edge + (index / Math.max(values.length - 1, 1)) * (width - 2 * edge)
  const y = (value: number) => height - edge - ((value - low) / (high - low || 1)) * (height - 2 * edge)
  const last = values.length - 1
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      sx={{ width, height, fill: 'none', color: 'charts.1' }}
    >
      <polyline
        points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x(last)} cy={y(values[last] ?? low)} r={2.5} fill="currentColor" />
    </Box>
  )
}
