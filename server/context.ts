/** The first argument of every service: caller, workspace, API, and the application's parts. */
import type { Logger } from 'pino'
import type { Conditions } from './conditions.ts'
import type { Config } from './config.ts'
import type { Db, Store } from './db/store.ts'
import type { TextEngine } from './engine/port.ts'
import { forbidden, unauthenticated } from './errors.ts'
import type { Events } from './events.ts'
import type { Allowance } from './http/rate-limit.ts'
import type { Mailer } from './mail.ts'
import type { Metrics } from './metrics.ts'

export interface AbilityRule {
  action: string
  subject: string
  /** Revokes the permission that an earlier rule grants. */
  inverted?: boolean
}

/** The signed-in account. */
export interface Viewer {
  accountId: number
  /** 0 for an API key. */
  sessionId: number
  /** Of a program that signed in with an API key. */
  apiKey?: { id: number; scope: 'read' | 'write' }
  email: string
  role: 'regular' | 'admin'
  rules: AbilityRule[]
  workspaceId: number
  /** A visitor's demo account: deleted a day after its last use. */
  isDemo: boolean
  /** Delay and errors that the session asked for. */
  conditions?: Conditions | undefined
}

export interface Workspace {
  id: number
  kind: 'own' | 'public'
  /** Opened through a link that only shows it. */
  isReadOnly?: boolean
}

/** Long-lived parts of the process. */
export interface Parts {
  config: Config
  store: Store
  events: Events
  mailer: Mailer
  engine: TextEngine
  metrics: Metrics
  log: Logger
  /** The clock; tests set it. */
  now: () => Date
}

export interface Context extends Parts {
  /** Reads committed data; inside `write`, the running transaction. */
  db: Db
  viewer: Viewer | null
  /** The workspace of this call: the viewer's own, or the public one. Null if the token is invalid. */
  workspace: Workspace | null
  /** Source of the call. `ui` is our own web application, which identifies itself in GraphQL requests. */
  source: 'ui' | 'graphql' | 'rest' | 'system'
  requestId: string
  /** The caller's network address and browser, for throttling and the list of sessions. */
  address: string
  userAgent: string
  /** The caller's remaining rate limit; undefined without a limit. */
  allowance?: Allowance | undefined
  /** Closes the caller's connection. */
  disconnect?: () => void
  /** Aborts when the caller unsubscribes. */
  ended?: AbortSignal
  /** Ids of the operations written by this call, for the caller to undo. */
  written: number[]
  /** Inside `write`: areas known to be filled in the running transaction. */
  filledAreas?: Set<string>
}

/** The viewer; throws UNAUTHENTICATED if there is none. */
export function requireViewer(ctx: Context): Viewer {
  if (!ctx.viewer) throw unauthenticated('SIGN_IN_REQUIRED')
  return ctx.viewer
}

/** The viewer of a session; API keys must not change how the account is signed in to. */
export function requireSession(ctx: Context): Viewer {
  const viewer = requireViewer(ctx)
  if (viewer.apiKey) throw forbidden('API_KEY_FORBIDDEN')
  return viewer
}

/** Rejects writes by API keys that may only read. */
export function requireWriting({ viewer }: Pick<Context, 'viewer'>): void {
  if (viewer?.apiKey?.scope === 'read') throw forbidden('API_KEY_READ_ONLY')
}

/** Rejects callers whose rules revoke the permission; everyone else can manage the records of their workspace. */
export function requireManage(ctx: Context, subject: 'Role' | 'Permission'): void {
  const rule = ctx.viewer?.rules.findLast(each => each.action === 'manage' && (each.subject === subject || each.subject === 'all'))
  if (rule?.inverted) throw forbidden('RIGHT_REQUIRED', { subject })
}

/** The workspace; throws UNAUTHENTICATED for an invalid token, which never falls back to the public one. */
export function workspaceOf(ctx: Context): Workspace {
  if (!ctx.workspace) throw unauthenticated('SESSION_ENDED')
  return ctx.workspace
}
