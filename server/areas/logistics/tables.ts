import { z } from 'zod'
import { defineTable, instant, type RowOf } from '../../db/tables.ts'

export const geoPoint = z.object({ latitude: z.number(), longitude: z.number() })
/** A city on the route. */
const stop = geoPoint.extend({ place: z.string() })
export const vehicleEvent = z.object({ at: instant(), title: z.string(), place: z.string() })

export const vehicles = defineTable('vehicles', {
  area: 'LOGISTICS',
  type: 'Vehicle',
  columns: {
    location: z.int().min(100_000).max(999_999),
    startCity: z.string().max(80),
    startCountry: z.string().max(80),
    endCity: z.string().max(80),
    endCountry: z.string().max(80),
    warning: z.enum(['NO_WARNINGS', 'TEMPERATURE_NOT_OPTIMAL', 'ECU_NOT_RESPONDING', 'OIL_LEAKAGE', 'FUEL_PROBLEMS']),
    progress: z.int().min(0).max(100),
    eta: instant(),
    stops: z.array(stop),
    timeline: z.array(vehicleEvent),
  },
  search: ['startCity', 'startCountry', 'endCity', 'endCountry'],
  sortKeys: ['startCity', 'startCountry', 'endCity', 'endCountry'],
  list: {
    filter: ['warning'],
    sort: {
      LOCATION: 'location',
      START_ROUTE: ['startCity', 'startCountry'],
      END_ROUTE: ['endCity', 'endCountry'],
      WARNINGS: 'warning',
      PROGRESS: 'progress',
    },
  },
})

export type VehicleRow = RowOf<typeof vehicles>
export type GeoPoint = z.output<typeof geoPoint>
export type Stop = z.output<typeof stop>
export type VehicleEvent = z.output<typeof vehicleEvent>
