/** Vehicles that are too close to each other to be drawn one by one. */
import Supercluster from 'supercluster'
import type { Vehicle } from '../vehicle-status.ts'

export interface Place {
  vehicle: Vehicle
  latitude: number
  longitude: number
}

export interface Cluster {
  id: number
  latitude: number
  longitude: number
  vehicles: Vehicle[]
  /** The scale of the map at which it opens. */
  opensAt: number
}

const maxZoom = 7
/** At zoom 0, the index lays the world out in 512 pixels; the map's plane has twice as many. */
const zoomOf = (scale: number) => Math.floor(Math.log2(scale)) + 1
const scaleOf = (zoom: number) => 2 ** (zoom - 1)

export function clusterPlaces(places: Place[], scale: number): { clusters: Cluster[]; singles: Place[] } {
  const index = new Supercluster<{ index: number }>({ radius: 46, extent: 512, maxZoom, minZoom: -2 })
  index.load(
    places.map(({ latitude, longitude }, place) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { index: place },
    })),
  )
  const found = index.getClusters([-180, -85, 180, 85], zoomOf(scale))
  const clusters: Cluster[] = []
  const singles: Place[] = []
  for (const { geometry, properties } of found) {
    if ('cluster' in properties) {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      const id = properties.cluster_id
      const vehicles = index.getLeaves(id, Infinity).flatMap(leaf => places[leaf.properties.index]?.vehicle ?? [])
      clusters.push({ id, latitude, longitude, vehicles, opensAt: scaleOf(index.getClusterExpansionZoom(id)) })
    } else {
      const place = places[properties.index]
      if (place) singles.push(place)
    }
  }
  return { clusters, singles }
}
