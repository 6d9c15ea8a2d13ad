/** Pure functions of the UI kit: numbers, rows, queries, and positions in a list. */
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { parse } from 'graphql'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadEmojis, searchEmojis } from '../../web/ui/emoji/emoji-data.ts'
import { findMentions, matchPeople, queryAt, splitMentions } from '../../web/ui/mentions/mention-text.ts'
import { formatBytes } from '../../web/ui/attachments/format-bytes.ts'
import { isPhone, readNumber, writeNumber } from '../../web/ui/form/values.ts'
import { curlOf, quote, explorerAddress } from '../../web/ui/list/query-as.ts'
import { toCsv, toJson } from '../../web/ui/list/rows-to-file.ts'
import { secondarySortOf, positionIn, type ListWindow, extendWindow } from '../../web/ui/list/list-window.ts'

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>()
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  }
}
beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('window', { addEventListener: () => undefined })
})

describe("numbers are parsed in the reader's locale", () => {
  test.each([
    ['1,234.50', 'en', 1234.5],
    ['1,234', 'en', 1234],
    ['1.234,50', 'fr', 1234.5],
    ['1 234,5', 'fr', 1234.5],
    ['12,5', 'en', 12.5],
    ['1,234,567', 'en', 1234567],
    ['١٢٫٥', 'ar', 12.5],
    ['$ 12', 'en', 12],
    ['-3', 'en', -3],
  ])('%s in %s', (text, locale, value) => expect(readNumber(text, locale)).toBe(value))

  test('rejects empty text and words', () => {
    expect(readNumber(' ', 'en')).toBeNull()
    for (const text of ['twelve', '1e5', '.', '1-2']) expect(readNumber(text, 'en')).toBeNaN()
  })

  test('parses a formatted number to the same number', () => {
    for (const locale of ['en', 'fr', 'ar'])
      for (const value of [0, 12.5, 1234.05, 1_000_000]) expect(readNumber(writeNumber(value, locale, 2), locale)).toBe(value)
  })
})

test('writes sizes in their largest unit, in the reader’s language', () => {
  expect([0, 900, 2048, 1024 ** 2 * 2.45, 10 * 1024 ** 2, 3 * 1024 ** 3].map(bytes => formatBytes(bytes, 'en'))).toEqual([
    '0 bytes',
    '900 bytes',
    '2 kB',
    '2.5 MB',
    '10 MB',
    '3 GB',
  ])
  expect(formatBytes(2_500_000, 'fr').replaceAll(/\s/g, ' ')).toBe('2,4 Mo')
})

test('accepts phone numbers with usual signs and enough digits', () => {
  expect(['+33 1 23 45 67 89', '(555) 123-4567'].every(isPhone)).toBe(true)
  expect(['1234', 'call me', '+1 555 ext 12'].some(isPhone)).toBe(false)
})

test('escapes spreadsheet formulas as text, and keeps numbers', () => {
  const csv = toCsv([
    { __typename: 'Row', id: '1', text: '=1+1', lines: '@a\nb', owes: -5, tags: ['a', 'b'], place: { city: 'Lyon, "2e"' } },
  ])
  expect(csv.slice(1).split('\r\n')[0]).toBe('id,text,lines,owes,tags,place.city')
  expect(csv).toContain(`1,"'=1+1","'@a\nb",-5,a; b,"Lyon, ""2e"""`)
})

test.each(['=', '+', '-', '@', '\t', '\r', '\n'])('text that begins with %j is never a formula', first => {
  expect(toCsv([{ text: `${first}cmd|' /C calc'!A0` }])).toContain(`"'${first}cmd|`)
})

test('exports rows as JSON without cache fields', () => {
  expect(JSON.parse(toJson([{ __typename: 'Row', id: '1', of: { __typename: 'Of', name: 'x' } }]))).toEqual([
    { id: '1', of: { name: 'x' } },
  ])
})

describe('the query of a list', () => {
  const document = parse('query List($search: String) { reviews(search: $search) { total } }')

  test('is quoted for the command line', () => {
    expect(quote("it's")).toBe(String.raw`'it'\''s'`)
    const command = curlOf({ document, variables: { search: "o'clock $(rm)", status: undefined } }, 'http://host/graphql', 'token')
    expect(command).toContain(`-H 'authorization: token'`)
    expect(command).toContain(String.raw`o'\''clock $(rm)`)
    expect(command).not.toContain('status')
    expect(curlOf({ document, variables: {} }, 'http://host/graphql', '')).not.toContain('authorization')
  })

  test('is passed to the sandbox in the hash', () => {
    const address = new URL(explorerAddress({ document, variables: { search: 'a&b=c' } }), 'http://host')
    const brought = new URLSearchParams(address.hash.slice(1))
    expect(parse(brought.get('query') ?? '').definitions).toHaveLength(1)
    expect(JSON.parse(brought.get('variables') ?? '')).toEqual({ search: 'a&b=c' })
  })
})

describe('the previous and next record of a list', () => {
  const listWindow: ListWindow = {
    list: '/orders?page=2',
    variables: { sort: 'DATE' },
    itemsPerPage: 3,
    firstPage: 2,
    lastPage: 2,
    records: ['/order/4', '/order/5', '/order/6'],
    total: 8,
  }

  test('have their position in the whole list', () => {
    expect(positionIn(listWindow, '/order/5')).toEqual({
      back: '/orders?page=2',
      previous: '/order/4',
      next: '/order/6',
      position: 5,
      total: 8,
      missing: undefined,
    })
    expect(positionIn(listWindow, '/order/9')).toEqual({})
    expect(positionIn(undefined, '/order/5')).toEqual({})
  })

  test('are missing at the edge of the loaded pages until the next page is loaded', () => {
    expect(positionIn(listWindow, '/order/4')).toMatchObject({ position: 4, previous: undefined, missing: 1 })
    expect(positionIn(listWindow, '/order/6')).toMatchObject({ position: 6, next: undefined, missing: 3 })
    const wider = extendWindow(listWindow, 3, { records: ['/order/6', '/order/7', '/order/8'], total: 8 })
    expect(positionIn(wider, '/order/6')).toMatchObject({ position: 6, next: '/order/7', missing: undefined })
    expect(positionIn(wider, '/order/8')).toMatchObject({ position: 8, next: undefined, missing: undefined })
    const whole = extendWindow(wider, 1, { records: ['/order/1', '/order/2', '/order/3'], total: 8 })
    expect(positionIn(whole, '/order/1')).toMatchObject({ position: 1, previous: undefined, missing: undefined })
    expect(positionIn(whole, '/order/4')).toMatchObject({ position: 4, previous: '/order/3' })
  })
})

test('follow the second sort key beyond the loaded page', () => {
  const row = (id: number, status: string, name: string) => ({ id, status, name })
  const rows = [row(1, 'NEW', 'Cy'), row(2, 'NEW', 'Ada'), row(3, 'OLD', 'Ben'), row(4, 'OLD', 'Eve'), row(5, 'OLD', 'Dan')]
  const sorting = { sort: 'STATUS', order: 'ASC', second: { sort: 'NAME', order: 'ASC' } } as const
  const listWindow: ListWindow = {
    list: '/orders',
    variables: {},
    secondarySort: { sorting, fields: { STATUS: 'status', NAME: 'name' } },
    itemsPerPage: 2,
    firstPage: 1,
    lastPage: 1,
    records: [],
    total: 5,
  }
  const ids = (of: ListWindow) => secondarySortOf(of)(rows).map(({ id }) => id)
  expect(ids(listWindow)).toEqual([2, 1, 3, 4, 5])
  expect(ids({ ...listWindow, itemsPerPage: 5 })).toEqual([2, 1, 3, 5, 4])
  expect(ids({ ...listWindow, secondarySort: undefined })).toEqual([1, 2, 3, 4, 5])
})

test('restores a draft only into a form with the same fields', async () => {
  // Reads the session from storage as soon as it is loaded.
  const { forgetDraft, readDraft, writeDraft } = await import('../../web/ui/form/draft.ts')
  writeDraft('product-1', { name: 'Lamp', price: null })
  expect(readDraft('product-1', ['name', 'price'])?.values).toEqual({ name: 'Lamp', price: null })
  expect(readDraft('product-1', ['name', 'sku'])).toBeUndefined()
  forgetDraft('product-1')
  expect(readDraft('product-1', ['name'])).toBeUndefined()
})

test('hides icons without a label from screen readers', async () => {
  await import('../../web/platform/theme.ts')
  const icon = (props: object) => renderToStaticMarkup(createElement(IconTrash, props))
  expect(icon({})).toContain('aria-hidden="true"')
  expect(icon({ role: 'img', 'aria-hidden': false, 'aria-label': 'Saved' })).toContain('aria-hidden="false"')
})

describe('emojis', () => {
  test('are found by the start of any word, in the language of the reader and in English', async () => {
    const first = async (languages: string[], search: string) => searchEmojis(await loadEmojis(languages), search)[0]
    expect(await first(['en'], 'red heart')).toMatchObject({ char: '❤️', name: 'red heart', group: 'smileys' })
    expect(await first(['fr'], 'coeur rouge')).toMatchObject({ char: '❤️' })
    expect(await first(['fr'], 'fusée')).toMatchObject({ char: '🚀', name: 'fusée' })
    expect(await first(['fr'], 'rocket')).toMatchObject({ char: '🚀' })
    expect(await first(['ar'], 'صاروخ')).toMatchObject({ char: '🚀' })
    expect(await first(['en', 'zh'], '火箭')).toMatchObject({ char: '🚀', name: 'rocket' })
    expect(await first(['en'], 'zzz nothing')).toBeUndefined()
  })

  test('all have a name in every language', async () => {
    for (const language of ['en', 'fr', 'ar', 'zh']) {
      const all = await loadEmojis([language])
      expect(all.length).toBeGreaterThan(1500)
      expect(all.filter(({ name }) => name === '')).toEqual([])
      expect(new Set(all.map(({ char }) => char)).size).toBe(all.length)
    }
  })
})

describe('mentions', () => {
  const people = ['Ada Lovelace', 'Ada', 'Grace Hopper', 'Zoé Martin', 'ليلى حداد'].map((name, index) => ({ id: String(index), name }))

  test('begin with @ at the start of a word, up to the caret', () => {
    expect(queryAt('Ask @gra', 8)).toEqual({ start: 4, text: 'gra' })
    expect(queryAt('@Grace Ho', 9)).toEqual({ start: 0, text: 'Grace Ho' })
    expect(queryAt('Ask @', 5)).toEqual({ start: 4, text: '' })
    expect(queryAt('@ليل', 4)).toEqual({ start: 0, text: 'ليل' })
    expect(queryAt('ada@example', 11)).toBeUndefined()
    expect(queryAt('Ask @gra and more', 17)).toBeDefined()
    expect(queryAt('@one two three four', 19)).toBeUndefined()
  })

  test('suggest people by the start of any of their names, without accents', () => {
    const names = (query: string) => matchPeople(people, query).map(({ name }) => name)
    expect(names('hop')).toEqual(['Grace Hopper'])
    expect(names('zoe m')).toEqual(['Zoé Martin'])
    expect(names('ada')).toEqual(['Ada Lovelace', 'Ada'])
    expect(names('حد')).toEqual(['ليلى حداد'])
    expect(names('x')).toEqual([])
    expect(matchPeople(people, '', 3)).toHaveLength(3)
  })

  test('are read from the text, the longer name first', () => {
    const names = (text: string) => findMentions(text, people).map(({ name }) => name)
    expect(names('@Ada Lovelace and @Grace Hopper, @Ada Lovelace again')).toEqual(['Ada Lovelace', 'Grace Hopper'])
    expect(names('Hello @Ada!')).toEqual(['Ada'])
    expect(names('mail@Ada and @Adam')).toEqual([])
    const text = 'Ask @Zoé Martin today'
    expect(splitMentions(text, people).map(part => part.text)).toEqual(['Ask ', '@Zoé Martin', ' today'])
  })
})
