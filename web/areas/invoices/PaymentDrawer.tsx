/** Records a payment of at most the balance. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { InvoicePaymentInput } from '../../platform/schema.generated.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { MoneyField } from '../../ui/form/NumberFields.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextArea } from '../../ui/form/TextFields.tsx'
import { methods } from './invoice-actions.ts'
import { today } from './invoice-values.ts'

interface PaymentValues {
  amount: number | null
  date: string
  method: string
  note: string
}

interface PaymentDrawerProps {
  invoice: { id: string; balance: number; issuedDate: string }
  /** Fails where a field is rejected. */
  onPay: (input: InvoicePaymentInput) => Promise<void>
  onClose: () => void
}

export function PaymentDrawer({ invoice: { id, balance, issuedDate }, onPay, onClose }: PaymentDrawerProps) {
  const { t, lang } = useTranslations('invoices')
  return (
    <FormDrawer<PaymentValues>
      title={t('payment.title', { id })}
      name={`invoice-payment-${id}`}
      defaults={{ amount: balance, date: today(), method: 'BANK_TRANSFER', note: '' }}
      submit={t('payment.submit')}
      onSubmit={async ({ amount, method, ...rest }) => {
        await onPay({ ...rest, amount: amount ?? 0, method: methods.find(each => each === method) ?? 'BANK_TRANSFER' })
        onClose()
      }}
      onCancel={onClose}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', px: 4, py: 3, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Typography variant="body2" color="textSecondary">
          {t('balance')}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {formatMoney(balance, lang)}
        </Typography>
      </Box>
      <MoneyField name="amount" label={t('payment.amount')} min={0.01} max={balance} />
      <DateField name="date" label={t('payment.date')} from={issuedDate} to={today()} />
      <SelectField name="method" label={t('paymentMethod')} choices={methods.map(value => ({ value, text: t(`method.${value}`) }))} />
      <TextArea name="note" label={t('payment.note')} maxLength={200} rows={2} isOptional />
    </FormDrawer>
  )
}
