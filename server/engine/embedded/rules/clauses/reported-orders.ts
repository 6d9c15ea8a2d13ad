/** Orders and statements that somebody reports: "remind everyone do not touch it", "I was told than it works". */
import { applyRules, inDrafts, lowerAt, onText, replaceWord, type Rule } from '../../edits.ts'
import { clauseAt } from '../../grammar/clause.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { beForms, closed, determiners } from '../../grammar/word-classes.ts'
import { isPersonNoun, isProfession } from '../../grammar/person-nouns.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function reportedOrderEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [toldThan]), ...inDrafts(applyRules(page, [remindNot]))]
}

const asking = /^(?:tell|tells|told|ask|asks|asked|asking|remind|reminds|reminded|reminding|advise|advises|advised|warn|warns|warned|beg|begged|order|ordered|instruct|instructed|teach|taught)$/ // prettier-ignore
const anybody = /^(?:me|him|her|us|them|you|everyone|everybody|people|somebody|someone|anyone)$/

/** "Remind everyone do not touch the paintings", "She told us don't open the door" */
const remindNot: Rule = ({ tokens, classes }, token, i) => {
  const isDoNot = /^(?:do|does)$/.test(token.text) && lowerAt(tokens, i + 1) === 'not'
  const last = isDoNot ? tokens[i + 1] : /^(?:don't|doesn't|dont)$/.test(token.text) ? token : undefined
  const verb = lowerAt(tokens, isDoNot ? i + 2 : i + 1)
  if (!last || !(verb === 'be' || (!closed.has(verb) && classes.isVerb(verb)))) return undefined
  const person = lowerAt(tokens, i - 1)
  const isNoun = (isPersonNoun(person) || isProfession(person)) && determiners.has(lowerAt(tokens, i - 2))
  const asked = lowerAt(tokens, isNoun ? i - 3 : i - 2)
  return (anybody.test(person) || isNoun) && asking.test(asked)
    ? replaceWord(token, 'not to', 'verb-pattern', `Use "not to" and the verb after "${asked}".`, last)
    : undefined
}

const telling = /^(?:told|tell|tells|heard|read|explained?|explains|informed|found|saw|sure|sorry|happy|shows?|showed|feel|feels|felt|see|noticed?|realise[ds]?|true|clear|said|promised?|agreed?)$/ // prettier-ignore

/** "I was told than the money would come" */
const toldThan: Rule = onText('than', (page, token, i) => {
  const { tokens } = page
  const verb = /^(?:me|him|her|us|them|you)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (!telling.test(lowerAt(tokens, verb)) || !(clauseAt(page, i + 1) || (lowerAt(tokens, i - 1) === 'told' && beForms.has(lowerAt(tokens, i - 2))))) return undefined // prettier-ignore
  const isCompared = tokens.slice(Math.max(0, i - 10), i).some(({ lower }) => /^(?:more|less|rather|better|worse|other|different|else|fewer|sooner)$|[a-z]{2}er$/.test(lower)) // prettier-ignore
  return isCompared ? undefined : replaceWord(token, 'that', 'confused-word', 'Use "that" for what is said.')
})
