import { expect, test } from 'vitest'
import { differencesOf, nameOfState, namesOf } from '../../web/areas/history/record-differences.ts'

test('returns only changed values, also nested and in JSON text', () => {
  const before = { id: 1, status: 'ACTIVE', details: { devices: [{ name: 'Firefox' }], city: 'Oslo' }, options: '{"a":1,"b":2}' }
  const after = { id: 1, status: 'ACTIVE', details: { devices: [], city: 'Oslo' }, options: '{"a":1,"b":3}' }
  expect(differencesOf(before, after)).toEqual([
    { path: ['details', 'devices'], was: [{ name: 'Firefox' }], is: [] },
    { path: ['options', 'b'], was: 2, is: 3 },
  ])
})

test('omits empty fields of a created record, and shows a deleted one in full', () => {
  expect(differencesOf(null, { id: 1, name: 'Ada', note: '', tags: [] })).toEqual([{ path: ['name'], was: undefined, is: 'Ada' }])
  expect(differencesOf({ id: 1, name: 'Ada' }, null)).toEqual([{ path: ['name'], was: 'Ada', is: undefined }])
})

test('names list records, and labels enum values', () => {
  expect(namesOf([{ name: 'Firefox' }, { name: 'Safari' }])).toEqual(['Firefox', 'Safari'])
  expect(namesOf([{ price: 3 }])).toBeUndefined()
  expect(nameOfState('IN_PROGRESS')).toBe('In progress')
  expect(nameOfState('Published')).toBeUndefined()
})
