import { z } from 'zod'
import { defineTable, instant, json, type RowOf } from '../../db/tables.ts'

export interface Address {
  email: string
  name: string
}

export interface Attachment {
  fileName: string
  thumbnail: string
  url: string
  size: string
}

export const emails = defineTable('emails', {
  area: 'EMAIL',
  type: 'Email',
  columns: {
    fromName: z.string().max(120),
    fromEmail: z.string().max(254),
    fromAvatar: z.string().max(500),
    to: json<Address[]>(),
    cc: json<Address[]>(),
    bcc: json<Address[]>(),
    subject: z.string().max(200),
    // Longer than what may be sent: safe HTML writes some characters as entities.
    message: z.string().max(600_000),
    excerpt: z.string().max(160),
    attachments: json<Attachment[]>(),
    folder: z.enum(['INBOX', 'SENT', 'DRAFT', 'SPAM']),
    time: instant(),
    isRead: z.boolean(),
    isStarred: z.boolean(),
    isDeleted: z.boolean(),
    // A column a label, so that lists filter by it.
    isPersonal: z.boolean(),
    isCompany: z.boolean(),
    isImportant: z.boolean(),
    isPrivate: z.boolean(),
    /** False for answers of others: they stand below the mail that they answer only. */
    isListed: z.boolean(),
    /** The mail that this one answers. */
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
  search: ['fromName', 'subject'],
  sortKeys: [],
  list: { sort: {}, default: { column: 'time', order: 'DESC' } },
})

export type EmailRow = RowOf<typeof emails>
