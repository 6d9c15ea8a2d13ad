import { boolean, defineTable, integer, oneOf, type RowOf, text } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'

const sales = defineTable('sales', {
  area: 'SALES',
  type: 'Sale',
  columns: {
    productId: integer(1),
    productName: text(120),
    slug: text(120),
    brand: text(120),
    category: text(60),
    priceCents: integer(0),
    image: text(500),
    hasFreeShipping: boolean(),
    /** Tenths of a star. */
    ratingTenths: integer(0, 50),
    description: text(2000),
    date: text(10),
    buyer: text(120),
    buyerAvatar: text(500),
    totalCents: integer(0),
    received: oneOf('UNPAID', 'PARTIALLY_PAID', 'FULLY_PAID'),
    paidCents: integer(0),
    status: oneOf('CONFIRMED', 'COMPLETED', 'CANCELLED'),
  },
  tell: ({ priceCents, totalCents, paidCents, ratingTenths, received }) => ({
    priceCents: undefined,
    totalCents: undefined,
    paidCents: undefined,
    ratingTenths: undefined,
    received: undefined,
    price: toDollars(priceCents),
    total: toDollars(totalCents),
    paidAmount: toDollars(paidCents),
    rating: ratingTenths / 10,
    receivedPaymentStatus: received,
  }),
  search: ['productName', 'buyer'],
  folded: ['productName', 'buyer'],
})

export type SaleRow = RowOf<typeof sales>

declare module '../../db/tables.ts' {
  interface Tables {
    sales: SaleRow
  }
}
