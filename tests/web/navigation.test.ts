import { expect, test } from 'vitest'
import { isFolder, navigationOf, navPageOf } from '../../web/app/navigation.ts'
import type { AppRoute } from '../../web/app/route-types.ts'

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
