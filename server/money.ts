/** Money is integer cents inside, and dollars in both APIs. */
import { z } from 'zod'
import { invalid } from './errors.ts'
import { because } from './validation.ts'

export const toDollars = (cents: number): number => cents / 100

const formatOf = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency })
const dollarFormat = formatOf('USD')

/** The amount in the REST contract's format: `$1,200.50`. */
export const toPrice = (dollars: number, currency = 'USD'): string =>
  (currency === 'USD' ? dollarFormat : formatOf(currency)).format(dollars)

const maxCents = 100_000_000_000

function isMoney(dollars: number): boolean {
  const cents = Math.round(dollars * 100)
  return Number.isFinite(dollars) && dollars >= 0 && cents <= maxCents && Math.abs(cents - dollars * 100) <= 0.000_1
}

/** An amount in dollars: 0 or more, with at most two decimals. */
export const dollars = () => z.number().refine(isMoney, because('NOT_MONEY')).meta({ minimum: 0 })

/** Cents of a dollar amount; rejected below 0 and with more than two decimals. */
export function toCents(field: string, dollars: number): number {
  if (!isMoney(dollars)) throw invalid('NOT_MONEY', { field })
  return Math.round(dollars * 100)
}
