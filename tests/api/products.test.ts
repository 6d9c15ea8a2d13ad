import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishDue } from '../../server/areas/products/lifecycle.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { countStatements } from '../support/statements.ts'

interface Product {
  id: string
  version: number
  productName: string
  productBrand: string
  category: string
  stock: boolean
  sku: string
  price: number
  qty: number
  status: string
  publishAt: string | null
}

const fields = 'id version productName productBrand category stock sku price qty status publishAt image description createdAt'
const list = `query ($search: String, $status: ProductStatus, $category: ProductCategory, $stock: Boolean, $sort: ProductSort, $order: SortOrder, $page: PageInput) {
  products(search: $search, status: $status, category: $category, stock: $stock, sort: $sort, order: $order, page: $page) { total items { ${fields} } }
}`
const create = `mutation ($input: ProductInput!) { createProduct(input: $input) { ${fields} } }`
const update = `mutation ($id: ID!, $version: Int, $input: ProductInput!) { updateProduct(id: $id, version: $version, input: $input) { ${fields} } }`
const setStatus = `mutation ($id: ID!, $status: ProductStatus!, $publishAt: DateTime) { setProductStatus(id: $id, status: $status, publishAt: $publishAt) { status publishAt } }`

describe.each(databases)('products on %s', database => {
  let app: TestApp
  let clock = new Date('2026-03-10T12:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now: () => clock })
  })
  afterAll(() => app.close())

  const products = async (variables: Record<string, unknown> = {}) =>
    (await app.graphql<{ products: { total: number; items: Product[] } }>(list, variables)).data.products
  const all = async () => (await products({ page: { itemsPerPage: -1 } })).items
  const product = async (id: string | undefined) =>
    (await app.graphql<{ product: Product }>(`query ($id: ID!) { product(id: $id) { ${fields} } }`, { id })).data.product
  const wire = (query = '') => app.rest('GET', `/api/apps/ecommerce/products${query}`)
  const undo = () => app.graphql(`mutation { undo { id } }`)
  const redo = () => app.graphql(`mutation { redo { id } }`)
  const add = async (input: object) => (await app.graphql<{ createProduct: Product }>(create, { input })).data.createProduct

  test('lists sixty products, the newest first, with unique SKUs', async () => {
    const { total, items } = await products()
    expect([total, items.length]).toEqual([60, 10])
    const everything = await all()
    expect(everything.map(({ id }) => Number(id))).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index))
    expect(new Set(everything.map(({ sku }) => sku)).size).toBe(60)
  })

  test('matches the summary and categories with the list', async () => {
    const everything = await all()
    const { data } = await app.graphql(
      `{ productSummary { total published scheduled inactive outOfStock lowStock stockValue } categories { category products } }`,
    )
    const count = (status: string) => everything.filter(each => each.status === status).length
    const cents = everything.reduce((sum, { price, qty }) => sum + Math.round(price * 100) * qty, 0)
    expect(data).toEqual({
      productSummary: {
        total: 60,
        published: count('PUBLISHED'),
        scheduled: count('SCHEDULED'),
        inactive: count('INACTIVE'),
        outOfStock: everything.filter(({ qty }) => qty === 0).length,
        lowStock: everything.filter(({ qty }) => qty < 10).length,
        stockValue: cents / 100,
      },
      categories: ['ELECTRONICS', 'ACCESSORIES', 'SHOES', 'OFFICE', 'HOME_DECOR', 'GAMES'].map(category => ({
        category,
        products: everything.filter(each => each.category === category).length,
      })),
    })
    expect(count('SCHEDULED')).toBeGreaterThan(0)
  })

  test('searches name and brand, case-insensitive and literally', async () => {
    expect((await products({ search: ' HALDEN ' })).items.map(({ productName }) => productName)).toEqual(['Halden Desk Lamp'])
    expect((await products({ search: 'aurelle' })).total).toBeGreaterThan(3)
    expect((await products({ search: '_' })).total).toBe(0)
  })

  test.each(['PRODUCT', 'CATEGORY', 'STATUS', 'PRICE', 'QTY', 'SKU'])(
    'sorts by %s: pages are complete, descending reverses ascending, ties newest first',
    async sort => {
      const keyOf = ({ productName, category, status, price, qty, sku }: Product) =>
        ({ PRODUCT: productName.toLowerCase(), CATEGORY: category, STATUS: status, PRICE: price, QTY: qty, SKU: sku })[sort] ?? ''
      const pages = await Promise.all(
        [1, 2, 3].map(async page => (await products({ sort, order: 'ASC', page: { page, itemsPerPage: 25 } })).items),
      )
      const ascending = (await products({ sort, order: 'ASC', page: { itemsPerPage: 100 } })).items
      const descending = (await products({ sort, order: 'DESC', page: { itemsPerPage: 100 } })).items
      expect(pages.flat()).toEqual(ascending)
      const newest = (await all()).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
      expect(ascending).toEqual(newest)
      expect(descending.map(keyOf)).toEqual(ascending.map(keyOf).toReversed())
    },
  )

  test('follows the contract: prices with a sign, labels, equal responses for equal calls', async () => {
    const plain = await wire()
    expect(plain.status).toBe(200)
    expect((await wire('?q&stock=&category&status&page=1&itemsPerPage=abc&sortBy=nothing&other=1')).body).toEqual(plain.body)
    expect(plain.body.total).toBe(60)
    for (const each of (await wire('?itemsPerPage=100')).body.products)
      expect(each).toMatchObject({
        id: expect.any(Number),
        productName: expect.any(String),
        category: expect.stringMatching(/^(Electronics|Accessories|Shoes|Office|Home Decor|Games)$/),
        stock: each.qty > 0,
        sku: expect.stringMatching(/^\d{5}$/),
        price: expect.stringMatching(/^\$\d+\.\d\d$/),
        qty: expect.any(Number),
        status: expect.stringMatching(/^(Inactive|Published|Scheduled)$/),
        image: expect.stringMatching(/^\/art\/products\/[a-z-]+\.svg$/),
        productBrand: expect.any(String),
      })
    expect((await wire('?page=99')).body).toMatchObject({ products: [], total: 60 })
  })

  test('follows the contract: exact filters, unknown values match nothing, prices sort by value', async () => {
    const total = async (query: string) => (await wire(query)).body.total
    expect((await total('?stock=true')) + (await total('?stock=false'))).toBe(60)
    expect(await total('?category=Home+Decor')).toBe((await products({ category: 'HOME_DECOR' })).total)
    expect(await total('?status=Scheduled&category=Office')).toBe((await products({ status: 'SCHEDULED', category: 'OFFICE' })).total)
    for (const query of ['?stock=constructor', '?stock=1', '?category=office', '?status=toString']) expect(await total(query)).toBe(0)
    const prices = (await wire('?sortBy=price&orderBy=desc&itemsPerPage=-1')).body.products.map((each: { price: string }) =>
      Number(each.price.slice(1)),
    )
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a))
  })

  test('serves a picture for every product', async () => {
    const { products: listed } = (await wire('?itemsPerPage=-1')).body
    const answers: { status: number }[] = await Promise.all(listed.map((each: { image: string }) => app.rest('GET', each.image)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect((await app.rest('GET', '/art/products/nothing.svg')).status).toBe(404)
  })

  test('loads reviews of all products by page, the newest first, in one query', async () => {
    const query = `{ products(search: "lamp", page: { itemsPerPage: 100 }) { items { productName reviews(page: { page: 1, itemsPerPage: 2 }) { total items { product writtenAt } } beyond: reviews(page: { page: 9 }) { total items { id } } } } }`
    const { data } = await app.graphql<{
      products: {
        items: { productName: string; reviews: { total: number; items: { product: string; writtenAt: string }[] }; beyond: object }[]
      }
    }>(query)
    const [lamp] = data.products.items
    const whole = await app.rest('GET', '/api/apps/ecommerce/reviews?q=Halden+Desk+Lamp&itemsPerPage=100')
    const written = whole.body.reviews.filter((each: { product: string }) => each.product === lamp?.productName)
    expect(lamp?.reviews).toEqual({
      total: written.length,
      items: written.slice(0, 2).map((each: { product: string; date: string }) => ({ product: each.product, writtenAt: each.date })),
    })
    expect(lamp?.beyond).toEqual({ total: written.length, items: [] })
    const none = await app.graphql(`{ products(search: "Saddler") { items { reviews { total items { id } } } } }`)
    expect(none.data).toEqual({ products: { items: [{ reviews: { total: 0, items: [] } }] } })
  })

  test('loads many products and their reviews in three statements', async () => {
    const statements = await countStatements(app, () =>
      app.graphql(`{ products(page: { itemsPerPage: 50 }) { items { reviews { total items { id } } } } }`),
    )
    expect(statements).toBe(3)
  })

  test('creates, changes, copies, and deletes products, with undo and redo', async () => {
    const made = await add({ productName: '  Folding Ruler ', category: 'OFFICE', sku: 'Ruler-1', price: 12.5, qty: 3 })
    expect(made).toMatchObject({ productName: 'Folding Ruler', status: 'INACTIVE', stock: true, price: 12.5, productBrand: '' })
    expect((await products()).items[0]?.id).toBe(made.id)
    await undo()
    expect((await products({ search: 'Folding Ruler' })).total).toBe(0)
    await redo()
    expect(await product(made.id)).toMatchObject({ productName: 'Folding Ruler' })

    await app.graphql(update, { id: made.id, input: { price: 13.99, stock: false, productName: null } })
    expect(await product(made.id)).toMatchObject({ price: 13.99, stock: false, productName: 'Folding Ruler' })
    await undo()
    expect(await product(made.id)).toMatchObject({ price: 12.5, stock: true })
    await redo()
    expect(await product(made.id)).toMatchObject({ price: 13.99 })

    const copy = `mutation ($id: ID!) { duplicateProduct(id: $id) { id sku status price productName } }`
    const one = (await app.graphql<{ duplicateProduct: Product }>(copy, { id: made.id })).data.duplicateProduct
    const two = (await app.graphql<{ duplicateProduct: Product }>(copy, { id: made.id })).data.duplicateProduct
    expect([one.sku, two.sku, two.status, two.price]).toEqual(['Ruler-1-2', 'Ruler-1-3', 'INACTIVE', 13.99])

    const before = await all()
    const path = `/api/apps/ecommerce/products/${made.id}`
    const gone = await app.rest('DELETE', path)
    expect([gone.status, gone.text]).toEqual([204, ''])
    const again = await app.rest('DELETE', path)
    expect([again.status, again.text]).toEqual([404, ''])
    await undo()
    expect((await all()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  test.each([
    ['productName', { productName: ' ', sku: 'A1', price: 1 }],
    ['productName', { sku: 'A1', price: 1 }],
    ['price', { productName: 'A', sku: 'A1' }],
    ['price', { productName: 'A', sku: 'A1', price: -1 }],
    ['price', { productName: 'A', sku: 'A1', price: 1.005 }],
    ['sku', { productName: 'A', price: 1 }],
    ['sku', { productName: 'A', price: 1, sku: 'a b' }],
    ['qty', { productName: 'A', price: 1, sku: 'A1', qty: -1 }],
    ['image', { productName: 'A', price: 1, sku: 'A1', image: 'javascript:alert(1)' }],
    ['image', { productName: 'A', price: 1, sku: 'A1', image: '//evil.example/a.svg' }],
    ['description', { productName: 'A', price: 1, sku: 'A1', description: 'x'.repeat(4001) }],
  ])('rejects an invalid %s with its field, and stores nothing', async (field, input) => {
    const { total } = await products()
    const { errors } = await app.graphql(create, { input })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
    expect((await products()).total).toBe(total)
  })

  test('keeps SKUs unique, case-insensitive, also under concurrency and on undo', async () => {
    const input = { productName: 'Twin', price: 1, sku: 'TWIN' }
    const answers = await Promise.all(
      ['TWIN', 'twin', 'Twin'].map(sku => app.graphql<{ createProduct: Product }>(create, { input: { ...input, sku } })),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const refused = answers.flatMap(({ errors }) => errors ?? [])
    expect(refused.map(({ extensions }) => [extensions.code, extensions.field])).toEqual([
      ['CONFLICT', 'sku'],
      ['CONFLICT', 'sku'],
    ])
    const [twin] = (await products({ search: 'Twin' })).items
    expect((await app.graphql(update, { id: 1, input: { sku: 'tWIN' } })).errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await app.graphql(update, { id: twin?.id, input: { sku: 'twin' } })).errors).toBeUndefined()
    await app.graphql(`mutation ($id: ID!) { deleteProduct(id: $id) }`, { id: twin?.id })
    const { data } = await app.graphql<{ operations: { items: { id: string }[] } }>(
      `{ operations(page: { itemsPerPage: 1 }) { items { id } } }`,
    )
    await add({ ...input, productName: 'Heir' })
    const wanted = await app.graphql(`mutation ($id: ID) { undo(operationId: $id) { id } }`, { id: data.operations.items[0]?.id })
    expect(wanted.errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  test('rejects an outdated version with the current product, in dollars', async () => {
    const { version } = await product('5')
    const first = await app.graphql(update, { id: 5, version, input: { qty: 99 } })
    expect(first.errors).toBeUndefined()
    const { errors } = await app.graphql(update, { id: 5, version, input: { qty: 1 } })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { id: 5, qty: 99, price: 149, version: version + 1 } })
  })

  test('toggles inactive and published, schedules a future date, and rejects other transitions with the allowed ones', async () => {
    const { id } = await add({ productName: 'Step', price: 1, sku: 'STEP' })
    const step = async (status: string, publishAt?: string) => {
      const { data, errors } = await app.graphql<{ setProductStatus: object }>(setStatus, { id, status, publishAt })
      return errors?.[0]?.extensions ?? data.setProductStatus
    }
    const [past, future] = ['2026-03-10T11:59:00.000Z', '2026-04-01T09:00:00.000Z']
    expect(await step('SCHEDULED')).toMatchObject({ code: 'BAD_USER_INPUT', field: 'publishAt' })
    expect(await step('SCHEDULED', past)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'publishAt' })
    expect(await step('SCHEDULED', future)).toEqual({ status: 'SCHEDULED', publishAt: future })
    expect(await step('PUBLISHED')).toMatchObject({ code: 'CONFLICT', allowed: ['INACTIVE'] })
    expect(await step('INACTIVE')).toEqual({ status: 'INACTIVE', publishAt: null })
    await undo()
    expect(await product(id)).toMatchObject({ status: 'SCHEDULED', publishAt: future })
    await redo()
    expect(await step('PUBLISHED')).toEqual({ status: 'PUBLISHED', publishAt: null })
    expect(await step('SCHEDULED', future)).toMatchObject({ code: 'CONFLICT', allowed: ['INACTIVE'] })
  })

  test('publishes a scheduled product on its date, which visitors cannot undo', async () => {
    const { id } = await add({ productName: 'Spring', price: 1, sku: 'SPRING' })
    await app.graphql(setStatus, { id, status: 'SCHEDULED', publishAt: '2026-03-10T12:30:00.000Z' })
    await publishDue(app.running.parts)
    expect((await product(id)).status).toBe('SCHEDULED')
    clock = new Date('2026-03-10T12:31:00.000Z')
    await publishDue(app.running.parts)
    expect(await product(id)).toMatchObject({ status: 'PUBLISHED', publishAt: null })
    const { data } = await app.graphql<{ operations: { items: object[] } }>(
      `{ operations(area: PRODUCTS, page: { itemsPerPage: 1 }) { items { summary source } } }`,
    )
    expect(data.operations.items).toEqual([{ summary: 'Published a product as scheduled', source: 'system' }])
  })

  test.each(['1;DROP', '1e0', '0', '01', '99999999999999999999'])('rejects the unknown ID %s', async id => {
    expect((await app.rest('DELETE', `/api/apps/ecommerce/products/${id}`)).status).toBe(404)
    expect((await app.graphql(`query ($id: ID!) { product(id: $id) { id } }`, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('returns complete pages for any filters over both APIs', async () => {
    const everything = await all()
    const words = { ELECTRONICS: 'Electronics', SHOES: 'Shoes', HOME_DECOR: 'Home+Decor' } as const
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('ELECTRONICS' as const, 'SHOES' as const, 'HOME_DECOR' as const),
        fc.option(fc.boolean()),
        fc.constantFrom('', 'e', 'an', 'zzz'),
        fc.integer({ min: 1, max: 7 }),
        async (category, stock, search, size) => {
          const { total, items } = await products({ category, stock, search, page: { itemsPerPage: 100 } })
          const expected = everything.filter(
            each =>
              each.category === category &&
              (stock === null || each.stock === stock) &&
              `${each.productName}\n${each.productBrand}`.toLowerCase().includes(search),
          )
          expect(items).toEqual(expected)
          const seen: number[] = []
          for (let page = 1; page <= Math.ceil(total / size); page++) {
            const { body } = await wire(`?category=${words[category]}&stock=${stock ?? ''}&q=${search}&page=${page}&itemsPerPage=${size}`)
            expect(body.total).toBe(total)
            seen.push(...body.products.map(({ id }: { id: number }) => id))
          }
          expect(seen.map(String)).toEqual(items.map(({ id }) => id))
        },
      ),
      { numRuns: 8 },
    )
  })

  test('unpublishes and reprices many in one operation, all or none, with one undo', async () => {
    interface Row {
      id: string
      status: string
      price: number
    }
    const list = async (status: string) =>
      (
        await app.graphql<{ products: { items: Row[] } }>(
          `query ($status: ProductStatus) { products(status: $status, page: { itemsPerPage: -1 }) { items { id status price } } }`,
          { status },
        )
      ).data.products.items
    const published = await list('PUBLISHED')
    const scheduled = await list('SCHEDULED')
    const ids = published.slice(0, 3).map(({ id }) => id)
    const set = `mutation ($ids: [ID!]!, $status: ProductStatus!, $publishAt: DateTime) {
      setProductStatuses(ids: $ids, status: $status, publishAt: $publishAt) { id status price } }`
    const wrong = await app.graphql(set, { ids: [...ids, scheduled[0]?.id], status: 'PUBLISHED' })
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', allowed: ['INACTIVE'] })
    expect(await list('PUBLISHED')).toEqual(published)
    const out = await app.graphql<{ setProductStatuses: Row[] }>(set, { ids, status: 'INACTIVE' })
    expect(out.data.setProductStatuses.map(({ status }) => status)).toEqual(['INACTIVE', 'INACTIVE', 'INACTIVE'])
    const past = await app.graphql(set, { ids, status: 'SCHEDULED', publishAt: '2020-01-01T00:00:00.000Z' })
    expect(past.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'publishAt' })
    await app.graphql('mutation { undo { id } }')
    expect(await list('PUBLISHED')).toEqual(published)

    const change = 'mutation ($ids: [ID!]!, $percent: Float!) { changePrices(ids: $ids, percent: $percent) { id status price } }'
    const dearer = await app.graphql<{ changePrices: Row[] }>(change, { ids, percent: 10 })
    expect(dearer.data.changePrices.map(({ price }) => price)).toEqual(
      published.slice(0, 3).map(({ price }) => Math.round(price * 110) / 100),
    )
    await app.graphql('mutation { undo { id } }')
    expect(await list('PUBLISHED')).toEqual(published)
    for (const percent of [0, -91, 501])
      expect((await app.graphql(change, { ids, percent })).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'percent',
      })
    const wire = await app.rest('POST', '/api/apps/ecommerce/products/prices', { body: { ids: ids.map(Number), percent: -50 } })
    expect([wire.status, wire.body.products.length]).toEqual([200, 3])
    await app.graphql('mutation { undo { id } }')
  })

  test('stores cost, compare-at price, barcode, and tags, and rejects invalid ones with their field', async () => {
    const update = `mutation ($input: ProductInput!) { updateProduct(id: 1, input: $input) { comparePrice cost barcode tags } }`
    const input = { comparePrice: 120.5, cost: 41, barcode: '2000000000017', tags: ['desk', 'gift', 'desk'] }
    const { data } = await app.graphql<{ updateProduct: object }>(update, { input })
    expect(data.updateProduct).toEqual({ ...input, tags: ['desk', 'gift'] })
    const none = await app.graphql<{ updateProduct: object }>(update, { input: { comparePrice: 0, cost: 0, barcode: '', tags: [] } })
    expect(none.data.updateProduct).toEqual({ comparePrice: null, cost: null, barcode: '', tags: [] })
    for (const [field, value] of [
      ['comparePrice', -1],
      ['barcode', '12a'],
      ['tags', Array.from({ length: 13 }, (_, index) => `tag ${index}`)],
      ['tags', ['x'.repeat(31)]],
    ] as const)
      expect((await app.graphql(update, { input: { [field]: value } })).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field,
      })
  })
})
