/** A row of the dashboard's table as a card on phones. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { Translations } from '../../platform/languages.ts'
import type { CardParts } from '../../ui/table-types.ts'
import { hrefOf } from './fleet-filters.ts'
import { StatusMark } from './StatusMark.tsx'
import { VehicleProgress } from './VehicleProgress.tsx'
import type { Vehicle } from './vehicle-status.ts'
import { WarningChip } from './VehicleColumns.tsx'

export const vehicleCard = (vehicle: Vehicle, { t }: Pick<Translations<'logistics'>, 't'>): CardParts => {
  const { startCity, endCity, location, warning } = vehicle
  return {
    lead: (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
        <StatusMark vehicle={vehicle} />
        <Box sx={{ minWidth: 0 }}>
          <Link component={RouterLink} to={hrefOf(vehicle)} color="inherit" sx={{ display: 'block', fontWeight: 500, fontSize: 14 }}>
            <bdi>{startCity}</bdi> – <bdi>{endCity}</bdi>
          </Link>
          <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {location}
          </Typography>
        </Box>
      </Box>
    ),
    below: (
      <>
        {warning === 'NO_WARNINGS' ? null : <WarningChip warning={warning} text={t(`warningName.${warning}`)} />}
        <Box sx={{ flex: '1 0 100%' }}>
          <VehicleProgress vehicle={vehicle} />
        </Box>
      </>
    ),
  }
}
