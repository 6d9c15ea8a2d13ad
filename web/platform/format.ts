/**
 * All formatting of numbers, money, and dates. Digits are Latin in every language unless the locale names others
 * (`ar-u-nu-arab`).
 */

const digits = (locale: string) => (locale.includes('-u-nu-') ? {} : ({ numberingSystem: 'latn' } as const))

const made = new Map<string, object>()

/** Cached, because creating an Intl format is slow. */
function formatter<Options, Format extends object>(
  kind: new (locale: string, options: Options) => Format,
  locale: string,
  options: NoInfer<Options>,
): Format {
  const key = `${kind.name} ${locale} ${JSON.stringify(options)}`
  const known = made.get(key) ?? new kind(locale, options)
  made.set(key, known)
  return known as Format // the key begins with the kind
}

const number = (value: number, locale: string, options: Intl.NumberFormatOptions = {}): string =>
  formatter(Intl.NumberFormat, locale, { ...digits(locale), ...options }).format(value)

const date = (instant: string | number, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatter(Intl.DateTimeFormat, locale, { ...digits(locale), ...options }).format(new Date(instant))

export const formatNumber = (value: number, locale: string): string => number(value, locale)

/** Stars on average: 4.0. */
export const formatRating = (value: number, locale: string): string =>
  number(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** With a sign. */
export const formatSigned = (value: number, locale: string): string => number(value, locale, { signDisplay: 'always' })

/** Compact: 1.2K. */
export const formatCompact = (value: number, locale: string): string =>
  number(value, locale, { notation: 'compact', maximumFractionDigits: 1 })

/** 0.256 is 26%. */
export const formatPercent = (share: number, locale: string): string => number(share, locale, { style: 'percent' })

/** A tax rate in percent: 7.25 is 7.25%. */
export const formatRate = (rate: number, locale: string): string =>
  number(rate / 100, locale, { style: 'percent', maximumFractionDigits: 2 })

/** With a sign and one decimal: +4.2%. */
export const formatGrowth = (share: number, locale: string): string =>
  number(share, locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 })

/** `$` instead of `US$`: there is only one dollar in the demo. */
const sign = (currency: string) => (currency === 'USD' ? 'narrowSymbol' : 'symbol')

/** Isolated, because bidirectional text would split `US$`. */
const amount = (value: number, locale: string, currency: string, options: Intl.NumberFormatOptions = {}): string =>
  formatter(Intl.NumberFormat, locale, { ...digits(locale), style: 'currency', currency, currencyDisplay: sign(currency), ...options })
    .formatToParts(value)
    .map(({ type, value }) => (type === 'currency' && locale.startsWith('ar') ? `\u2068${value}\u2069` : value))
    .join('')

export const formatMoney = (value: number, locale: string, currency = 'USD'): string => amount(value, locale, currency)

/** Currency symbol of a field: $, €, CHF. */
export const currencySign = (currency: string, locale: string): string =>
  formatter(Intl.NumberFormat, locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** Compact: $2.1K. */
export const formatShortMoney = (value: number, locale: string, currency = 'USD'): string =>
  amount(value, locale, currency, { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 })

/** Without cents: $1,500. */
export const formatWholeMoney = (value: number, locale: string, currency = 'USD'): string =>
  amount(value, locale, currency, { minimumFractionDigits: 0, maximumFractionDigits: 0 })

/** Date and time, in the reader's time zone unless one is given. */
export const formatInstant = (instant: string, locale: string, timeZone?: string): string =>
  date(instant, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })

/** Date, in the reader's time zone unless one is given. */
export const formatDate = (instant: string, locale: string, timeZone?: string): string =>
  date(instant, locale, { dateStyle: 'medium', timeZone })

export const formatTime = (instant: string, locale: string, timeZone?: string): string =>
  date(instant, locale, { timeStyle: 'short', timeZone })

const kilometersPerMile = 1.609344

/** A distance given in kilometers: 12 km, or 7.5 mi. */
export const formatDistance = (kilometers: number, locale: string, units: 'METRIC' | 'IMPERIAL'): string => {
  const [value, unit] = units === 'METRIC' ? [kilometers, 'kilometer'] : [kilometers / kilometersPerMile, 'mile']
  return number(value, locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 })
}

/** Calendar date without a time zone. */
export const formatDay = (instant: string, locale: string): string =>
  date(instant, locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })

export const formatMonth = (instant: string, locale: string): string =>
  date(instant, locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A list in a sentence: "red, blue, and green". */
export const formatList = (items: string[], locale: string): string =>
  formatter(Intl.ListFormat, locale, { type: 'conjunction' }).format(items)

type Amounts = (readonly [value: number, unit: 'day' | 'hour' | 'minute' | 'second'])[]

/** Duration in its two largest units: 1 hr, 5 min. */
export function formatDuration(seconds: number, locale: string): string {
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  const rest = Math.floor(seconds % 60)
  return joinAmounts(
    [
      [days, 'day'],
      [hours, 'hour'],
      [minutes, 'minute'],
      [rest, 'second'],
    ],
    locale,
  )
}

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

function joinAmounts(parts: Amounts, locale: string): string {
  const first = parts.findIndex(([value]) => value > 0)
  const wanted = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(([value]) => value > 0)
  const formatted = wanted.map(([value, unit]) => number(value, locale, { style: 'unit', unit, unitDisplay: 'short' }))
  return formatter(Intl.ListFormat, locale, { type: 'unit', style: 'short' }).format(formatted)
}

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
