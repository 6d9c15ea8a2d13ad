/** Geometry and timeline of a vehicle's route. */
import type { GeoPoint, Stop, VehicleEvent } from './tables.ts'

const earthKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometers. */
export function distance(a: GeoPoint, b: GeoPoint): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const part = half(a.latitude, b.latitude) + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Kilometers from the start to each stop. */
export function lengths(stops: readonly GeoPoint[]): number[] {
  let sum = 0
  return stops.map((stop, index) => (sum += distance(stops[index - 1] ?? stop, stop)))
}

/** The position after this percentage of the route. */
export function positionAt(stops: readonly Stop[], progress: number): GeoPoint {
  const marks = lengths(stops)
  const total = marks.at(-1) ?? 0
  // Rounding must not go past the end.
  const covered = Math.min(total, total * (progress / 100))
  const index = Math.max(
    1,
    marks.findIndex(mark => mark >= covered),
  )
  const [from, to] = [stops[index - 1], stops[index]]
  if (!from || !to) return { latitude: stops[0]?.latitude ?? 0, longitude: stops[0]?.longitude ?? 0 }
  const [start = 0, end = 0] = [marks[index - 1], marks[index]]
  const share = end === start ? 0 : (covered - start) / (end - start)
  // Five decimals are about one meter.
  const between = (a: number, b: number) => Math.round((a + (b - a) * share) * 100_000) / 100_000
  return { latitude: between(from.latitude, to.latitude), longitude: between(from.longitude, to.longitude) }
}

/** The events of a route, each with the percentage at which it happens. */
export function stagesOf(stops: readonly Stop[]): { title: string; place: string; from: number }[] {
  const marks = lengths(stops)
  const total = marks.at(-1) ?? 0
  const start = stops[0]?.place ?? ''
  return [
    { title: 'Loaded', place: start, from: 0 },
    { title: 'Departed', place: start, from: 1 },
    ...stops.slice(1).map(({ place }, index) => {
      const isEnd = index === stops.length - 2
      const share = total === 0 ? 1 : (marks[index + 1] ?? 0) / total
      return { title: isEnd ? 'Arrived' : 'Passed', place, from: isEnd ? 100 : Math.ceil(share * 100) }
    }),
  ]
}

/** The timeline at this progress: past events keep their time, new ones happen now, and future ones are removed. */
export function timelineAt(stops: readonly Stop[], timeline: readonly VehicleEvent[], progress: number, now: string): VehicleEvent[] {
  return stagesOf(stops)
    .filter(({ from }) => from <= progress)
    .map(({ title, place }, index) => timeline[index] ?? { at: now, title, place })
}
