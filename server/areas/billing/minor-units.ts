/** Amounts as Stripe counts them: in the smallest unit of the currency. Ours are in hundredths, whatever the currency. */

const withoutDecimals = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const withThreeDecimals = 'BHD JOD KWD OMR TND'.split(' ')

/** Smallest units in a hundredth. */
function unitsOf(currency: string): number {
  const code = currency.toUpperCase()
  if (withoutDecimals.includes(code)) return 0.01
  return withThreeDecimals.includes(code) ? 10 : 1
}

export const toMinorUnits = (cents: number, currency: string): number => Math.round(cents * unitsOf(currency))

export const fromMinorUnits = (units: number, currency: string): number => Math.round(units / unitsOf(currency))
