import { z } from 'zod'
import { get, post, put, routesUnder } from '../../rest/define-routes.ts'
import { expectedVersion, named } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import * as service from './service.ts'
import { settingsInput, shippingZone, storeLocation, storeNotification, storeSettings } from './tables.ts'

const settingsDto = named(
  'StoreSettings',
  storeSettings.row.omit({ id: true }).extend({
    shippingZones: z.array(named('ShippingZone', shippingZone)),
    locations: z.array(named('StoreLocation', storeLocation)),
    notifications: z.array(named('StoreNotification', storeNotification)),
  }),
)

const parts = z.enum(['STORE_DETAILS', 'PAYMENTS', 'CHECKOUT', 'SHIPPING', 'LOCATIONS', 'NOTIFICATIONS'])

export const storeRoutes = routesUnder('/api/apps/ecommerce/settings', [
  get('/', {
    summary: 'Get the store settings',
    extension: true,
    returns: settingsDto,
    handler: ctx => service.findStoreSettings(ctx),
  }),
  put('/', {
    summary: 'Update the store settings; lists are replaced as a whole',
    extension: true,
    body: settingsInput.extend({ version: expectedVersion() }),
    returns: settingsDto,
    handler: (ctx, { body: { version, ...input } }) => service.updateStoreSettings(ctx, input, version),
  }),
  post('/reset', {
    summary: 'Reset a section of the settings, or all of them, to the defaults of a new store',
    extension: true,
    body: z.object({ part: optional(parts).describe('All parts when left out') }),
    returns: settingsDto,
    handler: (ctx, { body }) => service.resetStoreSettings(ctx, body.part),
  }),
])
