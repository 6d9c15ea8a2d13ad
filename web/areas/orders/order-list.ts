/** Links the order list with its detail pages; orders are titled by number. */
import { recordList } from '../../ui/list/record-pager.ts'
import { OrdersPageDocument } from './orders.generated.ts'

export const addressOf = ({ order }: { order: number }): string => `/apps/ecommerce/order/details/${order}`

export const orderList = recordList({
  name: 'orders',
  path: '/apps/ecommerce/order/list',
  query: OrdersPageDocument,
  select: data => data.orders,
  hrefOf: addressOf,
})
