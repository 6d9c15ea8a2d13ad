import { type RawBuilder, sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'
import { fold } from '../text.ts'

/** Replies, reactions, edit times, and client IDs of messages; blocked and muted contacts; search in a conversation. */
const added: Record<string, Record<string, { type: 'text' | 'integer'; value: string | number | boolean | null | [] }>> = {
  messages: {
    clientId: { type: 'text', value: '' },
    replyToId: { type: 'integer', value: null },
    reactions: { type: 'text', value: [] },
    editedAt: { type: 'text', value: null },
  },
  contacts: { isBlocked: { type: 'integer', value: false }, isMuted: { type: 'integer', value: false } },
}

export const up: Migration['up'] = async (db, kind) => {
  for (const [table, columns] of Object.entries(added))
    for (const [column, { type, value }] of Object.entries(columns)) {
      const stored = Array.isArray(value) ? JSON.stringify(value) : value === false ? 0 : value
      await db.schema
        .alterTable(table)
        .addColumn(column, type === 'text' ? textType(kind) : 'bigint', definition =>
          stored === null ? definition : definition.notNull().defaultTo(sql.lit(stored)),
        )
        .execute()
      // Adds the column to the history, too, so that earlier changes can still be undone.
      for (const name of ['before', 'after'])
        await sql`update ${sql.table('rowChanges')} set ${sql.ref(name)} = ${withValue(kind, sql.ref(name), column, value)}
          where ${sql.ref('tableName')} = ${table} and ${sql.ref(name)} is not null`.execute(db)
    }
  await sql`create unique index ${sql.ref('messages_unique_clientId')} on messages (${sql.ref('workspaceId')}, ${sql.ref('clientId')})
    where ${sql.ref('clientId')} <> ''`.execute(db)

  const { rows } = await sql<{ workspaceId: number; id: number; message: string }>`
    select ${sql.ref('workspaceId')}, id, message from messages`.execute(db)
  for (const { workspaceId, id, message } of rows)
    await sql`update messages set ${sql.ref('searchText')} = ${fold(message)}
      where ${sql.ref('workspaceId')} = ${workspaceId} and id = ${id}`.execute(db)
}

const withValue = (kind: 'sqlite' | 'postgres', row: RawBuilder<unknown>, column: string, value: unknown) =>
  kind === 'sqlite'
    ? sql`json_set(${row}, ${`$.${column}`}, json(${JSON.stringify(value)}))`
    : sql`(${row}::jsonb || ${sql.lit(JSON.stringify({ [column]: value }))}::jsonb)::text`
