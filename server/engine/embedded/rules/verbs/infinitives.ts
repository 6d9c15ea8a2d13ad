/** "to" that is missing before a verb: "want go home", "able speak", "would like thank", "hesitate contact". */
import { afterWord, applyRules, insertText, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, modals, possessives, subjects } from '../../grammar/word-classes.ts'

/** Edits of missing and wrong infinitives. */
export function infinitiveEdits(page: RulePage): Edit[] {
  return applyRules(page, [wantGo, hardLearn, haveBe, preventFrom, hopingTo, thereMany, anyQuestions, notIdea, thinkIs])
}

const asking = /^(?:want|need|decide|forget|refuse|agree|promise|manage|fail|attempt|hesitate|hope|plan|try|wish|expect|learn|offer|choose|intend|pretend|tend|prefer|afford|love|hate|like|going|able|unable|willing|ready|forced|obliged|supposed|happy|glad|pleased|sorry|eager|keen|ought)$/ // prettier-ignore
const actions = /^(?:go|buy|see|find|make|get|do|have|be|take|give|send|leave|bring|learn|speak|write|read|eat|drink|thank|contact|know|say|tell|ask|help|work|live|meet|visit|pay|sell|come|stay|become|study|play|watch|finish|start|change|improve|use|keep|check|call|travel|move|book|order|rent|talk|sleep|wait|understand|explain|apologize|inform|return|cancel|join|apply|choose|sign|open|close|discuss|attend|solve|create|build|win|save|spend|show|think|try|drive|hear|receive)$/ // prettier-ignore
/** These are nouns, too, or may follow without "to" in another sense. */
const nounsToo = /^(?:work|help|play|change|call|use|start|finish|order|move|book|return|visit|stay|travel|talk|sleep|wait|show|try|drive|rent|sign|watch|drink|say|check|study|save|build|win|contact|open|close|join|thank|read|get|know|do)$/ // prettier-ignore

/** An object or a place begins here, so that the word before is a verb. */
function goesOn({ tokens }: RulePage, i: number): boolean {
  const word = lowerAt(tokens, i)
  return determiners.has(word) || possessives.has(word) || /^(?:me|you|him|us|them|it|to|home|there|here|abroad|what|how|about|more|something|everything|in|with|better|english|french|money|for)$/.test(word) // prettier-ignore
}

/** "I want go home.", "He is able speak Thai.", "Do not hesitate contact me." */
const wantGo: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const before = lowerAt(tokens, i - 1)
  if (!actions.test(token.lower) || before === '' || token.first || tokens[i - 1]?.hyphen) return undefined
  // "choose Ask Me First": the name of a setting
  if (/^\p{Lu}/u.test(token.text)) return undefined
  // "ready buy noon", "Neither of the site plans show"
  if (token.lower === 'buy' && /^(?:noon|midnight|then|now|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|next|\d.*)$/.test(tokens[i + 1]?.lower ?? '')) return undefined // prettier-ignore
  if (tags.has(i - 2, 'Noun') && /^(?:the|these|those|my|our|their)$/.test(lowerAt(tokens, i - 3)) && lowerAt(tokens, i - 4) === 'of') return undefined // prettier-ignore
  const base = /^(?:going|able|unable|willing|ready|forced|obliged|supposed|happy|glad|pleased|sorry|eager|keen)$/.test(before) ? before : (classes.base(before) ?? before) // prettier-ignore
  if (!asking.test(base)) return undefined
  const needsObject = nounsToo.test(token.lower)
  if (needsObject && (!goesOn(page, i + 1) || (/^(?:help|work|change|play|money|rent|contact)$/.test(token.lower) && /^(?:in|with|for|to|about|here|there|at)$/.test(lowerAt(tokens, i + 1))))) return undefined // prettier-ignore
  const subject = lowerAt(tokens, i - 2)
  const hasAdverb = /^(?:really|also|only|just|not|never|always|still|definitely|often|usually)$/.test(subject)
  const person = hasAdverb ? lowerAt(tokens, i - 3) : subject
  if (base === 'going') {
    if (!/^(?:i'm|we're|you're|they're|he's|she's|am|is|are|was|were)$/.test(person) || /^(?:go|do|be|have|help|work|home)$/.test(token.lower)) return undefined // prettier-ignore
  } else if (/^(?:able|unable|willing|ready|forced|obliged|supposed|happy|glad|pleased|sorry|eager|keen)$/.test(base)) {
    if (!/^(?:i'm|we're|you're|they're|he's|she's|am|is|are|was|were|be|been|not|very|so|more)$/.test(subject) || /^(?:help|work|say|do)$/.test(token.lower)) return undefined // prettier-ignore
    if (/^(?:happy|glad|pleased|sorry|ready)$/.test(base) && needsObject) return undefined
  } else {
    // "I need help", "they like work", "I hope find": a subject, a modal, or "to" before, and a form that takes "to".
    const isLike = /^(?:like|love|hate|prefer)$/.test(base)
    if (isLike && !/^(?:would|i'd|we'd|she'd|he'd|they'd|you'd)$/.test(person)) return undefined
    const fits = subjects.has(person) || modals.has(person) || /^(?:to|don't|doesn't|didn't|do|does|did|who|people|everyone|i'd|we'd|i'll|we'll|you'll|have|has|had|and|i've|we've|cannot|please|not)$/.test(person) || (tags.has(i - 2, 'Noun') && tags.has(i - 1, 'Verb')) // prettier-ignore
    if (!fits || (person === 'to' && base === 'need')) return undefined
    // "try and", "a need know", "Try go": only these verbs; "learn", "help", "expect" take objects.
    if (/^(?:expect|learn|offer|choose|plan|wish|hope|fail|promise|attempt|try|pretend|afford|agree)$/.test(base) && needsObject && !(determiners.has(lowerAt(tokens, i + 1)) || possessives.has(lowerAt(tokens, i + 1)) || /^(?:me|you|him|us|them|it)$/.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
    if (/^(?:need|needs)$/.test(before) && /^(?:not)$/.test(subject)) return undefined
    // "I need be there": archaic, but "he need go no further"
    if (before === 'need' && /^(?:he|she|it|no|one|nobody|not|hardly|scarcely|we)$/.test(person) && person !== 'we') return undefined
    if (before === 'need' && lowerAt(tokens, i + 1) === 'no') return undefined
    // "I hope you": the next word is no verb.
    if (/^(?:promise|expect|hope|wish)$/.test(base) && subjects.has(token.lower)) return undefined
    // "whoever they choose get paid", "the tools they need have names"
    if (/^(?:that|which|who|what|whatever|whoever|whom|as|than)$/.test(lowerAt(tokens, i - 3)) && !/^(?:to|would|will|can|do|don't)$/.test(person)) return undefined // prettier-ignore
    if (token.lower === 'have' && !determiners.has(lowerAt(tokens, i + 1))) return undefined
    if (/^(?:be|do)$/.test(token.lower) && !/^(?:want|need|hope|decide|promise|like|try)$/.test(base)) return undefined
    if (tags.has(i - 2, 'Noun') && !subjects.has(person) && (tags.has(i - 1, 'Noun') || !goesOn(page, i + 1))) return undefined
  }
  if (dictionary.partsOf(token.lower) & pos.adjective && /^(?:am|is|are|was|were)$/.test(subject) && !goesOn(page, i + 1)) return undefined
  return insertText(token.start, 'to ', 'verb-pattern', `"${before}" is followed by "to" and the verb.`)
}

/** "It is hard learn English." */
const hardLearn: Rule = afterWord(
  'hard easy difficult important necessary possible impossible better nice good easier harder useful',
  (page, token, i) => {
    const { tokens } = page
    const before = lowerAt(tokens, i - 1)
    if (!actions.test(token.lower)) return undefined
    let k = i - 2
    while (/^(?:very|so|really|not|too|more|quite|also|always)$/.test(lowerAt(tokens, k))) k--
    const be = lowerAt(tokens, k)
    const isIt = (/^(?:is|was|be)$/.test(be) && /^(?:it|will|would)$/.test(lowerAt(tokens, k - 1))) || be === "it's"
    if (!isIt || (nounsToo.test(token.lower) && !goesOn(page, i + 1)) || (closed.has(token.lower) && !/^(?:be|have|do)$/.test(token.lower))) return undefined // prettier-ignore
    // "It was hard work", "It is better be warned"
    if (/^(?:play|help|sleep|change|show|work|book|move|drink|drive)$/.test(token.lower)) return undefined
    return insertText(token.start, 'to ', 'verb-pattern', `"${before}" is followed by "to" and the verb.`)
  },
)

/** "You have be careful." */
const haveBe: Rule = onWord('be', ({ tokens, dictionary }, token, i) => {
  const adjective = lowerAt(tokens, i + 1)
  return /^(?:have|has)$/.test(lowerAt(tokens, i - 1)) && /^(?:you|we|i|they|he|she|people)$/.test(lowerAt(tokens, i - 2)) && (/^(?:very|more|careful|patient|polite|ready|honest|able|there|here|quiet|kind|strong|brave|home|quick|on|in|at|prepared)$/.test(adjective)) && (dictionary.partsOf(adjective) & (pos.adjective | pos.adverb) || closed.has(adjective)) // prettier-ignore
    ? insertText(token.start, 'to ', 'verb-pattern', 'Use "have to" for a duty.')
    : undefined
})

/** "They prevented us to enter.", "stop him to smoke" */
const preventFrom: Rule = onWord('to', ({ tokens, classes, dictionary }, token, i) => {
  const verb = tokens[i + 1]
  if (!verb?.word || verb.fixed || !(dictionary.partsOf(verb.lower) & pos.verb) || !/^(?:me|you|him|her|us|them|it|people|children)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const before = classes.base(lowerAt(tokens, i - 2)) ?? lowerAt(tokens, i - 2)
  if (!/^(?:prevent|discourage|prohibit|keep)$/.test(before) || (before === 'keep' && !/^(?:children|people)$/.test(lowerAt(tokens, i - 1)))) return undefined // prettier-ignore
  if (before === 'keep') return undefined
  const ing = inflect(verb.lower === 'be' ? 'be' : verb.lower, 'ing')
  return replaceWord(token, `from ${ing}`, 'verb-pattern', `Use "${before} ... from" and the -ing form.`, verb)
})

/** "We hoping to see you soon." */
const hopingTo: Rule = onWord(
  'hoping planning trying going looking waiting working writing thinking living studying wondering asking expecting',
  ({ tokens }, token, i) => {
    const person = tokens[i - 1]
    const be = person?.lower === 'i' ? 'am' : /^(?:we|they|you)$/.test(person?.lower ?? '') ? 'are' : /^(?:he|she|it)$/.test(person?.lower ?? '') ? 'is' : '' // prettier-ignore
    const opens = person?.first === true || /^(?:and|but|because|so|,)$/.test(tokens[i - 2]?.lower ?? '')
    return be !== '' && opens && /^(?:to|for|in|at|on|about|if|you|a|as|with)$/.test(lowerAt(tokens, i + 1)) && person
      ? insertText(token.start, `${be} `, 'missing-be', `The sentence needs a verb. Use "${person.text} ${be}".`)
      : undefined
  },
)

/** "There many people in the park." */
const thereMany: Rule = onWord('there', ({ tokens, classes, tags }, token, i) => {
  if (!token.first || !/^(?:many|several|some|two|three|four|five|lots)$/.test(lowerAt(tokens, i + 1))) return undefined
  const lots = lowerAt(tokens, i + 1) === 'lots'
  const noun = lowerAt(tokens, lots ? i + 3 : i + 2)
  if (lots && lowerAt(tokens, i + 2) !== 'of') return undefined
  let k = lots ? i + 4 : i + 3
  if (!(noun === 'people' || classes.isPlural(noun)) || !/^(?:in|on|at|of|who|that|for|near|here|to|with|)$/.test(lowerAt(tokens, k))) return undefined // prettier-ignore
  for (; k < tokens.length && tokens[k]?.word; k++) if (tags.has(k, 'Verb', 'Copula', 'Modal', 'Auxiliary') && !/^(?:who|that|to)$/.test(lowerAt(tokens, k - 1))) return undefined // prettier-ignore
  return insertText(token.end, ' are', 'missing-be', 'The sentence needs a verb. Use "There are".')
})

/** "Please let me know if you any questions." */
const anyQuestions: Rule = onWord('any', ({ tokens }, token, i) =>
  /^(?:you|they|we)$/.test(lowerAt(tokens, i - 1)) && /^(?:if|when|whether)$/.test(lowerAt(tokens, i - 2)) && /^(?:questions?|problems?|comments?|doubts?|ideas?|suggestions?|issues?|concerns?|other|further|more)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? insertText(token.start, 'have ', 'missing-verb', 'The clause needs a verb. Use "have".')
    : undefined,
)

/** "I have not idea.", "He has not money." */
const notIdea: Rule = onWord('not', ({ tokens }, token, i) =>
  /^(?:have|has|had)$/.test(lowerAt(tokens, i - 1)) && /^(?:idea|money|time|choice|problem|problems|friends|job|experience|reason|chance)$/.test(lowerAt(tokens, i + 1)) && !tokens[i + 1]?.hyphen && (!tokens[i + 2]?.word || /^(?:to|for|what|how|where|why|about|of|and|but|because|with|in)$/.test(lowerAt(tokens, i + 2))) && subjects.has(lowerAt(tokens, i - 2)) // prettier-ignore
    ? replaceWord(token, 'no', 'negation', 'Before a noun, use "no".')
    : undefined,
)

/** "I think is a good idea." */
const thinkIs: Rule = onWord('is was', ({ tokens, classes }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  return /^(?:think|believe|hope|guess|thought)$/.test(lowerAt(tokens, i - 1)) && /^(?:i|we|they)$/.test(lowerAt(tokens, i - 2)) && (tokens[i - 2]?.first === true || /^(?:but|and|so|,)$/.test(tokens[i - 3]?.lower ?? '')) && (/^(?:a|an|very|not|better|too|really|so|more)$/.test(next) || (classes.isAdjective(next) && !tokens[i + 2]?.word)) // prettier-ignore
    ? insertText(token.start, 'it ', 'missing-subject', `The clause needs a subject. Use "it ${token.lower}".`)
    : undefined
})
