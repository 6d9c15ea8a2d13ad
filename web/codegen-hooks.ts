import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { Kind, type OperationDefinitionNode } from 'graphql'

const pascal = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Writes a typed hook for each operation, over Apollo Client's own. */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION && each.name !== undefined)
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
