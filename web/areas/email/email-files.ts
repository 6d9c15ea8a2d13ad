import type { AttachedFile } from '../../ui/attachments/attached-file.ts'
import type { EmailMessageFragment } from './email.generated.ts'

/** The stored files among the attachments. */
export const filesOf = (attachments: EmailMessageFragment['attachments']): AttachedFile[] =>
  attachments.flatMap(({ fileId, fileName, type, bytes }) => (fileId ? [{ id: fileId, name: fileName, type, size: bytes }] : []))
