/** Parts of a series in the same form: "open the menu and choosing", "to rest, to play, and seeing", "I have grown and negotiate". */
import { afterWord, applyRules, inDrafts, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, possessives } from '../../grammar/word-classes.ts'

/** Edits of verbs that differ from the others of their series. */
export function parallelEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [afterRequest, afterPurpose, afterHave, isCertified]), ...inDrafts(applyRules(page, [listedIng]))]
}

/** "Open the menu and choosing", "connect the drive and waits until" */
const afterRequest: Rule = afterWord('and', ({ tokens, tags, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  const base = classes.base(token.lower)
  if (!base || base === token.lower || !(parts & (pos.ing | pos.verbS)) || closed.has(token.lower)) return undefined
  const [next, start] = [tokens[i + 1], sentenceStart(tokens, i)]
  const takes =
    determiners.has(next?.lower ?? '') || possessives.has(next?.lower ?? '') || /^(?:until|it|them|me|us)$/.test(next?.lower ?? '')
  // "Mix the butter and sugars the recipe names"
  if (parts & pos.plural) return undefined
  if (!takes && !(parts & pos.ing && /^\p{Lu}/u.test(next?.text ?? '') && !(parts & pos.noun))) return undefined
  // The request: at the start, after "Then" or "To save it,".
  const comma = tokens.findIndex(({ text }, k) => k >= start && k < i && text === ',')
  const opens = lowerAt(tokens, start) === 'to' && comma > 0 ? comma + 1 : /^(?:then|next|first|now|please)$/.test(lowerAt(tokens, start)) ? start + (tokens[start + 1]?.text === ',' ? 2 : 1) : start // prettier-ignore
  const verb = lowerAt(tokens, opens)
  const isRequest = classes.isVerb(verb) && !(dictionary.partsOf(verb) & (pos.past | pos.verbS | pos.ing)) && (determiners.has(lowerAt(tokens, opens + 1)) || possessives.has(lowerAt(tokens, opens + 1))) // prettier-ignore
  const rest = tokens.slice(opens + 1, i - 1)
  const isSimple = rest.length < 10 && !rest.some(({ lower, word }, k) => !word || /^(?:that|which|who|is|are|was|and|while|by|for|of|to)$/.test(lower) || tags.has(opens + 1 + k, 'Gerund')) // prettier-ignore
  return isRequest && isSimple ? replaceWord(token, base, 'verb-form', `Use the base form "${base}", as in "${verb}".`) : undefined
})

/** "for prepping vegetables, working the grill, and to keep it clean", "answering phones, greet visitors, and filing" */
const listedIng: Rule = ({ tokens, dictionary, classes }, token, i) => {
  const isIng = (k: number) => (dictionary.partsOf(lowerAt(tokens, k)) & pos.ing) !== 0
  const isTo = token.lower === 'to' && /^(?:and|or)$/.test(lowerAt(tokens, i - 1)) && tokens[i - 2]?.text === ','
  const verb = isTo ? tokens[i + 1] : token
  if (!verb?.word || verb.fixed || closed.has(verb.lower) || !classes.isVerb(verb.lower) || dictionary.partsOf(verb.lower) & (pos.past | pos.ing)) return undefined // prettier-ignore
  const from = sentenceStart(tokens, i)
  const opensSeries = (k: number) => isIng(k) && /^(?:for|of|in|by|include|includes|included|including|with|like|enjoy|enjoys|love|loves)$/.test(lowerAt(tokens, k - 1)) // prettier-ignore
  const first = tokens.findLastIndex((_, k) => k > from && k < i && opensSeries(k))
  if (first < 0 || i - first > 16) return undefined
  const commas = tokens.flatMap(({ text }, k) => (text === ',' && k > first && k < i ? [k] : []))
  if (isTo) return commas.length > 1 && commas.slice(0, -1).every(k => isIng(k + 1)) ? series(token, verb) : undefined
  if (tokens[i - 1]?.text !== ',' || dictionary.partsOf(verb.lower) & (pos.noun | pos.adjective) && !determiners.has(lowerAt(tokens, i + 1)) && !(dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.plural)) return undefined // prettier-ignore
  const after = tokens.findIndex(({ text }, k) => k > i && text === ',')
  return after > 0 && after < i + 8 && /^(?:and|or)$/.test(lowerAt(tokens, after + 1)) && isIng(after + 2) && commas.slice(0, -1).every(k => isIng(k + 1)) // prettier-ignore
    ? series(token, verb)
    : undefined
}

const series = (token: Token, verb: Token) => replaceWord(token, inflect(verb.lower, 'ing'), 'verb-form', 'Use the same form in each part of a series.', verb) // prettier-ignore

/** "time to rest, to play outdoors, and seeing friends" */
const afterPurpose: Rule = afterWord('and or', ({ tokens, dictionary, classes }, token, i) => {
  const base = classes.base(token.lower)
  if (!(dictionary.partsOf(token.lower) & pos.ing) || !base || tokens[i - 2]?.text !== ',') return undefined
  const before = tokens.slice(sentenceStart(tokens, i), i - 2)
  const comma = before.findLastIndex(({ text }) => text === ',')
  const isItem = comma > 0 && before[comma + 1]?.lower === 'to' && classes.isVerb(before[comma + 2]?.lower ?? '')
  const isSeries = before.slice(0, comma).some(({ lower }, k) => lower === 'to' && classes.isVerb(before[k + 1]?.lower ?? ''))
  return isItem && isSeries ? replaceWord(token, `to ${base}`, 'verb-form', 'Use the same form in each part of a series.') : undefined
})

/** "I have grown the list and negotiate contracts" */
const afterHave: Rule = afterWord('and', ({ tokens, tags, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (closed.has(token.lower) || !classes.isVerb(token.lower) || isQuestion(tokens, i)) return undefined
  if (parts & (pos.noun | pos.adjective | pos.past | pos.participle | pos.adverb | pos.verbS) || lasting.test(token.lower)) return undefined
  if (!determiners.has(lowerAt(tokens, i + 1)) && !tags.has(i + 1, 'Plural')) return undefined
  const start = sentenceStart(tokens, i)
  for (let k = i - 2; k > Math.max(start, i - 14); k--) {
    const word = lowerAt(tokens, k)
    if (!tokens[k]?.word && !/^\d/.test(tokens[k]?.text ?? '')) return undefined
    const isPerfect = (dictionary.partsOf(word) & pos.participle) !== 0 && /^(?:have|has|had)$/.test(lowerAt(tokens, k - 1)) && /^(?:i|we|he|she|they)$/.test(lowerAt(tokens, k - 2)) // prettier-ignore
    const right = inflect(token.lower, 'participle')
    if (isPerfect) return replaceWord(token, right, 'verb-form', `Use the participle "${right}" after "${lowerAt(tokens, k - 1)}".`)
    if (/^(?:that|which|who|to|is|are|was|were|can|will|i|we|he|she|they)$/.test(word)) return undefined
  }
  return undefined
})

const lasting = /^(?:live|work|know|own|love|like|want|need|think|believe|hope|speak|understand|prefer|enjoy|remember|consider|expect|plan|intend|agree|appreciate|look|feel|see|recommend|suggest|ask)$/ // prettier-ignore

/** "I speak Tagalog and is certified" */
const isCertified: Rule = onWord('is has was', ({ tokens, tags, dictionary }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'and' || isQuestion(tokens, i)) return undefined
  const start = sentenceStart(tokens, i)
  const person = lowerAt(tokens, start)
  if (!/^(?:i|we|they)$/.test(person) || (person === 'i' && token.lower === 'was')) return undefined
  const rest = tokens.slice(start + 1, i - 1)
  if (rest.length > 12 || rest.some(({ lower, word }) => !word || /^(?:that|which|who|what|how|if|because|when|it|he|she|and|but|is|was|has)$/.test(lower))) return undefined // prettier-ignore
  if (!(dictionary.partsOf(rest[0]?.lower ?? '') & (pos.verb | pos.past)) && !/^(?:have|am|are)$/.test(rest[0]?.lower ?? ''))
    return undefined
  if (!tags.has(i + 1, 'Adjective', 'Verb', 'Adverb', 'Determiner', 'PastTense') && !determiners.has(lowerAt(tokens, i + 1)))
    return undefined
  // "I believe Tom works hard and is ready": another verb has a subject of its own.
  if (
    rest.some(
      (_, k) => k > 0 && tags.has(start + 1 + k, 'PresentTense', 'PastTense', 'Copula', 'Modal') && !tags.has(start + 1 + k, 'Noun'),
    )
  )
    return undefined
  const right = token.lower === 'is' ? (person === 'i' ? 'am' : 'are') : token.lower === 'has' ? 'have' : 'were'
  return replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${tokens[start]?.text}".`)
})
