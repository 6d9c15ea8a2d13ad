import { type Migration, textType } from '../migrate.ts'

/** Stored responses for repeated requests. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  await db.schema
    .createTable('idempotencyKeys')
    .addColumn('scope', text, column => column.notNull())
    .addColumn('key', text, column => column.notNull())
    .addColumn('hash', text, column => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('body', text)
    .addColumn('at', text, column => column.notNull())
    .addPrimaryKeyConstraint('idempotencyKeysKey', ['scope', 'key'])
    .execute()
  await db.schema.createIndex('idempotencyKeys_at').on('idempotencyKeys').columns(['at']).execute()
}
