import { createWorkspaceTable, type Migration } from '../migrate.ts'

/** Order, visibility, and range of the cards of the analytics dashboard; at most one row per workspace. */
export const up: Migration['up'] = (db, kind) =>
  createWorkspaceTable(db, kind, 'dashboardLayouts', { columns: { cards: 'text' }, folded: [], indexes: [] })
