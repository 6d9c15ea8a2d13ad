/** What the shop tells its owner of, as far as its settings want it: orders, stock and customers. */
import { onTableChange, type RowChange, type WriteContext } from '../../db/changes.ts'
import { toDollars } from '../../money.ts'
import { type CustomerRow, customers } from '../customers/tables.ts'
import { type OrderRow, orders } from '../orders/tables.ts'
import { isLow } from '../products/stock.ts'
import { type ProductRow, products } from '../products/tables.ts'
import { readShopFormat } from '../store/format.ts'
import { findStoreSettings } from '../store/service.ts'
import type { StoreEvent } from '../store/tables.ts'
import type { Notice } from './notify.ts'
import { tellOwner } from './sources.ts'
import type { NotificationKind } from './tables.ts'

type Kind = NotificationKind & StoreEvent

/** Of what one operation does to more, nothing is told: whoever imports a file or ships a batch knows it. */
const mostTold = 5

/** Rows for which something is true now that was not before; for a new row, nothing was. */
const becoming = <Row>(changes: RowChange[], isSo: (row: Row) => boolean): Row[] =>
  changes.flatMap(({ before, after }) => {
    // The rows of a table have its columns.
    const [old, now] = [before, after] as unknown as [Row | null, Row | null]
    return now && isSo(now) && !(old && isSo(old)) ? [now] : []
  })

async function tellOf<Row extends { id: number }>(
  ctx: WriteContext,
  kind: Kind,
  happened: Row[],
  noticeOf: (row: Row) => Omit<Notice, 'key' | 'kind'> | Promise<Omit<Notice, 'key' | 'kind'>>,
) {
  if (happened.length === 0 || happened.length > mostTold) return
  const { notifications } = await findStoreSettings(ctx)
  if (!notifications.some(({ event, app }) => event === kind && app)) return
  const notices = happened.map(async row => ({ ...(await noticeOf(row)), kind, key: `${kind}:${row.id}:${ctx.operationId}` }))
  await tellOwner(ctx, await Promise.all(notices))
}

const ofOrders: Partial<Record<Kind, (order: OrderRow) => boolean>> = {
  ORDER_PAID: ({ payment }) => payment === 'PAID',
  PAYMENT_FAILED: ({ payment }) => payment === 'FAILED',
  ORDER_SENT: ({ status }) => status === 'OUT_FOR_DELIVERY',
}

onTableChange(orders, async (ctx, changes) => {
  // An order that comes back with its payment was not paid just now.
  const changed = changes.filter(({ before }) => before)
  const noticeOf = async ({ order, customerName, spent }: OrderRow) => {
    const { currency, orderName } = await readShopFormat(ctx)
    const facts = { name: customerName, title: orderName(order), amount: toDollars(spent), currency }
    return { facts, link: `/apps/ecommerce/order/details/${order}`, actor: customerName }
  }
  for (const [kind, isSo] of Object.entries(ofOrders)) await tellOf(ctx, kind as Kind, becoming(changed, isSo), noticeOf) // the keys written above
})

onTableChange(products, (ctx, changes) =>
  tellOf(
    ctx,
    'STOCK_LOW',
    becoming<ProductRow>(
      changes.filter(({ before }) => before),
      isLow,
    ),
    ({ id, productName }) => ({
      facts: { title: productName },
      link: `/apps/ecommerce/product/edit/${id}`,
    }),
  ),
)

onTableChange(customers, (ctx, changes) =>
  tellOf(
    ctx,
    'CUSTOMER_ADDED',
    becoming<CustomerRow>(changes, () => true),
    ({ customerId, customer }) => ({
      facts: { name: customer },
      link: `/apps/ecommerce/customer/details/${customerId}`,
      actor: customer,
    }),
  ),
)
