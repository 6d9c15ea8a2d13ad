import { beforeEach, expect, test, vi } from 'vitest'

/** The subset of browser storage that the session uses. */
class Storage {
  #items = new Map<string, string>()
  getItem = (name: string) => this.#items.get(name) ?? null
  setItem = (name: string, value: string) => void this.#items.set(name, value)
  removeItem = (name: string) => void this.#items.delete(name)
}

let session: typeof import('../../web/platform/session.ts')
const load = async () => {
  vi.resetModules()
  session = await import('../../web/platform/session.ts')
}
beforeEach(async () => {
  vi.stubGlobal('localStorage', new Storage())
  vi.stubGlobal('window', { addEventListener: () => undefined })
  await load()
})

const names = ['editTextOnClick', 'expandTextOnClick', 'polishTextResult', 'expandTextResult', 'accpetChange', 'redoOnClick'] as const
const raised = () => names.filter(name => session.getSession()[name])

test('the editor has its six flags, all off at first', () => {
  expect(session.getSession()).toMatchObject(Object.fromEntries(names.map(name => [name, false])))
})

test('polishing ends expanding and vice versa; each flag is cleared separately', () => {
  session.setEditorFlags({ editTextOnClick: true })
  expect(raised()).toEqual(['editTextOnClick'])
  session.setEditorFlags({ expandTextOnClick: true })
  expect(raised()).toEqual(['expandTextOnClick'])
  session.setEditorFlags({ expandTextOnClick: false, expandTextResult: true, accpetChange: true, redoOnClick: true })
  expect(raised()).toEqual(['expandTextResult', 'accpetChange', 'redoOnClick'])
  session.setEditorFlags({ accpetChange: false })
  session.setEditorFlags({ redoOnClick: false })
  expect(raised()).toEqual(['expandTextResult'])
})

const account = {
  auth: 'token',
  email: 'ada@example.com',
  language: 'cn' as const,
  money: 12.5,
  durWordsLeft: 500,
  tempWordsLeft: 2000,
  loginUserType: 'regular',
  lastLoginTime: '2026-11-21T08:00:00.000Z',
  numOfToken: 42,
  userAbilityRules: [{ action: 'read', subject: 'AclDemo' }],
}

test('a session is restored under its own keys, without the flags', async () => {
  session.updateSession(account)
  session.setEditorFlags({ editTextOnClick: true })
  expect(session.getSession()).toMatchObject({ ...account, logged: true })
  await load()
  expect(session.getSession()).toMatchObject({ ...account, logged: true })
  expect(raised()).toEqual([])
  expect([localStorage.getItem('language'), localStorage.getItem('userAbilityRules')]).toEqual([
    'cn',
    JSON.stringify(account.userAbilityRules),
  ])
})

test('signing out clears all but the language', async () => {
  session.updateSession(account)
  session.signOut()
  await load()
  expect(session.getSession()).toMatchObject({ logged: false, auth: '', email: '', money: 0, numOfToken: 0, language: 'cn' })
})

test('corrupt values count as missing, and unknown user types as regular', async () => {
  session.updateSession({ ...account, loginUserType: 'emperor' })
  expect(session.getSession().loginUserType).toBe('regular')
  localStorage.setItem('money', 'much')
  localStorage.setItem('userAbilityRules', '{"not":"a list"}')
  localStorage.setItem('language', 'klingon')
  await load()
  expect(session.getSession()).toMatchObject({ logged: true, money: 0, userAbilityRules: [], language: 'en' })
})
