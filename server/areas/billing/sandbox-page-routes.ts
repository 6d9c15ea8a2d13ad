/** The sandbox provider's page: shows the order, and pays it with a test card. No card number is ever sent. */
import express, { type Response, Router } from 'express'
import type { Parts } from '../../context.ts'
import { toPrice, toDollars } from '../../money.ts'
import { lockAccount } from '../words/reservations.ts'
import { findPack } from './catalog.ts'
import { deliverDue } from './deliveries.ts'
import { chargeCard, isPayToken, payPath } from './sandbox.ts'
import type { PaymentOrderRow } from './tables.ts'

const cards = [
  { id: 'visa', number: '4242 4242 4242 4242', effect: 'is paid' },
  { id: '3ds', number: '4000 0027 6000 3184', effect: 'asks for 3-D Secure' },
  { id: 'declined', number: '4000 0000 0000 0002', effect: 'is declined' },
] as const

/** The pages that lead to a payment, and get the buyer back. */
const returnPaths = {
  billing: '/pages/account-settings/billing-plans?',
  checkout: '/front-pages/checkout?step=confirmation&',
  payment: '/front-pages/payment?',
} as const
type Origin = keyof typeof returnPaths
const originOf = (given: unknown): Origin => (given === 'checkout' || given === 'payment' ? given : 'billing')

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** `/sandbox-pay/<order>/<token>`. */
export function sandboxPageRouter(parts: Parts): Router {
  const { config, store } = parts
  const router = Router()
  const path = '/sandbox-pay/:outTradeNo/:token'
  const appUrl = config.appUrl.replace(/\/$/, '')
  const returnTo = (outTradeNo: string, outcome: string, origin: Origin) =>
    `${appUrl}${returnPaths[origin]}order=${outTradeNo}&payment=${outcome}`

  async function findOrder({ outTradeNo, token }: { outTradeNo: string; token: string }): Promise<PaymentOrderRow | undefined> {
    if (!config.sandboxPayments || !isPayToken(config, outTradeNo, token)) return undefined
    return store.db.selectFrom('paymentOrders').selectAll().where('outTradeNo', '=', outTradeNo).executeTakeFirst()
  }

  router.get(path, (req, res, next) => {
    findOrder(req.params)
      .then(order => (order ? send(parts, res, pageOf(parts, order, originOf(req.query.from))) : next()))
      .catch(next)
  })

  router.post(path, express.urlencoded({ extended: false, limit: '2kb', parameterLimit: 10 }), (req, res, next) => {
    const { action, card } = (req.body ?? {}) as Record<string, unknown> // a parsed form
    const port = req.socket.localPort ?? config.port
    const act = async () => {
      const order = await findOrder(req.params)
      if (!order) return next()
      const { outTradeNo } = order
      const origin = originOf(req.query.from)
      if (action === 'cancel') return res.redirect(303, returnTo(outTradeNo, 'canceled', origin))
      if (!isOpen(parts, order)) return send(parts, res, pageOf(parts, order, origin))
      if (action === 'pay' && card === '3ds') return send(parts, res, confirmPage(parts, order, origin))
      const isPaid = action === 'confirm' || (action === 'pay' && card === 'visa')
      const outcome = await store.transact(async db => {
        // Two clicks at once must not charge twice.
        await lockAccount(db, order.accountId)
        return chargeCard(db, order, isPaid ? 'paid' : 'failed', parts.now())
      })
      await deliverDue(parts, port)
      return res.redirect(303, returnTo(outTradeNo, outcome, origin))
    }
    act().catch(next)
  })
  return router
}

const isOpen = ({ now }: Parts, { status, expiresAt, note }: PaymentOrderRow) =>
  (status === 'pending' || (status === 'failed' && note === 'DECLINED')) && expiresAt > now().toISOString()

function send({ config }: Parts, res: Response, html: string) {
  const action = new URL(config.appUrl).origin
  res.set(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${action}; frame-ancestors 'none'; base-uri 'none'`,
  )
  res.set('cache-control', 'no-store').set('referrer-policy', 'no-referrer')
  res.type('html').send(html)
}

function pageOf(parts: Parts, order: PaymentOrderRow, origin: Origin): string {
  const { config, now } = parts
  const isExpired = order.status === 'pending' && order.expiresAt <= now().toISOString()
  const back = `${config.appUrl.replace(/\/$/, '')}${returnPaths[origin]}order=${order.outTradeNo}`
  if (!isOpen(parts, order))
    return layout(
      order,
      `<p class="note">This order is ${isExpired ? 'expired' : order.status}. Nothing can be paid here.</p><a class="button" href="${escape(back)}">Back to Deskwright</a>`,
    )
  const choices = cards.map(
    ({ id, number, effect }, index) =>
      `<label><input type="radio" name="card" value="${id}"${index === 0 ? ' checked' : ''}> <span><b>${number}</b><br>${effect}</span></label>`,
  )
  const declined = order.status === 'failed' ? '<p class="note">The last payment was declined. Try another card.</p>' : ''
  return layout(
    order,
    `${declined}<form method="post" action="${payPath(config, order.outTradeNo)}?from=${origin}">
<fieldset><legend>Test card</legend>${choices.join('')}</fieldset>
<button class="button" name="action" value="pay">Pay ${toPrice(toDollars(order.totalCents))}</button>
<div class="row"><button name="action" value="fail">Fail</button><button name="action" value="cancel">Cancel</button></div></form>`,
  )
}

const confirmPage = ({ config }: Parts, order: PaymentOrderRow, origin: Origin) =>
  layout(
    order,
    `<p class="note">3-D Secure: your bank asks you to confirm this payment.</p>
<form method="post" action="${payPath(config, order.outTradeNo)}?from=${origin}">
<button class="button" name="action" value="confirm">Confirm the payment</button>
<div class="row"><button name="action" value="fail">Reject</button><button name="action" value="cancel">Cancel</button></div></form>`,
  )

const layout = (order: PaymentOrderRow, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Pay ${escape(order.outTradeNo)}</title>
<style>
:root { color-scheme: light dark; font: 15px/1.55 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 18%, transparent) }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: color-mix(in srgb, canvastext 4%, canvas) }
main { width: min(420px, calc(100vw - 32px)); box-sizing: border-box; padding: 28px; border: 1px solid var(--line); border-radius: 14px; background: canvas }
h1 { font-size: 15px; font-weight: 600; margin: 0; opacity: 0.75 } .price { font-size: 32px; font-weight: 650; margin: 4px 0 0; letter-spacing: -0.02em }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0; font-size: 14px } dt { opacity: 0.7 } dd { margin: 0; text-align: right; overflow-wrap: anywhere }
fieldset { border: 0; padding: 0; margin: 0 0 16px; display: grid; gap: 8px } legend { font-weight: 600; padding: 0; margin-bottom: 8px }
label { display: flex; gap: 12px; align-items: center; padding: 10px 14px; border: 1px solid var(--line); border-radius: 10px; font-size: 14px; font-variant-numeric: tabular-nums }
label:has(:checked) { border-color: #5b5bd6; box-shadow: 0 0 0 1px #5b5bd6 }
button, .button { font: inherit; cursor: pointer; box-sizing: border-box; display: block; width: 100%; min-height: 44px; padding: 10px 16px; border-radius: 10px; border: 1px solid var(--line); background: none; color: inherit; text-align: center; text-decoration: none }
.button { background: #5b5bd6; border-color: #5b5bd6; color: #fff; font-weight: 600 } .row { display: flex; gap: 8px; margin-top: 8px }
.note { margin: 0 0 16px; padding: 10px 14px; border-radius: 10px; background: color-mix(in srgb, #5b5bd6 12%, canvas) } small { display: block; margin-top: 16px; opacity: 0.75 }
:focus-visible { outline: 2px solid #5b5bd6; outline-offset: 2px }
</style></head><body><main>
<h1>Sandbox payment</h1><p class="price">${toPrice(toDollars(order.totalCents))}</p>
<dl><dt>Order</dt><dd>${escape(order.outTradeNo)}</dd><dt>Item</dt><dd>${escape(findPack(order.packId).name)}</dd></dl>
${content}
<small>No real money moves here. Cards are test cards.</small>
</main></body></html>`
