import { asObject, booleanField } from '../../body.ts'
import { toId } from '../../db/rows.ts'
import { defineRoutes, emptyNotFound, listQuery, pathId } from '../../rest.ts'
import * as notifications from './service.ts'

const isReadBody = { type: 'object', required: ['isRead'], properties: { isRead: { type: 'boolean' } } }

const readMark = (body: unknown): boolean => booleanField(asObject(body), 'isRead')

export const notificationRoutes = defineRoutes('/api/notifications', {
  'GET /': {
    summary: 'What the account was told, the latest first; needs a token',
    extension: true,
    query: listQuery({}, {}),
    answer: async (ctx, { query, reply }) => {
      reply['cache-control'] = 'no-store'
      const { items, total, unread } = await notifications.listNotifications(ctx, { page: query.page ?? null })
      return { notifications: items, total, unread }
    },
  },
  'PUT /': {
    summary: 'Marks all as read, or as unread again; gives how many are unread now',
    extension: true,
    body: isReadBody,
    answer: async (ctx, { body }) => ({ unread: await notifications.markNotifications(ctx, readMark(body)) }),
  },
  'PUT /:id': {
    summary: 'Marks one as read, or as unread again',
    extension: true,
    parameters: [pathId],
    body: isReadBody,
    answer: (ctx, { params, body }) => notifications.markNotification(ctx, toId(params.id ?? ''), readMark(body)),
  },
  'DELETE /:id': {
    summary: 'Removes one',
    extension: true,
    parameters: [pathId],
    errors: [emptyNotFound],
    answer: (ctx, { params }) => notifications.removeNotification(ctx, toId(params.id ?? '')),
  },
  'DELETE /': {
    summary: 'Removes all',
    extension: true,
    answer: ctx => notifications.removeNotifications(ctx),
  },
})
