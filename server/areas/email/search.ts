/** Operators in a search: `from:ada subject:"opening hours" is:unread after:2026-11-01 lamp`. */
import type { Contained } from '../../db/rows.ts'
import type { EmailRow } from './tables.ts'

interface EmailSearch {
  /** What is left to look for in the sender's name and the subject. */
  text: string
  /** Columns to compare. */
  where: Partial<Record<keyof EmailRow, boolean | string>>
  between: Partial<Record<keyof EmailRow, { from?: string; to?: string }>>
  contained: Contained[]
  /** Replaces the folder of the list: `trash`, `all`, or a folder. */
  place: EmailRow['folder'] | 'TRASH' | 'ALL' | undefined
}

const operator = /(?<!\S)(from|subject|label|in|is|has|before|after):(?:"([^"]*)"|(\S+))/giu

const labelColumns = { personal: 'isPersonal', company: 'isCompany', important: 'isImportant', private: 'isPrivate' } as const
const places = {
  inbox: 'INBOX',
  sent: 'SENT',
  draft: 'DRAFT',
  drafts: 'DRAFT',
  spam: 'SPAM',
  trash: 'TRASH',
  all: 'ALL',
  anywhere: 'ALL',
} as const
const states = {
  unread: { isRead: false },
  read: { isRead: true },
  starred: { isStarred: true },
  important: { isImportant: true },
} as const

const valueIn = <T extends object>(values: T, name: string): T[keyof T] | undefined =>
  Object.hasOwn(values, name) ? values[name as keyof T] : undefined

/** The first millisecond of a day in UTC, as `2026-11-20` or `2026/11/20`. */
function startOf(day: string): number | undefined {
  if (!/^\d{4}([-/])\d{2}\1\d{2}$/.test(day)) return undefined
  const time = Date.parse(`${day.replaceAll('/', '-')}T00:00:00.000Z`)
  return Number.isNaN(time) ? undefined : time
}

/** Operators with an unknown value match nothing, except dates, which are then looked for as text. */
export function parseSearch(search: string): EmailSearch {
  const parsed: EmailSearch = { text: '', where: {}, between: {}, contained: [], place: undefined }
  const nothing = { folder: 'none' } as const
  const rest = search.replaceAll(operator, (whole: string, name: string, quoted: string | undefined, plain: string | undefined) => {
    const value = (quoted ?? plain ?? '').trim()
    const known = value.toLowerCase()
    switch (name.toLowerCase()) {
      case 'from':
        parsed.contained.push({ columns: ['fromName', 'fromEmail'], text: value })
        break
      case 'subject':
        parsed.contained.push({ columns: ['subject'], text: value })
        break
      case 'label': {
        const column = valueIn(labelColumns, known)
        Object.assign(parsed.where, column ? { [column]: true } : nothing)
        break
      }
      case 'in':
        parsed.place = valueIn(places, known)
        if (!parsed.place) Object.assign(parsed.where, nothing)
        break
      case 'is':
        Object.assign(parsed.where, valueIn(states, known) ?? nothing)
        break
      case 'has':
        // Lists are stored as JSON text: an empty one is `[]`, and others begin with `[{`, which sorts after it.
        if (/^attachments?$/.test(known)) parsed.between.attachments = { from: '[{' }
        else Object.assign(parsed.where, nothing)
        break
      default: {
        const time = startOf(value)
        if (time === undefined) return whole
        const isAfter = name.toLowerCase() === 'after'
        const instant = new Date(isAfter ? time : time - 1).toISOString()
        parsed.between.time = { ...parsed.between.time, ...(isAfter ? { from: instant } : { to: instant }) }
      }
    }
    return ' '
  })
  parsed.text = rest.replaceAll(/\s+/g, ' ').trim()
  return parsed
}
