import { z } from 'zod'
import { defineTable, instant, json, type RowOf } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'

export const customers = defineTable('customers', {
  area: 'CUSTOMERS',
  type: 'Customer',
  columns: {
    customer: z.string().max(120),
    customerId: z.string().max(6),
    email: z.string().max(254),
    country: z.enum(['AUSTRALIA', 'UNITED_STATES', 'FRANCE', 'CHINA', 'BRAZIL', 'INDIA']),
    /** As people write it, for the search. */
    countryName: z.string().max(60),
    order: z.int().min(0),
    /** Cents. */
    totalSpent: z.int().min(0),
    avatar: z.string().max(500),
    status: z.enum(['ACTIVE', 'INACTIVE']),
    contact: z.string().max(30),
    createdAt: instant(),
  },
  unique: ['email', 'customerId'],
  serialize: ({ totalSpent }) => ({ totalSpent: toDollars(totalSpent), countryName: undefined }),
  search: ['customer', 'countryName', 'email'],
  sortKeys: ['customer', 'email'],
  list: { sort: { CUSTOMER: 'customer', COUNTRY: 'country', CUSTOMER_ID: 'customerId', ORDERS: 'order', TOTAL_SPENT: 'totalSpent' } },
})

export interface AddressEntry {
  id: number
  label: string
  address: string
  isShipping: boolean
  isBilling: boolean
}

export interface CustomerCoupon {
  code: string
  percent: number
  endsAt: string
  usedAt: string | null
}

export interface CustomerSignIn {
  at: string
  device: string
  place: string
}

export interface CustomerNotices {
  orders: boolean
  offers: boolean
  wishlist: boolean
  news: boolean
}

/** Its ids are those of the customers: what happens to it is part of their story. */
export const customerProfiles = defineTable('customerProfiles', {
  area: 'CUSTOMERS',
  type: 'Customer',
  columns: {
    plan: z.enum(['BASIC', 'PLUS', 'PREMIUM']),
    /** Cents. */
    balance: z.int().min(0),
    isTwoStep: z.boolean(),
    resetSentAt: instant().nullable(),
    notices: json<CustomerNotices>(),
    /** One goes for parcels and one for bills. */
    addresses: json<AddressEntry[]>(),
    /** Ids of products, which may be gone. */
    wishlist: json<number[]>(),
    coupons: json<CustomerCoupon[]>(),
    /** The latest first. */
    signIns: json<CustomerSignIn[]>(),
  },
  serialize: ({ balance }) => ({ balance: toDollars(balance) }),
  search: [],
  sortKeys: [],
})

export type CustomerRow = RowOf<typeof customers>
export type CustomerProfileRow = RowOf<typeof customerProfiles>
export type CustomerPlan = CustomerProfileRow['plan']
export type CustomerCountry = CustomerRow['country']
