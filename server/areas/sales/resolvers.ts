import { toId, toIds } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as sales from './service.ts'

export const saleResolvers: Resolvers = {
  Query: {
    sales: (_, args, ctx) => sales.listSales(ctx, args),
    saleTotals: (_, args, ctx) => sales.sumSales(ctx, args),
  },
  Mutation: {
    updateSale: (_, { id, input, version }, ctx) => sales.updateSale(ctx, toId(id), input, version),
    deleteSales: (_, { ids }, ctx) => sales.deleteSales(ctx, toIds(ids)),
    setSaleStatus: (_, { id, status }, ctx) => sales.setSaleStatus(ctx, toId(id), status),
    setReceivedPayment: (_, { id, status, paidAmount }, ctx) => sales.setReceivedPayment(ctx, toId(id), status, paidAmount),
  },
}
