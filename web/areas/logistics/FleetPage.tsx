/** The fleet: a list of vehicles and a map of them, each following the other. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useEffect, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { usePageActions } from '../../platform/page-actions.ts'
import { useKeys } from '../../ui/keys.ts'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { useList } from '../../ui/list/use-list.ts'
import { notify } from '../../ui/notify.ts'
import { Page } from '../../ui/Page.tsx'
import { moveRowFocus } from '../../ui/row-focus.ts'
import { BottomSheet, sheetShares, type SheetSize } from './BottomSheet.tsx'
import { filters, sorts } from './fleet-filters.ts'
import { useFleetSelection } from './fleet-selection.ts'
import { FleetList } from './FleetList.tsx'
import { FleetDocument, SetVehicleWarningDocument } from './logistics.generated.ts'
import { restartSimulation, useLivePositions, useSimulation } from './simulation.ts'
import { vehicleColumns } from './VehicleColumns.tsx'
import type { Vehicle } from './vehicle-status.ts'

const FleetMap = lazyPart(async () => (await import('./map/FleetMap.tsx')).FleetMap, {
  fallback: () => <Skeleton variant="rectangular" width="100%" height="100%" />,
})

export function FleetPage() {
  const translations = useTranslations('logistics')
  const { t } = translations
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const list = useList({
    name: 'fleet',
    query: FleetDocument,
    select: data => data.vehicles,
    live: ['LOGISTICS'],
    sorts,
    defaultSort: { sort: 'LOCATION', order: 'ASC' },
    filters,
    // The map shows all of them.
    variables: state => ({ ...state, page: { page: 1, itemsPerPage: -1 } }),
  })
  useSimulation()
  const [isLive, setLive] = useLivePositions()
  const { selectedId, isFollowing, select, follow } = useFleetSelection()
  const [hoveredId, setHovered] = useState<string>()
  const [pickedId, setPicked] = useState<string>()
  const selectInList = (id: string | undefined) => {
    setPicked(undefined)
    select(id)
  }
  const [sheet, setSheet] = useState<SheetSize>('half')
  const vehicles = list.result.page?.items
  const isListed = vehicles?.some(({ id }) => id === selectedId) ?? false

  useEffect(() => {
    const row = isListed ? document.querySelector(`[data-row="${CSS.escape(selectedId ?? '')}"]`) : null
    // What was clicked is in sight already.
    row?.closest('li')?.scrollIntoView({ block: row === document.activeElement ? 'nearest' : 'center' })
  }, [isListed, selectedId])

  const refresh = async () => {
    restartSimulation()
    try {
      await list.refetch()
      notify({ text: t('refreshed') })
    } catch {
      // The list tells that it is not up to date.
    }
  }
  const resolve = ({ id, version }: Vehicle) =>
    void list.change({
      mutation: SetVehicleWarningDocument,
      variables: { id, warning: 'NO_WARNINGS' },
      optimisticResponse: () => ({
        setVehicleWarning: { __typename: 'Vehicle' as const, id, version: version + 1, warning: 'NO_WARNINGS' as const },
      }),
      successMessage: () => t('resolved'),
    })
  const pickOnMap = (id: string) => {
    setPicked(id)
    select(id === selectedId ? undefined : id)
    if (sheet === 'peek') setSheet('half')
  }
  const toggleFollow = () => (isListed ? follow(!isFollowing) : false)
  useKeys({
    j: () => void moveRowFocus(1),
    k: () => void moveRowFocus(-1),
    f: toggleFollow,
    v: () => setLive(!isLive),
    r: () => void refresh(),
    Escape: () => (selectedId ? select(undefined) : false),
  })
  usePageActions([{ text: t('refresh'), icon: IconRefresh, keys: 'R', run: () => void refresh() }])

  const content = (
    <FleetList
      list={list}
      filters={{ values: list.filters, onFilter: list.filter }}
      columns={vehicleColumns(translations)}
      live={{ isLive, onLive: setLive }}
      head={
        <Page
          title={t('fleet')}
          action={
            <Box sx={{ display: 'flex' }}>
              <Tooltip title={t('refresh')}>
                <IconButton aria-label={t('refresh')} onClick={() => void refresh()}>
                  <IconRefresh size={20} stroke={1.75} />
                </IconButton>
              </Tooltip>
              <KeysButton keys={fleetKeys(translations)} />
              <ListMenu name="fleet" label={t('list')} columns={vehicleColumns(translations)} source={list.source} />
            </Box>
          }
        />
      }
      cards={{
        selectedId,
        hoveredId,
        isFollowing,
        onSelect: selectInList,
        onHover: setHovered,
        onFollow: follow,
        onResolve: resolve,
      }}
    />
  )
  return (
    <Box sx={pageStyles}>
      {isNarrow ? null : (
        <Box component="section" aria-label={t('list')} sx={panelStyles}>
          {content}
        </Box>
      )}
      <Box sx={{ position: 'relative', flex: 1, minWidth: 0, overflow: 'hidden' }}>
        <FleetMap
          vehicles={vehicles ?? []}
          isLoading={vehicles === undefined && !list.isFailed}
          selectedId={selectedId}
          hoveredId={hoveredId}
          isPicked={pickedId === selectedId}
          isFollowing={isFollowing && isListed}
          covered={isNarrow ? sheetShares[sheet] : 0}
          onSelect={pickOnMap}
          onHover={setHovered}
          onUnfollow={() => follow(false)}
        />
        {isNarrow ? (
          <BottomSheet label={t('list')} size={sheet} onSize={setSheet}>
            {content}
          </BottomSheet>
        ) : null}
      </Box>
    </Box>
  )
}

const fleetKeys = ({ t }: Pick<ReturnType<typeof useTranslations<'logistics'>>, 't'>) => [
  { key: 'J', text: t('list.keys.next') },
  { key: 'K', text: t('list.keys.previous') },
  { key: 'F', text: t('keys.follow') },
  { key: 'V', text: t('keys.live') },
  { key: 'R', text: t('keys.refresh') },
  { key: '+', text: t('keys.zoomIn') },
  { key: '-', text: t('keys.zoomOut') },
  { key: '0', text: t('keys.fit') },
  { key: 'Esc', text: t('keys.close') },
]

const pageStyles = { flex: 1, minHeight: 0, display: 'flex' }

const panelStyles = {
  width: 392,
  flexShrink: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
} as const
