/** What a GraphQL document holds: its operations, and their variables. */
import { type DocumentNode, Kind, type OperationDefinitionNode, parse, type SelectionNode } from 'graphql'

export type OperationKind = 'query' | 'mutation' | 'subscription'

/** Undefined while the document can't be parsed. */
export function parseDocument(query: string): DocumentNode | undefined {
  try {
    return parse(query)
  } catch {
    return undefined
  }
}

export const operationsOf = (document: DocumentNode | undefined): OperationDefinitionNode[] =>
  document?.definitions.filter(each => each.kind === Kind.OPERATION_DEFINITION) ?? []

/** The chosen operation, or the first. */
export function operationOf(document: DocumentNode | undefined, name: string | undefined): OperationDefinitionNode | undefined {
  const operations = operationsOf(document)
  return operations.find(each => each.name?.value === name) ?? operations[0]
}

const fieldOf = (selection: SelectionNode | undefined) => (selection?.kind === Kind.FIELD ? selection.name.value : undefined)

/** A short title: the operation's name, or its first field. */
export function titleOf(query: string): string | undefined {
  const [operation] = operationsOf(parseDocument(query))
  return operation?.name?.value ?? fieldOf(operation?.selectionSet.selections[0])
}

/** Undefined if the text is not a JSON object. */
export function readObject(text: string): Record<string, unknown> | undefined {
  if (!text.trim()) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
