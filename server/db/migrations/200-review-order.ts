import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Indexes in the order of the review list, which breaks ties by date, newest first. Indexes that end with the id leave
 * these rows to be sorted for each page.
 */
export const up: Migration['up'] = async db => {
  for (const column of ['productFolded', 'reviewerFolded']) {
    await db.schema.dropIndex(`reviews_${column}`).execute()
    const columns = sql`${sql.ref('workspaceId')}, ${sql.ref(column)}, ${sql.ref('writtenAt')} desc, id desc`
    await sql`create index ${sql.ref(`reviews_${column}`)} on reviews (${columns})`.execute(db)
  }
}
