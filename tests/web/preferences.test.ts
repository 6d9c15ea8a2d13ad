import type { ApolloClient } from '@apollo/client'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultPreferences, parsePreferences, withChoice } from '../../web/platform/preferences.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('uses the specified defaults without cookies', () => {
  expect(defaultPreferences).toMatchObject({
    theme: 'system',
    skin: 'default',
    isVerticalNavSemiDark: false,
    navOrientation: 'vertical',
    isVerticalNavCollapsed: false,
    appContentWidth: 'boxed',
    navbarType: 'sticky',
    isNavbarBlurEnabled: true,
    footerType: 'static',
    locale: 'en',
  })
})

test('reads cookies by name, and ignores unknown values', () => {
  const cookies: Record<string, string> = {
    theme: 'dark',
    'color-scheme': 'dark',
    skin: 'sparkling',
    isNavbarBlurEnabled: 'false',
    isVerticalNavCollapsed: 'yes',
    appContentWidth: 'fluid',
  }
  expect(parsePreferences(name => cookies[name])).toEqual({
    ...defaultPreferences,
    theme: 'dark',
    'color-scheme': 'dark',
    isNavbarBlurEnabled: false,
    appContentWidth: 'fluid',
  })
})

test('a horizontal navigation resets a hidden bar and a collapsed sidebar', () => {
  const before = { ...defaultPreferences, navbarType: 'hidden', isVerticalNavCollapsed: true } as const
  const across = withChoice(before, { navOrientation: 'horizontal' })
  expect(across).toEqual({ ...before, navOrientation: 'horizontal', navbarType: 'sticky', isVerticalNavCollapsed: false })
  // A visible bar keeps its setting, and switching back changes nothing else.
  expect(withChoice({ ...defaultPreferences, navbarType: 'static' }, { navOrientation: 'horizontal' }).navbarType).toBe('static')
  expect(withChoice(across, { navOrientation: 'vertical' })).toEqual({ ...across, navOrientation: 'vertical' })
})

test('favorites and shortcuts are saved to the account with the preferences', async () => {
  const stored = new Map<string, string>()
  const nothing = () => undefined
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('window', { addEventListener: nothing })
  vi.stubGlobal('document', { cookie: '' })
  vi.useFakeTimers()
  vi.resetModules()
  const { updateSession } = await import('../../web/platform/session.ts')
  const { keepPreferences } = await import('../../web/platform/kept-preferences.ts')
  const { writeText } = await import('../../web/platform/kept-texts.ts')
  updateSession({ auth: 'token' })
  const saved: unknown[] = []
  const client = { mutate: ({ variables }: { variables: { preferences: unknown } }) => Promise.resolve(saved.push(variables.preferences)) }
  const stop = keepPreferences(client as unknown as ApolloClient) // the one method that it uses
  writeText('favorites', 'apps-chat,apps-kanban')
  writeText('shortcuts', 'apps-email')
  vi.advanceTimersByTime(1000)
  stop()
  writeText('favorites', '')
  vi.advanceTimersByTime(1000)
  expect(saved).toEqual([expect.objectContaining({ theme: 'system', favorites: 'apps-chat,apps-kanban', shortcuts: 'apps-email' })])
})

test('the favorites and shortcuts of one account do not pass to the next one in the same browser', async () => {
  const jar = new Map<string, string>()
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (text.includes('max-age=0;')) jar.delete(name)
      else jar.set(name, value)
    },
  })
  vi.resetModules()
  const { readTexts, takeTexts, writeText } = await import('../../web/platform/kept-texts.ts')
  writeText('favorites', 'apps-chat')
  writeText('shortcuts', '')
  takeTexts({ favorites: 'apps-kanban' })
  expect(readTexts()).toEqual({ favorites: 'apps-kanban', shortcuts: undefined })
  expect([...jar]).toEqual([['Deskwright-favorites', 'apps-kanban']])
  takeTexts(null)
  expect(readTexts()).toEqual({ favorites: undefined, shortcuts: undefined })
  expect([...jar]).toEqual([])
})
