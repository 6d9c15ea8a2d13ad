import { expect, test } from 'vitest'
import { defaultPreferences, parsePreferences, withChoice } from '../../web/platform/preferences.ts'

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
