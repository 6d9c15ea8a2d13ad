/** Request bodies, generated from the OpenAPI document. */

export interface Schema {
  type?: string | string[]
  properties?: Record<string, Record<string, unknown>>
  items?: Record<string, unknown>
  minimum?: number
  format?: string
  oneOf?: Record<string, unknown>[]
  anyOf?: Record<string, unknown>[]
}

/** The smallest possible image: a PNG in base64. */
export const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A value that satisfies a JSON schema of the document. */
export function fitting(schema: Record<string, unknown>, as = ''): unknown {
  const { type, properties, items, minimum, format, oneOf, anyOf } = schema as Schema // written by the areas
  if ('const' in schema) return schema.const
  if (Array.isArray(schema?.enum)) return schema.enum[0]
  const [alternative] = oneOf ?? (type === undefined ? anyOf : undefined) ?? []
  if (alternative) return fitting(alternative)
  const kind = Array.isArray(type) ? type[0] : type
  if (as === 'devices') return []
  if (as === 'richDescription') return { type: 'doc', content: [] }
  if (kind === 'object') return Object.fromEntries(Object.entries(properties ?? {}).map(([name, each]) => [name, fitting(each, name)]))
  // Files must have been uploaded.
  if (kind === 'array' && (as === 'attachments' || as === 'attachmentIds')) return []
  if (kind === 'array') return items?.type === 'object' && !items.properties ? [] : [fitting(items ?? {})]
  if (kind === 'integer' || kind === 'number') return typeof minimum === 'number' ? Math.max(minimum, 1) : 1
  if (kind === 'boolean') return true
  if (as === 'start' || as === 'end' || as === 'dueDate') return '2026-12-01'
  if (as === 'contact' || as === 'storePhone') return '+1 555 0100'
  if (as === 'password') return 'a new one 7'
  if (as === 'number') return '4242 4242 4242 4242'
  if (as === 'expires') return '08/90'
  if (as === 'data') return onePixel
  if (as === 'barcode') return '12345'
  if (as === 'emoji') return '👍'
  if (as === 'currency') return 'USD'
  if (as === 'timeZone' || as === 'zone') return 'Europe/Paris'
  if (as === 'repeat') return 'FREQ=DAILY;COUNT=2'
  if (as === 'primaryMethod') return 'c1'
  if (as === 'url' || as === 'avatar' || as === 'image' || as === 'src') return 'https://a.example/a.png'
  return format === 'email' || as === 'email'
    ? 'a@b.example'
    : format === 'date'
      ? '2026-12-01'
      : format === 'date-time'
        ? '2099-12-01T09:30:00.000Z'
        : format === 'uuid'
          ? '01936b2e-8f4c-7d3a-9c51-2b7e4f60a1d8'
          : 'a'
}

/** JSON values that a careless or hostile client might send. */
export const nasty: readonly string[] = [
  'null',
  'true',
  '-1',
  '1.5',
  '0',
  '1e400',
  '9007199254740993',
  '""',
  '" "',
  '"x"',
  '"\\u0000"',
  '"\\ud800"',
  '"2026-13-45"',
  '"9999-12-31T23:59:59.999Z"',
  '"-271821-04-20T00:00:00.000Z"',
  '[]',
  '{}',
  '[null]',
  '[[1]]',
  '{"__proto__":{"id":7},"constructor":1}',
  `${'['.repeat(19)}1${']'.repeat(19)}`,
  `"${'a'.repeat(90_000)}"`,
  '"<img src=x onerror=alert(1)>"',
]

/** The body with one value replaced, as raw JSON that `JSON.stringify` could not produce. */
export function spoil(body: unknown, path: readonly string[], value: string): string {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(body)) return `[${spoil(body[0], rest, value)}]`
  const object = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const parts = Object.entries(object)
    .filter(([key]) => key !== name)
    .map(([key, each]) => `${JSON.stringify(key)}:${JSON.stringify(each)}`)
  return `{${[...parts, `${JSON.stringify(name)}:${spoil(object[name], rest, value)}`].join(',')}}`
}

/** Paths of an object schema's values, two levels deep, and the body itself. */
export function places(schema: Record<string, unknown> = {}, levels = 2): string[][] {
  const { properties = {}, items } = schema as Schema // written by the areas
  if (items) return [[], ...places(items, levels).map(rest => ['0', ...rest])]
  const inner = Object.entries(properties).flatMap(([name, each]) =>
    levels > 0 ? places(each, levels - 1).map(rest => [name, ...rest]) : [],
  )
  return [[], ...inner]
}
