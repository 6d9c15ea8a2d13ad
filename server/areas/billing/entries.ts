/** The ledger of the account's balance. */
import { type Context, requireViewer } from '../../context.ts'
import { type PageArgs, pageBounds } from '../../db/rows.ts'
import { toDollars } from '../../money.ts'
import '../words/tables.ts'

/** The viewer's money entries, newest first. */
export async function listMoneyEntries(ctx: Context, page: PageArgs | null | undefined) {
  const { accountId } = requireViewer(ctx)
  const { limit, offset } = pageBounds(page)
  const own = ctx.db.selectFrom('moneyEntries').where('accountId', '=', accountId)
  const [items, counted] = await Promise.all([
    own.select(['id', 'at', 'cents', 'kind', 'reference']).orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    own.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    items: items.map(({ cents, reference, kind, ...entry }) => ({
      ...entry,
      kind: kind as 'PURCHASE' | 'PLAN_CHANGE' | 'REFUND' | 'TOP_UP', // as `balance.ts` writes them
      amount: toDollars(cents),
      outTradeNo: reference,
    })),
    total: Number(counted.total),
  }
}
