/** Word grants. */
import type { Db } from '../../db/store.ts'
import { welcome } from './constants.ts'
import './tables.ts'

export interface Grant {
  words: number
  /** Undefined for permanent words. */
  expiresAt?: string | undefined
  /** The payment order that bought them. */
  outTradeNo?: string
  /** When to tell the owner that the words expire soon. */
  noticeAt?: string | undefined
}

/** Grants words and returns the id of the grant, in the caller's transaction. */
export async function grantWords(db: Db, accountId: number, { words, expiresAt, outTradeNo, noticeAt }: Grant, now: Date): Promise<number> {
  const at = now.toISOString()
  const { id } = await db
    .insertInto('wordGrants')
    .values({
      accountId,
      temporary: expiresAt ? 1 : 0,
      expiresAt: expiresAt ?? null,
      granted: words,
      remaining: words,
      createdAt: at,
      noticeAt: noticeAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('wordEntries')
    .values({ accountId, grantId: id, words, kind: 'GRANT', runId: null, outTradeNo: outTradeNo ?? null, at })
    .execute()
  return id
}

/** The welcome grant of a new account. */
export async function grantWelcome(db: Db, accountId: number, now: Date): Promise<void> {
  await grantWords(
    db,
    accountId,
    { words: welcome.temporaryWords, expiresAt: new Date(now.getTime() + welcome.temporaryMs).toISOString() },
    now,
  )
  await grantWords(db, accountId, { words: welcome.permanentWords }, now)
}
