/** The place of small words: "but not yet are connected", "open first the lid", "the two first weeks", "a fish long as my arm". */
import { nounPhraseEnd, sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, insertText, lowerAt, onText, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, closed, modals, subjects } from '../../grammar/word-classes.ts'
import { adverbOf } from './adverbs.ts'
import { isNumber } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function wordPlaceEdits(page: Parameters<Rule>[0]): Edit[] {
  return [...applyRules(page, [notYetIs, twoFirst, biggerThat]), ...inDrafts(applyRules(page, [openFirst, rareNamed, asLongAs, ratherThan, eachTimeWas]))] // prettier-ignore
}

const swap = (from: Token, to: Token, after: string, message: string): Edit => ({ start: from.start, end: to.end, after, kind: 'grammar', rule: 'word-order', message }) // prettier-ignore

/** "have arrived but not yet are connected": not "Not yet are they", "if not yet has" */
const notYetIs: Rule = onText('not', ({ tokens, text, dictionary, tags }, token, i) => {
  const [yet, verb] = [tokens[i + 1], tokens[i + 2]]
  if (yet?.text !== 'yet' || !verb || verb.fixed || !/^(?:is|are|was|were|has|have)$/.test(verb.text)) return undefined
  const next = lowerAt(tokens, i + 3)
  const fits = next === 'been' || ((dictionary.partsOf(next) & (pos.participle | pos.past | pos.adjective | pos.ing)) !== 0 && !closed.has(next)) // prettier-ignore
  const isJoined = /^(?:and|but|which|that|who)$/.test(lowerAt(tokens, i - 1)) || tags.has(i - 1, 'Noun')
  return fits && isJoined ? swap(token, verb, `${verb.text} ${text.slice(token.start, yet.end)}`, `Put "not yet" after "${verb.text}".`) : undefined // prettier-ignore
})

const steps = /^(?:open|take|remove|put|press|turn|switch|clean|read|check|add|fill|choose|select|enter|close|connect|unplug|pull|push|cut|mix|wash|rinse|heat|boil|buy|call|ask|write|install|download|unscrew|loosen|lift|insert|prepare|peel|pour|place|finish|do|send|visit|see|make)$/ // prettier-ignore

/** "open first the front panel", "take then the bus": an order. */
const openFirst: Rule = onText('first then carefully slowly quickly gently', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i - 1]
  if (!verb?.word || verb.fixed || !steps.test(verb.lower)) return undefined
  const before = tokens[i - 2]
  const isOrder = verb.first || before?.text === ',' || /^(?:and|to|please|must|should|can|will|you|then)$/.test(before?.lower ?? '')
  const isObject = /^(?:the|your|a|an|this|these|all|my|our)$/.test(lowerAt(tokens, i + 1))
  if (!isOrder || !isObject || nounPhraseEnd(page, i + 1) < 0 || /^(?:first|last)$/.test(lowerAt(tokens, i + 2))) return undefined
  const after = verb.first ? `${token.text.charAt(0).toUpperCase()}${token.text.slice(1)} ${verb.lower}` : `${token.text} ${verb.text}`
  return swap(verb, token, after, `Put "${token.lower}" before the verb.`)
})

/** "the two first weeks", "my three last years" */
const twoFirst: Rule = ({ tokens }, token, i) => {
  const order = tokens[i + 1]
  const isOwned = /^(?:the|my|our|your|his|her|its|their|these|those)$/.test(lowerAt(tokens, i - 1))
  if (!isNumber(token) || /^(?:1|one)$/.test(token.lower) || !order || order.fixed || !isOwned || !/^(?:first|last|next)$/.test(order.text)) return undefined // prettier-ignore
  return /^(?:seconds|minutes|hours|days|nights|weeks|weekends|months|years|decades|centuries|semesters|terms|seasons|chapters|pages|rounds|lessons|questions)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    ? swap(token, order, `${order.text} ${token.text}`, `Put "${order.text}" before "${token.text}".`)
    : undefined
}

/** "It is bigger that the last one." */
const biggerThat: Rule = onText('that', (page, token, i) => {
  const { tokens, dictionary } = page
  const adjective = lowerAt(tokens, i - 1)
  const isMore = /^(?:more|less)$/.test(lowerAt(tokens, i - 2)) && (dictionary.partsOf(adjective) & (pos.adjective | pos.adverb)) !== 0
  const isShort = /^(?:bigger|smaller|larger|taller|shorter|longer|older|younger|faster|slower|cheaper|higher|lower|better|worse|stronger|weaker|heavier|lighter|easier|harder|warmer|colder|hotter|louder|quieter|thicker|thinner|wider|deeper|nicer|richer|poorer|cleaner|safer|busier|happier|smarter|darker|brighter|newer|softer)$/.test(adjective) // prettier-ignore
  if (!(isMore || isShort) || (!beForms.has(lowerAt(tokens, isMore ? i - 3 : i - 2)) && !/^(?:much|lot|bit|far|even|slightly)$/.test(lowerAt(tokens, isMore ? i - 3 : i - 2)))) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const end = /^(?:mine|yours|hers|ours|theirs|me|us|them|him|usual|expected|before|ever)$/.test(next) ? i + 2 : /^(?:the|my|your|our|his|her|their)$/.test(next) && /^(?:last|other|old|new|first|previous|original|usual|older|former)$/.test(lowerAt(tokens, i + 2)) && !/^(?:better|worse|harder|easier|safer|nicer|likely|important|obvious|certain|clear|surprising|probable|interesting)$/.test(adjective) ? nounPhraseEnd(page, i + 1) : -1 // prettier-ignore
  const last = /^(?:the)$/.test(next) && /^(?:last|other|first|old|new)$/.test(lowerAt(tokens, i + 2)) && lowerAt(tokens, i + 3) === 'one' ? i + 4 : end // prettier-ignore
  return last > 0 && (!tokens[last] || /^[.!?]$/.test(tokens[last].text)) ? replaceWord(token, 'than', 'comparison', 'Use "than" after a comparative.') : undefined // prettier-ignore
})

/** "He caught a fish long as my arm", "I ran fast as I could" */
const asLongAs: Rule = onText(
  'long tall big small fast quick quickly high deep wide heavy strong old hard thick large soon loud carefully slowly',
  ({ tokens, tags }, token, i) => {
    const before = tokens[i - 1]
    if (lowerAt(tokens, i + 1) !== 'as' || !before?.word || before.fixed) return undefined
    const next = lowerAt(tokens, i + 2)
    const isCompared = /^(?:my|your|his|her|our|their|possible)$/.test(next) || (/^(?:i|he|she|we|they|you)$/.test(next) && /^(?:could|can|was|did)$/.test(lowerAt(tokens, i + 3))) // prettier-ignore
    const isPlace = tags.has(i - 1, 'Noun', 'PastTense') || /^(?:is|are|was|were|it)$/.test(before.lower)
    return isCompared && isPlace && !/^(?:so|as|such|same|that|not|twice|times|just|quite|very|how|too)$/.test(before.lower) ? insertText(token.start, 'as ', 'comparison', 'Use "as ... as" to compare equals.') : undefined // prettier-ignore
  },
)

const deedAdjectives = /^(?:rare|heavy|bad|direct|clear|correct|careful|careless|quick|slow|easy|official|complete|final|recent|regular|normal|usual|special|frequent|general|strong|serious|severe|slight|deep|poor|proper|total|sudden|constant|gradual|original|personal|separate|equal|strict|public|warm|brief|strange|immediate|automatic)$/ // prettier-ignore

/** "Pay was rare named as a reason.", "The road is heavy damaged." */
const rareNamed: Rule = ({ tokens, dictionary }, token, i) => {
  const next = tokens[i + 1]
  const before = lowerAt(tokens, i - 1)
  const isAfterBe = beForms.has(before) || (/^(?:very|so|not|too|often)$/.test(before) && beForms.has(lowerAt(tokens, i - 2)))
  if (!isAfterBe || !deedAdjectives.test(token.text) || !next?.word || next.fixed || next.hyphen || closed.has(next.lower)) return undefined // prettier-ignore
  const parts = dictionary.partsOf(next.lower)
  const after = tokens[i + 2]
  const ends = !after?.word || /^(?:by|as|in|with|to|for|at|on|from|and|but|because|when|after|before|during)$/.test(after.lower)
  return parts & pos.participle && !(parts & (pos.noun | pos.plural)) && ends ? replaceWord(token, adverbOf(token.lower), 'adverb', `"${adverbOf(token.lower)}" describes how something is done.`) : undefined // prettier-ignore
}

/** "on the 14th rather the 12th" */
const ratherThan: Rule = onText('rather', ({ tokens, tags }, token, i) => {
  const before = tokens[i - 1]
  if (!before || /^(?:or|but|and|would|is|was|are|were|be|,|had|not)$/.test(before.lower) || before.lower.endsWith("'d")) return undefined
  const isDate = lowerAt(tokens, i + 1) === 'the' && /^\d+(?:st|nd|rd|th)$/.test(tokens[i + 2]?.text ?? '') && /^\d+(?:st|nd|rd|th)$/.test(before.text) // prettier-ignore
  const isDay = tags.has(i + 1, 'Date') && tags.has(i - 1, 'Date')
  return isDate || isDay ? insertText(tokens[i + 1]?.start ?? 0, 'than ', 'comparison', 'Use "than" after "rather".') : undefined
})

/** "I have called five times, but each time was told to wait" */
const eachTimeWas: Rule = onText('was were', ({ tokens, dictionary }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'time' || !/^(?:each|every)$/.test(lowerAt(tokens, i - 2))) return undefined
  if (!/^(?:told|asked|given|offered|promised|refused|ignored|informed|sent)$/.test(lowerAt(tokens, i + 1)) || !(dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.past)) return undefined // prettier-ignore
  const start = tokens[sentenceStart(tokens, i)]
  const fits = start !== undefined && subjects.has(start.lower) && (token.text === 'was') === /^(?:i|he|she|it)$/.test(start.lower) && !modals.has(start.lower) // prettier-ignore
  return fits ? insertText(token.start, `${start.lower === 'i' ? 'I' : start.lower} `, 'missing-subject', `The clause needs a subject. Use "${start.lower === 'i' ? 'I' : start.lower} ${token.text}".`) : undefined // prettier-ignore
})
