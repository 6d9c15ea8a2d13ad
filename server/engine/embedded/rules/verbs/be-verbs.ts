/** Verbs after "be" that is too much, or after which another form belongs: "I am not understand", "I was feel", "He is works", "I am use to work". */
import { afterWord, applyRules, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { pastTimeEnd } from '../../grammar/times-named.ts'
import { determiners } from '../../grammar/word-classes.ts'
import { isBase, startsObject, startsPlace } from './verb-slots.ts'

/** Edits that are certain by their form. */
export function beVerbEdits(page: RulePage): Edit[] {
  return applyRules(page, [useTo, wasAward, isKnowTo, notUnderstand, wasFeel, isWorks, isLive, isContaining, asShow])
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const adverb = /^(?:also|always|never|still|already|just|only|really|very|quite|now|more|so|often|usually|well)$/
const beWords = /^(?:am|is|are|was|were|i'm|he's|she's|it's|we're|you're|they're|isn't|aren't|wasn't|weren't)$/
/** What lasts, and so is hardly ever in progress. */
const states = set('agree disagree belong consist exist seem contain know believe want need like prefer understand remember love hate own deserve appear depend mean realize recognize forget possess') // prettier-ignore
/** Verbs that a person is the subject of, and never the object in "I was not …". */
const doings = set('go come finish sleep work live study eat speak talk arrive stay feel try think hear listen look wait get take find read write play learn start begin drink drive walk buy bring speak agree enjoy say have do make receive attend notice') // prettier-ignore
/** What is done to persons. */
const receivings = set('award inform invite advise allow permit promote employ hire elect appoint instruct encourage enroll select nominate accuse arrest convince persuade assign entitle expect recruit train deport detain admit remind notify motivate inspire impress disappoint annoy embarrass confuse frighten') // prettier-ignore
/** What is done to things, by somebody who need not be named. */
const treatments = set(
  'ship speak repair clean name sell buy make build write send deliver cook produce print paint design install update upload cancel delay postpone complete finish use serve wash check test sign approve reject cover fill damage break steal lose find close lock open store keep publish translate organize organise create develop describe discuss explain include require need locate situate surround know call change improve reduce increase prepare choose pay charge divide limit',
)
/** Adjectives, too: "was open by nine" */
const alsoAdjectives = /^(?:clean|open|close|complete)$/ // prettier-ignore

/** The word before `i`, without adverbs between them. */
function beAt(tokens: readonly Token[], i: number): number {
  let k = i - 1
  while (k > 0 && adverb.test(lowerAt(tokens, k))) k--
  return k
}

const personal = /^(?:i|he|she|we|they|you)$/
const isSubjectAt = (tokens: readonly Token[], k: number) => /^(?:i|he|she|we|they|you|it)$/.test(lowerAt(tokens, k)) && !/^(?:of|for|with|to|and|or|than|as|do|does|did|let|whatever|who|all)$/.test(lowerAt(tokens, k - 1)) // prettier-ignore
const formMessage = (form: string, helper: string) => `Use the participle "${form}" after "${helper}".`

/** "I am also use to working", "We are use to wake up early" */
const useTo: Rule = onWord('use used', (page, token, i) => {
  const { tokens, text } = page
  if (lowerAt(tokens, i + 1) !== 'to') return undefined
  const k = beAt(tokens, i)
  const be = lowerAt(tokens, k)
  if (!/^(?:am|is|are|was|were|i'm|he's|she's|we're|they're|you're|been|get|got|getting)$/.test(be)) return undefined
  const isPerson = /^(?:i'm|he's|she's|we're|they're|you're|get|got|getting)$/.test(be) || personal.test(lowerAt(tokens, k - 1))
  const verb = tokens[i + 2]
  if (isPerson && isBase(page, verb) && (plainVerbs.has(verb.lower) || startsPlace(lowerAt(tokens, i + 3)) || startsObject(lowerAt(tokens, i + 3))))
    return { ...replaceWord(token, `used${text.slice(token.end, verb.start)}${inflect(verb.lower, 'ing')}`, 'verb-pattern', 'Use the -ing form after "used to".', verb) } // prettier-ignore
  return token.lower === 'use' && (isPerson || isBase(page, verb)) ? replaceWord(token, 'used', 'verb-form', formMessage('used', be)) : undefined // prettier-ignore
})

/** "He was award the prize", "I was inform that", "The parcel was ship yesterday" */
const wasAward: Rule = (page, token, i) => {
  const { tokens, tags } = page
  if (!isBase(page, token)) return undefined
  const k = beAt(tokens, i)
  const be = lowerAt(tokens, k)
  const next = lowerAt(tokens, i + 1)
  const isPast = /^(?:was|were|been|wasn't|weren't)$/.test(be)
  if (!isPast && !/^(?:am|is|are|i'm|he's|she's|we're|they're|you're)$/.test(be)) return undefined
  if (isQuestion(tokens, i) || /^(?:what|all|there|do|does|did|here)$/.test(lowerAt(tokens, k - 1))) return undefined
  const form = inflect(token.lower, 'participle')
  const write = () => (form === token.lower ? undefined : replaceWord(token, form, 'verb-form', formMessage(form, tokens[k]?.text ?? be)))
  const ends = /^(?:by|in|on|at|to|that|from|with|as|for|about|of|last|yesterday|and)$/.test(next) || !tokens[i + 1]?.word
  if (receivings.has(token.lower)) return (isPast && token.lower === 'award' && startsObject(next)) || ends ? write() : undefined
  const isThing = tags.has(k - 1, 'Noun') || /^(?:it|they|which|that)$/.test(lowerAt(tokens, k - 1))
  return isPast && treatments.has(token.lower) && !alsoAdjectives.test(token.lower) && isThing && !tags.has(k - 1, 'Gerund') && (/^(?:by|in|on|at|from|last|yesterday|before|after|during|without)$/.test(next) || (plainVerbs.has(token.lower) && ends && next !== 'to')) ? write() : undefined // prettier-ignore
}

/** "It is know to all that", "The park is know for its roses" */
const isKnowTo: Rule = onWord('know see speak give write take choose show hide forget drive steal', ({ tokens }, token, i) => {
  const k = beAt(tokens, i)
  if (!/^(?:is|are|was|were|been|being|it's)$/.test(lowerAt(tokens, k)) || isQuestion(tokens, i)) return undefined
  if (!/^(?:to|as|for|by|that|in|from|all|worldwide|everywhere|only|with)$/.test(lowerAt(tokens, i + 1)) || personal.test(lowerAt(tokens, k - 1))) return undefined // prettier-ignore
  if (/^(?:what|all|is|was|thing|idea|plan|goal|job|way|do)$/.test(lowerAt(tokens, k - 1))) return undefined
  const form = inflect(token.lower, 'participle')
  return replaceWord(token, form, 'verb-form', formMessage(form, lowerAt(tokens, k)))
})

/** "I am not understand", "He is not like fish", "They were not want it" */
const notUnderstand: Rule = (page, token, i) => {
  const { tokens } = page
  if (!beWords.test(token.lower)) return undefined
  const hasNot = lowerAt(tokens, i + 1) === 'not'
  const short = /^(.*)n't$/.exec(token.lower)?.[1]
  const be = short ?? token.lower
  if (!hasNot && !short) return undefined
  const own = { "i'm": ['I', 'am'], "he's": ['he', 'is'], "she's": ['she', 'is'], "it's": ['it', 'is'], "we're": ['we', 'are'], "you're": ['you', 'are'], "they're": ['they', 'are'] }[be] // prettier-ignore
  if (!own && !isSubjectAt(tokens, i - 1)) return undefined
  let at = hasNot ? i + 2 : i + 1
  while (/^(?:really|even|still|always|fully|yet)$/.test(lowerAt(tokens, at))) at++
  const verb = tokens[at]
  if (!isBase(page, verb)) return undefined
  const form = own?.[1] ?? be
  const isPast = /^(?:was|were)$/.test(form)
  const next = lowerAt(tokens, at + 1)
  const isState = states.has(verb.lower) && !/^(?:love|need|hate|mean|own)$/.test(verb.lower)
  const isDoing = isPast && doings.has(verb.lower) && lowerAt(tokens, i - 1) !== 'it'
  const isObject = startsObject(next) || /^(?:to|that|how|what|why|where|anything|much|well)$/.test(next)
  if (!(isState && (verb.lower !== 'like' || !/^(?:that|this|a|an|the)$/.test(next))) && !(isDoing && (isObject || startsPlace(next) || !tokens[at + 1]?.word || plainVerbs.has(verb.lower)))) return undefined // prettier-ignore
  const helper = isPast ? 'did' : form === 'is' ? 'does' : 'do'
  const after = own ? `${own[0]} ${helper}` : short ? `${helper}n't` : helper
  return replaceWord(token, after, 'verb-form', `Use the base form "${verb.lower}" after "${helper}".`)
}

/** "I was feel shy", "I was go to the market yesterday", "We were live in Spain for two years" */
const wasFeel: Rule = (page, token, i) => {
  const { tokens } = page
  const be = tokens[i - 1]
  if (!be || !/^(?:was|were)$/.test(be.lower) || !isSubjectAt(tokens, i - 2) || isQuestion(tokens, i) || !isBase(page, token)) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const isDoing = /^(?:feel|go|come|see|get|have|hear|find|buy|take|eat|arrive|forget|decide|meet|become|begin|give|think|say|ask|tell|wake|graduate)$/.test(token.lower) // prettier-ignore
  const isLong = /^(?:live|work|study|stay)$/.test(token.lower) && startsPlace(next)
  if (!(isDoing && next !== 'by') && !(isLong && hasPastTime(tokens, i))) return undefined
  if (/^(?:ask|tell|give)$/.test(token.lower) && !/^(?:me|him|her|them|us|my|his)$/.test(next)) return undefined
  // "The best I was", "When I was go"
  if (/^(?:come|become)$/.test(token.lower) && lowerAt(tokens, i - 2) === 'it') return undefined
  const form = inflect(token.lower, 'past')
  return replaceWord(be, form, 'verb-form', `Remove "${be.lower}" before "${form}".`, token)
}

function hasPastTime(tokens: readonly Token[], i: number): boolean {
  for (let k = i + 1; k < tokens.length && k < i + 10 && !/^[.?!;]$/.test(tokens[k]?.text ?? ''); k++) {
    if (pastTimeEnd(tokens, k) > 0 || (lowerAt(tokens, k) === 'for' && /^(?:years?|months?|weeks?)$/.test(lowerAt(tokens, k + 2)))) return true // prettier-ignore
  }
  return false
}

const inS = /^(?:works|lives|likes|wants|needs|has|goes|knows|speaks|studies|thinks|says|plays|loves|helps|makes|comes|seems|takes|gives|feels|depends|belongs|contains|consists|means|costs|gets|becomes|exists|enjoys|believes|understands|learns|teaches|eats|includes|requires|happens)$/ // prettier-ignore

/** "He is works in a bank", "It is depends on the weather" */
const isWorks: Rule = ({ tokens }, token, i) => {
  const be = tokens[i - 1]
  if (!be || be.lower !== 'is' || !inS.test(token.lower) || /^(?:based|council)$/.test(lowerAt(tokens, i + 1)) || isQuestion(tokens, i))
    return undefined
  if (!/^(?:he|she|it|this|that|which|who)$/.test(lowerAt(tokens, i - 2)) || /^(?:what|all|do|does|as|how|where|who|whatever)$/.test(lowerAt(tokens, i - 3))) return undefined // prettier-ignore
  if (/^(?:plays|helps|likes|loves|works)$/.test(token.lower) && /^(?:of|by)$/.test(lowerAt(tokens, i + 1))) return undefined
  return replaceWord(be, token.lower, 'verb-form', `Remove "is" before "${token.lower}".`, token)
}

/** "I am come from Brazil", "We are live in Berlin", "I am graduate from Cairo University" */
const isLive: Rule = (page, token, i) => {
  const { tokens } = page
  const be = tokens[i - 1]
  if (!be || !/^(?:am|is|are)$/.test(be.lower) || !isSubjectAt(tokens, i - 2) || isQuestion(tokens, i)) return undefined
  // "what it is like to live there"
  if (token.lower === 'like' && /^(?:what|how|whatever)$/.test(lowerAt(tokens, i - 3))) return undefined
  const next = lowerAt(tokens, i + 1)
  const write = (form: string) => replaceWord(be, form, 'verb-form', `Remove "${be.lower}" before "${form}".`, token)
  if (token.lower === 'graduate' && next === 'from') return write('graduated')
  const isPlace = (token.lower === 'live' && /^(?:in|with|near|at|here|there|alone|together)$/.test(next)) || (token.lower === 'come' && next === 'from') // prettier-ignore
  const isThought = /^(?:think|hope|believe|know|understand|want|need|like)$/.test(token.lower) && (/^(?:that|to|you|it|this|the|my|your|how|what|we|he|she|they)$/.test(next)) && !(token.lower === 'like' && next !== 'to') // prettier-ignore
  if (!isPlace && !isThought) return undefined
  return write(be.lower === 'is' ? inflect(token.lower, 's') : token.lower)
}

/** "She was understanding and kind" */
const isKind = (tokens: RulePage['tokens'], i: number) =>
  lowerAt(tokens, i) === 'understanding' && (!tokens[i + 1]?.word || /^(?:and|about|of|but|when|enough|with|towards?|as|or|because)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore

/** "The box is containing three books", "I am liking this place", "She is having two sons" */
const isContaining: Rule = ({ tokens, classes, tags }, token, i) => {
  const be = tokens[i - 1]
  if (!be || !/^(?:am|is|are|was|were)$/.test(be.lower) || isQuestion(tokens, i) || !token.lower.endsWith('ing')) return undefined
  if (/^(?:there|what|who)$/.test(lowerAt(tokens, i - 2))) return undefined
  const base = classes.base(token.lower)
  const next = lowerAt(tokens, i + 1)
  if (!base) return undefined
  const isState =
    (/^(?:contain|consist|possess|deserve|prefer|know|understand)$/.test(base) && token.lower !== 'knowing' && !isKind(tokens, i)) ||
    (base === 'belong' && next === 'to') ||
    (base === 'know' && /^(?:him|her|them|that|the|how|each)$/.test(next)) ||
    (/^(?:like|hate|love)$/.test(base) && base === 'hate' && /^(?:it|him|her|them|this|the|my)$/.test(next)) ||
    (base === 'own' && startsObject(next)) ||
    (base === 'depend' && next === 'on' && lowerAt(tokens, i - 2) === 'it') ||
    (base === 'seem' && (next === 'to' || tags.has(i + 1, 'Adjective'))) ||
    (base === 'taste' && tags.has(i + 1, 'Adjective')) ||
    (base === 'have' && isOwned(tokens, i + 1))
  if (!isState) return undefined
  const isPast = /^(?:was|were)$/.test(be.lower)
  const form = inflect(base, isPast ? 'past' : be.lower === 'is' ? 's' : 'participle')
  const right = isPast || be.lower === 'is' ? form : base
  return replaceWord(be, right, 'verb-form', `"${base}" describes a state and has no -ing form here.`, token)
}

/** "two sons", "five years of experience", "a car": what is had for long. */
function isOwned(tokens: readonly Token[], k: number): boolean {
  for (let at = k; at < k + 5; at++) {
    const word = lowerAt(tokens, at)
    if (/^(?:sons?|daughters?|brothers?|sisters?|siblings|cousins?|experience|knowledge|degree|cars?|house|apartment|dog|dogs|cat|cats|skills|diploma|doubt|rooms|floors|employees|members|branches|idea|ability)$/.test(word)) return !/^(?:trouble|problems?|come|visit|over|for|party|parties|wash|fixed|\w+ed)$/.test(lowerAt(tokens, at + 1)) // prettier-ignore
    if (!/^\d+$/.test(tokens[at]?.text ?? '') && !determiners.has(word) && !/^(?:two|three|four|five|six|ten|years?|of|good|great|big|small|many|several|older|younger|little|new|old|bachelor's|master's|strong|excellent|more|than|over|wide|deep|lot|some)$/.test(word)) return false // prettier-ignore
  }
  return false
}

const shown = set('show see mention discuss describe explain note state indicate illustrate agree expect request require promise define depict outline suggest say tell know plan schedule list report advise instruct confirm present demonstrate specify predict propose announce recommend write give') // prettier-ignore

/** "As show in Figure 3", "as discuss on the phone", "As you know" is another. */
const asShow: Rule = afterWord('as', (page, token, i) => {
  const { tokens } = page
  if (!shown.has(token.lower) || token.text !== token.lower) return undefined
  const next = lowerAt(tokens, i + 1)
  const isPlace = /^(?:in|above|below|by|before|earlier|previously|on|during|at|here|yesterday|last)$/.test(next)
  const isAside = tokens[i + 1]?.text === ',' && tokens[i - 1]?.first === true
  if (!(isPlace || isAside) || (!plainVerbs.has(token.lower) && !tokens[i - 1]?.first && tokens[i - 2]?.text !== ',' && !/^(?:above|below|earlier|previously|in|by)$/.test(next))) return undefined // prettier-ignore
  if (/^(?:such|same|known|use|used|serve|serves|well)$/.test(lowerAt(tokens, i - 2)) || /^(?:plan|report|list|present|request|promise|note|state|schedule)$/.test(token.lower) && !tokens[i - 1]?.first) return undefined // prettier-ignore
  const form = inflect(token.lower, 'participle')
  return form === token.lower ? undefined : replaceWord(token, form, 'verb-form', formMessage(form, 'as'))
})
