/** Money is integer cents inside and dollars in both APIs. */
import { invalid } from './errors.ts'

export const toDollars = (cents: number): number => cents / 100

const formatOf = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency })
const dollarFormat = formatOf('USD')

/** The amount as the REST contract writes it: `$1,200.50`. */
export const toPrice = (dollars: number, currency = 'USD'): string =>
  (currency === 'USD' ? dollarFormat : formatOf(currency)).format(dollars)

const most = 100_000_000_000

/** Cents of an amount that a caller gave; refused below 0 and with more than two decimals. */
export function toCents(field: string, dollars: number): number {
  const cents = Math.round(dollars * 100)
  if (!Number.isFinite(dollars) || dollars < 0 || cents > most || Math.abs(cents - dollars * 100) > 0.000_1)
    throw invalid('NOT_MONEY', { field })
  return cents
}
