/** Countries by their names in the reader's language. */

/** Those whose tax is added. */
const taxed = 'AT AU BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IT JP LT LU LV MT NL NO NZ PL PT RO SA SE SG SI SK'
const others =
  'AE AR BA BD BH BR BY CA CL CN CO CR DO DZ EC EG GE GH HK ID IL IQ IR IS JM JO KE KR KW KZ LB LK MA MD ME MK MX MY NG NP OM PA PE PH PK PY QA RS SN TH TN TR TW TZ UA UG US UY UZ VE VN ZA'

const named = (codes: string[], locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return codes.map(code => ({ code, name: names.of(code) ?? code })).toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

export const countries = (locale: string): { code: string; name: string }[] => named(taxed.split(' '), locale)

/** For addresses. */
export const allCountries = (locale: string): { code: string; name: string }[] => named([...taxed.split(' '), ...others.split(' ')], locale)

export const countryName = (code: string, locale: string): string => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
