/** What answers hold, in the words of JSON Schema, short enough to stand beside the routes. */
import { z } from 'zod'
import { tableNamed } from '../db/tables.ts'

export type Schema = Record<string, unknown>
type Properties = Record<string, Schema>

const of =
  (type: string) =>
  (description?: string, more: Schema = {}): Schema => ({
    type,
    ...(description && { description }),
    ...more,
  })

export const text = of('string')
export const whole = of('integer')
export const number = of('number')
export const flag = of('boolean')

export const instant = (description?: string): Schema => text(description, { format: 'date-time' })
export const day = (description?: string): Schema => text(description, { format: 'date' })

/** One of the words that names are told by. */
export const oneOf = (words: Record<string, string>, description?: string): Schema => text(description, { enum: Object.values(words) })

export const list = (items: Schema, description?: string): Schema => ({ type: 'array', ...(description && { description }), items })

/** The same, or null. */
export const orNull = (schema: Schema): Schema =>
  'title' in schema || !('type' in schema)
    ? { anyOf: [schema, { type: 'null' }] }
    : { ...schema, type: [schema.type, 'null'], ...(Array.isArray(schema.enum) && { enum: [...(schema.enum as unknown[]), null] }) } // written by `oneOf`

/** An object that has all of these, but for the optional ones. */
export const object = (properties: Properties, ...optional: string[]): Schema => ({
  type: 'object',
  required: Object.keys(properties).filter(name => !optional.includes(name)),
  properties,
})

/** An object that the description tells once, by name. What is not described here is described as the GraphQL type of this name is. */
export const model = (name: string, properties: Properties, ...optional: string[]): Schema => ({
  title: name,
  ...object(properties, ...optional),
})

/** A zod schema as OpenAPI 3.1 takes it: what a caller may send, or is told. */
export function jsonSchemaOf(schema: z.ZodType): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void (jsonSchema.format === 'date-time' && delete jsonSchema.pattern),
  })
  return rest
}

/** The columns of a demonstration table and its id, but for those that answers leave out. */
export function columnsOf(table: string, ...left: string[]): Properties {
  const columns = Object.entries<z.ZodType>(tableNamed(table).columns).map(([name, column]) => [name, jsonSchemaOf(column)] as const)
  return Object.fromEntries([['id', id] as const, ...columns].filter(([name]) => !left.includes(name)))
}

/** A row's number within its workspace. */
export const id: Schema = whole('Counted in each workspace', { minimum: 1 })

/** A page of a list under its name, with the number of all that match. */
export const pageOf = (name: string, items: Schema, total = 'total', more: Properties = {}): Schema =>
  object({ [name]: list(items), ...more, [total]: whole('How many match, on all pages', { minimum: 0 }) })

/** What lists that know their page say of it. */
export const pageFields: Properties = {
  totalPages: whole('How many pages there are', { minimum: 0 }),
  page: whole('The page that is given', { minimum: 1 }),
}
