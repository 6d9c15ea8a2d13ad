/** Occurrences of repeating events, and their rules in the form. */
import { expect, test, vi } from 'vitest'
import { eventIdOf, keyOf, occurrenceOf } from '../../web/areas/calendar/occurrence-key.ts'
import { toRepeatFields, toRule } from '../../web/areas/calendar/repeat-rules.ts'
import { dueReminders, takeReminders } from '../../web/areas/calendar/reminders.ts'
import { occurrencesOf } from '../../web/areas/calendar/repeats.ts'

const event = {
  __typename: 'CalendarEvent' as const,
  id: '7',
  version: 1,
  title: 'Stand-up',
  url: '',
  start: '2026-03-23T08:00:00.000Z',
  end: '2026-03-23T08:15:00.000Z',
  allDay: false,
  calendar: 'BUSINESS' as const,
  guests: [],
  location: '',
  description: '',
  repeat: 'FREQ=WEEKLY',
  zone: 'Europe/Berlin',
  exceptions: [] as string[],
  reminder: -1,
}
const startsIn = (changes: Partial<typeof event>, from: string, to: string) =>
  occurrencesOf({ ...event, ...changes }, { from, to }).map(({ start }) => start)

test('keep their time of day when clocks change', () => {
  expect(startsIn({}, '2026-03-23', '2026-04-07')).toEqual([
    '2026-03-23T08:00:00.000Z',
    '2026-03-30T07:00:00.000Z',
    '2026-04-06T07:00:00.000Z',
  ])
  expect(startsIn({}, '2026-10-19', '2026-10-27')).toEqual(['2026-10-19T07:00:00.000Z', '2026-10-26T08:00:00.000Z'])
  // A time that is skipped in spring is left out, as RFC 5545 says.
  const nightly = { start: '2026-03-27T01:30:00.000Z', end: '2026-03-27T01:45:00.000Z', repeat: 'FREQ=DAILY' }
  expect(startsIn(nightly, '2026-03-28', '2026-03-30').filter(at => at.startsWith('2026-03-29'))).toEqual([])
})

test('leave out exceptions, end with their rule, and are days without a time zone if they last all day', () => {
  expect(startsIn({ exceptions: ['2026-03-30T07:00:00.000Z'] }, '2026-03-23', '2026-04-05')).toEqual(['2026-03-23T08:00:00.000Z'])
  expect(startsIn({ repeat: 'FREQ=WEEKLY;COUNT=2' }, '2026-03-01', '2026-12-31')).toHaveLength(2)
  const rent = { start: '2026-01-31', end: '2026-02-01', allDay: true, zone: '', repeat: 'FREQ=MONTHLY;BYMONTHDAY=-1' }
  expect(startsIn(rent, '2026-02-01', '2026-04-01')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31'])
})

test('are found in ranges far away in bounded time', () => {
  const started = performance.now()
  expect(
    startsIn({ start: '1970-01-05T08:00:00.000Z', end: '1970-01-05T08:15:00.000Z', repeat: 'FREQ=DAILY' }, '2090-01-01', '2090-01-08'),
  ).toHaveLength(9)
  expect(performance.now() - started).toBeLessThan(2000)
})

test('have keys from which their start is read', () => {
  const key = keyOf(event, '2026-03-30T07:00:00.000Z')
  expect([eventIdOf(key), occurrenceOf(key, event)]).toEqual(['7', '2026-03-30T07:00:00.000Z'])
  expect(occurrenceOf('7', event)).toBe(event.start)
  expect(occurrenceOf('7', { ...event, repeat: '' })).toBeUndefined()
  const allDay = { ...event, start: '2026-01-31', allDay: true }
  expect(occurrenceOf(keyOf(allDay, '2026-02-28'), allDay)).toBe('2026-02-28')
})

test('rules turn into the fields of the form and back', () => {
  expect(toRepeatFields('FREQ=WEEKLY;UNTIL=20260402T215959Z;WKST=MO', 'Europe/Berlin')).toEqual({
    repeat: 'FREQ=WEEKLY;WKST=MO',
    until: '2026-04-02',
  })
  const before = 'FREQ=WEEKLY;UNTIL=20260402T120000Z;WKST=MO'
  expect(toRule(toRepeatFields(before, 'Europe/Berlin'), before, false, 'Europe/Berlin')).toBe(before)
  expect(toRule({ repeat: 'FREQ=DAILY;COUNT=5', until: '2026-04-02' }, '', false, 'Europe/Berlin')).toBe(
    'FREQ=DAILY;UNTIL=20260402T215959Z',
  )
  expect(toRule({ repeat: 'FREQ=DAILY', until: '2026-04-02' }, '', true, '')).toBe('FREQ=DAILY;UNTIL=20260402')
  expect(toRule({ repeat: '', until: '2026-04-02' }, before, false, 'UTC')).toBe('')
})

test('reminders are due from their time until the event has begun, and are shown once', () => {
  const item = { key: '7', event: { ...event, reminder: 10 }, start: event.start, end: event.end, allDay: false }
  const dueAt = (time: string, changes = {}) => dueReminders([{ ...item, ...changes }], Date.parse(time), 'Europe/Berlin').length
  expect(['2026-03-23T07:49:59Z', '2026-03-23T07:50:00Z', '2026-03-23T08:00:59Z', '2026-03-23T08:01:00Z'].map(at => dueAt(at))).toEqual([
    0, 1, 1, 0,
  ])
  expect(dueAt('2026-03-23T07:55:00Z', { event })).toBe(0)
  const day = { start: '2026-03-23', end: '2026-03-24', allDay: true }
  expect([dueAt('2026-03-22T22:49:00Z', day), dueAt('2026-03-22T22:50:00Z', day)]).toEqual([0, 1])
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
  expect([takeReminders([item]).length, takeReminders([item]).length]).toEqual([1, 0])
  expect(takeReminders([{ ...item, start: '2026-03-30T07:00:00.000Z' }])).toHaveLength(1)
})
