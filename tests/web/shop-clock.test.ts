import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromShopTime, toShopTime } from '../../web/areas/products/shop-clock.ts'

test("reads and writes times in the store's time zone", () => {
  expect(toShopTime('2026-11-24T09:00:00.000Z', 'America/New_York')).toBe('2026-11-24T04:00')
  expect(fromShopTime('2026-11-24T04:00', 'America/New_York')).toBe('2026-11-24T09:00:00.000Z')
  expect(fromShopTime('2026-07-01T09:30', 'Europe/Paris')).toBe('2026-07-01T07:30:00.000Z')
})

test('round-trips times around clock changes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('America/New_York', 'Europe/Paris', 'Asia/Kolkata', 'Australia/Sydney', 'UTC'),
      fc.integer({ min: 0, max: 2 * 365 * 24 * 4 }),
      (zone, quarter) => {
        const instant = new Date(Date.parse('2026-01-01T00:00:00.000Z') + quarter * 900_000).toISOString()
        const written = toShopTime(instant, zone)
        expect(toShopTime(fromShopTime(written, zone), zone)).toBe(written)
      },
    ),
    { seed: 7, numRuns: 2000 },
  )
})
