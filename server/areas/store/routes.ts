import { defineRoutes } from '../../rest.ts'
import * as store from './service.ts'

export const storeRoutes = defineRoutes('/api/apps/ecommerce/settings', {
  'GET /': {
    summary: 'How the shop is set up; changed through GraphQL',
    extension: true,
    answer: ctx => store.findStoreSettings(ctx),
  },
})
