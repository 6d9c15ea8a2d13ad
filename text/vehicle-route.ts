/** Where a vehicle is on its route, computed alike by server and browser. */
export interface Point {
  latitude: number
  longitude: number
}

const earthKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180
/** Kilometers of one degree of latitude. */
const degreeKm = (earthKm * Math.PI) / 180

/** Great-circle distance in kilometers. */
export function distance(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const part = half(a.latitude, b.latitude) + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Kilometers from the start to each stop. */
export function lengths(stops: readonly Point[]): number[] {
  let sum = 0
  return stops.map((stop, index) => (sum += distance(stops[index - 1] ?? stop, stop)))
}

/** The position after this percentage of the route, so many kilometers to the left of it. */
export function positionAt(stops: readonly Point[], progress: number, deviation = 0): Point {
  const { from, to, share } = legAt(stops, progress)
  // Five decimals are about one meter.
  const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000
  const latitude = from.latitude + (to.latitude - from.latitude) * share
  const longitude = from.longitude + (to.longitude - from.longitude) * share
  if (deviation === 0) return { latitude: rounded(latitude), longitude: rounded(longitude) }
  const narrowing = Math.cos(radians(latitude))
  const [east, north] = [(to.longitude - from.longitude) * narrowing, to.latitude - from.latitude]
  const degrees = deviation / degreeKm / (Math.hypot(east, north) || 1)
  return { latitude: rounded(latitude + east * degrees), longitude: rounded(longitude - (north * degrees) / narrowing) }
}

/** The stops passed so far, followed by the place on the line: the traveled part of the route. */
export function traveledPart(stops: readonly Point[], progress: number): Point[] {
  return [...stops.slice(0, legAt(stops, progress).index), positionAt(stops, progress)]
}

/** The leg on which a vehicle is after this percentage, and the share of the leg behind it. */
function legAt(stops: readonly Point[], progress: number) {
  const marks = lengths(stops)
  const total = marks.at(-1) ?? 0
  // Rounding must not go past the end.
  const covered = Math.min(total, total * (progress / 100))
  const index = Math.max(
    1,
    marks.findIndex(mark => mark >= covered),
  )
  const nowhere = { latitude: 0, longitude: 0 }
  const from = stops[index - 1] ?? nowhere
  const to = stops[index] ?? from
  const [start = 0, end = 0] = [marks[index - 1], marks[index]]
  return { index, from, to, share: end === start ? 0 : (covered - start) / (end - start) }
}
