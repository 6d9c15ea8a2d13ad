import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addMoney } from '../../server/areas/billing/balance.ts'
import { checkedLookup, isPublicAddress } from '../../server/areas/webhooks/addresses.ts'
import { post } from '../../server/areas/webhooks/post.ts'
import { sendDue } from '../../server/areas/webhooks/sender.ts'
import { hourMs, minuteMs } from '../../server/time.ts'
import { makeAccount, type MadeAccount } from '../support/accounts.ts'
import { type DatabaseKind, databases, newDatabase, startApp, type TestApp } from '../support/harness.ts'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

interface Receiver {
  server: Server
  url: string
  received: Received[]
  answer: (response: ServerResponse) => void
}

async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body })
      receiver.answer(response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = { server, url: `http://127.0.0.1:${port}/hook`, received: [], answer: response => response.end('thanks') }
  return receiver
}

const eventOf = ({ body }: Received) => JSON.parse(body) as { id: string; type: string; created: number; data: Record<string, unknown> }

function isSigned({ headers, body }: Received, secret: string): boolean {
  const parts = String(headers['deskwright-signature']).split(',')
  const seconds = parts[0]?.slice(2)
  return parts.includes(`v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`)
}

describe.each(databases)('webhooks on %s', (database: DatabaseKind) => {
  let app: TestApp
  let receiver: Receiver
  let account: MadeAccount
  let clock = new Date('2026-11-22T10:00:00.000Z')
  const later = (ms: number) => (clock = new Date(clock.getTime() + ms))
  beforeAll(async () => {
    app = await startApp({ database, now: () => clock, env: { RATE_LIMIT: '8000' } })
    receiver = await startReceiver()
  })
  afterAll(async () => {
    receiver.server.closeAllConnections()
    receiver.server.close()
    await app.close()
  })
  beforeEach(async () => {
    receiver.received = []
    receiver.answer = response => response.end('thanks')
    account = await makeAccount(app)
  })

  const rest = (method: string, path: string, body?: object) =>
    app.rest(method, `/api/webhooks${path}`, { token: account.token, ...(body && { body }) })
  const create = async (events: string[], url = receiver.url) => {
    const { status, body } = await rest('POST', '', { url, events })
    expect([status, body]).toEqual([201, expect.anything()])
    return { id: Number(body.webhook.id), secret: String(body.secret) }
  }
  const deliveries = async (id: number) => (await rest('GET', `/${id}/deliveries`)).body.deliveries as Record<string, unknown>[]
  const addReview = () => app.graphql('mutation { unpublishReview(id: 2) { id } }', {}, account.token)
  const flush = () => sendDue(app.running.parts)

  test('send the chosen events, signed, with what changed', async () => {
    const { id, secret } = await create(['review.updated', 'product.deleted'])
    expect(secret).toMatch(/^whsec_[\w-]{43}$/)
    await addReview()
    await app.graphql('mutation { setOrderStatuses(ids: [1], status: DELIVERED) { orders { id } } }', {}, account.token)
    await app.graphql('mutation { deleteProducts(ids: [1, 2]) }', {}, account.token)
    await app.graphql('mutation { undo { id } }', {}, account.token)
    await flush()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2))
    // Deliveries to one address do not wait for each other.
    const [deleted, updated] = receiver.received.toSorted((a, b) => String(eventOf(a).type).localeCompare(String(eventOf(b).type)))
    if (!updated || !deleted) throw new Error('Two events were sent')
    expect(eventOf(updated)).toMatchObject({
      type: 'review.updated',
      created: Math.floor(clock.getTime() / 1000),
      data: { ids: [2], records: [{ id: 2, status: 'PENDING' }] },
    })
    expect(eventOf(deleted)).toMatchObject({ type: 'product.deleted', data: { ids: [1, 2] } })
    expect(receiver.received.every(each => isSigned(each, secret))).toBe(true)
    expect(isSigned(updated, 'whsec_another')).toBe(false)
    expect(isSigned({ ...updated, body: updated.body.replace('2', '3') }, secret)).toBe(false)
    expect(updated.headers).toMatchObject({ 'content-type': 'application/json', 'deskwright-event': 'review.updated' })
    expect(await deliveries(id)).toMatchObject([
      { type: 'product.deleted', state: 'DELIVERED', status: 200, response: 'thanks', error: null, attempts: 1, nextAt: null },
      { type: 'review.updated', state: 'DELIVERED', eventId: eventOf(updated).id },
    ])
    await flush()
    expect(receiver.received).toHaveLength(2)
  })

  test('send events of purchases to the account that bought', async () => {
    await create(['purchase.paid'])
    const { store } = app.running.parts
    await store.transact(db => addMoney(db, account.id, { cents: 50_000, kind: 'TOP_UP', reference: 'sample' }, clock))
    const { body } = await app.rest('POST', '/order/create', { token: account.token, body: { packId: 'words-2000', method: 'balance' } })
    await flush()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1))
    const [paid] = receiver.received
    expect(paid && eventOf(paid)).toMatchObject({
      type: 'purchase.paid',
      data: { outTradeNo: body.outTradeNo, amount: Math.round(body.orderAmount * 100), currency: 'USD', words: 2000 },
    })
  })

  test('are repeated with growing waits, given up, paused after 20 failures, and resumed', async () => {
    const { id } = await create(['review.updated'])
    receiver.answer = response => response.writeHead(500).end('broken\0')
    await addReview()
    await flush()
    await vi.waitFor(async () =>
      expect(await deliveries(id)).toMatchObject([{ state: 'PENDING', status: 500, error: 'STATUS', response: 'broken', attempts: 1 }]),
    )
    await flush()
    expect(receiver.received).toHaveLength(1)
    for (const wait of [30_000, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs, 24 * hourMs]) {
      later(wait)
      await flush()
    }
    await vi.waitFor(async () => expect(await deliveries(id)).toMatchObject([{ state: 'FAILED', attempts: 7, nextAt: null }]))
    expect(new Set(receiver.received.map(each => eventOf(each).id)).size).toBe(1)

    const [failed] = await deliveries(id)
    for (let failures = 7; failures < 20; failures += 1)
      expect((await rest('POST', `/deliveries/${String(failed?.id)}/resend`)).body).toMatchObject({ state: 'PENDING', status: 500 })
    expect((await rest('GET', '')).body.webhooks).toMatchObject([{ id, isActive: false, isPausedByFailures: true, failures: 20 }])
    const { data } = await app.graphql<{ notifications: { items: object[] } }>(
      '{ notifications { items { kind text link } } }',
      {},
      account.token,
    )
    expect(data.notifications.items[0]).toEqual({
      kind: 'WEBHOOK_PAUSED',
      text: `The webhook to ${new URL(receiver.url).host} was paused after repeated failures`,
      link: '/pages/account-settings/connection',
    })

    receiver.answer = response => response.end()
    await app.graphql('mutation { publishReview(id: 2) { id } }', {}, account.token)
    later(24 * hourMs)
    await flush()
    expect(await deliveries(id)).toMatchObject([{ state: 'PENDING' }])
    expect((await rest('PUT', `/${id}`, { isActive: true })).body).toMatchObject({ isActive: true, failures: 0 })
    await flush()
    await vi.waitFor(async () => expect(await deliveries(id)).toMatchObject([{ state: 'DELIVERED' }]))
  })

  test('are paused, and their owner is notified, while 1,000 deliveries wait', async () => {
    const [written, bought] = [await create(['review.updated']), await create(['purchase.paid'])]
    const { store } = app.running.parts
    const at = clock.toISOString()
    const nextAt = new Date(clock.getTime() + hourMs).toISOString()
    const waiting = { accountId: account.id, type: 'order.created', body: '{}', state: 'pending', nextAt, createdAt: at } as const
    await store.transact(async db => {
      for (const { id: webhookId } of [written, bought])
        await db
          .insertInto('webhookDeliveries')
          .values(Array.from({ length: 1000 }, (_, index) => ({ ...waiting, webhookId, eventId: `evt_${index}` })))
          .execute()
    })
    const live = app.subscribe<{ notificationChanges: { latest: { kind: string } } }>(
      'subscription { notificationChanges { latest { kind } } }',
      {},
      account.token,
    )
    await live.listening()
    const change = live.next()
    await addReview()
    expect(await change).toEqual({ notificationChanges: { latest: { kind: 'WEBHOOK_PAUSED' } } })
    await app.graphql('mutation { publishReview(id: 2) { id } }', {}, account.token)
    await store.transact(db => addMoney(db, account.id, { cents: 50_000, kind: 'TOP_UP', reference: 'sample' }, clock))
    await app.rest('POST', '/order/create', { token: account.token, body: { packId: 'words-2000', method: 'balance' } })
    expect((await rest('GET', '')).body.webhooks).toMatchObject([
      { id: written.id, isPausedByFailures: true },
      { id: bought.id, isPausedByFailures: true },
    ])
    const { data } = await app.graphql<{ notifications: { items: { kind: string }[] } }>(
      '{ notifications { items { kind text } } }',
      {},
      account.token,
    )
    const { host } = new URL(receiver.url)
    const paused = { kind: 'WEBHOOK_PAUSED', text: `The webhook to ${host} was paused after repeated failures` }
    expect(data.notifications.items.filter(({ kind }) => kind === paused.kind)).toEqual([paused, paused])
  })

  /** Lets the receiver wait with its answers to what arrives from now on; the function given back answers. */
  const holdAnswers = () => {
    const held: ServerResponse[] = []
    receiver.answer = response => held.push(response)
    return {
      held,
      release: (status: number) => {
        receiver.answer = response => response.end('thanks')
        for (const response of held) response.writeHead(status).end()
      },
    }
  }

  test('forget their failures when a delivery is accepted, whatever failed while it was sent', async () => {
    const { id } = await create(['review.updated'])
    const { held, release } = holdAnswers()
    const accepted = rest('POST', `/${id}/test`)
    await vi.waitFor(() => expect(held).toHaveLength(1))
    receiver.answer = response => response.writeHead(500).end()
    await rest('POST', `/${id}/test`)
    expect((await rest('GET', '')).body.webhooks).toMatchObject([{ id, failures: 1 }])
    release(200)
    expect((await accepted).body).toMatchObject({ state: 'DELIVERED' })
    expect((await rest('GET', '')).body.webhooks).toMatchObject([{ id, failures: 0 }])
  })

  test('can be deleted while a delivery is sent, which is no error', async () => {
    const before = app.logged().length
    for (const status of [200, 500]) {
      const { id } = await create(['review.updated'])
      const { held, release } = holdAnswers()
      const sent = rest('POST', `/${id}/test`)
      await vi.waitFor(() => expect(held).toHaveLength(1))
      expect((await rest('DELETE', `/${id}`)).status).toBeLessThan(300)
      release(status)
      expect((await sent).status).toBe(404)
    }
    expect(app.logged().slice(before)).not.toContain('"level":50')
  })

  /** Writes as often as given; each write is an event of every webhook that chose `review.updated`. */
  const write = async (times: number, to = app, { token } = account) => {
    const change = (index: number) => `a${index}: ${index % 2 === 0 ? 'unpublishReview' : 'publishReview'}(id: 2) { id }`
    const { errors } = await to.graphql(`mutation { ${Array.from({ length: times }, (_, index) => change(index)).join(' ')} }`, {}, token)
    expect(errors).toBeUndefined()
  }

  test('have two deliveries at a time, and wait for no other webhook or account whose endpoint is slow', async () => {
    const slow = await startReceiver()
    const held: ServerResponse[] = []
    slow.answer = response => held.push(response)
    for (let made = 0; made < 4; made += 1) await create(['review.updated'], slow.url)
    await create(['review.updated'])
    await write(6)
    // Started by itself.
    await vi.waitFor(() => expect(receiver.received).toHaveLength(6), { timeout: 5000 })
    const other = await makeAccount(app)
    const body = { url: receiver.url, events: ['review.updated'] }
    expect((await app.rest('POST', '/api/webhooks', { token: other.token, body })).status).toBe(201)
    await write(4, app, other)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(10), { timeout: 5000 })
    expect(slow.received).toHaveLength(8)

    slow.answer = response => response.end('thanks')
    for (const response of held) response.end()
    await flush()
    expect(slow.received).toHaveLength(24)
    expect(new Set(slow.received.map(each => eventOf(each).id)).size).toBe(6)
    slow.server.close()
  })

  test('are sent once by several processes, which end without beginning another delivery', async () => {
    const stored = await newDatabase(database)
    const own = { databaseUrl: stored.url, now: () => clock }
    const [first, second] = [await startApp(own), await startApp(own)]
    const person = await makeAccount(first)
    const body = { url: receiver.url, events: ['review.updated'] }
    await first.rest('POST', '/api/webhooks', { token: person.token, body })
    await write(20, first, person)
    await Promise.all([first, second].map(({ running }) => sendDue(running.parts)))
    const sent = () => new Set(receiver.received.map(each => eventOf(each).id)).size
    await vi.waitFor(() => expect(sent()).toBe(20))
    expect(receiver.received).toHaveLength(20)
    await second.close()

    const { held, release } = holdAnswers()
    await write(6, first, person)
    await vi.waitFor(() => expect(held).toHaveLength(2), { timeout: 5000 })
    let isClosed = false
    const closing = first.close().then(() => (isClosed = true))
    await wait(300)
    expect(isClosed).toBe(false)
    release(200)
    await closing
    expect(receiver.received).toHaveLength(22)
    const third = await startApp(own)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(26), { timeout: 5000 })
    expect(sent()).toBe(26)
    await third.close()
    await stored.remove()
  })

  test('are managed over both APIs; the secret is shown once and can be replaced', async () => {
    const { id, secret } = await create(['order.created'])
    const fields = 'id url description events isActive failures'
    const changed = await app.graphql<{ updateWebhook: object }>(
      `mutation { updateWebhook(id: ${id}, description: "Books", events: ["invoice.created", "order.created"]) { ${fields} } }`,
      {},
      account.token,
    )
    expect(changed.data.updateWebhook).toEqual({
      id: String(id),
      url: receiver.url,
      description: 'Books',
      events: ['order.created', 'invoice.created'],
      isActive: true,
      failures: 0,
    })
    const listed = await app.graphql<{ webhooks: object[]; webhookEventTypes: string[] }>(
      `{ webhooks { ${fields} } webhookEventTypes }`,
      {},
      account.token,
    )
    expect(listed.data.webhooks).toEqual([changed.data.updateWebhook])
    expect(listed.data.webhookEventTypes).toContain('purchase.paid')
    const replaced = String((await rest('POST', `/${id}/secret`)).body.secret)
    expect(replaced).not.toBe(secret)
    expect((await rest('POST', `/${id}/test`)).body).toMatchObject({ type: 'webhook.test', state: 'DELIVERED', response: 'thanks' })
    later(24 * hourMs + 1000)
    await rest('POST', `/${id}/test`)
    const both = receiver.received.map(each => [isSigned(each, secret), isSigned(each, replaced)])
    expect(both).toEqual([
      [true, true],
      [false, true],
    ])
    expect(app.logged()).not.toContain(replaced)
    expect((await app.rest('GET', '/api/webhooks', { token: account.token })).text).not.toContain('whsec_')
    expect((await rest('DELETE', `/${id}`)).status).toBeLessThan(300)
    expect((await rest('GET', '')).body.webhooks).toEqual([])
  })

  test('are limited: five for each account, 60 deliveries by hand an hour, and no strangers', async () => {
    const { id } = await create(['order.created'])
    for (let made = 1; made < 5; made += 1) await create(['order.created'])
    expect(await rest('POST', '', { url: receiver.url, events: ['order.created'] })).toMatchObject({
      status: 409,
      body: { reason: 'TOO_MANY_WEBHOOKS' },
    })
    const answers = await Promise.all(Array.from({ length: 61 }, () => rest('POST', `/${id}/test`)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    const stranger = await makeAccount(app)
    for (const path of [`/${id}/test`, `/${id}/secret`])
      expect(await app.rest('POST', `/api/webhooks${path}`, { token: stranger.token })).toMatchObject({ status: 404 })
    expect(await app.rest('GET', `/api/webhooks/${id}/deliveries`, { token: stranger.token })).toMatchObject({ status: 404 })
    expect(await app.rest('GET', '/api/webhooks')).toMatchObject({ status: 401 })
    const rejected = await app.graphql(
      'mutation { createWebhook(url: "https://example.com", events: ["order.gone"]) { secret } }',
      {},
      account.token,
    )
    expect(rejected.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'events' })
  })

  test.each([
    'http://example.com/hook',
    'ftp://example.com',
    'https://user:secret@example.com/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0x7f.1:8080@example.com/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://intranet/',
    'https://example.com/#part',
    'not an address',
  ])('reject the address %s', async url => {
    expect(await rest('POST', '', { url, events: ['order.created'] })).toMatchObject({
      status: 400,
      body: { field: 'url', reason: 'WEBHOOK_URL_NOT_ALLOWED' },
    })
  })
})

describe('requests to webhooks', () => {
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await startReceiver()
  })
  afterAll(() => {
    receiver.server.closeAllConnections()
    receiver.server.close()
  })
  const send = (url: string, isLocalAllowed = true) => post({ url, body: '{}', headers: {}, isLocalAllowed })

  test('go to public addresses only', () => {
    const inside = '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255'
    const inside6 = ':: ::1 ::ffff:127.0.0.1 ::ffff:a00:1 64:ff9b::a00:1 fc00::1 fe80::1 ff02::1 2002:a00:1:: 2001::1 2001:db8::1'
    const outside = '1.1.1.1 93.184.215.14 172.32.0.1 192.169.0.1 2606:4700:4700::1111 2a00:1450:4001::1'
    const isPublic = (text: string) => text.split(' ').filter(isPublicAddress)
    expect(isPublic(`${inside} ${inside6} localhost`)).toEqual([])
    expect(isPublic(outside)).toEqual(outside.split(' '))
  })

  test('check the address that a name resolves to, and connect to that one', async () => {
    const look = (isLocalAllowed: boolean) =>
      new Promise(resolve => checkedLookup(isLocalAllowed)('localhost', {}, (error, address) => resolve(error?.message ?? address)))
    expect(await look(false)).toMatch(/^localhost resolves to (127\.0\.0\.1|::1)$/)
    expect(await look(true)).toMatch(/^(127\.0\.0\.1|::1)$/)
    const before = receiver.received.length
    expect(await send(receiver.url, false)).toMatchObject({ status: null, error: 'ADDRESS_NOT_ALLOWED' })
    expect(await send(receiver.url.replace('http:', 'https:').replace('127.0.0.1', 'localhost'), false)).toMatchObject({
      error: 'ADDRESS_NOT_ALLOWED',
    })
    expect(receiver.received).toHaveLength(before)
  })

  test('look names up without a thread, which a name server that does not answer would keep', async () => {
    const active = () => process.getActiveResourcesInfo().filter(name => name === 'GetAddrInfoReqWrap').length
    const before = active()
    const looks = ['example.com', 'example.org'].map(
      host => new Promise(resolve => checkedLookup(false)(host, { all: true }, error => resolve(error?.message))),
    )
    expect(active()).toBe(before)
    await Promise.all(looks)
  })

  test('follow no redirects, and read only the beginning of endless answers', async () => {
    receiver.answer = response => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    expect(await send(receiver.url)).toMatchObject({ status: 302, error: 'REDIRECT' })
    receiver.answer = response => {
      const more = () => {
        while (!response.destroyed && response.write('a'.repeat(1000)));
      }
      response.on('drain', more)
      more()
    }
    const { status, response, durationMs } = await send(receiver.url)
    expect([status, response]).toEqual([200, 'a'.repeat(2000)])
    expect(durationMs).toBeLessThan(5000)
    receiver.answer = response => response.destroy()
    expect(await send(receiver.url)).toMatchObject({ status: null, error: 'NO_CONNECTION' })
    expect(await send(receiver.url.replace('http:', 'https:'))).toMatchObject({ status: null, error: 'CERTIFICATE' })
  })
})
