/** Who calls with an API key. */
import { hash } from 'node:crypto'
import type { AbilityRule, Parts, Viewer } from '../../context.ts'
import { compileOnce } from '../../db/compile-once.ts'
import { minuteMs } from '../../time.ts'
import './tables.ts'

export const keyPrefix = 'dwk_'
/** How often the last use is written. */
const touchMs = minuteMs

export const hashKey = (key: string): string => hash('sha256', key, 'base64url')

/** Finds a key by its hash. */
const findKeys = compileOnce(db =>
  db
    .selectFrom('apiKeys')
    .innerJoin('accounts', 'accounts.id', 'apiKeys.accountId')
    .innerJoin('roleAbilities', 'roleAbilities.role', 'accounts.role')
    .select(['apiKeys.id as keyId', 'scope', 'expiresAt', 'lastUsedAt', 'accountId', 'email', 'accounts.role as role'])
    .select(['workspaceId', 'isDemo', 'rules'])
    .where('accounts.deleteAt', 'is', null)
    .where('keyHash', '=', ''),
)

/** The account of the key; null if the key is unknown, revoked, or expired, or the account is about to be deleted. */
export async function findKeyViewer(parts: Parts, key: string): Promise<Viewer | null> {
  const now = parts.now()
  const { store } = parts
  const [found] = await findKeys({ store, db: store.db }, [hashKey(key)])
  if (!found || (found.isDemo === 1 && !parts.config.demo)) return null
  if (found.expiresAt !== null && found.expiresAt <= now.toISOString()) return null
  if (found.lastUsedAt === null || now.getTime() - Date.parse(found.lastUsedAt) > touchMs) await touch(parts, found, now)
  return {
    accountId: found.accountId,
    sessionId: 0,
    apiKey: { id: found.keyId, scope: found.scope },
    email: found.email,
    role: found.role,
    rules: JSON.parse(found.rules) as AbilityRule[], // written by a migration
    workspaceId: found.workspaceId,
    isDemo: found.isDemo === 1,
  }
}

const touch = ({ store }: Parts, { keyId, accountId }: { keyId: number; accountId: number }, now: Date) =>
  store.transact(async db => {
    const at = now.toISOString()
    await db.updateTable('apiKeys').set({ lastUsedAt: at }).where('id', '=', keyId).execute()
    await db.updateTable('accounts').set({ lastSeenAt: at }).where('id', '=', accountId).execute()
  })
