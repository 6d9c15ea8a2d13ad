import { aText, bodyOf } from '../../rest/fields.ts'
import { defineRoutes } from '../../rest/define-routes.ts'
import { flag, object } from '../../rest/schemas.ts'
import { sendContactMessage } from './service.ts'

const message = bodyOf(
  {
    name: aText({ minLength: 1, maxLength: 120 }),
    email: aText({ format: 'email' }),
    message: aText({ minLength: 1, maxLength: 4000 }),
  },
  ...(['name', 'email', 'message'] as const),
)

export const frontRoutes = defineRoutes('/api/front', {
  'POST /contact': {
    summary: 'Sends a message to the people behind the product; five an hour for each network address',
    extension: true,
    status: 201,
    body: message,
    returns: object({ success: flag() }),
    answer: async (ctx, { body }) => ({ success: await sendContactMessage(ctx, message.read(body)) }),
  },
})
