/** Composing emails: drafts, sending, and replying. Nothing leaves the server. */
import type { Context } from '../../context.ts'
import { insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { conflict, invalid } from '../../errors.ts'
import { given } from '../../rules.ts'
import { email, parse, trimmed } from '../../validation.ts'
import { owner } from '../../demo/owner.ts'
import { attachFiles } from '../files/service.ts'
import { assertSimple, toExcerpt, toSafeHtml } from './html.ts'
import { toAttachment } from './attachments.ts'
import { type Address, type Attachment, type EmailRow, emails, givenMessage } from './tables.ts'

export interface GivenAddress {
  email: string
  name?: string | null
}

export interface GivenEmail {
  to?: readonly GivenAddress[] | null
  cc?: readonly GivenAddress[] | null
  bcc?: readonly GivenAddress[] | null
  subject?: string | null
  message?: string | null
  /** IDs of uploaded files. */
  attachments?: readonly (string | number)[] | null
}

type Content = Pick<EmailRow, 'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'excerpt'>

const empty: Content = { to: [], cc: [], bcc: [], subject: '', message: '', excerpt: '' }
const address = email()
const addressName = trimmed({ max: 120 })

function readAddresses(field: string, addresses: readonly GivenAddress[]): Address[] {
  const read = addresses.map(({ email, name }) => ({
    email: parse(address, email, field),
    name: parse(addressName, name ?? '', field),
  }))
  return parse(emails.columns.to, read, field)
}

/** The given fields of an email, validated; the message is sanitized. */
export function readContent(input: GivenEmail): Partial<Content> {
  const { to, cc, bcc, subject, message } = given(input)
  return {
    ...(to && { to: readAddresses('to', to) }),
    ...(cc && { cc: readAddresses('cc', cc) }),
    ...(bcc && { bcc: readAddresses('bcc', bcc) }),
    ...(subject !== undefined && { subject: parse(emails.columns.subject, subject, 'subject') }),
    ...(message !== undefined && readMessage(message)),
  }
}

function readMessage(given: string) {
  const message = parse(givenMessage, given, 'message')
  assertSimple(message, 'message')
  return { message: toSafeHtml(message), excerpt: toExcerpt(message) }
}

/** The uploaded files as attachments, if any are given. */
async function attach(ctx: WriteContext, { attachments }: GivenEmail): Promise<{ attachments?: Attachment[] }> {
  if (!attachments) return {}
  return { attachments: (await attachFiles(ctx, attachments)).map(toAttachment) }
}

export const readOwner = () => ({ email: owner.email, name: owner.name })

const fromOwner = (ctx: Context) => ({
  fromName: owner.name,
  fromEmail: owner.email,
  fromAvatar: `/art/people/${owner.key}.svg`,
  attachments: [],
  time: ctx.now().toISOString(),
  isRead: true,
  isStarred: false,
  isDeleted: false,
  isPersonal: false,
  isCompany: false,
  isImportant: false,
  isPrivate: false,
  isListed: true,
  answers: null,
})

async function findDraft(ctx: Context, id: number): Promise<EmailRow> {
  const email = await findRow(ctx, emails, id)
  if (email.folder !== 'DRAFT') throw conflict('NOT_A_DRAFT', { id })
  return email
}

/** Saves a draft, new or by id; a new one may answer an email. */
export function saveDraft(ctx: Context, id: number | null, input: GivenEmail, inReplyTo: number | null = null) {
  const written = readContent(input)
  return write(ctx, 'DRAFT_SAVED', async ctx => {
    const content = { ...written, ...(await attach(ctx, input)) }
    const time = ctx.now().toISOString()
    if (id) return updateRow(ctx, emails, await findDraft(ctx, id), { ...content, time })
    const answers = inReplyTo ? conversationOf(await findAnswerable(ctx, inReplyTo)) : null
    return insertRow(ctx, emails, { ...fromOwner(ctx), ...empty, ...content, answers, folder: 'DRAFT' })
  })
}

async function findAnswerable(ctx: Context, id: number): Promise<EmailRow> {
  const email = await findRow(ctx, emails, id)
  if (email.folder === 'DRAFT') throw conflict('REPLY_TO_DRAFT', { id })
  return email
}

/** A reply to a reply belongs to the same conversation. */
const conversationOf = ({ id, answers }: EmailRow) => answers ?? id

/** Sends a new email, or a draft by id. */
export function sendEmail(ctx: Context, draftId: number | null, input: GivenEmail) {
  const written = readContent(input)
  return write(ctx, 'EMAIL_SENT', async ctx => {
    const content = { ...written, ...(await attach(ctx, input)) }
    const draft = draftId ? await findDraft(ctx, draftId) : null
    if ((content.to ?? draft?.to ?? []).length === 0) throw invalid('RECIPIENT_REQUIRED', { field: 'to' })
    const sent = { ...content, folder: 'SENT', isDeleted: false, time: ctx.now().toISOString() } as const
    if (draft) return updateRow(ctx, emails, draft, sent)
    return insertRow(ctx, emails, { ...fromOwner(ctx), ...empty, ...sent })
  })
}

/** Replies to an email: to its sender, or to the recipients of a sent email, unless other recipients are given. */
export function replyToEmail(ctx: Context, id: number, input: GivenEmail) {
  const written = readContent(input)
  return write(ctx, 'EMAIL_REPLIED', async ctx => {
    const content = { ...written, ...(await attach(ctx, input)) }
    const email = await findAnswerable(ctx, id)
    const to = content.to ?? (email.fromEmail === owner.email ? email.to : [{ email: email.fromEmail, name: email.fromName }])
    if (to.length === 0) throw invalid('RECIPIENT_REQUIRED', { field: 'to' })
    const subject = /^re:/i.test(email.subject) ? email.subject : `Re: ${email.subject}`.slice(0, 200)
    return insertRow(ctx, emails, {
      ...fromOwner(ctx),
      ...empty,
      subject: subject.isWellFormed() ? subject : subject.slice(0, -1),
      ...content,
      to,
      folder: 'SENT',
      answers: conversationOf(email),
    })
  })
}
