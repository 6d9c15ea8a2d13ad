import { formatMoney } from '../../../platform/format-figures.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { FilterSelect } from '../../../ui/list/FilterSelect.tsx'
import { ListSection } from '../../../ui/list/ListSection.tsx'
import { useList } from '../../../ui/list/use-list.ts'
import type { Column } from '../../../ui/table-types.ts'
import { useSaleColumns } from '../SaleColumns.tsx'
import { type SaleRowFragment, SalesPageDocument } from '../sales.generated.ts'
import { saleName, statuses } from '../use-sale-list.ts'

/** What the server sorts by. */
const sorts = { PRODUCT: 'product.name', DATE: 'date', BUYER: 'buyer.name', TOTAL: 'payment.total', STATUS: 'payment.status' } as const
type Sort = keyof typeof sorts

const isSort = (sort: string | undefined): sort is Sort => sort !== undefined && sort in sorts

export function ServerDemo() {
  const { t, lang } = useTranslations('sales')
  const list = useList({
    name: 'sales-server',
    query: SalesPageDocument,
    select: data => data.sales,
    live: ['SALES'],
    sorts,
    defaultSort: { sort: 'DATE', order: 'DESC' },
    filters: { status: statuses },
  })
  const { columns, cardOf } = useSaleColumns()
  const totals = list.data?.saleTotals
  const total = { TOTAL: totals?.total, PAID: totals?.paid }
  const serverColumns = columns.map(({ sort, moreSorts: _, ...column }): Column<SaleRowFragment, Sort> => {
    const sum = sort === 'TOTAL' || sort === 'PAID' ? total[sort] : undefined
    return { ...column, key: sort, ...(isSort(sort) && { sort }), total: sum === undefined ? undefined : formatMoney(sum, lang) }
  })
  return (
    <ListSection
      list={list}
      label={t('sales')}
      search={t('search')}
      rows={{
        columns: serverColumns,
        cardOf,
        nameOf: saleName,
      }}
      filters={
        <FilterSelect
          label={t('status')}
          all={t('all')}
          value={list.filters.status}
          onChoose={status => list.filter({ status })}
          choices={statuses.map(value => ({ value, text: t(`saleStatus.${value}`) }))}
        />
      }
    />
  )
}
