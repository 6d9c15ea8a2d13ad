/** Names of countries in the reader's language, from their English names in the data and on the map. */

/** Names of Natural Earth that are shortened, or differ from the standard ones. */
const otherNames: Record<string, string> = {
  'Antigua and Barb.': 'AG',
  'Bosnia and Herz.': 'BA',
  'Br. Indian Ocean Ter.': 'IO',
  'British Virgin Is.': 'VG',
  'Cabo Verde': 'CV',
  'Cayman Is.': 'KY',
  'Central African Rep.': 'CF',
  Congo: 'CG',
  'Cook Is.': 'CK',
  "Côte d'Ivoire": 'CI',
  'Dem. Rep. Congo': 'CD',
  'Dominican Rep.': 'DO',
  'Eq. Guinea': 'GQ',
  eSwatini: 'SZ',
  'Faeroe Is.': 'FO',
  'Falkland Is.': 'FK',
  'Fr. Polynesia': 'PF',
  'Fr. S. Antarctic Lands': 'TF',
  'Hong Kong': 'HK',
  Macao: 'MO',
  Macedonia: 'MK',
  'Marshall Is.': 'MH',
  Myanmar: 'MM',
  'N. Mariana Is.': 'MP',
  Palestine: 'PS',
  'Pitcairn Is.': 'PN',
  'S. Geo. and the Is.': 'GS',
  'S. Sudan': 'SS',
  'Saint Helena': 'SH',
  'Saint Lucia': 'LC',
  'Solomon Is.': 'SB',
  'St-Barthélemy': 'BL',
  'St-Martin': 'MF',
  'St. Kitts and Nevis': 'KN',
  'St. Pierre and Miquelon': 'PM',
  'St. Vin. and Gren.': 'VC',
  'São Tomé and Principe': 'ST',
  'Trinidad and Tobago': 'TT',
  Turkey: 'TR',
  'Turks and Caicos Is.': 'TC',
  'U.S. Virgin Is.': 'VI',
  'United States of America': 'US',
  Vatican: 'VA',
  'W. Sahara': 'EH',
  'Wallis and Futuna Is.': 'WF',
  Åland: 'AX',
}

let codes: Map<string, string> | undefined

/** ISO 3166 codes by English name. */
function codeByName(): Map<string, string> {
  if (codes) return codes
  codes = new Map(Object.entries(otherNames))
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  for (const code of letters.flatMap(first => letters.map(second => first + second))) {
    const name = english.of(code)
    if (name && !codes.has(name)) codes.set(name, code)
  }
  return codes
}

const known = new Map<string, Intl.DisplayNames>()
function namesIn(lang: string): Intl.DisplayNames {
  const names = known.get(lang) ?? new Intl.DisplayNames(lang, { type: 'region', style: 'short' })
  known.set(lang, names)
  return names
}

/** Unknown names stay as they are. */
export function countryName(english: string, lang: string): string {
  const code = codeByName().get(english)
  return (code && namesIn(lang).of(code)) ?? english
}
