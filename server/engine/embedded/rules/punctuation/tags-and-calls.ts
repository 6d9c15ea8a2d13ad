/** Signs beside tags, names that are called, and lists: "You came didn't you?", "the following things a tent, two lamps". */
import { clauseAt, finiteForms, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, insertText, lowerAt, onText, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { modals, possessives } from '../../grammar/word-classes.ts'
import { isNumber } from '../verbs/verb-slots.ts'

/** Negative tags are certain by their form; the other edits are applied in drafts only. */
export function tagAndCallEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [negativeTag, greeted]),
    ...inDrafts(applyRules(page, [positiveTag, thankedName, calledFirst, listColon, whoIs])),
  ]
}

const sign = (at: number, after: string, rule: string, message: string): Edit => ({ ...insertText(at, after, rule, message), kind: 'punctuation' }) // prettier-ignore

const negative = /^(?:isn't|aren't|wasn't|weren't|don't|doesn't|didn't|haven't|hasn't|hadn't|won't|wouldn't|can't|couldn't|shouldn't|mustn't|ain't)$/ // prettier-ignore
const positive = /^(?:is|are|am|was|were|do|does|did|have|has|had|will|would|can|could|should)$/
const person = /^(?:i|you|he|she|it|we|they|there)$/
/** Before a verb and its subject, these ask: "and why aren't you?" */
const asking = /^(?:who|what|when|where|why|how|which|whom|whose|and|but|or|so|then|if|that|because|than|as|nor|not|never|only)$/

/** The statement that a tag at `i` closes begins with a clause and asks nothing itself. */
function isTagged(page: RulePage, i: number): boolean {
  const { tokens } = page
  const before = tokens[i - 1]
  if (!before?.word || before.fixed || !person.test(lowerAt(tokens, i + 1)) || tokens[i + 2]?.text !== '?') return false
  const start = sentenceStart(tokens, i)
  const from = /^(?:and|but|so|well|oh|yes|no)$/.test(lowerAt(tokens, start)) ? start + 1 : start
  const clause = clauseAt(page, from)
  return clause !== undefined && clause.verb < i - 1 + Number(clause.verb === clause.start) && !asking.test(before.lower)
}

const tagComma = (page: RulePage, i: number): Edit =>
  sign(page.tokens[i - 1]?.end ?? 0, ',', 'tag-comma', 'Add a comma before a question at the end of a statement.')

/** "You are coming aren't you?" */
const negativeTag: Rule = (page, token, i) => (negative.test(token.lower) && isTagged(page, i) ? tagComma(page, i) : undefined)

/** "He didn't call did he?" */
const positiveTag: Rule = (page, token, i) => {
  if (!positive.test(token.lower) || !isTagged(page, i)) return undefined
  const words = page.tokens.slice(sentenceStart(page.tokens, i), i).map(({ lower }) => lower)
  return words.some(word => /n't$|^(?:not|never|nobody|nothing|hardly|cannot)$/.test(word)) ? tagComma(page, i) : undefined
}

const afterGreeting = /^(?:i|i'm|i've|i'd|i'll|we|we're|how|what|where|when|thank|thanks|can|could|please|just|my|it's|this|did|do|are|hope|sorry|your|would|here|have)$/ // prettier-ignore

/** "Hi Anna how are you?", "Dear Sir or Madam I am writing" */
const greeted: Rule = onText('Dear Hi Hello Hey', ({ tokens, tags, text }, token, i) => {
  if (!token.first) return undefined
  let k = i + 1
  if (/^(?:sir|madam|all|team|everyone|both|customer|colleagues|friends)$/.test(lowerAt(tokens, k))) {
    while (/^(?:sir|madam|or|and|sirs|all|team|everyone|both|customer|colleagues|friends|service)$/.test(lowerAt(tokens, k))) k++
  } else {
    while (k < i + 5 && (/^\p{Lu}\p{Ll}+$/u.test(tokens[k]?.text ?? '') || (tokens[k]?.text === '.' && /^(?:mr|mrs|ms|dr)$/.test(lowerAt(tokens, k - 1))))) k++ // prettier-ignore
    // "Hi How are you": the last word with a capital begins the message.
    if (afterGreeting.test(lowerAt(tokens, k - 1))) k--
    if (k === i + 1 || !tags.has(k - 1, 'Noun', 'ProperNoun', 'Person')) return undefined
  }
  const [name, next] = [tokens[k - 1], tokens[k]]
  // On a line of its own, the greeting of a letter may have no comma.
  return name &&
    next?.word &&
    !name.fixed &&
    k > i + 1 &&
    afterGreeting.test(next.lower) &&
    !text.slice(name.end, next.start).includes('\n')
    ? sign(name.end, ',', 'opening-comma', 'Add a comma after the name of the person you address.')
    : undefined
})

/** "Thank you Maria for the lift" */
const thankedName: Rule = ({ tokens, tags }, token, i) => {
  const isThanks = (token.lower === 'you' && lowerAt(tokens, i - 1) === 'thank' && tokens[i - 1]?.first) || (token.lower === 'thanks' && token.first) // prettier-ignore
  const name = tokens[i + 1]
  const next = tokens[i + 2]
  if (!isThanks || !name?.word || !/^\p{Lu}\p{Ll}+$/u.test(name.text) || !tags.has(i + 1, 'FirstName') || name.fixed) return undefined
  const message = 'Add a comma before the name of the person you address.'
  if (next?.lower === 'for') return { start: token.end, end: name.end, after: `, ${name.text},`, kind: 'punctuation', rule: 'opening-comma', message } // prettier-ignore
  return /^[.!]$/.test(next?.text ?? '') ? sign(token.end, ',', 'opening-comma', message) : undefined
}

/** "Rory you have finally done it.", "Priscilla we shall miss you.", "And Marcus don't forget" */
const calledFirst: Rule = ({ tokens, tags }, token, i) => {
  const opens = token.first || (/^(?:and|oh|so|but)$/.test(lowerAt(tokens, i - 1)) && tokens[i - 1]?.first)
  if (!opens || !/^\p{Lu}\p{Ll}+$/u.test(token.text) || !tags.has(i, 'FirstName') || token.fixed || modals.has(token.lower))
    return undefined
  const [next, then] = [lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  const isCalled =
    (next === 'you' && /^(?:have|are|were|will|can|should|must|need|know|don't|look|really|always|never|can't)$/.test(then)) ||
    (next === 'we' && /^(?:shall|will|are|have|need|all|love|miss|hope)$/.test(then)) ||
    /^(?:don't|please|you're|you've|you'll)$/.test(next)
  return isCalled ? sign(token.end, ',', 'opening-comma', 'Add a comma after the name of the person you address.') : undefined
}

/** "the following things a tent, two lamps, and a stove" */
const listColon: Rule = ({ tokens, classes }, token, i) => {
  const next = tokens[i + 1]
  const isNamed = classes.isPlural(token.lower) && [1, 2].some(back => lowerAt(tokens, i - back) === 'following')
  const isAsFollows = token.lower === 'follows' && lowerAt(tokens, i - 1) === 'as'
  if (!(isNamed || isAsFollows) || !next?.word || next.fixed) return undefined
  const end = sentenceEnd(tokens, i)
  const words = tokens.slice(i + 1, end)
  const isList = words.filter(({ text }) => text === ',').length > 0 && words.some(({ lower }) => lower === 'and')
  if (!isList || words.some(({ lower }) => finiteForms.has(lower) || modals.has(lower))) return undefined
  return /^(?:a|an|one|my|your|our|some)$/.test(next.lower) || isNumber(next) || tokens[i + 2]?.text === ',' || tokens[i + 3]?.text === ','
    ? sign(token.end, ':', 'list-colon', 'Put a colon before a list.')
    : undefined
}

/** "my father who is retired, cooks": a remark about one person has two commas. */
const whoIs: Rule = onText('who', (page, token, i) => {
  const { tokens } = page
  const before = tokens[i - 1]
  if (!before?.word || before.fixed || !possessives.has(lowerAt(tokens, i - 2))) return undefined
  if (!/^(?:mother|father|mom|mum|dad|wife|husband|boss|grandmother|grandfather|manager|landlord|landlady|grandma|grandpa)$/.test(before.lower)) return undefined // prettier-ignore
  if (!finiteForms.has(lowerAt(tokens, i + 1)) && !(page.dictionary.partsOf(lowerAt(tokens, i + 1)) & (pos.verbS | pos.past))) return undefined // prettier-ignore
  const end = tokens.findIndex(({ text }, k) => k > i && /^[,.;:!?]$/.test(text))
  const isClosed = tokens[end]?.text === ',' && end - i < 9 && (finiteForms.has(lowerAt(tokens, end + 1)) || modals.has(lowerAt(tokens, end + 1)) || page.tags.has(end + 1, 'PastTense', 'PresentTense')) // prettier-ignore
  return isClosed ? sign(before.end, ',', 'clause-comma', 'Add a comma before "who" and a remark.') : undefined
})
