import { type Migration, textType } from '../migrate.ts'

/** Last use, deletion, and two-step sign-in of accounts; indexes for what expires. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  for (const column of ['lastSeenAt', 'deleteAt', 'totpSecret', 'totpPending'])
    await db.schema.alterTable('accounts').addColumn(column, text).execute()
  await db.schema.alterTable('accounts').addColumn('totpLastStep', 'bigint').execute()
  await db
    .updateTable('accounts')
    .set(eb => ({ lastSeenAt: eb.ref('lastLoginAt') }))
    .execute()
  await db.schema
    .createTable('recoveryCodes')
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('codeHash', text, column => column.notNull())
    .addPrimaryKeyConstraint('recoveryCodesKey', ['accountId', 'codeHash'])
    .execute()
  const indexes = [
    ['accounts', ['isDemo', 'lastSeenAt']],
    ['accounts', ['deleteAt']],
    ['accounts', ['workspaceId']],
    ['sessions', ['expiresAt']],
    ['codes', ['expiresAt']],
    ['mails', ['at']],
    ['devices', ['at']],
    ['contactMessages', ['at']],
  ] as const
  for (const [table, columns] of indexes)
    await db.schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns([...columns])
      .execute()
}
