/**
 * Formatting of numbers, instants, and durations, for every page. Digits are Latin in every language unless the locale
 * names others (`ar-u-nu-arab`). Money and other figures are in `format-figures.ts`, further dates in `format-dates.ts`.
 */

export const digits = (locale: string) => (locale.includes('-u-nu-') ? {} : ({ numberingSystem: 'latn' } as const))

const made = new Map<string, object>()

/** Cached, because creating an Intl format is slow. */
export function formatter<Options, Format extends object>(
  kind: new (locale: string, options: Options) => Format,
  locale: string,
  options: NoInfer<Options>,
): Format {
  const key = `${kind.name} ${locale} ${JSON.stringify(options)}`
  const known = made.get(key) ?? new kind(locale, options)
  made.set(key, known)
  return known as Format // the key begins with the kind
}

export const number = (value: number, locale: string, options: Intl.NumberFormatOptions = {}): string =>
  formatter(Intl.NumberFormat, locale, { ...digits(locale), ...options }).format(value)

export const date = (instant: string | number, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatter(Intl.DateTimeFormat, locale, { ...digits(locale), ...options }).format(new Date(instant))

export const formatNumber = (value: number, locale: string): string => number(value, locale)

/** Date and time, in the reader's time zone unless one is given. */
export const formatInstant = (instant: string, locale: string, timeZone?: string): string =>
  date(instant, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })

/** Date, in the reader's time zone unless one is given. */
export const formatDate = (instant: string, locale: string, timeZone?: string): string =>
  date(instant, locale, { dateStyle: 'medium', timeZone })

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

export function joinAmounts(parts: Amounts, locale: string): string {
  const first = parts.findIndex(([value]) => value > 0)
  const wanted = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(([value]) => value > 0)
  const formatted = wanted.map(([value, unit]) => number(value, locale, { style: 'unit', unit, unitDisplay: 'short' }))
  return formatter(Intl.ListFormat, locale, { type: 'unit', style: 'short' }).format(formatted)
}
