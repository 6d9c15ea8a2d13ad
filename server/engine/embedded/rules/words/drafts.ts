/**
 * Mistakes of drafts and learners: word order of adverbs, nouns without their plural, openings without their comma.
 * Where good writers have a choice, an edit is applied only in a paragraph that has certain mistakes.
 */
import { pos } from '../../grammar/parts-of-speech.ts'
import { applyRules, beforeWord, inDrafts, insertText, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { inflect, pluralize } from '../../grammar/irregular.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import {
  articleFor,
  closed,
  counting,
  countNouns,
  determiners,
  endsPhrase,
  massNouns,
  modals,
  prepositions,
  subjects,
} from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function draftEdits(page: RulePage): Edit[] {
  const sure = [...applyRules(page, rules), ...openingEdits(page, clearOpenings)]
  const likely = [
    ...applyRules(page, [chatWord, adverbOrder, theirFriends, haveNow]),
    ...openingEdits(page),
    ...clauseCommas(page),
    ...lastStop(page),
  ]
  return [...sure, ...inDrafts(likely)]
}

const isFinite = ({ tags }: RulePage, k: number) =>
  tags.has(k, 'Copula', 'Modal', 'PastTense', 'PresentTense', 'Auxiliary', 'Infinitive') && !tags.has(k, 'Gerund', 'Noun', 'Adjective')

const clauseOpener = (word: string) =>
  subjects.has(word) || /^(?:there|this|these|those|that|people|nothing|everything|everyone|someone|one)$/.test(word)
const contracted = /^(?:i|you|he|she|it|we|they|that|there)['’](?:s|m|re|ve|ll|d)$/

/** "people", "my friends", "the two old books": where it ends, or -1. */
function nounPhraseEnd(page: RulePage, from: number): number {
  const { tokens, tags, classes } = page
  let k = from
  if (determiners.has(lowerAt(tokens, k))) k++
  for (let steps = 0; steps < 3; steps++, k++) {
    const token = tokens[k]
    if (!token?.word || token.fixed) return -1
    const isNoun = tags.has(k, 'Noun') || (classes.parts(token.lower) & (pos.noun | pos.plural)) !== 0
    const goesOn = tags.has(k + 1, 'Noun') && !isFinite(page, k + 1) && !subjects.has(lowerAt(tokens, k + 1))
    if (isNoun && !goesOn) return k + 1
    if (!isNoun && !tags.has(k, 'Adjective', 'Determiner') && !classes.isAdjective(token.lower)) return -1
  }
  return -1
}

/** A subject with its verb begins here. */
function startsClause(page: RulePage, k: number): boolean {
  const { tokens } = page
  const word = lowerAt(tokens, k)
  if (contracted.test(word)) return true
  if (clauseOpener(word) && !determiners.has(word)) return isFinite(page, skipAdverb(tokens, k + 1))
  if (!determiners.has(word) && !page.tags.has(k, 'Plural')) return false
  const end = nounPhraseEnd(page, k)
  return end > 0 && isFinite(page, skipAdverb(tokens, end))
}

function skipAdverb(tokens: readonly Token[], k: number): number {
  return /^(?:also|always|never|often|usually|still|just|only|really|probably|already)$/.test(lowerAt(tokens, k)) ? k + 1 : k
}

const words = /^(?:also|actually|finally|likewise|otherwise|hence|generally|yes|similarly|eventually|recently|sometimes|basically|obviously|normally|usually|previously|meanwhile|thus|consequently|honestly|luckily|sadly)$/ // prettier-ignore
const phrases = /^(?:in (?:this|that|these|those|such|some|many|most|such an?) (?:case|cases|way|situation|situations|field|sense|regard|respect|context|example|period|age|day|days|time|times|world|countries|country)|in (?:today's|the modern|modern|our|my) (?:world|society|life|view|case|country|city|time|times|opinion)|in (?:the past|the future|the end|old times|ancient times|general|reality|short|conclusion|recent years|winter|summer)|to (?:my|our|his|her|their) (?:surprise|mind|knowledge|regret)|at (?:first|last|the beginning|the end|that time|this point|present|the moment)|for (?:example|instance|that reason|this reason|these reasons|me|most people)|on the (?:other|one|contrary) ?(?:hand|side)?|after that|before that|because of (?:this|that)|due to (?:this|that)|all in all|as a (?:result|consequence)|first of all|these days|as a \p{L}+ (?:person|man|woman|student))$/u // prettier-ignore

/** Never part of a longer phrase, and always followed by a comma. */
const clearOpenings =
  /^(?:also|likewise|similarly|in such an? \p{L}+|as a (?:young|old|good) person|for (?:example|instance)|to (?:my|our|his|her|their) surprise)$/u

/** "Then we went home", "In this field it is important". */
function openingEdits(page: RulePage, only?: RegExp): Edit[] {
  const { tokens } = page
  return tokens.flatMap((token, i) => {
    const opens = token.first || (tokens[i - 1]?.first === true && /^(?:so|but|and)$/.test(lowerAt(tokens, i - 1)))
    if (!opens || !token.word || token.fixed || token.hyphen) return []
    for (let length = 5; length >= 1; length--) {
      const opening = tokens.slice(i, i + length)
      const last = opening.at(-1)
      if (!last || opening.length < length || opening.some(part => !part.word || part.fixed || part.hyphen)) continue
      const text = opening.map(part => part.lower).join(' ')
      if (!(length === 1 ? words : phrases).test(text) || (only && !only.test(text))) continue
      const isQuestion = /^(?:do|does|did|is|are|can|will)$/.test(lowerAt(tokens, i + length))
      const fits = startsClause(page, i + length) || (/^for (?:example|instance)$/.test(text) && /^(?:in|on|at|if|when)$/.test(lowerAt(tokens, i + length))) // prettier-ignore
      if (isQuestion || !fits) return []
      return [{ ...insertText(last.end, ',', 'opening-comma', `Add a comma after "${token.text}${text.slice(token.text.length)}" at the start of a sentence.`), kind: 'punctuation' as const }] // prettier-ignore
    }
    return []
  })
}

const subordinators = /^(?:if|when|as|although|though|while|unless|because|since|whenever)$/

/** "When I finished my homework the teacher was happy": the clause ends where a second noun phrase and its verb begin. */
function clauseCommas(page: RulePage): Edit[] {
  const { tokens, tags, dictionary } = page
  return tokens.flatMap((token, i) => {
    if (!token.first || !token.word || token.fixed || !subordinators.test(token.lower) || !startsClause(page, i + 1)) return []
    for (let k = i + 4; k < Math.min(tokens.length - 2, i + 22); k++) {
      const before = tokens[k - 1]
      const here = tokens[k]
      if (!here?.word || !before?.word || here.fixed) return []
      const word = here.lower
      if (/^(?:that|which|who|what|how|and|or|but|whether|because)$/.test(word)) return []
      if (!(determiners.has(word) && !/^(?:that|no)$/.test(word)) || !startsClause(page, k)) continue
      // "I spent hours watching my grandmother cook"
      if ((dictionary.partsOf(before.lower) & (pos.ing | pos.noun)) === pos.ing) return []
      const isDone = tags.has(k - 1, 'Noun', 'Adjective') || /^(?:it|them|him|me|us|here|there|home|again|too|well|together)$/.test(before.lower) // prettier-ignore
      if (!isDone || prepositions.has(before.lower) || determiners.has(before.lower)) return []
      return [{ ...insertText(before.end, ',', 'clause-comma', `Add a comma after an introductory clause with "${token.text}".`), kind: 'punctuation' as const }] // prettier-ignore
    }
    return []
  })
}

/** "is typed as", "as in", "With npm do": what follows is code. */
export const goesOn = /^(?:as|in|with|by|from|to|for|of|at|via|on|do|does|be|is|are|was|were|like|than|and|or|using|follows|following|called|named|you|we|they|he|she)$/ // prettier-ignore

/** A short sentence without its period. */
function lastStop({ text, tokens, kind, tags }: RulePage): Edit[] {
  const last = tokens.at(-1)
  const count = tokens.filter(token => token.word).length
  if (kind !== 'paragraph' || !last?.word || last.fixed || count < 4 || text.includes('\n')) return []
  // "there was two mistakes in the plan: the date and the name": a chat needs no period after a few small words.
  if (!/^\p{Lu}/u.test(text) && !(count > 15 && /[:;,] /.test(text))) return []
  if (determiners.has(last.lower) || prepositions.has(last.lower) || goesOn.test(last.lower)) return []
  // "Ta, Jo": a signature
  const from = sentenceStart(tokens, tokens.length - 1)
  if (tokens.length - from < 5 && /^(?:thanks|thank|ta|cheers|love|best|regards|kind|warm|yours|sincerely|bye|hugs)$/.test(lowerAt(tokens, from))) return [] // prettier-ignore
  if (!tokens.some((token, k) => tags.has(k, 'Copula', 'Modal') || subjects.has(token.lower))) return []
  return [{ ...insertText(last.end, '.', 'sentence-end', 'End the sentence with a punctuation mark.'), kind: 'punctuation' }]
}

const adverbMessage = (adverb: string, verb: string) => `"${adverb}" usually follows "${verb}".`

/** "we also should try", "we all are": some writers prefer it so. */
const adverbOrder: Rule = ({ tokens, dictionary }, token, i) => {
  const verb = tokens[i + 1]
  const next = lowerAt(tokens, i + 2)
  const before = lowerAt(tokens, i - 1)
  if (!verb?.word || verb.fixed || !next || token.first || !tokens[i - 1]?.word) return undefined
  const swap = { start: token.start, end: verb.end, after: `${verb.text} ${token.text}`, kind: 'grammar' as const, rule: 'adverb', message: adverbMessage(token.text, verb.text) } // prettier-ignore
  if (token.lower === 'all')
    return /^(?:we|they)$/.test(before) && /^(?:are|were|can|will|should|must)$/.test(verb.lower) ? swap : undefined
  if (!/^(?:also|always|probably|often|never|easily)$/.test(token.lower) || !modals.has(verb.lower) || verb.lower.endsWith("n't")) return undefined // prettier-ignore
  return !/^(?:and|but)$/.test(before) && (next === 'be' || dictionary.partsOf(next) & pos.verb) ? swap : undefined
}

/** "have already the key", in a draft also "have now less time" and "has always the same idea". */
function haveAlready(adverbs: RegExp, objects: RegExp): Rule {
  return ({ tokens }, token, i) => {
    const adverb = tokens[i + 1]
    if (!/^(?:have|has)$/.test(token.lower) || token.first || !adverb?.word || adverb.fixed || !adverbs.test(adverb.lower)) return undefined
    if (!objects.test(lowerAt(tokens, i + 2)) || /^(?:do|does|did|to|will|would|not|can)$/.test(lowerAt(tokens, i - 2))) return undefined
    const message = `"${adverb.text}" usually precedes "${token.text}".`
    return { start: token.start, end: adverb.end, after: `${adverb.text} ${token.text}`, kind: 'grammar', rule: 'adverb', message }
  }
}

const people = /^(?:student|teacher|scientist|customer|worker|employee|driver|child|tourist|consumer|researcher|teenager|farmer|traveler|professor)$/ // prettier-ignore
const pluralMessage = 'Use the plural for more than one.'

/** A comma after a short opening: "On the other hand, ". */
function opensNear(tokens: readonly Token[], i: number): boolean {
  const from = tokens.findLastIndex((token, k) => k < i && token.first)
  return i - from < 7 && tokens.slice(from, i - 1).every(token => token.word)
}

/** The plural of a noun that can only be one thing. */
function pluralOf({ dictionary, classes }: RulePage, noun: Token | undefined): string | undefined {
  if (!noun?.word || noun.fixed || noun.hyphen || !/^\p{Ll}/u.test(noun.text) || !countNouns.has(noun.lower)) return undefined
  if (massNouns.has(noun.lower) || classes.isPlural(noun.lower)) return undefined
  const many = noun.lower === 'person' ? 'people' : pluralize(noun.lower)
  return dictionary.partsOf(many) & pos.plural || many === 'people' ? many : undefined
}

/** The noun that follows, in the plural, unless it belongs to another noun. */
function pluralNext(page: RulePage, i: number): Edit | undefined {
  const noun = page.tokens[i + 1]
  const many = pluralOf(page, noun)
  // "other computer friendly output"
  const isLast =
    !page.tags.has(i + 2, 'Noun') &&
    !/^(?:friendly|based|specific|aware|driven|free|related|like|ready)$/.test(lowerAt(page.tokens, i + 2)) &&
    !page.tokens[i + 2]?.hyphen &&
    lowerAt(page.tokens, i + 2) !== 'than'
  return noun && many && isLast ? replaceWord(noun, many, 'number', pluralMessage) : undefined
}

/** "other driver", "there are some lecture", "for student.": nouns without the plural that their place asks for. */
const barePlurals: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const before = lowerAt(tokens, i - 1)
  const noun = lowerAt(tokens, i + 1)
  const after = lowerAt(tokens, i + 2)
  if (token.lower === 'other') {
    const isOne =
      determiners.has(before) ||
      before.endsWith("'s") ||
      /^(?:one|all|none|whose|what|which|or)$/.test(before) ||
      (/^(?:single|only|last|next|first|notable|possible|obvious|main|major|important)$/.test(before) &&
        determiners.has(lowerAt(tokens, i - 2)))
    const edit = isOne || /^(?:way|side|half|hand|time|day|place)$/.test(noun) ? undefined : pluralNext(page, i)
    // "Other problem is the noise", "give us other room"; but "two other room", "cars and other vehicle"
    const isMany = counting.has(before) || /^(?:and|or|any|some|most|no|like|as|between|among|than)$/.test(before) || /^\d/.test(before) || /^(?:are|were|have|do|don't)$/.test(after) || people.test(noun) // prettier-ignore
    return edit && !isMany ? replaceWord(token, 'another', 'number', `Use "another" with the singular "${noun}".`) : edit
  }
  if (token.lower === 'some' && /^(?:are|were)$/.test(before))
    return /^(?:way|day|time|point|place|reason|kind|sort|part|degree|extent|distance)$/.test(noun) ? undefined : pluralNext(page, i)
  if (/^(?:these|those|many|several|various)$/.test(token.lower)) {
    // "those present agreed", "many doubt seriously": no noun follows.
    const isNoun = !(dictionary.partsOf(noun) & (pos.verb | pos.adjective | pos.adverb)) && !/^(?:time|kind|sort|type|night|year|day|month|hour|week)$/.test(noun) // prettier-ignore
    const isLast = after !== '' && !closed.has(after) && !(dictionary.partsOf(after) & (pos.noun | pos.plural | pos.ing | pos.name))
    return isNoun && isLast ? pluralNext(page, i) : undefined
  }
  if (/^(?:for|among)$/.test(token.lower) && people.test(noun)) return /^[.?!,;]$/.test(tokens[i + 2]?.text ?? '.') ? pluralNext(page, i) : undefined // prettier-ignore
  if (!people.test(token.lower) || !(token.first || /^(?:because|if|when|,)$/.test(before || (tokens[i - 1]?.text ?? '')))) return undefined
  if (tokens[i - 1]?.text === ',' && !opensNear(tokens, i)) return undefined
  const many = pluralOf(page, { ...token, text: token.lower })
  const isPlural = /^(?:are|were|have|do|don't|need|agree|think|want|like|know|believe|learn|get|go)$/.test(noun) || (!token.first && modals.has(noun)) // prettier-ignore
  return many && isPlural && !tags.has(i + 1, 'Noun') ? replaceWord(token, many, 'number', pluralMessage) : undefined
}

/** "their friend", where several people are meant. */
const theirFriends: Rule = onWord('their', (page, token, i) =>
  /^(?:friend|customer|student|classmate|ear|eye|skill|goal|dream|neighbor|colleague|problem)$/.test(lowerAt(page.tokens, i + 1))
    ? pluralNext(page, i)
    : undefined,
)

/** "History tell us", "but knowledge help them": the subject cannot be counted, so the verb is singular. */
const knowledgeHelps: Rule = beforeWord('us them me him you people', ({ tokens, dictionary, tags }, token, i) => {
  const noun = lowerAt(tokens, i - 1)
  const opens = tokens[i - 1]?.first === true || /^(?:but|because|so|when|if|although|while)$/.test(lowerAt(tokens, i - 2))
  if (!opens || !(massNouns.has(noun) || /^(?:history|nature|society|science|technology|experience|life)$/.test(noun))) return undefined
  if (closed.has(token.lower) || tags.has(i, 'Adjective')) return undefined
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & pos.verb) || parts & (pos.past | pos.adverb)) return undefined
  return replaceWord(token, inflect(token.lower, 's'), 'agreement', `"${noun}" is singular.`)
})

/** "Its rightly said that". */
const itsSaid: Rule = onWord('its', ({ tokens, dictionary }, token, i) => {
  const adverb = lowerAt(tokens, i + 1)
  const verb = lowerAt(tokens, i + 2)
  if (!token.first || !/[a-z]{3}ly$/.test(adverb) || !(dictionary.partsOf(adverb) & pos.adverb)) return undefined
  const isParticiple = (dictionary.partsOf(verb) & pos.participle) !== 0 && !(dictionary.partsOf(verb) & (pos.noun | pos.adjective))
  return isParticiple && /^(?:that|to|by|in|,|)$/.test(lowerAt(tokens, i + 3))
    ? replaceWord(token, "it's", 'apostrophe', '"It\'s" is short for "it is"; "its" shows possession.')
    : undefined
})

const describing = /^(?:good|bad|big|small|great|special|nice|beautiful|large|famous|local|modern|popular|wonderful|lovely|cheap|expensive)$/ // prettier-ignore
const places = /^(?:university|school|hotel|restaurant|building|apartment|store|shop|village|town|museum|park|club|score|teacher|friend|grade|salary)$/ // prettier-ignore

/** "into good university", "got good score". */
const bareAfterPreposition: Rule = onWord('in into at with from to got get gets getting', ({ tokens }, token, i) => {
  const adjective = tokens[i + 1]
  const noun = tokens[i + 2]
  if (!adjective?.word || adjective.fixed || adjective.hyphen) return undefined
  if (
    !describing.test(adjective.text) ||
    !noun?.word ||
    noun.hyphen ||
    !places.test(noun.text) ||
    !(endsPhrase(tokens[i + 3]) || prepositions.has(lowerAt(tokens, i + 3)))
  )
    return undefined
  if (lowerAt(tokens, i + 3) === 'and' || lowerAt(tokens, i + 3) === 'or') return undefined
  return insertText(adjective.start, `${articleFor(adjective.lower)} `, 'article', `"${noun.text}" is countable and needs an article.`)
})

/** "I m here", "we re late": the apostrophe became a space. */
const splitContraction: Rule = ({ tokens }, token, i) => {
  const before = tokens[i - 1]
  if (!before?.word || before.fixed || !token.spaced || tokens[i + 1]?.text === '.' || tokens[i + 1]?.text === "'") return undefined
  const ending: Record<string, RegExp> = { m: /^i$/, ve: /^(?:i|we|you|they)$/, ll: /^(?:i|we|you|they|he|she|it)$/, re: /^(?:we|you|they)$/, s: /^(?:it|that|he|she|there|what)$/, t: /^(?:don|can|won|isn|didn|doesn|aren|wasn|couldn|wouldn|shouldn|haven|hasn)$/ } // prettier-ignore
  const fits = Object.hasOwn(ending, token.lower) && ending[token.lower]?.test(before.lower)
  return fits && before.text !== before.text.toUpperCase().padEnd(2, '.')
    ? { start: before.end, end: token.start, after: "'", kind: 'spelling', rule: 'apostrophe', message: `Write "${before.text}'${token.lower}" with an apostrophe.` } // prettier-ignore
    : undefined
}

/** "u" in an essay; in a chat, it is meant. */
const chatWord: Rule = onText('u', ({ text, tokens }, token, i) => {
  if (!token.spaced || tokens[i + 1]?.text === '.' || /\b(?:lol|thx|pls|plz|ur|btw|omg|tmrw|gonna)\b/i.test(text)) return undefined
  return /^\p{Lu}/u.test(text) && /[.!?]$/.test(text.trimEnd())
    ? replaceWord(token, 'you', 'spelling', '"u" is short for "you".')
    : undefined
})

/** "o lot of", "fore many". */
const clippedWord: Rule = ({ tokens }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  if (token.lower === 'o' && next === 'lot') return replaceWord(token, 'a', 'spelling', 'The article is "a".')
  if (token.lower === 'fore' && lowerAt(tokens, i - 1) !== 'the' && (determiners.has(next) || /^(?:many|some|you|them|people)$/.test(next)))
    return replaceWord(token, 'for', 'confused-word', 'Use "for" here instead of "fore".')
  return undefined
}

const haveNow = haveAlready(/^(?:already|now|always|also|never|often|usually|sometimes)$/, /^(?:a|an|the|my|your|his|her|our|their|its|no|less|fewer|more|many|much|enough)$/) // prettier-ignore
const rules: readonly Rule[] = [
  haveAlready(/^already$/, /^(?:a|an|the|my|your|his|her|our|their|its)$/),
  barePlurals,
  splitContraction,
  clippedWord,
  knowledgeHelps,
  itsSaid,
  bareAfterPreposition,
]
