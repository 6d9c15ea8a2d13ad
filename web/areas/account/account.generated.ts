/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type AccountFieldsFragment = { id: string, email: string, role: Types.AccountRole, language: Types.AccountLanguage, money: number, durWordsLeft: number, tempWordsLeft: number, lastLoginTime: string | null, preferences: unknown, abilityRules: Array<{ action: string, subject: string, inverted: boolean | null }> };

export type AccountPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPageQuery = { me: AccountFieldsFragment | null, accountProfile: ExchangeRatePartsFragment };

export type ApiKeyPartsFragment = { id: string, name: string, scope: Types.ApiKeyScope, start: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<ApiKeyPartsFragment> };

export type CreateApiKeyMutationVariables = Exact<{
  name: string;
  scope: Types.ApiKeyScope;
  expiresInDays?: number | null | undefined;
  password: string;
}>;


export type CreateApiKeyMutation = { createApiKey: { key: string, apiKey: ApiKeyPartsFragment } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: string };

export type ExpiringWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExpiringWordsQuery = { expiringWords: Array<{ expiresAt: string, words: number }> };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, lastSeenAt: string, userAgent: string, current: boolean }> };

export type LedgerQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type LedgerQuery = { wordEntries: { total: number, items: Array<{ id: string, at: string, words: number, kind: Types.WordEntryKind, temporary: boolean, runId: string | null }> }, textRuns: { items: Array<{ id: string, action: Types.TextAction }> } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  password: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { revokeSession: string };

export type TwoStepQueryVariables = Exact<{ [key: string]: never; }>;


export type TwoStepQuery = { twoStep: { isOn: boolean, recoveryCodesLeft: number } };

export type SetUpTwoStepMutationVariables = Exact<{
  password: string;
}>;


export type SetUpTwoStepMutation = { setUpTwoStep: { secret: string, uri: string } };

export type EnableTwoStepMutationVariables = Exact<{
  code: string;
}>;


export type EnableTwoStepMutation = { enableTwoStep: Array<string> };

export type DisableTwoStepMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type DisableTwoStepMutation = { disableTwoStep: boolean };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: number };

export type DeleteAccountMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type DeleteAccountMutation = { deleteAccount: string };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  code: string;
  password: string;
  deviceKey?: string | null | undefined;
}>;


export type ChangeEmailMutation = { changeEmail: { id: string, email: string } };

export type PurchaseFragment = { outTradeNo: string, packId: string, previousPlan: string | null, orderAmount: number, status: Types.PaymentOrderStatus, wordsGranted: number, createdTime: string, expiresTime: string, payUrl: string | null, invoiceNumber: string | null, items: Array<{ packId: string, quantity: number, words: number }> };

export type MoneyLedgerQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type MoneyLedgerQuery = { moneyEntries: { total: number, items: Array<{ id: string, at: string, amount: number, kind: Types.MoneyEntryKind, outTradeNo: string }> } };

export type PurchasesQueryVariables = Exact<{ [key: string]: never; }>;


export type PurchasesQuery = { packs: Array<{ packId: string, kind: Types.PackKind, words: number, days: number | null, interval: Types.PlanInterval | null }>, paymentOrders: { total: number, items: Array<PurchaseFragment> } };

export type CancelPurchaseMutationVariables = Exact<{
  outTradeNo: string;
}>;


export type CancelPurchaseMutation = { cancelPaymentOrder: PurchaseFragment };

export type RefundPurchaseMutationVariables = Exact<{
  outTradeNo: string;
}>;


export type RefundPurchaseMutation = { refundPaymentOrder: PurchaseFragment };

export type PlanQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanQuery = { paymentMethods: Array<Types.PurchaseMethod>, subscription: { plan: string, renewsTime: string | null, endsTime: string | null, nextPlan: string | null, method: Types.PurchaseMethod, periodWords: number, periodWordsLeft: number } | null, me: { id: string, money: number } | null, packs: Array<{ packId: string, kind: Types.PackKind, words: number, days: number | null, interval: Types.PlanInterval | null, price: number, currency: string }> };

export type CancelPlanMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelPlanMutation = { cancelSubscription: { plan: string } };

export type ResumePlanMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumePlanMutation = { resumeSubscription: { plan: string } };

export type TopUpMutationVariables = Exact<{
  amount: number;
  method: Types.PurchaseMethod;
  idempotencyKey: string;
}>;


export type TopUpMutation = { topUpBalance: { outTradeNo: string, payUrl: string | null } };

export type NotificationSettingPartsFragment = { kind: Types.NotificationKind, app: boolean, browser: boolean, email: boolean | null };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings: Array<NotificationSettingPartsFragment> };

export type SaveNotificationSettingsMutationVariables = Exact<{
  settings: Array<Types.NotificationSettingInput> | Types.NotificationSettingInput;
}>;


export type SaveNotificationSettingsMutation = { saveNotificationSettings: Array<NotificationSettingPartsFragment> };

export type AccountBillingFragment = { name: string, address: string, country: string | null, lowWords: number | null };

export type AccountBillingQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountBillingQuery = { billingDetails: AccountBillingFragment };

export type SaveAccountBillingMutationVariables = Exact<{
  name: string;
  address: string;
  country?: string | null | undefined;
  lowWords?: number | null | undefined;
}>;


export type SaveAccountBillingMutation = { saveBillingDetails: AccountBillingFragment };

export type ProfilePartsFragment = (
  { fullName: string, organization: string, phone: string, address: string, timeZone: string, currency: string, avatar: string | null }
  & ExchangeRatePartsFragment
);

export type AccountProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountProfileQuery = { accountProfile: (
    { currencies: Array<string> }
    & ProfilePartsFragment
  ) };

export type SaveAccountProfileMutationVariables = Exact<{
  fullName: string;
  organization: string;
  phone: string;
  address: string;
  timeZone: string;
  currency: string;
}>;


export type SaveAccountProfileMutation = { saveAccountProfile: ProfilePartsFragment };

export type SaveAvatarMutationVariables = Exact<{
  picture?: string | null | undefined;
}>;


export type SaveAvatarMutation = { saveAvatar: ProfilePartsFragment };

export type NotificationScheduleQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationScheduleQuery = { notificationSchedule: { quietFrom: string | null, quietUntil: string | null, timeZone: string, onlyOnline: boolean } };

export type SaveNotificationScheduleMutationVariables = Exact<{
  quietFrom?: string | null | undefined;
  quietUntil?: string | null | undefined;
  timeZone?: string | null | undefined;
  onlyOnline: boolean;
}>;


export type SaveNotificationScheduleMutation = { saveNotificationSchedule: { quietFrom: string | null, quietUntil: string | null, timeZone: string, onlyOnline: boolean } };

export type WebhookPartsFragment = { id: string, url: string, description: string, events: Array<string>, isActive: boolean, isPausedByFailures: boolean, failures: number };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhookEventTypes: Array<string>, webhooks: Array<WebhookPartsFragment> };

export type CreateWebhookMutationVariables = Exact<{
  url: string;
  description?: string | null | undefined;
  events: Array<string> | string;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: WebhookPartsFragment } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string;
  url?: string | null | undefined;
  description?: string | null | undefined;
  events?: Array<string> | string | null | undefined;
  isActive?: boolean | null | undefined;
}>;


export type UpdateWebhookMutation = { updateWebhook: WebhookPartsFragment };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: string };

export type ReplaceWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type ReplaceWebhookSecretMutation = { replaceWebhookSecret: { secret: string } };

export type DeliveryPartsFragment = { id: string, eventId: string, type: string, body: string, state: Types.WebhookDeliveryState, attempts: number, nextAt: string | null, createdAt: string, status: number | null, response: string | null, error: Types.WebhookError | null, durationMs: number | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
  page?: Types.PageInput | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { total: number, items: Array<DeliveryPartsFragment> } };

export type SendWebhookTestMutationVariables = Exact<{
  id: string;
}>;


export type SendWebhookTestMutation = { sendWebhookTest: DeliveryPartsFragment };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: DeliveryPartsFragment };

export type ExchangeRatePartsFragment = { currency: string, exchangeRate: number | null, exchangeDate: string };

export type ConnectedAppPartsFragment = { id: string, version: number, service: Types.ConnectedService, isSocial: boolean, account: string, isConnected: boolean };

export type ConnectedAppsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectedAppsQuery = { connectedApps: Array<ConnectedAppPartsFragment> };

export type SetAppConnectedMutationVariables = Exact<{
  id: string;
  isConnected: boolean;
  account?: string | null | undefined;
}>;


export type SetAppConnectedMutation = { setAppConnected: ConnectedAppPartsFragment };

export const AccountFieldsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"money"}},{"kind":"Field","name":{"kind":"Name","value":"durWordsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"tempWordsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginTime"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}},{"kind":"Field","name":{"kind":"Name","value":"abilityRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"inverted"}}]}}]}}] } as unknown as TypedDocumentNode<AccountFieldsFragment, unknown>
export const ApiKeyPartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}] } as unknown as TypedDocumentNode<ApiKeyPartsFragment, unknown>
export const PurchaseFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Purchase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outTradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"packId"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousPlan"}},{"kind":"Field","name":{"kind":"Name","value":"orderAmount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"wordsGranted"}},{"kind":"Field","name":{"kind":"Name","value":"createdTime"}},{"kind":"Field","name":{"kind":"Name","value":"expiresTime"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}}]}}] } as unknown as TypedDocumentNode<PurchaseFragment, unknown>
export const NotificationSettingPartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"app"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}] } as unknown as TypedDocumentNode<NotificationSettingPartsFragment, unknown>
export const AccountBillingFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountBilling"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"lowWords"}}]}}] } as unknown as TypedDocumentNode<AccountBillingFragment, unknown>
export const ProfilePartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangeRateParts"}}]}}] } as unknown as TypedDocumentNode<ProfilePartsFragment, unknown>
export const WebhookPartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isPausedByFailures"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}}]}}] } as unknown as TypedDocumentNode<WebhookPartsFragment, unknown>
export const DeliveryPartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"response"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}] } as unknown as TypedDocumentNode<DeliveryPartsFragment, unknown>
export const ExchangeRatePartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangeRateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"exchangeRate"}},{"kind":"Field","name":{"kind":"Name","value":"exchangeDate"}}]}}] } as unknown as TypedDocumentNode<ExchangeRatePartsFragment, unknown>
export const ConnectedAppPartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectedAppParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedApp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"isSocial"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"isConnected"}}]}}] } as unknown as TypedDocumentNode<ConnectedAppPartsFragment, unknown>
export const AccountPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accountProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangeRateParts"}}]}}]}}, ...AccountFieldsFragmentDoc.definitions, ...ExchangeRatePartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<AccountPageQuery, AccountPageQueryVariables>
export const ApiKeysDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyParts"}}]}}]}}, ...ApiKeyPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<ApiKeysQuery, ApiKeysQueryVariables>
export const CreateApiKeyDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyScope"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expiresInDays"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"expiresInDays"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expiresInDays"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyParts"}}]}}]}}]}}, ...ApiKeyPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>
export const RevokeApiKeyDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}] } as unknown as TypedDocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>
export const ExpiringWordsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExpiringWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiringWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}] } as unknown as TypedDocumentNode<ExpiringWordsQuery, ExpiringWordsQueryVariables>
export const SessionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}] } as unknown as TypedDocumentNode<SessionsQuery, SessionsQueryVariables>
export const LedgerDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ledger"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wordEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"temporary"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"textRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}}]}}]}}] } as unknown as TypedDocumentNode<LedgerQuery, LedgerQueryVariables>
export const ChangePasswordDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}] } as unknown as TypedDocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>
export const RevokeSessionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}] } as unknown as TypedDocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables>
export const TwoStepDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TwoStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}] } as unknown as TypedDocumentNode<TwoStepQuery, TwoStepQueryVariables>
export const SetUpTwoStepDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUpTwoStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUpTwoStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}] } as unknown as TypedDocumentNode<SetUpTwoStepMutation, SetUpTwoStepMutationVariables>
export const EnableTwoStepDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableTwoStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableTwoStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}] } as unknown as TypedDocumentNode<EnableTwoStepMutation, EnableTwoStepMutationVariables>
export const DisableTwoStepDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableTwoStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableTwoStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}] } as unknown as TypedDocumentNode<DisableTwoStepMutation, DisableTwoStepMutationVariables>
export const RenewRecoveryCodesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}] } as unknown as TypedDocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>
export const SignOutEverywhereDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutEverywhere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutEverywhere"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"exceptThis"},"value":{"kind":"BooleanValue","value":true}}]}]}}] } as unknown as TypedDocumentNode<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>
export const DeleteAccountDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}] } as unknown as TypedDocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>
export const ChangeEmailDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deviceKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"deviceKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deviceKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}] } as unknown as TypedDocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>
export const MoneyLedgerDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoneyLedger"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"outTradeNo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}] } as unknown as TypedDocumentNode<MoneyLedgerQuery, MoneyLedgerQueryVariables>
export const PurchasesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Purchases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Purchase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}, ...PurchaseFragmentDoc.definitions] } as unknown as TypedDocumentNode<PurchasesQuery, PurchasesQueryVariables>
export const CancelPurchaseDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outTradeNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPaymentOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"outTradeNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outTradeNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Purchase"}}]}}]}}, ...PurchaseFragmentDoc.definitions] } as unknown as TypedDocumentNode<CancelPurchaseMutation, CancelPurchaseMutationVariables>
export const RefundPurchaseDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundPurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outTradeNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundPaymentOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"outTradeNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outTradeNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Purchase"}}]}}]}}, ...PurchaseFragmentDoc.definitions] } as unknown as TypedDocumentNode<RefundPurchaseMutation, RefundPurchaseMutationVariables>
export const PlanDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentMethods"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"renewsTime"}},{"kind":"Field","name":{"kind":"Name","value":"endsTime"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"periodWords"}},{"kind":"Field","name":{"kind":"Name","value":"periodWordsLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}] } as unknown as TypedDocumentNode<PlanQuery, PlanQueryVariables>
export const CancelPlanDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}}]}}]}}] } as unknown as TypedDocumentNode<CancelPlanMutation, CancelPlanMutationVariables>
export const ResumePlanDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}}]}}]}}] } as unknown as TypedDocumentNode<ResumePlanMutation, ResumePlanMutationVariables>
export const TopUpDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TopUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseMethod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topUpBalance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outTradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}}]}}]}}] } as unknown as TypedDocumentNode<TopUpMutation, TopUpMutationVariables>
export const NotificationSettingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationSettingParts"}}]}}]}}, ...NotificationSettingPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables>
export const SaveNotificationSettingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNotificationSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settings"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettingInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNotificationSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationSettingParts"}}]}}]}}, ...NotificationSettingPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<SaveNotificationSettingsMutation, SaveNotificationSettingsMutationVariables>
export const AccountBillingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountBilling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountBilling"}}]}}]}}, ...AccountBillingFragmentDoc.definitions] } as unknown as TypedDocumentNode<AccountBillingQuery, AccountBillingQueryVariables>
export const SaveAccountBillingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAccountBilling"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lowWords"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBillingDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}},{"kind":"Argument","name":{"kind":"Name","value":"lowWords"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lowWords"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountBilling"}}]}}]}}, ...AccountBillingFragmentDoc.definitions] } as unknown as TypedDocumentNode<SaveAccountBillingMutation, SaveAccountBillingMutationVariables>
export const AccountProfileDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currencies"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileParts"}}]}}]}}, ...ProfilePartsFragmentDoc.definitions, ...ExchangeRatePartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<AccountProfileQuery, AccountProfileQueryVariables>
export const SaveAccountProfileDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAccountProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fullName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAccountProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fullName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fullName"}}},{"kind":"Argument","name":{"kind":"Name","value":"organization"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}},{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}},{"kind":"Argument","name":{"kind":"Name","value":"currency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currency"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileParts"}}]}}]}}, ...ProfilePartsFragmentDoc.definitions, ...ExchangeRatePartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<SaveAccountProfileMutation, SaveAccountProfileMutationVariables>
export const SaveAvatarDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAvatar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"picture"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAvatar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"picture"},"value":{"kind":"Variable","name":{"kind":"Name","value":"picture"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileParts"}}]}}]}}, ...ProfilePartsFragmentDoc.definitions, ...ExchangeRatePartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<SaveAvatarMutation, SaveAvatarMutationVariables>
export const NotificationScheduleDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"onlyOnline"}}]}}]}}] } as unknown as TypedDocumentNode<NotificationScheduleQuery, NotificationScheduleQueryVariables>
export const SaveNotificationScheduleDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNotificationSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quietFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quietUntil"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"onlyOnline"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNotificationSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quietFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quietFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"quietUntil"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quietUntil"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}},{"kind":"Argument","name":{"kind":"Name","value":"onlyOnline"},"value":{"kind":"Variable","name":{"kind":"Name","value":"onlyOnline"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"onlyOnline"}}]}}]}}] } as unknown as TypedDocumentNode<SaveNotificationScheduleMutation, SaveNotificationScheduleMutationVariables>
export const WebhooksDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookEventTypes"}}]}}, ...WebhookPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<WebhooksQuery, WebhooksQueryVariables>
export const CreateWebhookDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"description"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"events"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"Argument","name":{"kind":"Name","value":"description"},"value":{"kind":"Variable","name":{"kind":"Name","value":"description"}}},{"kind":"Argument","name":{"kind":"Name","value":"events"},"value":{"kind":"Variable","name":{"kind":"Name","value":"events"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookParts"}}]}}]}}]}}, ...WebhookPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>
export const UpdateWebhookDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"description"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"events"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"Argument","name":{"kind":"Name","value":"description"},"value":{"kind":"Variable","name":{"kind":"Name","value":"description"}}},{"kind":"Argument","name":{"kind":"Name","value":"events"},"value":{"kind":"Variable","name":{"kind":"Name","value":"events"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookParts"}}]}}]}}, ...WebhookPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>
export const DeleteWebhookDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}] } as unknown as TypedDocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>
export const ReplaceWebhookSecretDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}] } as unknown as TypedDocumentNode<ReplaceWebhookSecretMutation, ReplaceWebhookSecretMutationVariables>
export const WebhookDeliveriesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}, ...DeliveryPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>
export const SendWebhookTestDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendWebhookTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendWebhookTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryParts"}}]}}]}}, ...DeliveryPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<SendWebhookTestMutation, SendWebhookTestMutationVariables>
export const ResendWebhookDeliveryDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryParts"}}]}}]}}, ...DeliveryPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>
export const ConnectedAppsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectedApps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectedApps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectedAppParts"}}]}}]}}, ...ConnectedAppPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<ConnectedAppsQuery, ConnectedAppsQueryVariables>
export const SetAppConnectedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAppConnected"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isConnected"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"account"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAppConnected"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isConnected"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isConnected"}}},{"kind":"Argument","name":{"kind":"Name","value":"account"},"value":{"kind":"Variable","name":{"kind":"Name","value":"account"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectedAppParts"}}]}}]}}, ...ConnectedAppPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<SetAppConnectedMutation, SetAppConnectedMutationVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const useAccountPageQuery = (options?: QueryOptions<AccountPageQuery, AccountPageQueryVariables> & ({ variables?: AccountPageQueryVariables; skip?: boolean } | { skip: true; variables?: AccountPageQueryVariables })) => useQuery(AccountPageDocument, options as QueryOptions<AccountPageQuery, AccountPageQueryVariables> & { variables: AccountPageQueryVariables })
export const useApiKeysQuery = (options?: QueryOptions<ApiKeysQuery, ApiKeysQueryVariables> & ({ variables?: ApiKeysQueryVariables; skip?: boolean } | { skip: true; variables?: ApiKeysQueryVariables })) => useQuery(ApiKeysDocument, options as QueryOptions<ApiKeysQuery, ApiKeysQueryVariables> & { variables: ApiKeysQueryVariables })
export const useCreateApiKeyMutation = (options?: useMutation.Options<CreateApiKeyMutation, CreateApiKeyMutationVariables>) => useMutation(CreateApiKeyDocument, options)
export const useRevokeApiKeyMutation = (options?: useMutation.Options<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>) => useMutation(RevokeApiKeyDocument, options)
export const useExpiringWordsQuery = (options?: QueryOptions<ExpiringWordsQuery, ExpiringWordsQueryVariables> & ({ variables?: ExpiringWordsQueryVariables; skip?: boolean } | { skip: true; variables?: ExpiringWordsQueryVariables })) => useQuery(ExpiringWordsDocument, options as QueryOptions<ExpiringWordsQuery, ExpiringWordsQueryVariables> & { variables: ExpiringWordsQueryVariables })
export const useSessionsQuery = (options?: QueryOptions<SessionsQuery, SessionsQueryVariables> & ({ variables?: SessionsQueryVariables; skip?: boolean } | { skip: true; variables?: SessionsQueryVariables })) => useQuery(SessionsDocument, options as QueryOptions<SessionsQuery, SessionsQueryVariables> & { variables: SessionsQueryVariables })
export const useLedgerQuery = (options?: QueryOptions<LedgerQuery, LedgerQueryVariables> & ({ variables?: LedgerQueryVariables; skip?: boolean } | { skip: true; variables?: LedgerQueryVariables })) => useQuery(LedgerDocument, options as QueryOptions<LedgerQuery, LedgerQueryVariables> & { variables: LedgerQueryVariables })
export const useChangePasswordMutation = (options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) => useMutation(ChangePasswordDocument, options)
export const useRevokeSessionMutation = (options?: useMutation.Options<RevokeSessionMutation, RevokeSessionMutationVariables>) => useMutation(RevokeSessionDocument, options)
export const useTwoStepQuery = (options?: QueryOptions<TwoStepQuery, TwoStepQueryVariables> & ({ variables?: TwoStepQueryVariables; skip?: boolean } | { skip: true; variables?: TwoStepQueryVariables })) => useQuery(TwoStepDocument, options as QueryOptions<TwoStepQuery, TwoStepQueryVariables> & { variables: TwoStepQueryVariables })
export const useSetUpTwoStepMutation = (options?: useMutation.Options<SetUpTwoStepMutation, SetUpTwoStepMutationVariables>) => useMutation(SetUpTwoStepDocument, options)
export const useEnableTwoStepMutation = (options?: useMutation.Options<EnableTwoStepMutation, EnableTwoStepMutationVariables>) => useMutation(EnableTwoStepDocument, options)
export const useDisableTwoStepMutation = (options?: useMutation.Options<DisableTwoStepMutation, DisableTwoStepMutationVariables>) => useMutation(DisableTwoStepDocument, options)
export const useRenewRecoveryCodesMutation = (options?: useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) => useMutation(RenewRecoveryCodesDocument, options)
export const useSignOutEverywhereMutation = (options?: useMutation.Options<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>) => useMutation(SignOutEverywhereDocument, options)
export const useDeleteAccountMutation = (options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) => useMutation(DeleteAccountDocument, options)
export const useChangeEmailMutation = (options?: useMutation.Options<ChangeEmailMutation, ChangeEmailMutationVariables>) => useMutation(ChangeEmailDocument, options)
export const useMoneyLedgerQuery = (options?: QueryOptions<MoneyLedgerQuery, MoneyLedgerQueryVariables> & ({ variables?: MoneyLedgerQueryVariables; skip?: boolean } | { skip: true; variables?: MoneyLedgerQueryVariables })) => useQuery(MoneyLedgerDocument, options as QueryOptions<MoneyLedgerQuery, MoneyLedgerQueryVariables> & { variables: MoneyLedgerQueryVariables })
export const usePurchasesQuery = (options?: QueryOptions<PurchasesQuery, PurchasesQueryVariables> & ({ variables?: PurchasesQueryVariables; skip?: boolean } | { skip: true; variables?: PurchasesQueryVariables })) => useQuery(PurchasesDocument, options as QueryOptions<PurchasesQuery, PurchasesQueryVariables> & { variables: PurchasesQueryVariables })
export const useCancelPurchaseMutation = (options?: useMutation.Options<CancelPurchaseMutation, CancelPurchaseMutationVariables>) => useMutation(CancelPurchaseDocument, options)
export const useRefundPurchaseMutation = (options?: useMutation.Options<RefundPurchaseMutation, RefundPurchaseMutationVariables>) => useMutation(RefundPurchaseDocument, options)
export const usePlanQuery = (options?: QueryOptions<PlanQuery, PlanQueryVariables> & ({ variables?: PlanQueryVariables; skip?: boolean } | { skip: true; variables?: PlanQueryVariables })) => useQuery(PlanDocument, options as QueryOptions<PlanQuery, PlanQueryVariables> & { variables: PlanQueryVariables })
export const useCancelPlanMutation = (options?: useMutation.Options<CancelPlanMutation, CancelPlanMutationVariables>) => useMutation(CancelPlanDocument, options)
export const useResumePlanMutation = (options?: useMutation.Options<ResumePlanMutation, ResumePlanMutationVariables>) => useMutation(ResumePlanDocument, options)
export const useTopUpMutation = (options?: useMutation.Options<TopUpMutation, TopUpMutationVariables>) => useMutation(TopUpDocument, options)
export const useNotificationSettingsQuery = (options?: QueryOptions<NotificationSettingsQuery, NotificationSettingsQueryVariables> & ({ variables?: NotificationSettingsQueryVariables; skip?: boolean } | { skip: true; variables?: NotificationSettingsQueryVariables })) => useQuery(NotificationSettingsDocument, options as QueryOptions<NotificationSettingsQuery, NotificationSettingsQueryVariables> & { variables: NotificationSettingsQueryVariables })
export const useSaveNotificationSettingsMutation = (options?: useMutation.Options<SaveNotificationSettingsMutation, SaveNotificationSettingsMutationVariables>) => useMutation(SaveNotificationSettingsDocument, options)
export const useAccountBillingQuery = (options?: QueryOptions<AccountBillingQuery, AccountBillingQueryVariables> & ({ variables?: AccountBillingQueryVariables; skip?: boolean } | { skip: true; variables?: AccountBillingQueryVariables })) => useQuery(AccountBillingDocument, options as QueryOptions<AccountBillingQuery, AccountBillingQueryVariables> & { variables: AccountBillingQueryVariables })
export const useSaveAccountBillingMutation = (options?: useMutation.Options<SaveAccountBillingMutation, SaveAccountBillingMutationVariables>) => useMutation(SaveAccountBillingDocument, options)
export const useAccountProfileQuery = (options?: QueryOptions<AccountProfileQuery, AccountProfileQueryVariables> & ({ variables?: AccountProfileQueryVariables; skip?: boolean } | { skip: true; variables?: AccountProfileQueryVariables })) => useQuery(AccountProfileDocument, options as QueryOptions<AccountProfileQuery, AccountProfileQueryVariables> & { variables: AccountProfileQueryVariables })
export const useSaveAccountProfileMutation = (options?: useMutation.Options<SaveAccountProfileMutation, SaveAccountProfileMutationVariables>) => useMutation(SaveAccountProfileDocument, options)
export const useSaveAvatarMutation = (options?: useMutation.Options<SaveAvatarMutation, SaveAvatarMutationVariables>) => useMutation(SaveAvatarDocument, options)
export const useNotificationScheduleQuery = (options?: QueryOptions<NotificationScheduleQuery, NotificationScheduleQueryVariables> & ({ variables?: NotificationScheduleQueryVariables; skip?: boolean } | { skip: true; variables?: NotificationScheduleQueryVariables })) => useQuery(NotificationScheduleDocument, options as QueryOptions<NotificationScheduleQuery, NotificationScheduleQueryVariables> & { variables: NotificationScheduleQueryVariables })
export const useSaveNotificationScheduleMutation = (options?: useMutation.Options<SaveNotificationScheduleMutation, SaveNotificationScheduleMutationVariables>) => useMutation(SaveNotificationScheduleDocument, options)
export const useWebhooksQuery = (options?: QueryOptions<WebhooksQuery, WebhooksQueryVariables> & ({ variables?: WebhooksQueryVariables; skip?: boolean } | { skip: true; variables?: WebhooksQueryVariables })) => useQuery(WebhooksDocument, options as QueryOptions<WebhooksQuery, WebhooksQueryVariables> & { variables: WebhooksQueryVariables })
export const useCreateWebhookMutation = (options?: useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>) => useMutation(CreateWebhookDocument, options)
export const useUpdateWebhookMutation = (options?: useMutation.Options<UpdateWebhookMutation, UpdateWebhookMutationVariables>) => useMutation(UpdateWebhookDocument, options)
export const useDeleteWebhookMutation = (options?: useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>) => useMutation(DeleteWebhookDocument, options)
export const useReplaceWebhookSecretMutation = (options?: useMutation.Options<ReplaceWebhookSecretMutation, ReplaceWebhookSecretMutationVariables>) => useMutation(ReplaceWebhookSecretDocument, options)
export const useWebhookDeliveriesQuery = (options: QueryOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & ({ variables: WebhookDeliveriesQueryVariables; skip?: boolean } | { skip: true; variables?: WebhookDeliveriesQueryVariables })) => useQuery(WebhookDeliveriesDocument, options as QueryOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & { variables: WebhookDeliveriesQueryVariables })
export const useSendWebhookTestMutation = (options?: useMutation.Options<SendWebhookTestMutation, SendWebhookTestMutationVariables>) => useMutation(SendWebhookTestDocument, options)
export const useResendWebhookDeliveryMutation = (options?: useMutation.Options<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>) => useMutation(ResendWebhookDeliveryDocument, options)
export const useConnectedAppsQuery = (options?: QueryOptions<ConnectedAppsQuery, ConnectedAppsQueryVariables> & ({ variables?: ConnectedAppsQueryVariables; skip?: boolean } | { skip: true; variables?: ConnectedAppsQueryVariables })) => useQuery(ConnectedAppsDocument, options as QueryOptions<ConnectedAppsQuery, ConnectedAppsQueryVariables> & { variables: ConnectedAppsQueryVariables })