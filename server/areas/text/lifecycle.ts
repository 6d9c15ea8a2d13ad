/** What keeps runs and words right over time: swept at start and every minute, ended cleanly at shutdown. */
import type { Parts } from '../../context.ts'
import { forgetThrottles } from '../account/quota.ts'
import { forgetTrash } from '../documents/service.ts'
import { expireGrants, extend, findAbandoned, settle } from '../words/reservations.ts'
import { aliveRuns, runTopic, stopRuns } from './run.ts'

const everyMs = 60_000

/** Sweeps once, then every minute, until stopped. */
export async function startTextService(parts: Parts): Promise<{ stop: () => Promise<void> }> {
  await sweep(parts)
  const timer = setInterval(() => {
    sweep(parts).catch((error: unknown) => parts.log.error({ err: error }, 'sweep failed'))
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await stopRuns(aliveRuns())
    },
  }
}

/** Extends what runs here, gives back what nobody extends, expires words, forgets old runs and old trash. */
export async function sweep(parts: Parts): Promise<void> {
  const now = parts.now()
  await parts.store.transact(async db => {
    await extend(db, aliveRuns(), now)
    await expireGrants(db, now)
    await forgetTrash(db, now)
    await forgetThrottles(db, now)
    await db.deleteFrom('textRuns').where('expiresAt', '<', now.toISOString()).where('status', '!=', 'RUNNING').execute()
  })
  for (const runId of await findAbandoned(parts.store.db, now)) {
    await parts.store.transact(async db => {
      await settle(db, runId, 0, now)
      await db
        .updateTable('textRuns')
        .set({ status: 'FAILED', message: 'Interrupted before it ended. Nothing was charged', finishedAt: now.toISOString() })
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
    })
    parts.events.publish(runTopic(runId), {})
  }
}
