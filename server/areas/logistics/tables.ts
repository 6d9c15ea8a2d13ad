import { z } from 'zod'
import { defineTable, instant, json, type RowOf } from '../../db/tables.ts'
import type { Stop, VehicleEvent } from './route.ts'

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
    stops: json<Stop[]>(),
    timeline: json<VehicleEvent[]>(),
  },
  search: ['startCity', 'startCountry', 'endCity', 'endCountry'],
  sortKeys: ['startCity', 'startCountry', 'endCity', 'endCountry'],
  list: {
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
