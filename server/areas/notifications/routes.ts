import { z } from 'zod'
import { instant } from '../../db/tables.ts'
import { del, emptyNotFound, get, listQuery, put, routesUnder } from '../../rest/define-routes.ts'
import { id, named, pageOf } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import { findSchedule, saveSchedule } from './schedule.ts'
import * as notifications from './service.ts'
import { listSettings, saveSettings, switchableKinds } from './settings.ts'

const unread = z.int().min(0).describe('How many are unread')
const notificationDto = named(
  'Notification',
  z.object({
    id: id(),
    kind: z.string().describe('What happened, such as `WELCOME`'),
    facts: z.object({
      name: z.string().optional().describe('A person, client, or device'),
      title: z.string().optional().describe('A subject, a card, the number of an invoice or order, or a right'),
      excerpt: z.string().optional().describe('Beginning of a message'),
      amount: z.number().optional().describe('In `currency`'),
      currency: z.string().optional().describe('ISO 4217; US dollars when it is missing'),
      words: z.int().optional().describe('Number of words'),
      date: z.string().optional().describe('When something ends or begins'),
    }),
    text: z.string(),
    at: instant(),
    isRead: z.boolean(),
    link: z.string(),
    actor: z.string(),
  }),
)

const settingsDto = z.object({
  settings: z.array(
    z.object({
      kind: z.enum(switchableKinds),
      app: z.boolean().describe('Shown in the application'),
      browser: z.boolean().describe('Shown by browsers that have permission'),
      email: z.boolean().nullable().describe('Sent by email; null if this kind never is'),
    }),
  ),
})

const scheduleDto = z.object({
  quietFrom: z.string().nullable().describe('Local time such as `22:00`; null without quiet hours'),
  quietUntil: z.string().nullable().describe('Local time such as `07:30`'),
  timeZone: z.string().describe('IANA name; empty for UTC'),
  onlyOnline: z.boolean().describe('Whether emails wait until the account is used'),
})

const mark = z.object({ isRead: z.boolean() })

export const notificationRoutes = routesUnder('/api/notifications', [
  get('/', {
    summary: 'List your notifications, newest first; requires a token',
    extension: true,
    query: listQuery({}),
    returns: pageOf('notifications', notificationDto, 'total', { unread }),
    handler: async (ctx, { query, reply }) => {
      reply['cache-control'] = 'no-store'
      const { items, total, unread } = await notifications.listNotifications(ctx, { page: query.page ?? null })
      return { notifications: items, total, unread }
    },
  }),
  put('/', {
    summary: 'Mark all notifications as read or unread',
    extension: true,
    body: mark,
    returns: z.object({ unread }),
    handler: async (ctx, { body }) => ({ unread: await notifications.markNotifications(ctx, body.isRead) }),
  }),
  get('/settings', {
    summary: 'List the notifications that can be turned off',
    extension: true,
    returns: settingsDto,
    handler: async ctx => ({ settings: await listSettings(ctx) }),
  }),
  put('/settings', {
    summary: 'Turn notifications on or off',
    extension: true,
    body: z.object({
      settings: z.array(
        z.object({ kind: z.enum(switchableKinds), app: z.boolean(), browser: z.boolean().nullish(), email: z.boolean().nullish() }),
      ),
    }),
    returns: settingsDto,
    handler: async (ctx, { body }) => ({ settings: await saveSettings(ctx, body.settings) }),
  }),
  get('/schedule', {
    summary: 'Get the quiet hours',
    extension: true,
    returns: scheduleDto,
    handler: ctx => findSchedule(ctx),
  }),
  put('/schedule', {
    summary: 'Set the quiet hours, and whether emails wait until you are online',
    extension: true,
    body: z.object({
      quietFrom: optional(z.string()).describe('Local time such as `22:00`; null for no quiet hours'),
      quietUntil: optional(z.string()).describe('Local time such as `07:30`'),
      timeZone: optional(z.string()).describe('IANA name, kept if missing'),
      onlyOnline: z.boolean(),
    }),
    returns: scheduleDto,
    handler: (ctx, { body }) => saveSchedule(ctx, body),
  }),
  put('/:id', {
    summary: 'Mark a notification as read or unread',
    extension: true,
    body: mark,
    returns: notificationDto,
    handler: (ctx, { params, body }) => notifications.markNotification(ctx, params.id, body.isRead),
  }),
  del('/:id', {
    summary: 'Remove a notification',
    extension: true,
    errors: [emptyNotFound],
    handler: (ctx, { params }) => notifications.removeNotification(ctx, params.id),
  }),
  del('/', {
    summary: 'Remove all notifications',
    extension: true,
    handler: ctx => notifications.removeNotifications(ctx),
  }),
])
