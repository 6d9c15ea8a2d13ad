/** The tables that both databases hold, as Kysely sees them. */
import type { Generated, Selectable } from 'kysely'

/** One person's demonstration data, or the public one that callers without a token share. */
export interface WorkspaceTable {
  id: Generated<number>
  kind: 'own' | 'public'
  /** Grows with every committed write; the number of the latest operation. */
  revision: number
  createdAt: string
  resetAt: string
  /** The code in the link of whose workspace it is; none until it was asked for. */
  referralCode: string | null
}

/** One undoable write: who did what, when, through which door. */
export interface OperationTable {
  workspaceId: number
  id: number
  at: string
  accountId: number | null
  /** The e-mail of who did it; empty for callers without a token. */
  actor: string
  door: string
  requestId: string
  area: string
  /** What was done, such as `REVIEW_DELETED`; empty for operations that only have a summary. */
  action: Generated<string>
  /** Its parameters as JSON. */
  params: Generated<string>
  /** The same in English. */
  summary: string
  kind: 'change' | 'undo' | 'redo'
  /** The operation that this one takes back. */
  undoes: number | null
  /** The operation that took this one back. */
  undoneBy: number | null
  /** Summary and actor, folded: what a search looks in. */
  hay: string
}

/** An operation as it is read. */
export type Operation = Selectable<OperationTable>

/** What one operation did to one row: the row before and after, as JSON. */
export interface RowChangeTable {
  workspaceId: number
  operationId: number
  position: number
  tableName: string
  rowId: number
  before: string | null
  after: string | null
}

/** An area that a workspace was filled with. */
export interface WorkspaceAreaTable {
  workspaceId: number
  area: string
}

/** Something that went wrong, for counting. */
export interface IncidentTable {
  id: Generated<number>
  kind: 'fault' | 'failedLogin'
  at: string
}

/** Tables outside the demonstration data. Areas add theirs in their `tables.ts` (`declare module`). */
export interface Schema {
  workspaces: WorkspaceTable
  workspaceAreas: WorkspaceAreaTable
  operations: OperationTable
  rowChanges: RowChangeTable
  incidents: IncidentTable
}

export type Database = Schema
