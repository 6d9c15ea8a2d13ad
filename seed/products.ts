/** Products as rows: prices, dates, pictures, formatting, and variants. */
import { dayMs, hourMs, minuteMs } from '../server/time.ts'
import { ownCategoryOf } from './own-categories.ts'
import { combine, productDetails, qualitiesOf, spread } from './product-details.ts'
import type { ProductEntry } from './product-entry.ts'
import { inactive, type ProductKey, productKeys, products, scheduled } from './product-list.ts'

/** Age in days: products on sale are older than every seed order. */
const ageOf = (index: number) => (index < 55 ? 95 + (54 - index) * 11 : 2 + (59 - index) * 5)

const tagsOf: Record<ProductEntry['category'], string[]> = {
  ELECTRONICS: ['sound', 'desk'],
  ACCESSORIES: ['travel', 'gift'],
  SHOES: ['outdoor'],
  OFFICE: ['desk', 'work'],
  HOME_DECOR: ['home', 'gift'],
  GAMES: ['play', 'gift'],
}

/** A 13-digit barcode with a check digit, from the range for in-store use. */
function barcodeOf(number: number): string {
  const digits = `20${String(number * 7_654_321)
    .padStart(10, '0')
    .slice(-10)}`
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

const skuOf = (index: number) => String(10_000 + (((index + 3) * 7919) % 89_999))

/** Sixty products of the last two years. */
export function productRows(now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  return productKeys.map((key, index) => {
    const { name, maker, category, price, qty }: ProductEntry = products[key]
    const days = scheduled.get(key)
    return {
      id: index + 1,
      productName: name,
      productBrand: maker,
      category,
      ownCategoryId: ownCategoryOf(key),
      stock: qty > 0,
      sku: skuOf(index),
      price,
      qty,
      status: inactive.has(key) ? 'INACTIVE' : days === undefined ? 'PUBLISHED' : 'SCHEDULED',
      publishAt: days === undefined ? null : new Date(today + days * dayMs + 9 * hourMs).toISOString(),
      image: `/art/products/${key}.svg`,
      comparePrice: index % 7 === 3 ? Math.round((price * 1.25) / 100) * 100 : null,
      cost: Math.round(price * (0.42 + (index % 5) * 0.04)),
      barcode: barcodeOf(index + 1),
      tags: tagsOf[category],
      createdAt: new Date(today - ageOf(index) * dayMs + ((index * 97) % 540) * minuteMs + 8 * hourMs).toISOString(),
      ...detailsOf(key),
    }
  })
}

function detailsOf(key: ProductKey) {
  const { collection, weight, size, options = [] } = productDetails[key]
  const { name, text }: ProductEntry = products[key]
  const [length, width, height] = size
  const drawn = { src: `/art/products/${key}.svg`, alt: `Drawing of the ${name}` }
  const other = { src: `/art/products/${key}-back.svg`, alt: `The ${name} in another color` }
  const isBook = key.startsWith('notebook')
  return {
    collection,
    images: options.some(option => option.name === 'Color') ? [drawn, other] : [drawn],
    options,
    ...describe(key, text),
    isTaxable: true,
    taxClass: isBook ? 'REDUCED' : 'STANDARD',
    isPhysical: true,
    weight,
    dimensions: { length, width, height },
    attributes: qualitiesOf(key),
  }
}

const written = (text: string, ...marks: { type: string }[]) => ({ type: 'text', ...(marks.length > 0 && { marks }), text })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

/** Some descriptions have formatting; their plain text equals the description. */
const formatted = new Set<ProductKey>(['lamp', 'chair', 'desk', 'shoe', 'game'])

function describe(key: ProductKey, text: string) {
  if (!formatted.has(key)) return { description: text, richDescription: null }
  const qualities = qualitiesOf(key)
  const items = qualities.map(({ name, value }) => ({
    type: 'listItem',
    content: [paragraph(written(name, { type: 'bold' }), written(`: ${value}`))],
  }))
  const richDescription = {
    type: 'doc',
    content: [
      paragraph(written(text)),
      { type: 'heading', attrs: { level: 2 }, content: [written('Good to know')] },
      { type: 'bulletList', content: items },
    ],
  }
  return { description: [text, 'Good to know', ...qualities.map(({ name, value }) => `${name}: ${value}`)].join('\n'), richDescription }
}

/** Variants of each product, whose quantities add up to the product's. */
export function productVariantRows() {
  const all = productKeys.flatMap((key, index) => {
    const { options } = productDetails[key]
    if (!options) return []
    const { price, qty }: ProductEntry = products[key]
    const combinations = combine(options)
    const pieces = spread(qty, combinations.length)
    return combinations.map((choices, position) => ({
      productId: index + 1,
      position,
      choices,
      sku: `${skuOf(index)}-${String(position + 1).padStart(2, '0')}`,
      price: choices.includes('750 ml') || choices.includes('160 cm') ? Math.round((price * 1.15) / 100) * 100 : price,
      qty: pieces[position] ?? 0,
    }))
  })
  return all.map((row, index) => ({ id: index + 1, ...row }))
}
