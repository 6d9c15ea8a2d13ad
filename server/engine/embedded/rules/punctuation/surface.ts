/** Spaces and capitals. */
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { endsPhrase } from '../../grammar/word-classes.ts'

const names = new Map('Africa African Algeria Algerian America American Amsterdam Angola April Arabic Argentina Argentine Argentinian Asia Asian Athens Auckland Australia Australian Austria Austrian Baghdad Bahrain Bangkok Bangladesh Barcelona Beijing Beirut Belarus Belfast Belgian Belgium Bengali Berlin Bogota Bolivia Bosnia Bosnian Botswana Brazil Brazilian Bristol Britain British Brussels Bucharest Budapest Buddhist Bulgaria Bulgarian Cairo California Cambodia Cambodian Cameroon Canada Canadian Cardiff Chicago Chilean China Chinese Christian Christianity Christmas Colombia Colombian Copenhagen Croatia Croatian Cuban Cyprus Czech Damascus Danish December Delhi Denmark Diwali Dubai Dublin Dutch Easter Ecuador Edinburgh Egypt Egyptian England English Eritrea Estonia Estonian Ethiopia Ethiopian Europe European Facebook February Filipino Finland Finnish Flemish Florence Florida France French Friday Gambia Geneva German Germany Ghana Ghanaian Glasgow Google Greece Greek Guatemala Haiti Haitian Halloween Hamburg Hanoi Hanukkah Havana Hebrew Helsinki Hindi Hindu Honduras Houston Hungarian Hungary Iceland Icelandic India Indian Indonesia Indonesian Instagram Iran Iranian Iraq Iraqi Ireland Irish Islam Israel Israeli Istanbul Italian Italy Jakarta Jamaica Jamaican January Japan Japanese Jerusalem Jewish Jordanian July June Kazakhstan Kenya Kenyan Kiev Korea Korean Kuwait Kyiv Lagos Laos Latvia Latvian Lebanese Lebanon Leeds Liberia Libya Lisbon Lithuania Lithuanian Liverpool London Luxembourg Lyon Madagascar Madrid Malawi Malaysia Malaysian Malta Maltese Manchester Marseille Mauritius Melbourne Mexican Mexico Milan Moldova Monday Mongolia Mongolian Montreal Moroccan Morocco Moscow Mozambique Mumbai Munich Muslim Myanmar Nairobi Namibia Naples Nepal Nepalese Netflix Netherlands Nicaragua Nigeria Nigerian Norway Norwegian November October Osaka Oslo Pakistan Pakistani Palestine Palestinian Paraguay Paris Persian Peru Peruvian Philippines Poland Porto Portugal Portuguese Prague Protestant Qatar Ramadan Romania Romanian Rome Russia Russian Rwanda Saturday Saudi Scotland Scottish Senegal Seoul September Serbia Serbian Shanghai Singapore Slovak Slovakia Slovenia Slovenian Somali Somalia Spain Spanish Spotify Stockholm Sudan Sunday Swahili Sweden Swedish Swiss Switzerland Sydney Syria Syrian Taiwan Taiwanese Tanzania Texas Thai Thailand Thursday Tokyo Toronto Tuesday Tunisia Tunisian Turkish Twitter Uganda Ukraine Ukrainian Urdu Uruguay Uzbekistan Vancouver Venezuela Venezuelan Venice Vienna Vietnam Vietnamese Warsaw Wednesday Welsh WhatsApp Yemen YouTube Zambia Zimbabwe Zurich'.split(' ').map(name => [name.toLowerCase(), name])) // prettier-ignore

/** "french fries", "brussels sprouts", "a danish": things that many write small. */
const smallBefore: Record<string, RegExp> = {
  french: /^(?:fry|fries|toast|press|presses|horn|window|windows|door|doors|dressing|bread|polish|kiss)$/,
  brussels: /^sprouts?$/,
  swiss: /^(?:chard|cheese|roll|rolls)$/,
  russian: /^(?:roulette|dressing)$/,
  dutch: /^(?:oven|ovens|courage|door)$/,
  arabic: /^numerals?$/,
  indian: /^(?:ink|summer)$/,
  turkish: /^(?:bath|baths|delight|towel|towels)$/,
  vienna: /^sausages?$/,
}

function isSmallThing(tokens: RulePage['tokens'], i: number): boolean {
  const word = tokens[i]?.lower ?? ''
  const next = tokens[i + 1]
  if (Object.hasOwn(smallBefore, word) && next?.word && smallBefore[word]?.test(next.lower)) return true
  return word === 'danish' && endsPhrase(next) && /^an?$/.test(tokens[i - 1]?.lower ?? '')
}

/** Edits of spacing and capitals. */
export function surfaceEdits(page: RulePage): Edit[] {
  return [...spacing(page), ...capitals(page)]
}

function spacing({ text, tokens, dictionary }: RulePage): Edit[] {
  const edits: Edit[] = []
  const add = (start: number, end: number, after: string, message: string) =>
    edits.push({ start, end, after, kind: 'spacing', rule: 'spacing', message })
  tokens.forEach((token, i) => {
    if (token.fixed) return
    const next = tokens[i + 1]
    const previous = tokens[i - 1]
    if (
      /^[,;:!?.]$/.test(token.text) &&
      token.spaced &&
      previous &&
      /[\p{L}\d)"”%]$/u.test(previous.text) &&
      text.slice(previous.end, token.start).trim() === '' &&
      !/^[\p{L}\d)/]/u.test(text.slice(token.end)) &&
      !/^\s*[)(DPp]/.test(text.slice(token.end, token.end + 2)) &&
      // "and . . . I"
      !/^\.\s\./.test(text.slice(token.start, token.start + 3)) &&
      !/\.\s$/.test(text.slice(Math.max(0, token.start - 2), token.start)) &&
      // "C++ :: core", "Entity : Node"
      !(token.text === ':' && /^(?::|[ \t]*\p{Lu}\w*[ \t]*(?:\n|$))/u.test(text.slice(token.end, token.end + 60))) &&
      !text.slice(previous.end, token.start).includes('\n')
    )
      add(previous.end, token.start, '', `Remove the space before "${token.text}".`)
    if (
      /^[,;]$/.test(token.text) &&
      next?.word &&
      !next.spaced &&
      !next.fixed &&
      previous?.word &&
      /\p{L}{2}/u.test(next.text) &&
      !isListOfCode(text.slice(Math.max(0, token.start - 40), token.start), text.slice(token.end, token.end + 40))
    )
      add(token.end, token.end, ' ', `Add a space after "${token.text}".`)
    if (
      /^[.!?]$/.test(token.text) &&
      next?.word &&
      !next.spaced &&
      !next.fixed &&
      previous?.word &&
      !previous.fixed &&
      previous.lower.length > 2 &&
      // "Jsx.Element"
      (/^\p{Ll}/u.test(previous.text) || dictionary.has(previous.text)) &&
      /^(?:\p{Lu}\p{Ll}+|I)$/u.test(next.text) &&
      tokens[i + 2]?.text !== '.'
    )
      add(token.end, token.end, ' ', 'Add a space between sentences.')
    if (next && /^[ \t]{2,}$/.test(text.slice(token.end, next.start)) && token.word && next.word && !isColumn(text, token.end, next.start))
      add(token.end, next.start, ' ', 'Use a single space between words.')
  })
  return edits
}

function capitals({ text, tokens, dictionary }: RulePage): Edit[] {
  const edits: Edit[] = []
  const add = (start: number, end: number, after: string, message: string) =>
    edits.push({ start, end, after, kind: 'capitalization', rule: 'capitals', message })
  const isChatty = isChat(text, tokens)
  tokens.forEach((token, i) => {
    if (!token.word || token.fixed || token.hyphen) return
    const name = names.get(token.lower)
    if (name && token.text === token.lower && token.lower !== 'china' && !isSmallThing(tokens, i))
      add(token.start, token.end, name, `Capitalize the name "${name}".`)
    const many = /^(\p{Ll}+day)s$/u.exec(token.text)
    const day = many && names.get(many[1] ?? '')
    if (day) add(token.start, token.end, `${day}s`, `Capitalize the name "${day}".`)
    const genitive = /^(\p{Ll}+)'s$/u.exec(token.lower)
    const owner = genitive && names.get(genitive[1] ?? '')
    if (owner && token.text === token.lower)
      add(token.start, token.end, owner + token.text.slice(owner.length), `Capitalize the name "${owner}".`)
    if (
      /^i(?:'(?:m|ve|ll|d))?$/.test(token.lower) &&
      token.text.startsWith('i') &&
      !isEnumeration(text, token.start, token.end) &&
      !/^(?:npm|pnpm|yarn|bun|am|variable|variables|index|indices|letter|integer|counter|unit|number|an|capital|small|lowercase)$/.test(
        tokens[i - 1]?.lower ?? '',
      )
    )
      add(token.start, token.end, 'I' + token.text.slice(1), 'Always capitalize the pronoun "I".')
    if (
      token.first &&
      i > 0 &&
      !isChatty &&
      /^\p{Ll}/u.test(token.text) &&
      // "nightshift – Lavender"
      !(/^[–—]$/.test(tokens[i + 1]?.text ?? '') && tokens[i + 1]?.spaced) &&
      /^[.!?]$/.test(tokens[i - 1]?.text ?? '') &&
      // "pip install . from"
      !(tokens[i - 1]?.spaced && tokens[i - 2]?.fixed) &&
      tokens[i - 2]?.word &&
      !isEnumerator(tokens[i - 2]?.lower ?? '') &&
      token.text.length > 1 &&
      !keepsSmall(text, tokens, i, word => dictionary.has(word))
    )
      add(token.start, token.end, token.text.charAt(0).toUpperCase() + token.text.slice(1), 'Start a sentence with a capital letter.')
    if (
      token.first &&
      i === 0 &&
      /^\p{Ll}/u.test(token.text) &&
      !startsSmall(tokens) &&
      tokens.length > 3 &&
      // "type: String", "nightshift – Lavender", "jsdiff supports"
      !/^[:–—]$/.test(tokens[1]?.text ?? '') &&
      dictionary.has(token.text.replace(/['’]s$/, '')) &&
      /[.!?]["”’)]*$/.test(text.trimEnd())
    )
      add(token.start, token.end, token.text.charAt(0).toUpperCase() + token.text.slice(1), 'Start a sentence with a capital letter.')
  })
  return edits
}

/** "hey, table for 4? thx": no sentence has a capital, and no sign ends the last one. */
const isChat = (text: string, tokens: RulePage['tokens']) =>
  !/[.!?…]["”’)]*$/.test(text.trimEnd()) && tokens.every(({ first, text: word }) => !first || !/^\p{Lu}/u.test(word))

const shortened = /^(?:co|corp|mts?|bros|assn|univ|inc|ltd|tbsp|tsp|oz|lbs?|ft|in|mi|min|sec|hrs?|max|cf|etc|vs|approx|ca|al|ed|eds|vol|fig|cent|dept|gens?|drs|col|capt|lt|maj|sgt|profs?|adm|brig|supt|trans|incl|esp|re|sq|km|cm|mm|kg|ph|sc|res|rev|gov|sen|rep|hon|messrs|mmes|mlle|mme|st|ave|blvd|rd|no|nos|pp|chap|ch|sec|art|para|op|cit|ibid|viz|resp|hp|rpm|psi|wt|avg)$/ // prettier-ignore

/** "1 tsp. of sugar", "M.Sc. in", "O Captain! my Captain!", "e.e. cummings": no sentence begins here. */
function keepsSmall(text: string, tokens: RulePage['tokens'], i: number, isWord: (word: string) => boolean): boolean {
  const sign = tokens[i - 1]
  const before = tokens[i - 2]
  if (!sign || !before) return false
  // "Toot! went Pip."
  if (/^[!?]$/.test(sign.text) && /^(?:went|said|says|cried|called|asked|came|shouted|whispered|thought)$/.test(tokens[i]?.lower ?? '') && /^(?:\p{Lu}|the$|he$|she$|they$|it$|my$|his$|her$)/u.test(tokens[i + 1]?.text ?? '')) return true // prettier-ignore
  if (sign.text === '.' && shortened.test(before.lower)) return true
  // "16 mg. daily", "300 yd. in length"
  if (sign.text === '.' && before.lower.length < 4 && /^\d/.test(tokens[tokens[i - 3]?.text === '-' ? i - 4 : i - 3]?.text ?? ''))
    return true
  // "Drs. and", "15 mc. and"
  if (sign.text === '.' && before.lower.length < 5 && !isWord(before.lower) && !sign.spaced) return true
  // "M.Sc.", "a.m.", "e.e."
  if (sign.text === '.' && tokens[i - 3]?.text === '.' && !before.spaced) return true
  // A call inside a line of verse or speech.
  return sign.text !== '.' && (tokens[i - 3]?.text === ',' || /^(?:o|oh|ah|alas|lo|hark)$/.test(tokens[i - 3]?.lower ?? '') || /^\p{Lu}/u.test(before.text) && tokens.some(other => other.first && /^(?:O|Oh|Ah|Alas|Lo)$/.test(other.text))) // prettier-ignore
}

/** "a.", "iv." */
function isEnumerator(word: string): boolean {
  return word.length === 1 || /^[ivx]{1,5}$/.test(word)
}

/** "van Gogh", "e.e. cummings", "adidas held steady". */
function startsSmall(tokens: RulePage['tokens']): boolean {
  const [first, next] = tokens
  if (/^(?:van|von|de|du|da|del|della|der|den|di|la|le|bin|al|ibn|ter|ten|af|adidas|eBay|iPhone|iPad|macOS|iOS|npm|git|bell)$/.test(first?.text ?? '') && (/^\p{Lu}/u.test(next?.text ?? '') || /^(?:adidas|npm|git)$/.test(first?.text ?? '') || (first?.text === 'bell' && next?.text === 'hooks'))) return true // prettier-ignore
  return next?.text === '.' && first?.text.length === 1
}

/** Wide gaps between the columns of a line, of which there are more. */
function isColumn(text: string, start: number, end: number): boolean {
  if (end - start < 3) return false
  const line = text.slice(text.lastIndexOf('\n', start) + 1, (text.indexOf('\n', end) + 1 || text.length + 1) - 1)
  return (line.match(/\S(?: {3,}|\t+)(?=\S)/g) ?? []).length > 1 || /^\s/.test(line)
}

/** "f(a,b)" and "'GET,PUT'": commas of code, around which no spaces are. */
export const isListOfCode = (before: string, after: string): boolean =>
  /\w\([^()\s]*$/.test(before) || (/['"`][^\s'"`]*$/.test(before) && /^[^\s'"`]*['"`]/.test(after))

/** "i.e.", "(i)", "i)" */
function isEnumeration(text: string, start: number, end: number): boolean {
  // Also "the index (*i*)" and "Graph*i*QL".
  return (
    /[(.]$/.test(text.slice(0, start)) ||
    /^[.)]/.test(text.slice(end)) ||
    (/[*_]$/.test(text.slice(0, start)) && /^[*_]/.test(text.slice(end)))
  )
}
