/** Further mistakes of learners: questions as statements, word order of questions, tenses with a past time, and numbers. */
import { afterWord, applyRules, inDrafts, insertText, lowerAt, onText, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect, pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, countNouns, determiners, endsPhrase, massNouns, modals, prepositions, subjects } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function learnerEdits(page: RulePage): Edit[] {
  return [...applyRules(page, rules), ...inDrafts(applyRules(page, [butComma, persons, missingDo, theLife]))]
}

/** The longest clause that these rules look back over. */
const maxClause = 40

/** The first word of the sentence, unless that is far away. */
function sentenceStart(tokens: readonly Token[], i: number): number {
  let from = i - 1
  while (from > 0 && from > i - maxClause && !tokens[from]?.first) from--
  return from
}

const punctuation = (edit: Edit): Edit => ({ ...edit, kind: 'punctuation' })
const swap = (first: Token, second: Token, rule: string, message: string): Edit => ({
  start: first.start,
  end: second.end,
  after: `${second.text} ${first.text === 'I' || first.text.startsWith("I'") ? first.text : first.lower}`,
  kind: 'grammar',
  rule,
  message,
})

/** A noun that can be counted, in the singular. */
const isOneThing = ({ dictionary }: RulePage, token: Token | undefined): token is Token =>
  token?.word === true &&
  !token.fixed &&
  !token.hyphen &&
  countNouns.has(token.lower) &&
  !massNouns.has(token.lower) &&
  /^\p{Ll}/u.test(token.text) &&
  (dictionary.partsOf(pluralize(token.lower)) & pos.plural) !== 0

/** "for these purpose they", "many subject better than": the noun before a subject or a comparative. */
const theseNouns: Rule = onWord('these those many several', (page, token, i) => {
  const noun = page.tokens[i + 1]
  if (!isOneThing(page, noun)) return undefined
  const after = lowerAt(page.tokens, i + 2)
  if (!subjects.has(after) && !/^(?:better|worse|bigger|larger|smaller|which|who)$/.test(after)) return undefined
  return replaceWord(noun, pluralize(noun.lower), 'number', `Use the plural after "${token.text}".`)
})

/** "these problem occurs": subject and verb. */
const theseOccur: Rule = onWord('these those', (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const noun = tokens[i + 1]
  const verb = tokens[i + 2]
  if (!isOneThing(page, noun) || !verb?.word || verb.fixed || closed.has(verb.lower)) return undefined
  const base = dictionary.partsOf(verb.lower) & pos.verbS ? classes.base(verb.lower) : undefined
  if (!base || tags.has(i + 2, 'Noun') || !isClauseEnd(tokens[i + 3])) return undefined
  const message = `"${token.text}" is plural, so its noun and verb are, too.`
  return { start: noun.start, end: verb.end, after: `${pluralize(noun.lower)} ${base}`, kind: 'grammar', rule: 'number', message }
})
const isClauseEnd = (token: Token | undefined) => isEnd(token) || closed.has(token?.lower ?? '') || /ly$|^(?:often|sometimes|always)$/.test(token?.lower ?? '') // prettier-ignore

/** "all this cars" */
const allThis: Rule = onWord('this that', (page, token, i) => {
  const noun = page.tokens[i + 1]
  if (lowerAt(page.tokens, i - 1) !== 'all' || !noun?.word || noun.fixed) return undefined
  const one = page.classes.singular(noun.lower)
  if (!one || !countNouns.has(one) || page.dictionary.partsOf(noun.lower) & pos.noun || !endsPhrase(page.tokens[i + 2])) return undefined
  return replaceWord(token, token.lower === 'this' ? 'these' : 'those', 'number', `"${noun.text}" is plural.`)
})

/** "a lot of place such as" */
const lotsSuchAs: Rule = onWord('of', (page, token, i) => {
  const { tokens } = page
  const noun = tokens[i + 1]
  if (!/^lots?$/.test(lowerAt(tokens, i - 1)) || !isOneThing(page, noun)) return undefined
  if (lowerAt(tokens, i + 2) !== 'such' || lowerAt(tokens, i + 3) !== 'as') return undefined
  return replaceWord(noun, pluralize(noun.lower), 'number', 'Use the plural after "a lot of".')
})

/** "most of people", "some of students" */
const mostOf: Rule = onWord('of', (page, token, i) => {
  const { tokens, classes } = page
  const noun = tokens[i + 1]
  if (!/^(?:most|some|many|few)$/.test(lowerAt(tokens, i - 1)) || !noun?.word || noun.fixed) return undefined
  const one = noun.lower === 'people' ? 'person' : classes.singular(noun.lower)
  if (!one || !countNouns.has(one) || !/^\p{Ll}/u.test(noun.text) || tokens[i + 2]?.text === "'" || tokens[i + 2]?.text === '’')
    return undefined
  return removeWord(token, noun, 'article', `Write "${tokens[i - 1]?.text} ${noun.text}", or "${tokens[i - 1]?.text} of the ${noun.text}".`)
})

/** "doesn't to like", "what they can't to do." */
const negatedTo: Rule = onWord('to', ({ tokens, dictionary }, token, i) => {
  const verb = tokens[i + 1]
  const before = lowerAt(tokens, i - 1)
  if (!verb?.word || !/^(?:do|does|did|can|could|will|would|should|must)n['’]t$|^(?:can['’]t|won['’]t|cannot)$/.test(before)) return undefined // prettier-ignore
  return dictionary.partsOf(verb.lower) & pos.verb || /^(?:do|have|be)$/.test(verb.lower)
    ? removeWord(token, verb, 'verb-form', `"${before}" is followed by a verb without "to".`)
    : undefined
})

/** "It is good, isn't it." */
const tagQuestion: Rule = ({ tokens }, token, i) => {
  const [aux, person, stop, comma] = [token, tokens[i + 1], tokens[i + 2], tokens[i - 1]]
  if (!/^(?:is|are|was|were|do|does|did|ca|can|could|wo|would|should|have|has|had)n?['’]t$/.test(aux.lower) || comma?.text !== ',')
    return undefined
  if (!person?.word || !(subjects.has(person.lower) || person.lower === 'there') || stop?.text !== '.' || stop.fixed) return undefined
  const next = tokens[i + 3]
  if (next && !next.first) return undefined
  return { start: stop.start, end: stop.end, after: '?', kind: 'punctuation', rule: 'question-mark', message: 'End a question with a question mark.' } // prettier-ignore
}

/** "What does this mean.", "Where does the energy come from." */
const askedThing: Rule = onWord('what where when why how', ({ tokens }, token, i) => {
  if (!token.first || !/^(?:do|does|did)$/.test(lowerAt(tokens, i + 1))) return undefined
  if (!/^(?:this|that|the|these|those|my|your|his|her|our|their|people)$/.test(lowerAt(tokens, i + 2))) return undefined
  let end = i + 3
  while (end < tokens.length && (tokens[end]?.word ?? false)) end++
  const stop = tokens[end]
  const next = tokens[end + 1]
  if (stop?.text !== '.' || stop.fixed || end - i < 4 || end - i > 14 || (next && !next.first)) return undefined
  return { start: stop.start, end: stop.end, after: '?', kind: 'punctuation', rule: 'question-mark', message: 'End a question with a question mark.' } // prettier-ignore
})

/** "Why you didn't come?", "What you are doing?" */
const questionOrder: Rule = onWord('what where when why how', ({ tokens }, token, i) => {
  const [person, verb] = [tokens[i + 1], tokens[i + 2]]
  if (!token.first || !person?.word || !verb?.word || verb.fixed) return undefined
  if (!subjects.has(person.lower) || !/^(?:am|is|are|was|were|can|will|would|should|have|has)$|^(?:do|does|did|is|are|was|were|have|has|ca|wo|could|would|should)n['’]t$/.test(verb.lower)) return undefined // prettier-ignore
  // "What you are is a fool?"
  if (isEnd(tokens[i + 3]) || !endsInQuestion(tokens, i + 3) || /^(?:is|was|are)$/.test(lowerAt(tokens, i + 3))) return undefined
  return swap(person, verb, 'question-order', `In a question, "${verb.text}" precedes "${person.text}".`)
})

/** The sentence ends in a question mark, and has no comma before it. */
function endsInQuestion(tokens: readonly Token[], from: number): boolean {
  let end = from
  while (end < tokens.length && tokens[end]?.word) end++
  return tokens[end]?.text === '?' && end - from < 14
}

/** "Where you live?" */
const missingDo: Rule = onWord('what where when why how', (page, token, i) => {
  const { tokens, dictionary } = page
  const [person, verb] = [tokens[i + 1], tokens[i + 2]]
  if (!token.first || !/^(?:you|we|they|i)$/.test(lowerAt(tokens, i + 1))) return undefined
  if (!person || !verb?.word || verb.fixed || !endsInQuestion(tokens, i + 3)) return undefined
  const parts = dictionary.partsOf(verb.lower)
  if (closed.has(verb.lower) || !(parts & pos.verb) || parts & (pos.past | pos.ing)) return undefined
  return insertText(person.start, 'do ', 'question-order', 'A question needs "do" here.')
})

/** "I don't know what is this.", "Can you tell me where does he live?" */
const askedOrder: Rule = onWord('what where who when why how', ({ tokens, dictionary, classes }, token, i) => {
  if (!isAsked(tokens, i)) return undefined
  const [verb, person, next] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]]
  if (!verb?.word || verb.fixed || !person?.word || person.fixed) return undefined
  const message = `After "${lowerAt(tokens, i - 1)}", the subject precedes the verb.`
  if (/^(?:is|are|was|were)$/.test(verb.lower)) {
    const isSubject = /^(?:he|she|it|they|we|you|this|that|these|those)$/.test(person.lower)
    return isSubject && isEnd(next) ? swap(verb, person, 'asked-order', message) : undefined
  }
  if (!/^(?:does|did)$/.test(verb.lower) || !/^(?:he|she|it|they|we|you|i)$/.test(person.lower)) return undefined
  if (!next?.word || next.fixed || !classes.isVerb(next.lower) || dictionary.partsOf(next.lower) & pos.past) return undefined
  const form = verb.lower === 'does' ? inflect(next.lower, 's') : inflect(next.lower, 'past')
  return { start: verb.start, end: next.end, after: `${person.text} ${form}`, kind: 'grammar', rule: 'asked-order', message }
})

/** "know", "tell me", "asked her" before a question word. */
function isAsked(tokens: readonly Token[], i: number): boolean {
  const before = lowerAt(tokens, i - 1)
  if (/^(?:know|knows|knew|understand|remember|wonder|wondering|explain)$/.test(before)) return lowerAt(tokens, i - 2) !== 'you' || lowerAt(tokens, i - 3) === 'do' // prettier-ignore
  return /^(?:me|him|her|us|them)$/.test(before) && /^(?:tell|tells|told|ask|asks|asked|show)$/.test(lowerAt(tokens, i - 2))
}

/** "I have visited Paris last year": a past time takes the past. */
const pastTime: Rule = onWord('have has', ({ tokens, dictionary, classes }, token, i) => {
  const participle = tokens[i + 1]
  const person = lowerAt(tokens, i - 1)
  if (!participle?.word || participle.fixed || !subjects.has(person)) return undefined
  if (!(dictionary.partsOf(participle.lower) & (pos.participle | pos.past)) && participle.lower !== 'been') return undefined
  for (let k = i + 2; k < i + 8; k++) {
    const word = lowerAt(tokens, k)
    if (word === '' || /^(?:since|for|from|until|till|before|by|as|that|which|who|and|but|because|if|when|to|what)$/.test(word)) return undefined // prettier-ignore
    const isPast = word === 'yesterday' || (word === 'last' && /^(?:night|week|month|year|summer|winter|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(lowerAt(tokens, k + 1))) // prettier-ignore
    const end = word === 'yesterday' ? k + 1 : k + 2
    if (!isPast) continue
    if (!isEnd(tokens[end]) || prepositions.has(lowerAt(tokens, k - 1))) return undefined
    const base = participle.lower === 'been' ? 'be' : classes.base(participle.lower)
    if (!base) return undefined
    const past = base === 'be' ? (/^(?:i|he|she|it)$/.test(person) ? 'was' : 'were') : inflect(base, 'past')
    return { start: token.start, end: participle.end, after: past, kind: 'grammar', rule: 'tense', message: 'A time in the past takes the simple past.' } // prettier-ignore
  }
  return undefined
})

/** "NIce", "THe": the second capital is a slip. */
const twoCapitals: Rule = ({ dictionary }, token) => {
  if (
    !/^[A-Z]{2}[a-z]+$/.test(token.text) ||
    (token.text.length < 4 && !closed.has(token.lower)) ||
    !dictionary.has(token.lower) ||
    dictionary.rank(token.lower) > 10_000
  )
    return undefined
  if (token.lower.endsWith('s') && token.text.length < 5) return undefined
  const right = closed.has(token.lower) && !token.first ? token.lower : token.text.charAt(0) + token.lower.slice(1)
  return { start: token.start, end: token.end, after: right, kind: 'capitalization', rule: 'capitals', message: `"${token.text}" has one capital too many.` } // prettier-ignore
}

/** "Likewise, The theory" */
const smallThe: Rule = onText('The This These There They We It If When', ({ tokens }, token, i) => {
  if (tokens[i - 1]?.text !== ',' || token.first) return undefined
  const opening = tokens[i - 2]
  if (!opening?.first || !/^(?:likewise|however|moreover|therefore|furthermore|also|finally|firstly|secondly|thirdly|actually|besides|nevertheless|consequently|similarly|additionally|nowadays)$/.test(opening.lower)) return undefined // prettier-ignore
  if (!/^\p{Ll}/u.test(tokens[i + 1]?.text ?? '')) return undefined
  return { start: token.start, end: token.end, after: token.lower, kind: 'capitalization', rule: 'stray-capital', message: 'Use a lowercase letter inside a sentence.' } // prettier-ignore
})

/** "looks to pretty.", "is to expensive for me": too. */
const tooMuch: Rule = onWord('to', (page, token, i) => {
  const { tokens, dictionary } = page
  const adjective = tokens[i + 1]
  if (!/^(?:looks?|looked|seems?|seemed|sounds?|feels?|is|are|was|were)$/.test(lowerAt(tokens, i - 1))) return undefined
  if (!adjective?.word || adjective.hyphen) return undefined
  const parts = dictionary.partsOf(adjective.lower)
  if (adjective.lower !== 'pretty' && (!(parts & pos.adjective) || parts & (pos.verb | pos.noun | pos.plural))) return undefined
  const after = tokens[i + 2]
  const isDone = isEnd(after) || /^(?:for|but|because|he|she|it|they|we|you|i)$/.test(after?.lower ?? '')
  return isDone || (after?.lower === 'and' && lowerAt(tokens, i + 3) === 'to') ? replaceWord(token, 'too', 'confused-word', '"too" means "more than enough".') : undefined // prettier-ignore
})

/** "In deed, this helps." */
const inDeed: Rule = onWord('in', ({ tokens }, token, i) => {
  const deed = tokens[i + 1]
  return token.first && deed?.lower === 'deed' && tokens[i + 2]?.text === ','
    ? replaceWord(token, 'indeed', 'spelling', 'Write "indeed" as one word.', deed)
    : undefined
})

const isMore = ({ dictionary }: RulePage, word: string) =>
  /^(?:more|less|better|worse)$/.test(word) || (word.endsWith('er') && (dictionary.partsOf(word) & pos.adjective) !== 0)

/** "The more languages you know the better you can work" */
const theMore: Rule = onWord('the', (page, token, i) => {
  const { tokens } = page
  const before = tokens[i - 1]
  if (token.first || !before?.word || !isMore(page, lowerAt(tokens, i + 1))) return undefined
  const from = sentenceStart(tokens, i)
  const opening = tokens.slice(from, i)
  if (opening[0]?.lower !== 'the' || !isMore(page, opening[1]?.lower ?? '') || opening.length < 4 || opening.some(other => !other.word)) return undefined // prettier-ignore
  const hasSubject = opening.slice(2, 5).some(other => subjects.has(other.lower) || other.lower === 'people')
  const hasSecond = [i + 2, i + 3, i + 4].some(k => subjects.has(lowerAt(tokens, k)))
  if (!hasSubject || !hasSecond || closed.has(before.lower) === (before.lower !== 'it')) return undefined
  return punctuation(insertText(before.end, ',', 'clause-comma', 'Separate the two comparisons by a comma.'))
})

/** "It's make a difference" */
const itsMake: Rule = ({ tokens }, token, i) => {
  const verb = tokens[i + 1]
  if (!/^(?:it|that|he|she)['’]s$/.test(token.lower) || !verb?.word || verb.fixed) return undefined
  if (!/^(?:make|take|give|help|cause|mean|depend|seem|want|bring|show|allow|include|require)$/.test(verb.lower)) return undefined
  const after = lowerAt(tokens, i + 2)
  if (/^(?:give|take|show)$/.test(verb.lower) && determiners.has(after)) return undefined
  if (!determiners.has(after) && !/^(?:me|us|you|him|them|people|on|that|it)$/.test(after)) return undefined
  const message = `"${token.text}" is short for "${token.lower.slice(0, -2)} is".`
  return { start: token.start, end: verb.end, after: `${token.text.slice(0, -2)} ${inflect(verb.lower, 's')}`, kind: 'grammar', rule: 'verb-form', message } // prettier-ignore
}

/** "the polices can" */
const polices: Rule = onWord('polices', ({ tokens }, token, i) => {
  const after = lowerAt(tokens, i + 1)
  if (!(modals.has(after) || /^(?:are|were|have|do|don't|officers?)$/.test(after))) return undefined
  return replaceWord(token, 'police', 'number', '"police" is plural already.')
})

/** "enough old to drive" */
const enoughOld: Rule = onWord('enough', ({ tokens, dictionary }, token, i) => {
  const adjective = tokens[i + 1]
  if (!/^(?:is|are|am|was|were|be|been|not|isn't|aren't|wasn't)$/.test(lowerAt(tokens, i - 1)) || !adjective?.word) return undefined
  const parts = dictionary.partsOf(adjective.lower)
  if (!(parts & pos.adjective) || parts & (pos.noun | pos.plural | pos.adverb) && !/^(?:old|good|big|young|strong|rich|tall|fast)$/.test(adjective.lower)) return undefined // prettier-ignore
  // "not enough salt"
  if (/^(?:salt|pepper|sugar|spice|cash|profit|staff|proof|head|leg)$/.test(adjective.lower)) return undefined
  const after = tokens[i + 2]
  if (!isEnd(after) && !/^(?:to|for)$/.test(after?.lower ?? '')) return undefined
  return swap(token, adjective, 'word-order', `"enough" follows "${adjective.text}".`)
})

/** "Lets go" */
const lets: Rule = onWord('lets', ({ tokens }, token, i) =>
  token.first && /^(?:go|see|do|start|talk|take|make|have|face|meet|try|look|move|keep|discuss|say|hope|begin|assume|consider|use|be|not|get)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? { ...replaceWord(token, "let's", 'apostrophe', '"let\'s" is short for "let us".'), kind: 'spelling' }
    : undefined,
)

/** "I feel myself happy" */
const feelMyself: Rule = afterWord('feel feels felt', ({ tokens, classes }, token, i) => {
  const next = tokens[i + 1]
  const isSelf = /^(?:my|your|him|her|our|them)sel(?:f|ves)$/.test(token.lower)
  if (!isSelf || !next?.word || !classes.isAdjective(next.lower)) return undefined
  return isEnd(tokens[i + 2]) || /^(?:and|when|because|with|here|about|in)$/.test(lowerAt(tokens, i + 2))
    ? removeWord(token, next, 'pronoun', '"feel" takes no "-self" before an adjective.')
    : undefined
})

/** "He told that he was tired." */
const toldThat: Rule = onWord('told', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'that' && subjects.has(lowerAt(tokens, i + 2)) && /^(?:i|he|she|they|we)$/.test(lowerAt(tokens, i - 1))
    ? replaceWord(token, 'said', 'phrase', '"tell" needs a person: "told me that".')
    : undefined,
)

/** "should be encourage to": a participle. */
const beEncouraged: Rule = afterWord('be', ({ tokens, tags, dictionary, classes }, token, i) => {
  const before = lowerAt(tokens, i - 2)
  if (!(modals.has(before) || before === 'to') || closed.has(token.lower)) return undefined
  const parts = dictionary.partsOf(token.lower)
  if (
    !(parts & pos.verb) ||
    parts & ~pos.verb ||
    !classes.isVerb(token.lower) ||
    token.lower.length < 5 ||
    tags.has(i, 'Adjective') ||
    /^(?:obsolete|further)$|proof$/.test(token.lower)
  )
    return undefined
  const after = lowerAt(tokens, i + 1)
  if (!isEnd(tokens[i + 1]) && !/^(?:to|by|in|on|at|with|for|as|from|and|when|if)$/.test(after)) return undefined
  return replaceWord(token, inflect(token.lower, 'participle'), 'verb-form', 'After "be", use the participle.')
})

/** "Because it was late, so we left." */
const becauseSo: Rule = onWord('so', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (tokens[i - 1]?.text !== ',' || !next?.word || !(subjects.has(next.lower) || determiners.has(next.lower))) return undefined
  const from = sentenceStart(tokens, i)
  const opening = tokens.slice(from, i - 1)
  if (opening[0]?.lower !== 'because' || opening.length < 4 || opening.some(other => !other.word)) return undefined
  return removeWord(token, next, 'although-but', '"because" makes "so" unnecessary.')
})

/** "In the nature, animals are free." */
const inNature: Rule = onWord('the', ({ tokens }, token, i) => {
  const noun = tokens[i + 1]
  return tokens[i - 1]?.first && lowerAt(tokens, i - 1) === 'in' && /^(?:nature|society)$/.test(noun?.lower ?? '') && noun && tokens[i + 2]?.text === ',' // prettier-ignore
    ? removeWord(token, noun, 'article', `"${noun.text}" in general takes no article.`)
    : undefined
})

/** "He speaks English very good." */
const veryWell: Rule = onWord('good', ({ tokens, classes }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'very' || !isEnd(tokens[i + 1])) return undefined
  const near = [lowerAt(tokens, i - 2), lowerAt(tokens, i - 3)]
  const acts = near.some(word => /^(?:run|speak|sing|play|write|drive|sleep|swim|dance|cook)$/.test(classes.base(word) ?? word))
  return acts && !near.some(word => /^(?:is|are|was|were|be|been|a|an|the)$/.test(word)) ? replaceWord(token, 'well', 'word-form', '"well" describes how somebody does something.') : undefined // prettier-ignore
})

/** "But it dangerous, because": "is" is missing. */
const itIs: Rule = onWord('it', ({ tokens }, token, i) => {
  const adjective = tokens[i + 1]
  const before = tokens[i - 1]
  const opens = token.first || (before?.first === true && /^(?:but|and|because|so)$/.test(before.lower))
  if (!opens || !adjective?.word || !/^(?:dangerous|important|difficult|necessary|possible|impossible|expensive|interesting|useful|easy|better|good)$/.test(adjective.lower)) return undefined // prettier-ignore
  return isEnd(tokens[i + 2]) || /^(?:to|for|because|that|if|when)$/.test(lowerAt(tokens, i + 2))
    ? insertText(token.end, ' is', 'missing-verb', 'The verb "is" is missing.')
    : undefined
})

const startsClause = ({ tokens, tags }: RulePage, k: number): boolean => {
  const word = lowerAt(tokens, k)
  if (/^(?:i|he|she|it|they|we|you|there)['’](?:s|m|re|ve|ll|d)$/.test(word)) return true
  return (
    (subjects.has(word) || /^(?:there|this|people)$/.test(word)) &&
    tags.has(k + 1, 'Copula', 'Modal', 'PastTense', 'PresentTense', 'Auxiliary', 'Infinitive')
  )
}

/** "I know the answer but he does not believe me." */
const butComma: Rule = onWord('but', (page, token, i) => {
  const { tokens } = page
  const before = tokens[i - 1]
  if (!before?.word || closed.has(before.lower) || !startsClause(page, i + 1)) return undefined
  const near = tokens.slice(Math.max(0, i - 3), i)
  if (near.length < 3 || near.slice(1).some(other => other.first) || near.some(other => /^[,;:]$/.test(other.text))) return undefined
  return punctuation(insertText(before.end, ',', 'clause-comma', 'Add a comma before "but" and a new subject.'))
})

/** "many persons" */
const persons: Rule = onWord('persons', ({ tokens }, token, i) =>
  /^(?:many|some|two|three|four|five|most|all|other|several|these|those)$/.test(lowerAt(tokens, i - 1))
    ? replaceWord(token, 'people', 'word-form', '"people" is the usual plural of "person".')
    : undefined,
)

/** "The life is beautiful." */
const theLife: Rule = onWord('the', ({ tokens }, token, i) => {
  const life = tokens[i + 1]
  return token.first && life?.lower === 'life' && /^(?:is|can)$/.test(lowerAt(tokens, i + 2))
    ? { start: token.start, end: life.end, after: 'Life', kind: 'grammar', rule: 'article', message: '"life" in general takes no article.' }
    : undefined
})

const rules: readonly Rule[] = [
  theseNouns,
  theseOccur,
  allThis,
  lotsSuchAs,
  mostOf,
  negatedTo,
  tagQuestion,
  askedThing,
  questionOrder,
  askedOrder,
  pastTime,
  twoCapitals,
  smallThe,
  tooMuch,
  inDeed,
  theMore,
  itsMake,
  polices,
  enoughOld,
  lets,
  feelMyself,
  toldThat,
  beEncouraged,
  becauseSo,
  inNature,
  veryWell,
  itIs,
]
