/** What can be done with one order: each told, and taken back with Undo. Forms get what the server refuses. */
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { useOrderActions } from './order-actions.ts'
import {
  AddOrderNoteDocument,
  CancelOrderDocument,
  FulfilOrderDocument,
  type FulfilOrderMutationVariables,
  type OrderDetailsFragment,
  RefundOrderDocument,
  ResendOrderConfirmationDocument,
  SetOrderPaymentDocument,
  SetOrderTrackingDocument,
  UpdateOrderAddressDocument,
  type UpdateOrderAddressMutationVariables,
} from './orders.generated.ts'

type Order = OrderDetailsFragment
export type OrderChanges = ReturnType<typeof useOrderChanges>

export function useOrderChanges(refetch: () => Promise<unknown>) {
  const { t } = useTranslations('orders')
  const { money, orderName } = useStoreFormat()
  const change = useUndoableMutation(refetch)
  const { move, remove } = useOrderActions(refetch)
  return {
    move,
    remove,
    pay: ({ id, order }: Order, payment: Order['payment']) =>
      change({
        mutation: SetOrderPaymentDocument,
        items: [{ id, payment }],
        successMessage: () => t('done.payment', { order: orderName(order), payment: t(`payment.${payment}`) }),
      }),
    resend: ({ id, email }: Order) =>
      change({ mutation: ResendOrderConfirmationDocument, items: [{ id }], successMessage: () => t('done.sent', { email }) }),
    refund: ({ id, order }: Order, version: number, amount: number, reason: string) =>
      change({
        mutation: RefundOrderDocument,
        items: [{ id, version, amount, reason }],
        successMessage: () => t('done.refunded', { order: orderName(order), amount: money(amount) }),
        rethrow: true,
      }),
    cancel: ({ id, order }: Order, reason: string) =>
      change({
        mutation: CancelOrderDocument,
        items: [{ id, reason }],
        successMessage: () => t('done.cancelled', { order: orderName(order) }),
        rethrow: true,
      }),
    pack: ({ id, order }: Order, version: number, items: FulfilOrderMutationVariables['items']) =>
      change({
        mutation: FulfilOrderDocument,
        items: [{ id, version, items }],
        successMessage: () => t('done.packed', { order: orderName(order) }),
        rethrow: true,
      }),
    track: ({ id, order }: Order, trackingNumber: string) =>
      change({
        mutation: SetOrderTrackingDocument,
        items: [{ id, trackingNumber }],
        successMessage: () => t('done.tracked', { order: orderName(order) }),
        rethrow: true,
      }),
    address: ({ id, order }: Order, address: Omit<UpdateOrderAddressMutationVariables, 'id'>) =>
      change({
        mutation: UpdateOrderAddressDocument,
        items: [{ id, ...address }],
        successMessage: () => t('done.address', { order: orderName(order) }),
        rethrow: true,
      }),
    note: ({ id, order }: Order, text: string) =>
      change({
        mutation: AddOrderNoteDocument,
        items: [{ id, text }],
        successMessage: () => t('done.noted', { order: orderName(order) }),
        rethrow: true,
      }),
  }
}
