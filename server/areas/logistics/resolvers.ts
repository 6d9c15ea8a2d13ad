import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as logistics from './service.ts'

export const logisticsResolvers: Resolvers = {
  Query: {
    vehicles: (_, args, ctx) => logistics.listVehicles(ctx, args),
    vehicle: (_, { id }, ctx) => logistics.findVehicle(ctx, toId(id)),
    fleetSummary: (_, _args, ctx) => logistics.summarizeFleet(ctx),
    fleetDays: (_, { last }, ctx) => logistics.listFleetDays(ctx, last),
    deliveryPerformance: (_, _args, ctx) => logistics.summarizeDeliveries(ctx),
  },
  Mutation: {
    setVehicleProgress: (_, { id, progress }, ctx) => logistics.setVehicleProgress(ctx, toId(id), progress),
    setVehicleWarning: (_, { id, warning }, ctx) => logistics.setVehicleWarning(ctx, toId(id), warning),
  },
}
