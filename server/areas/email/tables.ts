import { boolean, defineTable, instant, integer, json, nullable, oneOf, type RowOf, text } from '../../db/tables.ts'

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

const emails = defineTable('emails', {
  area: 'EMAIL',
  type: 'Email',
  columns: {
    fromName: text(120),
    fromEmail: text(254),
    fromAvatar: text(500),
    to: json<Address[]>(),
    cc: json<Address[]>(),
    bcc: json<Address[]>(),
    subject: text(200),
    // Longer than what may be sent: safe HTML writes some characters as entities.
    message: text(600_000),
    excerpt: text(160),
    attachments: json<Attachment[]>(),
    folder: oneOf('INBOX', 'SENT', 'DRAFT', 'SPAM'),
    time: instant(),
    isRead: boolean(),
    isStarred: boolean(),
    isDeleted: boolean(),
    // A column a label, so that lists filter by it.
    isPersonal: boolean(),
    isCompany: boolean(),
    isImportant: boolean(),
    isPrivate: boolean(),
    /** False for answers of others: they stand below the mail that they answer only. */
    isListed: boolean(),
    /** The mail that this one answers. */
    answers: nullable(integer(1)),
  },
  tell: ({ fromName, fromEmail, fromAvatar, isPersonal, isCompany, isImportant, isPrivate }) => ({
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
  folded: [],
})

export type EmailRow = RowOf<typeof emails>

declare module '../../db/tables.ts' {
  interface Tables {
    emails: EmailRow
  }
}
