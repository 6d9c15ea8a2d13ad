/** Every page in each visual variant: opened once per language, then switched between variants. */
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { openBrowser } from './page.ts'
import { go, isVariant, makeRecords, missing, pathOf, settled, visits } from './route-visits.ts'

interface LookAt {
  width: number
  scheme: 'light' | 'dark'
  /** Scope of axe: everything, only what depends on the theme, or nothing. */
  axe?: 'all' | 'colors'
}

export function expectWhole(
  web: ReturnType<typeof openBrowser>,
  locale: string,
  looks: LookAt[],
  also?: (page: Page) => Promise<string[]>,
) {
  const [first] = looks
  describe.each(visits)('$as', ({ list, session }) => {
    const timeout = Math.max(180_000, list.length * 6000)
    test(`every page is whole in ${locale}`, { timeout }, async () => {
      const [start] = list
      if (!start || !first) return
      await makeRecords(web)
      const page = await web.open(pathOf(start), { ...first, locale, ...session })
      const failed: string[] = []
      page.on('response', response => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`))
      await settled(page)
      const found: string[] = []
      let current = first
      for (const route of list) {
        const path = pathOf(route)
        if (route !== start) await go(page, path)
        if (new URL(page.url()).pathname !== path.split('?')[0]) found.push(`${path} led to ${page.url()}`)
        const wanted = isVariant(route) ? [first] : looks
        // In reverse order from the previous page's look, because a change of width is expensive.
        for (const look of current === first ? wanted : wanted.toReversed()) {
          if (look !== current) await take(page, look)
          current = look
          const errors = [...(await faultsIn(page, look)), ...((await also?.(page)) ?? [])]
          found.push(...errors.map(problem => `${path} ${look.scheme} ${look.width}: ${problem}`))
        }
      }
      expect([...found, ...failed]).toEqual([])
    })
  })

  async function take(page: Page, { width, scheme }: LookAt) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.locator(`html.${scheme}`).waitFor()
    await settled(page)
  }

  /** All problems of the current view. */
  async function faultsIn(page: Page, { axe }: LookAt) {
    const found = (await missing(page)).map(text => `says "${text}"`)
    // Components with resize observers update slightly later.
    const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: 2000 })
    await fits.catch(() => found.push('scrolls sideways'))
    if (axe) found.push(...(await web.violations(page, axe === 'colors' ? ['color-contrast'] : undefined)))
    const unsized = await page.evaluate(() =>
      [...document.images].filter(({ width, height }) => width === 0 || height === 0).map(({ src }) => src),
    )
    return [...found, ...unsized.map(src => `has an image without a size: ${src}`)]
  }
}
