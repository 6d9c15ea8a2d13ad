/** Forms that the words beside them rule out: "I forgotten it", "most student do", "three millions euros", "more long". */
import { afterWord, applyRules, insertText, lowerAt, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { inflect, pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, auxiliaries, closed, countNouns, determiners, massNouns, modals, possessives } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits of such forms. */
export function slipFormEdits(page: RulePage): Edit[] {
  return applyRules(page, [
    heForgotten,
    letsMet,
    pleaseTried,
    beClose,
    isCall,
    yearsOld,
    sinceThen,
    mostStudent,
    threeMillions,
    moreLong,
    becomeArchitect,
    weathers,
    worthed,
  ])
}

const startsObject = (word: string) => determiners.has(word) || possessives.has(word) || /^(?:me|you|him|us|them|it|something|everything|nothing|too)$/.test(word) // prettier-ignore

/** "I forgotten to send it", "She taken the bus" */
const heForgotten: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (closed.has(token.lower) || !(parts & pos.participle) || parts & (pos.past | pos.adjective | pos.verb | pos.noun)) return undefined
  const person = tokens[i - 1]
  if (!person || !/^(?:i|he|she|we|they)$/.test(person.lower)) return undefined
  const before = lowerAt(tokens, i - 2)
  if (!person.first && !/^(?:and|but|because|so)$/.test(before)) return undefined
  const base = classes.base(token.lower)
  const next = lowerAt(tokens, i + 1)
  if (!base || !(startsObject(next) || (token.lower === 'forgotten' && next === 'to'))) return undefined
  const right = inflect(base, 'past')
  return right === token.lower ? undefined : replaceWord(token, right, 'verb-form', `The past is "${right}", or "have ${token.lower}".`)
}

/** The base of a past form that is nothing else. */
const baseOfPast = ({ classes, dictionary }: RulePage, word: string): string | undefined => {
  const parts = dictionary.partsOf(word)
  const base = closed.has(word) || !(parts & pos.past) || parts & (pos.verb | pos.noun | pos.adjective) ? undefined : classes.base(word)
  return base && inflect(base, 'past') === word && base !== word ? base : undefined
}

/** "Let's met on Friday" */
const letsMet: Rule = (page, token, i) => {
  const base = /^(?:let['’]?s)$/.test(lowerAt(page.tokens, i - 1)) && page.tokens[i - 1]?.first ? baseOfPast(page, token.lower) : undefined
  return base ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "let's".`) : undefined
}

/** "Can you please tried again?" */
const pleaseTried: Rule = (page, token, i) => {
  const { tokens } = page
  const k = lowerAt(tokens, i - 1) === 'please' ? i - 2 : i - 1
  const base = /^(?:you|we)$/.test(lowerAt(tokens, k)) && tokens[k - 1]?.first && modals.has(lowerAt(tokens, k - 1)) ? baseOfPast(page, token.lower) : undefined // prettier-ignore
  return base ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${lowerAt(tokens, k - 1)}".`) : undefined
}

/** "The bridge will be close for two months." */
const beClose: Rule = onWord('close', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'be' && /^(?:will|must|may|might|can|could|would|should|to)$/.test(lowerAt(tokens, i - 2)) && /^(?:until|during|from|on|for)$/.test(lowerAt(tokens, i + 1)) && (lowerAt(tokens, i + 1) !== 'for' || /^(?:\d+|two|three|four|five|six|seven|several|renovation|repairs|maintenance|lunch|good|the)$/.test(tokens[i + 2]?.lower ?? '')) // prettier-ignore
    ? replaceWord(token, 'closed', 'verb-form', 'Use "closed" for what is not open.')
    : undefined,
)

/** "My friend is call Amina." */
const isCall: Rule = onWord('call', ({ tokens }, token, i) =>
  /^(?:is|was|are|were)$/.test(lowerAt(tokens, i - 1)) && /^\p{Lu}\p{Ll}/u.test(tokens[i + 1]?.text ?? '') && !/^(?:this|that|it|there)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? replaceWord(token, 'called', 'verb-form', `Use the participle "called" after "${lowerAt(tokens, i - 1)}".`)
    : undefined,
)

/** "She has fifteen years old." */
const yearsOld: Rule = onWord('have has', ({ tokens }, token, i) => {
  const right = pick({ i: 'am', he: 'is', she: 'is', it: 'is', we: 'are', you: 'are', they: 'are' }, lowerAt(tokens, i - 1))
  return right && /^years?$/.test(lowerAt(tokens, i + 2)) && lowerAt(tokens, i + 3) === 'old'
    ? replaceWord(token, right, 'verb-form', `Ages take "be": "${right}".`)
    : undefined
})

/** "Since then I am working in Porto." */
const sinceThen: Rule = afterWord('i he she we they', ({ tokens, dictionary }, token, i) => {
  const right = pick({ am: 'have', is: 'has', are: 'have' }, token.lower)
  const verb = tokens[i + 1]
  const k = tokens[i - 2]?.text === ',' ? i - 3 : i - 2
  return right && lowerAt(tokens, k) === 'then' && lowerAt(tokens, k - 1) === 'since' && verb?.word && dictionary.partsOf(verb.lower) & pos.ing && verb.lower !== 'going' // prettier-ignore
    ? replaceWord(token, `${right} been`, 'tense', `What began in the past and lasts takes "${right} been".`)
    : undefined
})

/** "Most student don't know", "Many teenager spends" */
const mostStudent: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const opener = tokens[i - 1]
  if (!opener?.first || !/^(?:most|many|several|few)$/.test(opener.lower) || !countNouns.has(token.lower) || massNouns.has(token.lower)) return undefined // prettier-ignore
  const next = tokens[i + 1]
  if (!next?.word || next.hyphen || classes.isPlural(token.lower)) return undefined
  const isVerbS = (dictionary.partsOf(next.lower) & ~pos.verbS) === 0 && !closed.has(next.lower)
  const base = isVerbS
    ? classes.base(next.lower)
    : pick({ is: 'are', was: 'were', has: 'have', "doesn't": "don't", does: 'do' }, next.lower)
  const goesOn =
    base !== undefined || auxiliaries.has(next.lower) || modals.has(next.lower) || /^(?:don't|didn't|who|that)$/.test(next.lower)
  if (!goesOn) return undefined
  const many = pluralize(token.lower)
  return base && base !== next.lower
    ? replaceWord(token, `${many} ${base}`, 'number', `"${opener.text}" takes the plural.`, next)
    : replaceWord(token, many, 'number', `"${opener.text}" takes the plural.`)
}

const numberWord = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|several)$/

/** "three millions euros" */
const threeMillions: Rule = ({ tokens }, token, i) => {
  const right = pick({ millions: 'million', thousands: 'thousand', hundreds: 'hundred', billions: 'billion' }, token.lower)
  const next = tokens[i + 1]
  return right && numberWord.test(tokens[i - 1]?.lower ?? '') && next?.word && /^(?:euros|dollars|pounds|people|yen|francs|years|users|copies|inhabitants|visitors|tons|tonnes|words|books|kilometers|kilometres|miles)$/.test(next.lower) // prettier-ignore
    ? replaceWord(token, right, 'number', `After a number, "${right}" has no -s.`)
    : undefined
}

const shortAdjectives: Record<string, string> = { long: 'longer', short: 'shorter', big: 'bigger', small: 'smaller', cheap: 'cheaper', fast: 'faster', old: 'older', young: 'younger', high: 'higher', low: 'lower', tall: 'taller', strong: 'stronger', weak: 'weaker', cold: 'colder', warm: 'warmer', hot: 'hotter', easy: 'easier', late: 'later', early: 'earlier', hard: 'harder', happy: 'happier', heavy: 'heavier', near: 'nearer' } // prettier-ignore

/** "It takes more long"; "more cold than wet" compares two adjectives. */
const moreLong: Rule = onWord('more', ({ tokens, dictionary }, token, i) => {
  const adjective = tokens[i + 1]
  const right = adjective ? pick(shortAdjectives, adjective.lower) : undefined
  const next = tokens[i + 2]
  const isVerbBefore = /^(?:is|are|was|were|be|been|takes?|took|much|even|far|getting|becomes?|became|feels?|looks?|lasts?)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  return adjective && !adjective.hyphen && right && isVerbBefore && ((next && /^[.!?]$/.test(next.text)) || (next?.lower === 'than' && !/^(?:\d|an?$)/.test(tokens[i + 3]?.text ?? ''))) && !(next?.lower === 'than' && dictionary.partsOf(lowerAt(tokens, i + 3)) & pos.adjective) // prettier-ignore
    ? replaceWord(token, right, 'comparison', `The comparative of "${adjective.lower}" is "${right}".`, adjective)
    : undefined
})

const professions = /^(?:architect|teacher|doctor|nurse|engineer|lawyer|pilot|writer|artist|scientist|programmer|dentist|journalist|singer|actor|musician|cook|chef|waiter|farmer|painter|photographer|translator|designer|veterinarian|accountant|electrician|carpenter|mechanic|student|policeman|firefighter)$/ // prettier-ignore

/** "She wants to become architect." */
const becomeArchitect: Rule = afterWord('become becomes became becoming', ({ tokens }, token, i) =>
  professions.test(token.lower) && /^\p{Ll}/u.test(token.text) && (isEnd(tokens[i + 1]) || /^(?:because|when|in|at|and|like|one)$/.test(lowerAt(tokens, i + 1))) && lowerAt(tokens, i + 1) !== 'and' // prettier-ignore
    ? insertText(token.start, `${articleFor(token.lower)} `, 'article', `A profession takes "${articleFor(token.lower)}".`)
    : undefined,
)

/** "The weathers was beautiful." */
const weathers: Rule = onWord('weathers', ({ tokens }, token, i) => {
  const right = pick({ was: 'was', were: 'was', is: 'is', are: 'is' }, lowerAt(tokens, i + 1))
  const verb = tokens[i + 1]
  return lowerAt(tokens, i - 1) === 'the' && verb && right
    ? replaceWord(token, `weather ${right}`, 'number', '"weather" has no plural.', verb)
    : undefined
})

/** "It's not worthed." */
const worthed: Rule = onWord('worthed', (_page, token) => ({
  ...replaceWord(token, 'worth', 'word-form', 'The word is "worth".'),
  kind: 'spelling',
}))
