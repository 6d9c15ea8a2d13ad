/** Publishes scheduled products when due: at startup and every minute, in every workspace. */
import { sql } from 'kysely'
import type { Context, Parts } from '../../context.ts'
import { repeat } from '../../repeat.ts'
import { publishDueProducts } from './service.ts'

const everyMs = 60_000

export const startPublishing = (parts: Parts) => repeat(parts, () => publishDue(parts), { everyMs, failed: 'publishing products failed' })

/** Publishes products that are due. */
export async function publishDue(parts: Parts): Promise<void> {
  const { rows } = await sql<{ id: number; workspaceId: number }>`
    select id, ${sql.ref('workspaceId')} from ${sql.table('products')}
    where ${sql.ref('publishAt')} <= ${parts.now().toISOString()} and status = 'SCHEDULED'`.execute(parts.store.db)
  for (const [workspaceId, due] of Map.groupBy(rows, row => row.workspaceId)) {
    await publishDueProducts(
      systemContext(parts, workspaceId),
      due.map(({ id }) => id),
    )
  }
}

// Not undoable, since no person did it, and allowed in read-only workspaces.
const systemContext = (parts: Parts, id: number): Context => ({
  ...parts,
  db: parts.store.db,
  viewer: null,
  workspace: { id, kind: 'own' },
  source: 'system',
  requestId: 'schedule',
  address: '',
  userAgent: '',
  written: [],
})
