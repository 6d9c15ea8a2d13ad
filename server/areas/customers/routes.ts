import type { Context } from '../../context.ts'
import { aText, aWord, bodyOf, seenVersion } from '../../fields.ts'
import { toDollars } from '../../money.ts'
import { defineRoutes, emptyNotFound, listQuery, type Parameter } from '../../rest.ts'
import { columnsOf, model, number, object, oneOf, pageOf, text, whole } from '../../schemas.ts'
import { codeOf, countryWords, flagOf } from './countries.ts'
import * as customers from './service.ts'
import type { CustomerRow } from './tables.ts'
import './tables.ts'

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

const toDetail = (customer: CustomerRow) => ({
  ...toWire(customer),
  status: statusWords[customer.status],
  contact: customer.contact,
  version: customer.version,
})

const listed = {
  ...columnsOf('customers', 'status', 'contact', 'createdAt', 'countryName'),
  customerId: whole('Six digits; what the shop calls the customer by', { minimum: 100_000, maximum: 999_999 }),
  country: oneOf(countryWords),
  countryFlag: text('Address of a picture (SVG), or a flag as text'),
  countryCode: text('Two letters'),
  totalSpent: number('US dollars'),
}
const customer = model('Customer', { ...listed, status: oneOf(statusWords), contact: text(), version: whole() })

const fields = {
  customer: aText({ minLength: 1, maxLength: 120, description: 'Full name' }),
  email: aText({ format: 'email', description: 'Unique' }),
  country: aWord(countryWords),
  contact: aText({ maxLength: 30, description: 'Telephone number' }),
  status: aWord(statusWords),
}
const wanted = bodyOf(fields, 'customer', 'email', 'country')
const change = bodyOf({ ...fields, version: seenVersion })

const digits: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The six digits of customerId',
  schema: { type: 'string', pattern: '^\\d{6}$' },
}

const find = (ctx: Context, id: string | undefined) => customers.findCustomer(ctx, { customerId: id ?? '' })

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
    returns: pageOf('customers', object(listed)),
    answer: async (ctx, { query }) => {
      const { items, total } = await customers.listCustomers(ctx, query)
      return { customers: items.map(toWire), total }
    },
  },
  'POST /': {
    summary: 'Adds a customer; 409 when the e-mail is taken',
    extension: true,
    status: 201,
    body: wanted,
    returns: customer,
    answer: async (ctx, { body }) => toDetail(await customers.createCustomer(ctx, wanted.read(body))),
  },
  'GET /:id': {
    summary: 'One customer, by the six digits of customerId',
    parameters: [digits],
    errors: [emptyNotFound],
    returns: customer,
    answer: async (ctx, { params }) => toDetail(await find(ctx, params.id)),
  },
  'PUT /:id': {
    summary: 'Changes what is given of a customer; 409 when the e-mail is taken',
    extension: true,
    parameters: [digits],
    body: change,
    returns: customer,
    answer: async (ctx, { params, body }) => {
      const { version, ...input } = change.read(body)
      return toDetail(await customers.updateCustomer(ctx, (await find(ctx, params.id)).id, version, input))
    },
  },
  'DELETE /:id': {
    summary: 'Deletes a customer, whose orders stay',
    extension: true,
    parameters: [digits],
    answer: async (ctx, { params }) => customers.deleteCustomer(ctx, (await find(ctx, params.id)).id),
  },
})
