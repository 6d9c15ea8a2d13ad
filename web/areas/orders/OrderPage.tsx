import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { IconMenu } from '../../ui/IconMenu.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { RecordPage } from '../../ui/record/RecordPage.tsx'
import { RecordTabs } from '../../ui/record/RecordTabs.tsx'
import { RecordTimeline } from '../../ui/record/RecordTimeline.tsx'
import { RecordColumns, StickySide } from '../../ui/record/SideCard.tsx'
import { useRecord } from '../../ui/record/use-record.ts'
import { OrderChip } from './OrderStatus.tsx'
import { orderList } from './order-list.ts'
import { type OrderChanges, useOrderChanges } from './order-changes.ts'
import { OrderItems } from './OrderItems.tsx'
import { type OrderDetailsFragment, useOrderPageQuery } from './orders.generated.ts'
import { AddressesCard, CustomerCard, PaymentCard } from './OrderSide.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'

const OrderForm = lazyPart(async () => (await import('./OrderForms.tsx')).OrderForm)
const PackingSlips = lazyPart(async () => (await import('./PackingSlips.tsx')).PackingSlips)

const highest = 2 ** 31 - 1

/** The order number in the URL; 0, which no order has, if it is invalid. */
const numberOf = (text: string) => (/^[1-9]\d*$/.test(text) && Number(text) <= highest ? Number(text) : 0)

function stepsOf({ nextStatuses: [next, back], status, isCancelled, payment, fulfillment }: OrderDetailsFragment) {
  const isOpen = status !== 'DELIVERED' && !isCancelled
  const isPacked = fulfillment === 'WHOLE'
  const isEarly = isOpen && next === 'DELIVERED' && !(payment === 'PAID' && isPacked)
  return { next, back, isOpen, isPacked, isEarly, isPackingNext: isEarly && payment === 'PAID' }
}

export function OrderPage() {
  const { t } = useTranslations('orders')
  const { id: asked = '' } = useParams()
  const { date, time, orderName } = useStoreFormat()
  const [params, setParams] = useSearchParams()
  const number = numberOf(asked)
  const record = useRecord(useOrderPageQuery({ variables: { order: number } }), data => data.order, ['ORDERS', 'CUSTOMERS'])
  const order = record.row
  const changes = useOrderChanges(record.refetch)

  /** The open dialog is part of the URL. */
  const form = params.get('form') ?? ''
  const open = (name?: string) => {
    const next = new URLSearchParams(params)
    if (name) next.set('form', name)
    else next.delete('form')
    setParams(next, { replace: !name, preventScrollReset: true })
  }
  const part = { changes, onOpen: open }

  return (
    <RecordPage
      record={record}
      list={orderList}
      toList={t('toList')}
      id={orderName(number)}
      heading={
        order && {
          title: t('orderTitle', { order: orderName(order.order) }),
          status: <OrderChip {...order} />,
          subtitle: `${date(order.orderedAt)}, ${time(order.orderedAt)} · ${t(`channel.${order.channel}`)}`,
          actions: <OrderActions order={order} {...part} />,
        }
      }
      skeleton={<OrderParts order={undefined} {...part} />}
    >
      {found => (
        <>
          <OrderParts order={found} {...part} />
          {form === 'slip' ? <PackingSlips ids={[found.id]} onClose={() => open()} /> : null}
          {form && form !== 'slip' ? <OrderForm key={form} form={form} order={found} changes={changes} onClose={() => open()} /> : null}
        </>
      )}
    </RecordPage>
  )
}

interface PartProps<Order> {
  order: Order
  changes: OrderChanges
  onOpen: (form: string) => void
}

/** The next step as a button, the others in a menu. */
function OrderActions({ order, changes, onOpen }: PartProps<OrderDetailsFragment>) {
  const { t } = useTranslations('orders')
  const navigate = useNavigate()
  const { next, back, isOpen, isPacked, isEarly, isPackingNext } = stepsOf(order)
  const more = [
    ...(isEarly ? [{ value: 'deliver', text: t('step.DELIVERED') }] : []),
    ...(back ? [{ value: 'back', text: t(`step.${back}`) }] : []),
    { value: 'slip', text: t('slips.print') },
    ...(isOpen && isPacked ? [{ value: 'pack', text: t('items.repack') }] : []),
    { value: 'resend', text: t('resend') },
    ...(isOpen ? [{ value: 'cancel', text: t('cancel.menu') }] : []),
    { value: 'delete', text: t('delete') },
  ]
  const choose = (name: string) => {
    if (name === 'back' && back) return void changes.move(order, back)
    if (name === 'resend') return void changes.resend(order)
    if (name !== 'delete') return onOpen(name)
    void navigate(orderList.path)
    void changes.remove(order)
  }
  return (
    <>
      <IconMenu label={t('more')} icon={<IconDotsVertical size={20} stroke={1.75} />} choices={more} onChoose={choose} />
      {isPackingNext ? (
        <Button variant="contained" onClick={() => onOpen('pack')}>
          {t('items.pack')}
        </Button>
      ) : isEarly ? (
        <>
          <Button variant="outlined" onClick={() => onOpen('cancel')}>
            {t('cancel.menu')}
          </Button>
          {order.payment === 'FAILED' ? (
            <Button variant="contained" onClick={() => void changes.pay(order, 'PENDING')}>
              {t('money.again')}
            </Button>
          ) : (
            <Button variant="contained" onClick={() => void changes.pay(order, 'PAID')}>
              {t('money.received')}
            </Button>
          )}
        </>
      ) : next ? (
        <Button variant="contained" onClick={() => void changes.move(order, next)}>
          {t(`step.${next}`)}
        </Button>
      ) : null}
    </>
  )
}

/** Draws its own skeletons, so that nothing moves when the order comes. */
function OrderParts({ order, changes, onOpen }: PartProps<OrderDetailsFragment | undefined>) {
  const { t } = useTranslations('orders')
  const steps = order && stepsOf(order)
  const timeline = <OrderTimeline order={order} onNote={() => onOpen('note')} onTrack={() => onOpen('tracking')} />
  const history = order ? <RecordTimeline area="ORDERS" type="Order" id={order.id} /> : <Box sx={{ minHeight: 160 }} />
  return (
    <RecordColumns
      side={
        <StickySide>
          <PaymentCard order={order} onRefund={() => onOpen('refund')} onPayment={payment => order && void changes.pay(order, payment)} />
          <CustomerCard order={order} />
          <AddressesCard order={order} onEdit={onOpen} />
        </StickySide>
      }
    >
      <OrderItems order={order} onPack={steps?.isOpen && !steps.isPacked && !steps.isPackingNext ? () => onOpen('pack') : undefined} />
      <Paper sx={{ p: { xs: 4, sm: 5 }, pt: { xs: 2, sm: 2 } }}>
        <RecordTabs
          label={t('timeline.title')}
          tabs={[
            { name: 'timeline', text: t('timeline.title'), content: () => timeline },
            { name: 'changes', text: t('changes'), content: () => history },
          ]}
        />
      </Paper>
    </RecordColumns>
  )
}
