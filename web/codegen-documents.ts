/**
 * Writes operations as typed documents, one line each, that import the fragments they spread instead of repeating them;
 * and a typed hook for each operation that a component reads through one. Other code takes the document.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, print, visit } from 'graphql'

interface ExternalFragment {
  name: string
  node: FragmentDefinitionNode
  importFrom: string
}

interface Config {
  /** Fragments of other files that the operations use. */
  externalFragments?: ExternalFragment[]
}

const pascal = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Operations of pages that stand before anyone is signed in, which do not wait for Apollo Client. */
const isPublic = (file = '') => basename(file) === 'public.generated.ts'

const sources = globSync('web/**/*.{ts,tsx}')
  .filter(file => !file.endsWith('.generated.ts'))
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')
const hooksInUse = new Set(sources.match(/\buse[A-Z]\w+(?:Query|Mutation|Subscription)\b/g))

const resultOf = ({ name, operation }: OperationDefinitionNode) => pascal(name?.value ?? '') + pascal(operation)
const documentOf = ({ name }: OperationDefinitionNode) => `${pascal(name?.value ?? '')}Document`

export const plugin: PluginFunction<Config> = (_schema, files, { externalFragments = [] }, info) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? [])
  const operations = definitions.filter(each => each.kind === Kind.OPERATION_DEFINITION)
  const fragments = definitions.filter(each => each.kind === Kind.FRAGMENT_DEFINITION)
  if (isPublic(info?.outputFile)) return publicHooks(operations, [...fragments, ...externalFragments.map(({ node }) => node)])

  const known = new Map([...fragments, ...externalFragments.map(({ node }) => node)].map(node => [node.name.value, node]))
  const own = new Set(fragments.map(({ name }) => name.value))
  const hooks = operations.filter(operation => hooksInUse.has(`use${resultOf(operation)}`))
  const imported = new Set(hooks.map(({ operation }) => `use${pascal(operation)}`))
  const outside = externalFragments.filter(({ name }) => !own.has(name) && operations.some(each => spreadBy(each, known).has(name)))
  return {
    prepend: [
      ...(imported.size > 0 ? [`import { ${[...imported].sort().join(', ')} } from '@apollo/client/react'`] : []),
      ...(imported.has('useQuery') ? [`import type { OperationVariables } from '@apollo/client'`] : []),
      `import type { TypedDocumentNode } from '@graphql-typed-document-node/core'`,
      ...outside.map(({ name, importFrom }) => `import { ${name}FragmentDoc } from '${importFrom}'`),
    ],
    content: [
      ...fragments.map(fragment => {
        const name = `${fragment.name.value}Fragment`
        return `export const ${name}Doc = ${json([fragment])} as unknown as TypedDocumentNode<${name}, unknown>`
      }),
      ...operations.map(operation => {
        const result = resultOf(operation)
        const spread = [...spreadBy(operation, known)].map(name => `...${name}FragmentDoc.definitions`)
        return `export const ${documentOf(operation)} = ${json([operation], spread)} as unknown as TypedDocumentNode<${result}, ${result}Variables>`
      }),
      ...(imported.has('useQuery')
        ? [`type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>`]
        : []),
      ...hooks.map(hookOf),
    ].join('\n'),
  }
}

/** The document as the client takes it: without places in a file and without what is empty. */
function json(definitions: readonly (OperationDefinitionNode | FragmentDefinitionNode)[], more: string[] = []): string {
  const bare = definitions.map(each =>
    JSON.stringify(each, (key, value: unknown) =>
      key === 'loc' || key === 'description' || value === false || (Array.isArray(value) && value.length === 0) ? undefined : value,
    ),
  )
  return `{ kind: 'Document', definitions: [${[...bare, ...more].join(', ')}] }`
}

/** The names of all fragments that it needs, those of its fragments among them. */
function spreadBy(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  known: Map<string, FragmentDefinitionNode>,
  found = new Set<string>(),
) {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = known.get(name.value)
      if (!fragment || found.has(name.value)) return
      found.add(name.value)
      spreadBy(fragment, known, found)
    },
  })
  return found
}

/** With the text of each operation, so that no printer is needed where it is sent. */
function publicHooks(operations: readonly OperationDefinitionNode[], fragments: readonly FragmentDefinitionNode[]) {
  const known = new Map(fragments.map(node => [node.name.value, node]))
  const hooks = operations.map(operation => {
    const kind = pascal(operation.operation)
    const nodes = [operation, ...[...spreadBy(operation, known)].flatMap(name => known.get(name) ?? [])]
    const text = JSON.stringify(nodes.map(print).join('\n').replaceAll(/\s+/g, ' '))
    const result = resultOf(operation)
    const hasVariables = kind === 'Query' && (operation.variableDefinitions?.length ?? 0) > 0
    const given = hasVariables ? [`variables: ${result}Variables`, ', variables'] : ['', '']
    return `export const use${result} = (${given[0]}) => use${kind}<${result}, ${result}Variables>(${text}${given[1]})`
  })
  const used = new Set(operations.map(({ operation }) => `use${pascal(operation)}`))
  return { prepend: [`import { ${[...used].sort().join(', ')} } from '../../platform/public-data.ts'`], content: hooks.join('\n') }
}

function hookOf(definition: OperationDefinitionNode): string {
  const { operation, variableDefinitions } = definition
  const result = resultOf(definition)
  const types = `${result}, ${result}Variables`
  const optional = variableDefinitions?.some(each => each.type.kind === Kind.NON_NULL_TYPE && !each.defaultValue) ? '' : '?'
  const variables = `variables${optional}: ${result}Variables`
  const document = documentOf(definition)
  if (operation === 'mutation')
    return `export const use${result} = (options?: useMutation.Options<${types}>) => useMutation(${document}, options)`
  if (operation === 'subscription')
    return `export const use${result} = (options${optional}: Omit<useSubscription.Options<${types}>, 'variables'> & { ${variables} }) => useSubscription(${document}, options as { variables: ${result}Variables })`
  return `export const use${result} = (options${optional}: QueryOptions<${types}> & ({ ${variables}; skip?: boolean } | { skip: true; variables?: ${result}Variables })) => useQuery(${document}, options as QueryOptions<${types}> & { variables: ${result}Variables })`
}
