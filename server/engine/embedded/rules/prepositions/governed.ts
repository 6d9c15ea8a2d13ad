/** Prepositions that the noun or adjective before them governs: "no effect to", "free access for the basement", "easy of fold". */
import { applyRules, inDrafts, insertText, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, closed, determiners, endsNoun, endsPhrase, possessives } from '../../grammar/word-classes.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { changeTo, dropAfter, headAt, isDetermined, persons } from './noun-frames.ts'
import { baseAt, isBase, isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function governedEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [afterNoun, affectNoun, inLove, congratulations, easyOf, goodAt, accessTo, ofWhich, youngestOf, memberOf, oneOf, worthOf, nearbyPlace, discountOn, thankFor, giftFor, moreInformation]), ...inDrafts(applyRules(page, [thanksTo, exampleFor]))] // prettier-ignore
}

const plus = (word: string) => isDetermined(word) || /^(?:very|all|both|many|much|most|more|such|other|two|three|few|several|it|them|me|us|him)$/.test(word) // prettier-ignore

/** A noun phrase begins here, not a verb, a time, or a place of an adjunct. */
export function startsNoun({ tokens, dictionary, classes, tags }: RulePage, i: number): boolean {
  const token = tokens[i]
  if (!token?.word || token.fixed) return false
  if (plus(token.lower)) return true
  if (closed.has(token.lower) || tags.has(i, 'Adverb', 'Date') || (classes.isVerb(token.lower) && tags.has(i, 'Verb'))) return false
  return (dictionary.partsOf(token.lower) & (pos.noun | pos.plural | pos.adjective | pos.ing)) !== 0
}

/** "for years", "on the phone", "in the morning": they may follow anything. */
export function isAdjunct({ tokens, tags }: RulePage, i: number): boolean {
  for (let k = i; k < i + 5 && tokens[k]?.word; k++) {
    const word = lowerAt(tokens, k)
    if (/^(?:hours?|days?|weeks?|months?|years?|decades|minutes?|while|time|times|first|moment|morning|afternoon|evening|night|weekend|summer|winter|spring|fall|autumn|phone|internet|website|radio|television|part|way|case|cases|point|home|work|school|board|behalf|hand|average|fact|general|course|example|instance|sure|now|least|all|once)$/.test(word) || tags.has(k, 'Date')) return true // prettier-ignore
    if (k > i && closed.has(word)) return false
  }
  return false
}

/** Nouns, the prepositions that are mistaken, and the right one. */
const nouns: readonly [noun: RegExp, wrong: RegExp, right: string, before?: RegExp][] = [
  [/^(?:effects?|impacts?|influence)$/, /^(?:to|at)$/, 'on', /^(?:an?|no|any|the|big|bad|good|great|huge|large|little|small|strong|negative|positive|major|direct|serious|harmful|significant|much|more|its|their|some|same|lasting|side|immediate|profound|real|main)$/], // prettier-ignore
  [/^damages?$/, /^(?:on|at)$/, 'to'],
  [/^fear$/, /^(?:from|to)$/, 'of', /^(?:my|his|her|their|our|a|the|your|no|great|big)$/],
  [/^lack$/, /^(?:in|on|for|from)$/, 'of', /^(?:a|the|my|his|her|their|our|its|complete|total|this)$/],
  [/^marriage$/, /^with$/, 'to', /^(?:my|his|her|your|a|the|first|second)$/],
  [/^threats?$/, /^for$/, 'to', /^(?:a|the|big|real|serious|great|major|no)$/],
  [/^(?:love|passion|admiration|affection|sympathy)$/, /^(?:to|at)$/, 'for', /^(?:a|my|his|her|their|our|your|great|deep|genuine|strong|big|true|real|the|endless|lifelong|this)$/], // prettier-ignore
  [/^passion$/, /^(?:in|about|on)$/, 'for', /^(?:a|my|his|her|their|our|your|great|deep|genuine|strong|big|true|real)$/],
  [/^respect$/, /^(?:to|at)$/, 'for', /^(?:no|more|much|my|his|her|their|great|deep|show|shows|showed|have|has|had|lose|lost)$/],
  [/^interest$/, /^(?:for|about|at)$/, 'in', /^(?:my|his|her|their|our|your|great|strong|deep|keen|no|special|an|particular|real|big|genuine|much|little|any|more|of)$/], // prettier-ignore
  [/^objections?$/, /^(?:against|on)$/, 'to'],
  [/^attention$/, /^(?:at|on|for|in)$/, 'to', /^(?:pay|pays|paid|paying|close|more|much|enough|careful|special|no|little)$/],
  [/^advantage$/, /^(?:from|at|on|to)$/, 'of', /^(?:take|takes|took|taking|taken|full)$/],
  [/^care$/, /^(?:for|about)$/, 'of', /^(?:takes|took|taken)$/],
  [/^victims?$/, /^from$/, 'of'],
  [/^participation$/, /^(?:on|at|to)$/, 'in'],
  [/^part$/, /^from$/, 'of', /^(?:big|large|important|main|small|integral|essential|great|best|worst|favorite|major|hardest)$/],
  [/^exchange$/, /^of$/, 'for', /^in$/],
  [/^return$/, /^of$/, 'for', /^in$/],
  [/^(?:doubts?|concerns?)$/, /^at$/, 'about'],
]

/** "had no effect to the problem", "a genuine love to animals", "my interest for this position" */
const afterNoun: Rule = (page, token, i) => {
  const { tokens } = page
  if (!token.word || token.text !== token.lower) return undefined
  const noun = lowerAt(tokens, i - 1)
  const found = nouns.find(([which, wrong]) => which.test(noun) && wrong.test(token.lower))
  if (!found || !startsNoun(page, i + 1) || isAdjunct(page, i + 1)) return undefined
  const [, , right, before] = found
  const k = lowerAt(tokens, i - 2)
  // "write down any damage on the form"
  if (
    noun === 'damage' &&
    token.lower === 'on' &&
    tokens.slice(Math.max(0, i - 5), i).some(({ lower }) => /^(?:write|note|record|list|mark|report|enter|put)$/.test(lower))
  )
    return undefined
  if (before ? !before.test(k) : !isDetermined(k) && !/^(?:some|any|much|more|no|serious|big|water|great)$/.test(k)) return undefined
  // "bring it to": the noun is no object of this preposition's verb.
  if (token.lower === 'to' && tokens.slice(Math.max(0, i - 6), i - 1).some((other, at) => /^(?:brings?|brought|from|with|gives?|gave|given|giving|adds?|added|due|explain|due|compared?|lend|lent)$/.test(other.lower) && at >= 0)) return undefined // prettier-ignore
  if (isObjectPrepositionLater(tokens, i + 1, right)) return undefined
  // "a place of interest for tourists", "agreed to the marriage with a smile"
  if (noun === 'interest' && k === 'of' && /^(?:places?|points?|areas?|sites?|person|persons|matter|conflict)$/.test(lowerAt(tokens, i - 3))) return undefined // prettier-ignore
  if (noun === 'marriage' && /^(?:smile|nod|bow|kiss|sigh|laugh|shrug|ceremony|party|tear|tears|joy|pride|heart)$/.test(lowerAt(tokens, determiners.has(lowerAt(tokens, i + 1)) ? i + 2 : i + 1))) return undefined // prettier-ignore
  return changeTo(token, right)
}

/** "an interest for many in": the right preposition follows. */
const isObjectPrepositionLater = (tokens: readonly Token[], from: number, right: string) => {
  for (let k = from; k < from + 4 && tokens[k]?.word; k++) if (lowerAt(tokens, k) === right) return true
  return false
}

/** "this had no affect to the problem" */
const affectNoun: Rule = onText('affect affects', ({ tokens }, token, i) => {
  const [before, next] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 1)]
  const isNoun = /^(?:an?|no|any|big|bad|great|huge|large|little|small|strong|negative|positive|major|harmful|significant|side)$/.test(before) && (/^(?:on|upon|to|of)$/.test(next) || isEnd(tokens[i + 1])) // prettier-ignore
  const right = token.text.replace('a', 'e')
  return isNoun || (before === 'the' && /^(?:of|on)$/.test(next))
    ? { ...replaceWord(token, right, 'confused-word', `Use "${right}" here instead of "${token.text}".`), kind: 'word_choice' }
    : undefined
})

/** "fell in love in a singer", "in love to her" */
const inLove: Rule = onWord('in to of for by at from', (page, token, i) => {
  const { tokens } = page
  if (lowerAt(tokens, i - 1) !== 'love' || lowerAt(tokens, i - 2) !== 'in') return undefined
  const next = lowerAt(tokens, i + 1)
  if (persons.test(next) && !(next === 'her' && token.lower === 'in' && !isEnd(tokens[i + 2]))) return changeTo(token, 'with')
  if (/^(?:of|to|by)$/.test(token.lower)) return isDetermined(next) || /^\p{Lu}/u.test(tokens[i + 1]?.text ?? '') ? changeTo(token, 'with') : undefined // prettier-ignore
  return isDetermined(next) && headAt(tokens, i + 2, isPersonNoun) !== undefined ? changeTo(token, 'with') : undefined
})

const achievements = /^(?:engagement|wedding|marriage|birthday|promotion|graduation|success|anniversary|victory|award|baby|degree|job|house|home|exams?|results?|prize|win|achievements?|retirement|performance|appointment|book|goal|medal|diploma|pregnancy|publication|nomination|title|championship)$/ // prettier-ignore

/** "Congratulations to your engagement!" */
const congratulations: Rule = onWord('to by with about at', ({ tokens }, token, i) =>
  /^congratulations$/.test(lowerAt(tokens, i - 1)) && isDetermined(lowerAt(tokens, i + 1)) && headAt(tokens, i + 2, word => achievements.test(word)) !== undefined // prettier-ignore
    ? changeTo(token, 'on')
    : undefined,
)

const ease = /^(?:easy|hard|difficult|possible|impossible|simple|easier|harder|ready|nice|able|unable|important|necessary|dangerous|happy|glad|free|welcome)$/ // prettier-ignore

/** "It is easy of fold", "difficult for understand" */
const easyOf: Rule = onWord('of for at in', (page, token, i) => {
  const { tokens, dictionary } = page
  const next = tokens[i + 1]
  if (!ease.test(lowerAt(tokens, i - 1)) || !isBase(page, next)) return undefined
  const k = /^(?:very|so|too|not|really|quite|also|more|as|always|n't|it)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 2
  if (!beForms.has(lowerAt(tokens, k)) && !/^(?:it's|that's|they're|i'm|seems|looks|get|make|makes|isn't|aren't|be)$/.test(lowerAt(tokens, k)) && !/^(?:very|so|too)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const isPlain = !(dictionary.partsOf(next.lower) & (pos.noun | pos.adjective | pos.plural))
  const after = lowerAt(tokens, i + 2)
  const hasObject = isDetermined(after) || persons.test(after) || after === 'it'
  return (token.lower === 'of' && !/^(?:access|use|free)$/.test(next.lower) && (isPlain || hasObject || isEnd(tokens[i + 2]) || after === 'and') && lowerAt(tokens, i - 1) !== 'free') || (token.lower !== 'of' && isPlain && (hasObject || isEnd(tokens[i + 2]) || /^(?:and|because|with|in|for|at|when|if)$/.test(after))) // prettier-ignore
    ? changeTo(token, 'to')
    : undefined
})

/** "He is very good in drawing" */
const goodAt: Rule = onWord('in on', ({ tokens, dictionary }, token, i) => {
  if (!/^(?:good|bad|great|better|best|terrible|excellent|brilliant|amazing|awful|worse)$/.test(lowerAt(tokens, i - 1))) return undefined
  const k = /^(?:very|so|really|not|quite|pretty|also|always|never|the|more|too)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 2
  if (!beForms.has(lowerAt(tokens, k)) && !/^(?:i'm|he's|she's|we're|they're|you're|isn't|wasn't|aren't|weren't|became|become)$/.test(lowerAt(tokens, k))) return undefined // prettier-ignore
  const subject = lowerAt(tokens, k - 1)
  const isPerson = /^(?:i'm|he's|she's|we're|they're|you're)$/.test(lowerAt(tokens, k)) || /^(?:i|he|she|we|they|you|who)$/.test(subject) || isPersonNoun(subject) || /^\p{Lu}/u.test(tokens[k - 1]?.text ?? '') // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  return isPerson && ((dictionary.partsOf(next) & pos.ing) !== 0 || /^(?:math|maths|mathematics|chess|soccer|football|basketball|tennis|volleyball|sports|physics|chemistry|biology|history|languages|english|french|german|spanish|japanese|chinese|music|art|grammar|baseball|golf|poker|programming|sales|school)$/.test(next)) && next !== 'school' && (endsNoun(tokens, i + 2) || (dictionary.partsOf(next) & pos.ing) !== 0) // prettier-ignore
    ? changeTo(token, 'at')
    : undefined
})

/** "gain access of salary data", "free access for the basement" */
const accessTo: Rule = onWord('of for at on in', (page, token, i) => {
  const { tokens } = page
  if (lowerAt(tokens, i - 1) !== 'access' || !startsNoun(page, i + 1) || isAdjunct(page, i + 1)) return undefined
  const k = /^(?:free|full|easy|direct|unlimited|better|more|no|any|the|quick)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 2
  if (!/^(?:have|has|had|having|gain|gains|gained|get|gets|got|need|needs|give|gives|gave|grant|granted|with|without|provide|provides|provided|allow|offer|offers|lose|lost|request|you|them|us|me|him|her|limited)$/.test(lowerAt(tokens, k))) return undefined // prettier-ignore
  // "easy access for visitors"
  const isPerson = [i + 1, i + 2, i + 3].some(at => isPersonNoun(lowerAt(tokens, at))) || /^(?:everyone|all|people|them|us|me|both|it|wheelchairs?|disabled|bikes|bicycles|trucks|cars|vehicles)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
  return isPerson || (token.lower === 'in' && lowerAt(tokens, i + 1) !== 'my') ? undefined : changeTo(token, 'to')
})

/** "The photos, most from which exist" */
const ofWhich: Rule = onWord('from', ({ tokens }, token, i) =>
  /^(?:which|whom)$/.test(lowerAt(tokens, i + 1)) && /^(?:most|some|all|many|none|one|two|three|half|both|each|few|several|any)$/.test(lowerAt(tokens, i - 1)) && tokens[i - 2]?.text === ',' // prettier-ignore
    ? changeTo(token, 'of')
    : undefined,
)

/** "the youngest from the team" */
const youngestOf: Rule = onWord('from in between', ({ tokens }, token, i) =>
  /^(?:youngest|oldest|tallest|smallest|shortest|fastest|smartest|best|worst|biggest|richest|strongest|eldest)$/.test(lowerAt(tokens, i - 1)) && lowerAt(tokens, i - 2) === 'the' && !(token.lower === 'in' && /^(?:best|worst)$/.test(lowerAt(tokens, i - 1))) && (token.lower !== 'from' ? /^(?:all|us|them)$/.test(lowerAt(tokens, i + 1)) && isEnd(tokens[i + 2]) : /^(?:all|us|them)$/.test(lowerAt(tokens, i + 1)) || (/^(?:the|our|my|his|her|their)$/.test(lowerAt(tokens, i + 1)) && /^(?:team|class|group|family|three|four|five|two|siblings|students|players|children|kids|brothers|sisters|friends|staff|applicants)$/.test(lowerAt(tokens, i + 2)))) // prettier-ignore
    ? changeTo(token, 'of')
    : undefined,
)

/** "a member in our team" */
const memberOf: Rule = onWord('in from at', ({ tokens }, token, i) =>
  /^members?$/.test(lowerAt(tokens, i - 1)) && (determiners.has(lowerAt(tokens, i - 2)) || /^(?:active|new|proud|important|full|valued|all|some)$/.test(lowerAt(tokens, i - 2))) && isDetermined(lowerAt(tokens, i + 1)) && [i + 2, i + 3].some(k => /^(?:team|club|family|group|band|committee|board|party|choir|community|council|crew|union|association|jury|society|organization|orchestra)$/.test(lowerAt(tokens, k)) && endsNoun(tokens, k + 1)) // prettier-ignore
    ? changeTo(token, 'of')
    : undefined,
)

/** "one from my friends called" */
const oneOf: Rule = onWord('from', ({ tokens, classes }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'one' || /^(?:the|that|this|another|first|new|old|last|every|each|different|no|any|which|to|need|want|bought|got|buy|get|have)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const isPerson = isPersonNoun(lowerAt(tokens, i + 2)) && classes.isPlural(lowerAt(tokens, i + 2))
  return (possessives.has(next) && isPerson) || (next === 'the' && /^(?:most|best|biggest|largest|worst|oldest|greatest)$/.test(lowerAt(tokens, i + 2))) ? changeTo(token, 'of') : undefined // prettier-ignore
})

/** "They are still worth of the price", "It is worth of visiting" */
const worthOf: Rule = onWord('of for', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 2)
  const isPredicate = beForms.has(before) || /^(?:it's|not|still|really|well|definitely|totally|certainly|that's|absolutely|isn't|they're|always|also)$/.test(before) // prettier-ignore
  return lowerAt(tokens, i - 1) === 'worth' && isPredicate && tokens[i + 1]?.word ? dropAfter(tokens, i) : undefined
})

/** "a workshop nearby Asheville", "nearby the station" */
const nearbyPlace: Rule = onText('nearby', ({ tokens, tags }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (/^(?:in|to|from|of|and|at|the|through|a|with|or|for|into|around|some|any|into|towards?|by|on|or)$/.test(before)) return undefined
  const next = tokens[i + 1]
  const isPlace = isDetermined(next?.lower ?? '') && tokens[i + 2]?.word && !tags.has(i + 3, 'Verb', 'Copula') && /^(?:the|our|my|your|his|her|their|a)$/.test(next?.lower ?? '') // prettier-ignore
  const isName = /^\p{Lu}\p{Ll}+$/u.test(next?.text ?? '') && next?.text !== 'I' && endsPhrase(tokens[i + 2]) && (tags.has(i - 1, 'Noun') || /^(?:live|lives|lived|located|is|was|born|situated)$/.test(before)) // prettier-ignore
  return (isPlace && !isEnd(next)) || isName ? changeTo(token, 'near') : undefined
})

/** "a 30% discount at your next booking" */
const discountOn: Rule = onWord('at for to in of', ({ tokens }, token, i) =>
  (/^(?:discount|off|reduction)$/.test(lowerAt(tokens, i - 1)) || tokens[i - 1]?.text === '%') && isDetermined(lowerAt(tokens, i + 1)) && headAt(tokens, i + 2, word => /^(?:purchase|order|booking|stay|visit|ticket|tickets|products|items|meal|bill|repair|reservation|flight|invoice|subscription)$/.test(word), 2) !== undefined && !(/^(?:of|in)$/.test(token.lower) && tokens[i - 1]?.text === '%') && [i - 1, i - 2, i - 3, i - 4].some(k => /^(?:discount|off|reduction)$/.test(lowerAt(tokens, k))) // prettier-ignore
    ? changeTo(token, 'on')
    : undefined,
)

/** "Thank for your reply" */
const thankFor: Rule = onWord('thank', ({ tokens }, token, i) =>
  token.first && lowerAt(tokens, i + 1) === 'for' && tokens[i + 2]?.word
    ? insertText(token.end, ' you', 'phrase', 'Write "thank you for".')
    : undefined,
)

/** "looking for a gift to a family" */
const giftFor: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:gift|present|gifts|presents)$/.test(lowerAt(tokens, i - 1)) || !isDetermined(lowerAt(tokens, i + 1))) return undefined
  const isSought = [i - 2, i - 3, i - 4, i - 5].some(k => /^(?:look|search|buy|find|need|choose|pick|want)$/.test(baseAt(page, k)))
  return isSought && [i + 2, i + 3].some(k => isPersonNoun(lowerAt(tokens, k)) || /^(?:family|dad|mom|couple)$/.test(lowerAt(tokens, k))) ? changeTo(token, 'for') : undefined // prettier-ignore
})

/** "more information of the course" */
const moreInformation: Rule = onWord('of', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'information' && /^(?:more|any|some|further|additional|detailed)$/.test(lowerAt(tokens, i - 2)) && isDetermined(lowerAt(tokens, i + 1)) && !/^(?:kind|sort|type|kinds)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    ? changeTo(token, 'about')
    : undefined,
)

/** What one thanks for. */
const thanked = /^(?:message|reply|emails?|e-mail|help|info|information|updates?|feedback|support|advice|invitation|invite|answers?|response|reviews?|gifts?|presents?|links?|tips?|reminder|heads|ride|call|notes?|comments?|questions?|offer|opportunity|suggestions?|recommendations?|post|chat|memories|time|interest|patience|understanding|hospitality|dinner|lunch|breakfast|flowers|cards?|letter|package|work|effort|laughs?|explanation|clarification|meeting|add|follow|photos|pictures|video|article|books?|quick|great|nice|lovely|kind|warm|money|cookies|recipe|food|ticket|tickets|chance|purchase|order|report|list|file|document|documents)$/ // prettier-ignore

/** "Thanks for the visitors, many families can live on it" */
const thanksTo: Rule = onWord('for', ({ tokens, tags }, token, i) => {
  if (tokens[i - 1]?.text !== 'Thanks' || !tokens[i - 1]?.first) return undefined
  if (!/^(?:the|this|that|these|those|my|his|her|its|our|their)$/.test(lowerAt(tokens, i + 1))) return undefined
  let comma = i + 2
  while (comma < i + 8 && tokens[comma]?.word) comma++
  if (tokens[comma]?.text !== ',' || tokens.slice(i + 2, comma).some(({ lower }) => thanked.test(lower))) return undefined
  const next = lowerAt(tokens, comma + 1)
  if (/^(?:i'll|please|we'll|see|hope|let|i'm|and|but|so|mom|dad|everyone|guys|buddy|man|love|best)$/.test(next)) return undefined
  if (/^(?:i|we)$/.test(next) && /^(?:will|really|appreciate|appreciated|hope|am|was|are|look|would|loved|love|enjoyed|enjoy|needed|did|do)$/.test(lowerAt(tokens, comma + 2))) return undefined // prettier-ignore
  for (let k = comma + 1; k < comma + 9 && tokens[k]?.word; k++) if (tags.has(k, 'Verb', 'Copula', 'Modal')) return changeTo(token, 'to')
  return undefined
})

/** "a good example for this" */
const exampleFor: Rule = onWord('for', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'example' && /^(?:an|good|best|another|one|perfect|great)$/.test(lowerAt(tokens, i - 2)) && /^(?:this|that|how|these)$/.test(lowerAt(tokens, i + 1)) && (isEnd(tokens[i + 2]) || /^(?:is|are|to|people|kind|problem)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
    ? changeTo(token, 'of')
    : undefined,
)
