/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
import type * as Types from '../../platform/schema.generated.ts'

import { useMutation, useQuery } from '../../platform/public-data.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type FrontFactsQueryVariables = Exact<{ [key: string]: never }>

export type FrontFactsQuery = {
  textService: {
    engine: string
    isLocal: boolean
    maxCharacters: number
    trialWords: number
    welcomeTemporaryWords: number
    welcomePermanentWords: number
  }
  demoLogins: Array<{ email: string; password: string }>
}

export type FrontReviewsQueryVariables = Exact<{ [key: string]: never }>

export type FrontReviewsQuery = {
  reviews: {
    items: Array<{ id: string; product: string; productImage: string; reviewer: string; rating: number; head: string; para: string }>
  }
}

export type TryPolishMutationVariables = Exact<{
  text: string
}>

export type TryPolishMutation = {
  tryPolish: {
    status: Types.TextRunStatus
    result: string
    message: string
    left: number
    changes: Array<{
      id: string
      start: number
      end: number
      before: string
      after: string
      kind: Types.TextChangeKind
      rule: string | null
      message: string
      applied: boolean
    }>
  }
}

export type EnterDemoMutationVariables = Exact<{
  email: string
  password: string
}>

export type EnterDemoMutation = { login: { auth: string } }

export type SendContactMessageMutationVariables = Exact<{
  name: string
  email: string
  message: string
}>

export type SendContactMessageMutation = { sendContactMessage: boolean }

export const FrontFactsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FrontFacts' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'textService' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'engine' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isLocal' } },
                { kind: 'Field', name: { kind: 'Name', value: 'maxCharacters' } },
                { kind: 'Field', name: { kind: 'Name', value: 'trialWords' } },
                { kind: 'Field', name: { kind: 'Name', value: 'welcomeTemporaryWords' } },
                { kind: 'Field', name: { kind: 'Name', value: 'welcomePermanentWords' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'demoLogins' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'password' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FrontFactsQuery, FrontFactsQueryVariables>
export const FrontReviewsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FrontReviews' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reviews' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'status' }, value: { kind: 'EnumValue', value: 'PUBLISHED' } },
              { kind: 'Argument', name: { kind: 'Name', value: 'sort' }, value: { kind: 'EnumValue', value: 'RATING' } },
              { kind: 'Argument', name: { kind: 'Name', value: 'order' }, value: { kind: 'EnumValue', value: 'DESC' } },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    { kind: 'ObjectField', name: { kind: 'Name', value: 'itemsPerPage' }, value: { kind: 'IntValue', value: '12' } },
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
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'product' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'productImage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reviewer' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'head' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'para' } },
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
} as unknown as DocumentNode<FrontReviewsQuery, FrontReviewsQueryVariables>
export const TryPolishDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'TryPolish' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'text' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tryPolish' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'text' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'text' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'result' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'changes' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'start' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'end' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'before' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'after' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'rule' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'applied' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                { kind: 'Field', name: { kind: 'Name', value: 'left' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TryPolishMutation, TryPolishMutationVariables>
export const EnterDemoDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'EnterDemo' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'password' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'login' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'email' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'password' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'password' } },
              },
            ],
            selectionSet: { kind: 'SelectionSet', selections: [{ kind: 'Field', name: { kind: 'Name', value: 'auth' } }] },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EnterDemoMutation, EnterDemoMutationVariables>
export const SendContactMessageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SendContactMessage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'name' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'message' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sendContactMessage' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'name' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'name' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'email' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'message' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'message' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>
export const useFrontFactsQuery = () =>
  useQuery<FrontFactsQuery, FrontFactsQueryVariables>(
    'query FrontFacts { textService { engine isLocal maxCharacters trialWords welcomeTemporaryWords welcomePermanentWords } demoLogins { email password } }',
  )
export const useFrontReviewsQuery = () =>
  useQuery<FrontReviewsQuery, FrontReviewsQueryVariables>(
    'query FrontReviews { reviews(status: PUBLISHED, sort: RATING, order: DESC, page: {itemsPerPage: 12}) { items { id product productImage reviewer rating head para } } }',
  )
export const useTryPolishMutation = () =>
  useMutation<TryPolishMutation, TryPolishMutationVariables>(
    'mutation TryPolish($text: String!) { tryPolish(text: $text) { status result changes { id start end before after kind rule message applied } message left } }',
  )
export const useEnterDemoMutation = () =>
  useMutation<EnterDemoMutation, EnterDemoMutationVariables>(
    'mutation EnterDemo($email: String!, $password: String!) { login(email: $email, password: $password) { auth } }',
  )
export const useSendContactMessageMutation = () =>
  useMutation<SendContactMessageMutation, SendContactMessageMutationVariables>(
    'mutation SendContactMessage($name: String!, $email: String!, $message: String!) { sendContactMessage(name: $name, email: $email, message: $message) }',
  )
