/** Phrases whose form shows the mistake in every text: "I born", "I am wrote", "try to login". */
import { afterWord, applyRules, beforeWord, insertText, lowerAt, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { inflect, pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, closed, determiners, modals } from '../../grammar/word-classes.ts' // prettier-ignore
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form. */
export function surePhraseEdits(page: RulePage): Edit[] {
  return applyRules(page, [iBorn, amWrote, beenHear, toLogin, tooThink, hundredOf, onlyFew, onSheCoat, feesAre, foundedThat, yoursExam])
}

export const confused = (token: Token, right: string) => ({ ...replaceWord(token, right, 'confused-word', `Use "${right}" here instead of "${token.lower}".`), kind: 'word_choice' as const }) // prettier-ignore

export const adverb =
  /^(?:not|never|already|just|always|also|only|recently|finally|really|often|still|even|therefore|usually|sometimes|definitely|certainly|probably)$/

export const isPlain = ({ classes, dictionary }: RulePage, word: string) => !closed.has(word) && classes.isVerb(word) && !(dictionary.partsOf(word) & (pos.past | pos.participle | pos.adverb | pos.ing)) // prettier-ignore

export const opensClause = (tokens: readonly Token[], i: number) => tokens[i]?.first === true || !tokens[i - 1]?.word || /^(?:and|but|because|that|if|when|so|since|while|although)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore

/** "I born in Brazil" */
const iBorn: Rule = onWord('born', ({ tokens }, token, i) => {
  const person = tokens[i - 1]
  const be = pick({ i: 'was', he: 'was', she: 'was', we: 'were', they: 'were' }, person?.lower ?? '')
  return be && person && opensClause(tokens, i - 1) ? insertText(token.start, `${be} `, 'missing-be', `Use "${be} born".`) : undefined
})

/** "I am wrote to inform you" */
const amWrote: Rule = afterWord('am are', ({ tokens, classes, dictionary }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & pos.past) || parts & (pos.participle | pos.adjective | pos.noun | pos.verb) || !/^(?:i|we)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const base = closed.has(token.lower) ? undefined : classes.base(token.lower)
  return base ? replaceWord(token, inflect(base, 'ing'), 'verb-form', `Use the -ing form after "${lowerAt(tokens, i - 1)}".`) : undefined
})

/** "their voices have not been hear" */
const beenHear: Rule = afterWord('been', (page, token, i) => {
  const { tokens, dictionary } = page
  if (
    /^(?:awake|extinct|alike|abroad|adrift|aboard|ashore|aglow|ablaze|forecast|broadcast)$/.test(token.lower) ||
    !isPlain(page, token.lower) ||
    (dictionary.partsOf(token.lower) & ~pos.verb) !== 0
  )
    return undefined
  const next = lowerAt(tokens, i + 1)
  const right = inflect(token.lower, 'participle')
  return isEnd(tokens[i + 1]) || /^(?:by|in|at|on|to|for|with|until|since|before|yet|and|because)$/.test(next)
    ? replaceWord(token, right, 'verb-form', `Use the participle "${right}" after "been".`)
    : undefined
})

const twoWords: Record<string, string> = { login: 'log in', logout: 'log out', signup: 'sign up', setup: 'set up', backup: 'back up', checkout: 'check out', followup: 'follow up', cleanup: 'clean up', pickup: 'pick up' } // prettier-ignore

/** "When I try to login" */
const toLogin: Rule = ({ tokens }, token, i) => {
  const right = Object.hasOwn(twoWords, token.text) ? twoWords[token.text] : undefined
  const before = lowerAt(tokens, i - 1) === 'not' ? lowerAt(tokens, i - 2) : lowerAt(tokens, i - 1)
  const isVerb = modals.has(before) || /^(?:can't|cannot|couldn't|didn't|don't)$/.test(before) || (before === 'to' && /^(?:try|tries|tried|trying|want|wants|wanted|need|needs|able|unable|have|had|has|how|order|going|attempt|easy|hard|fail|failed|need|please|forgot|unable|time|us|you|me|them)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
  return right && isVerb && !tokens[i + 1]?.hyphen ? { ...replaceWord(token, right, 'compound', `The verb is two words, "${right}".`), kind: 'spelling' } : undefined // prettier-ignore
}

/** "I urge you too think again" */
const tooThink: Rule = onWord('too', ({ tokens, dictionary }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  return !token.first && tokens[i - 1]?.word && !closed.has(next) && dictionary.partsOf(next) === pos.verb && !beForms.has(lowerAt(tokens, i - 1)) && !/^(?:lose|i|we|they|you|that|who)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? confused(token, 'to')
    : undefined
})

/** "There are hundred of cafés" */
const hundredOf: Rule = onWord('hundred thousand million billion dozen', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'of' && /^(?:is|are|was|were|has|have|with|of|by|for|cost|costs|see|saw|make|made|and|buy|lost)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? replaceWord(token, `${token.lower}s`, 'number', `Use "${token.lower}s of" for an unknown number.`)
    : undefined,
)

/** "only few of them" */
const onlyFew: Rule = onWord('few', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'only' ? insertText(token.start, 'a ', 'article', 'Write "only a few".') : undefined,
)

/** "put on she coat", "with he friend" */
const onSheCoat: Rule = afterWord('on in with of for from into at under behind', ({ tokens, classes, dictionary, tags }, token, i) => {
  const right = pick({ she: 'her', he: 'his' }, token.lower)
  const next = lowerAt(tokens, i + 1)
  const parts = dictionary.partsOf(next)
  return right && !closed.has(next) && parts & pos.noun && !(parts & (pos.adverb | pos.past | pos.verbS)) && classes.isSingular(next) && (isEnd(tokens[i + 2]) || /^(?:and|in|on|at|to|was|is|for)$/.test(lowerAt(tokens, i + 2))) && !tags.has(i + 2, 'Infinitive') // prettier-ignore
    ? { ...confused(token, right), rule: 'pronoun-case' }
    : undefined
})

/** "The fee's are due" */
const feesAre: Rule = beforeWord('are were have', ({ tokens, classes }, token, i) => {
  const noun = /^([a-z]{3,})['’]s$/.exec(token.lower)?.[1]
  const before = lowerAt(tokens, i - 1)
  return noun && noun !== 'who' && classes.isSingular(noun) && classes.isNounOnly(noun) && (determiners.has(before) || tokens[i]?.first === true) && !/^(?:as|than|and)$/.test(lowerAt(tokens, i - 2)) && !/(?:er|or|ist|man|mother|father|friend|son|daughter|wife|child)$/.test(noun) // prettier-ignore
    ? { ...replaceWord(token, pluralize(noun), 'apostrophe', `The plural "${pluralize(noun)}" has no apostrophe.`), kind: 'spelling' }
    : undefined
})

/** "We founded that most of them sleep" */
const foundedThat: Rule = onWord('founded', ({ tokens }, token, i) =>
  /^(?:that|out)$/.test(lowerAt(tokens, i + 1)) && /^(?:i|we|they|he|she|and|has|have|had|it)$/.test(lowerAt(tokens, i - 1))
    ? replaceWord(token, 'found', 'verb-form', 'The past of "find" is "found".')
    : undefined,
)

/** "You passed yours exam" */
const yoursExam: Rule = ({ tokens, classes, tags }, token, i) => {
  const right = pick({ yours: 'your', ours: 'our', theirs: 'their', hers: 'her' }, token.lower)
  const next = tokens[i + 1]
  return right && next?.word && !next.hyphen && next.lower !== 'behind' && classes.isNounOnly(next.lower) && !tags.has(i + 1, 'Verb') && tags.has(i - 1, 'Verb', 'Preposition') // prettier-ignore
    ? { ...confused(token, right), rule: 'pronoun-case' }
    : undefined
}
