/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
import type * as Types from '../../platform/schema.generated.ts'

import { useMutation, useQuery } from '@apollo/client/react'
import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type StoreSettingsPartsFragment = {
  version: number
  storeName: string
  storeEmail: string
  storePhone: string
  legalName: string
  address: string
  currency: string
  timeZone: string
  units: Types.UnitSystem
  orderPrefix: string
  payments: Array<Types.PaymentProvider>
  checkoutContact: Types.CheckoutContact
  isCompanyNameAsked: boolean
  isAddressLineTwoAsked: boolean
  isPhoneAsked: boolean
  shippingZones: Array<{ name: string; countries: Array<string>; rate: number; days: string }>
  locations: Array<{ name: string; address: string; isFulfilling: boolean; latitude: number | null; longitude: number | null }>
  notifications: Array<{ event: Types.StoreEvent; email: boolean; app: boolean }>
}

export type StoreSettingsQueryVariables = Exact<{ [key: string]: never }>

export type StoreSettingsQuery = {
  storeSettings: {
    version: number
    storeName: string
    storeEmail: string
    storePhone: string
    legalName: string
    address: string
    currency: string
    timeZone: string
    units: Types.UnitSystem
    orderPrefix: string
    payments: Array<Types.PaymentProvider>
    checkoutContact: Types.CheckoutContact
    isCompanyNameAsked: boolean
    isAddressLineTwoAsked: boolean
    isPhoneAsked: boolean
    shippingZones: Array<{ name: string; countries: Array<string>; rate: number; days: string }>
    locations: Array<{ name: string; address: string; isFulfilling: boolean; latitude: number | null; longitude: number | null }>
    notifications: Array<{ event: Types.StoreEvent; email: boolean; app: boolean }>
  }
}

export type UpdateStoreSettingsMutationVariables = Exact<{
  version?: number | null | undefined
  input: Types.StoreSettingsInput
}>

export type UpdateStoreSettingsMutation = {
  updateStoreSettings: {
    version: number
    storeName: string
    storeEmail: string
    storePhone: string
    legalName: string
    address: string
    currency: string
    timeZone: string
    units: Types.UnitSystem
    orderPrefix: string
    payments: Array<Types.PaymentProvider>
    checkoutContact: Types.CheckoutContact
    isCompanyNameAsked: boolean
    isAddressLineTwoAsked: boolean
    isPhoneAsked: boolean
    shippingZones: Array<{ name: string; countries: Array<string>; rate: number; days: string }>
    locations: Array<{ name: string; address: string; isFulfilling: boolean; latitude: number | null; longitude: number | null }>
    notifications: Array<{ event: Types.StoreEvent; email: boolean; app: boolean }>
  }
}

export type ResetStoreSettingsMutationVariables = Exact<{
  part: Types.StoreSettingsPart
}>

export type ResetStoreSettingsMutation = {
  resetStoreSettings: {
    version: number
    storeName: string
    storeEmail: string
    storePhone: string
    legalName: string
    address: string
    currency: string
    timeZone: string
    units: Types.UnitSystem
    orderPrefix: string
    payments: Array<Types.PaymentProvider>
    checkoutContact: Types.CheckoutContact
    isCompanyNameAsked: boolean
    isAddressLineTwoAsked: boolean
    isPhoneAsked: boolean
    shippingZones: Array<{ name: string; countries: Array<string>; rate: number; days: string }>
    locations: Array<{ name: string; address: string; isFulfilling: boolean; latitude: number | null; longitude: number | null }>
    notifications: Array<{ event: Types.StoreEvent; email: boolean; app: boolean }>
  }
}

export const StoreSettingsPartsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoreSettingsParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoreSettings' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'storeName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'storeEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'storePhone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'legalName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'units' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderPrefix' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payments' } },
          { kind: 'Field', name: { kind: 'Name', value: 'checkoutContact' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCompanyNameAsked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isAddressLineTwoAsked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isPhoneAsked' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingZones' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'countries' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
                { kind: 'Field', name: { kind: 'Name', value: 'days' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'locations' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isFulfilling' } },
                { kind: 'Field', name: { kind: 'Name', value: 'latitude' } },
                { kind: 'Field', name: { kind: 'Name', value: 'longitude' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notifications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'event' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'app' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StoreSettingsPartsFragment, unknown>
export const StoreSettingsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'StoreSettings' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'storeSettings' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoreSettingsParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoreSettingsParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoreSettings' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'storeName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'storeEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'storePhone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'legalName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'units' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderPrefix' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payments' } },
          { kind: 'Field', name: { kind: 'Name', value: 'checkoutContact' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCompanyNameAsked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isAddressLineTwoAsked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isPhoneAsked' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingZones' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'countries' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
                { kind: 'Field', name: { kind: 'Name', value: 'days' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'locations' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isFulfilling' } },
                { kind: 'Field', name: { kind: 'Name', value: 'latitude' } },
                { kind: 'Field', name: { kind: 'Name', value: 'longitude' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notifications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'event' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'app' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StoreSettingsQuery, StoreSettingsQueryVariables>
export const UpdateStoreSettingsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateStoreSettings' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'StoreSettingsInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateStoreSettings' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoreSettingsParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoreSettingsParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoreSettings' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'storeName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'storeEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'storePhone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'legalName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'units' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderPrefix' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payments' } },
          { kind: 'Field', name: { kind: 'Name', value: 'checkoutContact' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCompanyNameAsked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isAddressLineTwoAsked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isPhoneAsked' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingZones' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'countries' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
                { kind: 'Field', name: { kind: 'Name', value: 'days' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'locations' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isFulfilling' } },
                { kind: 'Field', name: { kind: 'Name', value: 'latitude' } },
                { kind: 'Field', name: { kind: 'Name', value: 'longitude' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notifications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'event' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'app' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateStoreSettingsMutation, UpdateStoreSettingsMutationVariables>
export const ResetStoreSettingsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ResetStoreSettings' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'part' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'StoreSettingsPart' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'resetStoreSettings' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'part' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'part' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoreSettingsParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoreSettingsParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoreSettings' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'storeName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'storeEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'storePhone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'legalName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'units' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderPrefix' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payments' } },
          { kind: 'Field', name: { kind: 'Name', value: 'checkoutContact' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCompanyNameAsked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isAddressLineTwoAsked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isPhoneAsked' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingZones' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'countries' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
                { kind: 'Field', name: { kind: 'Name', value: 'days' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'locations' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isFulfilling' } },
                { kind: 'Field', name: { kind: 'Name', value: 'latitude' } },
                { kind: 'Field', name: { kind: 'Name', value: 'longitude' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notifications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'event' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'app' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ResetStoreSettingsMutation, ResetStoreSettingsMutationVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const useStoreSettingsQuery = (
  options?: QueryOptions<StoreSettingsQuery, StoreSettingsQueryVariables> &
    ({ variables?: StoreSettingsQueryVariables; skip?: boolean } | { skip: true; variables?: StoreSettingsQueryVariables }),
) =>
  useQuery(
    StoreSettingsDocument,
    options as QueryOptions<StoreSettingsQuery, StoreSettingsQueryVariables> & { variables: StoreSettingsQueryVariables },
  )
export const useUpdateStoreSettingsMutation = (
  options?: useMutation.Options<UpdateStoreSettingsMutation, UpdateStoreSettingsMutationVariables>,
) => useMutation(UpdateStoreSettingsDocument, options)
export const useResetStoreSettingsMutation = (
  options?: useMutation.Options<ResetStoreSettingsMutation, ResetStoreSettingsMutationVariables>,
) => useMutation(ResetStoreSettingsDocument, options)
