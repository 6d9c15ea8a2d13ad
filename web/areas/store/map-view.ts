/** The visible part of the map, in tenths of a degree, like the land. */
import { coordinatesOf } from './distance.ts'

/** Degrees of longitude are narrower than those of latitude at the latitudes where most people live. */
export const narrowing = 0.8
const [ratio, least, room] = [2, 640, 1.5]
const world = { left: -1440, right: 1440, top: -840, bottom: 580 }

export interface View {
  left: number
  top: number
  width: number
  height: number
}

export const toPoint = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  x: longitude * 10 * narrowing,
  y: latitude * -10,
})

/** Bounds of all locations with a margin; the whole world if there are none. */
export function viewOf(places: { latitude?: number | null; longitude?: number | null }[]): View {
  const points = places.flatMap(place => coordinatesOf(place) ?? []).map(toPoint)
  if (points.length === 0) return { left: world.left, top: world.top - 10, width: 2880, height: 1440 }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const width = Math.min(Math.max((right - left) * room, (bottom - top) * room * ratio, least), 2880)
  const height = width / ratio
  const within = (start: number, size: number, from: number, to: number) => Math.max(from, Math.min(start, to - size))
  return {
    left: within((left + right) / 2 - width / 2, width, world.left, world.right),
    top: within((top + bottom) / 2 - height / 2, height, world.top - 10, world.bottom + 10),
    width,
    height,
  }
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Coordinates at a fraction of the map's width and height. */
export const toPlace = ({ left, top, width, height }: View, x: number, y: number) => ({
  longitude: rounded(Math.max(-180, Math.min(180, (left + x * width) / 10 / narrowing))),
  latitude: rounded(Math.max(-90, Math.min(90, (top + y * height) / -10))),
})
