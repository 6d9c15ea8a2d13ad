/** Mails in the contract's words. */
import type { Context } from '../../context.ts'
import { type Folder, type Label, labelsOf, listReplies, senderOf } from './service.ts'
import { flag, instant, list, model, object, oneOf, text, whole, type Schema } from '../../rest/schemas.ts'
import type { EmailRow } from './tables.ts'

export const folderWords: Record<Folder, string> = { INBOX: 'inbox', SENT: 'sent', DRAFT: 'draft', SPAM: 'spam' }
export const labelWords: Record<Label, string> = { PERSONAL: 'personal', COMPANY: 'company', IMPORTANT: 'important', PRIVATE: 'private' }

/** A mail as the contract tells it, with its answers in the same shape. */
export async function toWire(ctx: Context, email: EmailRow): Promise<Record<string, unknown>> {
  const { id, to, cc, bcc, subject, message, attachments, isStarred, time, folder, isRead, isDeleted } = email
  const replies = email.answers === null ? await listReplies(ctx, email) : []
  return {
    id,
    to,
    from: senderOf(email),
    subject,
    cc,
    bcc,
    message,
    attachments,
    isStarred,
    labels: labelsOf(email).map(label => labelWords[label]),
    time,
    replies: await Promise.all(replies.map(reply => toWire(ctx, reply))),
    folder: folderWords[folder],
    isRead,
    isDeleted,
  }
}

const people = list(object({ email: text(), name: text('May be empty') }))

/** What `toWire` tells. */
export const emailSchema: Schema = model('Email', {
  id: whole(),
  to: people,
  from: object({ email: text(), name: text(), avatar: text('Address of the picture (SVG)') }),
  subject: text(),
  cc: people,
  bcc: people,
  message: text(),
  attachments: list(object({ fileName: text(), thumbnail: text(), url: text(), size: text() })),
  isStarred: flag(),
  labels: list(oneOf(labelWords)),
  time: instant(),
  replies: list({ $ref: '#/components/schemas/Email' }),
  folder: oneOf(folderWords),
  isRead: flag(),
  isDeleted: flag(),
})

/** What a list is asked by `filter` and `label`: a folder, `trashed`, `starred`, or `all`. Words that are none match nothing. */
export function readFilter(filter: string, label: string) {
  const place = placeOf(filter)
  if (label === '') return place
  const known = nameOf(labelWords, label)
  return known ? { ...place, label: known } : nowhere
}

function placeOf(filter: string): { folder?: Folder; trashed?: boolean; starred?: boolean } {
  if (filter === 'all') return {}
  if (filter === 'trashed') return { trashed: true }
  if (filter === 'starred') return { starred: true }
  const folder = nameOf(folderWords, filter)
  return folder ? { folder } : nowhere
}

const nowhere = { folder: 'none' as Folder } // a folder that no mail is in

const nameOf = <T extends string>(words: Record<T, string>, word: string): T | undefined =>
  (Object.keys(words) as T[]).find(name => words[name] === word) // the keys of a record are its names
