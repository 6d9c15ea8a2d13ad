/** Capitals of names that are also words, by what stands beside them: "Mr patel", "in march", "born in wales". */
import { applyRules, lowerAt, type Rule } from '../../edits.ts'
import type { Dictionary } from '../../grammar/parts-of-speech.ts'
import { loadKnownWords } from '../../spelling/known-words.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, endsPhrase, modals, prepositions } from '../../grammar/word-classes.ts'

/** Edits of capitals. */
export function capitalEdits(page: RulePage): Edit[] {
  return applyRules(page, [titledName, month, placeAfter, universityOf, dayPart, strayNoun])
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const put = (token: Token, after: string, message: string): Edit => ({
  start: token.start,
  end: token.end,
  after,
  kind: 'capitalization',
  rule: 'capitals',
  message,
})

const isSmall = (token: Token | undefined) => token?.word === true && !token.fixed && !token.hyphen && /^\p{Ll}[\p{Ll}'’]+$/u.test(token.text) // prettier-ignore

/** "Mr patel", "mrs. Olsen" */
const titledName: Rule = ({ tokens, dictionary }, token, i) => {
  if (/^(?:mr|mrs|ms|dr|prof)$/.test(token.text)) {
    const at = tokens[i + 1]?.text === '.' ? i + 2 : i + 1
    // "mr. and mrs. Jones"
    if (lowerAt(tokens, at) === 'and' && /^(?:mrs|ms|dr|mr)$/.test(lowerAt(tokens, at + 1)) && token.text !== 'ms')
      return put(token, capital(token.text), `Capitalize the title "${capital(token.text)}".`)
    const name = tokens[at]
    const isName = name?.word && !name.fixed && !name.first && (/^\p{Lu}\p{Ll}/u.test(name.text) || isListedName(name, dictionary))
    // "5 ms later"
    const isUnit = /^\d/.test(tokens[i - 1]?.text ?? '') || token.text === 'ms'
    return isName && !(isUnit && !/^\p{Lu}/u.test(name.text)) && !/^\d/.test(tokens[i - 1]?.text ?? '')
      ? put(token, capital(token.text), `Capitalize the title "${capital(token.text)}".`)
      : undefined
  }
  const at = tokens[i - 1]?.text === '.' && !tokens[i - 1]?.spaced ? i - 2 : i - 1
  if (!isSmall(token) || !/^(?:Mr|Mrs|Ms|Dr|Prof)$/.test(tokens[at]?.text ?? '') || !isListedName(token, dictionary)) return undefined
  return put(token, capital(token.text), 'Capitalize a name.')
}

/** A listed name, or no English word. */
function isListedName(token: Token, dictionary: Dictionary): boolean {
  if (!isSmall(token) || closed.has(token.lower)) return false
  return loadKnownWords().has(capital(token.text)) || !dictionary.has(token.lower)
}

const day = /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/
const year = /^(?:1[5-9]|20)\d\d$/

/** "in march", "3 may", "last august", "may 5, 2020" */
const month: Rule = ({ tokens, dictionary }, token, i) => {
  if (!/^(?:march|may|august)$/.test(token.text)) return undefined
  const before = lowerAt(tokens, i - 1)
  const next = tokens[i + 1]
  const after = lowerAt(tokens, i + 1)
  const message = `Capitalize the month "${capital(token.text)}".`
  // "in may 2019", "march 5th"
  if (next && year.test(next.text) && (prepositions.has(before) || day.test(tokens[i - 1]?.text ?? ''))) return put(token, capital(token.text), message) // prettier-ignore
  const isFree =
    endsPhrase(next) && !modals.has(after) && !/^(?:of|be|have|not|do|the|a|an|on|in|by|with|i|you|he|she|it|we|they)$/.test(after)
  const isVerbNext = next?.word === true && !closed.has(after) && dictionary.partsOf(after) !== 0
  if (
    day.test(tokens[i - 1]?.text ?? '') ||
    (before === 'of' && day.test(tokens[i - 2]?.text ?? '') && /\D/.test(tokens[i - 2]?.text ?? ''))
  ) {
    const opener = lowerAt(tokens, i - 2)
    const isDate = before === 'of' || /^(?:on|by|from|until|till|since|before|after|of|is|was|to|and|the|dated)$/.test(opener) || /\D/.test(tokens[i - 1]?.text ?? '') // prettier-ignore
    return isDate && (token.text !== 'may' || isFree) && !(isVerbNext && token.text === 'may') ? put(token, capital(token.text), message) : undefined // prettier-ignore
  }
  if (/^(?:in|since|until|till|by|during|early|late|mid|last|next)$/.test(before) && isFree) return put(token, capital(token.text), message)
  return undefined
}

const travel =
  /^(?:live|lives|lived|living|born|move|moved|moving|fly|flew|flying|travel|travels|traveled|travelled|go|goes|going|went|gone|been|come|comes|came|coming|trip|trips|flight|holiday|holidays|vacation|visit|studied|work|works|worked|arrived|based|made|office|branch|grew|back|return|returned|raised|stayed|friend|friends|family|city|town|village)$/

/** "born in wales", "a trip to china": words that are also names, after a preposition and what tells of a place. */
const placeAfter: Rule = ({ tokens }, token, i) => {
  if (!/^(?:wales|china|turkey|jordan|chad|georgia|jersey)$/.test(token.text) || !/^(?:in|to|from)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const next = tokens[i + 1]
  if (!endsPhrase(next) || /^(?:or|and|with|made)$/.test(next?.lower ?? '')) return undefined
  const isPlace = [2, 3, 4].some(back => travel.test(lowerAt(tokens, i - back)))
  return isPlace ? put(token, capital(token.text), `Capitalize the name "${capital(token.text)}".`) : undefined
}

/** "the university of oxford" */
const universityOf: Rule = ({ tokens }, token, i) => {
  const at = token.text === 'university' ? i + 2 : i
  const name = tokens[at]
  if (!(token.text === 'university' || lowerAt(tokens, i - 2) === 'university')) return undefined
  if (lowerAt(tokens, at - 1) !== 'of' || !name?.word || lowerAt(tokens, at - 3) !== 'the') return undefined
  const isPlace = /^(?:oxford|cambridge|london|warsaw|cairo|lyon|paris|berlin|vienna|oslo|edinburgh|glasgow|manchester|leeds|bristol|york|chicago|california|texas|florida|michigan|toronto|sydney|melbourne|tokyo|porto|lisbon|madrid|barcelona|rome|bologna|milan|munich|zurich|geneva|amsterdam|copenhagen|stockholm|helsinki|prague|budapest|athens|istanbul|delhi|lagos|nairobi|lima|bogota)$/.test(name.lower) // prettier-ignore
  if (!isPlace) return undefined
  return put(token, capital(token.text), `Capitalize the name "University of ${capital(name.lower)}".`)
}

/** Neighbors in lower case: no heading, and no name of several words. */
const isBetweenSmall = (tokens: readonly Token[], i: number) => {
  const [before, next] = [tokens[i - 1], tokens[i + 1]]
  return isPlain(before) && (!next || !next.word || isPlain(next)) && next?.text !== '-' && !/^['’"”]$/.test(next?.text ?? '')
}
const isPlain = (token: Token | undefined) =>
  token?.word === true && !token.fixed && /^(?:\p{Ll}|(?:My|Every|This|Each)$)/u.test(token.text)

/** "every Evening" */
const dayPart: Rule = ({ tokens }, token, i) => {
  if (token.first || !/^(?:Morning|Evening|Afternoon|Night|Weekend)s?$/.test(token.text) || !isBetweenSmall(tokens, i)) return undefined
  const before = lowerAt(tokens, i - 1)
  const isOpening = tokens[i - 1]?.first === true && before === 'this'
  if (!/^(?:every|each|this|that|yesterday|tomorrow|one|same|next|last)$/.test(before) || isOpening) return undefined
  return put(token, token.lower, 'Use a lowercase letter for a part of the day.')
}

const commonNouns = /^(?:Mother|Father|Brother|Sister|Mum|Mom|Dad|Parents|Friend|Friends|Doctor|Teacher|Boss|Wife|Husband|Son|Daughter|Dog|Cat|Car|House|Website|Phone|Job|Weekend|School)$/ // prettier-ignore

/** "my Mother", "our new Website": some writers mean it so. */
const strayNoun: Rule = ({ tokens }, token, i) => {
  if (token.first || !commonNouns.test(token.text) || !isBetweenSmall(tokens, i)) return undefined
  const before = lowerAt(tokens, i - 1)
  const isOwned = /^(?:my|your|his|her|our|their)$/.test(before) || (/^(?:new|old|best|little|big|older|younger)$/.test(before) && /^(?:my|your|his|her|our|their|a|an)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
  const isPlace = token.text === 'School' && /^(?:at|to|from)$/.test(before)
  if (!isOwned && !isPlace) return undefined
  return { ...put(token, token.lower, 'Use a lowercase letter for a common noun.'), isDoubtful: true }
}
