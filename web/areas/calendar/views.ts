/** The four views: their days, steps, and titles. */
import { Temporal } from 'temporal-polyfill'
import { digits, formatter } from '../../platform/format.ts'
import { addDays } from './event-times.ts'

export const views = ['month', 'week', 'day', 'list'] as const
export type View = (typeof views)[number]

/** Days from `from` up to, but not including, `to`. */
export interface DayRange {
  from: string
  to: string
}

/** First day of the week by locale: 0 is Sunday. The browser's languages may name a country. */
export function firstDayOf(lang: string, preferred: readonly string[] = []): number {
  const language = lang.split('-')[0] ?? 'en'
  const named = preferred.find(each => new RegExp(`^${language}-[A-Z]{2}$`).test(each)) ?? language
  const locale = new Intl.Locale(named) as Intl.Locale & WeekInfo // newer than the types
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }).firstDay % 7
}

interface WeekInfo {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

const weekStart = (day: string, firstDay: number) => {
  const { dayOfWeek } = Temporal.PlainDate.from(day)
  return addDays(day, -((dayOfWeek - firstDay + 7) % 7))
}

/** Weeks from Monday are numbered by ISO 8601, others from the one with January 1. */
export function weekNumber(day: string, firstDay: number): number {
  const date = Temporal.PlainDate.from(day)
  if (firstDay === 1) return date.weekOfYear ?? 1
  const start = weekStart(day, firstDay)
  const first = weekStart(`${addDays(start, 6).slice(0, 4)}-01-01`, firstDay)
  return Math.round((Date.parse(start) - Date.parse(first)) / 604_800_000) + 1
}

/** The days that a view shows; a month fills its weeks. */
export function rangeOf(view: View, date: string, firstDay: number): DayRange {
  const month = `${date.slice(0, 8)}01`
  if (view === 'day') return { from: date, to: addDays(date, 1) }
  if (view === 'list') return { from: month, to: Temporal.PlainDate.from(month).add({ months: 1 }).toString() }
  const from = weekStart(view === 'week' ? date : month, firstDay)
  return { from, to: addDays(from, view === 'week' ? 7 : 42) }
}

export function stepDate(view: View, date: string, by: number): string {
  if (view === 'day' || view === 'week') return addDays(date, view === 'week' ? 7 * by : by)
  return Temporal.PlainDate.from(date).add({ months: by }).toString()
}

export function titleOf(view: View, date: string, firstDay: number, lang: string): string {
  const utc = { timeZone: 'UTC', ...digits(lang) } as const
  const at = (day: string) => new Date(`${day}T12:00:00Z`)
  if (view === 'day') return formatter(Intl.DateTimeFormat, lang, { ...utc, dateStyle: 'full' }).format(at(date))
  if (view === 'week') {
    const { from, to } = rangeOf(view, date, firstDay)
    const days = formatter(Intl.DateTimeFormat, lang, { ...utc, day: 'numeric', month: 'short', year: 'numeric' })
    return days.formatRange(at(from), at(addDays(to, -1)))
  }
  return formatter(Intl.DateTimeFormat, lang, { ...utc, month: 'long', year: 'numeric' }).format(at(date))
}

export const isDay = (text: string | null): text is string =>
  text !== null && /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDaysOrNull(text) !== null

function addDaysOrNull(text: string): string | null {
  try {
    return addDays(text, 0) === text ? text : null
  } catch {
    return null
  }
}
