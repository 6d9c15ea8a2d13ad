import { type RawBuilder, sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Repeating events and reminders. `lastEnd` is the end of the last occurrence, so that a range finds series that began earlier. */
const added = { repeat: '', zone: '', exceptions: [], reminder: -1, lastEnd: '' } as const

export const up: Migration['up'] = async (db, kind) => {
  for (const [column, value] of Object.entries(added)) {
    const type = typeof value === 'number' ? 'bigint' : textType(kind)
    const initial = typeof value === 'object' ? JSON.stringify(value) : value
    await db.schema
      .alterTable('calendarEvents')
      .addColumn(column, type, definition => definition.notNull().defaultTo(initial))
      .execute()
    // Adds the column to the history, too, so that earlier changes can still be undone.
    for (const name of ['before', 'after'])
      await sql`update ${sql.table('rowChanges')} set ${sql.ref(name)} = ${withValue(kind, sql.ref(name), column, value)}
        where ${sql.ref('tableName')} = 'calendarEvents' and ${sql.ref(name)} is not null`.execute(db)
  }
  await sql`update ${sql.table('calendarEvents')} set ${sql.ref('lastEnd')} = ${sql.ref('end')}`.execute(db)
  await db.schema.createIndex('calendarEvents_lastEnd').on('calendarEvents').columns(['workspaceId', 'lastEnd', 'id']).execute()
}

function withValue(kind: 'sqlite' | 'postgres', row: RawBuilder<unknown>, column: string, value: unknown) {
  const path = sql.lit(`$.${column}`)
  if (column === 'lastEnd')
    return kind === 'sqlite'
      ? sql`json_set(${row}, ${path}, json_extract(${row}, '$.end'))`
      : sql`(${row}::jsonb || jsonb_build_object('lastEnd', ${row}::jsonb->'end'))::text`
  return kind === 'sqlite'
    ? sql`json_set(${row}, ${path}, json(${sql.lit(JSON.stringify(value))}))`
    : sql`(${row}::jsonb || ${sql.lit(JSON.stringify({ [column]: value }))}::jsonb)::text`
}
