import { z } from 'zod'
import type { Context } from '../../context.ts'
import { toId } from '../../db/rows.ts'
import { toDollars } from '../../money.ts'
import { del, emptyNotFound, get, listQuery, listRoute, type Parameter, post, put, routesUnder } from '../../rest/define-routes.ts'
import { expectedVersion, id, ids, label, labelOf, named, optionalLabel } from '../../rest/schema.ts'
import { optional, optionalFields } from '../../validation.ts'
import { codeOf, countryLabels, flagOf } from './countries.ts'
import { importCustomers, maxLines } from './import.ts'
import { mergeCustomers } from './merge.ts'
import * as profiles from './profile.ts'
import * as customers from './service.ts'
import {
  addressInput,
  customerChange,
  type CustomerProfileRow,
  customerProfiles,
  type CustomerRow,
  customers as table,
  newCustomer,
} from './tables.ts'

const statusLabels = { ACTIVE: 'Active', INACTIVE: 'Inactive' } as const
const planLabels = { BASIC: 'Basic', PLUS: 'Plus', PREMIUM: 'Premium' } as const
const stateLabels = { ADDED: 'Added', TAKEN: 'Taken', WRONG: 'Wrong' } as const

/** A customer in a list; customerId is a number here. */
const toListed = ({ id, customer, customerId, email, country, countryName, order, totalSpent, avatar }: CustomerRow) => ({
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

const toDto = (customer: CustomerRow) => ({
  ...toListed(customer),
  status: statusLabels[customer.status],
  contact: customer.contact,
  version: customer.version,
})

const toProfile = ({ id: _id, plan, balance, ...profile }: CustomerProfileRow) => ({
  ...profile,
  plan: planLabels[plan],
  balance: toDollars(balance),
})

const { customer, email, order, avatar, contact } = table.columns
const listedDto = z.object({
  id: z.int().min(1),
  customer,
  customerId: z.int().min(100_000).max(999_999).describe('Six digits that identify the customer'),
  email,
  country: label(countryLabels),
  countryFlag: z.string().describe('Path of an SVG picture'),
  countryCode: z.string().describe('Two letters'),
  order,
  totalSpent: z.number().describe('US dollars'),
  avatar,
})
const customerDto = named('Customer', listedDto.extend({ status: label(statusLabels), contact, version: z.int() }))

const profileDto = customerProfiles.row.omit({ id: true }).extend({
  version: z.int().describe('0 while nothing is stored yet'),
  plan: label(planLabels),
  balance: z.number().describe('Store credit in US dollars'),
})

const lineFields = optionalFields({
  customer: z.string(),
  email: z.string(),
  country: z.string(),
  contact: z.string(),
  address: z.string(),
})

const digits: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The six digits of customerId',
  schema: { type: 'string', pattern: '^\\d{6}$' },
}

const part = (name: string, description: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'integer', minimum: 1 },
})
const addressId = part('addressId', 'Number of the address')

const profileOf = async (ctx: Context, customer: Promise<CustomerRow>) => {
  const { id } = await customer
  const [found] = await profiles.loadProfiles(ctx, [id])
  return found && toProfile(found)
}
const find = (ctx: Context, customerId: string) => customers.findCustomer(ctx, { customerId })
const idOf = async (ctx: Context, customerId: string) => (await find(ctx, customerId)).id

export const customerRoutes = routesUnder('/api/apps/ecommerce/customers', [
  get(
    '/',
    listRoute(
      {
        summary: 'List customers',
        key: 'customers',
        query: listQuery({
          customer: 'CUSTOMER',
          country: 'COUNTRY',
          customerId: 'CUSTOMER_ID',
          orders: 'ORDERS',
          totalSpent: 'TOTAL_SPENT',
        }),
        item: listedDto,
        toDto: toListed,
      },
      customers.listCustomers,
    ),
  ),
  post('/', {
    summary: 'Create a customer; 409 if the email is in use',
    extension: true,
    status: 201,
    body: newCustomer.extend({ country: labelOf(countryLabels), status: optionalLabel(statusLabels) }),
    returns: customerDto,
    handler: async (ctx, { body }) => toDto(await customers.createCustomer(ctx, body)),
  }),
  put('/status', {
    summary: 'Activate or deactivate up to 1,000 customers',
    extension: true,
    body: z.object({ ids: ids(), status: labelOf(statusLabels) }),
    returns: z.object({ customers: z.array(customerDto) }),
    handler: async (ctx, { body }) => ({ customers: (await customers.setCustomerStatuses(ctx, body.ids, body.status)).map(toDto) }),
  }),
  post('/deletions', {
    summary: 'Delete up to 1,000 customers; their orders stay',
    extension: true,
    status: 200,
    body: z.object({ ids: ids() }),
    returns: z.object({ ids: z.array(id()) }),
    handler: async (ctx, { body }) => ({ ids: await customers.deleteCustomers(ctx, body.ids) }),
  }),
  get('/:id', {
    summary: 'Get a customer by customerId',
    parameters: [digits],
    textIds: true,
    errors: [emptyNotFound],
    returns: customerDto,
    handler: async (ctx, { params }) => toDto(await find(ctx, params.id)),
  }),
  put('/:id', {
    summary: 'Update a customer; 409 if the email is in use',
    extension: true,
    parameters: [digits],
    textIds: true,
    body: customerChange.extend({
      country: optionalLabel(countryLabels),
      status: optionalLabel(statusLabels),
      version: expectedVersion(),
    }),
    returns: customerDto,
    handler: async (ctx, { params, body: { version, ...input } }) =>
      toDto(await customers.updateCustomer(ctx, await idOf(ctx, params.id), version, input)),
  }),
  del('/:id', {
    summary: 'Delete a customer; the orders stay',
    extension: true,
    parameters: [digits],
    textIds: true,
    handler: async (ctx, { params }) => customers.deleteCustomer(ctx, await idOf(ctx, params.id)),
  }),
  post('/import', {
    summary: 'Import customers from the lines of a file; invalid lines are skipped and reported',
    extension: true,
    status: 200,
    body: z.object({ lines: z.array(lineFields).min(1).max(maxLines), isTrial: optional(z.boolean()) }),
    returns: z.object({
      added: z.int().describe('How many were added, or would be'),
      lines: z.array(
        z.object({
          line: z.int().describe('Counted from 1'),
          state: label(stateLabels),
          field: z.string(),
          message: z.string(),
        }),
      ),
    }),
    handler: async (ctx, { body }) => {
      const { added, lines } = await importCustomers(ctx, body.lines, body.isTrial ?? false)
      return { added, lines: lines.map(each => ({ ...each, state: stateLabels[each.state] })) }
    },
  }),
  post('/:id/merge', {
    summary: 'Merge another customer into this one',
    extension: true,
    status: 200,
    parameters: [digits],
    textIds: true,
    body: z.object({
      otherId: z.string().meta({ pattern: '^\\d{6}$' }).describe('customerId of the customer that is merged and deleted'),
    }),
    returns: customerDto,
    handler: async (ctx, { params, body }) => toDto(await mergeCustomers(ctx, await idOf(ctx, params.id), await idOf(ctx, body.otherId))),
  }),
  get('/:id/profile', {
    summary: 'Get the profile of a customer: plan, credit, addresses, wishlist, coupons, and sign-ins',
    extension: true,
    parameters: [digits],
    textIds: true,
    errors: [emptyNotFound],
    returns: profileDto,
    handler: (ctx, { params }) => profileOf(ctx, find(ctx, params.id)),
  }),
  put('/:id/profile', {
    summary: 'Update the profile of a customer',
    extension: true,
    parameters: [digits],
    textIds: true,
    body: z.object({
      version: expectedVersion(),
      plan: optionalLabel(planLabels),
      isTwoStep: optional(z.boolean()),
      notices: optional(optionalFields(customerProfiles.columns.notices.shape)),
    }),
    returns: profileDto,
    handler: async (ctx, { params, body: { version, ...input } }) =>
      profileOf(ctx, profiles.updateCustomerProfile(ctx, await idOf(ctx, params.id), version, input)),
  }),
  post('/:id/addresses', {
    summary: 'Add an address',
    extension: true,
    status: 201,
    parameters: [digits],
    textIds: true,
    body: addressInput,
    returns: profileDto,
    handler: async (ctx, { params, body }) => profileOf(ctx, profiles.saveCustomerAddress(ctx, await idOf(ctx, params.id), null, body)),
  }),
  put('/:id/addresses/:addressId', {
    summary: 'Update an address',
    extension: true,
    parameters: [digits, addressId],
    textIds: true,
    body: addressInput,
    returns: profileDto,
    handler: async (ctx, { params, body }) =>
      profileOf(ctx, profiles.saveCustomerAddress(ctx, await idOf(ctx, params.id), toId(params.addressId), body)),
  }),
  del('/:id/addresses/:addressId', {
    summary: 'Delete an address',
    extension: true,
    parameters: [digits, addressId],
    textIds: true,
    handler: async (ctx, { params }) => profiles.deleteCustomerAddress(ctx, await idOf(ctx, params.id), toId(params.addressId)),
  }),
  del('/:id/wishes/:productId', {
    summary: 'Remove a product from the wishlist',
    extension: true,
    parameters: [digits, part('productId', 'Id of the product')],
    textIds: true,
    handler: async (ctx, { params }) => profiles.deleteCustomerWish(ctx, await idOf(ctx, params.id), toId(params.productId)),
  }),
  post('/:id/reset', {
    summary: 'Send a customer a password reset email, which appears in the mailbox as sent',
    extension: true,
    status: 200,
    parameters: [digits],
    textIds: true,
    returns: profileDto,
    handler: async (ctx, { params }) => profileOf(ctx, profiles.sendCustomerReset(ctx, await idOf(ctx, params.id))),
  }),
])
