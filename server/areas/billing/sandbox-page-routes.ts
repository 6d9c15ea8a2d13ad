/** The sandbox provider's page: shows the order, and pays it with a test card. No card number is ever sent. */
import express, { type Request, type Response, Router } from 'express'
import type { Parts } from '../../context.ts'
import { toDollars } from '../../money.ts'
import { lockAccount } from '../words/reservations.ts'
import { findPack, isTopUp } from './catalog.ts'
import { deliverDue } from './deliveries.ts'
import { listItems, type OrderItemRow } from './items.ts'
import { findRow } from './rows.ts'
import { chargeCard, isPayToken, payPath } from './sandbox.ts'
import { pageStyles } from './sandbox-page-styles.ts'
import { isPageLanguage, type PageLanguage, pageTexts } from './sandbox-page-texts.ts'
import type { PaymentOrderRow } from './tables.ts'

const cards = [
  { id: 'visa', number: '4242 4242 4242 4242' },
  { id: '3ds', number: '4000 0027 6000 3184' },
  { id: 'declined', number: '4000 0000 0000 0002' },
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

interface View {
  order: PaymentOrderRow
  items: OrderItemRow[]
  origin: Origin
  language: PageLanguage
}

/** `/sandbox-pay/<order>/<token>`. */
export function sandboxPageRouter(parts: Parts): Router {
  const { config, store } = parts
  const router = Router()
  const path = '/sandbox-pay/:outTradeNo/:token'
  const appUrl = config.appUrl.replace(/\/$/, '')
  const returnTo = (outTradeNo: string, outcome: string, origin: Origin) =>
    `${appUrl}${returnPaths[origin]}order=${outTradeNo}&payment=${outcome}`

  async function findView(req: Request): Promise<View | undefined> {
    const { outTradeNo = '', token = '' } = req.params as Record<string, string> // parameters of the path
    if (!config.sandboxPayments || !isPayToken(config, outTradeNo, token)) return undefined
    const order = await store.db.selectFrom('paymentOrders').selectAll().where('outTradeNo', '=', outTradeNo).executeTakeFirst()
    if (!order) return undefined
    const { from, lang } = req.query
    const preferred = req.acceptsLanguages(Object.keys(pageTexts))
    const language = isPageLanguage(lang) ? lang : isPageLanguage(preferred) ? preferred : 'en'
    return { order, items: await listItems(store.db, outTradeNo), origin: originOf(from), language }
  }

  router.get(path, (req, res, next) => {
    findView(req)
      .then(view => (view ? send(parts, res, pageOf(parts, view)) : next()))
      .catch(next)
  })

  router.post(path, express.urlencoded({ extended: false, limit: '2kb', parameterLimit: 10 }), (req, res, next) => {
    const { action, card } = (req.body ?? {}) as Record<string, unknown> // a parsed form
    const port = req.socket.localPort ?? config.port
    const act = async () => {
      const view = await findView(req)
      if (!view) return next()
      const { order, origin } = view
      const { outTradeNo } = order
      if (action === 'cancel') return res.redirect(303, returnTo(outTradeNo, 'canceled', origin))
      if (!isOpen(parts, order)) return send(parts, res, pageOf(parts, view))
      if (action === 'pay' && card === '3ds') return send(parts, res, confirmPage(parts, view))
      const isPaid = action === 'confirm' || (action === 'pay' && card === 'visa')
      const outcome = await store.transact(async db => {
        // Two clicks at once must not charge twice.
        await lockAccount(db, order.accountId)
        // Canceled meanwhile, in another tab.
        if (!isOpen(parts, await findRow(db, outTradeNo))) return undefined
        return chargeCard(db, order, isPaid ? 'paid' : 'failed', parts.now())
      })
      if (!outcome) return res.redirect(303, payPath(config, outTradeNo))
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

const fill = (text: string, values: Record<string, string>) => text.replaceAll(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '')

const moneyOf = (cents: number, { language, order: { currency } }: View) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(toDollars(cents))

const actionOf = (parts: Parts, { order: { outTradeNo }, origin, language }: View) =>
  `${payPath(parts.config, outTradeNo)}?from=${origin}&amp;lang=${language}`

function pageOf(parts: Parts, view: View): string {
  const { config, now } = parts
  const { order, origin } = view
  const t = pageTexts[view.language]
  const isExpired = order.status === 'pending' && order.expiresAt <= now().toISOString()
  const back = `${config.appUrl.replace(/\/$/, '')}${returnPaths[origin]}order=${order.outTradeNo}`
  if (!isOpen(parts, order))
    return layout(
      view,
      `<p class="note">${t.closed[isExpired ? 'expired' : order.status]}</p><a class="button" href="${escape(back)}">${t.back}</a>`,
    )
  const choices = cards.map(
    ({ id, number }, index) =>
      `<label><input type="radio" name="card" value="${id}"${index === 0 ? ' checked' : ''}><span><b dir="ltr">${number}</b><br>${t.effects[id]}</span></label>`,
  )
  const declined = order.status === 'failed' ? `<p class="note" role="alert">${t.declined}</p>` : ''
  return layout(
    view,
    `${declined}<form method="post" action="${actionOf(parts, view)}">
<fieldset><legend>${t.card}</legend><div class="cards">${choices.join('')}</div></fieldset>
<button class="button" name="action" value="pay">${fill(t.pay, { amount: moneyOf(order.totalCents, view) })}</button>
<div class="row"><button name="action" value="fail">${t.fail}</button><button name="action" value="cancel">${t.cancel}</button></div></form>`,
  )
}

function confirmPage(parts: Parts, view: View): string {
  const t = pageTexts[view.language]
  return layout(
    view,
    `<p class="note">${t.secure}</p>
<form method="post" action="${actionOf(parts, view)}">
<button class="button" name="action" value="confirm">${t.confirm}</button>
<div class="row"><button name="action" value="fail">${t.reject}</button><button name="action" value="cancel">${t.cancel}</button></div></form>`,
  )
}

function nameOf({ packId, quantity }: OrderItemRow, language: PageLanguage): string {
  const { names } = pageTexts[language]
  if (isTopUp(packId)) return names.balance
  const { words, days, interval } = findPack(packId)
  const text = interval ? names[interval] : days === null ? names.packs : names.passes
  const name = fill(text, { words: words.toLocaleString(language), days: String(days) })
  return quantity > 1 ? `${name} × ${quantity.toLocaleString(language)}` : name
}

function summaryOf(view: View): string {
  const { order, items, language } = view
  const t = pageTexts[language]
  const line = (label: string, cents: number, more = '') => `<dt>${label}${more}</dt><dd>${moneyOf(cents, view)}</dd>`
  const rows = items.map(item =>
    line(
      nameOf(item, language),
      item.subtotalCents,
      item.quantity > 1 ? `<small>${fill(t.each, { price: moneyOf(item.unitCents, view) })}</small>` : '',
    ),
  )
  if (order.discountCents > 0)
    rows.push(line(t.discount, -order.discountCents, order.coupon ? `<small dir="ltr">${escape(order.coupon)}</small>` : ''))
  if (order.taxCents > 0) rows.push(line(t.tax, order.taxCents, order.country ? `<small>${escape(order.country)}</small>` : ''))
  return `<section class="summary"><h1>${t.title}</h1><p class="price">${moneyOf(order.totalCents, view)}</p>
<dl>${rows.join('')}<dt class="total">${t.total}</dt><dd class="total">${moneyOf(order.totalCents, view)}</dd></dl>
<p class="number">${t.order} <span dir="ltr">${escape(order.outTradeNo)}</span></p></section>`
}

function layout(view: View, content: string): string {
  const { order, language } = view
  const t = pageTexts[language]
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.title} ${escape(order.outTradeNo)}</title>
<style>${pageStyles}</style></head><body><main>${summaryOf(view)}
<section class="payment">${content}
<p class="fine">${t.note}</p></section>
</main></body></html>`
}
