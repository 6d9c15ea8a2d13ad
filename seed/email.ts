/** Emails of the demo mailbox as rows, with their replies. */
import { dayMs } from '../server/time.ts'
import { inbox, type MailEntry } from './mail-list.ts'
import { others } from './mail-others.ts'
import { toAttachment } from '../server/areas/email/attachments.ts'
import { attachedSample } from '../server/areas/files/samples.ts'
import { owner } from '../server/demo/owner.ts'
import { type PersonKey, people } from '../server/demo/people.ts'

/** Stored files with the content of attachments. */
const samples = { pdf: 'quote', sheet: 'budget', text: 'notes', image: 'floorPlan' } as const

const addressOf = (key: PersonKey) => ({ email: people[key].email, name: people[key].name })
const toHtml = (paragraphs: string[]) => paragraphs.map(paragraph => `<p>${paragraph}</p>`).join('')

function toExcerpt(paragraphs: string[]) {
  const text = paragraphs.join(' ')
  return text.length <= 160 ? text : `${text.slice(0, 159)}…`
}

/** Emails up to yesterday evening, the oldest first, followed by replies from others. */
export function emailRows(now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const instant = ([days, time]: MailEntry['at']) => new Date(today - days * dayMs + Date.parse(`1970-01-01T${time}:00Z`)).toISOString()
  const own = { email: owner.email, name: owner.name }
  const fromOwner = { fromName: owner.name, fromEmail: owner.email, fromAvatar: `/art/people/${owner.key}.svg` }
  const from = (key: PersonKey) => ({
    fromName: people[key].name,
    fromEmail: people[key].email,
    fromAvatar: `/art/people/${key}.svg`,
  })

  const entries = [...inbox, ...others].toSorted((a, b) => instant(a.at).localeCompare(instant(b.at)))
  const idOf = (subject: string) => entries.findIndex(entry => entry.subject === subject) + 1
  const listed = entries.map((entry, index) => {
    const isOwn = entry.folder === 'SENT' || entry.folder === 'DRAFT'
    const labels = entry.labels ?? []
    return {
      id: index + 1,
      ...(isOwn ? fromOwner : from(entry.who)),
      to: [isOwn ? addressOf(entry.who) : own],
      cc: (entry.cc ?? []).map(addressOf),
      bcc: (entry.bcc ?? []).map(addressOf),
      subject: entry.subject,
      message: toHtml(entry.message),
      excerpt: toExcerpt(entry.message),
      attachments: (entry.files ?? []).map(([fileName, kind]) => ({
        ...toAttachment({ ...attachedSample(samples[kind]), name: fileName }),
        thumbnail: `/art/files/${kind}.svg`,
      })),
      folder: entry.folder ?? 'INBOX',
      time: instant(entry.at),
      isRead: isOwn || (entry.read ?? false),
      isStarred: entry.starred ?? false,
      isDeleted: entry.trashed ?? false,
      isPersonal: labels.includes('personal'),
      isCompany: labels.includes('company'),
      isImportant: labels.includes('important'),
      isPrivate: labels.includes('private'),
      isListed: true,
      answers: entry.answers ? idOf(entry.answers) : null,
    }
  })
  const replies = entries.flatMap((entry, index) =>
    (entry.replies ?? []).map(({ who, at, message }) => ({
      ...from(who),
      to: [own],
      cc: [],
      bcc: [],
      subject: `Re: ${entry.subject}`,
      message: toHtml(message),
      excerpt: toExcerpt(message),
      attachments: [],
      folder: 'INBOX',
      time: instant(at),
      isRead: true,
      isStarred: false,
      isDeleted: false,
      isPersonal: false,
      isCompany: false,
      isImportant: false,
      isPrivate: false,
      isListed: false,
      answers: index + 1,
    })),
  )
  return [...listed, ...replies.map((reply, index) => ({ id: entries.length + index + 1, ...reply }))]
}

/** Saved searches, the first ones a reader would make. */
export const savedSearchRows = () => [
  { id: 1, name: 'Unread with files', query: 'is:unread has:attachment' },
  { id: 2, name: 'Important and starred', query: 'in:all is:important is:starred' },
]
