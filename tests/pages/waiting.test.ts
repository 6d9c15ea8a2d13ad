/** Sign-in before the application is loaded. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const window = openBrowser()

const scripts = '**/assets/{start,react,frame}-*.js'

/** Opens the page, whose application arrives after `release`. */
async function openWaiting(path: string) {
  const page = await window.open('/front-pages/help-center')
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  let requested = 0
  await page.route(scripts, async route => {
    requested += 1
    await released
    await route.continue()
  })
  await page.goto(window.app.url + path, { waitUntil: 'commit' })
  await page.locator('[data-waiting] input[type=email]:enabled').waitFor()
  return { page, release, requests: () => requested }
}

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const isWaiting = async (page: Page) => (await page.locator('[data-waiting]').count()) > 0

test.each(['/', '/login'])('%s loads no application until the visitor does something', async path => {
  const { page, release, requests } = await openWaiting(path)
  expect(await page.title()).toBe('Sign in · Deskwright')
  expect(await window.violations(page)).toEqual([])
  expect([requests(), await isWaiting(page)]).toEqual([0, true])
  await page.mouse.move(100, 100)
  await page.mouse.move(110, 100)
  await expect.poll(requests).toBeGreaterThan(2)
  release()
  await page.locator('[data-waiting]').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toMatch(/\/login$/)
})

test('takes over what was typed, the focus, and the press of the button', async () => {
  const { page, release } = await openWaiting('/login')
  await email(page).fill('client@demo.com')
  await page.getByRole('checkbox').uncheck()
  await password(page).pressSequentially('clie')
  await page.keyboard.press('ArrowLeft')
  release()
  await page.locator('[data-waiting]').waitFor({ state: 'detached' })
  await page.keyboard.type('-')
  expect(await email(page).inputValue()).toBe('client@demo.com')
  expect(await password(page).inputValue()).toBe('cli-e')
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)
})

test('signs in, and opens menus, as soon as the application has arrived', async () => {
  const { page, release } = await openWaiting('/login')
  await email(page).fill('client@demo.com')
  await password(page).fill('client')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).search).toBe('')
  expect(await isWaiting(page)).toBe(true)
  release()
  await page.waitForURL('**/access-control')

  const other = await openWaiting('/forgot-password')
  await other.page.getByRole('button', { name: 'Language' }).click()
  other.release()
  await other.page.getByRole('menuitem', { name: 'Français' }).click()
  await other.page.getByRole('heading', { name: 'Mot de passe' }).waitFor()
})

test('says so while the server can’t be reached, keeps what was typed, and starts again when it can', async () => {
  const page = await window.open('/front-pages/help-center')
  await page.goto(`${window.app.url}/login`, { waitUntil: 'commit' })
  await page.locator('[data-waiting] input[type=email]:enabled').waitFor()
  await page.route('**/*', route => route.abort('internetdisconnected'))
  await email(page).fill('client@demo.com')
  await password(page).fill('client')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').filter({ hasText: 'Couldn’t reach the server' }).waitFor()
    await page.locator('[data-pressed]').waitFor({ state: 'detached' })
  }
  expect(await password(page).inputValue()).toBe('client')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => password(page).inputValue()).toBe('')
  window.expectQuiet(/ERR_INTERNET_DISCONNECTED/)
})

test('shows at once what the prerendered page does not know', async () => {
  const page = await window.open('/front-pages/help-center')
  await page.goto(`${window.app.url}/login?reason=ended`, { waitUntil: 'commit' })
  await page.getByText('Your session ended').waitFor()
  await page.evaluate(() => localStorage.setItem('language', 'cn'))
  await page.goto(`${window.app.url}/login`, { waitUntil: 'commit' })
  await page.getByRole('heading', { name: '登录' }).waitFor()
})

test.each(['?to=/apps/invoice/list', '?reason=ended', 'a stored Chinese language'])(
  'with %s, sign-in can be used although the application didn’t load, and works later',
  async cause => {
    const page = await window.open('/front-pages/help-center')
    if (!cause.startsWith('?')) await page.evaluate(() => localStorage.setItem('language', 'cn'))
    await page.route(scripts, route => route.abort('internetdisconnected'))
    await page.goto(`${window.app.url}/login${cause.startsWith('?') ? cause : ''}`, { waitUntil: 'commit' })
    const message = page.getByRole('alert').filter({ hasText: 'Couldn’t reach the server' })
    await message.waitFor()
    await email(page).fill('client@demo.com')
    await password(page).fill('client')
    await page.route('**/*', route => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.locator('[data-pressed]').waitFor({ state: 'detached' })
    await message.waitFor()
    expect([await email(page).inputValue(), await password(page).inputValue()]).toEqual(['client@demo.com', 'client'])
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.locator('[data-waiting]').waitFor({ state: 'detached' })
    if (cause.startsWith('?')) {
      await email(page).fill('client@demo.com')
      await password(page).fill('client')
      await page.keyboard.press('Enter')
      await page.waitForURL(cause.startsWith('?to') ? '**/apps/invoice/list' : '**/access-control')
    } else await page.getByRole('heading', { name: '登录' }).waitFor()
    window.expectQuiet(/ERR_INTERNET_DISCONNECTED/)
  },
)

test.each([
  ['the start of the application', '/apps/invoice/list', scripts],
  ['the list of pages', '/apps/invoice/list', '**/assets/late-routes-*.js*'],
  ['sign-in’s own script', '/login', '**/assets/waiting-page-*.js*'],
  ['the start of the application, signed in at a page for visitors,', '/', scripts],
])('when %s doesn’t load, %s says so and offers another attempt', async (_, path, files) => {
  const page = await window.open('/front-pages/help-center', path === '/login' ? {} : { account: client })
  await page.route(files, route => route.abort('internetdisconnected'))
  await page.goto(window.app.url + path, { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'This page couldn’t be loaded' }).waitFor()
  expect(await window.violations(page)).toEqual([])
  await page.route('**/*', route => route.abort('internetdisconnected'))
  const retry = page.getByRole('button', { name: 'Try again', disabled: false })
  await retry.click()
  await retry.waitFor()
  await page.unrouteAll()
  await retry.click()
  await page.locator(path === '/login' ? '[data-waiting] input[type=email]:enabled' : '#root:not(:has([data-first])) header').waitFor()
  await page.getByRole('heading', { level: 1, name: /^(Invoices|Sign in|Access control)$/ }).waitFor()
  window.expectQuiet(/ERR_INTERNET_DISCONNECTED/)
})

test('says in the reader’s language that the application didn’t load', async () => {
  const page = await window.open('/front-pages/help-center', { account: client, locale: 'ar' })
  await page.route(scripts, route => route.abort('internetdisconnected'))
  await page.goto(`${window.app.url}/apps/invoice/list`, { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'تعذّر تحميل هذه الصفحة' }).waitFor()
  await page.getByRole('button', { name: 'إعادة المحاولة' }).waitFor()
  window.expectQuiet(/ERR_INTERNET_DISCONNECTED/)
})
