/** Actions on a customer's profile, each with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import type { CustomerAddressInput, CustomerPlan } from '../../platform/schema.generated.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import {
  type CustomerWholeFragment,
  DeleteCustomerAddressDocument,
  DeleteCustomerWishDocument,
  MergeCustomersDocument,
  SaveCustomerAddressDocument,
  SendCustomerResetDocument,
  UpdateCustomerProfileDocument,
} from './customers.generated.ts'

type Customer = CustomerWholeFragment
type Notice = Exclude<keyof Customer['profile']['notices'], '__typename'>
export type ProfileActions = ReturnType<typeof useProfileActions>

export function useProfileActions(customer: Customer, refetch: () => Promise<unknown>) {
  const { t } = useTranslations('customers')
  const change = useUndoableMutation(refetch)
  const { id, profile, customer: name } = customer
  /** Optimistic response. */
  const expected = (patch: Partial<Customer['profile']>) => () => ({
    updateCustomerProfile: {
      __typename: 'Customer' as const,
      id,
      profile: { ...profile, ...patch, __typename: 'CustomerProfile' as const },
    },
  })

  return {
    /** Rejects on a server error. */
    setPlan: (plan: CustomerPlan) =>
      change({
        mutation: UpdateCustomerProfileDocument,
        items: [{ id, input: { plan } }],
        successMessage: () => t(`done.plan.${plan}`, { name }),
        rethrow: true,
      }),
    setTwoStep: (isTwoStep: boolean) =>
      change({
        mutation: UpdateCustomerProfileDocument,
        items: [{ id, input: { isTwoStep } }],
        optimisticResponse: expected({ isTwoStep }),
        successMessage: () => t(isTwoStep ? 'done.twoStepOn' : 'done.twoStepOff'),
        topic: 'two-step',
      }),
    setNotice: (notice: Notice, isOn: boolean) =>
      change({
        mutation: UpdateCustomerProfileDocument,
        items: [{ id, input: { notices: { [notice]: isOn } } }],
        optimisticResponse: expected({ notices: { ...profile.notices, [notice]: isOn } }),
        successMessage: () => t(isOn ? 'done.noticeOn' : 'done.noticeOff', { notice: t(`notices.${notice}.title`) }),
        topic: `notice-${notice}`,
      }),
    sendReset: () =>
      change({ mutation: SendCustomerResetDocument, items: [{ id }], successMessage: () => t('done.reset', { email: customer.email }) }),
    /** Rejects on an invalid field. */
    saveAddress: (number: number | null, input: CustomerAddressInput) =>
      change({
        mutation: SaveCustomerAddressDocument,
        items: [{ id, number, input }],
        successMessage: () => t('done.address'),
        rethrow: true,
      }),
    removeAddress: (number: number, label: string) =>
      change({ mutation: DeleteCustomerAddressDocument, items: [{ id, number }], successMessage: () => t('done.addressGone', { label }) }),
    removeWish: (productId: string, product: string) =>
      change({ mutation: DeleteCustomerWishDocument, items: [{ id, productId }], successMessage: () => t('done.wishGone', { product }) }),
    /** Rejects on a server error. */
    merge: (otherId: string, other: string) =>
      change({
        mutation: MergeCustomersDocument,
        items: [{ id, otherId }],
        successMessage: () => t('done.merged', { name, other }),
        rethrow: true,
      }),
  }
}
