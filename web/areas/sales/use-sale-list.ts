/** All sales as a list in the browser. The demonstrations differ in its name and filters only. */
import type { AllowedValues, FilterValues } from '../../ui/list-state.ts'
import { useLocalList } from '../../ui/list/use-local-list.ts'
import { useLive } from '../../platform/live.ts'
import { SalesDocument, type SaleRowFragment, useSalesQuery } from './sales.generated.ts'

export const sorts = {
  PRODUCT: 'product.name',
  DATE: 'date',
  BUYER: 'buyer.name',
  TOTAL: 'payment.total',
  PAID: 'payment.paidAmount',
  RECEIVED: 'payment.receivedPaymentStatus',
  STATUS: 'payment.status',
} as const
export type SaleSort = keyof typeof sorts

export const statuses = ['CONFIRMED', 'COMPLETED', 'CANCELLED'] as const
export const receivedStatuses = ['FULLY_PAID', 'PARTIALLY_PAID', 'UNPAID'] as const

export const saleName = ({ product, buyer }: SaleRowFragment) => `${product.name}, ${buyer.name}`

interface SaleListOptions<Allowed extends Record<string, AllowedValues>> {
  filters?: Allowed
  matches?: (sale: SaleRowFragment, filters: FilterValues<Allowed>) => boolean
}

export function useSaleList<Allowed extends Record<string, AllowedValues>>(name: string, options: SaleListOptions<Allowed> = {}) {
  const { data, failure, retry, refetch } = useLive(useSalesQuery(), ['SALES'])
  const list = useLocalList({
    name: `sales-${name}`,
    query: SalesDocument,
    rows: data?.sales.items,
    failure,
    retry,
    sorts,
    defaultSort: { sort: 'DATE', order: 'DESC' },
    filters: options.filters ?? ({} as Allowed), // without filters, there are none to allow
    textOf: ({ product, buyer }) => `${product.name}\n${buyer.name}`,
    matches: options.matches,
  })
  return { ...list, refetch }
}
