/** Verbs without "to", or in their base form, after "please", "let", "can", and "would like to": "please to use", "Let's going". */
import { afterWord, applyRules, inDrafts, insertText, lowerAt, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, possessives } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function baseVerbEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [pleaseUse, mayHear, letRest, likeToTaking, letUsGo]), ...inDrafts(applyRules(page, [betterLearn]))]
}

const isPlainVerb = ({ classes, dictionary }: RulePage, word: string) =>
  /^(?:be|have|do)$/.test(word) || (!closed.has(word) && classes.isVerb(word) && (dictionary.partsOf(word) & pos.verb) !== 0)

/** "please to use the stairs" */
const pleaseUse: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  const before = tokens[i - 2]
  const opens = tokens[i - 1]?.first || before?.text === ',' || /^(?:so|and|but)$/.test(before?.lower ?? '')
  return lowerAt(tokens, i - 1) === 'please' && opens && verb?.word && !verb.fixed && isPlainVerb(page, verb.lower)
    ? removeWord(token, verb, 'verb-pattern', 'Use the verb without "to" after "please".')
    : undefined
})

/** "I may not to hear it", "Your tiles will to arrive", "You can to return them" */
const mayHear: Rule = onWord('to', (page, token, i) => {
  const { tokens, tags } = page
  const verb = tokens[i + 1]
  if (!verb?.word || verb.fixed || !isPlainVerb(page, verb.lower)) return undefined
  const isNegated = lowerAt(tokens, i - 1) === 'not'
  const modal = tokens[isNegated ? i - 2 : i - 1]
  if (!modal || !/^(?:will|would|can|could|may|might|must|should|cannot|can't|won't|couldn't|shouldn't|mustn't)$/.test(modal.text)) return undefined // prettier-ignore
  const at = isNegated ? i - 3 : i - 2
  const subject = lowerAt(tokens, at)
  const isClear = /^(?:i|you|he|she|it|we|they)$/.test(subject) || (tags.has(at, 'Plural') && !determiners.has(subject)) || (isNegated && tags.has(at, 'Noun')) // prettier-ignore
  // "all I can to help", "everything we could to save it"
  const isAll = tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => /^(?:all|everything|what|whatever|anything|that|best|than|as|much|little|which)$/.test(lower)) // prettier-ignore
  return isClear && !isAll ? removeWord(token, verb, 'verb-pattern', `Use the verb without "to" after "${isNegated ? 'not' : modal.text}".`) : undefined // prettier-ignore
})

/** "Let the dough to rest", "make the children to laugh" */
const letRest: Rule = onWord('to', (page, token, i) => {
  const { tokens, tags } = page
  const verb = tokens[i + 1]
  if (!verb?.word || verb.fixed || !isPlainVerb(page, verb.lower) || !tags.has(i - 1, 'Noun')) return undefined
  let k = i - 2
  while (k > i - 5 && tags.has(k, 'Adjective', 'Noun') && !determiners.has(lowerAt(tokens, k)) && !possessives.has(lowerAt(tokens, k))) k--
  const isDetermined = determiners.has(lowerAt(tokens, k)) || possessives.has(lowerAt(tokens, k))
  return isDetermined && /^(?:let|lets|letting)$/.test(lowerAt(tokens, k - 1))
    ? removeWord(token, verb, 'verb-pattern', `Use the verb without "to" after "${lowerAt(tokens, k - 1)}".`)
    : undefined
})

const takesPlain = /^(?:forbidden|allowed|able|unable|possible|impossible|begin|begins|began|begun|hope|hopes|hoped|wait|want|wants|wanted|need|needs|needed|decided?|plan|plans|planned|ready|willing|try|tries|tried|him|us|her|forgot|forget|refused?|agreed?|learned|manage|managed|afford|promised?|necessary|started?)$/ // prettier-ignore

/** "I would like to taking the exam", "going to moving to Osaka", "To used the machine" */
const likeToTaking: Rule = afterWord('to', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const parts = dictionary.partsOf(token.lower)
  if (closed.has(token.lower) || !(parts & (pos.ing | pos.past | pos.participle)) || parts & pos.verb) return undefined
  const base = classes.base(token.lower)
  if (!base || base === token.lower) return undefined
  const before = lowerAt(tokens, i - 2)
  const next = lowerAt(tokens, i + 1)
  const takes = determiners.has(next) || possessives.has(next) || /^(?:it|them|me|him|us|you|itself|myself|to|in|at|on|from|with|off|up|out)$/.test(next) || (dictionary.partsOf(next) & pos.plural) !== 0 // prettier-ignore
  const isObject = determiners.has(next) || possessives.has(next) || /^(?:it|them|me|him|us|you)$/.test(next)
  // "To used the washing machine, open the door."
  if (tokens[i - 1]?.first && !(parts & pos.ing) && isObject && tokens.slice(i, i + 9).some(({ text }) => text === ',')) return replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`) // prettier-ignore
  const isWould = before === 'like' && /^(?:would|'d|i'd|we'd|he'd|she'd|they'd|you'd|i|we|you)$/.test(lowerAt(tokens, i - 3))
  const isGoing = before === 'going' && /^(?:am|is|are|was|were|i'm|we're|he's|she's|they're|you're|not)$/.test(lowerAt(tokens, i - 3)) && /^(?:to|the|a|it|my|our|your|them|from)$/.test(next) // prettier-ignore
  const isPerson = /^(?:him|her|us)$/.test(before) && lowerAt(tokens, i - 3) === 'for'
  if (/^(?:him|her|us)$/.test(before) && !isPerson) return undefined
  const isWait = before !== 'wait' || lowerAt(tokens, i - 3) === "can't"
  return (isWould || isGoing || (takesPlain.test(before) && isWait)) && takes && parts & pos.ing
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`)
    : undefined
})

/** "Let's going to a game!" */
const letUsGo: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  const base = lowerAt(tokens, i - 1) === "let's" && parts & (pos.ing | pos.past) && !(parts & pos.verb) ? classes.base(token.lower) : undefined // prettier-ignore
  return base && base !== token.lower ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "let's".`) : undefined
}

/** "so we better learn fast" */
const betterLearn: Rule = onWord('better', (page, token, i) => {
  const { tokens, tags } = page
  return /^(?:i|you|he|she|we|they)$/.test(lowerAt(tokens, i - 1)) && isPlainVerb(page, lowerAt(tokens, i + 1)) && !tags.has(i + 1, 'Noun', 'Adjective') && (tokens[i - 1]?.first || !tokens[i - 2]?.word || /^(?:so|and|but|because|that)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
    ? insertText(token.start, 'had ', 'verb-form', 'Write "had better" before a verb.')
    : undefined
})
