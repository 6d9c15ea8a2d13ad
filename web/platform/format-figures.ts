/** Formatting of money, shares, and measures. */
import { digits, formatter, number } from './format.ts'

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

const kilometersPerMile = 1.609344

/** A distance given in kilometers: 12 km, or 7.5 mi. */
export const formatDistance = (kilometers: number, locale: string, units: 'METRIC' | 'IMPERIAL'): string => {
  const [value, unit] = units === 'METRIC' ? [kilometers, 'kilometer'] : [kilometers / kilometersPerMile, 'mile']
  return number(value, locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 })
}
