import { z } from 'zod'
import { defineTable, instant, json, type RowOf } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'
import { because, trimmed } from '../../validation.ts'
import type { RichNode } from './rich-text.ts'

export const productCategories = ['ELECTRONICS', 'ACCESSORIES', 'SHOES', 'OFFICE', 'HOME_DECOR', 'GAMES'] as const
export const taxClasses = ['STANDARD', 'REDUCED', 'ZERO'] as const

export const productImage = z.object({ src: z.string().min(1).max(500), alt: trimmed({ max: 200 }) })
/** Such as Size: S, M, L. */
export const productOption = z.object({ name: trimmed({ min: 1, max: 30 }), values: z.array(trimmed({ min: 1, max: 30 })).max(20) })
export const productAttribute = z.object({ name: trimmed({ min: 1, max: 40 }), value: trimmed({ min: 1, max: 200 }) })
/** In millimeters. */
const productSize = z.object({ length: z.int().min(1), width: z.int().min(1), height: z.int().min(1) })

export type ProductImage = z.output<typeof productImage>
export type ProductOption = z.output<typeof productOption>
export type ProductAttribute = z.output<typeof productAttribute>
export type ProductSize = z.output<typeof productSize>

interface Measured {
  price: number
  comparePrice: number | null
  cost: number | null
  weight: number | null
  dimensions: ProductSize | null
}

export const toKilograms = (grams: number | null) => (grams === null ? null : grams / 1000)
export const toCentimetres = (size: ProductSize | null) =>
  size && { length: size.length / 10, width: size.width / 10, height: size.height / 10 }

/** Money in dollars, weight in kilograms, dimensions in centimeters. */
export const inUnits = ({ price, comparePrice, cost, weight, dimensions }: Measured) => ({
  price: toDollars(price),
  comparePrice: comparePrice === null ? null : toDollars(comparePrice),
  cost: cost === null ? null : toDollars(cost),
  weight: toKilograms(weight),
  dimensions: toCentimetres(dimensions),
})

export const products = defineTable('products', {
  area: 'PRODUCTS',
  type: 'Product',
  columns: {
    productName: trimmed({ min: 1, max: 120 }),
    productBrand: trimmed({ max: 120 }),
    category: z.enum(productCategories),
    /** Id of a custom category within that category. */
    ownCategoryId: z.int().min(1).nullable(),
    stock: z.boolean(),
    sku: trimmed({ min: 1, max: 20 }),
    /** In cents. */
    price: z.int().min(0),
    /** Compare-at price in cents. */
    comparePrice: z.int().min(0).nullable(),
    /** Unit cost in cents. */
    cost: z.int().min(0).nullable(),
    barcode: trimmed({ max: 20 }).regex(/^\d*$/, because('BARCODE_NOT_DIGITS')),
    tags: z.array(trimmed({ min: 1, max: 30 })).max(12),
    qty: z.int().min(0).max(1_000_000_000),
    status: z.enum(['INACTIVE', 'PUBLISHED', 'SCHEDULED']),
    publishAt: instant().nullable(),
    image: z.string().max(500),
    description: trimmed({ max: 4000 }),
    createdAt: instant(),
    collection: trimmed({ max: 60 }),
    images: z.array(productImage).max(8),
    options: z.array(productOption).max(3),
    /** The formatted description; null if it has no formatting. */
    richDescription: json<RichNode>().nullable(),
    isTaxable: z.boolean(),
    taxClass: z.enum(taxClasses),
    isPhysical: z.boolean(),
    /** In grams. */
    weight: z.int().min(1).nullable(),
    dimensions: productSize.nullable(),
    attributes: z.array(productAttribute).max(20),
  },
  unique: ['sku'],
  references: { ownCategoryId: 'ownCategories' },
  serialize: row => inUnits(row),
  search: ['productName', 'productBrand'],
  sortKeys: ['productName', 'sku'],
  list: {
    filter: ['status', 'category'],
    sort: {
      PRODUCT: 'productName',
      CATEGORY: 'category',
      STATUS: 'status',
      PRICE: 'price',
      QTY: 'qty',
      SKU: 'sku',
      ADDED: 'id',
    },
    default: { column: 'id', order: 'DESC' },
  },
})

export const ownCategories = defineTable('ownCategories', {
  area: 'PRODUCTS',
  type: 'OwnCategory',
  columns: {
    title: trimmed({ min: 1, max: 60 }),
    slug: trimmed({ min: 1, max: 60 }),
    image: z.string().max(500),
    parent: z.enum(productCategories),
    status: z.enum(['ACTIVE', 'INACTIVE']),
    /** Position over all custom categories; orders those of one parent. */
    position: z.int().min(1),
  },
  unique: ['slug'],
  search: ['title', 'slug'],
  sortKeys: ['title', 'slug'],
  list: { filter: ['parent', 'status'], sort: { POSITION: 'position', TITLE: 'title' }, default: { column: 'position', order: 'ASC' } },
})

export type OwnCategoryRow = RowOf<typeof ownCategories>

/** A combination of a product's options. */
export const productVariants = defineTable('productVariants', {
  area: 'PRODUCTS',
  type: 'ProductVariant',
  columns: {
    productId: z.int().min(1),
    /** Position within its product. */
    position: z.int().min(0),
    /** One value per option, in their order. */
    choices: z.array(z.string()),
    sku: z.string().max(20),
    /** In cents. */
    price: z.int().min(0),
    qty: z.int().min(0).max(1_000_000),
  },
  references: { productId: 'products' },
  unique: ['sku'],
  serialize: ({ price }) => ({ price: toDollars(price) }),
  search: [],
  sortKeys: ['sku'],
})

export type ProductRow = RowOf<typeof products>
export type ProductVariantRow = RowOf<typeof productVariants>
export type ProductCategory = ProductRow['category']
export type ProductStatus = ProductRow['status']
export type TaxClass = ProductRow['taxClass']

/** An uploaded picture, stored under its hash; immutable, so it has no history. */
export interface ProductPictureTable {
  workspaceId: number
  hash: string
  /** Such as `image/png`. */
  type: string
  /** Base64. */
  bytes: string
  createdAt: string
}

declare module '../../db/schema.ts' {
  interface Schema {
    productPictures: ProductPictureTable
  }
}
