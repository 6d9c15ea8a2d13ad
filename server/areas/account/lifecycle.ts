/** Deletes expired sessions, codes, emails, devices, messages, demo accounts, and deleted accounts. */
import { sql } from 'kysely'
import type { Parts } from '../../context.ts'
import { forgetFilled } from '../../db/demo-rows.ts'
import { deleteWorkspace, forgetSeed } from '../../db/forget-workspace.ts'
import { dayMs, minuteMs } from '../../time.ts'
import '../front/tables.ts'
import '../notifications/tables.ts'
import './tables.ts'

const everyMs = 5 * minuteMs
/** Of this many sweeps, one looks for unused workspaces. */
const seldom = 12
/** Rows per transaction, so that other writes don't wait long. */
const batch = 200

/** How long things are kept after the time in their column, in days. */
const kept = [
  { table: 'sessions', key: 'id', column: 'expiresAt', days: 0 },
  { table: 'sessions', key: 'id', column: 'endsAt', days: 0 },
  { table: 'codes', key: 'id', column: 'expiresAt', days: 1 },
  { table: 'mails', key: 'id', column: 'at', days: 30 },
  { table: 'noticeMails', key: 'id', column: 'at', days: 30 },
  { table: 'webhookDeliveries', key: 'id', column: 'createdAt', days: 30 },
  { table: 'knownOrigins', key: 'originHash', column: 'at', days: 180 },
  { table: 'devices', key: 'deviceHash', column: 'at', days: 180 },
  { table: 'contactMessages', key: 'id', column: 'at', days: 180 },
] as const

/** Days after which a workspace that holds nothing but the seed is emptied. */
const unusedDays = 90

/** Sweeps from now on, until stopped. */
export function startAccountSweeps(parts: Parts): { stop: () => Promise<void> } {
  let round = 0
  const run = async () => {
    try {
      await sweepAccounts(parts)
      if (round++ % seldom === 0) await forgetUnused(parts)
    } catch (error) {
      parts.log.error({ err: error }, 'deleting expired data failed')
    }
  }
  let running = Promise.resolve()
  const timer = setInterval(() => void (running = run()), everyMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString()

/** Deletes what has expired. */
export async function sweepAccounts(parts: Parts): Promise<void> {
  const now = parts.now()
  for (const { table, key, column, days } of kept) await deleteOlder(parts, { table, key, column, than: before(now, days) })
  await deleteAccounts(parts, now)
}

async function deleteOlder({ store }: Parts, { table, key, column, than }: { table: string; key: string; column: string; than: string }) {
  const [name, id, at] = [sql.table(table), sql.ref(key), sql.ref(column)]
  for (;;) {
    const { numAffectedRows } = await store.transact(db =>
      sql`delete from ${name} where ${at} < ${than} and ${id} in (select ${id} from ${name} where ${at} < ${than} limit ${batch})`.execute(
        db,
      ),
    )
    if (Number(numAffectedRows) < batch) return
    await new Promise(setImmediate)
  }
}

/** Demo accounts without a session, and accounts whose time to be restored is over. */
async function deleteAccounts({ store }: Parts, now: Date) {
  for (;;) {
    const gone = await store.db
      .selectFrom('accounts')
      .select(['id', 'workspaceId'])
      .where(eb =>
        eb.or([
          eb('deleteAt', '<=', now.toISOString()),
          eb.and([
            eb('isDemo', '=', 1),
            eb.not(eb.exists(eb.selectFrom('sessions').select('sessions.id').whereRef('sessions.accountId', '=', 'accounts.id'))),
          ]),
        ]),
      )
      .limit(batch)
      .execute()
    for (const { id, workspaceId } of gone)
      await deleteWorkspace(store, Number(workspaceId), db => db.deleteFrom('accounts').where('id', '=', id).execute())
    if (gone.length < batch) return
  }
}

/** Empties workspaces that nobody used for long and that hold nothing but the seed. */
export async function forgetUnused({ store, now }: Parts): Promise<void> {
  const than = before(now(), unusedDays)
  let after = 0
  for (;;) {
    const unused = await store.db
      .selectFrom('accounts')
      .select(['id', 'workspaceId'])
      .where('isDemo', '=', 0)
      .where('lastSeenAt', '<', than)
      .where('id', '>', after)
      .where(eb =>
        eb.exists(eb.selectFrom('workspaceAreas').select('area').whereRef('workspaceAreas.workspaceId', '=', 'accounts.workspaceId')),
      )
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { id, workspaceId } of unused)
      await store.transact(async db => {
        // Locks the account, so that a concurrent sign-in waits and then finds its areas filled again.
        const locked = await db
          .updateTable('accounts')
          .set(eb => ({ lastSeenAt: eb.ref('lastSeenAt') }))
          .where('id', '=', id)
          .where('lastSeenAt', '<', than)
          .executeTakeFirst()
        if (locked.numUpdatedRows > 0n) await forgetSeed(store, db, Number(workspaceId), now())
      })
    if (unused.length < batch) break
    after = unused.at(-1)?.id ?? 0
  }
  // Other processes may have emptied workspaces.
  forgetFilled(store)
}
