import type { Translations } from '../../platform/languages.ts'

/** What a purchase still needs of the billing details; null if they are complete. */
export function missingDetail({ name = '', country = '' }: { name?: string; country?: string }, t: Translations<'billing'>['t']) {
  if (name.trim() === '') return { field: 'name', message: t('checkout.nameMissing') }
  return country === '' ? { field: 'country', message: t('checkout.countryMissing') } : null
}
