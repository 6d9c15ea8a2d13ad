import type { Migration } from '../migrate.ts'
import { indexBothWays } from './200-review-order.ts'

/** As for reviews: short lists were sorted for each page. */
export const up: Migration['up'] = async db => {
  for (const column of ['titleFolded', 'form']) await indexBothWays(db, 'submissions', column, 'submittedAt')
}
