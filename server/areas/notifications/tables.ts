import type { Generated } from 'kysely'

export type NotificationKind =
  | 'WELCOME'
  | 'WORDS_GRANTED'
  | 'WORDS_LOW'
  | 'RUN_REFUNDED'
  | 'ORDER_PAID'
  | 'PAYMENT_FAILED'
  | 'ORDER_SENT'
  | 'STOCK_LOW'
  | 'CUSTOMER_ADDED'
  | 'CHAT_MESSAGE'
  | 'EMAIL_RECEIVED'
  | 'MENTIONED'
  | 'INVOICE_PAST_DUE'
  | 'NEW_DEVICE'
  | 'ACCESS_REQUESTED'
  | 'PUBLIC_WORKSPACE_RESET'

/** Parameters of a notification; which are present depends on its kind. */
export interface NotificationFacts {
  name?: string
  title?: string
  excerpt?: string
  amount?: number
  /** Currency of the amount; US dollars by default. */
  currency?: string
  words?: number
}

interface NotificationTable {
  id: Generated<number>
  accountId: number
  /** Identifies the event: one event creates one notification, even after that was removed. */
  key: string
  kind: NotificationKind
  facts: string
  link: string
  actor: string
  at: string
  readAt: string | null
  removedAt: string | null
}

interface DeviceTable {
  accountId: number
  /** SHA-256 of the user agent and the network. */
  deviceHash: string
  at: string
}

declare module '../../db/schema.ts' {
  interface Schema {
    notifications: NotificationTable
    devices: DeviceTable
  }
}
