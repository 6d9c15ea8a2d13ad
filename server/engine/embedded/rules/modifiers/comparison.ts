/** Comparatives and superlatives: "more easy", "most big". */
import { applyRules, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { matchCase, type Token } from '../../grammar/tokens.ts'
import { beForms, massNouns, subjects } from '../../grammar/word-classes.ts'

/** Edits of comparatives and superlatives. */
export function comparisonEdits(page: RulePage): Edit[] {
  return applyRules(page, [
    (at, token, i) => (token.word ? comparison(at, token, i) : undefined),
    asThan,
    preferThan,
    doubleDegree,
    lessThan,
  ])
}

/** "as tall than": "as" needs "as". */
const asThan: Rule = onWord('than', ({ tokens, classes }, token, i) => {
  const word = lowerAt(tokens, i - 1)
  if (lowerAt(tokens, i - 2) !== 'as' || /^(?:well|soon|long|much|many)$/.test(word)) return undefined
  // "struck people as wiser than"
  if (word.endsWith('er') && [3, 4, 5].some(back => judging.test(lowerAt(tokens, i - back)))) return undefined
  return classes.isAdjective(word) ? replaceWord(token, 'as', 'comparison', 'Use "as ... as" to compare equals.') : undefined
})

const judging = /^(?:strikes?|struck|see|sees|saw|seen|regard|regards|regarded|describe|describes|described|view|viewed|rate|rated|come|comes|came)$/ // prettier-ignore

/** "I prefer tea than coffee." */
const preferThan: Rule = onWord('than', ({ tokens }, token, i) => {
  for (let k = i - 1; k > Math.max(-1, i - 6); k--) {
    const word = lowerAt(tokens, k)
    if (/^prefer(?:s|red)?$/.test(word)) return k < i - 1 ? replaceWord(token, 'to', 'comparison', 'Use "to" after "prefer".') : undefined // prettier-ignore
    if (!word || /^(?:rather|more|less|better|to|other|fewer)$/.test(word) || word.endsWith('er')) return undefined
  }
  return undefined
})

const shortAdjectives = new Map('easy easier easiest|cheap cheaper cheapest|fast faster fastest|big bigger biggest|small smaller smallest|high higher highest|low lower lowest|old older oldest|young younger youngest|happy happier happiest|healthy healthier healthiest|strong stronger strongest|long longer longest|short shorter shortest|rich richer richest|poor poorer poorest|clean cleaner cleanest|hard harder hardest|large larger largest|great greater greatest|safe safer safest|smart smarter smartest|wide wider widest|weak weaker weakest|nice nicer nicest|busy busier busiest|lazy lazier laziest|heavy heavier heaviest|hot hotter hottest|cold colder coldest|deep deeper deepest|good better best|bad worse worst|early earlier earliest|near nearer nearest|wise wiser wisest|lucky luckier luckiest|tall taller tallest|thick thicker thickest|thin thinner thinnest|bright brighter brightest|loud louder loudest|ugly uglier ugliest|dirty dirtier dirtiest|funny funnier funniest|slow slower slowest|quick quicker quickest|dry drier driest|tiny tinier tiniest|brave braver bravest|rude ruder rudest|narrow narrower narrowest|noisy noisier noisiest|tasty tastier tastiest|crazy crazier craziest|angry angrier angriest'.split('|').map(row => [row.split(' ')[0] ?? '', row.split(' ')] as const)) // prettier-ignore

/** "do", "did me" */
const isDoing = (tokens: readonly Token[], k: number) =>
  /^(?:do|does|did|doing|done|much)$/.test(lowerAt(tokens, /^(?:me|you|him|her|us|them|it)$/.test(lowerAt(tokens, k)) ? k - 1 : k))

/** "more easy", "most big". */
function comparison({ tokens, tags }: RulePage, token: Token, i: number): Edit | undefined {
  const next = tokens[i + 1]
  const forms = next?.word && !next.fixed && !next.hyphen ? shortAdjectives.get(next.lower) : undefined
  if (!forms || !next || !/^(?:more|most)$/.test(token.lower)) return undefined
  const after = tokens[i + 2]
  const isCompared =
    token.lower === 'more'
      ? !after?.word || /^(?:than|and|to|for|because|when|if|but|in|with|then|or)$/.test(after.lower)
      : lowerAt(tokens, i - 1) === 'the'
  // "more sad than angry" compares two adjectives.
  if (after?.lower === 'than' && tags.has(i + 3, 'Adjective') && !tokens[i + 4]?.word) return undefined
  // "the most cheap wine" can mean the largest amount.
  if (token.lower === 'most' && (tags.has(i + 2, 'Uncountable') || massNouns.has(after?.lower ?? ''))) return undefined
  // "do more good than harm", "did me more good than"
  if (/^(?:than|then)$/.test(after?.lower ?? '') && isDoing(tokens, i - 1)) return undefined
  if (
    !isCompared ||
    (token.lower === 'more' && /^(?:no|the|much|any|one|two)$/.test(lowerAt(tokens, i - 1)) && /^(?:good|bad)$/.test(next.lower)) ||
    (token.lower === 'most' && /^(?:old|young|poor|rich|good|bad)$/.test(next.lower) && lowerAt(tokens, i - 1) !== 'the')
  )
    return undefined
  const right = forms[token.lower === 'more' ? 1 : 2] ?? ''
  return {
    start: token.start,
    end: next.end,
    after: matchCase(right, token.text),
    kind: 'grammar',
    rule: 'comparison',
    message: `The usual form is "${right}".`,
  }
}

/** "no longest than three meters", "more beautifuller" */
const doubleDegree: Rule = ({ tokens, dictionary }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const comparative = token.lower.replace(/est$/, 'er')
  if (
    token.lower.endsWith('est') &&
    lowerAt(tokens, i + 1) === 'than' &&
    /^(?:no|any|much|is|are|was|were|even|far)$/.test(before) &&
    dictionary.has(comparative)
  )
    // prettier-ignore
    return replaceWord(token, comparative, 'comparison', `Use "${comparative}" before "than".`)
  const stem = token.lower.replace(/e(?:r|st)$/, '')
  const isDouble =
    /^(?:more|most)$/.test(before) && /(?:ful|ous|ive|ing|able|ible|less|ant|ent)e(?:r|st)$/.test(token.lower) && dictionary.has(stem)
  return isDouble && !dictionary.has(token.lower) ? replaceWord(token, stem, 'comparison', `Use "${stem}" after "${before}".`) : undefined
}

/** "less expensive as I feared" */
const lessThan: Rule = onWord('as', ({ tokens, dictionary }, token, i) => {
  if (!/^(?:more|less)$/.test(lowerAt(tokens, i - 2)) || lowerAt(tokens, i - 3) === 'as') return undefined
  if (!(dictionary.partsOf(lowerAt(tokens, i - 1)) & pos.adjective) || !beForms.has(lowerAt(tokens, i - 3))) return undefined
  const isThought = /^(?:thought|expected|feared|hoped|imagined)$/.test(lowerAt(tokens, i + 2)) && subjects.has(lowerAt(tokens, i + 1)) // prettier-ignore
  return isThought || (/^(?:me|him|us|them|mine|yours|before|last)$/.test(lowerAt(tokens, i + 1)) && !/^that$/.test(lowerAt(tokens, i + 2)))
    ? replaceWord(token, 'than', 'comparison', `Use "than" after "${lowerAt(tokens, i - 2)}".`)
    : undefined
})
