/** Mails in the contract's words, read and told. */
import { asObject } from '../../body.ts'
import type { Context } from '../../context.ts'
import { toId } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { readContent } from './compose.ts'
import { type EmailPatch, type Folder, type Label, labelsOf, listReplies, senderOf } from './service.ts'
import { flag, instant, list, model, object, oneOf, text, whole, type Schema } from '../../schemas.ts'
import type { EmailRow } from './tables.ts'

export const folderWords = { inbox: 'INBOX', sent: 'SENT', draft: 'DRAFT', spam: 'SPAM' } as const satisfies Record<string, Folder>
export const labelWords = {
  personal: 'PERSONAL',
  company: 'COMPANY',
  important: 'IMPORTANT',
  private: 'PRIVATE',
} as const satisfies Record<string, Label>

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
    labels: labelsOf(email).map(label => label.toLowerCase()),
    time,
    replies: await Promise.all(replies.map(reply => toWire(ctx, reply))),
    folder: folder.toLowerCase(),
    isRead,
    isDeleted,
  }
}

const people = list(object({ email: text(), name: text('May be empty') }))
const lower = (words: object): Record<string, string> => Object.fromEntries(Object.keys(words).map(word => [word, word]))

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
  labels: list(oneOf(lower(labelWords))),
  time: instant(),
  replies: list({ $ref: '#/components/schemas/Email' }),
  folder: oneOf(lower(folderWords)),
  isRead: flag(),
  isDeleted: flag(),
})

/** What a list is asked by `filter` and `label`: a folder, `trashed`, `starred`, or `all`. Words that are none match nothing. */
export function readFilter(filter: string, label: string) {
  const places: Record<string, { folder?: Folder; trashed?: boolean; starred?: boolean }> = {
    ...Object.fromEntries(Object.entries(folderWords).map(([word, folder]) => [word, { folder }])),
    trashed: { trashed: true },
    starred: { starred: true },
    all: {},
  }
  const place = Object.hasOwn(places, filter) ? places[filter] : { folder: filter as Folder } // matches nothing
  if (label === '') return place
  const known = Object.hasOwn(labelWords, label) ? labelWords[label as keyof typeof labelWords] : undefined
  return known ? { ...place, label: known } : { ...place, folder: 'none' as Folder } // matches nothing
}

/** Ids of a body: a list, or one. */
export const readIds = (body: unknown): unknown[] => {
  const { ids } = asObject(body)
  return Array.isArray(ids) ? ids : ids === undefined || ids === null ? [] : [ids]
}

/** Fields to merge into mails; what a mail does not have, and what may not be changed, is left out. */
export function readPatch(body: unknown): EmailPatch | null {
  const { data } = asObject(body)
  if (data === undefined || data === null) return null
  const fields = asObject(data)
  const patch: EmailPatch = { ...readContent(readInput(fields)) }
  for (const flag of ['isRead', 'isStarred', 'isDeleted'] as const) {
    const value = own(fields, flag)
    if (value !== undefined && typeof value !== 'boolean') throw invalid(flag, `${flag} must be true or false`)
    if (value !== undefined) patch[flag] = value
  }
  const folder = own(fields, 'folder')
  if (folder !== undefined) patch.folder = readWord('folder', folderWords, folder)
  const labels = own(fields, 'labels')
  if (labels !== undefined) patch.labels = readList('labels', labels).map(label => readWord('labels', labelWords, label))
  return patch
}

export function readLabel(body: unknown): Label | null {
  const label = own(asObject(body), 'label')
  return label === undefined || label === null ? null : readWord('label', labelWords, label)
}

/** A mail that is being written, of a body. */
export function readInput(body: unknown) {
  const fields = asObject(body)
  const text = (field: string) => {
    const value = own(fields, field)
    if (value !== undefined && typeof value !== 'string') throw invalid(field, `${field} must be a text`)
    return value
  }
  const addresses = (field: string) => {
    const value = own(fields, field)
    return value === undefined ? undefined : readList(field, value).map(each => readAddress(field, each))
  }
  return { to: addresses('to'), cc: addresses('cc'), bcc: addresses('bcc'), subject: text('subject'), message: text('message') }
}

/** The draft that a body names, if it does. */
export function readDraftId(body: unknown): number | null {
  const id = own(asObject(body), 'id')
  return id === undefined || id === null ? null : toId(String(id))
}

const own = (fields: Record<string, unknown>, field: string): unknown => (Object.hasOwn(fields, field) ? fields[field] : undefined)

function readList(field: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw invalid(field, `${field} must be a list`)
  return value
}

/** An address alone, or with a name. */
function readAddress(field: string, value: unknown) {
  const { email, name } = typeof value === 'string' ? { email: value, name: '' } : asObject(value)
  if (typeof email !== 'string' || (name !== undefined && name !== null && typeof name !== 'string'))
    throw invalid(field, `${field} must hold addresses such as {"email":"ada@example.com","name":"Ada"}`)
  return { email, name: name ?? '' }
}

function readWord<T extends string>(field: string, words: Record<string, T>, value: unknown): T {
  const word = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined
  if (!word) throw invalid(field, `${field} must be one of ${Object.keys(words).join(', ')}`)
  return word
}
