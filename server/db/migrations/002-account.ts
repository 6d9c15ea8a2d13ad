import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Accounts, sessions, emailed codes, the outbox, throttling, and role permissions. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  const serial = kind === 'sqlite' ? 'integer' : 'bigserial'
  await db.schema
    .createTable('accounts')
    .addColumn('id', serial, column => column.primaryKey())
    .addColumn('email', text, column => column.notNull())
    .addColumn('emailKey', text, column => column.notNull().unique())
    .addColumn('passwordHash', text, column => column.notNull())
    .addColumn('role', text, column => column.notNull())
    .addColumn('language', text, column => column.notNull())
    .addColumn('isDemo', 'bigint', column => column.notNull().defaultTo(0))
    .addColumn('workspaceId', 'bigint', column => column.notNull().references('workspaces.id'))
    .addColumn('moneyCents', 'bigint', column =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`"moneyCents" >= 0`),
    )
    .addColumn('createdAt', text, column => column.notNull())
    .addColumn('lastLoginAt', text)
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id', serial, column => column.primaryKey())
    .addColumn('tokenHash', text, column => column.notNull().unique())
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('createdAt', text, column => column.notNull())
    .addColumn('lastSeenAt', text, column => column.notNull())
    .addColumn('expiresAt', text, column => column.notNull())
    .addColumn('endsAt', text, column => column.notNull())
    .addColumn('userAgent', text, column => column.notNull())
    .addColumn('address', text, column => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_account').on('sessions').columns(['accountId', 'id']).execute()
  await db.schema
    .createTable('codes')
    .addColumn('id', serial, column => column.primaryKey())
    .addColumn('emailKey', text, column => column.notNull())
    .addColumn('codeHash', text, column => column.notNull())
    .addColumn('createdAt', text, column => column.notNull())
    .addColumn('expiresAt', text, column => column.notNull())
    .addColumn('attempts', 'bigint', column => column.notNull().defaultTo(0))
    .addColumn('usedAt', text)
    .execute()
  await db.schema.createIndex('codes_email').on('codes').columns(['emailKey', 'id']).execute()
  await db.schema
    .createTable('mails')
    .addColumn('id', serial, column => column.primaryKey())
    .addColumn('recipient', text, column => column.notNull())
    .addColumn('subject', text, column => column.notNull())
    .addColumn('text', text, column => column.notNull())
    .addColumn('at', text, column => column.notNull())
    .execute()
  await db.schema
    .createTable('throttles')
    .addColumn('key', text, column => column.primaryKey())
    .addColumn('failures', 'bigint', column => column.notNull())
    .addColumn('since', text, column => column.notNull())
    .addColumn('until', text, column => column.notNull())
    .execute()
  await db.schema
    .createTable('roleAbilities')
    .addColumn('role', text, column => column.primaryKey())
    .addColumn('rules', text, column => column.notNull())
    .execute()
  await db
    .insertInto('roleAbilities')
    .values([
      { role: 'admin', rules: JSON.stringify([{ action: 'manage', subject: 'all' }]) },
      { role: 'regular', rules: JSON.stringify([{ action: 'read', subject: 'AclDemo' }]) },
    ])
    .execute()
}
