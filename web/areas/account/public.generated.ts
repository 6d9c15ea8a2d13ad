/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/schema.generated.ts';

import type { AccountFieldsFragment } from './account.generated.ts';
import { useMutation, useQuery } from '../../platform/public-data.ts'
export type DemoLoginsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoLoginsQuery = { demoLogins: Array<{ email: string, password: string }> };

export type WelcomeQueryVariables = Exact<{ [key: string]: never; }>;


export type WelcomeQuery = { textService: { welcomeTemporaryWords: number, welcomePermanentWords: number } };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
  remember?: boolean | null | undefined;
  code?: string | null | undefined;
  emailCode?: string | null | undefined;
  deviceKey?: string | null | undefined;
}>;


export type LoginMutation = { login: { auth: string, restored: boolean, account: AccountFieldsFragment } };

export type SendCodeMutationVariables = Exact<{
  email: string;
  deviceKey?: string | null | undefined;
}>;


export type SendCodeMutation = { sendCode: boolean };

export type RegisterMutationVariables = Exact<{
  email: string;
  password: string;
  code: string;
  referral?: string | null | undefined;
  deviceKey?: string | null | undefined;
}>;


export type RegisterMutation = { register: { auth: string, account: AccountFieldsFragment } };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  password: string;
  code: string;
  deviceKey?: string | null | undefined;
}>;


export type ResetPasswordMutation = { resetPassword: { auth: string, restored: boolean, account: AccountFieldsFragment } };

export type SetAccountLanguageMutationVariables = Exact<{
  language: Types.AccountLanguage;
}>;


export type SetAccountLanguageMutation = { setAccountLanguage: { id: string, language: Types.AccountLanguage } };

export type RequestAccessMutationVariables = Exact<{
  action: string;
  subject: string;
}>;


export type RequestAccessMutation = { requestAccess: boolean };

export const useDemoLoginsQuery = () => useQuery<DemoLoginsQuery, DemoLoginsQueryVariables>("query DemoLogins { demoLogins { email password } }")
export const useWelcomeQuery = () => useQuery<WelcomeQuery, WelcomeQueryVariables>("query Welcome { textService { welcomeTemporaryWords welcomePermanentWords } }")
export const useLoginMutation = () => useMutation<LoginMutation, LoginMutationVariables>("mutation Login($email: String!, $password: String!, $remember: Boolean, $code: String, $emailCode: String, $deviceKey: String) { login( email: $email password: $password remember: $remember code: $code emailCode: $emailCode deviceKey: $deviceKey ) { auth restored account { ...AccountFields } } } fragment AccountFields on Account { id email role language money durWordsLeft tempWordsLeft lastLoginTime preferences abilityRules { action subject inverted } }")
export const useSendCodeMutation = () => useMutation<SendCodeMutation, SendCodeMutationVariables>("mutation SendCode($email: String!, $deviceKey: String) { sendCode(email: $email, deviceKey: $deviceKey) }")
export const useRegisterMutation = () => useMutation<RegisterMutation, RegisterMutationVariables>("mutation Register($email: String!, $password: String!, $code: String!, $referral: String, $deviceKey: String) { register( email: $email password: $password code: $code referral: $referral deviceKey: $deviceKey ) { auth account { ...AccountFields } } } fragment AccountFields on Account { id email role language money durWordsLeft tempWordsLeft lastLoginTime preferences abilityRules { action subject inverted } }")
export const useResetPasswordMutation = () => useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>("mutation ResetPassword($email: String!, $password: String!, $code: String!, $deviceKey: String) { resetPassword( email: $email password: $password code: $code deviceKey: $deviceKey ) { auth restored account { ...AccountFields } } } fragment AccountFields on Account { id email role language money durWordsLeft tempWordsLeft lastLoginTime preferences abilityRules { action subject inverted } }")
export const useSetAccountLanguageMutation = () => useMutation<SetAccountLanguageMutation, SetAccountLanguageMutationVariables>("mutation SetAccountLanguage($language: AccountLanguage!) { setAccountLanguage(language: $language) { id language } }")
export const useRequestAccessMutation = () => useMutation<RequestAccessMutation, RequestAccessMutationVariables>("mutation RequestAccess($action: String!, $subject: String!) { requestAccess(action: $action, subject: $subject) }")