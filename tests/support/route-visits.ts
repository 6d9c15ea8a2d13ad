/** Visits every route of the application in one browser context. */
import type { Page } from 'playwright-core'
import type { AppRoute } from '../../web/app/route-types.ts'
import { routes } from '../../web/app/routes.ts'
import { applyEvent } from '../../server/areas/billing/events.ts'
import { admin, type Look, type openBrowser } from './page.ts'

/** Values of path parameters; a route's own override the common ones. */
const params: Record<string, string> = { tab: 'account', id: '1' }
const own: Record<string, Record<string, string>> = {
  'front-pages-help-center-article-title': { title: 'first-polish' },
  'pages-user-profile-tab': { tab: 'profile' },
  'apps-email-filter': { filter: 'sent' },
  'apps-email-label': { label: 'company' },
  'apps-invoice-edit': { id: '5036' },
  'apps-invoice-preview-id': { id: '5036' },
  'apps-ecommerce-order-details': { id: '6223' },
}

/** Without these, the pages have nothing to show. */
const queries: Record<string, string> = {
  'front-pages-checkout': '?step=cart&pack=words-10000',
  'wizard-examples-checkout': '?step=cart&pack=words-10000',
  'front-pages-payment': '?pack=words-2000',
}

export const pathOf = ({ name, path }: AppRoute) =>
  path.replaceAll(/:(\w+)/g, (_, key: string) => own[name]?.[key] ?? params[key] ?? 'unknown') + (queries[name] ?? '')

/** Adds the records whose paths are not known beforehand; to be called before `pathOf`. */
export async function makeRecords({ app, signIn }: ReturnType<typeof openBrowser>): Promise<void> {
  const { auth } = await signIn(admin)
  const { data } = await app.graphql<{ invoices: { items: { id: string }[] }; customers: { items: { customerId: number }[] } }>(
    '{ invoices { items { id } } customers(page: { page: 2 }) { items { customerId } } }',
    {},
    auth,
  )
  const createLink = 'mutation ($id: ID!) { createInvoiceLink(id: $id) { url } }'
  const link = await app.graphql<{ createInvoiceLink: { url: string } }>(createLink, { id: data.invoices.items[0]?.id }, auth)
  own['public-invoice'] = { token: link.data.createInvoiceLink.url.split('/').at(-1) ?? '' }
  // Not on the list's first page, where the sweep of controls deletes one.
  own['apps-ecommerce-customer-details'] = { id: String(data.customers.items[0]?.customerId) }
  const { body } = await app.rest('POST', '/order/create', { token: auth, body: { packId: 'words-2000', method: 'sandbox' } })
  const paid = { outTradeNo: String(body.outTradeNo), amount: 200, currency: 'USD', paymentId: 'p' }
  const { store, now } = app.running.parts
  await store.transact(db => applyEvent(db, 'sandbox', { id: 'evt_1', type: 'payment.succeeded', created: 0, data: paid }, now()))
  own['pages-purchase-invoice'] = { outTradeNo: paid.outTradeNo }
}

/** Pages that share their components with a page visited in full, such as another layout of the same form. */
export const isVariant = ({ name }: AppRoute): boolean => /^pages-authentication-.+-v2$|^components-(?!alert$|button$)/.test(name)

const isOpen = ({ access }: AppRoute) => access === 'public' || access === 'guest'

/** Routes by required session. */
export const visits: { as: string; list: AppRoute[]; session: Look }[] = [
  { as: 'signed in', list: routes.filter(route => !isOpen(route)), session: { account: admin } },
  { as: 'signed out', list: routes.filter(isOpen), session: {} },
]

/** Navigates within the application and waits until everything is shown. */
export async function go(page: Page, path: string) {
  const isHere = new URL(page.url()).pathname === path.split('?')[0]
  await page.evaluate(path => {
    document.querySelector('h1')?.setAttribute('data-before', '')
    history.pushState({ idx: 1 }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  // Routes with the same component keep the title element.
  if (!isHere)
    await page.waitForFunction(() => document.querySelector('h1:not([data-before])'), undefined, { timeout: 3000 }).catch(() => undefined)
  await settled(page)
}

/** Waits until nothing is loading. */
export const settled = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector(':is(.MuiSkeleton-root, [aria-busy="true"]):not([data-sample] *)'),
  )

/** Missing translations: visible keys or unfilled placeholders. */
export const missing = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      // URL parts and usernames look like keys, too; they are marked up separately, like code.
      if (!parent?.closest('script, style, bdi') && !parent?.textContent.includes('@'))
        texts.push(walker.currentNode.textContent?.trim() ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
    return [document.title, ...texts].filter(
      text => /^[a-z][a-zA-Z]*(\.[a-zA-Z]\w*)+$/.test(text) || /\{\{|\bundefined\b|\bNaN\b|\[object/.test(text),
    )
  })
