/** Request bodies: JSON only, bounded, well formed. */
import type { IncomingMessage } from 'node:http'
import { AppError, invalid, tooLarge } from '../errors.ts'

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
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > bounds.bytes) throw tooLarge('BODY_TOO_LARGE', { max: bounds.bytes })
    chunks.push(chunk)
  }
  if (size === 0) return undefined
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

/** A text field of a body. */
export function textField(body: Record<string, unknown>, field: string): string {
  const value = Object.hasOwn(body, field) ? body[field] : undefined
  if (typeof value !== 'string') throw invalid('NOT_TEXT', { field })
  return value
}

/** A number field of a body. */
export function numberField(body: Record<string, unknown>, field: string): number {
  const value = Object.hasOwn(body, field) ? body[field] : undefined
  if (typeof value !== 'number') throw invalid('NOT_NUMBER', { field })
  return value
}

/** A field of a body that is true or false. */
export function booleanField(body: Record<string, unknown>, field: string): boolean {
  const value = Object.hasOwn(body, field) ? body[field] : undefined
  if (typeof value !== 'boolean') throw invalid('NOT_BOOLEAN', { field })
  return value
}

/** A field of a body that holds one of the contract's words; gives what the word stands for. */
export function wordField<T extends string>(body: Record<string, unknown>, field: string, words: Record<string, T>): T {
  const value = Object.hasOwn(body, field) ? body[field] : undefined
  const meant = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined
  if (meant === undefined) throw invalid('NOT_ONE_OF', { field, allowed: Object.keys(words) })
  return meant
}

/** A field of a body that holds a list of the contract's words; gives what they stand for. */
export function wordsField<T extends string>(body: Record<string, unknown>, field: string, words: Record<string, T>): T[] {
  const list = Object.hasOwn(body, field) ? body[field] : undefined
  if (!Array.isArray(list)) throw invalid('NOT_LIST', { field })
  return list.map(each => wordField({ [field]: each }, field, words))
}

/** What `read` makes of a field of a body, unless it was left out or is null. */
export function optional<T>(
  body: Record<string, unknown>,
  field: string,
  read: (body: Record<string, unknown>, field: string) => T,
): T | undefined {
  return Object.hasOwn(body, field) && body[field] !== null ? read(body, field) : undefined
}

export const isAppError = (error: unknown): error is AppError => error instanceof AppError
