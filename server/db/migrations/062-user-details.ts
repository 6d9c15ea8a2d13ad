import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

const details = JSON.stringify({
  isTwoStep: false,
  passwordChangedAt: null,
  invitedAt: null,
  devices: [],
  projects: [],
  paymentMethods: [],
  address: { street: '', city: '', region: '', postalCode: '' },
  invoices: [],
  notifications: ['NEW_FOR_YOU', 'ACCOUNT_ACTIVITY', 'NEW_BROWSER', 'NEW_DEVICE', 'MENTION'].map(type => ({
    type,
    email: true,
    browser: false,
    app: type === 'MENTION',
  })),
  connections: ['GOOGLE', 'SLACK', 'GITHUB', 'MAILCHIMP', 'ASANA', 'LINKEDIN', 'DRIBBBLE'].map(service => ({
    service,
    isConnected: false,
  })),
})

/** A user's further settings, and whether any device is signed in. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .alterTable('users')
    .addColumn('details', textType(kind), column => column.notNull().defaultTo(details))
    .execute()
  await db.schema
    .alterTable('users')
    .addColumn('isSignedIn', 'bigint', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('users_isSignedIn').on('users').columns(['workspaceId', 'isSignedIn', 'id']).execute()
  // Adds the columns to the history, too, so that earlier changes can still be undone.
  for (const name of ['before', 'after']) {
    const row = sql.ref(name)
    const completed =
      kind === 'sqlite'
        ? sql`json_set(${row}, '$.details', json(${details}), '$.isSignedIn', json('false'))`
        : sql`(${row}::jsonb || jsonb_build_object('details', ${details}::jsonb, 'isSignedIn', false))::text`
    await sql`update ${sql.table('rowChanges')} set ${row} = ${completed} where ${sql.ref('tableName')} = 'users' and ${row} is not null`.execute(
      db,
    )
  }
}
