/** Accounts of the demonstration pages. They live in this tab only and have nothing to do with real accounts. */
import { perTab, readJson, writeJson } from '../../platform/storage.ts'

interface SandboxAccount {
  email: string
  password: string
}

const key = 'authentication-sandbox'

/** The account that every sandbox begins with. */
export const sample: SandboxAccount = { email: 'ada@example.com', password: 'sandbox-pass' }
/** The code that the sandbox "sends". */
export const sampleCode = '246810'

const isAccount = (value: unknown): value is SandboxAccount =>
  typeof value === 'object' && value !== null && 'email' in value && 'password' in value

function readAccounts(): SandboxAccount[] {
  const kept = readJson(perTab, key)
  return Array.isArray(kept) ? kept.filter(isAccount) : [sample]
}

const folded = (email: string) => email.trim().toLowerCase()

export const findAccount = (email: string): SandboxAccount | undefined =>
  readAccounts().find(account => folded(account.email) === folded(email))

/** Adds the account, or gives it another password. */
export function keepAccount(account: SandboxAccount): void {
  const others = readAccounts().filter(({ email }) => folded(email) !== folded(account.email))
  writeJson(perTab, key, [...others, { ...account, email: account.email.trim() }])
}
