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
    /** Of the start. */
    region: z.enum(['AFRICA', 'ASIA', 'EUROPE', 'NORTH_AMERICA', 'OCEANIA', 'SOUTH_AMERICA']),
    /** Kilometers off the planned route. */
    deviation: z.int().min(0).max(1000),
    /** Time of the last position, if the vehicle no longer reports any. */
    signalLostAt: instant().nullable(),
    stops: z.array(stop),
    timeline: z.array(vehicleEvent),
  },
  search: ['startCity', 'startCountry', 'endCity', 'endCountry', 'location'],
  sortKeys: ['startCity', 'startCountry', 'endCity', 'endCountry'],
  list: {
    filter: ['warning', 'region'],
    sort: {
      LOCATION: 'location',
      START_ROUTE: ['startCity', 'startCountry'],
      END_ROUTE: ['endCity', 'endCountry'],
      WARNINGS: 'warning',
      PROGRESS: 'progress',
    },
  },
})

/** Figures of a day, recorded at its end. */
export const fleetDays = defineTable('fleetDays', {
  area: 'LOGISTICS',
  type: 'FleetDay',
  columns: {
    /** Such as `2026-11-21`. */
    day: z.iso.date(),
    shipments: z.int().min(0),
    deliveries: z.int().min(0),
    onTime: z.int().min(0),
    /** Hours from departure to delivery, summed over the deliveries. */
    hours: z.int().min(0),
    onRoute: z.int().min(0),
    warnings: z.int().min(0),
    deviated: z.int().min(0),
    late: z.int().min(0),
  },
  search: [],
  sortKeys: [],
})

export type VehicleRow = RowOf<typeof vehicles>
export type GeoPoint = z.output<typeof geoPoint>
export type Stop = z.output<typeof stop>
export type VehicleEvent = z.output<typeof vehicleEvent>
