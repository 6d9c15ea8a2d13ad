/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
import type * as Types from '../../app/schema.generated.ts'

import { useQuery, useSubscription } from '@apollo/client/react'
import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type HistoryRowFragment = {
  id: string
  at: string
  area: Types.Area
  summary: string
  kind: Types.OperationKind
  actor: string
  door: string
  undoneBy: string | null
  canUndo: boolean
  labels: Array<string>
  changes: Array<{ type: string; id: string }>
}

export type HistoryQueryVariables = Exact<{ [key: string]: never }>

export type HistoryQuery = {
  operations: {
    items: Array<{
      id: string
      at: string
      area: Types.Area
      summary: string
      kind: Types.OperationKind
      actor: string
      door: string
      undoneBy: string | null
      canUndo: boolean
      labels: Array<string>
      changes: Array<{ type: string; id: string }>
    }>
  }
}

export type AnyChangeSubscriptionVariables = Exact<{ [key: string]: never }>

export type AnyChangeSubscription = { workspaceChanges: { operationId: string } }

export const HistoryRowFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'HistoryRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Operation' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'at' } },
          { kind: 'Field', name: { kind: 'Name', value: 'area' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'door' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoneBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'canUndo' } },
          { kind: 'Field', name: { kind: 'Name', value: 'labels' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'changes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<HistoryRowFragment, unknown>
export const HistoryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'History' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'operations' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    { kind: 'ObjectField', name: { kind: 'Name', value: 'itemsPerPage' }, value: { kind: 'IntValue', value: '50' } },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'HistoryRow' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'HistoryRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Operation' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'at' } },
          { kind: 'Field', name: { kind: 'Name', value: 'area' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'door' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoneBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'canUndo' } },
          { kind: 'Field', name: { kind: 'Name', value: 'labels' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'changes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>
export const AnyChangeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'AnyChange' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'workspaceChanges' },
            selectionSet: { kind: 'SelectionSet', selections: [{ kind: 'Field', name: { kind: 'Name', value: 'operationId' } }] },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AnyChangeSubscription, AnyChangeSubscriptionVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const useHistoryQuery = (
  options?: QueryOptions<HistoryQuery, HistoryQueryVariables> &
    ({ variables?: HistoryQueryVariables; skip?: boolean } | { skip: true; variables?: HistoryQueryVariables }),
) => useQuery(HistoryDocument, options as QueryOptions<HistoryQuery, HistoryQueryVariables> & { variables: HistoryQueryVariables })
export const useAnyChangeSubscription = (
  options?: Omit<useSubscription.Options<AnyChangeSubscription, AnyChangeSubscriptionVariables>, 'variables'> & {
    variables?: AnyChangeSubscriptionVariables
  },
) => useSubscription(AnyChangeDocument, options as { variables: AnyChangeSubscriptionVariables })
