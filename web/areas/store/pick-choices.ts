/** Currencies and time zones, named in the reader's language. */
import type { Choice } from '../../ui/form/ChoiceField.tsx'

const byText =
  (lang: string) =>
  (a: Choice, b: Choice): number =>
    a.text.localeCompare(b.text, lang)

export function currencyChoices(lang: string): Choice[] {
  const names = new Intl.DisplayNames(lang, { type: 'currency' })
  return Intl.supportedValuesOf('currency')
    .map(value => ({ value, text: `${names.of(value) ?? value} (${value})` }))
    .toSorted(byText(lang))
}

/** Cities of the time zones, with their current UTC offset. */
export function timeZoneChoices(lang: string): Choice[] {
  const now = new Date()
  const latin = lang.includes('-u-nu-') ? lang : `${lang}-u-nu-latn`
  const offset = (timeZone: string) =>
    new Intl.DateTimeFormat(latin, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now).find(({ type }) => type === 'timeZoneName')
      ?.value ?? ''
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter(zone => zone !== 'UTC')].map(value => ({
    value,
    text: `${value.replaceAll('_', ' ')} (${offset(value)})`,
  }))
}
