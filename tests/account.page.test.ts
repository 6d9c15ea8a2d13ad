import axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { newDatabase, startApp, type TestApp } from './harness.ts'

let browser: Browser
let app: TestApp
let context: BrowserContext
let page: Page
let said: string[]
let outside: string[]

beforeAll(async () => {
  // Page tests run without the API tests' PostgreSQL.
  const database = await newDatabase('sqlite')
  app = await startApp({ databaseUrl: database.url })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

interface Look {
  width?: number
  scheme?: 'light' | 'dark'
  locale?: string
}

async function open(path: string, { width = 1440, scheme = 'light', locale = 'en' }: Look = {}) {
  context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme })
  await context.addCookies([{ name: 'Deskwright-locale', value: locale, url: app.url }])
  page = await context.newPage()
  page.setDefaultTimeout(10_000)
  said = []
  outside = []
  page.on('console', message => ['error', 'warning'].includes(message.type()) && said.push(message.text()))
  page.on('pageerror', error => said.push(error.message))
  page.on('request', request => !request.url().startsWith(app.url) && !/^(data|blob):/.test(request.url()) && outside.push(request.url()))
  await page.goto(app.url + path)
}

afterEach(async () => {
  expect({ said, outside }).toEqual({ said: [], outside: [] })
  await context.close()
})

async function violations(): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }) // put there by the line above
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  })
  return found
}

const signInAsClient = async () => {
  await page.getByRole('button', { name: 'client@demo.com' }).click()
  await page.waitForURL('**/account')
  await page.getByText('500', { exact: true }).waitFor()
}

test('someone who has read nothing signs in with a demonstration account, sees what it holds, and signs out', async () => {
  await open('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await signInAsClient()
  await page.getByText('2,000', { exact: true }).waitFor()
  await page.getByText('client@demo.com').waitFor()
  await page.getByRole('button', { name: '中文' }).click()
  await page.getByRole('heading', { name: '账户' }).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Account' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/front-pages/landing-page')
})

test('an account is opened with the code from the outbox', async () => {
  await open('/register')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code from the mail').waitFor()
  const mails = (await app.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })).body as { subject: string }[]
  await page.getByLabel('Code from the mail').fill(mails[0]?.subject.slice(0, 6) ?? '')
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Open the account' }).click()
  await page.getByText('at least 10 characters').waitFor()
  await page.getByLabel('Password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Open the account' }).click()
  await page.waitForURL('**/account')
  await page.getByText('ada@example.com').waitFor()
})

test('a wrong password is told under its field and nothing typed is lost', async () => {
  await open('/login')
  await page.getByLabel('E-mail').fill('client@demo.com')
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Invalid email or password').waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe('client@demo.com')
})

test('a page that needs a session leads back to it after signing in; foreign addresses are not followed', async () => {
  await open('/account')
  await page.waitForURL('**/front-pages/landing-page?to=%2Faccount')
  await signInAsClient()
  await context.close()
  await open('/login?to=//example.com')
  await page.getByRole('button', { name: 'client@demo.com' }).click()
  await page.waitForURL(`${app.url}/account`)
})

test('the sandbox opens signed in, runs an example and asks nobody else', async () => {
  await open('/')
  await signInAsClient()
  await page.goto(`${app.url}/sandbox`)
  await page.getByText('your own data').waitFor()
  await page.getByRole('button', { name: /Execute query/ }).click()
  await page.locator('.result-window').getByText('reviewer').first().waitFor({ timeout: 20_000 })
})

describe.each([
  { width: 1440, scheme: 'light', locale: 'en' },
  { width: 390, scheme: 'dark', locale: 'ar' },
  { width: 390, scheme: 'light', locale: 'fr' },
  { width: 1440, scheme: 'dark', locale: 'ar' },
] as const)('at $width pixels, $scheme, in $locale', look => {
  test('every page is accessible and does not scroll sideways', async () => {
    await open('/', look)
    for (const path of ['/front-pages/landing-page', '/login', '/register', '/forgot-password', '/nothing/here']) {
      await page.goto(app.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect([path, await violations()]).toEqual([path, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
    await page.goto(`${app.url}/login`)
    await signInAsClient()
    expect(await violations()).toEqual([])
    expect(
      await page.evaluate(() => [
        document.documentElement.scrollWidth <= window.innerWidth,
        document.documentElement.lang,
        document.documentElement.dir,
      ]),
    ).toEqual([true, look.locale, look.locale === 'ar' ? 'rtl' : 'ltr'])
  })
})
