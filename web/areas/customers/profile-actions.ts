/** What can be done with all that the shop keeps of one customer: each told, and taken back with Undo. */
import { useTexts } from '../../platform/languages.ts'
import type { CustomerAddressInput, CustomerPlan } from '../../platform/schema.generated.ts'
import { useUndoable } from '../../ui/undoable.ts'
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
  const { t } = useTexts('customers')
  const change = useUndoable(refetch)
  const { id, profile, customer: name } = customer
  /** Shown before the server has answered. */
  const expected = (patch: Partial<Customer['profile']>) => () => ({
    updateCustomerProfile: {
      __typename: 'Customer' as const,
      id,
      profile: { ...profile, ...patch, __typename: 'CustomerProfile' as const },
    },
  })

  return {
    /** Fails where it is refused. */
    setPlan: (plan: CustomerPlan) =>
      change({
        mutation: UpdateCustomerProfileDocument,
        each: [{ id, input: { plan } }],
        done: () => t(`done.plan.${plan}`, { name }),
        throws: true,
      }),
    setTwoStep: (isTwoStep: boolean) =>
      change({
        mutation: UpdateCustomerProfileDocument,
        each: [{ id, input: { isTwoStep } }],
        expected: expected({ isTwoStep }),
        done: () => t(isTwoStep ? 'done.twoStepOn' : 'done.twoStepOff'),
        topic: 'two-step',
      }),
    setNotice: (notice: Notice, isOn: boolean) =>
      change({
        mutation: UpdateCustomerProfileDocument,
        each: [{ id, input: { notices: { [notice]: isOn } } }],
        expected: expected({ notices: { ...profile.notices, [notice]: isOn } }),
        done: () => t(isOn ? 'done.noticeOn' : 'done.noticeOff', { notice: t(`notices.${notice}.title`) }),
        topic: `notice-${notice}`,
      }),
    sendReset: () =>
      change({ mutation: SendCustomerResetDocument, each: [{ id }], done: () => t('done.reset', { email: customer.email }) }),
    /** Fails where a field is refused. */
    saveAddress: (number: number | null, input: CustomerAddressInput) =>
      change({ mutation: SaveCustomerAddressDocument, each: [{ id, number, input }], done: () => t('done.address'), throws: true }),
    removeAddress: (number: number, label: string) =>
      change({ mutation: DeleteCustomerAddressDocument, each: [{ id, number }], done: () => t('done.addressGone', { label }) }),
    removeWish: (productId: string, product: string) =>
      change({ mutation: DeleteCustomerWishDocument, each: [{ id, productId }], done: () => t('done.wishGone', { product }) }),
    /** Fails where it is refused. */
    merge: (otherId: string, other: string) =>
      change({ mutation: MergeCustomersDocument, each: [{ id, otherId }], done: () => t('done.merged', { name, other }), throws: true }),
  }
}
