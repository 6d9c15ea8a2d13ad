import { z } from 'zod'
import { defineTable, instant, type RowOf } from '../../db/tables.ts'

const address = z.object({ email: z.string(), name: z.string().describe('May be empty') })

/** As in the contract, with the stored file; emails from before files were stored have none. */
export const attachment = z.object({
  fileName: z.string().max(200),
  thumbnail: z.string(),
  url: z.string(),
  size: z.string(),
  fileId: z.string().optional(),
  type: z.string().optional(),
  bytes: z.int().min(0).optional(),
})

/** The message as input, before sanitizing. */
export const givenMessage = z.string().max(100_000)

export const emails = defineTable('emails', {
  area: 'EMAIL',
  type: 'Email',
  columns: {
    fromName: z.string().max(120),
    fromEmail: z.string().max(254),
    fromAvatar: z.string().max(500),
    to: z.array(address).max(100),
    cc: z.array(address).max(100),
    bcc: z.array(address).max(100),
    subject: z.string().trim().max(200),
    // Longer than `givenMessage`: sanitizing writes some characters as entities.
    message: z.string().max(600_000),
    excerpt: z.string().max(160),
    attachments: z.array(attachment),
    folder: z.enum(['INBOX', 'SENT', 'DRAFT', 'SPAM']),
    time: instant(),
    isRead: z.boolean(),
    isStarred: z.boolean(),
    isDeleted: z.boolean(),
    // One column per label, so that lists can filter by it.
    isPersonal: z.boolean(),
    isCompany: z.boolean(),
    isImportant: z.boolean(),
    isPrivate: z.boolean(),
    /** False for received replies: they are shown only below the email they answer. */
    isListed: z.boolean(),
    /** The email that this one replies to. */
    answers: z.int().min(1).nullable(),
  },
  serialize: ({ fromName, fromEmail, fromAvatar, isPersonal, isCompany, isImportant, isPrivate }) => ({
    fromName: undefined,
    fromEmail: undefined,
    fromAvatar: undefined,
    isPersonal: undefined,
    isCompany: undefined,
    isImportant: undefined,
    isPrivate: undefined,
    isListed: undefined,
    from: { email: fromEmail, name: fromName, avatar: fromAvatar },
    labels: [isPersonal && 'PERSONAL', isCompany && 'COMPANY', isImportant && 'IMPORTANT', isPrivate && 'PRIVATE'].filter(Boolean),
  }),
  files: ['attachments'],
  search: ['fromName', 'subject'],
  sortKeys: ['fromName', 'fromEmail', 'subject'],
  list: { filter: ['folder'], sort: {}, default: { column: 'time', order: 'DESC' } },
})

/** A search of emails under a name. */
export const savedSearches = defineTable('savedSearches', {
  area: 'EMAIL',
  type: 'SavedSearch',
  columns: {
    name: z.string().trim().min(1).max(60),
    /** As in the search field, with operators. */
    query: z.string().trim().min(1).max(200),
  },
  unique: ['name'],
  search: ['name'],
  sortKeys: ['name'],
  list: { sort: {}, default: { column: 'name', order: 'ASC' } },
})

export type EmailRow = RowOf<typeof emails>
export type SavedSearchRow = RowOf<typeof savedSearches>
export type Attachment = z.output<typeof attachment>
export type Address = z.output<typeof address>
