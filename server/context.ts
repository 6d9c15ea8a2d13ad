/** The first argument of every service: who calls, for which workspace, through which API, with which parts. */
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db, Store } from './db/store.ts'
import type { TextEngine } from './engine/port.ts'
import { forbidden, unauthenticated } from './errors.ts'
import type { Events } from './events.ts'
import type { Mailer } from './mail.ts'

export interface AbilityRule {
  action: string
  subject: string
  /** Takes the right away, where an earlier rule gives it. */
  inverted?: boolean
}

/** Who is signed in. */
export interface Viewer {
  accountId: number
  sessionId: number
  email: string
  role: 'regular' | 'admin'
  rules: AbilityRule[]
  workspaceId: number
}

export interface Workspace {
  id: number
  kind: 'own' | 'public'
}

/** The parts that stand for the whole life of the process. */
export interface Parts {
  config: Config
  store: Store
  events: Events
  mailer: Mailer
  engine: TextEngine
  log: Logger
  /** The clock; tests set it. */
  now: () => Date
}

export interface Context extends Parts {
  /** Reads what is committed; inside `write`, the running transaction. */
  db: Db
  viewer: Viewer | null
  /** The demonstration data that this call acts on: the viewer's own, or the public one. None where a token is no longer valid. */
  workspace: Workspace | null
  /** Where the call came from. `ui` is our own web application, which names itself in GraphQL requests. */
  door: 'ui' | 'graphql' | 'rest' | 'system'
  requestId: string
  /** The caller's network address and browser, for throttling and the list of sessions. */
  address: string
  userAgent: string
  /** Aborts when the caller no longer listens to the events that it asked for. */
  ended?: AbortSignal
  /** Ids of the operations that this call wrote, for the caller to take back. */
  written: number[]
}

/** The viewer, or an error that asks to sign in. */
export function requireViewer(ctx: Context): Viewer {
  if (!ctx.viewer) throw unauthenticated('SIGN_IN_REQUIRED')
  return ctx.viewer
}

/** Rejects callers whose rules take the right away; everyone else can manage the records of their workspace. */
export function requireManage(ctx: Context, subject: 'Role' | 'Permission'): void {
  const rule = ctx.viewer?.rules.findLast(each => each.action === 'manage' && (each.subject === subject || each.subject === 'all'))
  if (rule?.inverted) throw forbidden('RIGHT_REQUIRED', { subject })
}

/** The workspace, or an error that asks to sign in: an invalid token never falls back to the public one. */
export function workspaceOf(ctx: Context): Workspace {
  if (!ctx.workspace) throw unauthenticated('SESSION_ENDED')
  return ctx.workspace
}
