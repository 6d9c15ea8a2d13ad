/** Forms that the word before them decides: "you to sent", "I rare go", "smelled badly", "before you leaving". */
import { afterWord, applyRules, lowerAt, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, closed, determiners, possessives, prepositions, subjects } from '../../grammar/word-classes.ts'
import { adverbOf, bareAdverbs } from '../modifiers/adverbs.ts'

/** Edits of words that do not fit the one before. */
export function afterLinkEdits(page: RulePage): Edit[] {
  return applyRules(page, [
    toSent,
    ofWho,
    decidedNot,
    rarelyGo,
    smelledBad,
    soLoud,
    beDisappointed,
    areClosed,
    beforeYouLeave,
    makeSureItHas,
  ])
}

const endsHere = (token: Token | undefined) => !token || /^[.,;!?]$/.test(token.text)
const isOnly = ({ dictionary }: RulePage, word: string, part: number) => (dictionary.partsOf(word) & ~pos.name) === part

/** "I am asking you to sent someone" */
const toSent: Rule = afterWord('to', (page, token, i) => {
  const parts = page.dictionary.partsOf(token.lower)
  if (closed.has(token.lower) || !/^(?:me|you|him|her|us|them)$/.test(lowerAt(page.tokens, i - 2))) return undefined
  if (!(parts & pos.past) || parts & (pos.verb | pos.noun | pos.adjective) || token.lower.endsWith('ed')) return undefined
  const base = page.classes.base(token.lower)
  return base && base !== token.lower ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`) : undefined
})

/** "1,200 customers, of who 340 replied" */
const ofWho: Rule = onWord('who', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'of' &&
  (tokens[i - 2]?.text === ',' || /^(?:one|two|three|both|all|none|most|many|some|several|half|few|\d+)$/.test(lowerAt(tokens, i - 2)))
    ? replaceWord(token, 'whom', 'pronoun', 'Use "whom" after "of".')
    : undefined,
)

/** "I decided not send them back" */
const decidedNot: Rule = afterWord('not', (page, token, i) => {
  const { tokens } = page
  const isPlain = isOnly(page, token.lower, pos.verb) || /^(?:go|be|have|do|buy|send|tell|give|take|make|say|ask|come|use|wait|pay|call)$/.test(token.lower) // prettier-ignore
  return /^(?:decide|decided|decides|prefer|preferred|promise|promised|agree|agreed|chose)$/.test(lowerAt(tokens, i - 2)) && isPlain
    ? replaceWord(token, `to ${token.lower}`, 'verb-pattern', `Use "to" and the verb after "${lowerAt(tokens, i - 2)} not".`)
    : undefined
})

/** "I rare go to the market", "I had specific asked", "Next, gentle pull it out" */
const rarelyGo: Rule = (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const own = dictionary.partsOf(token.lower)
  if (!(own & pos.adjective) || own & (pos.past | pos.participle | pos.ing | pos.plural | pos.adverb) || token.lower.length < 4 || bareAdverbs.test(token.lower) || tokens[i - 1]?.hyphen) return undefined // prettier-ignore
  const adverb = adverbOf(token.lower)
  const next = tokens[i + 1]
  if (dictionary.partsOf(adverb) !== pos.adverb || !next?.word || next.fixed || next.hyphen || closed.has(next.lower)) return undefined
  const before = lowerAt(tokens, i - 1)
  const parts = dictionary.partsOf(next.lower)
  const isDone = /^(?:have|has|had)$/.test(before) && (parts & pos.participle) !== 0 && !(parts & (pos.noun | pos.adjective | pos.verb)) && !tags.has(i + 1, 'Noun') // prettier-ignore
  // "keep you warm long after that": no verb follows
  const isVerb = !(parts & (pos.adjective | pos.adverb)) || /^(?:clean|close|open|complete)$/.test(next.lower)
  // "I will send you recent work"
  const isReceiver = /^(?:you|it)$/.test(before) && /^(?:send|sends|sent|give|gives|gave|show|shows|showed|offer|offers|offered|bring|tell|teach|lend|sell|hand|get|buy|make|write)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  const isDoing = isVerb && !isReceiver && subjects.has(before) && (parts & (pos.verb | pos.verbS | pos.past)) !== 0 && (!(parts & (pos.noun | pos.plural)) || /^(?:go|goes|come|see|need|use|work|talk|visit|cook|drink|play|walk|call|want|like)$/.test(next.lower)) // prettier-ignore
  return isDone || isDoing ? replaceWord(token, adverb, 'adverb', `Use the adverb "${adverb}" before a verb.`) : undefined
}

/** The adjective of an adverb in "-ly", if it is one. */
function adjectiveOf({ dictionary }: RulePage, word: string): string | undefined {
  if (!/^[a-z]{3,}ly$/.test(word) || dictionary.partsOf(word) !== pos.adverb) return undefined
  return [word.slice(0, -2), word.replace(/ily$/, 'y'), word.replace(/ly$/, 'le')].find(
    stem => stem !== word && (dictionary.partsOf(stem) & pos.adjective) !== 0,
  )
}

/** "It tasted badly.", "The cable feels a bit cheaply." */
const smelledBad: Rule = (page, token, i) => {
  const { tokens } = page
  const right = adjectiveOf(page, token.lower)
  if (!right || !endsHere(tokens[i + 1])) return undefined
  const isBit = lowerAt(tokens, i - 1) === 'bit' && lowerAt(tokens, i - 2) === 'a'
  const at = isBit ? i - 3 : /^(?:so|too|very|quite|really|rather)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const link = lowerAt(tokens, at)
  const isTaste = /^(?:taste|tastes|tasted|smell|smells|smelled|seem|seems|seemed)$/.test(link)
  const isFeel = /^(?:feels|felt)$/.test(link) && isBit
  return isTaste || isFeel ? replaceWord(token, right, 'adjective', `Use the adjective "${right}" after "${link}".`) : undefined
}

/** "The fan was so loudly that we could not sleep." */
const soLoud: Rule = afterWord('so too', (page, token, i) => {
  const { tokens, tags } = page
  const right = adjectiveOf(page, token.lower)
  const degree = lowerAt(tokens, i - 1)
  if (!right || !beForms.has(lowerAt(tokens, i - 2)) || lowerAt(tokens, i - 2) === 'being') return undefined
  const next = lowerAt(tokens, i + 1)
  const fits = next === 'that' ? degree === 'so' : next === 'to' && degree === 'too'
  return fits && tags.has(i, 'Adverb') ? replaceWord(token, right, 'adjective', `Use the adjective "${right}" after "be".`) : undefined
})

const feelings: Record<string, string> = { disappointing: 'disappointed', confusing: 'confused', exhausting: 'exhausted', embarrassing: 'embarrassed', frustrating: 'frustrated', worrying: 'worried', frightening: 'frightened', depressing: 'depressed' } // prettier-ignore

/** "I have never been so disappointing." */
const beDisappointed: Rule = ({ tokens }, token, i) => {
  const right = pick(feelings, token.lower)
  if (!right || tokens[i + 1]?.hyphen || (tokens[i + 1]?.word && !/^(?:with|by|about|in|at|that|when|because|and|to)$/.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  let k = i - 1
  while (/^(?:so|very|really|quite|too|never|always|also|still|more|extremely|not|been|a|bit|little)$/.test(lowerAt(tokens, k))) k--
  const be = lowerAt(tokens, k)
  const isHave = /^(?:have|had|i've|we've)$/.test(be) && tokens.slice(k, i).some(({ lower }) => lower === 'been')
  const isPerson = /^(?:i'm|we're|i've|we've)$/.test(be) || (/^(?:i|we)$/.test(lowerAt(tokens, k - 1)) && (isHave || /^(?:am|was|were|are)$/.test(be))) // prettier-ignore
  return isPerson ? replaceWord(token, right, 'word-form', `Use "${right}" for how a person feels.`) : undefined
}

/** "Make sure that all the windows are close." */
const areClosed: Rule = onWord('close', ({ tokens }, token, i) =>
  /^(?:is|are|was|were)$/.test(lowerAt(tokens, i - 1)) &&
  /^(?:windows?|doors?|shops?|stores?|offices?|museums?|gates?|roads?|banks?|schools?|library|pool|curtains?|lid|drawers?)$/.test(
    lowerAt(tokens, i - 2),
  ) &&
  (endsHere(tokens[i + 1]) || /^(?:on|at|until|before|when|all|every|for)$/.test(lowerAt(tokens, i + 1)))
    ? replaceWord(token, 'closed', 'confused-word', 'Use "closed" for what is not open.')
    : undefined,
)

/** "Before you leaving the cabin, lock it." */
const beforeYouLeave: Rule = afterWord('i you we they', (page, token, i) => {
  const { tokens, dictionary } = page
  if (!/^(?:before|after|when|if|until|unless)$/.test(lowerAt(tokens, i - 2)) || !tokens[i - 2]?.first) return undefined
  const base = dictionary.partsOf(token.lower) & pos.ing ? page.classes.base(token.lower) : undefined
  const next = lowerAt(tokens, i + 1)
  const goesOn = determiners.has(next) || possessives.has(next) || prepositions.has(next) || /^(?:it|them|him|home|out)$/.test(next)
  return base && goesOn && inflect(base, 'ing') === token.lower
    ? replaceWord(token, base, 'verb-form', `Use "${base}" after "${lowerAt(tokens, i - 1)}".`)
    : undefined
})

/** "Make sure it have a hole." */
const makeSureItHas: Rule = afterWord('it he she', ({ tokens }, token, i) => {
  const right = pick({ have: 'has', "don't": "doesn't", are: 'is' }, token.lower)
  const at = lowerAt(tokens, i - 2) === 'that' ? i - 3 : i - 2
  return right && lowerAt(tokens, at) === 'sure' && /^(?:make|makes|making)$/.test(lowerAt(tokens, at - 1))
    ? replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${tokens[i - 1]?.text}".`)
    : undefined
})
