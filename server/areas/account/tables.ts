import type { Generated } from 'kysely'

export interface AccountTable {
  id: Generated<number>
  email: string
  /** The normalized address: trimmed and case-folded. */
  emailKey: string
  passwordHash: string
  role: 'regular' | 'admin'
  language: 'en' | 'cn'
  /** 1 for demo accounts, which exist only while DEMO is on. */
  isDemo: number
  workspaceId: number
  /** Sum of the account's money entries; never negative. */
  moneyCents: Generated<number>
  /** Interface preferences as JSON. */
  preferences: Generated<string>
  createdAt: string
  lastLoginAt: string | null
}

interface SessionTable {
  id: Generated<number>
  /** SHA-256 of the token; the token itself is not stored. */
  tokenHash: string
  accountId: number
  createdAt: string
  lastSeenAt: string
  /** Sliding expiry: extended by use. */
  expiresAt: string
  /** Absolute expiry, regardless of use. */
  endsAt: string
  userAgent: string
  address: string
}

interface CodeTable {
  id: Generated<number>
  emailKey: string
  codeHash: string
  createdAt: string
  expiresAt: string
  attempts: Generated<number>
  usedAt: string | null
}

interface MailTable {
  id: Generated<number>
  recipient: string
  subject: string
  text: string
  at: string
}

interface ThrottleTable {
  key: string
  failures: number
  since: string
  until: string
}

interface RoleAbilityTable {
  role: string
  rules: string
}

declare module '../../db/schema.ts' {
  interface Schema {
    accounts: AccountTable
    sessions: SessionTable
    codes: CodeTable
    mails: MailTable
    throttles: ThrottleTable
    roleAbilities: RoleAbilityTable
  }
}
