import type { Generated } from 'kysely'

interface WordGrantTable {
  id: Generated<number>
  accountId: number
  /** 1 for temporary words, 0 for permanent ones. */
  temporary: number
  expiresAt: string | null
  granted: number
  /** Sum of the grant's entries; never negative. */
  remaining: number
  createdAt: string
  /** When its owner is told that it expires soon; null if it was, or need not be. */
  noticeAt: Generated<string | null>
}

interface WordEntryTable {
  id: Generated<number>
  accountId: number
  grantId: number
  /** Positive for credits, negative for debits. */
  words: number
  kind: 'GRANT' | 'RESERVE' | 'RELEASE' | 'EXPIRE' | 'REFUND'
  runId: string | null
  /** The payment order that granted the words, or whose refund took them back. */
  outTradeNo: Generated<string | null>
  at: string
}

interface ReservationTable {
  runId: string
  accountId: number
  words: number
  state: 'reserved' | 'settled'
  /** A reservation that is not extended is refunded after this. */
  expiresAt: string
}

interface MoneyEntryTable {
  id: Generated<number>
  accountId: number
  cents: number
  kind: string
  reference: string
  at: string
}

declare module '../../db/schema.ts' {
  interface Schema {
    wordGrants: WordGrantTable
    wordEntries: WordEntryTable
    reservations: ReservationTable
    moneyEntries: MoneyEntryTable
  }
}
