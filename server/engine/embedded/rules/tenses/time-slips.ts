/** Tenses that a time or another verb decides: "Before that, I have studied", "we went to Belém, where we eat", "who has a pump for two years". */
import { afterWord, applyRules, inDrafts, isQuestion, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed } from '../../grammar/word-classes.ts'

/** Edits that are applied in drafts only. */
export function timeSlipEdits(page: RulePage): Edit[] {
  return inDrafts(applyRules(page, [beforeThat, whereWeEat, whoHasFor, sinceJoin]))
}

/** "Before that, I have studied in Mannheim." */
const beforeThat: Rule = onWord('have has', ({ tokens, dictionary, classes }, token, i) => {
  const verb = tokens[i + 1]
  const base = classes.base(verb?.lower ?? '')
  if (!verb || verb.fixed || !base || !(dictionary.partsOf(verb.lower) & pos.participle)) return undefined
  const from = sentenceStart(tokens, i)
  const at = tokens[from + 2]?.text === ',' ? from + 3 : from + 2
  if (lowerAt(tokens, from) !== 'before' || !/^(?:that|this)$/.test(lowerAt(tokens, from + 1)) || at !== i - 1) return undefined
  const right = inflect(base, 'past')
  return /^(?:i|we|he|she|they)$/.test(lowerAt(tokens, at)) ? replaceWord(token, right, 'tense', `Use the past tense "${right}" for a time that is over.`, verb) : undefined // prettier-ignore
})

/** "We went to Belém, where we eat the famous cakes." */
const whereWeEat: Rule = afterWord('i we they', ({ tokens, dictionary, classes }, token, i) => {
  if (closed.has(token.lower) || !classes.isVerb(token.lower) || lowerAt(tokens, i - 2) !== 'where') return undefined
  if (dictionary.partsOf(token.lower) & pos.past || /^(?:live|work|know|like|love|want|need|own|usually|have|keep|belong)$/.test(token.lower)) return undefined // prettier-ignore
  const words = tokens.slice(sentenceStart(tokens, i), i - 2).map(({ lower }) => lower)
  const isPast = words.some(word => /^(?:went|drove|walked|arrived|travelled|traveled|moved|flew|visited|stopped|returned)$/.test(word))
  const right = inflect(token.lower, 'past')
  return isPast && !words.some(word => /^(?:is|are|am|every|always)$/.test(word)) ? replaceWord(token, right, 'tense', `The text is in the past tense. Use "${right}".`) : undefined // prettier-ignore
})

/** "It is five years since I join this company." */
const sinceJoin: Rule = onText('join start arrive leave graduate move open begin marry meet come', ({ tokens }, token, i) => {
  if (lowerAt(tokens, i - 2) !== 'since' || !/^(?:years?|months?|weeks?|days?|long|decades?|time|while)$/.test(lowerAt(tokens, i - 3))) return undefined // prettier-ignore
  const right = inflect(token.text, 'past')
  return /^(?:i|we|he|she|they|you)$/.test(lowerAt(tokens, i - 1)) ? replaceWord(token, right, 'tense', `Use the past tense "${right}" for a time that is over.`) : undefined // prettier-ignore
})

const lengths = /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|\d+)$/

/** "my neighbor, who has a heat pump for two years" */
const whoHasFor: Rule = afterWord('who', ({ tokens, dictionary }, token, i) => {
  // "who has owned it for two years"
  if ((dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.participle) !== 0 || /^(?:had|been)$/.test(lowerAt(tokens, i + 1))) return undefined
  const right = { has: 'has had', is: 'has been', lives: 'has lived', works: 'has worked', owns: 'has owned' }[token.lower]
  if (!right || isQuestion(tokens, i)) return undefined
  for (let k = i + 1; k < i + 8 && tokens[k]?.word; k++) {
    if (/^(?:and|but|to|that|who|which|been)$/.test(lowerAt(tokens, k))) return undefined
    const isFor = lowerAt(tokens, k) === 'for' && lengths.test(tokens[k + 1]?.lower ?? '') && /^(?:years|months|weeks)$/.test(lowerAt(tokens, k + 2)) // prettier-ignore
    if (isFor) return tokens[k + 3]?.word ? undefined : replaceWord(token, right, 'tense', `Use "${right}" for something that started in the past and continues.`) // prettier-ignore
  }
  return undefined
})
