/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type PackPartsFragment = { packId: string, kind: Types.PackKind, words: number, days: number | null, interval: Types.PlanInterval | null, price: number, currency: string };

export type PricingQueryVariables = Exact<{ [key: string]: never; }>;


export type PricingQuery = { packs: Array<PackPartsFragment> };

export type BuyerBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type BuyerBalanceQuery = { me: { id: string, money: number } | null, subscription: { plan: string } | null };

export type QuoteOrderQueryVariables = Exact<{
  packId: string;
  coupon?: string | null | undefined;
  country?: string | null | undefined;
}>;


export type QuoteOrderQuery = { quoteOrder: { subtotal: number, discount: number, tax: number, total: number, currency: string } };

export type CreatePaymentOrderMutationVariables = Exact<{
  packId: string;
  method: Types.PurchaseMethod;
  coupon?: string | null | undefined;
  country?: string | null | undefined;
  expectedTotal?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type CreatePaymentOrderMutation = { createPaymentOrder: { outTradeNo: string, status: Types.PaymentOrderStatus, payUrl: string | null, wordsGranted: number } };

export type ChangeSubscriptionMutationVariables = Exact<{
  packId: string;
}>;


export type ChangeSubscriptionMutation = { changeSubscription: { plan: string, renewsTime: string | null, nextPlan: string | null, proration: number } };

export const PackPartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}] } as unknown as TypedDocumentNode<PackPartsFragment, unknown>
export const PricingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackParts"}}]}}]}}, ...PackPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<PricingQuery, PricingQueryVariables>
export const BuyerBalanceDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuyerBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}}]}}]}}] } as unknown as TypedDocumentNode<BuyerBalanceQuery, BuyerBalanceQueryVariables>
export const QuoteOrderDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coupon"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packId"}}},{"kind":"Argument","name":{"kind":"Name","value":"coupon"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coupon"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}] } as unknown as TypedDocumentNode<QuoteOrderQuery, QuoteOrderQueryVariables>
export const CreatePaymentOrderDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePaymentOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseMethod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coupon"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPaymentOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packId"}}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}},{"kind":"Argument","name":{"kind":"Name","value":"coupon"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coupon"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedTotal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotal"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outTradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"wordsGranted"}}]}}]}}] } as unknown as TypedDocumentNode<CreatePaymentOrderMutation, CreatePaymentOrderMutationVariables>
export const ChangeSubscriptionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"renewsTime"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"proration"}}]}}]}}] } as unknown as TypedDocumentNode<ChangeSubscriptionMutation, ChangeSubscriptionMutationVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const usePricingQuery = (options?: QueryOptions<PricingQuery, PricingQueryVariables> & ({ variables?: PricingQueryVariables; skip?: boolean } | { skip: true; variables?: PricingQueryVariables })) => useQuery(PricingDocument, options as QueryOptions<PricingQuery, PricingQueryVariables> & { variables: PricingQueryVariables })
export const useBuyerBalanceQuery = (options?: QueryOptions<BuyerBalanceQuery, BuyerBalanceQueryVariables> & ({ variables?: BuyerBalanceQueryVariables; skip?: boolean } | { skip: true; variables?: BuyerBalanceQueryVariables })) => useQuery(BuyerBalanceDocument, options as QueryOptions<BuyerBalanceQuery, BuyerBalanceQueryVariables> & { variables: BuyerBalanceQueryVariables })
export const useQuoteOrderQuery = (options: QueryOptions<QuoteOrderQuery, QuoteOrderQueryVariables> & ({ variables: QuoteOrderQueryVariables; skip?: boolean } | { skip: true; variables?: QuoteOrderQueryVariables })) => useQuery(QuoteOrderDocument, options as QueryOptions<QuoteOrderQuery, QuoteOrderQueryVariables> & { variables: QuoteOrderQueryVariables })
export const useCreatePaymentOrderMutation = (options?: useMutation.Options<CreatePaymentOrderMutation, CreatePaymentOrderMutationVariables>) => useMutation(CreatePaymentOrderDocument, options)
export const useChangeSubscriptionMutation = (options?: useMutation.Options<ChangeSubscriptionMutation, ChangeSubscriptionMutationVariables>) => useMutation(ChangeSubscriptionDocument, options)