import { expect, test } from 'vitest'
import { kilometersBetween } from '../../web/areas/store/distance.ts'
import { toPlace, toPoint, viewOf } from '../../web/areas/store/map-view.ts'

const portland = { latitude: 43.66, longitude: -70.26 }
const lisbon = { latitude: 38.71, longitude: -9.15 }
const fiji = { latitude: -18.1, longitude: 178.4 }

test('computes great-circle distances; unknown locations have none', () => {
  expect(Math.round(kilometersBetween(portland, lisbon) ?? 0)).toBe(5027)
  expect(kilometersBetween(lisbon, lisbon)).toBe(0)
  expect(kilometersBetween(portland, { latitude: 1, longitude: null })).toBeUndefined()
  expect(kilometersBetween(undefined, lisbon)).toBeUndefined()
})

test('fits all locations with a margin; without any, shows the whole world', () => {
  for (const places of [[portland, lisbon], [fiji], [portland, fiji, lisbon], []]) {
    const { left, top, width, height } = viewOf(places)
    expect(width / height).toBe(2)
    expect([left >= -1440, left + width <= 1440, top >= -850]).toEqual([true, true, true])
    for (const place of places) {
      const { x, y } = toPoint(place)
      expect([x > left, x < left + width, y > top, y < top + height]).toEqual([true, true, true, true])
    }
  }
})

test('returns the location drawn at a clicked point', () => {
  const view = viewOf([portland, lisbon])
  const { x, y } = toPoint(lisbon)
  expect(toPlace(view, (x - view.left) / view.width, (y - view.top) / view.height)).toEqual(lisbon)
})
