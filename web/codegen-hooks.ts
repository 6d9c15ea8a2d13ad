import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, print } from 'graphql'

type Fragments = { name: string; node: FragmentDefinitionNode }[]

interface Config {
  /** Fragments of other files that the operations use. */
  externalFragments?: Fragments
}

const pascal = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Operations of pages that stand before anyone is signed in, which do not wait for Apollo Client. */
const isPublic = (file = '') => /(?:^|\/)public\.(?:graphql|generated\.ts)$/.test(file)

/** Writes a typed hook for each operation: over Apollo Client's own, or over our plain ones for `public.graphql`. */
export const plugin: PluginFunction<Config> = (_schema, documents, { externalFragments = [] }, info) => {
  if (isPublic(info?.outputFile)) return publicHooks(operationsOf(documents), externalFragments)
  const operations = operationsOf(documents)
  const used = new Set<string>()
  const hooks = operations.map(operation => hookOf(operation, used))
  const reads = operations.some(({ operation }) => operation === 'query')
  return {
    prepend: [
      ...(used.size > 0 ? [`import { ${[...used].sort().join(', ')} } from '@apollo/client/react'`] : []),
      ...(reads ? [`import type { OperationVariables } from '@apollo/client'`] : []),
    ],
    content: [
      ...(reads
        ? [`type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>`]
        : []),
      ...hooks,
    ].join('\n'),
  }
}

const operationsOf = (documents: Parameters<PluginFunction>[1]) =>
  documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION && each.name !== undefined)

/** With the text of each operation, so that no printer is needed where it is sent. */
function publicHooks(operations: OperationDefinitionNode[], fragments: Fragments) {
  const hooks = operations.map(definition => {
    const base = pascal(definition.name?.value ?? '')
    const kind = pascal(definition.operation)
    const text = print(definition)
    const spread = fragments.filter(({ name }) => text.includes(`...${name}`)).map(({ node }) => print(node))
    const sent = JSON.stringify([text, ...spread].join('\n').replaceAll(/\s+/g, ' '))
    return `export const use${base}${kind} = () => use${kind}<${base}${kind}, ${base}${kind}Variables>(${sent})`
  })
  const used = new Set(operations.map(({ operation }) => `use${pascal(operation)}`))
  return { prepend: [`import { ${[...used].sort().join(', ')} } from '../../platform/public-data.ts'`], content: hooks.join('\n') }
}

function hookOf({ name, operation, variableDefinitions }: OperationDefinitionNode, used: Set<string>): string {
  const base = pascal(name?.value ?? '')
  const result = base + pascal(operation)
  const variables = `${result}Variables`
  const optional = variableDefinitions?.some(each => each.type.kind === Kind.NON_NULL_TYPE && !each.defaultValue) ? '' : '?'
  if (operation === 'mutation') {
    used.add('useMutation')
    return `export const use${base}Mutation = (options?: useMutation.Options<${result}, ${variables}>) => useMutation(${base}Document, options)`
  }
  if (operation === 'subscription') {
    used.add('useSubscription')
    return `export const use${base}Subscription = (options${optional}: Omit<useSubscription.Options<${result}, ${variables}>, 'variables'> & { variables${optional}: ${variables} }) => useSubscription(${base}Document, options as { variables: ${variables} })`
  }
  used.add('useQuery')
  return `export const use${base}Query = (options${optional}: QueryOptions<${result}, ${variables}> & ({ variables${optional}: ${variables}; skip?: boolean } | { skip: true; variables?: ${variables} })) => useQuery(${base}Document, options as QueryOptions<${result}, ${variables}> & { variables: ${variables} })`
}
