import type { Migration } from '../migrate.ts'

/** Customers are narrowed by when they came and by their state, too. */
export const up: Migration['up'] = async db => {
  for (const column of ['createdAt', 'status'])
    await db.schema.createIndex(`customers_${column}`).on('customers').columns(['workspaceId', column, 'id']).execute()
}
