import type { Migration } from '../migrate.ts'

/** Filters customers by sign-up date and status, too. */
export const up: Migration['up'] = async db => {
  for (const column of ['createdAt', 'status'])
    await db.schema.createIndex(`customers_${column}`).on('customers').columns(['workspaceId', column, 'id']).execute()
}
