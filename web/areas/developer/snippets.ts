/** The current operation as code for clients. */
import { type OperationDefinitionNode, parse, print } from 'graphql'
import { quote } from '../../ui/list/query-as.ts'
import { operationOf, parseDocument } from './operations.ts'

export interface Request {
  query: string
  variables: Record<string, unknown>
  operationName?: string | undefined
  headers: Record<string, string>
}

export const snippetKinds = ['curl', 'fetch', 'apollo', 'document'] as const
export type SnippetKind = (typeof snippetKinds)[number]

const indent = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`)
const hasValues = (variables: object) => Object.keys(variables).length > 0
const tidy = (query: string) => {
  const document = parseDocument(query)
  return document ? print(document) : query
}
const inTemplate = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
const pascal = (name: string) => name.replace(/^[a-z]/, letter => letter.toUpperCase())

const bodyOf = ({ query, variables, operationName }: Request) => ({
  query: tidy(query),
  ...(hasValues(variables) && { variables }),
  ...(operationName && { operationName }),
})

export function curlSnippet(request: Request, url: string, token: string): string {
  const headers = { 'content-type': 'application/json', authorization: token, ...request.headers }
  const lines = Object.entries(headers).map(
    ([name, value]) => `-H ${name === 'authorization' && value.startsWith('$') ? `"${name}: ${value}"` : quote(`${name}: ${value}`)}`,
  )
  return [`curl ${quote(url)}`, ...lines, `--data-raw ${quote(JSON.stringify(bodyOf(request)))}`].join(' \\\n  ')
}

export function fetchSnippet(request: Request, url: string): string {
  const { query, ...rest } = bodyOf(request)
  const headers = [
    "'content-type': 'application/json'",
    'authorization: token',
    ...Object.entries(request.headers).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
  ]
  const others = Object.entries(rest).map(([name, value]) => `    ${name}: ${indent(JSON.stringify(value, null, 2), 4)},`)
  return `const response = await fetch('${url}', {
  method: 'POST',
  headers: { ${headers.join(', ')} },
  body: JSON.stringify({
    query: \`${indent(inTemplate(query), 6)}\`,
${others.join('\n')}${others.length > 0 ? '\n' : ''}  }),
})
const { data, errors } = await response.json()
`
}

/** The operation with a name, which hooks and generated types need. */
export function named(
  query: string,
  operationName: string | undefined,
): { query: string; operation: OperationDefinitionNode; name: string } | undefined {
  const document = parseDocument(query)
  const operation = operationOf(document, operationName)
  if (!operation) return undefined
  const [first] = operation.selectionSet.selections
  const name = operation.name?.value ?? pascal(first?.kind === 'Field' ? first.name.value : 'Operation')
  if (operation.name) return { query: tidy(query), operation, name }
  const text = print(operation)
  const body = text.startsWith('{') ? `query ${name} ${text}` : text.replace(/^(query|mutation|subscription)/, `$1 ${name}`)
  return { query: print(parse(body)), operation, name }
}

export function apolloSnippet(request: Request): string {
  const found = named(request.query, request.operationName)
  if (!found) return ''
  const { query, operation, name } = found
  const kind = pascal(operation.operation)
  const constant = `${name}Document`
  const variables = hasValues(request.variables) ? indent(JSON.stringify(request.variables, null, 2), 2) : undefined
  const use =
    kind === 'Mutation'
      ? `const [run, { data, loading, error }] = useMutation(${constant})\n\n  // When it is needed:\n  // await run(${variables ? `{ variables: ${indent(variables, 2).replaceAll('\n', '\n  // ')} }` : ''})`
      : `const { data, loading, error } = use${kind}(${constant}${variables ? `, {\n    variables: ${indent(variables, 2)},\n  }` : ''})`
  return `import { gql } from '@apollo/client'
import { use${kind} } from '@apollo/client/react'

const ${constant} = gql\`
  ${indent(inTemplate(query), 2)}
\`

export function use${pascal(name)}() {
  ${use}
  return { data, loading, error }
}
`
}

/** A file for graphql-codegen, with the command that makes typed documents of it. */
export function documentSnippet(request: Request): string {
  const found = named(request.query, request.operationName)
  if (!found) return ''
  return `# src/${found.name.replace(/^[A-Z]/, letter => letter.toLowerCase())}.graphql
# For graphql-codegen with the plugins typescript, typescript-operations, and typed-document-node
${found.query}
`
}

export function snippetOf(kind: SnippetKind, request: Request, url: string, token: string): string {
  if (kind === 'curl') return curlSnippet(request, url, token)
  if (kind === 'fetch') return fetchSnippet(request, url)
  return kind === 'apollo' ? apolloSnippet(request) : documentSnippet(request)
}
