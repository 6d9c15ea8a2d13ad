/** Validates input with zod schemas; errors carry a reason and the field. */
import { z } from 'zod'
import { invalid, type Reason } from './errors.ts'
import { errors } from './messages/errors.ts'
import type { Params } from './messages/format.ts'

interface Issue {
  reason: Reason
  field: string
  params: Params
}

const formats: Record<string, Reason> = { datetime: 'NOT_INSTANT', date: 'NOT_DATE', email: 'NOT_EMAIL', url: 'NOT_URL', uuid: 'NOT_UUID' }
const types: Record<string, Reason> = {
  string: 'NOT_TEXT',
  number: 'NOT_NUMBER',
  int: 'NOT_INTEGER',
  boolean: 'NOT_BOOLEAN',
  array: 'NOT_LIST',
  object: 'NOT_OBJECT',
  record: 'NOT_OBJECT',
}

/** Reason of a check: `z.string().regex(form, because('NOT_DIGITS'))`. */
export const because = (reason: Reason) => ({ error: reason })

const isReason = (text: string | undefined): text is Reason => text !== undefined && Object.hasOwn(errors, text)

/** The first issue. A check can set its own reason: with `because`, or `{ params: { reason } }` in a refinement. */
export function firstIssue(error: z.ZodError, fallback = 'value'): Issue {
  const issue = error.issues[0]
  // List indexes are meaningless in messages.
  const field = issue?.path.findLast(each => typeof each === 'string') ?? fallback
  const { reason, params } = reasonOf(issue)
  return { field, params, reason: isReason(issue?.message) ? issue.message : reason }
}

function reasonOf(issue: z.core.$ZodIssue | undefined): { reason: Reason; params: Params } {
  switch (issue?.code) {
    case 'invalid_type':
      if (issue.input === undefined) return { reason: 'REQUIRED', params: {} }
      return { reason: types[issue.expected] ?? 'INVALID_VALUE', params: {} }
    case 'too_big':
    case 'too_small':
      return boundReason(issue)
    case 'invalid_value':
      if (issue.input === undefined) return { reason: 'REQUIRED', params: {} }
      return { reason: 'NOT_ONE_OF', params: { allowed: issue.values } }
    case 'invalid_format':
      return { reason: formats[issue.format] ?? 'INVALID_FORMAT', params: {} }
    case 'custom': {
      const { reason = 'INVALID_VALUE', ...params } = (issue.params ?? {}) as Params & { reason?: Reason } // given by our own schemas
      return { reason, params }
    }
    default:
      return { reason: 'INVALID_VALUE', params: {} }
  }
}

function boundReason(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): { reason: Reason; params: Params } {
  const params: Params = issue.code === 'too_big' ? { max: Number(issue.maximum) } : { min: Number(issue.minimum) }
  const isBig = issue.code === 'too_big'
  // A text or list that must not be empty.
  if (!isBig && params.min === 1 && issue.origin === 'string') return { reason: 'REQUIRED', params: {} }
  if (issue.origin === 'string') return { reason: isBig ? 'TOO_LONG' : 'TOO_SHORT', params }
  if (issue.origin === 'array' || issue.origin === 'set') return { reason: isBig ? 'TOO_MANY_ITEMS' : 'TOO_FEW_ITEMS', params }
  return { reason: isBig ? 'TOO_LARGE' : 'TOO_SMALL', params }
}

/** The parsed value, or an error with the field; `name` is the value's own name if it has no fields. */
export function parse<S extends z.ZodType>(schema: S, value: unknown, name = 'body'): z.output<S> {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  const { reason, field, params } = firstIssue(result.error, name)
  throw invalid(reason, { ...params, field })
}

/** Like `parse`, for an input object: the error names the input's own field, even for nested ones. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { reportInput: true })
  if (result.success) return result.data
  const { reason, params } = firstIssue(result.error)
  throw invalid(reason, { ...params, field: String(result.error.issues[0]?.path[0] ?? 'input') })
}

/** Missing and null both become null. */
export const optional = <S extends z.ZodType>(schema: S) => schema.nullish().transform(value => value ?? null)

type OptionalFields<S extends z.ZodRawShape> = {
  [K in keyof S]: z.ZodPipe<z.ZodOptional<z.ZodNullable<S[K]>>, z.ZodTransform<z.output<S[K]> | null>>
}

/** An object with optional fields: missing and null ones become null. */
export const optionalFields = <S extends z.ZodRawShape>(shape: S) =>
  z.object(
    Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, optional(schema as z.ZodType)])) as object as OptionalFields<S>, // the same keys
  )

/** A trimmed text. */
export const trimmed = ({ min = 0, max }: { min?: number; max: number }) => z.string().trim().min(min).max(max)

/** A date as `2026-11-21`. */
export const day = () => z.iso.date().meta({ format: 'date' })

/** A timestamp with any offset and precision; parsed to UTC as stored. */
export const instantInput = () =>
  z.iso
    .datetime({ offset: true, abort: true })
    .overwrite(text => new Date(text).toISOString())
    .meta({ format: 'date-time' })

/** A trimmed email address. */
export const email = () =>
  z
    .string()
    .trim()
    .max(254)
    .check(z.email({ pattern: /^[^\s@<>()[\],;:"]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/ }))

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the id can exist where ids are UUIDs; databases differ in what they do with other texts. */
export const isUuid = (id: string): boolean => uuidForm.test(id)
