import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { countStatements } from '../support/statements.ts'
import { dayMs } from '../../server/time.ts'

interface Invoice {
  id: string
  version: number
  issuedDate: string
  dueDate: string
  total: number
  balance: number
  invoiceStatus: string
  nextStatuses: string[]
  client: { id: string; version: number; name: string; companyEmail: string }
  items: { title: string; cost: number; qty: number; discount: number; tax: number; secondTax: number; price: number }[]
  payments: { id: string; date: string; amount: number; method: string }[]
}
interface Page {
  total: number
  items: Invoice[]
}

const fields = `id version issuedDate dueDate service total balance avatar invoiceStatus nextStatuses note client { id version name companyEmail }
  items { title description cost qty discount tax secondTax price } payments { id date amount method note }`
const list = `query ($search: String, $status: InvoiceStatus, $from: String, $to: String, $sort: InvoiceSort, $order: SortOrder, $page: PageInput) {
  invoices(search: $search, status: $status, from: $from, to: $to, sort: $sort, order: $order, page: $page) { total items { ${fields} } } }`
const create = `mutation ($input: InvoiceInput!) { made: createInvoice(input: $input) { ${fields} } }`
const update = `mutation ($id: ID!, $version: Int, $input: InvoiceInput!) { made: updateInvoice(id: $id, version: $version, input: $input) { ${fields} } }`
const step = `mutation ($id: ID!, $status: InvoiceStatus!) { made: setInvoiceStatus(id: $id, status: $status) { ${fields} } }`
const pay = `mutation ($id: ID!, $input: InvoicePaymentInput!) { made: addInvoicePayment(id: $id, input: $input) { ${fields} } }`

const cents = (dollars: number) => Math.round(dollars * 100)
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

describe.each(databases)('invoices on %s', database => {
  let app: TestApp
  let now = Date.now()
  const day = (days = 0) => new Date(now + days * dayMs).toISOString().slice(0, 10)
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date(now) })
  })
  afterAll(() => app.close())
  const start = now
  beforeEach(async () => {
    now = start
    await app.graphql(`mutation { resetWorkspace(area: INVOICES) }`)
  })

  const invoices = async (variables: Record<string, unknown> = {}) =>
    (await app.graphql<{ invoices: Page }>(list, { page: { itemsPerPage: -1 }, ...variables })).data.invoices
  const act = (query: string, variables: Record<string, unknown>) => app.graphql<{ made: Invoice }>(query, variables)
  const done = async (query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await act(query, variables)
    expect(errors).toBeUndefined()
    return data.made
  }
  const failure = async (query: string, variables: Record<string, unknown>) => (await act(query, variables)).errors?.[0]?.extensions
  const undo = () => app.graphql(`mutation { undo { id } }`)
  const redo = () => app.graphql(`mutation { redo { id } }`)
  const wire = (query = '') => app.rest('GET', `/api/apps/invoice${query}`)
  const ids = async (query: string) => (await wire(`?itemsPerPage=-1&${query}`)).body.invoices.map(({ id }: { id: number }) => id)
  const draft = () => done(create, { input: { clientId: 2, items: [{ title: 'Reading', cost: 50, qty: 4 }] } })
  const sent = async () => done(step, { id: (await draft()).id, status: 'SENT' })

  /** Invariants of every invoice. */
  const check = (invoice: Invoice) => {
    expect(cents(invoice.total)).toBe(sum(invoice.items.map(({ price }) => cents(price))))
    for (const { cost, qty, discount, tax, secondTax, price } of invoice.items)
      // Quantities and rates are quarters here: whole numbers, so that nothing but the end is rounded.
      expect(cents(price)).toBe(Math.round(((cents(cost) * qty - cents(discount)) * 4 * (400 + (tax + secondTax) * 4)) / 1600))
    expect(cents(invoice.balance)).toBe(cents(invoice.total) - sum(invoice.payments.map(({ amount }) => cents(amount))))
    expect(invoice.balance).toBeGreaterThanOrEqual(0)
    const isPaid = invoice.payments.length > 0 && invoice.balance === 0
    expect(invoice.invoiceStatus === 'PAID').toBe(isPaid)
    if (invoice.invoiceStatus === 'PAST_DUE') expect(invoice.dueDate < day()).toBe(true)
    if (['DRAFT', 'SENT', 'DOWNLOADED'].includes(invoice.invoiceStatus)) expect(invoice.payments).toEqual([])
    if (invoice.invoiceStatus === 'PARTIAL_PAYMENT') expect(invoice.payments.length).toBeGreaterThan(0)
  }

  test('lists thirty-seven invoices of every status, the newest first, with matching sums', async () => {
    const { total, items } = await invoices()
    expect([total, items.length]).toEqual([37, 37])
    for (const invoice of items) {
      check(invoice)
      expect(invoice.issuedDate <= invoice.dueDate && invoice.issuedDate < day()).toBe(true)
      for (const { date } of invoice.payments) expect(date >= invoice.issuedDate && date <= day()).toBe(true)
    }
    expect(new Set(items.map(({ invoiceStatus }) => invoiceStatus)).size).toBe(6)
    const dates = items.map(({ issuedDate }) => issuedDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(items.map(({ id }) => Number(id))).toEqual(items.map(({ id }) => Number(id)).toSorted((a, b) => b - a))
  })

  test('matches the summary with the list', async () => {
    const { items } = await invoices()
    const { data } = await app.graphql<{ invoiceSummary: object }>(`{ invoiceSummary { clients invoices paid unpaid pastDue } }`)
    const balance = (some: Invoice[]) => sum(some.map(each => cents(each.balance))) / 100
    expect(data.invoiceSummary).toEqual({
      clients: 16,
      invoices: 37,
      paid: sum(items.map(({ total, balance }) => cents(total) - cents(balance))) / 100,
      unpaid: balance(items.filter(({ invoiceStatus }) => invoiceStatus !== 'DRAFT')),
      pastDue: balance(items.filter(({ invoiceStatus }) => invoiceStatus === 'PAST_DUE')),
    })
  })

  test('follows the contract: fields of list and detail, amounts as numbers, ignored parameters', async () => {
    const plain = await wire()
    expect(plain.status).toBe(200)
    expect(plain.body).toMatchObject({ totalInvoices: 37 })
    expect(plain.body.invoices).toHaveLength(10)
    const text = expect.any(String)
    const client = { id: expect.any(Number), name: text, company: text, companyEmail: text, address: text, country: text, contact: text }
    for (const invoice of plain.body.invoices)
      expect(invoice).toEqual({
        id: expect.any(Number),
        issuedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        client,
        service: text,
        total: expect.any(Number),
        avatar: text,
        invoiceStatus: expect.stringMatching(/^(Draft|Sent|Downloaded|Partial Payment|Paid|Past Due)$/),
        balance: expect.any(Number),
      })
    expect((await wire('?q&status&selectedDateRange&page=1&sortBy=nothing&orderBy=desc&other=1')).body).toEqual(plain.body)
    expect((await wire('?page=99')).body).toEqual({ invoices: [], totalInvoices: 37 })
    const [first] = plain.body.invoices
    const detail = await wire(`/${first.id}`)
    expect(detail.status).toBe(200)
    expect(detail.body.invoice).toMatchObject(first)
    expect(detail.body.paymentDetails).toEqual({ totalDue: '$12,110.55', bankName: text, country: text, iban: text, swiftCode: text })
    expect((await app.rest('GET', first.avatar)).headers.get('content-type')).toContain('image/svg+xml')
  })

  test('lists the first five distinct clients as a bare array, before invoice numbers', async () => {
    const { status, body } = await wire('/clients')
    expect([status, body.length, new Set(body.map(({ name }: { name: string }) => name)).size]).toEqual([200, 5, 5])
    expect(Object.keys(body[0])).toEqual(expect.arrayContaining(['name', 'company', 'companyEmail', 'address', 'country', 'contact']))
    const { data } = await app.graphql<{ invoiceClients: { total: number; items: { name: string }[] } }>(
      `{ invoiceClients(search: "press") { total items { name } } }`,
    )
    expect(data.invoiceClients).toEqual({ total: 1, items: [{ name: 'Ayodele Bamidele' }] })
  })

  test("answers an unknown number in each route's words, and undo restores a deleted invoice's position", async () => {
    for (const id of ['1', '0', '01', '5001x', '99999999999999999999']) {
      const got = await wire(`/${id}`)
      expect([got.status, got.body.message]).toEqual([404, 'No invoice found with this id'])
      const gone = await app.rest('DELETE', `/api/apps/invoice/${id}`)
      expect([gone.status, gone.body.error]).toEqual([404, 'Something went wrong'])
    }
    const before = await invoices()
    const deleted = await app.rest('DELETE', '/api/apps/invoice/5020')
    expect([deleted.status, deleted.text]).toEqual([204, ''])
    expect((await app.rest('DELETE', '/api/apps/invoice/5020')).status).toBe(404)
    expect((await wire()).body.totalInvoices).toBe(36)
    await undo()
    expect((await invoices()).items.map(({ id }) => id)).toEqual(before.items.map(({ id }) => id))
  })

  test('searches client, email, and number, and filters by each status', async () => {
    const { items } = await invoices()
    expect(await ids('q=+VINDBY.example')).toEqual([5036, 5021, 5004])
    expect(await ids('q=freja')).toEqual([5036, 5021, 5004])
    expect(await ids('q=5012')).toEqual([5012])
    expect(await ids('q=%25')).toEqual([])
    let counted = 0
    for (const word of ['Draft', 'Sent', 'Downloaded', 'Partial+Payment', 'Paid', 'Past+Due']) {
      const { body } = await wire(`?itemsPerPage=-1&status=${word}`)
      const status = word.toUpperCase().replace('+', '_')
      expect(body.invoices.map(({ id }: { id: number }) => String(id))).toEqual(
        items.filter(({ invoiceStatus }) => invoiceStatus === status).map(({ id }) => id),
      )
      expect((await invoices({ status })).total).toBe(body.totalInvoices)
      counted += body.totalInvoices
    }
    expect(counted).toBe(37)
    expect(await ids('status=Nonsense')).toEqual([])
  })

  test('accepts date ranges in every form, inclusive and open-ended', async () => {
    const { items } = await invoices()
    const [from, to] = [day(-46), day(-21)]
    const within = (start: string, end: string) =>
      items.filter(({ issuedDate }) => issuedDate >= start && issuedDate <= end).map(({ id }) => Number(id))
    const wanted = within(from, to)
    expect(wanted).toEqual([5029, 5028, 5027, 5026, 5025, 5024, 5023, 5022])
    const json = (value: unknown) => `selectedDateRange=${encodeURIComponent(JSON.stringify(value))}`
    const forms = [
      json({ start: from, end: to }),
      json({ start: `${from}T00:00:00.000Z`, end: `${to}T00:00:00.000Z` }),
      json([from, to]),
      `selectedDateRange[start]=${from}&selectedDateRange[end]=${to}`,
      `selectedDateRange=${from}+to+${to}`,
      `selectedDateRange=${from}&selectedDateRange=${to}`,
    ]
    for (const form of forms) expect(await ids(form)).toEqual(wanted)
    for (const form of [
      json({ start: from }),
      json({ start: from, end: '' }),
      `selectedDateRange[start]=${from}`,
      `selectedDateRange=${from}+to`,
    ])
      expect(await ids(form)).toEqual(within(from, '9'))
    for (const form of [json({ end: to }), `selectedDateRange[end]=${to}`, `selectedDateRange=to+${to}`])
      expect(await ids(form)).toEqual(within('', to))
    expect(await ids(`selectedDateRange=${from}`)).toEqual(within(from, from))
    for (const form of ['selectedDateRange=nonsense', 'selectedDateRange={"start":', json(null), json({ start: 7 }), json({})])
      expect(await ids(form)).toHaveLength(37)
    expect((await invoices({ from, to })).items.map(({ id }) => Number(id))).toEqual(wanted)
    expect(await failure(list, { from: '2026-02-30' })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'from' })
  })

  test.each([
    ['client', 'CLIENT', (invoice: Invoice) => invoice.client.name.toLowerCase()],
    ['total', 'TOTAL', (invoice: Invoice) => invoice.total],
    ['id', 'ID', (invoice: Invoice) => Number(invoice.id)],
    ['date', 'DATE', (invoice: Invoice) => invoice.issuedDate],
    ['balance', 'BALANCE', (invoice: Invoice) => invoice.balance],
  ] as const)('sorts by %s over both APIs, pages are complete, ties newest first', async (word, sort, keyOf) => {
    for (const order of ['asc', 'desc']) {
      const natural = (await invoices()).items
      const sign = order === 'asc' ? 1 : -1
      const wanted = natural.toSorted((a, b) => sign * (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
      expect((await invoices({ sort, order: order.toUpperCase() })).items).toEqual(wanted)
      const pages: number[] = []
      for (let page = 1; page <= 4; page++)
        for (const { id } of (await wire(`?sortBy=${word}&orderBy=${order}&page=${page}`)).body.invoices) pages.push(id)
      expect(pages.map(String)).toEqual(wanted.map(({ id }) => id))
    }
  })

  test("lists a client's invoices by page, the newest first", async () => {
    const query = `query ($id: ID!, $page: PageInput) { invoice(id: $id) { client { invoices(page: $page) { total items { id } } } } }`
    const requested = async (page: object) =>
      (await app.graphql<{ invoice: { client: { invoices: Page } } }>(query, { id: '5004', page })).data.invoice.client.invoices
    expect(await requested({})).toEqual({ total: 3, items: [{ id: '5036' }, { id: '5021' }, { id: '5004' }] })
    expect(await requested({ page: 2, itemsPerPage: 2 })).toEqual({ total: 3, items: [{ id: '5004' }] })
    expect(await requested({ page: 9 })).toEqual({ total: 3, items: [] })
  })

  test('runs a constant number of statements for clients and their invoices', async () => {
    const query = `query ($page: PageInput) { invoices(page: $page) { items { client { name invoices(page: { itemsPerPage: 2 }) { total items { id } } } } } }`
    const requested = (itemsPerPage: number) =>
      countStatements(app, async () => expect((await app.graphql(query, { page: { itemsPerPage } })).errors).toBeUndefined())
    const few = await requested(2)
    expect(few).toBeGreaterThan(0)
    expect(await requested(37)).toBe(few)
  })

  test('creates a draft with derived values over both APIs, with undo', async () => {
    const made = await done(create, {
      input: {
        clientId: '3',
        items: [
          { title: ' Reading ', cost: 19.99, qty: 2.5, discount: 1.05, tax: 21 },
          { title: 'Cover', cost: 300, qty: 1 },
        ],
      },
    })
    expect(made).toMatchObject({
      id: '5038',
      version: 1,
      issuedDate: day(),
      dueDate: day(14),
      service: 'Reading',
      invoiceStatus: 'DRAFT',
      nextStatuses: ['SENT'],
      client: { id: '3', name: 'Hiroshi Endo' },
      total: 359.2,
      balance: 359.2,
    })
    check(made)
    const posted = await app.rest('POST', '/api/apps/invoice', {
      body: { clientId: 3, issuedDate: day(-1), items: [{ title: 'Reading', cost: 10, qty: 1 }], note: 'Thank you', total: 1 },
    })
    expect([posted.status, posted.body.id, posted.body.total, posted.body.dueDate, posted.body.note]).toEqual([
      201,
      5039,
      10,
      day(13),
      'Thank you',
    ])
    await undo()
    await undo()
    expect((await invoices()).total).toBe(37)
    await redo()
    expect((await invoices()).items[0]).toMatchObject({ id: '5038', total: 359.2 })
  })

  test.each([
    ['clientId', { clientId: '99' }],
    ['clientId', { clientId: '1e0' }],
    ['clientId', { clientId: null }],
    ['issuedDate', { issuedDate: '2026-02-30' }],
    ['issuedDate', { issuedDate: '9999-12-31' }],
    ['dueDate', { dueDate: '2000-01-01' }],
    ['items', { items: [] }],
    ['items', { items: Array.from({ length: 101 }, () => ({ title: 'A', cost: 1, qty: 1 })) }],
    ['items', { items: [{ title: 'A', cost: 900_000_000, qty: 9 }] }],
    ['title', { items: [{ title: ' ', cost: 1, qty: 1 }] }],
    ['cost', { items: [{ title: 'A', cost: -1, qty: 1 }] }],
    ['cost', { items: [{ title: 'A', cost: 1.005, qty: 1 }] }],
    ['qty', { items: [{ title: 'A', cost: 1, qty: -1 }] }],
    ['discount', { items: [{ title: 'A', cost: 1, qty: 1, discount: 1.01 }] }],
    ['tax', { items: [{ title: 'A', cost: 1, qty: 1, tax: 101 }] }],
    ['note', { note: 'x'.repeat(1001) }],
  ])('rejects an invalid %s with its field over both APIs, and stores nothing', async (field, wrong) => {
    const input = { clientId: '3', items: [{ title: 'Reading', cost: 10, qty: 1 }], ...wrong }
    expect(await failure(create, { input })).toMatchObject({ code: 'BAD_USER_INPUT', field })
    const posted = await app.rest('POST', '/api/apps/invoice', { body: input })
    expect([posted.status, posted.body.field]).toEqual([400, field])
    expect((await invoices()).total).toBe(37)
  })

  test('rejects a body of the wrong type', async () => {
    for (const body of [
      { items: 'none' },
      { items: [null] },
      { items: [{ title: 'A', cost: '1', qty: 1 }] },
      { clientId: {} },
      { note: 5 },
    ])
      expect((await app.rest('POST', '/api/apps/invoice', { body: { clientId: 1, ...body } })).status).toBe(400)
    expect((await app.rest('POST', '/api/apps/invoice/5030/payments', { body: { amount: 1, method: 'GOLD' } })).body.field).toBe('method')
    expect((await app.rest('PUT', '/api/apps/invoice/5030', { body: { version: '1' } })).status).toBe(400)
  })

  test('changes the given fields, and rejects outdated versions', async () => {
    const { id } = await draft()
    const first = await done(update, { id, version: 1, input: { note: 'First', items: [{ title: 'More', cost: 10, qty: 3 }] } })
    expect([first.version, first.total, first.client.id]).toEqual([2, 30, '2'])
    expect(await failure(update, { id, version: 1, input: { note: 'Second' } })).toMatchObject({
      code: 'CONFLICT',
      current: { version: 2, note: 'First', total: 30 },
    })
    const put = await app.rest('PUT', `/api/apps/invoice/${id}`, { body: { dueDate: day(30), version: 2 } })
    expect([put.status, put.body.dueDate, put.body.total]).toEqual([200, day(30), 30])
    expect((await app.rest('PUT', `/api/apps/invoice/${id}`, { body: { version: 2 } })).status).toBe(409)
    expect((await app.rest('PUT', '/api/apps/invoice/1', { body: {} })).body.message).toBe('No invoice found with this id')
    await undo()
    await undo()
    expect((await invoices({ search: id })).items[0]).toMatchObject({ total: 200, note: '', dueDate: day(14) })
  })

  test('allows only valid status transitions, names the allowed ones, and undoes them', async () => {
    const { id } = await draft()
    expect(await failure(step, { id, status: 'PAID' })).toMatchObject({ code: 'CONFLICT', allowed: ['SENT'] })
    expect((await done(step, { id, status: 'SENT' })).nextStatuses).toEqual(['DOWNLOADED'])
    expect((await done(step, { id, status: 'SENT' })).version).toBe(2)
    expect(await failure(step, { id, status: 'PAST_DUE' })).toMatchObject({ allowed: ['DOWNLOADED'] })
    expect((await done(step, { id, status: 'DOWNLOADED' })).nextStatuses).toEqual([])
    expect(await failure(step, { id, status: 'DRAFT' })).toMatchObject({ allowed: [] })
    await undo()
    expect((await invoices({ search: id })).items[0]?.invoiceStatus).toBe('SENT')
    const put = (status: unknown) => app.rest('PUT', `/api/apps/invoice/${id}/status`, { body: { status } })
    const downloaded = await put('Downloaded')
    expect([downloaded.status, downloaded.body.invoiceStatus]).toEqual([200, 'Downloaded'])
    const refused = await put('Partial Payment')
    expect([refused.status, refused.body.allowed]).toEqual([409, []])
    for (const wrong of ['DRAFT', 'constructor', 5, null]) expect((await put(wrong)).body).toMatchObject({ field: 'status' })
  })

  test('reduces the balance by payments to zero at most, and undoes each payment', async () => {
    const { id } = await draft()
    const of = (amount: number) => ({ id, input: { amount, method: 'CARD' } })
    expect(await failure(pay, of(1))).toMatchObject({ code: 'CONFLICT' })
    await done(step, { id, status: 'SENT' })
    for (const amount of [0, -1, 200.01, 0.001])
      expect(await failure(pay, of(amount))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'amount' })
    const part = await done(pay, of(50.5))
    expect(part).toMatchObject({
      balance: 149.5,
      invoiceStatus: 'PARTIAL_PAYMENT',
      payments: [{ amount: 50.5, date: day(), method: 'CARD' }],
    })
    expect(await failure(pay, of(149.51))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'amount' })
    expect(await failure(update, { id, input: { items: [{ title: 'Less', cost: 50, qty: 1 }] } })).toMatchObject({ code: 'CONFLICT' })
    const rest = await app.rest('POST', `/api/apps/invoice/${id}/payments`, { body: { amount: 149.5, method: 'CASH', note: 'By hand' } })
    expect([rest.status, rest.body.balance, rest.body.invoiceStatus, rest.body.payments.length]).toEqual([201, 0, 'Paid', 2])
    expect(await failure(pay, of(1))).toMatchObject({ code: 'CONFLICT' })
    expect(await failure(update, { id, input: { note: 'x' } })).toMatchObject({ code: 'CONFLICT' })
    await undo()
    expect((await invoices({ search: id })).items[0]).toMatchObject({ balance: 149.5, invoiceStatus: 'PARTIAL_PAYMENT' })
    await redo()
    expect((await invoices({ search: id })).items[0]).toMatchObject({ balance: 0, invoiceStatus: 'PAID' })
  })

  test('accepts only the amount due of concurrent payments', async () => {
    const { id } = await sent()
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(pay, { id, input: { amount: 40, method: 'CARD' } })))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(5)
    const [invoice] = (await invoices({ search: id })).items
    expect(invoice).toMatchObject({ balance: 0, invoiceStatus: 'PAID' })
    expect(new Set(invoice?.payments.map(payment => payment.id)).size).toBe(5)
  })

  test('becomes past due on the day after, also in lists, until it is paid', async () => {
    const { id } = await sent()
    const late = async () => (await invoices({ search: id, status: 'PAST_DUE' })).total
    now = start + 14 * dayMs
    expect([await late(), (await invoices({ search: id, status: 'SENT' })).total]).toEqual([0, 1])
    now = start + 15 * dayMs
    expect([await late(), (await invoices({ search: id, status: 'SENT' })).total]).toEqual([1, 0])
    expect(await failure(step, { id, status: 'DOWNLOADED' })).toMatchObject({ allowed: [] })
    expect((await done(step, { id, status: 'PAST_DUE' })).version).toBe(2)
    for (const amount of [4, 6]) {
      const part = await done(pay, { id, input: { amount, method: 'CASH' } })
      expect(part.invoiceStatus).toBe('PARTIAL_PAYMENT')
    }
    now = start + 40 * dayMs
    expect(await late()).toBe(0)
    expect((await done(update, { id, input: { note: 'Agreed' } })).invoiceStatus).toBe('PARTIAL_PAYMENT')
    expect((await done(update, { id, input: { dueDate: day(-1) } })).invoiceStatus).toBe('PAST_DUE')
    expect((await done(pay, { id, input: { amount: 190, method: 'CASH' } })).invoiceStatus).toBe('PAID')
  })

  test('a partially paid invoice becomes past due after its due date', async () => {
    const { id } = await sent()
    await done(pay, { id, input: { amount: 10, method: 'CASH' } })
    now = start + 15 * dayMs
    expect((await invoices({ search: id })).items[0]?.invoiceStatus).toBe('PAST_DUE')
  })

  test("duplicates an invoice as today's draft with its lines and without payments", async () => {
    const [paid] = (await invoices({ status: 'PAID' })).items
    const copy = await done(`mutation ($id: ID!) { made: duplicateInvoice(id: $id) { ${fields} } }`, { id: paid?.id })
    expect(copy).toMatchObject({
      id: '5038',
      version: 1,
      invoiceStatus: 'DRAFT',
      issuedDate: day(),
      payments: [],
      total: paid?.total,
      balance: paid?.total,
    })
    expect([copy.items, copy.client]).toEqual([paid?.items, paid?.client])
    const term = (invoice?: Invoice) => Date.parse(invoice?.dueDate ?? '') - Date.parse(invoice?.issuedDate ?? '')
    expect(term(copy)).toBe(term(paid))
  })

  test('creates and changes clients, updates their invoices, and undoes it', async () => {
    const add = `mutation ($input: InvoiceClientInput!) { made: createInvoiceClient(input: $input) { id version name companyEmail } }`
    const change = `mutation ($id: ID!, $version: Int, $input: InvoiceClientInput!) { made: updateInvoiceClient(id: $id, version: $version, input: $input) { id version name companyEmail } }`
    for (const [field, input] of [
      ['name', { companyEmail: 'a@b.example' }],
      ['companyEmail', { name: 'Ana' }],
      ['companyEmail', { name: 'Ana', companyEmail: 'nowhere' }],
      ['contact', { name: 'Ana', companyEmail: 'a@b.example', contact: '1'.repeat(41) }],
    ] as const)
      expect(await failure(add, { input })).toMatchObject({ code: 'BAD_USER_INPUT', field })
    const made = await done(add, { input: { name: ' Ana Kovač ', companyEmail: 'ana@kovac.example' } })
    expect(made).toMatchObject({ id: '17', name: 'Ana Kovač' })
    await done(change, { id: '9', version: 1, input: { name: 'Freja Holst', companyEmail: 'holst@vindby.example' } })
    expect(await failure(change, { id: '9', version: 1, input: { name: 'Other' } })).toMatchObject({
      code: 'CONFLICT',
      current: { version: 2 },
    })
    expect(await ids('q=holst')).toEqual([5036, 5021, 5004])
    expect((await wire('/5021')).body.invoice.client).toMatchObject({ name: 'Freja Holst', companyEmail: 'holst@vindby.example' })
    await undo()
    expect(await ids('q=holst')).toEqual([])
    expect(await ids('q=mortensen')).toEqual([5036, 5021, 5004])
    expect(await failure(change, { id: '99', input: {} })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('does not undo the creation of a client with invoices', async () => {
    const { data } = await app.graphql<{ made: { id: string } }>(
      `mutation { made: createInvoiceClient(input: { name: "Ana", companyEmail: "ana@kovac.example" }) { id } }`,
    )
    const made = await done(create, { input: { clientId: data.made.id, items: [{ title: 'Reading', cost: 1, qty: 1 }] } })
    const { data: history } = await app.graphql<{ operations: { items: { id: string; summary: string }[] } }>(
      `{ operations(page: { itemsPerPage: 2 }) { items { id summary } } }`,
    )
    const { errors } = await app.graphql(`mutation ($id: ID!) { undo(operationId: $id) { id } }`, { id: history.operations.items[1]?.id })
    expect(errors?.[0]).toMatchObject({ message: expect.stringContaining('in use'), extensions: { code: 'CONFLICT' } })
    const [left] = (await invoices({ search: made.id })).items
    expect(left?.client).toMatchObject({ version: 1, name: 'Ana', companyEmail: 'ana@kovac.example' })
  })

  test('adds up subtotal, discount, and two taxes per line', async () => {
    const printed = 'subtotal discount total taxes { rate amount } items { price }'
    const { data } = await app.graphql<{ made: object }>(
      `mutation { made: createInvoice(input: { clientId: 3, items: [
        { title: "Reading", cost: 0.05, qty: 0.5, tax: 9.975, secondTax: 5 }, { title: "Cover", cost: 300, qty: 1, discount: 0.01, tax: 5 }
      ] }) { ${printed} } }`,
    )
    // 2.5 cents with 14.975 % are 2.874375 cents; half a cent of the subtotal is rounded up.
    expect(data.made).toEqual({
      subtotal: 300.03,
      discount: 0.01,
      taxes: [
        { rate: 9.975, amount: 0 },
        { rate: 5, amount: 15 },
      ],
      total: 315.02,
      items: [{ price: 0.03 }, { price: 314.99 }],
    })
    for (const item of [{ qty: 1.00001 }, { tax: 0.00001 }, { secondTax: 101 }])
      expect(await failure(create, { input: { clientId: 3, items: [{ title: 'A', cost: 1, qty: 1, ...item }] } })).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: Object.keys(item)[0],
      })
  })

  test('keeps and copies the printed details, the same over both APIs', async () => {
    const printed = { salesperson: 'Ada', thanks: 'Thanks', paymentMethod: 'CARD', hasTerms: false, hasNote: false, hasStub: true }
    const input = { clientId: 3, items: [{ title: 'A', cost: 1, qty: 1 }], ...printed }
    const posted = await app.rest('POST', '/api/apps/invoice', { body: input })
    expect(posted.body).toMatchObject(printed)
    const { data } = await app.graphql<{ copy: object }>(
      `mutation ($id: ID!) { copy: duplicateInvoice(id: $id) { salesperson thanks paymentMethod hasTerms hasNote hasStub sent { at } } }`,
      { id: posted.body.id },
    )
    expect(data.copy).toEqual({ ...printed, sent: null })
    expect((await app.graphql<{ nextInvoiceId: string }>('{ nextInvoiceId }')).data.nextInvoiceId).toBe('5040')
  })

  test('filters by age; the ages add up to the outstanding total, and the sums match the list', async () => {
    const { data } = await app.graphql<{
      invoiceSummary: { unpaid: number; pastDue: number; aging: { due: string; count: number; balance: number }[] }
    }>('{ invoiceSummary { unpaid pastDue aging { due count balance } } }')
    const { unpaid, pastDue, aging } = data.invoiceSummary
    expect(aging.map(({ due }) => due)).toEqual(['CURRENT', 'DAYS_1_30', 'DAYS_31_60', 'DAYS_61_90', 'DAYS_OVER_90'])
    const total = (groups: typeof aging) => sum(groups.map(({ balance }) => cents(balance)))
    expect([total(aging), total(aging.slice(1))]).toEqual([cents(unpaid), cents(pastDue)])
    const totals = `query ($due: InvoiceDue, $status: InvoiceStatus, $search: String, $from: String) {
      invoices(due: $due, status: $status, search: $search, from: $from, page: { itemsPerPage: -1 }) { total items { ${fields} } }
      invoiceTotals(due: $due, status: $status, search: $search, from: $from) { count total paid balance } }`
    const read = async (variables: Record<string, unknown>) => {
      const answer = await app.graphql<{ invoices: Page; invoiceTotals: Record<string, number> }>(totals, variables)
      const { items } = answer.data.invoices
      const of = (amount: (invoice: Invoice) => number) => sum(items.map(each => cents(amount(each)))) / 100
      expect(answer.data.invoiceTotals).toEqual({
        count: items.length,
        total: of(each => each.total),
        paid: of(each => each.total - each.balance),
        balance: of(each => each.balance),
      })
      return items
    }
    for (const { due, count, balance } of aging) {
      const items = await read({ due })
      expect([items.length, sum(items.map(each => cents(each.balance)))]).toEqual([count, cents(balance)])
    }
    const late = (days: number) => new Date(Date.parse(`${day()}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)
    for (const { dueDate, invoiceStatus } of await read({ due: 'DAYS_31_60' }))
      expect([dueDate <= late(31), dueDate >= late(60), invoiceStatus]).toEqual([true, true, 'PAST_DUE'])
    expect((await read({ due: 'CURRENT', status: 'PAST_DUE' })).length).toBe(0)
    expect((await read({ due: 'OUTSTANDING', status: 'PAID' })).length).toBe(0)
    expect((await read({ due: 'OUTSTANDING', status: 'SENT' })).every(each => each.invoiceStatus === 'SENT')).toBe(true)
    expect((await read({ search: 'szab', from: day(-90) })).length).toBeGreaterThan(0)
    expect((await read({})).length).toBe(37)
    const rest = await wire('/summary?due=31-60')
    expect(rest.body).toMatchObject({ count: (await read({ due: 'DAYS_31_60' })).length, aging: { length: 5 } })
    expect(await ids('due=Current&status=Draft')).toEqual([])
  })

  test('sends, reminds, pays, and deletes several invoices in one operation, all or none', async () => {
    const many = (name: string, more = '', result = `{ ${fields} sent { at total } remindedAt }`) =>
      `mutation ($ids: [ID!]!) { made: ${name}(ids: $ids${more}) ${result} }`
    const two = [(await draft()).id, (await draft()).id]
    const mails = async () =>
      (
        await app.graphql<{ emails: { total: number; items: { subject: string; message: string }[] } }>(
          `{ emails(folder: SENT) { total items { subject message } } }`,
        )
      ).data.emails
    const { total: before } = await mails()
    expect(await failure(many('remindInvoices'), { ids: two })).toMatchObject({ code: 'CONFLICT', reason: 'INVOICE_NOT_SENT' })
    const many2 = async (query: string) => (await app.graphql<{ made: Invoice[] }>(query, { ids: two })).data.made
    const sentOnes = await many2(many('sendInvoices'))
    expect(sentOnes).toMatchObject([
      { invoiceStatus: 'SENT', sent: { total: 200 } },
      { invoiceStatus: 'SENT', sent: { total: 200 } },
    ])
    const { total, items } = await mails()
    expect([total, items[0]?.subject]).toEqual([before + 2, `Invoice #${two[1]}`])
    expect(items[0]?.message).toMatch(/href="http[^"]+\/invoices\/[\w-]{43}"/)
    expect(await many2(many('remindInvoices'))).toMatchObject([{ remindedAt: expect.any(String) }, { remindedAt: expect.any(String) }])
    expect(await failure(many('payInvoices', ', method: CARD'), { ids: [...two, (await draft()).id] })).toMatchObject({ code: 'CONFLICT' })
    expect((await invoices({ search: two[0] })).items[0]).toMatchObject({ balance: 200 })
    const paid = await many2(many('payInvoices', ', method: CARD'))
    expect(paid).toMatchObject([{ invoiceStatus: 'PAID', payments: [{ amount: 200, method: 'CARD' }] }, { balance: 0 }])
    await undo()
    expect((await invoices({ search: two[0] })).items[0]).toMatchObject({ balance: 200, payments: [] })
    const { total: all } = await invoices()
    expect(await many2(many('deleteInvoices', '', ''))).toEqual(two)
    expect((await invoices()).total).toBe(all - 2)
    await undo()
    expect((await invoices()).total).toBe(all)
    const to = { ids: two, input: { to: 'ada@example.com' } }
    const send = `mutation ($ids: [ID!]!, $input: InvoiceMessageInput) { made: sendInvoices(ids: $ids, input: $input) { id } }`
    expect(await failure(send, to)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'to' })
    const posted = await app.rest('POST', '/api/apps/invoice/payments', { body: { ids: two.map(Number), method: 'CASH' } })
    expect(posted.body.invoices.map((each: { invoiceStatus: string }) => each.invoiceStatus)).toEqual(['Paid', 'Paid'])
    expect((await app.rest('POST', '/api/apps/invoice/deletions', { body: { ids: [1] } })).status).toBe(404)
  })

  test('changes a paid invoice only when forced, and keeps what was sent', async () => {
    const { id } = await sent()
    await done(pay, { id, input: { amount: 200, method: 'CARD' } })
    const force = `mutation ($id: ID!, $input: InvoiceInput!) { made: updateInvoice(id: $id, input: $input, force: true) { ${fields} sent { total note items { title } } } }`
    const items = [{ title: 'Reading', cost: 50, qty: 5 }]
    expect(await failure(update, { id, input: { items } })).toMatchObject({ reason: 'INVOICE_PAID' })
    expect(await done(force, { id, input: { items, note: 'One more' } })).toMatchObject({
      total: 250,
      balance: 50,
      invoiceStatus: 'PARTIAL_PAYMENT',
      sent: { total: 200, note: '', items: [{ title: 'Reading' }] },
    })
    const put = await app.rest('PUT', `/api/apps/invoice/${id}`, { body: { note: 'x' } })
    expect([put.status, put.body.sentAt]).toEqual([200, expect.any(String)])
  })

  test('shows an invoice by link until it is revoked, and stores only the hash of the token', async () => {
    const signIn = async () =>
      (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth
    const token = String(await signIn())
    const made = await app.rest('POST', '/api/apps/invoice', { token, body: { clientId: 2, items: [{ title: 'A', cost: 5, qty: 1 }] } })
    const { id } = made.body
    await app.rest('PUT', `/api/apps/invoice/${id}/status`, { token, body: { status: 'Sent' } })
    const link = await app.rest('POST', `/api/apps/invoice/${id}/links`, { token })
    const secret = String(link.body.url).split('/').at(-1) ?? ''
    expect([link.status, secret.length]).toEqual([201, 43])
    const request = (secret: string) =>
      app.graphql<{ publicInvoice: object }>(
        'query ($token: String!) { publicInvoice(token: $token) { id total client { name } issuer { name } } }',
        { token: secret },
      )
    expect((await request(secret)).data.publicInvoice).toMatchObject({ id: String(id), total: 5, client: { name: 'Margit Szabó' } })
    const seen = await app.rest('GET', `/api/apps/invoice-links/${secret}`)
    expect(seen.body).toMatchObject({ id, invoiceStatus: 'Sent', client: { company: expect.any(String) } })
    expect(JSON.stringify(seen.body)).not.toMatch(/payments|version/)
    for (const wrong of ['', 'x', `${secret.slice(0, -1)}!`, 'x'.repeat(5000)])
      expect((await request(wrong)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', reason: 'LINK_NOT_FOUND' })
    const opened = (who?: string) => app.rest('POST', `/api/apps/invoice-links/${secret}/openings`, { token: who })
    const status = async () => (await app.rest('GET', `/api/apps/invoice/${id}`, { token })).body.invoice.invoiceStatus
    expect([(await opened(token)).body, await status()]).toEqual([{ isCounted: false }, 'Sent'])
    expect([(await opened()).body, await status()]).toEqual([{ isCounted: true }, 'Downloaded'])
    const { links } = (await app.rest('GET', `/api/apps/invoice/${id}/links`, { token })).body
    expect(links).toEqual([{ id: expect.any(Number), createdAt: expect.any(String), openedAt: expect.any(String) }])
    expect((await app.rest('GET', `/api/apps/invoice/${id}/links`)).status).toBe(404)
    const { db } = app.running.parts.store
    const ofAll = sql`${sql.ref('workspaceId')} in (select id from workspaces)`
    const stored = await sql<{
      tokenHash: string
    }>`select ${sql.ref('tokenHash')} from ${sql.table('invoiceLinks')} where ${ofAll}`.execute(db)
    expect(JSON.stringify(stored.rows)).not.toContain(secret)
    expect((await app.rest('DELETE', `/api/apps/invoice/${id}/links`, { token })).status).toBe(204)
    expect((await request(secret)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    await app.graphql('mutation { undo { id } }', {}, token)
    expect((await request(secret)).errors).toBeUndefined()
    await app.rest('DELETE', `/api/apps/invoice/${id}`, { token })
    expect((await request(secret)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('keeps sums and statuses consistent over both APIs for any sequence of operations', async () => {
    const command = fc.oneof(
      fc.record({ kind: fc.constant('pay'), amount: fc.integer({ min: 1, max: 15_000 }) }),
      fc.record({
        kind: fc.constant('edit'),
        cost: fc.integer({ min: 0, max: 9999 }),
        qty: fc.integer({ min: 0, max: 12 }),
        tax: fc.integer({ min: 0, max: 100 }),
      }),
      fc.record({ kind: fc.constant('step'), status: fc.constantFrom('SENT', 'DOWNLOADED', 'PAID') }),
      fc.record({ kind: fc.constant('wait'), days: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ kind: fc.constant('undo') }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 9 }), async commands => {
        now = start
        const { id } = await sent()
        for (const each of commands) {
          if ('amount' in each) await act(pay, { id, input: { amount: each.amount / 100, method: 'CARD' } })
          else if ('cost' in each)
            await act(update, { id, input: { items: [{ title: 'Line', cost: each.cost / 100, qty: each.qty / 4, tax: each.tax / 4 }] } })
          else if ('status' in each) await act(step, { id, status: each.status })
          else if ('days' in each) now += each.days * dayMs
          else await undo()
        }
        const [left] = (await invoices({ search: id })).items
        if (!left) return
        check(left)
        const { body } = await wire(`/${id}`)
        expect([body.invoice.total, body.invoice.balance]).toEqual([left.total, left.balance])
      }),
      { numRuns: 12, seed: 22 },
    )
  })
})
