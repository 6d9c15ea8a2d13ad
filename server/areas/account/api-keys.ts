/** API keys: tokens for programs, of which only the hash is stored. They cannot change how the account is signed in to. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { withoutCards } from '../../card-numbers.ts'
import { type Context, requireSession } from '../../context.ts'
import { conflict, notFound } from '../../errors.ts'
import { dayMs } from '../../time.ts'
import { optional, parse } from '../../validation.ts'
import { lockAccount } from '../words/reservations.ts'
import { confirmPassword } from './confirm-password.ts'
import { hashKey, keyPrefix } from './key-viewer.ts'
import { mailNotice } from './security-mail.ts'
import './tables.ts'

const maxKeys = 20
/** Characters of a key that its owner can tell it by. */
const shownLength = 10

export const keyScopes = ['read', 'write'] as const
export type KeyScope = (typeof keyScopes)[number]

const input = z.object({
  name: withoutCards(z.string().trim().min(1).max(60)),
  scope: z.enum(keyScopes),
  expiresInDays: optional(z.int().min(1).max(3650)),
})
export type ApiKeyInput = z.input<typeof input> & { password: string }

export interface ApiKey {
  id: number
  name: string
  scope: KeyScope
  /** How the key begins. */
  start: string
  createdAt: string
  expiresAt: string | null
  lastUsedAt: string | null
}

const shown = ['id', 'name', 'scope', 'start', 'createdAt', 'expiresAt', 'lastUsedAt'] as const

/** The viewer's keys, the latest first. */
export async function listApiKeys(ctx: Context): Promise<ApiKey[]> {
  const { accountId } = requireSession(ctx)
  return ctx.db.selectFrom('apiKeys').select(shown).where('accountId', '=', accountId).orderBy('id', 'desc').execute()
}

/** Creates a key, which is returned this once. */
export async function createApiKey(ctx: Context, { password, ...given }: ApiKeyInput): Promise<{ key: string; apiKey: ApiKey }> {
  const { accountId, email } = requireSession(ctx)
  const { name, scope, expiresInDays } = parse(input, given)
  await confirmPassword(ctx, password)
  const key = keyPrefix + randomBytes(32).toString('base64url')
  const now = ctx.now()
  const apiKey = await ctx.store.transact(async db => {
    await lockAccount(db, accountId)
    const { count } = await db
      .selectFrom('apiKeys')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxKeys) throw conflict('TOO_MANY_API_KEYS', { max: maxKeys })
    return db
      .insertInto('apiKeys')
      .values({
        accountId,
        name,
        scope,
        start: key.slice(0, shownLength),
        keyHash: hashKey(key),
        createdAt: now.toISOString(),
        expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs).toISOString(),
        lastUsedAt: null,
      })
      .returning(shown)
      .executeTakeFirstOrThrow()
  })
  mailNotice(ctx, email, 'API_KEY_CREATED')
  return { key, apiKey }
}

/** Revokes a key; it stops working at once. */
export async function revokeApiKey(ctx: Context, id: number): Promise<number> {
  const { accountId } = requireSession(ctx)
  const { numDeletedRows } = await ctx.store.transact(db =>
    db.deleteFrom('apiKeys').where('id', '=', id).where('accountId', '=', accountId).executeTakeFirstOrThrow(),
  )
  if (numDeletedRows === 0n) throw notFound('API_KEY_NOT_FOUND', { id })
  ctx.events.publish(`account:${accountId}`, {})
  return id
}
