import { z } from 'zod'
import { instant } from '../../db/tables.ts'
import { del, get, listQuery, post, put, routesUnder } from '../../rest/define-routes.ts'
import { named, pageOf } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import { eventTypes } from './events.ts'
import * as webhooks from './service.ts'
import { deliveryErrors } from './tables.ts'

const eventList = z.array(z.enum(eventTypes))
const webhookDto = named(
  'Webhook',
  z.object({
    id: z.int(),
    url: z.string(),
    description: z.string(),
    events: z.array(z.string()).describe('Types of the events that it receives'),
    isActive: z.boolean(),
    isPausedByFailures: z.boolean().describe('Whether it was paused after 20 failed attempts in a row'),
    failures: z.int().describe('Attempts that failed since the last success'),
    createdAt: instant(),
  }),
)
const newWebhookDto = z.object({
  secret: z.string().describe('Verifies `Deskwright-Signature`; it is not shown again'),
  webhook: webhookDto,
})
const deliveryDto = named(
  'WebhookDelivery',
  z.object({
    id: z.int(),
    eventId: z.string().describe('The same for every attempt: receivers ignore an ID that they have processed'),
    type: z.string(),
    body: z.string().describe('What is sent: JSON with `id`, `type`, `created`, and `data`'),
    state: z.enum(['PENDING', 'DELIVERED', 'FAILED']),
    attempts: z.int(),
    nextAt: instant().nullable().describe('When it is sent next'),
    createdAt: instant(),
    sentAt: instant().nullable().describe('The last attempt'),
    status: z.int().nullable().describe('HTTP status of the last response'),
    response: z.string().nullable().describe('How the last response began'),
    error: z.enum(deliveryErrors).nullable().describe('Why it was not accepted'),
    durationMs: z.int().nullable(),
  }),
)

export const webhookRoutes = routesUnder('/api/webhooks', [
  get('/', {
    summary: 'List your webhooks; requires a token',
    extension: true,
    returns: z.object({ webhooks: z.array(webhookDto), eventTypes: z.array(z.string()).describe('Every type that can be chosen') }),
    handler: async ctx => ({ webhooks: await webhooks.listWebhooks(ctx), eventTypes: [...eventTypes] }),
  }),
  post('/', {
    summary: 'Create a webhook that receives signed events; at most 5. Its secret is shown once',
    extension: true,
    status: 201,
    body: z.object({ url: webhooks.webhookUrl, description: optional(z.string()), events: eventList }),
    returns: newWebhookDto,
    fails: ['conflict', 'forbidden'],
    handler: (ctx, { body }) => webhooks.createWebhook(ctx, body),
  }),
  put('/:id', {
    summary: 'Change, pause, or resume a webhook',
    extension: true,
    body: z.object({
      url: optional(webhooks.webhookUrl),
      description: optional(z.string()),
      events: optional(eventList),
      isActive: optional(z.boolean()).describe('False pauses it; true sends what is still queued'),
    }),
    mayBeEmpty: true,
    returns: webhookDto,
    fails: ['forbidden'],
    handler: (ctx, { params, body }) => webhooks.updateWebhook(ctx, params.id, body),
  }),
  del('/:id', {
    summary: 'Delete a webhook with its deliveries',
    extension: true,
    fails: ['forbidden'],
    handler: (ctx, { params }) => webhooks.deleteWebhook(ctx, params.id),
  }),
  post('/:id/secret', {
    summary: 'Replace the secret of a webhook; the old one signs, too, for 24 hours',
    extension: true,
    returns: newWebhookDto,
    fails: ['forbidden'],
    handler: (ctx, { params }) => webhooks.replaceSecret(ctx, params.id),
  }),
  post('/:id/test', {
    summary: 'Send a test event now; 60 deliveries by hand an hour',
    extension: true,
    returns: deliveryDto,
    fails: ['forbidden'],
    handler: (ctx, { params }) => webhooks.sendTestEvent(ctx, params.id),
  }),
  get('/:id/deliveries', {
    summary: 'List the deliveries of a webhook, newest first; they are kept for 30 days',
    extension: true,
    query: listQuery({}),
    returns: pageOf('deliveries', deliveryDto, 'total'),
    handler: async (ctx, { params, query }) => {
      const { items, total } = await webhooks.listDeliveries(ctx, params.id, query.page ?? null)
      return { deliveries: items, total }
    },
  }),
  post('/deliveries/:id/resend', {
    summary: 'Send a delivery again now',
    extension: true,
    returns: deliveryDto,
    fails: ['forbidden'],
    handler: (ctx, { params }) => webhooks.resendDelivery(ctx, params.id),
  }),
])
