/** Passwords: argon2id hashes in PHC format, and the strength rules. */
import { createRequire } from 'node:module'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { fold } from '../../db/text.ts'
import { invalid, unavailable } from '../../errors.ts'

const derive = promisify(argon2)
/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const minLength = 10
const maxLength = 256

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Hashes at once: of the four threads that Node.js has for such work, one stays free for files. */
const maxHashes = 3
const maxWaiting = 60
const waiting: (() => void)[] = []
let hashing = 0

/** Derives the key when it is this call's turn; throws UNAVAILABLE if too many wait. */
async function run(password: string, nonce: Buffer, { memory, passes, parallelism }: typeof cost): Promise<Buffer> {
  if (hashing >= maxHashes) {
    if (waiting.length >= maxWaiting) throw unavailable('SIGN_INS_BUSY', { retryAfter: 3 })
    await new Promise<void>(resolve => waiting.push(resolve))
  } else hashing += 1
  try {
    return await derive('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, parallelism, tagLength: 32, memory, passes })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else hashing -= 1
  }
}

/** The password's hash with its parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await run(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(key)}`
}

// A real hash of a random password: verifying against it takes as long as against any other.
const dummy = hashPassword(randomBytes(32).toString('hex'))

/** True if the password matches the hash. Without a hash it takes equally long and returns false. */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, , , parameters, salt, key] = (hash ?? (await dummy)).split('$')
  const [memory, passes, parallelism] = (parameters ?? '').split(',').map(each => Number(each.slice(2)))
  const wanted = Buffer.from(key ?? '', 'base64')
  const found = await run(password.slice(0, maxLength * 4), Buffer.from(salt ?? '', 'base64'), {
    memory: memory ?? cost.memory,
    passes: passes ?? cost.passes,
    parallelism: parallelism ?? 1,
  })
  return timingSafeEqual(found, wanted) && hash !== undefined
}

const load = createRequire(import.meta.url)
let common: Set<string> | undefined
/** Adding digits and symbols does not make these stronger. */
let mostCommon: Set<string> | undefined

/** Reads the passwords found most often in leaks, the most frequent first, when a first password is chosen. */
function readCommon() {
  const { dictionary } = load('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common') // as published
  const leaked = (dictionary['passwords-common'] ?? []).map(fold)
  common = new Set(leaked)
  mostCommon = new Set(leaked.slice(0, 3000))
}

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '98765432109876543210',
  'zyxwvutsrqponmlkjihgfedcba',
]

function isCommon(password: string): boolean {
  const folded = fold(password)
  const bare = folded.replace(/^[^a-z@]+|[^a-z@]+$/g, '')
  if (!common) readCommon()
  if (common?.has(folded) || mostCommon?.has(bare) || bare === 'deskwright') return true
  if (new Set(folded).size <= 3 || /^(.{1,5})\1+$/.test(folded)) return true
  return runs.some(each => each.includes(folded))
}

/** Throws the first rule that a new password breaks. */
export function checkNewPassword(password: string, email: string): void {
  const length = Array.from(password).length
  if (length < minLength) throw invalid('TOO_SHORT', { field: 'password', min: minLength })
  if (length > maxLength) throw invalid('TOO_LONG', { field: 'password', max: maxLength })
  if (isCommon(password)) throw invalid('PASSWORD_TOO_COMMON', { field: 'password' })
  const folded = fold(password)
  const [name = ''] = fold(email).split('@')
  if (folded === fold(email) || (name.length > 4 && folded.replaceAll(name, '').length < 4))
    throw invalid('PASSWORD_IS_EMAIL', { field: 'password' })
}
