/** Reads request bodies: JSON with limits of size, depth, and values, and files. */
import type { IncomingMessage } from 'node:http'
import type { Context } from '../context.ts'
import { invalid, tooLarge, unavailable, unsupported } from '../errors.ts'
import { bodyWeight } from './weights.ts'

/** Maximum size, JSON depth, and number of values, on which the time of parsing depends: meanwhile, all others wait. */
export interface BodyBounds {
  bytes: number
  depth: number
  values: number
}

/** Its values are never counted: a body of this size has too few to matter. */
const smallBody: BodyBounds = { bytes: 100 * 1024, depth: 20, values: Infinity }
/** For long texts and documents, even if every character is escaped; the largest document has 100,000 values. */
export const largeBody: BodyBounds = { bytes: 2 * 1024 * 1024, depth: 100, values: 200_000 }
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The JSON body of a request; undefined if it is empty. Rejects others with a reason. */
export async function readJson(req: IncomingMessage, bounds = smallBody, charge?: (bytes: number) => void): Promise<unknown> {
  const { chunks, size } = await readBytes(req, bounds.bytes)
  if (size === 0) return undefined
  charge?.(size)
  // Forms and plain text can be sent cross-origin without a preflight.
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(req.headers['content-type'] ?? ''))
    throw unsupported('BODY_TYPE_UNSUPPORTED', { field: 'body' })
  return parseJson(chunks, bounds)
}

/** The size that the request announces; 0 if it announces none. */
const announcedBytes = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)

/** Whether the body may be larger than most routes accept, so that its sender must be known before it is read. */
export const mayBeLarge = (req: IncomingMessage): boolean =>
  req.headers['transfer-encoding'] !== undefined || announcedBytes(req) > smallBody.bytes

/** Bytes that bodies have in memory, of one caller and in all. Strangers can't take the room of accounts, nor imports that of texts. */
const rooms = {
  imports: { held: new Map<string, number>(), caller: 32 * 1024 * 1024, total: 64 * 1024 * 1024 },
  accounts: { held: new Map<string, number>(), caller: 8 * 1024 * 1024, total: 64 * 1024 * 1024 },
  strangers: { held: new Map<string, number>(), caller: 8 * 1024 * 1024, total: 16 * 1024 * 1024 },
}

export interface LargeBody extends Disposable {
  read: () => Promise<unknown>
}

/**
 * A JSON body that may be large, of a caller who is charged for its size before it is read. Counts as in memory until it
 * is disposed of, with the values that were read from it.
 */
export function holdBody(
  req: IncomingMessage,
  bounds: BodyBounds,
  { viewer, address, allowance }: Pick<Context, 'viewer' | 'address' | 'allowance'>,
  leastWeight = 1,
): LargeBody {
  const charge = (bytes: number) => allowance?.require(Math.max(leastWeight, bodyWeight(bytes)))
  const announced = announcedBytes(req)
  charge(Math.min(announced, bounds.bytes))
  const bytes = Math.min(announced || bounds.bytes, bounds.bytes)
  const room = rooms[viewer ? (bounds.bytes > largeBody.bytes ? 'imports' : 'accounts') : 'strangers']
  const { held } = room
  const caller = viewer ? String(viewer.accountId) : address
  const own = (held.get(caller) ?? 0) + bytes
  const total = held.values().reduce((sum, each) => sum + each, bytes)
  if (own > room.caller || total > room.total) throw unavailable('UPLOADS_BUSY', { retryAfter: 2 })
  held.set(caller, own)
  return {
    read: () => readJson(req, bounds, charge),
    [Symbol.dispose]() {
      const left = (held.get(caller) ?? bytes) - bytes
      if (left > 0) held.set(caller, left)
      else held.delete(caller)
    },
  }
}

/** Request bodies that are being read into memory as a whole, per caller and in all. */
const uploads = new Map<number, number>()
const maxUploads = { caller: 4, total: 16 }

/** The body of an upload. Callers that send many at once wait, so that memory stays bounded. */
export async function readFile(req: IncomingMessage, maxBytes: number, caller: number): Promise<Buffer> {
  const own = uploads.get(caller) ?? 0
  const total = uploads.values().reduce((sum, count) => sum + count, 0)
  if (own >= maxUploads.caller || total >= maxUploads.total) throw unavailable('UPLOADS_BUSY', { retryAfter: 2 })
  uploads.set(caller, own + 1)
  try {
    const { chunks } = await readBytes(req, maxBytes, () => tooLarge('FILE_TOO_LARGE', { field: 'file', megabytes: maxBytes / 1024 ** 2 }))
    return Buffer.concat(chunks)
  } finally {
    const left = (uploads.get(caller) ?? 1) - 1
    if (left > 0) uploads.set(caller, left)
    else uploads.delete(caller)
  }
}

interface Bytes {
  chunks: Buffer[]
  size: number
}

async function readBytes(req: IncomingMessage, max: number, tooLong = () => tooLarge('BODY_TOO_LARGE', { max })): Promise<Bytes> {
  const encoding = req.headers['content-encoding']
  if (encoding && encoding !== 'identity') throw invalid('BODY_COMPRESSED', { field: 'body' })
  if (announcedBytes(req) > max) throw tooLong()
  // Closed before anybody listened.
  if (req.destroyed && !req.complete) throw incomplete()
  const { promise, resolve, reject } = Promise.withResolvers<Bytes>()
  const chunks: Buffer[] = []
  let size = 0
  // Listening costs a fraction of iterating over the stream.
  req.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= max) return void chunks.push(chunk)
    chunks.length = 0
    reject(tooLong())
  })
  req.on('end', () => resolve({ chunks, size }))
  // Not sent: the client has closed the connection.
  const reportIncomplete = () => reject(incomplete())
  req.on('error', error => (req.readableAborted ? reportIncomplete() : reject(error)))
  req.on('close', () => {
    if (!req.complete) reportIncomplete()
  })
  return promise
}

const incomplete = () => invalid('BODY_INCOMPLETE', { field: 'body' })

function parseJson(chunks: Buffer[], { depth, values }: BodyBounds): unknown {
  const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
  if (bytes.length > smallBody.bytes && hasMoreValues(bytes, values)) throw tooLarge('TOO_MANY_ITEMS', { field: 'body', max: values })
  let value: unknown
  try {
    value = JSON.parse(decoder.decode(bytes))
  } catch {
    throw invalid('BODY_NOT_JSON', { field: 'body' })
  }
  const reason = findJsonProblem(value, 1, depth)
  if (reason) throw invalid(reason, { field: 'body', max: depth })
  return value
}

const [quote, backslash, comma, bracket, brace] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b]

/** Whether the JSON has more values: each but the first follows a comma, or a bracket that is open. */
function hasMoreValues(json: Buffer, max: number): boolean {
  let values = 1
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (byte === quote) isText = !isText
    else if (byte === backslash) at += 1
    else if (!isText && (byte === comma || byte === bracket || byte === brace) && ++values > max) return true
  }
  return false
}

type JsonProblem = 'TEXT_NOT_STORABLE' | 'BODY_TOO_DEEP'

/** Why a parsed value can't be accepted, if so. */
export function findJsonProblem(value: unknown, depth: number, maxDepth: number): JsonProblem | undefined {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? undefined : 'TEXT_NOT_STORABLE'
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > maxDepth) return 'BODY_TOO_DEEP'
  // By index: `in` would make a string of each.
  if (Array.isArray(value)) {
    for (const item of value) {
      const problem = findJsonProblem(item, depth + 1, maxDepth)
      if (problem) return problem
    }
    return undefined
  }
  for (const key in value) {
    const problem = findJsonProblem(key, depth, maxDepth) ?? findJsonProblem((value as Record<string, unknown>)[key], depth + 1, maxDepth) // its own keys
    if (problem) return problem
  }
  return undefined
}

/** A body that must be a JSON object. */
export function asObject(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('BODY_NOT_OBJECT', { field: 'body' })
  return body as Record<string, unknown> // a plain JSON object
}
