import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { toDollars } from '../../money.ts'
import { codeOf, flagOf } from './countries.ts'
import * as customers from './service.ts'

export const customerResolvers: Resolvers = {
  Query: {
    customers: (_, args, ctx) => customers.listCustomers(ctx, args),
    customer: (_, args, ctx) => customers.findCustomer(ctx, args),
  },
  Mutation: {
    createCustomer: (_, { input }, ctx) => customers.createCustomer(ctx, input),
    updateCustomer: (_, { id, version, input }, ctx) => customers.updateCustomer(ctx, toId(id), version, input),
    deleteCustomer: (_, { id }, ctx) => customers.deleteCustomer(ctx, toId(id)),
  },
  Customer: {
    countryCode: ({ country }) => codeOf(country),
    countryFlag: ({ country }) => flagOf(country),
    totalSpent: ({ totalSpent }) => toDollars(totalSpent),
  },
}
