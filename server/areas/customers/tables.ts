import { defineTable, instant, integer, oneOf, type RowOf, text } from '../../db/tables.ts'
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

export type CustomerRow = RowOf<typeof customers>
export type CustomerCountry = CustomerRow['country']

declare module '../../db/tables.ts' {
  interface Tables {
    customers: CustomerRow
  }
}
