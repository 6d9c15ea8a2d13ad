import { describe, expect, test } from 'vitest'
import {
  carryEnd,
  daysOf,
  fromForm,
  fromLocal,
  isWithin,
  moveTimes,
  resizeTimes,
  startAt,
  type Times,
  toForm,
  toLocal,
} from '../../web/areas/calendar/event-times.ts'
import { firstDayOf, isDay, rangeOf, stepDate, titleOf, weekNumber } from '../../web/areas/calendar/views.ts'

const timed = (start: string, end: string): Times => ({ start, end, allDay: false })
const days = (start: string, end: string): Times => ({ start, end, allDay: true })

describe.each([
  ['Europe/Berlin', '2026-03-28T08:30:00.000Z', '2026-03-29T07:30:00.000Z', '2026-10-24T07:30:00.000Z', '2026-10-25T08:30:00.000Z'],
  ['America/New_York', '2026-03-07T14:30:00.000Z', '2026-03-08T13:30:00.000Z', '2026-10-31T13:30:00.000Z', '2026-11-01T14:30:00.000Z'],
])('in %s, where clocks change', (zone, spring, springNext, autumn, autumnNext) => {
  test('an event moved by a day keeps its time of day and its length', () => {
    for (const [before, after] of [
      [spring, springNext],
      [autumn, autumnNext],
    ] as const) {
      const times = timed(before, new Date(Date.parse(before) + 5_400_000).toISOString())
      const moved = moveTimes(times, { days: 1 }, zone)
      expect(moved.start).toBe(after)
      expect(toLocal(moved.start, zone).slice(11)).toBe(toLocal(before, zone).slice(11))
      expect(Date.parse(moved.end) - Date.parse(moved.start)).toBe(5_400_000)
      expect(moveTimes(moved, { days: -1 }, zone)).toEqual(times)
      expect(moveTimes(times, { days: 7 }, zone).start.slice(0, 10)).not.toBe(times.start.slice(0, 10))
    }
  })

  test('the form shows local times and gives them back unchanged', () => {
    for (const at of [spring, springNext, autumn, autumnNext]) {
      const times = timed(at, new Date(Date.parse(at) + 3_600_000).toISOString())
      expect(fromForm(toForm(times, zone), zone)).toEqual(times)
      expect(toForm(times, zone).start).toMatch(/T09:30$/)
    }
  })

  test('an event over the change ends at the hour that the clock shows', () => {
    const over = (day: string) => fromForm({ start: `${day}T00:30`, end: `${day}T09:30`, allDay: false }, zone)
    const hours = ({ start, end }: Times) => (Date.parse(end) - Date.parse(start)) / 3_600_000
    expect(hours(over(toLocal(springNext, zone).slice(0, 10)))).toBe(8)
    expect(hours(over(toLocal(autumnNext, zone).slice(0, 10)))).toBe(10)
  })
})

describe('times', () => {
  test('a skipped local time moves forward; of a repeated one the first is taken', () => {
    expect(fromLocal('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
    expect(fromLocal('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    expect(fromLocal('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z')
    expect(fromLocal('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
  })

  test('all-day events are the same days everywhere: the stored end is exclusive, the shown one inclusive', () => {
    const times = days('2026-03-28', '2026-03-31')
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin']) {
      expect(toForm(times, zone)).toEqual({ start: '2026-03-28', end: '2026-03-30', allDay: true })
      expect(fromForm(toForm(times, zone), zone)).toEqual(times)
      expect(daysOf(times, zone)).toEqual({ first: '2026-03-28', last: '2026-03-30' })
      expect(moveTimes(times, { days: 1 }, zone)).toEqual(days('2026-03-29', '2026-04-01'))
    }
  })

  test('a moved start carries the end, across the change of clocks as well', () => {
    const before = { start: '2026-03-28T22:00', end: '2026-03-28T23:30' }
    expect(carryEnd(before, '2026-03-29T01:00', 'Europe/Berlin')).toBe('2026-03-29T03:30')
    expect(carryEnd(before, '2026-03-29T01:00', 'UTC')).toBe('2026-03-29T02:30')
    expect(carryEnd({ start: '2026-02-27', end: '2026-02-28' }, '2026-03-01', 'UTC')).toBe('2026-03-02')
  })

  test('resizing moves the end, but not before the start', () => {
    const times = timed('2026-11-20T09:00:00.000Z', '2026-11-20T09:30:00.000Z')
    expect(resizeTimes(times, { minutes: 15 }, 'UTC').end).toBe('2026-11-20T09:45:00.000Z')
    expect(resizeTimes(times, { minutes: -60 }, 'UTC').end).toBe('2026-11-20T09:15:00.000Z')
    expect(resizeTimes(days('2026-11-20', '2026-11-21'), { days: -1 }, 'UTC').end).toBe('2026-11-21')
    expect(resizeTimes(days('2026-11-20', '2026-11-21'), { days: 7 }, 'UTC').end).toBe('2026-11-28')
  })

  test('the same length from another start', () => {
    expect(startAt(days('2026-11-20', '2026-11-22'), '2026-12-31')).toEqual(days('2026-12-31', '2027-01-02'))
    expect(startAt(timed('2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z'), '2026-11-21T12:00:00.000Z').end).toBe(
      '2026-11-21T13:00:00.000Z',
    )
  })

  test('an event that ends at midnight does not touch the next day', () => {
    const times = timed('2026-11-20T21:00:00.000Z', '2026-11-20T23:00:00.000Z')
    expect(daysOf(times, 'Europe/Berlin')).toEqual({ first: '2026-11-20', last: '2026-11-20' })
    expect(isWithin(times, { from: '2026-11-21', to: '2026-11-22' }, 'Europe/Berlin')).toBe(false)
    expect(isWithin(times, { from: '2026-11-20', to: '2026-11-21' }, 'Europe/Berlin')).toBe(true)
  })
})

describe('views', () => {
  test('weeks begin on the day of the language or of its country', () => {
    expect([firstDayOf('en'), firstDayOf('fr'), firstDayOf('ar')]).toEqual([0, 1, 6])
    expect(firstDayOf('en', ['de-DE', 'en-GB'])).toBe(1)
    expect(firstDayOf('ar-u-nu-arab', ['ar-MA'])).toBe(1)
    expect(firstDayOf('en', ['en-US@posix'])).toBe(0)
  })

  test.each([
    ['month', '2026-11-15', 0, '2026-11-01', '2026-12-13'],
    ['month', '2026-11-15', 1, '2026-10-26', '2026-12-07'],
    ['month', '2026-11-15', 6, '2026-10-31', '2026-12-12'],
    ['week', '2026-11-22', 1, '2026-11-16', '2026-11-23'],
    ['week', '2026-11-22', 0, '2026-11-22', '2026-11-29'],
    ['day', '2026-12-31', 1, '2026-12-31', '2027-01-01'],
    ['list', '2026-12-31', 1, '2026-12-01', '2027-01-01'],
  ] as const)('a %s at %s from weekday %d shows %s up to %s', (view, date, firstDay, from, to) => {
    expect(rangeOf(view, date, firstDay)).toEqual({ from, to })
  })

  test('periods follow each other', () => {
    expect(stepDate('month', '2026-01-31', 1)).toBe('2026-02-28')
    expect(stepDate('week', '2026-12-28', 1)).toBe('2027-01-04')
    expect(stepDate('day', '2026-03-01', -1)).toBe('2026-02-28')
    expect(titleOf('month', '2026-11-15', 0, 'en')).toBe('November 2026')
    expect(titleOf('week', '2026-11-22', 0, 'en')).toMatch(/^Nov 22.–.28, 2026$/)
    expect(titleOf('day', '2026-11-22', 0, 'fr')).toBe('dimanche 22 novembre 2026')
  })

  test('weeks from Monday have ISO numbers, others count from January 1', () => {
    expect([weekNumber('2026-12-31', 1), weekNumber('2027-01-03', 1), weekNumber('2027-01-04', 1)]).toEqual([53, 53, 1])
    expect([weekNumber('2026-12-26', 0), weekNumber('2026-12-27', 0), weekNumber('2027-01-03', 0)]).toEqual([52, 1, 2])
  })

  test('only real days are days', () => {
    expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true)
    expect(['2026-02-29', '2026-2-1', '2026-13-01', 'today', ''].some(isDay)).toBe(false)
  })
})
