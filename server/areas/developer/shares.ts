/** Read-only links to a workspace. */
import { hash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Context, type Parts, requireSession, type Workspace, workspaceOf } from '../../context.ts'
import { conflict, notFound } from '../../errors.ts'
import { dayMs, minuteMs } from '../../time.ts'
import { isUuid, parse } from '../../validation.ts'
import './tables.ts'

const prefix = 'share_'
const maxShares = 10
export const shareDays = z.int().min(1).max(90)

const hashOf = (token: string) => hash('sha256', token, 'base64url')
const columns = ['id', 'createdAt', 'expiresAt', 'lastUsedAt'] as const

/** Links of the viewer's workspace that still work, newest first. */
export async function listShares(ctx: Context) {
  requireSession(ctx)
  return ctx.db
    .selectFrom('shares')
    .select(columns)
    .where('workspaceId', '=', workspaceOf(ctx).id)
    .where('expiresAt', '>', ctx.now().toISOString())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

export async function createShare(ctx: Context, given: number) {
  requireSession(ctx)
  const workspaceId = workspaceOf(ctx).id
  const days = parse(shareDays, given, 'days')
  const token = prefix + randomBytes(32).toString('base64url')
  const now = ctx.now()
  const share = await ctx.store.transact(async db => {
    await db.deleteFrom('shares').where('workspaceId', '=', workspaceId).where('expiresAt', '<=', now.toISOString()).execute()
    const { count } = await db
      .selectFrom('shares')
      .select(eb => eb.fn.countAll().as('count'))
      .where('workspaceId', '=', workspaceId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxShares) throw conflict('TOO_MANY_SHARES', { max: maxShares })
    const values = {
      id: randomUUID(),
      workspaceId,
      tokenHash: hashOf(token),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + days * dayMs).toISOString(),
      lastUsedAt: null,
    }
    return db.insertInto('shares').values(values).returning(columns).executeTakeFirstOrThrow()
  })
  return { share, token, url: `${new URL('/sandbox', ctx.config.appUrl).href}#share=${token}` }
}

export async function revokeShare(ctx: Context, id: string): Promise<string> {
  requireSession(ctx)
  if (!isUuid(id)) throw notFound('NOT_FOUND', { type: 'WorkspaceShare', id: id.slice(0, 40) })
  const { numDeletedRows } = await ctx.store.transact(db =>
    db.deleteFrom('shares').where('id', '=', id).where('workspaceId', '=', workspaceOf(ctx).id).executeTakeFirstOrThrow(),
  )
  if (numDeletedRows === 0n) throw notFound('NOT_FOUND', { type: 'WorkspaceShare', id })
  return id
}

/** The workspace of a link's token; null if it is none, or no longer works. */
export async function findSharedWorkspace(parts: Parts, token: string): Promise<Workspace | null> {
  if (!token.startsWith(prefix) || token.length > 100) return null
  const now = parts.now()
  const found = await parts.store.db
    .selectFrom('shares')
    .select(['id', 'workspaceId', 'expiresAt', 'lastUsedAt'])
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst()
  if (!found || found.expiresAt <= now.toISOString()) return null
  if (now.getTime() - Date.parse(found.lastUsedAt ?? '1970-01-01') > minuteMs)
    await parts.store.transact(db =>
      db
        .updateTable('shares')
        .set({ lastUsedAt: now.toISOString() })
        .where('workspaceId', '=', found.workspaceId)
        .where('id', '=', found.id)
        .execute(),
    )
  return { id: Number(found.workspaceId), kind: 'own', isReadOnly: true }
}
