import { useTranslations } from '../../../platform/languages.ts'
import { FilterSelect } from '../../../ui/list/FilterSelect.tsx'
import { ListSection } from '../../../ui/list/ListSection.tsx'
import { useSaleColumns } from '../SaleColumns.tsx'
import { receivedStatuses, saleName, statuses, useSaleList } from '../use-sale-list.ts'

const periods = ['DAYS_7', 'DAYS_30', 'DAYS_90'] as const
const days = { DAYS_7: 7, DAYS_30: 30, DAYS_90: 90 }
const amounts = ['UNDER_50', 'FROM_50', 'FROM_200'] as const
const bounds = { UNDER_50: [0, 50], FROM_50: [50, 200], FROM_200: [200, Infinity] } as const
const anyText = /\S/

const isWithin = (date: string, period: keyof typeof days) => Date.parse(date) > Date.now() - days[period] * 86_400_000

export function FiltersDemo() {
  const { t, lang } = useTranslations('sales')
  const list = useSaleList('filters', {
    filters: { product: anyText, period: periods, buyer: anyText, amount: amounts, received: receivedStatuses, status: statuses },
    matches: ({ product, date, buyer, payment }, { product: category, period, buyer: name, amount, received, status }) =>
      (!category || product.category === category) &&
      (!period || isWithin(date, period)) &&
      (!name || buyer.name === name) &&
      (!amount || (payment.total >= bounds[amount][0] && payment.total < bounds[amount][1])) &&
      (!received || payment.receivedPaymentStatus === received) &&
      (!status || payment.status === status),
  })
  const { columns, cardOf } = useSaleColumns(list.matching)
  const { filters, filter } = list
  const namesOf = (names: string[]) =>
    [...new Set(names)].toSorted((a, b) => a.localeCompare(b, lang)).map(value => ({ value, text: value }))
  return (
    <ListSection
      list={list}
      label={t('sales')}
      rows={{ columns, cardOf, nameOf: saleName }}
      filters={
        <>
          <FilterSelect
            label={t('product')}
            all={t('all')}
            value={filters.product}
            onChoose={product => filter({ product })}
            choices={namesOf(list.rows.map(({ product }) => product.category))}
          />
          <FilterSelect
            label={t('date')}
            all={t('all')}
            value={filters.period}
            onChoose={period => filter({ period })}
            choices={periods.map(value => ({ value, text: t(`lastDays.${value}`) }))}
          />
          <FilterSelect
            label={t('buyer')}
            all={t('all')}
            value={filters.buyer}
            onChoose={buyer => filter({ buyer })}
            choices={namesOf(list.rows.map(({ buyer }) => buyer.name))}
          />
          <FilterSelect
            label={t('amount')}
            all={t('all')}
            value={filters.amount}
            onChoose={amount => filter({ amount })}
            choices={amounts.map(value => ({ value, text: t(`amounts.${value}`) }))}
          />
          <FilterSelect
            label={t('received')}
            all={t('all')}
            value={filters.received}
            onChoose={received => filter({ received })}
            choices={receivedStatuses.map(value => ({ value, text: t(`receivedStatus.${value}`) }))}
          />
          <FilterSelect
            label={t('status')}
            all={t('all')}
            value={filters.status}
            onChoose={status => filter({ status })}
            choices={statuses.map(value => ({ value, text: t(`saleStatus.${value}`) }))}
          />
        </>
      }
    />
  )
}
