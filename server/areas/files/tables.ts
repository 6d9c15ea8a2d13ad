import type { ColumnType } from 'kysely'
import { z } from 'zod'

/** An uploaded file. It never changes, so it has no history; records name it by ID. */
export interface FileTable {
  workspaceId: number
  id: string
  name: string
  /** By content, such as `image/png`. */
  type: string
  /** In bytes. */
  size: number
  createdAt: string
  /** When the file was uploaded, last attached, or last found attached. */
  usedAt: string
  bytes: ColumnType<Uint8Array, Uint8Array, never>
}

declare module '../../db/schema.ts' {
  interface Schema {
    files: FileTable
  }
}

/** A file as records hold it, in a column that their table names in `files`. */
export const attachedFile = z.object({
  id: z.uuid(),
  name: z.string().max(200),
  type: z.string().max(200),
  size: z.int().min(0),
})
export type AttachedFile = z.output<typeof attachedFile>

/** IDs of the files to attach to one record. */
export const fileIds = z.array(z.string().max(36)).max(20)
