import { batched } from '../../db/loaders.ts'
import { toId, toIds } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { toDollars } from '../../money.ts'
import { loadProducts } from '../products/service.ts'
import { codeOf, flagOf } from './countries.ts'
import { importCustomers } from './import.ts'
import { mergeCustomers } from './merge.ts'
import * as profile from './profile.ts'
import { loadSpending, pointsOf, summarizeCustomers, tierOf } from './segments.ts'
import * as customers from './service.ts'

export const customerResolvers: Resolvers = {
  Query: {
    customers: (_, args, ctx) => customers.listCustomers(ctx, args),
    customer: (_, args, ctx) => customers.findCustomer(ctx, args),
    customerSummary: (_, _args, ctx) => summarizeCustomers(ctx),
  },
  Mutation: {
    createCustomer: (_, { input }, ctx) => customers.createCustomer(ctx, input),
    updateCustomer: (_, { id, version, input }, ctx) => customers.updateCustomer(ctx, toId(id), version, input),
    setCustomerStatuses: (_, { ids, status }, ctx) => customers.setCustomerStatuses(ctx, toIds(ids), status),
    deleteCustomers: (_, { ids }, ctx) => customers.deleteCustomers(ctx, toIds(ids)),
    deleteCustomer: (_, { id }, ctx) => customers.deleteCustomer(ctx, toId(id)),
    updateCustomerProfile: (_, { id, version, input }, ctx) => profile.updateCustomerProfile(ctx, toId(id), version, input),
    saveCustomerAddress: (_, { id, number, input }, ctx) => profile.saveCustomerAddress(ctx, toId(id), number ?? null, input),
    deleteCustomerAddress: (_, { id, number }, ctx) => profile.deleteCustomerAddress(ctx, toId(id), number),
    deleteCustomerWish: (_, { id, productId }, ctx) => profile.deleteCustomerWish(ctx, toId(id), toId(productId)),
    sendCustomerReset: (_, { id }, ctx) => profile.sendCustomerReset(ctx, toId(id)),
    importCustomers: (_, { lines, isTrial }, ctx) => importCustomers(ctx, lines, isTrial ?? false),
    mergeCustomers: (_, { id, otherId }, ctx) => mergeCustomers(ctx, toId(id), toId(otherId)),
  },
  Customer: {
    countryCode: ({ country }) => codeOf(country),
    countryFlag: ({ country }) => flagOf(country),
    totalSpent: ({ totalSpent }) => toDollars(totalSpent),
    loyaltyPoints: customer => pointsOf(customer),
    tier: customer => tierOf(customer),
    profile: ({ id }, _, ctx) => batched(ctx, profile.loadProfiles, id),
    spending: ({ id }, _, ctx) => batched(ctx, loadSpending, id),
  },
  CustomerAddress: { number: ({ id }) => id },
  CustomerProfile: {
    balance: ({ balance }) => toDollars(balance),
    wishlist: async ({ wishlist }, _, ctx) =>
      (await Promise.all(wishlist.map(id => batched(ctx, loadProducts, id)))).filter(product => product !== null),
  },
}
