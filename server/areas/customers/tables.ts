import { z } from 'zod'
import { defineTable, instant, type RowOf } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'
import { because, email, optional, optionalFields, trimmed } from '../../validation.ts'

export const customers = defineTable('customers', {
  area: 'CUSTOMERS',
  type: 'Customer',
  columns: {
    customer: trimmed({ min: 1, max: 120 }).describe('Full name'),
    customerId: z.string().max(6),
    email: email(),
    country: z.enum(['AUSTRALIA', 'UNITED_STATES', 'FRANCE', 'CHINA', 'BRAZIL', 'INDIA']),
    /** As people type it, for search. */
    countryName: z.string().max(60),
    order: z.int().min(0),
    /** In cents. */
    totalSpent: z.int().min(0),
    avatar: z.string().max(500),
    status: z.enum(['ACTIVE', 'INACTIVE']),
    contact: trimmed({ max: 30 })
      .regex(/^[\d\s+()-]*$/, because('NOT_PHONE_CHARACTERS'))
      .describe('Telephone number'),
    createdAt: instant(),
  },
  unique: ['email', 'customerId'],
  serialize: ({ totalSpent }) => ({ totalSpent: toDollars(totalSpent), countryName: undefined }),
  search: ['customer', 'countryName', 'email'],
  sortKeys: ['customer', 'email'],
  list: {
    filter: ['country', 'status'],
    sort: { CUSTOMER: 'customer', COUNTRY: 'country', CUSTOMER_ID: 'customerId', ORDERS: 'order', TOTAL_SPENT: 'totalSpent' },
  },
})

const { customer, email: address, country, contact, status } = customers.columns
const more = {
  contact: optional(contact),
  status: optional(status),
  address: optional(trimmed({ max: 500 }).describe('The shipping address')),
}

/** Fields of a new customer. */
export const newCustomer = z.object({ customer, email: address.describe('Unique'), country, ...more })

/** Editable fields of a customer; missing ones stay unchanged. */
export const customerChange = optionalFields({ customer, email: address.describe('Unique'), country }).extend(more)

const addressText = trimmed({ min: 1, max: 500 })
const addressLabel = trimmed({ min: 1, max: 60 })

export const addressEntry = z.object({
  id: z.int(),
  label: addressLabel,
  address: addressText,
  isShipping: z.boolean(),
  isBilling: z.boolean(),
})

/** An address as input. */
export const addressInput = z.object({
  label: addressLabel,
  address: addressText.describe('One line for each part'),
  isShipping: optional(z.boolean()),
  isBilling: optional(z.boolean()),
})

/** Shares ids with the customers, so that its changes appear in their history. */
export const customerProfiles = defineTable('customerProfiles', {
  area: 'CUSTOMERS',
  type: 'Customer',
  columns: {
    plan: z.enum(['BASIC', 'PLUS', 'PREMIUM']),
    /** In cents. */
    balance: z.int().min(0),
    isTwoStep: z.boolean(),
    resetSentAt: instant().nullable(),
    notices: z.object({ orders: z.boolean(), offers: z.boolean(), wishlist: z.boolean(), news: z.boolean() }),
    /** One each for shipping and billing. */
    addresses: z.array(addressEntry),
    wishlist: z.array(z.int()).describe('IDs of products, which may no longer exist'),
    coupons: z.array(z.object({ code: z.string(), percent: z.int(), endsAt: instant(), usedAt: instant().nullable() })),
    signIns: z.array(z.object({ at: instant(), device: z.string(), place: z.string() })).describe('The latest first'),
  },
  serialize: ({ balance }) => ({ balance: toDollars(balance) }),
  search: [],
  sortKeys: [],
})

export type CustomerRow = RowOf<typeof customers>
export type CustomerCountry = CustomerRow['country']
export type CustomerProfileRow = RowOf<typeof customerProfiles>
export type AddressEntry = z.output<typeof addressEntry>
