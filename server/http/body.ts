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
  if (encoding && encoding !== 'identity') throw invalid('body', 'Send the body without compression')
  if (Number(req.headers['content-length'] ?? 0) > bounds.bytes) throw tooLarge(`The body may have ${bounds.bytes} bytes at most`)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > bounds.bytes) throw tooLarge(`The body may have ${bounds.bytes} bytes at most`)
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
    throw invalid('body', 'The body is not valid JSON in UTF-8')
  }
  const fault = jsonFault(value, 1, maxDepth)
  if (fault) throw invalid('body', fault)
  return value
}

/** What makes a parsed value unfit to be stored, if anything. */
export function jsonFault(value: unknown, depth: number, maxDepth: number): string | undefined {
  if (typeof value === 'string')
    return value.isWellFormed() && !value.includes('\0') ? undefined : 'The body holds text that is not well-formed Unicode, or a NUL'
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > maxDepth) return `The body is nested deeper than ${maxDepth}`
  for (const key in value) {
    const fault = jsonFault(key, depth, maxDepth) ?? jsonFault((value as Record<string, unknown>)[key], depth + 1, maxDepth) // keys of this very object
    if (fault) return fault
  }
  return undefined
}

/** A body that must be a JSON object. */
export function asObject(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'The body must be a JSON object')
  return body as Record<string, unknown> // a plain JSON object
}

/** A text field of a body. */
export function textField(body: Record<string, unknown>, field: string): string {
  const value = Object.hasOwn(body, field) ? body[field] : undefined
  if (typeof value !== 'string') throw invalid(field, `${field} must be a text`)
  return value
}

/** A number field of a body. */
export function numberField(body: Record<string, unknown>, field: string): number {
  const value = Object.hasOwn(body, field) ? body[field] : undefined
  if (typeof value !== 'number') throw invalid(field, `${field} must be a number`)
  return value
}

/** A field of a body that is true or false. */
export function booleanField(body: Record<string, unknown>, field: string): boolean {
  const value = Object.hasOwn(body, field) ? body[field] : undefined
  if (typeof value !== 'boolean') throw invalid(field, `${field} must be true or false`)
  return value
}

/** A field of a body that holds one of the contract's words; gives what the word stands for. */
export function wordField<T extends string>(body: Record<string, unknown>, field: string, words: Record<string, T>): T {
  const value = Object.hasOwn(body, field) ? body[field] : undefined
  const meant = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined
  if (meant === undefined) throw invalid(field, `${field} must be one of ${Object.keys(words).join(', ')}`)
  return meant
}

/** A field of a body that holds a list of the contract's words; gives what they stand for. */
export function wordsField<T extends string>(body: Record<string, unknown>, field: string, words: Record<string, T>): T[] {
  const list = Object.hasOwn(body, field) ? body[field] : undefined
  if (!Array.isArray(list)) throw invalid(field, `${field} must be a list`)
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
