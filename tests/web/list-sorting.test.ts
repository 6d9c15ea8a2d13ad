/** Sort keys after clicks on column headers, and the secondary sort. */
import { describe, expect, test } from 'vitest'
import { nextSort, nextSecondarySort, sortEqual, type Sorting } from '../../web/ui/list/sorting.ts'

type Key = 'DATE' | 'NAME' | 'SPENT'
const newest: Sorting<Key> = { sort: 'DATE', order: 'DESC' }
const byName: Sorting<Key> = { sort: 'NAME', order: 'ASC' }

describe('clicking a column header', () => {
  test('sorts ascending, then descending, then by default order', () => {
    const once = nextSort(newest, newest, 'NAME')
    const twice = nextSort(once, newest, 'NAME')
    expect([once, twice]).toEqual([byName, { sort: 'NAME', order: 'DESC' }])
    expect(nextSort(twice, newest, 'NAME')).toEqual(newest)
  })

  test('reverses the default order, and restores it', () => {
    const oldest = nextSort(newest, newest, 'DATE')
    expect(oldest).toEqual({ sort: 'DATE', order: 'ASC' })
    expect(nextSort(oldest, newest, 'DATE')).toEqual(newest)
  })

  test("keeps the second key when only the first key's direction changes", () => {
    const second = { sort: 'SPENT', order: 'ASC' } as const
    expect(nextSort({ ...byName, second }, newest, 'NAME')).toEqual({ sort: 'NAME', order: 'DESC', second })
    expect(nextSort({ ...byName, second }, newest, 'SPENT')).toEqual({ sort: 'SPENT', order: 'ASC' })
  })

  test('with Shift sorts by a second key: ascending, descending, none', () => {
    const once = nextSecondarySort(byName, 'SPENT')
    const twice = nextSecondarySort(once, 'SPENT')
    expect(once.second).toEqual({ sort: 'SPENT', order: 'ASC' })
    expect(twice.second).toEqual({ sort: 'SPENT', order: 'DESC' })
    expect(nextSecondarySort(twice, 'SPENT')).toEqual(byName)
    expect(nextSecondarySort(twice, 'NAME')).toEqual({ ...twice, order: 'DESC' })
  })
})

describe('the second key', () => {
  const fields = { DATE: 'at', NAME: 'name', SPENT: 'spent' }
  const rows = [
    { id: 1, name: 'ada', spent: 9, at: '2026-01-02' },
    { id: 2, name: 'Ada', spent: 10, at: '2026-01-03' },
    { id: 3, name: 'Ben', spent: 1, at: '2026-01-01' },
    { id: 4, name: 'Ben', spent: 30, at: null },
  ]
  const ids = (sorting: Sorting<Key>) => sortEqual(rows, sorting, fields).map(({ id }) => id)

  test('sorts only ties of the first, numerically or case-insensitive', () => {
    expect(ids({ ...byName, second: { sort: 'SPENT', order: 'DESC' } })).toEqual([2, 1, 4, 3])
    expect(ids({ ...byName, second: { sort: 'DATE', order: 'ASC' } })).toEqual([1, 2, 4, 3])
  })

  test('may be a nested field', () => {
    const nested = rows.map(({ id, name }) => ({ id, name, client: { spent: 10 - id } }))
    const sorting = { ...byName, second: { sort: 'SPENT', order: 'ASC' } } as const
    expect(sortEqual(nested, sorting, { ...fields, SPENT: 'client.spent' }).map(({ id }) => id)).toEqual([2, 1, 4, 3])
  })

  test("keeps the server's order without one", () => {
    expect(ids(byName)).toEqual([1, 2, 3, 4])
  })
})
