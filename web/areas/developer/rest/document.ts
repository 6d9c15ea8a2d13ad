/** The server's OpenAPI document, as the operations that the reference shows. */

/** A JSON schema, as far as the document uses it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  description?: string
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: boolean | Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  description: string
  required?: boolean
  schema: Schema
}

type Content = Record<string, { schema: Schema }>

interface RawResponse {
  $ref?: string
  description: string
  content?: Content
  'x-code'?: string
}

interface RawOperation {
  operationId: string
  summary: string
  tags: string[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, RawResponse>
  'x-extension'?: boolean
  'x-since': string
  'x-changes': Effect
}

export interface OpenApi {
  info: { version: string; description: string }
  tags: { name: string; description: string; 'x-displayName': string }[]
  'x-tagGroups': { name: string; tags: string[] }[]
  'x-changes': { date: string; replaced: { from: string; to: string }[] }[]
  paths: Record<string, Record<string, RawOperation>>
  components: { responses: Record<string, RawResponse>; schemas: Record<string, Schema> }
}

/** What a call changes. */
export type Effect = 'nothing' | 'workspace' | 'account'

export interface Answer {
  status: number
  description: string
  /** Error code, of errors that routes share. */
  code?: string | undefined
  mediaType?: string | undefined
  schema?: Schema | undefined
}

export interface Operation {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** What it does. */
  summary: string
  /** More about it; may be empty. */
  detail: string
  tag: string
  isExtension: boolean
  since: string
  effect: Effect
  parameters: Parameter[]
  body?: { schema: Schema; isRequired: boolean; isFile: boolean } | undefined
  success: Answer
  errors: Answer[]
  /** Lower case, for the search. */
  words: string
}

export interface Reference {
  version: string
  operations: Operation[]
  byId: Map<string, Operation>
  groups: { name: string; tags: { name: string; title: string; description: string; operations: Operation[] }[] }[]
  changes: OpenApi['x-changes']
  schemas: Record<string, Schema>
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

function answersOf(operation: RawOperation, shared: Record<string, RawResponse>): Answer[] {
  return Object.entries(operation.responses).map(([status, given]) => {
    const response = given.$ref ? (shared[nameOf(given.$ref)] ?? given) : given
    const [[mediaType, content] = []] = Object.entries(response.content ?? {})
    return { status: Number(status), description: response.description, code: response['x-code'], mediaType, schema: content?.schema }
  })
}

function toOperation(path: string, method: Operation['method'], raw: RawOperation, shared: Record<string, RawResponse>): Operation {
  const answers = answersOf(raw, shared)
  const [summary = '', ...details] = raw.summary.split('; ')
  const detail = details.join('; ')
  const [[mediaType, body] = []] = Object.entries(raw.requestBody?.content ?? {})
  return {
    id: raw.operationId,
    method,
    path,
    summary,
    detail: detail.replace(/^./, letter => letter.toUpperCase()),
    tag: raw.tags[0] ?? '',
    isExtension: raw['x-extension'] === true,
    since: raw['x-since'],
    effect: raw['x-changes'],
    parameters: raw.parameters,
    body: body && { schema: body.schema, isRequired: raw.requestBody?.required === true, isFile: mediaType !== 'application/json' },
    success: answers.find(({ status }) => status < 300) ?? { status: 200, description: '' },
    errors: answers.filter(({ status }) => status >= 300),
    words: [
      method,
      path,
      raw.summary,
      raw.operationId,
      ...raw.parameters.map(({ name }) => name),
      ...Object.keys(body?.schema.properties ?? {}),
    ]
      .join(' ')
      .toLowerCase(),
  }
}

export function toReference(document: OpenApi): Reference {
  const operations = Object.entries(document.paths).flatMap(([path, given]) =>
    methods.flatMap(method => {
      const raw = given[method.toLowerCase()]
      return raw ? [toOperation(path, method, raw, document.components.responses)] : []
    }),
  )
  const byTag = Map.groupBy(operations, ({ tag }) => tag)
  const tagOf = (name: string) => document.tags.find(each => each.name === name)
  const groups = document['x-tagGroups'].map(({ name, tags }) => ({
    name,
    tags: tags.map(tag => ({
      name: tag,
      title: tagOf(tag)?.['x-displayName'] ?? tag,
      description: tagOf(tag)?.description ?? '',
      operations: byTag.get(tag) ?? [],
    })),
  }))
  return {
    version: document.info.version,
    operations,
    byId: new Map(operations.map(each => [each.id, each])),
    groups,
    changes: document['x-changes'],
    schemas: document.components.schemas,
  }
}

export type Origin = 'contract' | 'extension'

/** Groups with the operations that have every word; empty ones are left out. */
export function filterGroups({ groups }: Pick<Reference, 'groups'>, search: string, origin: Origin | undefined): Reference['groups'] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .map(({ name, tags }) => ({
      name,
      tags: tags
        .map(tag => ({
          ...tag,
          operations: tag.operations.filter(
            each =>
              (!origin || each.isExtension === (origin === 'extension')) &&
              words.every(word => each.words.includes(word) || tag.title.toLowerCase().includes(word)),
          ),
        }))
        .filter(({ operations }) => operations.length > 0),
    }))
    .filter(({ tags }) => tags.length > 0)
}
