/** Verbs after "who", "which", and "that": "the girl who sit", "my neighbor, who come", "bikes that blocks the exit". */
import { applyRules, isQuestion, lowerAt, pick, replaceWord, type Rule } from '../../edits.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isPastAt } from '../../grammar/story.ts'
import { eitherNumber, singularInS } from '../../grammar/subject-words.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, massNouns, pluralForms, possessives, singularForms } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits of verbs in relative clauses. */
export function relativeVerbEdits(page: RulePage): Edit[] {
  return applyRules(page, [relativeVerb])
}

const adverb = /^(?:also|then|often|always|never|usually|even|sometimes|still|just|only|really|now|currently|regularly|rarely)$/
const startsObject = (word: string) => determiners.has(word) || possessives.has(word) || /^(?:me|you|him|us|them|it|her|something|everything|everyone|many|more|less|fewer|only|people)$/.test(word) // prettier-ignore
const prepositions = /^(?:in|on|at|for|with|from|to|about|near|under|into|of|as|like|through|across|around|next|without|by|over|up|out|off|down|here|there|abroad|home|hard|well|very|too|so|better|best)$/ // prettier-ignore
/** What is so for good, also among past tenses: "my neighbor, who comes from Chile". */
const lasting = /^(?:live|work|speak|know|own|love|like|want|need|think|believe|study|teach|have|belong|come|hate|prefer|mean|depend|contain|include|consist|cost|play|sell|make|lead)$/ // prettier-ignore
/** Also nouns, but verbs where an object or a place follows. */
const oftenVerbs = /^(?:need|want|cost|look|work|live|play|help|use|start|sit|stand|walk|run|drive|drink|cook|visit|love|like|hate|study|smoke|dance|sleep|care|hope|talk|travel|wait|show|offer|call|come|go|take|get|give|find|see|feel|fit|cause|cover|support|affect|block|date|face|share|deal|lie|open|close|answer|order|pay|sing|eat|read|win|hold|stay|fly|swim|ride|sound|taste|smell|wish|try|plan|promise|prefer|matter|remain|export|import|supply)$/ // prettier-ignore

/** One person: "for my uncle, who own a shop". */
const kin = /^(?:mother|father|mom|mum|dad|brother|sister|uncle|aunt|cousin|son|daughter|wife|husband|grandmother|grandfather|grandma|grandpa|neighbor|neighbour|teacher|boss|manager|roommate|boyfriend|girlfriend|doctor|landlord|niece|nephew|colleague|friend)$/ // prettier-ignore
const placing = /^(?:of|in|for|with|about|from|on|at|as|like|between|near|under|behind|by)$/

const relativeVerb: Rule = (page, token, i) => {
  const { tokens } = page
  const link = adverb.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (!/^(?:who|that|which)$/.test(lowerAt(tokens, link)) || tokens[link]?.first || isQuestion(tokens, i)) return undefined
  const hasComma = tokens[link - 1]?.text === ','
  const at = hasComma ? link - 2 : link - 1
  if (isWhoAlone(page, link)) return undefined
  const number = antecedent(page, at, lowerAt(tokens, link))
  if (!number) return undefined
  const noun = tokens[at]?.text ?? ''
  // "The page shows who has access."
  if (!hasComma && /^(?:show|know|tell|see|ask|say|decide|check|explain|determine|indicate|control|wonder|record|list|track)s$/.test(noun)) return undefined // prettier-ignore
  // "a guard with pompons on his shoes, who was tall"
  const isKin = lowerAt(tokens, link) === 'who' && possessives.has(lowerAt(tokens, at - 1)) && kin.test(noun)
  if (hasComma && !isKin && tokens.slice(Math.max(0, at - 6), at).some(other => placing.test(other.lower))) return undefined
  // ", which makes sense" may refer to the whole clause.
  if (hasComma && (lowerAt(tokens, link) === 'that' || (lowerAt(tokens, link) === 'which' && !isEnclosed(page, at, i)))) return undefined
  const tell = (word: string | undefined) => (word ? replaceWord(token, word, 'agreement', `Use "${word}" to agree with "${noun}".`) : undefined) // prettier-ignore
  const forms = number === 'one' ? singularForms : pluralForms
  if (forms.has(token.lower)) return isForm(page, i, link, number) ? tell(forms.get(token.lower)) : undefined
  if (token.lower === 'have' || closed.has(token.lower) || !/^\p{Ll}/u.test(token.text)) return undefined
  if (number === 'one') return isPlainVerb(page, i, link) ? tell(inflect(token.lower, !lasting.test(token.lower) && isPastAt(page, i) ? 'past' : 's')) : undefined // prettier-ignore
  return tell(baseOfS(page, i, link))
}

/** "thousands signed, which is more than we hoped": the verb tells of how many there are. */
export const isOfAmount = (tokens: readonly Token[], i: number): boolean =>
  /^(?:more|less|fewer|better|worse|enough|why|how|what|where|when|about|nearly|almost|roughly|half|twice|double|not|plenty)$/.test(lowerAt(tokens, i + 1)) || [2, 3].some(n => lowerAt(tokens, i + n) === 'than') // prettier-ignore

const times = /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|mornings?|evenings?|weekends?|times?)$/

/** "who gives the orders, who gets the profits", "somebody every few months who shakes his head": no noun stands before "who". */
export function isWhoAlone({ tokens }: RulePage, link: number): boolean {
  if (lowerAt(tokens, link) !== 'who') return false
  const isAsked = (k: number) => lowerAt(tokens, k) === 'who' && /^(?:is|was|ask|asks|asked|know|knows|knew|wonder|wonders|wondered|decide|decides|say|says|said|see|sees|saw|tell|tells|told|show|shows|remember|remembers|forget|forgets|guess|matters?|determines?|controls?|about|of|on|by)$/.test(lowerAt(tokens, k - 1)) // prettier-ignore
  if (times.test(lowerAt(tokens, link - 1)) || isAsked(link)) return true
  return tokens[link - 1]?.text === ',' && tokens.slice(sentenceStart(tokens, link), link - 1).some((_, k) => isAsked(sentenceStart(tokens, link) + k)) // prettier-ignore
}

/** Whether one thing or many stand before the clause, if nothing else can be meant. */
function antecedent({ tokens, tags, classes, dictionary }: RulePage, at: number, link: string): 'one' | 'many' | undefined {
  const token = tokens[at]
  if (!token?.word || token.fixed || token.hyphen) return undefined
  const word = token.lower
  if (/^(?:someone|somebody|everyone|everybody|anyone|anybody|nobody)$/.test(word) && link !== 'which') return 'one'
  if (closed.has(word) || eitherNumber.has(word) || !(token.first || /^\p{Ll}/u.test(token.text))) return undefined
  const isMany = word === 'people' || (classes.isPlural(word) && (dictionary.partsOf(word) & ~(pos.plural | pos.verbS)) === 0 && !singularInS.test(word) && tags.has(at, 'Plural')) // prettier-ignore
  const isOne = !isMany && classes.isSingular(word) && tags.has(at, 'Singular') && !massNouns.has(word) && !/[^s]s$/.test(word)
  if (!isMany && !isOne) return undefined
  // "one of the men who", "a list of names that", "my brother and sister who"
  let k = at - 1
  while (
    k > at - 5 &&
    tokens[k]?.word &&
    !determiners.has(lowerAt(tokens, k)) &&
    !possessives.has(lowerAt(tokens, k)) &&
    (tags.has(k, 'Adjective', 'Noun', 'Value') || !closed.has(lowerAt(tokens, k)))
  ) {
    // prettier-ignore
    if (tags.has(k, 'Verb') && !tags.has(k, 'Adjective')) break
    k--
  }
  const opener = lowerAt(tokens, k)
  const isDetermined = determiners.has(opener) || possessives.has(opener)
  const before = isDetermined ? lowerAt(tokens, k - 1) : opener
  const around = tokens.slice(Math.max(0, at - 7), at).map(other => other.lower)
  if (/^(?:and|or|nor|of|than|but)$/.test(before) || around.some(other => /^(?:only|one|each|none|neither|either)$/.test(other))) return undefined // prettier-ignore
  // "those counties in the state which still use them"
  if (link !== 'who' && placing.test(before) && classes.isPlural(lowerAt(tokens, k - 2))) return undefined
  // "four stalls in the market hall that have"
  if (isOne && link !== 'who' && placing.test(before) && tags.has(k - 2, 'Plural')) return undefined
  if (isOne) return isDetermined && !around.some(other => /^(?:of|and|or)$/.test(other)) && !/^(?:no|any|some|these|those)$/.test(opener) ? 'one' : undefined // prettier-ignore
  // "a group in the woods that": what is meant may be the group.
  if (link !== 'who' && around.some(other => placing.test(other))) return undefined
  return 'many'
}

/** "The pipes, which date from 1934, are": an aside about the subject. */
function isEnclosed({ tokens, tags }: RulePage, at: number, i: number): boolean {
  let from = at
  while (from > 0 && !tokens[from]?.first) from--
  const opens = tokens.slice(from, at).every((other, n) => other.word && !tags.has(from + n, 'Verb', 'Preposition') && !/^(?:near|next|and|or|to)$/.test(other.lower)) // prettier-ignore
  const end = tokens.findIndex((other, n) => n > i && /^[,.?!;]$/.test(other.text))
  return opens && tokens[end]?.text === ',' && tokens[end + 1]?.word === true && !/^(?:and|but|or|so|which|who)$/.test(lowerAt(tokens, end + 1)) // prettier-ignore
}

/** "who have", "that was" */
function isForm({ tokens, tags, classes, dictionary }: RulePage, i: number, link: number, number: 'one' | 'many'): boolean {
  const word = lowerAt(tokens, i)
  const next = lowerAt(tokens, i + 1)
  if (/^(?:do|does)$/.test(word) && next !== 'not') return false
  // "the suggestion that were", "the idea that are": the clause has lost its subject instead.
  if (number === 'one' && lowerAt(tokens, link) === 'that' && /^(?:are|were)$/.test(word) && tags.has(i + 1, 'Plural')) return false
  // "the time that is", "the ways that is why"
  if (number === 'many' && word === 'is' && /^(?:why|how|what|when|where|because|to|not)$/.test(next)) return false
  if (word === 'has' && lowerAt(tokens, link) !== 'who' && number === 'many') return classes.isPlural(lowerAt(tokens, link - 1)) && (tags.has(i + 1, 'Verb', 'Determiner', 'Adverb') || (dictionary.partsOf(next) & (pos.participle | pos.adverb)) !== 0) // prettier-ignore
  return next !== ''
}

/** "who sit next to me", "which need repair" */
function isPlainVerb({ tokens, tags, classes, dictionary }: RulePage, i: number, link: number): boolean {
  const token = tokens[i]
  const word = token?.lower ?? ''
  const parts = dictionary.partsOf(word)
  if (!classes.isVerb(word) || (parts & (pos.past | pos.verbS) && !/^(?:come|become|run)$/.test(word)) || tokens[i + 1]?.hyphen) return false // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const goesOn = startsObject(next) || prepositions.test(next) || isEnd(tokens[i + 1])
  if (/^(?:is|are|was|were|has|have|had|will|would|can|could|should|must|may|might|does|do|did|doesn't|don't)$/.test(next)) return false
  if (lowerAt(tokens, link) === 'who') return plainVerbs.has(word) || (oftenVerbs.test(word) && (goesOn || tags.has(i + 1, 'Noun'))) || ((startsObject(next) || tags.has(i + 1, 'Value')) && tags.has(i, 'Verb')) // prettier-ignore
  // "the fact that work is hard", "the rule that people break": the next word is the verb of the clause then.
  const hasOtherVerb = tags.has(i + 1, 'Verb') && !tags.has(i + 1, 'Gerund')
  return (
    !hasOtherVerb &&
    ((plainVerbs.has(word) && goesOn) ||
      (oftenVerbs.test(word) &&
        ((startsObject(next) && next !== 'that') ||
          (tags.has(i, 'Infinitive') && tags.has(i + 1, 'Noun') && (isEnd(tokens[i + 2]) || prepositions.test(lowerAt(tokens, i + 2)))))))
  )
}

/** "blocks the exit" */
function baseOfS({ tokens, classes, dictionary, tags }: RulePage, i: number, link: number): string | undefined {
  const word = lowerAt(tokens, i)
  const base = classes.base(word)
  if (!base || base === word || inflect(base, 's') !== word) return undefined
  const next = lowerAt(tokens, i + 1)
  const isPluralNoun = (dictionary.partsOf(word) & pos.plural) !== 0
  if (lowerAt(tokens, link) === 'who') return !isPluralNoun || oftenVerbs.test(base) || plainVerbs.has(base) || startsObject(next) ? base : undefined // prettier-ignore
  const right = pick({ that: true, which: true }, lowerAt(tokens, link))
  return right &&
    (startsObject(next) ||
      (tokens[link - 1]?.text === ',' && /^(?:from|in|on|at|to|with)$/.test(next)) ||
      ((!isPluralNoun || plainVerbs.has(base)) && tags.has(i, 'PresentTense')))
    ? base
    : undefined
}
