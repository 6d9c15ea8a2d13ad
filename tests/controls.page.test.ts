/** No control of any page is dead: each kind is pressed once, and something happens. */
import { expect, test } from 'vitest'
import { deadControls } from './controls.ts'
import { openBrowser } from './page.ts'
import { go, pathOf, settled, visits } from './visits.ts'

const web = openBrowser()

/** Would end the session that the other controls need. */
const ending = /Sign out|End session/

/** Lists and records of the shop and of people have paths of their own in their areas' tests; pressing all of their rows takes minutes. */
const apart = /^apps-(ecommerce-(product|order|customer|settings)|user|roles|permissions)/

test.each(visits)('$as, every control does something', { timeout: 240_000 }, async ({ list: every, session }) => {
  const list = every.filter(({ name }) => !apart.test(name))
  const found: string[] = []
  const [first] = list
  if (!first) return
  const page = await web.open(pathOf(first), session)
  await settled(page)
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  for (const route of list) {
    const path = pathOf(route)
    const reload = async () => {
      await page.evaluate(kept => {
        localStorage.clear()
        sessionStorage.clear()
        Object.assign(localStorage, kept)
      }, kept)
      await page.goto(web.app.url + path)
      await settled(page)
    }
    // The frame is the same on every page.
    const except = route === first ? ending : new RegExp(`${ending.source}|^(header|nav|footer)\\|`)
    found.push(
      ...(await deadControls(page, { visit: session.account ? () => go(page, path) : reload, reload }, except)).map(
        key => `${path} ${key}`,
      ),
    )
  }
  expect(found).toEqual([])
  // Forms that are sent empty are refused, as they should be.
  web.expectQuiet(/40[0-9]|429/)
})
