/** The wrong form of the indefinite article: "a hour", "an unique chance", "a 8 percent rise". */
import { applyRules, lowerAt, onWord, type Rule } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, closed } from '../../grammar/word-classes.ts'

/** Edits of "a" and "an" before the sound that follows. */
export function indefiniteArticleEdits(page: RulePage): Edit[] {
  return applyRules(page, [indefiniteArticle])
}

/** Short words that can follow an article; before others, "a" is a letter or another word is missing. */
const canFollow = /^(?:only|even|almost|own|all|old|eight|eighth|eleven|eleventh|eighteen|eighty|one|two|three|four|five|six|seven|nine|ten|few|little|lot|couple|very|much|less|more|most|whole|half|quarter|single|second|third|first|next|last|bit|good|such|so|too|quite|rather|under|over|off|up|down|in|inside|outside|after)$/ // prettier-ignore
const particle = /^(?:under|over|off|up|down|in|inside|outside|after|so|such|too|quite|rather|most|all)$/
/** "vitamin A is", "Plan A and B" */
const lettered = /^(?:vitamin|plan|grade|hepatitis|type|class|group|section|appendix|option|team|side|exhibit|category|letter|point|terminal|gate|building|row|unit|form|level|series|choice|note|key|train|line|route|zone|area|part|step|figure|table|paper|page|size|model|big)$/ // prettier-ignore
/** Either article has its users. */
const spokenTwoWays = /^(?:histor|hero|habit|heredit|hypoth|humble|herb|homage|hotelier|hallucin|hysteri|url|faq|sql|ufo|sat|lol|led|ram|rom)/i // prettier-ignore
/** Spelled letter by letter, though their first letter is a consonant. */
const spelledOut = /^(?:MBA|MRI|HR|FBI|NGO|NBA|NFL|NHL|SUV|SMS|RV|LCD|MVP|HTML|HTTP|RSVP|MP|MSc|NHS|LLC|NDA|MOT|SSD|HDMI|HD|XL|FM|FTP|LGBT\w*|RFP|SEO|SPF|STD|MC|MD|RN|NPR|SOS|XML|PhD)$/ // prettier-ignore

const indefiniteArticle: Rule = onWord('a an', ({ tokens, text, dictionary }, token, i) => {
  const next = tokens[i + 1]
  if (!next?.spaced || next.fixed) return undefined
  if (/\n/.test(text.slice(token.end, next.start)) || (token.text !== token.lower && !(token.first && /^An?$/.test(token.text)))) return undefined // prettier-ignore
  const before = tokens[i - 1]
  if ((before && !token.spaced && /[\p{L}\d.\-=/+*'’]$/u.test(before.text)) || lettered.test(lowerAt(tokens, i - 1))) return undefined
  // "he laughed an tole me": "and" in a dialect
  if (next.word && !/^\p{Lu}{2}/u.test(next.text) && next.text.length > 1 && !dictionary.has(next.text)) return undefined
  const right = next.word ? articleBeforeWord(next.text, next.lower, lowerAt(tokens, i + 2)) : beforeNumber(next.text)
  if (!right || right === token.lower) return undefined
  const message = right === 'an' ? `Use "an" before a vowel sound, as in "${next.text}".` : `Use "a" before a consonant sound, as in "${next.text}".` // prettier-ignore
  const after = token.text === token.lower ? right : `A${right.slice(1)}`
  return { start: token.start, end: token.end, after, kind: 'grammar', rule: 'a-an', message }
})

function articleBeforeWord(text: string, lower: string, second: string): 'a' | 'an' | undefined {
  if (/^(?:i|i'\w+|a|an)$/.test(lower) && text.length < 4) return undefined
  if (/^\p{Lu}(?:\p{Lu}|$)/u.test(text)) return beforeLetters(text)
  if (spokenTwoWays.test(lower) || /[^a-z'-]/.test(lower)) return undefined
  if (closed.has(lower) && (!canFollow.test(lower) || (particle.test(lower) && (second === '' || closed.has(second))))) return undefined
  return lower.length < 2 ? undefined : articleFor(lower)
}

/** "an MBA", "a US firm": by the name of the first letter, where letters are certainly spelled. */
function beforeLetters(text: string): 'a' | 'an' | undefined {
  if (text.length > 5 || spokenTwoWays.test(text)) return undefined
  if (spelledOut.test(text)) return 'an'
  if (/^[BCDGJKPQTUVWYZ]/.test(text)) return 'a'
  return text.length === 1 || /^[AEIO]/.test(text) ? 'an' : undefined
}

/** "an 8", "an 11th", "an 18-month", "an 80 percent"; "a 1,100" is read in two ways. */
function beforeNumber(text: string): 'a' | 'an' | undefined {
  if (/^(?:8|(?:11|18)(?!\d))/.test(text)) return 'an'
  return /^(?:1[18]\d\d|[^\d])/.test(text) ? undefined : 'a'
}
