/** Spelling: which words are corrected, and how. Lists first, then the speller; no guesses. */
import { readSlip } from '../../../../text/spelling-slips.ts'
import { convertSpelling } from './dialect.ts'
import { type Dictionary, pos } from '../grammar/parts-of-speech.ts'
import type { KnownWords } from './known-words.ts'
import { correctSlip } from './known-slips.ts'
import type { Edit } from '../revision.ts'
import type { Candidate, Speller } from './speller.ts'
import { isTechnicalName } from './technical-names.ts'
import { matchCase, type Token } from '../grammar/tokens.ts'
import { isMeant } from './meant-spellings.ts'
import { closeness, isDoubled, isOneEdit, isPlainSlip, soundOf, swapsOf } from './likeness.ts'
import { isCommonVerb, isParticipleOf, regularForm } from './regular-forms.ts'
import { closed, massNouns, possessives } from '../grammar/word-classes.ts'
import { expects, type Expectation } from '../grammar/expectation.ts'

export interface SpellingContext {
  dictionary: Dictionary
  speller: Speller
  /** The writer's own words to keep, in lower case. */
  keep: ReadonlySet<string>
  /** Words that the text repeats, in lower case: names and terms, unless they are clearly typos. */
  repeated: ReadonlySet<string>
  /** Words that the text repeats with a capital, in lower case: another name is not suggested for them. */
  names: ReadonlySet<string>
  known: KnownWords
  /** A technical text: only near misses are corrected. */
  technical: boolean
  dialect: 'american' | 'british'
  /** Quoted words are only corrected if they are a clear slip. */
  isQuoted: (start: number, end: number) => boolean
}

/** The likely intended word, and whether it is certain enough to be applied. */
interface Correction {
  after: string
  isSure: boolean
  others?: string[]
  /** A rare word is more likely a slip in a draft, and meant elsewhere. */
  isRare?: true
}

const functionWords = new Set(
  'a an the of in on at to for and or but is it i be as by my we he so if no not all very more have with that this are can do from they you his her their our about over out up only even'.split(
    ' ',
  ),
)
const affix =
  /^(?:non|re|un|pre|post|anti|multi|sub|super|inter|over|under|co|mis|out|semi|micro|mini|mega|meta|auto|bio|eco|geo|hyper|ultra|neuro|cyber|de|dis|counter)-?(?=[a-z]{3})/
const ending =
  /(?:able|ability|ness|less|like|wise|er|ers|or|ors|ish|ism|ist|ists|ly|ize|ized|izes|izing|ization|ises|ise|ised|ising|isation|ed|ing|s|y|ful|ships?|hoods?|ified|ify)$/

/** Corrections of words that no list contains: certain ones, and suggestions. */
export function spellingEdits(tokens: readonly Token[], context: SpellingContext): { sure: Edit[]; doubtful: Edit[] } {
  const sure: Edit[] = []
  const doubtful: Edit[] = []
  tokens.forEach((token, i) => {
    if (!token.word || token.fixed || context.keep.has(token.lower)) return
    const correction = correctToken(token, tokens, i, context)
    if (!correction || correction.after === token.text) return
    const { after, isSure } = correction
    const others = correction.others?.length ? { alternatives: correction.others } : {}
    // The speaker's own word, not the writer's slip
    if (
      /^(?:hisself|theirself|theirselves|yourn|hern|ourn|blowed|knowed|growed|throwed|drawed)$/.test(token.lower) &&
      context.isQuoted(token.start, token.end)
    )
      return
    if (!isSure && (context.names.has(token.lower) || isSurname(tokens, i))) return
    if (context.repeated.has(token.lower) && !correctSlip(token.lower) && !isPlainSlip(token.lower, after.toLowerCase())) return
    const { start, end, text } = token
    const isClear = isSure && (!context.isQuoted(start, end) || correctSlip(token.lower) !== undefined || isPlainSlip(token.lower, after.toLowerCase())) // prettier-ignore
    if (isClear) sure.push({ start, end, after, ...explainCorrection(text, after), ...others })
    else {
      const isLower = text === token.lower && after === after.toLowerCase()
      // "Yestrday we"
      const opens = token.first && text.length > 5 && tokens[i + 1]?.text === tokens[i + 1]?.lower && context.dictionary.rank(after.toLowerCase()) < 4000 // prettier-ignore
      const isPlain =
        !context.isQuoted(start, end) &&
        (isLower || opens) &&
        !token.hyphen &&
        text.length > 3 &&
        !isCompound(token.lower, context.dictionary)
      doubtful.push({
        start,
        end,
        after,
        kind: 'spelling',
        rule: 'unknown-word',
        message: `Did you mean "${after}"?`,
        ...others,
        ...(isPlain && { isLikelySlip: true }),
        ...(correction.isRare && { isSilent: true }),
      })
    }
  })
  return { sure, doubtful }
}

const titles = /^(?:Mr|Mrs|Ms|Mmes|Messrs|Miss|Dr|Prof|Professor|Sir|Lady|Lord|Gen|Col|Capt|Lt|Sgt|Sen|Rep|Rev|Judge|Mayor|St|[A-Z])$/

/** "Mr. Bolker", "J. Lafe Ludwig": a name that its title or an initial makes certain. */
function isSurname(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]?.text === '.' ? tokens[i - 2] : tokens[i - 1]
  return (
    /^\p{Lu}\p{Ll}/u.test(tokens[i]?.text ?? '') &&
    titles.test(before?.text ?? '') &&
    !(before?.text === 'I' || (before?.text === 'A' && tokens[i - 1]?.text !== '.'))
  )
}

const heads =
  /(?:holder|keeper|maker|seller|player|owner|worker|walker|spotter|watcher|smoke|shift|dam|house|board|land|field|yard|stone|wood|bird|fish|weed|pot|shed|stall|garden|boat|shop|hut|bench|lamp|pan|cake|bread|pie)s?$/

/** "plotholders", "woodsmoke": two known words, written as one on purpose. */
function isCompound(word: string, { has }: Dictionary): boolean {
  const head = heads.exec(word)?.[0] ?? ''
  const first = word.slice(0, word.length - head.length)
  return head !== '' && first.length > 2 && has(first)
}

/** The reason for a correction, as specific as the difference allows. */
export function explainCorrection(before: string, after: string): Pick<Edit, 'kind' | 'rule' | 'message'> {
  const [wrong, right] = [before.toLowerCase(), after.toLowerCase()]
  if (wrong === right) return { kind: 'capitalization', rule: 'capitals', message: `Capitalize "${after}".` }
  if (massNouns.has(right) && wrong === `${right}s`)
    return { kind: 'grammar', rule: 'mass-noun', message: `"${after}" is uncountable and has no plural.` }
  return { kind: 'spelling', rule: 'spelling', message: explainSpelling(before, after) }
}

function explainSpelling(before: string, after: string): string {
  const { slip, wrong, right } = readSlip(before, after)
  switch (slip) {
    case 'separate':
      return `Write "${after}" as separate words.`
    case 'joined':
      return `Write "${after}" as one word.`
    case 'hyphen':
      return `"${after}" has a hyphen.`
    case 'apostrophe':
      return `Write "${after}" with an apostrophe.`
    case 'missing-double':
      return `"${after}" has a double "${right}".`
    case 'missing-letter':
      return `The letter "${right}" is missing in "${before}".`
    case 'needless-double':
      return `"${after}" has a single "${wrong}".`
    case 'extra-letter':
      return `"${before}" has an extra "${wrong}".`
    case 'swapped':
      return `The letters "${wrong}" are swapped in "${before}".`
    case 'other-letter':
      return `"${before}" has "${wrong}" instead of "${right}".`
    case 'misspelled':
      return `"${before}" is misspelled.`
  }
}

function correctToken(token: Token, tokens: readonly Token[], i: number, context: SpellingContext): Correction | undefined {
  const { dictionary, known } = context
  const isCapital = /^\p{Lu}/u.test(token.text)
  if (
    /^(?:childrens|womens|mens)$/.test(token.lower) &&
    tokens[i + 1]?.word &&
    !closed.has(tokens[i + 1]?.lower ?? '') &&
    dictionary.partsOf(tokens[i + 1]?.lower ?? '') & (pos.noun | pos.plural)
  )
    return { after: matchCase(token.lower.replace(/s$/, "'s"), token.text), isSure: true }
  // "the old womans hand"
  if (/^(?:womans|mans)$/.test(token.lower) && /^(?:the|an?|this|that|every|old|young|poor)$/.test(tokens[i - 1]?.lower ?? '') && dictionary.partsOf(tokens[i + 1]?.lower ?? '') & pos.noun && !closed.has(tokens[i + 1]?.lower ?? '')) return { after: matchCase(token.lower.replace(/s$/, "'s"), token.text), isSure: true } // prettier-ignore
  // "the mens' room" is a matter of the apostrophe.
  if (/^(?:childrens|womens|mens)$/.test(token.lower) && /^['’]/.test(tokens[i + 1]?.text ?? '') && tokens[i + 1]?.start === token.end) return undefined // prettier-ignore
  const isLatin = token.lower === 'mens' && tokens[i + 1]?.lower === 'rea'
  const slip = isLatin || /^\p{Lu}{2,}$/u.test(token.text) ? undefined : correctSlip(token.lower)
  const formed = slip && token.lower.endsWith('ed') ? regularForm(token, tokens, i, dictionary) : undefined
  const listed = slip && formed && isParticipleOf(formed, slip) ? formed : slip
  if (isMeant(token, tokens, i) || isOfLatin(tokens, i, context) || (!listed && isContraction(token.lower, dictionary))) return undefined
  // "Manny" at the start of a sentence may be a typo or a name.
  if (listed && !(isCapital && !token.first && tokens.length < 400 && isNameLike(token, tokens, i)))
    return {
      after: matchCase(listed, token.text),
      isSure: !(isCapital && (known.has(token.text) || (!token.first && token.text.length < 6))),
    }
  const regular = isCapital || token.hyphen || dictionary.has(token.lower) ? undefined : regularForm(token, tokens, i, dictionary)
  if (regular && (!known.has(token.lower) || isCommonVerb(regular))) return { after: regular, isSure: true }
  if (isMisspelledOwner(token, context)) return correctOwner(token, tokens, i, context)
  if (!isCorrectable(token, tokens, i, context)) return rareSlip(token, context)
  const name = smallName(token, tokens, i, context)
  if (name) return { after: name, isSure: false }
  const expectation = expects(tokens, i, context.dictionary)
  const best = choose(token, expectation, context)
  if (!best) return undefined
  const word = inDialect(best.word, context)
  const after = matchCase(word, token.text)
  // "roman" and "Roman" are written alike with a capital.
  const others = [...new Set(best.others.map(other => matchCase(inDialect(other, context), token.text)))].filter(other => other !== after)
  const isSure = !best.isContested && isSureOf(token, word.toLowerCase(), best.isClear, context)
  return { after, isSure, others }
}

const latinEnding = /(?:[aeo]|[aeu]m|[iuaeo]s|[aeiu]t|[aeu]nt|[ao]rum|ae|i|[ae]re|tur)$/
const onlyLatin = /(?:[au]m|us|unt|rit|orum|arum|ibus|antur|itur|ae)$/

/** "nullum tempus occurrit regi", "Ecce domini mei": three words or more, none of them English. */
function isOfLatin(tokens: readonly Token[], i: number, { dictionary, known }: SpellingContext): boolean {
  const isStrange = (k: number) => {
    const { word, lower } = tokens[k] ?? { word: false, lower: '' }
    return word && !dictionary.has(lower) && !known.has(lower) && latinEnding.test(lower)
  }
  let [from, to] = [i, i]
  while (isStrange(from - 1)) from--
  while (isStrange(to + 1)) to++
  const run = tokens.slice(from, to + 1).map(({ lower }) => lower)
  return run.length > 2 && isStrange(i) && run.some(word => onlyLatin.test(word))
}

/** "goverment's": no list has the word without its "'s". */
const isMisspelledOwner = ({ lower }: Token, { dictionary, known }: SpellingContext): boolean => {
  const stem = /^([a-z]{4,})['’]s$/.exec(lower)?.[1]
  return stem !== undefined && !dictionary.has(stem) && !known.has(stem) && !dictionary.has(`${stem}'s`)
}

function correctOwner(token: Token, tokens: readonly Token[], i: number, context: SpellingContext): Correction | undefined {
  const [stem, owner] = [token.text.slice(0, -2), token.text.slice(-2)]
  const name = smallName(token, tokens, i, context)
  if (name) return { after: name, isSure: false }
  const found = correctToken({ ...token, text: stem, lower: token.lower.slice(0, -2), end: token.end - 2 }, tokens, i, context)
  if (!found || !(context.dictionary.partsOf(found.after.toLowerCase()) & pos.noun)) return undefined
  return { ...found, after: found.after + owner, ...(found.others && { others: found.others.map(other => other + owner) }) }
}

const greetings = /^(?:hey|hi|hello|dear|thanks|morning|evening|yo|hiya|bye)$/

/** "hey sam", "jo's not coming": a name without its capital, where a chat writes names. */
function smallName(
  { text, lower, first }: Token,
  tokens: readonly Token[],
  i: number,
  { dictionary, known }: SpellingContext,
): string | undefined {
  const owner = /['’]s$/.exec(text)?.[0] ?? ''
  const isCalled = greetings.test(tokens[i - 1]?.lower ?? '') || (first && tokens[i + 1]?.text === ',')
  if (text !== lower.replace("'", text.includes('’') ? '’' : "'") || !(owner || isCalled)) return undefined
  const name = matchCase(text.slice(0, text.length - owner.length), 'A')
  return (dictionary.partsOf(name) & pos.name) !== 0 || known.has(name) ? name + owner : undefined
}

/** "there'd be", "the cat'd been out", "who'd've": spoken, and no misspelling. */
function isContraction(word: string, dictionary: Dictionary): boolean {
  const stem = /^([a-z]{2,})['’](?:d|ll|ve|d['’]ve)$/.exec(word)?.[1] ?? ''
  return dictionary.has(stem) && dictionary.rank(stem) < 45_000 && !possessives.has(stem)
}

/** "skaling", "summar": a word that only large lists know, beside a common one. */
function rareSlip({ lower, text, hyphen }: Token, { dictionary, known, speller, technical }: SpellingContext): Correction | undefined {
  if (text !== lower || hyphen || technical || !/^[a-z]{5,}$/.test(lower) || dictionary.has(lower) || !known.has(lower)) return undefined
  if (dictionary.rank(lower) < 60_000 || isDerived(lower, dictionary) || looksMeant(lower, dictionary)) return undefined
  // Older papers have "employe".
  if (/^employes?$/.test(lower)) return { after: lower.replace('oye', 'oyee'), isSure: false, isRare: true }
  const [best, rival] = speller.suggest(lower)
  // "warehous"
  const isCut = best !== undefined && best.word === `${lower}e` && lower.length > 6
  const isClear =
    best !== undefined && best.cost <= 0.75 && dictionary.rank(best.word) < (isCut ? 25_000 : 5000) && (rival?.score ?? Infinity) - best.score > 0.4 // prettier-ignore
  return isClear && best.word === best.word.toLowerCase() ? { after: best.word, isSure: false, isRare: true } : undefined
}

/** "jewellery" rather than "jewelry" in a British text; "-ize" is both. */
function inDialect(word: string, { dialect, dictionary }: SpellingContext): string {
  if (dialect !== 'british' || /[iy]z(?:e|i|a)/.test(word)) return word
  return convertSpelling(word, dialect, dictionary.has) ?? word
}

/** Sentence openers to which no name is similar. */
const openers = new Set(
  'neither accordingly actually additionally although basically because besides consequently currently especially eventually finally furthermore generally hopefully however meanwhile moreover nevertheless nonetheless nowadays obviously otherwise personally recently similarly sometimes therefore unfortunately usually whenever whereas'.split(
    ' ',
  ),
)

/**
 * A capitalized word may be a name. A distant candidate is certain only if it sounds the same or has no competitor,
 * and is common.
 */
function isSureOf({ text, lower, hyphen }: Token, right: string, isClear: boolean, { dictionary }: SpellingContext): boolean {
  const isNear = isOneEdit(lower, right)
  if (hyphen) return false
  // A rare name, but in lower case a word that the lists lack.
  if (lower === right) return dictionary.rank(right.charAt(0).toUpperCase() + right.slice(1)) < 12_000
  if (/^\p{Lu}/u.test(text)) return isNear && openers.has(right)
  // "konga": a name only if nothing but the capital is missing.
  if (!dictionary.has(right)) return false
  // "facaded", "aromatick", "realismo": a form that the lists lack, not a slip.
  if (lower.startsWith(right) && /^(?:e?d|ings?|e?rs?|e?s|y|ly|al|k|ish|o|i|a|us|um|en|eth)$/.test(lower.slice(right.length))) return false
  // "osso buco", "arteriosus": an ending of another language, which the correction would take away
  if (/(?:[oi]|us|um|ae)$/.test(lower) && !isNear && lower.slice(-2) !== right.slice(-2)) return false
  // "bangish"
  if (lower.endsWith('ish') && dictionary.has(lower.slice(0, -3))) return false
  // "cowpony", "bugeyed", "bein": words that were joined or spoken so.
  if (isJoined(lower, dictionary) || (lower.endsWith('in') && dictionary.partsOf(`${lower}g`) & pos.ing)) return false
  // "bisht", "fino": a short word has neighbors in any language.
  if (lower.length < 6) return lower.length > 4 && isDoubled(lower, right)
  if (isNear) return true
  const rank = dictionary.rank(right)
  const sound = soundOf(lower)
  const soundsAlike = sound.length > 2 && sound === soundOf(right) && rank < 20_000
  return !/['’]/.test(lower) && (soundsAlike || (isClear && rank < 10_000))
}

/** Two common words in one. */
function isJoined(word: string, dictionary: Dictionary): boolean {
  const knows = (part: string) => dictionary.has(part) && dictionary.rank(part) < 12_000
  for (let at = 3; at <= word.length - 4; at++)
    if (knows(word.slice(0, at)) && knows(word.slice(at)) && !closed.has(word.slice(at))) return true
  return false
}

/** A capital inside a sentence indicates a name, unless the text capitalizes everything. */
function isNameLike(token: Token, tokens: readonly Token[], i: number): boolean {
  const near = [tokens[i - 1], tokens[i + 1]]
  return (
    near.some(other => other?.word && !other.first && /^\p{Lu}/u.test(other.text) && other.text !== 'I') ||
    correctSlip(token.lower)?.includes(' ') === true
  )
}

function isCorrectable(token: Token, tokens: readonly Token[], i: number, { dictionary, known }: SpellingContext): boolean {
  const { lower, text } = token
  if (lower.length < 3 || /[^a-z'’]/i.test(text) || isTechnicalName(lower)) return false
  // "I’m": the list has straight apostrophes, and "I'm" only with its capital.
  if (dictionary.has(text.replace('’', "'")) || dictionary.has(lower)) return false
  if (isKnown(token, known) || /^\p{Lu}{2,}/u.test(text)) return false
  if (token.hyphen && lower.length < 6) return false
  if (!/[aeiouy]/.test(lower)) return false
  // "ever'body", "followeth"
  if (/['’](?!s$|t$|re$|ve$|ll$|d$|m$)/.test(lower) || (lower.endsWith('eth') && dictionary.has(lower.slice(0, -3)))) return false
  if (!token.spaced && tokens[i - 1]?.text === '(' && !tokens[i - 1]?.spaced) return false
  return !isDerived(lower, dictionary) && !(tokens[i + 1]?.text === '.' && tokens[i + 1]?.end !== undefined && lower.length < 4)
}

/** Names are listed capitalized, so "helmut" is not one of them. */
function isKnown({ lower, text }: Token, known: KnownWords): boolean {
  const [stem, name] = [lower.replace(/'s$/, ''), text.replace(/['’]s$/, '')]
  return stem === 'juste' || known.has(stem) || (/^\p{Lu}\p{Ll}/u.test(name) && known.has(name))
}

/** "reusable", "non-linear", "backlinks": regularly derived from existing words. */
function isDerived(word: string, dictionary: Dictionary): boolean {
  const knows = (part: string) => part.length > 2 && dictionary.has(part) && dictionary.rank(part) < 45_000
  if (word.endsWith("'s")) return dictionary.has(word.slice(0, -2))
  const rest = word.replace(affix, '')
  // "unsued": rather a slip of "unused"
  const isSlip = () => swapsOf(word).some(other => other !== word && dictionary.has(other) && dictionary.rank(other) < 25_000)
  if (rest !== word && rest.length > 3 && (knows(rest) || (rest.length > 5 && dictionary.has(rest)))) return !isSlip()
  const stem = word.replace(ending, '')
  if (
    stem !== word &&
    stem.length > 4 &&
    /(?:able|ability|ness|less|like|wise|ize|ized|izes|izing|ization|ises?|ised|ising|isation|ish|ism|ers?|ors?)$/.test(word) &&
    (knows(stem) || knows(stem + 'e'))
  )
    return true
  return false
}

/** A candidate whose score lags further behind is noise. */
const maxLag = 1

interface Choice {
  word: string
  /** Near, and much better than any other candidate. */
  isClear: boolean
  /** Nearly as good. */
  others: string[]
  /** A rare word, and another one is nearer: "indigation". */
  isContested?: true
}

/** A lead below this is no reason to take the more distant word. */
const clearLead = 0.35

function choose(token: Token, expectation: Expectation, { speller, dictionary, keep, technical }: SpellingContext): Choice | undefined {
  const { lower } = token
  const capital = /^\p{Lu}/u.test(token.text) && !token.first
  const ranked = speller
    .suggest(lower)
    .filter(candidate => !keep.has('-' + candidate.word))
    .map(candidate => ({
      ...candidate,
      score: candidate.score + expectation(candidate.word) - closeness(lower, candidate.word, dictionary.rank(candidate.word)),
    }))
    .sort((a, b) => a.score - b.score || (a.word < b.word ? -1 : 1))
  const split = splitWord(lower, dictionary)
  // "an aple": the fruit, not the company
  const best = (token.text === lower && ranked.find(({ word }) => word === ranked[0]?.word.toLowerCase())) || ranked[0]
  if (split && (!best || split.score < best.score)) return capital ? undefined : { word: split.word, isClear: true, others: [] }
  if (!best || !isNear(best, lower, capital)) return undefined
  // "run it agane"
  const isByEar = dictionary.rank(best.word) < 1500 && best.cost < 1.3 && soundOf(lower) === soundOf(best.word)
  if (technical && !isByEar && best.cost > (lower.length < 6 ? 0.7 : 1)) return undefined
  if (best.cost > 0.7 && looksMeant(lower, dictionary)) return undefined
  const lead = (ranked[1]?.score ?? Infinity) - best.score
  const others = ranked.slice(1, 3).filter(other => other.score - best.score < maxLag && isNear(other, lower, capital))
  const rival = ranked[1]
  const isContested = lower.length > 7 && rival !== undefined && lead < clearLead && rival.cost < best.cost && dictionary.rank(best.word) > 12_000 && isOneEdit(lower, rival.word) // prettier-ignore
  return {
    word: best.word,
    others: others.map(({ word }) => word),
    isClear: lower.length > 5 && best.cost <= 1.8 && lead >= 0.4,
    ...(isContested && { isContested }),
  }
}

/**
 * A string that is frequent on the web is a name or term, and the plural of a noun is a word, even if the lists lack
 * them.
 */
function looksMeant(word: string, dictionary: Dictionary): boolean {
  const one = word.slice(0, -1)
  return (
    dictionary.rank(word) < 60_000 ||
    (/[^s]s$/.test(word) && word.length > 5 && dictionary.rank(one) < 45_000 && (dictionary.partsOf(one) & pos.noun) !== 0)
  )
}

function isNear({ cost }: Candidate, word: string, capital: boolean): boolean {
  return (
    cost <= (capital ? (word.length < 5 ? 0 : word.length < 8 ? 0.62 : 0.72) : word.length < 4 ? 0.75 : Math.min(2.2, 0.36 * word.length))
  )
}

/** Two words without a space, one of them short: "inthe", "alot". */
function splitWord(word: string, dictionary: Dictionary): Candidate | undefined {
  let best: Candidate | undefined
  for (let at = 1; at < word.length; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)]
    if (!(functionWords.has(left) && right.length > 2) && !(functionWords.has(right) && left.length > 2)) continue
    if (left.length === 1 && !/^[ai]$/.test(left)) continue
    if (right.length === 1) continue
    if (!dictionary.has(left) || !dictionary.has(right) || dictionary.rank(left) > 12_000 || dictionary.rank(right) > 12_000) continue
    if ((dictionary.partsOf(left) | dictionary.partsOf(right)) === pos.name) continue
    const score =
      (Math.min(left.length, right.length) < 3 ? 1.35 : 0.85) +
      0.16 * Math.log2(Math.max(dictionary.rank(left), dictionary.rank(right)) + 30)
    if (!best || score < best.score) best = { word: `${left} ${right}`, cost: 0.9, score }
  }
  return best
}
