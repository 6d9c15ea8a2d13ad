/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/schema.generated.ts';

import { useQuery } from '@apollo/client/react'
import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type FileStorageQueryVariables = Exact<{ [key: string]: never; }>;


export type FileStorageQuery = { fileStorage: { maxFileBytes: number } };

export const FileStorageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileStorage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileStorage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxFileBytes"}}]}}]}}] } as unknown as TypedDocumentNode<FileStorageQuery, FileStorageQueryVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const useFileStorageQuery = (options?: QueryOptions<FileStorageQuery, FileStorageQueryVariables> & ({ variables?: FileStorageQueryVariables; skip?: boolean } | { skip: true; variables?: FileStorageQueryVariables })) => useQuery(FileStorageDocument, options as QueryOptions<FileStorageQuery, FileStorageQueryVariables> & { variables: FileStorageQueryVariables })