import { sql } from 'kysely'
import { createUniqueIndex, createWorkspaceTable, type Migration, textType } from '../migrate.ts'

const added = {
  collection: '',
  options: [],
  richDescription: null,
  isTaxable: true,
  taxClass: 'STANDARD',
  isPhysical: true,
  weight: null,
  dimensions: null,
  attributes: [],
}

/** Pictures, options, formatting, tax, dimensions, and attributes of products; variants; uploaded pictures. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  const table = db.schema.alterTable('products')
  for (const [name, value] of Object.entries({ collection: '', images: '[]', options: '[]', taxClass: 'STANDARD', attributes: '[]' }))
    await table.addColumn(name, text, column => column.notNull().defaultTo(value)).execute()
  for (const name of ['richDescription', 'dimensions']) await table.addColumn(name, text).execute()
  for (const name of ['isTaxable', 'isPhysical']) await table.addColumn(name, 'bigint', column => column.notNull().defaultTo(1)).execute()
  await table.addColumn('weight', 'bigint').execute()
  const image = sql.ref('image')
  const gallery =
    kind === 'sqlite'
      ? sql`json_array(json_object('src', ${image}, 'alt', ''))`
      : sql`jsonb_build_array(jsonb_build_object('src', ${image}, 'alt', ''))::text`
  await sql`update ${sql.table('products')} set images = ${gallery}`.execute(db)

  // Adds the columns to the history, too, so that earlier changes can still be undone.
  for (const name of ['before', 'after']) {
    const row = sql.ref(name)
    const completed =
      kind === 'sqlite'
        ? sql`json_set(${row}, '$.collection', '', '$.options', json('[]'), '$.richDescription', null, '$.isTaxable', json('true'),
            '$.taxClass', 'STANDARD', '$.isPhysical', json('true'), '$.weight', null, '$.dimensions', null, '$.attributes', json('[]'),
            '$.images', json_array(json_object('src', json_extract(${row}, '$.image'), 'alt', '')))`
        : sql`(${row}::jsonb || ${sql.lit(JSON.stringify(added))}::jsonb
            || jsonb_build_object('images', jsonb_build_array(jsonb_build_object('src', ${row}::jsonb ->> 'image', 'alt', ''))))::text`
    await sql`update ${sql.table('rowChanges')} set ${row} = ${completed} where ${sql.ref('tableName')} = 'products' and ${row} is not null`.execute(
      db,
    )
  }

  await createWorkspaceTable(db, kind, 'productVariants', {
    columns: { productId: 'integer', position: 'integer', choices: 'text', sku: 'text', price: 'integer', qty: 'integer' },
    folded: ['sku'],
    indexes: [['productId']],
  })
  await createUniqueIndex(db, 'productVariants', ['skuFolded'])

  await db.schema
    .createTable('productPictures')
    .addColumn('workspaceId', 'bigint', column => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('hash', text, column => column.notNull())
    .addColumn('type', text, column => column.notNull())
    .addColumn('bytes', text, column => column.notNull())
    .addColumn('createdAt', text, column => column.notNull())
    .addPrimaryKeyConstraint('productPicturesKey', ['workspaceId', 'hash'])
    .execute()
  // Looked up by hash alone.
  await db.schema.createIndex('productPictures_hash').on('productPictures').column('hash').execute()
}
