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

/** What a notification speaks of; which of these are there follows from its kind. */
export interface NotificationFacts {
  name?: string
  title?: string
  excerpt?: string
  amount?: number
  /** Of the amount; US dollars where it is left out. */
  currency?: string
  words?: number
}

interface NotificationTable {
  id: Generated<number>
  accountId: number
  /** Names the event: one event is told once, also after it was removed from the list. */
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
  /** SHA-256 of how the browser names itself and where it stands. */
  deviceHash: string
  at: string
}

declare module '../../db/schema.ts' {
  interface Schema {
    notifications: NotificationTable
    devices: DeviceTable
  }
}
