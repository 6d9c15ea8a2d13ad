/** Pronouns in the wrong form: "Carla and me will", "Kevin and myself have", "with I", "let he choose", "concentrate me". */
import { finiteForms, sentenceEnd } from '../../grammar/clause.ts'
import { afterWord, applyRules, beforeWord, inDrafts, lowerAt, onText, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { belongings, givingForms, persons, relatives } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, endsPhrase, modals } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function pronounSlipEdits(page: RulePage): Edit[] {
  const likely = [andMe, herAndDad, meAndTeam, letHe, seeHe, withI, toldAndI, meFriends, hesLeg, oursDoor, aboveOur, concentrateMe, meetUs]
  return [...applyRules(page, [thanTheir, themAlways]), ...inDrafts(applyRules(page, likely))]
}

const form = (token: Parameters<Rule>[1], right: string, message: string, to = token): Edit => replaceWord(token, right, 'pronoun-case', message, to) // prettier-ignore
const objectForm: Record<string, string> = { they: 'them', he: 'him', she: 'her', we: 'us', i: 'me' }
const subjectForm: Record<string, string> = { them: 'they', him: 'he', her: 'she', us: 'we', me: 'I', myself: 'I', himself: 'he', herself: 'she' } // prettier-ignore

const adverb = /^(?:often|always|never|also|both|just|still|usually|already|only|really|even|all|sometimes|recently|finally)$/

/** A verb that is finite by its form and its place. */
function isFinite({ tokens, tags, dictionary }: RulePage, k: number): boolean {
  const at = adverb.test(lowerAt(tokens, k)) ? k + 1 : k
  const word = lowerAt(tokens, at)
  if (finiteForms.has(word) || modals.has(word)) return true
  const parts = dictionary.partsOf(word)
  return !closed.has(word) && (parts & (pos.verb | pos.verbS | pos.past)) !== 0 && (tags.has(at, 'Verb') || (parts & (pos.noun | pos.adjective)) === 0) && !tags.has(at, 'Gerund') // prettier-ignore
}

/** A clause may begin at this index. */
function opens({ tokens }: RulePage, k: number): boolean {
  const before = tokens[k - 1]
  return tokens[k]?.first === true || (before !== undefined && (/^[,:;–—]$/.test(before.text) || /^(?:and|but|because|that|if|when|so|while|although|says|said|think|thinks|hope|hopes|know|knows|where|before|after|since)$/.test(before.lower))) // prettier-ignore
}

/** Where a person that ends at `k` begins: "Carla", "my wife"; -1 if it is none. */
function personStart(page: RulePage, k: number): number {
  const { tokens, tags, classes } = page
  const token = tokens[k]
  if (!token?.word || token.fixed) return -1
  if (/^\p{Lu}\p{Ll}+$/u.test(token.text) && (!closed.has(token.lower) || tags.has(k, 'FirstName'))) return k
  if (!persons.has(classes.singular(token.lower) ?? token.lower)) return -1
  let at = k - 1
  while (at > k - 3 && tags.has(at, 'Adjective')) at--
  return determiners.has(lowerAt(tokens, at)) ? at : -1
}

/** "and them always laugh": the clause needs its subject. */
const themAlways: Rule = onText('them him her', (page, token, i) => {
  const { tokens, tags, dictionary } = page
  if (!/^(?:and|but|so)$/.test(lowerAt(tokens, i - 1)) || tokens[i + 1]?.hyphen) return undefined
  const adverb = lowerAt(tokens, i + 1)
  const isForm = (dictionary.partsOf(lowerAt(tokens, i + 2)) & (pos.verbS | pos.past)) !== 0 && /^(?:always|never)$/.test(adverb)
  if (!(token.text === 'them' && tokens[i - 2]?.text === ',') && !isForm) return undefined
  const verb = lowerAt(tokens, i + 2)
  const isVerb = !closed.has(verb) && (dictionary.partsOf(verb) & (pos.verb | pos.verbS | pos.past)) !== 0 && !tags.has(i + 2, 'Gerund')
  return /^(?:always|never|often|usually|sometimes|rarely|still)$/.test(adverb) && isVerb ? form(token, subjectForm[token.text] ?? 'they', `Use "${subjectForm[token.text] ?? 'they'}" for the subject.`) : undefined // prettier-ignore
})

/** "Carla and me will call", "Matt and me shared a room", "Kevin and myself have a dinner" */
const andMe: Rule = afterWord('and', (page, token, i) => {
  const { tokens } = page
  const right = pick(subjectForm, token.lower)
  if (!right || !isFinite(page, i + 1)) return undefined
  const from = personStart(page, i - 2)
  if (from < 0 || !opens(page, from)) return undefined
  // "her and him": an owner follows "her".
  if (token.lower === 'her' && !finiteForms.has(lowerAt(tokens, i + 1)) && !modals.has(lowerAt(tokens, i + 1))) return undefined
  return form(token, right, `"${right}" is the form of a subject.`)
})

/** "that her and her husband are", "Mom says that her and Dad will" */
const herAndDad: Rule = beforeWord('and', (page, token, i) => {
  const { tokens } = page
  const right = /^(?:her|him|them|us)$/.test(token.lower) ? pick(subjectForm, token.lower) : undefined
  if (!right || !opens(page, i) || lowerAt(tokens, i - 1) === 'after') return undefined
  let k = i + 2
  while (k < i + 5 && personStart(page, k) !== i + 2) k++
  return personStart(page, k) === i + 2 && isFinite(page, k + 1) ? form(token, right, `"${right}" is the form of a subject.`) : undefined
})

/** "and me and my team will" */
const meAndTeam: Rule = onWord('me', (page, token, i) => {
  const { tokens, text } = page
  if (token.first || lowerAt(tokens, i + 1) !== 'and' || !opens(page, i) || lowerAt(tokens, i - 1) === 'after') return undefined
  let k = i + 2
  if (!/^(?:my|the|our)$/.test(lowerAt(tokens, k)) && !/^\p{Lu}/u.test(tokens[k]?.text ?? '')) return undefined
  while (k < i + 4 && !isFinite(page, k + 1)) k++
  const other = tokens[k]
  const start = tokens[i + 2]
  if (!other || !start || other.fixed || !isFinite(page, k + 1) || !page.tags.has(k, 'Noun')) return undefined
  return {
    ...form(token, '', 'Use "and I" as the subject, with yourself last.', other),
    after: `${text.slice(start.start, other.end)} and I`,
  }
})

/** "let he choose", "made she cry" */
const letHe: Rule = afterWord('let lets letting make makes made making help helps helped', ({ tokens, classes, dictionary }, token, i) => {
  const right = pick(objectForm, token.lower)
  const before = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  if (!right || token.first) return undefined
  const isBase = classes.isVerb(next) && !(dictionary.partsOf(next) & pos.past) && (/^(?:let|lets|letting)$/.test(before) || /^(?:he|she)$/.test(token.lower)) // prettier-ignore
  return isBase || /^(?:be|have|do)$/.test(next) ? form(token, right, `Use "${right}" after "${before}".`) : undefined
})

const saying = /^(?:say|ask|reply|answer|think|know|cry|shout|whisper|do|go|come|be|have|explain|continue|add|wonder|believe|guess|hope|wish|suppose|mean|say|feel|seem|live|work|sit|stand|lie|hang)$/ // prettier-ignore

/** "If you see he, call us.", "press they together", "I understand they" */
const seeHe: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const right = /^(?:he|she|they|we)$/.test(token.text) ? pick(objectForm, token.lower) : undefined
  const verb = tokens[i - 1]
  if (!right || !verb?.word || closed.has(verb.lower) || tokens[sentenceEnd(tokens, i)]?.text === '?') return undefined
  const base = classes.base(verb.lower) ?? verb.lower
  const parts = dictionary.partsOf(verb.lower)
  if (!(parts & (pos.verb | pos.verbS | pos.past)) || saying.test(base) || parts & (pos.adverb | pos.adjective) || (tags.has(i - 1, 'Noun') && !verb.first)) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 2)
  const isVerb = verb.first || /^(?:i|you|we|they|he|she|it|to|and|not|please|who)$/.test(before) || modals.has(before) || tags.has(i - 1, 'Infinitive', 'PastTense') // prettier-ignore
  const next = tokens[i + 1]
  const ends = !next || /^[.!;]$/.test(next.text) || (next.text === ',' && /^(?:please|but|and|so|because)$/.test(lowerAt(tokens, i + 2))) || /^(?:together|again|away|back|carefully|gently|every|with|in|at|on|to|from|for|because|yesterday|when|if)$/.test(next.lower) // prettier-ignore
  return isVerb && ends ? form(token, right, `Use "${right}" after "${verb.text}".`) : undefined
}

/** "Would you like to come with I?", "a letter for I" */
const withI: Rule = onText('I', ({ tokens }, token, i) => {
  const before = tokens[i - 1]
  const next = tokens[i + 1]
  if (!/^(?:with|for|to|from|at|about|without|behind|beside|near|like|after)$/.test(before?.text ?? '')) return undefined
  const ends = /^[.?!;]$/.test(next?.text ?? '') || (next?.text === ',' && /^(?:and|but|so|please|because)$/.test(lowerAt(tokens, i + 2))) || /^(?:and|because|to)$/.test(next?.lower ?? '') // prettier-ignore
  return ends && !(next?.lower === 'to' && before?.lower !== 'for') ? form(token, 'me', `Use "me" after "${before?.text}".`) : undefined
})

const told = /^(?:tell|give|invite|ask|help|take|show|send|teach|bring|thank|see|meet|call|drive|pick|join|visit|remind|allow|let|make|want|expect|surprise|offer|pay|buy|leave|find|hear|watch|follow|introduce|email|contact|warn|welcome|know)$/ // prettier-ignore

/** "told my brother and I that", "invited Anna and I to dinner" */
const toldAndI: Rule = afterWord('and', (page, token, i) => {
  const { tokens, classes } = page
  const right = /^(?:i|he|she|we)$/.test(token.lower) ? pick(objectForm, token.lower) : undefined
  if (!right) return undefined
  const from = personStart(page, i - 2)
  const verb = lowerAt(tokens, from - 1)
  const next = tokens[i + 1]
  const isEnd = !next || /^[.!?]$/.test(next.text) || /^(?:to|that|for|in|on|at|from|with|how|about|a|an|the|some|because|when|when|what|up|out|home)$/.test(next.lower) // prettier-ignore
  return from > 0 && told.test(classes.base(verb) ?? verb) && !closed.has(verb) && isEnd ? form(token, right, `Use "${right}" after "${verb}".`) : undefined // prettier-ignore
})

/** "with me friends", "in me room" */
const meFriends: Rule = onWord('me', ({ tokens, classes, dictionary }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  const one = classes.singular(noun) ?? noun
  return /^(?:in|with|of|from|at|on|by)$/.test(lowerAt(tokens, i - 1)) && (belongings.has(noun) || belongings.has(one) || relatives.has(one)) && !(dictionary.partsOf(noun) & pos.past) && endsPhrase(tokens[i + 2]) // prettier-ignore
    ? form(token, 'my', 'Use "my" before a noun.')
    : undefined
})

/** "in he's left leg", "on he back" */
const hesLeg: Rule = afterWord(
  'in on with of for from to at under behind by near into over around above against',
  ({ tokens, classes, tags }, token, i) => {
    const right = pick({ "he's": 'his', "she's": 'her', he: 'his', she: 'her' }, token.lower)
    if (!right) return undefined
    let k = i + 1
    while (k < i + 3 && /^(?:left|right|own|new|old|big|little|first|best|other)$/.test(lowerAt(tokens, k))) k++
    const noun = lowerAt(tokens, k)
    const isOwned = belongings.has(noun) || belongings.has(classes.singular(noun) ?? '') || /^(?:back|way|own|underwear)$/.test(noun)
    const isFree = token.lower.endsWith("'s") || endsPhrase(tokens[k + 1])
    return isOwned && isFree && !tags.has(k, 'Gerund') && !/^(?:left|right)$/.test(noun) ? form(token, right, `Use "${right}" before a noun.`) : undefined // prettier-ignore
  },
)

/** "from ours front door", "That is not mine problem." */
const oursDoor: Rule = ({ tokens, classes, tags }, token, i) => {
  const right = pick({ ours: 'our', yours: 'your', theirs: 'their', hers: 'her', mine: 'my' }, token.text)
  const before = lowerAt(tokens, i - 1)
  if (!right || !(tags.has(i - 1, 'Verb', 'Preposition', 'Copula') || /^(?:in|of|from|with|for|to|not|at|on|is|was|and|love|like)$/.test(before))) return undefined // prettier-ignore
  // "Several gave theirs names."
  if (givingForms.test(before)) return undefined
  if (token.text === 'mine' && (determiners.has(before) || /^(?:of|a)$/.test(before) || tags.has(i - 1, 'Noun'))) return undefined
  let k = i + 1
  while (k < i + 3 && (classes.isAdjective(lowerAt(tokens, k)) || /^(?:front|new|own)$/.test(lowerAt(tokens, k))) && tokens[k + 1]?.word && !endsPhrase(tokens[k + 1])) k++ // prettier-ignore
  const noun = tokens[k]
  return noun?.word && noun.lower !== 'behind' && !noun.fixed && (classes.isNounOnly(noun.lower) || belongings.has(noun.lower) || (/^(?:job|work|house|dog|cat|name|plan|idea|car)s?$/.test(noun.lower) && tags.has(k, 'Noun'))) && endsPhrase(tokens[k + 1]) ? form(token, right, `Use "${right}" before a noun.`) : undefined // prettier-ignore
}

/** "the apartment above our." */
const aboveOur: Rule = ({ tokens }, token, i) => {
  const right = pick({ our: 'ours', your: 'yours', their: 'theirs', my: 'mine' }, token.text)
  // "Put it over their."
  if (token.text === 'their' && !/^(?:than|like|as|above|beside|is|was|not)$/.test(lowerAt(tokens, i - 1))) return undefined
  return right && /^[.!?]$/.test(tokens[i + 1]?.text ?? '') && !tokens[i + 1]?.spaced && (tokens[i + 2] === undefined || tokens[i + 2]?.first) && tokens[i - 1]?.word // prettier-ignore
    ? form(token, right, `Use "${right}" without a noun.`)
    : undefined
}

/** "Our house is older than their." */
const thanTheir: Rule = onText('their', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'than' && /^[.!?]$/.test(tokens[i + 1]?.text ?? '') && !tokens[i + 1]?.spaced && tokens[i + 2]?.first !== false
    ? form(token, 'theirs', 'Use "theirs" without a noun.')
    : undefined,
)

/** "I can't concentrate me", "We relaxed us" */
const concentrateMe: Rule = onWord('me us myself ourselves himself herself themselves yourself', ({ tokens, classes, text }, token, i) => {
  const verb = tokens[i - 1]
  const base = classes.base(verb?.lower ?? '') ?? verb?.lower ?? ''
  if (!verb?.word || verb.fixed || !/^(?:concentrate|relax|hurry|rest|complain|apologize|apologise|wonder|decide|happen|refuse|focus)$/.test(base)) return undefined // prettier-ignore
  const owner = pick({ me: 'i', us: 'we', myself: 'i', ourselves: 'we', himself: 'he', herself: 'she', themselves: 'they', yourself: 'you' }, token.lower) // prettier-ignore
  const hasSubject = [i - 2, i - 3, i - 4, i - 5, i - 6].some(
    k => lowerAt(tokens, k) === owner || lowerAt(tokens, k).startsWith(`${owner}'`),
  )
  const next = tokens[i + 1]
  const ends = !next?.word || /^(?:in|on|at|when|because|and|for|after|with|to|better|well|here|there|about|before)$/.test(next.lower)
  return hasSubject && ends ? { ...form(token, '', `"${verb.text}" takes no object here.`), start: verb.end, end: token.end, after: text.slice(token.end, token.end) } : undefined // prettier-ignore
})

/** "Let's meet us soon", "We met us at six" */
const meetUs: Rule = onWord('us', ({ tokens }, token, i) => {
  const verb = tokens[i - 1]
  if (!verb || !/^(?:meet|met)$/.test(verb.lower)) return undefined
  const k = modals.has(lowerAt(tokens, i - 2)) || adverb.test(lowerAt(tokens, i - 2)) || lowerAt(tokens, i - 2) === 'to' ? i - 3 : i - 2
  return /^(?:we|let's|lets|us|we'll)$/.test(lowerAt(tokens, k)) ? { ...form(token, '', `"${verb.text}" takes no object here.`), start: verb.end, end: token.end, after: '' } : undefined // prettier-ignore
})
