/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type ClearConditionsMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearConditionsMutation = { setSandboxConditions: { isOn: boolean, latencyMs: number, errorRate: number } };

export type AccountPictureQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPictureQuery = { accountProfile: { avatar: string | null } };

export const LogoutDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}] } as unknown as TypedDocumentNode<LogoutMutation, LogoutMutationVariables>
export const ClearConditionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearConditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSandboxConditions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"latencyMs"},"value":{"kind":"IntValue","value":"0"}},{"kind":"ObjectField","name":{"kind":"Name","value":"errorRate"},"value":{"kind":"IntValue","value":"0"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}},{"kind":"Field","name":{"kind":"Name","value":"errorRate"}}]}}]}}] } as unknown as TypedDocumentNode<ClearConditionsMutation, ClearConditionsMutationVariables>
export const AccountPictureDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPicture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}}]}}] } as unknown as TypedDocumentNode<AccountPictureQuery, AccountPictureQueryVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const useLogoutMutation = (options?: useMutation.Options<LogoutMutation, LogoutMutationVariables>) => useMutation(LogoutDocument, options)
export const useAccountPictureQuery = (options?: QueryOptions<AccountPictureQuery, AccountPictureQueryVariables> & ({ variables?: AccountPictureQueryVariables; skip?: boolean } | { skip: true; variables?: AccountPictureQueryVariables })) => useQuery(AccountPictureDocument, options as QueryOptions<AccountPictureQuery, AccountPictureQueryVariables> & { variables: AccountPictureQueryVariables })