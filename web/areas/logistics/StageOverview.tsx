/** Vehicles by stage: as segments of one bar, and as a table whose rows lead to the fleet. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link as RouterLink } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { formatPercent } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { VehicleStage } from '../../platform/schema.generated.ts'
import { DashboardCard } from './DashboardCard.tsx'
import { fleetHref } from './fleet-filters.ts'
import type { LogisticsDashboardQuery } from './logistics.generated.ts'
import { statusLooks } from './vehicle-status.ts'

const segmentColors: Record<VehicleStage, string> = {
  LOADING: 'charts.3',
  ON_THE_WAY: 'charts.1',
  ARRIVING: 'charts.2',
  ARRIVED: 'success.main',
}

export function StageOverview({ stages }: { stages: LogisticsDashboardQuery['fleetSummary']['stages'] | undefined }) {
  const { t, lang } = useTranslations('logistics')
  const total = stages?.reduce((sum, { vehicles }) => sum + vehicles, 0) ?? 0
  return (
    <DashboardCard title={t('dashboard.overview')} height={264}>
      {stages && (
        <>
          <Box aria-hidden sx={{ display: 'flex', gap: '3px', height: 28, mb: 4, borderRadius: 1, overflow: 'hidden' }}>
            {stages.map(({ stage, vehicles }) =>
              vehicles === 0 ? null : <Box key={stage} sx={{ flex: `${vehicles} 1 0`, minWidth: 4, bgcolor: segmentColors[stage] }} />,
            )}
          </Box>
          <Table
            size="small"
            aria-label={t('dashboard.overview')}
            sx={{ '& tr:last-of-type > *': { border: 0 }, '& td, & th': { px: 0, height: 44 } }}
          >
            <TableHead>
              <TableRow>
                <TableCell>{t('progress')}</TableCell>
                <TableCell align="right">{t('dashboard.vehicles')}</TableCell>
                <TableCell align="right">{t('dashboard.share')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {stages.map(({ stage, vehicles }) => {
                const { icon: Icon } = statusLooks[stage]
                return (
                  <TableRow key={stage}>
                    <TableCell component="th" scope="row">
                      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
                        <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: 0.75, bgcolor: segmentColors[stage] }} />
                        <Box sx={{ display: 'flex', color: 'text.secondary' }}>
                          <Icon size={18} stroke={1.75} />
                        </Box>
                        <Link component={RouterLink} to={fleetHref({ stage })} color="inherit" sx={{ fontSize: 14, fontWeight: 500 }}>
                          {t(`status.${stage}`)}
                        </Link>
                      </Box>
                    </TableCell>
                    <TableCell align="right" sx={figure}>
                      {formatNumber(vehicles, lang)}
                    </TableCell>
                    <TableCell align="right" sx={{ ...figure, color: 'text.secondary' }}>
                      {formatPercent(total === 0 ? 0 : vehicles / total, lang)}
                    </TableCell>
                  </TableRow>
                )
              })}
            </TableBody>
          </Table>
        </>
      )}
    </DashboardCard>
  )
}

const figure = { fontVariantNumeric: 'tabular-nums' }
