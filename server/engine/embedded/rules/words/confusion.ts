/** Correctly spelled words that are wrong in context. */
import { contractionConfusions } from '../../confusions/contractions.ts'
import { formConfusions } from '../../confusions/forms.ts'
import { itsConfusions } from '../../confusions/its.ts'
import { neighborConfusions } from '../../confusions/neighbors.ts'
import { pronounConfusions } from '../../confusions/pronouns.ts'
import { smallWordConfusions } from '../../confusions/small-words.ts'
import { slipConfusions } from '../../confusions/slips.ts'
import { soundsFromN } from '../../confusions/sounds-from-n.ts'
import { soundsToM } from '../../confusions/sounds-to-m.ts'
import { termConfusions } from '../../confusions/terms.ts'
import { wordConfusions } from '../../confusions/words.ts'
import type { Confusion, Place } from '../../confusions/confusion.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { matchCase } from '../../grammar/tokens.ts'

const confusions = new Map<string, Confusion[]>()
for (const confusion of [
  ...smallWordConfusions,
  ...pronounConfusions,
  ...contractionConfusions,
  ...formConfusions,
  ...slipConfusions,
  ...soundsToM,
  ...soundsFromN,
  ...termConfusions,
  ...wordConfusions,
  ...neighborConfusions,
  ...itsConfusions,
]) {
  const known = confusions.get(confusion[0])
  if (known) known.push(confusion)
  else confusions.set(confusion[0], [confusion])
}

/** Edits of confused words. */
export function confusionEdits(page: RulePage): Edit[] {
  const { tokens } = page
  return tokens.flatMap((token, i) => {
    const rules = token.word && !token.fixed && !token.hyphen ? confusions.get(token.lower) : undefined
    if (!rules || page.facts.keep.includes(token.lower)) return []
    const at = (k: number) => (tokens[k]?.word ? (tokens[k]?.lower ?? '') : '')
    const next = tokens[i + 1]
    const place: Place = {
      token,
      before: token.first ? '' : (tokens[i - 1]?.lower ?? ''),
      before2: at(i - 2),
      after: at(i + 1),
      after2: at(i + 2),
      next,
      page,
      i,
    }
    // "She was younger then than I am now."
    if (token.lower === 'then' && place.after === 'than') return []
    // "a trash can by the door"
    if (place.before === 'can' && /^(?:trash|garbage|tin|oil|gas|soda|beer|paint|watering)$/.test(place.before2)) return []
    // "I can tell you're upset"
    if (token.lower === "you're" && place.after === 'upset') return []
    const right = rules.find(([, , when]) => when(place))?.[1]
    if (!right) return []
    return [
      {
        start: token.start,
        end: token.end,
        after: matchCase(right, token.text),
        kind: 'word_choice' as const,
        rule: 'confused-word',
        message: `Use "${right}" here instead of "${token.lower}".`,
      },
    ]
  })
}
