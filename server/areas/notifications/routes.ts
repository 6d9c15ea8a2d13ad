import { toId } from '../../db/rows.ts'
import { aFlag, bodyOf } from '../../rest/fields.ts'
import { defineRoutes, emptyNotFound, listQuery, pathId } from '../../rest/define-routes.ts'
import { flag, instant, model, number, object, pageOf, text, whole } from '../../rest/schemas.ts'
import * as notifications from './service.ts'

const unread = whole('How many are unread')
const notification = model('Notification', {
  id: whole(),
  kind: text('What happened, such as `WELCOME`'),
  facts: object(
    {
      name: text('A person, a client or a device'),
      title: text('A subject, a card, the number of an invoice or an order, or a right'),
      excerpt: text('How a message begins'),
      amount: number('In `currency`'),
      currency: text('ISO 4217; US dollars where it is left out'),
      words: whole('How many words'),
    },
    'name',
    'title',
    'excerpt',
    'amount',
    'currency',
    'words',
  ),
  text: text(),
  at: instant(),
  isRead: flag(),
  link: text(),
  actor: text(),
})

const mark = bodyOf({ isRead: aFlag() }, 'isRead')

const readMark = (body: unknown): boolean => mark.read(body).isRead

export const notificationRoutes = defineRoutes('/api/notifications', {
  'GET /': {
    summary: 'What the account was told, the latest first; needs a token',
    extension: true,
    query: listQuery({}, {}),
    returns: pageOf('notifications', notification, 'total', { unread }),
    answer: async (ctx, { query, reply }) => {
      reply['cache-control'] = 'no-store'
      const { items, total, unread } = await notifications.listNotifications(ctx, { page: query.page ?? null })
      return { notifications: items, total, unread }
    },
  },
  'PUT /': {
    summary: 'Marks all as read, or as unread again; gives how many are unread now',
    extension: true,
    body: mark,
    returns: object({ unread }),
    answer: async (ctx, { body }) => ({ unread: await notifications.markNotifications(ctx, readMark(body)) }),
  },
  'PUT /:id': {
    summary: 'Marks one as read, or as unread again',
    extension: true,
    parameters: [pathId],
    body: mark,
    returns: notification,
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
