import type { Migration } from '../migrate.ts'

/** Filters permissions by role, too. */
export const up: Migration['up'] = async db => {
  await db.schema.createIndex('permissions_roleWords').on('permissions').columns(['workspaceId', 'roleWords', 'id']).execute()
}
