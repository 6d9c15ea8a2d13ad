/** What the shop's own products offer to choose from when another is described. */
import { sql } from 'kysely'
import { productDrawings } from '../../pictures/products.ts'
import type { Context } from '../../context.ts'
import { rows } from '../../db/rows.ts'
import { products } from './tables.ts'

/** So many of the newest products are looked at. */
const looked = 500

/** Makers, collections and tags of the newest products, by name, and the drawings that can be a picture. */
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
    // As it is stored: this query does not go through the table's own reading.
    tags: named(found.flatMap(({ tags }) => JSON.parse(String(tags)) as string[])),
    drawings: productDrawings.map(name => `/art/products/${name}.svg`),
  }
}
