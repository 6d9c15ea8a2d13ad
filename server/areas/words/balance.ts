/** An account's words and their history. */
import { type Context, requireViewer } from '../../context.ts'
import { type PageArgs, pageBounds } from '../../db/rows.ts'
import type { Db } from '../../db/store.ts'
import './tables.ts'

export interface WordBalance {
  durWordsLeft: number
  tempWordsLeft: number
}

/** Words available now. */
export async function readBalance(db: Db, accountId: number, now: Date): Promise<WordBalance> {
  const sums = await db
    .selectFrom('wordGrants')
    .select(eb => ['temporary', eb.fn.sum<number>('remaining').as('words')])
    .where('accountId', '=', accountId)
    .where(eb => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now.toISOString())]))
    .groupBy('temporary')
    .execute()
  const wordsOf = (temporary: number) => Number(sums.find(sum => sum.temporary === temporary)?.words ?? 0)
  return { durWordsLeft: wordsOf(0), tempWordsLeft: wordsOf(1) }
}

export const wordBalance = (ctx: Context, accountId: number) => readBalance(ctx.db, accountId, ctx.now())

/** The viewer's word history, the latest first. */
export async function listWordEntries(ctx: Context, page: PageArgs | null | undefined) {
  const { accountId } = requireViewer(ctx)
  const { limit, offset } = pageBounds(page)
  const mine = ctx.db.selectFrom('wordEntries').where('wordEntries.accountId', '=', accountId)
  const [items, counted] = await Promise.all([
    mine
      .innerJoin('wordGrants', 'wordGrants.id', 'wordEntries.grantId')
      .select(['wordEntries.id', 'at', 'words', 'kind', 'runId', 'wordEntries.outTradeNo', 'temporary'])
      .orderBy('wordEntries.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    mine.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items: items.map(entry => ({ ...entry, temporary: entry.temporary === 1 })), total: Number(counted.total) }
}
