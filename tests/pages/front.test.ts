import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { embeddedEngine } from '../../server/engine/embedded/engine.ts'
import { client, openBrowser } from '../support/page.ts'
import { hourMs } from '../../server/time.ts'

let now = Date.now()
const engine = embeddedEngine({ workers: 1 })
const web = openBrowser({ engine, now: () => new Date(now) })
const landing = '/front-pages/landing-page'
const corrected =
  "We received your report yesterday, but it doesn't name an end date. Could you send us the corrected version by Friday? I definitely need it before we meet the client, because he wants to see the numbers on page 3."

beforeAll(() => engine.warm())
beforeEach(() => {
  // Trials and messages have hourly quotas, which each test resets.
  now += 2 * hourMs
})

test('the page is in Chinese for those who choose it, with the trial, the prices, and the form', async () => {
  const page = await web.open(landing)
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('menuitem', { name: '中文' }).click()
  await page.getByRole('heading', { level: 1, name: '改得更好，每处修改都有理由' }).waitFor()
  await page.getByText('41/50 词，无需账户').waitFor()
  await page.getByRole('button', { name: '润色' }).click()
  await page.getByText('10 处修改。 本小时还可免费试用 4 次。').waitFor()
  await page.getByRole('heading', { name: '常见问题' }).waitFor()
  await page.getByRole('button', { name: '发送留言' }).waitFor()
  expect(await web.violations(page)).toEqual([])
  expect(await web.scrollsSideways(page)).toBe(false)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: '改得更好，每处修改都有理由' }).waitFor()
})

test('a text is polished without an account, with a reason for each change and the remaining trials', async () => {
  const page = await web.open(landing)
  await page.getByText('41 of 50 words').waitFor()
  await page.getByRole('button', { name: 'Polish' }).click()
  await page.getByText('10 changes. 4 free tries left this hour.').waitFor()
  const trial = page.getByRole('region', { name: 'Try it' })
  const reasons = trial.getByRole('list', { name: 'Reasons' }).getByRole('listitem')
  expect(await reasons.count()).toBe(10)
  // The first change is the next tab stop.
  await page.keyboard.press('Tab')
  await page.getByRole('tooltip').getByText('The letters "ie" are swapped in "recieved".').waitFor()
  await page.keyboard.press('Enter')
  expect(await reasons.first().evaluate(reason => reason === document.activeElement)).toBe(true)
  const result = await trial.evaluate(box => {
    const text = box.querySelector('ins')?.closest('div')?.cloneNode(true) as HTMLElement // the text with its marks
    for (const gone of text.querySelectorAll('del')) gone.remove()
    return text.textContent.replaceAll(/\s+/g, ' ').replace(' .', '.')
  })
  expect(result).toBe(corrected)
  await page.getByRole('button', { name: 'Edit text' }).click()
  expect(await trial.getByRole('textbox').inputValue()).toContain('We recieved')
})

test('the page shows answers of this server, and people of the demo store', async () => {
  const page = await web.open(landing)
  await page.getByRole('heading', { name: 'For developers' }).scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'GraphQL response' }).getByText('"customerName"').first().waitFor()
  await page.getByRole('region', { name: 'REST response' }).getByText('"productName"').first().waitFor()
  await page.getByText('Administrator').first().waitFor()
})

test('a text runs by Ctrl+Enter and is kept for the editor; too many words are reported before sending', async () => {
  const page = await web.open(landing)
  const text = page.getByRole('region', { name: 'Try it' }).getByRole('textbox')
  await text.fill('word '.repeat(51))
  await page.getByText('51 words. A free try takes up to 50.').waitFor()
  expect(await page.getByRole('button', { name: 'Polish' }).isDisabled()).toBe(true)
  await text.fill('All is well here.')
  await text.press('Control+Enter')
  await page.getByText('No issues found.').waitFor()
  await page.getByRole('link', { name: 'Continue with an account' }).click()
  await page.waitForURL('**/register?to=%2Fapps%2Finvoice%2Fpolish')
  expect(await page.evaluate(() => sessionStorage.getItem('trialText'))).toBe('All is well here.')
  await page.goBack()
  expect(await text.inputValue()).toBe('All is well here.')
})

test('after five trials an account is offered, and the text is kept', async () => {
  const trial = (text: string) => web.app.graphql('mutation ($text: String!) { tryPolish(text: $text) { status } }', { text })
  for (let count = 0; count < 5; count += 1) await trial('All is well.')
  const page = await web.open(landing)
  await page.getByRole('button', { name: 'Polish' }).click()
  await page.getByText('Try again in 60 minutes').waitFor()
  expect(await page.getByRole('region', { name: 'Try it' }).getByRole('textbox').inputValue()).toContain('We recieved')
  await page.getByRole('alert').getByRole('link', { name: 'Create account' }).waitFor()
})

test('a lost connection is reported, and the trial can be repeated', async () => {
  const page = await web.open(landing)
  await page.waitForLoadState('networkidle')
  await page.route('**/graphql', route => route.abort())
  await page.getByRole('button', { name: 'Polish' }).click()
  await page.getByText('Couldn’t reach the server').waitFor()
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('10 changes.').waitFor()
  web.expectQuiet(/ERR_FAILED/)
})

test('a demo account opens the editor, or the requested page', async () => {
  const page = await web.open(landing)
  await page.getByRole('button', { name: 'Use client@demo.com' }).click()
  await page.waitForURL('**/apps/invoice/polish')
  const other = await web.open(`${landing}?to=/access-control&reason=ended`)
  await other.getByText('Your session ended').waitFor()
  await other.getByRole('button', { name: 'Use admin@demo.com' }).click()
  await other.waitForURL('**/access-control')
})

test('a message reaches the administrator; errors are shown at their field', async () => {
  const page = await web.open(landing)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('not an address')
  await page.getByLabel('Message', { exact: true }).fill('May I keep my texts?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Enter an email address such as').waitFor()
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Message sent').waitFor()
  const { body } = await web.app.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })
  expect(body[0]).toMatchObject({ recipient: 'admin@demo.com', subject: 'Message from Ada' })
})

test('reviews scroll by button and key; a question opens', async () => {
  const page = await web.open(landing)
  const row = page.getByRole('list', { name: 'A demo store to explore' })
  await row.getByRole('listitem').first().waitFor()
  await page.getByRole('button', { name: 'Next review' }).click()
  await expect.poll(() => row.evaluate(list => list.scrollLeft)).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Which languages does it correct?' }).press('Enter')
  await page.getByText('English, both American and British.').waitFor()
})

test('on a phone, the call to action stays visible below the hero', async () => {
  const page = await web.open(landing, { width: 390 })
  const links = page.getByRole('link', { name: 'Create account' })
  await expect.poll(() => links.count()).toBe(2)
  await page.getByText('Contact us').scrollIntoViewIfNeeded()
  await expect.poll(() => links.count()).toBe(3)
})

test('a signed-in visitor continues to the application', async () => {
  const page = await web.open(landing, { account: client })
  await page.getByText('You’re signed in').waitFor()
  await page.locator('main').getByRole('link', { name: 'Open dashboard' }).click()
  await page.waitForURL('**/access-control')
})

describe.each([
  { width: 1440, scheme: 'light', locale: 'fr', run: 'Corriger' },
  { width: 390, scheme: 'dark', locale: 'ar', run: 'تنقيح' },
] as const)('at $width pixels, $scheme, in $locale', ({ run, ...look }) => {
  test('the landing page is accessible before and after a trial, without layout shifts', async () => {
    const page = await web.open(`${landing}?reason=ended&to=/access-control`, look)
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(
      () =>
        new Promise<number>(resolve => {
          new PerformanceObserver(list => {
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
        }),
    )
    expect(shift).toBeLessThan(0.05)
    const text = await page.locator('body').innerText()
    expect(text.match(/\b(trial|hero|way|features|prices|reviews|questions|contact|kinds)\.\w+/)).toBeNull()
    expect([await web.violations(page), await web.scrollsSideways(page)]).toEqual([[], false])
    await page.getByRole('button', { name: run, exact: true }).click()
    await page.locator('ins').first().waitFor()
    await page.mouse.move(0, 0)
    expect([await web.violations(page), await web.scrollsSideways(page)]).toEqual([[], false])
  })
})
