import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freeSlug, slugOf } from '../../text/slug.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { countStatements } from '../support/statements.ts'

interface Own {
  id: string
  version: number
  title: string
  slug: string
  image: string
  parent: string
  status: string
  products: number
  revenue: number
}
interface Placed {
  id: string
  productName: string
  category: string
  ownCategory: { id: string; title: string } | null
}

const fields = 'id version title slug image parent status products revenue'
const create = `mutation ($input: OwnCategoryInput!) { createOwnCategory(input: $input) { ${fields} } }`
const update = `mutation ($id: ID!, $version: Int, $input: OwnCategoryInput!) { updateOwnCategory(id: $id, version: $version, input: $input) { ${fields} } }`
const move = `mutation ($id: ID!, $parent: ProductCategory, $place: Int!) { moveOwnCategory(id: $id, parent: $parent, place: $place) { id } }`
const remove = `mutation ($id: ID!, $moveTo: ID) { deleteOwnCategory(id: $id, moveTo: $moveTo) }`
const change = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id productName category ownCategory { id title } } }`

test('derives a unique slug from a title in any script', () => {
  expect(['Desks & chairs', 'Décor d’été', '  Ångström ', 'كراسي المكتب', '鞋子 2', '!?'].map(each => slugOf(each))).toEqual([
    'desks-chairs',
    'decor-d-ete',
    'angstrom',
    'كراسي-المكتب',
    '鞋子-2',
    '',
  ])
  expect(slugOf('x '.repeat(60))).toHaveLength(59)
  expect(freeSlug('boots', slug => ['boots', 'boots-2'].includes(slug))).toBe('boots-3')
  expect(freeSlug('', () => false)).toBe('category')
})

describe.each(databases)('custom categories on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date('2026-11-20T12:00:00.000Z') })
  })
  afterAll(() => app.close())

  const list = async (variables: object = {}) =>
    (
      await app.graphql<{ ownCategories: { items: Own[]; total: number } }>(
        `query ($search: String, $parent: ProductCategory, $status: OwnCategoryStatus, $sort: OwnCategorySort, $order: SortOrder) {
          ownCategories(search: $search, parent: $parent, status: $status, sort: $sort, order: $order, page: { itemsPerPage: -1 }) { total items { ${fields} } } }`,
        { ...variables },
      )
    ).data.ownCategories
  const under = async (parent: string) => (await list({ parent })).items
  const productsIn = async (ownCategory: string) =>
    (
      await app.graphql<{ products: { items: Placed[] } }>(
        `query ($id: ID!) { products(ownCategory: $id, page: { itemsPerPage: -1 }) { items { id productName category ownCategory { id title } } } }`,
        { id: ownCategory },
      )
    ).data.products.items
  const add = async (input: object) => (await app.graphql<{ createOwnCategory: Own }>(create, { input })).data.createOwnCategory
  const refusal = async (query: string, variables: object) => (await app.graphql(query, { ...variables })).errors?.[0]?.extensions
  const undo = () => app.graphql(`mutation { undo { id } }`)
  const redo = () => app.graphql(`mutation { redo { id } }`)

  test('exist under each built-in category, with their share of products and revenue', async () => {
    const { data } = await app.graphql<{ categories: { category: string; products: number; revenue: number; own: Own[] }[] }>(
      `{ categories { category products revenue own { ${fields} } } }`,
    )
    for (const { category, products, revenue, own } of data.categories) {
      expect(own.length).toBeGreaterThan(1)
      expect(own.every(({ parent }) => parent === category)).toBe(true)
      const sum = (key: 'products' | 'revenue') => own.reduce((all, each) => all + each[key], 0)
      expect(sum('products')).toBeLessThanOrEqual(products)
      expect(sum('revenue')).toBeLessThanOrEqual(revenue + 0.001)
      expect(sum('revenue')).toBeGreaterThan(0)
      for (const { id, products: count } of own) {
        const found = await productsIn(id)
        expect([found.length, found.every(each => each.category === category)]).toEqual([count, true])
      }
    }
  })

  test('load built-in and custom categories, counts, and revenue in one statement each', async () => {
    const statements = await countStatements(app, () => app.graphql(`{ categories { products revenue own { title products revenue } } }`))
    expect(statements).toBe(5)
  })

  test('are searched, filtered, and sorted, the same over both APIs', async () => {
    expect((await list({ search: 'BOO' })).items.map(({ title }) => title)).toEqual(['Boots'])
    expect((await list({ status: 'INACTIVE' })).items.map(({ title }) => title)).toEqual(['Video games'])
    const titles = (await list({ sort: 'TITLE', order: 'DESC' })).items.map(({ title }) => title)
    expect(titles).toEqual(titles.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? 1 : -1)))
    const wire = await app.rest('GET', '/api/apps/ecommerce/categories?parent=Home+Decor&status=Active')
    expect(wire.body.categories.map((each: { title: string }) => each.title)).toEqual((await under('HOME_DECOR')).map(({ title }) => title))
    expect(wire.body.categories[0]).toMatchObject({ parent: 'Home Decor', status: 'Active' })
  })

  test('are created at the end with a generated slug and picture, renamed, and undone', async () => {
    const made = await add({ title: '  Rain  boots ', parent: 'SHOES' })
    expect(made).toMatchObject({ title: 'Rain  boots', slug: 'rain-boots', status: 'ACTIVE', products: 0 })
    expect((await app.rest('GET', made.image)).status).toBe(200)
    expect((await under('SHOES')).at(-1)?.id).toBe(made.id)
    expect((await add({ title: 'Rain boots', parent: 'SHOES' })).slug).toBe('rain-boots-2')
    await undo()
    await app.graphql(update, { id: made.id, input: { title: 'Wellingtons', status: 'INACTIVE', image: '/art/products/boot-rain.svg' } })
    expect((await list({ search: 'well' })).items[0]).toMatchObject({ slug: 'rain-boots', status: 'INACTIVE' })
    await undo()
    expect((await list({ search: 'well' })).total).toBe(0)
    await undo()
    expect((await list({ search: 'rain-boots' })).total).toBe(0)
  })

  test.each([
    ['title', { parent: 'SHOES' }],
    ['title', { title: ' ', parent: 'SHOES' }],
    ['parent', { title: 'A' }],
    ['slug', { title: 'A', parent: 'SHOES', slug: 'a b' }],
    ['image', { title: 'A', parent: 'SHOES', image: 'javascript:alert(1)' }],
  ])('reject an invalid %s with its field', async (field, input) => {
    expect(await refusal(create, { input })).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })

  test('keep slugs unique, case-insensitive, also on undo, and reject outdated versions', async () => {
    expect(await refusal(create, { input: { title: 'A', parent: 'SHOES', slug: 'BOOTS' } })).toMatchObject({
      code: 'CONFLICT',
      field: 'slug',
    })
    const [boots] = (await list({ search: 'boots' })).items
    expect(await refusal(update, { id: boots?.id, input: { slug: 'sound' } })).toMatchObject({ code: 'CONFLICT', field: 'slug' })
    expect(await refusal(update, { id: boots?.id, input: { slug: 'boots' } })).toBeUndefined()
    expect(await refusal(update, { id: boots?.id, version: 99, input: { title: 'X' } })).toMatchObject({
      code: 'CONFLICT',
      current: { title: 'Boots' },
    })
  })

  test('swap places when moved within a category, and take their products along to another one', async () => {
    const contents = async () => (await list()).items.map(({ version: _, ...category }) => category)
    const before = await contents()
    const [first, second, third] = await under('ELECTRONICS')
    await app.graphql(move, { id: third?.id, place: 0 })
    expect((await under('ELECTRONICS')).map(({ id }) => id)).toEqual([third, first, second].map(each => each?.id))
    const other = (items: Omit<Own, 'version'>[]) => items.filter(({ parent }) => parent !== 'ELECTRONICS').map(({ id }) => id)
    expect(other(await contents())).toEqual(other(before))
    await undo()
    expect(await contents()).toEqual(before)

    await app.graphql(move, { id: first?.id, parent: 'OFFICE', place: 99 })
    expect((await under('OFFICE')).at(-1)?.id).toBe(first?.id)
    expect(new Set((await productsIn(first?.id ?? '')).map(({ category }) => category))).toEqual(new Set(['OFFICE']))
    await undo()
    expect(await contents()).toEqual(before)
    expect(await refusal(move, { id: first?.id, place: -1 })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'place' })
  })

  test('move their products elsewhere or nowhere when deleted, and undo restores all', async () => {
    const [boots, running] = [(await list({ search: 'boots' })).items[0], (await list({ search: 'keyboards' })).items[0]]
    const inside = await productsIn(boots?.id ?? '')
    expect(inside.length).toBeGreaterThan(1)
    await app.graphql(remove, { id: boots?.id })
    expect((await list({ search: 'boots' })).total).toBe(0)
    const one = async () =>
      (
        await app.graphql<{ product: Placed }>(`query ($id: ID!) { product(id: $id) { category ownCategory { id } } }`, {
          id: inside[0]?.id,
        })
      ).data.product
    expect(await one()).toEqual({ category: 'SHOES', ownCategory: null })
    await undo()
    expect(await productsIn(boots?.id ?? '')).toEqual(inside)

    const count = (await productsIn(running?.id ?? '')).length
    await app.graphql(remove, { id: boots?.id, moveTo: running?.id })
    expect((await productsIn(running?.id ?? '')).length).toBe(count + inside.length)
    expect(await one()).toEqual({ category: 'ELECTRONICS', ownCategory: { id: running?.id } })
    await undo()
    expect(await productsIn(boots?.id ?? '')).toEqual(inside)
    for (const moveTo of [boots?.id, '9999'])
      expect(await refusal(remove, { id: boots?.id, moveTo })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'moveTo' })
  })

  test('move a product to their parent, and lose it when the product moves elsewhere', async () => {
    const [kitchen] = (await list({ search: 'kitchen' })).items
    const put = async (input: object) => (await app.graphql<{ updateProduct: Placed }>(change, { id: 1, input })).data.updateProduct
    expect(await put({ ownCategoryId: kitchen?.id })).toMatchObject({ category: 'HOME_DECOR', ownCategory: { title: 'Kitchen' } })
    expect(await put({ price: 12 })).toMatchObject({ ownCategory: { title: 'Kitchen' } })
    expect(await put({ category: 'GAMES' })).toMatchObject({ category: 'GAMES', ownCategory: null })
    expect(await put({ ownCategoryId: kitchen?.id })).toMatchObject({ category: 'HOME_DECOR' })
    expect(await put({ ownCategoryId: '' })).toMatchObject({ category: 'HOME_DECOR', ownCategory: null })
    expect(await refusal(change, { id: 1, input: { category: 'GAMES', ownCategoryId: kitchen?.id } })).toMatchObject({
      field: 'ownCategoryId',
    })
    expect(await refusal(change, { id: 1, input: { ownCategoryId: '9999' } })).toMatchObject({ field: 'ownCategoryId' })
  })

  test('undo neither restores a product into a deleted category nor removes a category that has products since', async () => {
    const made = await add({ title: 'Passing', parent: 'GAMES' })
    await app.graphql(change, { id: 2, input: { ownCategoryId: made.id } })
    await app.graphql(change, { id: 2, input: { ownCategoryId: '' } })
    const { data } = await app.graphql<{ operations: { items: { id: string }[] } }>(
      `{ operations(page: { itemsPerPage: 3 }) { items { id } } }`,
    )
    const [out, , making] = data.operations.items
    const undoThat = (operationId?: string) => refusal(`mutation ($id: ID) { undo(operationId: $id) { id } }`, { id: operationId })
    await app.graphql(remove, { id: made.id })
    expect(await undoThat(out?.id)).toMatchObject({ code: 'CONFLICT' })
    await undo()
    expect(await undoThat(out?.id)).toBeUndefined()
    expect(await undoThat(making?.id)).toMatchObject({ code: 'CONFLICT' })
    await redo()
  })
})
