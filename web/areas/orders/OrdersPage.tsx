import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { PeriodFilter } from '../../ui/list/PeriodFilter.tsx'
import { day } from '../../ui/list/periods.ts'
import { defineList, useList } from '../../ui/list/use-list.ts'
import { useOrderActions } from './order-actions.ts'
import { payments, statuses, views } from './order-filters.ts'
import { addressOf } from './order-list.ts'
import { orderCard, orderColumns, sorts } from './OrderColumns.tsx'
import { OrdersPageDocument } from './orders.generated.ts'
import { OrderTiles } from './OrderTiles.tsx'

const PackingSlips = lazyPart(async () => (await import('./PackingSlips.tsx')).PackingSlips)

const ordersList = defineList({
  name: 'orders',
  query: OrdersPageDocument,
  select: data => data.orders,
  live: ['ORDERS'],
  sorts,
  defaultSort: { sort: 'DATE', order: 'DESC' },
  filters: { view: views, status: statuses, payment: payments, from: day, to: day },
})

export function OrdersPage() {
  const { t, tCount, lang } = useTranslations('orders')
  const format = useStoreFormat()
  const navigate = useNavigate()
  const list = useList(ordersList)
  const { filters, filter } = list
  const summary = list.data?.orderSummary
  const totals = list.data?.orderTotals
  const [printed, setPrinted] = useState<string[]>()
  const actions = useOrderActions(list.change, {
    onPrint: setPrinted,
    // The order's page asks for confirmation before it delivers an unpaid order.
    onDeliverUnpaid: order => void navigate(`${addressOf(order)}?form=deliver`),
  })
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value, lang))

  return (
    <ListPage
      list={list}
      text={{ title: t('title'), subtitle: t('lead'), search: t('search'), empty: t('empty') }}
      rows={{
        columns: orderColumns(t, format),
        nameOf: ({ order }) => format.orderName(order),
        hrefOf: addressOf,
        cardOf: order => orderCard(order, format),
        actions,
        actionSlots: 2,
      }}
      summary={<OrderTiles summary={summary} isFailed={list.isFailed} filters={filters} onFilter={filter} />}
      filters={
        <>
          <FilterChips
            label={t('views.label')}
            value={filters.view}
            onChoose={view => filter({ view })}
            choices={[
              { text: t('views.ALL'), count: count(summary?.total) },
              { value: 'TO_SHIP', text: t('views.TO_SHIP'), count: count(summary?.toShip) },
              { value: 'OUT_FOR_DELIVERY', text: t('views.OUT_FOR_DELIVERY'), count: count(summary?.outForDelivery) },
              { value: 'DELIVERED', text: t('views.DELIVERED'), count: count(summary?.delivered) },
              { value: 'UNPAID', text: t('views.UNPAID'), count: count(summary?.unpaid) },
            ]}
          />
          <FilterSelect
            label={t('paid')}
            all={t('all')}
            value={filters.payment}
            onChoose={payment => filter({ payment })}
            choices={payments.map(value => ({ value, text: t(`payment.${value}`) }))}
          />
          <FilterSelect
            label={t('state')}
            all={t('all')}
            value={filters.status}
            onChoose={status => filter({ status })}
            choices={statuses.map(value => ({ value, text: t(`status.${value}`) }))}
          />
          {filters.from || filters.to ? <PeriodFilter label={t('date')} any={t('anyDate')} span={filters} onSpan={filter} /> : null}
          {totals && list.state.isFiltered ? (
            <Box role="status" sx={{ fontSize: 14, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {tCount('totals', totals.count, { total: format.money(totals.net) })}
            </Box>
          ) : null}
        </>
      }
    >
      {printed ? <PackingSlips ids={printed} onClose={() => setPrinted(undefined)} /> : null}
    </ListPage>
  )
}
OrdersPage.preload = ordersList.preload
