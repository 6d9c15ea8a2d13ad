/** The -ing form after a preposition, and "to" for a purpose: "without stop", "used to deal", "for bring", "too shy for talking". */
import { afterWord, applyRules, lowerAt, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { matchCase } from '../../grammar/tokens.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, closed, subjects } from '../../grammar/word-classes.ts'
import { isEnd, startsObject, startsPlace, isBase, isPure, hasObject, ing, baseOfIng, isThanked } from '../verbs/verb-slots.ts'

/** Edits of forms that only one word explains. */
export function afterPrepositionEdits(page: RulePage): Edit[] {
  return applyRules(page, [withoutStop, afterToUse, passionForBake, usedToDeal, shyForTalking, forBring, forToBe, thanksToTake, thinkingToAdopt, withoutAsked, worthTo]) // prettier-ignore
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Nouns after these prepositions, also with what looks like an object: "without help the first time". */
const nounsAfter = set('snow hail frost fog storm thunder frostbite injury help control rest sleep use love work fear hope doubt reason notice comment cause fail delay charge change support contact access practice result progress food water rain dinner lunch place time force fault question answer name shape attack surprise cost cover doubt end exception guilt judge limit mercy mistake number order peace pity point practice price proof pride regret regard remorse reserve leave warrant recourse incident exception respect return reward risk shame sight sound success talent taste thought trace trial trouble trust value view vote warning waste worry law land air spring fall light night day hand foot car bus train boat plane ship mail phone fax email letter post force design default accident chance contrast definition all far then now') // prettier-ignore

/** "without stop to catch", "without open the lid", "by plant native flowers", "instead of walk the dog" */
const withoutStop: Rule = (page, token, i) => {
  const { tokens, tags } = page
  const before = lowerAt(tokens, i - 1)
  const at = /^(?:not|always|just|never|really|even|actually)$/.test(before) ? i - 2 : i - 1
  const preposition = lowerAt(tokens, at)
  // "We here by confirm"
  if (preposition === 'by' && lowerAt(tokens, at - 1) === 'here') return undefined
  if (!/^(?:without|by|of|about|from|before|after|despite|while|besides|than|for|on|in|at|into)$/.test(preposition) || !isBase(page, token) || tokens[at]?.hyphen) return undefined // prettier-ignore
  const asker = lowerAt(tokens, at - 1)
  // "rain this afternoon"
  const isTimed = /^(?:this|last|next|every|all|the)$/.test(lowerAt(tokens, i + 1)) && /^(?:morning|afternoon|evening|night|week|weekend|month|year|day|season|summer|winter|spring|fall|autumn|time)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  const isObject = hasObject(page, i + 1) && !isTimed
  const next = lowerAt(tokens, i + 1)
  const pure = isPure(page, token.lower)
  if (preposition === 'without' && !/^(?:do|go)$/.test(asker)) {
    if (/^(?:go|love|thank|please|fail)$/.test(token.lower) && !isObject) return undefined
    const isStopped = !(token.lower === 'use' && isEnd(tokens[i + 1])) && /^(?:stop|break|burn|pay|look|ask|touch|say|think|tell|wait|eat|drink|use|try|pause|move|talk)$/.test(token.lower) && (isEnd(tokens[i + 1]) || startsPlace(next) || isObject) // prettier-ignore
    return isStopped || (isObject && !nounsAfter.has(token.lower)) || (pure && !/^(?:reserve|leave|incident)$/.test(token.lower) && (isEnd(tokens[i + 1]) || startsPlace(next) || startsObject(next))) ? ing(token, preposition) : undefined // prettier-ignore
  }
  if (preposition === 'by') return isObject && !nounsAfter.has(token.lower) && !/^(?:go|take|make|do)$/.test(token.lower) && !tags.has(at - 1, 'Participle') && !/^(?:stand|come|abide|pass|go|get|side|day|one|step|bit)$/.test(asker) || (isObject && /^(?:take|make|do)$/.test(token.lower)) ? ing(token, preposition) : undefined // prettier-ignore
  if (/^(?:of|about)$/.test(preposition)) {
    const isAsked = /^(?:instead|dream|dreams|dreamed|dreamt|dreaming|think|thinking|thought|talk|talking|talked|tired|afraid|capable|fond|proud|scared|sick|idea|habit|way|risk|chance|possibility|hope|intention|purpose|pleasure|importance|worried|worry|excited|nervous|serious|forget|forgot|advantage|danger|fear|method|experience|process|ashamed|accused|guilty|benefits?|opportunity|goal|aim)$/.test(asker) // prettier-ignore
    if (!isAsked) return undefined
    const isPlain = isObject || (pure && (startsPlace(next) || startsObject(next))) || (isEnd(tokens[i + 1]) && (pure || /^(?:play|travel|dance|swim|smoke|cook|run|paint|study|move|drive|walk)$/.test(token.lower)) && /^(?:dream|think|talk|instead|afraid|tired|scared|idea)/.test(asker)) || (/^(?:go|travel|move|walk|run|work|study|live|talk|play|dance|swim)$/.test(token.lower) && startsPlace(next) && !/^(?:of|for)$/.test(next)) // prettier-ignore
    return isPlain && !(nounsAfter.has(token.lower) && !isObject) ? ing(token, `${asker} ${preposition}`) : undefined
  }
  if (/^(?:from|besides|despite)$/.test(preposition)) return /^(?:prevent|prevents|prevented|stop|stops|stopped|keep|keeps|kept|me|us|him|her|them|you|people|tired|apart|refrain|discouraged?|banned|exhausted|sick|abstain|benefit)$/.test(asker) && (isObject || (pure && (isEnd(tokens[i + 1]) || startsPlace(next)))) ? ing(token, preposition) : undefined // prettier-ignore
  if (/^(?:before|after|while)$/.test(preposition)) return (tokens[at]?.first !== true || opensPhrase(tokens, i)) && isObject && (pure || /^(?:use|cook|visit|plant|open|finish|clean|wash|paint|watch|try|call|check|buy|sign|cut|eat|read|start|turn|put|take|make|have|do|move|play|study)$/.test(token.lower)) && !tags.has(at - 1, 'Pronoun') && !/^(?:day|week|month|year|long|soon|ever|never|night|morning|and|but)$/.test(asker) ? ing(token, preposition) : undefined // prettier-ignore
  if (preposition === 'on') return /^(?:plan|plans|planned|planning|insist|insists|insisted|keep|keeps|kept|focus|focused|focuses|concentrate|count|work|working|intent|keen|spend|spent|depend|depends)$/.test(asker) && (pure || isObject) && (isObject || startsPlace(next) || startsObject(next)) ? ing(token, `${asker} ${preposition}`) : undefined // prettier-ignore
  if (preposition === 'in') return /^(?:interested|succeed|succeeded|interest|experience|experienced|believe|role|difficulty|difficulties|trouble|involved|skilled|specialized|specialize|help|fun|point)$/.test(asker) && (pure || isObject) && (isObject || startsPlace(next) || startsObject(next) || isEnd(tokens[i + 1]) || tags.has(i + 1, 'Noun')) && !(nounsAfter.has(token.lower) && !isObject) ? ing(token, `${asker} ${preposition}`) : undefined // prettier-ignore
  if (preposition === 'at') return /^(?:good|bad|great|better|best|excellent|terrible|skilled|talented)$/.test(asker) && (pure || isObject || /^(?:cook|dance|draw|play|paint|swim|run|drive|bake|sing)$/.test(token.lower)) && !nounsAfter.has(token.lower) ? ing(token, `${asker} ${preposition}`) : undefined // prettier-ignore
  if (
    preposition === 'for' &&
    asker === 'sorry' &&
    /^(?:hear|say|tell|inform|learn|see|know|read|bother|disturb|interrupt)$/.test(token.lower) &&
    at === i - 1
  )
    return undefined
  if (preposition === 'for' && (at < i - 1 || isThanked(tokens, at))) return isObject || pure || /^(?:take|come|be|have|do|give|choose|visit|stop|listen|wait|help|care|call|cancel|cause|break|use|shop|order|travel|contact|show)$/.test(token.lower) && !isEnd(tokens[i + 1]) && (at < i - 1 || /^(?:take|come|be|have|do|give|choose|stop|listen)$/.test(token.lower)) ? ing(token, preposition) : undefined // prettier-ignore
  return undefined
}

/** "Before cut it, wait": a comma ends the phrase, and no subject is in it. */
function opensPhrase(tokens: readonly Token[], i: number): boolean {
  const comma = tokens.findIndex((other, k) => k > i && !other.word)
  return tokens[comma]?.text === ',' && comma - i < 8 && !tokens.slice(i, comma).some(({ lower }) => subjects.has(lower) && lower !== 'it' && lower !== 'you') // prettier-ignore
}

/** "after to use the machine", "without to think", "before to leave" */
const afterToUse: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const before = lowerAt(tokens, i - 1)
  const verb = tokens[i + 1]
  if (!isBase(page, verb) || !/^(?:after|without|before|by|despite|of|about|from)$/.test(before)) return undefined
  const asker = lowerAt(tokens, i - 2)
  if (/^(?:of|about)$/.test(before) && !/^(?:instead|dream|dreams|dreamed|dreaming|thinking|tired|afraid|capable|fond|proud|scared|idea|habit|risk|possibility|intention|worried|excited|nervous)$/.test(asker)) return undefined // prettier-ignore
  if (/^(?:after|before|by|from)$/.test(before) && /^(?:go|day|week|years?|night|morning|evening|summer|winter|look|looked|moments?|get|come|came|stand|from|taken|stop|stopped|drop|dropped|pass|passed|swing|even|close|long|soon|shortly|just)$/.test(asker)) return undefined // prettier-ignore
  return ing(token, before, verb)
})

const activities = set('bake cook travel paint dance swim run write read sing draw teach learn hike sew knit garden design program photograph ski surf climb drive act play collect garden design build drive fish hunt camp sail') // prettier-ignore

/** "a passion for bake", "a talent for draw" */
const passionForBake: Rule = afterWord('for', ({ tokens }, token, i) =>
  activities.has(token.lower) && /^(?:passion|love|talent|gift|enthusiasm|reputation|flair|preference|reason|responsible|famous|known|excuse|time)$/.test(lowerAt(tokens, i - 2)) && (isEnd(tokens[i + 1]) || startsObject(lowerAt(tokens, i + 1)) || /^(?:and|since|because|in|with)$/.test(lowerAt(tokens, i + 1))) && !/^(?:time|reason|design|program|garden|act|play)$/.test(lowerAt(tokens, i - 2) === 'time' ? 'time' : token.lower) // prettier-ignore
    ? ing(token, `${lowerAt(tokens, i - 2)} for`)
    : undefined,
)

/** "I am used to deal with it", "She got used to live alone", "look forward to hear" */
const usedToDeal: Rule = afterWord('to', (page, token, i) => {
  const { tokens } = page
  if (!isBase(page, token)) return undefined
  const asker = lowerAt(tokens, i - 2)
  const isVerb = isPure(page, token.lower) || hasObject(page, i + 1) || (/^(?:deal|stand|answer|fight|move|plan|call|share|care|rush|cook|drink|look|rise|wake|wait|work|live|sleep|drive|walk|travel|study|run|cook|play|talk|visit|meet|start|use|help)$/.test(token.lower) && (startsPlace(lowerAt(tokens, i + 1)) || startsObject(lowerAt(tokens, i + 1)) || asker !== 'forward')) // prettier-ignore
  if (!isVerb) return undefined
  if (asker === 'forward') return lowerAt(tokens, i - 3).startsWith('look') ? ing(token, 'forward to') : undefined
  if (!/^(?:used|addicted|opposed)$/.test(asker)) return undefined
  let k = i - 3
  while (/^(?:not|very|also|already|more|quite|now|never|still|completely|so|always|really)$/.test(lowerAt(tokens, k))) k--
  const be = lowerAt(tokens, k)
  const person = lowerAt(tokens, k - 1)
  const isGot = /^(?:get|gets|got|getting|gotten)$/.test(be)
  const isPerson = /^(?:i'm|we're|you're|he's|she's)$/.test(be) || (/^(?:am|is|are|was|were)$/.test(be) && (/^(?:i|he|she|we|who|not|everyone|everybody)$/.test(person) || (asker !== 'used' && person !== ''))) // prettier-ignore
  return isGot || isPerson ? ing(token, `${asker} to`) : undefined
})

/** "too shy for talking", "enough money for buying a car", "good enough for talking with" */
const shyForTalking: Rule = onWord('for', (page, token, i) => {
  const { tokens, dictionary } = page
  const verb = tokens[i + 1]
  const base = baseOfIng(page, verb)
  if (!base || !verb) return undefined
  // "I can't thank you enough for translating them"
  if (isThanked(tokens, i)) return undefined
  const before = lowerAt(tokens, i - 1)
  const isTooShy = (dictionary.partsOf(before) & pos.adjective) !== 0 && lowerAt(tokens, i - 2) === 'too'
  const isEnough = before === 'enough' || lowerAt(tokens, i - 2) === 'enough'
  const next = lowerAt(tokens, i + 2)
  const isVerb = hasObject(page, i + 2) || startsPlace(next) || (isEnd(tokens[i + 2]) && !(dictionary.partsOf(verb.lower) & pos.noun)) || isTooShy // prettier-ignore
  if (/^(?:swimming|parking|cooking|shopping|hiking|skiing|camping|fishing|living|sleeping|seating|meeting|training|painting|sitting|storing|cycling|jogging|dancing|walking|running)$/.test(verb.lower) && !hasObject(page, i + 2)) return undefined // prettier-ignore
  // "Her hands are too stiff for sewing": a thing is not the one who does it
  const isDoer = !isTooShy || /^(?:i|he|she|we|they|you|who)$/.test(lowerAt(tokens, i - 4)) || /^(?:i'm|he's|she's|we're|they're|you're)$/.test(lowerAt(tokens, i - 3)) || hasObject(page, i + 2) || startsPlace(next) // prettier-ignore
  return (isTooShy || isEnough) && isVerb && isDoer ? replaceWord(token, `to ${base}`, 'verb-pattern', 'Use "to" and the verb to express a purpose.', verb) : undefined // prettier-ignore
})

/** "They came for bring the new desks", "enough power for run two lines", "a fair for raise money" */
const forBring: Rule = onWord('for', (page, token, i) => {
  const { tokens, tags } = page
  const verb = tokens[i + 1]
  if (!isBase(page, verb)) return undefined
  const isSorry = lowerAt(tokens, i - 1) === 'sorry' && /^(?:hear|say|tell|inform|learn|see|read)$/.test(verb.lower)
  if (isThanked(tokens, i) && !isSorry) return undefined
  const before = lowerAt(tokens, i - 1)
  if (/^(?:passion|love|talent|gift|enthusiasm|reputation|responsible|famous|known|good|bad|better|as|used|look|looking|ask|asked|wait|waiting)$/.test(before)) return undefined // prettier-ignore
  const pure = isPure(page, verb.lower)
  const next = lowerAt(tokens, i + 2)
  const isNoun = nounsAfter.has(verb.lower) || /^(?:rent|sale|breakfast|fun|review|display|purchase|export|hire|show|sport|exercise|example|research|study|care|business|trade|travel|repair|release|entry|transport|drink|coffee|walk|ride|swim|drive|run|talk|chat|look|visit|try|stay|trip|mass|export|import|benefit|interest|record|profit|credit|gain|shelter|refuge|advance|guidance|pay|aid|comfort|company|fear|want|lack|reserve|bed|school|church|free|sure|certain|good|real|life|self|people|everyone|foster)$/.test(verb.lower) // prettier-ignore
  if (pure && !isNoun) return startsObject(next) || hasObject(page, i + 2) || tags.has(i + 2, 'Noun') || /^(?:to|in|on|at|with|from|if|how|what|that|more|better)$/.test(next) || isEnd(tokens[i + 2]) ? tell() : undefined // prettier-ignore
  const isRun = /^(?:run|drive|visit|try|show|pay|study|repair|review|record)$/.test(verb.lower) && /^(?:the|my|our|their|his|her|your|it|them|two|three|four|five|all|this|these|both)$/.test(next) && !/^(?:first|next|last|same|whole|rest|time|day|week|month|year|night)$/.test(lowerAt(tokens, i + 3)) // prettier-ignore
  const isMoney = /^(?:raise|carry|reach|protect|solve|install|discuss|celebrate|buy)$/.test(verb.lower) && tags.has(i + 2, 'Noun') // prettier-ignore
  return isRun || isMoney || (!isNoun && hasObject(page, i + 2) && /^(?:build|plant|open|paint|cook|clean|check|fix|help|protect|cover|raise|buy|wash|cut|fill|finish|move|carry|support|discuss|complete|reach|test|watch|play|call|book|order|cancel|change|start|stop|win|answer|update|install|design|print|fight|pick|attend|hold|catch|solve|measure|heat|control|store|transport)$/.test(verb.lower) && !(/^(?:help|support|control|change|cover|play)$/.test(verb.lower) && !/^(?:the|my|our|their|your|people)$/.test(next))) ? tell() : undefined // prettier-ignore

  function tell(): Edit {
    return { start: token.start, end: token.end, after: matchCase('to', token.text), kind: 'grammar', rule: 'verb-pattern', message: 'Use "to" and the verb to express a purpose.' } // prettier-ignore
  }
})

/** "thank you for to be patient", "I went there for to buy bread" */
const forToBe: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  const preposition = tokens[i - 1]
  if (preposition?.lower !== 'for' || !isBase(page, verb)) return undefined
  return isThanked(tokens, i - 1) || /^(?:all|both)$/.test(lowerAt(tokens, i - 2))
    ? ing(token, 'for', verb)
    : removeWord(preposition, token, 'verb-pattern', 'Use "to" and the verb to express a purpose.')
})

/** "Thanks again to take care of them" */
const thanksToTake: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  if (!isBase(page, verb)) return undefined
  let k = i - 1
  while (/^(?:again|so|very|much|a|lot|you|all|once|more|in|advance|everyone)$/.test(lowerAt(tokens, k))) k--
  const thank = tokens[k]
  // "I thank you to leave now": an order.
  return thank && /^(?:thank|thanks)$/.test(thank.lower) && (thank.first || /^(?:to|and|many|i|we|,)$/.test(tokens[k - 1]?.lower ?? ''))
    ? replaceWord(token, `for ${inflect(verb.lower, 'ing')}`, 'verb-pattern', 'Use "for" and the -ing form after "thank".', verb)
    : undefined
})

/** "If you are thinking to adopt a cat", "I dreamed to play the violin" */
const thinkingToAdopt: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  const asker = lowerAt(tokens, i - 1)
  if (!isBase(page, verb)) return undefined
  const isThinking = asker === 'thinking' && (beForms.has(lowerAt(tokens, i - 2)) || /^(?:i'm|we're|you're|they're|he's|she's|been)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
  const isDream = /^(?:dream|dreamed|dreamt|dreams)$/.test(asker) && (subjects.has(lowerAt(tokens, i - 2)) || /^(?:always|had|have|has|often)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
  return isThinking || isDream
    ? replaceWord(token, `${isDream ? 'of' : 'about'} ${inflect(verb.lower, 'ing')}`, 'verb-pattern', `Use "${isDream ? 'of' : 'about'}" and the -ing form after "${asker}".`, verb) // prettier-ignore
    : undefined
})

/** "He gave us a room without asked for money" */
const withoutAsked: Rule = afterWord('without instead of', ({ tokens, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (lowerAt(tokens, i - 1) === 'of' && lowerAt(tokens, i - 2) !== 'instead') return undefined
  // "rice gets cooked instead of welded"
  if (lowerAt(tokens, i - 1) === 'of' && dictionary.partsOf(lowerAt(tokens, i - 3)) & (pos.past | pos.participle)) return undefined
  if (!(parts & pos.past) || parts & (pos.noun | pos.adjective | pos.verb) || closed.has(token.lower)) return undefined
  const next = lowerAt(tokens, i + 1)
  const base = classes.base(token.lower)
  return base && (startsObject(next) || /^(?:for|to|about|at|if|how|what)$/.test(next) || isEnd(tokens[i + 1]))
    ? replaceWord(token, inflect(base, 'ing'), 'verb-pattern', `Use the -ing form after "${lowerAt(tokens, i - 1)}".`)
    : undefined
})

/** "It is worth to visit the museum" */
const worthTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  return lowerAt(tokens, i - 1) === 'worth' && isBase(page, verb) && (beForms.has(lowerAt(tokens, i - 2)) || /^(?:it's|that's|not|really|isn't|wasn't|also|definitely|very|well|always)$/.test(lowerAt(tokens, i - 2))) ? ing(token, 'worth', verb) : undefined // prettier-ignore
})
