/** Words mistaken for others, by the tables of their neighbors: "felt no quilt", "at lease", "in stead". */
import { articleFor } from '../../grammar/word-classes.ts'
import { calques } from '../../confusions/calques.ts'
import { compoundRules } from '../../confusions/compounds.ts'
import { contentPairs } from '../../confusions/content-pairs.ts'
import { dailyPairs } from '../../confusions/daily-pairs.ts'
import { hastyPairs } from '../../confusions/hasty-pairs.ts'
import { learnerPairs } from '../../confusions/learner-pairs.ts'
import { matchRule, type NeighborRule, readNeighborRules } from '../../confusions/neighbor-patterns.ts'
import { phrasePairs } from '../../confusions/phrase-pairs.ts'
import { smallPairs } from '../../confusions/small-pairs.ts'
import { inDrafts } from '../../edits.ts'
import { isRightHere } from '../../grammar/right-words.ts'
import { matchCase } from '../../grammar/tokens.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'

const rules = new Map<string, NeighborRule[]>()
for (const rule of [
  ...readNeighborRules(calques),
  ...readNeighborRules(smallPairs),
  ...readNeighborRules(contentPairs),
  ...readNeighborRules(phrasePairs),
  ...readNeighborRules(compoundRules),
  ...readNeighborRules(hastyPairs),
  ...readNeighborRules(dailyPairs),
  ...readNeighborRules(learnerPairs),
]) {
  const first = rule.wrong[0] ?? ''
  const known = rules.get(first)
  if (known) known.push(rule)
  else rules.set(first, [rule])
}

/** Edits of such words. */
export function wordPairEdits(page: RulePage): Edit[] {
  const { tokens, facts } = page
  return tokens.flatMap((token, i) => {
    if (!token.word || token.fixed || token.hyphen || facts.keep.includes(token.lower)) return []
    for (const rule of rules.get(token.lower) ?? []) {
      const to = i + rule.wrong.length - 1
      const last = tokens[to]
      const isThere = rule.wrong.every((word, k) => k === 0 || isNext(tokens[i + k], word))
      if (!isThere || !last || (/^\p{Lu}/u.test(token.text) && !token.first && !/^\p{Lu}+$/u.test(page.text))) continue
      const found = matchRule(page, rule, i, to)
      if (!found || (rule.wrong.length === 1 && isRightHere(page, i, rule.right))) continue
      const edit: Edit = { start: token.start, end: last.end, after: matchCase(rule.right, token.text), ...reason(rule) }
      const article = tokens[i - 1]
      const isArticle = article && /^an?$/.test(article.lower) && articleFor(rule.right) !== article.lower && articleFor(rule.wrong[0] ?? '') === article.lower // prettier-ignore
      const whole = isArticle && !article.fixed ? { ...edit, start: article.start, after: `${matchCase(articleFor(rule.right), article.text)} ${rule.right}` } : edit // prettier-ignore
      return found.isDraft ? inDrafts([whole]) : [whole]
    }
    return []
  })
}

const isNext = (token: RulePage['tokens'][number] | undefined, word: string) =>
  token?.word === true && token.lower === word && token.text === token.lower && !token.fixed && !token.hyphen

/** "part time" and "part-time", "in stead" and "instead" have the same. */
const lettersOf = (text: string) => text.replaceAll(/[ '-]/g, '')

function reason({ wrong, right }: NeighborRule): Pick<Edit, 'kind' | 'rule' | 'message'> {
  const isSame = lettersOf(right) === lettersOf(wrong.join(''))
  if (isSame && wrong.length > 1 && !right.includes(' ')) return { kind: 'spelling', rule: 'compound', message: `Write "${right}" as one word.` } // prettier-ignore
  if (isSame && right.includes(' ')) return { kind: 'spelling', rule: 'compound', message: `Write "${right}" as separate words.` } // prettier-ignore
  return { kind: 'word_choice', rule: 'confused-word', message: `Use "${right}" here instead of "${wrong.join(' ')}".` }
}
