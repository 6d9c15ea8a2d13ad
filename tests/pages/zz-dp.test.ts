import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'
import { missing, settled } from '../support/route-visits.ts'
const web = openBrowser()
const paths = (process.env.DP ?? '/dev/graphql').split(',')
test.each([
  { width: 1440, scheme: 'light', locale: 'en', n: 1 },
  { width: 1440, scheme: 'dark', locale: 'fr', n: 2 },
  { width: 390, scheme: 'light', locale: 'en', n: 3 },
  { width: 1440, scheme: 'light', locale: 'ar', n: 4 },
  { width: 390, scheme: 'dark', locale: 'ar', n: 5 },
] as const)('look $n', { timeout: 120000 }, async ({ n, ...look }) => {
  const found: unknown[] = []
  for (const path of paths) {
    const page = await web.open(path, { ...look, account: client })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    await page.waitForTimeout(2500)
    found.push(...(await missing(page)), ...(await web.violations(page)))
    if (await web.scrollsSideways(page)) found.push('sideways')
    await page.screenshot({ path: `/tmp/shots/dp-${path.split('/').at(-1)}-${n}.png`, fullPage: true })
    for (const tab of (process.env.TABS ?? '').split(',').filter(Boolean)) {
      const t = page.getByRole('tab').nth(Number(tab)); if (!(await t.count())) continue
      await t.click(); await page.waitForTimeout(1200)
      found.push(...(await web.violations(page)).map(v => `tab ${tab} ${String(v)}`))
      await page.screenshot({ path: `/tmp/shots/dp-${path.split('/').at(-1)}-${n}-t${tab}.png` })
    }
  }
  expect(found).toEqual([])
})
