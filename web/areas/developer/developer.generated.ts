/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/schema.generated.ts';

import { useQuery } from '@apollo/client/react'
import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type SandboxPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SandboxPageQuery = { sandboxConditions: { isOn: boolean, latencyMs: number, errorRate: number, error: Types.InjectedError, calls: Types.InjectedCalls }, workspaceSnapshots: Array<{ id: string, name: string, createdAt: string, rows: number, bytes: number }>, workspaceShares: Array<{ id: string, createdAt: string, expiresAt: string, lastUsedAt: string | null }> };

export type SandboxHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type SandboxHistoryQuery = { operations: { total: number, items: Array<{ id: string, at: string, area: Types.Area, summary: string, action: string, params: unknown, kind: Types.OperationKind, source: string, undoneBy: string | null, canUndo: boolean }> } };

export type OnlyConditionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OnlyConditionsQuery = { sandboxConditions: { isOn: boolean, latencyMs: number, errorRate: number, error: Types.InjectedError, calls: Types.InjectedCalls } };

export type SetConditionsMutationVariables = Exact<{
  input: Types.SandboxConditionsInput;
}>;


export type SetConditionsMutation = { setSandboxConditions: { isOn: boolean, latencyMs: number, errorRate: number, error: Types.InjectedError, calls: Types.InjectedCalls } };

export type CreateSnapshotMutationVariables = Exact<{
  name: string;
}>;


export type CreateSnapshotMutation = { createWorkspaceSnapshot: { id: string } };

export type RestoreSnapshotMutationVariables = Exact<{
  id: string;
}>;


export type RestoreSnapshotMutation = { restoreWorkspaceSnapshot: { created: number, updated: number, deleted: number } };

export type DeleteSnapshotMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSnapshotMutation = { deleteWorkspaceSnapshot: string };

export type CreateShareMutationVariables = Exact<{
  days: number;
}>;


export type CreateShareMutation = { createWorkspaceShare: { token: string, url: string, share: { id: string } } };

export type RevokeShareMutationVariables = Exact<{
  id: string;
}>;


export type RevokeShareMutation = { revokeWorkspaceShare: string };

export type ResetSandboxMutationVariables = Exact<{
  area?: Types.Area | null | undefined;
  size: Types.SeedSize;
}>;


export type ResetSandboxMutation = { resetWorkspace: boolean };

export const SandboxPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SandboxPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandboxConditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}},{"kind":"Field","name":{"kind":"Name","value":"errorRate"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workspaceSnapshots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workspaceShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}] } as unknown as TypedDocumentNode<SandboxPageQuery, SandboxPageQueryVariables>
export const SandboxHistoryDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SandboxHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"12"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]}}]}}] } as unknown as TypedDocumentNode<SandboxHistoryQuery, SandboxHistoryQueryVariables>
export const OnlyConditionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnlyConditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandboxConditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}},{"kind":"Field","name":{"kind":"Name","value":"errorRate"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}}]}}]}}] } as unknown as TypedDocumentNode<OnlyConditionsQuery, OnlyConditionsQueryVariables>
export const SetConditionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetConditions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SandboxConditionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSandboxConditions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}},{"kind":"Field","name":{"kind":"Name","value":"errorRate"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}}]}}]}}] } as unknown as TypedDocumentNode<SetConditionsMutation, SetConditionsMutationVariables>
export const CreateSnapshotDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSnapshot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWorkspaceSnapshot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}] } as unknown as TypedDocumentNode<CreateSnapshotMutation, CreateSnapshotMutationVariables>
export const RestoreSnapshotDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSnapshot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreWorkspaceSnapshot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}}]}}]}}] } as unknown as TypedDocumentNode<RestoreSnapshotMutation, RestoreSnapshotMutationVariables>
export const DeleteSnapshotDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSnapshot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWorkspaceSnapshot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}] } as unknown as TypedDocumentNode<DeleteSnapshotMutation, DeleteSnapshotMutationVariables>
export const CreateShareDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWorkspaceShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}] } as unknown as TypedDocumentNode<CreateShareMutation, CreateShareMutationVariables>
export const RevokeShareDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeWorkspaceShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}] } as unknown as TypedDocumentNode<RevokeShareMutation, RevokeShareMutationVariables>
export const ResetSandboxDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSandbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"area"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Area"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeedSize"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetWorkspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"area"},"value":{"kind":"Variable","name":{"kind":"Name","value":"area"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}]}]}}] } as unknown as TypedDocumentNode<ResetSandboxMutation, ResetSandboxMutationVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const useSandboxPageQuery = (options?: QueryOptions<SandboxPageQuery, SandboxPageQueryVariables> & ({ variables?: SandboxPageQueryVariables; skip?: boolean } | { skip: true; variables?: SandboxPageQueryVariables })) => useQuery(SandboxPageDocument, options as QueryOptions<SandboxPageQuery, SandboxPageQueryVariables> & { variables: SandboxPageQueryVariables })
export const useSandboxHistoryQuery = (options?: QueryOptions<SandboxHistoryQuery, SandboxHistoryQueryVariables> & ({ variables?: SandboxHistoryQueryVariables; skip?: boolean } | { skip: true; variables?: SandboxHistoryQueryVariables })) => useQuery(SandboxHistoryDocument, options as QueryOptions<SandboxHistoryQuery, SandboxHistoryQueryVariables> & { variables: SandboxHistoryQueryVariables })
export const useOnlyConditionsQuery = (options?: QueryOptions<OnlyConditionsQuery, OnlyConditionsQueryVariables> & ({ variables?: OnlyConditionsQueryVariables; skip?: boolean } | { skip: true; variables?: OnlyConditionsQueryVariables })) => useQuery(OnlyConditionsDocument, options as QueryOptions<OnlyConditionsQuery, OnlyConditionsQueryVariables> & { variables: OnlyConditionsQueryVariables })