import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areaRoutes } from '../../server/areas/index.ts'
import { addMoney } from '../../server/areas/billing/balance.ts'
import { fillArea, seededAreas } from '../../server/db/demo-rows.ts'
import { allTables } from '../../server/db/tables.ts'
import { errorForms } from '../../server/errors.ts'
import type { Route } from '../../server/rest/define-routes.ts'
import { fitting } from '../support/bodies.ts'
import { shoutingEngine } from '../support/engines.ts'
import { makeAccount, type MadeAccount, signInAgain } from '../support/accounts.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'
import { type Field, hasId, mutations, operation, queries, subscriptions, valueFor } from '../support/operations.ts'

type Kind = 'query' | 'mutation'

/** The row for an id argument; by default, the first row of its kind. */
const namedRows: Record<string, string> = {
  emptyTrash: 'trashedEmail',
  saveDraft: 'draft',
  sendEmail: 'draft',
  revokeSession: 'session',
  revokeApiKey: 'apiKey',
  saveAddress: 'address',
  deleteAddress: 'address',
  restoreWorkspaceSnapshot: 'snapshot',
  deleteWorkspaceSnapshot: 'snapshot',
  revokeWorkspaceShare: 'share',
  webhookDeliveries: 'webhook',
  updateWebhook: 'webhook',
  replaceWebhookSecret: 'webhook',
  sendWebhookTest: 'webhook',
  resendWebhookDelivery: 'delivery',
  deleteWebhook: 'webhook',
  undo: 'operation',
  redo: 'operation',
  document: 'document',
  saveDocument: 'document',
  duplicateDocument: 'document',
  trashDocument: 'document',
  restoreDocument: 'document',
  deleteDocument: 'document',
  textRuns: 'document',
  textRun: 'run',
  stopTextRun: 'run',
  redoTextRun: 'run',
  acceptTextChanges: 'run',
  startTextRun: 'document',
  invoice: 'invoice',
  updateInvoice: 'invoice',
  setInvoiceStatus: 'invoice',
  addInvoicePayment: 'invoice',
  duplicateInvoice: 'invoice',
  deleteInvoice: 'invoice',
  sendInvoices: 'invoice',
  remindInvoices: 'invoice',
  payInvoices: 'invoice',
  createInvoiceLink: 'invoice',
  revokeInvoiceLinks: 'invoice',
  paymentOrder: 'purchase',
  cancelPaymentOrder: 'purchase',
  purchaseInvoice: 'paidPurchase',
  refundPaymentOrder: 'purchase',
  deleteOrders: 'order',
  deleteUsers: 'user',
  deleteCustomerWish: 'wisher',
}

const card = { number: '4242 4242 4242 4242', expires: '08/90' }

/** Arguments besides ids that need a specific value. */
const samples: Record<string, unknown> = {
  email: 'someone@example.com',
  start: '2026-11-21T10:00:00.000Z',
  content: { type: 'doc' },
  ...card,
  password: 'a new one 7',
  emoji: '👍',
}
const plain: Record<string, unknown> = { String: 'a', Int: 1, Float: 1, Boolean: true, DateTime: '2027-01-01T00:00:00.000Z', JSON: {} }

/** Ids of parts, without which all are meant. */
const optional = new Set(['before', 'changes', 'devices', 'variantId'])

/** Histories, in which ids are only filters. */
const byRecord = new Set(['operations', 'activities', 'takenUserFields', 'setOrderStatuses', 'setProductStatuses'])

/** Optional arguments of which at least one is required. */
const needed: Record<string, string> = { updateUsers: 'plan' }

const takesIds = (field: Field) => field.args.some(({ type }) => hasId(type))

describe.each(databases)('data of another account on %s', (database: DatabaseKind) => {
  let app: TestApp
  let owner = ''
  let stranger = ''
  const made: Record<'owner' | 'stranger', MadeAccount | undefined> = { owner: undefined, stranger: undefined }
  const known: Record<string, string> = {}
  /** Further ids besides the tested one, by argument name. */
  const others: Record<string, string> = { otherId: '3', card: 'c1', primaryMethod: 'c1' }

  const first = async (query: string) => {
    const { data } = await app.graphql<Record<string, { items: { id: string }[] }>>(query, {}, owner)
    return Object.values(data)[0]?.items[0]?.id ?? ''
  }

  /** Ids are counted per workspace: only while the stranger's is empty do all ids belong to another. */
  const empty = async () => {
    const { store, now } = app.running.parts
    const workspaceId = made.stranger?.workspaceId ?? 0
    await store.transact(async db => {
      for (const area of seededAreas()) await fillArea(store, db, workspaceId, area, now())
      for (const { name } of allTables())
        await sql`delete from ${sql.table(name)} where ${sql.ref('workspaceId')} = ${workspaceId}`.execute(db)
    })
  }

  beforeAll(async () => {
    app = await startApp({ database, engine: shoutingEngine() })
    made.owner = await makeAccount(app, 'admin')
    made.stranger = await makeAccount(app)
    owner = made.owner.token
    stranger = made.stranger.token
    const document = await app.graphql<{ createDocument: { id: string } }>(`mutation { createDocument(title: "Mine") { id } }`, {}, owner)
    known.document = document.data.createDocument.id
    const start = `mutation ($id: ID) { startTextRun(action: POLISH, text: "mine", documentId: $id) { id } }`
    const run = await app.graphql<{ startTextRun: { id: string } }>(start, { id: known.document }, owner)
    known.run = run.data.startTextRun.id
    await app.graphql(`mutation { unpublishReview(id: 2) { id } a: publishReview(id: 2) { id } }`, {}, owner)
    known.operation = await first(`{ operations { items { id } } }`)
    known.trashedEmail = await first(`{ emails(trashed: true) { items { id } } }`)
    known.draft = await first(`{ emails(folder: DRAFT) { items { id } } }`)
    const other = await signInAgain(app, made.owner)
    const sessions = await app.graphql<{ sessions: { id: string; current: boolean }[] }>(`{ sessions { id current } }`, {}, other)
    known.session = sessions.data.sessions.find(({ current }) => current)?.id ?? ''
    await app.running.parts.store.transact(db =>
      db
        .insertInto('apiKeys')
        .values({
          id: 1,
          accountId: made.owner?.id ?? 0,
          name: 'Mine',
          scope: 'read',
          start: 'dwk_',
          keyHash: '',
          createdAt: '2026-11-22T10:00:00.000Z',
        })
        .execute(),
    )
    known.apiKey = '1'
    known.order = await first(`{ orders(page: { page: 3, itemsPerPage: 10 }) { items { id } } }`)
    known.user = await first(`{ users(page: { page: 3, itemsPerPage: 10 }) { items { id } } }`)
    const customers = await app.graphql<{ customers: { items: { id: string; profile: { wishlist: { id: string }[] } }[] } }>(
      `{ customers(page: { itemsPerPage: 100 }) { items { id profile { wishlist { id } } } } }`,
      {},
      owner,
    )
    const wisher = customers.data.customers.items.find(({ profile }) => profile.wishlist.length > 0)
    known.wisher = wisher?.id ?? ''
    others.productId = wisher?.profile.wishlist[0]?.id ?? ''
    const purchase = await app.rest('POST', '/order/create', { token: owner, body: { packId: 'words-2000', method: 'sandbox' } })
    known.purchase = String(purchase.body.outTradeNo)
    const { store, now } = app.running.parts
    await store.transact(db => addMoney(db, Number(made.owner?.id), { cents: 500, kind: 'TOP_UP', reference: 'sample' }, now()))
    const paid = await app.rest('POST', '/order/create', { token: owner, body: { packId: 'words-2000', method: 'balance' } })
    known.paidPurchase = String(paid.body.outTradeNo)
    const person = { token: owner, body: { name: 'Ada Lovelace', address: 'London' } }
    await app.rest('POST', '/order/saveAddress', person)
    known.address = String((await app.rest('POST', '/order/saveAddress', person)).body.addresses[1].id)
    known.invoice = await first(`{ invoices { items { id } } }`)
    const snapshot = await app.graphql<{ createWorkspaceSnapshot: { id: string } }>(
      `mutation { createWorkspaceSnapshot(name: "Mine") { id } }`,
      {},
      owner,
    )
    const file = await app.rest('POST', '/api/files?name=mine.txt', { token: owner, body: Buffer.from('Mine') })
    const attach = `mutation ($files: [ID!]) { sendMessage(contactId: 1, message: "", attachmentIds: $files) { id } }`
    await app.graphql(attach, { files: [String(file.body.id)] }, owner)
    known.snapshot = snapshot.data.createWorkspaceSnapshot.id
    const hook = { url: 'http://127.0.0.1:9/hook', events: ['order.created'] }
    known.webhook = String((await app.rest('POST', '/api/webhooks', { token: owner, body: hook })).body.webhook.id)
    known.delivery = String((await app.rest('POST', `/api/webhooks/${known.webhook}/test`, { token: owner })).body.id)
    const share = await app.graphql<{ createWorkspaceShare: { share: { id: string } } }>(
      `mutation { createWorkspaceShare { share { id } } }`,
      {},
      owner,
    )
    known.share = share.data.createWorkspaceShare.share.id
    await empty()
  })
  afterAll(() => app.close())

  /** All rows of the owner. */
  const dump = async () => {
    const { db } = app.running.parts.store
    const account = await db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', made.owner?.id ?? 0)
      .executeTakeFirstOrThrow()
    const rows = async (table: string, column: string, value: number) =>
      (await sql`select * from ${sql.table(table)} where ${sql.ref(column)} = ${value} order by id`.execute(db)).rows
    const found: Record<string, unknown> = { account }
    for (const { name } of allTables()) found[name] = await rows(name, 'workspaceId', account.workspaceId)
    found.operations = await rows('operations', 'workspaceId', account.workspaceId)
    for (const table of ['documents', 'textRuns', 'wordEntries', 'accountAddresses'])
      found[table] = await rows(table, 'accountId', account.id)
    found.sessions = (await app.graphql(`{ sessions { id } }`, {}, owner)).data
    return found
  }

  const idOf = ({ name }: Field) => known[namedRows[name] ?? ''] ?? '1'
  const request = (kind: Kind, field: Field, token: string, id: string) => {
    const sample = ({ name, type }: { name: string; type: string }) =>
      type === 'ID' ? (others[name] ?? id) : ((type === 'Int' ? undefined : samples[name]) ?? plain[type])
    const args = field.args.filter(
      ({ name, type }) => (hasId(type) && !optional.has(name)) || type.toString().endsWith('!') || needed[field.name] === name,
    )
    const given = Object.fromEntries(
      args.map(({ name, type }) => [name, valueFor(type, name, sample, field.name === 'createInvoice' ? ['items'] : [])]),
    )
    const { query, variables } = operation(kind, field, given)
    return app.graphql<Record<string, unknown>>(query, variables, token)
  }
  const isEmpty = (value: unknown) =>
    value === null ||
    value === 0 ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === 'object' && Object.values(value).every(each => Array.isArray(each) && each.length === 0)) ||
    (typeof value === 'object' && 'total' in value && value.total === 0) ||
    // Only lists, without nested fields.
    (typeof value === 'object' && Object.keys(value).join() === '__typename' && Object.values(value)[0] === 'OrderMoves')
  /** The outcome: `NOTHING` if no row was found. */
  const outcome = async (kind: Kind, field: Field, token: string, id = idOf(field)) => {
    const { data, errors } = await request(kind, field, token, id)
    return errors ? String(errors[0]?.extensions.code) : isEmpty(data[field.name]) ? 'NOTHING' : 'FOUND'
  }
  const isLast = ({ name }: Field) =>
    name === 'revokeSession' ? 2 : /^(delete|empty)/.test(name) ? (/Comment|Reply|Address|Wish/.test(name) ? 0 : 1) : 0
  const all = [
    ...queries.filter(takesIds).map(field => ['query', field.name, field] as const),
    ...mutations
      .filter(takesIds)
      .toSorted((a, b) => isLast(a) - isLast(b) || (a.name === 'deleteBoard' ? 1 : b.name === 'deleteBoard' ? -1 : 0))
      .map(field => ['mutation', field.name, field] as const),
  ]

  test('cannot be read or changed by any query or mutation that takes an ID', async () => {
    const before = await dump()
    const found: Record<string, string> = {}
    const absent: Record<string, string> = {}
    for (const [kind, name, field] of all) {
      found[name] = await outcome(kind, field, stranger)
      absent[name] = await outcome(kind, field, stranger, idOf(field).length > 9 ? randomUUID() : '987654')
    }
    // A field that takes a list or reference may report an invalid value; all others report NOT_FOUND.
    const received = (name: string) =>
      name === 'activities'
        ? 'FORBIDDEN'
        : ['createDocument', 'createInvoice', 'createProduct', 'orderBoards', 'saveDraft', 'sendEmail', 'replyToEmail'].includes(name)
          ? 'BAD_USER_INPUT'
          : /NOT_FOUND|NOTHING/
    expect(Object.entries(found).filter(([name, code]) => !code.match(received(name)))).toEqual([])
    expect(found).toEqual(absent)
    expect(await dump()).toEqual(before)
  })

  test('cannot be read or changed over any route', async () => {
    const before = await dump()
    const notFound = (route: Route) => route.errors?.find(({ when }) => when === 'notFound')?.status ?? errorForms.notFound.status
    const wrong: string[] = []
    for (const route of areaRoutes.filter(({ path }) => /^\/(api|text\/documents)\//.test(`${path}/`) && !path.startsWith('/api/auth/'))) {
      // Meant for the administrator, who reads it among the activities.
      if (route.path.endsWith('/missing-help')) continue
      // Would let the calls that follow fail.
      if (route.path.endsWith('/conditions')) continue
      const path = route.path.replace(':id', route.path.startsWith('/text') ? (known.document ?? '') : '1').replace(':userId', '1')
      const isWrite = route.method !== 'GET' && route.method !== 'DELETE'
      const schema = route.body?.schema
      const { status, text } = await app.rest(route.method, path, { token: stranger, ...(schema && { body: fitting(schema) }) })
      if (isWrite && status < 300) await empty()
      if (status >= 500 || (path !== route.path && status !== notFound(route) && !(status === 204 && /orders/.test(path))))
        wrong.push(`${route.method} ${path}: ${status} ${text.slice(0, 200)}`)
    }
    expect(wrong).toEqual([])
    expect(await dump()).toEqual(before)
  })

  test('is not sent to subscribers', async () => {
    for (const field of subscriptions.filter(takesIds)) {
      const { query } = operation('subscription', field, { id: known.run })
      await expect(app.subscribe(query, { id: known.run }, stranger).next()).rejects.toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
    }
    const live = app.subscribe(`subscription { workspaceChanges { summary } }`, {}, stranger)
    const events = live.next().then(
      () => 'heard',
      () => 'ended',
    )
    await app.graphql(`mutation { unpublishReview(id: 3) { id } publishReview(id: 3) { id } }`, {}, owner)
    expect(await Promise.race([events, new Promise(resolve => setTimeout(() => resolve('nothing'), 500))])).toBe('nothing')
    live.close()
  })

  test('is accessible to its owner with the same operations', async () => {
    const found: Record<string, string> = {}
    for (const [kind, name, field] of all) found[name] = await outcome(kind, field, owner)
    // The same record was just deleted, by a single or a bulk operation.
    const deleted = new Set(['deleteCustomer', 'deleteProduct', 'deleteReviews', 'deleteInvoices', 'deleteMessage'])
    const isMeant = (name: string) => !byRecord.has(name) && !deleted.has(name)
    expect(Object.entries(found).filter(([name, code]) => isMeant(name) && (code === 'NOT_FOUND' || code === 'NOTHING'))).toEqual([])
  })
})
