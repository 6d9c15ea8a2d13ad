/** Kysely's types of the tables in both databases. */
import type { Generated, Selectable } from 'kysely'

/** One account's demo data, or the public data that callers without a token share. */
export interface WorkspaceTable {
  id: Generated<number>
  kind: 'own' | 'public'
  /** Incremented with every committed write; the id of the latest operation. */
  revision: number
  createdAt: string
  resetAt: string
  /** The referral code of the workspace's account; null until it was first used. */
  referralCode: string | null
  /** Bytes by which the rows have grown since the workspace was created or reset. */
  bytes: Generated<number>
  /** 1 if the workspace has no quotas. */
  isUnlimited: Generated<number>
}

/** One undoable write: who did what, when, through which API. */
export interface OperationTable {
  workspaceId: number
  id: number
  at: string
  accountId: number | null
  /** The author's email address; empty for callers without a token. */
  actor: string
  source: string
  requestId: string
  area: string
  /** The action, such as `REVIEW_DELETED`; empty for operations that only have a summary. */
  action: Generated<string>
  /** The action's parameters as JSON. */
  params: Generated<string>
  /** The message in English. */
  summary: string
  kind: 'change' | 'undo' | 'redo'
  /** The operation that this one undoes. */
  undoes: number | null
  /** The operation that undid this one. */
  undoneBy: number | null
  /** Summary and actor, case-folded for search. */
  searchText: string
  /** Bytes of its row changes. */
  bytes: Generated<number>
}

/** An operation as read. */
export type Operation = Selectable<OperationTable>

/** One row's change in an operation: the row before and after, as JSON. */
export interface RowChangeTable {
  workspaceId: number
  operationId: number
  position: number
  tableName: string
  rowId: number
  before: string | null
  after: string | null
}

/** An area that a workspace was seeded with. */
export interface WorkspaceAreaTable {
  workspaceId: number
  area: string
}

/** An incident, for counting. */
export interface IncidentTable {
  id: Generated<number>
  kind: 'fault' | 'failedLogin'
  at: string
}

/** Tables other than demo tables. Areas add theirs in their `tables.ts` (`declare module`). */
export interface Schema {
  workspaces: WorkspaceTable
  workspaceAreas: WorkspaceAreaTable
  operations: OperationTable
  rowChanges: RowChangeTable
  incidents: IncidentTable
}

export type Database = Schema
