/** Columns of vehicles: those of the dashboard's table, and of files of the fleet. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { Translations } from '../../platform/languages.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { Column } from '../../ui/table-types.ts'
import { countryName } from './country-names.ts'
import { hrefOf, type sorts } from './fleet-filters.ts'
import { StatusMark } from './StatusMark.tsx'
import { VehicleProgress } from './VehicleProgress.tsx'
import { statusLooks, type Vehicle } from './vehicle-status.ts'

export const vehicleColumns = ({ t, lang }: Pick<Translations<'logistics'>, 't' | 'lang'>): Column<Vehicle, keyof typeof sorts>[] => [
  {
    header: t('vehicle'),
    sort: 'LOCATION',
    width: 176,
    shape: 'avatar',
    cell: vehicle => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <StatusMark vehicle={vehicle} />
        <Link component={RouterLink} to={hrefOf(vehicle)} sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
          {vehicle.location}
        </Link>
      </Box>
    ),
  },
  {
    header: t('start'),
    sort: 'START_ROUTE',
    lines: 2,
    cell: ({ startCity, startCountry }) => <City city={startCity} country={countryName(startCountry, lang)} />,
  },
  {
    header: t('end'),
    sort: 'END_ROUTE',
    lines: 2,
    cell: ({ endCity, endCountry }) => <City city={endCity} country={countryName(endCountry, lang)} />,
  },
  {
    header: t('warnings'),
    sort: 'WARNINGS',
    width: 224,
    shape: 'chip',
    cell: ({ warning }) => <WarningChip warning={warning} text={t(`warningName.${warning}`)} />,
  },
  { header: t('progress'), sort: 'PROGRESS', width: 200, cell: vehicle => <VehicleProgress vehicle={vehicle} /> },
]

export function WarningChip({ warning, text }: { warning: Vehicle['warning']; text: string }) {
  const { icon: Icon } = statusLooks[warning === 'NO_WARNINGS' ? 'ARRIVED' : 'WARNING']
  return <StatusChip color={warning === 'NO_WARNINGS' ? 'neutral' : 'error'} icon={<Icon size={16} stroke={1.75} />} text={text} />
}

const City = ({ city, country }: { city: string; country: string }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="div" variant="body2" noWrap sx={{ fontWeight: 500 }}>
      <bdi>{city}</bdi>
    </Typography>
    <Typography component="div" variant="caption" color="textSecondary" noWrap>
      {country}
    </Typography>
  </Box>
)
