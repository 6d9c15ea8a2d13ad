/** Suggestions for product fields, taken from the store's own products. */
import { sql } from 'kysely'
import { productDrawings } from '../../pictures/products.ts'
import type { Context } from '../../context.ts'
import { rows } from '../../db/rows.ts'
import { products } from './tables.ts'

/** Number of the newest products to consider. */
const looked = 500

/** Vendors, collections, and tags of the newest products, by name, and the available placeholder images. */
export async function listProductChoices(ctx: Context) {
  const found = await rows(ctx, products)
    .select(['row.productBrand', 'row.collection', 'row.tags'])
    .orderBy(sql.ref('row.id'), 'desc')
    .limit(looked)
    .execute()
  const named = (words: readonly string[]) => [...new Set(words.filter(Boolean))].toSorted((a, b) => a.localeCompare(b, 'en'))
  return {
    brands: named(found.map(({ productBrand }) => productBrand)),
    collections: named(found.map(({ collection }) => collection)),
    // Stored format: this query bypasses the table's own parsing.
    tags: named(found.flatMap(({ tags }) => JSON.parse(String(tags)) as string[])),
    drawings: productDrawings.map(name => `/art/products/${name}.svg`),
  }
}
