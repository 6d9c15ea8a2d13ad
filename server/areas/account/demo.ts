/** Demo accounts, available only while DEMO is on. */
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { fold } from '../../db/text.ts'
import { hourMs } from '../../time.ts'
import { createAccount } from './create.ts'
import { takeUse } from '../../db/use-quotas.ts'
import { networkOf } from '../../http/networks.ts'
import { openSession } from './sessions.ts'
import { throttleKey } from '../../db/throttle-rows.ts'

export const demoLogins = [
  { email: 'admin@demo.com', password: 'admin', role: 'admin' },
  { email: 'client@demo.com', password: 'client', role: 'regular' },
] as const

/** Where contact messages of a demo without an administrator go: into the outbox. */
export const demoAdministrator = demoLogins[0].email

/** A past operation of the administrator's demo workspace. */
export interface HistoryEntry {
  at: string
  actor: string
  source: 'ui' | 'graphql' | 'rest' | 'system'
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

type DemoLogin = (typeof demoLogins)[number]

/** The demo login with this address, while DEMO is on. */
export const findDemoLogin = ({ config }: Pick<Context, 'config'>, emailKey: string): DemoLogin | undefined =>
  config.demo ? demoLogins.find(({ email }) => email === emailKey) : undefined

/** Nobody can register with a demo address: its sign-in opens demo accounts. */
export const isDemoAddress = (ctx: Context, emailKey: string): boolean => findDemoLogin(ctx, emailKey) !== undefined

/** Sign-ins for each network. */
const quota = { what: 'Demo sign-ins', count: 60, withinMs: hourMs, reason: 'TOO_MANY_TRIES' } as const

let historyOf: (now: Date) => HistoryEntry[] = () => []

/** Sets the history that demo workspaces start with. Called once. */
export function registerDemoHistory(history: (now: Date) => HistoryEntry[]): void {
  historyOf = history
}

/** Creates a demo account for this visitor alone and signs in. */
export async function openDemoAccount(ctx: Context, { email, role }: DemoLogin, isRemembered: boolean) {
  if (ctx.config.rateLimit > 0) await takeUse(ctx, throttleKey('demo', networkOf(ctx.address)), quota)
  return ctx.store.transact(async db => {
    // The space keeps the key from being an address that anyone can type.
    const account = { email, emailKey: `${email} ${randomUUID()}`, passwordHash: '', role, isDemo: 1 } as const
    const accountId = await createAccount(ctx, db, account)
    await seedHistory(db, accountId, historyOf(ctx.now()))
    return { accountId, auth: await openSession(ctx, db, accountId, isRemembered) }
  })
}

async function seedHistory(db: Db, accountId: number, entries: readonly HistoryEntry[]) {
  const { workspaceId } = await db.selectFrom('accounts').select('workspaceId').where('id', '=', accountId).executeTakeFirstOrThrow()
  const operations = entries.map(({ at, actor, source, area, action, params, summary }, index) => ({
    workspaceId,
    id: index + 1,
    at,
    accountId: null,
    actor,
    source,
    requestId: randomUUID(),
    area,
    action,
    params: JSON.stringify(params),
    summary,
    kind: 'change' as const,
    undoes: null,
    undoneBy: null,
    searchText: fold(`${summary} ${actor}`),
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
