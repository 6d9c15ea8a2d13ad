/**
 * Additions to the REST API by date. Routes that no entry names are as old as the API. The reference shows them, so a new
 * route gets a line here; a route that was renamed is listed with its replacement.
 */
export interface Change {
  date: string
  /** `METHODS path`. */
  added: string[]
  replaced?: { from: string; to: string }[]
}

/** Newest first. */
export const changes: Change[] = [
  { date: '2026-11-26', added: ['POST /text/check'] },
  {
    date: '2026-11-23',
    added: [
      'GET PUT /api/_workspace/conditions',
      'GET /api/_workspace/export',
      'POST /api/_workspace/import',
      'GET POST /api/_workspace/shares',
      'DELETE /api/_workspace/shares/:id',
      'GET POST /api/_workspace/snapshots',
      'DELETE /api/_workspace/snapshots/:id',
      'POST /api/_workspace/snapshots/:id/restore',
      'GET POST /api/apps/email-searches',
      'DELETE PUT /api/apps/email-searches/:id',
      'GET PUT /api/notifications/schedule',
      'GET /api/pages/profile/apps',
      'PUT /api/pages/profile/apps/:id',
      'GET POST /api/webhooks',
      'DELETE PUT /api/webhooks/:id',
      'GET /api/webhooks/:id/deliveries',
      'POST /api/webhooks/:id/secret',
      'POST /api/webhooks/:id/test',
      'POST /api/webhooks/deliveries/:id/resend',
      'POST /me/profile',
      'POST /me/saveAvatar',
      'POST /me/saveProfile',
      'POST /order/addresses',
      'POST /order/deleteAddress',
      'POST /order/saveAddress',
    ],
  },
  {
    date: '2026-11-22',
    added: [
      'PUT /api/apps/academy/courses/:id/favorite',
      'PUT /api/apps/academy/courses/:id/rating',
      'GET PUT /api/apps/academy/goal',
      'GET /api/apps/academy/notes',
      'DELETE PUT /api/apps/academy/notes/:id',
      'POST /api/apps/academy/sections/:id/test',
      'PUT /api/apps/academy/topics/:id/bookmark',
      'POST /api/apps/academy/topics/:id/notes',
      'PUT /api/apps/academy/topics/:id/position',
      'DELETE /api/apps/chat/chats/:userId',
      'GET /api/apps/chat/chats/:userId/messages',
      'POST /api/apps/chat/chats/:userId/typing',
      'PUT /api/apps/chat/contacts/:id/blocked',
      'PUT /api/apps/chat/contacts/:id/muted',
      'PUT /api/apps/chat/messages/:id/reactions',
      'POST /api/apps/ecommerce/customers/deletions',
      'PUT /api/apps/ecommerce/customers/status',
      'PUT /api/apps/ecommerce/orders/:id/fulfillment',
      'POST /api/apps/ecommerce/products/deletions',
      'POST /api/apps/ecommerce/reviews/deletions',
      'PUT /api/apps/ecommerce/reviews/status',
      'GET /api/apps/invoice-links/:token',
      'POST /api/apps/invoice-links/:token/openings',
      'DELETE GET POST /api/apps/invoice/:id/links',
      'POST /api/apps/invoice/deletions',
      'POST /api/apps/invoice/payments',
      'POST /api/apps/invoice/reminders',
      'POST /api/apps/invoice/sendings',
      'GET /api/apps/invoice/summary',
      'GET /api/apps/kanban/archive',
      'PUT /api/apps/kanban/board/limit',
      'POST /api/apps/kanban/item/:id/archive',
      'GET /api/apps/kanban/people',
      'POST /api/apps/permissions/deletions',
      'GET POST /api/apps/submissions',
      'GET /api/apps/submissions/:id',
      'POST /api/apps/submissions/deletions',
      'GET PUT /api/dashboard/analytics/layout',
      'POST /api/dashboard/analytics/layout/reset',
      'POST /api/files',
      'GET /api/files/:id',
      'GET /api/files/storage',
      'POST /api/front/missing-help',
      'GET PUT /api/notifications/settings',
      'DELETE PUT /api/pages/datatable/:id',
      'GET /api/pages/help-center/search',
      'GET POST /api/pages/help-center/votes',
      'PUT /api/pages/help-center/votes/:id',
      'DELETE PUT /api/pages/profile/header/connection',
      'DELETE /api/pages/profile/teams/:id',
      'DELETE PUT /api/pages/profile/teams/:id/star',
      'GET /me/apiKeys',
      'POST /me/apiKeys/create',
      'POST /me/apiKeys/revoke',
      'POST /me/changeEmail',
      'POST /me/deleteAccount',
      'GET /me/export',
      'POST /me/signOutEverywhere',
      'GET /me/twoStep',
      'POST /me/twoStep/disable',
      'POST /me/twoStep/enable',
      'POST /me/twoStep/recoveryCodes',
      'POST /me/twoStep/setUp',
      'POST /order/billingDetails',
      'POST /order/cancel',
      'POST /order/create',
      'POST /order/get',
      'POST /order/invoice',
      'POST /order/list',
      'POST /order/methods',
      'POST /order/packs',
      'POST /order/quote',
      'POST /order/refund',
      'POST /order/saveBillingDetails',
      'POST /order/topUp',
      'POST /subscription/cancel',
      'POST /subscription/change',
      'POST /subscription/resume',
    ],
    replaced: [
      { from: 'PUT /api/apps/academy/courses/:id/favourite', to: 'PUT /api/apps/academy/courses/:id/favorite' },
      { from: 'PUT /api/apps/ecommerce/orders/:id/fulfilment', to: 'PUT /api/apps/ecommerce/orders/:id/fulfillment' },
    ],
  },
]

const firstDay = '2026-11-21'
const days = new Map(
  changes.flatMap(({ date, added }) =>
    added.flatMap(each => {
      const names = each.split(' ')
      const path = names.at(-1) ?? ''
      return names.slice(0, -1).map(method => [`${method} ${path}`, date] as const)
    }),
  ),
)

/** The day on which a route came. */
export const sinceOf = ({ method, path }: { method: string; path: string }): string => days.get(`${method} ${path}`) ?? firstDay

/** Every route that the changes name. */
export const namedRoutes = (): string[] => [...days.keys(), ...changes.flatMap(({ replaced = [] }) => replaced.map(({ to }) => to))]
