/** Countries whose tax is added, by their names in the reader's language. */
const codes = 'AT AU BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IT JP LT LU LV MT NL NO NZ PL PT RO SA SE SG SI SK'.split(' ')

export function countries(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return codes.map(code => ({ code, name: names.of(code) ?? code })).toSorted((a, b) => a.name.localeCompare(b.name, locale))
}
