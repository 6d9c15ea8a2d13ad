import { expect, test } from 'vitest'
import { layoutOf } from '../../web/app/layout.ts'
import { navigationOf, navPageOf } from '../../web/app/navigation.ts'
import { choices, defaultPreferences } from '../../web/platform/preferences.ts'
import type { AppRoute } from '../../web/app/route-types.ts'
import { nextPace, stepMs } from '../../web/app/shell/loading-pace.ts'

const across = { ...defaultPreferences, navOrientation: 'horizontal' } as const
const hidden = { ...defaultPreferences, navbarType: 'hidden', isVerticalNavCollapsed: true } as const

test('a narrow window has overlay navigation; the preference returns with the width', () => {
  expect(layoutOf(across, false, false)).toMatchObject({ navigation: 'horizontal', top: 112 })
  expect(layoutOf(across, true, false)).toMatchObject({ navigation: 'overlay', top: 60 })
  expect(layoutOf(across, false, false).navigation).toBe('horizontal')
})

test('the bar can be hidden only with a vertical navigation', () => {
  expect(layoutOf(hidden, false, false)).toMatchObject({ navbar: 'hidden', isCollapsed: true, top: 0 })
  expect(layoutOf(hidden, true, false)).toMatchObject({ navbar: 'sticky', isCollapsed: false, top: 60 })
  expect(layoutOf({ ...across, navbarType: 'hidden' }, false, false).navbar).toBe('sticky')
})

test('every combination of preferences has one navigation, and a bar where needed', () => {
  for (const navOrientation of choices.navOrientation)
    for (const navbarType of choices.navbarType)
      for (const isVerticalNavCollapsed of choices.isVerticalNavCollapsed)
        for (const isNarrow of [false, true]) {
          // Preferences are already consistent; hand-written cookies may not be.
          const layout = layoutOf({ ...defaultPreferences, navOrientation, navbarType, isVerticalNavCollapsed }, isNarrow, false)
          const chosen = [navOrientation, navbarType, isVerticalNavCollapsed, isNarrow]
          expect([...chosen, layout.navigation]).toEqual([...chosen, isNarrow ? 'overlay' : navOrientation])
          expect([...chosen, layout.isCollapsed]).toEqual([...chosen, layout.navigation === 'vertical' && isVerticalNavCollapsed])
          expect([...chosen, layout.navbar === 'hidden']).toEqual([...chosen, navbarType === 'hidden' && layout.navigation === 'vertical'])
          const height = layout.navbar === 'sticky' ? (layout.navigation === 'horizontal' ? 112 : 60) : 0
          expect([...chosen, layout.top]).toEqual([...chosen, height])
        }
})

test('a full-height page has no footer', () => {
  expect(layoutOf({ ...defaultPreferences, footerType: 'sticky' }, false, true).footer).toBe('hidden')
})

const page = (name: string, path: string, nav?: Partial<NonNullable<AppRoute['nav']>>): AppRoute => ({
  name,
  path,
  layout: 'default',
  access: 'auth',
  ...(nav && { nav: { group: 'shop', ...nav } }),
  load: () => Promise.reject(new Error('Not opened here')),
})
const routes = [
  page('products', '/apps/shop/product/list', { folder: 'products' }),
  page('orders', '/apps/shop/order/list'),
  page('add', '/apps/shop/product/add', { folder: 'products' }),
  page('reviews', '/apps/shop/reviews', {}),
  page('settings', '/pages/settings/:tab', { group: 'account', to: '/pages/settings/account' }),
  page('edit', '/apps/shop/product/edit/:id'),
  page('preview', '/apps/other/preview'),
]

test('groups and folders are in order and never empty', () => {
  expect(navigationOf(routes, () => true)).toMatchObject([
    { group: 'shop', entries: [{ folder: 'products', pages: [{ name: 'products' }, { name: 'add' }] }, { name: 'reviews' }] },
    { group: 'account', entries: [{ name: 'settings', to: '/pages/settings/account' }] },
  ])
  // Inaccessible pages are hidden, and a folder with one page becomes the page.
  expect(navigationOf(routes, ({ name }) => name === 'add')).toMatchObject([{ group: 'shop', entries: [{ name: 'add' }] }])
})

test('a subpage marks its page in the navigation', () => {
  const at = (name: string) => navPageOf(routes, routes.find(route => route.name === name) ?? page(name, '/'))
  expect([at('reviews'), at('settings'), at('edit'), at('preview')]).toEqual(['reviews', 'settings', 'products', undefined])
})

test('the loading bar slows down toward 82 percent', () => {
  const values = [nextPace(0)]
  for (let step = 0; step < 20; step += 1) values.push(nextPace(values.at(-1) ?? 0))
  expect(values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))).toBe(true)
  expect(values.at(-1)).toBeLessThanOrEqual(82)
  expect(values.at(-1)).toBeGreaterThan(80)
  expect(stepMs).toBe(800)
})
