/**
 * Mistakes in paragraphs that have certain ones: a verb that disagrees with a distant subject, a present among past
 * tenses, a question inside a sentence. In good prose, the same words are too often right.
 */
import { afterWord, applyRules, inDrafts, insertText, isQuestion, lowerAt, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { inflect, pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isPastAt, isPastStory } from '../../grammar/story.ts'
import { subjectBefore } from '../../grammar/subject.ts'
import { units } from '../../grammar/subject-words.ts'
import { isOfAmount } from '../agreement/relative-verbs.ts'
import { isPastFit } from '../agreement/subject-phrases.ts'
import type { Token } from '../../grammar/tokens.ts'
import { auxiliaries, closed, counting, determiners, endsPhrase, massNouns, modals, pluralForms, possessives, prepositions, singularForms, subjects } from '../../grammar/word-classes.ts' // prettier-ignore

/** A present among past tenses, which is certain. */
export function storyEdits(page: RulePage): Edit[] {
  return applyRules(page, [pastPerson])
}

/** Edits that are applied in drafts only. */
export function carelessEdits(page: RulePage): Edit[] {
  return inDrafts(
    applyRules(page, [
      distantVerb,
      figuresWhich,
      pastSecond,
      writingNow,
      knowing,
      askedInside,
      askedDo,
      notNeither,
      manyWork,
      barePlurals,
      worksLike,
      quickWork,
      possibleDoing,
      bellBegun,
    ]),
  )
}

const isClauseEnd = (token: Token | undefined) => !token || /^[.?!,;:]$/.test(token.text)
const wishes = /^(?:essential|important|vital|crucial|necessary|imperative|wish|wishes|wished|insist|demand|suggest|recommend|propose|request|require|ask|desire|order|better|time|move|second|resolve)(?:s|d|ed)?$/ // prettier-ignore

/** No other verb follows in the clause. */
function isOnlyVerb({ tokens, tags }: RulePage, i: number): boolean {
  for (let k = i + 1; k < tokens.length; k++) {
    const token = tokens[k]
    if (!token?.word || /^(?:and|but|because|when|if|that|which|who|so|to|while|although|what|how|where|why|or|for|unless|until)$/.test(token.lower)) return true // prettier-ignore
    if (auxiliaries.has(token.lower) || modals.has(token.lower)) return false
    if (tags.has(k, 'Verb') && !tags.has(k, 'Gerund') && !closed.has(token.lower) && !determiners.has(lowerAt(tokens, k - 1))) return false
  }
  return true
}

/** The verb in the third person, or in the past among past tenses. */
function oneForm(page: RulePage, base: string, i: number, opening: string): string {
  // "He said that the roof needs attention": what was said may still be true.
  return inflect(base, (opening === 'that' ? isPastStory(page) : isPastAt(page, i)) ? 'past' : 's')
}

/** "that the roof need attention", "if the Client fail to pay", "the price include tax" */
const distantVerb: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  if (!token.word || token.first || isQuestion(tokens, i)) return undefined
  const isForm = singularForms.has(token.lower) || pluralForms.has(token.lower)
  const parts = dictionary.partsOf(token.lower)
  const isBase = !closed.has(token.lower) && classes.isVerb(token.lower) && !(parts & (pos.past | pos.participle | pos.verbS | pos.adverb))
  if (!isForm && !isBase) return undefined
  // "The parking lots downtown were full"
  if (/^(?:downtown|uptown|upstairs|downstairs|nearby|overseas|abroad|outside|inside|online)$/.test(lowerAt(tokens, i - 1)) && classes.isPlural(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  // "A saw like that", "The health plan covers"
  if (!isForm && ((token.lower === 'like' && !subjects.has(lowerAt(tokens, i - 1))) || (parts & pos.noun && dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.verbS))) return undefined // prettier-ignore
  const subject = isPastFit(page, i) ? undefined : subjectBefore(page, i)
  if (!subject || /^(?:i|need|foregoing|going)$/.test(subject.word)) return undefined
  const { number, opening, start } = subject
  if (/^(?:how|and)$/.test(opening)) return undefined
  const message = `"${subject.word}" is ${number === 'one' ? 'singular' : 'plural'}.`
  if (isForm) {
    if (token.lower.startsWith('were') && /^(?:if|as|though|unless|whether|that)$/.test(opening)) return undefined
    if (opening === 'that' && wishes.test(lowerAt(tokens, start - 2))) return undefined
    const right = number === 'one' ? singularForms.get(token.lower) : pluralForms.get(token.lower)
    return right ? replaceWord(token, right, 'agreement', message) : undefined
  }
  // "My aunt wound the clock": the past of "wind"
  if (number === 'many' || tags.has(i, 'Adjective') || /^(?:wound|ground)$/.test(token.lower)) return undefined
  // "It was proposed by Mr. Pugh, and seconded, that the fee remain unchanged."
  if (/^(?:that|whether)$/.test(opening) && tokens.slice(Math.max(0, start - 14), start - 1).some(({ lower }, k) => wishes.test(lower) && (k > 10 || /^(?:propos|request|recommend|suggest|demand|order|require)/.test(lower)))) return undefined // prettier-ignore
  // "He slipped on a banana peel in": the clause has its verb.
  if (subject.kind === 'pronoun' && tags.has(start + 1, 'PastTense')) return undefined
  if (/^(?:unless|though|whether)$/.test(opening) && !takesVerb(tokens, i)) return undefined
  const next = tokens[i + 1]
  const isVerbOnly = parts === pos.verb && tags.has(i, 'Infinitive', 'PresentTense')
  if (!next?.word || next.lower === 'of' || !(isVerbOnly || isOnlyVerb(page, i))) return undefined
  // "the crop acreage", "a gift horse to be seen": a noun after another one is seldom a verb.
  // "A leather belt that has shrunk": a clause about the noun
  if (next.lower === 'that' && parts & pos.noun && !stating.test(token.lower)) return undefined
  const isObject = determiners.has(next.lower) || /^(?:me|him|them|us|you|it|that|every|all)$/.test(next.lower)
  if (parts & pos.noun && !isObject && !(oftenVerbs.test(token.lower) && (tags.has(i + 1, 'Noun', 'Adjective') || next.lower === 'to')) && !(tags.has(i, 'Infinitive', 'PresentTense') && subject.kind === 'pronoun')) return undefined // prettier-ignore
  if (parts & pos.adjective && !takesVerb(tokens, i)) return undefined
  return replaceWord(token, oneForm(page, token.lower, i, opening), 'agreement', message)
}

/** Nouns that "that" follows when they are verbs: "the report state that the roof leaks" */
const stating = /^(?:show|state|claim|report|note|hope|fear|doubt|estimate|guess|demand|sense|signal|request|prove|suspect|dream|bet|wish)$/ // prettier-ignore
const oftenVerbs = /^(?:need|want|include|offer|cause|require|cover|limit|affect|help|show|cost|use|support|provide|fail|work|start|end|agree|refuse|plan|try|intend|seem|say|know|look)$/ // prettier-ignore

/** An object or "to" follows. */
function takesVerb(tokens: RulePage['tokens'], i: number): boolean {
  const next = lowerAt(tokens, i + 1)
  return determiners.has(next) || /^(?:to|me|him|them|us|you|it|that|every|all|many|each|up|out|off|away|on)$/.test(next)
}

/** What a clause with "which" says of a whole sentence. */
const judged = /^(?:normal|fine|great|good|nice|rare|unusual|usual|common|typical|understandable|why|how|what|where|when|odd|strange|annoying|frustrating|lovely|kind|unfair|fair|true|wrong|right|reasonable|unacceptable|acceptable|impossible|easy|enough|to|disappointing|surprising|not)$/ // prettier-ignore

/** "the figures, which was published" */
const figuresWhich: Rule = afterWord('which', ({ tokens, tags, classes, dictionary }, token, i) => {
  const right = pluralForms.get(token.lower)
  if (!right || tokens[i - 2]?.text !== ',') return undefined
  const noun = lowerAt(tokens, i - 3)
  const isMany = classes.isPlural(noun) && (dictionary.partsOf(noun) & ~(pos.plural | pos.verbS)) === 0 && tags.has(i - 3, 'Plural')
  if (!isMany || /(?:ics|news|series|species|means|data|media|ss|states|nations)$/.test(noun)) return undefined
  // "We hired bicycles, which was a mistake": the whole sentence.
  if (/^(?:a|an|the)$/.test(lowerAt(tokens, i + 1)) || (tags.has(i + 1, 'Adjective') && tags.has(i + 2, 'Noun'))) return undefined
  // "Some wear to the decals, which is normal for its age"
  if (/^(?:is|was)$/.test(token.lower) && judged.test(lowerAt(tokens, i + 1))) return undefined
  // "signed by a thousand people, which is more than we hoped"
  if (isOfAmount(tokens, i)) return undefined
  // "We paid sixty dollars, which is too much"
  if (units.test(noun) && (/^\d/.test(tokens[i - 4]?.text ?? '') || counting.has(lowerAt(tokens, i - 4)) || /(?:ty|teen)$/.test(lowerAt(tokens, i - 4)))) return undefined // prettier-ignore
  // "one of the towns, which was", "a box of letters, which was"
  const before = tokens.slice(Math.max(0, i - 8), i - 3).map(other => other.lower)
  return before.some(word => prepositions.has(word) || word === 'and')
    ? undefined
    : replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${noun}".`)
})

/** "She stand at the door" among past tenses. */
const pastPerson: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  // "She never come"
  const at = /^(?:never|always|also|just|then|finally|suddenly|quickly|slowly|only|still)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const subject = lowerAt(tokens, at)
  if (
    !/^(?:he|she|it|everyone|everybody|nobody|someone|somebody)$/.test(subject) ||
    closed.has(token.lower) ||
    !classes.isVerb(token.lower)
  )
    return undefined
  const parts = dictionary.partsOf(token.lower)
  const opener = tokens[at - 1]
  // "put on she coat": a slip for "her".
  if (prepositions.has(opener?.lower ?? '')) return undefined
  // "on condition that he never fail", "asked that they leave and that she stay"
  if (opener?.lower === 'that' && lowerAt(tokens, at - 2) === 'and') return undefined
  if (opener?.lower === 'that' && /^(?:condition|essential|important|vital|necessary|demand|suggest|recommend|insist|require|request|ask)(?:s|ed)?$/.test(lowerAt(tokens, at - 2))) return undefined // prettier-ignore
  const isTold = /^["”]$/.test(opener?.text ?? '') && !opener?.spaced && /^(?:ask|say|answer|reply|shout|whisper|cry|call|murmur|add|mutter)$/.test(token.lower) // prettier-ignore
  if (isTold) return replaceWord(token, inflect(token.lower, 'past'), 'tense', 'What somebody said is told in the past.')
  const isBare = /^(?:become|run|come)$/.test(token.lower)
  const isOpened = /^(?:open|close|clean|dry|empty)$/.test(token.lower) && determiners.has(lowerAt(tokens, i + 1))
  if ((parts & (pos.past | pos.participle | pos.adverb | pos.adjective | pos.verbS) && !isBare && !isOpened) || !isPastAt(page, i) || isQuestion(tokens, i)) return undefined // prettier-ignore
  const opens = tokens[at]?.first === true || /^s?he$/.test(subject) || !opener?.word || /^(?:and|but|when|because|so|as|while|than|where|what|before|after|until)$/.test(opener.lower) // prettier-ignore
  // "did she know", "let it go", "if need be"
  if (
    !opens ||
    (tags.has(i, 'Adjective') && !determiners.has(lowerAt(tokens, i + 1))) ||
    (opener?.word && (auxiliaries.has(opener.lower) || modals.has(opener.lower)))
  )
    return undefined
  const clause = tokens.slice(Math.max(0, i - 6), i)
  if (clause.slice(clause.findLastIndex(other => other.text === ',') + 1).some(other => wishes.test(other.lower) || /^(?:did|does|do|let|make|made|help|helped|would|could|should|will|can)$/.test(other.lower))) return undefined // prettier-ignore
  if (/^(?:need|dare|ground|found|wound|bound|lay|bore|rent|further|spat|thrust|beat|quit|fit|shed|spread|cost|cut|hit|hurt|let|put|set|shut|split|cast|burst|bet|rid|wed|knit|slit|bid|dove|strode|shone|wove|swept)$/.test(token.lower)) return undefined // prettier-ignore
  // "And I think she sought it out": said now.
  if (subject === 'i' && /^(?:think|believe|guess|suppose|hope|know)$/.test(token.lower) && subjects.has(lowerAt(tokens, i + 1)))
    return undefined
  return replaceWord(token, inflect(token.lower, 'past'), 'tense', 'The text is in the past tense.')
}

/** "She stood on the stones and listen to the ropes." */
const pastSecond: Rule = afterWord('and', (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const parts = dictionary.partsOf(token.lower)
  const lone = /^(?:gone|done|seen|taken|given|written|eaten|drunk|begun)$/.test(token.lower) || (parts & pos.ing && /^(?:at|for|to|into|out|up|back|away)$/.test(lowerAt(tokens, i + 1))) ? classes.base(token.lower) : undefined // prettier-ignore
  if (!isPastAt(page, i)) return undefined
  if (lone) return isAfterPast(page, i, lone)
  if (closed.has(token.lower) || !classes.isVerb(token.lower)) return undefined
  const isBare = /^(?:become|run|come)$/.test(token.lower)
  if ((parts & (pos.past | pos.participle | pos.adverb | pos.adjective | pos.verbS | pos.plural) && !isBare) || tags.has(i, 'Adjective', 'Plural')) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const away = /^(?:into|inside|around|through|across|out|away|back|at)$/.test(next)
  const takes =
    away || determiners.has(next) || /^(?:to|me|him|them|us|you|it|for|up|down|home|nothing|something|goodbye|hello)$/.test(next)
  if (!takes || (parts & pos.noun && !away && !tags.has(i, 'Infinitive', 'PresentTense', 'Verb'))) return undefined
  // "kneaded butter and sugar into the dough"
  if (massNouns.has(token.lower) || (parts & pos.noun && massNouns.has(lowerAt(tokens, i - 2)) && !determiners.has(next))) return undefined // prettier-ignore
  return isAfterPast(page, i, token.lower)
})

/** The past of the verb after "and", if the verb before it is a simple past. */
function isAfterPast({ tokens, tags, dictionary, classes }: RulePage, i: number, base: string): Edit | undefined {
  const token = tokens[i]
  if (!token) return undefined
  for (let k = i - 2; k > Math.max(-1, i - 10); k--) {
    const word = lowerAt(tokens, k)
    if (!word || /^(?:was|were|been|be|is|are|had|has|have|started|began|kept|stopped|by|without)$/.test(word) || modals.has(word) || /^(?:did|didn't|do|does|let|make|made|help|helped|see|saw|hear|heard|felt|watched|that|who|which)$/.test(word) || (word === 'to' && classes.isVerb(lowerAt(tokens, k + 1)) && !tags.has(k + 1, 'Noun'))) return undefined // prettier-ignore
    const isPast = tags.has(k, 'PastTense') && (dictionary.partsOf(word) & pos.past) !== 0 && !auxiliaries.has(lowerAt(tokens, k - 1))
    const subject = lowerAt(tokens, k - 1)
    if (isPast && (/^(?:i|he|she|it|we|they|you|who)$/.test(subject) || tags.has(k - 1, 'Noun'))) return replaceWord(token, inflect(base, 'past'), 'tense', 'The text is in the past tense.') // prettier-ignore
    if (tokens[k]?.first) return undefined
  }
  return undefined
}

/** "I writing you because" */
const writingNow: Rule = ({ tokens, dictionary }, token, i) => {
  const person = tokens[i - 1]
  const be = pick({ i: 'am', he: 'is', she: 'is', it: 'is', we: 'are', they: 'are', you: 'are' }, person?.lower ?? '')
  if (!be || !person || !(dictionary.partsOf(token.lower) & pos.ing) || closed.has(token.lower) || token.lower === 'being') return undefined
  const opens = person.first || /^(?:and|but|because|so|that|if|when)$/.test(lowerAt(tokens, i - 2))
  const next = lowerAt(tokens, i + 1)
  if (!opens || !(determiners.has(next) || /^(?:to|in|at|for|on|you|me|him|her|it|them|us|about|with|from|now|here|hard|very)$/.test(next))) return undefined // prettier-ignore
  return insertText(token.start, `${be} `, 'missing-be', `The sentence needs a verb. Use "${person.text} ${be}".`)
}

/** "I am knowing him" */
const knowing: Rule = afterWord('am is are', ({ tokens }, token, i) => {
  const base = /^(know|believ|belong|own|prefer|need|understand|contain|mean)(?:r)?ing$/.exec(token.lower)?.[1]
  const person = lowerAt(tokens, i - 2)
  if (!base || !subjects.has(person)) return undefined
  const be = tokens[i - 1]
  const verb = base === 'believ' ? 'believe' : base
  const right = /^(?:he|she|it)$/.test(person) ? inflect(verb, 's') : verb
  return be ? { ...replaceWord(be, right, 'verb-form', `"${verb}" describes a state and has no -ing form here.`, token) } : undefined
})

const asking = /^(?:know|knows|knew|understand|understands|understood|see|remember|wonder|wondering|explain|tell|ask|sure|learn|learned|discover|find|forgot|decide|show|out|me|us|him|her|them|idea|care|imagine)$/ // prettier-ignore

/** "I don't understand what am I doing", "I wonder where is he going" */
const askedInside: Rule = onWord(
  'am is are was were can should could will would have has',
  ({ tokens, dictionary, classes, tags }, token, i) => {
    const [asked, person, next] = [lowerAt(tokens, i - 1), tokens[i + 1], tokens[i + 2]]
    if (!/^(?:what|where|when|why|how|who)$/.test(asked) || tokens[i - 1]?.first || !asking.test(lowerAt(tokens, i - 2))) return undefined
    if (!person?.word || person.fixed || !/^(?:i|he|she|it|they|we|you|this|that)$/.test(person.lower)) return undefined
    // "Tell me, what is it?"
    if (/^(?:me|us|him|her|them|out)$/.test(lowerAt(tokens, i - 2)) && !/^(?:tell|ask|show|told|asked|showed|find|found|explain)$/.test(lowerAt(tokens, i - 3))) return undefined // prettier-ignore
    if (/^(?:this|that)$/.test(person.lower) && !isClauseEnd(next)) return undefined
    const isVerb = next?.word === true && (classes.isVerb(next.lower) || (dictionary.partsOf(next.lower) & (pos.ing | pos.participle)) !== 0 || tags.has(i + 2, 'Adjective')) // prettier-ignore
    if (!isVerb && !isClauseEnd(next)) return undefined
    return { start: token.start, end: person.end, after: `${person.text} ${token.text}`, kind: 'grammar', rule: 'asked-order', message: 'In an indirect question, the subject comes before the verb.' } // prettier-ignore
  },
)

/** "know how much does the course cost", "see where do I learn" */
const askedDo: Rule = onWord('do does did', ({ tokens, classes, tags, text }, token, i) => {
  let k = i - 1
  if (/^(?:much|many|long|often|far)$/.test(lowerAt(tokens, k)) && lowerAt(tokens, k - 1) === 'how') k--
  if (!/^(?:what|where|when|why|how)$/.test(lowerAt(tokens, k)) || tokens[k]?.first || !asking.test(lowerAt(tokens, k - 1)))
    return undefined
  if (/^(?:me|us|him|her|them|out)$/.test(lowerAt(tokens, k - 1)) && !/^(?:tell|ask|show|told|asked|showed|find|found|explain)$/.test(lowerAt(tokens, k - 2))) return undefined // prettier-ignore
  let last = i + 1
  if (!/^(?:i|he|she|it|they|we|you)$/.test(lowerAt(tokens, last))) {
    if (!determiners.has(lowerAt(tokens, last))) return undefined
    do last++
    while (last < i + 4 && tags.has(last, 'Adjective', 'Noun') && tags.has(last + 1, 'Noun') && !tags.has(last + 1, 'Verb'))
    if (!tags.has(last, 'Noun')) return undefined
  }
  const [first, noun, verb] = [tokens[i + 1], tokens[last], tokens[last + 1]]
  if (!first || !noun || !verb?.word || verb.fixed || closed.has(verb.lower) || !classes.isVerb(verb.lower)) return undefined
  const form = token.lower === 'did' ? inflect(verb.lower, 'past') : token.lower === 'does' ? inflect(verb.lower, 's') : verb.text
  return { start: token.start, end: verb.end, after: `${text.slice(first.start, noun.end)} ${form}`, kind: 'grammar', rule: 'asked-order', message: 'In an indirect question, the subject comes before the verb.' } // prettier-ignore
})

/** "She doesn't speak German neither." */
const notNeither: Rule = onWord('neither', ({ tokens }, token, i) => {
  if (!isClauseEnd(tokens[i + 1]) || !tokens[i - 1]?.word) return undefined
  const before = tokens.slice(Math.max(0, i - 10), i)
  return before.some(other => /n't$|^(?:not|never|cannot)$/.test(other.lower)) && !before.some(other => other.lower === 'nor')
    ? replaceWord(token, 'either', 'double-negative', 'After "not", use "either".')
    : undefined
})

/** "not many experience" */
const manyWork: Rule = onWord('many', ({ tokens }, token, i) => {
  const noun = tokens[i + 1]
  return noun?.word &&
    (massNouns.has(noun.lower) || noun.lower === 'experience') &&
    endsPhrase(tokens[i + 2]) &&
    !/^(?:the|a|this|these|those|as)$/.test(lowerAt(tokens, i - 1))
    ? replaceWord(token, 'much', 'confused-word', `"${noun.text}" can't be counted.`)
    : undefined
})

const shared = /^(?:problem|customer|client|contract|relationship|supplier|employee|colleague|situation|skill|task|project|company|country|language|student|teacher|team member|user|document|report|result|idea|partner|agent|product|service|tool|challenge|event|meeting|mistake|question|book|friend|child|expense|invoice|payment|deadline|budget|target|website|application|system|process|campaign|member|visitor|guest)$/ // prettier-ignore
const doing = /^(?:solving|managing|training|leading|helping|meeting|organizing|organising|developing|building|creating|handling|preparing|writing|planning|supporting|teaching|supervising|negotiating|renegotiating|answering|making|reading|selling|designing|testing|processing|maintaining|solve|handle|organize|organise|supervise|negotiate)$/ // prettier-ignore

/** "solving problem", "renegotiating contract with carriers", "new situation." */
const barePlurals: Rule = ({ tokens, dictionary }, token, i) => {
  // "a leading company"
  if (/^(?:an?|the|our|my|your|his|her|their|this|that|each|every)$/.test(lowerAt(tokens, i - 2)) && lowerAt(tokens, i - 1).endsWith('ing')) return undefined // prettier-ignore
  if (!shared.test(token.text) || !endsPhrase(tokens[i + 1]) || tokens[i + 1]?.lower === 'of') return undefined
  const before = lowerAt(tokens, i - 1)
  const isDescribed = /^(?:new|other|different|various|small|large|good|strong|difficult|complex|important|international|previous|local)$/.test(before) // prettier-ignore
  const at = isDescribed ? lowerAt(tokens, i - 2) : before
  const fits = doing.test(at) || (isDescribed && /^(?:to|with|of|between|all|how|many|several|for|previous)$/.test(at)) || at === 'all'
  // "from team leader to manager"
  if (!fits || tokens[i - 1]?.fixed || (at === 'all' && before !== 'all' && !isDescribed)) return undefined
  const many = pluralize(token.lower)
  return dictionary.partsOf(many) & pos.plural ? replaceWord(token, many, 'number', 'Use the plural for more than one.') : undefined
}

const jobs = /^(?:cook|waiter|waitress|teacher|nurse|engineer|driver|manager|programmer|developer|cashier|receptionist|secretary|translator|designer|chef|salesman|volunteer|assistant|consultant|accountant|doctor|lawyer|journalist)$/ // prettier-ignore

/** "I work like a cook" */
const worksLike: Rule = onWord('like', ({ tokens }, token, i) =>
  /^(?:work|works|worked|working)$/.test(lowerAt(tokens, i - 1)) &&
  /^an?$/.test(lowerAt(tokens, i + 1)) &&
  jobs.test(lowerAt(tokens, i + 2))
    ? replaceWord(token, 'as', 'phrase', 'Use "as" for a job.')
    : undefined,
)

/** "I adapt quick to changes" */
const quickWork: Rule = ({ tokens }, token, i) => {
  const right = pick({ quick: 'quickly', careful: 'carefully', perfect: 'perfectly', correct: 'correctly', polite: 'politely', efficient: 'efficiently' }, token.lower) // prettier-ignore
  if (!right || !(isClauseEnd(tokens[i + 1]) || /^(?:to|and|in|with|at|on|because|when|for)$/.test(lowerAt(tokens, i + 1))))
    return undefined
  return /^(?:adapt|learn|work|respond|react|move|act|drive|speak|read|write|listen|understand|answer|improve|develop)(?:s|ed|ing|t)?$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? replaceWord(token, right, 'adverb', `"${right}" describes how something is done.`)
    : undefined
}

/** "if it is possible paying in two parts" */
const possibleDoing: Rule = afterWord('possible necessary impossible important allowed', ({ tokens, dictionary, classes }, token, i) => {
  if (!(dictionary.partsOf(token.lower) & pos.ing)) return undefined
  const isIt = /^(?:is|was)$/.test(lowerAt(tokens, i - 2)) && lowerAt(tokens, i - 3) === 'it'
  const base = isIt ? classes.base(token.lower) : undefined
  const next = lowerAt(tokens, i + 1)
  return base && (determiners.has(next) || possessives.has(next) || /^(?:to|in|at|by|for|with|on)$/.test(next))
    ? replaceWord(token, `to ${base}`, 'verb-pattern', `Use "to" and the verb after "${lowerAt(tokens, i - 1)}".`)
    : undefined
})

/** "The bell begun to ring." */
const bellBegun: Rule = onWord('begun rung swum sung sprung shrunk drunk', ({ tokens, classes, tags }, token, i) => {
  if (token.first) return undefined
  const subject = /^(?:ever|finally|already|then|never)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const from = tokens.findLastIndex(
    (other, k) => k < i && (other.first || !other.word || /^(?:when|that|because|and|but|before|until)$/.test(other.lower)),
  )
  const near = tokens.slice(Math.max(0, from), i).map(other => other.lower)
  if (near.some(word => auxiliaries.has(word) || /['’](?:s|d|ve|re|m)$|^(?:having|get|got|getting|as)$/.test(word))) return undefined
  const next = lowerAt(tokens, i + 1)
  const isVerb = tags.has(subject, 'Noun') && (determiners.has(next) || /^(?:to|me|him|us|them|her|you|it|in|at|with|across|)$/.test(next))
  const base = isVerb ? classes.base(token.lower) : undefined
  // "songs sung by children"
  if (!base || (/^(?:sung|drunk|swum)$/.test(token.lower) && !determiners.has(next))) return undefined
  return replaceWord(token, inflect(base, 'past'), 'verb-form', `Without "have", use the past "${inflect(base, 'past')}".`)
})
