/** Whom the invoice is for: an address of the address book, or the first one. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { AddressList } from '../../ui/addresses/AddressList.tsx'
import { type AddressBook, useAddresses } from '../../ui/addresses/use-addresses.ts'
import { billingFields, BillingFields } from '../../ui/BillingFields.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Form } from '../../ui/Form.tsx'
import { addressTexts } from './address-texts.ts'
import { missingDetail } from './missing-detail.ts'
import type { CheckoutState } from './use-checkout.ts'
import { useSaveDetails } from './use-save-details.ts'

export function AddressStep({ checkout }: { checkout: CheckoutState }) {
  const { t } = useTranslations('billing')
  const book = useAddresses({ removed: t('addresses.removed'), unreachable: t('orders.failed') })
  if (book.error) return <FailureCard error={book.error} onRetry={book.retry} />
  if (!book.addresses) return <Skeleton variant="rounded" height={320} />
  return book.addresses.length > 0 ? <ChooseAddress checkout={checkout} book={book} /> : <FirstAddress checkout={checkout} />
}

function ChooseAddress({ checkout: { change }, book }: { checkout: CheckoutState; book: AddressBook }) {
  const { t, lang } = useTranslations('billing')
  const [chosen, setChosen] = useState<string>()
  const [failure, setFailure] = useState('')
  const [isSaving, setSaving] = useState(false)
  const selected = book.addresses?.find(({ id }) => id === chosen) ?? book.addresses?.find(({ isDefault }) => isDefault)
  const submit = async () => {
    const missing = selected && missingDetail({ name: selected.name, country: selected.country ?? '' }, t)
    setFailure(missing?.message ?? '')
    if (!selected || missing) return
    setSaving(true)
    const isSaved = selected.isDefault || (await book.choose(selected))
    setSaving(false)
    if (isSaved) change({ step: 'payment' })
  }
  return (
    <>
      <AddressList
        book={book}
        texts={addressTexts(t)}
        lang={lang}
        choice={{ selected: selected?.id, onSelect: setChosen }}
        check={values => missingDetail(values, t)}
        action={
          <Button variant="contained" loading={isSaving} onClick={() => void submit()}>
            {t('checkout.toPayment')}
          </Button>
        }
      />
      {failure ? (
        <Alert severity="error" sx={{ mt: 4 }}>
          {failure}
        </Alert>
      ) : null}
    </>
  )
}

function FirstAddress({ checkout: { details, change } }: { checkout: CheckoutState }) {
  const { t, lang } = useTranslations('billing')
  const save = useSaveDetails()
  if (!details) return null
  return (
    <Form
      lang={lang}
      fields={billingFields}
      submit={t('checkout.toPayment')}
      check={values => missingDetail(values, t)}
      onSubmit={async values => {
        await save(values, details.lowWords ?? null)
        change({ step: 'payment' })
      }}
    >
      <BillingFields
        details={details}
        text={{ name: t('details.name'), address: t('details.address'), country: t('order.country'), noCountry: t('details.noCountry') }}
      />
    </Form>
  )
}
