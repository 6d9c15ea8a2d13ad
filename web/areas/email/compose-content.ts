/** What a compose window starts with: a draft, or an answer to an email. */
import { formatInstant } from '../../platform/format.ts'
import type { Translations } from '../../platform/languages.ts'
import type { Address, ComposeContent, ComposeKind } from './compose-store.ts'
import type { EmailMessageFragment } from './email.generated.ts'
import { filesOf } from './email-files.ts'
import { escapeHtml, takeQuote, toFragment, toHtml } from './message-html.ts'

export const emptyContent: ComposeContent = { to: [], cc: [], bcc: [], subject: '', text: '', quote: '', files: [] }

const plain = ({ name, email }: Address): Address => ({ name, email })
const withPrefix = (prefix: 'Re' | 'Fwd', subject: string) =>
  new RegExp(`^${prefix}:`, 'i').test(subject) ? subject : `${prefix}: ${subject}`.slice(0, 200)

export function startContent(
  kind: ComposeKind,
  email: EmailMessageFragment,
  own: string,
  { t, lang }: Pick<Translations<'email' | 'shell'>, 't' | 'lang'>,
): ComposeContent {
  const { from, to, cc, bcc, subject, message, time, attachments } = email
  if (kind === 'draft') {
    const text = toFragment(message)
    const quote = takeQuote(text)
    return {
      to: to.map(plain),
      cc: cc.map(plain),
      bcc: bcc.map(plain),
      subject,
      text: toHtml(text),
      quote: quote ? toHtml(quote) : '',
      files: filesOf(attachments),
    }
  }
  const name = escapeHtml(from.name || from.email)
  const body = toHtml(toFragment(message))
  if (kind === 'forward') {
    const head = [
      t('forwarded.title'),
      `${t('address.from')}: ${name} &lt;${escapeHtml(from.email)}&gt;`,
      `${t('forwarded.date')}: ${escapeHtml(formatInstant(time, lang))}`,
      `${t('compose.subject')}: ${escapeHtml(subject)}`,
    ]
    return {
      ...emptyContent,
      subject: withPrefix('Fwd', subject),
      quote: `<p>${head.join('<br>')}</p>${body}`,
      files: filesOf(attachments),
    }
  }
  const isOwn = from.email === own
  const others = (list: readonly Address[]) => list.filter(each => each.email !== own && each.email !== from.email).map(plain)
  return {
    ...emptyContent,
    to: isOwn ? to.map(plain) : [plain(from), ...(kind === 'replyAll' ? others(to) : [])],
    cc: kind === 'replyAll' ? (isOwn ? cc.map(plain) : others(cc)) : [],
    subject: withPrefix('Re', subject),
    quote: `<p>${escapeHtml(t('quote.intro', { when: formatInstant(time, lang), name: from.name || from.email }))}</p><blockquote>${body}</blockquote>`,
  }
}

export const messageOf = ({ text, quote }: ComposeContent): string => text + quote

const attachmentWords = /\battach(?:ed|ment|ments|ing)?\b|\bci-joint|\bpi[eè]ces? jointes?|مرفق|المرفقات/iu

/** Whether the text promises an attachment. */
export function promisesAttachment({ subject, text, files }: Pick<ComposeContent, 'subject' | 'text' | 'files'>): boolean {
  return files.length === 0 && attachmentWords.test(`${subject} ${toFragment(text).textContent ?? ''}`)
}
