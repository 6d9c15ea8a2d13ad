import { type Migration, textType } from '../migrate.ts'

/** API keys of accounts. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  await db.schema
    .createTable('apiKeys')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', column => column.primaryKey())
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('name', text, column => column.notNull())
    .addColumn('scope', text, column => column.notNull())
    .addColumn('start', text, column => column.notNull())
    .addColumn('keyHash', text, column => column.notNull().unique())
    .addColumn('createdAt', text, column => column.notNull())
    .addColumn('expiresAt', text)
    .addColumn('lastUsedAt', text)
    .execute()
  await db.schema.createIndex('apiKeys_account').on('apiKeys').columns(['accountId', 'id']).execute()
}
