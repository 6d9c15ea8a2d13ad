/** Stored files as attachments under the contract's names. */
import type { AttachedFile } from '../files/tables.ts'
import type { Attachment } from './tables.ts'

/** Icons by media type, in `server/art`. */
function iconOf(type: string): string {
  if (type.startsWith('image/')) return 'image'
  if (type === 'application/pdf') return 'pdf'
  if (/zip|compressed|x-tar|x-7z/.test(type)) return 'archive'
  if (/csv|sheet|excel/.test(type)) return 'sheet'
  return 'text'
}

/** A size as the contract writes it: `5mb`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes}b`
  return bytes < 1024 ** 2 ? `${Math.round(bytes / 1024)}kb` : `${Math.round(bytes / 1024 ** 2)}mb`
}

export const toAttachment = ({ id, name, type, size }: AttachedFile): Attachment => ({
  fileName: name,
  thumbnail: `/art/files/${iconOf(type)}.svg`,
  url: `/api/files/${id}`,
  size: sizeText(size),
  fileId: id,
  type,
  bytes: size,
})
