/** Store settings: one record per workspace. */
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { toCents, toDollars } from '../../money.ts'
import { checkVersion, given } from '../../rules.ts'
import { parseInput } from '../../validation.ts'
import { defaultSettings } from './defaults.ts'
import { settingsInput, storeEvents, type StoreSettingsRow, storeSettings } from './tables.ts'

const onlyId = 1

const toSettings = ({ id: _, shippingZones, locations, notifications, ...settings }: StoreSettingsRow) => ({
  ...settings,
  shippingZones: shippingZones.map(({ rateCents, ...zone }) => ({ ...zone, rate: toDollars(rateCents) })),
  // Rows of older versions lack the place.
  locations: locations.map(location => ({ ...location, latitude: location.latitude ?? null, longitude: location.longitude ?? null })),
  notifications: storeEvents.map(event => notifications.find(each => each.event === event) ?? { event, email: false, app: false }),
})

const partColumns = {
  STORE_DETAILS: ['storeName', 'storeEmail', 'storePhone', 'legalName', 'address', 'currency', 'timeZone', 'units', 'orderPrefix'],
  PAYMENTS: ['payments'],
  CHECKOUT: ['checkoutContact', 'isCompanyNameAsked', 'isAddressLineTwoAsked', 'isPhoneAsked'],
  SHIPPING: ['shippingZones'],
  LOCATIONS: ['locations'],
  NOTIFICATIONS: ['notifications'],
} satisfies Record<string, (keyof StoreSettingsRow)[]>

export type StoreSettingsPart = keyof typeof partColumns

const resetActions = {
  STORE_DETAILS: 'STORE_DETAILS_RESET',
  PAYMENTS: 'STORE_PAYMENTS_RESET',
  CHECKOUT: 'STORE_CHECKOUT_RESET',
  SHIPPING: 'STORE_SHIPPING_RESET',
  LOCATIONS: 'STORE_LOCATIONS_RESET',
  NOTIFICATIONS: 'STORE_NOTIFICATIONS_RESET',
} as const satisfies Record<StoreSettingsPart, string>

export const findStoreSettings = async (ctx: Context) => toSettings(await findRow(ctx, storeSettings, onlyId))

/** Updates the given settings. */
export function updateStoreSettings(ctx: Context, input: z.input<typeof settingsInput>, version?: number | null) {
  const { shippingZones, ...patch } = given(parseInput(settingsInput, input))
  const zones = shippingZones?.map(({ rate, ...zone }) => ({ ...zone, rateCents: toCents('shippingZones', rate) }))
  return write(ctx, 'STORE_SETTINGS_UPDATED', async ctx => {
    const settings = await findRow(ctx, storeSettings, onlyId)
    checkVersion(toSettings(settings), version)
    return toSettings(await updateRow(ctx, storeSettings, settings, { ...patch, ...(zones && { shippingZones: zones }) }))
  })
}

/** Resets a section of the settings, or all of them, to the defaults of a new store. */
export function resetStoreSettings(ctx: Context, part?: StoreSettingsPart | null) {
  return write(ctx, part ? resetActions[part] : 'STORE_SETTINGS_RESET', async ctx => {
    const names: string[] = part ? partColumns[part] : Object.keys(defaultSettings)
    const patch = Object.fromEntries(Object.entries(defaultSettings).filter(([name]) => names.includes(name)))
    return toSettings(await updateRow(ctx, storeSettings, await findRow(ctx, storeSettings, onlyId), patch))
  })
}
