/** Verbs apart from their subject: "everyone who handle food", "my brother, who is a cook, think", "the lights, on the other hand, was". */
import { applyRules, isQuestion, lowerAt, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { eitherNumber } from '../../grammar/subject-words.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { auxiliaries, closed, determiners, modals, pluralForms, possessives, singularForms, subjects } from '../../grammar/word-classes.ts'
import { beforeAdverbs, isToldOfPast, links, nounPhraseBefore, phraseBefore } from './subject-phrases.ts'
import { isWhoAlone } from './relative-verbs.ts'
import { isBaseForm } from './subject-verbs.ts'

/** Edits of verbs. */
export function farVerbEdits(page: RulePage): Edit[] {
  return applyRules(page, [relativeBare, ofWhich, afterAside, soDoes, norHas, joinedVerb, listedVerb])
}

const tell = (right: string, word: string) => `Use "${right}" to agree with "${word}".`

/** The form of the verb at `i` that agrees, if it does not. */
function agreeing(page: RulePage, i: number, number: 'one' | 'many', isWho: boolean): string | undefined {
  const { tokens, dictionary, classes, tags } = page
  const word = lowerAt(tokens, i)
  const next = lowerAt(tokens, i + 1)
  if (number === 'many') {
    const form = pluralForms.get(word)
    if (form) return form
    const base = dictionary.partsOf(word) & pos.verbS && !closed.has(word) ? classes.base(word) : undefined
    if (!base || inflect(base, 's') !== word) return undefined
    const isNoun = (dictionary.partsOf(word) & pos.plural) !== 0 && !plainVerbs.has(base)
    return !isNoun || (tags.has(i, 'Verb') && (determiners.has(next) || possessives.has(next) || /^(?:to|me|him|us|them|it|you|in|at|on|with|for|from|well|too|very)$/.test(next))) ? base : undefined // prettier-ignore
  }
  const form = singularForms.get(word)
  if (form) return word === 'do' && next !== 'not' ? undefined : form
  const past = isToldOfPast(page, i)
  if (isBaseForm(page, i)) return inflect(word, past && !lasting.test(word) ? 'past' : 's')
  // After "who", what could be a noun is a verb.
  const parts = dictionary.partsOf(word)
  const isVerb = isWho && classes.isVerb(word) && !closed.has(word) && !(parts & (pos.past | pos.verbS | pos.ing | pos.adverb | pos.plural)) && inflect(word, 'past') !== word // prettier-ignore
  return isVerb && !auxiliaries.has(next) && !modals.has(next) && !subjects.has(next) ? inflect(word, past && !lasting.test(word) ? 'past' : 's') : undefined // prettier-ignore
}

/** What is so for good, also among past tenses: "my neighbor, who comes from Chile". */
const lasting = /^(?:live|work|speak|know|own|love|like|want|need|think|believe|study|teach|belong|come|hate|prefer|mean|depend|contain|include|consist|cost|play|sell|make|lead|seem|taste|smell|weigh|cover|measure)$/ // prettier-ignore

/** "Everyone who handle food", "her daughter, who live in Ohio", "98 over 61, which seem low" */
const relativeBare: Rule = (page, token, i) => {
  const { tokens } = page
  if (!/^\p{Ll}/u.test(token.text) || isQuestion(tokens, i)) return undefined
  // "animals that no longer exists"
  const isNoLonger = lowerAt(tokens, i - 1) === 'longer' && lowerAt(tokens, i - 2) === 'no'
  const link = isNoLonger ? i - 3 : beforeAdverbs(page, i) - 1
  const word = lowerAt(tokens, link)
  if (!/^(?:who|which|that)$/.test(word) || tokens[link]?.first || tokens[link]?.fixed) return undefined
  if (isWhoAlone(page, link)) return undefined
  const hasComma = tokens[link - 1]?.text === ','
  const last = hasComma ? link - 2 : link - 1
  // "anybody here who use"
  const noun =
    /^(?:here|there|else|around)$/.test(lowerAt(tokens, last)) && /(?:one|body)$/.test(lowerAt(tokens, last - 1)) ? last - 1 : last
  const name = lowerAt(tokens, noun)
  if (/^(?:every|any|some|no)(?:one|body)$/.test(name) && word !== 'which') return forOne(name)
  if (word === 'which' && hasComma && /^\d/.test(tokens[noun]?.text ?? '') && !pluralForms.has(token.lower)) return forOne(tokens[noun]?.text ?? '') // prettier-ignore
  const phrase = nounPhraseBefore(page, noun + 1)
  // "my parents-in-law, who live"
  if (!phrase?.number || tokens[noun]?.fixed || tokens[noun]?.hyphen) return undefined
  const before = lowerAt(tokens, phrase.start - 1)
  if (/^(?:and|or|nor|but|than)$/.test(before)) return undefined
  const around = tokens.slice(Math.max(0, phrase.start - 4), phrase.start).map(({ lower }) => lower)
  if (around.some(other => /^(?:one|only|each|none|neither|either|and|or)$/.test(other))) return undefined
  if (links.test(before)) {
    const outer = nounPhraseBefore(page, phrase.start - 1)
    if (outer && outer.number !== phrase.number) return undefined
  }
  if (phrase.number === 'one') {
    if (!phrase.isDetermined && !(word === 'which' && hasComma)) return undefined
    if (word !== 'who' && /^(?:are|were|have|do)$/.test(token.lower) && !(hasComma && tokens[phrase.start]?.first && word === 'which' && !eitherNumber.has(phrase.word))) return undefined // prettier-ignore
    // "the fact that work is hard", "the news that people like"
    if (word === 'that' && token.lower === 'lead' && /^(?:to|the)$/.test(lowerAt(tokens, i + 1)))
      return replaceWord(token, 'leads', 'agreement', tell('leads', phrase.word))
    if (word === 'that' && !plainVerbs.has(token.lower) && !/^(?:me|him|us|them)$/.test(lowerAt(tokens, i + 1))) return undefined
    return forOne(phrase.word)
  }
  // ", which is" may refer to the whole clause.
  if (!isNoLonger && (word !== 'who' || !hasComma || links.test(before))) return undefined
  const right = agreeing(page, i, 'many', true)
  return right ? replaceWord(token, right, 'agreement', tell(right, phrase.word)) : undefined

  function forOne(of: string): Edit | undefined {
    const right = agreeing(page, i, 'one', word === 'who')
    return right && tokens[i] ? replaceWord(tokens[i], right, 'agreement', tell(right, of)) : undefined
  }
}

/** Not "many of which schools ignore": a plural that another verb follows */
function startsObjectOf({ tokens, dictionary }: RulePage, i: number): boolean {
  if (!(dictionary.partsOf(lowerAt(tokens, i)) & pos.plural)) return true
  const next = lowerAt(tokens, i + 1)
  const parts = dictionary.partsOf(next)
  return determiners.has(next) || possessives.has(next) || ((parts & (pos.noun | pos.plural)) !== 0 && !(parts & (pos.verbS | pos.past | pos.adverb)) && !plainVerbs.has(next) && !closed.has(next)) // prettier-ignore
}

/** "four photos, most of which exists" */
const ofWhich: Rule = (page, token, i) => {
  const { tokens } = page
  const link = beforeAdverbs(page, i) - 1
  if (!/^(?:which|whom)$/.test(lowerAt(tokens, link)) || lowerAt(tokens, link - 1) !== 'of' || !/^(?:some|most|all|many|several|both|few|two|three|half)$/.test(lowerAt(tokens, link - 2))) return undefined // prettier-ignore
  // "two estimates so far, both of which is"
  if (/^(?:both|many|several|few|two|three)$/.test(lowerAt(tokens, link - 2))) {
    const base = page.dictionary.partsOf(token.lower) & pos.verbS && !closed.has(token.lower) && startsObjectOf(page, i) ? page.classes.base(token.lower) : undefined // prettier-ignore
    const many = pluralForms.get(token.lower) ?? (base && inflect(base, 's') === token.lower ? base : undefined)
    return many ? replaceWord(token, many, 'agreement', tell(many, lowerAt(tokens, link - 2))) : undefined
  }
  const phrase = tokens[link - 3]?.text === ',' ? nounPhraseBefore(page, link - 3) : undefined
  const right = phrase?.number === 'many' ? agreeing(page, i, 'many', true) : undefined
  return right && phrase ? replaceWord(token, right, 'agreement', tell(right, phrase.word)) : undefined
}

const fixedAside = /^(?:on the other hand|on the one hand|however|though|of course|for example|for instance|in fact|in turn|too|as well|therefore|in my opinion|in our opinion|on the whole|as usual|in general|in particular|as a result|by the way|in contrast|by contrast|meanwhile|unfortunately|luckily|fortunately|sadly|in addition|moreover|nevertheless|then|as always|in other words|indeed)$/ // prettier-ignore
const joiningAside = /^(?:despite|when|if|although|though|while|after|before|along|together|including|like|unlike|especially|particularly|except|plus|with|such|among|between|besides|as|located|called|named|known|built|made|written|founded)$/ // prettier-ignore

/** "My brother, who is a cook, think", "The lights, on the other hand, was" */
const afterAside: Rule = (page, token, i) => {
  const { tokens, tags } = page
  if (tokens[i - 1]?.text !== ',' || !/^\p{Ll}/u.test(token.text) || isQuestion(tokens, i)) return undefined
  let comma = i - 2
  while (comma > 0 && comma > i - 18 && tokens[comma]?.text !== ',' && !tokens[comma]?.first) comma--
  if (tokens[comma]?.text !== ',') return undefined
  const inside = tokens.slice(comma + 1, i - 1)
  if (inside.length === 0 || inside.some(({ word, text, fixed }) => fixed || (!word && !/^\d|^[-–'’"“”$]$/.test(text)))) return undefined
  const first = inside[0]?.lower ?? ''
  const words = inside.map(({ lower }) => lower).join(' ')
  const isRelative = /^(?:who|which|whose|where|whom)$/.test(first)
  const isBesides = joiningAside.test(first) || determiners.has(first) || possessives.has(first)
  const hasVerb = inside.some(({ lower }, n) => auxiliaries.has(lower) || modals.has(lower) || subjects.has(lower) || tags.has(comma + 1 + n, 'PresentTense', 'Copula')) // prettier-ignore
  if (!fixedAside.test(words) && !isRelative && !(isBesides && !hasVerb)) return undefined
  if (isRelative && inside.some(({ lower }) => /^(?:and|but|because|so)$/.test(lower)) && !/^(?:who|which)$/.test(first)) return undefined
  // "which was believed to think, feel, and remember, was": a list of infinitives
  const isListed = inside.at(-2)?.lower === 'to' && tokens[i + 1]?.text === ',' && /^(?:and|or)$/.test(lowerAt(tokens, i + 2))
  if (isListed) return undefined
  const subject = phraseBefore(page, comma)
  if (!subject || /^(?:if|,|and|as|that)$/.test(subject.opening)) return undefined
  // "apples, a bag, are": a list
  if (isBesides && !joiningAside.test(first) && subject.number === 'many') return undefined
  // "Crooks, who sleeps alone, pretends"
  if (isRelative && subject.number === 'many' && tokens[comma - 1]?.first) return undefined
  const right = subject.number === 'one' && !singularForms.has(token.lower) && !isBaseForm(page, i) ? undefined : agreeing(page, i, subject.number, false) // prettier-ignore
  return right ? replaceWord(token, right, 'agreement', tell(right, subject.word)) : undefined
}

/** "and so do a cheap hose." */
const soDoes: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const right = singularForms.get(token.lower)
  const so = lowerAt(tokens, i - 1)
  if (!right || !(so === 'neither' || so === 'nor' || (so === 'so' && lowerAt(tokens, i - 2) === 'and'))) return undefined
  const first = lowerAt(tokens, i + 1)
  if (!/^(?:a|an|the|this|that|every|each|another)$/.test(first) && !possessives.has(first) && !/^(?:he|she|it)$/.test(first))
    return undefined
  let end = i + 2
  while (tokens[end]?.word && !closed.has(lowerAt(tokens, end)) && end < i + 6) end++
  const isPronoun = /^(?:he|she|it)$/.test(first)
  const noun = lowerAt(tokens, end - 1)
  if (!isPronoun && !((dictionary.partsOf(noun) & (pos.noun | pos.plural)) === pos.noun && tags.has(end - 1, 'Noun'))) return undefined
  return isPronoun && tokens[i + 2]?.word ? undefined : replaceWord(token, right, 'agreement', tell(right, noun))
}

/** "Neither the shelves nor the carpet have arrived" */
const norHas: Rule = (page, token, i) => {
  const { tokens } = page
  const right = singularForms.get(token.lower)
  if (!right) return undefined
  const phrase = nounPhraseBefore(page, beforeAdverbs(page, i))
  if (phrase?.number !== 'one' || !phrase.isDetermined || lowerAt(tokens, phrase.start - 1) !== 'nor') return undefined
  const isPair = tokens.slice(Math.max(0, phrase.start - 8), phrase.start).some(({ lower }) => lower === 'neither')
  return isPair ? replaceWord(token, right, 'agreement', tell(right, phrase.word)) : undefined
}

/** "knows how to take direction, and don't mind", "works hard, and never complain": the verbs before end in -s. */
const joinedVerb: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const isNever = /^(?:never|always|rarely)$/.test(lowerAt(tokens, i - 1))
  const and = isNever ? i - 2 : i - 1
  const isDont = token.lower === "don't" && !isNever
  if (lowerAt(tokens, and) !== 'and' || tokens[and - 1]?.text !== ',' || (!isDont && !(isNever && isBaseForm(page, i)))) return undefined
  if (isDont && !page.classes.isVerb(lowerAt(tokens, i + 1))) return undefined
  for (let k = and - 2; k > and - 14 && k >= 0; k--) {
    const word = lowerAt(tokens, k)
    if (modals.has(word) || (subjects.has(word) && !/^(?:he|she|it)$/.test(word)) || /^(?:do|don't|are|were|have)$/.test(word))
      return undefined
    const isS = /^(?:is|has|does|doesn't)$/.test(word) || ((dictionary.partsOf(word) & pos.verbS) !== 0 && tags.has(k, 'PresentTense') && !tags.has(k, 'Noun')) // prettier-ignore
    const right = isDont ? "doesn't" : inflect(token.lower, 's')
    if (isS) return replaceWord(token, right, 'agreement', 'Use the same form in each part of a series.')
    if (tokens[k]?.first) return undefined
  }
  return undefined
}

/** "She listens carefully, meet every deadline, and helps others": the verbs around it end in -s. */
const listedVerb: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  if (tokens[i - 1]?.text !== ',' || !isBaseForm(page, i)) return undefined
  const isS = (k: number) =>
    (dictionary.partsOf(lowerAt(tokens, k)) & pos.verbS) !== 0 && tags.has(k, 'PresentTense') && !tags.has(k, 'Noun')
  const after = tokens.findIndex((other, k) => k > i && (other.text === ',' || other.first))
  if (tokens[after]?.text !== ',' || after > i + 10 || lowerAt(tokens, after + 1) !== 'and' || !(isS(after + 2) || isS(after + 3) || /^(?:does|has|is)$/.test(lowerAt(tokens, after + 2)))) return undefined // prettier-ignore
  for (let k = i - 2; k > i - 10 && k > 0; k--) {
    if (modals.has(lowerAt(tokens, k)) || lowerAt(tokens, k) === 'to') return undefined
    if (isS(k)) return replaceWord(token, inflect(token.lower, 's'), 'agreement', 'Use the same form in each part of a series.')
    if (tokens[k]?.first) return undefined
  }
  return undefined
}
