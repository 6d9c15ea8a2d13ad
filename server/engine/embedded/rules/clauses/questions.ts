/** Question marks: "Can you send it.", "What time does the shop open.", "It's late, isn't it." */
import { clauseAt, finiteForms, mayBeFinite, nounPhraseEnd } from '../../grammar/clause.ts'
import { lowerAt } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'

import { isBareBe } from './calques.ts'
import { determiners, modals } from '../../grammar/word-classes.ts'

/** Edits of periods after direct questions. */
export function questionEdits(page: RulePage): Edit[] {
  const { tokens } = page
  return tokens.flatMap((token, i) => {
    if (!token.first || !token.word || token.fixed) return []
    const end = plainEnd(page, i)
    const sign = tokens[end]
    if (sign?.text !== '.' || sign.fixed || end - i < (whose.test(token.lower) ? 2 : 3) || end - i > 45) return []
    if (tokens[end + 1] && !tokens[end + 1]?.first) return []
    // A line of its own, and then another: "When are you open / We're open from six."
    if (/\n\p{Lu}/u.test(page.text.slice(token.start, sign.start))) return []
    // "Is a week, and I have no news.": the subject is missing.
    if (/^(?:Is|Was)$/.test(token.text) && /^an?$/.test(lowerAt(tokens, i + 1)) && lowerAt(tokens, tokens.findIndex(({ text }, k) => k > i && text === ',') + 1) === 'and') return [] // prettier-ignore
    if (!asksUntil(page, i, end)) return []
    return [{ start: sign.start, end: sign.end, after: '?', kind: 'punctuation', rule: 'question-mark', message: 'End a question with a question mark.' }] // prettier-ignore
  })
}

const whose = /^(?:who's|where's|how's|what's)$/

/** Whether the sentence that begins at `i` and has no mark asks. */
export function opensQuestion(page: RulePage, i: number): boolean {
  const next = page.tokens.findIndex(({ first }, k) => k > i && first)
  return i >= 0 && asksUntil(page, i, next < 0 ? page.tokens.length : next - 1)
}

/** Where the sentence ends; a quotation or a colon ends it as well. */
function plainEnd({ tokens }: RulePage, i: number): number {
  let end = i + 1
  while (end < tokens.length && !/^(?:[.!?;:…]|\.{2,}|["“”])$/.test(tokens[end]?.text ?? '')) end++
  return end
}

function asksUntil(page: RulePage, i: number, end: number): boolean {
  const { tokens } = page
  if (isTag(page, i, end) || isOffer(page, i, end)) return true
  if (tokens.slice(i, end).some(({ text }) => /^[-–—]$/.test(text))) return false
  const commas = tokens.flatMap(({ text }, k) => (k > i && k < end && text === ',' ? [k] : []))
  for (const start of questionStarts(page, i, commas)) {
    if (!asksAt(page, start, end)) continue
    // "Did he laugh, he laughed at himself.": a clause follows.
    const rest = commas.filter(comma => comma > start)
    if (rest.every(comma => endsPolitely(page, comma, end) || !clauseAt(page, comma + 1))) return rest.length < 4
  }
  return false
}

/** "Fancy a cup of tea": not "Fancy that", "Fancy a man who says so" */
const isOffer = ({ tokens }: RulePage, i: number, end: number) =>
  lowerAt(tokens, i) === 'fancy' && end - i < 12 && /^(?:a|an|some|another|going|coming|joining|meeting|watching|trying|getting)$/.test(lowerAt(tokens, i + 1)) && tokens.slice(i, end).every(({ word, lower }) => word && !finiteForms.has(lower) && !modals.has(lower) && !/^(?:that|who|him|her|his)$/.test(lower)) // prettier-ignore

/** "and does it again", "and did that well": the verb "do" with its object */
const isDoneAgain = (tokens: RulePage['tokens'], k: number) =>
  /^(?:does|did)$/.test(lowerAt(tokens, k)) && /^(?:it|this|that)$/.test(lowerAt(tokens, k + 1)) && (!tokens[k + 2]?.word || /^(?:again|in|on|at|with|for|well|twice|all|every|by|because|when|so|too|and|without|before|after)$/.test(lowerAt(tokens, k + 2))) // prettier-ignore

/** "Hi Tom, can you", "If we pay now, can you", "And what do you", "Please can you" */
function questionStarts({ tokens }: RulePage, i: number, commas: readonly number[]): number[] {
  const first = lowerAt(tokens, i)
  const second = lowerAt(tokens, i + 1)
  const starts = [i]
  // "So do I", "Also present", "Please do"
  const isRequest = /^(?:can|could|would|will|are|did)$/.test(second) && lowerAt(tokens, i + 2) === 'you'
  if (/^(?:and|but|or)$/.test(first) || (/^(?:so|also|please)$/.test(first) && isRequest)) starts.push(i + 1)
  // "I have a cold, so can you call me"
  for (let k = i + 3; k < tokens.length && !tokens[k]?.first; k++)
    if (/^(?:and|but|so)$/.test(lowerAt(tokens, k - 1)) && tokens[k - 2]?.text === ',' && /^(?:what|where|when|why|how)$/.test(lowerAt(tokens, k)) && /^(?:do|does|did|are|is|am|can|should|could|will|would)$/.test(lowerAt(tokens, k + 1)) && /^(?:i|you|we|they|he|she|it)$/.test(lowerAt(tokens, k + 2))) starts.push(k) // prettier-ignore
    else if (/^(?:and|but|so|or)$/.test(lowerAt(tokens, k - 1)) && /^(?:can|could|would|will)$/.test(lowerAt(tokens, k)) && lowerAt(tokens, k + 1) === 'you' && tokens[k - 2]?.text === ',') starts.push(k) // prettier-ignore
  // "They say it helps, but is it true"
  for (const at of commas) if (/^(?:but|and|or)$/.test(lowerAt(tokens, at + 1)) && /^(?:is|are|was|were|does|did|has)$/.test(lowerAt(tokens, at + 2)) && /^(?:it|this|that|he|she|there|they|we|you)$/.test(lowerAt(tokens, at + 3)) && !isDoneAgain(tokens, at + 2) && !/^(?:nor|neither)$/.test(lowerAt(tokens, i))) starts.push(at + 2) // prettier-ignore
  const comma = commas[0]
  if (comma === undefined) return starts
  const opens = /^(?:hi|hello|hey|dear|sorry|thanks|if|when|since|because|as|though|although|before|after|once|otherwise|also|however|finally|meanwhile|first|next|so|please|then|well|ok|okay|now|yes|no)$/.test(first) || tokens.slice(i, comma).map(({ lower }) => lower).join(' ') === 'by the way' // prettier-ignore
  // "Tom, can you come?"
  const isName = comma === i + 1 && /^\p{Lu}\p{Ll}/u.test(tokens[i]?.text ?? '')
  // "Thanks are due to Mrs. Ngcobo, who has helped.", "Walter, who was fifteen, remembered it."
  const isRelative = (comma > i + 1 || commas.length > 1) && /^(?:who|which)$/.test(lowerAt(tokens, comma + 1))
  if ((opens || isName) && !isRelative) starts.push(comma + 1)
  return starts
}

/** ", please.", ", Tom." */
function endsPolitely({ tokens }: RulePage, comma: number, end: number): boolean {
  return end - comma <= 3 && (lowerAt(tokens, comma + 1) === 'please' || /^\p{Lu}/u.test(tokens[comma + 1]?.text ?? ''))
}

const personal = /^(?:i|you|he|she|it|we|they|there|anyone|somebody|someone|anybody|everyone|everybody)$/
const asking =
  /^(?:can|could|will|would|do|does|did|are|is|was|has|have|am|isn't|aren't|wasn't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|haven't|hasn't)$/
const beginsSubject = /^(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|any|all|both|some|one|two|three|four|five|several|many|most|none|either|neither|each|every|another|other|anything|something|everything|nothing|nobody|people)$/ // prettier-ignore

function asksAt(page: RulePage, i: number, end: number): boolean {
  const first = lowerAt(page.tokens, i)
  if (isShortened(page, i)) return true
  if (asking.test(first)) return !isBareBe(page, i) && isInverted(page, i, end)
  if (first === 'should' && !/^(?:i|we|you|they|he|she|it|anyone|anything)$/.test(lowerAt(page.tokens, i + 1)))
    return isShould(page, i, end)
  if (/^(?:shall|should|may)$/.test(first))
    return (
      /^(?:i|we)$/.test(lowerAt(page.tokens, i + 1)) &&
      page.tokens[i + 2]?.text !== ',' &&
      !isWish(page, i) &&
      !hasSecondClause(page, i + 2, end)
    )
  // "Might I ask when it opens", "What if they come", "When would be a good time"
  const [second, third] = [lowerAt(page.tokens, i + 1), lowerAt(page.tokens, i + 2)]
  if (first === 'might' && /^(?:i|we)$/.test(second)) return /^(?:ask|suggest|add|borrow|have|remind|be)$/.test(third) && !hasSecondClause(page, i + 5, end) // prettier-ignore
  if (first === 'what' && second === 'if')
    return clauseAt(page, i + 2) !== undefined && !page.tokens.slice(i, end).some(({ text }) => text === ',')
  if (/^(?:when|where|what)$/.test(first) && /^(?:would|will|is|was)$/.test(second)) {
    const isTime = (third === 'be' || second === 'is' || second === 'was') && /^(?:a|the)$/.test(lowerAt(page.tokens, third === 'be' ? i + 3 : i + 2)) && page.tokens.slice(i, i + 7).some(({ lower }) => /^(?:time|place|day|date|way)$/.test(lower)) // prettier-ignore
    if (isTime && page.tokens.slice(i, end).some(({ lower }) => lower === 'to' || lower === 'for') && !page.tokens.slice(i + 3, end).some(({ lower }) => finiteForms.has(lower) || modals.has(lower))) return true // prettier-ignore
  }
  return (whose.test(first) || /^(?:what|where|when|why|how|who|which|whose|whom)$/.test(first)) && asksFor(page, i, end)
}

/** "May we have the courage", "May we never forget" */
const isWish = ({ tokens }: RulePage, i: number) =>
  lowerAt(tokens, i) === 'may' && lowerAt(tokens, i + 1) === 'we' && /^(?:have|all|always|never|be|not|ever|live|remember|learn|find|grow|go)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore

/** "Should students be allowed to use phones": not "Should problems arise, call us" */
function isShould(page: RulePage, i: number, end: number): boolean {
  const { tokens, classes } = page
  const after = nounPhraseEnd(page, i + 1)
  if (after < 0 || tokens.slice(i, end).some(({ lower }) => /^(?:,|please|call|contact|let|tell|ask|see|use|do|don't|email)$/.test(lower))) return false // prettier-ignore
  return (
    (classes.isVerb(lowerAt(tokens, after)) || /^(?:be|have|do)$/.test(lowerAt(tokens, after))) && !hasSecondClause(page, after + 1, end)
  )
}

/** "Any chance you could", "Any idea when", "Anyone know", "Mind if I", "How about", "Want to come" */
function isShortened({ tokens, classes }: RulePage, i: number): boolean {
  const [first, second, third] = [lowerAt(tokens, i), lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  if (first === 'any' && second === 'chance') return /^(?:you|i|we|he|she|they|of|that)$/.test(third)
  if (first === 'any' && /^(?:idea|ideas|clue)$/.test(second)) return /^(?:how|what|when|where|why|who|if|which|whether)$/.test(third)
  if (/^(?:anyone|anybody)$/.test(first)) return /^(?:know|have|want|need|remember)$/.test(second === 'else' ? third : second)
  if (first === 'mind') return second === 'if' && /^(?:i|we)$/.test(third)
  if (first === 'want') return second === 'to' && classes.isVerb(third)
  return (first === 'how' && /^(?:about|come)$/.test(second)) || (first === 'what' && second === 'about') || (first === 'why' && second === 'not' && classes.isVerb(third)) // prettier-ignore
}

/** "Can you", "Is the meeting", "Does your brother": a verb before its subject. */
function isInverted(page: RulePage, i: number, end: number): boolean {
  const { tokens, classes } = page
  const first = lowerAt(tokens, i)
  const second = lowerAt(tokens, i + 1)
  const third = lowerAt(tokens, i + 2)
  const isPlainVerb = (word: string) => classes.isVerb(word) || /^(?:be|have|do|need|not|also|still|always|already|really|usually|ever|both|all)$/.test(word) // prettier-ignore
  // "Could whoever took my cup return it"
  if (second === 'whoever') return /^(?:can|could|will|would)$/.test(first)
  if (personal.test(second)) {
    // "Do you your best", "Do it now", "Have it ready"
    if (/^(?:do|don't)$/.test(first)) return /^(?:i|you|we|they|anyone|anybody)$/.test(second) && isPlainVerb(third)
    if (first === 'have') return !/^(?:it|someone|somebody)$/.test(second) && !determiners.has(third)
    return !(first === 'was' && hasSecondClause(page, i + 2, end))
  }
  // "Will Smith", "Can the fish", "Have the report ready": a name, or an order.
  if (/^(?:have|am|don't|haven't)$/.test(first) || (first === 'would' && second === 'that')) return false
  const isName = /^\p{Lu}\p{Ll}/u.test(tokens[i + 1]?.text ?? '') && /^(?:is|does|did|has|was|isn't|doesn't|didn't|hasn't)$/.test(first)
  if (!isName && !beginsSubject.test(second)) return false
  if (/^(?:is|are|was|isn't|aren't|wasn't)$/.test(first)) {
    const after = isName ? i + 2 : subjectEnd(page, i + 1)
    // "Is a pity that you": written for "It is a pity"
    if (/^(?:a|an)$/.test(second) && /^(?:that|to|because|where|which|who)$/.test(lowerAt(tokens, after))) return false
    return after > 0 && after < end && !hasFinite(page, after, end)
  }
  // "Do the dishes."
  const isOrder = /^(?:do|can|will)$/.test(first)
  return !isOrder || Array.from({ length: 5 }, (_, k) => i + 2 + k).some(k => k < end && page.tags.has(k - 1, 'Noun') && isPlainVerb(lowerAt(tokens, k)) && page.tags.has(k, 'Verb')) // prettier-ignore
}

function subjectEnd(page: RulePage, k: number): number {
  const word = lowerAt(page.tokens, k)
  if (/^(?:any|some|every|no)(?:one|body|thing)$/.test(word)) return lowerAt(page.tokens, k + 1) === 'else' ? k + 2 : k + 1
  // "Is one of the doors open"
  if (/^(?:one|some|any|all|none|either|neither|each|both|many|most|several|two|three)$/.test(word) && lowerAt(page.tokens, k + 1) === 'of')
    return /^(?:us|you|them|it|these|those|this|that)$/.test(lowerAt(page.tokens, k + 2)) ? k + 3 : nounPhraseEnd(page, k + 2)
  const isDemonstrative = /^(?:this|that|these|those)$/.test(lowerAt(page.tokens, k))
  if (isDemonstrative && !page.tags.has(k + 1, 'Noun')) return k + 1
  const end = nounPhraseEnd(page, k)
  return end < 0 && isDemonstrative ? k + 1 : end
}

/** "What do you", "How long will the repair", "Where is the bank", "Who is responsible for the budget" */
function asksFor(page: RulePage, i: number, end: number): boolean {
  const { tokens, dictionary } = page
  const word = lowerAt(tokens, i)
  // "Who's next", "Where's the party"
  if (whose.test(word)) return asksBriefly(page, i, end)
  for (let k = i + 1; k <= i + 5 && k < end; k++) {
    const verb = lowerAt(tokens, k)
    if (!tokens[k]?.word) return false
    if (!finiteForms.has(verb) && !modals.has(verb)) {
      // "What a day", "How it works", "What matters is": not before the subject.
      if (personal.test(verb) || (k === i + 1 && /^(?:a|an|the|my|your|his|her|our|their|this|that|these|those|to|if|about|not)$/.test(verb))) return false // prettier-ignore
      const isAsked = /^(?:do|does|did)$/.test(lowerAt(tokens, k + 1))
      if (k === i + 1 && !isAsked && (mayBeFinite(page, k) || dictionary.partsOf(verb) & (pos.verbS | pos.past))) return false
      continue
    }
    const subject = lowerAt(tokens, k + 1)
    // "What all of them share is the view"
    if (word === 'what' && /^(?:all|most|some|many|both|few|none|each|nobody|everyone)$/.test(lowerAt(tokens, i + 1))) return false
    const isBe = /^(?:is|are|was|were)$/.test(verb)
    // "What matters most is the price."
    if (word === 'what' && isBe && k > i + 1 && !page.tags.has(k - 1, 'Noun')) return false
    if (/^(?:i|you|he|she|it|we|they|there)$/.test(subject)) return !/^(?:what|who)$/.test(word) || !hasMainVerb(page, k + 2, end)
    if (beginsSubject.test(subject) && !(subject === 'that' && clauseAt(page, k + 2))) return !isBe || !hasFinite(page, k + 1, end)
    // "Who is responsible for the budget": the question word is the subject.
    return word === 'who' && k === i + 1 && /^(?:is|are|was|has|will|can|would|could)$/.test(verb) && !hasFinite(page, k + 1, end) && end - k > 2 // prettier-ignore
  }
  return false
}

/** "Who's next", "What's the best glue": not "What's done is done", "Who's who" */
function asksBriefly(page: RulePage, i: number, end: number): boolean {
  const { tokens } = page
  const next = lowerAt(tokens, i + 1)
  const isKnown = /^(?:the|a|an|your|my|his|her|our|their|this|that|it|going|coming|up|wrong|right|next|happening|everyone|everybody|everything|he|she)$/.test(next) // prettier-ignore
  return isKnown && !(next === 'a' && lowerAt(tokens, i) === "what's") && !hasFinite(page, i + 1, end)
}

/** After "What can he do": "What can he do is the question." */
function hasMainVerb(page: RulePage, from: number, end: number): boolean {
  for (let k = from; k < end; k++) {
    if (!/^(?:is|was)$/.test(lowerAt(page.tokens, k))) continue
    if (!/^(?:that|which|who|what|it|he|she|there|this)$/.test(lowerAt(page.tokens, k - 1)) && !page.tags.has(k - 1, 'Noun')) return true
  }
  return false
}

/** Another finite verb that no "that", "who", or "when" introduces. */
function hasFinite(page: RulePage, from: number, end: number): boolean {
  for (let k = from; k < end; k++) {
    if (/^(?:that|who|which|when|where|if|because|before|after|until|what|how|why|whether|while|so|since|once|unless|and|or|but|than|as)$/.test(lowerAt(page.tokens, k))) return false // prettier-ignore
    if (/^(?:i|you|he|she|we|they)$/.test(lowerAt(page.tokens, k)) && clauseAt(page, k)) return false
    if (finiteForms.has(lowerAt(page.tokens, k)) || modals.has(lowerAt(page.tokens, k)) || (mayBeFinite(page, k) && page.tags.has(k, 'PastTense', 'PresentTense'))) return true // prettier-ignore
  }
  return false
}

/** "Should you have questions call me", "Was it late we stayed" */
function hasSecondClause(page: RulePage, from: number, end: number): boolean {
  for (let k = from; k < end; k++) {
    if (/^(?:that|who|which|when|where|if|because|before|after|until|what|how|why|whether|and|or|so)$/.test(lowerAt(page.tokens, k))) return false // prettier-ignore
    if (clauseAt(page, k)) return true
  }
  return false
}

const negativeTag = /^(?:isn't|aren't|wasn't|weren't|don't|doesn't|didn't|won't|wouldn't|can't|couldn't|shouldn't|haven't|hasn't|hadn't)$/
const positiveTag = /^(?:is|are|was|were|do|does|did|will|would|can|could|should|have|has|had)$/

/** ", isn't it." and, after a negation, ", is it." */
function isTag({ tokens }: RulePage, i: number, end: number): boolean {
  const [comma, verb, subject] = [tokens[end - 3], lowerAt(tokens, end - 2), lowerAt(tokens, end - 1)]
  if (comma?.text !== ',' || end - 4 <= i || !/^(?:i|you|he|she|it|we|they|there)$/.test(subject)) return false
  if (negativeTag.test(verb)) return true
  const before = tokens.slice(i, end - 3).map(({ lower }) => lower)
  if (/^(?:shall|will)$/.test(verb) && before[0] === "let's") return true
  return positiveTag.test(verb) && before.some(word => /n't$|^(?:not|never|no|nobody|nothing|hardly)$/.test(word)) && !before.some(word => /^["“”]$/.test(word)) // prettier-ignore
}
