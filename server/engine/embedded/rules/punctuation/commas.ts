/** Commas after introductory phrases. */
import { clauseAt } from '../../grammar/clause.ts'
import { applyRules, insertText, lowerAt, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { determiners, prepositions, subjects } from '../../grammar/word-classes.ts'

const openers =
  /^(?:however|therefore|moreover|furthermore|nevertheless|nowadays|consequently|additionally|firstly|second|third|secondly|thirdly|lastly|unfortunately|fortunately|besides|in addition|in conclusion|for example|for instance|first of all|on the other hand|in my opinion|in fact|as a result|in contrast|in other words|in general|to sum up|to conclude|in summary|as a matter of fact|after all|above all|for this reason|because of this|personally|finally|generally|actually|in short|last but not least|second of all|as a consequence|at the same time|on the contrary|in the end|generally speaking|by contrast|in this case|in that case|of course|hence|from my point of view|also|after that|otherwise|likewise|as far as i am concerned|second of all|as i see it)$/
/** Good writers leave the comma out as often as not. */
const chosen =
  /^(?:finally|of course|at the same time|actually|after all|above all|in the end|generally|hence|in general|in this case|in that case|after that|otherwise|likewise)$/
/** Never part of a longer phrase: a noun begins the clause. */
const clear =
  /^(?:therefore|moreover|furthermore|nowadays|consequently|additionally|unfortunately|fortunately|in addition|in conclusion|for example|for instance|first of all|on the other hand|in my opinion|as a result|in other words|to sum up|as a matter of fact|for this reason|generally speaking)$/

function startsNoun(next: Token, isNoun: boolean): boolean {
  return (
    isNoun || /^(?:one|each|every|several|all|both|other|another|such|young|everyone|everybody|nobody|students|children)$/.test(next.lower)
  )
}

const clauseStart = new Set(
  'i you he she it we they the this that these those there my your his her our their a an people some many most if when no'.split(' '),
)

/** Commas after introductory words and clauses. */
export function commaEdits(page: RulePage): Edit[] {
  return [...openingCommas(page), ...applyRules(page, [clauseComma, wishedName])]
}

function openingCommas(page: RulePage): Edit[] {
  const { tokens, tags } = page
  const edits: Edit[] = []
  tokens.forEach((token, i) => {
    if (!token.first || !token.word) return
    for (let length = 5; length >= 1; length--) {
      const opening = tokens.slice(i, i + length)
      const next = tokens[i + length]
      if (!next?.word || next.fixed || opening.length < length || opening.some(part => !part.word || part.fixed)) continue
      const text = opening.map(part => part.lower).join(' ')
      if (!openers.test(text)) continue
      const last = opening.at(-1)
      if (text === 'however' && isConcession(page, i)) return
      if (last && (clauseStart.has(next.lower) || (text === 'however' && /^(?:two|three|four|five|several|both|none)$/.test(next.lower)) || (clear.test(text) && startsNoun(next, tags.has(i + length, 'Plural', 'ProperNoun', 'Pronoun')))) && !breaksOpening(text, next)) edits.push({ ...(chosen.test(text) && { isDoubtful: true, isLikelySlip: true }), start: last.end, end: last.end, after: ',', kind: 'punctuation', rule: 'opening-comma', message: `Add a comma after "${token.text}${text.slice(token.text.length)}" at the start of a sentence.` }) // prettier-ignore
      return
    }
  })
  return edits
}

/** "However you look at it, we lost": a clause follows the comma. */
function isConcession(page: RulePage, i: number): boolean {
  const end = page.tokens.findIndex(({ text }, k) => k > i && /^[,.!?;:]$/.test(text))
  return page.tokens[end]?.text === ',' && end - i < 9 && clauseAt(page, end + 1) !== undefined
}

/** "However the vote goes", "After all the work", "Besides the price": no comma. */
function breaksOpening(opening: string, next: Token): boolean {
  if (opening === 'also') return !/^(?:i|you|he|she|it|we|they|there|my|his|her|their|our)$/.test(next.lower)
  if (
    /^(?:however|after all|above all|besides|because of this|in this case|in that case|finally|in general|hence|in the end|at the same time|of course|actually|in contrast)$/.test(
      opening,
    )
  )
    return (
      !subjects.has(next.lower) &&
      !(
        opening === 'however' &&
        /^(?:there|this|these|some|people|many|if|when|most|two|three|four|five|several|both|none)$/.test(next.lower)
      ) &&
      !(opening === 'of course' && /^(?:there|some|many|most|this|these|people|none|two|several)$/.test(next.lower))
    )
  return false
}

/** "Happy birthday Nkechi!" */
const wishedName: Rule = ({ tokens, tags, dictionary }, token, i) => {
  const end = tokens[i + 1]
  const wish = tokens[i - 1]
  if (
    !/^\p{Lu}\p{Ll}+$/u.test(token.text) ||
    !/^[!.]$/.test(end?.text ?? '') ||
    !wish?.word ||
    (/^\p{Lu}/u.test(wish.text) && !wish.first) ||
    wish.fixed ||
    tags.has(i, 'Place', 'Date') ||
    dictionary.partsOf(token.lower) & (pos.noun | pos.adjective | pos.verb | pos.plural)
  )
    return undefined
  const words = `${lowerAt(tokens, i - 2)} ${wish.lower}`
  const isWish = /^(?:happy (?:birthday|anniversary|easter|holidays|diwali|eid)|merry christmas|good (?:morning|evening|afternoon|night|luck)| congratulations| welcome| goodbye)$/.test(words) // prettier-ignore
  const opens = tokens[i - 2]?.first === true || wish.first || lowerAt(tokens, i - 3) === 'happy'
  return isWish && opens ? { ...insertText(wish.end, ',', 'opening-comma', 'Add a comma before the name of the person you address.'), kind: 'punctuation' } : undefined // prettier-ignore
}

const subordinators = /^(?:if|when|although|though|while|unless|once|because|since|until|whenever)$/
/** After these verbs, an "if" clause is an object: "if I thought it was". */
const withClause = /^(?:think|know|say|tell|feel|see|find|hope|believe|realize|realise|notice|learn|hear|forget|remember|understand|mean|guess|suppose|decide|wish|explain|show|discover|dream|fear|doubt|bet|like|love|want|need|make|let|help|watch|ask|claim|promise|agree|expect|imagine|sure|glad|sorry|afraid|certain|time|moment|day|way|everything|anything|something|nothing|all|place|person|people|thing|things)$/ // prettier-ignore

/** "If it rains we will stay": the introductory clause ends where the next subject and its verb begin. */
const clauseComma: Rule = (page, token, i) => {
  const { tokens, tags } = page
  if (!token.first || !subordinators.test(token.lower) || !startsClause(page, i + 1)) return undefined
  let end = i + 1
  while (end < tokens.length && !/^[.!?;:,(–—-]$/.test(tokens[end]?.text ?? '')) end++
  if (tokens[end]?.text === ',' || end - i > 24 || tokens.slice(i, end).some(word => word.fixed || !word.word)) return undefined
  for (let k = i + 3; k < end - 1; k++) {
    if (!startsClause(page, k)) continue
    // "If he comes he comes."
    if (lowerAt(tokens, k) === lowerAt(tokens, i + 1) && lowerAt(tokens, k + 1) === lowerAt(tokens, i + 2)) return undefined
    const before = lowerAt(tokens, k - 1)
    const base = page.classes.base(before) ?? before
    if (withClause.test(base) || prepositions.has(before) || determiners.has(before) || subordinators.test(before)) return undefined
    if (/^(?:that|and|or|but|than|as|then|what|how|where|why|which|who|whom|whose|so|not|to|whether|even|only|is|was|are|were|be)$/.test(before)) return undefined // prettier-ignore
    const isNoun = tags.has(k - 1, 'Noun') && !/^(?:me|you|him|her|it|us|them|home|here|there|today|tomorrow|now|that|this)$/.test(before)
    if (isNoun && (determiners.has(lowerAt(tokens, k - 2)) || tags.has(k - 2, 'Adjective', 'Noun', 'Possessive'))) return undefined
    const last = tokens[k - 1]
    return last && insertText(last.end, ',', 'clause-comma', `Add a comma after an introductory clause with "${token.text}".`)
  }
  return undefined
}

/** "it rains", "we will", and after "home" or "ready" also "the door was". */
function startsClause({ tokens, tags }: RulePage, k: number): boolean {
  const word = lowerAt(tokens, k)
  const verbAt = (at: number) => tags.has(at, 'Verb', 'Copula', 'Modal', 'Auxiliary') && !tags.has(at, 'Gerund')
  if (/^(?:i|you|he|she|it|we|they|there)$/.test(word)) return verbAt(/^(?:never|always|often|just|also|still|only|already)$/.test(lowerAt(tokens, k + 1)) ? k + 2 : k + 1) // prettier-ignore
  if (!/^(?:the|my|our|his|her|their)$/.test(word) || !/^(?:home|there|here|back|late|early|ready|tired|again|away)$/.test(lowerAt(tokens, k - 1))) return false // prettier-ignore
  return tags.has(k + 1, 'Noun') && verbAt(k + 2) && tokens[k + 2]?.word === true
}
