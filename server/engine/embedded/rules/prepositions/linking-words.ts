/** Prepositions before clauses, and prepositions that a verb and its object decide: "Because of the road was closed", "made by wood". */
import { clauseAt, finiteForms, nounPhraseEnd, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { afterWord, applyRules, inDrafts, insertText, lowerAt, onText, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { beForms, closed, determiners, endsNoun, modals, possessives } from '../../grammar/word-classes.ts'
import { baseAt, baseOfIng, isBase } from '../verbs/verb-slots.ts'
import { changeTo, isDetermined, month, persons } from './noun-frames.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function linkingWordEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [becauseClause, despiteClause, priorTo, inOnline, shareWith, madeOf, onDay, inFavor, preventFrom, callAt]), ...inDrafts(applyRules(page, [whileBecause, cleanWith, onRoad, inYearsTime, rightTo, provideWith, suitableFor, betterAt]))] // prettier-ignore
}

/** Index of the finite verb of a clause that begins at `k`, with its subject in full; -1 if there is none. */
function verbAt(page: RulePage, k: number): number {
  const { tokens } = page
  const first = lowerAt(tokens, k)
  if (/^(?:i|he|she|we|they)$/.test(first)) return clauseAt(page, k)?.verb ?? -1
  const end = /^(?:it|there|you)$/.test(first) ? k + 1 : nounPhraseEnd(page, k)
  const verb = lowerAt(tokens, end)
  return end > k && (finiteForms.has(verb) || modals.has(verb)) && !tokens[end]?.fixed && tokens[end + 1]?.word === true ? end : -1
}

/** "the road was closed, we stayed": after the verb comes another clause. */
const goesOn = (page: RulePage, verb: number) => verb > 0 && page.tokens.slice(verb + 1, sentenceEnd(page.tokens, verb)).some((_, k) => clauseAt(page, verb + 1 + k) !== undefined) // prettier-ignore

const linkers: Readonly<Record<string, string>> = { 'because of': 'because', 'despite of': 'although', despite: 'although', 'in spite of': 'although', 'due to': 'because' } // prettier-ignore

/** "Because of the road was closed", "Due to the train was late": at the start of a sentence. */
const becauseClause: Rule = (page, token, i) => {
  const { tokens } = page
  const to = tokens[i + 1]
  const opener = `${token.lower} ${to?.lower}`
  if (!token.first || !to || to.fixed || !/^(?:because of|due to)$/.test(opener) || !goesOn(page, verbAt(page, i + 2))) return undefined
  return replaceWord(token, 'because', 'because-of', 'Use "because" before a clause.', to)
}

/** "Despite it was raining", "In spite of the food was cold" */
const despiteClause: Rule = (page, token, i) => {
  const { tokens } = page
  const words = token.lower === 'in' ? 3 : token.lower === 'despite' && lowerAt(tokens, i + 1) === 'of' ? 2 : 1
  const last = tokens[i + words - 1]
  const opener = tokens.slice(i, i + words).map(({ lower }) => lower).join(' ') // prettier-ignore
  if (!last || !/^(?:despite|despite of|in spite of)$/.test(opener) || (!token.first && tokens[i - 1]?.text !== ',')) return undefined
  const verb = verbAt(page, i + words)
  if (verb < 0 || (token.first && !goesOn(page, verb))) return undefined
  // ", despite the rain, was": the subject stands before it.
  if (!token.first && !clauseAt(page, sentenceStart(tokens, i))) return undefined
  return replaceWord(token, linkers[opener] ?? '', 'because-of', 'Use "although" before a clause.', last)
}

/** "We stayed because of the road was closed" */
const whileBecause: Rule = onText('because', (page, token, i) => {
  const { tokens } = page
  const of = tokens[i + 1]
  if (of?.lower !== 'of' || of.fixed || verbAt(page, i + 2) < 0) return undefined
  const start = sentenceStart(tokens, i)
  const left = clauseAt(page, start)
  const isWhole = left !== undefined && left.verb < i && (left.subject === 'pronoun' || finiteForms.has(lowerAt(tokens, left.verb))) && tokens.slice(start, i).every(({ lower }) => !/^(?:that|which|who|whose|what|where|if|when)$/.test(lower)) // prettier-ignore
  return isWhole && tokens[i + 3] ? removeWord(of, tokens[i + 2] ?? of, 'because-of', 'Use "because" before a clause.') : undefined
})

/** "Prior the meeting", "prior starting the engine", "prior to start" */
const priorTo: Rule = onWord('prior', (page, token, i) => {
  const { tokens } = page
  if (isDetermined(lowerAt(tokens, i - 1)) || /^(?:without|of|no|with|any)$/.test(lowerAt(tokens, i - 1))) return undefined
  const next = lowerAt(tokens, i + 1)
  const isDoing = baseOfIng(page, tokens[i + 1]) !== undefined && (isDetermined(lowerAt(tokens, i + 2)) || lowerAt(tokens, i + 2) === 'any' || persons.test(lowerAt(tokens, i + 2))) // prettier-ignore
  return isDoing || /^(?:the|this|that|your|my|our|any)$/.test(next) ? insertText(token.end, ' to', 'preposition', 'Write "prior to".') : undefined // prettier-ignore
})

/** "We shop in online.", "She moved to abroad." */
const inOnline: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  const isPlace = token.text === 'in' ? /^(?:online|abroad|overseas|upstairs|downstairs|outside|inside|nearby)$/ : token.text === 'to' ? /^(?:abroad|overseas|upstairs|downstairs)$/ : token.text === 'on' ? /^(?:online)$/ : /^$/ // prettier-ignore
  if (!next || next.fixed || next.hyphen || !isPlace.test(next.lower) || !endsNoun(tokens, i + 2) || tokens[i - 1]?.hyphen) return undefined
  const before = lowerAt(tokens, i - 1)
  // "let them in outside": a particle of the verb; "due to overseas"
  if (/^(?:let|came|come|brought|bring|locked|log|logged|logs|go|goes|went|keyed|due|thanks|next|close|similar|turn|turned)$/.test(before) && token.text === 'in' || before === 'from') return undefined // prettier-ignore
  // "since you moved in upstairs"
  if (/^(?:move|settle|stay)/.test(before) && /^(?:upstairs|downstairs|nearby)$/.test(next.lower)) return undefined
  if (/^(?:outside|inside)$/.test(next.lower) && lowerAt(tokens, i + 2) === 'of') return undefined
  return removeWord(token, next, 'preposition', `"${next.lower}" takes no preposition.`)
}

/** "Could you share the photos to us?" */
const shareWith: Rule = onText('to', (page, token, i) => {
  const { tokens, tags } = page
  const next = lowerAt(tokens, i + 1)
  const isPerson = persons.test(next) ? next !== 'her' || endsNoun(tokens, i + 2) : /^(?:everyone|everybody|others|people)$/.test(next) || (/^(?:my|your|his|her|our|their)$/.test(next) && /^(?:friends?|family|colleagues?|team|classmates|teacher|boss|neighbors?|neighbours?|students|parents|manager|sister|brother|group)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
  if (!isPerson || /^(?:close|next|near|similar|due|known|new|dear|important|up)$/.test(lowerAt(tokens, i - 1))) return undefined
  for (let k = i - 1; k > i - 7 && tokens[k]?.word; k--) {
    if (baseAt(page, k) === 'share') return k < i - 1 && !determiners.has(lowerAt(tokens, k - 1)) && (tags.has(k, 'Verb') || lowerAt(tokens, k) === 'share') ? changeTo(token, 'with') : undefined // prettier-ignore
    if ((tags.has(k, 'Verb') && !tags.has(k, 'Noun', 'Adjective')) || /^(?:from|with|that|which|and|belonging)$/.test(lowerAt(tokens, k))) return undefined // prettier-ignore
  }
  return undefined
})

const materials = /^(?:wood|oak|pine|bamboo|steel|iron|aluminium|aluminum|brass|bronze|copper|gold|silver|plastic|rubber|leather|cotton|wool|silk|linen|polyester|nylon|velvet|denim|clay|ceramic|porcelain|marble|granite|concrete|cardboard|wax|straw)$/ // prettier-ignore

/** "The rack is made by stainless steel" */
const madeOf: Rule = onText('by', ({ tokens, classes }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'made') return undefined
  if (![i - 2, i - 3].some(k => beForms.has(lowerAt(tokens, k)) || /^(?:it's|they're)$/.test(lowerAt(tokens, k))) && !/^(?:table|chair|bag|shirt|dress|box|house|ring|coat)s?$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const k = classes.isAdjective(next) || /^(?:stainless|solid|real|pure|recycled|natural|organic|dark)$/.test(next) ? i + 2 : i + 1
  return [i + 1, k].some(at => materials.test(lowerAt(tokens, at)) && endsNoun(tokens, at + 1)) ? changeTo(token, 'of') : undefined
})

/** "The meeting is at 6 April", "in 4 May" */
const onDay: Rule = onText('at in', ({ tokens }, token, i) => {
  if (/^(?:as|stood|closed|traded|opened|priced|prices|stand|stands|rates)$/.test(lowerAt(tokens, i - 1))) return undefined
  const isDay = /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(tokens[i + 1]?.text ?? '') && month.test(tokens[i + 2]?.text ?? '')
  const next = tokens[/^(?:19|20)\d\d$/.test(tokens[i + 3]?.text ?? '') ? i + 4 : i + 3]
  const ends = !next?.word || /^(?:in|at|and|with|from|for|to|of|because|when|but|so|we|i|you|he|she|they|it|the|is|was)$/.test(next.lower)
  return isDay && ends && !tokens[i + 1]?.hyphen && tokens[i + 3]?.text !== '-' ? changeTo(token, 'on') : undefined
})

/** "They voted in favour to accept it" */
const inFavor: Rule = onText('to', (page, token, i) => {
  const verb = page.tokens[i + 1]
  if (!/^favou?r$/.test(lowerAt(page.tokens, i - 1)) || lowerAt(page.tokens, i - 2) !== 'in' || !verb || !isBase(page, verb)) return undefined // prettier-ignore
  return { ...replaceWord(token, `of ${inflect(verb.lower, 'ing')}`, 'verb-pattern', 'Use the -ing form after "in favor of".', verb) } // prettier-ignore
})

const abstract = /^(?:risk|risks|danger|habit|problem|problems|practice|process|act|chance|possibility|fear|cost|costs|loss|feeling|sense|way|ways|method|spread|use|idea|thought|joy|number|lot|kind|type|means|effects?|signs?|cycle|culture|threat|rumors?|business|trade|sale|work|job|crime|pain|task|art|waste|game|tradition|policy|plan|system)$/ // prettier-ignore

/** "prevents the children of sleeping", "stopped me of leaving" */
const preventFrom: Rule = onText('of', (page, token, i) => {
  const { tokens, tags } = page
  if (baseOfIng(page, tokens[i + 1]) === undefined || tags.has(i + 1, 'Noun')) return undefined
  const after = tokens[i + 2]
  if (after?.word && !closed.has(after.lower) && !after.lower.endsWith('ly') && !/^(?:being|getting)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  const object = lowerAt(tokens, i - 1)
  const isPerson = persons.test(object) || /^(?:it|people|everyone|anyone|someone|themselves|himself|herself|myself|yourself)$/.test(object)
  for (let k = i - 2; k > i - 6 && tokens[k]?.word; k--) {
    const verb = baseAt(page, k)
    if (/^(?:prevent|stop|discourage|prohibit)$/.test(verb)) return isPerson ? (k === i - 2 ? changeTo(token, 'from') : undefined) : isDetermined(lowerAt(tokens, k + 1)) && !abstract.test(object) ? changeTo(token, 'from') : undefined // prettier-ignore
    if (closed.has(lowerAt(tokens, k)) && !isDetermined(lowerAt(tokens, k))) return undefined
  }
  return undefined
})

/** "Call me in 0161 496 0112" */
const callAt: Rule = onText('in to with', ({ tokens }, token, i) =>
  (persons.test(lowerAt(tokens, i - 1)) || /^(?:phone|telephone|number)$/.test(lowerAt(tokens, i - 1))) && /^(?:call|phone|ring|reach|contact|text|telephone)$/.test(lowerAt(tokens, i - 2)) && /^(?:0\d{2,}|\d{3,})$/.test(tokens[i + 1]?.text ?? '') && /^\d{2,}|^[-–]$/.test(tokens[i + 2]?.text ?? '') // prettier-ignore
    ? changeTo(token, 'at')
    : undefined,
)

const tools = /^(?:water|soap|detergent|cloth|cloths|sponge|towel|brush|vinegar|alcohol|bleach|knife|scissors|spoon|fork|hammer|screwdriver|glue|tape|oil|butter|sugar|salt|pencil|pen|spray|shampoo|foil|sandpaper|tissue|flour)$/ // prettier-ignore

/** "rinse it by warm water", "Clean the window by a soft cloth" */
const cleanWith: Rule = onText('by from', (page, token, i) => {
  const { tokens, classes } = page
  let k = i + 1
  while (k < i + 4 && (/^(?:a|an|the|some|your|my)$/.test(lowerAt(tokens, k)) || (classes.isAdjective(lowerAt(tokens, k)) && !tools.test(lowerAt(tokens, k))))) k++ // prettier-ignore
  if (lowerAt(tokens, i + 1) === 'the' && lowerAt(tokens, k) === 'water') return undefined
  if (!tools.test(lowerAt(tokens, k)) || !endsNoun(tokens, k + 1)) return undefined
  for (let at = i - 1; at > i - 7 && tokens[at]?.word; at--) {
    if (/^(?:rinse|wash|clean|wipe|cover|fill|mix|cut|open|tighten|fix|fasten|scrub|dry|polish|brush|stir|write|paint|treat|sprinkle|season|dust|mop)$/.test(lowerAt(tokens, at))) return token.text === 'by' && at < i - 1 ? changeTo(token, 'with') : undefined // prettier-ignore
    if (/^(?:is|are|was|were|be|been|being|and)$/.test(lowerAt(tokens, at))) return undefined
  }
  return undefined
})

const roads = /^(?:Street|Road|Lane|Avenue|Drive|Boulevard|Terrace|Crescent)$/

/** "The bakery at Pudding Lane", "I live in 24 Park Road" */
const onRoad: Rule = onText('at in', ({ tokens }, token, i) => {
  const isNumbered = /^\d{1,4}$/.test(tokens[i + 1]?.text ?? '')
  const from = isNumbered ? i + 2 : i + 1
  const end = [from + 1, from + 2].find(k => roads.test(tokens[k]?.text ?? '') && /^\p{Lu}/u.test(tokens[k - 1]?.text ?? ''))
  if (end === undefined || !/^\p{Lu}\p{Ll}/u.test(tokens[from]?.text ?? '') || !endsNoun(tokens, end + 1)) return undefined
  const lives = /^(?:live|lives|lived|living|located|situated|house|home|flat|apartment|bakery|shop|store|office|restaurant|cafe|school|church|park|parked|accident|stands|works|worked|opened|building|hotel|bank|pharmacy|clinic|library|supermarket)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  if (!lives) return undefined
  return isNumbered ? (token.text === 'in' ? changeTo(token, 'at') : undefined) : token.text === 'at' ? changeTo(token, 'on') : undefined
})

/** "Ask me again on a year.", "better in the second day" */
const inYearsTime: Rule = ({ tokens }, token, i) => {
  const [next, then] = [lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  if (token.text === 'on' && /^(?:a|an)$/.test(next) && /^(?:week|month|year|hour|minute|moment|while)$/.test(then) && !tokens[i + 3]?.word && !/^(?:based|depends?|depending|spent|spend|focus|once|twice|times)$/.test(lowerAt(tokens, i - 1))) return changeTo(token, 'in') // prettier-ignore
  if (token.text !== 'in' || next !== 'the' || !/^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|following|same|previous|wedding|market|opening|final)$/.test(then)) return undefined // prettier-ignore
  return lowerAt(tokens, i + 3) === 'day' && (!tokens[i + 4]?.word || (/^(?:of|at|in|we|i|he|she|they|you|it|the)$/.test(lowerAt(tokens, i + 4)) && lowerAt(tokens, i + 5) !== 'alone')) ? changeTo(token, 'on') : undefined // prettier-ignore
}

/** "the right of fence the fields" */
const rightTo: Rule = onText('of for', (page, token, i) => {
  const { tokens, classes } = page
  const verb = tokens[i + 1]
  if (!/^(?:right|permission|chance|opportunity)$/.test(lowerAt(tokens, i - 1)) || !verb?.word || verb.fixed || !isDetermined(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const isVerb = classes.isVerb(verb.lower) && !closed.has(verb.lower) && !(page.dictionary.partsOf(verb.lower) & (pos.plural | pos.ing | pos.past)) // prettier-ignore
  return isVerb && /^(?:the|a|an|my|your|his|her|our|their|it|them|us|me)$/.test(lowerAt(tokens, i + 2)) ? changeTo(token, 'to') : undefined
})

/** "We provide you the best service" */
const provideWith: Rule = afterWord('provide provides provided supply supplies supplied', ({ tokens }, token, i) =>
  persons.test(token.text) && token.text !== 'her' && (/^(?:the|a|an|all|some|any|our|more|free|detailed|further|good|better|useful)$/.test(lowerAt(tokens, i + 1)) && tokens[i + 2]?.word === true && lowerAt(tokens, i + 2) !== 'of') && !/^(?:that|is|was)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? insertText(token.end, ' with', 'preposition', `Use "with" after "${token.text}".`)
    : undefined,
)

/** "The soup is suitable to children", "perfect to families" */
const suitableFor: Rule = onText('to of', (page, token, i) => {
  const { tokens, classes } = page
  if (!/^(?:suitable|ideal|perfect|appropriate|unsuitable)$/.test(lowerAt(tokens, i - 1))) return undefined
  const next = lowerAt(tokens, i + 1)
  const isNoun = /^(?:all|every|any|each|everyone|both|people|children|adults|kids|women|men|beginners|families|small|large|young|elderly|most|my|your|our|these|those|dry|sensitive|oily|normal)$/.test(next) || (classes.isPlural(next) && !classes.isVerb(next)) // prettier-ignore
  const isVerb = /^(?:dry|people)$/.test(next) && isDetermined(lowerAt(tokens, i + 2))
  return isNoun && !isVerb && (beForms.has(lowerAt(tokens, i - 2)) || /^(?:very|not|also|more|so|most|it's|they're|especially|particularly|equally|really)$/.test(lowerAt(tokens, i - 2))) ? changeTo(token, 'for') : undefined // prettier-ignore
})

/** "how anyone gets better in something" */
const betterAt: Rule = onText('in', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'better' && /^(?:get|gets|got|getting|become|becomes|became|be)$/.test(lowerAt(tokens, i - 2)) && (/^(?:something|anything|it|everything|maths?|english|french|german|spanish|chess|football|tennis)$/.test(lowerAt(tokens, i + 1)) || (possessives.has(lowerAt(tokens, i + 1)) && /^(?:job|work|studies|subject)$/.test(lowerAt(tokens, i + 2)))) && endsNoun(tokens, possessives.has(lowerAt(tokens, i + 1)) ? i + 3 : i + 2) // prettier-ignore
    ? changeTo(token, 'at')
    : undefined,
)
