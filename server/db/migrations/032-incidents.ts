import { type Migration, textType } from '../migrate.ts'

/** Recent incidents, counted for administrators. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .createTable('incidents')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', column => column.primaryKey())
    .addColumn('kind', textType(kind), column => column.notNull())
    .addColumn('at', textType(kind), column => column.notNull())
    .execute()
  await db.schema.createIndex('incidents_kind_at').on('incidents').columns(['kind', 'at']).execute()
}
