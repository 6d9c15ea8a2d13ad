/** An account's words and their history. */
import { type Context, requireViewer } from '../../context.ts'
import { compileOnce } from '../../db/compile-once.ts'
import { type PageArgs, pageBounds } from '../../db/rows.ts'
import type { Db } from '../../db/store.ts'
import './tables.ts'

export interface WordBalance {
  durWordsLeft: number
  tempWordsLeft: number
}

const sumsOf = (db: Db, accountId: number, at: string) =>
  db
    .selectFrom('wordGrants')
    .select(eb => ['temporary', eb.fn.sum<number>('remaining').as('words')])
    .where('accountId', '=', accountId)
    .where(eb => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', at)]))
    .groupBy('temporary')

function toBalance(sums: { temporary: number; words: number }[]): WordBalance {
  const wordsOf = (temporary: number) => Number(sums.find(sum => sum.temporary === temporary)?.words ?? 0)
  return { durWordsLeft: wordsOf(0), tempWordsLeft: wordsOf(1) }
}

/** Words available now. */
export const readBalance = async (db: Db, accountId: number, now: Date): Promise<WordBalance> =>
  toBalance(await sumsOf(db, accountId, now.toISOString()).execute())

const readSums = compileOnce(db => sumsOf(db, 0, ''))

export const wordBalance = async (ctx: Context, accountId: number): Promise<WordBalance> =>
  toBalance(await readSums(ctx, [accountId, ctx.now().toISOString()]))

const maxDates = 20

/** The viewer's temporary words by when they expire, the soonest first. */
export async function listExpiringWords(ctx: Context): Promise<{ expiresAt: string; words: number }[]> {
  const { accountId } = requireViewer(ctx)
  const rows = await ctx.db
    .selectFrom('wordGrants')
    .select(eb => ['expiresAt', eb.fn.sum<number>('remaining').as('words')])
    .where('accountId', '=', accountId)
    .where('remaining', '>', 0)
    .where('expiresAt', '>', ctx.now().toISOString())
    .groupBy('expiresAt')
    .orderBy('expiresAt')
    .limit(maxDates)
    .execute()
  return rows.map(({ expiresAt, words }) => ({ expiresAt: expiresAt ?? '', words: Number(words) }))
}

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
