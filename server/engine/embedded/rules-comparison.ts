/** Comparing: "more easy", "most big". */
import { lowerAt } from './edits.ts'
import type { Edit } from './revision.ts'
import type { RulePage } from './rules.ts'
import { matchCase, type Token } from './tokens.ts'

/** Edits of comparatives and superlatives. */
export function comparisonEdits(page: RulePage): Edit[] {
  return page.tokens.flatMap((token, i) => (token.word && !token.fixed && !token.hyphen ? (comparison(page, token, i) ?? []) : []))
}

const shortAdjectives = new Map('easy easier easiest|cheap cheaper cheapest|fast faster fastest|big bigger biggest|small smaller smallest|high higher highest|low lower lowest|old older oldest|young younger youngest|happy happier happiest|healthy healthier healthiest|strong stronger strongest|long longer longest|short shorter shortest|rich richer richest|poor poorer poorest|clean cleaner cleanest|hard harder hardest|large larger largest|great greater greatest|safe safer safest|smart smarter smartest|wide wider widest|weak weaker weakest|nice nicer nicest|busy busier busiest|lazy lazier laziest|heavy heavier heaviest|hot hotter hottest|cold colder coldest|deep deeper deepest|good better best|bad worse worst|early earlier earliest|near nearer nearest|wise wiser wisest|lucky luckier luckiest'.split('|').map(row => [row.split(' ')[0] ?? '', row.split(' ')] as const)) // prettier-ignore

/** "more easy", "most big". */
function comparison({ tokens }: RulePage, token: Token, i: number): Edit | undefined {
  const next = tokens[i + 1]
  const forms = next?.word && !next.fixed && !next.hyphen ? shortAdjectives.get(next.lower) : undefined
  if (!forms || !next || !/^(?:more|most)$/.test(token.lower)) return undefined
  const after = tokens[i + 2]
  const isCompared =
    token.lower === 'more'
      ? !after?.word || /^(?:than|and|to|for|because|when|if|but|in|with|then|or)$/.test(after.lower)
      : lowerAt(tokens, i - 1) === 'the'
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
    message: `"${right}" is the usual form.`,
  }
}
