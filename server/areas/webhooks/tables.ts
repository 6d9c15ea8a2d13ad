import type { Generated, Selectable } from 'kysely'

/** Webhooks of an account. */
export const maxWebhooks = 5

/** Why a delivery was not accepted. */
export const deliveryErrors = [
  'ADDRESS_NOT_ALLOWED',
  'NAME_NOT_FOUND',
  'NO_CONNECTION',
  'CERTIFICATE',
  'TIMEOUT',
  'REDIRECT',
  'STATUS',
] as const
export type DeliveryError = (typeof deliveryErrors)[number]

export interface WebhookTable {
  id: Generated<number>
  accountId: number
  workspaceId: number
  url: string
  description: string
  /** Event types as JSON. */
  events: string
  /** Signs the deliveries, so it can't be stored as a hash. */
  secret: string
  /** Signs them, too, until its receiver uses the new one. */
  previousSecret: Generated<string | null>
  previousUntil: Generated<string | null>
  pausedBy: 'owner' | 'failures' | null
  /** Attempts that failed since the last success. */
  failures: Generated<number>
  createdAt: string
}

export interface WebhookDeliveryTable {
  id: Generated<number>
  webhookId: number
  accountId: number
  eventId: string
  type: string
  body: string
  state: 'pending' | 'delivered' | 'failed'
  attempts: Generated<number>
  /** When to send it next; null once it was delivered or given up. */
  nextAt: string | null
  createdAt: string
  /** The last attempt. */
  sentAt: string | null
  /** HTTP status of the last response. */
  status: number | null
  /** How the last response began. */
  response: string | null
  error: DeliveryError | null
  durationMs: number | null
}

export type WebhookRow = Selectable<WebhookTable>
export type DeliveryRow = Selectable<WebhookDeliveryTable>

declare module '../../db/schema.ts' {
  interface Schema {
    webhooks: WebhookTable
    webhookDeliveries: WebhookDeliveryTable
  }
}
