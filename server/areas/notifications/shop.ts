/** What the shop tells its owner of, as far as its settings want it: orders that are paid, payments that fail. */
import { followTable, type RowChange, type WriteContext } from '../../db/changes.ts'
import { toDollars } from '../../money.ts'
import type { OrderPayment, OrderRow } from '../orders/tables.ts'
import { readShopFormat } from '../store/format.ts'
import { findStoreSettings } from '../store/service.ts'
import type { StoreEvent } from '../store/tables.ts'
import { tellOwner } from './sources.ts'
import type { NotificationKind } from './tables.ts'

const kinds: { payment: OrderPayment; kind: NotificationKind & StoreEvent }[] = [
  { payment: 'PAID', kind: 'ORDER_PAID' },
  { payment: 'FAILED', kind: 'PAYMENT_FAILED' },
]

/** Orders whose payment is the given one now, and was not before. */
const becoming = (changes: RowChange[], payment: OrderPayment) =>
  changes.flatMap(({ before, after }) => {
    // The rows of the table have its columns.
    const order = after as unknown as OrderRow | null
    return before && order && before.payment !== payment && order.payment === payment ? [order] : []
  })

followTable('orders', async (ctx: WriteContext, changes) => {
  const happened = kinds.flatMap(({ payment, kind }) => becoming(changes, payment).map(order => ({ kind, order })))
  if (happened.length === 0) return
  const { notifications } = await findStoreSettings(ctx)
  const { currency, orderName } = await readShopFormat(ctx)
  const isWanted = (kind: StoreEvent) => notifications.some(({ event, app }) => event === kind && app)
  const notices = happened
    .filter(({ kind }) => isWanted(kind))
    .map(({ kind, order: { id, order, customerName, spent } }) => ({
      key: `${kind.toLowerCase().replace('_', '-')}:${id}:${ctx.operationId}`,
      kind,
      facts: { name: customerName, title: orderName(order), amount: toDollars(spent), currency },
      link: `/apps/ecommerce/order/details/${order}`,
      actor: customerName,
    }))
  await tellOwner(ctx, notices)
})
