import { type Migration, textType } from '../migrate.ts'

/** Documents and their runs, ignored rules, and messages from visitors. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  await db.schema
    .createTable('documents')
    .addColumn('id', text, column => column.primaryKey())
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('version', 'bigint', column => column.notNull())
    .addColumn('title', text, column => column.notNull())
    .addColumn('titleFolded', text, column => column.notNull())
    .addColumn('content', text, column => column.notNull())
    .addColumn('text', text, column => column.notNull())
    .addColumn('textFolded', text, column => column.notNull())
    .addColumn('excerpt', text, column => column.notNull())
    .addColumn('words', 'bigint', column => column.notNull())
    .addColumn('createdAt', text, column => column.notNull())
    .addColumn('updatedAt', text, column => column.notNull())
    .addColumn('trashedAt', text)
    .execute()
  for (const column of ['updatedAt', 'createdAt', 'titleFolded', 'words'])
    await db.schema
      .createIndex(`documents_${column}`)
      .on('documents')
      .columns(['accountId', column, 'id'])
      .where('trashedAt', 'is', null)
      .execute()
  await db.schema.createIndex('documents_trash').on('documents').columns(['trashedAt']).where('trashedAt', 'is not', null).execute()
  await db.schema.createIndex('documents_account').on('documents').columns(['accountId', 'trashedAt']).execute()

  await db.schema
    .alterTable('textRuns')
    .addColumn('documentId', text, column => column.references('documents.id').onDelete('set null'))
    .execute()
  // Starts with the document, so that deleting one finds its runs.
  await db.schema.createIndex('textRuns_document').on('textRuns').columns(['documentId', 'accountId', 'createdAt', 'id']).execute()

  await db.schema
    .createTable('ignoredRules')
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('rule', text, column => column.notNull())
    .addPrimaryKeyConstraint('ignoredRulesKey', ['accountId', 'rule'])
    .execute()

  await db.schema
    .createTable('contactMessages')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', column => column.primaryKey())
    .addColumn('name', text, column => column.notNull())
    .addColumn('email', text, column => column.notNull())
    .addColumn('message', text, column => column.notNull())
    .addColumn('at', text, column => column.notNull())
    .execute()
  await db.schema.createIndex('throttles_until').on('throttles').columns(['until']).execute()
}
