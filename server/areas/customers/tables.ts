import { boolean, defineTable, instant, integer, json, nullable, oneOf, type RowOf, text } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'

const customers = defineTable('customers', {
  area: 'CUSTOMERS',
  type: 'Customer',
  columns: {
    customer: text(120),
    customerId: text(6),
    email: text(254),
    country: oneOf('AUSTRALIA', 'UNITED_STATES', 'FRANCE', 'CHINA', 'BRAZIL', 'INDIA'),
    /** As people write it, for the search. */
    countryName: text(60),
    order: integer(0),
    /** Cents. */
    totalSpent: integer(0),
    avatar: text(500),
    status: oneOf('ACTIVE', 'INACTIVE'),
    contact: text(30),
    createdAt: instant(),
  },
  unique: ['email', 'customerId'],
  tell: ({ totalSpent }) => ({ totalSpent: toDollars(totalSpent), countryName: undefined }),
  search: ['customer', 'countryName', 'email'],
  folded: ['customer', 'email'],
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
const profiles = defineTable('customerProfiles', {
  area: 'CUSTOMERS',
  type: 'Customer',
  columns: {
    plan: oneOf('BASIC', 'PLUS', 'PREMIUM'),
    /** Cents. */
    balance: integer(0),
    isTwoStep: boolean(),
    resetSentAt: nullable(instant()),
    notices: json<CustomerNotices>(),
    /** One goes for parcels and one for bills. */
    addresses: json<AddressEntry[]>(),
    /** Ids of products, which may be gone. */
    wishlist: json<number[]>(),
    coupons: json<CustomerCoupon[]>(),
    /** The latest first. */
    signIns: json<CustomerSignIn[]>(),
  },
  tell: ({ balance }) => ({ balance: toDollars(balance) }),
  search: [],
  folded: [],
})

export type CustomerRow = RowOf<typeof customers>
export type CustomerProfileRow = RowOf<typeof profiles>
export type CustomerPlan = CustomerProfileRow['plan']
export type CustomerCountry = CustomerRow['country']

declare module '../../db/tables.ts' {
  interface Tables {
    customers: CustomerRow
    customerProfiles: CustomerProfileRow
  }
}
