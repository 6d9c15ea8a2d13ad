import { z } from 'zod'
import { defineTable, type RowOf } from '../../db/tables.ts'
import { dollars } from '../../money.ts'
import { isTimeZone } from '../../time-zones.ts'
import { because, email, optional, optionalFields, trimmed } from '../../validation.ts'

export const paymentProviders = ['CARD', 'PAYPAL', 'BANK_TRANSFER', 'CASH_ON_DELIVERY'] as const

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

const phoneForm = /^(?:\+?[\d .()-]{5,25})?$/
const currencies = new Set(Intl.supportedValuesOf('currency'))

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return text === '' || (phoneForm.test(text) && digits >= 5 && digits <= 20)
}

/** At most 50 entries, without duplicates, case-insensitive. */
const listOf = <S extends z.ZodType>(entry: S, nameOf: (entry: z.output<S>) => string) =>
  z
    .array(entry)
    .max(50)
    .check(({ value, issues }) => {
      const names = value.map(each => nameOf(each).toLowerCase())
      const name = names.find((each, index) => names.indexOf(each) !== index)
      if (name !== undefined) issues.push({ code: 'custom', input: value, message: 'NAMED_TWICE', params: { name } })
    })

const name = trimmed({ min: 1, max: 120 })
const unique = <T>(list: T[]): T[] => [...new Set(list)]

const zone = z.object({
  name,
  countries: z
    .array(trimmed({ min: 1, max: 60 }))
    .overwrite(unique)
    .min(1)
    .max(250),
  days: trimmed({ min: 1, max: 60 }).describe('Such as `2–4 days`'),
})

/** A shipping zone as input. */
export const shippingZone = zone.extend({ rate: dollars().describe('US dollars') })

export const storeLocation = z
  .object({
    name,
    address: trimmed({ max: 300 }),
    isFulfilling: z.boolean(),
    /** Null if the coordinates are unknown. */
    latitude: optional(z.number().min(-90).max(90)).describe('Degrees, north of the equator positive'),
    longitude: optional(z.number().min(-180).max(180)).describe('Degrees, east of Greenwich positive'),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), because('LOCATION_INCOMPLETE'))

export const storeNotification = z.object({ event: z.enum(storeEvents), email: z.boolean(), app: z.boolean() })

export const storeSettings = defineTable('storeSettings', {
  area: 'STORE',
  type: 'StoreSettings',
  columns: {
    storeName: name,
    storeEmail: email(),
    storePhone: z.string().trim().max(30).refine(isPhone, because('NOT_PHONE')),
    legalName: name,
    address: trimmed({ max: 300 }),
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .refine(code => currencies.has(code), because('NOT_CURRENCY'))
      .describe('ISO 4217, such as `USD`'),
    timeZone: z.string().trim().max(60).refine(isTimeZone, because('NOT_TIME_ZONE')).describe('IANA name, such as `Europe/Paris`'),
    units: z.enum(['METRIC', 'IMPERIAL']),
    orderPrefix: trimmed({ max: 10 }),
    payments: z.array(z.enum(paymentProviders)).overwrite(unique),
    checkoutContact: z.enum(['EMAIL', 'PHONE_OR_EMAIL']),
    isCompanyNameAsked: z.boolean(),
    isAddressLineTwoAsked: z.boolean(),
    isPhoneAsked: z.boolean(),
    shippingZones: listOf(zone.extend({ rateCents: z.int().min(0) }), ({ name }) => name),
    locations: listOf(storeLocation, ({ name }) => name),
    notifications: listOf(storeNotification, ({ event }) => event),
  },
  search: [],
  sortKeys: [],
})

/** Settings as input: missing fields stay unchanged. */
export const settingsInput = optionalFields({
  ...storeSettings.columns,
  shippingZones: listOf(shippingZone, ({ name }) => name),
})

export type StoreSettingsRow = RowOf<typeof storeSettings>
