/** The place of adverbs: "I go always", "plays often tennis", "speaks very well English", "I like very much this song". */
import { applyRules, inDrafts, lowerAt, onWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { auxiliaries, closed, determiners, endsPhrase, modals, possessives, subjects } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function adverbOrderEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [verbAlways, alwaysI, beenNever, dontStill, wellEnglish, veryMuch]),
    ...inDrafts(applyRules(page, [neverAre, needAlso])),
  ]
}

const frequency = /^(?:always|often|usually|never|sometimes|rarely|seldom)$/
const move = (from: Token, to: Token, after: string, message: string): Edit => ({ start: from.start, end: to.end, after, kind: 'grammar', rule: 'word-order', message }) // prettier-ignore

/** "I go always to bed late.", "He drinks usually coffee." */
const verbAlways: Rule = (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const verb = tokens[i - 1]
  const person = lowerAt(tokens, i - 2)
  if (!frequency.test(token.lower) || !verb?.word || verb.fixed || verb.hyphen) return undefined
  if (!subjects.has(person) || closed.has(verb.lower) || auxiliaries.has(verb.lower) || modals.has(verb.lower) || verb.lower.includes("'")) return undefined // prettier-ignore
  if (!(dictionary.partsOf(verb.lower) & (pos.verb | pos.verbS)) || dictionary.partsOf(verb.lower) & pos.past) return undefined
  // "They remain always", "I know always": what follows belongs to the verb; "sometimes" may stand anywhere.
  const next = tokens[i + 1]
  if (
    token.lower === 'sometimes' ||
    !next?.word ||
    /^(?:remains?|stays?|lives?|means?|says?|said|knows?|thinks?|and|but)$/.test(verb.lower)
  )
    return undefined
  const fits = next.lower === 'to' || possessives.has(next.lower) || /^(?:the|a|an|in|at|on|with|for|by|up|out|home|my|it|me|him|them|too|very)$/.test(next.lower) || ((tags.has(i + 1, 'Noun') || dictionary.partsOf(next.lower) & pos.noun) && !closed.has(next.lower)) // prettier-ignore
  if (!fits || (next.lower === 'to' && tags.has(i + 2, 'Verb'))) return undefined
  if (!(tokens[i - 2]?.first || /^(?:and|but|because|that|when|so|if|,|morning|day|weekend|evening)$/.test(tokens[i - 3]?.lower ?? ''))) return undefined // prettier-ignore
  if (/^(?:do|did|does|can|will|would|should|could)$/.test(lowerAt(tokens, i - 3))) return undefined
  return move(verb, token, `${token.lower} ${verb.text}`, `Put "${token.lower}" before the verb.`)
}

/** "We need also ten volunteers.", "I like also tea." */
const needAlso: Rule = onWord('also', ({ tokens, dictionary, tags }, token, i) => {
  const verb = tokens[i - 1]
  if (!verb?.word || verb.fixed || !/^(?:i|we|you|they|he|she|it)$/.test(lowerAt(tokens, i - 2))) return undefined
  if (closed.has(verb.lower) || auxiliaries.has(verb.lower) || modals.has(verb.lower) || !(dictionary.partsOf(verb.lower) & (pos.verb | pos.verbS | pos.past))) return undefined // prettier-ignore
  const next = tokens[i + 1]
  const isObject = determiners.has(next?.lower ?? '') || possessives.has(next?.lower ?? '') || /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|twenty|more|some|many)$/.test(next?.lower ?? '') || (next?.word === true && !closed.has(next.lower) && tags.has(i + 1, 'Noun', 'Value')) // prettier-ignore
  return isObject ? move(verb, token, `also ${verb.text}`, 'Put "also" before the verb.') : undefined
})

/** "They never are late." */
const neverAre: Rule = onWord('always never often usually', (page, token, i) => {
  const { tokens, classes } = page
  const be = tokens[i + 1]
  if (!be || be.fixed || !/^(?:am|is|are|was|were)$/.test(be.lower)) return undefined
  const person = lowerAt(tokens, i - 1)
  if (!/^(?:i|he|she|we|they|you|it)$/.test(person) || !(tokens[i - 1]?.first || /^(?:and|but|because)$/.test(lowerAt(tokens, i - 2))))
    return undefined
  const next = lowerAt(tokens, i + 2)
  const fits = classes.isAdjective(next) || /^(?:late|in|on|at|very|so|too|there|here|the|a|late|early)$/.test(next)
  return fits && be.text === be.lower ? move(token, be, `${be.text} ${token.text}`, `Put "${token.lower}" after "${be.text}".`) : undefined
})

/** "Always I eat breakfast." */
const alwaysI: Rule = onWord('always', (page, token, i) => {
  const { tokens, dictionary } = page
  const [person, verb] = [tokens[i + 1], tokens[i + 2]]
  if (!token.first || !person || !/^(?:i|he|she|we|they)$/.test(person.lower) || person.fixed) return undefined
  if (!verb?.word || closed.has(verb.lower) || !(dictionary.partsOf(verb.lower) & (pos.verb | pos.verbS | pos.past))) return undefined
  const name = person.text === 'I' ? 'I' : person.text.charAt(0).toUpperCase() + person.text.slice(1)
  return move(token, person, `${name} always`, 'Put "always" before the verb.')
})

/** "I have been never there." */
const beenNever: Rule = onWord('never always often', (page, token, i) => {
  const { tokens } = page
  const have = tokens[i - 2]
  const been = tokens[i - 1]
  return been?.lower === 'been' && !been.fixed && /^(?:have|has|had|i've|we've|they've|you've)$/.test(have?.lower ?? '') && /^(?:there|to|in|so|here|a|the|at|happy|interested)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? move(been, token, `${token.lower} been`, `Put "${token.lower}" before "been".`)
    : undefined
})

/** "I don't still know." */
const dontStill: Rule = onWord('still', (page, token, i) => {
  const { tokens, dictionary } = page
  const not = tokens[i - 1]
  if (!/^(?:don't|doesn't|didn't|haven't|hasn't|can't|cannot|couldn't|isn't|aren't)$/.test(not?.lower ?? '') || !not || not.fixed) return undefined // prettier-ignore
  if (!subjects.has(lowerAt(tokens, i - 2)) || /^(?:if|why|that|sure|think|hope)$/.test(lowerAt(tokens, i - 3)) || isAsked(tokens, i))
    return undefined
  const next = lowerAt(tokens, i + 1)
  if (!(dictionary.partsOf(next) & (pos.verb | pos.participle | pos.adjective))) return undefined
  if (
    !/^(?:know|understand|have|received|receive|got|get|found|find|finished|seen|heard|believe|work|sure|ready|remember|decided)$/.test(
      next,
    )
  )
    return undefined
  return move(not, token, `still ${not.text}`, `Put "still" before "${not.text}".`)
})

const isAsked = (tokens: readonly Token[], i: number) => tokens.slice(i, i + 20).some(other => other.text === '?')

const languages = /^(?:English|French|German|Italian|Spanish|Portuguese|Polish|Russian|Turkish|Dutch|Chinese|Japanese|Arabic|Korean|Greek|Swedish|Hindi)$/ // prettier-ignore

/** "She speaks very well English.", "plays very well the piano" */
const wellEnglish: Rule = onWord('well', (page, token, i) => {
  const { tokens, text } = page
  if (!/^(?:speak|speaks|spoke|know|knows|play|plays|played|understand|understands|cook|cooks|speaking)$/.test(verbBefore(tokens, i))) return undefined // prettier-ignore
  const start = /^(?:very|so|really|quite|pretty)$/.test(lowerAt(tokens, i - 1)) ? tokens[i - 1] : token
  const the = lowerAt(tokens, i + 1) === 'the' || possessives.has(lowerAt(tokens, i + 1))
  const last = tokens[the ? i + 2 : i + 1]
  if (!start || !last?.word || last.fixed || last.hyphen || start.fixed) return undefined
  const fits = (languages.test(last.text) && !the) || (the ? /^(?:piano|guitar|violin|language|city|rules)$/.test(last.lower) : /^(?:football|tennis|chess|piano|guitar|basketball)$/.test(last.lower)) // prettier-ignore
  if (!fits || !endsPhrase(tokens[the ? i + 3 : i + 2])) return undefined
  const object = text.slice(tokens[i + 1]?.start, last.end)
  return move(start, last, `${object} ${text.slice(start.start, token.end)}`, 'Put the object right after the verb.')
})

const verbBefore = (tokens: readonly Token[], i: number) => lowerAt(tokens, /^(?:very|so|really|quite|pretty)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1) // prettier-ignore

/** "I like very much this song." */
const veryMuch: Rule = onWord('very', (page, token, i) => {
  const { tokens, text, tags } = page
  const much = tokens[i + 1]
  if (much?.lower !== 'much' || !/^(?:like|likes|liked|love|loves|loved|enjoy|enjoyed|appreciate|hate)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  if (!(subjects.has(lowerAt(tokens, i - 2)) || /^(?:don't|really|didn't)$/.test(lowerAt(tokens, i - 2)))) return undefined
  const det = lowerAt(tokens, i + 2)
  let end = i + 2
  if (/^(?:the|this|that|these|those|my|your|his|her|our|their)$/.test(det)) end++
  while (end < i + 6 && tags.has(end, 'Adjective') && tags.has(end + 1, 'Noun', 'Adjective')) end++
  if (tags.has(end, 'Noun') && tags.has(end + 1, 'Noun') && tokens[end + 1]?.word) end++
  const last = tokens[end]
  const next = tokens[end + 1]
  const isNoun = tags.has(end, 'Noun', 'Gerund') && !tags.has(end, 'Pronoun')
  if (!last?.word || !isNoun || last.fixed || (next !== undefined && !/^[.,!?]$/.test(next.text) && !/^(?:because|and|but)$/.test(next.lower))) return undefined // prettier-ignore
  if (next?.lower === 'and' && !subjects.has(lowerAt(tokens, end + 2))) return undefined
  if (/^(?:what|how|that)$/.test(det) && end === i + 2) return undefined
  const object = text.slice(tokens[i + 2]?.start, last.end)
  return move(token, last, `${object} very much`, 'Put the object right after the verb.')
})
