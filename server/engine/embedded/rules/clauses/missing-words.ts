/** Missing and extra words: "will able to", "it very important", "would be increase", "for to". */
import { pos } from '../../grammar/parts-of-speech.ts'
import { applyRules, beforeWord, insertText, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import type { Edit } from '../../revision.ts'
import { isThanked } from '../verbs/verb-slots.ts'
import type { RulePage } from '../../rule-page.ts'
import { modals, subjects } from '../../grammar/word-classes.ts'

/** "will able to", "it very important". */
const missingBe: Rule = ({ tokens, classes }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (
    token.lower === 'able' &&
    lowerAt(tokens, i + 1) === 'to' &&
    (modals.has(before) || before === 'to') &&
    // "Is Will able to come?": a name
    (tokens[i - 1]?.text === before || tokens[i - 1]?.first) &&
    before !== 'can' &&
    before !== 'could'
  )
    return insertText(token.start, 'be ', 'missing-be', 'Use "be" before "able".')
  if (token.lower === 'able' && lowerAt(tokens, i + 1) === 'to' && /^(?:can|could)$/.test(before))
    return {
      start: token.start,
      end: tokens[i + 2]?.start ?? token.end,
      after: '',
      kind: 'grammar',
      rule: 'can-able',
      message: `"${before}" already says "able to".`,
    }
  const adverb = tokens[i + 1]
  const adjective = tokens[i + 2]
  if (
    !/^(?:it|he|she|they|we|this|that)$/.test(token.lower) ||
    !token.first ||
    !adverb?.word ||
    !adjective?.word ||
    adjective.fixed ||
    adjective.hyphen
  )
    return undefined
  if (
    !/^(?:very|so|too|really|not)$/.test(adverb.lower) ||
    !classes.isAdjective(adjective.lower) ||
    classes.parts(adjective.lower) & (pos.verb | pos.adverb | pos.past)
  )
    return undefined
  if (tokens[i + 3]?.word && classes.parts(tokens[i + 3]?.lower ?? '') !== 0) return undefined
  const be = /^(?:they|we)$/.test(token.lower) ? 'are' : 'is'
  return insertText(token.end, ` ${be}`, 'missing-be', `The sentence needs a verb. Use "${token.text} ${be}".`)
}

/** "would be decrease", "will be affect". */
const beBeforeVerb: Rule = onWord(
  'happen become exist appear disappear occur arrive die agree depend belong seem increase decrease improve continue grow succeed fail go come',
  ({ tokens, dictionary }, token, i) => {
    const be = tokens[i - 1]
    if (!be || be.lower !== 'be' || be.fixed || !modals.has(lowerAt(tokens, i - 2))) return undefined
    if (
      dictionary.partsOf(token.lower) & pos.adjective ||
      (token.lower === 'agree' && /^(?:in|by|on|upon|between)$/.test(lowerAt(tokens, i + 1)))
    )
      return undefined
    return {
      start: be.start,
      end: token.start,
      after: '',
      kind: 'grammar',
      rule: 'verb-form',
      message: `Remove "be" before "${token.text}".`,
    }
  },
)

/** "enough" and "for to". */
const forTo: Rule = ({ tokens, classes }, token, i) => {
  const to = tokens[i + 1]
  const verb = tokens[i + 2]
  if (token.lower === 'for' && to?.lower === 'to' && verb?.word && isThanked(tokens, i) && classes.isVerb(verb.lower)) return { ...replaceWord(to, inflect(verb.lower, 'ing'), 'for-to', 'Use the -ing form after "for".'), end: verb.end } // prettier-ignore
  // "; for to attend the dying was ..."
  return token.lower === 'for' &&
    tokens[i - 1]?.word === true &&
    to?.lower === 'to' &&
    verb?.word === true &&
    !/^(?:looking|waiting|asking|asked|hoping|hoped|searching|aiming|waited|looked|called|calling)$/.test(lowerAt(tokens, i - 1)) &&
    classes.isVerb(verb.lower)
    ? replaceWord(token, 'to', 'for-to', 'Use "to" alone to express a purpose.', to)
    : undefined
}

/** "I very like". */
const veryVerb: Rule = onWord('very', ({ tokens }, token, i) =>
  subjects.has(lowerAt(tokens, i - 1)) &&
  /^(?:like|love|enjoy|want|hate|liked|loved|enjoyed|wanted|agree|hope|need|appreciate)$/.test(lowerAt(tokens, i + 1))
    ? replaceWord(token, 'really', 'very-verb', '"very" can’t modify a verb. Use "really".')
    : undefined,
)

/** "waiting the doctor" */
const waitFor: Rule = beforeWord('the a my your his her our their', ({ tokens }, token, i) =>
  /^wait(?:s|ed|ing)?$/.test(token.lower) &&
  /^(?:bus|train|taxi|plane|doctor|teacher|friends?|mother|father|brother|sister|wife|husband|answer|results?|call|reply|postman|waiter|driver|boss|elevator|lift|tram|ferry|children|parents|guests|news)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    ? insertText(tokens[i + 1]?.start ?? token.end, 'for ', 'verb-pattern', 'Use "wait for" someone.')
    : undefined,
)

const rules: readonly Rule[] = [waitFor, missingBe, beBeforeVerb, veryVerb, forTo]

/** Edits of missing words. */
export function missingWordEdits(page: RulePage): Edit[] {
  return applyRules(page, rules)
}
