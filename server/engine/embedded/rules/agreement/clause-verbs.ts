/** Verbs without their ending where a clause has no other verb: "The calendar no longer show it", "Wait until the light stop blinking", "If the pain persist, call us". */
import { afterWord, applyRules, isQuestion, lowerAt, replaceWord, type Rule } from '../../edits.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { auxiliaries, closed, determiners, modals, possessives } from '../../grammar/word-classes.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'

/** Edits that agree with a single thing. */
export function clauseVerbEdits(page: RulePage): Edit[] {
  return applyRules(page, [noLonger, untilStop, ifWobble])
}

const tell = (right: string, noun: string) => `Use "${right}" to agree with "${noun}".`

/** The form in -s of a base form that is no other form as well. */
function thirdOf({ tokens, dictionary, classes }: RulePage, i: number): string | undefined {
  const word = lowerAt(tokens, i)
  const parts = dictionary.partsOf(word)
  if (!classes.isVerb(word) || closed.has(word) || parts & (pos.past | pos.ing | pos.adjective | pos.adverb | pos.plural)) return undefined
  return inflect(word, 's')
}

/** Where the noun phrase that ends at `i` begins, if it is one thing: "the spare wheel". */
function thingStart({ tokens, classes }: RulePage, i: number): number | undefined {
  if (!tokens[i]?.word || !classes.isSingular(lowerAt(tokens, i)) || closed.has(lowerAt(tokens, i))) return undefined
  const k = classes.isAdjective(lowerAt(tokens, i - 1)) && !closed.has(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const article = lowerAt(tokens, k)
  return (determiners.has(article) && !/^(?:these|those|both|all|many|few|several|some|any|no)$/.test(article)) || possessives.has(article) ? k : undefined // prettier-ignore
}

/** "The calendar no longer show the wrong day." */
const noLonger: Rule = afterWord('longer', (page, token, i) => {
  const { tokens } = page
  const right = thirdOf(page, i)
  const start = thingStart(page, i - 3)
  if (!right || lowerAt(tokens, i - 2) !== 'no' || start === undefined || isQuestion(tokens, i)) return undefined
  const before = lowerAt(tokens, start - 1)
  const next = lowerAt(tokens, i + 1)
  if (
    /^(?:and|or|nor|that|of|with|in|for|to|lest|help\w*|made?|makes|lets?|had|have|has|see|saw|watch\w*|hear\w*)$/.test(before) ||
    auxiliaries.has(before) ||
    modals.has(before)
  )
    return undefined
  return determiners.has(next) || possessives.has(next) || /^(?:up|in|on|at|with|when|for|to|if|correctly|properly)$/.test(next)
    ? replaceWord(token, right, 'agreement', tell(right, lowerAt(tokens, i - 3)))
    : undefined
})

const conditions = /^(?:if|when|until|till|once|unless|whenever|before|after|as)$/

/** "until the light stop blinking" */
const untilStop: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  if (!/^(?:stop|start|keep|begin)$/.test(token.text) || !(dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.ing)) return undefined
  const start = thingStart(page, i - 1)
  const right = inflect(token.lower, 's')
  return start !== undefined && right && conditions.test(lowerAt(tokens, start - 1)) && lowerAt(tokens, start - 1) !== 'as'
    ? replaceWord(token, right, 'agreement', tell(right, lowerAt(tokens, i - 1)))
    : undefined
}

/** "If the pain persist, call us." */
const ifWobble: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  // "When the house party, a success, was over"
  if (dictionary.partsOf(token.lower) & pos.noun) return undefined
  if (!token.word || token.fixed || tokens[i + 1]?.text !== ',' || tokens[i + 1]?.fixed) return undefined
  const start = thingStart(page, i - 1)
  if (start === undefined || start - 1 !== sentenceStart(tokens, i) || !/^(?:if|when|whenever|unless|until|once)$/.test(lowerAt(tokens, start - 1))) return undefined // prettier-ignore
  const right = thirdOf(page, i)
  return right ? replaceWord(token, right, 'agreement', tell(right, lowerAt(tokens, i - 1))) : undefined
}
