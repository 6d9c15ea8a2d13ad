import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { eventTypes } from './events.ts'
import * as webhooks from './service.ts'

export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: (_, _args, ctx) => webhooks.listWebhooks(ctx),
    webhookEventTypes: () => [...eventTypes],
    webhookDeliveries: (_, { webhookId, page }, ctx) => webhooks.listDeliveries(ctx, webhookId ? toId(webhookId) : null, page),
  },
  Mutation: {
    createWebhook: (_, args, ctx) => webhooks.createWebhook(ctx, args),
    updateWebhook: (_, { id, ...changes }, ctx) => webhooks.updateWebhook(ctx, toId(id), changes),
    deleteWebhook: (_, { id }, ctx) => webhooks.deleteWebhook(ctx, toId(id)),
    replaceWebhookSecret: (_, { id }, ctx) => webhooks.replaceSecret(ctx, toId(id)),
    sendWebhookTest: (_, { id }, ctx) => webhooks.sendTestEvent(ctx, toId(id)),
    resendWebhookDelivery: (_, { id }, ctx) => webhooks.resendDelivery(ctx, toId(id)),
  },
}
