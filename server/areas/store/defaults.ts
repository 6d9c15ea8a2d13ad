import type { StoreSettingsRow } from './tables.ts'

/** The settings of a new store. */
export const defaultSettings: Omit<StoreSettingsRow, 'id' | 'version'> = {
  storeName: 'Ropewalk Goods',
  storeEmail: 'hello@ropewalk.example',
  storePhone: '+1 555 0142',
  legalName: 'Ropewalk Goods Trading Ltd.',
  address: '14 Ropewalk Lane\nPortland, ME 04101\nUnited States',
  currency: 'USD',
  timeZone: 'America/New_York',
  units: 'METRIC',
  orderPrefix: '#',
  payments: ['CARD', 'PAYPAL', 'BANK_TRANSFER'],
  checkoutContact: 'EMAIL',
  isCompanyNameAsked: true,
  isAddressLineTwoAsked: true,
  isPhoneAsked: false,
  shippingZones: [
    { name: 'Domestic', countries: ['United States'], rateCents: 0, days: '2–4 days' },
    { name: 'North America', countries: ['Canada', 'Mexico'], rateCents: 1250, days: '4–7 days' },
    {
      name: 'Europe',
      countries: ['France', 'Germany', 'Ireland', 'Poland', 'Sweden', 'United Kingdom'],
      rateCents: 2400,
      days: '5–9 days',
    },
    {
      name: 'Rest of world',
      countries: ['Australia', 'Brazil', 'China', 'India', 'Japan', 'South Africa'],
      rateCents: 3900,
      days: '8–14 days',
    },
  ],
  locations: [
    {
      name: 'Ropewalk store',
      address: '14 Ropewalk Lane, Portland, ME 04101, United States',
      isFulfilling: true,
      latitude: 43.66,
      longitude: -70.26,
    },
    {
      name: 'Rotterdam warehouse',
      address: 'Waalhaven Zuidzijde 19, 3089 JH Rotterdam, Netherlands',
      isFulfilling: true,
      latitude: 51.88,
      longitude: 4.46,
    },
    {
      name: 'Lisbon studio',
      address: 'Rua das Gaivotas 21, 1200-202 Lisboa, Portugal',
      isFulfilling: false,
      latitude: 38.71,
      longitude: -9.15,
    },
  ],
  notifications: [
    { event: 'ORDER_PLACED', email: true, app: true },
    { event: 'ORDER_PAID', email: true, app: true },
    { event: 'ORDER_SENT', email: true, app: false },
    { event: 'PAYMENT_FAILED', email: true, app: true },
    { event: 'STOCK_LOW', email: false, app: true },
    { event: 'REVIEW_WAITING', email: false, app: true },
    { event: 'CUSTOMER_ADDED', email: false, app: false },
  ],
}
