/** The status as the round mark that stands on the map, too. */
import Box from '@mui/material/Box'
import { useTranslations } from '../../platform/languages.ts'
import { colorOf } from './map/RouteLine.tsx'
import { type Vehicle, statusLooks, statusOf } from './vehicle-status.ts'

export function StatusMark({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslations('logistics')
  const status = statusOf(vehicle)
  const { color, icon: Icon } = statusLooks[status]
  return (
    <Box
      component="span"
      role="img"
      aria-label={t(`status.${status}`)}
      sx={theme => ({
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 34,
        height: 34,
        borderRadius: '50%',
        color: colorOf(theme, color),
        bgcolor: `color-mix(in srgb, ${colorOf(theme, color)} 12%, transparent)`,
        ...(vehicle.signalLostAt && { outline: `1.5px dashed ${colorOf(theme, color)}`, outlineOffset: -1 }),
      })}
    >
      <Icon size={18} stroke={1.75} />
    </Box>
  )
}
