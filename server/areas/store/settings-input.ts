/** What may be changed of the shop's settings, and what each part must be. */
import { invalid } from '../../errors.ts'
import { toCents } from '../../money.ts'
import { given, readEmail, readText } from '../../rules.ts'
import type { PaymentProvider, StoreLocation, StoreNotification, StoreSettingsRow } from './tables.ts'

interface ZoneInput {
  name: string
  countries: readonly string[]
  rate: number
  days: string
}

export interface StoreSettingsInput {
  storeName?: string | null
  storeEmail?: string | null
  storePhone?: string | null
  legalName?: string | null
  address?: string | null
  currency?: string | null
  timeZone?: string | null
  units?: StoreSettingsRow['units'] | null
  orderPrefix?: string | null
  payments?: readonly PaymentProvider[] | null
  checkoutContact?: StoreSettingsRow['checkoutContact'] | null
  isCompanyNameAsked?: boolean | null
  isAddressLineTwoAsked?: boolean | null
  isPhoneAsked?: boolean | null
  shippingZones?: readonly ZoneInput[] | null
  locations?: readonly StoreLocation[] | null
  notifications?: readonly StoreNotification[] | null
}

const most = 50
const currencies = new Set(Intl.supportedValuesOf('currency'))
const phoneForm = /^(?:\+?[\d .()-]{5,25})?$/

const title = (field: string, value: string) => readText(field, value, { min: 1, max: 120 })

/** What is given, checked and as it is stored. */
export function readSettings(input: StoreSettingsInput): Partial<StoreSettingsRow> {
  const { storeName, storeEmail, storePhone, legalName, address, currency, timeZone, orderPrefix, ...rest } = given(input)
  const { payments, shippingZones, locations, notifications, ...plain } = rest
  return {
    ...plain,
    ...(storeName !== undefined && { storeName: title('storeName', storeName) }),
    ...(storeEmail !== undefined && { storeEmail: readEmail('storeEmail', storeEmail) }),
    ...(storePhone !== undefined && { storePhone: readPhone(storePhone) }),
    ...(legalName !== undefined && { legalName: title('legalName', legalName) }),
    ...(address !== undefined && { address: readText('address', address, { max: 300 }) }),
    ...(currency !== undefined && { currency: readCurrency(currency) }),
    ...(timeZone !== undefined && { timeZone: readTimeZone(timeZone) }),
    ...(orderPrefix !== undefined && { orderPrefix: readText('orderPrefix', orderPrefix, { max: 10 }) }),
    ...(payments && { payments: [...new Set(payments)] }),
    ...(shippingZones && { shippingZones: readList('shippingZones', shippingZones, readZone, ({ name }) => name) }),
    ...(locations && { locations: readList('locations', locations, readLocation, ({ name }) => name) }),
    ...(notifications && { notifications: readList('notifications', notifications, readNotification, ({ event }) => event) }),
  }
}

function readPhone(value: string): string {
  const text = value.trim()
  const digits = text.replaceAll(/\D/g, '').length
  if (text === '' || (phoneForm.test(text) && digits >= 5 && digits <= 20)) return text
  throw invalid('storePhone', 'storePhone must be a telephone number such as +1 555 0100, or empty')
}

function readCurrency(value: string): string {
  const code = value.trim().toUpperCase()
  if (currencies.has(code)) return code
  throw invalid('currency', 'currency must be a code of ISO 4217 such as USD')
}

function readTimeZone(value: string): string {
  const name = value.trim()
  if (/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name) && isTimeZone(name)) return name
  throw invalid('timeZone', 'timeZone must be an IANA name such as Europe/Paris')
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}

function readList<I, O>(field: string, items: readonly I[], read: (field: string, item: I) => O, nameOf: (item: O) => string): O[] {
  if (items.length > most) throw invalid(field, `${field} may have ${most} entries at most`)
  const list = items.map(item => read(field, item))
  const names = list.map(item => nameOf(item).toLowerCase())
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw invalid(field, `${field} names "${twice}" twice`)
  return list
}

const readZone = (field: string, { name, countries, rate, days }: ZoneInput) => {
  const places = [...new Set(countries.map(country => readText(field, country, { min: 1, max: 60 })))]
  if (places.length === 0 || places.length > 250) throw invalid(field, `${field} need 1 to 250 countries each`)
  return { name: title(field, name), countries: places, rateCents: toCents(field, rate), days: readText(field, days, { min: 1, max: 60 }) }
}

const readLocation = (field: string, { name, address, isFulfilling, ...place }: StoreLocation): StoreLocation => ({
  name: title(field, name),
  address: readText(field, address, { max: 300 }),
  isFulfilling,
  ...readPlace(field, place),
})

function readPlace(field: string, { latitude = null, longitude = null }: Pick<StoreLocation, 'latitude' | 'longitude'>) {
  if (latitude === null && longitude === null) return { latitude, longitude }
  const isOnEarth = latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  if (isOnEarth) return { latitude, longitude }
  throw invalid(field, `${field} need a latitude from -90 to 90 with a longitude from -180 to 180, or neither`)
}

const readNotification = (_: string, { event, email, app }: StoreNotification): StoreNotification => ({ event, email, app })
