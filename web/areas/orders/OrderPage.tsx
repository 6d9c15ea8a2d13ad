import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import { lazy, Suspense } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { IconMenu } from '../../ui/IconMenu.tsx'
import { useLive } from '../../platform/live.ts'
import { NotFoundRecord } from '../../ui/record/NotFoundRecord.tsx'
import { RecordHeader } from '../../ui/record/RecordHeader.tsx'
import { RecordTabs } from '../../ui/record/RecordTabs.tsx'
import { RecordTimeline } from '../../ui/record/RecordTimeline.tsx'
import { RecordColumns, StickySide } from '../../ui/record/SideCard.tsx'
import { OrderChip } from './OrderLooks.tsx'
import { orderList } from './order-list.ts'
import { useOrderChanges } from './order-changes.ts'
import { OrderItems } from './OrderItems.tsx'
import { useOrderPageQuery } from './orders.generated.ts'
import { AddressesCard, CustomerCard, PaymentCard } from './OrderSide.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'

const OrderForm = lazy(async () => ({ default: (await import('./OrderForms.tsx')).OrderForm }))
const PackingSlips = lazy(async () => ({ default: (await import('./PackingSlips.tsx')).PackingSlips }))

const listPath = orderList.path
const highest = 2 ** 31 - 1

/** The order number in the URL; 0, which no order has, if it is invalid. */
const numberOf = (text: string) => (/^[1-9]\d*$/.test(text) && Number(text) <= highest ? Number(text) : 0)

export function OrderPage() {
  const { t } = useTranslations('orders')
  const { id: asked = '' } = useParams()
  const { date, time, orderName } = useStoreFormat()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useOrderPageQuery({ variables: { order: numberOf(asked) }, fetchPolicy: 'cache-and-network' })
  useLive(['ORDERS', 'CUSTOMERS'], refetch)
  const order = data?.order
  const changes = useOrderChanges(refetch)

  /** The open dialog is part of the URL. */
  const form = params.get('form') ?? ''
  const open = (name?: string) => {
    const next = new URLSearchParams(params)
    if (name) next.set('form', name)
    else next.delete('form')
    setParams(next, { replace: !name, preventScrollReset: true })
  }

  if (error && !order)
    return (
      <NotFoundRecord error={error} onRetry={() => void refetch().catch(() => undefined)} list={{ path: listPath, text: t('toList') }} />
    )
  const [next, back] = order?.nextStatuses ?? []
  const isOpen = order !== undefined && order.status !== 'DELIVERED' && !order.isCancelled
  const isPacked = order?.fulfilment === 'WHOLE'
  const isReady = order?.payment === 'PAID' && isPacked
  const isEarly = isOpen && next === 'DELIVERED' && !isReady
  const isPackingNext = isEarly && order?.payment === 'PAID'
  const more = order
    ? [
        ...(isEarly ? [{ value: 'deliver', text: t('step.DELIVERED') }] : []),
        ...(back ? [{ value: 'back', text: t(`step.${back}`) }] : []),
        { value: 'slip', text: t('slips.print') },
        ...(isOpen && isPacked ? [{ value: 'pack', text: t('items.repack') }] : []),
        { value: 'resend', text: t('resend') },
        ...(isOpen ? [{ value: 'cancel', text: t('cancel.menu') }] : []),
        { value: 'delete', text: t('delete') },
      ]
    : []
  const choose = (name: string) => {
    if (!order) return
    if (name === 'back' && back) return void changes.move(order, back)
    if (name === 'resend') return void changes.resend(order)
    if (name !== 'delete') return open(name)
    void navigate(listPath)
    void changes.remove(order)
  }

  const timeline = <OrderTimeline order={order} onNote={() => open('note')} onTrack={() => open('tracking')} />
  const history = order ? <RecordTimeline area="ORDERS" type="Order" id={order.id} /> : <Box sx={{ minHeight: 160 }} />

  return (
    <>
      <RecordHeader
        title={order && t('orderTitle', { order: orderName(order.order) })}
        status={order ? <OrderChip {...order} /> : null}
        id={orderName(numberOf(asked))}
        lead={order ? `${date(order.orderedAt)}, ${time(order.orderedAt)} · ${t(`channel.${order.channel}`)}` : null}
        list={orderList}
        actions={
          order ? (
            <>
              <IconMenu label={t('more')} icon={<IconDotsVertical size={20} stroke={1.75} />} choices={more} onChoose={choose} />
              {isPackingNext ? (
                <Button variant="contained" onClick={() => open('pack')}>
                  {t('items.pack')}
                </Button>
              ) : isEarly ? (
                <>
                  <Button variant="outlined" onClick={() => open('cancel')}>
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
          ) : null
        }
      />
      <RecordColumns
        side={
          <StickySide>
            <PaymentCard order={order} onRefund={() => open('refund')} onPayment={payment => order && void changes.pay(order, payment)} />
            <CustomerCard order={order} />
            <AddressesCard order={order} onEdit={open} />
          </StickySide>
        }
      >
        <OrderItems order={order} onPack={isOpen && !isPacked && !isPackingNext ? () => open('pack') : undefined} />
        <Paper sx={{ p: { xs: 4, sm: 5 }, pt: { xs: 2, sm: 2 } }}>
          <RecordTabs
            label={t('timeline.title')}
            tabs={[
              { name: 'timeline', text: t('timeline.title'), content: () => timeline },
              {
                name: 'changes',
                text: t('changes'),
                content: () => history,
              },
            ]}
          />
        </Paper>
      </RecordColumns>
      {order && form ? (
        <Suspense>
          {form === 'slip' ? (
            <PackingSlips ids={[order.id]} onClose={() => open()} />
          ) : (
            <OrderForm key={form} form={form} order={order} changes={changes} onClose={() => open()} />
          )}
        </Suspense>
      ) : null}
    </>
  )
}
