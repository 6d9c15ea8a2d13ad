/** Commas after opening words and phrases: "Suddenly the door opened", "At the end of the book George leaves". */
import { clauseAt, finiteForms, mayBeFinite, sentenceEnd } from '../../grammar/clause.ts'
import { applyRules, inDrafts, insertText, lowerAt, onText, onWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { determiners, modals, possessives } from '../../grammar/word-classes.ts'
import { afterPurpose, afterShortPhrase, brief } from './opening-phrases.ts'

/** Edits that are applied in drafts only; of the phrases one in each round, as good writers leave out many of these commas. */
export function openingEdits(page: RulePage): Edit[] {
  const edits = applyRules(page, [afterAdverb, aroundHowever, onTheOtherHand, greetedName, answeredYes])
  const phrases = applyRules(page, [afterShortPhrase, afterPurpose, afterPhrase])
  return [
    ...applyRules(page, [noICant]),
    ...inDrafts([...edits, ...phrases.filter(({ start }) => !edits.some(edit => edit.start === start)).slice(0, 1)]),
  ]
}

const comma = (at: number, text: string): Edit => ({
  ...insertText(at, ',', 'opening-comma', `Add a comma after "${text}" at the start of a sentence.`),
  kind: 'punctuation',
})

/** What tells of the whole sentence, and takes a comma even before a noun. */
const adverbs = /^(?:however|moreover|furthermore|nevertheless|nonetheless|consequently|additionally|unfortunately|fortunately|luckily|unluckily|sadly|surprisingly|suddenly|obviously|clearly|naturally|apparently|honestly|frankly|basically|personally|ironically|interestingly|hopefully|thankfully|admittedly|eventually|finally|lastly|firstly|secondly|thirdly|similarly|likewise|meanwhile|nowadays|afterwards|undoubtedly|evidently|essentially|ultimately|besides|instead|otherwise|thus|hence|of course|for example|for instance|in fact|in addition|in conclusion|in short|in general|in contrast|as a result|as usual|after all|above all|at last|even so|in other words|in my opinion|in my view|on the other hand|on the one hand|on the contrary|by the way|to be honest|to my surprise|all in all|first of all|best of all|worst of all|most importantly|more importantly|to conclude|to sum up|at the same time|in the meantime|at that moment|as a consequence|as a matter of fact|in this way|for this reason|for these reasons)$/ // prettier-ignore
/** These may also belong to a noun or an adjective that follows. */
const loose = /^(?:however|clearly|besides|instead|essentially|apparently|obviously|naturally|surprisingly|finally|basically|hence|thus|at least|in general|first of all|best of all|worst of all|most importantly)$/ // prettier-ignore

/** A clause or a noun phrase begins here. */
function opensMain(page: RulePage, k: number): boolean {
  const { tokens, dictionary, tags } = page
  const word = lowerAt(tokens, k)
  if (clauseAt(page, k)) return true
  if (/^(?:i|he|she|it|we|they|there|you|everyone|everybody|someone|somebody|nobody|everything|nothing|something)$/.test(word)) return true
  if (determiners.has(word) && !/^(?:that|no|any)$/.test(word)) return (dictionary.partsOf(lowerAt(tokens, k + 1)) & (pos.noun | pos.plural | pos.adjective | pos.name)) !== 0 // prettier-ignore
  return tags.has(k, 'ProperNoun', 'FirstName') && mayBeFinite(page, k + 1)
}

/** "Suddenly an old man came", "Moreover space is cold" */
const afterAdverb: Rule = (page, token, i) => {
  const { tokens, dictionary, tags } = page
  if (!token.first || !token.word) return undefined
  for (let length = 5; length >= 1; length--) {
    const opening = tokens.slice(i, i + length)
    const last = opening.at(-1)
    if (!last || opening.length < length || opening.some(({ word, fixed, hyphen }) => !word || fixed || hyphen)) continue
    const text = opening.map(({ lower }) => lower).join(' ')
    if (!adverbs.test(text)) continue
    const next = tokens[i + length]
    if (!next?.word || next.fixed || next.hyphen) return undefined
    // "However hard you try": an adjective or an adverb follows.
    const isNoun = tags.has(i + length, 'Noun') || (dictionary.partsOf(next.lower) & (pos.noun | pos.plural)) !== 0
    const isPlural = tags.has(i + length + 1, 'Plural') && tags.has(i + length, 'Adjective')
    const isConcession = text === 'however' && sentenceHasComma(page, i)
    if (isConcession && clauseAt(page, i + length)) return undefined
    if (text === 'besides' && determiners.has(next.lower)) return undefined
    const fits = opensMain(page, i + length) || (!loose.test(text) && isNoun) || (text === 'however' && isPlural && !isConcession)
    return fits ? comma(last.end, page.text.slice(token.start, last.end)) : undefined
  }
  return undefined
}

const sentenceHasComma = ({ tokens }: RulePage, i: number) => tokens.slice(i, sentenceEnd(tokens, i)).some(({ text }) => text === ',')

const opener = /^(?:halfway|partway|midway|until|upon|above|below|amid|in|on|at|during|after|before|since|by|for|with|without|from|under|within|throughout|despite|because|instead|unlike|like|according|due|thanks|along|among|besides|beyond|near|behind|next|last|every|one|two|three|that|this)$/ // prettier-ignore
const spans = /^(?:second|minute|hour|day|night|morning|afternoon|evening|week|weekend|month|year|time|moment|spring|summer|autumn|fall|winter|season|semester|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)$/ // prettier-ignore
/** A clause may follow them without "that". */
const withClause = /^(?:time|day|moment|way|reason|case|year|week|night|fact|idea|event|place|everything|anything|all|what|first|last|only|same)$/ // prettier-ignore

/** "In the morning we left", "During this time please use the stairs", "The next day Anna called" */
const afterPhrase: Rule = (page, token, i) => {
  const { tokens, dictionary, tags, classes } = page
  if (!token.first || !token.word) return undefined
  const isNext = token.lower === 'the' && /^(?:next|following|previous|other|first|last|same)$/.test(lowerAt(tokens, i + 1)) && spans.test(lowerAt(tokens, i + 2)) // prettier-ignore
  if (!isNext && !opener.test(token.lower)) return undefined
  const isTime = isNext || spans.test(lowerAt(tokens, i + 1))
  if (/^(?:next|last|every|one|two|three|that|this)$/.test(token.lower) && !isTime && !/^(?:days?|weeks?|months?|years?|hours?|minutes?)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  const end = sentenceEnd(tokens, i)
  const stop = tokens.findIndex(({ text }, k) => k > i && /^[,;:(–—"“”-]$/.test(text))
  const from = stop > 0 && stop < end ? stop : end
  if (tokens[end]?.text === '?' || from < end && !/^(?:and|but|so|because|which|who|or|although|as|if|when)$/.test(lowerAt(tokens, from + 1))) return undefined // prettier-ignore
  for (let k = i + 2; k < Math.min(from - 1, i + 11); k++) {
    const here = tokens[k]
    const before = lowerAt(tokens, k - 1)
    if (!here || here.fixed || (!here.word && !/^\d/.test(here.text))) return undefined
    if (/^(?:that|which|who|whom|whose|what|how|where|why|when|if|because|than|so|to|not|while|until|or|as)$/.test(here.lower) && k > i + 1 && !(here.lower === 'of') && !(here.lower === 'to' && (/^(?:according|due|thanks|next)$/.test(before) || toPlace(page, k + 1)))) return undefined // prettier-ignore
    if (/^(?:before|after|since|until)$/.test(here.lower) && clauseAt(page, k + 1)) return undefined
    const isPlease = here.lower === 'please' && classes.isVerb(lowerAt(tokens, k + 1))
    if (here.lower === "you're" && tags.has(k + 1, 'Noun')) return undefined
    const main = clauseAt(page, k)
    // "On Wednesday we left", "At our company we work": after so few words, writers choose.
    if (main && k < i + 4 && brief.test(token.lower)) return undefined
    const isName = /^\p{Lu}/u.test(here.text) && here.text !== 'I' && !/^I['’]/.test(here.text)
    if (!main && !isPlease) {
      if (finiteForms.has(here.lower) || modals.has(here.lower)) return undefined
      // "After he left", "With the door closed"
      if (mayBeFinite(page, k) && !(dictionary.partsOf(here.lower) & (pos.noun | pos.plural))) return undefined
      continue
    }
    if (
      /^(?:of|in|on|at|for|with|from|by|to|and|a|an|the|this|that|these|those|about|near|between|into|than|all|both|most|some|every)$/.test(
        before,
      ) ||
      possessives.has(before) ||
      tags.has(k - 1, 'Adjective', 'Possessive')
    ) {
      // prettier-ignore
      if (!main || determiners.has(before) || possessives.has(before) || /^(?:and|than|all)$/.test(before)) return undefined
      continue
    }
    if (isName && tags.has(k - 1, 'ProperNoun')) return undefined
    const isPronoun = main?.subject === 'pronoun'
    if (main && !isPronoun && !determiners.has(here.lower) && !isName && !/^(?:every|some|any|no)(?:one|body|thing)$|^(?:people|many|most|several)$/.test(here.lower)) continue // prettier-ignore
    // A relative clause: "In the book he wrote, ..."
    if (main && withClause.test(before) && !/^(?:this|that|the same|which|what)$/.test(lowerAt(tokens, k - 2)) && hasLaterVerb(page, main.verb, end)) return undefined // prettier-ignore
    if (main && tags.has(k - 1, 'Noun') && hasLaterVerb(page, main.verb, from)) return undefined
    // "In the north of Syria there was a war": a place
    const isPlace = here.lower === 'there' && /^(?:in|on|at|near|behind|under|above|below)$/.test(token.lower) && !tokens.slice(i, k).some(({ lower }) => spans.test(lower.replace(/s$/, '')) || /^(?:past|future|beginning|end|age|century|centuries|decades?|\d+s?|opinion|view|case|addition|fact|general|particular)$/.test(lower)) // prettier-ignore
    if (isPlace && finiteForms.has(lowerAt(tokens, k + 1)) && tokens[k - 1]?.text !== lowerAt(tokens, k - 1)) return undefined
    const words = k - i
    // "On Sunday we", "Last year I", "For two weeks the": good writers need no comma.
    if (words < 2) return undefined
    const last = tokens[k - 1]
    return last && comma(last.end, page.text.slice(token.start, last.end))
  }
  return undefined
}

/** "to school", "to the station": no verb. */
const toPlace = ({ tokens, classes, tags }: RulePage, k: number) =>
  determiners.has(lowerAt(tokens, k)) || /^(?:school|work|town|bed|church|class)$/.test(lowerAt(tokens, k)) || (tags.has(k, 'ProperNoun') && !classes.isVerb(lowerAt(tokens, k))) // prettier-ignore

/** After the verb comes another finite verb, without a word that opens its clause. */
function hasLaterVerb(page: RulePage, verb: number, end: number): boolean {
  const { tokens, dictionary } = page
  for (let k = verb + 1; k < end; k++) {
    if (/^(?:that|which|who|whom|whose|because|if|when|while|until|before|after|what|how|where|why|so|and|but|as|since|although|[,;])$/.test(tokens[k]?.lower ?? '')) return false // prettier-ignore
    const word = lowerAt(tokens, k)
    if (finiteForms.has(word) || modals.has(word)) return true
    if (mayBeFinite(page, k) && !(dictionary.partsOf(word) & (pos.noun | pos.plural))) return true
  }
  return false
}

/** "In recent years however the number fell" */
const aroundHowever: Rule = onText('however', (page, token, i) => {
  const { tokens } = page
  const [before, next] = [tokens[i - 1], tokens[i + 1]]
  if (!before?.word || !next?.word || before.fixed) return undefined
  let from = i
  while (from > 0 && !tokens[from]?.first) from--
  if (i - from > 6 || !/^(?:in|on|at|during|after|since|for|this|last|from|by)$/.test(lowerAt(tokens, from)) || !opensMain(page, i + 1)) return undefined // prettier-ignore
  for (let k = from; k < i; k++) if (!tokens[k]?.word || finiteForms.has(lowerAt(tokens, k)) || clauseAt(page, k)) return undefined
  return { kind: 'punctuation', rule: 'however', start: before.end, end: token.end, after: ', however,', message: 'Put commas around "however" inside a sentence.' } // prettier-ignore
})

/** "Sales, on the other hand fell" */
const onTheOtherHand: Rule = onWord('hand', ({ tokens, tags }, token, i) =>
  lowerAt(tokens, i - 1) === 'other' && lowerAt(tokens, i - 2) === 'the' && lowerAt(tokens, i - 3) === 'on' && tokens[i - 4]?.text === ',' && tokens[i + 1]?.word === true && tags.has(i + 1, 'Verb', 'Copula', 'Modal', 'Auxiliary') // prettier-ignore
    ? comma(token.end, 'on the other hand')
    : undefined,
)

const asks = /^(?:can|could|would|will|do|did|does|is|are|was|have|has|how|what|when|where|why|who|i|i'm|i'll|i've|we|we're|just|please|it's|it|thanks|thank|sorry|hope|guess|any|here|the|my|your|this|did)$/ // prettier-ignore

/** "Hi Aunt Carol can you watch the twins" */
const greetedName: Rule = onWord('hi hello hey dear', ({ tokens, tags }, token, i) => {
  if (!token.first) return undefined
  let k = i + 1
  if (/^(?:aunt|uncle|mr|mrs|ms|dr|coach|cousin|grandma|grandpa)$/.test(lowerAt(tokens, k))) k++
  if (tokens[k]?.text === '.') k++
  const name = tokens[k]
  const next = tokens[k + 1]
  const isCalled = /^\p{Lu}\p{Ll}+$/u.test(name?.text ?? '') || /^(?:mom|mum|dad|grandma|grandpa|guys|all|everyone|team|folks|neighbor|neighbour|there|everybody|friends?)$/.test(name?.lower ?? '') // prettier-ignore
  if (!name?.word || !isCalled || !next?.word || next.fixed || !asks.test(next.lower) || tags.has(k, 'Verb')) return undefined
  // "Hello Kitty is popular"
  const isAux = finiteForms.has(next.lower) || modals.has(next.lower)
  if (isAux && !/^(?:i|you|he|she|it|we|they|there|the|my|your|our|his|her|their|this|that|anyone|everyone)$/.test(lowerAt(tokens, k + 2))) return undefined // prettier-ignore
  return comma(name.end, `${token.text} ${name.text}`)
})

/** "Sorry I missed your call" tells what one is sorry for. */
const isPastOf = ({ tokens, dictionary }: RulePage, k: number) => (dictionary.partsOf(lowerAt(tokens, k)) & pos.past) !== 0 || /^(?:was|were|had|didn't|did|wasn't|couldn't|haven't)$/.test(lowerAt(tokens, k)) // prettier-ignore

/** "No I can't.", "Yes we have." */
const noICant: Rule = onWord('yes no', ({ tokens }, token, i) =>
  token.first && /^(?:i|we|he|she|they|it)$/.test(lowerAt(tokens, i + 1)) && (finiteForms.has(lowerAt(tokens, i + 2)) || modals.has(lowerAt(tokens, i + 2))) // prettier-ignore
    ? comma(token.end, token.text)
    : undefined,
)

/** "Yes I can come", "No it is not" */
const answeredYes: Rule = onWord('yes no well sure okay ok sorry wow oh', (page, token, i) =>
  token.first && !(token.lower === 'sorry' && isPastOf(page, i + 2)) && /^(?:i|it|he|she|we|they|you|that|there)$|^(?:i|it|he|she|we|they|you|that|there)'/.test(lowerAt(page.tokens, i + 1)) && clauseAt(page, i + 1) // prettier-ignore
    ? comma(token.end, token.text)
    : undefined,
)
