/** Accounts made directly in the storage: many of them, without mails and waits. */
import type { Context } from '../../server/context.ts'
import { createAccount } from '../../server/areas/account/create.ts'
import { hashPassword } from '../../server/areas/account/passwords.ts'
import { openSession } from '../../server/areas/account/sessions.ts'
import type { TestApp } from './harness.ts'

export interface MadeAccount {
  id: number
  email: string
  workspaceId: number
  token: string
}

let made = 0

// All that a session needs.
const contextOf = ({ running: { parts } }: TestApp) =>
  ({ ...parts, db: parts.store.db, userAgent: 'tests', address: '127.0.0.1' }) as Context

/** A new account that is signed in. Without a password, nobody can sign in to it again. */
export async function makeAccount(app: TestApp, role: 'regular' | 'admin' = 'regular', password?: string): Promise<MadeAccount> {
  made += 1
  const email = `person${made}@example.com`
  const ctx = contextOf(app)
  const passwordHash = password === undefined ? '' : await hashPassword(password)
  return ctx.store.transact(async db => {
    const id = await createAccount(ctx, db, { email, emailKey: email, passwordHash, role, isDemo: 0 })
    const { workspaceId } = await db.selectFrom('accounts').select('workspaceId').where('id', '=', id).executeTakeFirstOrThrow()
    return { id, email, workspaceId: Number(workspaceId), token: await openSession(ctx, db, id) }
  })
}

/** The token of a further session of the account. */
export function signInAgain(app: TestApp, { id }: MadeAccount): Promise<string> {
  const ctx = contextOf(app)
  return ctx.store.transact(db => openSession(ctx, db, id))
}

/** A context that calls services for a workspace without a session. */
export const workspaceContext = ({ running: { parts } }: TestApp, id: number): Context => ({
  ...parts,
  db: parts.store.db,
  workspace: { id, kind: 'own' },
  viewer: null,
  source: 'system',
  requestId: 'test',
  address: '127.0.0.1',
  userAgent: 'tests',
  written: [],
})
