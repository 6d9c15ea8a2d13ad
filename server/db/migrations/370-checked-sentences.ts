import { type Migration, textType } from '../migrate.ts'

/** Sentences that checks have paid for or found correct. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  await db.schema
    .createTable('checkedSentences')
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('hash', text, column => column.notNull())
    .addColumn('checkedAt', text, column => column.notNull())
    .addPrimaryKeyConstraint('checkedSentencesKey', ['accountId', 'hash'])
    .execute()
  await db.schema.createIndex('checkedSentences_age').on('checkedSentences').columns(['accountId', 'checkedAt']).execute()
}
