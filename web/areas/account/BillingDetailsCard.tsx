/** Name and address for invoices, and when the account is told that words are low. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { forgetAddresses } from '../../ui/addresses/use-addresses.ts'
import { billingFields, BillingFields } from '../../ui/BillingFields.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import {
  AccountBillingDocument,
  type AccountBillingFragment,
  useAccountBillingQuery,
  useSaveAccountBillingMutation,
} from './account.generated.ts'

export function BillingDetailsCard() {
  const { t } = useTranslations('billing')
  const id = useId()
  const { data, error, refetch } = useAccountBillingQuery()
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
      {data ? (
        <Box sx={{ maxWidth: 560, '& form > button': { alignSelf: { sm: 'flex-start' } } }}>
          {/* Another default address replaces what the fields hold. */}
          <Details key={JSON.stringify(data.billingDetails)} details={data.billingDetails} />
        </Box>
      ) : null}
    </Paper>
  )
}

function Details({ details }: { details: AccountBillingFragment }) {
  const { t, lang } = useTranslations('billing')
  const [save] = useSaveAccountBillingMutation({
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: AccountBillingDocument, data: { billingDetails: data.saveBillingDetails } })
      forgetAddresses(cache)
    },
  })
  return (
    <Form
      lang={lang}
      fields={[...billingFields, 'lowWords']}
      submit={t('details.save')}
      onSubmit={async ({ name = '', address = '', country = '', lowWords = '' }) => {
        const words = lowWords.trim() === '' ? null : Number(lowWords.replaceAll(/[\s,.]/g, ''))
        await save({ variables: { name, address, country: country || null, lowWords: words } })
        notify({ text: t('details.saved'), color: 'success' })
      }}
    >
      <BillingFields
        details={details}
        text={{ name: t('details.name'), address: t('details.address'), country: t('order.country'), noCountry: t('details.noCountry') }}
      />
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
