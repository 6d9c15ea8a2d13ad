/** Confused words that a trained model of their neighbors tells apart, where no rule decides. */
import { featuresAt } from '../../contexts/context-features.ts'
import { loadContexts } from '../../contexts/context-model.ts'
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { fitsPlace } from '../../grammar/grammar-fits.ts'
import { isRightHere } from '../../grammar/right-words.ts'
import { isPastStory, tensesIn } from '../../grammar/story.ts'
import { closed, modals } from '../../grammar/word-classes.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { matchCase, type Token } from '../../grammar/tokens.ts'

/** "No sooner had the eighth-wicket pair begun" */
const isAfterHad = (tokens: readonly Token[], i: number) =>
  tokens.slice(sentenceStart(tokens, i), i).some(({ lower }, n, all) => /^(?:had|has|have)$/.test(lower) && /^(?:sooner|hardly|scarcely|never|seldom|rarely|barely)$/.test(all[n - 1]?.lower ?? '')) // prettier-ignore

/** Edits of words that fit worse than the words they are mistaken for. */
export function contextEdits(page: RulePage): Edit[] {
  const { tokens, tags, classes, dictionary, facts } = page
  const model = loadContexts()
  return tokens.flatMap((token, i) => {
    if (!token.word || token.fixed || token.hyphen || !model.knows(token.lower) || facts.keep.includes(token.lower)) return []
    if (/^\p{Lu}/u.test(token.text) && !token.first) return []
    // "feel its teeth"
    if (token.lower === 'its' && classes.isPlural(tokens[i + 1]?.lower ?? '') && tags.has(i - 1, 'Verb', 'Preposition')) return []
    // "the man who's here is", "my, your, and our"
    if (token.lower === "who's" && /^(?:here|there|not|in|on|at|with|been|always|also)$/.test(tokens[i + 1]?.lower ?? '')) return []
    if (token.lower === 'your' && tokens[i + 1]?.text === ',') return []
    // "Yes and no, as ever"
    if (token.lower === 'no' && tokens[i + 1]?.text === ',') return []
    // "It was left there last month"
    if (token.lower === 'there' && /^(?:last|next|this|that|yesterday|today|now|by|in|on|at)$/.test(tokens[i + 1]?.lower ?? '')) return []
    // "Its recycled shell"
    if (token.lower === 'its' && tokens[i + 1]?.word && tags.has(i + 2, 'Noun') && !closed.has(tokens[i + 1]?.lower ?? '') && !closed.has(tokens[i + 2]?.lower ?? '')) return [] // prettier-ignore
    // "This can let workers rest"
    if (token.lower === 'let' && modals.has(tokens[i - 1]?.lower ?? '')) return []
    // "their in-laws"
    if (tokens[i + 1]?.hyphen && /^(?:their|its|your)$/.test(token.lower)) return []
    // "whether they knew -- thinking"
    if (token.lower === 'knew' && !tokens[i + 1]?.word) return []
    // "No sooner had the pair begun to look comfortable", "keep the schools alive"
    if (/^(?:begun|drunk|broken|chosen|shown|worn|drawn)$/.test(token.lower) && isAfterHad(tokens, i)) return []
    if (token.lower === 'alive' && tokens.slice(Math.max(0, i - 12), i).some(({ lower }) => /^(?:keep|keeps|kept|keeping|stay|stays|stayed)$/.test(lower))) return [] // prettier-ignore
    // "watched an eagle turn slow circles"
    if (/^(?:slow|quick|loud)$/.test(token.lower) && classes.isPlural(tokens[i + 1]?.lower ?? '')) return []
    const better = model.better(token.lower, featuresAt(tokens, i, dictionary))
    if (!better || !fitsPlace(page, i, better.word) || isRightHere(page, i, better.word)) return []
    // "They understood this centuries ago"
    if (token.lower === 'this' && tokens[i + 2]?.lower === 'ago') return []
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
