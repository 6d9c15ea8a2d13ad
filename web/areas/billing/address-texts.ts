import type { Translations } from '../../platform/languages.ts'
import type { AddressTexts } from '../../ui/addresses/address-texts.ts'

export const addressTexts = (t: Translations<'billing'>['t']): AddressTexts => ({
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
