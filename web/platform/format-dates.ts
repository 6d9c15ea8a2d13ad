/** Formatting of days, months, times, and lists. */
import { formatter, date, formatDate, joinAmounts } from './format.ts'

export const formatTime = (instant: string, locale: string, timeZone?: string): string =>
  date(instant, locale, { timeStyle: 'short', timeZone })

/** Calendar date without a time zone. */
export const formatDay = (instant: string, locale: string): string =>
  date(instant, locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })

export const formatMonth = (instant: string, locale: string): string =>
  date(instant, locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A list in a sentence: "red, blue, and green". */
export const formatList = (items: string[], locale: string): string =>
  formatter(Intl.ListFormat, locale, { type: 'conjunction' }).format(items)

/** Time worked, never in days: 32 hr, 15 min. */
export const formatHours = (minutes: number, locale: string): string =>
  minutes < 1
    ? joinAmounts([[0, 'minute']], locale)
    : joinAmounts(
        [
          [Math.floor(minutes / 60), 'hour'],
          [minutes % 60, 'minute'],
        ],
        locale,
      )

/** Relative within a day, otherwise the date. */
export function formatWhen(instant: string, locale: string): string {
  const minutes = Math.trunc((new Date(instant).getTime() - Date.now()) / 60_000)
  if (Math.abs(minutes) >= 24 * 60) return formatDate(instant, locale)
  const ago = formatter(Intl.RelativeTimeFormat, locale.includes('-u-nu-') ? locale : `${locale}-u-nu-latn`, { numeric: 'auto' })
  if (minutes === 0) return ago.format(0, 'second')
  return Math.abs(minutes) < 60 ? ago.format(minutes, 'minute') : ago.format(Math.trunc(minutes / 60), 'hour')
}

/** A date, with its time if it has one: `2026-11-20`, `2026-11-20T09:30` in local time, or an instant. */
export const formatWrittenDate = (written: string, locale: string): string =>
  date(written, locale, written.length > 10 ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'medium', timeZone: 'UTC' })

/** Browser and system from a user agent. */
export function formatBrowser(userAgent: string): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari|curl)\//.exec(userAgent)?.[1] ?? ''
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(userAgent)?.[1] ?? ''
  const name = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser
  return [name, system.replace('Mac OS X', 'macOS')].filter(Boolean).join(', ')
}

/** "Today", "Yesterday", or the date. */
export function formatDayName(instant: string, locale: string): string {
  const day = new Date(instant)
  const midnight = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime()
  const ago = Math.round((midnight(new Date()) - midnight(day)) / 86_400_000)
  const name =
    ago < 2
      ? formatter(Intl.RelativeTimeFormat, locale, { numeric: 'auto' }).format(-ago, 'day')
      : date(instant, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
