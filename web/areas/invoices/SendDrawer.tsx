/** Sends an invoice: to whom, with which words. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { InvoiceMessageInput } from '../../platform/schema.generated.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { EmailField, TextArea, TextLine } from '../../ui/form/TextFields.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { useStoreSenderQuery } from './sender.generated.ts'
import { PolishMessage } from './PolishMessage.tsx'
import type { InvoiceRowFragment } from './invoices.generated.ts'

interface SendDrawerProps {
  invoice: Pick<InvoiceRowFragment, 'id' | 'client' | 'balance' | 'dueDate'>
  /** Fails where a field is rejected. */
  onSend: (input: InvoiceMessageInput) => Promise<void>
  onClose: () => void
}

export function SendDrawer({ invoice: { id, client, balance, dueDate }, onSend, onClose }: SendDrawerProps) {
  const { t, lang } = useTranslations('invoices')
  const { data } = useStoreSenderQuery()
  const { name = '', email = '' } = data?.invoiceIssuer ?? {}
  const due = formatWrittenDate(dueDate, lang)
  return (
    <FormDrawer
      title={t('send.title', { id })}
      name={`invoice-send-${id}`}
      defaults={{
        to: client.companyEmail,
        subject: t('send.subjectText', { id }),
        message: t('send.messageText', { id, client: client.name, amount: formatMoney(balance, lang), due }),
      }}
      submit={t('send.submit')}
      onSubmit={async input => {
        await onSend(input)
        onClose()
      }}
      onCancel={onClose}
    >
      <Box>
        <Typography sx={{ fontSize: 13, fontWeight: 500, mb: 1 }}>{t('send.from')}</Typography>
        <Typography variant="body2" color="textSecondary">
          <bdi>{name}</bdi> <Ltr>{email ? `<${email}>` : ''}</Ltr>
        </Typography>
      </Box>
      <EmailField name="to" label={t('send.to')} maxLength={254} />
      <TextLine name="subject" label={t('send.subject')} maxLength={200} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextArea name="message" label={t('send.message')} helperText={t('send.help')} maxLength={4000} rows={8} />
        <PolishMessage />
      </Box>
    </FormDrawer>
  )
}
