/** Updates of one order, each with Undo; forms show server errors. */
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { useOrderMoves } from './order-actions.ts'
import {
  AddOrderNoteDocument,
  CancelOrderDocument,
  FulfillOrderDocument,
  type FulfillOrderMutationVariables,
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
  const { move, remove } = useOrderMoves(change)
  return {
    move,
    remove: ({ id, order }: Order) => remove([id], order),
    pay: ({ id, order }: Order, payment: Order['payment']) =>
      change({
        mutation: SetOrderPaymentDocument,
        variables: { id, payment },
        successMessage: () => t('done.payment', { order: orderName(order), payment: t(`payment.${payment}`) }),
      }),
    resend: ({ id, email }: Order) =>
      change({ mutation: ResendOrderConfirmationDocument, once: true, variables: { id }, successMessage: () => t('done.sent', { email }) }),
    refund: ({ id, order }: Order, version: number, amount: number, reason: string) =>
      change({
        mutation: RefundOrderDocument,
        once: true,
        variables: { id, version, amount, reason },
        successMessage: () => t('done.refunded', { order: orderName(order), amount: money(amount) }),
        rethrow: true,
      }),
    cancel: ({ id, order }: Order, reason: string) =>
      change({
        mutation: CancelOrderDocument,
        variables: { id, reason },
        successMessage: () => t('done.cancelled', { order: orderName(order) }),
        rethrow: true,
      }),
    pack: ({ id, order }: Order, version: number, items: FulfillOrderMutationVariables['items']) =>
      change({
        mutation: FulfillOrderDocument,
        variables: { id, version, items },
        successMessage: () => t('done.packed', { order: orderName(order) }),
        rethrow: true,
      }),
    track: ({ id, order }: Order, trackingNumber: string) =>
      change({
        mutation: SetOrderTrackingDocument,
        variables: { id, trackingNumber },
        successMessage: () => t('done.tracked', { order: orderName(order) }),
        rethrow: true,
      }),
    address: ({ id, order }: Order, address: Omit<UpdateOrderAddressMutationVariables, 'id'>) =>
      change({
        mutation: UpdateOrderAddressDocument,
        variables: { id, ...address },
        successMessage: () => t('done.address', { order: orderName(order) }),
        rethrow: true,
      }),
    note: ({ id, order }: Order, text: string) =>
      change({
        mutation: AddOrderNoteDocument,
        once: true,
        variables: { id, text },
        successMessage: () => t('done.noted', { order: orderName(order) }),
        rethrow: true,
      }),
  }
}
