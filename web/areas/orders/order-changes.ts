/** What can be done with one order: each told, and taken back with Undo. Forms get what the server refuses. */
import { useTexts } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { useUndoable } from '../../ui/undoable.ts'
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
  const { t } = useTexts('orders')
  const { money, orderName } = useStoreFormat()
  const change = useUndoable(refetch)
  const { move, remove } = useOrderActions(refetch)
  return {
    move,
    remove,
    pay: ({ id, order }: Order, payment: Order['payment']) =>
      change({
        mutation: SetOrderPaymentDocument,
        each: [{ id, payment }],
        done: () => t('done.payment', { order: orderName(order), payment: t(`payment.${payment}`) }),
      }),
    resend: ({ id, email }: Order) =>
      change({ mutation: ResendOrderConfirmationDocument, each: [{ id }], done: () => t('done.sent', { email }) }),
    refund: ({ id, order }: Order, version: number, amount: number, reason: string) =>
      change({
        mutation: RefundOrderDocument,
        each: [{ id, version, amount, reason }],
        done: () => t('done.refunded', { order: orderName(order), amount: money(amount) }),
        throws: true,
      }),
    cancel: ({ id, order }: Order, reason: string) =>
      change({
        mutation: CancelOrderDocument,
        each: [{ id, reason }],
        done: () => t('done.cancelled', { order: orderName(order) }),
        throws: true,
      }),
    pack: ({ id, order }: Order, version: number, items: FulfilOrderMutationVariables['items']) =>
      change({
        mutation: FulfilOrderDocument,
        each: [{ id, version, items }],
        done: () => t('done.packed', { order: orderName(order) }),
        throws: true,
      }),
    track: ({ id, order }: Order, trackingNumber: string) =>
      change({
        mutation: SetOrderTrackingDocument,
        each: [{ id, trackingNumber }],
        done: () => t('done.tracked', { order: orderName(order) }),
        throws: true,
      }),
    address: ({ id, order }: Order, address: Omit<UpdateOrderAddressMutationVariables, 'id'>) =>
      change({
        mutation: UpdateOrderAddressDocument,
        each: [{ id, ...address }],
        done: () => t('done.address', { order: orderName(order) }),
        throws: true,
      }),
    note: ({ id, order }: Order, text: string) =>
      change({
        mutation: AddOrderNoteDocument,
        each: [{ id, text }],
        done: () => t('done.noted', { order: orderName(order) }),
        throws: true,
      }),
  }
}
