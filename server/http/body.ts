/** Reads request bodies: JSON with limits of size and depth, and files. */
import type { IncomingMessage } from 'node:http'
import { invalid, tooLarge, unavailable, unsupported } from '../errors.ts'

/** Maximum size and JSON depth. */
export interface BodyBounds {
  bytes: number
  depth: number
}

const smallBody: BodyBounds = { bytes: 100 * 1024, depth: 20 }
/** For long texts and documents, even if every character is escaped. */
export const largeBody: BodyBounds = { bytes: 2 * 1024 * 1024, depth: 100 }
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The JSON body of a request; undefined if it is empty. Rejects others with a reason. */
export async function readJson(req: IncomingMessage, bounds = smallBody): Promise<unknown> {
  const { chunks, size } = await readBytes(req, bounds.bytes)
  if (size === 0) return undefined
  // Forms and plain text can be sent cross-origin without a preflight.
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(req.headers['content-type'] ?? ''))
    throw unsupported('BODY_TYPE_UNSUPPORTED', { field: 'body' })
  return parseJson(chunks, bounds.depth)
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
  if (Number(req.headers['content-length'] ?? 0) > max) throw tooLong()
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
  const reportIncomplete = () => reject(invalid('BODY_INCOMPLETE', { field: 'body' }))
  req.on('error', error => (req.readableAborted ? reportIncomplete() : reject(error)))
  req.on('close', () => {
    if (!req.complete) reportIncomplete()
  })
  return promise
}

function parseJson(chunks: Buffer[], maxDepth: number): unknown {
  let value: unknown
  try {
    value = JSON.parse(decoder.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)))
  } catch {
    throw invalid('BODY_NOT_JSON', { field: 'body' })
  }
  const reason = findJsonProblem(value, 1, maxDepth)
  if (reason) throw invalid(reason, { field: 'body', max: maxDepth })
  return value
}

/** Why a parsed value can't be accepted, if so. */
export function findJsonProblem(value: unknown, depth: number, maxDepth: number): 'TEXT_NOT_STORABLE' | 'BODY_TOO_DEEP' | undefined {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? undefined : 'TEXT_NOT_STORABLE'
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > maxDepth) return 'BODY_TOO_DEEP'
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
