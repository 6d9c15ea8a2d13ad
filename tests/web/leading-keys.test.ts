import { readFileSync } from 'node:fs'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from '../../web/app/routes.ts'

/** The letter after `g` for each page that has one. */
const letters: Record<string, string> = {
  d: '/dashboards/analytics',
  e: '/apps/email',
  t: '/apps/chat',
  c: '/apps/calendar',
  k: '/apps/kanban',
  i: '/apps/invoice/list',
  o: '/apps/ecommerce/order/list',
  p: '/apps/ecommerce/product/list',
  u: '/apps/user/list',
  w: '/apps/invoice/polish',
}
/** `g h` opens the history, which is not a page. */
const reserved = ['h']

test('every page with a shortcut letter is opened by it', () => {
  const built = routes.filter(({ path }) => Object.values(letters).includes(path))
  expect(built.length).toBeGreaterThan(3)
  expect(built.map(({ path, keys }) => [path, keys])).toEqual(
    built.map(({ path }) => [path, Object.keys(letters).find(letter => letters[letter] === path)]),
  )
})

test('shortcut letters are unique and not reserved', () => {
  const taken = routes.flatMap(({ keys, path }) => (keys ? [{ keys, path }] : []))
  expect(new Set(taken.map(({ keys }) => keys)).size).toBe(taken.length)
  expect(taken.filter(({ keys }) => reserved.includes(keys) || !/^[a-z]$/.test(keys))).toEqual([])
  expect(taken.filter(({ keys, path }) => letters[keys] && letters[keys] !== path)).toEqual([])
})

test('pages with a shortcut letter need no record', () => {
  expect(routes.filter(({ keys, path, nav }) => keys && (nav?.to ?? path).includes(':'))).toEqual([])
})

/** Record paths of the search, parsed from its source. */
const addresses = [
  ...readFileSync(new URL('../../server/areas/search/service.ts', import.meta.url), 'utf8').matchAll(/url: `([^`]+)`/g),
].map(([, url = '']) => url.replaceAll(/\$\{[^}]+\}/g, '1'))

test('records in search results have a page if their list has one', () => {
  expect(addresses.length).toBeGreaterThan(5)
  const lists = [...Object.values(letters), '/apps/academy/my-course'].filter(list => routes.some(({ path }) => path === list))
  const isBuilt = (url: string) => lists.some(list => url.startsWith(list.replace(/\/(?:list|my-course)$/, '/')))
  const isLost = (url: string) => !routes.some(({ path }) => matchPath(path, url.split('?')[0] ?? ''))
  expect(addresses.filter(isBuilt).length).toBeGreaterThan(2)
  expect(addresses.filter(url => isBuilt(url) && isLost(url))).toEqual([])
})
