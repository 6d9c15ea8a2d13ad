import { asObject, textField } from '../../body.ts'
import { defineRoutes } from '../../rest.ts'
import { sendContactMessage } from './service.ts'

export const frontRoutes = defineRoutes('/api/front', {
  'POST /contact': {
    summary: 'Sends a message to the people behind the product; five an hour for each network address',
    extension: true,
    status: 201,
    body: {
      type: 'object',
      required: ['name', 'email', 'message'],
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 120 },
        email: { type: 'string', format: 'email' },
        message: { type: 'string', minLength: 1, maxLength: 4000 },
      },
    },
    answer: async (ctx, { body }) => {
      const given = asObject(body)
      const message = { name: textField(given, 'name'), email: textField(given, 'email'), message: textField(given, 'message') }
      return { success: await sendContactMessage(ctx, message) }
    },
  },
})
