/** Name and address for invoices, and when the account is told that words are low. */
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { type BillingDetailsPartsFragment, useBillingDetailsQuery } from './billing.generated.ts'
import { billingFields, BillingFields } from './BillingFields.tsx'
import { useSaveDetails } from './use-save-details.ts'

export function BillingDetailsCard() {
  const { t } = useTranslations('billing')
  const id = useId()
  const { data, error, refetch } = useBillingDetailsQuery()
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 6 }}>
      <Typography variant="h2" id={id}>
        {t('details.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 5 }}>
        {t('details.about')}
      </Typography>
      {error && !data ? <FailureCard error={error} onRetry={() => void refetch().catch(() => undefined)} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={320} />}
      {data ? <Details details={data.billingDetails} /> : null}
    </Paper>
  )
}

function Details({ details }: { details: BillingDetailsPartsFragment }) {
  const { t, lang } = useTranslations('billing')
  const save = useSaveDetails()
  return (
    <Form
      lang={lang}
      fields={[...billingFields, 'lowWords']}
      submit={t('details.save')}
      onSubmit={async ({ lowWords = '', ...values }) => {
        const words = lowWords.trim() === '' ? null : Number(lowWords.replaceAll(/[\s,.]/g, ''))
        await save(values, words)
        notify({ text: t('details.saved'), color: 'success' })
      }}
    >
      <BillingFields details={details} />
      <Field
        name="lowWords"
        label={t('details.lowWords')}
        helperText={t('details.lowWordsHelp')}
        defaultValue={details.lowWords ?? ''}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
      />
    </Form>
  )
}
