/** Presents that stand beside any past: what is said of now, what is so at any time, and what a perfect looks at. */
import { lowerAt } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { RulePage } from '../../rule-page.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { tensesIn } from '../../grammar/story.ts'
import { conjunctions, subjects } from '../../grammar/word-classes.ts'

/** What tells, shows, or rules at any time: "The song tells of miners", "The recipe calls for thyme" */
export const works = /^(?:song|story|book|novel|film|movie|tale|poem|play|chapter|article|series|recipe|chart|graph|table|figure|map|picture|photo|photograph|painting|portrait|letter|sign|label|law|rule|policy|contract|manual|report|study|survey|review|email|note|notice|title|verse|text|website|page|menu|museum|recipe|legend|myth|documentary|essay|author|magazine|newspaper)$/ // prettier-ignore

/** "I find it hard to disagree", "I see from your faces", "They call it a hole", "Words fail me": said of now, beside any past. */
export function isSaidNow({ tokens, tags }: RulePage, i: number): boolean {
  const [subject, verb, next] = [lowerAt(tokens, i - 1), lowerAt(tokens, i), lowerAt(tokens, i + 1)]
  // "We talk about that goal to this day."
  if (tokens.slice(i, i + 12).some(({ lower }, n) => /^too?$/.test(lower) && lowerAt(tokens, i + n + 1) === 'this' && lowerAt(tokens, i + n + 2) === 'day')) return true // prettier-ignore
  if ((subject === 'words' && verb === 'fail') || (subject === 'it' && verb === 'shows' && next === '')) return true
  if (subject === 'they' && verb === 'call') return next === 'it' || next === 'this' || next === 'that'
  // "Yesterday, the shop got its first review, and it praises the bread"
  if (subject === 'it' && /^(?:praise|say|call|describe|mention|list|show|recommend|warn|explain|suggest)s$/.test(verb)) return tokens.slice(sentenceStart(tokens, i), i).some(({ lower }) => works.test(lower)) // prettier-ignore
  if (!/^(?:i|we)$/.test(subject)) return false
  // "As discussed last week, I attach the list": said by writing it
  if (/^(?:attach|enclose|write|confirm|apologize|apologise|regret|thank|invite|withdraw|resign)$/.test(verb))
    return /^(?:as|further|following|with|after|,)$/.test(lowerAt(tokens, sentenceStart(tokens, i)))
  if (verb === 'find') return /^(?:it|that|this|myself|ourselves)$/.test(next) && (tags.has(i + 2, 'Adjective') || /^(?:very|so|too|rather|quite|hard)$/.test(lowerAt(tokens, i + 2)) || lowerAt(tokens, i + 2).endsWith('ing')) // prettier-ignore
  return verb === 'see' && /^(?:from|that|why|how|what|where)$/.test(next)
}

const generally = /^(?:family|families|house|household|country|village|town|culture|language|religion|trade|school|office|world|part)$/

/** "In our family, nobody throws string away", "At present, it throws people", "He eats the way I did": so it is now. */
export function isSaidOfNow(page: RulePage, from: number, to: number): boolean {
  const { tokens } = page
  const [first, second, third] = [0, 1, 2].map(n => lowerAt(tokens, from + n))
  if (first === 'at' && second === 'present') return true
  if (first === 'in' && /^(?:my|our|his|her|their|this)$/.test(second ?? '') && generally.test(third ?? '') && tokens[from + 3]?.text === ',') return true // prettier-ignore
  if (tokens.slice(from, to).some(({ lower }, n) => /^(?:way|as)$/.test(lower) && subjects.has(lowerAt(tokens, from + n + 1)) && lowerAt(tokens, from + n + 2) === 'did')) return true // prettier-ignore
  return from > 0 && /^(?:he|she|it)$/.test(first ?? '') && isNowIn(page, sentenceStart(tokens, from - 1), from)
}

/** "Mrs. Okafor can find the owner of almost any bag. She looks": a sentence about now, not a slip in a story. */
const isNowIn = (page: RulePage, from: number, to: number) =>
  page.tokens.slice(from, to).some(({ lower }) => /^(?:is|are|has|have|can)$/.test(lower)) && tensesIn(page, from, to).pasts === 0

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

/** "that it counts as soon as it has been posted", "left over when it has been built, sets off": a present beside the perfect. */
export function isBesidePresent({ tokens, tags, dictionary }: RulePage, from: number, opener: number, i: number): boolean {
  const isS = (k: number) => (dictionary.partsOf(lowerAt(tokens, k)) & (pos.verbS | pos.past)) === pos.verbS && (tags.has(k, 'PresentTense') || (tags.has(k - 1, 'Singular') && conjunctions.has(lowerAt(tokens, k + 1)) || lowerAt(tokens, k + 1) === 'as')) // prettier-ignore
  const words = tokens.slice(from, opener).map((_, n) => from + n)
  if (words.some(isS)) return true
  const comma = tokens.findIndex((other, k) => k > i && /^[,.;?!]$/.test(other.text))
  if (tokens[comma]?.text === ',' && dictionary.partsOf(lowerAt(tokens, comma + 1)) & pos.verbS) return true
  // "the bug which sorted Zimbabwe before Albania has been found": the past belongs to the clause about the noun.
  const link = words.find(k => /^(?:which|who)$/.test(lowerAt(tokens, k)) && tags.has(k - 1, 'Noun'))
  const that = words.findLast(k => lowerAt(tokens, k) === 'that') ?? from
  return lowerAt(tokens, opener) !== 'when' && link !== undefined && !words.some(k => k > that && k < link && tags.has(k, 'PastTense', 'Copula') && !tags.has(k, 'Adjective')) // prettier-ignore
}
