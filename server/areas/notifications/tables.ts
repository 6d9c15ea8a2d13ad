import type { Generated } from 'kysely'
import type { MailedKind } from '../../messages/mails.ts'

export type NotificationKind =
  | 'WELCOME'
  | 'WORDS_GRANTED'
  | 'WORDS_LOW'
  | 'WORDS_EXPIRING'
  | 'RUN_REFUNDED'
  | 'PURCHASE_PAID'
  | 'BALANCE_ADDED'
  | 'PURCHASE_FAILED'
  | 'PURCHASE_REFUNDED'
  | 'PLAN_RENEWED'
  | 'PLAN_ENDED'
  | 'PAYMENT_REVIEW'
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
  | 'WEBHOOK_PAUSED'

/** Parameters of a notification; which are present depends on its kind. */
export interface NotificationFacts {
  name?: string
  title?: string
  excerpt?: string
  amount?: number
  /** Currency of the amount; US dollars by default. */
  currency?: string
  words?: number
  /** When something ends or begins. */
  date?: string
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

/** A notification to be sent by email. */
interface NoticeMailTable {
  id: Generated<number>
  accountId: number
  key: string
  kind: MailedKind
  facts: string
  link: string
  attempts: Generated<number>
  /** When to send it next; null once it was sent or given up. */
  nextAt: string | null
  at: string
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
    noticeMails: NoticeMailTable
    devices: DeviceTable
  }
}
