/** Store: how the shop is set up, one record a workspace. */
import { storeSettingsRows } from '../../../seed/store.ts'
import type { Context } from '../../context.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { toDollars } from '../../money.ts'
import { checkVersion } from '../../rules.ts'
import { readSettings, type StoreSettingsInput } from './settings-input.ts'
import { storeEvents, type StoreSettingsRow, storeSettings } from './tables.ts'

/** The only record has the first number. */
const onlyId = 1

const toSettings = ({ id: _, shippingZones, locations, notifications, ...settings }: StoreSettingsRow) => ({
  ...settings,
  shippingZones: shippingZones.map(({ rateCents, ...zone }) => ({ ...zone, rate: toDollars(rateCents) })),
  locations: locations.map(location => ({ latitude: null, longitude: null, ...location })),
  notifications: storeEvents.map(event => notifications.find(each => each.event === event) ?? { event, email: false, app: false }),
})

const columnsOf = {
  STORE_DETAILS: ['storeName', 'storeEmail', 'storePhone', 'legalName', 'address', 'currency', 'timeZone', 'units', 'orderPrefix'],
  PAYMENTS: ['payments'],
  CHECKOUT: ['checkoutContact', 'isCompanyNameAsked', 'isAddressLineTwoAsked', 'isPhoneAsked'],
  SHIPPING: ['shippingZones'],
  LOCATIONS: ['locations'],
  NOTIFICATIONS: ['notifications'],
} satisfies Record<string, (keyof StoreSettingsRow)[]>

export type StoreSettingsPart = keyof typeof columnsOf

const partWords: Record<StoreSettingsPart, string> = {
  STORE_DETAILS: 'details',
  PAYMENTS: 'payments',
  CHECKOUT: 'checkout',
  SHIPPING: 'shipping',
  LOCATIONS: 'locations',
  NOTIFICATIONS: 'notifications',
}

export const findStoreSettings = async (ctx: Context) => toSettings(await findRow(ctx, storeSettings, onlyId))

function defaults() {
  const [row] = storeSettingsRows()
  if (!row) throw new Error('The seed has no settings of the shop')
  return row
}

/** Changes what is given of the settings. */
export function updateStoreSettings(ctx: Context, input: StoreSettingsInput, version?: number | null) {
  const patch = readSettings(input)
  return write(ctx, 'Changed the settings of the shop', async ctx => {
    const settings = await findRow(ctx, storeSettings, onlyId)
    checkVersion(toSettings(settings), version)
    return toSettings(await updateRow(ctx, storeSettings, settings, patch))
  })
}

/** Puts a part of the settings, or all of them, back to what a new shop has. */
export function resetStoreSettings(ctx: Context, part?: StoreSettingsPart | null) {
  const summary = part
    ? `Put the ${partWords[part]} of the shop back to their defaults`
    : 'Put the settings of the shop back to their defaults'
  return write(ctx, summary, async ctx => {
    const { id: _, ...all } = defaults()
    const names: string[] = part ? columnsOf[part] : Object.keys(all)
    const patch = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
    return toSettings(await updateRow(ctx, storeSettings, await findRow(ctx, storeSettings, onlyId), patch))
  })
}
