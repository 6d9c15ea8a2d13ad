import { sql } from 'kysely'
import { createWorkspaceTable, type Migration, textType } from '../migrate.ts'

const added = {
  salesperson: '',
  thanks: '',
  paymentMethod: 'BANK_TRANSFER',
  hasTerms: true,
  hasNote: true,
  hasStub: false,
  sent: null,
  remindedAt: null,
}

/** What else is printed on an invoice, what was sent, reminders, and links for clients. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  const table = db.schema.alterTable('invoices')
  for (const [name, value] of Object.entries({ salesperson: '', thanks: '', paymentMethod: 'BANK_TRANSFER' }))
    await table.addColumn(name, text, column => column.notNull().defaultTo(value)).execute()
  for (const [name, value] of Object.entries({ hasTerms: 1, hasNote: 1, hasStub: 0 }))
    await table.addColumn(name, 'bigint', column => column.notNull().defaultTo(value)).execute()
  for (const name of ['sent', 'remindedAt']) await table.addColumn(name, text).execute()

  // Adds the columns to the history, too, so that earlier changes can still be undone.
  for (const name of ['before', 'after']) {
    const row = sql.ref(name)
    const completed =
      kind === 'sqlite'
        ? sql`json_set(${row}, '$.salesperson', '', '$.thanks', '', '$.paymentMethod', 'BANK_TRANSFER', '$.hasTerms', json('true'),
            '$.hasNote', json('true'), '$.hasStub', json('false'), '$.sent', null, '$.remindedAt', null)`
        : sql`(${row}::jsonb || ${sql.lit(JSON.stringify(added))}::jsonb)::text`
    await sql`update ${sql.table('rowChanges')} set ${row} = ${completed} where ${sql.ref('tableName')} = 'invoices' and ${row} is not null`.execute(
      db,
    )
  }

  await createWorkspaceTable(db, kind, 'invoiceLinks', {
    columns: { invoiceId: 'integer', tokenHash: 'text', createdAt: 'text', openedAt: 'text?' },
    folded: [],
    indexes: [['invoiceId']],
  })
  // A visitor has the token and knows no workspace.
  await db.schema.createIndex('invoiceLinks_tokenHash').unique().on('invoiceLinks').column('tokenHash').execute()
}
