import type { Migration } from '../migrate.ts'

/** Permissions are narrowed by the roles that have them, too. */
export const up: Migration['up'] = async db => {
  await db.schema.createIndex('permissions_roleWords').on('permissions').columns(['workspaceId', 'roleWords', 'id']).execute()
}
