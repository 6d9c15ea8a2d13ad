/**
 * `node tests/crash-rounds.ts [rounds] [sqlite | postgres | address] [seed]`: random rounds of buying, failing, canceling,
 * refunding, changing plans, and lying webhooks, while the server or PostgreSQL is killed again and again; then compares the
 * books. Too long for `npm test`.
 */
import { createHmac } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import '../server/areas/index.ts'
import { reconcile } from '../server/areas/words/reconcile.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/open-database.ts'
import { createDataFolder } from './support/data-folder.ts'
import { startPostgres } from './support/postgres.ts'
import { type ServerProcess, spawnServer } from './support/server-process.ts'

const rounds = Number(process.argv[2] ?? 2000)
const folder = createDataFolder('desk-crashes-')
const database = process.argv[3] ?? 'sqlite'
const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : undefined
const databaseUrl = postgres?.url ?? (database === 'sqlite' ? `file:${join(folder, 'crashes.sqlite')}` : database)
const secret = 'crashes'
/** Rounds between two crashes, on average. */
const untilCrash = 25

let state = Number(process.argv[4] ?? 20_261_122)
/** Numbers from 0 to 1 (Park and Miller). */
function random(): number {
  state = (state * 48_271) % 2_147_483_647
  return state / 2_147_483_647
}
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // never empty

interface Buyer {
  token: string
  orders: string[]
}

interface Answer {
  status: number
  body: Record<string, unknown>
}

let server: ServerProcess
/** While the database is down, or comes back. */
let isDown = false
const counts: Record<string, number> = {}
/** Orders whose payment the provider's page has confirmed. */
const confirmed = new Map<string, Buyer>()
const errors: string[] = []

/** Undefined if the server was killed before it answered. */
async function call(path: string, body: object, token?: string): Promise<Answer | undefined> {
  try {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
    const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const answer = (await response.json()) as Record<string, unknown> // every answer of these routes is an object
    if (response.status >= 500 && !(isDown && response.status === 503)) errors.push(`${path}: ${response.status} ${JSON.stringify(answer)}`)
    return { status: response.status, body: answer }
  } catch {
    return undefined
  }
}

async function press(buyer: Buyer, outTradeNo: string, fields: string): Promise<void> {
  const order = await call('/order/get', { outTradeNo }, buyer.token)
  if (typeof order?.body.payUrl !== 'string') return
  try {
    const response = await fetch(server.url + new URL(order.body.payUrl).pathname, {
      method: 'POST',
      body: fields,
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    if (response.headers.get('location')?.includes('payment=paid')) confirmed.set(outTradeNo, buyer)
  } catch {
    // The server was killed.
  }
}

const packs = ['words-2000', 'words-10000', 'pass-week', 'pass-month']
const plans = ['writer-month', 'writer-year', 'team-month', 'team-year']

async function buy(buyer: Buyer, path: string, body: object) {
  const answer = await call(path, body, buyer.token)
  if (typeof answer?.body.outTradeNo === 'string') buyer.orders.push(answer.body.outTradeNo)
}

/** Several items, sometimes with a plan. */
function cart(): object[] {
  const chosen = packs.filter(() => random() < 0.6)
  const items = (chosen.length > 0 ? chosen : packs.slice(0, 1)).map(packId => ({ packId, quantity: 1 + Math.floor(random() * 4) }))
  return random() < 0.3 ? [...items, { packId: pick(plans), quantity: 1 }] : items
}

const country = () => pick(['DE', 'CH', 'US'])
/** A recent order of the buyer, most of the time. */
const recent = ({ orders }: Buyer) => pick(orders.slice(random() < 0.8 ? -5 : -40))
const ordered = async (buyer: Buyer, step: (outTradeNo: string) => Promise<unknown>) =>
  buyer.orders.length > 0 ? step(recent(buyer)) : undefined

let events = 0
interface Lie {
  type?: string
  amount?: number
  currency?: string
  id?: string
  /** Seconds ago. */
  age?: number
  key?: string
}

/** An event that the provider's page has not sent. */
async function report(outTradeNo: string, { type = 'payment.succeeded', amount = 0, currency = 'USD', id, age = 0, key = secret }: Lie) {
  const seconds = Math.floor(Date.now() / 1000) - age
  const data = { outTradeNo, amount, currency, paymentId: `pay_${events}` }
  const body = JSON.stringify({ id: id ?? `evt_lie_${events++}`, type, created: seconds, data })
  const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
  try {
    const headers = { 'content-type': 'application/json', 'sandbox-signature': `t=${seconds},v1=${signature}` }
    const { status } = await fetch(`${server.url}/webhooks/sandbox`, { method: 'POST', headers, body })
    const isForged = key !== secret || age > 300
    if (isForged && status !== 400 && !(isDown && status === 503)) errors.push(`a forged event was answered with ${status}`)
    if (status >= 500 && !(isDown && status === 503)) errors.push(`/webhooks/sandbox: ${status}`)
  } catch {
    // The server was killed.
  }
}

async function lie(buyer: Buyer, outTradeNo: string) {
  const order = await call('/order/get', { outTradeNo }, buyer.token)
  const amount = Math.round(Number(order?.body.orderAmount ?? 0) * 100)
  const id = `evt_twice_${outTradeNo}`
  await pick([
    () => report(outTradeNo, { amount, key: 'another secret' }),
    () => report(outTradeNo, { amount, age: 400 }),
    () => report(outTradeNo, { amount: amount + 1 }),
    () => report(outTradeNo, { amount: 0 }),
    () => report(outTradeNo, { amount, currency: 'EUR' }),
    () => report(`${outTradeNo}X`, { amount }),
    () => report(outTradeNo, { amount, type: 'subscription.renewed' }),
    () => report(outTradeNo, { amount: amount * 2, type: 'payment.refunded' }),
    () => report(outTradeNo, { amount: 100, type: 'payment.refunded' }),
    () => report(outTradeNo, { amount, type: 'payment.invented' }),
    () => Promise.all(Array.from({ length: 6 }, (_, index) => report(outTradeNo, { amount, id: `${id}_${index % 2}` }))),
  ])()
}

const steps: Record<string, (buyer: Buyer) => Promise<unknown>> = {
  buy: buyer => buy(buyer, '/order/create', { packId: pick([...packs, ...plans]), method: 'sandbox', country: country() }),
  cart: buyer => buy(buyer, '/order/create', { items: cart(), method: pick(['sandbox', 'sandbox', 'balance']), country: country() }),
  balance: buyer => buy(buyer, '/order/create', { packId: pick([...packs, ...plans]), method: 'balance' }),
  topUp: buyer => buy(buyer, '/order/topUp', { amount: pick([5, 50, 400]), method: 'sandbox' }),
  pay: buyer => ordered(buyer, outTradeNo => press(buyer, outTradeNo, 'action=pay&card=visa')),
  fail: buyer => ordered(buyer, outTradeNo => press(buyer, outTradeNo, 'action=fail')),
  cancel: buyer => ordered(buyer, outTradeNo => call('/order/cancel', { outTradeNo }, buyer.token)),
  refund: buyer => ordered(buyer, outTradeNo => call('/order/refund', { outTradeNo }, buyer.token)),
  // Rejected for all but the administrators.
  part: buyer =>
    ordered(buyer, outTradeNo =>
      call(
        '/order/refund',
        { outTradeNo, ...(random() < 0.5 ? { packId: pick(packs) } : { amount: 0.01 + Math.floor(random() * 300) / 100 }) },
        buyer.token,
      ),
    ),
  lie: buyer => ordered(buyer, outTradeNo => lie(buyer, outTradeNo)),
  polish: buyer => call('/text/polish', { text: 'I has recieve your mesage, and I am agree.' }, buyer.token),
  change: buyer => call('/subscription/change', { packId: pick(plans) }, buyer.token),
  end: buyer => call('/subscription/cancel', {}, buyer.token),
  resume: buyer => call('/subscription/resume', {}, buyer.token),
}
const wheel =
  'buy buy cart cart cart balance topUp topUp pay pay pay pay pay pay fail cancel refund refund part part lie lie polish change change end resume'.split(
    ' ',
  )

async function check(): Promise<string[]> {
  const store = await openDatabase(readConfig({ DATABASE_URL: databaseUrl }))
  const differences = await reconcile(store)
  await store.close()
  return differences
}

const env = { SANDBOX_WEBHOOK_SECRET: secret, DATA_DIR: folder, LOG_LEVEL: 'error' }
server = await spawnServer(databaseUrl, env)
const buyers: Buyer[] = []
for (let count = 0; count < 6; count++) {
  const login = count < 3 ? { email: 'admin@demo.com', password: 'admin' } : { email: 'client@demo.com', password: 'client' }
  const answer = await call('/register/login', login)
  buyers.push({ token: String(answer?.body.auth), orders: [] })
}
/** Waits until the server has its database back. */
async function awaitReady() {
  for (let tries = 0; tries < 150; tries++) {
    const response = await fetch(`${server.url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await wait(200)
  }
  errors.push('the server did not recover after its database')
}

let crashes = 0
let databaseCrashes = 0
const started = performance.now()
for (let round = 0; round < rounds; round++) {
  const name = pick(wheel)
  counts[name] = (counts[name] ?? 0) + 1
  const step = steps[name]?.(pick(buyers))
  if (random() < 1 / untilCrash) {
    // In the middle of this round and of others.
    const others = [1, 2, 3].map(() => steps[pick(wheel)]?.(pick(buyers)))
    await wait(random() * 25)
    crashes += 1
    if (postgres && random() < 0.4) {
      // The database dies under the server, which stays.
      isDown = true
      await postgres.crash()
      await Promise.all([step, ...others])
      await postgres.restart()
      await awaitReady()
      isDown = false
      databaseCrashes += 1
    } else {
      server.child.kill('SIGKILL')
      await Promise.all([step, ...others, server.ended])
      server = await spawnServer(databaseUrl, env)
    }
    const differences = await check()
    if (differences.length > 0) errors.push(`after crash ${crashes}: ${differences.join('; ')}`)
  } else await step
}
// Reports that a crash interrupted are sent again.
const waiting = new Set(confirmed.keys())
for (let tries = 0; tries < 60 && waiting.size > 0; tries++) {
  for (const outTradeNo of waiting) {
    const order = await call('/order/get', { outTradeNo }, confirmed.get(outTradeNo)?.token)
    if (order?.body.status === 'paid' || order?.body.status === 'refunded') waiting.delete(outTradeNo)
  }
  if (waiting.size > 0) await wait(3000)
}
for (const outTradeNo of waiting) errors.push(`order ${outTradeNo} was charged, but not credited`)
errors.push(...(await check()))
server.child.kill('SIGTERM')
await server.ended
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
console.log(
  JSON.stringify({
    database,
    rounds,
    crashes,
    databaseCrashes,
    events,
    charged: confirmed.size,
    counts,
    seconds: Math.round((performance.now() - started) / 1000),
  }),
)
for (const error of errors) console.log(error)
console.log(`${errors.length} errors`)
process.exitCode = errors.length > 0 ? 1 : 0
