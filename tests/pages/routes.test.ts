/** Every page in English: complete in both themes, wide and narrow, without dead links. */
import type { Page } from 'playwright-core'
import { expectWhole } from '../support/visual-matrix.ts'
import { openBrowser } from '../support/page.ts'

const web = openBrowser()
const known = new Map<string, Promise<boolean>>()

const looks = [
  { width: 1440, scheme: 'light', axe: 'all' },
  { width: 1440, scheme: 'dark', axe: 'colors' },
  { width: 390, scheme: 'dark' },
] as const

expectWhole(web, 'en', [...looks], async page => [...(await notFound(page)), ...(await deadLinks(page))])

/** A page whose record is missing would pass everything else. */
async function notFound(page: Page) {
  return (await page.locator('h1').first().textContent()) === 'Not found' ? ['shows no record'] : []
}

async function leads(href: string) {
  const { origin, pathname, search } = new URL(href)
  if (origin !== new URL(web.app.url).origin) return true
  return (await fetch(origin + pathname + search, { headers: { accept: 'text/html' } })).ok
}

/** Dead links of the page. */
async function deadLinks(page: Page) {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a')].map(({ href, hash, pathname, textContent }) => ({
      href,
      text: textContent,
      isHere: pathname === location.pathname && hash !== '',
      isFound: hash !== '' && document.getElementById(decodeURIComponent(hash.slice(1))) !== null,
    })),
  )
  const dead = await Promise.all(
    links.map(async ({ href, text, isHere, isFound }) => {
      const name = `has a dead link: "${text}" ${href}`
      if (href === '' || (isHere && !isFound)) return [name]
      if (isHere || /^(mailto|tel|blob|data):/.test(href)) return []
      const answer = known.get(href) ?? leads(href)
      known.set(href, answer)
      return (await answer) ? [] : [name]
    }),
  )
  return dead.flat()
}
