import { toDollars } from '../../money.ts'
import { defineRoutes, emptyNotFound, listQuery } from '../../rest.ts'
import { codeOf, flagOf } from './countries.ts'
import * as customers from './service.ts'
import type { CustomerRow } from './tables.ts'

const statusWords = { ACTIVE: 'Active', INACTIVE: 'Inactive' } as const

/** A customer of a list; the shop's six digits are a number here. */
const toWire = ({ id, customer, customerId, email, country, countryName, order, totalSpent, avatar }: CustomerRow) => ({
  id,
  customer,
  customerId: Number(customerId),
  email,
  country: countryName,
  countryFlag: flagOf(country),
  countryCode: codeOf(country),
  order,
  totalSpent: toDollars(totalSpent),
  avatar,
})

export const customerRoutes = defineRoutes('/api/apps/ecommerce/customers', {
  'GET /': {
    summary: 'Customers, filtered, sorted and paged',
    query: listQuery({
      customer: 'CUSTOMER',
      country: 'COUNTRY',
      customerId: 'CUSTOMER_ID',
      orders: 'ORDERS',
      totalSpent: 'TOTAL_SPENT',
    }),
    answer: async (ctx, { query }) => {
      const { items, total } = await customers.listCustomers(ctx, query)
      return { customers: items.map(toWire), total }
    },
  },
  'GET /:id': {
    summary: 'One customer, by the six digits of customerId',
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'The six digits of customerId',
        schema: { type: 'string', pattern: '^\\d{6}$' },
      },
    ],
    errors: [emptyNotFound],
    answer: async (ctx, { params }) => {
      const customer = await customers.findCustomer(ctx, { customerId: params.id ?? '' })
      return { ...toWire(customer), status: statusWords[customer.status], contact: customer.contact }
    },
  },
})
