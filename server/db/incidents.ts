/** Incidents: internal errors and rejected sign-ins, kept for a week and counted for administrators. */
import type { Parts } from '../context.ts'

const keptMs = 7 * 24 * 60 * 60 * 1000

/** Records an incident in the background; a failure to record it is ignored. */
export function recordIncident(parts: Pick<Parts, 'store' | 'now' | 'log'>, kind: 'fault' | 'failedLogin'): void {
  const now = parts.now()
  parts.store
    .transact(async db => {
      await db.insertInto('incidents').values({ kind, at: now.toISOString() }).execute()
      await db
        .deleteFrom('incidents')
        .where('kind', '=', kind)
        .where('at', '<', new Date(now.getTime() - keptMs).toISOString())
        .execute()
    })
    .catch((error: unknown) => parts.log.warn({ err: error }, 'an incident was not counted'))
}
