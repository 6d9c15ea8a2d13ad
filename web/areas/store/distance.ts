interface Coordinates {
  latitude?: number | null
  longitude?: number | null
}

const radius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometers; undefined if a location is unknown. */
export function kilometersBetween(from: Coordinates | undefined, to: Coordinates | undefined): number | undefined {
  const [a, b] = [coordinatesOf(from), coordinatesOf(to)]
  if (!a || !b) return undefined
  const [north, east] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2]
  const share = Math.sin(north) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2
  return 2 * radius * Math.asin(Math.sqrt(share))
}

/** Both coordinates, if both are numbers. */
export function coordinatesOf(place: Coordinates | undefined) {
  const { latitude, longitude } = place ?? {}
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number' && Number.isFinite(latitude) && Number.isFinite(longitude)
  return isKnown ? { latitude, longitude } : undefined
}
