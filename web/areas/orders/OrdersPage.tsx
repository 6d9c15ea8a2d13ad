/** Orders: found, moved along, packed, printed and deleted, one by one or many at once. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { ConfirmButton } from '../../ui/list/ConfirmButton.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { listKeys, useListKeys } from '../../ui/list/list-keys.ts'
import { useListPage } from '../../ui/list/list-page.ts'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { useListState } from '../../ui/list-state.ts'
import { Toolbar } from '../../ui/list/Toolbar.tsx'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useOrderActions } from './order-actions.ts'
import { payments, statuses, views } from './order-filters.ts'
import { addressOf } from './order-list.ts'
import { columnsOf, sorts } from './OrderColumns.tsx'
import { type OrderRowFragment, OrdersPageDocument } from './orders.generated.ts'
import { OrderTiles } from './OrderTiles.tsx'
import { StatusMenu } from './StatusMenu.tsx'

const PackingSlips = lazy(async () => ({ default: (await import('./PackingSlips.tsx')).PackingSlips }))
const icon = { size: 20, stroke: 1.75 }

export function OrdersPage() {
  const { t, lang } = useTranslations('orders')
  const navigate = useNavigate()
  const list = useListState({
    name: 'orders',
    sorts,
    defaultSort: { sort: 'DATE', order: 'DESC' },
    filters: { view: views, status: statuses, payment: payments },
  })
  const page = useListPage({
    areas: ['ORDERS'],
    document: OrdersPageDocument,
    variables: list.variables,
    pageOf: data => data.orders,
    inOrder: list.applySecondarySort,
  })
  const { data, selectedIds, selection, rowOf, runOnSelected } = page
  const summary = data?.orderSummary
  const actions = useOrderActions(page.refetch)
  const [printed, setPrinted] = useState<string[]>()
  const count = (key: string) => t(key, { count: selectedIds.length, number: formatNumber(selectedIds.length, lang) })
  const figure = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value, lang))

  const remove = (order: OrderRowFragment) => {
    if (selection.ids.has(order.id)) selection.toggle(order.id)
    void actions.remove(order)
  }
  const withRow = (act: (order: OrderRowFragment) => void) => (id: string) => {
    const order = rowOf(id)
    if (order) act(order)
  }
  const moveOn = (order: OrderRowFragment) => {
    const [next] = order.nextStatuses
    // The order's page asks before it delivers what is not paid.
    if (next === 'DELIVERED' && order.payment !== 'PAID') void navigate(`${addressOf(order)}?form=deliver`)
    else if (next) void actions.move(order, next)
  }
  useListKeys({ selection, remove: withRow(remove), more: { n: { run: withRow(moveOn) } } })
  const keys = listKeys(t, { opens: true, removes: true, more: [{ key: 'N', text: t('keys.next') }] })

  const format = useStoreFormat()
  const columns = columnsOf(t, format)
  const actionsOf = (order: OrderRowFragment) => {
    const [next] = order.nextStatuses
    return [
      { label: t('view'), icon: <IconEye {...icon} />, run: () => void navigate(addressOf(order)) },
      ...(next ? [{ label: t(`step.${next}`), icon: <IconTruckDelivery {...icon} />, run: () => moveOn(order) }] : []),
      { label: t('delete'), icon: <IconTrash {...icon} />, run: () => remove(order) },
    ]
  }
  const tabs = [
    { text: t('views.ALL'), count: figure(summary?.total) },
    { value: 'TO_SHIP', text: t('views.TO_SHIP'), count: figure(summary?.toShip) },
    { value: 'OUT_FOR_DELIVERY', text: t('views.OUT_FOR_DELIVERY'), count: figure(summary?.outForDelivery) },
    { value: 'DELIVERED', text: t('views.DELIVERED'), count: figure(summary?.delivered) },
    { value: 'UNPAID', text: t('views.UNPAID'), count: figure(summary?.unpaid) },
  ] as const

  return (
    <Page title={t('title')} subtitle={t('lead')} action={<KeysButton keys={keys} />}>
      <OrderTiles summary={summary} isFailed={page.answer.error !== undefined} filters={list.filters} onFilter={list.filter} />
      <Paper component="section" aria-label={t('list')}>
        <Box sx={{ px: { xs: 4, sm: 5 }, pt: 4, pb: selectedIds.length > 0 ? 4 : 0 }}>
          <FilterChips label={t('views.label')} value={list.filters.view} onChoose={view => list.filter({ view })} choices={[...tabs]} />
        </Box>
        {selectedIds.length > 0 ? (
          <BulkBar count={selectedIds.length} total={page.total} onAll={() => void page.selectMatching()} onClear={() => selection.set([])}>
            <StatusMenu onChoose={status => runOnSelected(ids => actions.moveAll(ids, status))()} />
            <Button onClick={() => setPrinted(selectedIds)}>{t('slips.print')}</Button>
            <ConfirmButton
              title={count('ask.title')}
              text={t('ask.text')}
              confirm={count('ask.confirm')}
              onConfirm={runOnSelected(actions.removeAll)}
            >
              {t('delete')}
            </ConfirmButton>
          </BulkBar>
        ) : (
          <Toolbar>
            <SearchField label={t('search')} value={list.search} onSearch={list.searchFor} />
            <FilterSelect
              label={t('paid')}
              all={t('all')}
              value={list.filters.payment}
              onChoose={payment => list.filter({ payment })}
              choices={payments.map(value => ({ value, text: t(`payment.${value}`) }))}
            />
            <FilterSelect
              label={t('state')}
              all={t('all')}
              value={list.filters.status}
              onChoose={status => list.filter({ status })}
              choices={statuses.map(value => ({ value, text: t(`status.${value}`) }))}
            />
            <ListMenu name="orders" label={t('title')} columns={columns} source={page.source} />
          </Toolbar>
        )}
        <DataTable
          label={t('list')}
          columns={columns}
          answer={page.answer}
          list={list}
          rows={{ nameOf: ({ order }) => format.orderName(order), hrefOf: addressOf, actionsOf }}
          selection={selection}
        />
      </Paper>
      {printed ? (
        <Suspense>
          <PackingSlips ids={printed} onClose={() => setPrinted(undefined)} />
        </Suspense>
      ) : null}
    </Page>
  )
}
