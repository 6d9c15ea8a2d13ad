/** Confused words that a trained model of their neighbors tells apart, where no rule decides. */
import { featuresAt } from '../../contexts/context-features.ts'
import { loadContexts } from '../../contexts/context-model.ts'
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { fitsPlace } from '../../grammar/grammar-fits.ts'
import { isRightHere } from '../../grammar/right-words.ts'
import { isPastStory, tensesIn } from '../../grammar/story.ts'
import { isMeantHere } from './meant-words.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { matchCase } from '../../grammar/tokens.ts'

/** Edits of words that fit worse than the words they are mistaken for. */
export function contextEdits(page: RulePage): Edit[] {
  const { tokens, classes, dictionary, facts } = page
  const model = loadContexts()
  return tokens.flatMap((token, i) => {
    if (!token.word || token.fixed || token.hyphen || !model.knows(token.lower) || facts.keep.includes(token.lower)) return []
    if (/^\p{Lu}/u.test(token.text) && !token.first) return []
    if (isMeantHere(page, i)) return []
    const better = model.better(token.lower, featuresAt(tokens, i, dictionary))
    if (!better || !fitsPlace(page, i, better.word) || isRightHere(page, i, better.word)) return []
    // "The earbuds fall out when I chew": nothing in the sentence is past.
    if (!better.isSure && classes.isPlural(tokens[i - 1]?.lower ?? '') && classes.base(better.word) === token.lower && tensesIn(page, sentenceStart(tokens, i), sentenceEnd(tokens, i)).pasts === 0) return [] // prettier-ignore
    // "otherwise the plant lose its strength": the verb lacks its ending.
    if (!better.isSure && classes.isSingular(tokens[i - 1]?.lower ?? '') && classes.base(better.word) === token.lower && tensesIn(page, sentenceStart(tokens, i), sentenceEnd(tokens, i)).pasts === 0 && !isPastStory(page)) return [] // prettier-ignore
    const message = `Use "${better.word}" here instead of "${token.lower}".`
    return [
      {
        start: token.start,
        end: token.end,
        after: matchCase(better.word, token.text),
        kind: 'word_choice' as const,
        rule: 'confused-word',
        message,
        ...(!better.isSure && {
          isDoubtful: true as const,
          isLikelySlip: true as const,
          isSilent: true as const,
          ...(better.isPlain && { isPlainSlip: true as const }),
        }),
      },
    ]
  })
}
