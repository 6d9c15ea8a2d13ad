import { afterEach, expect, test, vi } from 'vitest'
import * as dates from '../../web/platform/format-dates.ts'
import * as figures from '../../web/platform/format-figures.ts'
import * as basics from '../../web/platform/format.ts'

/** Without directional marks and no-break spaces. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ')

afterEach(() => {
  vi.useRealTimers()
})

test('formats numbers by language; Arabic uses Latin digits by default', () => {
  const all = (value: number) => ['en', 'fr', 'ar', 'ar-u-nu-arab'].map(locale => plain(basics.formatNumber(value, locale)))
  expect(all(12345.6)).toEqual(['12,345.6', '12 345,6', '12,345.6', '١٢٬٣٤٥٫٦'])
  expect(plain(figures.formatSigned(-40, 'ar'))).toBe('-40')
  expect(plain(figures.formatCompact(1240, 'en'))).toBe('1.2K')
  expect([4, 4.25].map(stars => plain(figures.formatRating(stars, 'en')))).toEqual(['4.0', '4.3'])
})

test('caches a formatter for many rows', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map(day => plain(basics.formatDate(`${day}T12:00:00Z`, 'en-GB', 'Asia/Tokyo')))
  expect(days).toEqual(['20 Nov 2026', '21 Nov 2026', '22 Nov 2026'])
  expect(made).toHaveBeenCalledTimes(1)
  made.mockRestore()
})

test('formats money with its currency, and shares with their sign', () => {
  expect(plain(figures.formatMoney(1299.5, 'en'))).toBe('$1,299.50')
  expect(plain(figures.formatMoney(1299.5, 'fr', 'EUR'))).toBe('1 299,50 €')
  expect(plain(figures.formatMoney(1299.5, 'ar-u-nu-arab'))).toContain('١٬٢٩٩٫٥٠')
  expect(figures.formatMoney(-37, 'ar')).toContain('\u2068US$\u2069')
  // The same symbol with and without fractions.
  expect(figures.formatMoney(2086, 'fr')).toMatch(/\s\$$/)
  expect(figures.formatWholeMoney(2086, 'fr')).toMatch(/\s\$$/)
  expect(plain(figures.formatWholeMoney(1500, 'en', 'EUR'))).toBe('€1,500')
  expect(['en', 'fr', 'ar'].map(locale => plain(figures.formatPercent(0.256, locale)))).toEqual(['26%', '26 %', '26%'])
  expect([0.042, -0.1, 0].map(share => plain(figures.formatGrowth(share, 'en')))).toEqual(['+4.2%', '-10%', '0%'])
})

test('formats a currency by its sign, times by time zone, and distances by unit', () => {
  expect(['USD', 'EUR', 'JPY', 'CHF'].map(currency => figures.currencySign(currency, 'en'))).toEqual(['$', '€', '¥', 'CHF'])
  const late = '2026-03-10T23:30:00Z'
  expect(['UTC', 'Asia/Tokyo'].map(zone => plain(basics.formatDate(late, 'en', zone)))).toEqual(['Mar 10, 2026', 'Mar 11, 2026'])
  expect(plain(basics.formatInstant(late, 'fr', 'Asia/Tokyo'))).toBe('11 mars 2026, 08:30')
  expect(plain(dates.formatTime(late, 'en', 'America/New_York'))).toBe('7:30 PM')
  const far = (kilometers: number) => [
    plain(figures.formatDistance(kilometers, 'en', 'METRIC')),
    plain(figures.formatDistance(kilometers, 'en', 'IMPERIAL')),
  ]
  expect([far(3.21), far(5150)]).toEqual([
    ['3.2 km', '2 mi'],
    ['5,150 km', '3,200 mi'],
  ])
})

test('formats times relative within a day, and as dates beyond', () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') })
  const when = (instant: string, locale = 'en') => plain(dates.formatWhen(instant, locale))
  expect(when('2026-03-10T11:59:40Z')).toBe('now')
  expect(when('2026-03-10T11:55:00Z')).toBe('5 minutes ago')
  expect(when('2026-03-10T15:00:00Z')).toBe('in 3 hours')
  expect(when('2026-03-09T12:00:01Z')).toBe('23 hours ago')
  expect(when('2026-03-09T11:59:00Z')).toBe('Mar 9, 2026')
  expect(when('2026-03-12T12:00:00Z', 'fr')).toBe('12 mars 2026')
  expect(when('2026-03-10T11:55:00Z', 'ar')).toBe('قبل 5 دقائق')
  expect(when('2026-03-10T11:55:00Z', 'ar-u-nu-arab')).toBe('قبل ٥ دقائق')
})

test('formats durations with two units, and lists as in a sentence', () => {
  const duration = (seconds: number, locale = 'en') => plain(basics.formatDuration(seconds, locale))
  expect([0, 59, 60, 3_900, 90_061, 86_400].map(seconds => duration(seconds))).toEqual([
    '0 sec',
    '59 sec',
    '1 min',
    '1 hr, 5 min',
    '1 day, 1 hr',
    '1 day',
  ])
  expect(duration(3_900, 'fr')).toBe('1 h et 5 min')
  expect(dates.formatList(['red', 'blue', 'green'], 'en')).toBe('red, blue, and green')
  expect(dates.formatList(['أحمر', 'أزرق'], 'ar')).toBe('أحمر وأزرق')
})

test('formats a calendar day the same in every time zone', () => {
  expect(dates.formatDay('2026-03-09T00:00:00Z', 'en')).toBe('Mar 9')
  expect(dates.formatMonth('2026-03-01T00:00:00Z', 'fr')).toBe('mars 2026')
})

test('uses all six Arabic plural forms', () => {
  const rules = new Intl.PluralRules('ar')
  expect([0, 1, 2, 3, 11, 100].map(count => rules.select(count))).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
})
