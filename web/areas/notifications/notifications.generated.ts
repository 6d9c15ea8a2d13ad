/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/schema.generated.ts';

import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type NotificationItemFragment = { id: string, kind: Types.NotificationKind, at: string, isRead: boolean, link: string, facts: { name: string | null, title: string | null, excerpt: string | null, amount: number | null, currency: string | null, words: number | null, date: string | null } };

export type NotificationsQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type NotificationsQuery = { notifications: { total: number, unread: number, items: Array<NotificationItemFragment> } };

export type UnreadNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationsQuery = { notifications: { unread: number, items: Array<{ id: string }> } };

export type MarkNotificationMutationVariables = Exact<{
  id: string;
  isRead: boolean;
}>;


export type MarkNotificationMutation = { markNotification: { id: string, isRead: boolean } };

export type MarkNotificationsMutationVariables = Exact<{
  isRead: boolean;
}>;


export type MarkNotificationsMutation = { markNotifications: number };

export type RemoveNotificationMutationVariables = Exact<{
  id: string;
}>;


export type RemoveNotificationMutation = { removeNotification: string };

export type NotificationChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationChangesSubscription = { notificationChanges: { unread: number, isSilent: boolean, latest: NotificationItemFragment | null } };

export const NotificationItemFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}] } as unknown as TypedDocumentNode<NotificationItemFragment, unknown>
export const NotificationsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}}, ...NotificationItemFragmentDoc.definitions] } as unknown as TypedDocumentNode<NotificationsQuery, NotificationsQueryVariables>
export const UnreadNotificationsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}}] } as unknown as TypedDocumentNode<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>
export const MarkNotificationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isRead"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isRead"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isRead"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}}]}}] } as unknown as TypedDocumentNode<MarkNotificationMutation, MarkNotificationMutationVariables>
export const MarkNotificationsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isRead"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isRead"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isRead"}}}]}]}}] } as unknown as TypedDocumentNode<MarkNotificationsMutation, MarkNotificationsMutationVariables>
export const RemoveNotificationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}] } as unknown as TypedDocumentNode<RemoveNotificationMutation, RemoveNotificationMutationVariables>
export const NotificationChangesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSilent"}}]}}]}}, ...NotificationItemFragmentDoc.definitions] } as unknown as TypedDocumentNode<NotificationChangesSubscription, NotificationChangesSubscriptionVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const useNotificationsQuery = (options?: QueryOptions<NotificationsQuery, NotificationsQueryVariables> & ({ variables?: NotificationsQueryVariables; skip?: boolean } | { skip: true; variables?: NotificationsQueryVariables })) => useQuery(NotificationsDocument, options as QueryOptions<NotificationsQuery, NotificationsQueryVariables> & { variables: NotificationsQueryVariables })
export const useUnreadNotificationsQuery = (options?: QueryOptions<UnreadNotificationsQuery, UnreadNotificationsQueryVariables> & ({ variables?: UnreadNotificationsQueryVariables; skip?: boolean } | { skip: true; variables?: UnreadNotificationsQueryVariables })) => useQuery(UnreadNotificationsDocument, options as QueryOptions<UnreadNotificationsQuery, UnreadNotificationsQueryVariables> & { variables: UnreadNotificationsQueryVariables })
export const useMarkNotificationMutation = (options?: useMutation.Options<MarkNotificationMutation, MarkNotificationMutationVariables>) => useMutation(MarkNotificationDocument, options)
export const useMarkNotificationsMutation = (options?: useMutation.Options<MarkNotificationsMutation, MarkNotificationsMutationVariables>) => useMutation(MarkNotificationsDocument, options)
export const useRemoveNotificationMutation = (options?: useMutation.Options<RemoveNotificationMutation, RemoveNotificationMutationVariables>) => useMutation(RemoveNotificationDocument, options)
export const useNotificationChangesSubscription = (options?: Omit<useSubscription.Options<NotificationChangesSubscription, NotificationChangesSubscriptionVariables>, 'variables'> & { variables?: NotificationChangesSubscriptionVariables }) => useSubscription(NotificationChangesDocument, options as { variables: NotificationChangesSubscriptionVariables })