import { sql } from 'kysely'
import type { Store } from '../../server/db/store.ts'

/** Copies rows in turn until the table has this many in the workspace. Returns the new ids. */
export async function copyRows(store: Store, name: string, workspaceId: number, wanted: number, where = sql`1 = 1`): Promise<number[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(name)} where ${sql.ref('workspaceId')} = ${workspaceId} and ${where} order by id`.execute(store.db)
  const last = await sql<{ id: number }>`
    select max(id) as id from ${sql.table(name)} where ${sql.ref('workspaceId')} = ${workspaceId}`.execute(store.db)
  const after = Number(last.rows[0]?.id)
  const columns = Object.keys(rows[0] ?? {})
  const ids = Array.from({ length: wanted - rows.length }, (_, at) => after + 1 + at)
  await store.transact(async db => {
    for (const [at, id] of ids.entries()) {
      const row = { ...rows[at % rows.length], id }
      const values = columns.map(column => (row as Record<string, unknown>)[column])
      await sql`insert into ${sql.table(name)} (${sql.join(columns.map(each => sql.ref(each)))}) values (${sql.join(values)})`.execute(db)
    }
  })
  return ids
}
