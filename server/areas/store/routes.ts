import { aFlag, aList, aNumber, aRecord, aText, aWord, bodyOf, seenVersion } from '../../fields.ts'
import { defineRoutes } from '../../rest.ts'
import { columnsOf, flag, list, model, number, oneOf, text, whole } from '../../schemas.ts'
import * as store from './service.ts'
import type { PaymentProvider, StoreSettingsRow } from './tables.ts'
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

const settings = model('StoreSettings', {
  ...columnsOf('storeSettings', 'id'),
  version: whole(),
  payments: list(oneOf(providers)),
  shippingZones: list(model('ShippingZone', { name: text(), countries: list(text()), rate: number(), days: text() })),
  locations: list(model('StoreLocation', { name: text(), address: text(), isFulfilling: flag() })),
  notifications: list(model('StoreNotification', { event: text(), email: flag(), app: flag() })),
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
  { name, address: aText({ maxLength: 300 }), isFulfilling: aFlag() },
  ...(['name', 'address', 'isFulfilling'] as const),
)
const notification = aRecord({ event: name, email: aFlag(), app: aFlag() }, ...(['event', 'email', 'app'] as const))
const change = bodyOf({
  version: seenVersion,
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
})
