/** The forms of an order's page, by their name in the URL. */
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import { useFormContext } from 'react-hook-form'
import { serverError } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { IntegerField, MoneyField } from '../../ui/form/NumberFields.tsx'
import { TextArea, TextLine } from '../../ui/form/TextFields.tsx'
import type { OrderChanges } from './order-changes.ts'
import type { OrderDetailsFragment } from './orders.generated.ts'

interface OrderFormProps {
  order: OrderDetailsFragment
  changes: OrderChanges
  onClose: () => void
}

const maxReason = 300
const maxText = 500

/** In cents, so that sums are exact. */
const leftOf = ({ spent, refunded }: OrderDetailsFragment) => (Math.round(spent * 100) - Math.round(refunded * 100)) / 100

/** Null if the form has nothing to edit. */
export function OrderForm({ form, ...props }: OrderFormProps & { form: string }) {
  const { order } = props
  const isDelivered = order.status === 'DELIVERED'
  if (form === 'note') return <NoteForm {...props} />
  if (form === 'tracking') return <TrackingForm {...props} />
  if (form === 'refund' && order.payment === 'PAID') return <RefundForm {...props} />
  if (isDelivered) return null
  if (form === 'shipping') return <ShippingForm {...props} />
  if (form === 'billing') return <BillingForm {...props} />
  if (order.isCancelled) return null
  if (form === 'cancel') return <CancelForm {...props} />
  if (form === 'deliver') return order.nextStatuses[0] === 'DELIVERED' ? <DeliverForm {...props} /> : null
  return form === 'pack' ? <PackForm {...props} /> : null
}

function RefundForm({ order, changes, onClose }: OrderFormProps) {
  const { t } = useTranslations('orders')
  const { money } = useStoreFormat()
  const left = leftOf(order)
  const defaults: { version: number; amount: number | null; reason: string } = { version: order.version, amount: left, reason: '' }
  return (
    <FormDialog
      title={t('money.refund')}
      name={`order-refund-${order.id}`}
      defaults={defaults}
      submit={t('money.refund')}
      onSubmit={async ({ version, amount, reason }) => {
        await changes.refund(order, version, amount ?? left, reason)
        onClose()
      }}
      onCancel={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {t('money.whole')}
      </Typography>
      <MoneyField
        name="amount"
        label={t('money.amount')}
        helperText={t('money.amountHelp', { amount: money(left) })}
        min={0.01}
        max={left}
      />
      <TextLine name="reason" label={t('money.reason')} maxLength={maxReason} isOptional />
    </FormDialog>
  )
}

function CancelForm({ order, changes, onClose }: OrderFormProps) {
  const { t } = useTranslations('orders')
  const { orderName } = useStoreFormat()
  return (
    <FormDialog
      title={t('cancel.title', { order: orderName(order.order) })}
      defaults={{ reason: '' }}
      submit={t('cancel.submit')}
      dismiss={t('cancel.keep')}
      onSubmit={async ({ reason }) => {
        await changes.cancel(order, reason)
        onClose()
      }}
      onCancel={onClose}
    >
      <Typography variant="body2">{t('cancel.text')}</Typography>
      <TextLine name="reason" label={t('cancel.reason')} maxLength={maxReason} isOptional />
    </FormDialog>
  )
}

/** Delivery is final, so missing steps are listed first. */
function DeliverForm({ order, changes, onClose }: OrderFormProps) {
  const { t } = useTranslations('orders')
  const { orderName } = useStoreFormat()
  const isPaid = order.payment === 'PAID'
  const missing = isPaid ? 'unpacked' : order.fulfillment === 'WHOLE' ? 'unpaid' : 'unpaidUnpacked'
  return (
    <FormDialog
      title={t('deliver.title', { order: orderName(order.order) })}
      defaults={{}}
      submit={t('step.DELIVERED')}
      onSubmit={async () => {
        await changes.move(order, 'DELIVERED')
        onClose()
      }}
      onCancel={onClose}
    >
      <Typography variant="body2">{t(`deliver.${missing}`)}</Typography>
    </FormDialog>
  )
}

const fieldOf = (id: string | number) => `item-${id}`

/** A field per item for its packed quantity. */
const piecesOf = (items: readonly { id: string | number; fulfilled: number }[]): Record<string, number | null> =>
  Object.fromEntries(items.map(({ id, fulfilled }) => [fieldOf(id), fulfilled]))

function PackForm({ order, changes, onClose }: OrderFormProps) {
  const { t, lang } = useTranslations('orders')
  return (
    <FormDialog<Record<string, number | null>>
      title={t('pack.title')}
      defaults={{ ...piecesOf(order.items), version: order.version }}
      submit={t('pack.submit')}
      onSubmit={async values => {
        const items = order.items.map(({ id, fulfilled }) => ({ id, fulfilled: values[fieldOf(id)] ?? fulfilled }))
        try {
          await changes.pack(order, values.version ?? order.version, items)
        } catch (error) {
          const present = serverError(error)?.extensions?.current as { items?: { id: number; fulfilled: number }[] } | undefined // included in conflicts
          if (present?.items) Object.assign(present, piecesOf(present.items))
          throw error
        }
        onClose()
      }}
      onCancel={onClose}
    >
      <PackAll order={order} />
      {order.items.map(({ id, productName, qty }) => (
        <IntegerField
          key={id}
          name={fieldOf(id)}
          label={productName}
          helperText={t('pack.help', { qty: formatNumber(qty, lang) })}
          max={qty}
        />
      ))}
    </FormDialog>
  )
}

/** Sets every quantity to the ordered one; saved like manual input. */
function PackAll({ order }: Pick<OrderFormProps, 'order'>) {
  const { t } = useTranslations('orders')
  const { setValue } = useFormContext()
  const fill = () => {
    for (const { id, qty } of order.items) setValue(fieldOf(id), qty, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Button variant="outlined" startIcon={<IconPackage size={20} stroke={1.75} />} onClick={fill} sx={{ justifySelf: 'start' }}>
      {t('pack.all')}
    </Button>
  )
}

function TrackingForm({ order, changes, onClose }: OrderFormProps) {
  const { t } = useTranslations('orders')
  return (
    <FormDialog
      title={t('tracking.label')}
      defaults={{ trackingNumber: order.trackingNumber }}
      submit={t('tracking.submit')}
      onSubmit={async ({ trackingNumber }) => {
        await changes.track(order, trackingNumber)
        onClose()
      }}
      onCancel={onClose}
    >
      <TextLine name="trackingNumber" label={t('tracking.label')} helperText={t('tracking.help')} maxLength={40} isOptional />
    </FormDialog>
  )
}

function NoteForm({ order, changes, onClose }: OrderFormProps) {
  const { t } = useTranslations('orders')
  return (
    <FormDialog
      title={t('note.label')}
      name={`order-note-${order.id}`}
      defaults={{ text: '' }}
      submit={t('note.submit')}
      onSubmit={async ({ text }) => {
        await changes.note(order, text)
        onClose()
      }}
      onCancel={onClose}
    >
      <TextArea name="text" label={t('note.label')} helperText={t('note.help')} maxLength={maxText} />
    </FormDialog>
  )
}

function ShippingForm({ order, changes, onClose }: OrderFormProps) {
  const { t } = useTranslations('orders')
  const { id, version, shippingAddress } = order
  return (
    <FormDialog
      title={t('addresses.shipping')}
      name={`order-shipping-${id}`}
      defaults={{ version, shippingAddress }}
      submit={t('addresses.save')}
      onSubmit={async values => {
        await changes.address(order, values)
        onClose()
      }}
      onCancel={onClose}
    >
      <TextArea name="shippingAddress" label={t('addresses.text')} helperText={t('addresses.help')} maxLength={maxText} />
    </FormDialog>
  )
}

function BillingForm({ order, changes, onClose }: OrderFormProps) {
  const { t } = useTranslations('orders')
  const { id, version, billingAddress } = order
  return (
    <FormDialog
      title={t('addresses.billing')}
      name={`order-billing-${id}`}
      defaults={{ version, billingAddress }}
      submit={t('addresses.save')}
      onSubmit={async values => {
        await changes.address(order, values)
        onClose()
      }}
      onCancel={onClose}
    >
      <TextArea name="billingAddress" label={t('addresses.text')} helperText={t('addresses.help')} maxLength={maxText} />
    </FormDialog>
  )
}
