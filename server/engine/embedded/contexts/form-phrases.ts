/** The words before a verb as phrases: "The list of items on the left side always" is one noun phrase in the singular. */
import { type Dictionary, pos } from '../grammar/parts-of-speech.ts'
import type { Token } from '../grammar/tokens.ts'
import { closed, determiners, modals, possessives, prepositions } from '../grammar/word-classes.ts'

const plurals = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|many|several|few|both|these|those|various|numerous|hundred|dozen)$/ // prettier-ignore
const singulars = /^(?:a|an|each|every|another|either|neither|one|much)$/
const oneOfThem = /^(?:he|she|it|everyone|everybody|someone|somebody|anyone|anybody|nobody|everything|something|anything|nothing)$/
const links = /^(?:that|which|who|whom|whose|where|when|if|because|although|though|while|as|than|what|how|why|whether|since|until|before|after|unless|so|but|or)$/ // prettier-ignore
const adverbs = /^(?:also|always|never|often|usually|still|just|only|really|mainly|sometimes|rarely|already|probably|actually|simply|even|not|ever|now|then|here|there|again|too|very|almost|soon|however|perhaps|maybe|quite|rather|today|yesterday|tomorrow|well|once)$/ // prettier-ignore

/** A token's kind, coarser than its parts of speech: "N2" is a plural only, "NV" a noun or a verb. */
export function formKind(token: Token | undefined, dictionary: Dictionary): string {
  if (!token) return '|'
  if (!token.word) return /^\d/.test(token.text) ? '#' : token.text
  if (!token.first && /^\p{Lu}/u.test(token.text) && token.lower !== 'i') return 'Name'
  return functionKind(token.lower) ?? openKind(token.lower, dictionary)
}

function functionKind(word: string): string | undefined {
  if (word === 'that' || word === 'this') return word
  if (singulars.test(word)) return 'D1'
  if (plurals.test(word)) return 'D2'
  if (possessives.has(word) || determiners.has(word)) return 'D'
  if (oneOfThem.test(word)) return 'P1'
  if (/^(?:i|you|we|they)$/.test(word)) return word === 'i' ? 'I' : 'P2'
  if (/^(?:me|him|us|them|her)$/.test(word)) return 'O'
  if (modals.has(word)) return 'M'
  const short = /'(ll|d|ve|re|m|s)$|s'$/.exec(word)
  if (short) return closed.has(word) && short[1] === 's' ? word : `'${short[1] ?? 's'}`
  if (adverbs.test(word)) return 'R'
  if (links.test(word) || word === 'to') return word
  if (prepositions.has(word)) return 'IN'
  return closed.has(word) ? word : undefined
}

function openKind(word: string, dictionary: Dictionary): string {
  const parts = dictionary.partsOf(word)
  const is = (part: number) => (parts & part) !== 0
  if (!parts) return word.endsWith('s') ? '?s' : '?'
  if (word.endsWith('ly') && is(pos.adverb)) return 'R'
  if (is(pos.ing)) return is(pos.noun) ? 'NG' : 'G'
  if (is(pos.past) && is(pos.participle)) return is(pos.verb) ? 'VE' : 'E'
  if (is(pos.past | pos.participle)) return is(pos.past) ? 'EP' : 'EN'
  if (is(pos.verbS)) return is(pos.plural) ? 'NVS' : 'VS'
  if (is(pos.plural)) return 'N2'
  if (is(pos.noun)) return `N${is(pos.verb) ? 'V' : is(pos.adjective) ? '' : '1'}${is(pos.adjective) ? 'J' : ''}`
  if (is(pos.verb)) return 'V'
  return is(pos.adjective) ? 'J' : is(pos.adverb) ? 'R' : 'X'
}

export interface Phrase {
  /** "NP1", "NP2" or "NPn" for a noun phrase in the singular, the plural, or a name, "NP10" without a determiner; else the kind of its word. */
  kind: string
  word: string
  /** Index after its word; of "the list of houses", after "list". */
  end: number
}

const heads = /^(?:N1|N2|NV|NVS|NVJ|NJ|NG|Name|\?s?|#)$/
const determining = /^(?:D|D1|D2|this|that)$/
const inside = /^(?:N1|N2|NV|NVS|NVJ|NJ|NG|Name|\?s?|#|D|D1|D2|this|that|J|E|EN|VE|'s|X|all)$/

/** The words of a range as phrases, without adverbs, and without "of the house" after a noun phrase. */
export function readPhrases(tokens: readonly Token[], from: number, to: number, dictionary: Dictionary): Phrase[] {
  const phrases: Phrase[] = []
  let k = from
  while (k < to) {
    const token = tokens[k]
    const kind = formKind(token, dictionary)
    const noun = inside.test(kind) ? readNoun(tokens, k, to, dictionary) : undefined
    if (noun) append(phrases, noun.phrase)
    else if (kind === 'O' && phrases.at(-1)?.kind === 'IN') append(phrases, { kind, word: lowerOf(token), end: k + 1 })
    else if (kind !== 'R') phrases.push({ kind, word: lowerOf(token), end: k + 1 })
    k = noun ? noun.next : k + 1
  }
  return phrases
}

function readNoun(
  tokens: readonly Token[],
  from: number,
  to: number,
  dictionary: Dictionary,
): { phrase: Phrase; next: number } | undefined {
  let head = -1
  let isDetermined = false
  for (let k = from; k < to; k++) {
    const kind = formKind(tokens[k], dictionary)
    // "lay-flat binding"
    if (kind === '-' && k > from && tokens[k]?.spaced === false) continue
    if (!inside.test(kind) || (k > from && determining.test(kind))) break
    if (heads.test(kind) || (kind === 'D2' && head < 0)) head = k
    isDetermined ||= determining.test(kind)
  }
  if (head < 0) return undefined
  const word = lowerOf(tokens[head])
  const kind = formKind(tokens[head], dictionary)
  // "a reminder that claims are due"
  if (/^(?:that|this)$/.test(lowerOf(tokens[from])) && head > from && /^(?:N2|NVS|\?s|D2)$/.test(kind)) return undefined
  const number = /^(?:N2|NVS|\?s|D2)$/.test(kind) || /^(?:people|police|children|men|women)$/.test(word) ? '2' : /^(?:Name|#)$/.test(kind) ? 'n' : isDetermined ? '1' : '10' // prettier-ignore
  return { phrase: { kind: `NP${number}`, word, end: head + 1 }, next: head + 1 }
}

const lowerOf = (token: Token | undefined) => token?.lower ?? ''

/** Also "neither of the photos", "every one of them", "damage to the roof". */
function append(phrases: Phrase[], noun: Phrase) {
  const [earlier, link] = phrases.slice(-2)
  const isPhrase = earlier?.kind.startsWith('NP') === true
  if (earlier && (isPhrase || /^(?:D1|P1)/.test(earlier.kind)) && (link?.kind === 'IN' || (link?.kind === 'to' && isPhrase)))
    phrases.splice(-2, 2, { ...earlier, kind: earlier.kind.replace('+', '') + '+' })
  else if (earlier && link?.word === 'and' && (isPhrase || /^P|^I$/.test(earlier.kind))) phrases.splice(-2, 2, { ...noun, kind: 'NP&' })
  else phrases.push(noun)
}

/** Without "…, sewn by hand in Vermont," before the verb. */
export function withoutAside(phrases: readonly Phrase[]): readonly Phrase[] {
  if (phrases.at(-1)?.kind !== ',') return phrases
  const comma = phrases.findLastIndex(({ kind }, k) => kind === ',' && k < phrases.length - 1)
  return comma > 0 ? phrases.slice(0, comma) : phrases
}

/** The last finite verb before "and" or a comma, which the next verb is joined to. */
export function joinedVerb(phrases: readonly Phrase[]): { subject: string; verb: string } | undefined {
  if (!/^(?:and|or|but|,|then)$/.test(phrases.at(-1)?.kind ?? '')) return undefined
  const verb = phrases.findLastIndex(({ kind }) => /^(?:V|VS|E|EP|VE|M|is|are|was|were|has|have|had|do|does|did)$/.test(kind))
  const subject = phrases.slice(0, Math.max(verb, 0)).findLast(({ kind }) => /^(?:NP|P1|P2|I$)/.test(kind))
  return verb < 0 ? undefined : { subject: subject?.kind ?? '', verb: phrases[verb]?.kind ?? '' }
}

/** The sentence without what stands between a subject and its verb: "the list of houses is" becomes "the list is". */
export function bringNear(
  tokens: readonly Token[],
  i: number,
  from: number,
  dictionary: Dictionary,
): { tokens: Token[]; i: number } | undefined {
  let end = i
  while (end > from && formKind(tokens[end - 1], dictionary) === 'R') end--
  const phrases = readPhrases(tokens, from, end, dictionary)
  const subject = withoutAside(phrases).at(-1)
  if (!subject || subject.end >= end || !/^(?:NP|D1)/.test(subject.kind) || (subject.kind.startsWith('D1') && !subject.kind.endsWith('+')))
    return undefined
  return { tokens: [...tokens.slice(0, subject.end), ...tokens.slice(end)], i: i - (end - subject.end) }
}
