/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.generated.ts';

import { useSubscription } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type WorkspaceChangesSubscriptionVariables = Exact<{
  areas?: Array<Types.Area> | Types.Area | null | undefined;
}>;


export type WorkspaceChangesSubscription = { workspaceChanges: { operationId: string } };

export const WorkspaceChangesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WorkspaceChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"areas"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Area"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"areas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"areas"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operationId"}}]}}]}}] } as unknown as TypedDocumentNode<WorkspaceChangesSubscription, WorkspaceChangesSubscriptionVariables>
export const useWorkspaceChangesSubscription = (options?: Omit<useSubscription.Options<WorkspaceChangesSubscription, WorkspaceChangesSubscriptionVariables>, 'variables'> & { variables?: WorkspaceChangesSubscriptionVariables }) => useSubscription(WorkspaceChangesDocument, options as { variables: WorkspaceChangesSubscriptionVariables })