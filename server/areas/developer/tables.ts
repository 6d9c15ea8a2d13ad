export interface SnapshotTable {
  /** Random, so that it tells nothing about other workspaces. */
  id: string
  workspaceId: number
  name: string
  createdAt: string
  rows: number
  /** Of the compressed data. */
  bytes: number
  /** Gzip of the export's JSON. */
  data: Buffer
  /** Of the files that its rows name, as JSON; they are kept as long as the snapshot is. */
  fileIds: string
}

export interface ShareTable {
  id: string
  workspaceId: number
  /** SHA-256 of the token; the token itself is not stored. */
  tokenHash: string
  createdAt: string
  expiresAt: string
  /** To the minute. */
  lastUsedAt: string | null
}

declare module '../../db/schema.ts' {
  interface Schema {
    snapshots: SnapshotTable
    shares: ShareTable
  }
}
