import { asObject } from '../../body.ts'
import { toId } from '../../db/rows.ts'
import { defineRoutes, listQuery, pathId, type Query } from '../../rest.ts'
import * as logistics from './service.ts'

const warningWords = {
  NO_WARNINGS: 'No Warnings',
  TEMPERATURE_NOT_OPTIMAL: 'Temperature Not Optimal',
  ECU_NOT_RESPONDING: 'ECU Not Responding',
  OIL_LEAKAGE: 'Oil Leakage',
  FUEL_PROBLEMS: 'Fuel Problems',
} as const
type Warning = keyof typeof warningWords
const warningsByWord = new Map<unknown, string>(Object.entries(warningWords).map(([warning, word]) => [word, warning]))

/** A vehicle in the contract's words. */
const toWire = ({ stops: _, version: _version, warning, ...vehicle }: logistics.VehicleRecord) => ({
  ...vehicle,
  route: vehicle.route.map(({ latitude, longitude }) => ({ latitude, longitude })),
  warnings: warningWords[warning],
})

const list = listQuery({
  location: 'LOCATION',
  startRoute: 'START_ROUTE',
  endRoute: 'END_ROUTE',
  warnings: 'WARNINGS',
  progress: 'PROGRESS',
})
/** The contract knows no `q` here. */
const vehicleQuery: typeof list = {
  parameters: list.parameters.filter(({ name }) => name !== 'q'),
  parse: query => ({ ...list.parse(query), search: null }),
} satisfies Query<unknown>

export const logisticsRoutes = defineRoutes('/api/apps/logistics/vehicles', {
  'GET /': {
    summary: 'Vehicles, sorted and paged',
    query: vehicleQuery,
    answer: async (ctx, { query }) => {
      const { items, total } = await logistics.listVehicles(ctx, query)
      return { vehicles: items.map(toWire), totalVehicles: total }
    },
  },
  'GET /:id': {
    summary: 'One vehicle',
    extension: true,
    parameters: [pathId],
    answer: async (ctx, { params }) => toWire(await logistics.findVehicle(ctx, toId(params.id ?? ''))),
  },
  'PUT /:id/progress': {
    summary: 'Moves a vehicle along its route',
    extension: true,
    parameters: [pathId],
    body: { type: 'object', required: ['progress'], properties: { progress: { type: 'integer', minimum: 0, maximum: 100 } } },
    answer: async (ctx, { params, body }) =>
      toWire(await logistics.setVehicleProgress(ctx, toId(params.id ?? ''), asObject(body).progress as number)), // its column refuses others
  },
  'PUT /:id/warning': {
    summary: 'Sets what a vehicle warns of',
    extension: true,
    parameters: [pathId],
    body: { type: 'object', required: ['warnings'], properties: { warnings: { type: 'string', enum: Object.values(warningWords) } } },
    answer: async (ctx, { params, body }) => {
      const warning = warningsByWord.get(asObject(body).warnings) as Warning // its column refuses others
      return toWire(await logistics.setVehicleWarning(ctx, toId(params.id ?? ''), warning))
    },
  },
})
