/** A local server that speaks as much of Stripe's HTTP as the application uses, and keeps what it is told. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Fields of a form as Stripe's library sends it: `items[0][price]`. */
type Fields = Record<string, string>
// oxlint-disable-next-line typescript/no-explicit-any -- objects of Stripe, of which tests look into some fields
export type Thing = Record<string, any>

export interface FakeStripe {
  url: string
  calls: { method: string; path: string; fields: Fields; key: string | undefined }[]
  sessions: Map<string, Thing>
  subscriptions: Map<string, Thing>
  refunds: Thing[]
  prices: Thing[]
  coupons: Map<string, Thing>
  /** How it answers: as usual, not at all, or with an error. `lost` does the work, but the answer is lost; `slow` waits for another mode. */
  mode: 'up' | 'down' | 'error' | 'lost' | 'slow'
  /** Whether it rejects to open the page of an order. */
  isRejected: (outTradeNo: string | undefined) => boolean
  close: () => Promise<void>
}

interface Failure {
  status: number
  error: Thing
}
const fail = (status: number, message: string, type = 'invalid_request_error', code?: string): Failure => ({
  status,
  error: { type, message, ...(code && { code }) },
})
const isFailure = (answer: Thing | Failure): answer is Failure => 'error' in answer && 'status' in answer

export async function startFakeStripe(): Promise<FakeStripe> {
  const fake: Omit<FakeStripe, 'url' | 'close'> = {
    calls: [],
    sessions: new Map(),
    subscriptions: new Map(),
    refunds: [],
    prices: [],
    coupons: new Map(),
    mode: 'up',
    isRejected: () => false,
  }
  const known = new Map<string, { request: string; answer: Thing }>()
  let count = 0
  const idOf = (prefix: string) => `${prefix}_${String(count++).padStart(4, '0')}_${randomUUID().slice(0, 8)}`

  function openSession(fields: Fields): Thing | Failure {
    if (fake.isRejected(fields.client_reference_id)) return fail(400, 'Not with these parameters')
    const expiresIn = Number(fields.expires_at) - Date.now() / 1000
    // The tests' clock may be elsewhere: only the form is checked.
    if (!Number.isInteger(Number(fields.expires_at)) || Number.isNaN(expiresIn)) return fail(400, 'expires_at is missing')
    const interval = fields.mode === 'subscription'
    let total = 0
    let recurring = 0
    for (let index = 0; fields[`line_items[${index}][quantity]`]; index++) {
      const item = `line_items[${index}]`
      const price = fake.prices.find(({ id }) => id === fields[`${item}[price]`])
      if (fields[`${item}[price]`] && !price) return fail(400, 'No such price')
      if (price?.recurring) recurring += 1
      total += Number(price?.unit_amount ?? fields[`${item}[price_data][unit_amount]`]) * Number(fields[`${item}[quantity]`])
    }
    // A subscription may have one-time prices on its first invoice.
    if (interval !== recurring > 0) return fail(400, 'The prices do not fit the mode')
    const coupon = fake.coupons.get(fields['discounts[0][coupon]'] ?? '')
    const id = idOf('cs_test')
    const session = {
      id,
      object: 'checkout.session',
      mode: fields.mode,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      client_reference_id: fields.client_reference_id,
      amount_total: total - Number(coupon?.amount_off ?? 0),
      currency: 'usd',
      status: 'open',
      payment_status: 'unpaid',
      success_url: fields.success_url,
      expires_at: Number(fields.expires_at),
      prices: Object.entries(fields).flatMap(([name, value]) => (name.endsWith('[price]') ? [value] : [])),
      metadata: { outTradeNo: fields['metadata[outTradeNo]'] },
    }
    fake.sessions.set(id, session)
    return session
  }

  function answer(method: string, path: string, fields: Fields): Thing | Failure {
    const [, , noun = '', id = '', verb = ''] = path.replace('/v1/checkout/sessions', '/v1/sessions').split('/')
    const list = (data: Thing[]) => ({ object: 'list', data, has_more: false, url: path })
    switch (`${method} ${noun}`) {
      case 'POST sessions': {
        if (!id) return openSession(fields)
        const session = fake.sessions.get(id)
        if (!session || verb !== 'expire') return fail(404, 'No such session')
        if (session.status !== 'open') return fail(400, 'Only open sessions can expire')
        return Object.assign(session, { status: 'expired' })
      }
      case 'GET prices':
        return list(fake.prices.filter(({ lookup_key: key }) => key === fields['lookup_keys[0]']))
      case 'POST prices': {
        for (const price of fake.prices) if (price.lookup_key === fields.lookup_key) price.lookup_key = null
        const price = {
          id: idOf('price'),
          object: 'price',
          lookup_key: fields.lookup_key,
          unit_amount: Number(fields.unit_amount),
          currency: fields.currency,
          recurring: fields['recurring[interval]'] ? { interval: fields['recurring[interval]'] } : null,
        }
        fake.prices.push(price)
        return price
      }
      case 'POST coupons': {
        const coupon = { id: idOf('coupon'), object: 'coupon', amount_off: Number(fields.amount_off), duration: fields.duration }
        fake.coupons.set(coupon.id, coupon)
        return coupon
      }
      case 'GET refunds':
        return list(fake.refunds.filter(({ payment_intent: intent }) => intent === fields.payment_intent))
      case 'POST refunds': {
        if (fields.payment_intent === 'pi_refunded')
          return fail(400, 'Charge has already been refunded.', 'invalid_request_error', 'charge_already_refunded')
        const refund = {
          id: idOf('re'),
          object: 'refund',
          amount: Number(fields.amount),
          currency: 'usd',
          payment_intent: fields.payment_intent,
          status: 'succeeded',
          metadata: { outTradeNo: fields['metadata[outTradeNo]'], call: fields['metadata[call]'] },
        }
        fake.refunds.push(refund)
        return refund
      }
      case 'GET payment_intents':
        return { id, object: 'payment_intent', metadata: {} }
      case 'GET invoice_payments': {
        const invoice = fields.invoice ?? (fields['payment[payment_intent]'] ?? '').replace('pi_of_', '')
        return list([{ id: 'inpay', invoice, payment: { type: 'payment_intent', payment_intent: `pi_of_${invoice}` } }])
      }
      case 'GET subscriptions':
        return fake.subscriptions.get(id) ?? fail(404, 'No such subscription')
      case 'DELETE subscriptions':
        return Object.assign(fake.subscriptions.get(id) ?? {}, { status: 'canceled' })
      case 'POST subscriptions': {
        const subscription = fake.subscriptions.get(id)
        if (!subscription) return fail(404, 'No such subscription')
        if (fields.cancel_at_period_end) subscription.cancel_at_period_end = fields.cancel_at_period_end === 'true'
        if (fields.trial_end) subscription.trial_end = Number(fields.trial_end)
        const added = Object.entries(fields).flatMap(([name, value]) => (/^items\[\d+\]\[price\]$/.test(name) ? [value] : []))
        if (added.length > 0) subscription.items = itemsOf(added)
        return subscription
      }
      default:
        return fail(404, `Unrecognized request URL (${method}: ${path})`)
    }
  }
  const itemsOf = (prices: string[]) => ({ object: 'list', data: prices.map(price => ({ id: idOf('si'), price: { id: price } })) })

  async function handle(req: IncomingMessage, res: ServerResponse) {
    let body = ''
    for await (const chunk of req as AsyncIterable<Buffer>) body += chunk.toString()
    const url = new URL(req.url ?? '/', 'http://stripe.test')
    const fields = Object.fromEntries(new URLSearchParams(req.method === 'POST' ? body : url.search))
    const key = req.headers['idempotency-key']?.toString()
    const method = req.method ?? 'GET'
    fake.calls.push({ method, path: url.pathname, fields, key })
    const send = (status: number, answered: Thing) => {
      res.writeHead(status, { 'content-type': 'application/json', 'request-id': idOf('req') }).end(JSON.stringify(answered))
    }
    while (fake.mode === 'slow' && !req.socket.destroyed) await wait(10)
    if (fake.mode === 'down') return void req.socket.destroy()
    if (!req.headers.authorization?.startsWith('Bearer sk_test_')) return send(401, fail(401, 'Invalid API Key provided'))
    if (fake.mode === 'error') return send(500, { error: { type: 'api_error', message: 'Something went wrong on our end' } })
    const request = `${method} ${url.pathname} ${body}`
    const same = key === undefined ? undefined : known.get(key)
    if (same && same.request !== request)
      return send(400, {
        error: { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters' },
      })
    const answered = same?.answer ?? answer(method, url.pathname, fields)
    if (isFailure(answered)) return send(answered.status, { error: answered.error })
    if (key !== undefined) known.set(key, { request, answer: answered })
    if (fake.mode === 'lost') return void req.socket.destroy()
    send(200, answered)
  }
  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a TCP server
  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
