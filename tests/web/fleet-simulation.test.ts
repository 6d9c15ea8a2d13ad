import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, lengths, positionAt, traveledPart } from '../../text/vehicle-route.ts'
import { estimate, secondsPerPercent } from '../../web/areas/logistics/simulation.ts'
import { clusterPlaces } from '../../web/areas/logistics/map/clusters.ts'
import { placeLabels } from '../../web/areas/logistics/map/place-labels.ts'
import type { Vehicle } from '../../web/areas/logistics/vehicle-status.ts'

const seconds = fc.integer({ min: 0, max: 100_000 })
const percent = fc.integer({ min: 0, max: 100 })
const stage = (progress: number) => (progress === 0 ? 0 : progress < 90 ? 1 : progress < 100 ? 2 : 3)

test('an estimate never goes back, never leaves the stage, and keeps the order of vehicles', () => {
  fc.assert(
    fc.property(percent, percent, seconds, seconds, (a, b, now, more) => {
      const at = (progress: number, time: number) => estimate({ progress }, time)
      expect(at(a, now)).toBeGreaterThanOrEqual(a)
      expect(at(a, now + more)).toBeGreaterThanOrEqual(at(a, now))
      expect(stage(at(a, now))).toBe(stage(a))
      const [less, greater] = [Math.min(a, b), Math.max(a, b)]
      expect(at(less, now)).toBeLessThanOrEqual(at(greater, now))
    }),
  )
  expect(estimate({ progress: 40 }, secondsPerPercent * 3)).toBe(43)
})

test('a vehicle that lost its signal, waits, or has arrived stays where it is', () => {
  expect(estimate({ progress: 40, signalLostAt: '2026-11-21T00:00:00.000Z' }, 900)).toBe(40)
  expect([estimate({ progress: 0 }, 900), estimate({ progress: 100 }, 900)]).toEqual([0, 100])
})

const stops = [
  { latitude: 50, longitude: 0 },
  { latitude: 52, longitude: 4 },
  { latitude: 48, longitude: 10 },
]

test('the traveled part ends where the vehicle is, and begins with the stops passed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), progress => {
      const part = traveledPart(stops, progress)
      expect(part.at(-1)).toEqual(positionAt(stops, progress))
      expect(part[0]).toEqual(stops[0])
      const [whole = 0, gone = 0] = [lengths(stops).at(-1), lengths(part).at(-1)]
      expect(Math.abs(gone - (whole * progress) / 100)).toBeLessThan(whole / 50)
    }),
  )
})

test('a deviation is measured from the route', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 80 }), (progress, deviation) => {
      expect(distance(positionAt(stops, progress), positionAt(stops, progress, deviation))).toBeCloseTo(deviation, 0)
    }),
  )
})

test('close vehicles share a cluster, which opens at its own scale; no vehicle is lost', () => {
  const places = [
    { latitude: 50, longitude: 10 },
    { latitude: 50.5, longitude: 10.5 },
    { latitude: -30, longitude: 140 },
  ].map((point, index) => ({ ...point, vehicle: { id: String(index) } as Vehicle })) // only the id is read
  const { clusters, singles } = clusterPlaces(places, 1)
  expect([clusters.map(({ vehicles }) => vehicles.map(({ id }) => id).toSorted()), singles.map(({ vehicle }) => vehicle.id)]).toEqual([
    [['0', '1']],
    ['2'],
  ])
  const opened = clusterPlaces(places, (clusters[0]?.opensAt ?? 0) * 1.05)
  expect([opened.clusters.length, opened.singles.length]).toEqual([0, 3])
})

test('labels do not overlap: the more important one stays', () => {
  const label = (id: string, x: number) => ({ id, text: 'Barcelona', kind: 'city' as const, x, y: 50 })
  expect(placeLabels([label('a', 100), label('b', 120), label('c', 300)], { width: 400, height: 100 }).map(({ id }) => id)).toEqual([
    'a',
    'c',
  ])
  expect(placeLabels([label('a', 900)], { width: 400, height: 100 })).toEqual([])
})
