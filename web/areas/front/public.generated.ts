/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/schema.generated.ts';

import { useMutation, useQuery } from '../../platform/public-data.ts'
export type FrontFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type FrontFactsQuery = { textService: { engine: string, isLocal: boolean, maxCharacters: number, trialWords: number, welcomeTemporaryWords: number, welcomePermanentWords: number }, demoLogins: Array<{ email: string, password: string }> };

export type FrontReviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type FrontReviewsQuery = { reviews: { items: Array<{ id: string, product: string, productImage: string, reviewer: string, rating: number, head: string, para: string }> }, users: { items: Array<{ id: string, fullName: string, role: Types.UserRole, avatar: string }> } };

export type TryPolishMutationVariables = Exact<{
  text: string;
}>;


export type TryPolishMutation = { tryPolish: { status: Types.TextRunStatus, result: string, message: string, left: number, changes: Array<{ id: string, start: number, end: number, before: string, after: string, kind: Types.TextChangeKind, rule: string | null, message: string, applied: boolean }> } };

export type EnterDemoMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type EnterDemoMutation = { login: { auth: string, account: { preferences: unknown } } };

export type SendContactMessageMutationVariables = Exact<{
  name: string;
  email: string;
  message: string;
}>;


export type SendContactMessageMutation = { sendContactMessage: boolean };

export const useFrontFactsQuery = () => useQuery<FrontFactsQuery, FrontFactsQueryVariables>("query FrontFacts { textService { engine isLocal maxCharacters trialWords welcomeTemporaryWords welcomePermanentWords } demoLogins { email password } }")
export const useFrontReviewsQuery = () => useQuery<FrontReviewsQuery, FrontReviewsQueryVariables>("query FrontReviews { reviews(status: PUBLISHED, sort: RATING, order: DESC, page: {itemsPerPage: 12}) { items { id product productImage reviewer rating head para } } users(status: ACTIVE, page: {itemsPerPage: 6}) { items { id fullName role avatar } } }")
export const useTryPolishMutation = () => useMutation<TryPolishMutation, TryPolishMutationVariables>("mutation TryPolish($text: String!) { tryPolish(text: $text) { status result changes { id start end before after kind rule message applied } message left } }")
export const useEnterDemoMutation = () => useMutation<EnterDemoMutation, EnterDemoMutationVariables>("mutation EnterDemo($email: String!, $password: String!) { login(email: $email, password: $password) { auth account { preferences } } }")
export const useSendContactMessageMutation = () => useMutation<SendContactMessageMutation, SendContactMessageMutationVariables>("mutation SendContactMessage($name: String!, $email: String!, $message: String!) { sendContactMessage(name: $name, email: $email, message: $message) }")