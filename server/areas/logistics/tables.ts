import { defineTable, instant, integer, json, oneOf, type RowOf, text } from '../../db/tables.ts'
import type { Stop, VehicleEvent } from './route.ts'

const vehicles = defineTable('vehicles', {
  area: 'LOGISTICS',
  type: 'Vehicle',
  columns: {
    location: integer(100_000, 999_999),
    startCity: text(80),
    startCountry: text(80),
    endCity: text(80),
    endCountry: text(80),
    warning: oneOf('NO_WARNINGS', 'TEMPERATURE_NOT_OPTIMAL', 'ECU_NOT_RESPONDING', 'OIL_LEAKAGE', 'FUEL_PROBLEMS'),
    progress: integer(0, 100),
    eta: instant(),
    stops: json<Stop[]>(),
    timeline: json<VehicleEvent[]>(),
  },
  search: ['startCity', 'startCountry', 'endCity', 'endCountry'],
  folded: ['startCity', 'startCountry', 'endCity', 'endCountry'],
})

export type VehicleRow = RowOf<typeof vehicles>

declare module '../../db/tables.ts' {
  interface Tables {
    vehicles: VehicleRow
  }
}
