/** The time of an email in a list: the hour today, the day this year, otherwise the date. */
import { date } from '../../platform/format.ts'

export function formatMailTime(instant: string, locale: string): string {
  const [day, now] = [new Date(instant), new Date()]
  if (day.toDateString() === now.toDateString()) return date(instant, locale, { timeStyle: 'short' })
  if (day.getFullYear() === now.getFullYear()) return date(instant, locale, { day: 'numeric', month: 'short' })
  return date(instant, locale, { dateStyle: 'short' })
}
