import { type RawBuilder, sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Checklists, files, and the archive of cards, and limits of boards. */
const added = {
  boards: { cardLimit: null },
  cards: { checklist: [], files: [], archivedAt: null },
}

export const up: Migration['up'] = async (db, kind) => {
  for (const [table, columns] of Object.entries(added))
    for (const [column, value] of Object.entries<string[] | null>(columns)) {
      const type = column === 'cardLimit' ? 'bigint' : textType(kind)
      await db.schema
        .alterTable(table)
        .addColumn(column, type, definition => (value === null ? definition : definition.notNull().defaultTo(JSON.stringify(value))))
        .execute()
      // Adds the column to the history, too, so that earlier changes can still be undone.
      for (const name of ['before', 'after'])
        await sql`update ${sql.table('rowChanges')} set ${sql.ref(name)} = ${withValue(kind, sql.ref(name), column, value)}
          where ${sql.ref('tableName')} = ${table} and ${sql.ref(name)} is not null`.execute(db)
    }
}

const withValue = (kind: 'sqlite' | 'postgres', row: RawBuilder<unknown>, column: string, value: unknown) =>
  kind === 'sqlite'
    ? sql`json_set(${row}, ${`$.${column}`}, json(${JSON.stringify(value)}))`
    : sql`(${row}::jsonb || ${sql.lit(JSON.stringify({ [column]: value }))}::jsonb)::text`
