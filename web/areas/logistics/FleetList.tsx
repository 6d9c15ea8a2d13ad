/** The vehicles beside the map: search, filters, order, and a card for each. */
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { useReachable } from '../../platform/connection.ts'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { SortButton } from '../../ui/list/SortButton.tsx'
import type { List } from '../../ui/list/use-list.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { StaleNotice } from '../../ui/StaleNotice.tsx'
import type { Column } from '../../ui/table-types.ts'
import type { FleetFilterValues, sorts } from './fleet-filters.ts'
import { FleetFilters } from './FleetFilters.tsx'
import { VehicleCard } from './VehicleCard.tsx'
import type { Vehicle } from './vehicle-status.ts'

interface FleetListProps {
  /** Title and actions. */
  head: ReactNode
  list: List<Vehicle, keyof typeof sorts>
  columns: Column<Vehicle, keyof typeof sorts>[]
  filters: { values: FleetFilterValues; onFilter: (changes: FleetFilterValues) => void }
  live: { isLive: boolean; onLive: (isLive: boolean) => void }
  cards: {
    selectedId: string | undefined
    hoveredId: string | undefined
    isFollowing: boolean
    onSelect: (id: string | undefined) => void
    onHover: (id: string | undefined) => void
    onFollow: (isFollowing: boolean) => void
    onResolve: (vehicle: Vehicle) => void
  }
}

export function FleetList({ head, list, columns, filters, live, cards }: FleetListProps) {
  const { t, tCount } = useTranslations('logistics')
  const isOnline = useReachable()
  const { state, result } = list
  const { page, isLoading, error, retry } = result
  const isFailed = error !== undefined && !isLoading
  const { selectedId, hoveredId, isFollowing, ...handlers } = cards
  return (
    <>
      <Box sx={{ px: 4, pt: { xs: 0, md: 4 }, '& > div:first-of-type': { mb: 2, '& > div:first-of-type': { flexBasis: 120 } } }}>
        {head}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <SearchField label={t('search')} value={state.search} onSearch={state.searchFor} />
          <FleetFilters values={filters.values} count={state.filterCount} onFilter={filters.onFilter} onClear={state.clear} />
          <SortButton columns={columns} list={state} />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
          <Box role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {isOnline ? page && tCount('count', page.total) : t('offlineSince')}
          </Box>
          <Tooltip title={t('liveHelp')} describeChild>
            <FormControlLabel
              labelPlacement="start"
              label={t('live')}
              control={<Switch checked={live.isLive} onChange={event => live.onLive(event.target.checked)} />}
              sx={{ m: 0, marginInlineEnd: -2, '& .MuiFormControlLabel-label': { fontSize: 13, fontWeight: 500 } }}
            />
          </Tooltip>
        </Box>
      </Box>
      {/* Scrolls by itself, so that the map stays. */}
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', borderTop: 1, borderColor: 'divider', opacity: isOnline ? 1 : 0.7 }}>
        {isFailed && !page ? (
          <FailureCard error={error} onRetry={retry} />
        ) : page?.total === 0 ? (
          <EmptyState text={t('empty')} onClear={state.isFiltered ? state.clear : undefined} />
        ) : (
          <>
            {isFailed ? <StaleNotice onRetry={retry} /> : null}
            <Box component="ul" aria-label={t('list')} aria-busy={isLoading} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {page
                ? page.items.map(vehicle => (
                    <VehicleCard
                      key={vehicle.id}
                      vehicle={vehicle}
                      isSelected={vehicle.id === selectedId}
                      isHovered={vehicle.id === hoveredId}
                      isFollowing={isFollowing && vehicle.id === selectedId}
                      {...handlers}
                    />
                  ))
                : [0, 1, 2, 3, 4, 5, 6].map(each => <CardSkeleton key={each} />)}
            </Box>
          </>
        )}
      </Box>
    </>
  )
}

const CardSkeleton = () => (
  <Box component="li" sx={{ display: 'flex', gap: 3, px: 4, py: 3.5, borderBottom: 1, borderColor: 'divider' }}>
    <Skeleton variant="circular" width={34} height={34} />
    <Box sx={{ flex: 1 }}>
      <Skeleton width="62%" />
      <Skeleton width="44%" />
      <Skeleton width="100%" />
    </Box>
  </Box>
)
