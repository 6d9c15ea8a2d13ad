/** Creating accounts. */
import type { Context } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { createWorkspace } from '../../db/workspaces.ts'
import { welcomeAccount } from '../notifications/occasions.ts'
import { welcome } from '../words/constants.ts'
import { grantWelcome } from '../words/grants.ts'
import './tables.ts'

interface NewAccount {
  email: string
  emailKey: string
  passwordHash: string
  role: 'regular' | 'admin'
  isDemo: 0 | 1
}

/** Inserts an account with its workspace and welcome grant, in the caller's transaction. */
export async function createAccount(ctx: Pick<Context, 'now'>, db: Db, account: NewAccount): Promise<number> {
  const now = ctx.now()
  const at = now.toISOString()
  const workspaceId = await createWorkspace(db, now)
  const { id } = await db
    .insertInto('accounts')
    .values({ ...account, language: 'en', workspaceId, createdAt: at, lastLoginAt: null, lastSeenAt: at, deleteAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await grantWelcome(db, id, now)
  await welcomeAccount(db, { id, words: welcome.temporaryWords + welcome.permanentWords }, now)
  return id
}
