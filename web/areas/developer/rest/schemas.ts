/** JSON schemas as rows of a table, and as samples. */
import type { Reference, Schema } from './document.ts'

type Schemas = Reference['schemas']

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** The schema that a reference names. A description beside the reference goes before its own. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  if (!schema.$ref) return schema
  const { $ref, ...rest } = schema
  return { ...resolve(schemas[nameOf($ref)] ?? {}, schemas), ...rest }
}

const isNull = ({ type }: Schema) => type === 'null'

/** Alternatives without null. */
const alternatives = (schema: Schema) => (schema.anyOf ?? schema.oneOf ?? []).filter(each => !isNull(each))

const typesOf = ({ type }: Schema) => (Array.isArray(type) ? type : type ? [type] : [])

/** The type in words: `array of Review`, `string or null`. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref)
  const others = alternatives(schema)
  const all = schema.anyOf ?? schema.oneOf
  if (all) return [...new Set([...others.flatMap(each => typeOf(each).split(' or ')), ...(all.some(isNull) ? ['null'] : [])])].join(' or ')
  const types = typesOf(schema)
  if (types.length === 0)
    return schema.enum ? [...new Set(schema.enum.map(each => (each === null ? 'null' : typeof each)))].join(' or ') : 'any'
  return types.map(type => (type === 'array' && schema.items ? `array of ${typeOf(schema.items)}` : (schema.format ?? type))).join(' or ')
}

export interface FieldRow {
  name: string
  type: string
  isRequired: boolean
  description: string
  /** Permitted values. */
  values: unknown[]
  /** Default, bounds, and lengths, such as `default 10`. */
  limits: string[]
  /** The schema with fields of its own, if it has some. */
  inner: Schema | undefined
}

/** The object, or the object in the list, that a value consists of. */
function innerOf(schema: Schema, schemas: Schemas): Schema | undefined {
  const found = resolve(schema, schemas)
  if (found.properties && Object.keys(found.properties).length > 0) return found
  if (found.items) return innerOf(found.items, schemas)
  for (const each of [...alternatives(found), ...(found.allOf ?? [])]) {
    const inner = innerOf(each, schemas)
    if (inner) return inner
  }
  return undefined
}

function limitsOf(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema
  const range = (unit: string, least: number | undefined, most: number | undefined) =>
    least !== undefined && most !== undefined
      ? [`${least} to ${most}${unit}`]
      : least !== undefined
        ? [`at least ${least}${unit}`]
        : most !== undefined
          ? [`at most ${most}${unit}`]
          : []
  return [
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
    ...range('', minimum, maximum),
    ...range(' characters', minLength, maxLength),
    ...range(' entries', minItems, maxItems),
  ]
}

/** Permitted values, also of alternatives. */
function valuesOf(schema: Schema, schemas: Schemas): unknown[] {
  const found = resolve(schema, schemas)
  return found.enum ?? (found.const === undefined ? alternatives(found).flatMap(each => valuesOf(each, schemas)) : [found.const])
}

function toRow(name: string, schema: Schema, isRequired: boolean, schemas: Schemas, description?: string): FieldRow {
  const found = resolve(schema, schemas)
  const own = found.items && !found.enum ? resolve(found.items, schemas) : found
  return {
    name,
    type: typeOf(schema),
    isRequired,
    description: description ?? found.description ?? '',
    values: valuesOf(own, schemas).filter(each => each !== null),
    limits: limitsOf(found),
    inner: innerOf(schema, schemas),
  }
}

export const parameterRow = (
  { name, schema, required, description }: { name: string; schema: Schema; required?: boolean; description: string },
  schemas: Schemas,
) => toRow(name, schema, required === true, schemas, description)

/** The fields of an object, or of the objects of a list. */
export function fieldRows(schema: Schema, schemas: Schemas): FieldRow[] {
  const { properties = {}, required = [] } = innerOf(schema, schemas) ?? {}
  return Object.entries(properties).map(([name, each]) => toRow(name, each, required.includes(name), schemas))
}

const formats: Record<string, unknown> = {
  'date-time': '2026-11-21T09:30:00.000Z',
  date: '2026-11-21',
  email: 'ada@example.com',
  uri: 'https://example.com',
}

/** Texts that fit the name of their field. */
const texts: [RegExp, string][] = [
  [/email/i, 'ada@example.com'],
  [/(?:avatar|image|picture|img)$/i, '/art/people/1.webp'],
  [/url$|^link$/i, 'https://example.com'],
  [/(?:At|date|^start|^end|^due)$/, '2026-11-21T09:30:00.000Z'],
  [/phone|contact$/i, '+1 555 0100'],
  [/country/i, 'France'],
  [/city/i, 'Paris'],
  [/company/i, 'Example Ltd'],
  [/language/i, 'English'],
  [/sku/i, 'SKU-1001'],
  [/username/i, 'ada'],
  [/(?:full|customer|user|contact)?name$|^(?:user|customer|reviewer|leader)$/i, 'Ada Lovelace'],
  [/color/i, '#5557d9'],
  [/password/i, 'correct horse battery'],
  [/^token$|^key$|secret/i, 'wN3…'],
]

const textOf = (name: string, { minLength = 0 }: Schema) =>
  (texts.find(([pattern]) => pattern.test(name))?.[1] ?? 'Text').padEnd(Math.min(minLength, 40), '.')

const maxDepth = 5

/** A value of this kind. With `isShort`, objects have their required fields only, if they have any. */
export function sampleOf(schema: Schema, schemas: Schemas, isShort = false, depth = 0, of = ''): unknown {
  const found = resolve(schema, schemas)
  if (found.default !== undefined) return found.default
  if (found.const !== undefined) return found.const
  if (found.enum) return found.enum[0]
  const [first] = alternatives(found)
  if (first) return sampleOf(first, schemas, isShort, depth, of)
  if (found.allOf) return Object.assign({}, ...found.allOf.map(each => sampleOf(each, schemas, isShort, depth, of))) as object
  const [type] = typesOf(found)
  if (found.properties || type === 'object') {
    if (depth >= maxDepth) return {}
    const required = new Set(found.required)
    const shown = Object.entries(found.properties ?? {}).filter(([name]) => !isShort || required.size === 0 || required.has(name))
    return Object.fromEntries(shown.map(([name, each]) => [name, sampleOf(each, schemas, isShort, depth + 1, name)]))
  }
  if (type === 'array') return depth >= maxDepth || !found.items ? [] : [sampleOf(found.items, schemas, isShort, depth + 1, of)]
  if (type === 'integer' || type === 'number') return Math.max(found.minimum ?? 1, Math.min(1, found.maximum ?? 1))
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'string') return (found.format && formats[found.format]) ?? textOf(of, found)
  return {}
}
