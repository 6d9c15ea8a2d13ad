import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import { afterEach, expect, test, vi } from 'vitest'
import { isFolder, navigationOf, navPageOf } from '../../web/app/navigation.ts'
import type { AppRoute } from '../../web/app/route-types.ts'

afterEach(() => void vi.unstubAllGlobals())

const route = (name: string, path: string, nav?: AppRoute['nav']): AppRoute => ({
  name,
  path,
  layout: 'default',
  access: 'auth',
  load: () => Promise.reject(new Error('Not opened here')),
  ...(nav && { nav }),
})

const list = route('list', '/product/list', { group: 'shop', folder: 'products' })
const orders = route('orders', '/order/list', { group: 'shop' })
const add = route('add', '/product/add', { group: 'shop', folder: 'products' })
const edit = route('edit', '/product/edit/:id')

/** The navigation as text: a folder with its pages in brackets. */
const shown = (routes: AppRoute[], isAllowed = (_: AppRoute) => true) =>
  navigationOf(routes, isAllowed).map(({ group, entries }) => [
    group,
    ...entries.map(entry => (isFolder(entry) ? `${entry.folder} [${entry.pages.map(({ name }) => name).join(' ')}]` : entry.name)),
  ])

test('pages of a folder stand where its first page stands', () => {
  expect(shown([list, orders, add, edit])).toEqual([['shop', 'products [list add]', 'orders']])
})

test('a folder with one accessible page becomes that page; an empty group is hidden', () => {
  expect(shown([list, orders, add], ({ name }) => name !== 'add')).toEqual([['shop', 'list', 'orders']])
  expect(shown([list, orders, add], () => false)).toEqual([])
})

test("a page outside the navigation marks its area's page", () => {
  const preview = { ...route('preview', '/product/preview'), area: 'text' as const }
  expect(navPageOf([list, orders, add, edit, preview], preview)).toBeUndefined()
  expect([edit, add, orders].map(each => navPageOf([list, orders, add, edit], each))).toEqual(['list', 'add', 'orders'])
})

test('favorites keep their order, are moved, and are limited', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('document', {
    get cookie() {
      return [...stored].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      stored.set(name, value)
    },
  })
  vi.resetModules()
  const favorites = await import('../../web/app/shell/favorites.ts')
  for (const name of ['orders', 'kanban', 'chat']) favorites.toggleFavorite(name)
  favorites.moveFavorite('chat', 'orders')
  expect(favorites.favoriteNames()).toEqual(['chat', 'orders', 'kanban'])
  expect(decodeURIComponent(stored.get('Deskwright-favorites') ?? '')).toBe('chat,orders,kanban')
  favorites.moveFavorite('chat', undefined)
  favorites.toggleFavorite('orders')
  expect(favorites.favoriteNames()).toEqual(['chat', 'kanban'])

  const page = (name: string) => ({ name, to: `/${name}`, icon: IconStar })
  // A page that the visitor may not open is left out, and keeps its place.
  expect(favorites.pickFavorites([page('kanban'), page('orders')], ['chat', 'kanban', 'orders']).map(({ name }) => name)).toEqual([
    'kanban',
    'orders',
  ])
  for (let count = 2; count < favorites.maxFavorites; count++) expect(favorites.toggleFavorite(`page-${count}`)).toBe(true)
  expect(favorites.toggleFavorite('one-more')).toBe(false)
  expect(favorites.toggleFavorite('chat')).toBe(true)
  expect(favorites.toggleFavorite('one-more')).toBe(true)
})
