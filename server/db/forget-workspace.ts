/** Deletes workspaces, and demo data that nobody has changed or used for long. */
import { sql } from 'kysely'
import { forgetChanges } from './changes-since.ts'
import { forgetCounts } from './count-cache.ts'
import { forgetFilled, seedRows } from './demo-rows.ts'
import { forgetPages } from './page-cache.ts'
import type { Db, Store } from './store.ts'
import { allTables } from './tables.ts'

/** Rows per table and transaction, so that other writes don't wait long. */
const chunk = 1000

/** Deletes all data of a workspace; `last` runs in the final transaction and deletes references to it. */
export async function deleteWorkspace(store: Store, workspaceId: number, last: (db: Db) => Promise<unknown>): Promise<void> {
  while (!(await store.transact(db => deleteSome(db, workspaceId)))) await new Promise(setImmediate)
  await store.transact(async db => {
    await last(db)
    await db.deleteFrom('workspaces').where('id', '=', workspaceId).execute()
  })
  forgetFilled(store, workspaceId)
  // SQLite may give the id to the next workspace, whose revision starts at zero.
  forgetPages(store)
  forgetCounts(store)
  forgetChanges(store)
}

/** True if all rows are deleted. */
async function deleteSome(db: Db, workspaceId: number): Promise<boolean> {
  let isDone = true
  const own = sql`${sql.ref('workspaceId')} = ${workspaceId}`
  for (const table of [...allTables().map(({ name }) => ({ name, key: 'id' })), { name: 'rowChanges', key: 'operationId' }]) {
    const [name, key] = [sql.table(table.name), sql.ref(table.key)]
    const { numAffectedRows } =
      await sql`delete from ${name} where ${own} and ${key} in (select ${key} from ${name} where ${own} limit ${chunk})`.execute(db)
    if (Number(numAffectedRows) >= chunk) isDone = false
  }
  return isDone
}

/** Empties the areas of a workspace that holds nothing but the seed; they are filled again on their next use. */
export async function forgetSeed(store: Store, db: Db, workspaceId: number, now: Date): Promise<boolean> {
  const areas = await db.selectFrom('workspaceAreas').select('area').where('workspaceId', '=', workspaceId).execute()
  const changed = await db
    .selectFrom('operations')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('source', '!=', 'system')
    .limit(1)
    .executeTakeFirst()
  if (areas.length === 0 || changed) return false
  const tables = allTables().filter(({ area }) => areas.some(each => each.area === area))
  // Large lists that were added on the command line leave no operations.
  for (const table of tables) if ((await countRows(db, workspaceId, table.name)) !== seedRows(table, now).length) return false
  for (const { name } of tables) await sql`delete from ${sql.table(name)} where ${sql.ref('workspaceId')} = ${workspaceId}`.execute(db)
  for (const table of ['rowChanges', 'operations', 'workspaceAreas'] as const)
    await db.deleteFrom(table).where('workspaceId', '=', workspaceId).execute()
  await db
    .updateTable('workspaces')
    .set(eb => ({ revision: eb('revision', '+', 1), bytes: 0 }))
    .where('id', '=', workspaceId)
    .execute()
  forgetFilled(store, workspaceId)
  return true
}

async function countRows(db: Db, workspaceId: number, name: string): Promise<number> {
  const table = sql.table(name)
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from ${table} where ${sql.ref('workspaceId')} = ${workspaceId}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
