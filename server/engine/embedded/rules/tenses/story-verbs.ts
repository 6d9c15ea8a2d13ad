/** The present tense among past ones: "He climbed the stairs and opens the door. He lifts his telescope." */
import { applyRules, isQuestion, lowerAt, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isToldInPast } from '../../grammar/story.ts'
import { subjectBefore } from '../../grammar/subject.ts'
import { closed, determiners, possessives } from '../../grammar/word-classes.ts'
import { mainVerb } from '../verbs/joined-verbs.ts'
import { isSaidOfNow } from './said-now.ts'

/** Edits of verbs that leave the tense of a story. */
export function storyVerbEdits(page: RulePage): Edit[] {
  return applyRules(page, [storyVerb])
}

/** What people do once, and what does not last: "lives" and "means" may still be true. */
const events = new Set(
  'admit announce apologize apologise assure attack brush bump chase chop complain count crash crawl dance dive drink drive eat enter escape explain flip gather go greet happen hide howl insist introduce knead mention pack phone poke pray punch race rub sail say send shiver show sing sink sip slap snatch sniff spin splash squeeze steal stir strike sweep swim swing tap thank tie tremble twist wash whisper wrap yawn answer appear arrive ask beg blink bow break bring burst call carry catch cheer clap climb close collapse come cough creep cross cry decide disappear drag drop fall fetch find finish flee follow freeze gasp giggle give glance grab grin groan hand hang hear hesitate hit hug hurry interrupt invite jump kick kiss kneel knit knock land laugh lean leap leave lift light look lose mutter nod notice offer open order park pass pause pay peer pick point pour press promise pull push put raise reach read realise realize recognise recognize refuse remember reply return ring rise roll run rush scream search see seize shake shout shrug shut sigh sit slam sleep slide slip smile snap sneeze sob spill stand stare start step stop stumble swallow take tear tell throw tiptoe toss touch trip turn unlock unwrap vanish wake walk wander warn watch wave whistle wink wipe yell'.split(
    ' ',
  ),
)
/** Of these, the ones that places and things do at all times: "The road turns left", "The museum opens at nine". */
const ofThings = /^(?:appear|break|call|carry|climb|close|come|cross|disappear|fall|finish|follow|give|hand|go|hang|happen|hide|hit|explain|show|say|mention|sink|spin|wash|drive|land|enter|announce|lead|lean|leave|light|look|offer|open|park|pass|point|press|raise|reach|read|remember|ring|rise|roll|run|see|sit|slide|stand|start|stop|take|tell|touch|turn|vanish|wake)$/ // prettier-ignore
const people = /^(?:man|woman|boy|girl|child|mother|father|mum|mom|dad|brother|sister|grandmother|grandfather|grandma|grandpa|aunt|uncle|cousin|son|daughter|wife|husband|friend|neighbo[u]?r|teacher|driver|doctor|nurse|keeper|waiter|waitress|guard|officer|policeman|guide|host|owner|stranger|captain|boss|farmer|lady|gentleman|dog|cat|bird|pigeon|horse|kid|baby|colleague|manager|guest|conductor|clerk|shopkeeper|librarian)$/ // prettier-ignore
/** What is so at any time. */
const timeless =
  /^(?:always|usually|often|every|each|whenever|now|today|nowadays|still|sometimes|never|if|tomorrow|generally|normally|mainly|mostly|typically)$/

const storyVerb: Rule = (page, token, i) => {
  const { tokens, tags, dictionary, classes } = page
  if (closed.has(token.lower) || !(dictionary.partsOf(token.lower) & pos.verbS) || !/^\p{Ll}/u.test(token.text)) return undefined
  const base = classes.base(token.lower)
  if (!base || inflect(base, 's') !== token.lower || !events.has(base)) return undefined
  // "His brother looks after the house"
  if (base === 'look' && /^(?:after|like|forward)$/.test(lowerAt(tokens, i + 1))) return undefined
  if (!isToldInPast(page, i) || isQuestion(tokens, i)) return undefined
  let from = i
  while (from > 0 && !tokens[from]?.first) from--
  let to = i
  while (to < tokens.length && !/^[.?!]$/.test(tokens[to]?.text ?? '')) to++
  // "He has worn a hat ever since, and he gives lectures": a perfect looks at now.
  if (tokens.slice(from, to).some(({ lower }) => timeless.test(lower) || /^(?:has|have|there's)$/.test(lower))) return undefined
  // "The doctor sees thirty patients a day", "so that anyone can stop by", "starts on the first of May"
  const isHabit = tokens.slice(from, to).some(({ lower }, k) => /^(?:can|will|may|must)$/.test(lower) || (/^(?:a|per)$/.test(lower) && /^(?:day|week|month|year|night)$/.test(lowerAt(tokens, from + k + 1)) && lowerAt(tokens, from + k + 2) !== 'ago')) // prettier-ignore
  const isPlanned = /^(?:start|begin|open|close)$/.test(base) && (/^(?:on|in)$/.test(lowerAt(tokens, i + 1)) || /^in the (?:spring|summer|fall|autumn|winter)$/.test(tokens.slice(to - 3, to).map(({ lower }) => lower).join(' '))) // prettier-ignore
  if ((isHabit || isPlanned) && !isJoinedToPast(page, i)) return undefined
  // "They took pots, curtains, and rolls of wallpaper"
  if (dictionary.partsOf(token.lower) & pos.plural && (lowerAt(tokens, i + 1) === 'of' || isListed(page, i))) return undefined
  const isJoined = isJoinedToPast(page, i)
  if (!isJoined && isSaidOfNow(page, from, to)) return undefined
  if (!isJoined && !isDoneBySomeone(page, i, base)) return undefined
  // "its first stops", "the breaks"
  if (dictionary.partsOf(token.lower) & pos.plural && !isJoined && tags.has(i, 'Noun') && !takesMore(tokens, i)) return undefined
  return replaceWord(token, inflect(base, 'past'), 'tense', 'The text is in the past tense.')
}

/** "pots, curtains, and rolls" */
const isListed = ({ tokens, dictionary }: RulePage, i: number) =>
  lowerAt(tokens, i - 1) === 'and' && tokens[i - 2]?.text === ',' && tokens[i - 4]?.text === ',' && (dictionary.partsOf(lowerAt(tokens, i - 3)) & pos.plural) !== 0 // prettier-ignore

/** "He climbed the stairs and opens" */
function isJoinedToPast(page: RulePage, i: number): boolean {
  const { tokens } = page
  const link = /^(?:then|finally|suddenly|just|quickly|slowly)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  return /^(?:and|but)$/.test(lowerAt(tokens, link)) && !tokens[link]?.first && mainVerb(page, link)?.isPast === true
}

/** "He lifts", "the driver turns", "a woman next to me knits" */
function isDoneBySomeone(page: RulePage, i: number, base: string): boolean {
  const { tokens } = page
  const subject = subjectBefore(page, i) ?? personBeside(page, i)
  if (!subject || subject.number !== 'one' || /^(?:that|if|unless|whether)$/.test(subject.opening)) return false
  if (/^(?:he|she)$/.test(subject.word) || people.test(subject.word)) return true
  return subject.kind !== 'pronoun' && /^\p{Lu}/u.test(tokens[subject.start]?.text ?? '') ? false : !ofThings.test(base)
}

/** "a woman next to me" */
function personBeside({ tokens }: RulePage, i: number) {
  if (!/^(?:me|us|him|her|them)$/.test(lowerAt(tokens, i - 1)) || lowerAt(tokens, i - 2) !== 'to' || lowerAt(tokens, i - 3) !== 'next')
    return undefined
  const word = lowerAt(tokens, i - 4)
  return people.test(word) && determiners.has(lowerAt(tokens, i - 5))
    ? { number: 'one' as const, word, kind: 'noun' as const, start: i - 5, opening: '' }
    : undefined
}

const takesMore = (tokens: RulePage['tokens'], i: number) => {
  const next = lowerAt(tokens, i + 1)
  return determiners.has(next) || possessives.has(next) || /^(?:me|him|them|us|it|up|down|out|off|away|back|at|to|into|for|and)$/.test(next)
}
