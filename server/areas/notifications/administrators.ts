/** Notices to administrators. */
import type { Db } from '../../db/store.ts'
import { type Notice, notify } from './notify.ts'

/** Notifies every administrator whose login is no demo; returns the accounts that have something new to show. */
export async function notifyAdministrators(db: Db, notice: Notice, now: Date): Promise<number[]> {
  const administrators = await db.selectFrom('accounts').select('id').where('role', '=', 'admin').where('isDemo', '=', 0).execute()
  const notified: number[] = []
  for (const { id } of administrators) if (await notify(db, id, notice, now)) notified.push(id)
  return notified
}
