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
import { type Applied, applyEvent, eventEnvelope, isKnownType, readEventData } from './events.ts'
import { isSigned } from './sandbox.ts'

const maxBytes = 64 * 1024

/** `POST /webhooks/<provider>`. */
export function webhookRouter(parts: Parts): Router {
  const router = Router()
  router.post('/webhooks/sandbox', (req, res, next) => {
    if (!parts.config.sandboxPayments) return next()
    receive(parts, req, res).catch((error: unknown) => {
      const requestId = String(res.getHeader('x-request-id') ?? '')
      toAppError(error, parts, requestId)
      // The provider sends the event again.
      if (!res.headersSent) res.status(503).set('retry-after', '5').json({ received: false, requestId })
    })
  })
  return router
}

async function receive(parts: Parts, req: Request, res: Response) {
  const body = await readRaw(req)
  if (!body) return refuse(parts, res, 'WEBHOOK_TOO_LARGE')
  if (!isSigned(parts.config, body, req.get('sandbox-signature'), parts.now())) return refuse(parts, res, 'WEBHOOK_SIGNATURE_INVALID')
  const event = eventEnvelope.safeParse(parseJson(body)).data
  if (!event || (isKnownType(event.type) && !readEventData(event))) return refuse(parts, res, 'WEBHOOK_EVENT_INVALID')
  const applied = await parts.store.transact(db => applyEvent(db, 'sandbox', event, parts.now()))
  report(parts, event.id, applied)
  res.status(applied.effect === 'waiting' ? 202 : 200).json({ received: true, effect: applied.effect })
}

/** Tells the account's windows, and operators of what should not happen. */
function report(parts: Parts, id: string, { effect, accountId, outTradeNo, notified }: Applied) {
  parts.metrics.countWebhook(effect)
  if (effect === 'mismatch') {
    recordIncident(parts, 'fault')
    parts.log.error({ event: id, outTradeNo, accountId }, 'a payment does not match its order')
  }
  if (accountId === undefined || effect === 'none' || effect === 'duplicate') return
  parts.events.publish(`account:${accountId}`, {})
  if (notified) publishNotifications(parts, accountId)
}

function refuse(parts: Parts, res: Response, reason: Reason) {
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
