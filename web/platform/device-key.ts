/** A random key of this browser: emailed codes belong to it, and accounts know it again at later sign-ins. */
import { local } from './storage.ts'

const name = 'deviceKey'
let created: string | undefined

const toHex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** Created with the first use; without browser storage, it lasts as long as the page. */
export function deviceKey(): string {
  created ??= local.read(name) ?? toHex(crypto.getRandomValues(new Uint8Array(16)))
  local.write(name, created)
  return created
}
