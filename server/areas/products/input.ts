/** What callers say of a product, checked. */
import { invalid } from '../../errors.ts'
import { toCents } from '../../money.ts'
import { given, readText } from '../../rules.ts'
import type { ProductCategory, ProductRow, ProductStatus } from './tables.ts'

export interface ProductInput {
  productName?: string | null
  productBrand?: string | null
  category?: ProductCategory | null
  /** One of the shop's own; empty or 0 for none. */
  ownCategoryId?: string | number | null
  stock?: boolean | null
  sku?: string | null
  /** Dollars. */
  price?: number | null
  qty?: number | null
  /** Dollars, before it was reduced; 0 means none. */
  comparePrice?: number | null
  /** Dollars that it costs the shop; 0 means unknown. */
  cost?: number | null
  barcode?: string | null
  tags?: readonly string[] | null
  image?: string | null
  description?: string | null
  status?: ProductStatus | null
  publishAt?: string | null
}

type Patch = Partial<Omit<ProductRow, 'id' | 'version' | 'status' | 'publishAt' | 'createdAt'>>

/** The drawing of a product without a picture. */
export const defaultImages: Record<ProductCategory, string> = {
  ELECTRONICS: '/art/products/speaker.svg',
  ACCESSORIES: '/art/products/bag.svg',
  SHOES: '/art/products/shoe.svg',
  OFFICE: '/art/products/notebook.svg',
  HOME_DECOR: '/art/products/vase.svg',
  GAMES: '/art/products/dice.svg',
}

const skuForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i
const imageForm = /^(?:\/(?![/\\])|https:\/\/)[^\s"'<>\\]+$/

/** The columns that the input names, as they are stored. */
export function readProduct(input: ProductInput): Patch {
  const { productName, productBrand, category, stock, sku, price, qty, image, description } = given(input)
  const { comparePrice, cost, barcode, tags } = given(input)
  return {
    ...(productName !== undefined && { productName: readText('productName', productName, { min: 1, max: 120 }) }),
    ...(productBrand !== undefined && { productBrand: readText('productBrand', productBrand, { max: 120 }) }),
    ...(category !== undefined && { category }),
    ...(stock !== undefined && { stock }),
    ...(sku !== undefined && { sku: readSku(sku) }),
    ...(price !== undefined && { price: toCents('price', price) }),
    ...(qty !== undefined && { qty }),
    ...(comparePrice !== undefined && { comparePrice: toCents('comparePrice', comparePrice) || null }),
    ...(cost !== undefined && { cost: toCents('cost', cost) || null }),
    ...(barcode !== undefined && { barcode: readBarcode(barcode) }),
    ...(tags !== undefined && { tags: readTags(tags) }),
    ...(image !== undefined && { image: readImage(image) }),
    ...(description !== undefined && { description: readText('description', description, { max: 4000 }) }),
  }
}

function readSku(value: string): string {
  const sku = readText('sku', value, { min: 1, max: 20 })
  if (!skuForm.test(sku)) throw invalid('sku', 'sku must be digits and letters, with - between them')
  return sku
}

function readBarcode(value: string): string {
  const barcode = readText('barcode', value, { max: 20 })
  if (!/^\d{0,20}$/.test(barcode)) throw invalid('barcode', 'barcode must be digits')
  return barcode
}

function readTags(values: readonly string[]): string[] {
  const tags = [...new Set(values.map(value => readText('tags', value, { min: 1, max: 30 })))]
  if (tags.length > 12) throw invalid('tags', 'A product has at most 12 tags')
  return tags
}

/** A path on this server, or an https address. */
export function readImage(value: string): string {
  const image = readText('image', value, { min: 1, max: 500 })
  if (!imageForm.test(image)) throw invalid('image', 'image must be a path that begins with / or an https address')
  return image
}
