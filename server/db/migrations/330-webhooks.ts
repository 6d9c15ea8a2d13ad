import { type Migration, textType } from '../migrate.ts'

/** Webhooks of accounts, and their deliveries. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  const serial = kind === 'sqlite' ? 'integer' : 'bigserial'
  await db.schema
    .createTable('webhooks')
    .addColumn('id', serial, column => column.primaryKey())
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('workspaceId', 'bigint', column => column.notNull())
    .addColumn('url', text, column => column.notNull())
    .addColumn('description', text, column => column.notNull())
    .addColumn('events', text, column => column.notNull())
    .addColumn('secret', text, column => column.notNull())
    .addColumn('previousSecret', text)
    .addColumn('previousUntil', text)
    .addColumn('pausedBy', text)
    .addColumn('failures', 'bigint', column => column.notNull().defaultTo(0))
    .addColumn('createdAt', text, column => column.notNull())
    .execute()
  await db.schema.createIndex('webhooks_account').on('webhooks').columns(['accountId', 'id']).execute()
  await db.schema.createIndex('webhooks_workspace').on('webhooks').columns(['workspaceId']).execute()
  await db.schema
    .createTable('webhookDeliveries')
    .addColumn('id', serial, column => column.primaryKey())
    .addColumn('webhookId', 'bigint', column => column.notNull().references('webhooks.id').onDelete('cascade'))
    // The webhook's, so that all of an account are read in order.
    .addColumn('accountId', 'bigint', column => column.notNull())
    .addColumn('eventId', text, column => column.notNull())
    .addColumn('type', text, column => column.notNull())
    .addColumn('body', text, column => column.notNull())
    .addColumn('state', text, column => column.notNull())
    .addColumn('attempts', 'bigint', column => column.notNull().defaultTo(0))
    .addColumn('nextAt', text)
    .addColumn('createdAt', text, column => column.notNull())
    .addColumn('sentAt', text)
    .addColumn('status', 'bigint')
    .addColumn('response', text)
    .addColumn('error', text)
    .addColumn('durationMs', 'bigint')
    .execute()
  await db.schema.createIndex('webhookDeliveries_webhook').on('webhookDeliveries').columns(['webhookId', 'id']).execute()
  await db.schema.createIndex('webhookDeliveries_account').on('webhookDeliveries').columns(['accountId', 'id']).execute()
  await db.schema.createIndex('webhookDeliveries_nextAt').on('webhookDeliveries').columns(['nextAt']).execute()
  await db.schema.createIndex('webhookDeliveries_createdAt').on('webhookDeliveries').columns(['createdAt']).execute()
}
