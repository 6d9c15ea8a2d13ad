/** What callers say of a product, checked. */
import { invalid } from '../../errors.ts'
import { toCents } from '../../money.ts'
import { given, readText } from '../../rules.ts'
import type { ProductCategory, ProductRow } from './tables.ts'

export interface ProductInput {
  productName?: string | null
  productBrand?: string | null
  category?: ProductCategory | null
  stock?: boolean | null
  sku?: string | null
  /** Dollars. */
  price?: number | null
  qty?: number | null
  image?: string | null
  description?: string | null
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
  return {
    ...(productName !== undefined && { productName: readText('productName', productName, { min: 1, max: 120 }) }),
    ...(productBrand !== undefined && { productBrand: readText('productBrand', productBrand, { max: 120 }) }),
    ...(category !== undefined && { category }),
    ...(stock !== undefined && { stock }),
    ...(sku !== undefined && { sku: readSku(sku) }),
    ...(price !== undefined && { price: toCents('price', price) }),
    ...(qty !== undefined && { qty }),
    ...(image !== undefined && { image: readImage(image) }),
    ...(description !== undefined && { description: readText('description', description, { max: 4000 }) }),
  }
}

function readSku(value: string): string {
  const sku = readText('sku', value, { min: 1, max: 20 })
  if (!skuForm.test(sku)) throw invalid('sku', 'sku must be digits and letters, with - between them')
  return sku
}

function readImage(value: string): string {
  const image = readText('image', value, { min: 1, max: 500 })
  if (!imageForm.test(image)) throw invalid('image', 'image must be a path that begins with / or an https address')
  return image
}
