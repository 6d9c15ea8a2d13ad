/** zod schemas of REST bodies and responses, and their OpenAPI form. */
import { z } from 'zod'
import { optional } from '../validation.ts'

export type JsonSchema = Record<string, unknown>

/** The schema for OpenAPI 3.1, as request or response. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // A format's pattern repeats the format.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
      // Bounds of all safe integers are noise.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      mergeNull(jsonSchema)
    },
  })
  return rest
}

/** Writes a nullable value as one schema with two types, unless it is a named model. */
function mergeNull(schema: JsonSchema): void {
  const [value, empty, ...others] = (schema.anyOf ?? []) as JsonSchema[] // zod writes a list
  if (value === undefined || empty?.type !== 'null' || others.length > 0 || typeof value.type !== 'string' || 'title' in value) return
  const { const: only, enum: names = only === undefined ? undefined : [only], ...rest } = value
  delete schema.anyOf
  Object.assign(
    schema,
    { ...rest, ...schema, type: [value.type, 'null'] },
    Array.isArray(names) && { enum: [...(names as unknown[]), null] },
  )
}

/** Labels of an API for enum values. */
export type Labels = Record<string, string | number>

const labelSets = new WeakMap<z.ZodType, Labels>()

/** A label of an API for an enum; parses to the enum's name. */
export function labelOf<const T extends string>(labels: Record<T, string | number>) {
  const names = new Map((Object.entries(labels) as [T, string | number][]).map(([name, label]) => [label, name])) // its own keys
  const literal = z.literal([...names.keys()])
  // On the inner schema, which copies with a description share.
  labelSets.set(literal, labels)
  return literal.transform(label => names.get(label) as T) // one of the keys
}

/** An optional body field of that kind. */
export const optionalLabel = <const T extends string>(labels: Record<T, string | number>) => optional(labelOf(labels))

/** All labels that a schema accepts, by name. */
export function labelsIn(schema: unknown): Labels {
  if (!(schema instanceof z.ZodType)) return {}
  const own = labelSets.get(schema)
  if (own) return own
  const inner: unknown[] =
    schema instanceof z.ZodObject
      ? Object.values(schema.shape)
      : schema instanceof z.ZodArray
        ? [schema.element]
        : schema instanceof z.ZodPipe
          ? [schema.in]
          : schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
            ? [schema.unwrap()]
            : []
  return Object.assign({}, ...inner.map(labelsIn)) as Labels
}

/** Names an object schema in OpenAPI's components; missing field descriptions come from the GraphQL type of this name. */
export const named = <S extends z.ZodType>(title: string, schema: S): S => schema.meta({ title })

/** A label in responses. */
export const label = (labels: Record<string, string | number>) => z.literal(Object.values(labels))

/** A record's id within its workspace. */
export const id = () => z.int().min(1)

/** Ids for one call, without duplicates. */
export const ids = () =>
  z
    .array(id())
    .min(1)
    .max(1000)
    .transform(given => [...new Set(given)])

/** The version the change is based on; rejected if it is outdated. */
export const expectedVersion = () => optional(z.int().min(1)).describe('The version you read; 409 when it is no longer the current one')

/** A page of a list under its name, with the number of matching rows. */
export const pageOf = (key: string, item: z.ZodType, total = 'total', more: z.ZodRawShape = {}) =>
  z.object({ [key]: z.array(item), ...more, [total]: z.int().min(0).describe('How many rows match, on all pages') })

/** Paging fields of lists that return their page. */
export const pageFields = {
  totalPages: z.int().min(0).describe('How many pages there are'),
  page: z.int().min(1).describe('The page that is given'),
}
