import { z } from 'zod'
import { defineTable, type RowOf } from '../../db/tables.ts'
import { dollars, toDollars } from '../../money.ts'
import { day, optionalFields } from '../../validation.ts'

export const sales = defineTable('sales', {
  area: 'SALES',
  type: 'Sale',
  columns: {
    productId: z.int().min(1),
    productName: z.string().max(120),
    slug: z.string().max(120),
    brand: z.string().max(120),
    category: z.string().max(60),
    priceCents: z.int().min(0),
    image: z.string().max(500),
    hasFreeShipping: z.boolean(),
    /** Tenths of a star. */
    ratingTenths: z.int().min(0).max(50),
    description: z.string().max(2000),
    date: day(),
    buyer: z.string().max(120),
    buyerAvatar: z.string().max(500),
    totalCents: z.int().min(0),
    received: z.enum(['UNPAID', 'PARTIALLY_PAID', 'FULLY_PAID']),
    paidCents: z.int().min(0),
    status: z.enum(['CONFIRMED', 'COMPLETED', 'CANCELLED']),
  },
  serialize: ({ priceCents, totalCents, paidCents, ratingTenths, received }) => ({
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
  sortKeys: ['productName', 'buyer'],
  list: {
    filter: ['status'],
    sort: { PRODUCT: 'productName', DATE: 'date', BUYER: 'buyer', TOTAL: 'totalCents', STATUS: 'status' },
  },
})

const { date, buyer, status } = sales.columns

/** Editable fields of a sale. */
export const saleChange = optionalFields({ date, buyer: buyer.trim().min(1), total: dollars(), paidAmount: dollars(), status })

export type SaleRow = RowOf<typeof sales>
