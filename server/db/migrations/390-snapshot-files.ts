import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Snapshots note the files that their rows name, which are kept as long as they are. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .alterTable('snapshots')
    .addColumn('fileIds', textType(kind), column => column.notNull().defaultTo('[]'))
    .execute()
  const workspaceId = sql.ref('workspaceId')
  const { rows: snapshots } = await sql<{ id: string; workspaceId: number }>`select id, ${workspaceId} from snapshots`.execute(db)
  for (const snapshot of snapshots) {
    const own = sql`${workspaceId} = ${snapshot.workspaceId}`
    const { rows: files } = await sql<{ id: string }>`select id from files where ${own}`.execute(db)
    if (files.length === 0) continue
    const { rows: stored } = await sql<{ data: Uint8Array }>`select data from snapshots where ${own} and id = ${snapshot.id}`.execute(db)
    for (const { data } of stored) {
      const text = (await promisify(gunzip)(data)).toString('utf8')
      const named = files.map(({ id }) => id).filter(id => text.includes(id))
      await sql`update snapshots set ${sql.ref('fileIds')} = ${JSON.stringify(named)} where ${own} and id = ${snapshot.id}`.execute(db)
    }
  }
}
