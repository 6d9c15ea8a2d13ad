/** The fleet and its deliveries at a glance. Each figure leads to the list behind it. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { ListSection } from '../../ui/list/ListSection.tsx'
import { useList } from '../../ui/list/use-list.ts'
import { Page } from '../../ui/Page.tsx'
import { DeliveryPerformance } from './DeliveryPerformance.tsx'
import { Exceptions } from './Exceptions.tsx'
import { hrefOf, sorts, states } from './fleet-filters.ts'
import { FleetTiles } from './FleetTiles.tsx'
import { FleetDocument, useLogisticsDashboardQuery } from './logistics.generated.ts'
import { OrdersByCountry } from './OrdersByCountry.tsx'
import { Shipments } from './Shipments.tsx'
import { useSimulation } from './simulation.ts'
import { StageOverview } from './StageOverview.tsx'
import { vehicleColumns } from './VehicleColumns.tsx'
import { vehicleCard } from './VehicleRowCard.tsx'

export function LogisticsDashboardPage() {
  const translations = useTranslations('logistics')
  const { t } = translations
  const { data, failure, retry } = useLive(useLogisticsDashboardQuery(), ['LOGISTICS', 'ORDERS', 'CUSTOMERS'])
  const list = useList({
    name: 'deliveries',
    query: FleetDocument,
    select: data => data.vehicles,
    live: ['LOGISTICS'],
    sorts,
    defaultSort: { sort: 'LOCATION', order: 'ASC' },
    filters: { state: states },
    pageSizes: [25, 10, 50, 100],
  })
  useSimulation()
  return (
    <Page
      title={t('dashboard.title')}
      action={
        <Button variant="outlined" component={Link} to="/apps/logistics/fleet" startIcon={<IconMapPin size={20} stroke={1.75} />}>
          {t('dashboard.openFleet')}
        </Button>
      }
    >
      <FleetTiles summary={data?.fleetSummary} isFailed={failure !== undefined} />
      {failure ? (
        <FailureCard error={failure} onRetry={retry} />
      ) : (
        <Box sx={gridStyles}>
          <StageOverview stages={data?.fleetSummary.stages} />
          <Shipments days={data?.fleetDays} />
          <DeliveryPerformance performance={data?.deliveryPerformance} />
          <Exceptions counts={data?.fleetSummary.warningCounts} />
          <OrdersByCountry orders={data} />
        </Box>
      )}
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t('list')}
      </Typography>
      <ListSection
        list={list}
        label={t('list')}
        search={t('search')}
        filters={
          <FilterChips
            label={t('state')}
            value={list.filters.state}
            onChoose={state => list.filter({ state })}
            choices={[{ text: t('all') }, ...states.map(value => ({ value, text: t(`states.${value}`) }))]}
          />
        }
        rows={{
          columns: vehicleColumns(translations),
          nameOf: ({ location, startCity, endCity }) => t('name', { location, from: startCity, to: endCity }),
          hrefOf,
          cardOf: vehicle => vehicleCard(vehicle, translations),
        }}
        empty={{ text: t('empty') }}
      />
    </Page>
  )
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
  gap: { xs: 4, sm: 6 },
  mb: { xs: 4, sm: 6 },
  '& > *': { gridColumn: { md: 'span 3', lg: 'span 2' } },
  '& > :nth-of-type(-n+2)': { gridColumn: { md: 'span 3' } },
  '& > :last-of-type': { gridColumn: { md: 'span 6', lg: 'span 2' } },
} as const
