import { boolean, defineTable, json, oneOf, type RowOf, text } from '../../db/tables.ts'

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

const storeSettings = defineTable('storeSettings', {
  area: 'STORE',
  type: 'StoreSettings',
  columns: {
    storeName: text(120),
    storeEmail: text(254),
    storePhone: text(30),
    legalName: text(120),
    address: text(300),
    currency: text(3),
    timeZone: text(60),
    units: oneOf('METRIC', 'IMPERIAL'),
    orderPrefix: text(10),
    payments: json<PaymentProvider[]>(),
    checkoutContact: oneOf('EMAIL', 'PHONE_OR_EMAIL'),
    isCompanyNameAsked: boolean(),
    isAddressLineTwoAsked: boolean(),
    isPhoneAsked: boolean(),
    shippingZones: json<ShippingZone[]>(),
    locations: json<StoreLocation[]>(),
    notifications: json<StoreNotification[]>(),
  },
  search: [],
  folded: [],
})

export type StoreSettingsRow = RowOf<typeof storeSettings>

declare module '../../db/tables.ts' {
  interface Tables {
    storeSettings: StoreSettingsRow
  }
}
