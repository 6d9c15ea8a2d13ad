/** Vehicles and clusters on the map. The list has the same, so that markers need no tab stops. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { statusLooks, statusOf, type Vehicle } from '../vehicle-status.ts'
import type { Cluster } from './clusters.ts'
import { colorOf } from './RouteLine.tsx'
import type { Position } from './world.ts'

interface VehicleMarkerProps {
  vehicle: Vehicle
  at: Position
  isSelected: boolean
  isHovered: boolean
  onSelect: () => void
  onHover: (isHovered: boolean) => void
}

export function VehicleMarker({ vehicle, at, isSelected, isHovered, onSelect, onHover }: VehicleMarkerProps) {
  const { t } = useTranslations('logistics')
  const { location, startCity, endCity, signalLostAt } = vehicle
  const status = statusOf(vehicle)
  const { color, icon: Icon } = statusLooks[status]
  const state = signalLostAt ? `${t(`status.${status}`)}, ${t('signalLost')}` : t(`status.${status}`)
  return (
    <ButtonBase
      tabIndex={-1}
      data-vehicle={vehicle.id}
      aria-label={t('markerName', { location, from: startCity, to: endCity, status: state })}
      aria-pressed={isSelected}
      onClick={onSelect}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      sx={[
        placed,
        theme => ({
          zIndex: isSelected ? 3 : isHovered ? 2 : 1,
          width: 30,
          height: 30,
          borderRadius: '50%',
          color: 'var(--land)',
          bgcolor: colorOf(theme, color),
          border: '2px solid var(--land)',
          boxShadow: '0 1px 4px rgb(0 0 0 / 28%)',
          ...((isSelected || isHovered) && { outline: `3px solid ${colorOf(theme, color)}`, outlineOffset: 0 }),
          ...(signalLostAt && {
            color: colorOf(theme, color),
            bgcolor: 'var(--land)',
            border: `2px dashed ${colorOf(theme, color)}`,
          }),
        }),
      ]}
      style={{ transform: `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -50%)` }}
    >
      <Icon size={16} stroke={2} />
      {signalLostAt ? (
        <Box component="span" sx={badgeStyles}>
          <IconWifiOff size={11} stroke={2.5} />
        </Box>
      ) : null}
      {isSelected || isHovered ? (
        <Box component="span" aria-hidden sx={nameStyles}>
          {location}
        </Box>
      ) : null}
    </ButtonBase>
  )
}

interface ClusterMarkerProps {
  cluster: Cluster
  at: Position
  isHovered: boolean
  onOpen: () => void
}

export function ClusterMarker({ cluster: { vehicles }, at, isHovered, onOpen }: ClusterMarkerProps) {
  const { tCount, lang } = useTranslations('logistics')
  const warned = vehicles.filter(({ warning }) => warning !== 'NO_WARNINGS').length
  const name = tCount('map.cluster', vehicles.length)
  return (
    <ButtonBase
      tabIndex={-1}
      data-cluster={vehicles.length}
      aria-label={warned > 0 ? `${name}. ${tCount('map.clusterWarnings', warned)}` : name}
      onClick={onOpen}
      sx={[placed, clusterStyles, isHovered && { outline: 3, outlineStyle: 'solid', outlineColor: 'primary.main' }]}
      style={{ transform: `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -50%)` }}
    >
      {formatNumber(vehicles.length, lang)}
      {warned > 0 ? (
        <Box component="span" sx={[badgeStyles, { color: 'error.main' }]}>
          <IconAlertTriangle size={12} stroke={2.25} />
        </Box>
      ) : null}
    </ButtonBase>
  )
}

// Of the map, which is left to right in every language: `left` would be mirrored.
const placed = { position: 'absolute', insetInlineStart: 0, top: 0, '&:hover': { zIndex: 4 } } as const

const clusterStyles = {
  zIndex: 1,
  minWidth: 38,
  height: 38,
  px: 2,
  borderRadius: 19,
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
  bgcolor: 'var(--land)',
  border: '2px solid',
  borderColor: 'primary.main',
  boxShadow: '0 1px 4px rgb(0 0 0 / 28%)',
} as const

const badgeStyles = {
  position: 'absolute',
  top: -7,
  right: -7,
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: '50%',
  color: 'text.secondary',
  bgcolor: 'var(--land)',
  boxShadow: '0 0 0 1px var(--border)',
} as const

const nameStyles = {
  position: 'absolute',
  top: '100%',
  mt: 1.5,
  px: 1.5,
  borderRadius: 0.75,
  font: 'inherit',
  fontSize: 12,
  fontWeight: 600,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: 'text.primary',
  bgcolor: 'var(--land)',
  boxShadow: '0 0 0 1px var(--border)',
} as const
