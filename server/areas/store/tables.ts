import { z } from 'zod'
import { defineTable, json, type RowOf } from '../../db/tables.ts'

export type PaymentProvider = 'CARD' | 'PAYPAL' | 'BANK_TRANSFER' | 'CASH_ON_DELIVERY'

interface ShippingZone {
  name: string
  countries: string[]
  rateCents: number
  days: string
}

export interface StoreLocation {
  name: string
  address: string
  isFulfilling: boolean
  /** Null where the place on the map is not known. */
  latitude?: number | null
  longitude?: number | null
}

export const storeEvents = [
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_SENT',
  'PAYMENT_FAILED',
  'STOCK_LOW',
  'REVIEW_WAITING',
  'CUSTOMER_ADDED',
] as const
export type StoreEvent = (typeof storeEvents)[number]

export interface StoreNotification {
  event: StoreEvent
  email: boolean
  app: boolean
}

export const storeSettings = defineTable('storeSettings', {
  area: 'STORE',
  type: 'StoreSettings',
  columns: {
    storeName: z.string().max(120),
    storeEmail: z.string().max(254),
    storePhone: z.string().max(30),
    legalName: z.string().max(120),
    address: z.string().max(300),
    currency: z.string().max(3),
    timeZone: z.string().max(60),
    units: z.enum(['METRIC', 'IMPERIAL']),
    orderPrefix: z.string().max(10),
    payments: json<PaymentProvider[]>(),
    checkoutContact: z.enum(['EMAIL', 'PHONE_OR_EMAIL']),
    isCompanyNameAsked: z.boolean(),
    isAddressLineTwoAsked: z.boolean(),
    isPhoneAsked: z.boolean(),
    shippingZones: json<ShippingZone[]>(),
    locations: json<StoreLocation[]>(),
    notifications: json<StoreNotification[]>(),
  },
  search: [],
  sortKeys: [],
})

export type StoreSettingsRow = RowOf<typeof storeSettings>
