/** Pages in a real browser against the real application: one of each per test file. */
import axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchBrowser } from './browser.ts'
import { ownDatabase, startApp, type StartOptions, type TestApp } from './harness.ts'

export interface Look {
  width?: number
  scheme?: 'light' | 'dark'
  locale?: string
  /** Opens the page signed in, with the demo account's email and password. */
  account?: Account
}

export interface Account {
  email: string
  password: string
}

export const client: Account = { email: 'client@demo.com', password: 'client' }
export const admin: Account = { email: 'admin@demo.com', password: 'admin' }

/** Starts the application and a browser before the file's tests, and checks for console output after each one. */
export function openBrowser(options: StartOptions = {}) {
  let app: TestApp
  let browser: Browser
  let remove: () => Promise<void>
  let contexts: BrowserContext[] = []
  /** Kept from earlier tests, because their code is loaded and compiled. */
  let idle: BrowserContext[] = []
  let pages: Page[] = []
  let messages: string[] = []
  let outside: string[] = []
  const demos = new Map<string, string>()

  beforeAll(async () => {
    // Page tests run without the API tests' PostgreSQL.
    const database = await ownDatabase(options)
    remove = database.remove
    app = await startApp({ databaseUrl: database.url, ...options })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await app.close()
    await remove()
  })
  afterEach(async () => {
    try {
      expectQuiet()
    } finally {
      messages = []
      outside = []
      await Promise.all(contexts.map(forget))
      idle = [...idle, ...contexts]
      contexts = []
      pages = []
    }
  })

  const latest = () => {
    const page = pages.at(-1)
    if (!page) throw new Error('No page is open')
    return page
  }

  /** Opens the path in a new browser context. */
  async function open(path: string, { width = 1440, scheme = 'light', locale = 'en', account }: Look = {}): Promise<Page> {
    const localStorage = account ? storageOf(await signIn(account)) : []
    const context = idle.pop() ?? (await newContext())
    contexts.push(context)
    await context.setStorageState({ cookies: [], origins: [{ origin: app.url, localStorage }] })
    await context.addCookies([{ name: 'Deskwright-locale', value: locale, url: app.url }])
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    pages.push(page)
    page.setDefaultTimeout(20_000)
    page.on(
      'console',
      message =>
        ['error', 'warning'].includes(message.type()) &&
        !blockedHere.test(message.text()) &&
        messages.push(`${message.text()} ${message.location().url}`.trim()),
    )
    page.on('pageerror', error => messages.push(error.message))
    page.on('request', request => !request.url().startsWith(app.url) && !/^(data|blob):/.test(request.url()) && outside.push(request.url()))
    openWhole(page)
    await page.goto(app.url + path)
    return page
  }

  async function newContext(): Promise<BrowserContext> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await context.addInitScript(keepMessages)
    return context
  }

  /**
   * Waits until a snackbar with the text has appeared since the page was loaded, even if it has closed again on a slow
   * machine. Each match counts once.
   */
  async function expectNotice(text: string | RegExp, page = latest()) {
    const wanted = typeof text === 'string' ? text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : text.source
    const take = (wanted: string) => {
      const { messages } = window as unknown as { messages: string[] } // set by `keepMessages`
      const place = messages.findIndex(message => new RegExp(wanted).test(message))
      if (place >= 0) messages.splice(place, 1)
      return place >= 0 ? 'told' : messages
    }
    await expect.poll(() => page.evaluate(take, wanted), { timeout: 20_000, message: `no message says ${text}` }).toBe('told')
  }

  /** Like `told`, and closes the snackbar if it is still open, because the next one would wait for it. */
  async function expectNoticeAndClose(text: string, page = latest()) {
    await expectNotice(text, page)
    const message = page.getByRole('status').filter({ hasText: text })
    const close = message.getByRole('button', { name: 'Close' })
    await close.click({ timeout: 2000 }).catch(() => undefined)
    await message.waitFor({ state: 'hidden' })
  }

  /** Removes everything that a test leaves behind. */
  async function forget(context: BrowserContext) {
    await Promise.all(context.pages().map(page => page.close()))
    await Promise.all([context.unrouteAll(), context.clearPermissions(), context.setOffline(false)])
  }

  /** Signs in through the API; returns the browser's stored session state, with the token as `auth`. */
  async function signIn(account: Account): Promise<StoredSession> {
    const { auth, account: found } = (await keptDemo(account)) ?? (await logIn(account))
    if (account.email.endsWith('@demo.com')) demos.set(account.email, auth)
    const { language, role, abilityRules, lastLoginTime, ...rest } = found
    return {
      auth,
      ...rest,
      lastLoginTime: lastLoginTime ?? '',
      language: language === 'CN' ? 'cn' : 'en',
      loginUserType: role === 'ADMIN' ? 'admin' : 'regular',
      userAbilityRules: abilityRules,
    }
  }

  const accountFields = 'email money durWordsLeft tempWordsLeft lastLoginTime language role abilityRules { action subject }'

  async function logIn(account: Account): Promise<SignedIn> {
    const { data, errors } = await app.graphql<{ login: SignedIn }>(
      `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { auth account { ${accountFields} } } }`,
      { ...account },
    )
    if (errors) throw new Error(errors[0]?.message)
    return data.login
  }

  /** Each sign-in with a demo address opens an account of its own; the windows of a file share one until it signs out. */
  async function keptDemo({ email }: Account): Promise<SignedIn | undefined> {
    const auth = demos.get(email)
    if (auth === undefined) return undefined
    const { data } = await app.graphql<{ me: SignedIn['account'] | null }>(`{ me { ${accountFields} } }`, {}, auth)
    return data.me ? { auth, account: data.me } : undefined
  }

  /** Fails if a page wrote to the console or contacted another host; `except` matches expected messages. Resets both. */
  function expectQuiet(except?: RegExp) {
    const found = { messages: messages.filter(text => !except?.test(text)), outside }
    messages = []
    outside = []
    expect(found).toEqual({ messages: [], outside: [] })
  }

  /** Violations of WCAG 2.2 AA, or of the given rules, once animations have finished. */
  async function violations(page = latest(), rules?: string[]): Promise<string[]> {
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
    )
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    const runOnly = rules ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    return page.evaluate(async runOnly => {
      // Only violations are read; to describe and locate the rest would take longer.
      const options = { runOnly, resultTypes: ['violations' as const], selectors: false }
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options) // injected above
      return violations.map(
        ({ id, nodes }) =>
          `${id}, ${nodes.length} times: ${nodes
            .slice(0, 5)
            .map(({ html }) => html.slice(0, 120))
            .join(' | ')}`,
      )
    }, runOnly)
  }

  const scrollsSideways = (page = latest()) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

  return {
    get app() {
      return app
    },
    open,
    expectNotice: expectNotice,
    expectNoticeAndClose: expectNoticeAndClose,
    signIn,
    expectQuiet,
    violations,
    scrollsSideways,
  }
}

/** The frames of emails run no scripts, not even those that Playwright adds to every document. */
const blockedHere = /^Blocked script execution in '[^']*\/api\/email-frame/

/** Runs in the page: records each snackbar. */
function keepMessages() {
  const messages: string[] = []
  const seen = new WeakSet<Element>()
  const keep = () => {
    for (const message of document.querySelectorAll('[data-notices] :is([role="status"], [role="alert"])')) {
      const text = message.querySelector('.MuiAlert-message')?.textContent
      if (!text || seen.has(message)) continue
      seen.add(message)
      messages.push(text)
    }
  }
  Object.assign(window, { messages })
  new MutationObserver(keep).observe(document, { childList: true, subtree: true })
}

/** Navigation and reload end when the application has replaced the prerendered page, which may wait for the pointer. */
function openWhole(page: Page) {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const answers = async () => {
    if ((await page.locator('[data-waiting]').count()) > 0) await page.mouse.move(0, 0).then(() => page.mouse.move(1, 1))
    await page.locator('[data-first]').waitFor({ state: 'detached' })
  }
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await answers()
    return response
  }
  page.reload = async options => {
    const response = await reload(options)
    await answers()
    return response
  }
}

/** The server takes the first request of each mutation, but its response is lost. */
export async function loseFirst(page: Page, ...mutations: string[]): Promise<void> {
  const rest = new Set(mutations)
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string }
    if (!rest.delete(operationName ?? '')) return route.fallback()
    await route.fetch()
    return route.abort()
  })
}

interface SignedIn {
  auth: string
  account: {
    email: string
    money: number
    durWordsLeft: number
    tempWordsLeft: number
    lastLoginTime: string | null
    language: 'EN' | 'CN'
    role: 'ADMIN' | 'REGULAR'
    abilityRules: { action: string; subject: string }[]
  }
}

interface StoredSession {
  auth: string
  [name: string]: unknown
}

const storageOf = (session: StoredSession) =>
  Object.entries(session).map(([name, value]) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value) }))
