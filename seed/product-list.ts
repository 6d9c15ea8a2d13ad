/**
 * Sixty products of the demonstration shop: invented names and makers, the oldest first. The key is also the name of the
 * picture; a key such as `boot-rain` is a variant of the drawing `boot`.
 */
import { newerProducts } from './products-newer.ts'
import { olderProducts } from './products-older.ts'

export const products = { ...olderProducts, ...newerProducts }

export type ProductKey = keyof typeof products

export const productKeys = Object.keys(products) as ProductKey[] // the keys of the object above

/** Taken out of the shop for a while. */
export const inactive = new Set<ProductKey>(['phone', 'mirror', 'hat', 'sandal', 'pen-brush', 'tray', 'dice', 'boot-rain'])
/** Days until those that are still to come. */
export const scheduled = new Map<ProductKey, number>([
  ['speaker-shelf', 3],
  ['umbrella-pocket', 5],
  ['chair-stool', 8],
  ['joystick', 12],
  ['belt', 20],
])

/** Whether the seed shows the product in the shop: only such products are ordered. */
export const isOnSale = (key: ProductKey): boolean => !inactive.has(key) && !scheduled.has(key)

/** Number of a product of the seed, counted from 1. */
export const productId = (key: ProductKey): number => productKeys.indexOf(key) + 1
