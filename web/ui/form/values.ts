/** Parsing and validation of typed values. */

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())

/** 5 to 15 digits with common separators. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s()./-]+$/.test(text.trim()) && digits >= 5 && digits <= 15
}

/** 13 to 19 digits whose checksum is right. */
export function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  if (digits.length < 13 || digits.length > 19) return false
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** `MM/YY`, this month or later. */
export function isExpiry(text: string, now = new Date()): boolean {
  const [, month = '', year = ''] = /^(\d{2})\/(\d{2})$/.exec(text.trim()) ?? []
  if (Number(month) < 1 || Number(month) > 12) return false
  return new Date(2000 + Number(year), Number(month), 1) > now
}

const arabicDigits = '٠١٢٣٤٥٦٧٨٩'
const separatorsOf = (locale: string) => {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12345.6)
  return { group: parts.find(({ type }) => type === 'group')?.value ?? ',' }
}

/**
 * Parses a number; NaN if it is invalid, null if it is empty. Accepts separators of any locale: the last separator
 * between digits is the decimal one, unless it can only group thousands.
 */
export function readNumber(text: string, locale: string): number | null {
  const latin = text
    .replace(/[٠-٩]/g, digit => String(arabicDigits.indexOf(digit)))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[\s$€£'’]/g, '')
  if (latin === '') return null
  if (!/^[-+−]?[\d.,]*\d[\d.,]*$/.test(latin)) return NaN
  const signs = latin.match(/[.,]/g) ?? []
  const last = signs.at(-1) ?? ''
  const repeats = signs.filter(sign => sign === last).length > 1
  const groupsOnly = signs.length === 1 && last === separatorsOf(locale).group && /^[-+−]?\d{1,3}[.,]\d{3}$/.test(latin)
  const decimal = repeats || groupsOnly ? '' : last
  const plain = latin.replace(/[.,]/g, sign => (sign === decimal ? sign : ''))
  return Number(plain.replace('−', '-').replace(',', '.'))
}

/** Localized decimals without grouping, which interferes with typing. */
export const writeNumber = (value: number | null, locale: string, decimals: number): string =>
  value === null || Number.isNaN(value)
    ? ''
    : new Intl.NumberFormat(locale, {
        numberingSystem: 'latn',
        useGrouping: false,
        minimumFractionDigits: decimals,
        maximumFractionDigits: Math.max(decimals, 10),
      })
        .format(value)
        // Removes bidirectional marks.
        .replace(/[\u200e\u200f\u061c]/g, '')

export const hasDecimals = (value: number, maxDecimals: number): boolean => Number(value.toFixed(maxDecimals)) === value
