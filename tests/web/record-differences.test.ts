import { expect, test } from 'vitest'
import { differencesOf, nameOfState, namesOf } from '../../web/areas/history/record-differences.ts'

test('only the values that changed are given, also inside of fields and of JSON kept as text', () => {
  const before = { id: 1, status: 'ACTIVE', details: { devices: [{ name: 'Firefox' }], city: 'Oslo' }, options: '{"a":1,"b":2}' }
  const after = { id: 1, status: 'ACTIVE', details: { devices: [], city: 'Oslo' }, options: '{"a":1,"b":3}' }
  expect(differencesOf(before, after)).toEqual([
    { path: ['details', 'devices'], was: [{ name: 'Firefox' }], is: [] },
    { path: ['options', 'b'], was: 2, is: 3 },
  ])
})

test('a created record is given without its empty fields, a deleted one as it was', () => {
  expect(differencesOf(null, { id: 1, name: 'Ada', note: '', tags: [] })).toEqual([{ path: ['name'], was: undefined, is: 'Ada' }])
  expect(differencesOf({ id: 1, name: 'Ada' }, null)).toEqual([{ path: ['name'], was: 'Ada', is: undefined }])
})

test('records of a list are named, enum values are written as words', () => {
  expect(namesOf([{ name: 'Firefox' }, { name: 'Safari' }])).toEqual(['Firefox', 'Safari'])
  expect(namesOf([{ price: 3 }])).toBeUndefined()
  expect(nameOfState('IN_PROGRESS')).toBe('In progress')
  expect(nameOfState('Published')).toBeUndefined()
})
