import { boolean, defineTable, instant, integer, json, nullable, oneOf, type RowOf, text } from '../../db/tables.ts'
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

/** Money in dollars, measures in kilograms and centimetres. */
export const toldOf = ({ price, comparePrice, cost, weight, dimensions }: Measured) => ({
  price: toDollars(price),
  comparePrice: comparePrice === null ? null : toDollars(comparePrice),
  cost: cost === null ? null : toDollars(cost),
  weight: toKilograms(weight),
  dimensions: toCentimetres(dimensions),
})

const products = defineTable('products', {
  area: 'PRODUCTS',
  type: 'Product',
  columns: {
    productName: text(120),
    productBrand: text(120),
    category: oneOf(...productCategories),
    /** One of the shop's own under that category. */
    ownCategoryId: nullable(integer(1)),
    stock: boolean(),
    sku: text(20),
    /** Cents. */
    price: integer(0),
    /** Cents, before it was reduced. */
    comparePrice: nullable(integer(0)),
    /** Cents that it costs the shop. */
    cost: nullable(integer(0)),
    barcode: text(20),
    tags: json<string[]>(),
    qty: integer(0, 1_000_000_000),
    status: oneOf('INACTIVE', 'PUBLISHED', 'SCHEDULED'),
    publishAt: nullable(instant()),
    image: text(500),
    description: text(4000),
    createdAt: instant(),
    collection: text(60),
    images: json<ProductImage[]>(),
    options: json<ProductOption[]>(),
    /** The description with its formatting; null where it has none. */
    richDescription: nullable(json<RichNode>()),
    isTaxable: boolean(),
    taxClass: oneOf(...taxClasses),
    isPhysical: boolean(),
    /** Grams. */
    weight: nullable(integer(1)),
    dimensions: nullable(json<ProductSize>()),
    attributes: json<ProductAttribute[]>(),
  },
  unique: ['sku'],
  refers: { ownCategoryId: 'ownCategories' },
  tell: row => toldOf(row),
  search: ['productName', 'productBrand'],
  folded: ['productName', 'sku'],
})

const ownCategories = defineTable('ownCategories', {
  area: 'PRODUCTS',
  type: 'OwnCategory',
  columns: {
    title: text(60),
    slug: text(60),
    image: text(500),
    parent: oneOf(...productCategories),
    status: oneOf('ACTIVE', 'INACTIVE'),
    /** Counted over all of them; those under one parent stand in this order. */
    position: integer(1),
  },
  unique: ['slug'],
  search: ['title', 'slug'],
  folded: ['title', 'slug'],
})

export type OwnCategoryRow = RowOf<typeof ownCategories>
/** One way in which a product with options is to be had. */
const variants = defineTable('productVariants', {
  area: 'PRODUCTS',
  type: 'ProductVariant',
  columns: {
    productId: integer(1),
    /** Among those of its product. */
    position: integer(0),
    /** A value of each option, in their order. */
    choices: json<string[]>(),
    sku: text(20),
    /** Cents. */
    price: integer(0),
    qty: integer(0, 1_000_000),
  },
  refers: { productId: 'products' },
  unique: ['sku'],
  tell: ({ price }) => ({ price: toDollars(price) }),
  search: [],
  folded: ['sku'],
})

export type ProductRow = RowOf<typeof products>
export type ProductVariantRow = RowOf<typeof variants>
export type ProductCategory = ProductRow['category']
export type ProductStatus = ProductRow['status']
export type TaxClass = ProductRow['taxClass']

declare module '../../db/tables.ts' {
  interface Tables {
    products: ProductRow
    ownCategories: OwnCategoryRow
    productVariants: ProductVariantRow
  }
}

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
