/** Compares every balance with its ledger, and every order with what it granted. */
import { sql } from 'kysely'
import type { Store } from '../../db/store.ts'
import '../billing/tables.ts'
import './tables.ts'

/** One line per difference; empty if all balances match. */
export async function reconcile({ db }: Store): Promise<string[]> {
  const differences: string[] = []
  const grants = await sql<{ id: number; remaining: number; total: number }>`
    select g.id, g.remaining, coalesce(sum(e.words), 0) as total from ${sql.table('wordGrants')} g
    left join ${sql.table('wordEntries')} e on e.${sql.ref('grantId')} = g.id group by g.id, g.remaining having g.remaining <> coalesce(sum(e.words), 0)`.execute(
    db,
  )
  for (const { id, remaining, total } of grants.rows) differences.push(`grant ${id} holds ${remaining} words, its entries sum to ${total}`)
  const entries = await sql<{ id: number; grantId: number }>`
    select e.id, e.${sql.ref('grantId')} from ${sql.table('wordEntries')} e left join ${sql.table('wordGrants')} g
    on g.id = e.${sql.ref('grantId')} and g.${sql.ref('accountId')} = e.${sql.ref('accountId')} where g.id is null`.execute(db)
  for (const { id, grantId } of entries.rows) differences.push(`entry ${id} belongs to grant ${grantId}, which the account does not have`)
  const money = await sql<{ id: number; cents: number; total: number }>`
    select a.id, a.${sql.ref('moneyCents')} as cents, coalesce(sum(e.cents), 0) as total from accounts a
    left join ${sql.table('moneyEntries')} e on e.${sql.ref('accountId')} = a.id group by a.id, a.${sql.ref('moneyCents')} having a.${sql.ref('moneyCents')} <> coalesce(sum(e.cents), 0)`.execute(
    db,
  )
  for (const { id, cents, total } of money.rows) differences.push(`account ${id} holds ${cents} cents, its entries sum to ${total}`)
  const runs = await sql<{ runId: string; state: string; words: number; charged: number; status: string; total: number }>`
    select r.${sql.ref('runId')}, r.state, r.words, t.${sql.ref('wordsCharged')} as charged, t.status, coalesce(sum(e.words), 0) as total
    from reservations r join ${sql.table('textRuns')} t on t.id = r.${sql.ref('runId')}
    left join ${sql.table('wordEntries')} e on e.${sql.ref('runId')} = r.${sql.ref('runId')}
    group by r.${sql.ref('runId')}, r.state, r.words, t.${sql.ref('wordsCharged')}, t.status`.execute(db)
  for (const { runId, state, words, charged, status, total } of runs.rows) {
    const expected = state === 'reserved' ? words : charged
    if (-Number(total) !== Number(expected))
      differences.push(`run ${runId} (${status}, ${state}) should have moved ${expected} words, its entries sum to ${total}`)
    if (state === 'reserved' && status !== 'RUNNING') differences.push(`run ${runId} has ended (${status}) and still holds ${words} words`)
  }
  differences.push(...(await checkOrders({ db })))
  return differences
}

/** Every paid order has one grant for each item, every refund took words back, and every event had one effect. */
async function checkOrders({ db }: Pick<Store, 'db'>): Promise<string[]> {
  const differences: string[] = []
  const r = (name: string) => sql.ref(name)
  const items = await sql<{ outTradeNo: string; packId: string; status: string; granted: number; total: number }>`
    select i.${r('outTradeNo')}, i.${r('packId')}, o.status, i.${r('wordsGranted')} as granted, coalesce(sum(e.words), 0) as total
    from ${sql.table('paymentOrderItems')} i join ${sql.table('paymentOrders')} o on o.${r('outTradeNo')} = i.${r('outTradeNo')}
    left join ${sql.table('wordEntries')} e on e.${r('grantId')} = i.${r('grantId')} and e.kind = 'GRANT'
    group by i.id, i.${r('outTradeNo')}, i.${r('packId')}, o.status, i.${r('wordsGranted')}
    having coalesce(sum(e.words), 0) <> i.${r('wordsGranted')} or (i.${r('wordsGranted')} > 0 and o.status not in ('paid', 'refunded'))`.execute(
    db,
  )
  for (const { outTradeNo, packId, status, granted, total } of items.rows)
    differences.push(`order ${outTradeNo} (${status}) should have granted ${granted} words of ${packId}, it granted ${total}`)
  const sums = ['subtotalCents', 'discountCents', 'taxCents', 'totalCents', 'wordsGranted', 'wordsTaken', 'refundedCents'] as const
  const orders = await sql<
    { outTradeNo: string; status: string; taken: number; back: number; grants: number; granting: number } & Record<string, unknown>
  >`
    select o.*, o.${r('wordsTaken')} as taken, coalesce(e.back, 0) as back, coalesce(e.grants, 0) as grants, coalesce(i.granting, 0) as granting,
      ${sql.join(sums.map(name => sql`coalesce(i.${r(name)}, 0) as ${r(`${name}OfItems`)}`))}
    from ${sql.table('paymentOrders')} o
    left join (select ${r('outTradeNo')}, ${sql.join(sums.map(name => sql`sum(${r(name)}) as ${r(name)}`))},
        sum(case when ${r('wordsGranted')} > 0 then 1 else 0 end) as granting
      from ${sql.table('paymentOrderItems')} group by ${r('outTradeNo')}) i on i.${r('outTradeNo')} = o.${r('outTradeNo')}
    left join (select ${r('outTradeNo')}, sum(case when kind = 'REFUND' then -words else 0 end) as back,
        sum(case when kind = 'GRANT' then 1 else 0 end) as grants
      from ${sql.table('wordEntries')} where ${r('outTradeNo')} is not null group by ${r('outTradeNo')}) e on e.${r('outTradeNo')} = o.${r('outTradeNo')}`.execute(
    db,
  )
  for (const { outTradeNo, status, taken, back, grants, granting, ...order } of orders.rows) {
    if (Number(grants) !== Number(granting))
      differences.push(`order ${outTradeNo} (${status}) should have ${granting} grants, it has ${grants}`)
    if (Number(back) !== Number(taken)) differences.push(`order ${outTradeNo} took back ${taken} words, its entries sum to ${back}`)
    for (const name of sums)
      if (Number(order[name]) !== Number(order[`${name}OfItems`]))
        differences.push(`order ${outTradeNo} has ${name} of ${Number(order[name])}, its items sum to ${Number(order[`${name}OfItems`])}`)
  }
  const renewals = await sql<{ id: string }>`
    select p.id from ${sql.table('paymentEvents')} p left join ${sql.table('wordGrants')} g on g.id = p.${r('grantId')}
    where p.effect = 'renewed' and g.id is null
      and exists (select 1 from ${sql.table('paymentOrders')} o where o.${r('outTradeNo')} = p.${r('outTradeNo')})`.execute(db)
  for (const { id } of renewals.rows) differences.push(`event ${id} renewed a plan, but granted no words`)
  const money = await sql<{ outTradeNo: string; total: number; refunded: number; paid: number }>`
    select o.${r('outTradeNo')}, o.${r('totalCents')} as total, o.${r('refundedCents')} as refunded, coalesce(sum(e.cents), 0) as paid
    from ${sql.table('paymentOrders')} o left join ${sql.table('moneyEntries')} e on e.reference = o.${r('outTradeNo')}
    where o.method = 'balance' and o.status in ('paid', 'refunded')
    group by o.${r('outTradeNo')}, o.${r('totalCents')}, o.${r('refundedCents')}
    having coalesce(sum(e.cents), 0) <> o.${r('refundedCents')} - o.${r('totalCents')}`.execute(db)
  for (const { outTradeNo, total, refunded, paid } of money.rows)
    differences.push(`order ${outTradeNo} cost ${total} cents less ${refunded} refunded, its money entries sum to ${paid}`)
  return differences
}
