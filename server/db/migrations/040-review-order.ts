import type { Migration } from '../migrate.ts'

/** Reviews by status with the newest first: the index by status, read backwards, would return the oldest first. */
export const up: Migration['up'] = async db => {
  await db.schema
    .createIndex('reviews_status_newest')
    .on('reviews')
    .columns(['workspaceId', 'status', 'writtenAt desc', 'id desc'])
    .execute()
}
