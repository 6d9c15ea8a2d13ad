import { afterEach, describe, expect, test } from 'vitest'
import { giveWords } from '../../server/areas/account/give-words.ts'
import { noticeDue } from '../../server/areas/notifications/lifecycle.ts'
import { shoutingEngine } from '../support/engines.ts'
import { makeAccount } from '../support/accounts.ts'
import { databases, newDatabase, startApp, type StartOptions, type TestApp } from '../support/harness.ts'

interface Notification {
  id: string
  kind: string
  facts: Record<string, string | number | null>
  text: string
  at: string
  isRead: boolean
  link: string
  actor: string
}

interface Page {
  items: Notification[]
  total: number
  unread: number
}

const shown = 'id kind facts { name title excerpt amount currency words } text at isRead link actor'
const password = 'correct horse battery'

describe.each(databases)('notifications on %s', database => {
  let app: TestApp
  let clock = new Date('2026-11-20T08:00:00.000Z')
  const open = async (options: StartOptions = {}) => {
    clock = new Date('2026-11-20T08:00:00.000Z')
    app = await startApp({ database, now: () => clock, ...options })
  }
  afterEach(() => app.close())

  const codeFor = async (email: string) => {
    await app.rest('POST', '/register/sendCode', { body: { email } })
    const { body } = await app.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })
    return (body as { recipient: string; subject: string }[]).find(({ recipient }) => recipient === email)?.subject.slice(0, 6)
  }
  const register = async (email: string) =>
    (await app.rest('POST', '/register/register', { body: { email, password, code: await codeFor(email) } })).body.auth as string
  const signIn = async (email: string, secret: string, userAgent = 'node') =>
    (await app.rest('POST', '/register/login', { body: { email, password: secret }, headers: { 'user-agent': userAgent } })).body
      .auth as string
  const send = async (token: string, variables: Record<string, unknown> = {}) =>
    (
      await app.graphql<{ notifications: Page }>(
        `query ($unread: Boolean, $page: PageInput) { notifications(unread: $unread, page: $page) { total unread items { ${shown} } } }`,
        variables,
        token,
      )
    ).data.notifications
  const kinds = async (token: string) => (await send(token, { page: { itemsPerPage: 100 } })).items.map(({ kind }) => kind)
  const latest = async (token: string) => (await send(token)).items[0]
  const run = (token: string, mutation: string) => app.graphql(`mutation { ${mutation} }`, {}, token)

  test('notify a new account of its words, unread emails, and an overdue invoice', async () => {
    await open()
    const token = await register('ada@example.com')
    const { items, total, unread } = await send(token)
    expect([total, unread]).toEqual([items.length, items.length])
    expect(items.map(({ kind }) => kind)).toEqual(['WELCOME', 'EMAIL_RECEIVED', 'EMAIL_RECEIVED', 'INVOICE_PAST_DUE'])
    expect(items[0]).toMatchObject({
      facts: { words: 2500 },
      text: 'Welcome! You start with 2,500 words.',
      isRead: false,
      actor: '',
    })
    for (const { facts, link } of items.filter(({ kind }) => kind === 'EMAIL_RECEIVED')) {
      const id = link.replace('/apps/email?id=', '')
      const { data } = await app.graphql(`query ($id: ID!) { email(id: $id) { subject isRead from { name } } }`, { id }, token)
      expect(data).toEqual({ email: { subject: facts.title, isRead: false, from: { name: facts.name } } })
    }
    const late = items[3]
    const { data } = await app.graphql(`query ($id: ID!) { invoice(id: $id) { balance invoiceStatus } }`, { id: late?.facts.title }, token)
    expect(data).toEqual({ invoice: { balance: late?.facts.amount, invoiceStatus: 'PAST_DUE' } })
  })

  test('are marked read or unread one by one or all, and removed, with live updates', async () => {
    await open()
    const token = await signIn('client@demo.com', 'client')
    const live = app.subscribe<{ notificationChanges: { unread: number; latest: Notification | null } }>(
      `subscription { notificationChanges { unread latest { kind } } }`,
      {},
      token,
    )
    const first = live.next()
    await live.listening()
    const [one] = (await send(token)).items
    const mark = (isRead: boolean) => run(token, `markNotification(id: ${one?.id}, isRead: ${isRead}) { isRead }`)
    expect((await mark(true)).data).toEqual({ markNotification: { isRead: true } })
    expect((await first).notificationChanges).toEqual({ unread: 3, latest: { kind: 'WELCOME' } })
    expect(await send(token, { unread: true })).toMatchObject({ total: 3, unread: 3 })
    await mark(false)
    expect((await send(token)).unread).toBe(4)
    expect((await run(token, 'markNotifications(isRead: true)')).data).toEqual({ markNotifications: 0 })
    expect((await run(token, 'markNotifications(isRead: false)')).data).toEqual({ markNotifications: 4 })
    expect((await run(token, `removeNotification(id: ${one?.id})`)).data).toEqual({ removeNotification: one?.id })
    expect((await run(token, `removeNotification(id: ${one?.id})`)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await send(token)).total).toBe(3)
    await run(token, 'removeNotifications')
    expect(await send(token)).toEqual({ items: [], total: 0, unread: 0 })
  })

  test('work the same over REST; need a token, and hide those of others', async () => {
    await open()
    const [mine, other] = [await signIn('client@demo.com', 'client'), await signIn('admin@demo.com', 'admin')]
    const { items } = await send(mine)
    const path = '/api/notifications'
    const listed = await app.rest('GET', path, { token: mine })
    expect(listed.body).toMatchObject({ total: 4, unread: 4, notifications: items.map(({ kind, text }) => ({ kind, text })) })
    expect(listed.headers.get('cache-control')).toBe('no-store')
    const one = `${path}/${items[1]?.id}`
    expect((await app.rest('PUT', one, { token: mine, body: { isRead: true } })).body).toMatchObject({ isRead: true })
    expect((await app.rest('PUT', one, { token: mine, body: { isRead: 'yes' } })).status).toBe(400)
    expect((await app.rest('PUT', one, { token: other, body: { isRead: false } })).status).toBe(404)
    expect((await app.rest('DELETE', one, { token: other })).status).toBe(404)
    expect((await app.rest('PUT', path, { token: mine, body: { isRead: true } })).body).toEqual({ unread: 0 })
    expect((await app.rest('DELETE', one, { token: mine })).status).toBe(204)
    expect((await app.rest('DELETE', path, { token: mine })).status).toBe(204)
    expect((await send(mine)).total).toBe(0)
    expect((await send(other)).unread).toBeGreaterThan(0)
    expect((await app.rest('GET', path)).status).toBe(401)
    expect((await app.graphql(`{ notifications { total } }`)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('notify of messages from contacts only, and not again on undo and redo', async () => {
    await open()
    const token = await signIn('client@demo.com', 'client')
    const before = (await send(token)).total
    await app.rest('POST', '/api/apps/chat/chats/2', { token, body: { message: 'Mine', senderId: 11 } })
    expect((await send(token)).total).toBe(before)
    const { data } = await app.graphql(`{ contact(id: 2) { fullName } }`, {}, token)
    const { fullName } = (data as unknown as { contact: { fullName: string } }).contact
    await app.rest('POST', '/api/apps/chat/chats/2', { token, body: { message: 'Are the  lamps\nready?', senderId: 2 } })
    expect(await latest(token)).toMatchObject({
      kind: 'CHAT_MESSAGE',
      facts: { name: fullName, excerpt: 'Are the lamps ready?' },
      link: '/apps/chat?user=2',
      actor: fullName,
    })
    await run(token, 'undo { id }')
    await run(token, 'redo { id }')
    expect((await send(token)).total).toBe(before + 1)
  })

  test('notify of comments that mention the owner only', async () => {
    await open()
    const token = await signIn('client@demo.com', 'client')
    const comment = (text: string) => run(token, `addCardComment(cardId: 1, text: ${JSON.stringify(text)}) { id title }`)
    for (const text of ['Mira should see this', 'write to a@mirador.example', 'no @one'])
      expect((await comment(text)).errors).toBeUndefined()
    expect(await latest(token)).toMatchObject({ kind: 'WELCOME' })
    await comment('What do you say, @mira?')
    expect(await latest(token)).toMatchObject({
      kind: 'MENTIONED',
      facts: { name: 'client@demo.com', excerpt: 'What do you say, @mira?' },
      link: '/apps/kanban?card=1',
    })
  })

  test('notify of paid orders and failed payments according to the store settings', async () => {
    await open()
    const token = await signIn('client@demo.com', 'client')
    const { data } = await app.graphql<{ orders: { items: { id: string; order: number; customerName: string; spent: number }[] } }>(
      `{ orders(payment: PENDING) { items { id order customerName spent } } }`,
      {},
      token,
    )
    const [paid, failed, quiet] = data.orders.items
    await run(token, `updateStoreSettings(input: { currency: "EUR", orderPrefix: "DW-" }) { id: version }`)
    await run(token, `setOrderPayment(id: ${paid?.id}, payment: PAID) { id }`)
    expect(await latest(token)).toMatchObject({
      kind: 'ORDER_PAID',
      facts: { name: paid?.customerName, title: `DW-${paid?.order}`, amount: paid?.spent, currency: 'EUR' },
      link: `/apps/ecommerce/order/details/${paid?.order}`,
    })
    expect((await latest(token))?.text).toContain('€')
    await run(token, `setOrderPayment(id: ${failed?.id}, payment: FAILED) { id }`)
    expect(await latest(token)).toMatchObject({ kind: 'PAYMENT_FAILED', facts: { title: `DW-${failed?.order}` } })
    await run(token, 'undo { id }')
    await run(token, 'redo { id }')
    const events = ['ORDER_SENT', 'CUSTOMER_ADDED'].map(event => `{ event: ${event}, email: false, app: true }`)
    await run(token, `updateStoreSettings(input: { notifications: [${events.join(', ')}] }) { id: version }`)
    const { data: shop } = await app.graphql<{
      orders: { items: { id: string }[] }
      products: { items: { id: string; productName: string }[] }
    }>(`{ orders(status: DISPATCHED) { items { id } } products(sort: QTY, order: DESC) { items { id productName } } }`, {}, token)
    const [sent, ...others] = shop.orders.items.map(({ id }) => id)
    await run(token, `setOrderStatus(id: ${sent}, status: OUT_FOR_DELIVERY) { id }`)
    expect(await latest(token)).toMatchObject({ kind: 'ORDER_SENT' })
    await run(token, `createCustomer(input: { customer: "Ada Vogt", email: "ada@vogt.example", country: FRANCE }) { id }`)
    expect(await latest(token)).toMatchObject({ kind: 'CUSTOMER_ADDED', facts: { name: 'Ada Vogt' } })
    const before = (await send(token)).total
    await run(token, `setOrderStatuses(ids: [${others.slice(0, 6).join(', ')}], status: OUT_FOR_DELIVERY) { moved { id } }`)
    expect((await send(token)).total).toBe(before)
    await run(token, `updateStoreSettings(input: { notifications: [{ event: STOCK_LOW, email: false, app: true }] }) { id: version }`)
    const [product] = shop.products.items
    for (const qty of [12, 9, 8]) await run(token, `updateProduct(id: ${product?.id}, input: { qty: ${qty} }) { id }`)
    expect(await latest(token)).toMatchObject({ kind: 'STOCK_LOW', facts: { title: product?.productName } })
    expect((await send(token)).total).toBe(before + 1)
    await run(token, `setOrderPayment(id: ${quiet?.id}, payment: PAID) { id }`)
    const received = (await kinds(token)).filter(kind => kind === 'ORDER_PAID' || kind === 'PAYMENT_FAILED')
    expect(received).toEqual(['PAYMENT_FAILED', 'ORDER_PAID'])
  })

  test('notify once of an invoice that becomes past due, also after removal', async () => {
    await open()
    const { token } = await makeAccount(app)
    const draft = await app.graphql<{ createInvoice: { id: string } }>(
      `mutation ($input: InvoiceInput!) { createInvoice(input: $input) { id } }`,
      {
        input: {
          clientId: 1,
          issuedDate: '2026-11-20',
          dueDate: '2026-11-22',
          items: [{ title: 'A lamp', cost: 120, qty: 1 }],
        },
      },
      token,
    )
    const id = draft.data.createInvoice.id
    await run(token, `setInvoiceStatus(id: ${id}, status: SENT) { id }`)
    const received = async () => (await send(token, { page: { itemsPerPage: 100 } })).items.filter(({ facts }) => facts.title === id)
    await noticeDue(app.running.parts)
    expect(await received()).toEqual([])
    clock = new Date('2026-11-23T00:30:00.000Z')
    await noticeDue(app.running.parts)
    const [late] = await received()
    expect(late).toMatchObject({ kind: 'INVOICE_PAST_DUE', facts: { amount: 120 }, link: `/apps/invoice/preview/${id}` })
    await run(token, `removeNotification(id: ${late?.id})`)
    await noticeDue(app.running.parts)
    expect(await received()).toEqual([])
  })

  test('notify once of low words, and of refunded words after a failed run', async () => {
    await open({ engine: shoutingEngine() })
    const token = await register('bo@example.com')
    const polish = (words: number) => app.rest('POST', '/text/polish', { token, body: { text: 'word '.repeat(words).trim() } })
    await polish(1200)
    expect(await latest(token)).toMatchObject({ kind: 'WELCOME' })
    await polish(1060)
    expect(await latest(token)).toMatchObject({ kind: 'WORDS_LOW', facts: { words: 240 }, link: '/pages/account-settings/billing-plans' })
    await polish(10)
    expect((await kinds(token)).filter(kind => kind === 'WORDS_LOW')).toHaveLength(1)
    await app.close()
    await open({ engine: shoutingEngine({ end: 'throw' }) })
    const other = await register('cy@example.com')
    await app.rest('POST', '/text/polish', { token: other, body: { text: 'one two three' } })
    expect(await latest(other)).toMatchObject({ kind: 'RUN_REFUNDED', facts: { words: 3, title: 'polish' } })
  })

  test('notify of a sign-in from a new device only, and never for demo accounts', async () => {
    await open()
    const token = await register('di@example.com')
    const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
    await signIn('di@example.com', password, chrome)
    await signIn('di@example.com', password, chrome)
    expect((await kinds(token)).filter(kind => kind === 'NEW_DEVICE')).toHaveLength(1)
    expect(await latest(token)).toMatchObject({ facts: { name: 'Chrome' }, link: '/pages/account-settings/security' })
    const demo = await signIn('client@demo.com', 'client')
    await signIn('client@demo.com', 'client', chrome)
    expect(await kinds(demo)).not.toContain('NEW_DEVICE')
  })

  test('notify only the administrator of access requests', async () => {
    await open()
    const [admin, client, demo] = [await makeAccount(app, 'admin'), await makeAccount(app), await signIn('admin@demo.com', 'admin')]
    const request = () => run(client.token, 'requestAccess(action: "read", subject: "AclDemo")')
    await request()
    await request()
    expect((await kinds(admin.token)).filter(kind => kind === 'ACCESS_REQUESTED')).toHaveLength(1)
    expect(await latest(admin.token)).toMatchObject({
      facts: { name: client.email, title: 'read AclDemo' },
      link: '/apps/admin/activities',
    })
    for (const other of [client.token, demo]) expect(await kinds(other)).not.toContain('ACCESS_REQUESTED')
  })

  test("notify the administrator of the public workspace's daily reset, but not of its first filling", async () => {
    const stored = await newDatabase(database)
    await open({ databaseUrl: stored.url })
    const [admin, client] = [await makeAccount(app, 'admin'), await makeAccount(app)]
    expect(await kinds(admin.token)).not.toContain('PUBLIC_WORKSPACE_RESET')
    await app.close()
    app = await startApp({ databaseUrl: stored.url, now: () => new Date(clock.getTime() + 25 * 60 * 60 * 1000) })
    expect(await latest(admin.token)).toMatchObject({ kind: 'PUBLIC_WORKSPACE_RESET' })
    expect(await kinds(client.token)).not.toContain('PUBLIC_WORKSPACE_RESET')
    await app.close()
    await stored.remove()
    await open()
  })

  test('notify once of granted words, with a link to the ledger; unknown accounts get none', async () => {
    await open()
    const token = await register('ada@example.com')
    await giveWords(app.running.parts, ' Ada@Example.com', { words: 5000 })
    expect(await latest(token)).toMatchObject({
      kind: 'WORDS_GRANTED',
      facts: { words: 5000 },
      text: '5,000 words added to your account',
      link: '/pages/account-settings/billing-plans',
    })
    const { data } = await app.graphql<{ me: object; wordEntries: object }>(
      '{ me { durWordsLeft tempWordsLeft } wordEntries { total items { kind words temporary } } }',
      {},
      token,
    )
    expect(data.me).toEqual({ durWordsLeft: 5500, tempWordsLeft: 2000 })
    expect(data.wordEntries).toMatchObject({ total: 3, items: [{ kind: 'GRANT', words: 5000, temporary: false }, {}, {}] })
    expect((await kinds(token)).filter(kind => kind === 'WORDS_GRANTED')).toHaveLength(1)
    await expect(giveWords(app.running.parts, 'nobody@example.com', { words: 1 })).rejects.toThrow('no account for nobody@example.com')
  })

  test('keep the last 200', async () => {
    await open()
    const token = await signIn('client@demo.com', 'client')
    for (let each = 0; each < 205; each++)
      await app.rest('POST', '/api/apps/chat/chats/2', { token, body: { message: `Message ${each}`, senderId: 2 } })
    const { total, items } = await send(token)
    expect([total, items[0]?.facts.excerpt]).toEqual([200, 'Message 204'])
  })
})
