/** What can be done with orders on the list: each told, and taken back with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import type { OrderStatus } from './OrderLooks.tsx'
import {
  DeleteOrderDocument,
  DeleteOrdersDocument,
  SetOrderStatusDocument,
  SetOrderStatusesDocument,
  type SetOrderStatusesMutation,
} from './orders.generated.ts'

interface Order {
  id: string
  order: number
}

export function useOrderActions(refetch: () => Promise<unknown>) {
  const { t, lang } = useTranslations('orders')
  const { orderName } = useStoreFormat()
  const change = useUndoableMutation(refetch)
  const counted = (key: string, count: number, more: Record<string, string> = {}) =>
    t(key, { count, number: formatNumber(count, lang), ...more })

  return {
    move: ({ id, order }: Order, status: OrderStatus) =>
      change({
        mutation: SetOrderStatusDocument,
        items: [{ id, status }],
        optimisticResponse: () => ({ setOrderStatus: { __typename: 'Order' as const, id, status } }),
        successMessage: () => t('done.moved', { order: orderName(order), status: t(`status.${status}`) }),
        topic: 'status',
      }),
    /** Those that may, in one step, which one Undo takes back. */
    moveAll(ids: string[], status: OrderStatus) {
      let answer: SetOrderStatusesMutation['setOrderStatuses'] | undefined
      return change({
        mutation: SetOrderStatusesDocument,
        items: [{ ids, status }],
        update: (_, { data }) => void (answer = data?.setOrderStatuses),
        successMessage() {
          const { moved = [], leftOut = [] } = answer ?? {}
          const told = counted('done.movedAll', moved.length, { status: t(`status.${status}`) })
          return leftOut.length > 0
            ? `${told} ${counted('done.leftOut', leftOut.length, { orders: namesOf(leftOut.map(each => orderName(each.order))) })}`
            : told
        },
      })
    },
    remove: ({ id, order }: Order) =>
      change({
        mutation: DeleteOrderDocument,
        items: [{ id }],
        optimisticResponse: () => ({ deleteOrder: id }),
        update: (cache, { data }) => void cache.evict({ id: cache.identify({ __typename: 'Order', id: data?.deleteOrder }) }),
        successMessage: () => t('done.deleted', { order: orderName(order) }),
      }),
    removeAll: (ids: string[]) =>
      change({ mutation: DeleteOrdersDocument, items: [{ ids }], successMessage: () => counted('done.deletedAll', ids.length) }),
  }
}

const few = 3

const namesOf = (orders: string[]) => orders.slice(0, few).join(', ') + (orders.length > few ? '…' : '')
