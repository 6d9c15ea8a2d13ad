/** What was paid, when and how, and what is still due. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { formatInstant } from '../../platform/format.ts'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { DescriptionList } from '../../ui/record/DescriptionList.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import type { InvoiceDetailsFragment } from './invoices.generated.ts'

export function Payments({ invoice, onPay }: { invoice: InvoiceDetailsFragment; onPay: () => void }) {
  const { t, lang } = useTranslations('invoices')
  const { total, balance, payments, invoiceStatus, remindedAt, id } = invoice
  const paid = total - balance
  return (
    <SideCard
      title={t('payments.title')}
      action={invoiceStatus !== 'DRAFT' && balance > 0 ? <Button onClick={onPay}>{t('payments.add')}</Button> : null}
    >
      <LinearProgress
        variant="determinate"
        value={total > 0 ? (paid / total) * 100 : 100}
        color={balance === 0 ? 'success' : 'primary'}
        aria-label={t('payments.progress', { paid: formatMoney(paid, lang), total: formatMoney(total, lang) })}
        sx={{ height: 6, borderRadius: 1, mb: 4 }}
      />
      <DescriptionList
        items={[
          { label: t('total'), value: formatMoney(total, lang) },
          { label: t('tiles.paid'), value: formatMoney(paid, lang) },
          { label: t('balance'), value: formatMoney(balance, lang) },
          ...(remindedAt ? [{ label: t('payments.reminded'), value: formatInstant(remindedAt, lang) }] : []),
        ]}
      />
      {payments.length > 0 ? (
        <Box component="ol" aria-label={t('payments.list', { id })} sx={listStyles}>
          {payments.map(payment => (
            <li key={payment.id}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
                <Typography component="span" variant="body2" sx={{ fontWeight: 500 }}>
                  {formatMoney(payment.amount, lang)}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary">
                  {formatWrittenDate(payment.date, lang)}
                </Typography>
              </Box>
              <Typography variant="caption" color="textSecondary" dir="auto" component="p">
                {[t(`method.${payment.method}`), payment.note].filter(Boolean).join(' · ')}
              </Typography>
            </li>
          ))}
        </Box>
      ) : null}
    </SideCard>
  )
}

/** A line with a dot for each payment. */
const listStyles = {
  listStyle: 'none',
  m: 0,
  mt: 4,
  p: 0,
  display: 'grid',
  gap: 3,
  '& li': {
    position: 'relative',
    paddingInlineStart: 4,
    borderInlineStart: 2,
    borderColor: 'divider',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -5,
      top: 6,
      width: 8,
      height: 8,
      borderRadius: '50%',
      bgcolor: 'success.main',
    },
  },
}
