/** A vehicle in the fleet's list; selected, it opens to its delivery timeline. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs'
import { memo } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { countryName } from './country-names.ts'
import { DeliveryTimeline } from './DeliveryTimeline.tsx'
import { StatusMark } from './StatusMark.tsx'
import { VehicleChips } from './VehicleChips.tsx'
import { VehicleProgress } from './VehicleProgress.tsx'
import type { Vehicle } from './vehicle-status.ts'

interface VehicleCardProps {
  vehicle: Vehicle
  isSelected: boolean
  isHovered: boolean
  isFollowing: boolean
  onSelect: (id: string | undefined) => void
  onHover: (id: string | undefined) => void
  onFollow: (isFollowing: boolean) => void
  onResolve: (vehicle: Vehicle) => void
}

export const VehicleCard = memo(function VehicleCard(props: VehicleCardProps) {
  const { vehicle, isSelected, isHovered, isFollowing, onSelect, onHover, onFollow, onResolve } = props
  const { t, lang } = useTranslations('logistics')
  const { id, location, startCity, startCountry, endCity, endCountry, warning } = vehicle
  return (
    <Box
      component="li"
      onPointerEnter={() => onHover(id)}
      onPointerLeave={() => onHover(undefined)}
      sx={{ ...cardStyles, ...((isHovered || isSelected) && { bgcolor: 'action.hover' }) }}
    >
      <ButtonBase
        data-row={id}
        aria-expanded={isSelected}
        aria-controls={isSelected ? `vehicle-${id}` : undefined}
        onClick={() => onSelect(isSelected ? undefined : id)}
        onFocus={() => onHover(id)}
        onBlur={() => onHover(undefined)}
        sx={buttonStyles}
      >
        <StatusMark vehicle={vehicle} />
        <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', columnGap: 2, minWidth: 0, fontWeight: 600, fontSize: 14 }}>
            <bdi>{startCity}</bdi>
            <Box
              component="span"
              role="img"
              aria-label="–"
              sx={{ display: 'flex', color: 'text.secondary', '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
            >
              <IconArrowRight size={16} stroke={1.75} />
            </Box>
            <Box component="bdi" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {endCity}
            </Box>
          </Box>
          <Typography component="span" variant="caption" color="textSecondary" noWrap sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {location}
            {' · '}
            {countryName(startCountry, lang)}
            {startCountry === endCountry ? '' : ` – ${countryName(endCountry, lang)}`}
          </Typography>
          <VehicleProgress vehicle={vehicle} />
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '&:empty': { display: 'none' }, mt: 0.5 }}>
            <VehicleChips vehicle={vehicle} />
          </Box>
        </Box>
      </ButtonBase>
      {isSelected ? (
        <Box id={`vehicle-${id}`} sx={{ px: 4, pb: 4, paddingInlineStart: '62px' }}>
          <DeliveryTimeline vehicle={vehicle} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
            <Button
              size="small"
              variant={isFollowing ? 'contained' : 'outlined'}
              aria-pressed={isFollowing}
              startIcon={<IconCurrentLocation size={18} stroke={1.75} />}
              onClick={() => onFollow(!isFollowing)}
            >
              {t(isFollowing ? 'unfollow' : 'follow')}
            </Button>
            {warning === 'NO_WARNINGS' ? null : (
              <Button
                size="small"
                variant="outlined"
                startIcon={<IconCircleCheck size={18} stroke={1.75} />}
                onClick={() => onResolve(vehicle)}
              >
                {t('resolve')}
              </Button>
            )}
          </Box>
        </Box>
      ) : null}
    </Box>
  )
})

const cardStyles = {
  borderBottom: 1,
  borderColor: 'divider',
  // Cards out of sight are not laid out, so that a thousand scroll smoothly.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 108px',
  transition: 'background-color 120ms ease-out',
  scrollMarginBlock: 8,
} as const

const buttonStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 3,
  width: 1,
  px: 4,
  py: 3.5,
  textAlign: 'start',
  font: 'inherit',
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const
