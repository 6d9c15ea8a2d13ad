import type { Migration } from '../migrate.ts'

/** Reviews by status have the newest first within each: backwards, the index by status would give the oldest first. */
export const up: Migration['up'] = async db => {
  await db.schema
    .createIndex('reviews_status_newest')
    .on('reviews')
    .columns(['workspaceId', 'status', 'writtenAt desc', 'id desc'])
    .execute()
}
