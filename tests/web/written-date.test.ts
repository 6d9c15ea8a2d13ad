import { expect, test } from 'vitest'
import { toDate, toWritten } from '../../web/ui/form/written-date.ts'

test.each([
  ['2026-11-20', false],
  ['2026-01-01', false],
  ['2026-11-20T09:05', true],
  ['2024-02-29T23:59', true],
] as const)('%s is parsed to the same date and time', (written, hasTime) => {
  expect(toWritten(toDate(written), hasTime)).toBe(written)
})

test('empty, invalid, and partial input has no value', () => {
  expect(toDate('')).toBe(null)
  expect(toDate('tomorrow')).toBe(null)
  expect(toWritten(null, false)).toBe('')
  expect(toWritten(new Date(Number.NaN), true)).toBe('')
  const early = new Date(2026, 0, 2)
  early.setFullYear(20)
  expect(toWritten(early, false)).toBe('')
})
