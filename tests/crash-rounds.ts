/**
 * `node tests/crash-rounds.ts [rounds] [database]`: random rounds of buying, failing, canceling, refunding, and changing
 * plans, while the server is killed again and again; then compares the books. Too long for `npm test`.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import '../server/areas/index.ts'
import { reconcile } from '../server/areas/words/reconcile.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/open-database.ts'
import { createDataFolder } from './support/data-folder.ts'
import { type ServerProcess, spawnServer } from './support/server-process.ts'

const rounds = Number(process.argv[2] ?? 2000)
const folder = createDataFolder('desk-crashes-')
const databaseUrl = process.argv[3] ?? `file:${join(folder, 'crashes.sqlite')}`
/** Rounds between two crashes, on average. */
const untilCrash = 25

let state = 20_261_122
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
    if (response.status >= 500) errors.push(`${path}: ${response.status} ${JSON.stringify(answer)}`)
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

const steps: Record<string, (buyer: Buyer) => Promise<unknown>> = {
  buy: buyer => buy(buyer, '/order/create', { packId: pick([...packs, ...plans]), method: 'sandbox', country: pick(['DE', 'US']) }),
  balance: buyer => buy(buyer, '/order/create', { packId: pick([...packs, ...plans]), method: 'balance' }),
  topUp: buyer => buy(buyer, '/order/topUp', { amount: pick([5, 50, 400]), method: 'sandbox' }),
  pay: async buyer => buyer.orders.length > 0 && press(buyer, pick(buyer.orders.slice(-5)), 'action=pay&card=visa'),
  fail: async buyer => buyer.orders.length > 0 && press(buyer, pick(buyer.orders.slice(-5)), 'action=fail'),
  cancel: async buyer => buyer.orders.length > 0 && call('/order/cancel', { outTradeNo: pick(buyer.orders) }, buyer.token),
  refund: async buyer => buyer.orders.length > 0 && call('/order/refund', { outTradeNo: pick(buyer.orders) }, buyer.token),
  polish: buyer => call('/text/polish', { text: 'I has recieve your mesage, and I am agree.' }, buyer.token),
  change: buyer => call('/subscription/change', { packId: pick(plans) }, buyer.token),
  end: buyer => call('/subscription/cancel', {}, buyer.token),
  resume: buyer => call('/subscription/resume', {}, buyer.token),
}
const wheel = 'buy buy buy balance balance topUp topUp pay pay pay pay pay fail cancel refund refund polish change change end resume'.split(
  ' ',
)

async function check(): Promise<string[]> {
  const store = await openDatabase(readConfig({ DATABASE_URL: databaseUrl }))
  const differences = await reconcile(store)
  await store.close()
  return differences
}

const env = { SANDBOX_WEBHOOK_SECRET: 'crashes', DATA_DIR: folder, LOG_LEVEL: 'error' }
server = await spawnServer(databaseUrl, env)
const buyers: Buyer[] = []
for (let count = 0; count < 6; count++) {
  const answer = await call('/register/login', { email: 'client@demo.com', password: 'client' })
  buyers.push({ token: String(answer?.body.auth), orders: [] })
}
let crashes = 0
const started = performance.now()
for (let round = 0; round < rounds; round++) {
  const name = pick(wheel)
  counts[name] = (counts[name] ?? 0) + 1
  const step = steps[name]?.(pick(buyers))
  if (random() < 1 / untilCrash) {
    // In the middle of this round and of others.
    const others = [1, 2, 3].map(() => steps[pick(wheel)]?.(pick(buyers)))
    await wait(random() * 25)
    server.child.kill('SIGKILL')
    await Promise.all([step, ...others, server.ended])
    crashes += 1
    server = await spawnServer(databaseUrl, env)
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
rmSync(folder, { recursive: true, force: true })
console.log(JSON.stringify({ rounds, crashes, charged: confirmed.size, counts, seconds: Math.round((performance.now() - started) / 1000) }))
for (const error of errors) console.log(error)
console.log(`${errors.length} errors`)
process.exitCode = errors.length > 0 ? 1 : 0
