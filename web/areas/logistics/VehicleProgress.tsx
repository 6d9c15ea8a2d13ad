/** How much of the route lies behind a vehicle, estimated between reports. */
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { formatPercent } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useProgress } from './simulation.ts'
import { type StatusColor, statusLooks, statusOf, type Vehicle } from './vehicle-status.ts'

const barColors: Record<StatusColor, 'primary' | 'success' | 'warning' | 'error'> = {
  primary: 'primary',
  success: 'success',
  warning: 'warning',
  error: 'error',
  neutral: 'primary',
}

export function VehicleProgress({ vehicle }: { vehicle: Vehicle }) {
  const { t, lang } = useTranslations('logistics')
  const progress = useProgress(vehicle)
  const percent = formatPercent(progress / 100, lang)
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <LinearProgress
        variant="determinate"
        value={progress}
        color={barColors[statusLooks[statusOf(vehicle)].color]}
        aria-label={t('progressOf', { percent })}
        sx={{ flex: 1, display: 'block' }}
      />
      <Box component="span" sx={{ minWidth: 40, textAlign: 'end', fontSize: 13, fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
        {percent}
      </Box>
    </Box>
  )
}
