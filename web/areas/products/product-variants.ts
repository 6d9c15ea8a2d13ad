/** Combinations of a product's options. */
export interface OptionValue {
  name: string
  values: string[]
}

export interface VariantValue {
  /** One value per option, in their order. */
  choices: string[]
  sku: string
  price: number | null
  qty: number | null
}

export const limits = { options: 3, values: 20, variants: 100 }

export const isFilled = (variant: VariantValue): variant is VariantValue & { price: number; qty: number } =>
  variant.price !== null && variant.qty !== null

const skuForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i

export const isSku = (sku: string): boolean => skuForm.test(sku.trim()) && sku.trim().length <= 20

/** Options with a name and values. */
export const whole = (options: readonly OptionValue[]): OptionValue[] =>
  options.filter(({ name, values }) => name.trim() !== '' && values.length > 0)

export const countOf = (options: readonly OptionValue[]): number =>
  options.length === 0 ? 0 : options.reduce((count, { values }) => count * values.length, 1)

const combine = (options: readonly OptionValue[]): string[][] =>
  options.reduce<string[][]>((found, { values }) => found.flatMap(each => values.map(value => [...each, value])), [[]])

interface Begin {
  sku: string
  price: number | null
}

/**
 * Variants for these options. Existing combinations are kept; when an option was added or removed, the variant with
 * the most values in common provides the price, and the first such one its SKU and quantity.
 */
export function variantsFor(options: readonly OptionValue[], present: readonly VariantValue[], { sku, price }: Begin): VariantValue[] {
  const sorts = whole(options)
  if (sorts.length === 0 || countOf(sorts) > limits.variants) return []
  const used = new Set(present.map(each => each.sku.toLowerCase()))
  const lent = new Set<VariantValue>()
  const nextSku = () => {
    for (let number = 1; ; number++) {
      const next = `${(sku.trim() || 'SKU').slice(0, 16).replace(/-+$/, '')}-${String(number).padStart(2, '0')}`
      if (used.has(next.toLowerCase())) continue
      used.add(next.toLowerCase())
      return next
    }
  }
  return combine(sorts).map(choices => {
    const same = present.find(each => each.choices.length === choices.length && each.choices.every((choice, at) => choice === choices[at]))
    if (same) return same
    const near = present
      .filter(
        each =>
          each.choices.length !== choices.length &&
          each.choices.every(choice => choices.includes(choice) || each.choices.length > choices.length),
      )
      .find(each => each.choices.some(choice => choices.includes(choice)))
    if (near && !lent.has(near)) {
      lent.add(near)
      return { ...near, choices }
    }
    return { choices, sku: nextSku(), price: near?.price ?? price, qty: 0 }
  })
}

export const piecesOf = (variants: readonly VariantValue[]): number => variants.reduce((sum, { qty }) => sum + (qty ?? 0), 0)
