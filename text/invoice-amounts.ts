/** Amounts of an invoice in whole cents; the same on the server and in the browser. */

export interface InvoiceLine {
  /** Cents for one hour or piece. */
  cost: number
  /** Hours or pieces, with at most four decimals. */
  qty: number
  /** Cents off the line. */
  discount: number
  /** Per cent, with at most four decimals. */
  tax: number
  /** A second tax on the same amount, such as a local one. */
  secondTax?: number
}

/** Of quantities and tax rates. */
export const maxDecimals = 4
const unit = 10n ** BigInt(maxDecimals)
const whole = 100n * unit

const scaled = (value: number) => BigInt(Math.round(value * Number(unit)))

/** Half a cent is rounded up. */
const divide = (value: bigint, by: bigint) => Number((value + by / 2n) / by)

interface LineAmounts {
  /** Cost times quantity. */
  gross: number
  /** Per rate, the first and the second. */
  taxes: { rate: number; amount: number }[]
  /** Less discount, with tax. */
  price: number
}

function amountsOfLine({ cost, qty, discount, tax, secondTax = 0 }: InvoiceLine): LineAmounts {
  const gross = BigInt(cost) * scaled(qty)
  const less = gross - BigInt(discount) * unit
  const net = less > 0n ? less : 0n
  const price = divide(net * (whole + scaled(tax) + scaled(secondTax)), unit * whole)
  // The last tax takes what rounding leaves, so that the parts always add up to the price.
  const all = price - divide(net, unit)
  const first = secondTax > 0 ? divide(net * scaled(tax), unit * whole) : all
  return {
    gross: grossOf({ cost, qty }),
    taxes: [
      { rate: tax, amount: first },
      { rate: secondTax, amount: all - first },
    ],
    price,
  }
}

export const priceOf = (line: InvoiceLine): number => amountsOfLine(line).price

/** Cost times quantity; the subtotal is the sum of these. */
export const grossOf = ({ cost, qty }: Pick<InvoiceLine, 'cost' | 'qty'>): number => divide(BigInt(cost) * scaled(qty), unit)

export interface InvoiceAmounts {
  subtotal: number
  discount: number
  /** One for each rate, the highest first. */
  taxes: { rate: number; amount: number }[]
  total: number
}

/** The sums below the lines: subtotal, less discount, with taxes, is the total. */
export function amountsOf(lines: readonly InvoiceLine[]): InvoiceAmounts {
  const each = lines.map(amountsOfLine)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const rates = Map.groupBy(
    each.flatMap(({ taxes }) => taxes).filter(({ rate }) => rate > 0),
    ({ rate }) => rate,
  )
  return {
    subtotal: sum(each.map(({ gross }) => gross)),
    discount: sum(lines.map(({ discount }) => discount)),
    taxes: [...rates]
      .map(([rate, taxes]) => ({ rate, amount: sum(taxes.map(({ amount }) => amount)) }))
      .toSorted((a, b) => b.rate - a.rate),
    total: sum(each.map(({ price }) => price)),
  }
}
