/** Clauses without their helping verb: "I not understand", "The price not include it", "I from Brazil", "My name Ali". */
import { afterWord, applyRules, inDrafts, insertText, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { pastTimeEnd } from '../../grammar/times-named.ts'
import { auxiliaries, closed, modals, subjects } from '../../grammar/word-classes.ts'
import { isBase, startsPlace } from './verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function helpingVerbEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [notUnderstand, practiseSpeak, japanHave, fromBrazil, nameAli, waitsAfterOrder, joinIn2018, oneOfWhich, soundGood, stillFails, whatAttract]), ...inDrafts(applyRules(page, [priceNotInclude, weatherHot, worksAndWork]))] // prettier-ignore
}

const opensClause = (tokens: readonly Token[], k: number) => tokens[k]?.first === true || /^[,;:]$/.test(tokens[k - 1]?.text ?? '') || /^(?:but|because|so|that|if|when|while|although|since|and)$/.test(lowerAt(tokens, k - 1)) // prettier-ignore

/** Whether something of the past is told before or after `i` in the sentence. */
const isPastSentence = ({ tokens, tags }: RulePage, i: number) => {
  const from = sentenceStart(tokens, i)
  const words = tokens.slice(from, sentenceEnd(tokens, i))
  return words.some(
    (_, n) => (from + n !== i && tags.has(from + n, 'PastTense') && from + n !== i + 1) || pastTimeEnd(tokens, from + n) > 0,
  )
}

const commonVerbs = /^(?:like|want|need|have|work|know|go|come|get|do|think|see|find|use|help|speak|care|feel|answer|eat|sleep|play|drink|live|love|start|open|change|show|cost|include|contain|allow|hear|buy|pay|run)$/ // prettier-ignore

/** "I not understand", "They not came", "It not work" */
const notUnderstand: Rule = onWord('not', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const subject = lowerAt(tokens, i - 1)
  if (!/^(?:i|he|she|it|we|they)$/.test(subject) || !opensClause(tokens, i - 1) || isQuestion(tokens, i)) return undefined
  let from = sentenceStart(tokens, i)
  for (; from < i - 1; from++) if (/^(?:that|lest|insist|demand|important|essential|suggest|recommend|had|were|should|is|are|do|does|did|will|would|can)$/.test(lowerAt(tokens, from)) && from > i - 6) return undefined // prettier-ignore
  const verb = tokens[i + 1]
  if (!verb?.word || verb.fixed) return undefined
  const parts = dictionary.partsOf(verb.lower)
  const base = classes.base(verb.lower)
  if (base && parts & pos.past && !(parts & (pos.verb | pos.adjective | pos.noun)) && (!(parts & pos.participle) || !verb.lower.endsWith('ed'))) return replaceWord(token, `did not ${base}`, 'negation', 'The negation needs "did".', verb) // prettier-ignore
  const { lower } = verb
  if (!(lower === 'like' || isBase(page, verb)) || !(plainVerbs.has(lower) || commonVerbs.test(lower))) return undefined
  const helper = isPastSentence(page, i) ? 'did' : /^(?:he|she|it)$/.test(subject) ? 'does' : 'do'
  return insertText(token.start, `${helper} `, 'negation', `The negation needs "${helper}".`)
})

/** "The price not include breakfast" */
const priceNotInclude: Rule = onWord('not', (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const verb = tokens[i + 1]
  if (!isBase(page, verb) || !(plainVerbs.has(verb.lower) || /^(?:work|like|want|need|include)$/.test(verb.lower)) || isQuestion(tokens, i)) return undefined // prettier-ignore
  const from = sentenceStart(tokens, i)
  const words = tokens.slice(from, i)
  if (words.length < 2 || words.length > 5 || !/^(?:the|my|our|your|his|her|their|this|these)$/.test(words[0]?.lower ?? ''))
    return undefined
  if (words.slice(1).some((other, n) => !other.word || closed.has(other.lower) || tags.has(from + 1 + n, 'Verb')) || !tags.has(i - 1, 'Noun')) return undefined // prettier-ignore
  const isMany = (dictionary.partsOf(lowerAt(tokens, i - 1)) & pos.plural) !== 0
  const helper = isPastSentence(page, i) ? 'did' : isMany ? 'do' : 'does'
  return insertText(token.start, `${helper} `, 'negation', `The negation needs "${helper}".`)
})

const beOf = (page: RulePage, subject: string, i: number) =>
  isPastSentence(page, i) ? (/^(?:we|they|you)$/.test(subject) ? 'were' : 'was') : subject === 'i' ? 'am' : /^(?:he|she|it)$/.test(subject) ? 'is' : 'are' // prettier-ignore

/** "I from Brazil", "He a doctor", "She not here" */
const fromBrazil: Rule = afterWord('i he she we they', (page, token, i) => {
  const { tokens, dictionary } = page
  const subject = lowerAt(tokens, i - 1)
  if (!opensClause(tokens, i - 1) || isQuestion(tokens, i)) return undefined
  const before = lowerAt(tokens, i - 2)
  if (before === 'and' && !tokens.slice(sentenceStart(tokens, i), i - 2).some(({ lower }) => auxiliaries.has(lower) || lower === 'name')) return undefined // prettier-ignore
  const next = tokens[i + 1]
  const isFrom = token.lower === 'from' && /^\p{Lu}/u.test(next?.text ?? '')
  const isRole = /^(?:a|an)$/.test(token.lower) && /^(?:doctor|teacher|student|nurse|engineer|lawyer|driver|cook|chef|singer|waiter|waitress|manager|writer|artist|kind|nice|good|very|friendly|honest|hard|famous|great)$/.test(next?.lower ?? '') // prettier-ignore
  const isHere = token.lower === 'not' && /^(?:here|there|at|in|happy|ready|sure|good|sick|home|able|afraid|sad|hungry|tired|married|old|young|alone|from|interested)$/.test(next?.lower ?? '') && tokens[i + 2]?.lower !== 'all' // prettier-ignore
  const last = tokens[i + 2]
  if (isHere && /^(?:happy|ready|sure|good|sick|sad|hungry|old|young)$/.test(next?.lower ?? '') && last?.word && dictionary.partsOf(last.lower) & pos.noun) return undefined // prettier-ignore
  if (!isFrom && !isRole && !isHere) return undefined
  const be = beOf(page, subject, i)
  return insertText(token.start, `${be} `, 'missing-be', `The sentence needs a verb. Use "${subject === 'i' ? 'I' : subject} ${be}".`)
})

/** "My name Ali" */
const nameAli: Rule = afterWord('name', ({ tokens }, token, i) => {
  if (!/^(?:my|his|her)$/.test(lowerAt(tokens, i - 2)) || !tokens[i - 2]?.first) return undefined
  const after = tokens[i + 1]
  return /^\p{Lu}\p{Ll}+$/u.test(token.text) && (!after?.word || /^(?:and|from|i)$/.test(after.lower))
    ? insertText(token.start, 'is ', 'missing-be', 'The sentence needs a verb. Use "is".')
    : undefined
})

/** "The weather hot in summer", "the staff very friendly" */
const weatherHot: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const from = sentenceStart(tokens, i)
  const words = tokens.slice(from, i)
  if (words.length < 2 || words.length > 4 || !/^(?:the|my|our|his|her|their)$/.test(words[0]?.lower ?? '')) return undefined
  const isDegree = /^(?:very|so|too)$/.test(token.lower)
  const word = isDegree ? lowerAt(tokens, i + 1) : token.lower
  const parts = dictionary.partsOf(word)
  if (!(parts & pos.adjective) || parts & (pos.noun | pos.verb | pos.adverb | pos.past | pos.ing) || closed.has(word)) return undefined
  if (words.slice(1).some((other, n) => !other.word || closed.has(other.lower) || tags.has(from + 1 + n, 'Verb') || dictionary.partsOf(other.lower) & pos.past)) return undefined // prettier-ignore
  if (!(dictionary.partsOf(lowerAt(tokens, i - 1)) & (pos.noun | pos.plural)) || dictionary.partsOf(lowerAt(tokens, i - 1)) & pos.adjective) return undefined // prettier-ignore
  const next = tokens[isDegree ? i + 2 : i + 1]
  if (next?.word && !/^(?:in|today|now|and|but|because|here|there)$/.test(next.lower)) return undefined
  // Another verb in the sentence may be the one of this clause.
  if (tokens.slice(i, sentenceEnd(tokens, i)).some((other, n) => (auxiliaries.has(other.lower) || modals.has(other.lower) || tags.has(i + n, 'PastTense', 'PresentTense')) && !/^(?:and|but|because)$/.test(next?.lower ?? ''))) return undefined // prettier-ignore
  const isMany = (dictionary.partsOf(lowerAt(tokens, i - 1)) & pos.plural) !== 0
  const be = isMany ? 'are' : 'is'
  return insertText(token.start, `${be} `, 'missing-be', `The sentence needs a verb. Use "${be}".`)
}

/** "Press the switch and waits a minute": an order has plain verbs. */
const waitsAfterOrder: Rule = afterWord('and then', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const base = classes.base(token.lower)
  const parts = dictionary.partsOf(token.lower)
  if (!base || inflect(base, 's') !== token.lower || !(parts & pos.verbS) || closed.has(token.lower)) return undefined
  if (parts & pos.plural && !/^(?:a|an|it|them|for|until|if)$/.test(lowerAt(tokens, i + 1))) return undefined
  const from = sentenceStart(tokens, i)
  const first = tokens[from]?.lower === 'please' ? from + 1 : from
  const order = tokens[first]
  const orderParts = dictionary.partsOf(order?.lower ?? '')
  if (!order || !(orderParts & pos.verb) || closed.has(order.lower) || !/^(?:the|a|an|your|this|these|it|them|on|in|to|all)$/.test(lowerAt(tokens, first + 1))) return undefined // prettier-ignore
  if (tokens.slice(first + 1, i - 1).some((other, n) => (!other.word && !/\d/.test(other.text)) || /^(?:that|which|who|it|if|when|is|are)$/.test(other.lower) && n > 0 || page.tags.has(first + 1 + n, 'PresentTense') && dictionary.partsOf(other.lower) & pos.verbS)) return undefined // prettier-ignore
  return replaceWord(token, base, 'verb-form', `Use the base form "${base}" here.`)
})

const careerVerbs = /^(?:join|graduate|finish|start|begin|move|complete|leave|receive|get|become|win|meet|obtain|earn|marry|arrive|come|lose|buy|found|open|visit|return|retire|sell|publish|pass)$/ // prettier-ignore

/** "I join the company in 2018", "I finish school two years ago" */
const joinIn2018: Rule = afterWord('i we they he she', ({ tokens }, token, i) => {
  if (!careerVerbs.test(token.lower) || !opensClause(tokens, i - 1) || isQuestion(tokens, i)) return undefined
  if (/^(?:when|if|that|while|since)$/.test(lowerAt(tokens, i - 2))) return undefined
  for (let k = i + 1; k < i + 8 && k < tokens.length; k++) {
    const word = lowerAt(tokens, k)
    if (!tokens[k]?.word || /^(?:that|which|who|and|but|from|since|every|usually|because|i|he|she|we|they)$/.test(word)) {
      if (word !== 'from' || /^\d/.test(tokens[k + 1]?.text ?? '')) return undefined
    }
    const end = pastTimeEnd(tokens, k)
    const last = tokens[end - 1]
    if (end > 0 && (/^(?:1[5-9]|20)\d\d$/.test(last?.text ?? '') || last?.lower === 'ago' || word === 'yesterday')) return replaceWord(token, inflect(token.lower, 'past'), 'tense', 'The time is over, so use the past tense.') // prettier-ignore
  }
  return undefined
})

/** "two chairs, one of which have a broken leg", "Neither of the boys were there" */
const oneOfWhich: Rule = ({ tokens, dictionary }, token, i) => {
  const right = { have: 'has', are: 'is', were: 'was', do: 'does' }[token.lower]
  if (!right) return undefined
  if (/^(?:which|whom)$/.test(lowerAt(tokens, i - 1)) && lowerAt(tokens, i - 2) === 'of' && /^(?:one|each|neither|either)$/.test(lowerAt(tokens, i - 3)) && lowerAt(tokens, i - 4) !== 'but') return replaceWord(token, right, 'agreement', `Use "${right}", because its subject is singular.`) // prettier-ignore
  const noun = lowerAt(tokens, i - 1)
  if (!(dictionary.partsOf(noun) & pos.plural)) return undefined
  const of = /^(?:the|my|our|these|those|his|her|their|your)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 4
  if (lowerAt(tokens, of) !== 'of' || !/^(?:neither|either)$/.test(lowerAt(tokens, of - 1)) || !(tokens[of - 1]?.first || /^(?:but|and|because|so|that)$/.test(lowerAt(tokens, of - 2)))) return undefined // prettier-ignore
  return isQuestion(tokens, i) ? undefined : replaceWord(token, right, 'agreement', `Use "${right}", because its subject is singular.`)
}

/** "That sound good", "This look nice" */
const soundGood: Rule = onWord('sound look taste smell seem feel', ({ tokens, tags, dictionary }, token, i) => {
  if (!/^(?:that|this|it|everything)$/.test(lowerAt(tokens, i - 1)) || !tokens[i - 1]?.first || isQuestion(tokens, i)) return undefined
  const next = lowerAt(tokens, i + 1)
  const isQuality = (dictionary.partsOf(next) & pos.adjective) !== 0 && !tokens[i + 2]?.word
  if (!isQuality && !/^(?:great|good|nice|like|very|really|so)$/.test(next)) return undefined
  if (next === 'so' && !tags.has(i + 2, 'Adjective')) return undefined
  return replaceWord(token, `${token.lower}s`, 'agreement', `Use "${token.lower}s", because its subject is singular.`)
})

/** "Does the command still fails?", "Did the bus already left?" */
const stillFails: Rule = ({ tokens, classes, dictionary, tags }, token, i) => {
  if (tokens[i]?.first || !isQuestion(tokens, i)) return undefined
  const base = classes.base(token.lower)
  const parts = dictionary.partsOf(token.lower)
  if (!base || base === token.lower || !(parts & (pos.verbS | pos.past)) || parts & (pos.verb | pos.adjective | pos.noun) || closed.has(token.lower)) return undefined // prettier-ignore
  const adverb = /^(?:still|already|really|ever|always|also|usually|often|actually|even)$/.test(lowerAt(tokens, i - 1))
  const end = adverb ? i - 1 : i
  const from = sentenceStart(tokens, i)
  if (!/^(?:does|did|do|can|will|could|would|should)$/.test(lowerAt(tokens, from)) || end - from < 3 || end - from > 4) return undefined
  if (!/^(?:the|my|your|his|her|our|their|this|that|these)$/.test(lowerAt(tokens, from + 1)) || !tags.has(end - 1, 'Noun')) return undefined
  // "Would the credits I earned count?"
  if ((parts & pos.plural && !adverb) || subjects.has(lowerAt(tokens, end - 1))) return undefined
  return replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${lowerAt(tokens, from)}".`)
}

/** "What attract me most is" */
const whatAttract: Rule = onWord(
  'attract interest make surprise bother worry impress motivate excite drive matter help annoy concern fascinate inspire amaze give keep set strike happen please',
  (page, token, i) => {
    const { tokens } = page
    const what = tokens[i - 1]
    if (what?.lower !== 'what' || !what.first || !isBase(page, token) || isQuestion(tokens, i)) return undefined
    if (!/^(?:me|us|him|her|them|you|people|this|the|most)$/.test(lowerAt(tokens, i + 1))) return undefined
    const form = inflect(token.lower, 's')
    return replaceWord(token, form, 'agreement', `Use "${form}", because its subject is singular.`)
  },
)

/** "They like swimming and takes photos", "My sister live in Lima and work in a bank": the second verb agrees as the first. */
const worksAndWork: Rule = afterWord('and but', (page, token, i) => {
  const { tokens, dictionary, classes } = page
  if (isQuestion(tokens, i) || !tokens[i - 2]?.word) return undefined
  const from = sentenceStart(tokens, i)
  const subject = lowerAt(tokens, from)
  const base = classes.base(token.lower)
  const parts = dictionary.partsOf(token.lower)
  const next = lowerAt(tokens, i + 1)
  if (i - from > 9 || !/^(?:i|we|they|you)$/.test(subject) || !base || !(parts & pos.verbS) || inflect(base, 's') !== token.lower) return undefined // prettier-ignore
  if (parts & pos.plural && !/^(?:a|an|the|my|our|their|it|them|there|me|us|him)$/.test(next)) return undefined
  if (tokens.slice(from + 1, i).some((other, n) => !other.word || (closed.has(other.lower) && /^(?:who|which|that|he|she|it|is|was|has|does)$/.test(other.lower)) || (page.tags.has(from + 1 + n, 'PresentTense') && n > 1 && dictionary.partsOf(other.lower) & pos.verbS && !(dictionary.partsOf(other.lower) & pos.plural)))) return undefined // prettier-ignore
  if (startsPlace(next) && parts & pos.plural) return undefined
  return replaceWord(token, base, 'agreement', `Use "${base}", because its subject is "${tokens[from]?.text}".`)
})

/** "We must practise speak it every day", "I enjoy learn languages" */
const practiseSpeak: Rule = afterWord(
  'enjoy enjoys enjoyed avoid avoids avoided practise practice keep keeps kept finish finished consider dislike dislikes miss postpone imagine',
  ({ tokens }, token, i) => {
    if (!plainVerbs.has(token.lower)) return undefined
    if (!/^(?:i|you|he|she|we|they|to|must|should|can|will|could|would|really|also|always|who|and|not|never|just)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
    const form = inflect(token.lower, 'ing')
    return replaceWord(token, form, 'verb-pattern', `Use the -ing form after "${lowerAt(tokens, i - 1)}".`)
  },
)

/** "Vietnam have many dishes" */
const japanHave: Rule = onWord('have', ({ tokens, tags }, token, i) => {
  const place = tokens[i - 1]
  const next = lowerAt(tokens, i + 1)
  if (!place?.first || !tags.has(i - 1, 'Place') || place.lower.endsWith('s') || !/^(?:many|lots|some|very|beautiful|delicious|two|three|four|several|different|great)$/.test(next)) return undefined // prettier-ignore
  return replaceWord(token, 'has', 'agreement', 'Use "has", because its subject is singular.')
})
