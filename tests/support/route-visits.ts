/** Goes to every page of the application, as the list of routes says it, within one window. */
import type { Page } from 'playwright-core'
import type { AppRoute } from '../../web/app/route-types.ts'
import { routes } from '../../web/app/routes.ts'
import { admin, type Look } from './page.ts'

/** What stands in the place of an address's parameters; a route's own before the common ones. */
const params: Record<string, string> = { tab: 'account', id: '1' }
const own: Record<string, Record<string, string>> = {
  'apps-ecommerce-customer-details': { id: '614735' },
  'apps-ecommerce-order-details': { id: '6223' },
}

export const pathOf = ({ name, path }: AppRoute) =>
  path.replaceAll(/:(\w+)/g, (_, key: string) => own[name]?.[key] ?? params[key] ?? 'unknown')

const isOpen = ({ access }: AppRoute) => access === 'public' || access === 'guest'

/** The pages by who may open them. */
export const visits: { as: string; list: AppRoute[]; session: Look }[] = [
  { as: 'signed in', list: routes.filter(route => !isOpen(route)), session: { account: admin } },
  { as: 'signed out', list: routes.filter(isOpen), session: {} },
]

/** Goes there without loading the application anew, and waits until all of it is shown. */
export async function go(page: Page, path: string) {
  const isHere = new URL(page.url()).pathname === path.split('?')[0]
  await page.evaluate(path => {
    document.querySelector('h1')?.setAttribute('data-before', '')
    history.pushState({ idx: 1 }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  // Pages that share their part keep its title's element.
  if (!isHere)
    await page.waitForFunction(() => document.querySelector('h1:not([data-before])'), undefined, { timeout: 3000 }).catch(() => undefined)
  await settled(page)
}

/** Waits until nothing is loading. */
export const settled = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector(':is(.MuiSkeleton-root, [aria-busy="true"]):not([data-sample] *)'),
  )

/** Texts that are missing: a key in their place, or a blank that was not filled. */
export const missing = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      // Parts of an address look like keys, too, and so do usernames, which stand apart as codes do.
      if (!parent?.closest('script, style, bdi') && !parent?.textContent.includes('@'))
        texts.push(walker.currentNode.textContent?.trim() ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
    return [document.title, ...texts].filter(
      text => /^[a-z][a-zA-Z]*(\.[a-zA-Z]\w*)+$/.test(text) || /\{\{|\bundefined\b|\bNaN\b|\[object/.test(text),
    )
  })
