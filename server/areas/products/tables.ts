import { z } from 'zod'
import { defineTable, instant, json, type RowOf } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'
import type { RichNode } from './rich-text.ts'

export const productCategories = ['ELECTRONICS', 'ACCESSORIES', 'SHOES', 'OFFICE', 'HOME_DECOR', 'GAMES'] as const
export const taxClasses = ['STANDARD', 'REDUCED', 'ZERO'] as const

export interface ProductImage {
  src: string
  alt: string
}

/** What a product is to be had in, such as Size: S, M, L. */
export interface ProductOption {
  name: string
  values: string[]
}

export interface ProductAttribute {
  name: string
  value: string
}

/** Millimetres. */
export interface ProductSize {
  length: number
  width: number
  height: number
}

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
    productName: z.string().max(120),
    productBrand: z.string().max(120),
    category: z.enum(productCategories),
    /** One of the shop's own under that category. */
    ownCategoryId: z.int().min(1).nullable(),
    stock: z.boolean(),
    sku: z.string().max(20),
    /** Cents. */
    price: z.int().min(0),
    /** Cents, before it was reduced. */
    comparePrice: z.int().min(0).nullable(),
    /** Cents that it costs the shop. */
    cost: z.int().min(0).nullable(),
    barcode: z.string().max(20),
    tags: json<string[]>(),
    qty: z.int().min(0).max(1_000_000_000),
    status: z.enum(['INACTIVE', 'PUBLISHED', 'SCHEDULED']),
    publishAt: instant().nullable(),
    image: z.string().max(500),
    description: z.string().max(4000),
    createdAt: instant(),
    collection: z.string().max(60),
    images: json<ProductImage[]>(),
    options: json<ProductOption[]>(),
    /** The description with its formatting; null where it has none. */
    richDescription: json<RichNode>().nullable(),
    isTaxable: z.boolean(),
    taxClass: z.enum(taxClasses),
    isPhysical: z.boolean(),
    /** Grams. */
    weight: z.int().min(1).nullable(),
    dimensions: json<ProductSize>().nullable(),
    attributes: json<ProductAttribute[]>(),
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
    title: z.string().max(60),
    slug: z.string().max(60),
    image: z.string().max(500),
    parent: z.enum(productCategories),
    status: z.enum(['ACTIVE', 'INACTIVE']),
    /** Counted over all of them; those under one parent stand in this order. */
    position: z.int().min(1),
  },
  unique: ['slug'],
  search: ['title', 'slug'],
  sortKeys: ['title', 'slug'],
  list: { filter: ['parent', 'status'], sort: { POSITION: 'position', TITLE: 'title' }, default: { column: 'position', order: 'ASC' } },
})

export type OwnCategoryRow = RowOf<typeof ownCategories>
/** One way in which a product with options is to be had. */
export const productVariants = defineTable('productVariants', {
  area: 'PRODUCTS',
  type: 'ProductVariant',
  columns: {
    productId: z.int().min(1),
    /** Among those of its product. */
    position: z.int().min(0),
    /** A value of each option, in their order. */
    choices: json<string[]>(),
    sku: z.string().max(20),
    /** Cents. */
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

/** A picture that somebody uploaded, under the hash of its bytes; no part of the history, for it never changes. */
export interface ProductPictureTable {
  workspaceId: number
  hash: string
  /** Such as `image/png`. */
  type: string
  /** In base64. */
  bytes: string
  createdAt: string
}

declare module '../../db/schema.ts' {
  interface Schema {
    productPictures: ProductPictureTable
  }
}
