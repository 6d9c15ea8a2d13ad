/** Outlines of the world's countries (Natural Earth, public domain), projected to the plane on which the map lies. */
import { geoMercator, geoPath } from 'd3-geo'
import type { Feature, MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'

/** Width of the world on the plane. */
export const worldWidth = 1024
const projection = geoMercator()
  .scale(worldWidth / (2 * Math.PI))
  .translate([worldWidth / 2, 480])
  .precision(0)

/** From 84 degrees north to 58 degrees south. */
export const world = { left: 0, top: 0, right: worldWidth, bottom: 684 }

export interface Position {
  x: number
  y: number
}

export function project({ latitude, longitude }: { latitude: number; longitude: number }): Position {
  const [x, y] = projection([longitude, latitude]) ?? [0, 0]
  return { x, y }
}

export interface Country {
  /** In English. */
  name: string
  /** Of an SVG path; made when it is first drawn. */
  path: () => string
  bounds: { left: number; top: number; right: number; bottom: number }
  /** The middle of its largest part, and how much room a label has there. */
  label: Position & { width: number }
}

const path = geoPath(projection).digits(2)

/** Two levels of detail: the finer one is larger, and needed only close up. */
const sources = {
  coarse: () => import('world-atlas/countries-110m.json'),
  fine: () => import('world-atlas/countries-50m.json'),
}
export type Detail = keyof typeof sources

export async function loadCountries(detail: Detail): Promise<Country[]> {
  const { default: topology } = await sources[detail]()
  return feature(topology, topology.objects.countries).features.flatMap(each => {
    const { name } = each.properties
    // South of the map.
    if (name === 'Antarctica' || (each.geometry.type !== 'Polygon' && each.geometry.type !== 'MultiPolygon')) return []
    return toCountry(name, each.geometry)
  })
}

function toCountry(name: string, geometry: Polygon | MultiPolygon): Country {
  const polygons: Polygon[] =
    geometry.type === 'Polygon' ? [geometry] : geometry.coordinates.map(coordinates => ({ type: 'Polygon', coordinates }))
  const parts = polygons.map(polygon => ({ polygon, bounds: boundsOf(polygon) }))
  const largest = parts.reduce((a, b) => (sizeOf(b.bounds) > sizeOf(a.bounds) ? b : a))
  const [x, y] = path.centroid(largest.polygon)
  const width = largest.bounds.right - largest.bounds.left
  let drawn: string | undefined
  return {
    name,
    path: () => (drawn ??= path({ type: 'Feature', properties: {}, geometry } satisfies Feature) ?? ''),
    bounds: parts
      .map(({ bounds }) => bounds)
      .reduce((a, b) => ({
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      })),
    // What crosses the edge of the world has no middle there.
    label: { x, y, width: width > worldWidth * 0.9 ? 0 : width },
  }
}

type Bounds = Country['bounds']
const sizeOf = ({ left, top, right, bottom }: Bounds) => (right - left) * (bottom - top)

/** Of the outline, found before projecting, which is fast. */
function boundsOf({ coordinates: [outline = []] }: Polygon): Bounds {
  let [west, south, east, north] = [180, 85, -180, -85]
  for (const [longitude = 0, latitude = 0] of outline) {
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  const start = project({ longitude: west, latitude: north })
  const end = project({ longitude: east, latitude: south })
  return { left: start.x, top: start.y, right: end.x, bottom: end.y }
}
