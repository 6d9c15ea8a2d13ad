/** Slips of hasty writers and learners that a whole phrase shows: "so Im off", "Is raining today", "You like it, isn't it?" */
import { afterWord, applyRules, isQuestion, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { inflect, pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { auxiliaries, beForms, closed, modals } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form. */
export function hastySlipEdits(page: RulePage): Edit[] {
  return applyRules(page, [imLate, servesPizzas, openSundays, listIs, whatAnswerIs, isRaining, neverI, howLongYou, whatYouWant, dontYou, yearsOld]) // prettier-ignore
}

const swap = (from: Token, to: Token, after: string, rule: string, message: string): Edit => ({ ...replaceWord(from, after, rule, message, to), after }) // prettier-ignore
const asksFirst = 'In a question, the helping verb precedes the subject.'

/** "so Im off", "I think Im late": not the German word in "Im Westen", nor a name. */
const imLate: Rule = onText('Im', ({ tokens, classes, dictionary }, token, i) => {
  const next = tokens[i + 1]
  if (!next?.word || next.text !== next.lower || !/^(?:so|and|but|because|think|thought|if|when|that|since|as|while|sure|know|hope|hoping|guess|believe|says|said|where|what|how|until|although|though|or|,)$/.test(tokens[i - 1]?.lower ?? '')) return undefined // prettier-ignore
  const isState = /^(?:a|an|the|not|so|very|really|too|just|still|also|always|never|off|out|back|in|on|at|from|here|there|away|home|fine|ok|okay|sorry|sure|late|good|afraid|about)$/.test(next.lower) // prettier-ignore
  const isDoing = (dictionary.partsOf(next.lower) & pos.ing) !== 0 || (classes.isAdjective(next.lower) && (isEnd(tokens[i + 2]) || closed.has(lowerAt(tokens, i + 2)))) // prettier-ignore
  return isState || isDoing
    ? { ...swap(token, token, "I'm", 'apostrophe', 'Write "I\'m" with an apostrophe.'), kind: 'spelling' }
    : undefined
})

const goods = /^(pizza|panini|burger|sandwich|cake|cookie|taco|burrito|curry|salad|soup|drink|snack|coffee|smoothie|bagel|muffin|scone|pie|kebab|sweet|candle|card|toy|book|bike|shoe|shirt|dress|flower|plant|phone|laptop|ticket|sticker|poster|magazine|vegetable|egg|potato|tomato|apple|banana|ice cream)['’]s$/ // prettier-ignore
const plural = (word: string) => (word === 'panini' ? 'paninis' : pluralize(word))

/** "The cafe serves pizza's and panini's.": what is served owns nothing there. */
const servesPizzas: Rule = afterWord('serve serves served serving sell sells sold selling and or', ({ tokens }, token, i) => {
  const one = goods.exec(token.text)?.[1]
  const before = lowerAt(tokens, i - 1)
  const isListed = /^(?:and|or)$/.test(before) && /^(?:serv|sell|sold)/.test(lowerAt(tokens, i - 3))
  const next = lowerAt(tokens, i + 1)
  const goesOn = isEnd(tokens[i + 1]) || (/^(?:and|or)$/.test(next) && isEnd(tokens[i + 3])) || /^(?:at|in|from|for|all|every|to)$/.test(next) // prettier-ignore
  return one && goesOn && (isListed || !/^(?:and|or)$/.test(before))
    ? { ...replaceWord(token, plural(one), 'apostrophe', `The plural "${plural(one)}" has no apostrophe.`), kind: 'spelling' }
    : undefined
})

/** "Open Sunday's from ten till four" */
const openSundays: Rule = afterWord('open closed', ({ tokens }, token, i) => {
  const day = /^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)['’]s$/.exec(token.text)?.[1]
  return day && (isEnd(tokens[i + 1]) || /^(?:from|until|till|between|only|all|and|at|to|\d.*)$/.test(tokens[i + 1]?.lower ?? ''))
    ? { ...replaceWord(token, `${day}s`, 'apostrophe', `The plural "${day}s" has no apostrophe.`), kind: 'spelling' }
    : undefined
})

/** "The list of items that need replacing are on the shared drive." */
const listIs: Rule = onWord('are were have', ({ tokens, text }, token, i) => {
  const start = tokens[sentenceStart(tokens, i)]
  const subject = start ? text.slice(start.start, token.start).toLowerCase().trim() : ''
  if (!/^(?:the|this|my|our|your|a) (?:full |complete )?list of (?:[a-z]+ )?[a-z]+s (?:that|which) (?:need [a-z]+ing|(?:still )?need to be [a-z]+ed|(?:i|we|you|they) need)$/.test(subject)) return undefined // prettier-ignore
  const right = token.lower === 'are' ? 'is' : token.lower === 'were' ? 'was' : 'has'
  return replaceWord(token, right, 'agreement', `Use "${right}": the subject is "list".`)
})

/** "He doesn't know what is the answer." */
const whatAnswerIs: Rule = onWord('is was', ({ tokens, text }, token, i) => {
  const [the, noun] = [tokens[i + 1], tokens[i + 2]]
  if (lowerAt(tokens, i - 1) !== 'what' || the?.lower !== 'the' || !noun || noun.fixed || !isEnd(tokens[i + 3]) || tokens[i - 1]?.first) return undefined // prettier-ignore
  const asks = /^(?:know|knows|knew|wonder|wondering|wondered|understand|remember|me|us|him|her|them|ask|asked|explain)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  return asks && /^(?:answer|meaning|purpose|difference|solution|password|price|result|status|address|deadline|date|name|weather)$/.test(noun.lower) // prettier-ignore
    ? swap(token, noun, `${text.slice(the.start, noun.end)} ${token.text}`, 'asked-order', 'In an indirect question, the subject comes before the verb.') // prettier-ignore
    : undefined
})

/** "Is raining today, so we stay at home." */
const isRaining: Rule = onText('Is Was', ({ tokens }, token, i) =>
  token.first && !isQuestion(tokens, i) && /^(?:raining|snowing|pouring|drizzling|hailing|freezing)$/.test(lowerAt(tokens, i + 1)) && /^[.!]$/.test(tokens[sentenceEnd(tokens, i)]?.text ?? '') // prettier-ignore
    ? replaceWord(token, `It ${token.lower}`, 'missing-subject', `The sentence needs a subject. Use "It ${token.lower}".`)
    : undefined,
)

/** "Never I have seen so much snow." */
const neverI: Rule = afterWord('never rarely seldom', ({ tokens, dictionary }, token, i) => {
  const verb = tokens[i + 1]
  const main = lowerAt(tokens, i + 2)
  if (!tokens[i - 1]?.first || !verb || verb.fixed || !/^(?:i|you|he|she|we|they)$/.test(token.lower) || !/^(?:have|has|had)$/.test(verb.lower)) return undefined // prettier-ignore
  return /^(?:been|had|seen|felt|met|read)$/.test(main) || (dictionary.partsOf(main) & pos.participle && !(dictionary.partsOf(main) & (pos.noun | pos.verb))) // prettier-ignore
    ? swap(token, verb, `${verb.text} ${token.text}`, 'question-order', 'After a negative word that opens a sentence, the helping verb precedes the subject.') // prettier-ignore
    : undefined
})

/** "How long you have been here?" */
const howLongYou: Rule = afterWord('long often', ({ tokens, dictionary }, token, i) => {
  const [verb, end] = [tokens[i + 1], sentenceEnd(tokens, i)]
  if (!/^(?:i|you|he|she|it|we|they)$/.test(token.lower) || !verb || verb.fixed || !/^(?:have|has|will|can|should)$/.test(verb.lower)) return undefined // prettier-ignore
  const isPerfect = /^(?:been|had)$/.test(lowerAt(tokens, i + 2)) || (dictionary.partsOf(lowerAt(tokens, i + 2)) & pos.participle) !== 0
  if (verb.lower.startsWith('ha') && !isPerfect) return undefined
  const isWhole =
    lowerAt(tokens, i - 2) === 'how' && tokens[i - 2]?.first && tokens[end]?.text === '?' && end - i < 8 && tokens[i + 2]?.word
  // "How long you are away is your decision?": another verb follows.
  const isPlain = tokens.slice(i + 2, end).every(({ word, lower }) => word && !modals.has(lower) && (!auxiliaries.has(lower) || /^(?:been|be|had)$/.test(lower))) // prettier-ignore
  return isWhole && isPlain ? swap(token, verb, `${verb.text} ${token.text}`, 'question-order', asksFirst) : undefined
})

/** "What you want to eat?", "Where you want to go?" */
const whatYouWant: Rule = onWord('you they we', ({ tokens, dictionary }, token, i) => {
  const [verb, end] = [lowerAt(tokens, i + 1), sentenceEnd(tokens, i)]
  if (!tokens[i - 1]?.first || !/^(?:what|where|when|why|how)$/.test(lowerAt(tokens, i - 1)) || tokens[end]?.text !== '?' || end - i > 7) return undefined // prettier-ignore
  if (!/^(?:want|need|think|mean|prefer|recommend|suggest)$/.test(verb)) return undefined
  const rest = tokens.slice(i + 2, end)
  // "What you want to do matters?": another verb follows.
  const isPlain = rest.every(({ word, lower }) => word && !auxiliaries.has(lower) && !modals.has(lower) && !(dictionary.partsOf(lower) & pos.verbS && !closed.has(lower))) // prettier-ignore
  const goesOn = rest.length === 0 || /^(?:to|from|for|about|me|us|now|today|tomorrow|next|instead|so)$/.test(rest[0]?.lower ?? '')
  return isPlain && goesOn ? replaceWord(token, `do ${token.text}`, 'question-order', asksFirst) : undefined
})

const plain = /^(?:like|love|want|know|live|work|have|need|speak|play|think|go|come|study|remember|prefer|drink|eat|agree|understand|smoke|drive|cook|sell)$/ // prettier-ignore

/** The tag that repeats "you like", "she likes", "they went". */
function tagOf({ classes, dictionary }: RulePage, subject: string, verb: string): string | undefined {
  const base = plain.test(verb) ? verb : (classes.base(verb) ?? '')
  const who = subject === 'i' ? 'I' : subject
  const isThird = subject === 'he' || subject === 'she'
  if (!plain.test(base) || !/^(?:i|you|we|they|he|she)$/.test(subject)) return undefined
  if (verb !== base && dictionary.partsOf(verb) & pos.past) return `didn't ${who}`
  if (isThird) return verb === inflect(base, 's') ? `doesn't ${who}` : undefined
  return verb === base ? `don't ${who}` : undefined
}

/** "You like coffee, isn't it?" */
const dontYou: Rule = onText("isn't isn’t", (page, token, i) => {
  const { tokens } = page
  const it = tokens[i + 1]
  const [from, at] = [sentenceStart(tokens, i), i - 1]
  const tag = tagOf(page, lowerAt(tokens, from), lowerAt(tokens, from + 1))
  if (!tag || tokens[at]?.text !== ',' || it?.lower !== 'it' || tokens[i + 2]?.text !== '?' || i - from > 8) return undefined
  const isPlain = tokens.slice(from + 2, at).every(({ word, lower }) => word && !beForms.has(lower) && !/^(?:it|that|this|what|how)$|['’]s$/.test(lower)) // prettier-ignore
  return isPlain ? swap(token, it, tag, 'verb-form', 'The question at the end repeats the verb and the subject.') : undefined
})

const aged = /^ (?:\d\d|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?) years(?= *[.,]| and\b| old\b)/ // prettier-ignore
const aboutMe =
  /\b(?:my name is|my name's|i am from|i'm from|i come from|i am a student|i was born|i live (?:in|with)|i am (?:single|married))\b/i

/** "My name is Ana and I have twenty-three years." */
const yearsOld: Rule = onWord('have', ({ tokens, text }, token, i) => {
  const years = aged.exec(text.slice(token.end))?.[0]
  if (!years || lowerAt(tokens, i - 1) !== 'i' || !aboutMe.test(text) || /experience|\bleft\b/i.test(text)) return undefined
  const isOld = /^ old\b/.test(text.slice(token.end + years.length))
  return { ...replaceWord(token, `am${years}${isOld ? '' : ' old'}`, 'phrase', 'In English, one is a number of years old.'), end: token.end + years.length } // prettier-ignore
})
