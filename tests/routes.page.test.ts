/** Every page of the application, as the list of routes says it: in both themes, in three languages, on a wide and a narrow screen. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type AppRoute, routes } from '../web/app/routes.ts'
import { deadControls } from './controls.ts'
import { admin, type Look, openBrowser } from './page.ts'

const web = openBrowser()

/** What stands in the place of an address's parameters. */
const params: Record<string, string> = { tab: 'account', id: '1' }
const own: Record<string, Record<string, string>> = { 'apps-ecommerce-customer-details': { id: '614735' } }

const pathOf = ({ name, path }: AppRoute) => path.replaceAll(/:(\w+)/g, (_, key: string) => own[name]?.[key] ?? params[key] ?? 'unknown')
const isOpen = ({ access }: AppRoute) => access === 'public' || access === 'guest'
const within = routes.filter(route => !isOpen(route))
const outside = routes.filter(isOpen)

/** Goes there without loading the application anew, and waits until all of it is shown. */
async function go(page: Page, path: string) {
  await page.evaluate(path => {
    document.querySelector('h1')?.setAttribute('data-before', '')
    history.pushState({ idx: 1 }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  // Pages that share their part keep its title's element.
  await page.waitForFunction(() => document.querySelector('h1:not([data-before])'), undefined, { timeout: 3000 }).catch(() => undefined)
  await settled(page)
}

const settled = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector(':is(.MuiSkeleton-root, [aria-busy="true"]):not([data-sample] *)'),
  )

/** Texts that are missing: a key in their place, or a blank that was not filled. */
const missing = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style')) texts.push(walker.currentNode.textContent?.trim() ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
    return [document.title, ...texts].filter(
      text => /^[a-z][a-zA-Z]*(\.[a-zA-Z]\w*)+$/.test(text) || /\{\{|\bundefined\b|\bNaN\b|\[object/.test(text),
    )
  })

/** All that is wrong with the page that is shown. */
async function faults(page: Page, path: string, withAxe: boolean) {
  const found = (await missing(page)).map(text => `says "${text}"`)
  if (await web.scrollsSideways(page)) found.push('scrolls sideways')
  if (withAxe) found.push(...(await web.violations(page)))
  const unsized = await page.evaluate(() =>
    [...document.images].filter(({ width, height }) => width === 0 || height === 0).map(({ src }) => src),
  )
  found.push(...unsized.map(src => `has an image without a size: ${src}`))
  return found.map(fault => `${path} ${fault}`)
}

const looks: [string, Look, boolean][] = [
  ['light', {}, true],
  ['dark', { scheme: 'dark' }, true],
  ['Arabic', { locale: 'ar' }, false],
  ['French on a phone', { locale: 'fr', width: 390 }, false],
  ['Arabic on a phone in the dark', { locale: 'ar', width: 390, scheme: 'dark' }, true],
]

describe.each(looks)('in %s', (_, look, withAxe) => {
  test.each([
    ['signed in', within, { account: admin }],
    ['signed out', outside, {}],
  ] as const)('every page %s is whole', { timeout: 180_000 }, async (_, list, session) => {
    const [first] = list
    if (!first) return
    const page = await web.open(pathOf(first), { ...look, ...session })
    const failed: string[] = []
    page.on('response', response => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`))
    await settled(page)
    const found: string[] = []
    for (const route of list) {
      const path = pathOf(route)
      if (route !== first) await go(page, path)
      if (new URL(page.url()).pathname !== path.split('?')[0]) found.push(`${path} led to ${page.url()}`)
      found.push(...(await faults(page, path, withAxe)))
    }
    expect([...found, ...failed]).toEqual([])
  })
})

describe('no control is dead', () => {
  /** Would end the session that the other controls need. */
  const ending = /Sign out|End session/

  test.each([
    ['signed in', within, { account: admin }],
    ['signed out', outside, {}],
  ] as const)('%s', { timeout: 240_000 }, async (_, list, session) => {
    const found: string[] = []
    const [first] = list
    if (!first) return
    const page = await web.open(pathOf(first), session)
    for (const route of list) {
      const path = pathOf(route)
      const open = async () => {
        await page.goto(web.app.url + path)
        await settled(page)
      }
      // The frame is the same on every page.
      const except = route === first ? ending : new RegExp(`${ending.source}|^(header|nav|footer)\\|`)
      found.push(...(await deadControls(page, open, except)).map(key => `${path} ${key}`))
    }
    expect(found).toEqual([])
    // Forms that are sent empty are refused, as they should be.
    web.expectQuiet(/40[0-9]|429/)
  })

  test('every link leads somewhere', { timeout: 120_000 }, async () => {
    const found: string[] = []
    const known = new Map<string, boolean>()
    const leads = async (href: string) => {
      const url = new URL(href)
      if (url.origin !== new URL(web.app.url).origin) return true
      const answer = await fetch(url.origin + url.pathname + url.search, { headers: { accept: 'text/html' } })
      return answer.ok
    }
    for (const [list, session] of [
      [within, { account: admin }],
      [outside, {}],
    ] as const) {
      const page = await web.open(list.map(pathOf)[0] ?? '/', session)
      await settled(page)
      for (const route of list) {
        const path = pathOf(route)
        await go(page, path)
        const links = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLAnchorElement>('a')].map(({ href, hash, pathname, textContent }) => ({
            href,
            text: textContent,
            isHere: pathname === location.pathname && hash !== '',
            isFound: hash !== '' && document.getElementById(decodeURIComponent(hash.slice(1))) !== null,
          })),
        )
        for (const { href, text, isHere, isFound } of links) {
          if (href === '' || (isHere && !isFound)) found.push(`${path} "${text}" ${href}`)
          if (href === '' || isHere || /^(mailto|tel|blob|data):/.test(href)) continue
          if (!known.has(href)) known.set(href, await leads(href))
          if (!known.get(href)) found.push(`${path} "${text}" ${href}`)
        }
      }
    }
    expect(found).toEqual([])
  })
})
