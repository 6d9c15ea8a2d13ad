import { Buffer } from 'node:buffer'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hourMs } from '../../server/time.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { countStatements } from '../support/statements.ts'

interface Variant {
  id: string
  choices: string[]
  sku: string
  price: number
  qty: number
}
interface Details {
  id: string
  version: number
  sku: string
  qty: number
  stock: boolean
  price: number
  image: string
  description: string
  richDescription: unknown
  options: { name: string; values: string[] }[]
  variants: Variant[]
  images: { src: string; alt: string }[]
}

const fields = `id version sku qty stock price image description richDescription collection isTaxable taxClass isPhysical weight
  dimensions { length width height } attributes { name value } images { src alt } options { name values } variants { id choices sku price qty }`
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const base = '/api/apps/ecommerce/products'

describe.each(databases)('product details on %s', database => {
  let app: TestApp
  let token = ''
  beforeAll(async () => {
    app = await startApp({ database })
    token = (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth
  })
  afterAll(() => app.close())

  const refused = async (promise: Promise<{ errors?: { extensions: Record<string, unknown> }[] }>) =>
    (await promise).errors?.[0]?.extensions ?? {}
  const undo = () => app.graphql(`mutation { undo { id } }`, {}, token)
  const redo = () => app.graphql(`mutation { redo { id } }`, {}, token)
  const product = async (id: string) =>
    (await app.graphql<{ product: Details }>(`query ($id: ID!) { product(id: $id) { ${fields} } }`, { id }, token)).data.product
  const create = (input: object) =>
    app.graphql<{ createProduct: Details }>(
      `mutation ($input: ProductInput!) { createProduct(input: $input) { ${fields} } }`,
      { input: { productName: 'Shirt', price: 30, ...input } },
      token,
    )
  const update = (id: string, input: object, version?: number) =>
    app.graphql<{ updateProduct: Details }>(
      `mutation ($id: ID!, $version: Int, $input: ProductInput!) { updateProduct(id: $id, version: $version, input: $input) { ${fields} } }`,
      { id, version, input },
      token,
    )
  const sizes = [{ name: 'Size', values: ['S', 'M'] }]
  const variant = (size: string, sku: string, qty: number, price = 30) => ({ choices: [size], sku, price, qty })

  test('has consistent seed data: quantities, images, plain text, unique SKUs', async () => {
    const { data } = await app.graphql<{ products: { items: Details[] } }>(
      `{ products(page: { itemsPerPage: 60 }) { items { ${fields} } } }`,
      {},
      token,
    )
    const { items } = data.products
    const varied = items.filter(({ variants }) => variants.length > 0)
    expect(varied.length).toBeGreaterThan(15)
    for (const { variants, options, qty } of varied) {
      expect(variants.length).toBe(options.reduce((count, { values }) => count * values.length, 1))
      expect(variants.reduce((sum, each) => sum + each.qty, 0)).toBe(qty)
    }
    expect(items.every(({ images, image }) => images[0]?.src === image)).toBe(true)
    const skus = items.flatMap(({ sku, variants }) => [sku, ...variants.map(each => each.sku)])
    expect(new Set(skus).size).toBe(skus.length)
    const lamp = items.find(({ description }) => description.includes('Good to know\nMaterial: Steel'))
    const again = await update(lamp?.id ?? '', { richDescription: lamp?.richDescription })
    expect(again.data.updateProduct).toEqual(lamp)
  })

  test('loads the variants of many products in one statement', async () => {
    const request = (more: string) =>
      countStatements(app, () => app.graphql(`{ products(page: { itemsPerPage: 50 }) { items { id ${more} } } }`, {}, token))
    expect((await request('variants { sku }')) - (await request(''))).toBe(1)
  })

  test('stores SKU, price, and quantity per variant, sums quantities, and undoes in one step', async () => {
    const { data } = await create({
      sku: 'SHIRT',
      qty: 5,
      options: sizes,
      variants: [variant('S', 'SH-S', 2), variant('M', 'SH-M', 3, 32.5)],
    })
    const made = data.createProduct
    expect(made).toMatchObject({
      qty: 5,
      variants: [
        { choices: ['S'], sku: 'SH-S', price: 30 },
        { qty: 3, price: 32.5 },
      ],
    })
    const changed = await update(made.id, { options: sizes, variants: [variant('M', 'SH-S', 10), variant('S', 'SH-M', 1)] }, made.version)
    expect(changed.data.updateProduct).toMatchObject({ qty: 11, variants: [{ choices: ['M'], sku: 'SH-S' }, { choices: ['S'] }] })
    await undo()
    const back = await product(made.id)
    expect(back).toEqual({ ...made, version: back.version })
    await redo()
    expect((await product(made.id)).qty).toBe(11)
    expect(await refused(update(made.id, { options: sizes, variants: [variant('S', 'X1', 1)] }, made.version))).toMatchObject({
      code: 'CONFLICT',
      current: { qty: 11, variants: [{ sku: 'SH-S', price: 30 }, { sku: 'SH-M' }] },
    })
    // A change of a variant is a change of its product.
    const { version } = await product(made.id)
    await update(made.id, { options: sizes, variants: [variant('M', 'SH-S', 10, 99), variant('S', 'SH-M', 1)] })
    expect((await product(made.id)).version).toBe(version + 1)
    expect(await refused(update(made.id, { qty: 3 }))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'qty' })
    expect((await update(made.id, { options: [], variants: [] })).data.updateProduct).toMatchObject({ options: [], variants: [], qty: 11 })
    expect((await update(made.id, { qty: 3 })).data.updateProduct.qty).toBe(3)
  })

  test('keeps SKUs unique across products and variants, also on undo', async () => {
    const one = (await create({ sku: 'COAT', options: sizes, variants: [variant('S', 'COAT-S', 1)] })).data.createProduct
    const taken = { code: 'CONFLICT', field: 'variants' }
    expect(await refused(create({ sku: 'coat-s' }))).toMatchObject({ code: 'CONFLICT', field: 'sku' })
    expect(await refused(create({ sku: 'C2', options: sizes, variants: [variant('S', 'coat', 1)] }))).toMatchObject(taken)
    expect(await refused(create({ sku: 'C2', options: sizes, variants: [variant('S', 'coat-s', 1)] }))).toMatchObject(taken)
    expect(await refused(create({ sku: 'C2', options: sizes, variants: [variant('S', 'c2', 1)] }))).toMatchObject(taken)
    expect(await refused(create({ sku: 'C2', options: sizes, variants: [variant('S', 'a', 1), variant('M', 'A', 1)] }))).toMatchObject(
      taken,
    )
    const copy = await app.graphql<{ duplicateProduct: Details }>(
      `mutation ($id: ID!) { duplicateProduct(id: $id) { ${fields} } }`,
      { id: one.id },
      token,
    )
    expect(copy.data.duplicateProduct).toMatchObject({ sku: 'COAT-2', variants: [{ choices: ['S'], qty: 1 }] })
    expect(copy.data.duplicateProduct.variants[0]?.sku).not.toBe('COAT-S')

    const gone = await app.graphql<object>(`mutation ($id: ID!) { deleteProduct(id: $id) }`, { id: one.id }, token)
    const [operationId] = (gone as { extensions?: { operationIds: string[] } }).extensions?.operationIds ?? []
    const heir = (await create({ sku: 'COAT-S' })).data.createProduct
    const back = () => app.graphql(`mutation ($id: ID) { undo(operationId: $id) { id } }`, { id: operationId }, token)
    expect(await refused(back())).toMatchObject({ code: 'CONFLICT' })
    await app.graphql(`mutation ($id: ID!) { deleteProduct(id: $id) }`, { id: heir.id }, token)
    expect((await back()).errors).toBeUndefined()
    expect((await product(one.id)).variants).toEqual(one.variants)
  })

  test.each([
    ['options', { options: Array.from({ length: 4 }, (_, index) => ({ name: `O${index}`, values: ['a'] })), variants: [] }],
    ['options', { options: [...sizes, { name: 'size', values: ['a'] }], variants: [] }],
    ['options', { options: [{ name: 'Size', values: ['S', 's'] }], variants: [] }],
    ['options', { options: [{ name: 'Size', values: [] }], variants: [] }],
    ['options', { options: ['A', 'B'].map(name => ({ name, values: Array.from({ length: 11 }, (_, at) => `v${at}`) })), variants: [] }],
    ['variants', { options: sizes }],
    ['variants', { options: sizes, variants: [] }],
    ['variants', { variants: [variant('S', 'V1', 1)] }],
    ['variants', { options: sizes, variants: [variant('L', 'V1', 1)] }],
    ['variants', { options: sizes, variants: [variant('S', 'V1', 1), variant('S', 'V2', 1)] }],
    ['variants', { options: sizes, variants: [variant('S', 'V 1', 1)] }],
    ['variants', { options: sizes, variants: [variant('S', 'V1', -1)] }],
    ['variants', { options: sizes, variants: [variant('S', 'V1', 1, 0.001)] }],
    ['images', { images: Array.from({ length: 9 }, (_, index) => ({ src: `/art/products/lamp-${index}.svg` })) }],
    ['images', { images: [{ src: 'javascript:alert(1)' }] }],
    ['images', { images: [{ src: '/a.svg' }, { src: '/a.svg' }] }],
    ['images', { images: [{ src: '/a.svg', alt: 'x'.repeat(201) }] }],
    ['weight', { weight: -1 }],
    ['weight', { weight: 0.0001 }],
    ['dimensions', { dimensions: { length: 1, width: 0, height: 1 } }],
    [
      'attributes',
      {
        attributes: [
          { name: 'A', value: '1' },
          { name: 'a', value: '2' },
        ],
      },
    ],
    ['attributes', { attributes: [{ name: '', value: '1' }] }],
    ['collection', { collection: 'x'.repeat(61) }],
    ['richDescription', { richDescription: { type: 'paragraph' } }],
    ['richDescription', { richDescription: { type: 'doc', content: [{ type: 'image', attrs: { src: 'x' } }] } }],
    ['richDescription', { richDescription: rich({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:1' } }] }) }],
    ['richDescription', { richDescription: rich({ type: 'text', text: 'x', marks: [{ type: 'code' }] }) }],
  ])('rejects an invalid %s with its field, case %#', async (field, input) => {
    expect(await refused(create({ sku: 'WRONG', ...input }))).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })

  test('sanitizes a formatted description, derives its plain text, and is replaced by a plain one', async () => {
    const link = { type: 'link', attrs: { href: 'https://example.com/', target: '_blank', onclick: 'x' } }
    const tree = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1, style: 'x' }, content: [{ type: 'text', text: 'Warm' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'and ' },
            { type: 'text', text: 'dry', marks: [link] },
          ],
        },
      ],
    }
    const { updateProduct } = (await update('3', { richDescription: tree })).data
    expect(updateProduct.description).toBe('Warm\nand dry')
    expect(updateProduct.richDescription).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Warm' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'and ' },
            { type: 'text', marks: [{ type: 'link', attrs: { href: 'https://example.com/' } }], text: 'dry' },
          ],
        },
      ],
    })
    expect((await update('3', { description: 'Plain' })).data.updateProduct).toMatchObject({ description: 'Plain', richDescription: null })
  })

  test('stores images, tax, dimensions, and attributes, the same over both APIs', async () => {
    const input = {
      images: [
        { src: '/art/products/mug.svg', alt: 'A mug' },
        { src: '/art/products/lamp.svg', alt: '' },
      ],
      collection: 'Slow home',
      isTaxable: false,
      taxClass: 'REDUCED',
      isPhysical: false,
      weight: 1.255,
      dimensions: { length: 30.5, width: 20, height: 1 },
      attributes: [{ name: 'Material', value: 'Oak' }],
    }
    expect((await update('4', input)).data.updateProduct).toMatchObject({ ...input, image: '/art/products/mug.svg' })
    const wire = await app.rest('GET', `${base}/4`, { token })
    expect(wire.body).toMatchObject({ ...input, taxClass: 'Reduced', image: '/art/products/mug.svg', variants: [] })
    const put = await app.rest('PUT', `${base}/4`, {
      token,
      body: { options: sizes, variants: [{ choices: ['S'], sku: 'WIRE-S', price: 5, qty: 7 }], taxClass: 'Zero', weight: 0 },
    })
    expect(put.body).toMatchObject({ qty: 7, taxClass: 'Zero', weight: null, variants: [{ sku: 'WIRE-S', price: 5 }] })
    expect((await update('4', { images: [] })).data.updateProduct).toMatchObject({ images: [], image: '/art/products/notebook.svg' })
    // Rows of the contract's list are unchanged.
    const [row] = (await app.rest('GET', `${base}?itemsPerPage=1`, { token })).body.products
    expect(Object.keys(row)).not.toContain('images')
  })

  test('adds restocked quantities to a variant, and records quantity and note in the history', async () => {
    const restock = (variables: Record<string, unknown>) =>
      app.graphql<{ restockProduct: Details }>(
        `mutation ($id: ID!, $pieces: Int!, $variantId: ID, $note: String, $version: Int) {
          restockProduct(id: $id, pieces: $pieces, variantId: $variantId, note: $note, version: $version) { ${fields} } }`,
        variables,
        token,
      )
    const kettle = await product('18')
    expect(kettle).toMatchObject({ qty: 0, stock: false })
    const full = await restock({ id: '18', pieces: 12, note: 'Came by ship', version: kettle.version })
    expect(full.data.restockProduct).toMatchObject({ qty: 12, stock: true })
    const { data } = await app.graphql<{ operations: { items: { summary: string }[] } }>(
      `{ operations(record: { type: "Product", id: "18" }, page: { itemsPerPage: 1 }) { items { summary } } }`,
      {},
      token,
    )
    expect(data.operations.items[0]?.summary).toBe('Restocked a product (+12: Came by ship)')
    await undo()
    expect(await product('18')).toMatchObject({ qty: 0, stock: false })
    const shoes = await product('8')
    expect(await refused(restock({ id: '8', pieces: 1 }))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'variantId' })
    const [first] = shoes.variants
    const more = (await restock({ id: '8', pieces: 5, variantId: first?.id })).data.restockProduct
    expect([more.qty, more.variants[0]?.qty]).toEqual([shoes.qty + 5, Number(first?.qty) + 5])
    expect(await refused(restock({ id: '18', pieces: 0 }))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'pieces' })
    expect(await refused(restock({ id: '18', pieces: 1, variantId: first?.id }))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refused(restock({ id: '18', pieces: 1, version: 99 }))).toMatchObject({ code: 'CONFLICT' })
    const wire = await app.rest('POST', `${base}/18/restock`, { token, body: { pieces: 3 } })
    expect([wire.status, wire.body.qty]).toEqual([200, 3])
  })

  test('changes prices of variants with their product', async () => {
    const before = await product('8')
    await app.graphql(`mutation { changePrices(ids: [8], percent: 10) { id } }`, {}, token)
    const after = await product('8')
    expect(after.variants[0]?.price).toBe(Math.round(Number(before.variants[0]?.price) * 110) / 100)
    await undo()
    expect((await product('8')).variants).toEqual(before.variants)
  })

  test('suggests a free SKU for a name in any script, and lists brands, collections, and images', async () => {
    const suggest = async (productName: string) =>
      (
        await app.graphql<{ suggestSku: string }>(
          `query ($productName: String!) { suggestSku(productName: $productName, category: OFFICE) }`,
          { productName },
          token,
        )
      ).data.suggestSku
    expect(await suggest('Héron Desk Lamp')).toBe('OFF-HERON-LAMP')
    await create({ sku: 'off-heron-lamp' })
    const isFree = async (sku: string, productId?: string) =>
      (
        await app.graphql<{ isSkuFree: boolean }>(
          `query ($sku: String!, $productId: ID) { isSkuFree(sku: $sku, productId: $productId) }`,
          { sku, productId },
          token,
        )
      ).data.isSkuFree
    const [{ sku }, { variants }] = [await product('7'), await product('8')]
    expect([await isFree('Nobodys'), await isFree(sku), await isFree(sku, '7'), await isFree(variants[0]?.sku ?? '', '7')]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(await suggest('Heron desk lamp')).toBe('OFF-HERON-LAMP-2')
    expect(await suggest('مصباح')).toMatch(/^OFF-\d+$/)
    expect(await suggest('')).toMatch(/^OFF-\d+$/)
    expect((await app.rest('POST', `${base}/sku`, { token, body: { productName: 'A', category: 'Shoes' } })).body).toEqual({ sku: 'SHO-A' })
    const { body } = await app.rest('GET', `${base}/choices`, { token })
    expect(body.brands).toContain('Highmark')
    expect(body.collections).toContain('Quiet desk')
    expect((await app.rest('GET', body.drawings[0])).status).toBe(200)
  })

  test('detects image types by content, stores each image once, and serves it as that type until unused', async () => {
    const upload = (data: unknown, anonymous = false) =>
      app.rest('POST', `${base}/pictures`, { ...(anonymous ? {} : { token }), body: { data } })
    const made = await upload(png.toString('base64'))
    expect([made.status, made.body]).toEqual([
      201,
      { src: expect.stringMatching(/^\/pictures\/products\/[0-9a-f]{64}\.png$/), type: 'image/png', bytes: png.length },
    ])
    expect((await upload(png.toString('base64'))).body.src).toBe(made.body.src)
    const served = await app.rest('GET', made.body.src)
    expect(served.status).toBe(200)
    for (const [name, value] of [
      ['content-type', 'image/png'],
      ['x-content-type-options', 'nosniff'],
      ['cache-control', 'public, max-age=31536000, immutable'],
      ['content-security-policy', "default-src 'none'; sandbox"],
    ])
      expect(served.headers.get(name ?? '')).toBe(value)
    expect((await app.rest('GET', made.body.src.replace('.png', '.jpg'))).status).toBe(404)
    expect((await app.rest('GET', `/pictures/products/${'0'.repeat(64)}.png`)).status).toBe(404)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString('base64')
    for (const data of [svg, '', 'a b', `${png.toString('base64')}"`]) expect((await upload(data)).status).toBe(400)
    expect((await upload(png.subarray(0, 40).toString('base64'))).status).toBe(400)
    // The same picture with an author in its metadata.
    const signed = Buffer.concat([png.subarray(0, 33), Buffer.from('\0\0\0\x0atEXtAuthor\0Ada\0\0\0\0', 'latin1'), png.subarray(33)])
    expect((await upload(signed.toString('base64'))).body.src).toBe(made.body.src)
    const large = Buffer.concat([png, Buffer.alloc(200 * 1024)])
    expect((await upload(large.toString('base64'))).status).toBe(413)
    expect((await upload(png.toString('base64'), true)).status).toBe(403)
    const used = await update('5', { images: [{ src: made.body.src, alt: 'A dot' }] })
    expect(used.data.updateProduct.image).toBe(made.body.src)
  })

  test('a full workspace forgets pictures that nothing uses, but none that was just uploaded, and none of a category', async () => {
    const { db } = app.running.parts.store
    const { workspaceId } = await db.selectFrom('productPictures').select('workspaceId').executeTakeFirstOrThrow()
    const fill = async (createdAt: string) => {
      const { count } = await db
        .selectFrom('productPictures')
        .select(eb => eb.fn.countAll<number>().as('count'))
        .where('workspaceId', '=', workspaceId)
        .executeTakeFirstOrThrow()
      const bytes = png.toString('base64')
      const hashes = Array.from({ length: 200 - Number(count) }, () => createHash('sha256').update(randomUUID()).digest('hex'))
      await db
        .insertInto('productPictures')
        .values(hashes.map(hash => ({ workspaceId, hash, type: 'image/png', bytes, createdAt })))
        .execute()
      return hashes
    }
    const upload = () => app.rest('POST', `${base}/pictures`, { token, body: { data: png.toString('base64') } })
    const isServed = async (hash = '') => (await app.rest('GET', `/pictures/products/${hash}.png`)).status === 200
    const long = new Date(Date.now() - 2 * hourMs).toISOString()
    const [first, second] = await fill(long)
    const made = await app.graphql(
      `mutation ($image: String!) { createOwnCategory(input: { title: "Pictured", image: $image, parent: OFFICE }) { id } }`,
      { image: `/pictures/products/${first}.png` },
      token,
    )
    expect(made.errors).toBeUndefined()
    // The category's entry in the history does not count.
    await db.deleteFrom('rowChanges').where('workspaceId', '=', workspaceId).where('tableName', '=', 'ownCategories').execute()
    expect((await upload()).status).toBe(201)
    expect([await isServed(first), await isServed(second)]).toEqual([true, false])
    const [fresh] = await fill(new Date().toISOString())
    expect((await upload()).status).toBe(409)
    expect(await isServed(fresh)).toBe(true)
  })
})

function rich(text: object) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
}
