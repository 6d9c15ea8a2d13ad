/** Reads an event from words: "Lunch Fri 12-13 #family", « Dentiste demain à 9h30 », "غداء غدا الساعة 1 مساء". */
import { Temporal } from 'temporal-polyfill'
import type { Calendar } from '../../platform/schema.generated.ts'
import type { FormTimes } from './event-times.ts'
import { type QuickAddWords, wordsOf } from './quick-add-words.ts'

export interface QuickAddContext {
  lang: string
  /** Local time of the reader: `2026-11-20T09:30`. */
  now: string
  /** Day of events without a date. */
  day: string
  /** Names of the calendars, in the reader's language. */
  calendars: Record<Calendar, string>
}

export interface QuickEvent extends FormTimes {
  title: string
  location: string
  calendar: Calendar | undefined
}

/** Accents, vowel marks, and spellings of one letter are as good as none. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .toLowerCase()

/** Letters keep their place, so that what was read can be taken out of the text as written. */
function normalize(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[٠-٩]/g, digit => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[–—]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** Takes the first match out of the text. */
class Reader {
  text: string

  constructor(text: string) {
    this.text = text
  }

  take(pattern: string): RegExpExecArray | null {
    const folded = this.text.replace(/./gsu, letter => {
      const plain = fold(letter)
      return plain.length === letter.length ? plain : letter
    })
    const found = new RegExp(`(?<![\\p{L}\\p{N}:])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u').exec(folded)
    if (found) this.text = `${this.text.slice(0, found.index)} ${this.text.slice(found.index + found[0].length)}`
    return found
  }
}

export function parseQuickAdd(written: string, context: QuickAddContext): QuickEvent {
  const words = wordsOf(context.lang)
  const reader = new Reader(normalize(written))
  const calendar = readCalendar(reader, context.calendars)
  const location = readLocation(reader)
  const isAllDay = reader.take(words.allDay) !== null
  const duration = readDuration(reader, words)
  const range = readDayRange(reader, words, context.now)
  const iso = readIsoDate(reader, context.now)
  const times = isAllDay || range ? undefined : readTimes(reader, words)
  const date = iso ?? (range ? undefined : readDate(reader, words, context, times?.start))
  const title = cleanTitle(reader.text, words) || written.trim()
  if (range) return { title, location, calendar, ...range, allDay: true }
  if (!times) {
    const day = date ?? context.day
    return { title, location, calendar, start: day, end: day, allDay: true }
  }
  const start = Temporal.PlainDateTime.from(`${date ?? dayWithout(context, times.start)}T${times.start}`)
  return { title, location, calendar, start: write(start), end: write(endOf(start, times.end, duration)), allDay: false }
}

const write = (time: Temporal.PlainDateTime) => time.toString({ smallestUnit: 'minute' })

/** A time that has passed today is tomorrow's. */
const dayWithout = ({ now, day }: QuickAddContext, time: string) =>
  day === now.slice(0, 10) && time <= now.slice(11) ? Temporal.PlainDate.from(day).add({ days: 1 }).toString() : day

function endOf(start: Temporal.PlainDateTime, end: string | undefined, minutes: number | undefined): Temporal.PlainDateTime {
  if (end === undefined) return start.add({ minutes: minutes ?? 60 })
  const sameDay = start.toPlainDate().toPlainDateTime(Temporal.PlainTime.from(end))
  return Temporal.PlainDateTime.compare(sameDay, start) > 0 ? sameDay : sameDay.add({ days: 1 })
}

function readCalendar(reader: Reader, names: Record<Calendar, string>): Calendar | undefined {
  const found = /#(\p{L}+)/u.exec(reader.text)
  if (!found) return undefined
  const wanted = fold(found[1] ?? '')
  const entries = Object.entries(names) as [Calendar, string][] // its own keys
  const bare = (text: string) => fold(text).replace(/^ال/, '')
  const match = entries.find(([key, name]) => [key, name].some(each => bare(each).startsWith(bare(wanted))))
  if (match) reader.text = reader.text.replace(found[0], ' ')
  return match?.[0]
}

function readLocation(reader: Reader): string {
  const found = /(?<!\S)@(?:"([^"]+)"|(\S+))/u.exec(reader.text)
  if (!found) return ''
  reader.text = reader.text.replace(found[0], ' ')
  return found[1] ?? found[2] ?? ''
}

/** Minutes. */
function readDuration(reader: Reader, words: QuickAddWords): number | undefined {
  const amount = `(\\d+(?:[.,]\\d+)?|${Object.keys(words.one).join('|')})`
  const found = reader.take(`(?:${words.lasting}) ${amount} ?(?:(${words.hourUnit})|(${words.minuteUnit}))(?: ?(\\d{1,2}))?`)
  if (!found) return undefined
  const [, number = '', hours, , rest] = found
  const value = /^\d/.test(number) ? Number(number.replace(',', '.')) : hours?.endsWith('تين') ? 2 : 1
  return Math.round(hours ? value * 60 + Number(rest ?? 0) : value)
}

const anyOf = (forms: readonly string[]) => forms.map(form => `(${form})`).join('|')
/** Position of the form that matched, of groups after the first `offset`. */
const placeIn = (found: RegExpExecArray, forms: readonly string[], offset: number) =>
  forms.findIndex((_, index) => found[index + 1 + offset] !== undefined)

/** "24-26 Nov": the first and the last day. */
function readDayRange(reader: Reader, words: QuickAddWords, now: string) {
  const months = anyOf(words.months)
  const found = words.isMonthFirst
    ? (reader.take(`(\\d{1,2}) ?- ?(\\d{1,2}) (?:${months})`) ?? reorder(reader.take(`(?:${months}) (\\d{1,2}) ?- ?(\\d{1,2})`)))
    : reader.take(`(\\d{1,2}) ?- ?(\\d{1,2}) (?:${months})`)
  if (!found) return undefined
  const month = placeIn(found, words.months, 2)
  const start = upcoming(now, month + 1, Number(found[1]))
  const end = start && upcoming(start, month + 1, Number(found[2]))
  return start && end && start < end ? { start, end } : undefined
}

/** The two days before the months, wherever they were. */
function reorder(found: RegExpExecArray | null): RegExpExecArray | null {
  if (!found) return null
  const [whole, ...groups] = found
  const moved = [whole, ...groups.slice(-2), ...groups.slice(0, -2)]
  return Object.assign(moved, { index: found.index, input: found.input }) as RegExpExecArray // the same, in another order
}

/** The first such day from now on; undefined if there is none, such as February 30. */
function upcoming(now: string, month: number, day: number, year?: number): string | undefined {
  const today = now.slice(0, 10)
  const years = year === undefined ? [0, 1, 2, 3, 4].map(more => Number(today.slice(0, 4)) + more) : [year]
  for (const each of years) {
    const date = new Date(Date.UTC(each, month - 1, day))
    const text = date.toISOString().slice(0, 10)
    if (date.getUTCMonth() === month - 1 && date.getUTCDate() === day && (year !== undefined || text >= today)) return text
  }
  return undefined
}

function readIsoDate(reader: Reader, now: string): string | undefined {
  const found = reader.take('(2\\d\\d\\d)-(\\d\\d)-(\\d\\d)')
  return found ? upcoming(now, Number(found[2]), Number(found[3]), Number(found[1])) : undefined
}

function readDate(reader: Reader, words: QuickAddWords, { now }: QuickAddContext, time: string | undefined): string | undefined {
  const today = Temporal.PlainDate.from(now.slice(0, 10))
  const after = (days: number) => today.add({ days }).toString()

  const months = anyOf(words.months)
  const count = words.months.length
  const dayFirst = reader.take(`(\\d{1,2})(?:er|st|nd|rd|th)? (?:${months})(?: (\\d{4}))?`)
  if (dayFirst) {
    const year = dayFirst[count + 2]
    const date = upcoming(now, placeIn(dayFirst, words.months, 1) + 1, Number(dayFirst[1]), year ? Number(year) : undefined)
    if (date) return date
  }
  const monthFirst = words.isMonthFirst ? reader.take(`(?:${months}) (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`) : null
  if (monthFirst) {
    const year = monthFirst[count + 2]
    const date = upcoming(now, placeIn(monthFirst, words.months, 0) + 1, Number(monthFirst[count + 1]), year ? Number(year) : undefined)
    if (date) return date
  }
  const numbers = reader.take('(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}))?')
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])]
    const [month, day] = words.isMonthFirst ? [first, second] : [second, first]
    const date = upcoming(now, month, day, numbers[3] ? Number(numbers[3]) : undefined)
    if (date) return date
  }
  for (const [form, days] of Object.entries(words.days)) if (reader.take(form)) return after(days)

  const within = reader.take(
    `(?:${words.within}) (?:(\\d{1,3}|${Object.keys(words.one).join('|')}) ?)?(?:(${words.dayUnit})|(${words.weekUnit}))`,
  )
  if (within) {
    const unit = within[2] ?? within[3] ?? ''
    const number = /^\d/.test(within[1] ?? '') ? Number(within[1]) : unit.endsWith('ين') ? 2 : 1
    return after(number * (within[3] ? 7 : 1))
  }
  const weekday = reader.take(`(?:(${words.next}) )?(?:${anyOf(words.weekdays)})\\.?(?: (${words.next}))?`)
  if (!weekday) return undefined
  const wanted = placeIn(weekday, words.weekdays, 1)
  const ahead = (wanted - (today.dayOfWeek % 7) + 7) % 7
  // Today's weekday is a week ahead once its time has passed.
  const isOver = ahead === 0 && time !== undefined && time <= now.slice(11)
  return after(isOver ? 7 : ahead)
}

/** Hours and minutes, each `09:30`. */
function readTimes(reader: Reader, words: QuickAddWords): { start: string; end?: string } | undefined {
  const half = `(${words.am})|(${words.pm})`
  const clock = `(\\d{1,2})(?:(?:[:.]| ?h ?)(\\d{2})|( ?h(?:eures?)?))?(?: ?(?:${half}))?`
  const range = reader.take(`(?:(?:${words.from}|${words.at}) )?${clock} ?(?:-|(?<= )(?:${words.to}) ) ?${clock}`)
  if (range) {
    const [from, to] = [groupsOf(range, 1), groupsOf(range, 6)]
    const end = toClock(to)
    // "9-10am" is in the morning, "9-1pm" begins in the morning as well.
    const start = toClock(from.isAm || from.isPm ? from : { ...from, isPm: to.isPm && from.hour <= to.hour && to.hour < 12, isAm: to.isAm })
    if (start && end) return { start, end }
  }
  if (reader.take(`(?:(?:${words.at}) )?(?:${words.noon})`)) return { start: '12:00' }
  if (reader.take(`(?:(?:${words.at}) )?(?:${words.midnight})`)) return { start: '00:00' }
  const single =
    reader.take(`(?:${words.at}|${words.from}) ${clock}`) ??
    reader.take(`(\\d{1,2})(?:[:.]| ?h ?)(\\d{2})()(?: ?(?:${half}))?`) ??
    reader.take(`(\\d{1,2})()( ?h(?:eures?)?)(?: ?(?:${half}))?`) ??
    reader.take(`(\\d{1,2})()() ?(?:${half})`)
  const start = single && toClock(groupsOf(single, 1))
  return start ? { start } : undefined
}

interface Clock {
  hour: number
  minute: number
  isAm: boolean
  isPm: boolean
}

const groupsOf = (found: RegExpExecArray, first: number): Clock => ({
  hour: Number(found[first]),
  minute: Number(found[first + 1] ?? 0),
  isAm: found[first + 3] !== undefined,
  isPm: found[first + 4] !== undefined,
})

function toClock({ hour, minute, isAm, isPm }: Clock): string | undefined {
  if (hour > 24 || minute > 59 || ((isAm || isPm) && hour > 12 && isAm)) return undefined
  const full = isPm && hour < 12 ? hour + 12 : isAm && hour === 12 ? 0 : hour % 24
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Without small words at its ends and doubled spaces. */
function cleanTitle(text: string, words: QuickAddWords): string {
  const ends = new RegExp(`^(?:(?:${words.fillers})(?= |$)|[\\s,،;:-])+|(?:(?<= |^)(?:${words.fillers})|[\\s,،;:-])+$`, 'giu')
  const clean = text.replace(/\s+/g, ' ').trim()
  const short = clean.replace(ends, '').trim()
  return short || clean
}
