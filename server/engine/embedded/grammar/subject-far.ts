/** Finds the subject of a verb when a clause or an aside stands between them: "the list of items that we ordered are". */
import { lowerAt } from '../edits.ts'
import { pos } from './parts-of-speech.ts'
import type { RulePage } from '../rule-page.ts'
import { openingAt, readObject, readSubject, type Subject } from './subject.ts'
import { adverbsBeforeVerbs, auxiliaries, beForms, closed, determiners, modals, possessives } from './word-classes.ts'

const relatives = /^(?:that|which|who|whom|whose|where)$/
const clauseSubjects = /^(?:i|you|he|she|it|we|they)$/
/** Verbs that a clause can follow: in "who said the boys were late", the boys are late. */
const telling = /^(?:say|think|believe|know|see|hear|feel|find|notice|show|mean|claim|hope|realize|realise|understand|discover|learn|tell|decide|prove|suggest|ensure|wish|guess|doubt|report|admit|argue|explain|assume|suspect|state|announce|insist|deny|agree|confirm|indicate|fear|imagine|conclude|demonstrate|reveal|warn|suppose|consider|swear|bet|watch|demand|require|recommend|propose|figure|pretend|maintain|predict|estimate|convince|persuade|inform|remind|remember|forget|expect|make|let|help|keep|have)$/ // prettier-ignore
/** Of these, the ones that a clause without "that" follows. */
const tellingBarely = /^(?:say|think|believe|know|see|hear|feel|find|notice|show|mean|claim|hope|realize|realise|understand|discover|decide|prove|suggest|ensure|wish|guess|doubt|report|admit|argue|assume|suspect|state|announce|insist|agree|fear|imagine|suppose|consider|swear|bet|figure|estimate)$/ // prettier-ignore
const asides = /^(?:along|together|as|including|like|unlike|besides|in|accompanied|followed|especially|particularly|except|not|plus|with|based|located|founded|known|written|made|built|published|created|led|owned|run|originally)$/ // prettier-ignore
const prepositions = /^(?:of|in|on|at|for|with|without|from|to|about|between|behind|near|under|above|inside|outside|across|around|against|during|after|before|by|since|until|through|into|over|towards?|among|per|despite|like|as|along|beyond|within|next|off|up|down|out)$/ // prettier-ignore
const adverb = /^(?:yesterday|today|tomorrow|tonight|here|there|now|then|ago|again|always|never|often|usually|sometimes|already|still|just|only|also|even|really|very|so|too|much|well|hard|most|best|more|less|least|home|abroad|online|together|alone|away|back|up|out|off|down|in|on|over|around|twice|once|early|late|later|soon|everywhere|ever|yet|nowadays|recently|currently|first|not|upstairs|downstairs|nearby|far|fast|long|a lot|apart)$/ // prettier-ignore
const times = /^(?:day|night|week|weekend|month|year|morning|afternoon|evening|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time|minute|hour|moment|january|february|march|april|may|june|july|august|september|october|november|december)s?$/ // prettier-ignore
/** "the moment he saw the boys were gone" is a time, not a subject. */
const timeNouns = /^(?:time|moment|minute|second|day|instant|way|more|less|sooner|longer|first|last|next)$/

/** The subject of the verb at `verb`, with a relative clause, an infinitive, or an aside between them. */
export function farSubject(page: RulePage, verb: number): Subject | undefined {
  const { tokens } = page
  let end = verb
  while (end > 0 && !tokens[end]?.first && (adverbsBeforeVerbs.has(lowerAt(tokens, end - 1)) || /^(?:now|currently|clearly|all|both|each|certainly)$/.test(lowerAt(tokens, end - 1)))) end-- // prettier-ignore
  let from = end - 1
  while (from > 0 && !tokens[from]?.first) from--
  if (end - from < 3 || end - from > 24 || tokens[end]?.first) return undefined
  // "the concertos that Van Cliburn has played"
  let name = end - 1
  while (name > from && /^\p{Lu}/u.test(tokens[name]?.text ?? '')) name--
  if (name < end - 1 && /^(?:that|which|whom)$/.test(lowerAt(tokens, name))) return undefined
  if (tokens.slice(from, end).some(token => token.fixed || /^["“”()[\]:;—–]$/.test(token.text))) return undefined
  for (let start = from; start < end - 2; start++) {
    const opening = start === from ? '' : openingAt(page, from, start)
    if (opening === undefined || opening === 'how') continue
    for (let at = start + 1; at < end - 1; at++) {
      if (!opensModifier(page, at)) continue
      const phrase = readSubject(page, start, at)
      if (!phrase || (phrase.kind === 'pronoun' && phrase.word !== 'those') || !isModifier(page, at, end, phrase.word)) continue
      if (phrase.number === 'any' || phrase.number === 'inner') return undefined
      return { number: phrase.number, word: phrase.word, kind: phrase.kind, start, opening }
    }
  }
  return undefined
}

function opensModifier({ tokens, dictionary }: RulePage, at: number): boolean {
  const token = tokens[at]
  if (!token || token.hyphen) return false
  const { lower } = token
  return (
    lower === ',' ||
    relatives.test(lower) ||
    clauseSubjects.test(lower) ||
    determiners.has(lower) ||
    lower === 'to' ||
    (token.word && (dictionary.partsOf(lower) & (pos.participle | pos.ing)) !== 0)
  )
}

/** Whether the words from `at` to `end` belong to the noun before them, and nothing else. */
function isModifier(page: RulePage, at: number, end: number, noun: string): boolean {
  const { tokens, dictionary } = page
  const first = lowerAt(tokens, at)
  if (tokens[at]?.text === ',') return tokens[end - 1]?.text === ',' && isAside(page, at + 1, end - 1)
  if (tokens.slice(at, end).some(token => !token.word && !/^\d/.test(token.text))) return false
  if (first === 'to') return isVerbPlain(page, at + 1) && isRest(page, at + 2, end, true)
  if (relatives.test(first)) return isRelative(page, at, end, noun)
  if (clauseSubjects.test(first) || determiners.has(first)) return isGapClause(page, at, end, noun)
  const parts = dictionary.partsOf(first)
  if (parts & pos.ing) return !telling.test(page.classes.base(first) ?? '') && isRest(page, at + 1, end, true)
  // "My father made me apologize"
  return end > at + 1 && !/^(?:me|him|us|them|it|you|her)$/.test(lowerAt(tokens, at + 1)) && isRest(page, at + 1, end, false)
}

const isVerbPlain = ({ tokens, classes }: RulePage, i: number) => {
  const word = lowerAt(tokens, i)
  return (classes.isVerb(word) || /^(?:be|have|do)$/.test(word)) && !telling.test(word)
}

/** "that we ordered", "who called yesterday", "where we stayed" */
function isRelative(page: RulePage, at: number, end: number, noun: string): boolean {
  const { tokens } = page
  const link = lowerAt(tokens, at)
  if (link === 'whose') return false
  if (/^(?:that|which|who)$/.test(link)) {
    const after = readVerbs(page, at + 1, end, telling)
    if (after !== undefined) return isRest(page, after, end, true)
  }
  return isGapClause(page, at + 1, end, noun)
}

/** "we ordered last week", "my teacher recommended": the noun before it is the object. */
function isGapClause(page: RulePage, at: number, end: number, noun: string): boolean {
  const { tokens } = page
  let verbs: number | undefined
  if (clauseSubjects.test(lowerAt(tokens, at))) verbs = at + 1
  else {
    const object = readObject(page, at, end)
    if (!object || !determiners.has(lowerAt(tokens, at))) return false
    verbs = object.next
  }
  const after = readVerbs(page, verbs, end, tellingBarely)
  return after !== undefined && after <= end && !(timeNouns.test(noun) && after < end) && isRest(page, after, end, false)
}

/** Index after the verb with its auxiliaries; undefined if there is none, or one that a clause can follow. */
function readVerbs({ tokens, classes, dictionary }: RulePage, at: number, limit: number, barred: RegExp): number | undefined {
  let k = at
  let isHelped = false
  let be = false
  const skip = () => {
    while (adverb.test(lowerAt(tokens, k)) || lowerAt(tokens, k).endsWith('ly') || adverbsBeforeVerbs.has(lowerAt(tokens, k))) k++
  }
  skip()
  // "those who did": the verb of the main clause follows; not in "those who should have".
  const isMain = !/^(?:be|have|do)$/.test(lowerAt(tokens, limit)) && !classes.isVerb(lowerAt(tokens, limit))
  const isShort = () =>
    k === limit && isMain && (modals.has(lowerAt(tokens, k - 1)) || /^(?:do|does|did|don't|doesn't|didn't)$/.test(lowerAt(tokens, k - 1)))
  while (
    !isShort() &&
    (auxiliaries.has(lowerAt(tokens, k)) || modals.has(lowerAt(tokens, k)) || /^(?:be|been)$/.test(lowerAt(tokens, k)))
  ) {
    be = beForms.has(lowerAt(tokens, k))
    isHelped = true
    k++
    skip()
  }
  if (isHelped && isShort()) return k
  const word = lowerAt(tokens, k)
  const parts = dictionary.partsOf(word)
  const base = classes.base(word) ?? word
  const isVerb = word !== '' && !closed.has(word) && (parts & (pos.verb | pos.verbS | pos.past | (isHelped ? pos.participle | pos.ing : 0))) !== 0 // prettier-ignore
  // "the signs that spring is near"
  if (isVerb && !isHelped && k + 1 >= limit && parts & (pos.noun | pos.plural) && !(parts & pos.past)) return undefined
  if (isVerb && !(be && parts & pos.adjective)) return barred.test(base) && !be ? undefined : k + 1
  return isHelped ? k : undefined
}

/** Objects, places, and times up to `end`, without another verb or clause. */
function isRest(page: RulePage, at: number, end: number, takesObject: boolean): boolean {
  const { tokens, tags, dictionary, classes } = page
  let mayTake = takesObject
  let k = at
  while (k < end) {
    const word = lowerAt(tokens, k)
    const next = lowerAt(tokens, k + 1)
    if (word === 'to' && isVerbPlain(page, k + 1) && !determiners.has(next)) {
      mayTake = takesObject
      k += 2
      continue
    }
    if (/^(?:last|next|this|every|each|that)$/.test(word) && times.test(next)) {
      k += 2
      continue
    }
    // "next to the doors"
    if (/^(?:next|close|due|thanks|prior|similar|related|opposite)$/.test(word) && next === 'to') {
      k++
      continue
    }
    if (prepositions.test(word) && k + 1 < end) {
      const object = readObject(page, k + 1, end)
      if (object) {
        k = object.next
        continue
      }
      if (/^\d+$/.test(tokens[k + 1]?.text ?? '') || times.test(next)) {
        k += 2
        continue
      }
    }
    if (adverb.test(word) || (word.endsWith('ly') && dictionary.partsOf(word) & pos.adverb)) {
      k++
      continue
    }
    if (/^(?:me|him|us|them|it|you|her)$/.test(word) || (k + 1 === end && /^(?:this|these|those)$/.test(word))) {
      k++
      continue
    }
    if (mayTake) {
      const object = readObject(page, k, end) ?? readName(page, k, end)
      const isVerb = object && !determiners.has(word) && !possessives.has(word) && tags.has(k, 'Verb') && !tags.has(k, 'Gerund')
      if (object && !isVerb) {
        mayTake = false
        k = object.next
        continue
      }
    }
    const parts = dictionary.partsOf(word)
    if (!closed.has(word) && (parts & pos.adjective || parts & pos.participle) && !classes.isPlural(word) && mayTake) {
      k++
      continue
    }
    return false
  }
  return k === end
}

const readName = ({ tokens }: RulePage, k: number, end: number) =>
  k < end && /^\p{Lu}\p{Ll}/u.test(tokens[k]?.text ?? '') ? { next: k + 1 } : undefined

/** Between commas: "along with his assistants", "our new director", "which we placed in May". */
function isAside(page: RulePage, at: number, end: number): boolean {
  const { tokens, tags } = page
  if (end - at < 2 || tokens.slice(at, end).some(token => !token.word && !/^\d/.test(token.text))) return false
  const first = lowerAt(tokens, at)
  const words = tokens.slice(at, end)
  if (/^(?:which|who|whose|where|whom)$/.test(first))
    return !words.slice(1).some(word => /^(?:and|but|or|if|because|when)$/.test(word.lower))
  if (asides.test(first)) return !words.some((word, n) => tags.has(at + n, 'Copula', 'Modal', 'PresentTense') || clauseSubjects.test(word.lower)) // prettier-ignore
  // "Mr. Brown, our new director, wants": an apposition of the same number reads as one.
  return determiners.has(first) && readSubject(page, at, end)?.number === 'one'
}
