/** Writing mails: drafts, sending and answering, all within the demonstration. */
import type { Context } from '../../context.ts'
import { insertRow, updateRow, write } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { conflict, invalid } from '../../errors.ts'
import { given, readEmail, readText } from '../../rules.ts'
import { owner } from '../../../seed/owner.ts'
import { toExcerpt, toSafeHtml } from './html.ts'
import { type Address, type EmailRow, emails } from './tables.ts'

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
}

type Content = Pick<EmailRow, 'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'excerpt'>

const empty: Content = { to: [], cc: [], bcc: [], subject: '', message: '', excerpt: '' }
const maxAddresses = 100
const maxMessage = 100_000

function readAddresses(field: string, addresses: readonly GivenAddress[]): Address[] {
  if (addresses.length > maxAddresses) throw invalid(field, `${field} must have at most ${maxAddresses} addresses`)
  return addresses.map(({ email, name }) => ({ email: readEmail(field, email), name: readText(field, name ?? '', { max: 120 }) }))
}

/** What was given of a mail, checked; the message made safe. */
export function readContent(input: GivenEmail): Partial<Content> {
  const { to, cc, bcc, subject, message } = given(input)
  if (message && message.length > maxMessage) throw invalid('message', `message must have at most ${maxMessage} characters`)
  return {
    ...(to && { to: readAddresses('to', to) }),
    ...(cc && { cc: readAddresses('cc', cc) }),
    ...(bcc && { bcc: readAddresses('bcc', bcc) }),
    ...(subject !== undefined && { subject: readText('subject', subject, { max: 200 }) }),
    ...(message !== undefined && { message: toSafeHtml(message), excerpt: toExcerpt(message) }),
  }
}

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
  if (email.folder !== 'DRAFT') throw conflict(`Email ${id} is no draft`)
  return email
}

/** Keeps a draft, new or by id. */
export function saveDraft(ctx: Context, id: number | null, input: GivenEmail) {
  const content = readContent(input)
  return write(ctx, 'Saved a draft', async ctx => {
    const time = ctx.now().toISOString()
    if (id) return updateRow(ctx, emails, await findDraft(ctx, id), { ...content, time })
    return insertRow(ctx, emails, { ...fromOwner(ctx), ...empty, ...content, folder: 'DRAFT' })
  })
}

/** Sends a mail, or the draft by id. */
export function sendEmail(ctx: Context, draftId: number | null, input: GivenEmail) {
  const content = readContent(input)
  return write(ctx, 'Sent a mail', async ctx => {
    const draft = draftId ? await findDraft(ctx, draftId) : null
    if ((content.to ?? draft?.to ?? []).length === 0) throw invalid('to', 'to must have at least one address')
    const sent = { ...content, folder: 'SENT', isDeleted: false, time: ctx.now().toISOString() } as const
    if (draft) return updateRow(ctx, emails, draft, sent)
    return insertRow(ctx, emails, { ...fromOwner(ctx), ...empty, ...sent })
  })
}

/** Answers a mail: to its sender, or to whom it was sent when it was one's own, unless told otherwise. */
export function replyToEmail(ctx: Context, id: number, input: GivenEmail) {
  const content = readContent(input)
  return write(ctx, 'Answered a mail', async ctx => {
    const email = await findRow(ctx, emails, id)
    if (email.folder === 'DRAFT') throw conflict(`Email ${id} is a draft: send it first`)
    const to = content.to ?? (email.fromEmail === owner.email ? email.to : [{ email: email.fromEmail, name: email.fromName }])
    if (to.length === 0) throw invalid('to', 'to must have at least one address')
    const subject = /^re:/i.test(email.subject) ? email.subject : `Re: ${email.subject}`.slice(0, 200)
    return insertRow(ctx, emails, {
      ...fromOwner(ctx),
      ...empty,
      subject: subject.isWellFormed() ? subject : subject.slice(0, -1),
      ...content,
      to,
      folder: 'SENT',
      // An answer to an answer stands in the same conversation.
      answers: email.answers ?? email.id,
    })
  })
}
