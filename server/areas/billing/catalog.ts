/** What is sold, coupons, and sales taxes. Prices are in cents of US dollars, before tax. */
import { invalid } from '../../errors.ts'

export const currency = 'USD'

/** Who sells, as printed on invoices. */
export const seller = {
  name: 'Deskwright',
  address: 'Demonstration Street 1\n10115 Berlin\nGermany',
  email: 'billing@deskwright.example',
}

/** How long an order can be paid. */
export const payableMs = 30 * 60_000

/** Orders of an account that wait for payment at once. */
export const maxPending = 200

/** Words that an account may hold; GraphQL's `Int` has room for what is paid later. */
export const maxWords = 1_000_000_000

export interface Pack {
  packId: string
  /** `pack`: permanent words. `pass`: temporary words. `plan`: temporary words for each period, renewed until canceled. */
  kind: 'pack' | 'pass' | 'plan'
  name: string
  words: number
  /** Days that the words of a pass last. */
  days: number | null
  /** Period of a plan; its words last as long. */
  interval: 'month' | 'year' | null
  cents: number
}

const permanent = { kind: 'pack', days: null, interval: null } as const
const plan = { kind: 'plan', days: null } as const

export const packs: readonly Pack[] = [
  { packId: 'words-2000', name: '2,000 words', words: 2000, cents: 200, ...permanent },
  { packId: 'words-10000', name: '10,000 words', words: 10_000, cents: 800, ...permanent },
  { packId: 'words-50000', name: '50,000 words', words: 50_000, cents: 3200, ...permanent },
  { packId: 'words-200000', name: '200,000 words', words: 200_000, cents: 9900, ...permanent },
  { packId: 'pass-week', kind: 'pass', name: 'Week pass', words: 10_000, days: 7, interval: null, cents: 300 },
  { packId: 'pass-month', kind: 'pass', name: 'Month pass', words: 60_000, days: 30, interval: null, cents: 1200 },
  { packId: 'writer-month', name: 'Writer, monthly', words: 50_000, interval: 'month', cents: 900, ...plan },
  { packId: 'writer-year', name: 'Writer, yearly', words: 600_000, interval: 'year', cents: 9000, ...plan },
  { packId: 'team-month', name: 'Team, monthly', words: 250_000, interval: 'month', cents: 3900, ...plan },
  { packId: 'team-year', name: 'Team, yearly', words: 3_000_000, interval: 'year', cents: 39_000, ...plan },
]

const topUpPrefix = 'balance-'

/** Money for the account's balance; bought with `topUpBalance`. */
export const topUpPack = (cents: number): Pack => ({
  packId: `${topUpPrefix}${cents}`,
  name: 'Balance',
  words: 0,
  cents,
  ...permanent,
})

export const topUpBounds = { min: 5, max: 500 }

export const isTopUp = (packId: string) => /^balance-\d{3,6}$/.test(packId)

/** The pack with this ID; an error names the field. */
export function findPack(packId: string): Pack {
  const found = isTopUp(packId) ? topUpPack(Number(packId.slice(topUpPrefix.length))) : packs.find(each => each.packId === packId)
  if (!found) throw invalid('PACK_UNKNOWN', { field: 'packId', id: packId.slice(0, 60) })
  return found
}

export interface Coupon {
  code: string
  percent: number
  /** Last day, in UTC. */
  lastDay: string | null
}

/** Each works once for an account. */
export const coupons: readonly Coupon[] = [
  { code: 'WELCOME10', percent: 10, lastDay: null },
  { code: 'WRITER25', percent: 25, lastDay: null },
  { code: 'SPRING2026', percent: 20, lastDay: '2026-05-31' },
]

/** Standard rates of value-added or sales tax, in hundredths of a percent, as of January 2026. Elsewhere, no tax is added. */
export const taxRates: Readonly<Record<string, number>> = {
  AT: 2000,
  AU: 1000,
  BE: 2100,
  BG: 2000,
  CH: 810,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GB: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IN: 1800,
  IT: 2200,
  JP: 1000,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  NO: 2500,
  NZ: 1500,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SA: 1500,
  SE: 2500,
  SG: 900,
  SI: 2200,
  SK: 2300,
}

/** Tax on an amount, in cents. */
export const taxOf = (cents: number, country: string | null): number => Math.round((cents * ((country && taxRates[country]) || 0)) / 10_000)

/** The price of a period with tax, in cents. */
export function periodPrice(packId: string, country: string | null): number {
  const { cents } = findPack(packId)
  return cents + taxOf(cents, country)
}
