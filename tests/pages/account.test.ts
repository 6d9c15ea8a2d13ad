import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { throttleKey } from '../../server/db/throttle-rows.ts'
import { dayMs } from '../../server/time.ts'
import { makeAccount } from '../support/accounts.ts'
import { type Account, client, openBrowser } from '../support/page.ts'

const web = openBrowser()

interface Mail {
  recipient: string
  subject: string
}

/** The code from the latest email to the address. */
async function codeFor(email: string): Promise<string> {
  const { body } = await web.app.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })
  const mail = (body as Mail[]).find(({ recipient }) => recipient === email)
  return mail?.subject.slice(0, 6) ?? ''
}

let made = 0
/** Creates an account for the test through the API. */
async function newAccount(): Promise<Account> {
  made += 1
  const account = { email: `writer${made}@example.com`, password: 'correct horse battery' }
  await web.app.graphql('mutation ($email: String!) { sendCode(email: $email) }', { email: account.email })
  const { errors } = await web.app.graphql(
    'mutation ($email: String!, $password: String!, $code: String!) { register(email: $email, password: $password, code: $code) { auth } }',
    { ...account, code: await codeFor(account.email) },
  )
  if (errors) throw new Error(errors[0]?.message)
  return account
}

const isSignedIn = async (token: string) => {
  const { data } = await web.app.graphql<{ me: { email: string } | null }>('{ me { email } }', {}, token)
  return data.me !== null
}

async function fillLogin(page: Page, { email, password }: Account) {
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a new visitor signs in with a demo account, sees its contents, and signs out', async () => {
  const page = await web.open('/?from=mail')
  await page.waitForURL('**/apps/admin/login?from=mail')
  await page.getByRole('button', { name: 'Use client@demo.com' }).click()
  await page.waitForURL('**/access-control')
  await page.getByRole('link', { name: '2,500 words left' }).click()
  await page.getByText('2,000', { exact: true }).waitFor()
  await page.getByText('500', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/front-pages/landing-page')
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
})

test('signing out with unsaved changes asks first, and staying keeps the session', async () => {
  const page = await web.open('/apps/invoice/add', { account: client })
  await page.getByRole('textbox', { name: 'Closing line' }).fill('Many thanks')
  const answer = async (leaves: boolean) => {
    const asked = page.waitForEvent('dialog').then(async dialog => {
      const question = dialog.message()
      await (leaves ? dialog.accept() : dialog.dismiss())
      return question
    })
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    return asked
  }
  expect(await answer(false)).toBe('Leave without saving?')
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeTruthy()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('textbox', { name: 'Closing line' }).inputValue()).toBe('Many thanks')
  await answer(true)
  await page.waitForURL('**/front-pages/landing-page')
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
})

test('another account that signs in in the same tab finds nothing of the earlier one', async () => {
  const [first, second] = [await makeAccount(web.app, 'regular', 'correct horse battery'), await makeAccount(web.app, 'regular', 'correct horse battery')] // prettier-ignore
  const page = await web.open('/apps/email', { account: { email: first.email, password: 'correct horse battery' } })
  const subject = page.getByRole('dialog').getByRole('textbox', { name: 'Subject' })
  const write = async () => {
    await page.getByRole('button', { name: 'Compose' }).click()
    await subject.fill('For my eyes only')
  }
  await write()
  await page.evaluate(() => sessionStorage.setItem('list-orders', 'search=secret'))
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/front-pages/landing-page')
  expect(await page.evaluate(() => sessionStorage.getItem('list-orders'))).toBeNull()
  await page.goto(`${web.app.url}/login?to=/apps/email`)
  await fillLogin(page, { email: second.email, password: 'correct horse battery' })
  await page.waitForURL('**/apps/email')
  await page.getByRole('button', { name: 'Compose' }).waitFor()
  expect(await subject.count()).toBe(0)

  // The session ends elsewhere, and another account signs in on the same page.
  await write()
  await page.evaluate(() => {
    localStorage.removeItem('auth')
    window.dispatchEvent(new StorageEvent('storage'))
  })
  await page.getByRole('alertdialog', { name: 'Your session ended' }).getByRole('button', { name: 'Sign in' }).click()
  await fillLogin(page, { email: first.email, password: 'correct horse battery' })
  await page.waitForURL('**/apps/email**')
  await page.getByRole('button', { name: 'Compose' }).waitFor()
  expect(await subject.count()).toBe(0)
})

test('a new browser is asked for an emailed code after many failed sign-ins', async () => {
  const account = { email: (await makeAccount(web.app, 'regular', 'correct horse battery')).email, password: 'correct horse battery' }
  const now = new Date()
  const [since, until] = [now.toISOString(), new Date(now.getTime() + dayMs).toISOString()]
  const guesses = { key: throttleKey('guesses', account.email), failures: 20, since, until }
  await web.app.running.parts.store.transact(db => db.insertInto('throttles').values(guesses).execute())
  const page = await web.open('/login')
  await fillLogin(page, account)
  await page.getByText(`To protect your account after many failed sign-ins, we sent a code to ${account.email}.`).waitFor()
  expect([await web.violations(page), await web.scrollsSideways(page)]).toEqual([[], false])
  await page.getByRole('button', { name: /^Resend code in/ }).waitFor()
  const code = page.getByLabel('6-digit code')
  await code.fill('abcdef')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('The code is wrong or has expired.').waitFor()
  await code.fill(await codeFor(account.email))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/apps/invoice/polish')
})

test('preferences follow the account to another device', async () => {
  const account = await newAccount()
  const first = await web.open('/pages/account-settings/account', { account })
  await first.getByRole('button', { name: 'Theme' }).click()
  const saved = first.waitForResponse(response => response.request().postData()?.includes('savePreferences') === true)
  await first.getByRole('menuitem', { name: 'Dark' }).click()
  await saved
  const second = await web.open('/login?to=/pages/account-settings/account')
  await fillLogin(second, account)
  await second.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  expect(await second.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true)
})

test('an account is created with the code from the outbox, with server errors at their fields', async () => {
  const page = await web.open('/register?to=/pages/account-settings/billing-plans')
  made += 1
  const email = `ada${made}@example.com`
  await page.getByText('2,000 temporary and 500 permanent').waitFor()
  await page.getByLabel('Email').fill(email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('short')
  await page.getByRole('button', { name: 'Send code', exact: true }).click()
  await page.getByText('Use at least 10 characters.').waitFor()
  await password.fill('Password123')
  await page.getByRole('button', { name: 'Send code', exact: true }).click()
  await page.getByText('Agree to the terms to continue').waitFor()
  await page.getByRole('button', { name: 'Read the terms' }).click()
  await page.getByText('We keep runs for 30 days').waitFor()
  await page.getByLabel('I agree to the terms').check()
  await page.getByRole('button', { name: 'Send code', exact: true }).click()
  await page.getByRole('button', { name: /^Resend code in/ }).waitFor()
  expect(await page.getByRole('link', { name: /Open the outbox/ }).getAttribute('href')).toBe('/dev/outbox')
  await page.getByLabel('6-digit code').fill(await codeFor(email))
  await page.getByRole('button', { name: 'Create account' }).click()
  // Too common, which only the server detects. The address is kept.
  await page.getByText('easy to guess').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await password.fill('correct horse battery')
  await page.getByRole('button', { name: 'Send code', exact: true }).click()
  await page.getByRole('button', { name: /^Resend code in/ }).waitFor()
  await page.getByLabel('6-digit code').fill(await codeFor(email))
  await page.getByRole('button', { name: 'Create account' }).click()
  await web.expectNotice('Account created with 2,500 words', page)
  await page.waitForURL('**/pages/account-settings/billing-plans')
})

test('an empty form shows the missing fields without a request', async () => {
  const page = await web.open('/login')
  const sent: string[] = []
  page.on('request', request => request.url().endsWith('/graphql') && sent.push(request.postData() ?? ''))
  const submit = page.locator('main').getByRole('button', { name: 'Sign in', exact: true })
  await submit.click()
  await page.getByText('Enter your email.').waitFor()
  await page.getByLabel('Email').fill('someone@example.com')
  await submit.click()
  await page.getByText('Enter your password.').waitFor()
  expect(sent.filter(body => body.includes('"Login"'))).toEqual([])
})

test('a wrong password shows an error under the email, keeps the input, and can be revealed', async () => {
  const page = await web.open('/login')
  await fillLogin(page, { email: 'someone@example.com', password: 'wrong' })
  await page.getByText('Invalid email or password').waitFor()
  const password = page.getByLabel('Password', { exact: true })
  expect([await page.getByLabel('Email').inputValue(), await password.inputValue()]).toEqual(['someone@example.com', 'wrong'])
  expect(await page.getByLabel('Email').getAttribute('autocomplete')).toBe('username')
  const press = (modifierCapsLock: boolean) =>
    password.evaluate(
      (input, modifierCapsLock) => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock })),
      modifierCapsLock,
    )
  await press(true)
  await page.getByText('Caps Lock is on').waitFor()
  await press(false)
  await page.getByText('Caps Lock is on').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await password.getAttribute('type')).toBe('text')
})

test('five wrong passwords start a countdown that disables the button', async () => {
  const page = await web.open('/login')
  made += 1
  const wrong = { email: `locked${made}@example.com`, password: 'wrong' }
  for (let count = 0; count < 5; count += 1) {
    await fillLogin(page, wrong)
    await page.getByText('Invalid email or password').waitFor()
    await page.getByLabel('Email').fill('')
  }
  await fillLogin(page, wrong)
  const wait = page.locator('[aria-hidden=true]', { hasText: /^Too many attempts. Try again in \d+ seconds/ })
  const first = await wait.innerText()
  expect(await page.getByRole('button', { name: 'Sign in', exact: true }).isDisabled()).toBe(true)
  await expect.poll(() => wait.innerText(), { timeout: 5000 }).not.toBe(first)
})

test('a forgotten password is reset by a code, signs in, and ends every other session', async () => {
  const account = await newAccount()
  const { auth } = await web.signIn(account)
  const page = await web.open('/forgot-password')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send code', exact: true }).click()
  await page.getByText(`If ${account.email} has an account`).waitFor()
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByLabel('New password').fill('another horse battery')
  await page.getByRole('button', { name: 'Reset password and sign in' }).click()
  await page.getByText('The code is wrong or has expired').waitFor()
  await page.getByLabel('6-digit code').fill(await codeFor(account.email))
  await page.getByRole('button', { name: 'Reset password and sign in' }).click()
  await page.waitForURL('**/apps/invoice/polish')
  expect(await isSignedIn(auth)).toBe(false)
})

test('a password reset gives the same answer for an address without an account', async () => {
  const page = await web.open('/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send code', exact: true }).click()
  await page.getByText('If nobody@example.com has an account').waitFor()
})

test('another session is ended in the settings; a password change ends all others', async () => {
  const account = await newAccount()
  const elsewhere = await web.signIn(account)
  const page = await web.open('/pages/account-settings/security', { account })
  await page.getByText('This device').waitFor()
  const ends = page.getByRole('button', { name: /^Sign out the session from/ })
  // The session of the sign-up, and the other one.
  await expect.poll(() => ends.count()).toBe(2)
  await ends.first().click()
  await web.expectNotice('Session signed out', page)
  await expect.poll(() => ends.count()).toBe(1)
  await ends.first().click()
  await expect.poll(() => ends.count()).toBe(0)
  expect(await isSignedIn(elsewhere.auth)).toBe(false)

  const another = await web.signIn(account)
  const change = page.getByRole('button', { name: 'Change password' })
  await change.click()
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('short')
  await change.click()
  await page.getByText('Use at least 10 characters.').waitFor()
  await page.getByLabel('New password').fill('a longer one than that')
  await change.click()
  await expect.poll(() => page.getByLabel('Current password').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Current password').fill(account.password)
  await change.click()
  await page.getByText('Password changed').waitFor()
  expect(await isSignedIn(another.auth)).toBe(false)
  await web.signIn({ ...account, password: 'a longer one than that' })
})

test('a protected page is shown after signing in; foreign addresses are not followed', async () => {
  const page = await web.open('/pages/account-settings/security?x=1')
  await page.waitForURL('**/front-pages/landing-page?to=%2Fpages%2Faccount-settings%2Fsecurity%3Fx%3D1')
  await page.getByText('Sign in to open this page.').waitFor()
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Use client@demo.com' }).click()
  await page.waitForURL('**/pages/account-settings/security?x=1')
  // Signed-in visitors are redirected from guest pages.
  await page.goto(`${web.app.url}/login?to=//example.com`)
  await page.waitForURL('**/access-control')
})

test('a session ended elsewhere leads to the landing page, with an explanation and the way back', async () => {
  const account = await newAccount()
  const page = await web.open('/pages/account-settings/account', { account })
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  // A request that is sent after the session ended would show it at once.
  await page.waitForLoadState('networkidle')
  const token = (await page.evaluate(() => localStorage.getItem('auth'))) ?? ''
  await web.app.graphql('mutation { logout }', {}, token)
  await page.getByRole('link', { name: 'Security' }).click()
  await page.waitForURL('**/front-pages/landing-page?to=%2Fpages%2Faccount-settings%2Fsecurity&reason=ended')
  await page.getByText('Your session ended').waitFor()
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click()
  await fillLogin(page, account)
  await page.waitForURL('**/pages/account-settings/security')
})

test("a request that finds the session ended asks to sign in and keeps the page's content", async () => {
  const account = await newAccount()
  const page = await web.open('/apps/permissions', { account })
  await page.getByText(/^1–\d+ of \d+$/).waitFor()
  await page.getByRole('button', { name: 'Add permission', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Kept while signed out')
  const token = (await page.evaluate(() => localStorage.getItem('auth'))) ?? ''
  const anonymous: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/graphql') && !request.headers().authorization) anonymous.push(request.postData() ?? '')
  })
  await web.app.graphql('mutation { logout }', {}, token)
  await page.getByRole('dialog').getByRole('button', { name: 'Add permission' }).click()
  const ended = page.getByRole('alertdialog', { name: 'Your session ended' })
  await ended.waitFor()
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBe(null)
  // The page stays visible and sends no requests without a session.
  expect(await page.getByText(/^1–\d+ of \d+$/).count()).toBe(1)
  expect(anonymous).toEqual([])
  await ended.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/login\?to=%2Fapps%2Fpermissions/)
  await fillLogin(page, account)
  await page.waitForURL('**/apps/permissions**')
  await page.getByRole('button', { name: 'Add permission', exact: true }).click()
  await expect.poll(() => page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Kept while signed out')
  web.expectQuiet(/401|Unauthorized/)
})

test('the account area switches to Chinese, before and after signing in, and the account remembers it', async () => {
  const page = await web.open('/login')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitem', { name: '中文' }).click()
  await page.getByRole('heading', { level: 1, name: '登录' }).waitFor()
  expect(await page.locator('main').getAttribute('lang')).toBe('zh-CN')
  const account = await newAccount()
  const settings = await web.open('/pages/account-settings/nonsense', { account })
  await settings.waitForURL('**/pages/account-settings/account')
  await settings.getByRole('button', { name: '中文' }).click()
  await settings.getByRole('heading', { level: 1, name: '设置' }).waitFor()
  expect(await web.violations(settings)).toEqual([])
  await expect.poll(async () => (await web.signIn(account)).language).toBe('cn')
  // Its forms, too, with their own messages.
  await settings.goto(`${web.app.url}/pages/account-settings/security`)
  await settings.getByRole('button', { name: '修改密码' }).click()
  const dialog = settings.getByRole('dialog', { name: '修改密码' })
  expect(await dialog.locator('xpath=ancestor::*[@lang][1]').getAttribute('lang')).toBe('zh-CN')
  await dialog.getByRole('button', { name: '修改密码' }).click()
  await dialog.getByText('请填写当前密码。').waitFor()
  await dialog.getByText('请修改 2 个字段后继续：').waitFor()
  expect(await web.violations(settings)).toEqual([])
  await dialog.getByRole('button', { name: '取消' }).click()
  await settings.goto(`${web.app.url}/pages/account-settings/account`)
  await settings.getByRole('button', { name: 'English' }).click()
  await settings.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
})

test('the ledger lists words in and out with their reason', async () => {
  const page = await web.open('/pages/account-settings/billing-plans', { account: await newAccount() })
  const rows = page.getByRole('row')
  await expect.poll(() => rows.count()).toBe(3)
  await page.getByText('Added').first().waitFor()
  await page.getByRole('cell', { name: '+2,000' }).waitFor()
})

test('access control shows the rules, for oneself and as another user, and answers questions', async () => {
  const page = await web.open('/access-control', { account: client })
  await page.getByText('For accounts that can read AclDemo').waitFor()
  await page.getByText('Decided by the rule “read AclDemo”.').waitFor()
  await page.getByRole('button', { name: 'No rules' }).click()
  await page.getByText('A card is hidden because').waitFor()
  await page.getByText('No rules: everything is denied').waitFor()
  await page.getByText('No rule applies.').waitFor()
  await page.getByRole('button', { name: 'Administrator' }).click()
  await page.getByRole('combobox', { name: 'Action' }).selectOption('delete')
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('Review')
  await page.getByText('Decided by the rule “manage all”.').waitFor()
  await page.getByRole('button', { name: 'Client' }).click()
  await page.locator('main').getByRole('status').getByText('Denied').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('userAbilityRules'))).toBe('[{"action":"read","subject":"AclDemo"}]')
})

test('a missing permission is named and requested; the administrator sees the request', async () => {
  const account = await newAccount()
  const { token } = await makeAccount(web.app, 'admin')
  const page = await web.open('/pages/misc/not-authorized?action=manage&subject=all&to=/access-control', { account })
  await page.getByText('the “manage” permission on “all”').waitFor()
  await page.getByText(account.email).waitFor()
  await page.getByRole('button', { name: 'Request access' }).click()
  await page.getByText('Access requested. An administrator will review it.').waitFor()
  const { data } = await web.app.graphql<{ operations: { items: { summary: string; actor: string }[] } }>(
    '{ operations(area: ACCOUNT) { items { summary actor } } }',
    {},
    token,
  )
  expect(data.operations.items).toContainEqual({ summary: 'Requested access: manage all', actor: account.email })
  await page.getByRole('button', { name: 'Switch account' }).click()
  await page.waitForURL('**/login?to=%2Faccess-control')
})

test('without a session, a missing permission leads to signing in', async () => {
  const page = await web.open('/not-authorized?action=read&subject=AclDemo&to=/access-control')
  await page.getByText('You’re not signed in.').waitFor()
  await page.locator('main').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('**/login?to=%2Faccess-control')
})

test('an unknown address shows an error, suggests pages, and searches by name', async () => {
  const page = await web.open('/apps/invoice/polsih', { account: client })
  await page.getByText('/apps/invoice/polsih').waitFor()
  expect(await page.title()).toBe('404 · Deskwright')
  const meant = page.getByRole('list', { name: 'Did you mean' }).getByRole('link')
  expect((await meant.allTextContents())[0]).toBe('Polish')
  expect(await meant.count()).toBe(3)
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('review')
  await page.getByRole('link', { name: 'Reviews', exact: true }).waitFor()
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('nonsense')
  await page.getByText('No results').waitFor()
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('access')
  await page.getByRole('search').getByRole('link', { name: 'Access control' }).click()
  await page.waitForURL('**/access-control')
  web.expectQuiet(/404 \(Not Found\)/)
})

test('the sandbox opens signed in, runs an example, and contacts no other host', async () => {
  const page = await web.open('/sandbox', { account: client })
  await page.getByText('your own data').waitFor()
  // The editor takes its time; before it is there, the button runs nothing.
  await page.getByText('reviewer').first().waitFor({ timeout: 40_000 })
  await page.getByRole('button', { name: /Execute query/ }).click()
  await page.locator('.result-window').getByText('reviewer').first().waitFor({ timeout: 40_000 })
})

const notAuthorized = '/not-authorized?action=manage&subject=all'
const settings = '/pages/account-settings'

describe.each([
  { width: 1440, scheme: 'light', locale: 'en', outside: ['/nothing'], inside: [`${settings}/security`, `${settings}/billing-plans`] },
  {
    width: 390,
    scheme: 'dark',
    locale: 'ar',
    outside: ['/apps/admin/login?reason=ended', '/nothing'],
    inside: [notAuthorized, `${settings}/billing-plans`, `${settings}/security`],
  },
] as const)('at $width pixels, $scheme, in $locale', ({ outside, inside, ...look }) => {
  /** Each page is accessible, completely translated, and does not scroll horizontally. */
  async function expectSound(page: Page, paths: readonly string[]) {
    for (const path of paths) {
      if (path !== paths[0]) await page.goto(web.app.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      const text = await page.locator('body').innerText()
      expect([path, text.match(/\b(signIn|password|code|terms|register|forgot|settings|account|denied|access|notFound)\.\w+/)]).toEqual([
        path,
        null,
      ])
      expect([path, await web.violations(page), await web.scrollsSideways(page)]).toEqual([path, [], false])
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
        look.locale,
        look.locale === 'ar' ? 'rtl' : 'ltr',
      ])
    }
    web.expectQuiet(/404 \(Not Found\)/)
  }

  test('pages before signing in are accessible', async () => {
    await expectSound(await web.open(outside[0], look), outside)
  })

  test('account pages are accessible', async () => {
    await expectSound(await web.open(inside[0], { ...look, account: client }), inside)
  })
})
