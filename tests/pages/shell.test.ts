import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Account, admin, client, openBrowser } from '../support/page.ts'

const window = openBrowser()
const path = '/access-control'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** Also matches behind an open drawer. */
const width = async (page: Page) => (await page.locator('nav[aria-label="Main"]').boundingBox())?.width
const root = (page: Page) => page.locator('html')
const cookie = async (page: Page, name: string) => (await page.context().cookies()).find(each => each.name === `Deskwright-${name}`)

async function openAt(account: Account, look: { width?: number; locale?: string; scheme?: 'light' | 'dark' } = {}) {
  const page = await window.open(path, { account, ...look })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

async function openCustomizer(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Appearance' }).click()
  return page.getByRole('dialog', { name: 'Appearance' })
}

test('the customizer changes the layout at once, stores it in cookies for thirty days, exports it as JSON, and resets it', async () => {
  const page = await openAt(client)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const customizer = await openCustomizer(page)
  await customizer.getByRole('switch', { name: 'Collapsed sidebar' }).check()
  await expect.poll(() => width(page)).toBe(72)
  const header = (style: 'backdropFilter' | 'position') =>
    page.locator('header').evaluate((element, name) => getComputedStyle(element)[name], style)
  const bars = customizer.getByRole('group', { name: 'Top bar' })
  expect([await header('backdropFilter'), await header('position')]).toEqual(['blur(10px)', 'sticky'])
  await customizer.getByRole('switch', { name: 'Blurred top bar' }).uncheck()
  await expect.poll(() => header('backdropFilter')).toBe('none')
  await customizer.getByRole('switch', { name: 'Blurred top bar' }).check()
  await bars.getByRole('radio', { name: 'Scrolling' }).check()
  await expect.poll(() => header('position')).toBe('relative')
  const most = () => page.locator('main').evaluate(element => getComputedStyle(element).maxWidth)
  expect(await most()).toBe('1440px')
  await customizer.getByRole('radio', { name: 'Fluid' }).check()
  await expect.poll(most).toBe('none')
  await customizer.getByRole('radio', { name: 'Boxed' }).check()

  await customizer.getByRole('radio', { name: 'Bordered' }).check()
  await customizer.getByRole('radio', { name: 'Dark', exact: true }).check()
  await expect.poll(() => root(page).getAttribute('class')).toBe('dark')
  await customizer.getByRole('group', { name: 'Top bar' }).getByRole('radio', { name: 'Hidden' }).check()
  expect(await page.locator('header').count()).toBe(0)

  const footer = page.locator('footer')
  const footers = customizer.getByRole('group', { name: 'Footer' })
  const position = () => footer.evaluate(element => getComputedStyle(element).position)
  expect(await position()).toBe('static')
  await footers.getByRole('radio', { name: 'Fixed' }).check()
  await expect.poll(position).toBe('sticky')
  await footers.getByRole('radio', { name: 'Hidden' }).check()
  await footer.waitFor({ state: 'detached' })

  // The horizontal layout shows the bar again and expands the collapsed navigation.
  await customizer.getByRole('radio', { name: 'Top' }).check()
  await expect.poll(() => page.locator('header').count()).toBe(1)
  await customizer.getByRole('button', { name: 'Copy as JSON' }).click()
  await window.expectNotice('Copied as JSON', page)
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({
    theme: 'dark',
    skin: 'bordered',
    navOrientation: 'horizontal',
    isVerticalNavCollapsed: false,
    navbarType: 'sticky',
    isNavbarBlurEnabled: true,
    appContentWidth: 'boxed',
  })
  expect(await cookie(page, 'skin')).toMatchObject({ value: 'bordered', path: '/' })
  const days = ((await cookie(page, 'theme'))?.expires ?? 0) / 86_400 - Date.now() / 86_400_000
  expect(Math.round(days)).toBe(30)
  expect([(await cookie(page, 'color-scheme'))?.value, (await cookie(page, 'isVerticalNavCollapsed'))?.value]).toEqual(['dark', 'false'])
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('mui')))).toEqual([])

  await customizer.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => root(page).getAttribute('data-skin')).toBe('default')
  await expect.poll(() => width(page)).toBe(256)
  // The message inside has one, too.
  await customizer.getByRole('button', { name: 'Close' }).first().click()
  await customizer.waitFor({ state: 'hidden' })
  expect(await window.violations()).toEqual([])
})

test('a navigation group stays collapsed, except that of the open page', async () => {
  const page = await openAt(client)
  const shop = navigation(page).getByRole('button', { name: 'Store' })
  const orders = navigation(page).getByRole('link', { name: 'Orders' })
  await shop.click()
  await orders.waitFor({ state: 'detached' })
  await page.reload()
  await navigation(page).getByRole('button', { name: 'Store', expanded: false }).waitFor()
  expect(await orders.count()).toBe(0)
  await page.goto(`${window.app.url}/apps/ecommerce/order/list`)
  await orders.waitFor()
  await page.goto(`${window.app.url}/apps/roles`)
  await shop.click()
  await orders.waitFor()
})

test('starred pages stand first in the navigation and the palette, in an order of their own, and recent pages follow', async () => {
  const page = await openAt(client)
  const star = (name: string) => navigation(page).getByRole('button', { name: `Add ${name} to favorites` })
  await star('Access control').click()
  await navigation(page).getByRole('link', { name: 'Orders' }).hover()
  await star('Orders').click()
  const favorites = navigation(page).locator('ul[aria-describedby]').getByRole('link')
  await expect.poll(() => favorites.allTextContents()).toEqual(['Access control', 'Orders'])
  await favorites.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => favorites.allTextContents()).toEqual(['Orders', 'Access control'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Access control')
  await page.getByRole('status').getByText('Access control moved to position 2 of 2').waitFor({ state: 'attached' })
  expect(decodeURIComponent((await cookie(page, 'favorites'))?.value ?? '')).toBe('apps-ecommerce-order-list,access-control')

  await favorites.first().click()
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  await navigation(page).getByRole('button', { name: 'Recent', exact: true }).click()
  await navigation(page).getByTitle('Access control', { exact: true }).waitFor()
  await page.keyboard.press('Control+k')
  const names = (group: string) => page.getByRole('group', { name: group, exact: true }).getByRole('option').allTextContents()
  await expect.poll(() => names('Favorites')).toEqual([expect.stringMatching(/^Orders/), expect.stringMatching(/^Access control/)])
  expect(await names('Recent')).toEqual([expect.stringMatching(/^Access control/)])
  expect(await window.violations()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await favorites.first().focus()
  await page.keyboard.press('Delete')
  await expect.poll(() => favorites.allTextContents()).toEqual(['Access control'])
})

test('in a narrow window the navigation opens over the page, and the choice returns with the width', async () => {
  const page = await openAt(client)
  await page.context().addCookies([{ name: 'Deskwright-navOrientation', value: 'horizontal', url: window.app.url }])
  await page.reload()
  await navigation(page).getByRole('button', { name: 'Write', expanded: false }).waitFor()

  await page.setViewportSize({ width: 1279, height: 900 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await navigation(page).getByRole('link', { name: 'Access control' }).waitFor()
  await page.mouse.click(1000, 500)
  await navigation(page).waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await navigation(page).getByRole('button', { name: 'Write', expanded: false }).waitFor()
})

test('the horizontal navigation is operated by keys, and marks the current page', async () => {
  const page = await openAt(client)
  await page.context().addCookies([{ name: 'Deskwright-navOrientation', value: 'horizontal', url: window.app.url }])
  await page.reload()
  const write = navigation(page).getByRole('button', { name: 'Write' })
  await write.focus()
  await page.keyboard.press('ArrowDown')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect([await write.getAttribute('aria-expanded'), await focused()]).toEqual(['true', 'Polish'])
  await page.keyboard.press('Escape')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.keyboard.press('ArrowDown')
  const slide = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : [])),
  )
  expect(slide.map(({ transform }) => transform)).toContain('translateY(-6px)')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Expand')
  await page.keyboard.press('Escape')
  expect([await write.getAttribute('aria-expanded'), await focused()]).toEqual(['false', 'Write'])
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Apps')
  await navigation(page).getByRole('button', { name: 'Account' }).click()
  expect(await navigation(page).locator('[aria-current="page"]').textContent()).toBe('Access control')
  expect(await window.violations()).toEqual([])
})

test.each([
  ['dark', 'ar', 'rgb(21, 22, 29)', 'rtl'],
  ['light', 'en', 'rgb(246, 246, 250)', 'ltr'],
] as const)('before scripts run, the page is %s and in %s', async (theme, locale, background, dir) => {
  const page = await window.open('/login', { scheme: theme === 'dark' ? 'light' : 'dark', locale })
  const cookies = { theme, skin: 'bordered', isVerticalNavCollapsed: 'true' }
  await page
    .context()
    .addCookies(Object.entries(cookies).map(([name, value]) => ({ name: `Deskwright-${name}`, value, url: window.app.url })))
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto(`${window.app.url}${path}`, { waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  const first = await page.evaluate(() => {
    const { classList, dir, lang, dataset } = document.documentElement
    const style = getComputedStyle(document.documentElement)
    return [classList.value, dir, lang, dataset.skin, style.getPropertyValue('--nav-width'), style.backgroundColor]
  })
  expect(first).toEqual([theme, dir, locale, 'bordered', '72px', background])
  window.expectQuiet(/ERR_FAILED/)
})

test('a page is prerendered for those who will see it, and does not shift when scripts run', async () => {
  const page = await openAt(client)
  const moved = () =>
    page.evaluate(
      () =>
        new Promise<number>(resolve => {
          let sum = 0
          const observer = new PerformanceObserver(list => {
            // Not in the DOM types yet.
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
          })
          observer.observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
        }),
    )
  await page.goto(`${window.app.url}/apps/ecommerce/order/list`)
  await page.locator('tbody').getByRole('link').first().waitFor()
  expect(await moved()).toBeLessThan(0.02)

  await page.route('**/assets/*.js', route => route.abort())
  await page.goto(`${window.app.url}/apps/ecommerce/order/list`, { waitUntil: 'commit' })
  await page.locator('[data-first] h1', { hasText: 'Orders' }).waitFor()
  await page.goto(`${window.app.url}/login`, { waitUntil: 'commit' })
  await page.locator('[data-first] h1', { hasText: 'Sign in' }).waitFor({ state: 'attached' })
  expect(await page.locator('[data-first] h1').isVisible()).toBe(false)
  window.expectQuiet(/ERR_FAILED/)
})

test('a dark navigation in the light theme stays dark; collapsed, it opens on hover and focus', async () => {
  const page = await openAt(client)
  for (const name of ['isVerticalNavSemiDark', 'isVerticalNavCollapsed'])
    await page.context().addCookies([{ name: `Deskwright-${name}`, value: 'true', url: window.app.url }])
  await page.reload()
  await navigation(page).waitFor()
  const background = (selector: string) => page.locator(selector).evaluate(element => getComputedStyle(element).backgroundColor)
  expect([await background('nav'), await background('body')]).toEqual(['rgb(29, 30, 39)', 'rgb(246, 246, 250)'])
  expect(await width(page)).toBe(72)
  await page.mouse.move(30, 300)
  await expect.poll(() => width(page)).toBe(256)
  await page.mouse.move(900, 300)
  await expect.poll(() => width(page)).toBe(72)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => width(page)).toBe(256)
  expect(await window.violations()).toEqual([])
})

test('a slow page shows the loading bar, then gets title and focus', async () => {
  const page = await openAt(client)
  let go = () => undefined as void
  const held = new Promise<void>(resolve => (go = resolve))
  await page.route(/\/SettingsPage-/, async route => {
    await held
    await route.continue()
  })
  const settings = navigation(page).getByRole('link', { name: 'Settings', exact: true })
  await settings.click()
  const bar = page.getByRole('progressbar', { name: 'Loading page' })
  await bar.waitFor()
  const before = Number(await bar.getAttribute('aria-valuenow'))
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
  go()
  await bar.waitFor({ state: 'detached' })
  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await page.title()).toContain(await heading.textContent())
  expect(await navigation(page).locator('[aria-current="page"]').textContent()).toBe('Settings')
})

test('after the session ended, the next page shows its frame without data at most, and leads out', async () => {
  const page = await openAt(admin)
  const token = await page.evaluate(() => localStorage.getItem('auth') ?? '')
  let go = () => undefined as void
  const held = new Promise<void>(resolve => (go = resolve))
  await page.route('**/register/getAuthStatus', async route => {
    await held
    await route.continue()
  })
  await window.app.graphql('mutation { logout }', {}, token)
  await navigation(page).getByRole('link', { name: 'Users', exact: true }).click()
  // The session was valid a moment ago, so that nothing waits for the check.
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
  expect(await page.locator('[data-row]').count()).toBe(0)
  go()
  await page.waitForURL(/landing-page\?to=%2Fapps%2Fuser%2Flist[^#]*&reason=ended/)
  await page.getByText('Your session ended').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBe(null)
})

test('checks the session once per load, before the scripts run', async () => {
  const page = await openAt(client)
  await page.reload()
  await navigation(page).locator('[aria-current="page"]').waitFor()
  await page.waitForLoadState('networkidle')
  const wereEarly = await page.evaluate(() => {
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // of that type
    const parsedAt = loading?.domInteractive ?? 0
    const checks = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/register/getAuthStatus'))
    return checks.map(({ startTime }) => startTime < parsedAt)
  })
  expect(wereEarly).toEqual([true])
})

test('on a phone, in Arabic and in the dark, all controls are reachable and nothing scrolls sideways', async () => {
  const page = await openAt(client, { width: 390, locale: 'ar', scheme: 'dark' })
  expect(await window.scrollsSideways()).toBe(false)
  await page.getByRole('button', { name: 'فتح القائمة' }).click()
  const box = await page.getByRole('navigation', { name: 'الرئيسية' }).boundingBox()
  await expect.poll(async () => (await page.getByRole('navigation', { name: 'الرئيسية' }).boundingBox())?.x).toBeGreaterThan(100)
  expect(box?.height).toBe(900)
  expect(await window.violations()).toEqual([])
})

test('a required dialog shakes on an outside click, except with reduced motion', async () => {
  const page = await openAt(client)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('reset')
  await page.getByRole('option', { name: /^Reset/ }).click()
  const question = page.getByRole('dialog', { name: 'Reset demo data?' })
  await question.waitFor()
  await page.mouse.click(8, 8)
  expect(await question.evaluate(element => element.getAnimations().length)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // A busy machine may show no frame while it moves.
  await question.evaluate(element => {
    const animate = element.animate.bind(element)
    const moves: unknown[] = []
    element.animate = (...args) => {
      const move = animate(...args)
      moves.push(move.effect?.getTiming().duration)
      return move
    }
    Object.assign(window, { moves })
  })
  await page.mouse.click(8, 8)
  await expect.poll(() => page.evaluate(() => (window as unknown as { moves: unknown[] }).moves)).toEqual([150]) // set above
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
})

test('with reduced motion, a dialog is gone with the next frame after its key', async () => {
  const page = await openAt(client)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).waitFor()
  const left = () =>
    page.evaluate(async () => {
      const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)))
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      await frame()
      await frame()
      return document.querySelectorAll('[role="dialog"]').length
    })
  expect(await left()).toBe(0)
})

test('by keyboard: skip the navigation, use the bar, open menus, and return to their button', async () => {
  const page = await openAt(client)
  const focused = () =>
    page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim())
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.locator('main').evaluate(element => element === document.activeElement)).toBe(true)

  const opens = async (name: string, role: 'dialog' | 'menu') => {
    const button = page.locator('header').getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    const opened = page.getByRole(role)
    await opened.waitFor()
    await expect.poll(() => opened.evaluate(element => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate(element => element === document.activeElement)).toBe(true)
  }
  await opens('Search', 'dialog')
  await opens('Language', 'menu')
  await opens('Theme', 'menu')
  await opens('Shortcuts', 'dialog')
  await opens('Notifications', 'dialog')
  await opens('Your account', 'menu')

  // Opens the palette by keyboard, from any page.
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search and commands' }).waitFor()
  await page.keyboard.type('typogr')
  await page.getByRole('option', { name: /^Typography/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Typography and design' })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate(element => element === document.activeElement)).toBe(true)

  // An arrow key moves the navigation by 30 pixels; the "Back to top" button appears after 200 and leaves the focus on the page.
  await page.setViewportSize({ width: 1440, height: 500 })
  await navigation(page).getByRole('link', { name: 'Polish' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => navigation(page).evaluate(nav => [...nav.querySelectorAll('*')].find(part => part.scrollTop > 0)?.scrollTop))
    .toBe(30)
  const toTop = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => scrollTo(0, 200))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await toTop.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 201))
  await toTop.focus()
  await page.keyboard.press('Enter')
  await toTop.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'MAIN'])
})

test('shortcuts are chosen by the user and remembered', async () => {
  const page = await openAt(client)
  await page.getByRole('button', { name: 'Shortcuts' }).click()
  const shortcuts = page.getByRole('dialog', { name: 'Shortcuts' })
  await shortcuts.getByRole('link', { name: 'All invoices' }).waitFor()
  await shortcuts.getByRole('button', { name: 'Edit' }).click()
  await shortcuts.getByRole('checkbox', { name: 'All invoices' }).uncheck()
  await page.reload()
  await page.getByRole('button', { name: 'Shortcuts' }).click()
  await shortcuts.getByRole('link', { name: 'Polish' }).waitFor()
  expect(await shortcuts.getByRole('link', { name: 'All invoices' }).count()).toBe(0)
})

test('a page whose file fails to load shows an error, and loads on retry, also after leaving', async () => {
  const page = await openAt(client)
  let isDown = true
  await page.route(/\/assets\/ReferralsPage-[\w-]+\.js/, route => (isDown ? route.fulfill({ status: 503 }) : route.continue()))
  await navigation(page).getByRole('link', { name: 'Referrals' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' })
  await heading.waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await navigation(page).getByRole('link', { name: 'Access control' }).click()
  await page.getByRole('heading', { level: 1, name: 'Access control' }).waitFor()
  isDown = false
  await navigation(page).getByRole('link', { name: 'Referrals' }).click()
  await page.getByRole('heading', { level: 1, name: 'Referrals' }).waitFor()
  window.expectQuiet(/503/)
})

test('a window older than the deployment reloads once', async () => {
  const page = await openAt(client)
  let documents = 0
  page.on('request', request => request.resourceType() === 'document' && documents++)
  await page.route(/\/assets\/ReferralsPage-[\w-]+\.js/, route => route.fulfill({ status: 404 }))
  await navigation(page).getByRole('link', { name: 'Referrals' }).click()
  await page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' }).waitFor()
  // The page tries once more by itself.
  await page.waitForLoadState('networkidle')
  expect([documents, new URL(page.url()).pathname]).toEqual([1, '/apps/ecommerce/referrals'])
  window.expectQuiet(/404/)
})

test('Arabic is set in its own font', async () => {
  const page = await window.open('/apps/ecommerce/order/list', { account: client, locale: 'ar' })
  await page.locator('tbody').getByRole('link').first().waitFor()
  const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
  await expect.poll(loaded).toContain('IBM Plex Sans Arabic')
})

test('a layout part that fails to load is reported without breaking the page, and loads on retry', async () => {
  const page = await window.open('/apps/ecommerce/order/list', { account: client })
  await page.locator('tbody').getByRole('link').first().waitFor()
  let isDown = true
  await page.route(/\/assets\/UserMenuList-[\w-]+\.js/, route => (isDown ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Your account' }).click()
  await window.expectNotice(/couldn’t be opened/, page)
  await page.locator('tbody').getByRole('link').first().waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Appearance' }).waitFor()
  window.expectQuiet(/ERR_FAILED/)
})

test('a message about the same record replaces the earlier one, and undoes the named change', async () => {
  const page = await window.open('/apps/ecommerce/customer/list', { account: client })
  const lars = page.locator('tbody tr').filter({ hasText: 'Lars Hedlund' })
  await page.getByRole('searchbox').fill('Lars Hedlund')
  await lars.getByRole('button', { name: /^Deactivate/ }).click()
  await window.expectNotice(/Lars Hedlund/, page)
  await lars.getByRole('button', { name: /^Delete/ }).click()
  const messages = page.locator('[data-notices] [role="status"]')
  await expect.poll(async () => (await messages.allInnerTexts()).map(text => /delet/i.test(text))).toEqual([true])
  const [nav, box] = [await page.locator('nav[aria-label="Main"]').boundingBox(), await messages.first().boundingBox()]
  expect(box?.x).toBeGreaterThan((nav?.x ?? 0) + (nav?.width ?? 0))
  await messages.first().getByRole('button', { name: 'Undo' }).click()
  await window.expectNotice(/^Change undone: .*Lars Hedlund/, page)
  await lars.waitFor()
})

test('the navigation fades where more of it follows, for visitors too', async () => {
  const page = await window.open('/apps/admin/activities')
  await navigation(page).waitFor()
  await page.setViewportSize({ width: 1440, height: 500 })
  const list = navigation(page).locator('[data-more]')
  await expect.poll(() => list.getAttribute('data-more'), { timeout: 10_000 }).toBe('below')
  await list.evaluate(element => element.scrollTo(0, 20))
  await expect.poll(() => list.getAttribute('data-more'), { timeout: 10_000 }).toBe('above below')
  await list.evaluate(element => element.scrollTo(0, element.scrollHeight))
  await expect.poll(() => list.getAttribute('data-more'), { timeout: 10_000 }).toBe('above')
  await page.setViewportSize({ width: 1440, height: 3000 })
  await expect.poll(() => list.getAttribute('data-more'), { timeout: 10_000 }).toBe('')
})
