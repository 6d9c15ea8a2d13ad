/** Legend. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { dashes } from './chart-types.ts'
import { useChartTheme } from './chart-colors.ts'

export function ChartLegend({ names, isFilled = false }: { names: string[]; isFilled?: boolean }) {
  const { colors } = useChartTheme()
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, p: 0, m: 0, mb: 2, listStyle: 'none' }}>
      {names.map((name, index) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box
            component="svg"
            viewBox={isFilled ? '4 0 12 12' : '0 0 20 12'}
            aria-hidden
            sx={{ width: isFilled ? 12 : 20, height: 12, flexShrink: 0 }}
          >
            {isFilled ? (
              <>
                <rect x={4} width={12} height={12} rx={3} fill={colors[index]} />
                <Hatch index={index} />
              </>
            ) : (
              <path d="M0 6h20" stroke={colors[index]} strokeWidth={2.5} strokeDasharray={dashes[index]} />
            )}
          </Box>
          <Typography component="span" variant="body2" color="textSecondary">
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** Every second fill is hatched, so that series differ without color. */
function Hatch({ index }: { index: number }) {
  const { surface } = useChartTheme()
  return index % 2 === 1 ? <path d="M4 8l8-8M6 12l10-10M12 12l4-4" stroke={surface} strokeWidth={1.5} /> : null
}
