/** Notifications of the store, as its settings allow: orders, stock, and customers. */
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
import { notifyOwner } from './sources.ts'
import type { NotificationKind } from './tables.ts'

type Kind = NotificationKind & StoreEvent

/** A larger operation is a bulk action or an import, which needs no notification. */
const maxRowsNotified = 5

/** Rows that meet the condition now but did not before. */
const becoming = <Row>(changes: RowChange[], matches: (row: Row) => boolean): Row[] =>
  changes.flatMap(({ before, after }) => {
    // The rows of a table have its columns.
    const [old, now] = [before, after] as unknown as [Row | null, Row | null]
    return now && matches(now) && !(old && matches(old)) ? [now] : []
  })

async function notifyOf<Row extends { id: number }>(
  ctx: WriteContext,
  kind: Kind,
  happened: Row[],
  noticeOf: (row: Row) => Omit<Notice, 'key' | 'kind'> | Promise<Omit<Notice, 'key' | 'kind'>>,
) {
  if (happened.length === 0 || happened.length > maxRowsNotified) return
  const { notifications } = await findStoreSettings(ctx)
  if (!notifications.some(({ event, app }) => event === kind && app)) return
  const notices = happened.map(async row => ({ ...(await noticeOf(row)), kind, key: `${kind}:${row.id}:${ctx.operationId}` }))
  await notifyOwner(ctx, await Promise.all(notices))
}

const ofOrders: Partial<Record<Kind, (order: OrderRow) => boolean>> = {
  ORDER_PAID: ({ payment }) => payment === 'PAID',
  PAYMENT_FAILED: ({ payment }) => payment === 'FAILED',
  ORDER_SENT: ({ status }) => status === 'OUT_FOR_DELIVERY',
}

onTableChange(orders, async (ctx, changes) => {
  // A restored order was not just paid.
  const changed = changes.filter(({ before }) => before)
  const noticeOf = async ({ order, customerName, spent }: OrderRow) => {
    const { currency, orderName } = await readShopFormat(ctx)
    const facts = { name: customerName, title: orderName(order), amount: toDollars(spent), currency }
    return { facts, link: `/apps/ecommerce/order/details/${order}`, actor: customerName }
  }
  for (const [kind, matches] of Object.entries(ofOrders)) await notifyOf(ctx, kind as Kind, becoming(changed, matches), noticeOf) // the keys written above
})

onTableChange(products, (ctx, changes) =>
  notifyOf(
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
  notifyOf(
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
