/** Emails under the contract's names, and the bodies of its calls as clients send them. */
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { id, label, labelOf, named, optionalLabel } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import { type GivenAddress, readContent } from './compose.ts'
import { type EmailPatch, type Folder, type Label, labelsOf, listReplies, senderOf } from './service.ts'
import { fileIds } from '../files/tables.ts'
import { attachment, type EmailRow, emails, givenMessage, type SavedSearchRow, savedSearches } from './tables.ts'

export const folderLabels = { INBOX: 'inbox', SENT: 'sent', DRAFT: 'draft', SPAM: 'spam' } as const satisfies Record<Folder, string>
export const labelLabels = {
  PERSONAL: 'personal',
  COMPANY: 'company',
  IMPORTANT: 'important',
  PRIVATE: 'private',
} as const satisfies Record<Label, string>

/** An email with its replies in the same shape. */
export async function toDto(ctx: Context, email: EmailRow): Promise<Record<string, unknown>> {
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
    attachments: attachments.map(({ fileName, thumbnail, url, size }) => ({ fileName, thumbnail, url, size })),
    isStarred,
    labels: labelsOf(email).map(label => labelLabels[label]),
    time,
    replies: await Promise.all(replies.map(reply => toDto(ctx, reply))),
    folder: folderLabels[folder],
    isRead,
    isDeleted,
  }
}

const { to, cc, bcc, subject, message, isStarred, time, isRead, isDeleted } = emails.columns

export const emailDto = named(
  'Email',
  z.object({
    id: id(),
    to,
    from: z.object({ email: z.string(), name: z.string(), avatar: z.string().describe('Address of the picture (SVG)') }),
    subject,
    cc,
    bcc,
    message,
    attachments: z.array(attachment.pick({ fileName: true, thumbnail: true, url: true, size: true })),
    isStarred,
    labels: z.array(label(labelLabels)),
    time,
    replies: z.array(z.unknown().meta({ $ref: '#/components/schemas/Email' })),
    folder: label(folderLabels),
    isRead,
    isDeleted,
  }),
)

export const savedSearchDto = named('SavedSearch', savedSearches.row.omit({ version: true }))
export const toSavedSearchDto = ({ id, name, query }: SavedSearchRow) => ({ id, name, query })

/** An address alone, or with a name. */
const looseAddress = z
  .union([z.object({ email: z.string(), name: z.string().nullish() }), z.string()])
  .transform((given): GivenAddress => (typeof given === 'string' ? { email: given } : given))

const content = {
  to: optional(z.array(looseAddress)),
  cc: optional(z.array(looseAddress)),
  bcc: optional(z.array(looseAddress)),
  subject: optional(subject),
  message: optional(givenMessage),
}

const files = { attachments: optional(fileIds).describe('IDs of uploaded files') }

export const newEmail = z.object({ ...content, ...files })

/** A new email, or a draft by ID. */
export const draft = newEmail.extend({
  id: optional(z.unknown().transform(String).meta({ type: 'integer', minimum: 1 })).describe('ID of a draft'),
})

export const newDraft = draft.extend({
  inReplyTo: optional(z.unknown().transform(String).meta({ type: 'integer', minimum: 1 })).describe(
    'ID of the email that a new draft answers',
  ),
})

/** Fields to merge into emails; the others of an email are ignored. */
const patch = z
  .object({
    ...content,
    folder: optionalLabel(folderLabels),
    isRead: optional(isRead),
    isStarred: optional(isStarred),
    isDeleted: optional(isDeleted),
    labels: optional(z.array(labelOf(labelLabels))),
  })
  .transform(({ folder, isRead, isStarred, isDeleted, labels, ...written }): EmailPatch => {
    return { ...readContent(written), folder, isRead, isStarred, isDeleted, ...(labels && { labels }) }
  })

/** Ids as a list or a single value; the service ignores unknown ids. */
const looseIds = z
  .unknown()
  .optional()
  .transform(value => (value === undefined || value === null ? [] : [value].flat()))
  .meta({ type: 'array', items: { type: 'integer' }, minItems: 1 })

export const change = z.object({ ids: looseIds, data: optional(patch), label: optionalLabel(labelLabels) }).meta({ required: ['ids'] })

/** The `filter` and `label` of a list; unknown values match nothing. */
export function readFilter(filter: string, label: string) {
  const place = placeOf(filter)
  if (label === '') return place
  const known = nameOf(labelLabels, label)
  return known ? { ...place, label: known } : nowhere
}

function placeOf(filter: string): { folder?: Folder; trashed?: boolean; starred?: boolean } {
  if (filter === 'all') return {}
  if (filter === 'trashed') return { trashed: true }
  if (filter === 'starred') return { starred: true }
  const folder = nameOf(folderLabels, filter)
  return folder ? { folder } : nowhere
}

const nowhere = { folder: 'none' as Folder } // a folder without emails

const nameOf = <T extends string>(labels: Record<T, string>, label: string): T | undefined =>
  (Object.keys(labels) as T[]).find(name => labels[name] === label) // its own keys
