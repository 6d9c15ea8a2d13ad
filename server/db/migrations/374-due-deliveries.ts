import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Deliveries that wait are looked up by webhook, no longer by time alone. */
export const up: Migration['up'] = async db => {
  await db.schema.dropIndex('webhookDeliveries_nextAt').ifExists().execute()
  await db.schema
    .createIndex('webhookDeliveries_waiting')
    .on('webhookDeliveries')
    .columns(['webhookId', 'nextAt'])
    .where(sql.ref('nextAt'), 'is not', null)
    .execute()
}
