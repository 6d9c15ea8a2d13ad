/** Presents that stand beside any past: what is said of now, what is so at any time, and what a perfect looks at. */
import { lowerAt } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { RulePage } from '../../rule-page.ts'

/** "I find it hard to disagree", "I see from your faces", "They call it a hole", "Words fail me": said of now, beside any past. */
export function isSaidNow({ tokens, tags }: RulePage, i: number): boolean {
  const [subject, verb, next] = [lowerAt(tokens, i - 1), lowerAt(tokens, i), lowerAt(tokens, i + 1)]
  if ((subject === 'words' && verb === 'fail') || (subject === 'it' && verb === 'shows' && next === '')) return true
  if (subject === 'they' && verb === 'call') return next === 'it' || next === 'this' || next === 'that'
  if (!/^(?:i|we)$/.test(subject)) return false
  if (verb === 'find') return /^(?:it|that|this|myself|ourselves)$/.test(next) && (tags.has(i + 2, 'Adjective') || /^(?:very|so|too|rather|quite|hard)$/.test(lowerAt(tokens, i + 2)) || lowerAt(tokens, i + 2).endsWith('ing')) // prettier-ignore
  return verb === 'see' && /^(?:from|that|why|how|what|where)$/.test(next)
}

/** "The data showed that most people turn right when they enter", "He told me to call when I arrive" */
export const tellsOfAnyTime = ({ tokens }: RulePage, from: number, to: number) =>
  tokens.slice(from, to).some(({ lower }, n) => {
    const next = from + n + 1
    if (/^(?:showed|found|proved|revealed|learned|taught)$/.test(lower)) return lowerAt(tokens, next) === 'that'
    return /^(?:told|asked|reminded|promised|agreed)$/.test(lower) && [next, next + 1].some(k => lowerAt(tokens, k) === 'to')
  })

/** "Before I send it, I wanted to ask": a polite past */
export function isBeforeAsking({ tokens }: RulePage, from: number): boolean {
  const comma = tokens.findIndex((other, k) => k > from && other.text === ',')
  return lowerAt(tokens, from) === 'before' && lowerAt(tokens, comma + 1) === 'i' && /^(?:wanted|hoped|thought|wondered|just)$/.test(lowerAt(tokens, comma + 2)) // prettier-ignore
}

/** "He has lived alone since his wife died, and he cooks": a perfect looks at now. */
export const hasPerfectBefore = ({ tokens, dictionary }: RulePage, from: number, to: number) =>
  tokens.slice(from, to).some(({ lower }, n) => /^(?:has|have|i've|we've|you've|they've)$/.test(lower) && (lowerAt(tokens, from + n + 1) === 'been' || (dictionary.partsOf(lowerAt(tokens, from + n + 1)) & pos.participle) !== 0)) // prettier-ignore
