/** Sentences built as in another language: "Myself Anjali", "I have cold", "How is it called in English?", "My son has 8 years old". */
import { applyRules, inDrafts, isQuestion, lowerAt, onText, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { relatives } from '../../grammar/owners.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { persons } from '../prepositions/noun-frames.ts'
import { isEnd } from '../verbs/verb-slots.ts'
import { swap } from '../words/learner-words.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function calqueEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [myselfAnjali, isPity, haveHot, sonYears, howCalled, demandYou, doesMeanWord, whatMeansWord, areSince]),
    ...inDrafts(applyRules(page, [haveFear, sonHasYears, howCall, howToCall, beforeDays])),
  ]
}

/** "Myself Anjali, and I am a student.", "Myself Ravi from Pune." */
const myselfAnjali: Rule = onWord('myself', ({ tokens }, token, i) => {
  const name = tokens[i + 1]
  if (!token.first || !name?.word || !/^\p{Lu}\p{Ll}+$/u.test(name.text) || name.lower === 'i') return undefined
  const k = /^\p{Lu}\p{Ll}+$/u.test(tokens[i + 2]?.text ?? '') ? i + 3 : i + 2
  return isEnd(tokens[k]) || /^(?:from|and|working|i|currently|a|an|here)$/.test(lowerAt(tokens, k))
    ? replaceWord(token, 'I am', 'missing-verb', 'Introduce yourself with "I am".')
    : undefined
})

const judged = /^(?:important|necessary|useful|interesting|possible|impossible|difficult|easy|hard|good|bad|better|best|nice|great|dangerous|true|clear|obvious|sad|normal|common|essential|strange|likely|forbidden|recommended|convenient|enough|fun|expensive|cheap|helpful|crucial|urgent|advisable|surprising)$/ // prettier-ignore

/** "Is a pity that", "Was very useful to", "Is important for": no subject follows, so nobody asks. */
export function isBareBe({ tokens }: RulePage, i: number): boolean {
  if (!/^(?:is|was)$/.test(lowerAt(tokens, i))) return false
  const follows = (k: number) => /^(?:that|to|for|when|if|because)$/.test(lowerAt(tokens, k))
  if (lowerAt(tokens, i + 1) === 'a') {
    const k = /^(?:good|bad|great|big|real|very|nice|terrible|huge|common)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
    return /^(?:pity|shame|idea|pleasure|problem|mistake|must|fact|honor|honour|relief|disaster|tradition)$/.test(lowerAt(tokens, k)) && /^(?:that|to)$/.test(lowerAt(tokens, k + 1)) // prettier-ignore
  }
  const k = /^(?:very|so|really|also|not|always|more|too|quite)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  return judged.test(lowerAt(tokens, k)) && follows(k + 1)
}

/** "Is a pity that you left.", "Is interesting to see how it works." */
const isPity: Rule = onText('Is Was', (page, token, i) =>
  token.first && isBareBe(page, i) && !isQuestion(page.tokens, i)
    ? replaceWord(token, `It ${token.lower}`, 'missing-subject', `The sentence needs a subject. Use "It ${token.lower}".`)
    : undefined,
)

const person = /^(?:i|you|he|she|we|they)$/
/** "am", "were": the form of "be" instead of "have". */
function beFor({ tokens }: RulePage, i: number): string | undefined {
  const subject = lowerAt(tokens, i - 1)
  const have = lowerAt(tokens, i)
  if (!person.test(subject) || !/^(?:have|has|had)$/.test(have) || /^(?:did|do|does|can|could|will|would|should|may|might|must)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const isOne = /^(?:i|he|she)$/.test(subject)
  return have === 'had' ? (isOne ? 'was' : 'were') : subject === 'i' ? 'am' : isOne ? 'is' : 'are'
}

const warmth = /\b(?:inside|outside|jacket|coat|heating|heater|radiator|window|blanket|sweater|scarf|gloves|snow|winter|warm|freezing|water|drink|fan|air)\b/i // prettier-ignore
/** "I have very hot in here.", "I have cold, close the window.", "We have hunger." */
const haveHot: Rule = (page, token, i) => {
  const { tokens, text } = page
  const be = beFor(page, i)
  if (!be) return undefined
  const k = /^(?:very|so|too|much|really|always)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  const right = pick({ hot: 'hot', cold: 'cold', hunger: 'hungry', thirst: 'thirsty' }, lowerAt(tokens, k))
  const word = tokens[k]
  const ends = isEnd(tokens[k + 1]) || (/^(?:in|here|today|now|because)$/.test(lowerAt(tokens, k + 1)) && !/^(?:cold|hunger|thirst)$/.test(lowerAt(tokens, k))) // prettier-ignore
  if (!right || !word || !ends || (right === 'cold' && k === i + 1 && !warmth.test(text))) return undefined
  const degree = k === i + 1 ? '' : lowerAt(tokens, i + 1) === 'much' ? 'very ' : `${lowerAt(tokens, i + 1)} `
  return replaceWord(token, `${be} ${degree}${right}`, 'verb-form', `Use "${be}" for how someone feels.`, word)
}

/** "I have fear of dogs.", "You have reason.", "I have sleep." */
const haveFear: Rule = (page, token, i) => {
  const { tokens } = page
  const be = beFor(page, i)
  const next = tokens[i + 1]
  const right = pick({ fear: 'afraid', reason: 'right', sleep: 'sleepy', hurry: 'in a hurry', shame: 'ashamed' }, next?.text ?? '')
  const ends = isEnd(tokens[i + 2]) || (next?.text === 'fear' && /^(?:of|that)$/.test(lowerAt(tokens, i + 2)))
  return be && right && next && !next.hyphen && ends ? replaceWord(token, `${be} ${right}`, 'verb-form', `Use "${be}" for how someone feels.`, next) : undefined // prettier-ignore
}

const isAge = (token: RulePage['tokens'][number] | undefined) => /^[1-9]\d?$/.test(token?.text ?? '') || /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/.test(token?.lower ?? '') // prettier-ignore
const someone = ({ tokens }: RulePage, k: number) => relatives.has(lowerAt(tokens, k)) || /^(?:baby|boy|girl|child|man|woman|dog|cat|kid|student|house|member|player|teacher|customer|guest|resident|runner|participant|patient|neighbou?r|tree|building|church)$/.test(lowerAt(tokens, k)) // prettier-ignore

/** "My son has 8 years old." */
const sonYears: Rule = onText('has had have', (page, token, i) => {
  const { tokens } = page
  // "eighty-nine years old"
  const at = /-/.test(tokens[i + 2]?.text ?? '') ? i + 2 : i
  const isOld = /^years?$/.test(lowerAt(tokens, at + 2)) && lowerAt(tokens, at + 3) === 'old' && (isEnd(tokens[at + 4]) || /^(?:and|but|now|so)$/.test(lowerAt(tokens, at + 4))) // prettier-ignore
  const isName = /^\p{Lu}\p{Ll}+$/u.test(tokens[i - 1]?.text ?? '') && page.tags.has(i - 1, 'FirstName')
  return isOld &&
    isAge(tokens[i + 1]) &&
    (someone(page, lowerAt(tokens, i - 1) === 'who' && tokens[i - 2]?.text === ',' ? i - 3 : i - 1) || isName)
    ? replaceWord(token, token.text === 'had' ? 'was' : 'is', 'verb-form', 'Ages take "be".')
    : undefined
})

const pastBe = (person: string) => (/^(?:i|he|she)$/.test(person) ? 'was' : /^(?:we|they|you)$/.test(person) ? 'were' : undefined)

/** "My daughter has 12 years.", "I have 20 years and I live in Madrid." */
const sonHasYears: Rule = (page, token, i) => {
  const { tokens } = page
  const unit = tokens[i + 2]
  const number = tokens[i + 1]
  const at = lowerAt(tokens, i - 1) === 'who' && tokens[i - 2]?.text === ',' ? i - 3 : i - 1
  const isSon = /^(?:has|had)$/.test(token.text) && someone(page, at) && /^(?:my|his|her|our)$/.test(lowerAt(tokens, at - 1))
  const isWhen = lowerAt(tokens, i - 2) === 'since' || lowerAt(tokens, i - 2) === 'when'
  const be = isSon
    ? token.text === 'has'
      ? 'is'
      : 'was'
    : isWhen && token.text === 'had'
      ? pastBe(lowerAt(tokens, i - 1))
      : tokens[i - 1]?.first && token.text !== 'had'
        ? beFor(page, i)
        : undefined
  const after = lowerAt(tokens, i + 3)
  const goesOn = /^[.,]$/.test(tokens[i + 3]?.text ?? '') || after === 'now' || (after === 'and' && /^(?:i|he|she|my|his|her|live|lives|work|works|goes|is)$/.test(lowerAt(tokens, i + 4))) // prettier-ignore
  return be && number && unit?.lower === 'years' && isAge(number) && goesOn
    ? replaceWord(token, `${be} ${number.text} years old`, 'verb-pattern', `Use "${be}" for someone's age.`, unit)
    : undefined
}

const language = /^(?:English|German|French|Spanish|Italian|Russian|Arabic|Chinese|Portuguese|Polish|Turkish|Japanese|Dutch|Latin)$/
/** "in English", "in your language" */
const isInLanguage = ({ tokens }: RulePage, k: number) =>
  lowerAt(tokens, k) === 'in' && (language.test(tokens[k + 1]?.text ?? '') || /^(?:english|german|french|spanish)$/.test(lowerAt(tokens, k + 1)) || (/^(?:your|this)$/.test(lowerAt(tokens, k + 1)) && /^(?:language|country)$/.test(lowerAt(tokens, k + 2)))) // prettier-ignore

/** Index after "How is it called", "how do you call this"; -1 for another question. */
function callEnd({ tokens }: RulePage, i: number): number {
  if (lowerAt(tokens, i) !== 'how') return -1
  if (/^(?:is|are|was)$/.test(lowerAt(tokens, i + 1)) && /^(?:it|this|that|these|they|he|she)$/.test(lowerAt(tokens, i + 2)) && lowerAt(tokens, i + 3) === 'called') return i + 4 // prettier-ignore
  if (lowerAt(tokens, i + 1) === 'it' && lowerAt(tokens, i + 2) === 'is' && lowerAt(tokens, i + 3) === 'called') return i + 4
  return /^(?:do|would)$/.test(lowerAt(tokens, i + 1)) && /^(?:you|we|they)$/.test(lowerAt(tokens, i + 2)) && lowerAt(tokens, i + 3) === 'call' && /^(?:it|this|that|these)$/.test(lowerAt(tokens, i + 4)) ? i + 5 : -1 // prettier-ignore
}

const what = (token: Parameters<Rule>[1]) => swap(token, 'what')
/** "How is it called in English?" */
const howCalled: Rule = (page, token, i) => {
  const end = callEnd(page, i)
  const isName = lowerAt(page.tokens, i) === 'how' && /^(?:is|are)$/.test(lowerAt(page.tokens, i + 1)) && /^(?:your|his|her)$/.test(lowerAt(page.tokens, i + 2)) && lowerAt(page.tokens, i + 3) === 'name' && page.tokens[i + 4]?.text === '?' // prettier-ignore
  return isName || (end >= 0 && isInLanguage(page, end)) ? what(token) : undefined
}
/** "How do you call this?" */
const howCall: Rule = (page, token, i) => {
  const end = callEnd(page, i)
  return end >= 0 && isEnd(page.tokens[end]) ? what(token) : undefined
}

/** "How to call this animal?", "How to say it in English?" */
const howToCall: Rule = onWord('how', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 2]
  if (!token.first || lowerAt(tokens, i + 1) !== 'to' || !isQuestion(tokens, i) || !verb) return undefined
  if (verb.lower === 'call') return /^(?:this|it|these)$/.test(lowerAt(tokens, i + 3)) ? swap(token, 'what do you call', verb) : undefined
  return verb.lower === 'say' && [i + 4, i + 5].some(k => isInLanguage(page, k)) ? swap(token, 'how do you say', verb) : undefined
})

/** "this word", "it", "the last line": what a word or a sign means, up to the end of the sentence; -1 for another. */
function meaningEnd({ tokens }: RulePage, from: number): number {
  if (/^(?:it|this|that)$/.test(lowerAt(tokens, from)) && isEnd(tokens[from + 1])) return from
  if (!/^(?:this|that|the|your|these)$/.test(lowerAt(tokens, from))) return -1
  return [from + 1, from + 2].find(k => /^(?:word|words|sign|signs|phrase|sentence|abbreviation|expression|term|symbol|message|error|number|name|line|code|letter|letters|button|icon)$/.test(lowerAt(tokens, k)) && isEnd(tokens[k + 1])) ?? -1 // prettier-ignore
}

/** "What does mean this word?" */
const doesMeanWord: Rule = onWord('do does did', (page, token, i) => {
  const { tokens, text } = page
  const mean = tokens[i + 1]
  if (mean?.text !== 'mean' || lowerAt(tokens, i - 1) !== 'what') return undefined
  const last = tokens[meaningEnd(page, i + 2)]
  return last ? { start: mean.start, end: last.end, after: `${text.slice(tokens[i + 2]?.start, last.end)} mean`, kind: 'grammar', rule: 'question-order', message: 'The subject stands before the verb.' } : undefined // prettier-ignore
})

/** "I don't know what means this word." */
const whatMeansWord: Rule = onText('mean means meant', (page, token, i) => {
  const { tokens, text } = page
  if (lowerAt(tokens, i - 1) !== 'what' || !/^(?:know|understand|understood|knows|me|explain|sure|idea|remember|wonder|ask|asked|see)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const last = tokens[meaningEnd(page, i + 1)]
  return last ? { start: token.start, end: last.end, after: `${text.slice(tokens[i + 1]?.start, last.end)} ${token.text}`, kind: 'grammar', rule: 'asked-order', message: 'The subject stands before the verb.' } : undefined // prettier-ignore
})

/** "I demand you a favor", "She demanded me some information" */
const demandYou: Rule = ({ tokens }, token, i) => {
  const right = pick({ demand: 'ask', demands: 'asks', demanded: 'asked', demanding: 'asking' }, token.text)
  const k = /^(?:a|an|some|the|my|for|many|one|your)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  if (!right || !persons.test(lowerAt(tokens, i + 1))) return undefined
  const isAsked = k > i + 2 && [k, k + 1].some(at => /^(?:favou?r|questions?|help|information|informations|advice|price|discount|permission)$/.test(lowerAt(tokens, at))) // prettier-ignore
  return isAsked || /^(?:if|whether)$/.test(lowerAt(tokens, i + 2)) ? swap(token, right) : undefined
}

/** "We are since three years in London", "I am for two months here": what began in the past */
const areSince: Rule = ({ tokens }, token, i) => {
  const link = tokens[i + 1]
  const right = pick({ am: 'have', are: 'have', is: 'has' }, token.text)
  if (!right || !link || !/^(?:for|since)$/.test(link.lower) || !person.test(lowerAt(tokens, i - 1)) || !(tokens[i - 1]?.first || /^(?:and|but|because|,)$/.test(tokens[i - 2]?.lower ?? ''))) return undefined // prettier-ignore
  return isAge(tokens[i + 2]) && /^(?:years|months|weeks|days)$/.test(lowerAt(tokens, i + 3)) && (/^(?:here|married|together)$/.test(lowerAt(tokens, i + 4)) || (/^(?:in|at)$/.test(lowerAt(tokens, i + 4)) && (/^\p{Lu}/u.test(tokens[i + 5]?.text ?? '') || /^(?:this|the|my|our)$/.test(lowerAt(tokens, i + 5)) && !/^(?:row|future|past)$/.test(lowerAt(tokens, i + 6))))) // prettier-ignore
    ? replaceWord(token, `${right} been for`, 'tense', `What began in the past and lasts takes "${right} been".`, link)
    : undefined
}

/** "I have ordered them before three weeks" */
const beforeDays: Rule = onText('before', ({ tokens, tags, text }, token, i) => {
  const [number, unit] = [tokens[i + 1], tokens[i + 2]]
  if (!number || !unit || !/^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|one|a)$/.test(number.lower) || !/^(?:years?|months?|weeks?|days?|hours?|minutes)$/.test(unit.lower) || !isEnd(tokens[i + 3])) return undefined // prettier-ignore
  for (let k = i - 1; k > i - 7 && tokens[k]?.word; k--) {
    if (/^(?:not|never|will|must|can|should|to|long|just)$/.test(lowerAt(tokens, k))) return undefined
    if (/^(?:have|has|i've|we've)$/.test(lowerAt(tokens, k - 1)) && tags.has(k, 'PastTense', 'Participle')) return { start: token.start, end: unit.end, after: `${text.slice(number.start, unit.end)} ago`, kind: 'grammar', rule: 'preposition', message: 'A time back from now takes "ago".' } // prettier-ignore
  }
  return undefined
})
