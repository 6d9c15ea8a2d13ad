/**
 * What a US dollar is worth in other currencies, to show amounts in the account's preferred currency. Purchases stay in dollars.
 * The reference rates of the European Central Bank of this day, and the official rates of currencies that are pegged to the dollar.
 * For orientation: they are written down by hand, and screens say "about" and the day.
 */
export const exchangeDate = '2024-12-31'

/** Units of a currency for a euro. */
const perEuro: Record<string, number> = {
  EUR: 1,
  AUD: 1.6772,
  BGN: 1.9558,
  BRL: 6.4253,
  CAD: 1.4948,
  CHF: 0.9412,
  CNY: 7.5833,
  CZK: 25.185,
  DKK: 7.4578,
  GBP: 0.82918,
  HKD: 8.0686,
  HUF: 411.35,
  IDR: 16_820.88,
  ILS: 3.7885,
  INR: 88.9335,
  ISK: 143.9,
  JPY: 163.06,
  KRW: 1532.15,
  MXN: 21.5504,
  MYR: 4.6454,
  NOK: 11.795,
  NZD: 1.8532,
  PHP: 60.301,
  PLN: 4.275,
  RON: 4.9743,
  SEK: 11.459,
  SGD: 1.4164,
  THB: 35.676,
  TRY: 36.7372,
  ZAR: 19.6188,
}
const dollarsPerEuro = 1.0389

/** Units of a currency for a dollar. */
const pegged: Record<string, number> = { AED: 3.6725, BHD: 0.376, JOD: 0.709, OMR: 0.3845, QAR: 3.64, SAR: 3.75 }

export const knownCurrencies: string[] = ['USD', ...Object.keys(perEuro), ...Object.keys(pegged)].toSorted()

/** Units of the currency for a dollar; null for dollars, and for currencies without a known rate. */
export function exchangeRate(currency: string): number | null {
  const euros = perEuro[currency]
  return euros === undefined ? (pegged[currency] ?? null) : euros / dollarsPerEuro
}
