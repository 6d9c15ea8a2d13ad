/** Store: how the shop is set up, one record a workspace. */
import type { Context } from '../../context.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { toDollars } from '../../money.ts'
import { checkVersion } from '../../rules.ts'
import { readSettings, type StoreSettingsInput } from './settings-input.ts'
import type { StoreSettingsRow } from './tables.ts'

/** The only record has the first number. */
const onlyId = 1

const toSettings = ({ id: _, shippingZones, ...settings }: StoreSettingsRow) => ({
  ...settings,
  shippingZones: shippingZones.map(({ rateCents, ...zone }) => ({ ...zone, rate: toDollars(rateCents) })),
})

export const findStoreSettings = async (ctx: Context) => toSettings(await findRow(ctx, 'storeSettings', onlyId))

/** Changes what is given of the settings. */
export function updateStoreSettings(ctx: Context, input: StoreSettingsInput, version?: number | null) {
  const patch = readSettings(input)
  return write(ctx, 'Changed the settings of the shop', async ctx => {
    const settings = await findRow(ctx, 'storeSettings', onlyId)
    checkVersion(toSettings(settings), version)
    return toSettings(await updateRow(ctx, 'storeSettings', settings, patch))
  })
}
