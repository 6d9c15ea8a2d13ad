/** Demo accounts, available only while DEMO is on. */
import { randomUUID } from 'node:crypto'
import type { Context, Parts } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { fold } from '../../db/text.ts'
import { hashPassword } from './passwords.ts'
import { createAccount } from './service.ts'

export const demoLogins = [
  { email: 'admin@demo.com', password: 'admin', role: 'admin' },
  { email: 'client@demo.com', password: 'client', role: 'regular' },
] as const

/** A past operation of the administrator's demo workspace. */
export interface HistoryEntry {
  at: string
  actor: string
  door: 'ui' | 'graphql' | 'system'
  area: string
  action: string
  params: object
  summary: string
  table: string
  before: Record<string, unknown> | null
  after: { id: number }
}

/** The demo credentials, if they may be shown. */
export const listDemoLogins = ({ config }: Pick<Context, 'config'>) =>
  config.demo ? demoLogins.map(({ email, password }) => ({ email, password })) : []

/** Creates missing demo accounts; safe when several processes start at once. */
export async function seedDemoAccounts(parts: Parts, history: (now: Date) => HistoryEntry[]): Promise<void> {
  if (!parts.config.demo) return
  for (const { email, password, role } of demoLogins) {
    const exists = await parts.store.db.selectFrom('accounts').select('id').where('emailKey', '=', email).executeTakeFirst()
    if (exists) continue
    const passwordHash = await hashPassword(password)
    await parts.store
      .transact(async db => {
        const accountId = await createAccount(parts, db, { email, emailKey: email, passwordHash, role, isDemo: 1 })
        if (role === 'admin') await seedHistory(db, accountId, history(parts.now()))
      })
      .catch(async (error: unknown) => {
        // Another process created the account first.
        const made = await parts.store.db.selectFrom('accounts').select('id').where('emailKey', '=', email).executeTakeFirst()
        if (!made) throw error
      })
  }
}

/** Seeds some history, so that the administrator's first page is not empty. */
async function seedHistory(db: Db, accountId: number, entries: readonly HistoryEntry[]) {
  const { workspaceId } = await db.selectFrom('accounts').select('workspaceId').where('id', '=', accountId).executeTakeFirstOrThrow()
  const operations = entries.map(({ at, actor, door, area, action, params, summary }, index) => ({
    workspaceId,
    id: index + 1,
    at,
    accountId: null,
    actor,
    door,
    requestId: randomUUID(),
    area,
    action,
    params: JSON.stringify(params),
    summary,
    kind: 'change' as const,
    undoes: null,
    undoneBy: null,
    hay: fold(`${summary} ${actor}`),
  }))
  const changes = entries.map(({ table, before, after }, index) => ({
    workspaceId,
    operationId: index + 1,
    position: 0,
    tableName: table,
    rowId: after.id,
    before: before && JSON.stringify(before),
    after: JSON.stringify(after),
  }))
  await db.insertInto('operations').values(operations).execute()
  await db.insertInto('rowChanges').values(changes).execute()
  await db.updateTable('workspaces').set({ revision: entries.length }).where('id', '=', workspaceId).execute()
}
