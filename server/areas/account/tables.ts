import type { Generated } from 'kysely'

export interface AccountTable {
  id: Generated<number>
  email: string
  /** The normalized address: trimmed and case-folded. */
  emailKey: string
  passwordHash: string
  role: 'regular' | 'admin'
  language: 'en' | 'cn'
  /** 1 for demo accounts: each belongs to one visitor, and only exists while DEMO is on. */
  isDemo: number
  workspaceId: number
  /** Sum of the account's money entries; never negative. */
  moneyCents: Generated<number>
  /** Interface preferences as JSON. */
  preferences: Generated<string>
  /** Which notifications are shown and mailed, as JSON. */
  notificationSettings: Generated<string>
  /** Words are low at or below this; null for the default. */
  lowWords: Generated<number | null>
  /** Printed on invoices; empty if unknown. */
  billingName: Generated<string>
  billingAddress: Generated<string>
  billingCountry: Generated<string>
  fullName: Generated<string>
  organization: Generated<string>
  phone: Generated<string>
  address: Generated<string>
  /** IANA name; empty for UTC. */
  timeZone: Generated<string>
  /** Preferred currency, an ISO 4217 code; purchases are charged in US dollars. */
  currency: Generated<string>
  /** The picture as a data URL; empty without one. */
  avatar: Generated<string>
  /** Local times between which nothing is mailed. */
  quietFrom: Generated<string | null>
  quietUntil: Generated<string | null>
  /** 1 if emails wait until the account is used. */
  onlyOnline: Generated<number>
  createdAt: string
  lastLoginAt: string | null
  /** The last use, to the hour. */
  lastSeenAt: string | null
  /** When the account will be deleted; signing in before restores it. */
  deleteAt: string | null
  /** Secret of the authenticator, in base 32, while two-step sign-in is on. */
  totpSecret: Generated<string | null>
  /** The same while it is being set up. */
  totpPending: Generated<string | null>
  /** Time step of the last accepted code: each code works once. */
  totpLastStep: Generated<number | null>
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
  /** Delay and errors for testing, as JSON; empty without any. */
  conditions: Generated<string>
}

interface ApiKeyTable {
  id: Generated<number>
  accountId: number
  name: string
  scope: 'read' | 'write'
  /** How the key begins, so that its owner can tell it. */
  start: string
  /** SHA-256 of the key; the key itself is not stored. */
  keyHash: string
  createdAt: string
  expiresAt: string | null
  /** The last use, to the minute. */
  lastUsedAt: string | null
}

interface CodeTable {
  id: Generated<number>
  emailKey: string
  /** The browser or network that asked for it. */
  requesterHash: string
  codeHash: string
  createdAt: string
  expiresAt: string
  attempts: Generated<number>
  usedAt: string | null
}

/** Networks and browsers that the account has signed in from. */
interface KnownOriginTable {
  accountId: number
  originHash: string
  at: string
}

interface RecoveryCodeTable {
  accountId: number
  codeHash: string
}

interface MailTable {
  id: Generated<number>
  recipient: string
  subject: string
  text: string
  html: Generated<string | null>
  at: string
}

interface RoleAbilityTable {
  role: string
  rules: string
}

declare module '../../db/schema.ts' {
  interface Schema {
    accounts: AccountTable
    sessions: SessionTable
    apiKeys: ApiKeyTable
    codes: CodeTable
    knownOrigins: KnownOriginTable
    recoveryCodes: RecoveryCodeTable
    mails: MailTable
    roleAbilities: RoleAbilityTable
  }
}
