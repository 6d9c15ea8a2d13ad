import { aFlag, aList, aNumber, aRecord, aText, aWord, bodyOf, expectedVersion } from '../../rest/fields.ts'
import { defineRoutes } from '../../rest/define-routes.ts'
import { columnsOf, flag, list, model, number, oneOf, orNull, text, whole } from '../../rest/schemas.ts'
import * as store from './service.ts'
import { type PaymentProvider, type StoreEvent, storeEvents, type StoreSettingsRow } from './tables.ts'
import './tables.ts'

// The contract has no words for these.
const providers: Record<PaymentProvider, string> = {
  CARD: 'CARD',
  PAYPAL: 'PAYPAL',
  BANK_TRANSFER: 'BANK_TRANSFER',
  CASH_ON_DELIVERY: 'CASH_ON_DELIVERY',
}
const units: Record<StoreSettingsRow['units'], string> = { METRIC: 'METRIC', IMPERIAL: 'IMPERIAL' }
const contacts: Record<StoreSettingsRow['checkoutContact'], string> = { EMAIL: 'EMAIL', PHONE_OR_EMAIL: 'PHONE_OR_EMAIL' }
const events = Object.fromEntries(storeEvents.map(event => [event, event])) as Record<StoreEvent, string> // each by its own name
const parts: Record<store.StoreSettingsPart, string> = {
  STORE_DETAILS: 'STORE_DETAILS',
  PAYMENTS: 'PAYMENTS',
  CHECKOUT: 'CHECKOUT',
  SHIPPING: 'SHIPPING',
  LOCATIONS: 'LOCATIONS',
  NOTIFICATIONS: 'NOTIFICATIONS',
}

const latitude = number('Degrees, north of the equator positive', { minimum: -90, maximum: 90 })
const longitude = number('Degrees, east of Greenwich positive', { minimum: -180, maximum: 180 })

const settings = model('StoreSettings', {
  ...columnsOf('storeSettings', 'id'),
  version: whole(),
  payments: list(oneOf(providers)),
  shippingZones: list(model('ShippingZone', { name: text(), countries: list(text()), rate: number(), days: text() })),
  locations: list(
    model('StoreLocation', {
      name: text(),
      address: text(),
      isFulfilling: flag(),
      latitude: orNull(latitude),
      longitude: orNull(longitude),
    }),
  ),
  notifications: list(model('StoreNotification', { event: oneOf(events), email: flag(), app: flag() })),
})

const name = aText({ minLength: 1, maxLength: 120 })
const zone = aRecord(
  {
    name,
    countries: aList(aText(), { minItems: 1, maxItems: 250 }),
    rate: aNumber({ minimum: 0, description: 'US dollars' }),
    days: aText({ minLength: 1, maxLength: 60, description: 'Such as `2–4 days`' }),
  },
  ...(['name', 'countries', 'rate', 'days'] as const),
)
const location = aRecord(
  {
    name,
    address: aText({ maxLength: 300 }),
    isFulfilling: aFlag(),
    latitude: aNumber({ minimum: -90, maximum: 90 }),
    longitude: aNumber({ minimum: -180, maximum: 180 }),
  },
  ...(['name', 'address', 'isFulfilling'] as const),
)
const notification = aRecord({ event: aWord(events), email: aFlag(), app: aFlag() }, ...(['event', 'email', 'app'] as const))
const change = bodyOf({
  version: expectedVersion,
  storeName: name,
  storeEmail: aText({ format: 'email' }),
  storePhone: aText({ maxLength: 30 }),
  legalName: name,
  address: aText({ maxLength: 300 }),
  currency: aText({ minLength: 3, maxLength: 3, description: 'ISO 4217, such as `USD`' }),
  timeZone: aText({ description: 'IANA name, such as `Europe/Paris`' }),
  units: aWord(units),
  orderPrefix: aText({ maxLength: 10 }),
  payments: aList(aWord(providers)),
  checkoutContact: aWord(contacts),
  isCompanyNameAsked: aFlag(),
  isAddressLineTwoAsked: aFlag(),
  isPhoneAsked: aFlag(),
  shippingZones: aList(zone, { maxItems: 50 }),
  locations: aList(location, { maxItems: 50 }),
  notifications: aList(notification, { maxItems: 50 }),
})
const extent = bodyOf({ part: aWord(parts, { description: 'Without one, all of them' }) })

export const storeRoutes = defineRoutes('/api/apps/ecommerce/settings', {
  'GET /': {
    summary: 'How the shop is set up',
    extension: true,
    returns: settings,
    answer: ctx => store.findStoreSettings(ctx),
  },
  'PUT /': {
    summary: 'Changes what is given of the settings; lists are replaced whole',
    extension: true,
    body: change,
    returns: settings,
    answer: (ctx, { body }) => {
      const { version, ...input } = change.read(body)
      return store.updateStoreSettings(ctx, input, version)
    },
  },
  'POST /reset': {
    summary: 'Puts a part of the settings, or all of them, back to what a new shop has',
    extension: true,
    body: extent,
    returns: settings,
    answer: (ctx, { body }) => store.resetStoreSettings(ctx, extent.read(body).part),
  },
})
