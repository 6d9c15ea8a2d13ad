/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
import type * as Types from '../../platform/schema.generated.ts'

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

export type ActivityRowFragment = {
  id: string
  at: string
  area: Types.Area
  summary: string
  kind: Types.OperationKind
  actor: string
  owner: string
  door: string
  requestId: string
  undoneBy: string | null
  canUndo: boolean
  labels: Array<string>
  changes: Array<{ type: string; id: string; label: string; before: unknown; after: unknown }>
}

export type ActivitiesQueryVariables = Exact<{
  area?: Types.Area | null | undefined
  actor?: string | null | undefined
  kind?: Types.OperationKind | null | undefined
  door?: Types.Door | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  search?: string | null | undefined
  requestId?: string | null | undefined
  page?: Types.PageInput | null | undefined
}>

export type ActivitiesQuery = {
  activities: {
    total: number
    items: Array<{
      id: string
      at: string
      area: Types.Area
      summary: string
      kind: Types.OperationKind
      actor: string
      owner: string
      door: string
      requestId: string
      undoneBy: string | null
      canUndo: boolean
      labels: Array<string>
      changes: Array<{ type: string; id: string; label: string; before: unknown; after: unknown }>
    }>
  }
}

export type ActivitySummaryQueryVariables = Exact<{ [key: string]: never }>

export type ActivitySummaryQuery = {
  activitySummary: {
    changesToday: number
    errorsToday: number
    failedLoginsToday: number
    activeSessions: number
    ordersPaidToday: number
    changesByHour: Array<{ start: string; count: number }>
  }
}

export type CountActivitiesQueryVariables = Exact<{ [key: string]: never }>

export type CountActivitiesQuery = { activities: { total: number } }

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
export const ActivityRowFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ActivityRow' },
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
          { kind: 'Field', name: { kind: 'Name', value: 'owner' } },
          { kind: 'Field', name: { kind: 'Name', value: 'door' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestId' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'before' } },
                { kind: 'Field', name: { kind: 'Name', value: 'after' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ActivityRowFragment, unknown>
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
export const ActivitiesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Activities' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'area' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Area' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'actor' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'kind' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'OperationKind' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'door' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Door' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'from' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'DateTime' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'DateTime' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'requestId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'PageInput' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activities' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'area' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'area' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'actor' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'actor' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'kind' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'kind' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'door' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'door' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'from' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'from' } },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'to' }, value: { kind: 'Variable', name: { kind: 'Name', value: 'to' } } },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'search' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'requestId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'requestId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
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
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ActivityRow' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ActivityRow' },
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
          { kind: 'Field', name: { kind: 'Name', value: 'owner' } },
          { kind: 'Field', name: { kind: 'Name', value: 'door' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestId' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'before' } },
                { kind: 'Field', name: { kind: 'Name', value: 'after' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ActivitiesQuery, ActivitiesQueryVariables>
export const ActivitySummaryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ActivitySummary' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activitySummary' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'changesToday' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorsToday' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failedLoginsToday' } },
                { kind: 'Field', name: { kind: 'Name', value: 'activeSessions' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ordersPaidToday' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'changesByHour' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'start' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'count' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ActivitySummaryQuery, ActivitySummaryQueryVariables>
export const CountActivitiesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CountActivities' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activities' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: {
                  kind: 'ObjectValue',
                  fields: [{ kind: 'ObjectField', name: { kind: 'Name', value: 'itemsPerPage' }, value: { kind: 'IntValue', value: '1' } }],
                },
              },
            ],
            selectionSet: { kind: 'SelectionSet', selections: [{ kind: 'Field', name: { kind: 'Name', value: 'total' } }] },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CountActivitiesQuery, CountActivitiesQueryVariables>
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
export const useActivitiesQuery = (
  options?: QueryOptions<ActivitiesQuery, ActivitiesQueryVariables> &
    ({ variables?: ActivitiesQueryVariables; skip?: boolean } | { skip: true; variables?: ActivitiesQueryVariables }),
) =>
  useQuery(ActivitiesDocument, options as QueryOptions<ActivitiesQuery, ActivitiesQueryVariables> & { variables: ActivitiesQueryVariables })
export const useActivitySummaryQuery = (
  options?: QueryOptions<ActivitySummaryQuery, ActivitySummaryQueryVariables> &
    ({ variables?: ActivitySummaryQueryVariables; skip?: boolean } | { skip: true; variables?: ActivitySummaryQueryVariables }),
) =>
  useQuery(
    ActivitySummaryDocument,
    options as QueryOptions<ActivitySummaryQuery, ActivitySummaryQueryVariables> & { variables: ActivitySummaryQueryVariables },
  )
export const useCountActivitiesQuery = (
  options?: QueryOptions<CountActivitiesQuery, CountActivitiesQueryVariables> &
    ({ variables?: CountActivitiesQueryVariables; skip?: boolean } | { skip: true; variables?: CountActivitiesQueryVariables }),
) =>
  useQuery(
    CountActivitiesDocument,
    options as QueryOptions<CountActivitiesQuery, CountActivitiesQueryVariables> & { variables: CountActivitiesQueryVariables },
  )
