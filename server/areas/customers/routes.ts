import type { Context } from '../../context.ts'
import { toId } from '../../db/rows.ts'
import { aFlag, aList, aRecord, aText, aWord, bodyOf, expectedVersion } from '../../rest/fields.ts'
import { toDollars } from '../../money.ts'
import { defineRoutes, emptyNotFound, listQuery, type Parameter } from '../../rest/define-routes.ts'
import { columnsOf, flag, instant, list, model, number, object, oneOf, orNull, pageOf, text, whole } from '../../rest/schemas.ts'
import { codeOf, countryWords, flagOf } from './countries.ts'
import { importCustomers } from './import.ts'
import { mergeCustomers } from './merge.ts'
import * as profiles from './profile.ts'
import * as customers from './service.ts'
import type { CustomerProfileRow, CustomerRow } from './tables.ts'
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

const planWords = { BASIC: 'Basic', PLUS: 'Plus', PREMIUM: 'Premium' } as const
const stateWords = { ADDED: 'Added', TAKEN: 'Taken', WRONG: 'Wrong' } as const

const toProfile = ({ id: _id, plan, balance, ...profile }: CustomerProfileRow) => ({
  ...profile,
  plan: planWords[plan],
  balance: toDollars(balance),
})

const profile = object({
  version: whole('0 while nothing was kept yet'),
  plan: oneOf(planWords),
  balance: number('US dollars of credit in the shop'),
  isTwoStep: flag(),
  resetSentAt: orNull(instant()),
  notices: object({ orders: flag(), offers: flag(), wishlist: flag(), news: flag() }),
  addresses: list(object({ id: whole(), label: text(), address: text(), isShipping: flag(), isBilling: flag() })),
  wishlist: list(whole(), 'Ids of products, which may be gone'),
  coupons: list(object({ code: text(), percent: whole(), endsAt: instant(), usedAt: orNull(instant()) })),
  signIns: list(object({ at: instant(), device: text(), place: text() }), 'The latest first'),
})

const profileChange = bodyOf({
  version: expectedVersion,
  plan: aWord(planWords),
  isTwoStep: aFlag(),
  notices: aRecord({ orders: aFlag(), offers: aFlag(), wishlist: aFlag(), news: aFlag() }),
})
const addressFields = {
  label: aText({ minLength: 1, maxLength: 60 }),
  address: aText({ minLength: 1, maxLength: 500, description: 'A line for each part' }),
  isShipping: aFlag(),
  isBilling: aFlag(),
}
const wantedAddress = bodyOf(addressFields, 'label', 'address')
const lineFields = { customer: aText(), email: aText(), country: aText(), contact: aText(), address: aText() }
const file = bodyOf({ lines: aList(aRecord(lineFields), { minItems: 1, maxItems: 1000 }), isTrial: aFlag() }, 'lines')
const merging = bodyOf({ otherId: aText({ pattern: '^\\d{6}$', description: 'The six digits of who will be gone' }) }, 'otherId')

const fields = {
  customer: aText({ minLength: 1, maxLength: 120, description: 'Full name' }),
  email: aText({ format: 'email', description: 'Unique' }),
  country: aWord(countryWords),
  contact: aText({ maxLength: 30, description: 'Telephone number' }),
  status: aWord(statusWords),
  address: aText({ maxLength: 500, description: 'Where parcels go' }),
}
const wanted = bodyOf(fields, 'customer', 'email', 'country')
const change = bodyOf({ ...fields, version: expectedVersion })

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

/** The profile of the customer who is answered with. */
const profileOf = async (ctx: Context, customer: Promise<CustomerRow>) => {
  const { id } = await customer
  const [found] = await profiles.loadProfiles(ctx, [id])
  return found && toProfile(found)
}
const idOf = async (ctx: Context, id: string | undefined) => (await find(ctx, id)).id

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
  'POST /import': {
    summary: 'Adds the customers of a file in one step; lines that are wrong are passed over and told',
    extension: true,
    status: 200,
    body: file,
    returns: object({
      added: whole('How many were added, or would be'),
      lines: list(object({ line: whole('Counted from 1'), state: oneOf(stateWords), field: text(), message: text() })),
    }),
    answer: async (ctx, { body }) => {
      const { lines, isTrial } = file.read(body)
      const told = await importCustomers(ctx, lines, isTrial ?? false)
      return { ...told, lines: told.lines.map(each => ({ ...each, state: stateWords[each.state] })) }
    },
  },
  'POST /:id/merge': {
    summary: 'Makes one customer of two; what is the other’s goes to the one who stays',
    extension: true,
    status: 200,
    parameters: [digits],
    body: merging,
    returns: customer,
    answer: async (ctx, { params, body }) =>
      toDetail(await mergeCustomers(ctx, await idOf(ctx, params.id), await idOf(ctx, merging.read(body).otherId))),
  },
  'GET /:id/profile': {
    summary: 'What the shop keeps of a customer: plan, credit, addresses, wishes, coupons and sign-ins',
    extension: true,
    parameters: [digits],
    errors: [emptyNotFound],
    returns: profile,
    answer: (ctx, { params }) => profileOf(ctx, find(ctx, params.id)),
  },
  'PUT /:id/profile': {
    summary: 'Changes what is given of a customer’s profile',
    extension: true,
    parameters: [digits],
    body: profileChange,
    returns: profile,
    answer: async (ctx, { params, body }) => {
      const { version, ...input } = profileChange.read(body)
      return profileOf(ctx, profiles.updateCustomerProfile(ctx, await idOf(ctx, params.id), version, input))
    },
  },
  'POST /:id/addresses': {
    summary: 'Adds an address of a customer',
    extension: true,
    status: 201,
    parameters: [digits],
    body: wantedAddress,
    returns: profile,
    answer: async (ctx, { params, body }) =>
      profileOf(ctx, profiles.saveCustomerAddress(ctx, await idOf(ctx, params.id), null, wantedAddress.read(body))),
  },
  'PUT /:id/addresses/:addressId': {
    summary: 'Changes an address of a customer',
    extension: true,
    parameters: [digits, addressId],
    body: wantedAddress,
    returns: profile,
    answer: async (ctx, { params, body }) =>
      profileOf(ctx, profiles.saveCustomerAddress(ctx, await idOf(ctx, params.id), toId(params.addressId ?? ''), wantedAddress.read(body))),
  },
  'DELETE /:id/addresses/:addressId': {
    summary: 'Deletes an address of a customer',
    extension: true,
    parameters: [digits, addressId],
    answer: async (ctx, { params }) => profiles.deleteCustomerAddress(ctx, await idOf(ctx, params.id), toId(params.addressId ?? '')),
  },
  'DELETE /:id/wishes/:productId': {
    summary: 'Takes a product from the wishes of a customer',
    extension: true,
    parameters: [digits, part('productId', 'Id of the product')],
    answer: async (ctx, { params }) => profiles.deleteCustomerWish(ctx, await idOf(ctx, params.id), toId(params.productId ?? '')),
  },
  'POST /:id/reset': {
    summary: 'Writes a customer the mail for a new password, which lands among the sent ones',
    extension: true,
    status: 200,
    parameters: [digits],
    returns: profile,
    answer: async (ctx, { params }) => profileOf(ctx, profiles.sendCustomerReset(ctx, await idOf(ctx, params.id))),
  },
})
