/** Ranges of whole days in UTC, each with the days before it for comparison. */
import { addDays } from '../invoices/amounts.ts'

export const ranges = ['LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_90_DAYS', 'THIS_MONTH', 'LAST_MONTH', 'THIS_YEAR', 'ALL_TIME'] as const
export type AnalyticsRange = (typeof ranges)[number]

/** First and last day. */
export interface Span {
  from: string
  to: string
}

export type Unit = 'day' | 'week' | 'month'

interface Compared {
  /** Undefined for all time. */
  span?: Span
  previous?: Span
  /** What each point of its chart covers. */
  unit: Unit
}

const lengths = { LAST_7_DAYS: 7, LAST_30_DAYS: 30, LAST_90_DAYS: 90 } as const

const monthOf = (day: string) => day.slice(0, 7)
/** Month as `2026-11`, some months later or, if negative, earlier. */
export function addMonths(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 7)
}
const firstOf = (month: string) => `${month}-01`
const lastOf = (month: string) => addDays(firstOf(addMonths(month, 1)), -1)
const wholeMonth = (month: string): Span => ({ from: firstOf(month), to: lastOf(month) })

/** The same day of another month, or its last one. */
function dayIn(month: string, day: string): string {
  const wanted = `${month}${day.slice(7)}`
  return wanted < lastOf(month) ? wanted : lastOf(month)
}

export function spanOf(range: AnalyticsRange, today: string): Compared {
  const month = monthOf(today)
  switch (range) {
    case 'ALL_TIME':
      return { unit: 'month' }
    case 'THIS_YEAR': {
      const year = Number(today.slice(0, 4))
      const previous = { from: `${year - 1}-01-01`, to: dayIn(addMonths(month, -12), today) }
      return { span: { from: `${year}-01-01`, to: today }, previous, unit: 'month' }
    }
    case 'THIS_MONTH': {
      const before = addMonths(month, -1)
      return { span: { from: firstOf(month), to: today }, previous: { from: firstOf(before), to: dayIn(before, today) }, unit: 'day' }
    }
    case 'LAST_MONTH':
      return { span: wholeMonth(addMonths(month, -1)), previous: wholeMonth(addMonths(month, -2)), unit: 'day' }
    default: {
      const from = addDays(today, 1 - lengths[range])
      const previous = { from: addDays(from, -lengths[range]), to: addDays(from, -1) }
      return { span: { from, to: today }, previous, unit: range === 'LAST_90_DAYS' ? 'week' : 'day' }
    }
  }
}

/** The days, weeks, or months of a span, so that a chart has a point for those without records, too. */
export function pointsOf({ from, to }: Span, unit: Unit): Span[] {
  const points: Span[] = []
  if (unit === 'month') for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) points.push(wholeMonth(month))
  else {
    const days = unit === 'week' ? 7 : 1
    for (let day = from; day <= to; day = addDays(day, days)) points.push({ from: day, to: addDays(day, days - 1) })
  }
  return points
}
