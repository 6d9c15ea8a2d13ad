/** The demonstration accounts: ready to sign in with while DEMO is on, gone while it is off. */
import type { Context, Parts } from '../../context.ts'
import { hashPassword } from './passwords.ts'
import { createAccount } from './service.ts'

export const demoLogins = [
  { email: 'admin@demo.com', password: 'admin', role: 'admin' },
  { email: 'client@demo.com', password: 'client', role: 'regular' },
] as const

/** The logins that may be shown. */
export const listDemoLogins = ({ config }: Pick<Context, 'config'>) =>
  config.demo ? demoLogins.map(({ email, password }) => ({ email, password })) : []

/** Makes the accounts that are missing; safe when several processes start at once. */
export async function seedDemoAccounts(parts: Parts): Promise<void> {
  if (!parts.config.demo) return
  for (const { email, password, role } of demoLogins) {
    const exists = await parts.store.db.selectFrom('accounts').select('id').where('emailKey', '=', email).executeTakeFirst()
    if (exists) continue
    const passwordHash = await hashPassword(password)
    await parts.store
      .transact(db => createAccount(parts, db, { email, emailKey: email, passwordHash, role, isDemo: 1 }))
      .catch(async (error: unknown) => {
        // Another process was quicker; its account is as good.
        const made = await parts.store.db.selectFrom('accounts').select('id').where('emailKey', '=', email).executeTakeFirst()
        if (!made) throw error
      })
  }
}
