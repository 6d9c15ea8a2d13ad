/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
import type * as Types from '../../platform/schema.generated.ts'

import { useMutation, useQuery } from '../../platform/public-data.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type DemoLoginsQueryVariables = Exact<{ [key: string]: never }>

export type DemoLoginsQuery = { demoLogins: Array<{ email: string; password: string }> }

export type WelcomeQueryVariables = Exact<{ [key: string]: never }>

export type WelcomeQuery = { textService: { welcomeTemporaryWords: number; welcomePermanentWords: number } }

export type LoginMutationVariables = Exact<{
  email: string
  password: string
  remember?: boolean | null | undefined
}>

export type LoginMutation = {
  login: {
    auth: string
    account: {
      id: string
      email: string
      role: Types.AccountRole
      language: Types.AccountLanguage
      money: number
      durWordsLeft: number
      tempWordsLeft: number
      lastLoginTime: string | null
      preferences: unknown
      abilityRules: Array<{ action: string; subject: string; inverted: boolean | null }>
    }
  }
}

export type SendCodeMutationVariables = Exact<{
  email: string
}>

export type SendCodeMutation = { sendCode: boolean }

export type RegisterMutationVariables = Exact<{
  email: string
  password: string
  code: string
  referral?: string | null | undefined
}>

export type RegisterMutation = {
  register: {
    auth: string
    account: {
      id: string
      email: string
      role: Types.AccountRole
      language: Types.AccountLanguage
      money: number
      durWordsLeft: number
      tempWordsLeft: number
      lastLoginTime: string | null
      preferences: unknown
      abilityRules: Array<{ action: string; subject: string; inverted: boolean | null }>
    }
  }
}

export type ResetPasswordMutationVariables = Exact<{
  email: string
  password: string
  code: string
}>

export type ResetPasswordMutation = {
  resetPassword: {
    auth: string
    account: {
      id: string
      email: string
      role: Types.AccountRole
      language: Types.AccountLanguage
      money: number
      durWordsLeft: number
      tempWordsLeft: number
      lastLoginTime: string | null
      preferences: unknown
      abilityRules: Array<{ action: string; subject: string; inverted: boolean | null }>
    }
  }
}

export type SetAccountLanguageMutationVariables = Exact<{
  language: Types.AccountLanguage
}>

export type SetAccountLanguageMutation = { setAccountLanguage: { id: string; language: Types.AccountLanguage } }

export type RequestAccessMutationVariables = Exact<{
  action: string
  subject: string
}>

export type RequestAccessMutation = { requestAccess: boolean }

export const DemoLoginsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'DemoLogins' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'demoLogins' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'password' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DemoLoginsQuery, DemoLoginsQueryVariables>
export const WelcomeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Welcome' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'textService' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'welcomeTemporaryWords' } },
                { kind: 'Field', name: { kind: 'Name', value: 'welcomePermanentWords' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WelcomeQuery, WelcomeQueryVariables>
export const LoginDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'Login' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'password' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'remember' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'login' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'email' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'password' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'password' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'remember' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'remember' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'auth' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'account' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AccountFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AccountFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Account' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'role' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'money' } },
          { kind: 'Field', name: { kind: 'Name', value: 'durWordsLeft' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tempWordsLeft' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLoginTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'preferences' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'abilityRules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'action' } },
                { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                { kind: 'Field', name: { kind: 'Name', value: 'inverted' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>
export const SendCodeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SendCode' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sendCode' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'email' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SendCodeMutation, SendCodeMutationVariables>
export const RegisterDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'Register' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'password' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'code' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'referral' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'register' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'email' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'password' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'password' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'code' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'code' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'referral' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'referral' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'auth' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'account' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AccountFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AccountFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Account' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'role' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'money' } },
          { kind: 'Field', name: { kind: 'Name', value: 'durWordsLeft' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tempWordsLeft' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLoginTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'preferences' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'abilityRules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'action' } },
                { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                { kind: 'Field', name: { kind: 'Name', value: 'inverted' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>
export const ResetPasswordDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ResetPassword' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'password' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'code' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'resetPassword' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'email' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'password' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'password' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'code' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'code' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'auth' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'account' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AccountFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AccountFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Account' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'role' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'money' } },
          { kind: 'Field', name: { kind: 'Name', value: 'durWordsLeft' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tempWordsLeft' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLoginTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'preferences' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'abilityRules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'action' } },
                { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                { kind: 'Field', name: { kind: 'Name', value: 'inverted' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>
export const SetAccountLanguageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetAccountLanguage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'AccountLanguage' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setAccountLanguage' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'language' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'language' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetAccountLanguageMutation, SetAccountLanguageMutationVariables>
export const RequestAccessDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RequestAccess' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'action' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'subject' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requestAccess' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'action' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'action' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'subject' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'subject' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RequestAccessMutation, RequestAccessMutationVariables>
export const useDemoLoginsQuery = () =>
  useQuery<DemoLoginsQuery, DemoLoginsQueryVariables>('query DemoLogins { demoLogins { email password } }')
export const useWelcomeQuery = () =>
  useQuery<WelcomeQuery, WelcomeQueryVariables>('query Welcome { textService { welcomeTemporaryWords welcomePermanentWords } }')
export const useLoginMutation = () =>
  useMutation<LoginMutation, LoginMutationVariables>(
    'mutation Login($email: String!, $password: String!, $remember: Boolean) { login(email: $email, password: $password, remember: $remember) { auth account { ...AccountFields } } } fragment AccountFields on Account { id email role language money durWordsLeft tempWordsLeft lastLoginTime preferences abilityRules { action subject inverted } }',
  )
export const useSendCodeMutation = () =>
  useMutation<SendCodeMutation, SendCodeMutationVariables>('mutation SendCode($email: String!) { sendCode(email: $email) }')
export const useRegisterMutation = () =>
  useMutation<RegisterMutation, RegisterMutationVariables>(
    'mutation Register($email: String!, $password: String!, $code: String!, $referral: String) { register(email: $email, password: $password, code: $code, referral: $referral) { auth account { ...AccountFields } } } fragment AccountFields on Account { id email role language money durWordsLeft tempWordsLeft lastLoginTime preferences abilityRules { action subject inverted } }',
  )
export const useResetPasswordMutation = () =>
  useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(
    'mutation ResetPassword($email: String!, $password: String!, $code: String!) { resetPassword(email: $email, password: $password, code: $code) { auth account { ...AccountFields } } } fragment AccountFields on Account { id email role language money durWordsLeft tempWordsLeft lastLoginTime preferences abilityRules { action subject inverted } }',
  )
export const useSetAccountLanguageMutation = () =>
  useMutation<SetAccountLanguageMutation, SetAccountLanguageMutationVariables>(
    'mutation SetAccountLanguage($language: AccountLanguage!) { setAccountLanguage(language: $language) { id language } }',
  )
export const useRequestAccessMutation = () =>
  useMutation<RequestAccessMutation, RequestAccessMutationVariables>(
    'mutation RequestAccess($action: String!, $subject: String!) { requestAccess(action: $action, subject: $subject) }',
  )
