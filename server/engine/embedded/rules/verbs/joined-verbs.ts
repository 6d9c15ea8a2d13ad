/** The second or third verb of a clause: "She goes home and cook dinner", "He sat down and take out a letter". */
import { applyRules, isQuestion, lowerAt, pick, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { farSubject } from '../../grammar/subject-far.ts'
import { type Subject, subjectBefore } from '../../grammar/subject.ts'
import { eitherNumber } from '../../grammar/subject-words.ts'
import type { Token } from '../../grammar/tokens.ts'
import { auxiliaries, closed, determiners, modals, possessives, prepositions } from '../../grammar/word-classes.ts'
import { isPersonNoun, isProfession } from '../../grammar/person-nouns.ts'
import { isEnd } from './verb-slots.ts'

/** Edits of verbs that "and" or "but" joins to an earlier one. */
export function joinedVerbEdits(page: RulePage): Edit[] {
  return applyRules(page, [joinedVerb])
}

const adverb = /^(?:also|then|often|always|never|usually|even|sometimes|still|just|finally|quickly|slowly|suddenly|immediately|rarely|really)$/ // prettier-ignore
const startsObject = (word: string) => determiners.has(word) || possessives.has(word) || /^(?:me|you|him|us|them|it|her|something|everything|everyone|many|more|all)$/.test(word) // prettier-ignore
/** Verbs before which no plain verb is joined to the main one: "helps you relax and sleep". */
const governing = /^(?:let|lets|letting|make|makes|made|making|help|helps|helped|helping|see|sees|saw|hear|hears|heard|watch|watches|watched|feel|feels|felt|have|had|having|need|dare|going|can|could|will|would|shall|should|may|might|must|do|does|did|don't|doesn't|didn't|can't|won't|couldn't|wouldn't|shouldn't|to|that|which|who|whom|whose|how|what|where|when|if|whether|because|although|while|than|as|let's|please|or|not|you|we|they|i|suggest|suggests|suggested|recommend|recommends|insist|insists|demand|demands|ask|asks|asked|require|requires|says?|said)$/ // prettier-ignore
/** What lasts may still be so: "He grew up in Lima and speaks Spanish". */
const lasting = /^(?:live|work|speak|know|own|love|like|want|need|think|believe|study|teach|have|belong|hate|prefer|understand|hope|contain|include|mean|seem|remember|run|play|write|make|help|use|look|serve|offer|provide|lead|manage|stand|remain|hold|carry|bear|keep|consider|enjoy|feel|own|depend|consist|cost|deal|act|lie|rely|produce|sell)$/ // prettier-ignore
/** What happens once. */
const once = /^(?:arrive|decide|find|begin|forget|lose|fall|catch|throw|choose|notice|realize|realise|discover|receive|finish|return|leave|break|sit|open|close|swim|wash|take|see|meet|buy|come|go|ask|tell|say|give|put|order|pay)$/ // prettier-ignore
const present = /^(?:now|every|today|usually|often|always|sometimes|never|still|nowadays|currently|each|tomorrow|will|am|is|are|has|have|do|does)$/ // prettier-ignore

/** A sentence that opens with a condition gives an order before the word that joins. */
const isOrderBetween = ({ tokens, dictionary }: RulePage, at: number, link: number) =>
  /^(?:when|if|once|after|before|until|while)$/.test(lowerAt(tokens, sentenceStart(tokens, at))) &&
  tokens
    .slice(at + 1, link)
    .some(
      ({ lower, text }, n) =>
        text === lower && dictionary.partsOf(lower) & pos.verb && !closed.has(lower) && determiners.has(lowerAt(tokens, at + 2 + n)),
    )

const joinedVerb: Rule = (page, token, i) => {
  const { tokens, tags } = page
  const link = adverb.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (!/^(?:and|but)$/.test(lowerAt(tokens, link)) || tokens[link]?.first || isQuestion(tokens, i)) return undefined
  const negated = pick({ "don't": "doesn't", do: 'does' }, token.lower)
  const isHave = token.lower === 'have'
  const isDo = negated !== undefined && (token.lower === "don't" || lowerAt(tokens, i + 1) === 'not')
  if (!isDo && !isHave && !isBaseVerb(page, token, i, link)) return undefined
  const main = mainVerb(page, link)
  if (!main) return undefined
  const { subject, isPast, at } = main
  // "When the light is green open a browser and go to the page": another base form comes first
  if (!isPast && isOrderBetween(page, at, link)) return undefined
  // "Water it until the soil is moist, and wait": an order goes on
  if (tokens[link - 1]?.text === ',' && isOrder(page, at)) return undefined
  if (!isPast && isInsidePlan(page, i, subject)) return undefined
  const write = (word: string | undefined, why: string) =>
    word ? replaceWord(token, word, isPast ? 'tense' : 'agreement', why) : undefined
  // "Each visitor gets a badge, and remember to give it back", "It is easy, but take care"
  if (tokens[link - 1]?.text === ',' && (/^(?:remember|note|enjoy)$/.test(token.lower) || /^(?:take care|make sure|watch out|keep in)$/.test(`${token.lower} ${lowerAt(tokens, i + 1)}`))) return undefined // prettier-ignore
  // "The first one is ugly, but don't worry"
  if (isDo && isOrderBehind(page, i, subject)) return undefined
  if (!isPast) {
    if (subject.number !== 'one' || subject.word === 'i') return undefined
    return write(isDo ? negated : inflect(token.lower, 's'), `Use "${isDo ? negated : inflect(token.lower, 's')}", because its subject is singular.`) // prettier-ignore
  }
  if (isDo || isHave || lasting.test(token.lower)) return undefined
  const rest = tokens.slice(at + 1, at + 24)
  const end = rest.findIndex(other => /^[.?!;:]$/.test(other.text))
  if (rest.slice(0, end < 0 ? rest.length : end).some(other => present.test(other.lower))) return undefined
  const isOne = subject.number === 'one' && subject.word !== 'i'
  if (!isOne && !(once.test(token.lower) && (startsObject(lowerAt(tokens, i + 1)) || isEnd(tokens[i + 1]) || tags.has(i + 1, 'Adverb', 'Preposition', 'Adjective') || /^(?:out|down|up|off|away|back)$/.test(lowerAt(tokens, i + 1)) || plainVerbs.has(token.lower)))) return undefined // prettier-ignore
  // "We sold the farm and take the bus": a habit of now.
  if (!isOne && /^(?:take|see|meet|buy|go|come|give|put|order|pay|wash|open|close|tell|say|ask|leave|return|swim)$/.test(token.lower) && /^(?:the|my|our|it|them|to)$/.test(lowerAt(tokens, i + 1)) && !toldBefore(page, at)) return undefined // prettier-ignore
  return write(inflect(token.lower, 'past'), 'The verb before it stands in the past.')
}

/** "but don't worry": the reader is told what not to do. */
function isOrderBehind({ tokens, tags }: RulePage, i: number, { word, start }: Subject): boolean {
  const verb = lowerAt(tokens, lowerAt(tokens, i + 1) === 'not' ? i + 2 : i + 1)
  if (/^(?:worry|forget|hesitate|panic|be|give|let|ask|try|touch|bother|despair|expect|hurry)$/.test(verb)) return true
  const isPerson = /^(?:he|she|who|everyone|everybody|nobody|someone|somebody)$/.test(word) || isPersonNoun(word) || isProfession(word) || tags.has(start, 'Person', 'FirstName') // prettier-ignore
  return !isPerson && /^(?:stop|use|put|add|open|close|eat|drink|take|throw|leave|turn|move|pull|push|press|mix|stir|tell|buy|go|drive|wait)$/.test(verb) // prettier-ignore
}

/** Whether the sentence begins with an order, and the verb at `at` belongs to a clause inside it. */
function isOrder({ tokens, tags, classes }: RulePage, at: number): boolean {
  const first = sentenceStart(tokens, at)
  // "If it drops, open the valve until it rises": the order follows the comma.
  const comma = /^(?:if|when|once|after|before|whenever)$/.test(lowerAt(tokens, first)) ? tokens.findIndex(({ text }, k) => k > first && text === ',') : -1 // prettier-ignore
  const start = comma > 0 && comma < at ? comma + 1 : first
  const inside = tokens
    .slice(start + 1, at)
    .some(({ lower }) => /^(?:until|till|when|while|where|if|as|so|that|which|before|once)$/.test(lower))
  const [word, next] = [lowerAt(tokens, start), lowerAt(tokens, start + 1)]
  const isPlain = classes.isVerb(word) || /^(?:have|let|keep)$/.test(word)
  const goesOn = startsObject(next) || /ly$|^(?:each|every|until|half|someone|somebody|anyone|both|two|three|four)$/.test(next)
  return inside && isPlain && (goesOn || (prepositions.has(next) && !tags.has(start, 'Noun')))
}

/** "You need to wait until it arrives and then send it back": the verb goes on with the one before the clause. */
function isInsidePlan(page: RulePage, i: number, { opening, start }: Subject): boolean {
  const { tokens, classes } = page
  if (!/^(?:until|till|when|once|after|before|if|as|while)$/.test(opening) || tokens[start - 1]?.first) return false
  const before = tokens.slice(sentenceStart(tokens, i), start - 1)
  const isPlanned = before.some(({ lower }, k) => (lower === 'to' || modals.has(lower)) && classes.isVerb(before[k + 1]?.lower ?? ''))
  const isAsked = before[0]?.lower === 'please' || isOrder(page, start)
  return (isPlanned || isAsked) && (lowerAt(tokens, i - 1) === 'then' || /^(?:it|them)$/.test(lowerAt(tokens, i + 1)))
}

/** The plain form of a verb, where a noun is unlikely. */
function isBaseVerb({ tokens, tags, dictionary, classes }: RulePage, token: Token, i: number, link: number): boolean {
  const word = token.lower
  const parts = dictionary.partsOf(word)
  if (closed.has(word) || !classes.isVerb(word) || token.hyphen || tokens[i + 1]?.hyphen || !/^\p{Ll}/u.test(token.text)) return false
  if (parts & (pos.past | pos.verbS | pos.adverb) && !/^(?:come|become|run)$/.test(word)) return false
  const next = lowerAt(tokens, i + 1)
  // "She washes the dishes and dry them"
  if (/^(?:it|them|him|me|us)$/.test(next) && !/^(?:like|near|over|past|even|up|down|back)$/.test(word) && !tags.has(i + 2, 'Verb') && !closed.has(lowerAt(tokens, i + 2).replace(/^(?:and|to|in|on|at|for|with|from|by|into|up|out|off|down|all|when|before|after|until|as|if|because|over|through|under|back|so)$/, ''))) return true // prettier-ignore
  if (next === 'of' || /^(?:like|near|well|further|over|even|save|short|long|very|more|less|past|warm|cool|clear|free|complete|present|slow|dry|empty|own|better|second|back|down|up)$/.test(word)) return false // prettier-ignore
  // "patients with back and knee injuries"
  if (parts & pos.noun && prepositions.has(lowerAt(tokens, link - 2)) && classes.isPlural(next)) return false
  const before = tokens[link - 1]?.text === ',' ? tokens[link - 2] : tokens[link - 1]
  const isPronoun = tags.has(link - 1, 'Pronoun', 'Value')
  const joinsNoun = !isPronoun && (tags.has(before === tokens[link - 1] ? link - 1 : link - 2, 'Noun') || (dictionary.partsOf(before?.lower ?? '') & (pos.noun | pos.plural | pos.adjective)) !== 0) // prettier-ignore
  const isAway = /^(?:home|up|down|out|off|away|back|here|there|work)$/.test(before?.lower ?? '')
  const isVerb = tags.has(i, 'Verb', 'Infinitive')
  const goesOn = tags.has(i + 1, 'Noun') || /^(?:to|with|at|in|on|for|into|after|out|up|off|about|from)$/.test(next) || isEnd(tokens[i + 1])
  if ((plainVerbs.has(word) || seldomNouns.test(word)) && !tags.has(i, 'Adjective') && !(word === 'go' && !/^(?:to|home|out|back|on|away|for|into|there|up|down)$/.test(next))) return startsObject(next) || isEnd(tokens[i + 1]) || !joinsNoun || isAway || !tags.has(i, 'Noun') // prettier-ignore
  if (/^(?:close|open|clean|dry)$/.test(word)) return isVerb && !joinsNoun && goesOn
  if (parts & pos.adjective || tags.has(i, 'Adjective')) return startsObject(next) && next !== 'that' && tags.has(i, 'Verb')
  if (startsObject(next) && !/^(?:all|many|more|no|that|you)$/.test(next)) return true
  // "and drive home", "and cook dinner", "and run after cars"
  if (/^(?:home|away|back|out)$/.test(next) && tags.has(i, 'Verb')) return true
  if (/^(?:run|walk|drive|jump|climb|look|work|wait|smile|laugh)$/.test(word) && /^(?:after|into|away|across|through|towards?|at|for)$/.test(next) && isVerb && classes.isPlural(before?.lower ?? '')) return true // prettier-ignore
  return (!joinsNoun && isVerb && goesOn) || (isAway && tags.has(i + 1, 'Noun'))
}

/** Verbs that are nouns only in a few phrases. */
const seldomNouns = /^(?:go|come|sing|eat|sit|see|take|find|bring|give|make|keep|get|tell|leave|meet|wear|speak|hear|pay|answer)$/
/** Verbs with an object that may have its own plain verb. */
const causing = /^(?:let|lets|make|makes|made|help|helps|helped|see|sees|saw|hear|hears|heard|watch|watches|watched|feel|feels|felt|has)$/

interface MainVerb {
  subject: Subject
  isPast: boolean
  at: number
}

/** The finite verb before `link` that the next one is joined to, with its subject. */
export function mainVerb(page: RulePage, link: number): MainVerb | undefined {
  const { tokens, tags, dictionary, classes } = page
  for (let k = link - 1; k > Math.max(0, link - 16); k--) {
    const token = tokens[k]
    if (!token || token.first) return undefined
    const word = token.lower
    const parts = dictionary.partsOf(word)
    if (token.text === ',') {
      // "He gets up, washes and leave"
      const then = dictionary.partsOf(lowerAt(tokens, k + 1))
      if (k !== link - 1 && !(then & pos.verbS || (then & pos.past && tags.has(k + 1, 'PastTense')))) return undefined
      continue
    }
    if (!token.word && !/^\d/.test(token.text)) return undefined
    const base = classes.base(word)
    const isS = !closed.has(word) && base !== undefined && inflect(base, 's') === word && ((parts & pos.verbS) !== 0 || tags.has(k, 'PresentTense')) // prettier-ignore
    const isBe = word === 'has' ? tags.has(k + 1, 'Noun', 'Adjective', 'Determiner', 'Value') : word === 'is' && k < link - 1 && (tags.has(k + 1, 'Adjective', 'Adverb', 'Determiner', 'Preposition', 'Value') || determiners.has(lowerAt(tokens, k + 1))) // prettier-ignore
    const isPast = !closed.has(word) && (parts & pos.past) !== 0 && tags.has(k, 'PastTense') && !(parts & pos.verb && !/^(?:saw|felt|found|left|fell)$/.test(word)) // prettier-ignore
    if (isS || isBe || isPast || word === 'was') {
      const before = lowerAt(tokens, k - 1)
      if (tokens[k - 1]?.text === ',' || (/^(?:and|then)$/.test(before) && !isBe)) {
        if (governing.test(word)) return undefined
        continue
      }
      const helped = auxiliaries.has(before) || modals.has(before) || before === 'to' || (adverb.test(before) && auxiliaries.has(lowerAt(tokens, k - 2))) // prettier-ignore
      const subject = helped ? undefined : (subjectBefore(page, k) ?? farSubject(page, k) ?? (isS ? groupBefore(page, k) : undefined))
      if (subject && !/^(?:how|that|if)$/.test(subject.opening)) {
        if (governing.test(word) && !isBe && (!causing.test(word) || hasVerbBetween(page, k, link))) return undefined
        return word === 'was' ? undefined : { subject, isPast, at: k }
      }
      if (isPast || word === 'was') return undefined
    }
    if (governing.test(word) && word !== 'i') return undefined
    // Another plain verb may be the one that is joined: "The answer is wait and see".
    if (!closed.has(word) && tags.has(k, 'Infinitive') && parts & pos.verb && !determiners.has(lowerAt(tokens, k - 1)) && !(parts & pos.noun && tags.has(k, 'Noun'))) return undefined // prettier-ignore
  }
  return undefined
}

const hasVerbBetween = ({ tokens, tags, dictionary }: RulePage, from: number, to: number) =>
  /^(?:me|you|him|her|us|them|it)$/.test(lowerAt(tokens, from + 1)) ||
  tokens.slice(from + 1, to).some((other, n) => (dictionary.partsOf(other.lower) & pos.verb) !== 0 && !closed.has(other.lower) && !determiners.has(lowerAt(tokens, from + n)) && !tags.has(from + n, 'Adjective')) // prettier-ignore

/** "The company offers": a group whose verb is singular. */
function groupBefore({ tokens }: RulePage, verb: number): Subject | undefined {
  const noun = lowerAt(tokens, verb - 1)
  const start = verb - 2
  const opens = tokens[start]?.first === true || tokens[start - 1]?.text === ',' || /^(?:because|and|but|that|so)$/.test(lowerAt(tokens, start - 1)) // prettier-ignore
  return eitherNumber.has(noun) && /^(?:the|our|my|this|their|his|her|your)$/.test(lowerAt(tokens, start)) && opens
    ? { number: 'one', word: noun, kind: 'noun', start, opening: '' }
    : undefined
}

/** The sentence says when it happened, or tells of more than one past event. */
function toldBefore({ tokens, tags }: RulePage, at: number): boolean {
  let from = at
  while (from > 0 && !tokens[from]?.first) from--
  let to = at + 1
  while (to < tokens.length && !tokens[to]?.first) to++
  const words = tokens.slice(from, to)
  return (
    words.some(
      (other, n) =>
        /^(?:yesterday|ago|suddenly)$/.test(other.lower) ||
        (other.lower === 'last' && /^(?:night|week|weekend|month|year|summer|winter|time)$/.test(words[n + 1]?.lower ?? '')),
    ) || // prettier-ignore
    words.filter((_, n) => from + n !== at && tags.has(from + n, 'PastTense')).length > 0
  )
}
