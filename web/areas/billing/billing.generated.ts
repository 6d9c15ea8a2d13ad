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

export type PurchaseInvoiceQueryVariables = Exact<{
  outTradeNo: string;
}>;


export type PurchaseInvoiceQuery = { purchaseInvoice: { number: string, outTradeNo: string, issuedTime: string, packId: string, words: number, subtotal: number, discount: number, coupon: string | null, tax: number, taxCountry: string | null, total: number, refunded: number, method: Types.PurchaseMethod, seller: { name: string, address: string, email: string }, buyer: { name: string, email: string, address: string, country: string | null } } };

export type BillingDetailsPartsFragment = { name: string, address: string, country: string | null, lowWords: number | null };

export type BillingDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingDetailsQuery = { billingDetails: BillingDetailsPartsFragment };

export type SaveBillingDetailsMutationVariables = Exact<{
  name: string;
  address: string;
  country?: string | null | undefined;
  lowWords?: number | null | undefined;
}>;


export type SaveBillingDetailsMutation = { saveBillingDetails: BillingDetailsPartsFragment };

export const PackPartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}] } as unknown as TypedDocumentNode<PackPartsFragment, unknown>
export const BillingDetailsPartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingDetailsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"lowWords"}}]}}] } as unknown as TypedDocumentNode<BillingDetailsPartsFragment, unknown>
export const PricingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackParts"}}]}}]}}, ...PackPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<PricingQuery, PricingQueryVariables>
export const BuyerBalanceDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuyerBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}}]}}]}}] } as unknown as TypedDocumentNode<BuyerBalanceQuery, BuyerBalanceQueryVariables>
export const QuoteOrderDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coupon"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packId"}}},{"kind":"Argument","name":{"kind":"Name","value":"coupon"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coupon"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}] } as unknown as TypedDocumentNode<QuoteOrderQuery, QuoteOrderQueryVariables>
export const CreatePaymentOrderDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePaymentOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseMethod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coupon"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPaymentOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packId"}}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}},{"kind":"Argument","name":{"kind":"Name","value":"coupon"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coupon"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedTotal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotal"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outTradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"wordsGranted"}}]}}]}}] } as unknown as TypedDocumentNode<CreatePaymentOrderMutation, CreatePaymentOrderMutationVariables>
export const ChangeSubscriptionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"renewsTime"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"proration"}}]}}]}}] } as unknown as TypedDocumentNode<ChangeSubscriptionMutation, ChangeSubscriptionMutationVariables>
export const PurchaseInvoiceDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PurchaseInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outTradeNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"outTradeNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outTradeNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"outTradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"issuedTime"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packId"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"coupon"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"taxCountry"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"method"}}]}}]}}] } as unknown as TypedDocumentNode<PurchaseInvoiceQuery, PurchaseInvoiceQueryVariables>
export const BillingDetailsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingDetailsParts"}}]}}]}}, ...BillingDetailsPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<BillingDetailsQuery, BillingDetailsQueryVariables>
export const SaveBillingDetailsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBillingDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lowWords"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBillingDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}},{"kind":"Argument","name":{"kind":"Name","value":"lowWords"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lowWords"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingDetailsParts"}}]}}]}}, ...BillingDetailsPartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<SaveBillingDetailsMutation, SaveBillingDetailsMutationVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const usePricingQuery = (options?: QueryOptions<PricingQuery, PricingQueryVariables> & ({ variables?: PricingQueryVariables; skip?: boolean } | { skip: true; variables?: PricingQueryVariables })) => useQuery(PricingDocument, options as QueryOptions<PricingQuery, PricingQueryVariables> & { variables: PricingQueryVariables })
export const useBuyerBalanceQuery = (options?: QueryOptions<BuyerBalanceQuery, BuyerBalanceQueryVariables> & ({ variables?: BuyerBalanceQueryVariables; skip?: boolean } | { skip: true; variables?: BuyerBalanceQueryVariables })) => useQuery(BuyerBalanceDocument, options as QueryOptions<BuyerBalanceQuery, BuyerBalanceQueryVariables> & { variables: BuyerBalanceQueryVariables })
export const useQuoteOrderQuery = (options: QueryOptions<QuoteOrderQuery, QuoteOrderQueryVariables> & ({ variables: QuoteOrderQueryVariables; skip?: boolean } | { skip: true; variables?: QuoteOrderQueryVariables })) => useQuery(QuoteOrderDocument, options as QueryOptions<QuoteOrderQuery, QuoteOrderQueryVariables> & { variables: QuoteOrderQueryVariables })
export const useCreatePaymentOrderMutation = (options?: useMutation.Options<CreatePaymentOrderMutation, CreatePaymentOrderMutationVariables>) => useMutation(CreatePaymentOrderDocument, options)
export const useChangeSubscriptionMutation = (options?: useMutation.Options<ChangeSubscriptionMutation, ChangeSubscriptionMutationVariables>) => useMutation(ChangeSubscriptionDocument, options)
export const usePurchaseInvoiceQuery = (options: QueryOptions<PurchaseInvoiceQuery, PurchaseInvoiceQueryVariables> & ({ variables: PurchaseInvoiceQueryVariables; skip?: boolean } | { skip: true; variables?: PurchaseInvoiceQueryVariables })) => useQuery(PurchaseInvoiceDocument, options as QueryOptions<PurchaseInvoiceQuery, PurchaseInvoiceQueryVariables> & { variables: PurchaseInvoiceQueryVariables })
export const useBillingDetailsQuery = (options?: QueryOptions<BillingDetailsQuery, BillingDetailsQueryVariables> & ({ variables?: BillingDetailsQueryVariables; skip?: boolean } | { skip: true; variables?: BillingDetailsQueryVariables })) => useQuery(BillingDetailsDocument, options as QueryOptions<BillingDetailsQuery, BillingDetailsQueryVariables> & { variables: BillingDetailsQueryVariables })
export const useSaveBillingDetailsMutation = (options?: useMutation.Options<SaveBillingDetailsMutation, SaveBillingDetailsMutationVariables>) => useMutation(SaveBillingDetailsDocument, options)