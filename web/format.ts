/** The only formatting of numbers, money and dates. */

export const formatNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(value)

/** Words in and out, with their sign. */
export const formatSigned = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn', signDisplay: 'always' }).format(value)

export const formatMoney = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn', style: 'currency', currency: 'USD' }).format(value)

/** Day and minute. */
export const formatInstant = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

/** A day of the calendar, the same wherever it is read. */
export const formatDay = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(instant))

/** A browser's own description, as short as a person would say it. */
export function formatBrowser(userAgent: string): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari|curl)\//.exec(userAgent)?.[1] ?? ''
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(userAgent)?.[1] ?? ''
  const name = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser
  return [name, system.replace('Mac OS X', 'macOS')].filter(Boolean).join(', ')
}

/** How long ago, within a day; the day itself, before that. */
export function formatWhen(instant: string, locale: string): string {
  const minutes = Math.round((new Date(instant).getTime() - Date.now()) / 60_000)
  if (minutes <= -24 * 60)
    return new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', dateStyle: 'medium' }).format(new Date(instant))
  const ago = new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric: 'auto' })
  if (minutes > -1) return ago.format(0, 'second')
  return minutes > -60 ? ago.format(minutes, 'minute') : ago.format(Math.trunc(minutes / 60), 'hour')
}
