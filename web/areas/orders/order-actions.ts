/** Actions on orders of the list, each with Undo. */
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import type { ListAction } from '../../ui/list/list-actions.ts'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import type { OrderStatus } from './OrderStatus.tsx'
import { DeleteOrdersDocument, type OrderRowFragment, SetOrderStatusDocument, SetOrderStatusesDocument } from './orders.generated.ts'

interface Order {
  id: string
  order: number
}

/** Actions that the list and an order's page share. */
export function useOrderMoves(change: ApplyChange) {
  const { t, tCount } = useTranslations('orders')
  const { orderName } = useStoreFormat()
  return {
    move: ({ id, order }: Order, status: OrderStatus) =>
      change({
        mutation: SetOrderStatusDocument,
        variables: { id, status },
        optimisticResponse: () => ({ setOrderStatus: { __typename: 'Order' as const, id, status } }),
        successMessage: () => t('done.moved', { order: orderName(order), status: t(`status.${status}`) }),
      }),
    remove: (orders: string[], order?: number) =>
      change({
        mutation: DeleteOrdersDocument,
        variables: { ids: orders },
        optimisticResponse: () => ({ deleteOrders: orders }),
        update: (cache, { data }) => data?.deleteOrders.forEach(id => cache.evict({ id: cache.identify({ __typename: 'Order', id }) })),
        successMessage: count => (order === undefined ? tCount('done.deletedAll', count) : t('done.deleted', { order: orderName(order) })),
      }),
  }
}

const next = ['OUT_FOR_DELIVERY', 'DELIVERED'] as const
const reachable = ['DISPATCHED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const

interface Callbacks {
  onPrint: (ids: string[]) => void
  onDeliverUnpaid: (order: OrderRowFragment) => void
}

export function useOrderActions(change: ApplyChange, { onPrint, onDeliverUnpaid }: Callbacks): ListAction<OrderRowFragment>[] {
  const { t, tCount } = useTranslations('orders')
  const { orderName } = useStoreFormat()
  const { move, remove } = useOrderMoves(change)

  const moveAll = (ids: string[], status: OrderStatus) =>
    change({
      mutation: SetOrderStatusesDocument,
      variables: { ids, status },
      successMessage(count, [result]) {
        const { moved, leftOut = [] } = result?.setOrderStatuses ?? {}
        const message = tCount('done.movedAll', moved?.length ?? count, { status: t(`status.${status}`) })
        if (leftOut.length === 0) return message
        return `${message} ${tCount('done.leftOut', leftOut.length, { orders: firstOf(leftOut.map(({ order }) => orderName(order))) })}`
      },
    })

  return [
    ...next.map((status): ListAction<OrderRowFragment> => ({
      id: status,
      label: t(`step.${status}`),
      icon: IconTruckDelivery,
      key: 'n',
      when: ({ nextStatuses }) => nextStatuses[0] === status,
      run: order => (status === 'DELIVERED' && order.payment !== 'PAID' ? onDeliverUnpaid(order) : move(order, status)),
    })),
    {
      id: 'status',
      label: t('changeStatus'),
      icon: IconTruckDelivery,
      choices: reachable.map(value => ({ value, text: t(`status.${value}`) })),
      bulk(ids, choice) {
        const status = reachable.find(each => each === choice)
        return status && moveAll(ids, status)
      },
    },
    { id: 'print', label: t('slips.print'), icon: IconPrinter, bulk: onPrint, keepsSelection: true },
    {
      id: 'delete',
      label: t('delete'),
      icon: IconTrash,
      key: '#',
      removes: true,
      run: ({ id, order }) => remove([id], order),
      bulk: ids => remove(ids),
      confirm: count => ({ title: tCount('ask.title', count), text: t('ask.text'), confirm: tCount('ask.confirm', count) }),
    },
  ]
}

const few = 3

const firstOf = (orders: string[]) => orders.slice(0, few).join(', ') + (orders.length > few ? '…' : '')
