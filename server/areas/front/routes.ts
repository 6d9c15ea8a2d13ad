import { z } from 'zod'
import { post, routesUnder } from '../../rest/define-routes.ts'
import { contactMessage, sendContactMessage } from './service.ts'

export const frontRoutes = routesUnder('/api/front', [
  post('/contact', {
    summary: 'Send a message to the administrator; five an hour for each network address',
    extension: true,
    status: 201,
    body: contactMessage,
    returns: z.object({ success: z.boolean() }),
    handler: async (ctx, { body }) => ({ success: await sendContactMessage(ctx, body) }),
  }),
])
