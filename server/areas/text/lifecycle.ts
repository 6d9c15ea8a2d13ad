/** Maintenance of runs and words: at startup, every minute, and at shutdown. */
import type { Parts } from '../../context.ts'
import { forgetKeys } from '../../rest/idempotency.ts'
import { forgetThrottles } from '../../db/use-quotas.ts'
import { forgetTrash } from '../documents/service.ts'
import { publishNotifications } from '../notifications/notify.ts'
import { noticeRun } from '../notifications/occasions.ts'
import { keptUpMs } from '../words/constants.ts'
import { abandonAll, expireGrants, extend, findAbandoned, settle } from '../words/reservations.ts'
import { aliveRuns, runTopic, stopRuns } from './run.ts'

const everyMs = 60_000

/** Sweeps now and every minute, and extends reservations of active runs, until stopped. */
export async function startTextService(parts: Parts): Promise<{ stop: () => Promise<void> }> {
  // SQLite has a single process, so runs of the previous one are abandoned.
  if (parts.store.kind === 'sqlite') await parts.store.transact(db => abandonAll(db, parts.now()))
  await sweep(parts)
  const repeat = (work: (parts: Parts) => Promise<void>, ms: number) =>
    setInterval(() => {
      work(parts).catch((error: unknown) => parts.log.error({ err: error }, `${work.name} failed`))
    }, ms).unref()
  const timers = [repeat(sweep, everyMs), repeat(keepUp, keptUpMs)]
  return {
    async stop() {
      timers.forEach(clearInterval)
      await stopRuns(aliveRuns())
    },
  }
}

/** Extends the reservations of this process's runs, and closes abandoned runs. */
async function keepUp(parts: Parts): Promise<void> {
  const alive = aliveRuns()
  if (alive.length > 0) await parts.store.transact(db => extend(db, alive, parts.now()))
  await closeAbandoned(parts)
}

/** Also expires words, and deletes old runs and old trash. */
export async function sweep(parts: Parts): Promise<void> {
  const now = parts.now()
  await parts.store.transact(async db => {
    await extend(db, aliveRuns(), now)
    await expireGrants(db, now)
    await forgetTrash(db, now)
    await forgetThrottles(db, now)
    await forgetKeys(db, now)
    await db.deleteFrom('textRuns').where('expiresAt', '<', now.toISOString()).where('status', '!=', 'RUNNING').execute()
  })
  await closeAbandoned(parts)
}

/** Ends runs whose process is gone, and refunds their words. */
async function closeAbandoned(parts: Parts): Promise<void> {
  const now = parts.now()
  for (const runId of await findAbandoned(parts.store.db, now)) {
    const notified = await parts.store.transact(async db => {
      await settle(db, runId, 0, now)
      await db
        .updateTable('textRuns')
        .set({ status: 'FAILED', message: 'Interrupted before it ended', finishedAt: now.toISOString() })
        .where('id', '=', runId)
        .where('status', '=', 'RUNNING')
        .execute()
      const { seq } = await db
        .selectFrom('textRunEvents')
        .select(eb => eb.fn.max<number>('seq').as('seq'))
        .where('runId', '=', runId)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('textRunEvents')
        .values({ runId, seq: Number(seq ?? 0) + 1, event: JSON.stringify({ type: 'end' }) })
        .execute()
      return noticeRun(db, runId, now)
    })
    parts.events.publish(runTopic(runId), {})
    if (notified !== null) publishNotifications(parts, notified)
  }
}
