/** Custom categories under the six fixed ones, in the store's order. */
import { ensureFilled } from '../../db/demo-rows.ts'
import { sql } from 'kysely'
import { freeSlug, slugOf } from '../../../text/slug.ts'
import type { Context } from '../../context.ts'
import { groupRows, matchRows } from '../../db/loaders.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowOrNull, findRowsIn, type ListArgs, listRows, rows, toId } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { conflict, invalid, tooLarge } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { checkVersion, given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { readImage } from './details.ts'
import { defaultImages } from './input.ts'
import { type OwnCategoryRow, type ProductCategory, type ProductRow, ownCategories, products } from './tables.ts'
import { orderItems, orders } from '../orders/tables.ts'

export interface OwnCategoryInput {
  title?: string | null
  slug?: string | null
  image?: string | null
  parent?: ProductCategory | null
  status?: OwnCategoryRow['status'] | null
}

const maxCategories = 200
const slugForm = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u

/** Matching categories, in the store's order unless sorted. */
export const listOwnCategories = (ctx: Context, args: ListArgs<typeof ownCategories>) => listRows(ctx, ownCategories, args)

/** The categories with these ids; null for deleted ones. */
export const loadOwnCategories = async (ctx: Context, ids: readonly number[]) =>
  matchRows(ids, await findRowsIn(ctx, ownCategories, 'id', ids), ({ id }) => id)

/** Custom categories of each fixed category, in order. */
export async function loadOwnOf(ctx: Context, parents: readonly ProductCategory[]) {
  const found = await findRowsIn(ctx, ownCategories, 'parent', parents)
  return groupRows(parents, found.toSorted(byPosition), ({ parent }) => parent)
}

const byPosition = (a: OwnCategoryRow, b: OwnCategoryRow) => a.position - b.position || a.id - b.id

/** Number of products in each. */
export async function loadProductCounts(ctx: Context, ids: readonly number[]): Promise<number[]> {
  const found = await rows(ctx, products)
    .select(['row.ownCategoryId as id', sql<number>`count(*)`.as('count')])
    .where('row.ownCategoryId', 'in', [...ids])
    .groupBy('row.ownCategoryId')
    .execute()
  const counts = new Map(found.map(({ id, count }) => [Number(id), Number(count)]))
  return ids.map(id => counts.get(id) ?? 0)
}

/** Revenue of each category's products in dollars, over paid orders. */
export async function loadRevenues(ctx: Context, ids: readonly number[]): Promise<number[]> {
  await ensureFilled(ctx, products)
  const placed = rows(ctx, products)
    .select(['row.id', 'row.ownCategoryId'])
    .where('row.ownCategoryId', 'in', [...ids])
  const found = await rows(ctx, orderItems)
    .innerJoin(placed.as('placed'), 'placed.id', 'row.productId')
    .select(['placed.ownCategoryId as id', sql<number>`sum(${sql.ref('row.price')} * ${sql.ref('row.qty')})`.as('cents')])
    .where('row.orderId', 'in', rows(ctx, orders).select('row.id').where('row.payment', '=', 'PAID'))
    .groupBy('placed.ownCategoryId')
    .execute()
  const sums = new Map(found.map(({ id, cents }) => [Number(id), toDollars(Number(cents))]))
  return ids.map(id => sums.get(id) ?? 0)
}

/** Adds a category at the end. */
export function createOwnCategory(ctx: Context, input: OwnCategoryInput) {
  return write(ctx, 'CATEGORY_CREATED', async ctx => {
    const { title, slug, image, parent, status = 'ACTIVE' } = given(input)
    if (title === undefined) throw invalid('REQUIRED', { field: 'title' })
    if (parent === undefined) throw invalid('REQUIRED', { field: 'parent' })
    const all = await allOf(ctx)
    if (all.length >= maxCategories) throw tooLarge('TOO_MANY_CATEGORIES', { max: maxCategories })
    const name = readTitle(title)
    return insertRow(ctx, ownCategories, {
      title: name,
      slug: slug?.trim() ? readSlug(slug, all) : freeSlug(slugOf(name), wanted => isTaken(wanted, all)),
      image: image?.trim() ? readImage(image) : defaultImages[parent],
      parent,
      status,
      position: Math.max(0, ...all.map(({ position }) => position)) + 1,
    })
  })
}

/** Updates the given fields; its products move with it to another fixed category. */
export function updateOwnCategory(ctx: Context, id: number, version: number | null | undefined, input: OwnCategoryInput) {
  return write(ctx, 'CATEGORY_UPDATED', async ctx => {
    const category = await findRow(ctx, ownCategories, id)
    checkVersion(category, version)
    const { title, slug, image, parent, status } = given(input)
    const changed = await updateRow(ctx, ownCategories, category, {
      ...(title !== undefined && { title: readTitle(title) }),
      ...(slug !== undefined && { slug: readSlug(slug, await allOf(ctx), id) }),
      ...(image !== undefined && { image: readImage(image) }),
      ...(parent !== undefined && { parent }),
      ...(status !== undefined && { status }),
    })
    if (changed.parent !== category.parent) await placeProducts(ctx, await productsOf(ctx, id), changed)
    return changed
  })
}

/** Moves it to a position within its fixed category, or within another one; positions start at 0. */
export function moveOwnCategory(ctx: Context, id: number, parent: ProductCategory | null | undefined, place: number) {
  return write(ctx, 'CATEGORY_MOVED', async ctx => {
    const category = await findRow(ctx, ownCategories, id)
    const under = parent ?? category.parent
    if (!Number.isSafeInteger(place) || place < 0) throw invalid('OUT_OF_RANGE', { field: 'place', min: 0, max: maxCategories })
    const others = (await allOf(ctx)).filter(each => each.parent === under && each.id !== id)
    const ordered = [...others.slice(0, place), category, ...others.slice(place)]
    // Reuses the group's own positions, so that no other category changes.
    const positions = ordered.map(({ position }) => position).toSorted((a, b) => a - b)
    const changed = []
    for (const [index, each] of ordered.entries()) {
      const own = each.id === id ? { parent: under } : {}
      changed.push(await updateRow(ctx, ownCategories, each, { ...own, position: positions[index] ?? each.position }))
    }
    if (under !== category.parent) await placeProducts(ctx, await productsOf(ctx, id), { id, parent: under })
    return changed
  })
}

/** Deletes it and returns its id; its products move to another category, or have none. */
export function deleteOwnCategory(ctx: Context, id: number, moveTo: number | null) {
  return write(ctx, 'CATEGORY_DELETED', async ctx => {
    const category = await findRow(ctx, ownCategories, id)
    const target = moveTo === null ? null : await findRowOrNull(ctx, ownCategories, moveTo)
    if (moveTo !== null && (!target || target.id === id)) throw invalid('MOVE_TARGET_INVALID', { field: 'moveTo' })
    await placeProducts(ctx, await productsOf(ctx, id), target)
    await deleteRow(ctx, ownCategories, category)
    return id
  })
}

const productsOf = (ctx: Context, id: number) => findRowsIn(ctx, products, 'ownCategoryId', [id])

async function placeProducts(ctx: WriteContext, placed: ProductRow[], into: Pick<OwnCategoryRow, 'id' | 'parent'> | null) {
  const patch = into ? { ownCategoryId: into.id, category: into.parent } : { ownCategoryId: null }
  for (const product of placed) await updateRow(ctx, products, product, patch)
}

async function allOf(ctx: Context): Promise<OwnCategoryRow[]> {
  const { items } = await listOwnCategories(ctx, { page: { itemsPerPage: -1 } })
  return items
}

const readTitle = (title: string) => parse(ownCategories.columns.title, title, 'title')

const isTaken = (slug: string, all: OwnCategoryRow[], ownId?: number) =>
  all.some(each => each.id !== ownId && fold(each.slug) === fold(slug))

function readSlug(value: string, all: OwnCategoryRow[], ownId?: number): string {
  const slug = parse(ownCategories.columns.slug, value, 'slug').toLowerCase()
  if (!slugForm.test(slug)) throw invalid('SLUG_INVALID', { field: 'slug' })
  if (isTaken(slug, all, ownId)) throw conflict('SLUG_TAKEN', { field: 'slug', slug })
  return slug
}

/** A category id as input; empty or 0 means none. */
const readOwnId = (value: string | number): number | null => (value === '' || Number(value) === 0 ? null : toId(value))

/** A product's category: a custom category sets the fixed one, and is removed if the fixed one changes. */
export async function readPlace(
  ctx: Context,
  { category, ownCategoryId }: { category?: ProductCategory | null | undefined; ownCategoryId?: string | number | null | undefined },
  present?: Pick<ProductRow, 'category' | 'ownCategoryId'>,
): Promise<Partial<Pick<ProductRow, 'category' | 'ownCategoryId'>>> {
  const wanted = ownCategoryId === undefined || ownCategoryId === null ? undefined : readOwnId(ownCategoryId)
  if (wanted === undefined) {
    if (!category) return {}
    return present?.ownCategoryId && present.category !== category ? { category, ownCategoryId: null } : { category }
  }
  if (wanted === null) return { ...(category && { category }), ownCategoryId: null }
  const own = await findRowOrNull(ctx, ownCategories, wanted)
  if (!own) throw invalid('CATEGORY_UNKNOWN', { field: 'ownCategoryId', name: wanted })
  if (category && category !== own.parent) throw invalid('CATEGORY_ELSEWHERE', { field: 'ownCategoryId', title: own.title })
  return { category: own.parent, ownCategoryId: own.id }
}
