/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/schema.generated.ts';

import { useQuery } from '@apollo/client/react'
import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type StoreSenderQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreSenderQuery = { invoiceIssuer: { name: string, email: string } };

export const StoreSenderDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoreSender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceIssuer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}] } as unknown as TypedDocumentNode<StoreSenderQuery, StoreSenderQueryVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const useStoreSenderQuery = (options?: QueryOptions<StoreSenderQuery, StoreSenderQueryVariables> & ({ variables?: StoreSenderQueryVariables; skip?: boolean } | { skip: true; variables?: StoreSenderQueryVariables })) => useQuery(StoreSenderDocument, options as QueryOptions<StoreSenderQuery, StoreSenderQueryVariables> & { variables: StoreSenderQueryVariables })