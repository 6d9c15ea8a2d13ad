/** Tense: a completed time requires the past tense. */
import { pos } from '../../grammar/parts-of-speech.ts'
import { afterWord, applyRules, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, subjects } from '../../grammar/word-classes.ts'

/** Edits of tense. */
export function tenseEdits(page: RulePage): Edit[] {
  return applyRules(page, [pastTime, pastOpening, perfectPast, presentSince, beenSince, sinceIAm, recentlyDid])
}

const pastDay = /^(?:night|week|month|year|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/

/** "Yesterday I go to the dentist", "Last year we move". */
const pastOpening: Rule = ({ tokens, classes, dictionary }, token, i) => {
  let k = i - 1
  if (!/^(?:i|you|he|she|we|they|it)$/.test(lowerAt(tokens, k))) return undefined
  if (tokens[k - 1]?.text === ',') k--
  const opens =
    (lowerAt(tokens, k - 1) === 'yesterday' && tokens[k - 1]?.first) ||
    (pastDay.test(lowerAt(tokens, k - 1)) && lowerAt(tokens, k - 2) === 'last' && tokens[k - 2]?.first)
  const parts = dictionary.partsOf(token.lower)
  const base = classes.base(token.lower) ?? token.lower
  const isPresent = classes.isVerb(base) || /^(?:am|is|are|have|has|do|does|be)$/.test(token.lower)
  if (!opens || !isPresent || parts & (pos.past | pos.participle | pos.ing) || (closed.has(token.lower) && !/^(?:am|is|are|have|has)$/.test(token.lower))) return undefined // prettier-ignore
  if (/^(?:am|is|are|be)$/.test(token.lower)) return replaceWord(token, /^(?:i|he|she|it)$/.test(lowerAt(tokens, i - 1)) ? 'was' : 'were', 'tense', overMessage) // prettier-ignore
  // "Last year I have led a team"
  const verb = tokens[i + 1]
  const led = /^(?:have|has)$/.test(token.lower) && verb?.word && !verb.fixed && dictionary.partsOf(verb.lower) & pos.participle ? classes.base(verb.lower) : undefined // prettier-ignore
  if (led && verb) return replaceWord(token, inflect(led, 'past'), 'tense', overMessage, verb)
  return replaceWord(token, inflect(base, 'past'), 'tense', overMessage)
}

/** "I have seen her yesterday." */
const perfectPast: Rule = onWord('have has', ({ tokens, classes, dictionary }, token, i) => {
  const verb = tokens[i + 1]
  if (!verb?.word || verb.fixed || !/^(?:i|you|he|she|it|we|they)$/.test(lowerAt(tokens, i - 1))) return undefined
  const base = classes.base(verb.lower)
  if (!base || base === 'be' || !(dictionary.partsOf(verb.lower) & pos.participle) || isQuestion(tokens, i)) return undefined
  for (let k = i + 2; k < Math.min(tokens.length, i + 10); k++) {
    const word = lowerAt(tokens, k)
    // "at the school I finished in 2018"
    if (/^(?:i|you|he|she|we|they)$/.test(word)) return undefined
    if (!word || /^(?:since|that|because|and|but|which|who|until|from|of|by|about|than|as|to)$/.test(word)) {
      if (word === 'to' || word === 'about' || word === 'from') continue
      return undefined
    }
    if (
      (word === 'yesterday' && !/^(?:since|from|of|until|by)$/.test(lowerAt(tokens, k - 1))) ||
      (word === 'ago' && !tokens.slice(i, k).some(other => other.lower === 'since'))
    )
      // prettier-ignore
      return { ...replaceWord(token, inflect(base, 'past'), 'tense', overMessage, verb) }
  }
  return undefined
})

/** "I am here since Monday", "She is married since 2010" */
const beenSince: Rule = onWord('am is are', ({ tokens }, token, i) => {
  const person = lowerAt(tokens, i - 1)
  if (!/^(?:i|you|he|she|we|they)$/.test(person) || isQuestion(tokens, i)) return undefined
  if (!/^(?:here|there|married|sick|ill|single|unemployed|retired|divorced|ready)$/.test(lowerAt(tokens, i + 1)) || lowerAt(tokens, i + 2) !== 'since') return undefined // prettier-ignore
  const have = person === 'he' || person === 'she' ? 'has' : 'have'
  return replaceWord(token, `${have} been`, 'tense', `Use "${have} been" for something that started in the past and continues.`)
})

/** "I am living here since 2015." */
const presentSince: Rule = onWord('am is are', ({ tokens, dictionary }, token, i) => {
  const verb = tokens[i + 1]
  if (!verb?.word || verb.fixed || !(dictionary.partsOf(verb.lower) & pos.ing) || isQuestion(tokens, i)) return undefined
  if (!/^(?:i|you|he|she|it|we|they)$/.test(lowerAt(tokens, i - 1))) return undefined
  for (let k = i + 2; k < Math.min(tokens.length, i + 8); k++) {
    const since = tokens[k]
    if (!since?.word || /^(?:and|but|because|that|when)$/.test(since.lower)) return undefined
    const from = tokens[k + 1]
    if (!/^(?:since|from)$/.test(since.lower) || !from) continue
    const isLength = /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|many|several)$/.test(from.lower) && /^(?:years|months|weeks|days)$/.test(lowerAt(tokens, k + 2)) && !tokens[k + 3]?.word // prettier-ignore
    if (since.lower === 'from' && !isLength) return undefined
    const isTime = isLength || /^\d{4}$/.test(from.text) || /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|childhood|yesterday|last|then|christmas|morning|noon|breakfast|lunch|lunchtime|midnight|easter|birth)$/.test(from.lower) // prettier-ignore
    const have = lowerAt(tokens, i - 1) === 'i' || token.lower === 'are' ? 'have' : 'has'
    return isTime
      ? replaceWord(token, `${have} been`, 'tense', `Use "${have} been" for something that started in the past and continues.`)
      : undefined
  }
  return undefined
})

const overMessage = 'The time is over, so use the past tense.'

/** "I go there yesterday": a short sentence with one verb and a completed time. */
function pastTime({ tokens, classes, dictionary }: RulePage, token: Token, i: number): Edit | undefined {
  const at = /^(?:still|also|just|then|only|even)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const before = tokens[at]
  if (
    !before ||
    !/^(?:i|you|he|she|we|they)$/.test(before.lower) ||
    !(before.first || /^(?:and|but|so|,)$/.test(tokens[at - 1]?.lower ?? ''))
  )
    return undefined
  const parts = dictionary.partsOf(token.lower)
  const irregular = /^(?:go|goes|come|comes|see|sees|have|has|am|is|are|eat|buy|get|meet|take|make|do)$/.test(token.lower)
  if (!irregular && (!(parts & (pos.verb | pos.verbS)) || parts & (pos.past | pos.participle) || closed.has(token.lower))) return undefined
  let end = i
  while (end < tokens.length && !/^[.!?;]$/.test(tokens[end]?.text ?? '')) end++
  const rest = tokens.slice(i + 1, end)
  const words = rest.map(part => part.lower)
  const time = words.some(
    (word, k) =>
      word === 'yesterday' ||
      (word === 'ago' && !words.includes('since')) ||
      (word === 'last' && /^(?:night|week|month|year|summer|winter|weekend|monday|sunday|saturday|friday)$/.test(words[k + 1] ?? '')),
  )
  if (
    !time ||
    rest.length > 12 ||
    words.some(word =>
      /^(?:i|you|he|she|we|they|that|because|when|but|if|which|who|remember|think|since|and|about|from|than|like|as|how|what)$/.test(word),
    ) ||
    isQuestion(tokens, i)
  )
    return undefined
  const base = classes.base(token.lower) ?? token.lower
  if (/^(?:know|think|remember|believe|hope|wish|guess|suppose)$/.test(base)) return undefined
  if (/^(?:have|has)$/.test(token.lower) && dictionary.partsOf(words[0] ?? '') & pos.participle) return undefined
  const past =
    base === 'be' || /^(?:am|is|are)$/.test(token.lower) ? (/^(?:i|he|she)$/.test(before.lower) ? 'was' : 'were') : inflect(base, 'past')
  return replaceWord(token, past, 'tense', overMessage)
}

/** "I recently graduate from the university" */
const recentlyDid: Rule = afterWord('recently', ({ tokens, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (!subjects.has(lowerAt(tokens, i - 2)) || closed.has(token.lower)) return undefined
  const base = parts & pos.verbS ? classes.base(token.lower) : token.lower
  if (!base || !classes.isVerb(base) || parts & (pos.past | pos.participle) || isQuestion(tokens, i)) return undefined
  const right = inflect(base, 'past')
  return right === token.lower ? undefined : replaceWord(token, right, 'tense', 'What happened recently is over: use the past tense.')
})

/** "since 2019 I am employed" */
const sinceIAm: Rule = onWord('am is are', ({ tokens }, token, i) => {
  const person = lowerAt(tokens, i - 1)
  if (!/^(?:i|you|he|she|we|they)$/.test(person)) return undefined
  const time = tokens[i - 2]?.text === ',' ? i - 3 : i - 2
  const isTime = /^[12]\d{3}$/.test(tokens[time]?.text ?? '') || /^(?:january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|then|childhood|christmas|easter)$/.test(lowerAt(tokens, time)) // prettier-ignore
  // "I have known since Monday they are closed"
  const since = tokens[time - 1]
  const opens = since?.first === true || tokens[time - 2]?.text === ',' || /^(?:and|but)$/.test(lowerAt(tokens, time - 2))
  if (!isTime || since?.lower !== 'since' || !opens) return undefined
  const have = person === 'he' || person === 'she' ? 'has' : 'have'
  return replaceWord(token, `${have} been`, 'tense', `Use "${have} been" for something that started in the past and continues.`)
})
