/** TypeScript types of an OpenAPI document, in the form that openapi-fetch takes. openapi-typescript needs TypeScript 5, whose API later versions lack. */
interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  description?: string
}

interface Content {
  content?: Record<string, { schema: Schema }>
}

interface Operation {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema: Schema; description?: string }[]
  requestBody?: Content & { required?: boolean }
  responses: Record<string, Content & { $ref?: string }>
}

export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Content> }
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))
const comment = (text: string | undefined) => (text ? `/** ${text.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ')} */ ` : '')
const union = (types: string[]) => [...new Set(types)].join(' | ') || 'never'

function typeOf(schema: Schema): string {
  if (schema.$ref) return `components['schemas'][${JSON.stringify(schema.$ref.split('/').at(-1))}]`
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map(value => JSON.stringify(value)))
  if (schema.anyOf ?? schema.oneOf) return union((schema.anyOf ?? schema.oneOf ?? []).map(typeOf))
  if (schema.allOf) return schema.allOf.map(each => `(${typeOf(each)})`).join(' & ')
  if (Array.isArray(schema.type)) return union(schema.type.map(type => typeOf({ ...schema, type })))
  switch (schema.type) {
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      return `(${schema.items ? typeOf(schema.items) : 'unknown'})[]`
    case 'object':
      return objectOf(schema)
    default:
      return schema.properties ? objectOf(schema) : 'unknown'
  }
}

function objectOf({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties) return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${comment(schema.description)}${key(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
  return `{ ${fields.join('; ')} }`
}

const contentOf = ({ content }: Content) =>
  content
    ? `content: { ${Object.entries(content)
        .map(([type, { schema }]) => `${JSON.stringify(type)}: ${typeOf(schema)}`)
        .join('; ')} }`
    : 'content?: never'

function operationOf({ summary, parameters = [], requestBody, responses }: Operation, shared: Record<string, Content>): string {
  const places = ['query', 'header', 'path', 'cookie'].map(place => {
    const found = parameters.filter(each => each.in === place)
    if (found.length === 0) return `${place}?: never`
    const isOptional = found.every(({ required }) => !required)
    const fields = found.map(each => `${comment(each.description)}${key(each.name)}${each.required ? '' : '?'}: ${typeOf(each.schema)}`)
    return `${place}${isOptional ? '?' : ''}: { ${fields.join('; ')} }`
  })
  const body = requestBody ? `requestBody${requestBody.required ? '' : '?'}: { ${contentOf(requestBody)} }` : 'requestBody?: never'
  const answers = Object.entries(responses).map(([status, response]) => {
    const whole = response.$ref ? (shared[response.$ref.split('/').at(-1) ?? ''] ?? {}) : response
    return `${status}: { headers: { [name: string]: unknown }; ${contentOf(whole)} }`
  })
  return `${comment(summary)}{ parameters: { ${places.join('; ')} }; ${body}; responses: { ${answers.join('; ')} } }`
}

/** The source of a file that exports `paths` and `components`. */
export function typesOf({ paths, components }: Document): string {
  const lines = Object.entries(paths).map(([path, operations]) => {
    const own = methods.map(method => {
      const operation = operations[method]
      return operation ? `    ${method}: ${operationOf(operation, components.responses)}` : `    ${method}?: never`
    })
    return `  ${JSON.stringify(path)}: {\n    parameters: { query?: never; header?: never; path?: never; cookie?: never }\n${own.join('\n')}\n  }`
  })
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `    ${comment(schema.description)}${key(name)}: ${typeOf(schema)}`,
  )
  return `// Generated from the OpenAPI document.\nexport interface paths {\n${lines.join('\n')}\n}\n\nexport interface components {\n  schemas: {\n${schemas.join('\n')}\n  }\n}\n`
}
