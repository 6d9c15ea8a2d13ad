/** The built-in payment provider: takes test cards only, and reports payments by signed webhooks, like any other provider. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/store.ts'
import { hourMs, minuteMs } from '../../time.ts'
import { currency } from './catalog.ts'
import type { Gateway } from './gateway.ts'
import type { PaymentOrderRow } from './tables.ts'

type SandboxConfig = Pick<Config, 'sandboxWebhookSecret' | 'dataDir' | 'appUrl'>

/** Signatures older than this, or as much in the future, are rejected. */
const toleranceSeconds = 300

const secrets = new Map<string, string>()

/** The secret of webhook signatures: configured, or random and kept in the data folder. */
export function sandboxSecret({ sandboxWebhookSecret, dataDir }: SandboxConfig): string {
  if (sandboxWebhookSecret) return sandboxWebhookSecret
  const known = secrets.get(dataDir)
  if (known) return known
  const file = join(dataDir, 'sandbox-webhook-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // as every error of node:fs
  }
  const secret = readFileSync(file, 'utf8').trim()
  secrets.set(dataDir, secret)
  return secret
}

const hmac = (secret: string, text: string | Buffer) => createHmac('sha256', secret).update(text).digest()

/** Header `Sandbox-Signature` of a body. */
export function signBody(config: SandboxConfig, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hmac(sandboxSecret(config), `${seconds}.${body}`).toString('hex')}`
}

/** Whether the header signs exactly these bytes, and recently. */
export function isSigned(config: SandboxConfig, body: Buffer, header: string | undefined, now: Date): boolean {
  const parts = (header ?? '').split(',').map(part => part.trim().split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(seconds) || Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false
  const wanted = hmac(sandboxSecret(config), Buffer.concat([Buffer.from(`${seconds}.`), body]))
  return parts.some(([name, value]) => {
    if (name !== 'v1' || !/^[\da-f]{64}$/i.test(value ?? '')) return false
    return timingSafeEqual(Buffer.from(value ?? '', 'hex'), wanted)
  })
}

/** Part of the page's address that only the buyer knows. */
const payToken = (config: SandboxConfig, outTradeNo: string) =>
  hmac(sandboxSecret(config), `pay:${outTradeNo}`).toString('base64url').slice(0, 24)

export const payPath = (config: SandboxConfig, outTradeNo: string) => `/sandbox-pay/${outTradeNo}/${payToken(config, outTradeNo)}`

export function isPayToken(config: SandboxConfig, outTradeNo: string, token: string): boolean {
  const [given, wanted] = [Buffer.from(token), Buffer.from(payToken(config, outTradeNo))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

export const sandboxGateway = (config: SandboxConfig): Gateway => ({
  payUrl: outTradeNo => config.appUrl.replace(/\/$/, '') + payPath(config, outTradeNo),
  refund: (db, { outTradeNo, paymentId, refundedCents }, cents, now) =>
    queueEvent(db, {
      id: `evt_refund_${outTradeNo}_${refundedCents + cents}`,
      type: 'payment.refunded',
      data: { outTradeNo, amount: cents, currency, paymentId: paymentId ?? '' },
      now,
    }),
})

interface SandboxEvent {
  id: string
  type: string
  data: { outTradeNo: string; amount: number; currency: string; paymentId: string }
  now: Date
}

/** Stores an event to be sent; the same ID is sent once. */
async function queueEvent(db: Db, { id, type, data, now }: SandboxEvent): Promise<void> {
  const body = JSON.stringify({ id, type, created: Math.floor(now.getTime() / 1000), data })
  await db
    .insertInto('sandboxDeliveries')
    .values({ id, body, nextAt: now.toISOString() })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

export type Outcome = 'paid' | 'failed'

/** The provider's side of a payment: the card is charged once, whatever is clicked. Returns what the payment is. */
export async function chargeCard(db: Db, order: PaymentOrderRow, outcome: Outcome, now: Date): Promise<Outcome> {
  const { outTradeNo, totalCents } = order
  const done = await db.selectFrom('sandboxPayments').selectAll().where('outTradeNo', '=', outTradeNo).executeTakeFirst()
  if (done?.status === 'paid') return 'paid'
  const paymentId = `pay_${randomBytes(9).toString('hex')}`
  const payment = { paymentId, status: outcome, amountCents: totalCents, at: now.toISOString() }
  await db
    .insertInto('sandboxPayments')
    .values({ outTradeNo, ...payment })
    .onConflict(conflict => conflict.column('outTradeNo').doUpdateSet(payment))
    .execute()
  const type = outcome === 'paid' ? 'payment.succeeded' : 'payment.failed'
  await queueEvent(db, { id: `evt_${paymentId}`, type, data: { outTradeNo, amount: totalCents, currency, paymentId }, now })
  return outcome
}

/** ID of the event that renews a plan; `findRenewal` reads it. */
export const renewalId = sql<string>`'evt_renewal_' || ${sql.ref('subscriptions.outTradeNo')} || '_' || ${sql.ref('subscriptions.renewsAt')}`
const renewalPrefix = (outTradeNo: string) => `evt_renewal_${outTradeNo}_`

/** The period whose renewal the sandbox reports by itself; undefined for other events. */
export function findRenewal(eventId: string, outTradeNo: string): string | undefined {
  const prefix = renewalPrefix(outTradeNo)
  return eventId.startsWith(prefix) ? eventId.slice(prefix.length) : undefined
}

/** The renewal of a plan, once for each period. It costs what the plan costs when it is applied. */
export const queueRenewal = (db: Db, renewal: { outTradeNo: string; renewsAt: string; cents: number }, now: Date) =>
  queueEvent(db, {
    id: renewalPrefix(renewal.outTradeNo) + renewal.renewsAt,
    type: 'subscription.renewed',
    data: { outTradeNo: renewal.outTradeNo, amount: renewal.cents, currency, paymentId: `pay_${renewal.renewsAt}` },
    now,
  })

/** Waits between attempts to deliver an event. */
const waits = [5000, 30_000, 2 * minuteMs, 10 * minuteMs, hourMs, 6 * hourMs, 12 * hourMs, 24 * hourMs]

export const waitAfter = (attempts: number): number | undefined => waits[attempts - 1]
