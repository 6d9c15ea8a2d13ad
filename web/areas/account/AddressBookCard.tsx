/** The addresses of the account, for checkout and invoices. */
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import { AddressList } from '../../ui/addresses/AddressList.tsx'
import type { AddressTexts } from '../../ui/addresses/address-texts.ts'
import { useAddresses } from '../../ui/addresses/use-addresses.ts'
import { LoadFailed } from './LoadFailed.tsx'

export function AddressBookCard() {
  const { t, lang } = useTranslations('billing')
  const id = useId()
  const book = useAddresses({ removed: t('addresses.removed'), unreachable: t('orders.failed') })
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 6 }}>
      <Typography variant="h2" id={id}>
        {t('addresses.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {t('addresses.about')}
      </Typography>
      {book.error ? <LoadFailed onRetry={book.retry} /> : null}
      {book.addresses || book.error ? null : <Skeleton variant="rounded" height={46} />}
      {book.addresses ? <AddressList book={book} texts={addressTexts(t)} lang={lang} /> : null}
    </Paper>
  )
}

const addressTexts = (t: Translations<'billing'>['t']): AddressTexts => ({
  list: t('addresses.title'),
  add: t('addresses.add'),
  edit: t('addresses.edit'),
  save: t('details.save'),
  cancel: t('cancel'),
  editButton: t('checkout.edit'),
  deleteButton: t('webhooks.remove'),
  defaultButton: t('addresses.setDefault'),
  isDefault: t('addresses.default'),
  nameOf: (action, name) => t('buyNamed', { action, name }),
  fields: { name: t('details.name'), address: t('details.address'), country: t('order.country'), noCountry: t('details.noCountry') },
})
