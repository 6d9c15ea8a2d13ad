/** Webhooks of payment providers: the signature covers the raw bytes, so these routes read their own bodies. */
import type { IncomingMessage } from 'node:http'
import { type Request, type Response, Router } from 'express'
import type { Parts } from '../../context.ts'
import { recordIncident } from '../../db/incidents.ts'
import { toAppError } from '../../error-reporting.ts'
import type { Reason } from '../../errors.ts'
import { errors } from '../../messages/errors.ts'
import { formatMessage } from '../../messages/format.ts'
import { publishNotifications } from '../notifications/notify.ts'
import { type Applied, applyEvent, eventEnvelope, isKnownType, type ProviderEvent, readEventData } from './events.ts'
import { isSigned } from './sandbox.ts'
import { stripeFailure } from './stripe-client.ts'
import { readStripeEvent, translateEvent } from './stripe-events.ts'

const maxBytes = 64 * 1024

/** `POST /webhooks/<provider>`. */
export function webhookRouter(parts: Parts): Router {
  const router = Router()
  router.post('/webhooks/sandbox', (req, res, next) => {
    if (!parts.config.sandboxPayments) return next()
    receive(parts, res, () => readSandboxEvent(parts, req, res))
  })
  router.post('/webhooks/stripe', (req, res, next) => {
    if (!parts.config.stripe) return next()
    receive(parts, res, () => readSignedByStripe(parts, req, res))
  })
  return router
}

interface Received {
  provider: 'sandbox' | 'stripe'
  event: ProviderEvent
}

/** Stores and applies the event that `read` finds in the request; without one, `read` has answered. */
function receive(parts: Parts, res: Response, read: () => Promise<Received | undefined>) {
  const act = async () => {
    const received = await read()
    if (!received) return
    const { provider, event } = received
    const applied = await parts.store.transact(db => applyEvent(db, provider, event, parts.now()))
    report(parts, event.id, applied)
    res.status(applied.effect === 'waiting' ? 202 : 200).json({ received: true, effect: applied.effect })
  }
  act().catch((error: unknown) => {
    const requestId = String(res.getHeader('x-request-id') ?? '')
    const failure = stripeFailure(error)
    if (failure) parts.log.warn({ failure, requestId }, 'Stripe did not answer a question about an event')
    else toAppError(error, parts, requestId)
    // The provider sends the event again.
    if (!res.headersSent) res.status(503).set('retry-after', '5').json({ received: false, requestId })
  })
}

async function readSandboxEvent(parts: Parts, req: Request, res: Response): Promise<Received | undefined> {
  const body = await readRaw(req)
  if (!body) return refuse(parts, res, 'WEBHOOK_TOO_LARGE')
  if (!isSigned(parts.config, body, req.get('sandbox-signature'), parts.now())) return refuse(parts, res, 'WEBHOOK_SIGNATURE_INVALID')
  const event = eventEnvelope.safeParse(parseJson(body)).data
  if (!event || (isKnownType('sandbox', event.type) && !readEventData(event))) return refuse(parts, res, 'WEBHOOK_EVENT_INVALID')
  return { provider: 'sandbox', event }
}

async function readSignedByStripe(parts: Parts, req: Request, res: Response): Promise<Received | undefined> {
  const { config, store, now } = parts
  const body = await readRaw(req)
  if (!body) return refuse(parts, res, 'WEBHOOK_TOO_LARGE')
  const signed = await readStripeEvent(config, body, req.get('stripe-signature'), now())
  if (!signed) return refuse(parts, res, 'WEBHOOK_SIGNATURE_INVALID')
  const event = eventEnvelope.safeParse(await translateEvent(config, store.db, signed)).data
  if (!event || (isKnownType('stripe', event.type) && !readEventData(event))) return refuse(parts, res, 'WEBHOOK_EVENT_INVALID')
  return { provider: 'stripe', event }
}

/** Tells the account's windows, and operators of what should not happen. */
function report(parts: Parts, id: string, { effect, accountId, outTradeNo, notified, administrators = [] }: Applied) {
  parts.metrics.countWebhook(effect)
  if (effect === 'mismatch') {
    recordIncident(parts, 'fault')
    parts.log.error({ event: id, outTradeNo, accountId }, 'a payment does not match its order')
  }
  for (const administrator of administrators) publishNotifications(parts, administrator)
  if (accountId === undefined || effect === 'none' || effect === 'duplicate') return
  parts.events.publish(`account:${accountId}`, {})
  if (notified) publishNotifications(parts, accountId)
}

function refuse(parts: Parts, res: Response, reason: Reason): undefined {
  parts.metrics.countWebhook('rejected')
  const requestId = String(res.getHeader('x-request-id') ?? '')
  res.status(400).json({ message: formatMessage(errors, reason, {}) ?? reason, code: 'BAD_USER_INPUT', reason, requestId })
}

/** The body, or undefined if it is too large. */
async function readRaw(req: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
