/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type SavedAddressPartsFragment = { id: string, name: string, address: string, country: string | null, isDefault: boolean };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { addresses: Array<SavedAddressPartsFragment> };

export type SaveAddressMutationVariables = Exact<{
  id?: string | null | undefined;
  name: string;
  address: string;
  country?: string | null | undefined;
  isDefault?: boolean | null | undefined;
}>;


export type SaveAddressMutation = { saveAddress: Array<SavedAddressPartsFragment> };

export type DeleteAddressMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAddressMutation = { deleteAddress: Array<SavedAddressPartsFragment> };

export const SavedAddressPartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedAddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}] } as unknown as TypedDocumentNode<SavedAddressPartsFragment, unknown>
export const AddressBookDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressBook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAddressParts"}}]}}]}}, ...SavedAddressPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<AddressBookQuery, AddressBookQueryVariables>
export const SaveAddressDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isDefault"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}},{"kind":"Argument","name":{"kind":"Name","value":"isDefault"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isDefault"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAddressParts"}}]}}]}}, ...SavedAddressPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<SaveAddressMutation, SaveAddressMutationVariables>
export const DeleteAddressDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAddressParts"}}]}}]}}, ...SavedAddressPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<DeleteAddressMutation, DeleteAddressMutationVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const useAddressBookQuery = (options?: QueryOptions<AddressBookQuery, AddressBookQueryVariables> & ({ variables?: AddressBookQueryVariables; skip?: boolean } | { skip: true; variables?: AddressBookQueryVariables })) => useQuery(AddressBookDocument, options as QueryOptions<AddressBookQuery, AddressBookQueryVariables> & { variables: AddressBookQueryVariables })
export const useSaveAddressMutation = (options?: useMutation.Options<SaveAddressMutation, SaveAddressMutationVariables>) => useMutation(SaveAddressDocument, options)
export const useDeleteAddressMutation = (options?: useMutation.Options<DeleteAddressMutation, DeleteAddressMutationVariables>) => useMutation(DeleteAddressDocument, options)