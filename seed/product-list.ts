/**
 * Sixty products of the demo store with invented names and vendors, the oldest first. The key is also the name of the
 * picture; a key such as `boot-rain` is a variant of the drawing `boot`.
 */
import { newerProducts } from './products-newer.ts'
import { olderProducts } from './products-older.ts'

export const products = { ...olderProducts, ...newerProducts }

export type ProductKey = keyof typeof products

export const productKeys = Object.keys(products) as ProductKey[] // the keys of the object above

/** Unpublished products. */
export const inactive = new Set<ProductKey>(['phone', 'mirror', 'hat', 'sandal', 'pen-brush', 'tray', 'dice', 'boot-rain'])
/** Days until scheduled products are published. */
export const scheduled = new Map<ProductKey, number>([
  ['speaker-shelf', 3],
  ['umbrella-pocket', 5],
  ['chair-stool', 8],
  ['joystick', 12],
  ['belt', 20],
])

/** Whether the product is published, since only those are ordered. */
export const isOnSale = (key: ProductKey): boolean => !inactive.has(key) && !scheduled.has(key)

/** Number of a seed product, counted from 1. */
export const productId = (key: ProductKey): number => productKeys.indexOf(key) + 1
