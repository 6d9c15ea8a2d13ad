import type { Generated } from 'kysely'

export interface AccountTable {
  id: Generated<number>
  email: string
  /** The address as it is compared: trimmed, case-folded. */
  emailKey: string
  passwordHash: string
  role: 'regular' | 'admin'
  language: 'en' | 'cn'
  /** 1 for the ready-made demonstration accounts, which exist only while DEMO is on. */
  isDemo: number
  workspaceId: number
  /** The sum of the account's money entries; never negative. */
  moneyCents: Generated<number>
  /** JSON of what the person likes the interface to be. */
  preferences: Generated<string>
  createdAt: string
  lastLoginAt: string | null
}

interface SessionTable {
  id: Generated<number>
  /** SHA-256 of the token; the token itself is never stored. */
  tokenHash: string
  accountId: number
  createdAt: string
  lastSeenAt: string
  /** Slides with use. */
  expiresAt: string
  /** The latest possible end, however much it is used. */
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
