import { boolean, defineTable, instant, integer, json, nullable, oneOf, type RowOf, text } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'

export const productCategories = ['ELECTRONICS', 'ACCESSORIES', 'SHOES', 'OFFICE', 'HOME_DECOR', 'GAMES'] as const

interface Money {
  price: number
  comparePrice: number | null
  cost: number | null
}

/** What is money, in dollars. */
export const toldOf = ({ price, comparePrice, cost }: Money) => ({
  price: toDollars(price),
  comparePrice: comparePrice === null ? null : toDollars(comparePrice),
  cost: cost === null ? null : toDollars(cost),
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
  },
  unique: ['sku'],
  refers: { ownCategoryId: 'ownCategories' },
  tell: money => toldOf(money),
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
export type ProductRow = RowOf<typeof products>
export type ProductCategory = ProductRow['category']
export type ProductStatus = ProductRow['status']

declare module '../../db/tables.ts' {
  interface Tables {
    products: ProductRow
    ownCategories: OwnCategoryRow
  }
}
