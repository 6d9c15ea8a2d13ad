/** Parses request bodies: JSON with limits of size and depth. */
import type { IncomingMessage } from 'node:http'
import { AppError, invalid, tooLarge, unsupported } from '../errors.ts'

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
  const encoding = req.headers['content-encoding']
  if (encoding && encoding !== 'identity') throw invalid('BODY_COMPRESSED', { field: 'body' })
  if (Number(req.headers['content-length'] ?? 0) > bounds.bytes) throw tooLarge('BODY_TOO_LARGE', { max: bounds.bytes })
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > bounds.bytes) throw tooLarge('BODY_TOO_LARGE', { max: bounds.bytes })
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof AppError || !req.readableAborted) throw error
    // Not sent: the client has closed the connection.
    throw invalid('BODY_INCOMPLETE', { field: 'body' })
  }
  if (size === 0) return undefined
  // Forms and plain text can be sent cross-origin without a preflight.
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(req.headers['content-type'] ?? ''))
    throw unsupported('BODY_TYPE_UNSUPPORTED', { field: 'body' })
  return parseJson(chunks, bounds.depth)
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
