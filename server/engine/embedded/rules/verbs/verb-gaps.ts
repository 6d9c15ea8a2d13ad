/** Verbs whose form the words around them give away: "I no understand", "If I have money, I would buy it", "dreamt of work", "a broke leg". */
import { afterWord, applyRules, inDrafts, insertText, isQuestion, lowerAt, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { isStart, lengthEnd, pastTimeEnd } from '../../grammar/times-named.ts'
import { closed, determiners, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { hasObject, isBase, isPure, startsObject, startsPlace } from './verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function verbGapEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [noUnderstand, heLike, ifYouWill, wishICan, dreamtOf, brokeLeg, haveTook, whenWasHave, learnYears, ableFind, dreamIs, fieldsLocate, isCalling, shouldSaving]), // prettier-ignore
    ...inDrafts(applyRules(page, [veryTired, ifIHave])),
  ]
}

const overMessage = 'The time is over, so use the past tense.'

const opensClause = (tokens: readonly Token[], k: number) => tokens[k]?.first === true || /^[,;:]$/.test(tokens[k - 1]?.text ?? '') || /^(?:and|but|because|so|that|if|when|while|although|since|or|as|think|know|what|why|how|where|say|said|sometimes|then)$/.test(lowerAt(tokens, k - 1)) // prettier-ignore

/** "I no understand", "He no have money" */
const noUnderstand: Rule = onWord('no', (page, token, i) => {
  const { tokens } = page
  const subject = lowerAt(tokens, i - 1)
  const verb = tokens[i + 1]
  if (!/^(?:i|you|he|she|it|we|they)$/.test(subject) || !opensClause(tokens, i - 1)) return undefined
  if (verb && /^(?:can|will|could|would|should)$/.test(verb.lower)) {
    const right = pick({ can: 'cannot', will: 'will not', could: 'could not', would: 'would not', should: 'should not' }, verb.lower) ?? ''
    return replaceWord(token, right, 'verb-form', `Use "${right}" here.`, verb)
  }
  if (!verb || (verb.lower !== 'like' && !isBase(page, verb)) || !(plainVerbs.has(verb.lower) || /^(?:have|like|want|need|work|go|get|come|know|do|think|see|speak|use|care|drink|play|live|love|understand|eat|sleep|answer|help|feel|find|remember)$/.test(verb.lower))) return undefined // prettier-ignore
  const helper = /^(?:he|she|it)$/.test(subject) ? "doesn't" : "don't"
  return replaceWord(token, helper, 'negation', `Use "${helper}" here.`)
})

/** "He like bones", "everybody like it" */
const heLike: Rule = onWord('like', ({ tokens }, token, i) => {
  if (!/^(?:he|she|everyone|everybody|nobody)$/.test(lowerAt(tokens, i - 1)) || /^(?:many|most|all|any|me|him|us|others|no)$/.test(lowerAt(tokens, i + 1)) || !opensClause(tokens, i - 1) || isQuestion(tokens, i)) return undefined // prettier-ignore
  if (/^(?:if|that|as|what|how|so|think|say|know|or)$/.test(lowerAt(tokens, i - 2)) && !tokens[i + 1]?.word) return undefined
  if (/^(?:did|does|do|will|would|can|could|may)$/.test(lowerAt(tokens, i - 2)) || /^[,.]$/.test(tokens[i + 1]?.text ?? '')) return undefined // prettier-ignore
  return replaceWord(token, 'likes', 'agreement', 'Use "likes", because its subject is singular.')
})

/** "If I have money, I would buy it", "If I am you, I will wait" */
const ifIHave: Rule = onWord('if', (page, token, i) => {
  const { tokens, dictionary } = page
  if (!/^(?:i|you|he|she|it|we|they)$/.test(lowerAt(tokens, i + 1)) || /^(?:as|even|know|ask|asked|wonder|sure|see|wondering|only)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const verb = tokens[i + 2]
  if (!verb?.word || verb.fixed) return undefined
  const from = sentenceStart(tokens, i)
  const end = sentenceEnd(tokens, i)
  if (tokens[end]?.text === '?' || tokens[i + 3]?.lower === 'not') return undefined
  const isYou = lowerAt(tokens, i + 3) === 'you' && verb.lower === 'am'
  const helper = tokens.slice(from, end).findIndex((other, n) => n + from !== i + 2 && /^(?:would|wouldn't|'d)$/.test(other.lower)) + from
  if (!isYou && helper < from) return undefined
  // "I would like", "it would be great if you send it", "would you mind"
  if (!isYou && (/^(?:like|love|appreciate|suggest|recommend|prefer|be|say|have|advise|rather|you|mind)$/.test(lowerAt(tokens, helper + 1)) || helper < i)) return undefined // prettier-ignore
  const parts = dictionary.partsOf(verb.lower)
  const form = verb.lower === 'am' || verb.lower === 'is' || verb.lower === 'are' ? 'were' : verb.lower === 'have' || verb.lower === 'has' ? 'had' : verb.lower === 'can' ? 'could' : !closed.has(verb.lower) && parts & (pos.verb | pos.verbS) && !(parts & pos.past) ? inflect(page.classes.base(verb.lower) ?? verb.lower, 'past') : undefined // prettier-ignore
  // "If he has come, he would …"
  if (!form || (/^(?:have|has)$/.test(verb.lower) && dictionary.partsOf(lowerAt(tokens, i + 3)) & pos.participle)) return undefined
  if (form === 'were' && lowerAt(tokens, i + 3).endsWith('ing') && !isYou) return undefined
  return replaceWord(verb, form, 'tense', 'What is only imagined stands in the past tense.')
})

/** "If I am you, I will wait" */
const ifYouWill: Rule = onWord("will won't am", ({ tokens }, token, i) => {
  if (token.lower === 'am') return `${lowerAt(tokens, i - 2)} ${lowerAt(tokens, i - 1)} ${lowerAt(tokens, i + 1)}` === 'if i you' ? replaceWord(token, 'were', 'tense', 'What is only imagined stands in the past tense.') : undefined // prettier-ignore
  const from = sentenceStart(tokens, i)
  const at = tokens.findIndex((other, k) => k >= from && k < i && other.lower === 'if')
  if (at < 0 || i - at > 8 || lowerAt(tokens, at + 1) !== 'i' || !/^(?:am|was|were)$/.test(lowerAt(tokens, at + 2)) || lowerAt(tokens, at + 3) !== 'you') return undefined // prettier-ignore
  return replaceWord(token, token.lower === 'will' ? 'would' : "wouldn't", 'tense', 'Use "would" here.')
})

/** "I wish I can fly", "I wish I would have known" */
const wishICan: Rule = afterWord('i he she we they you it', ({ tokens, dictionary }, token, i) => {
  if (!/^(?:wish|wishes|wished)$/.test(lowerAt(tokens, i - 2))) return undefined
  // "the author, whose wishes we will respect"
  if (possessives.has(lowerAt(tokens, i - 3)) || /^(?:whose|the)$/.test(lowerAt(tokens, i - 3))) return undefined
  const message = 'What is only imagined stands in the past tense.'
  if (token.lower === 'can') return replaceWord(token, 'could', 'tense', message)
  if (token.lower === "can't" || token.lower === 'cannot') return replaceWord(token, "couldn't", 'tense', message)
  if (token.lower === 'will') return replaceWord(token, 'would', 'tense', message)
  if (token.lower === "don't" || token.lower === "doesn't") return replaceWord(token, "didn't", 'tense', message)
  const participle = tokens[i + 2]
  if (token.lower === 'would' && lowerAt(tokens, i + 1) === 'have' && participle && dictionary.partsOf(participle.lower) & (pos.participle | pos.past)) return replaceWord(token, 'had', 'tense', message, tokens[i + 1]) // prettier-ignore
  return undefined
})

/** "I have always dreamt of work in a museum", "capable of handle it", "succeed in pass the exam" */
const dreamtOf: Rule = afterWord('of in at for about to', (page, token, i) => {
  const { tokens } = page
  const before = lowerAt(tokens, i - 2)
  const link = lowerAt(tokens, i - 1)
  // "a possibility of rain", "a fear of change": a noun
  if (!isBase(page, token) || /^(?:use|rain|snow|hail)$/.test(token.lower) || !(isPure(page, token.lower) || hasObject(page, i + 1)))
    return undefined
  const isOf = link === 'of' && /^(?:dream|dreams|dreamt|dreamed|dreaming|capable|incapable|tired|instead|accused|purpose|intention|habit|goal|aim|task|chance|possibility|opportunity|hope|risk|experience|way|method|process|importance|thinking|thought|pleasure|responsibility|afraid|fond|proud|ashamed|means|danger|hopes|job)$/.test(before) // prettier-ignore
  const isIn = link === 'in' && /^(?:succeed|succeeded|success|interested|specialize|specialise|specialized|specialised|skilled|experienced|experience|involved|participate|interest|difficulty|difficulties|successful|believe|engaged)$/.test(before) // prettier-ignore
  const isAt = link === 'at' && /^(?:good|bad|great|better|excellent|best|skilled|terrible|talented|aimed|aims|experienced)$/.test(before)
  const isFor = link === 'for' && /^(?:responsible|apologize|apologise|sorry|known|famous|thank|thanks|suitable|useful|reason|blame|blamed|passion|used)$/.test(before) // prettier-ignore
  const isAbout = link === 'about' && /^(?:think|thinking|thought|worried|worry|excited|passionate|dream|dreaming|enthusiastic|serious|happy|nervous|forget|talk|talked)$/.test(before) // prettier-ignore
  const isTo =
    link === 'to' &&
    /^(?:forward|addition|addicted|committed|dedicated|devoted|opposed|accustomed)$/.test(before) &&
    !(
      /^(?:committed|dedicated)$/.test(before) &&
      !/^(?:am|is|are|was|were|been|be|fully|highly|strongly|very|deeply|i'm|we're)$/.test(lowerAt(tokens, i - 3))
    )
  if (!(isOf || isIn || isAt || isFor || isAbout || isTo)) return undefined
  const next = lowerAt(tokens, i + 1)
  const isObject =
    (determiners.has(next) && next !== 'that' && next !== 'no') ||
    /^(?:stress|pressure|problems|people|customers|projects|tasks|data|conflicts|multiple|several|different|complex|difficult|me|him|them|us|it)$/.test(
      next,
    )
  const isSeldomNoun = /^(?:work|live|study|travel|help|play|meet|handle|manage|pass|use|buy|learn|talk|run|drive|start|move|visit|read|write|cook|teach)$/.test(token.lower) // prettier-ignore
  const isVerb = plainVerbs.has(token.lower) || (isObject && (isTo || isSeldomNoun || isOf || isAt || isAbout)) || (isSeldomNoun && /^(?:in|with|at|for|to|abroad|as)$/.test(next) && !/^(?:talk|drive|help|use|pass|study|read|start|play|experience)$/.test(token.lower) && /^(?:dream|dreams|dreamt|dreamed|dreaming|capable|instead|interested|good|forward|think|thinking|thought|used)$/.test(before)) // prettier-ignore
  if (!isVerb) return undefined
  const form = inflect(token.lower, 'ing')
  return replaceWord(token, form, 'verb-pattern', `Use the -ing form after "${link}".`)
})

const brokenPasts = /^(?:broke|wrote|chose|froze|tore|wore|hid|drank|gave|took|forgot|ate|knew|grew|threw|shook|bit|went|drew|flew|saw|became|began|swore|rode|did|fell|came)$/ // prettier-ignore

/** "a broke leg", "my forgot password", "the tore page" */
const brokeLeg: Rule = ({ tokens, tags, dictionary, classes }, token, i) => {
  if (!brokenPasts.test(token.lower) || /^(?:saw|did|went|came|flew|bit|became|began|rode)$/.test(token.lower)) return undefined
  const before = lowerAt(tokens, i - 1)
  const next = tokens[i + 1]
  if (!(/^(?:a|an|the|my|your|our|their)$/.test(before) || (/^(?:his|its|with|two|some|many)$/.test(before) && token.lower === 'broke' && before !== 'some')) || !next?.word || next.fixed) return undefined // prettier-ignore
  if (
    !(dictionary.partsOf(next.lower) & (pos.noun | pos.plural)) ||
    closed.has(next.lower) ||
    tags.has(i + 1, 'Pronoun') ||
    isPersonNoun(next.lower)
  )
    return undefined
  const base = classes.base(token.lower)
  const form = base ? inflect(base, 'participle') : undefined
  return form && form !== token.lower ? replaceWord(token, form, 'verb-form', `Use the participle "${form}" here.`) : undefined
}

/** "over the last year": a time that goes on to now. */
const isSpan = (tokens: RulePage['tokens'], k: number) => [k, k + 1].some(at => lowerAt(tokens, at) === 'the' && /^(?:last|past)$/.test(lowerAt(tokens, at + 1))) // prettier-ignore

/** "We have took the train last week": the time shows the past. */
const haveTook: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const have = tokens[i - 1]
  if (!have || !/^(?:have|has|i've|we've|they've|you've)$/.test(have.lower) || isQuestion(tokens, i)) return undefined
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & pos.past) || parts & (pos.participle | pos.noun | pos.adjective | pos.verb)) return undefined
  const isShort = have.lower.includes("'")
  if (!isShort && !/^(?:i|you|he|she|it|we|they)$/.test(lowerAt(tokens, i - 2)) && !page.tags.has(i - 2, 'Noun')) return undefined
  const from = sentenceStart(tokens, i)
  const end = sentenceEnd(tokens, i)
  // "It have broke down three times since": what goes on to now.
  if (tokens.slice(i, end).some(({ lower }) => /^(?:since|times|already|ever|yet|so)$/.test(lower))) return undefined
  for (let k = from; k < end; k++)
    if (pastTimeEnd(tokens, k) > 0 && !/^(?:since|from|until|the|over)$/.test(lowerAt(tokens, k - 1)) && !isSpan(tokens, k))
      return replaceWord(have, isShort ? `${have.text.slice(0, have.text.search(/['’]/))} ${token.lower}` : token.lower, 'tense', overMessage, token) // prettier-ignore
  return undefined
}

/** "When I was young, I have lived in Paris", "When we arrived, they have left" */
const whenWasHave: Rule = onWord('have has', (page, token, i) => {
  const { tokens, dictionary, classes } = page
  if (!/^(?:i|he|she|we|they|it)$/.test(lowerAt(tokens, i - 1)) || isQuestion(tokens, i)) return undefined
  const from = sentenceStart(tokens, i)
  if (lowerAt(tokens, from) !== 'when' || !/^(?:i|he|she|we|they)$/.test(lowerAt(tokens, from + 1)) || !/^(?:was|were)$/.test(lowerAt(tokens, from + 2)) || i - from > 9) return undefined // prettier-ignore
  const verb = tokens[i + 1]
  const base = verb && classes.base(verb.lower)
  if (!verb || !base || !(dictionary.partsOf(verb.lower) & (pos.participle | pos.past))) return undefined
  return replaceWord(token, inflect(base, 'past'), 'tense', overMessage, verb)
})

/** "I learn English three years", "I am married from 2015", "We live here already two years" */
const learnYears: Rule = afterWord('i we they he she', (page, token, i) => {
  const { tokens, text } = page
  const subject = lowerAt(tokens, i - 1)
  if (!opensClause(tokens, i - 1) || isQuestion(tokens, i)) return undefined
  const isOne = /^(?:he|she)$/.test(subject)
  const have = isOne ? 'has' : 'have'
  const base = page.classes.base(token.lower) ?? token.lower
  const isBe = /^(?:am|is|are)$/.test(token.lower)
  if (!isBe && !/^(?:live|work|study|learn|know|teach|play|own|drive|practice|practise|use|wait)$/.test(base)) return undefined
  if (!isBe && token.lower !== base && token.lower !== inflect(base, 's')) return undefined
  for (let k = i + 1; k < i + 9 && k < tokens.length; k++) {
    const word = lowerAt(tokens, k)
    if (!tokens[k]?.word && !/^\d+$/.test(tokens[k]?.text ?? '')) return undefined
    // "I know it's been two years"
    if (/['’](?:s|re|ve|ll|d|m)$/.test(word) && subjects.has(word.replace(/['’].*/, ''))) return undefined
    if (/^(?:and|but|or|that|which|who|to|for|every|about|until|in)$/.test(word) && !(word === 'in' && !lengthEnd(tokens, k + 1))) return undefined // prettier-ignore
    const isFrom = word === 'from' && (isBe || /^(?:in|here|there|with|at|as|english|german|french|spanish)$/.test(lowerAt(tokens, i + 1)))
    // "six yellow ones from last year", "the letters from 2015"
    const isDescribed = /^ones?$/.test(lowerAt(tokens, k - 1)) || (page.classes.isPlural(lowerAt(tokens, k - 1)) && determiners.has(lowerAt(tokens, k - 2))) // prettier-ignore
    // "We live in a house from 1974"
    const isHouse = page.classes.isSingular(lowerAt(tokens, k - 1)) && /^(?:in|an?)$/.test(lowerAt(tokens, k - 2)) && tokens[k - 1]?.text === tokens[k - 1]?.lower // prettier-ignore
    if (isFrom && (isDescribed || isHouse)) return undefined
    const isAlready = word === 'already'
    const at = isFrom || isAlready ? k + 1 : k
    const first = tokens[at]
    const last = lengthEnd(tokens, at)
    const isWait = base === 'wait' && lowerAt(tokens, at - 1) === 'since' && /^(?:minutes|hours?)$/.test(lowerAt(tokens, last - 1))
    const isLength = last > 0 && (isWait || (base !== 'wait' && /^(?:days|weeks|months|years|decades)$/.test(lowerAt(tokens, last - 1)))) && !/^(?:old|ago|later|per|before|younger|older|longer|earlier|more|less|than|is|are|was|of|in)$/.test(lowerAt(tokens, last)) // prettier-ignore
    const isSince = isFrom && !isLength && (/^(?:1[5-9]|20)\d\d$/.test(first?.text ?? '') || /^(?:last)$/.test(lowerAt(tokens, at))) && isStart(tokens, at) && !/^(?:to|until|till|[-–])$/.test(tokens[at + 1]?.lower ?? '') && !tokens.slice(at, at + 5).some(({ lower }) => /^(?:to|until|till)$/.test(lower)) // prettier-ignore
    if (!isLength && !isSince) {
      if (isFrom || isAlready) return undefined
      continue
    }
    if (!first || (isBe && k === i + 1)) return undefined
    const doing = isBe && lowerAt(tokens, i + 1).endsWith('ing')
    const verb = isBe ? `${have} been` : base === 'wait' ? `${have} been waiting` : `${have} ${inflect(base, 'participle')}`
    const link = isSince ? 'since ' : 'for '
    if (isBe && !doing && isLength && !isFrom && !isAlready) return undefined
    // "I live here since two years": "for" takes the place of "since".
    const linkAt = isLength && lowerAt(tokens, k - 1) === 'since' ? k - 1 : k
    return replaceWord(token, `${verb}${text.slice(token.end, tokens[linkAt]?.start)}${link}${first.text}`, 'tense', `Use "${verb}" for something that started in the past and continues.`, first) // prettier-ignore
  }
  return undefined
})

/** "I am able working alone", "was able to found the parcel" */
const ableFind: Rule = afterWord('able unable', ({ tokens, classes, dictionary }, token, i) => {
  const base = classes.base(token.lower)
  if (token.lower === 'to') {
    const verb = tokens[i + 1]
    const right = verb && classes.base(verb.lower)
    const parts = dictionary.partsOf(verb?.lower ?? '')
    if (!verb || !right || right === verb.lower || !(parts & (pos.past | pos.ing | pos.verbS)) || /^(?:read|put|set|let|cut|run|come|become|hit|cost|shut|spread|lay)$/.test(verb.lower)) return undefined // prettier-ignore
    return replaceWord(verb, right, 'verb-form', `Use the base form "${right}" after "to".`)
  }
  return base && dictionary.partsOf(token.lower) & pos.ing && !(dictionary.partsOf(token.lower) & pos.adjective && !startsPlace(lowerAt(tokens, i + 1))) // prettier-ignore
    ? replaceWord(token, `to ${base}`, 'verb-form', `Use "to" and the base form "${base}" here.`)
    : undefined
})

/** "My dream is become a doctor", "My goal is work abroad" */
const dreamIs: Rule = afterWord('is was', (page, token, i) => {
  const { tokens } = page
  if (!isBase(page, token)) return undefined
  let k = i - 2
  if (/^(?:life|career|future)$/.test(lowerAt(tokens, k)) && lowerAt(tokens, k - 1) === 'in') k -= 2
  if (!/^(?:dream|goal|aim|wish|plan|hope|ambition|intention|objective|purpose|desire)$/.test(lowerAt(tokens, k))) return undefined
  if (!/^(?:my|his|her|our|their|your|main|biggest|only|next|the|first|greatest|big|final|term)$/.test(lowerAt(tokens, k - 1))) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  if (!plainVerbs.has(token.lower) && !/^(?:be|become|have|go|get|make|take|give|open)$/.test(token.lower) && !startsObject(next) && !startsPlace(next)) return undefined // prettier-ignore
  return insertText(token.start, 'to ', 'verb-pattern', 'Use "to" before the verb here.')
})

/** "a small city locate in the south", "a dog name Max", "any dispute arise out of it" */
const fieldsLocate: Rule = (page, token, i) => {
  const { tokens, tags } = page
  const next = lowerAt(tokens, i + 1)
  const form = token.lower === 'locate' && /^(?:in|on|at|near|between|next|by|outside|within|close|about)$/.test(next) ? 'located' : /^(?:situate|base)$/.test(token.lower) && /^(?:in|on|at|near)$/.test(next) ? `${token.lower}d` : undefined // prettier-ignore
  if (!form || !tags.has(i - 1, 'Noun', 'Adverb', 'Copula') || /^(?:to|can|will|could|please|and|or|not|you|we|they|i|would|help|that|knowledge|customer|user|data|fan|client|tax|code|military|air|naval)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const isPlural = (page.dictionary.partsOf(lowerAt(tokens, i - 1)) & pos.plural) !== 0
  if (isPlural && !tokens.slice(Math.max(0, i - 8), i).some(({ lower }) => /^(?:is|are|was|were|has|have|of)$/.test(lower)))
    return undefined
  if (token.lower === 'base' && !/^\p{Lu}/u.test(tokens[i + 2]?.text ?? '')) return undefined
  return replaceWord(token, form, 'verb-form', `Use the participle "${form}" here.`)
}

/** "my dog, which is calling Rex", "a dish calling Pho" */
const isCalling: Rule = onWord('calling', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (!/^(?:is|was|are|were)$/.test(lowerAt(tokens, i - 1)) || !/^(?:which|that|it)$/.test(lowerAt(tokens, i - 2))) return undefined
  return next?.word && /^\p{Lu}\p{Ll}/u.test(next.text) ? replaceWord(token, 'called', 'verb-form', 'Use the participle "called" here.') : undefined // prettier-ignore
})

/** "We should saving water and planting trees": the second verb has the form of the first. */
const shouldSaving: Rule = afterWord('and or', ({ tokens, classes, dictionary }, token, i) => {
  if (!(dictionary.partsOf(token.lower) & pos.ing)) return undefined
  const base = classes.base(token.lower)
  if (!base) return undefined
  for (let k = i - 2; k > i - 8 && k > 0; k--) {
    const word = lowerAt(tokens, k)
    if (!tokens[k]?.word || /^(?:is|are|was|were|be|been|for|by|of|in|and|or|that)$/.test(word)) return undefined
    if (dictionary.partsOf(word) & pos.ing) return /^(?:can|could|will|would|should|must|cannot|shall)$/.test(lowerAt(tokens, k - 1)) ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${lowerAt(tokens, k - 1)}".`) : undefined // prettier-ignore
  }
  return undefined
})

/** "I very happy", "He so tired" */
const veryTired: Rule = onWord('very so too really also not', ({ tokens, tags, dictionary }, token, i) => {
  const subject = tokens[i - 1]
  if (!subject || !/^(?:i|he|she|we|they)$/.test(subject.lower) || !opensClause(tokens, i - 1)) return undefined
  let at = i + 1
  if (/^(?:very|so|too)$/.test(lowerAt(tokens, at))) at++
  const parts = dictionary.partsOf(lowerAt(tokens, at))
  if (!(parts & pos.adjective) || parts & (pos.verb | pos.adverb) || closed.has(lowerAt(tokens, at)) || (tags.has(at, 'Verb') && !lowerAt(tokens, at).endsWith('ed'))) return undefined // prettier-ignore
  if (parts & pos.past && !/^(?:very|so|too)$/.test(token.lower)) return undefined
  const next = tokens[at + 1]
  if (next?.word && !/^(?:to|that|about|because|with|for|of|in|at|and|when|today|now|but|if|from)$/.test(next.lower)) return undefined
  if (modals.has(lowerAt(tokens, at + 1)) || possessives.has(subject.lower)) return undefined
  const from = sentenceStart(tokens, i)
  const isPast = tokens.slice(from, sentenceEnd(tokens, i)).some((_, n) => tags.has(from + n, 'PastTense'))
  const be = isPast ? (/^(?:we|they)$/.test(subject.lower) ? 'were' : 'was') : subject.lower === 'i' ? 'am' : /^(?:he|she)$/.test(subject.lower) ? 'is' : 'are' // prettier-ignore
  return insertText(token.start, `${be} `, 'missing-be', `Use "${be}" before "${token.lower}".`)
})
