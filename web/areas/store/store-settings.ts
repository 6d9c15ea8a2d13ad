/** Settings by section, without cache fields. */
import type { StoreSettingsPartsFragment } from './store.generated.ts'

export type Settings = StoreSettingsPartsFragment
export type Zone = Omit<Settings['shippingZones'][number], '__typename'>
export type Location = Omit<Settings['locations'][number], '__typename'>
export type Notification = Omit<Settings['notifications'][number], '__typename'>

export const partsOf = {
  'store-details': ({ storeName, legalName, storeEmail, storePhone, address, currency, timeZone, units, orderPrefix }: Settings) => ({
    storeName,
    legalName,
    storeEmail,
    storePhone,
    address,
    currency,
    timeZone,
    units,
    orderPrefix,
  }),
  payments: ({ payments }: Settings) => ({ payments }),
  checkout: ({ checkoutContact, isCompanyNameAsked, isAddressLineTwoAsked, isPhoneAsked }: Settings) => ({
    checkoutContact,
    isCompanyNameAsked,
    isAddressLineTwoAsked,
    isPhoneAsked,
  }),
  shipping: ({ shippingZones }: Settings) => ({
    shippingZones: shippingZones.map(({ name, countries, rate, days }): Zone => ({ name, countries, rate, days })),
  }),
  locations: ({ locations }: Settings) => ({
    locations: locations.map(({ name, address, isFulfilling, latitude, longitude }): Location => ({
      name,
      address,
      isFulfilling,
      latitude,
      longitude,
    })),
  }),
  notifications: ({ notifications }: Settings) => ({
    notifications: notifications.map(({ event, email, app }): Notification => ({ event, email, app })),
  }),
}

export type PartName = keyof typeof partsOf
