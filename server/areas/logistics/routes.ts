import { toId } from '../../db/rows.ts'
import { aWhole, aWord, bodyOf } from '../../rest/fields.ts'
import { defineRoutes, listQuery, pathId, type Query } from '../../rest/define-routes.ts'
import { columnsOf, instant, list as listOf, model, number, oneOf, pageOf, text } from '../../rest/schemas.ts'
import * as logistics from './service.ts'
import './tables.ts'

const warningWords = {
  NO_WARNINGS: 'No Warnings',
  TEMPERATURE_NOT_OPTIMAL: 'Temperature Not Optimal',
  ECU_NOT_RESPONDING: 'ECU Not Responding',
  OIL_LEAKAGE: 'Oil Leakage',
  FUEL_PROBLEMS: 'Fuel Problems',
} as const

/** A vehicle in the contract's words. */
const toWire = ({ stops: _, version: _version, warning, ...vehicle }: logistics.VehicleRecord) => ({
  ...vehicle,
  route: vehicle.route.map(({ latitude, longitude }) => ({ latitude, longitude })),
  warnings: warningWords[warning],
})

const place = model('GeoPoint', { latitude: number(), longitude: number() })
const vehicle = model('Vehicle', {
  ...columnsOf('vehicles', 'stops', 'warning'),
  timeline: listOf(model('VehicleEvent', { at: instant(), title: text(), place: text() })),
  route: listOf(place),
  position: place,
  warnings: oneOf(warningWords),
})

const progress = bodyOf({ progress: aWhole({ minimum: 0, maximum: 100 }) }, 'progress')
const warning = bodyOf({ warnings: aWord(warningWords) }, 'warnings')

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
    returns: pageOf('vehicles', vehicle, 'totalVehicles'),
    answer: async (ctx, { query }) => {
      const { items, total } = await logistics.listVehicles(ctx, query)
      return { vehicles: items.map(toWire), totalVehicles: total }
    },
  },
  'GET /:id': {
    summary: 'One vehicle',
    extension: true,
    parameters: [pathId],
    returns: vehicle,
    answer: async (ctx, { params }) => toWire(await logistics.findVehicle(ctx, toId(params.id ?? ''))),
  },
  'PUT /:id/progress': {
    summary: 'Moves a vehicle along its route',
    extension: true,
    parameters: [pathId],
    body: progress,
    returns: vehicle,
    answer: async (ctx, { params, body }) =>
      toWire(await logistics.setVehicleProgress(ctx, toId(params.id ?? ''), progress.read(body).progress)),
  },
  'PUT /:id/warning': {
    summary: 'Sets what a vehicle warns of',
    extension: true,
    parameters: [pathId],
    body: warning,
    returns: vehicle,
    answer: async (ctx, { params, body }) =>
      toWire(await logistics.setVehicleWarning(ctx, toId(params.id ?? ''), warning.read(body).warnings)),
  },
})
