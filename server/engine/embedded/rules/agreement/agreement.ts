/** Subject-verb agreement. */
import { pos } from '../../grammar/parts-of-speech.ts'
import { isQuestion, lowerAt, replaceWord } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import type { Edit } from '../../revision.ts'
import { isEnd } from '../verbs/verb-slots.ts'
import { adverbEdit, nearEdit } from './agreement-near.ts'
import { isPastFit } from './subject-phrases.ts'
import { pointingEdit, questionEdit, relativeEdit, thereEdit } from './agreement-order.ts'
import type { RulePage } from '../../rule-page.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import { isPastEvent } from '../../grammar/story.ts'
import { farSubject } from '../../grammar/subject-far.ts'
import { subjectBefore } from '../../grammar/subject.ts'
import type { Token } from '../../grammar/tokens.ts'
import { adverbsBeforeVerbs, closed, determiners, pluralForms, possessives, singularForms } from '../../grammar/word-classes.ts'

/** Edits of verbs that do not agree. */
export function agreementEdits(page: RulePage): Edit[] {
  return page.tokens.flatMap((token, i) => {
    if (!token.word || token.fixed || token.hyphen) return []
    // A signature: a name, and a department on the next line.
    if (token.text !== token.lower && page.text.slice(page.tokens[i - 1]?.end, token.start).includes('\n')) return []
    const pointing = page.tokens[i - 1]
    if (pointing && pointingEdit(page, pointing, i - 1)) return []
    // A definition of a contract: "You means the individual".
    if (token.lower === 'means' && /^(?:You|We|They)$/.test(pointing?.text ?? '') && determiners.has(lowerAt(page.tokens, i + 1))) return []
    // "What the hell do I care"
    if (token.lower === 'do' && /^(?:i|you|we|they)$/.test(lowerAt(page.tokens, i + 1)) && !token.first) return []
    const found = pointingEdit(page, token, i) ?? thereEdit(page, token, i) ?? questionEdit(page, token, i) ?? (isInverted(page, token, i) ? undefined : subjectEdit(page, token, i) ?? nearEdit(page, token, i) ?? relativeEdit(page, token, i) ?? (adverbsBeforeVerbs.has(lowerAt(page.tokens, i - 1)) ? adverbEdit(page, token, i) : undefined)) // prettier-ignore
    return found && found.after !== page.text.slice(found.start, found.end) ? [found] : []
  })
}

/** "How many stamps does this letter need?": the subject follows. */
function isInverted({ tokens, tags }: RulePage, token: Token, i: number): boolean {
  const next = lowerAt(tokens, i + 1)
  if (!/^(?:do|does)$/.test(token.lower) || token.first || !isQuestion(tokens, i)) return false
  return (determiners.has(next) || possessives.has(next) || /^(?:he|she|it)$/.test(next)) && tags.has(i - 1, 'Noun')
}

const placed = /^(?:hereto|hereof|herein|thereto|thereof|therein|downtown|uptown|upstairs|downstairs|nearby|overseas|abroad|outside|inside|ashore|aboard|onboard|online|indoors|outdoors|upstate|overhead|underground)$/ // prettier-ignore

/** "The rooms on this floor is", "My mother and my aunt cooks". */
function subjectEdit(page: RulePage, token: Token, i: number): Edit | undefined {
  const { tokens } = page
  const isForm = pluralForms.has(token.lower) || singularForms.has(token.lower)
  if (token.first || (!isForm && !isFiniteVerb(page, i))) return undefined
  // "The parking lots downtown were full"
  if (placed.test(lowerAt(tokens, i - 1)) && page.classes.isPlural(lowerAt(tokens, i - 2))) return undefined
  const subject = subjectBefore(page, i) ?? farSubject(page, i)
  if (!subject) return undefined
  // "Remembering all those names is", "A sense of self helps children stand"
  if (subject.number === 'many' && isForm && tokens.slice(subject.start - 3 < 0 ? 0 : subject.start - 3, subject.start).some((other, k, all) => other.first && other.lower.endsWith('ing') && page.tags.has(subject.start - all.length + k, 'Gerund'))) return undefined // prettier-ignore
  // "Teaching people to cook has always made me happy"
  if (subject.number === 'many' && tokens[subject.start]?.first && lowerAt(tokens, subject.start).endsWith('ing') && tokens.slice(subject.start + 2, i).some(({ lower }) => lower === 'to')) return undefined // prettier-ignore
  if (!isForm && tokens.slice(subject.start, i).some(({ lower }) => /^(?:helps?|makes?|lets?|sees?|helped|made)$/.test(lower))) return undefined // prettier-ignore
  const tell = (word: string | undefined) =>
    word ? replaceWord(token, word, 'agreement', `Use "${word}" to agree with "${subject.word}".`) : undefined
  const { number, opening, kind } = subject
  if (opening === 'how' && !asksForMore(page, i)) return undefined
  // "Suppose that this one were to work"
  if (token.lower === 'were' && lowerAt(tokens, i + 1) === 'to' && number === 'one') return undefined
  // "The one thing he had were his books"
  if (number === 'one' && /^(?:are|were)$/.test(token.lower) && isPluralAfter(page, i)) return undefined
  // "the keys, the lock, and the bell are" is a list.
  if (opening === 'and' && number === 'one' && kind !== 'pronoun') return undefined
  // "Charging guests for tap water violates a rule", "The fans left before the game was over"
  if (number === 'many' && kind === 'noun' && subject.start > 0 && tokens[subject.start - 1]?.first && page.tags.has(subject.start - 1, 'Gerund')) return undefined // prettier-ignore
  if (tokens.slice(subject.start + 1, i).some(({ lower }) => lower === 'left') && tokens.slice(subject.start + 1, i).some(({ lower }) => lower === 'before' || lower === 'after')) return undefined // prettier-ignore
  // "The spray mop needs refills"
  if (/^(?:needs|wants|takes|uses|holds|makes|sells|gets|gives|costs|requires|deserves)$/.test(subject.word) && page.tags.has(i - 2, 'Singular') && isEnd(tokens[i + 1])) return undefined // prettier-ignore
  // "The team need finish the task": "need" is the verb.
  if (/^(?:need|foregoing|august|gotta|wanna|gonna)$/.test(subject.word)) return undefined
  // "not until the third grade have most children"
  if (tokens.slice(Math.max(0, subject.start - 5), subject.start).some((other, k, near) => /^(?:until|only|seldom|rarely|nor)$/.test(other.lower) && (other.lower !== 'until' || near[k - 1]?.lower === 'not'))) return undefined // prettier-ignore
  // "Windows is supported"
  if (tokens[subject.start]?.text === 'Windows' && subject.start === i - 1) return undefined
  if (subject.word === 'i' || (kind === 'pronoun' && !isForm && subject.start === i - 1)) return undefined
  if (number === 'many') return isForm ? tell(pluralForms.get(token.lower)) : tell(plainForm(page, token, i))
  // "if he were", "insist that she have": the subjunctive is intended.
  if (/^(?:if|as|though|unless|whether)$/.test(opening) && token.lower.startsWith('were')) return undefined
  // "Would that it were so!"
  if (opening === 'that' && /^(?:would|oh|wish|wishes|wished)$/.test(lowerAt(tokens, subject.start - 2))) return undefined
  const isTold = opening === 'that' && tells.test(lowerAt(tokens, subject.start - 2)) && /^(?:have|haven't)$/.test(token.lower)
  const isFact = (opening === 'if' || (opening === 'that' && /^(?:shows?|showed|proves?|means?|knows?|says?|says|thinks?|believes?|shown)$/.test(lowerAt(tokens, subject.start - 2)))) && !isForm && kind === 'noun' // prettier-ignore
  if (/^(?:that|if|unless|though)$/.test(opening) && !isTold && !isFact && !/^(?:are|were|aren't|weren't)$/.test(token.lower))
    return undefined
  if (isForm) return isQuestion(tokens, i) && kind === 'pronoun' ? undefined : tell(singularForms.get(token.lower))
  return tell(formInS(page, token, i))
}

/** A plural noun follows as the complement. */
function isPluralAfter({ tokens, classes, tags }: RulePage, i: number): boolean {
  let k = i + 1
  while (determiners.has(lowerAt(tokens, k)) || tags.has(k, 'Adjective', 'Value')) k++
  return tags.has(k, 'Plural') && classes.isPlural(lowerAt(tokens, k))
}

/** After these verbs, "that" introduces a fact; after "insist" and the like a subjunctive: "that she have a key". */
const tells = /^(?:know|knows|knew|think|thinks|thought|you|say|says|said|hear|heard|see|saw|believe|believes|hope|hopes|sure|afraid|glad|sorry|found|learned|learnt|noticed|shows|means)$/ // prettier-ignore

/** "How much work has been done", not "How much work have you done". */
function asksForMore({ tokens, tags }: RulePage, i: number): boolean {
  const next = tokens[i + 1]
  if (!next?.word || /^(?:do|does|don't|doesn't)$/.test(tokens[i]?.lower ?? '')) return false
  return !determiners.has(next.lower) && !tags.has(i + 1, 'Noun', 'Pronoun', 'Determiner')
}

/** A full verb in a form that could be the present tense. */
function isFiniteVerb({ classes, tokens }: RulePage, i: number): boolean {
  const word = tokens[i]?.lower ?? ''
  return !closed.has(word) && (classes.isVerb(word) || (word.endsWith('s') && classes.base(word) !== undefined))
}

/** Verbs whose -s form is rarely a plural noun. */
const rarelyNouns = /^(?:come|go|get|make|take|give|see|know|tell|keep|leave|feel|bring|write|sit|lose|meet|learn|speak|read|spend|grow|teach|buy|sell|send|build|stay|live|eat|sleep|drive|sing|find|hear|wear|think)$/ // prettier-ignore

/** "goes" to "go", if it is the verb of the clause. */
function plainForm(page: RulePage, token: Token, i: number): string | undefined {
  const { classes, tags } = page
  const base = classes.base(token.lower)
  if (!/[^s]s$/.test(token.lower) || !base || inflect(base, 's') !== token.lower) return undefined
  if (!tags.has(i, 'PresentTense') || !isOnlyVerb(page, i)) return undefined
  // "The horses had to haul logs"
  if (lowerAt(page.tokens, i - 2) === 'to') return undefined
  const isNoun = (page.dictionary.partsOf(token.lower) & pos.plural) !== 0 && !rarelyNouns.test(base)
  const next = lowerAt(page.tokens, i + 1)
  const isDescribed = tags.has(i + 1, 'Adjective') && !closed.has(next) && page.classes.isAdjective(next)
  return isNoun && !takesVerb(next) && !isDescribed ? undefined : base
}

/** "seem" to "seems", if it is the verb of the clause. */
function formInS(page: RulePage, token: Token, i: number): string | undefined {
  const { classes, dictionary, tags, tokens } = page
  const parts = dictionary.partsOf(token.lower)
  if (!classes.isVerb(token.lower) || parts & (pos.past | pos.participle | pos.verbS | pos.adverb)) return undefined
  // "My aunt wound the clock": the past of "wind"
  if (/^(?:wound|ground)$/.test(token.lower)) return undefined
  const next = lowerAt(tokens, i + 1)
  const isVerb = tags.has(i, 'Infinitive') || (plainVerbs.has(token.lower) && takesVerb(next)) || promises(page, i)
  if (!isVerb || !isOnlyVerb(page, i) || isQuestion(tokens, i)) return undefined
  if (isPastFit(page, i)) return undefined
  // "The process need only change", "a sound like a stroke"
  if (token.lower === 'like' || tokens.slice(Math.max(0, i - 2), i).some(({ lower }) => lower === 'need' || lower === 'dare'))
    return undefined
  if (/^(?:for|of)$/.test(next) || (parts & pos.noun && !takesVerb(next) && !promises(page, i))) return undefined
  return inflect(token.lower, isPastEvent(page, i, token.lower) ? 'past' : 's')
}

/** "the bird refuse to leave", unlike "the offer to buy them was low". */
function promises({ tokens, tags, classes }: RulePage, i: number): boolean {
  if (!/^(?:refuse|offer|promise|agree|decide|want|try|need|plan|start|hope)$/.test(lowerAt(tokens, i)) || lowerAt(tokens, i + 1) !== 'to')
    return false
  if (!classes.isVerb(lowerAt(tokens, i + 2))) return false
  let k = i + 3
  while (tokens[k]?.word && !/^(?:and|but|because|when|if|that|which|who|so)$/.test(lowerAt(tokens, k))) {
    if (tags.has(k, 'Copula', 'Modal', 'PastTense') || /^(?:has|have|had|does|did)$/.test(lowerAt(tokens, k))) return false
    k++
  }
  return true
}

/** Words that can follow a verb but not a noun. */
function takesVerb(next: string): boolean {
  return (
    next === 'that' ||
    determiners.has(next) ||
    /^(?:me|him|them|us|you|it|every|everything|everyone|all|many|two|three|four|five|about|off|up|out|down|away|well|very|so)$/.test(next)
  )
}

/** No other verb in the rest of the clause: "the houses he plans are" has two. */
function isOnlyVerb({ tokens, tags, dictionary }: RulePage, i: number): boolean {
  for (let k = i + 1; k < tokens.length; k++) {
    const token = tokens[k]
    if (!token?.word || /^(?:and|but|because|when|if|that|which|who|so|to|while|although|what|how|where|why|or)$/.test(token.lower)) return true // prettier-ignore
    if (/^(?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|should|must|may|might|not)$/.test(token.lower)) return false
    // "give birth"
    const isNoun = (dictionary.partsOf(token.lower) & (pos.noun | pos.verb)) === pos.noun
    if (tags.has(k, 'Verb') && !isNoun && !tags.has(k, 'Gerund') && !closed.has(token.lower) && !determiners.has(lowerAt(tokens, k - 1)))
      return false
  }
  return true
}
