import { z } from 'zod'
import { get, listQuery, listRoute, put, type Query, routesUnder } from '../../rest/define-routes.ts'
import { label, labelOf, named } from '../../rest/schema.ts'
import * as service from './service.ts'
import { geoPoint, vehicleEvent, vehicles } from './tables.ts'

const warningLabels = {
  NO_WARNINGS: 'No Warnings',
  TEMPERATURE_NOT_OPTIMAL: 'Temperature Not Optimal',
  ECU_NOT_RESPONDING: 'ECU Not Responding',
  OIL_LEAKAGE: 'Oil Leakage',
  FUEL_PROBLEMS: 'Fuel Problems',
} as const

const regionLabels = {
  AFRICA: 'Africa',
  ASIA: 'Asia',
  EUROPE: 'Europe',
  NORTH_AMERICA: 'North America',
  OCEANIA: 'Oceania',
  SOUTH_AMERICA: 'South America',
} as const

const toDto = ({ stops: _, version: _version, warning, region, ...vehicle }: service.VehicleRecord) => ({
  ...vehicle,
  route: vehicle.route.map(({ latitude, longitude }) => ({ latitude, longitude })),
  warnings: warningLabels[warning],
  region: regionLabels[region],
})

const pointDto = named('GeoPoint', geoPoint)
const vehicleDto = named(
  'Vehicle',
  vehicles.row.omit({ version: true, stops: true, warning: true, timeline: true }).extend({
    timeline: z.array(named('VehicleEvent', vehicleEvent)),
    route: z.array(pointDto),
    position: pointDto,
    warnings: label(warningLabels),
    region: label(regionLabels),
  }),
)

const list = listQuery({
  location: 'LOCATION',
  startRoute: 'START_ROUTE',
  endRoute: 'END_ROUTE',
  warnings: 'WARNINGS',
  progress: 'PROGRESS',
})
/** The contract has no `q` here. */
const query = {
  parameters: list.parameters.filter(({ name }) => name !== 'q'),
  parse: given => ({ ...list.parse(given), search: null }),
} satisfies Query<unknown>

export const logisticsRoutes = routesUnder('/api/apps/logistics/vehicles', [
  get(
    '/',
    listRoute(
      { summary: 'List vehicles', key: 'vehicles', totalKey: 'totalVehicles', query, item: vehicleDto, toDto },
      service.listVehicles,
    ),
  ),
  get('/:id', {
    summary: 'Get a vehicle',
    extension: true,
    returns: vehicleDto,
    handler: async (ctx, { params }) => toDto(await service.findVehicle(ctx, params.id)),
  }),
  put('/:id/progress', {
    summary: 'Move a vehicle along its route',
    extension: true,
    body: z.object({ progress: vehicles.columns.progress }),
    returns: vehicleDto,
    handler: async (ctx, { params, body }) => toDto(await service.setVehicleProgress(ctx, params.id, body.progress)),
  }),
  put('/:id/warning', {
    summary: 'Set or clear the warning of a vehicle',
    extension: true,
    body: z.object({ warnings: labelOf(warningLabels) }),
    returns: vehicleDto,
    handler: async (ctx, { params, body }) => toDto(await service.setVehicleWarning(ctx, params.id, body.warnings)),
  }),
])
