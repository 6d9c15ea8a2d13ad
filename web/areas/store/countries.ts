/** Countries that the store can ship to. */
const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH ' +
  'CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GL GM GN GQ GR ' +
  'GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR ' +
  'LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE ' +
  'PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ ' +
  'TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'

const english = new Intl.DisplayNames('en', { type: 'region' })
const codeByName = new Map(codes.split(' ').map(code => [english.of(code) ?? code, code]))

/** Stored in English. */
export const countryNames = [...codeByName.keys()]

/** The country's name in the given language; unknown names stay as they are. */
export function formatCountry(name: string, lang: string): string {
  const code = codeByName.get(name)
  return (code && namesIn(lang).of(code)) ?? name
}

const known = new Map<string, Intl.DisplayNames>()
function namesIn(lang: string): Intl.DisplayNames {
  const names = known.get(lang) ?? new Intl.DisplayNames(lang, { type: 'region' })
  known.set(lang, names)
  return names
}
