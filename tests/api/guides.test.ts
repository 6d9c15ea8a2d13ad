/** The code of the REST guides does what they say: commands run in a shell, functions as they are. */
import { execFile } from 'node:child_process'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sign } from '../../server/areas/webhooks/post.ts'
import { samples } from '../../web/areas/developer/rest/guides/samples.ts'
import { startApp, type TestApp } from '../support/harness.ts'

let app: TestApp
let token = ''
beforeAll(async () => {
  app = await startApp({ database: 'sqlite' })
  const { auth } = JSON.parse(await run('signIn')) as { auth: string }
  token = auth
})
afterAll(() => app.close())

const here = (sample: keyof typeof samples) => samples[sample].replaceAll('ORIGIN', app.url)

/** What the command prints. */
async function run(sample: keyof typeof samples, change = (code: string) => code): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-c', change(here(sample)).replace('curl ', 'curl -sS ')], {
    env: { ...process.env, DESKWRIGHT_TOKEN: token },
  })
  return stdout
}
const json = async <T>(...given: Parameters<typeof run>): Promise<T> => JSON.parse(await run(...given)) as T // as the guide says

/** Status, headers, and body of a command that prints them. */
async function answer(...given: Parameters<typeof run>) {
  const [head = '', body = ''] = (await run(...given)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Map(lines.map(line => [line.split(': ', 1)[0]?.toLowerCase(), line.slice(line.indexOf(': ') + 2)]))
  return { status: Number(first.split(' ')[1]), headers, body }
}

/** What the sample defines. */
const defined = <T>(sample: keyof typeof samples, name: string, given: Record<string, unknown> = {}): T =>
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- our own samples
  new Function(...Object.keys(given), `${here(sample).replaceAll(/^(?:export |import .*$)/gm, '')}\nreturn ${name}`)(
    ...Object.values(given),
  )

test('the first command reads a list without an account', async () => {
  const { reviews } = await json<{ reviews: { status: string }[] }>('first')
  expect(reviews).toHaveLength(2)
  expect(reviews.map(({ status }) => status)).toEqual(['Pending', 'Pending'])
})

test('with the token of signing in, one’s own workspace is read, changed, and reverted', async () => {
  const signedIn = (code: string) => code.replace('export DESKWRIGHT_TOKEN=...', `export DESKWRIGHT_TOKEN=${token}`)
  expect(await json('signedIn', signedIn)).toMatchObject({ total: 100 })
  const pending = async () => (await json<{ total: number }>('first', code => `${code} -H "authorization: $DESKWRIGHT_TOKEN"`)).total
  const before = await pending()
  const changed = await answer('write')
  expect(changed.status).toBe(200)
  expect(changed.headers.get('x-operation-id')).toMatch(/^\d+$/)
  const after = await pending()
  expect(after).toBeGreaterThan(before)
  await run('undo')
  expect(await pending()).toBe(before)
})

test('an API key reads as a program', async () => {
  const { key } = await json<{ key: string }>('apiKey', code => code.replace('"password":"..."', '"password":"client"'))
  const response = await fetch(`${app.url}/api/apps/users`, { headers: { authorization: key } })
  expect(response.status).toBe(200)
})

test('the second page has the headers of the guide, and every page every order', async () => {
  const { status, headers } = await answer('page')
  expect(status).toBe(200)
  const shown = [`X-Total-Count: ${headers.get('x-total-count')}`, `Link: ${headers.get('link')}`].join('\n')
  expect(shown.replaceAll(/\s+/g, ' ')).toBe(samples.pageHeaders.replaceAll(/\s+/g, ' '))
  const everyOrder = defined<() => AsyncIterable<unknown>>('everyPage', 'everyOrder', { token })
  const orders: unknown[] = []
  for await (const order of everyOrder()) orders.push(order)
  expect(orders).toHaveLength(100)
})

test('a list is filtered and sorted', async () => {
  const { users } = await json<{ users: { role: string; status: string; billing: string }[] }>('filter')
  expect(users.length).toBeGreaterThan(1)
  const billing = users.map(each => {
    expect(each).toMatchObject({ role: 'editor', status: 'active' })
    return each.billing
  })
  expect(billing).toEqual(billing.toSorted((a, b) => b.localeCompare(a)))
})

test('an error has the fields of the guide', async () => {
  const { status, body } = await app.rest('PUT', '/api/apps/academy/courses/1/rating', { body: { rating: 9 }, token })
  expect(status).toBe(400)
  expect({ ...(body as object), requestId: '' }).toEqual({ ...(JSON.parse(samples.error) as object), requestId: '' })
})

test('a user is created once, whatever is repeated', async () => {
  const [first, second] = [await answer('idempotency'), await answer('idempotency')]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toBe(first.body)
  expect(second.headers.get('idempotency-replayed')).toBe('true')
})

test('a change to an outdated version is rejected, with the record as it is', async () => {
  expect((await answer('conflict')).status).toBe(200)
  const { status, body } = await answer('conflict', code => code.replace('64.5', '70'))
  expect(status).toBe(409)
  expect(JSON.parse(body)).toMatchObject({ code: 'CONFLICT', current: { id: 1, version: 2, price: '$64.50' } })
})

test('an unchanged response is not sent again', async () => {
  const etag = (await fetch(`${app.url}/api/apps/kanban`)).headers.get('etag') ?? ''
  const [command = '', wanted = ''] = here('etag').split('\n\n')
  const { status } = await answer('etag', () => command.replace('"Zk3…"', etag))
  expect(wanted).toContain(String(status))
  expect(status).toBe(304)
})

test('a call is retried as long as the server says, and not forever', async () => {
  const answers = [503, 429, 200]
  const fetched: number[] = []
  const busy = (status: number) => new Response('', { status, headers: { 'retry-after': '0' } })
  const call = defined<(url: string) => Promise<Response>>('retry', 'call', {
    fetch: async () => {
      const status = answers.shift() ?? 503
      fetched.push(status)
      return Promise.resolve(busy(status))
    },
  })
  expect((await call('https://example.com')).status).toBe(200)
  expect(fetched).toEqual([503, 429, 200])
  expect((await call('https://example.com')).status).toBe(503)
  expect(fetched).toHaveLength(8)
})

test('a webhook’s signature is accepted, and rejected for another body, another secret, and an old time', async () => {
  const check = defined<(body: string, header: string, secret: string) => boolean>('verify', 'isFromDeskwright', {
    createHmac,
    timingSafeEqual,
  })
  const body = '{"id":"evt_1"}'
  const signed = (at: number) => sign({ secret: 'whsec_1', previousSecret: '', previousUntil: null }, body, new Date(at))
  const header = signed(Date.now())
  expect(check(body, header, 'whsec_1')).toBe(true)
  expect(check(`${body} `, header, 'whsec_1')).toBe(false)
  expect(check(body, header, 'whsec_2')).toBe(false)
  expect(check(body, signed(Date.now() - 301_000), 'whsec_1')).toBe(false)
})
