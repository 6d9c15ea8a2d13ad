/** Product input, validated. */
import { toCents } from '../../money.ts'
import { given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { type DetailsInput, readDetails, readImage } from './details.ts'
import { readSku } from './skus.ts'
import type { VariantsInput } from './variants.ts'
import { type ProductCategory, type ProductRow, products, type ProductStatus } from './tables.ts'

export interface ProductInput extends DetailsInput, VariantsInput {
  productName?: string | null
  productBrand?: string | null
  category?: ProductCategory | null
  /** Id of a custom category; empty or 0 for none. */
  ownCategoryId?: string | number | null
  stock?: boolean | null
  sku?: string | null
  /** In dollars. */
  price?: number | null
  qty?: number | null
  /** Compare-at price in dollars; 0 for none. */
  comparePrice?: number | null
  /** Unit cost in dollars; 0 means unknown. */
  cost?: number | null
  barcode?: string | null
  tags?: readonly string[] | null
  image?: string | null
  description?: string | null
  status?: ProductStatus | null
  publishAt?: string | null
}

const { columns } = products

type Patch = Partial<Omit<ProductRow, 'id' | 'version' | 'status' | 'publishAt' | 'createdAt'>>

/** Placeholder image of a product without pictures. */
export const defaultImages: Record<ProductCategory, string> = {
  ELECTRONICS: '/art/products/speaker.svg',
  ACCESSORIES: '/art/products/bag.svg',
  SHOES: '/art/products/shoe.svg',
  OFFICE: '/art/products/notebook.svg',
  HOME_DECOR: '/art/products/vase.svg',
  GAMES: '/art/products/dice.svg',
}

/** Columns set by the input, as stored. */
export function readProduct(input: ProductInput): Patch {
  const { productName, productBrand, category, stock, sku, price, qty, image, description } = given(input)
  const { comparePrice, cost, barcode, tags } = given(input)
  return {
    ...(productName !== undefined && { productName: parse(columns.productName, productName, 'productName') }),
    ...(productBrand !== undefined && { productBrand: parse(columns.productBrand, productBrand, 'productBrand') }),
    ...(category !== undefined && { category }),
    ...(stock !== undefined && { stock }),
    ...(sku !== undefined && { sku: readSku(sku) }),
    ...(price !== undefined && { price: toCents('price', price) }),
    ...(qty !== undefined && { qty }),
    ...(comparePrice !== undefined && { comparePrice: toCents('comparePrice', comparePrice) || null }),
    ...(cost !== undefined && { cost: toCents('cost', cost) || null }),
    ...(barcode !== undefined && { barcode: parse(columns.barcode, barcode, 'barcode') }),
    ...(tags !== undefined && { tags: parse(columns.tags, [...new Set(tags.map(tag => tag.trim()))], 'tags') }),
    ...(image !== undefined && { image: readImage(image) }),
    // A new plain-text description replaces the formatted one.
    ...(description !== undefined && { description: parse(columns.description, description, 'description'), richDescription: null }),
    ...readDetails(input),
  }
}

type Pictured = Pick<ProductRow, 'category' | 'image' | 'images'>

/** The pictures, the first of which is the main one; without any, a placeholder for the category. */
export function readPictures(patch: Patch, present: Pictured): Pick<ProductRow, 'image' | 'images'> {
  const { image, images = present.images } = patch
  const drawn = defaultImages[patch.category ?? present.category]
  if (patch.images || image === undefined || image === present.image) return { images, image: images[0]?.src ?? drawn }
  return { images: [{ src: image, alt: '' }, ...images.slice(1).filter(({ src }) => src !== image)], image }
}
