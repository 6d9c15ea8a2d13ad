/** The -ing form: "am look for", "look forward to meet", "thank you for help me", "good at draw". */
import { pos } from '../../grammar/parts-of-speech.ts'
import { afterWord, applyRules, beforeWord, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, possessives } from '../../grammar/word-classes.ts'
import { isThanked } from './verb-slots.ts'

const activities =
  /^(?:look|wait|search|talk|walk|listen|work|play|study|try|watch|go|stay|travel|shop|write|eat|sleep|sit|stand|drive|learn|read|cook|prepare|plan|speak|think|swim)$/

/** "I am look for it", "they are wait": an action verb after "am", "is", or "are". */
const afterBe: Rule = afterWord("am is are was were i'm he's she's we're they're you're", ({ tokens }, token, i) => {
  const be = lowerAt(tokens, i - 1)
  if (!activities.test(token.lower)) return undefined
  const subject = tokens[i - 2]
  if (!be.includes("'") && (!subject || !/^(?:i|he|she|we|they|you)$/.test(subject.lower) || (!subject.first && determiners.has(lowerAt(tokens, i - 3))))) return undefined // prettier-ignore
  if (!/^(?:for|to|at|about|with|on|the|a|an|my|your|his|her|our|their|in|as|now|here|from|football|hard|very|some|and|)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  const right = inflect(token.lower, 'ing')
  return replaceWord(token, right, 'verb-form', `Use the -ing form after "${be}" here.`)
})

/** "look forward to meet", "good at draw", "interested in learn". */
const afterFixed: Rule = ({ tokens, classes, dictionary, tags }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const before2 = lowerAt(tokens, i - 2)
  const isFixed =
    (before === 'to' && before2 === 'forward' && lowerAt(tokens, i - 3).startsWith('look')) ||
    (before === 'at' && /^(?:good|bad|great|better|best|excellent|terrible|skilled)$/.test(before2)) ||
    (before === 'on' && /^insist(?:s|ed)?$/.test(before2)) ||
    (before === 'in' && /^(?:interested|succeeded|succeed|believe)$/.test(before2)) ||
    (before === 'of' && /^(?:tired|afraid|capable|instead|fond|proud)$/.test(before2)) ||
    (before === 'for' && isThanked(tokens, i - 1)) // prettier-ignore
  const parts = dictionary.partsOf(token.lower)
  const isVerb = classes.isVerb(token.lower) || /^(?:be|have|do)$/.test(token.lower)
  if (
    !isFixed ||
    !isVerb ||
    (parts & (pos.past | pos.participle | pos.adjective | pos.plural | pos.ing) &&
      !/^(?:come|become|run|open|complete|close|pass)$/.test(token.lower))
  )
    return undefined
  if (closed.has(token.lower) && !/^(?:be|have|do)$/.test(token.lower)) return undefined
  const next = lowerAt(tokens, i + 1)
  const takesObject =
    determiners.has(next) ||
    possessives.has(next) ||
    /^(?:me|you|him|us|them|it|from|back)$/.test(next) ||
    (tags.has(i, 'Infinitive') && tags.has(i + 1, 'Plural'))
  // "Thank you for stay with us"
  if (/^(?:stay|shop|wait|travel|fly|visit)$/.test(token.text) && /^(?:with|at|in|us|so)$/.test(next) && before === 'for' && /^(?:you|thanks)$/.test(before2)) return replaceWord(token, inflect(token.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${before2} ${before}".`) // prettier-ignore
  // "thank you for card from Cornwall": a noun
  if ((parts & pos.noun || !tags.has(i, 'Infinitive')) && (!takesObject || (parts & pos.noun && next === 'from'))) return undefined
  const right = inflect(token.lower, 'ing')
  return replaceWord(token, right, 'verb-pattern', `Use the -ing form after "${`${before2} ${before}`.trim()}".`)
}

/** "She suggested to leave", "he insisted to pay". */
const afterSuggest: Rule = beforeWord('to', ({ tokens, classes, tags }, token, i) => {
  const to = tokens[i + 1]
  const verb = tokens[i + 2]
  const insists = /^insist(?:s|ed|ing)?$/.test(token.lower)
  if (!to || !(insists || /^suggest(?:s|ed|ing)?$/.test(token.lower)) || !verb?.word || verb.fixed || closed.has(verb.lower))
    return undefined
  if (!classes.isVerb(verb.lower) || !tags.has(i + 2, 'Infinitive') || tags.has(i + 2, 'Noun')) return undefined
  if (/^(?:is|are|was|were|been|be|as|time|things|what|that)$/.test(lowerAt(tokens, i - 1))) return undefined
  return {
    ...replaceWord(to, (insists ? 'on ' : '') + inflect(verb.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${token.text}".`),
    end: verb.end,
  }
})

/** "insisted on to show us", "interested in to learn" */
const onShowing: Rule = onWord('to', ({ tokens, classes }, token, i) => {
  const verb = tokens[i + 1]
  if (!verb?.word || verb.fixed || !classes.isVerb(verb.lower)) return undefined
  const words = `${lowerAt(tokens, i - 2)} ${lowerAt(tokens, i - 1)}`
  if (!/^(?:insist(?:s|ed)? on|interested in|good at|bad at|instead of|tired of|afraid of|capable of|keen on|think(?:s|ing)? of|thought of|dream(?:s|ed)? of|talk(?:ed)? about|focus(?:ed)? on|proud of|succeed(?:ed)? in|responsible for|believe in)$/.test(words)) return undefined // prettier-ignore
  const right = inflect(verb.lower, 'ing')
  return replaceWord(token, right, 'verb-pattern', `Use the -ing form after "${lowerAt(tokens, i - 1)}".`, verb)
})

/** Edits of -ing forms. */
export function gerundEdits(page: RulePage): Edit[] {
  return applyRules(page, [afterBe, afterFixed, onShowing, afterSuggest])
}
