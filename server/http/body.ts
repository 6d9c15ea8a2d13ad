/** Request bodies: JSON only, bounded, well formed. */
import type { IncomingMessage } from 'node:http'
import { AppError, invalid, tooLarge, unsupported } from '../errors.ts'

/** How large a body may be, and how deep its JSON. */
export interface BodyBounds {
  bytes: number
  depth: number
}

const smallBody: BodyBounds = { bytes: 100 * 1024, depth: 20 }
/** For long texts and documents, also where a client writes every letter as an escape. */
export const largeBody: BodyBounds = { bytes: 2 * 1024 * 1024, depth: 100 }
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The JSON body of a request; nothing when it is empty. Says what is wrong with any other. */
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
    // Nobody reads this: the client has closed the connection.
    throw invalid('BODY_INCOMPLETE', { field: 'body' })
  }
  if (size === 0) return undefined
  // A form or plain text needs no permission to come from a page of another site.
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

/** Why a parsed value cannot be stored, if it cannot. */
export function findJsonProblem(value: unknown, depth: number, maxDepth: number): 'TEXT_NOT_STORABLE' | 'BODY_TOO_DEEP' | undefined {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? undefined : 'TEXT_NOT_STORABLE'
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > maxDepth) return 'BODY_TOO_DEEP'
  for (const key in value) {
    const problem = findJsonProblem(key, depth, maxDepth) ?? findJsonProblem((value as Record<string, unknown>)[key], depth + 1, maxDepth) // keys of this very object
    if (problem) return problem
  }
  return undefined
}

/** A body that must be a JSON object. */
export function asObject(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('BODY_NOT_OBJECT', { field: 'body' })
  return body as Record<string, unknown> // a plain JSON object
}
