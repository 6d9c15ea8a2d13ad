/** What a body may hold: each field says once what it takes, for those who read it and for those who describe it. */
import { asObject } from '../http/body.ts'
import { invalid, type Reason } from '../errors.ts'
import type { Schema } from './schemas.ts'

export interface Field<T> {
  schema: Schema
  /** Gives the value, or refuses it by the field's name. */
  read: (value: unknown, name: string) => T
  /** How names are told in the words of this field. */
  words?: Words
}

/** How names are told. */
export type Words = Record<string, string | number>

type Fields = Record<string, Field<unknown>>
type ValueOf<F> = F extends Field<infer T> ? T : never
/** Fields that may be left out, or be null, are null then. */
type Values<F extends Fields, R extends keyof F> = { [K in R]: ValueOf<F[K]> } & { [K in Exclude<keyof F, R>]: ValueOf<F[K]> | null }

export interface Body<T> {
  schema: Schema
  /** Other keys than the fields are left aside. */
  read: (body: unknown) => T
  words: Words
}

const reader =
  <T>(isRight: (value: unknown) => value is T, reason: Reason) =>
  (value: unknown, name: string): T => {
    if (isRight(value)) return value
    throw invalid(reason, { field: name })
  }

/** A text; how long it may be is for the service to say, here it is described. */
export const aText = (more: Schema = {}): Field<string> => ({
  schema: { type: 'string', ...more },
  read: reader(value => typeof value === 'string', 'NOT_TEXT'),
})

export const aNumber = (more: Schema = {}): Field<number> => ({
  schema: { type: 'number', ...more },
  read: reader(value => typeof value === 'number', 'NOT_NUMBER'),
})

export const aWhole = (more: Schema = {}): Field<number> => ({
  schema: { type: 'integer', ...more },
  read: reader((value): value is number => Number.isSafeInteger(value), 'NOT_INTEGER'),
})

export const aFlag = (more: Schema = {}): Field<boolean> => ({
  schema: { type: 'boolean', ...more },
  read: reader(value => typeof value === 'boolean', 'NOT_BOOLEAN'),
})

/** An instant as ISO 8601 in UTC. */
export const anInstant = (more: Schema = {}): Field<string> => ({
  schema: { type: 'string', format: 'date-time', ...more },
  read: (value, name) => {
    const at = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : new Date(Number.NaN)
    if (Number.isNaN(at.getTime())) throw invalid('NOT_INSTANT', { field: name })
    return at.toISOString()
  },
})

/** One of the words by which names are told; gives the name. */
export const aWord = <const T extends string>(words: Record<T, string | number>, more: Schema = {}): Field<T> => ({
  schema: {
    type: Object.values(words).every(each => typeof each === 'number') ? 'integer' : 'string',
    enum: Object.values(words),
    ...more,
  },
  words,
  read: (value, name) => {
    const found = (Object.keys(words) as T[]).find(each => words[each] === value) // the keys of a record are its names
    if (found === undefined) throw invalid('NOT_ONE_OF', { field: name, allowed: Object.values(words) })
    return found
  },
})

export const aList = <T>(each: Field<T>, more: Schema = {}): Field<T[]> => ({
  schema: { type: 'array', items: each.schema, ...more },
  ...(each.words && { words: each.words }),
  read: (value, name) => {
    if (!Array.isArray(value)) throw invalid('NOT_LIST', { field: name })
    return value.map(item => each.read(item, name))
  },
})

/** An object of fields; those that are named must be there. */
export function aRecord<F extends Fields, R extends keyof F & string = never>(fields: F, ...required: R[]): Field<Values<F, R>> {
  const needed: string[] = required
  return {
    schema: {
      type: 'object',
      ...(needed.length > 0 && { required: needed }),
      properties: Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
    },
    words: Object.assign({}, ...Object.values(fields).map(({ words }) => words)) as Words,
    read: value => {
      const body = asObject(value)
      const values = Object.entries(fields).map(([name, field]) => {
        const given = Object.hasOwn(body, name) ? (body[name] ?? null) : null
        return [name, given === null && !needed.includes(name) ? null : field.read(given, name)]
      })
      return Object.fromEntries(values) as Values<F, R> // the fields' own types
    },
  }
}

/** A body of these fields; those that are named must be there. */
export function bodyOf<F extends Fields, R extends keyof F & string = never>(fields: F, ...required: R[]): Body<Values<F, R>> {
  const { schema, words = {}, read } = aRecord(fields, ...required)
  return { schema, words, read: body => read(body, 'body') }
}

/** The version that a change was made to: another one is refused. */
export const expectedVersion = aWhole({ minimum: 1, description: 'The version that was seen; when it is no longer the present one, 409' })
