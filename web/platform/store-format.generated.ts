/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.generated.ts';

import { useQuery } from '@apollo/client/react'
import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type StoreFormatQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreFormatQuery = { storeSettings: { currency: string, timeZone: string, units: Types.UnitSystem, orderPrefix: string } };

export const StoreFormatDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoreFormat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"orderPrefix"}}]}}]}}] } as unknown as TypedDocumentNode<StoreFormatQuery, StoreFormatQueryVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const useStoreFormatQuery = (options?: QueryOptions<StoreFormatQuery, StoreFormatQueryVariables> & ({ variables?: StoreFormatQueryVariables; skip?: boolean } | { skip: true; variables?: StoreFormatQueryVariables })) => useQuery(StoreFormatDocument, options as QueryOptions<StoreFormatQuery, StoreFormatQueryVariables> & { variables: StoreFormatQueryVariables })