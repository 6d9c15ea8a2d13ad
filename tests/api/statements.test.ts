import { type GraphQLObjectType, isRequiredArgument } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMoney } from '../../server/areas/billing/balance.ts'
import { areaRoutes } from '../../server/areas/index.ts'
import { shoutingEngine } from '../support/engines.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { leaves, linksOf, listFields, operation, plainFields, select, target, valueFor } from '../support/operations.ts'
import { countStatements } from '../support/statements.ts'

/** Maximum statements per nested list: its rows and its total. Unpaginated lists have four or more rows. */
const mostPerLink = 3

/** Arguments of single-record queries that an id of 1 does not satisfy. */
const samples: Record<string, Record<string, unknown>> = {
  quoteOrder: { packId: 'words-2000' },
  quotePlanChange: { packId: 'team-month' },
  helpArticle: { slug: 'first-polish' },
  searchHelp: { search: 'a' },
  searchRecords: { q: 'a' },
  chatFiles: { contactId: '1' },
  searchMessages: { contactId: '1', search: 'a' },
}

/** A profile shows totals of three lists. */
const dearer: Record<string, number> = { profile: 6 }

const links = (type: GraphQLObjectType) => linksOf(type).map(({ name }) => name)

describe.each(databases)('statements on %s', database => {
  let app: TestApp
  let token = ''
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    app = await startApp({ database, engine: shoutingEngine() })
    token = (await app.rest('POST', '/register/login', { body: { email: 'admin@demo.com', password: 'admin' } })).body.auth as string
    // The demo history references rows of many tables, and each table is read once.
    await app.graphql('mutation { resetWorkspace }', {}, token)
    const order = { packId: 'words-2000', method: 'sandbox' }
    ids.paymentOrder = (await app.rest('POST', '/order/create', { token, body: order })).body.outTradeNo as string
    const { store, now } = app.running.parts
    const { data: own } = await app.graphql<{ me: { id: string } }>('{ me { id } }', {}, token)
    await store.transact(db => addMoney(db, Number(own.me.id), { cents: 2000, kind: 'TOP_UP', reference: 'sample' }, now()))
    const paid = await app.rest('POST', '/order/create', { token, body: { ...order, method: 'balance' } })
    ids.purchaseInvoice = paid.body.outTradeNo as string
    await app.rest('POST', '/order/create', { token, body: { packId: 'writer-month', method: 'balance' } })
    for (let index = 0; index < 22; index++) {
      const made = await app.graphql<{ createDocument: { id: string } }>(`mutation { createDocument(title: "A") { id } }`, {}, token)
      const start = `mutation ($id: ID!, $text: String!) { startTextRun(action: POLISH, text: $text, documentId: $id) { id } }`
      const { data } = await app.graphql<{ startTextRun: { id: string } }>(
        start,
        { id: made.data.createDocument.id, text: `text ${index}` },
        token,
      )
      ids.document = made.data.createDocument.id
      ids.textRun = data.startTextRun.id
      const { data: invoices } = await app.graphql<{ invoices: { items: { id: string }[] } }>(`{ invoices { items { id } } }`, {}, token)
      ids.invoice = invoices.invoices.items[0]?.id ?? ''
      await app.graphql(`mutation { r${index}: ${index % 2 ? 'publishReview' : 'unpublishReview'}(id: ${index + 1}) { id } }`, {}, token)
    }
  })
  afterAll(() => app.close())

  /** The token of a link to an invoice that was sent. */
  const makeLink = async () => {
    const made = await app.rest('POST', '/api/apps/invoice', { token, body: { clientId: 2, items: [{ title: 'A', cost: 5, qty: 1 }] } })
    await app.rest('PUT', `/api/apps/invoice/${made.body.id}/status`, { token, body: { status: 'Sent' } })
    const link = await app.rest('POST', `/api/apps/invoice/${made.body.id}/links`, { token })
    return String(link.body.url).split('/').at(-1)
  }

  const cost = async (query: string, variables: Record<string, unknown> = {}) => {
    // The first use of an area fills it.
    await app.graphql(query, variables, token)
    return countStatements(app, async () => {
      const { errors } = await app.graphql(query, variables, token)
      expect([query, errors]).toEqual([query, undefined])
    })
  }

  const paged = listFields.flatMap(({ name, item }) => [[name, '(plain)'], ...links(item).map(link => [name, link])])

  test.each(paged)('a page of %s with %s runs as many for 20 rows as for 5', async (name, link) => {
    const item = listFields.find(each => each.name === name)?.item
    if (!item) throw new Error('Unknown list')
    const field = linksOf(item).find(each => each.name === link)
    const inner = `${leaves(item)} ${field ? select(field) : ''}`
    const page = (size: number) => `{ ${name}(page: { itemsPerPage: ${size} }) { total items { ${inner} } } }`
    const sizes = [5, 20]
    const costs: number[] = []
    for (const size of sizes) costs.push(await cost(page(size)))
    expect(costs[1]).toBe(costs[0])
  })

  test.each(plainFields.map(({ name }) => name))('%s run no statement per record', async name => {
    const field = plainFields.find(each => each.name === name)
    const type = field && target(field)
    if (!field || !type) throw new Error('Unknown query')
    const sample = ({ type: kind }: { type: string }) => (kind === 'ID' ? (ids[name] ?? '1') : 'a')
    const required = field.args.filter(isRequiredArgument)
    const args =
      (name === 'publicInvoice' ? { token: await makeLink() } : samples[name]) ??
      (name === 'order' || name === 'customer'
        ? { id: '1' }
        : Object.fromEntries(required.map(arg => [arg.name, valueFor(arg.type, arg.name, sample)])))
    const { query, variables } = operation('query', field, args)
    const plain = await cost(query, variables)
    for (const link of linksOf(type)) {
      const selection = select(link)
      const count = selection.split('{').length - 1
      expect([link.name, await cost(query.replace(/\{ [^{]* \} \}$/, `{ ${leaves(type)} ${selection} } }`), variables)]).toEqual([
        link.name,
        expect.toSatisfy((each: number) => each <= plain + (dearer[name] ?? mostPerLink) * count),
      ])
    }
  })

  const listRoutes = areaRoutes.filter(
    ({ method, path, query }) => method === 'GET' && !path.includes(':') && query?.parameters.some(({ name }) => name === 'itemsPerPage'),
  )

  test.each(listRoutes.map(({ path }) => path))('GET %s runs as many for 20 rows as for 5', async path => {
    const costs: number[] = []
    await app.rest('GET', path, { token })
    for (const size of [5, 20])
      costs.push(
        await countStatements(app, async () => {
          expect((await app.rest('GET', `${path}?itemsPerPage=${size}`, { token })).status).toBe(200)
        }),
      )
    expect(costs[1]).toBe(costs[0])
  })
})
