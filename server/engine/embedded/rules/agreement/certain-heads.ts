/** Verbs far from the head of their subject: "The rise in costs over the last year have", "Credit for this belong to them". */
import { applyRules, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { tensesIn } from '../../grammar/story.ts'
import { eitherNumber } from '../../grammar/subject-words.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { auxiliaries, closed, conjunctions, determiners, modals, possessives, singularForms, subjects } from '../../grammar/word-classes.ts' // prettier-ignore
import { isEnd, startsObject } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form. */
export function certainHeadEdits(page: RulePage): Edit[] {
  return applyRules(page, [riseHave, copyAre, creditBelongs, listKeeps, boxIs, oneOfPlays, numberWas, numberFalls, knowEveryone, whatTimeStarts]) // prettier-ignore
}

const agree = (right: string, word: string) => `Use "${right}" to agree with "${word}".`
const startsPhrase = (word: string) => determiners.has(word) || possessives.has(word)

/** The text of the sentence before the verb at `i`. */
const subjectText = ({ tokens, text }: RulePage, i: number) =>
  text.slice(tokens[sentenceStart(tokens, i)]?.start, tokens[i]?.start).toLowerCase().trim()

const isPlainBase = ({ classes, dictionary }: RulePage, word: string) =>
  !closed.has(word) && classes.isVerb(word) && !(dictionary.partsOf(word) & (pos.past | pos.verbS | pos.ing | pos.plural | pos.adverb)) && inflect(word, 'past') !== word // prettier-ignore

const span = /(?: (?:over|in|during|within) the (?:past|last) (?:few |several |couple of |two |three |four |five |six |ten |\d+ )?(?:quarters|weeks|months|years|days|decades|seasons))$/ // prettier-ignore
const trend = /^(?:the|this|a|an|any) (?:\w+ )?(increase|decrease|rise|fall|drop|growth|reduction|improvement|decline|surge|demand|interest|change|shortage) (?:in|of|for) (?:(?!and |or |who |that |which |is |are |was |were )[\w-]+ ){0,4}?[\w-]+$/ // prettier-ignore

/** "The increase in energy costs over the past two quarters have" */
const riseHave: Rule = onWord('have were are', (page, token, i) => {
  const subject = subjectText(page, i)
  const time = span.exec(subject)
  const head = time ? trend.exec(subject.slice(0, time.index))?.[1] : undefined
  const right = singularForms.get(token.lower)
  return head && right && !isQuestion(page.tokens, i) ? replaceWord(token, right, 'agreement', agree(right, head)) : undefined
})

const besides = /^(?:including|together with|along with|as well as|in addition to|excluding|plus|except for)\b/
const reported = /^(?:reported|says?|said|noted|states?|stated|confirmed?|confirms|shows?|showed|explained|announced|mentioned|agreed|added)$/ // prettier-ignore

/** The singular head of a phrase that begins at `from` and fills all words up to `to`: "A copy of the terms and conditions". */
function singularHead({ tokens, classes, tags }: RulePage, from: number, to: number): string | undefined {
  if (!/^(?:the|a|an|this|that|each|every)$/.test(lowerAt(tokens, from)) && !possessives.has(lowerAt(tokens, from))) return undefined
  let link = from + 1
  while (link < to && !/^(?:of|for|in|on|at|with|to|from|about)$/.test(lowerAt(tokens, link))) link++
  const head = lowerAt(tokens, link - 1)
  const inner = tokens.slice(from + 1, link)
  const isPlain = inner.length > 0 && inner.length < 4 && inner.every(({ word, lower, fixed }) => word && !fixed && !closed.has(lower))
  const rest = tokens.slice(link, to)
  const isPhrase = rest.every(({ word, lower }, n) => word && !auxiliaries.has(lower) && !modals.has(lower) && !subjects.has(lower) && !(conjunctions.has(lower) && lower !== 'and') && !(tags.has(link + n, 'PastTense') && !startsPhrase(lowerAt(tokens, link + n - 1)) && !tags.has(link + n, 'Adjective'))) // prettier-ignore
  const isOne = classes.isSingular(head) && !/[^s]s$/.test(head) && !eitherNumber.has(head) && !/^(?:number|lot|majority|minority|couple|pair|range|variety|series|group|team|set|selection|collection|handful|host|total|rest|half|percentage|proportion|family|staff|board|committee|council|company|government|crew|mix|combination)$/.test(head) // prettier-ignore
  return isPlain && isPhrase && isOne ? head : undefined
}

/** "A copy of the terms, together with the price lists, are enclosed." */
const copyAre: Rule = onWord('are were have', (page, token, i) => {
  const { tokens, text } = page
  if (tokens[i - 1]?.text !== ',' || isQuestion(tokens, i)) return undefined
  let comma = i - 2
  while (comma > 0 && comma > i - 16 && tokens[comma]?.text !== ',' && !tokens[comma]?.first) comma--
  const inside = tokens.slice(comma + 1, i - 1)
  const isAside = tokens[comma]?.text === ',' && besides.test(text.slice(tokens[comma + 1]?.start, token.start).toLowerCase())
  if (!isAside || inside.some(({ word, text: sign, lower }) => (!word && !/^(?:\d.*|[-'’$£€])$/.test(sign)) || auxiliaries.has(lower) || modals.has(lower) || subjects.has(lower) || /^(?:who|which|that)$/.test(lower))) return undefined // prettier-ignore
  let from = comma - 1
  while (from > comma - 14 && from > 0 && !tokens[from]?.first && !(lowerAt(tokens, from - 1) === 'that' && reported.test(lowerAt(tokens, from - 2)))) from-- // prettier-ignore
  const head = singularHead(page, from, comma)
  const right = singularForms.get(token.lower)
  return head && right ? replaceWord(token, right, 'agreement', agree(right, head)) : undefined
})

const duties = 'credit|responsibility|blame|authority|ownership|liability|praise'
const dutyBefore = new RegExp(`^(?:the |full |all |some |most of the )?(${duties}) (?:for|of|over) (?!.*\\b(?:${duties}|who|which|that(?! $)|is|are|was|were|has|have|had|will|must|should|can|may)\\b)`) // prettier-ignore

/** "Credit for this belong to the team.", "Responsibility for visitors and staff rest with the manager." */
const creditBelongs: Rule = onWord('belong rest lie fall remain go', (page, token, i) => {
  const { tokens } = page
  const link = lowerAt(tokens, i + 1)
  const fits = /^(?:belong|go)$/.test(token.lower) ? link === 'to' : token.lower === 'remain' ? link === 'with' : /^(?:with|on|upon|to)$/.test(link) // prettier-ignore
  const head = fits ? dutyBefore.exec(`${subjectText(page, i)} `)?.[1] : undefined
  if (!head || lowerAt(tokens, i - 1) === 'to' || isQuestion(tokens, i)) return undefined
  const right = inflect(token.lower, 's')
  return replaceWord(token, right, 'agreement', agree(right, head))
})

const listOfNeeds = /^(?:the|our|my|this|his|her|their) (list|pile|queue|backlog|stack) of (?:\w+ )?\w+s (?:that|which) (?:still )?(?:need|needed|require)(?: (?:\w+ing|to be \w+))?(?: (?:in|on|at|for|from) (?:the|this|our|my) \w+)?$/ // prettier-ignore

/** "The list of things that need fixing keep getting longer." */
const listKeeps: Rule = onWord('keep grow seem get continue look include contain go', (page, token, i) => {
  const head = listOfNeeds.exec(subjectText(page, i))?.[1]
  const right = inflect(token.lower, 's')
  return head && !isQuestion(page.tokens, i) ? replaceWord(token, right, 'agreement', agree(right, head)) : undefined
})

const boxOf = /^(?:the|a|an|my|our|this|that|his|her|your|their) (?:\w+ )?(box|bag|basket|bottle|packet|folder|envelope|drawer|jar|list|crate|suitcase|bunch|copy|photo|picture|piece) of (?:\w+ ){0,2}\w+ (?:that |which )?(?:my \w+|the \w+|your \w+|he|she|we|they|i|you|\w+) (\w+)(?: (?:me|us|him|her|them|you|there|here|behind|out|down|yesterday|home))?$/ // prettier-ignore

/** "The box of old photographs that Grandad left us are in the attic." */
const boxIs: Rule = onWord('are were have', (page, token, i) => {
  const [, head, verb = ''] = boxOf.exec(subjectText(page, i)) ?? []
  const right = singularForms.get(token.lower)
  const parts = page.dictionary.partsOf(verb)
  const isTold = (parts & pos.past) !== 0 && !(parts & (pos.noun | pos.adjective)) && !/^(?:and|or)$/.test(verb)
  const isJoined = / (?:and|or|but|,) /.test(subjectText(page, i))
  return head && right && (isTold || /^(?:left|found)$/.test(verb)) && !isJoined && !isQuestion(page.tokens, i)
    ? replaceWord(token, right, 'agreement', agree(right, head))
    : undefined
})

/** "One of the neighbors who moved in last month play the drums." */
const oneOfPlays: Rule = (page, token, i) => {
  const { tokens, tags, dictionary, classes } = page
  const form = singularForms.get(token.lower)
  const isVerb = form !== undefined || (isPlainBase(page, token.lower) && tags.has(i, 'PresentTense', 'Infinitive') && startsObject(lowerAt(tokens, i + 1))) // prettier-ignore
  if (!isVerb || !/^\p{Ll}/u.test(token.text) || isQuestion(tokens, i) || /^(?:do|don't)$/.test(token.lower)) return undefined
  let who = i - 2
  while (who > i - 8 && who > 0 && !/^(?:who|that)$/.test(lowerAt(tokens, who))) who--
  const inside = tokens.slice(who + 1, i)
  const verb = lowerAt(tokens, who + 1)
  const isPast = (dictionary.partsOf(verb) & pos.past) !== 0 && tags.has(who + 1, 'PastTense') && !/^(?:said|thought|knew|believed|felt|hoped|saw|heard|let|made|helped|told|asked)$/.test(verb) // prettier-ignore
  if (!isPast || !classes.isPlural(lowerAt(tokens, who - 1)) || inside.some(({ word, lower }, n) => !word || subjects.has(lower) || conjunctions.has(lower) || auxiliaries.has(lower) || modals.has(lower) || /^(?:to|not|than)$/.test(lower) || (n > 0 && tags.has(who + 1 + n, 'PastTense', 'Copula')))) return undefined // prettier-ignore
  const one = [3, 4, 5].map(n => who - 1 - n).find(k => lowerAt(tokens, k) === 'one' && lowerAt(tokens, k + 1) === 'of' && startsPhrase(lowerAt(tokens, k + 2))) // prettier-ignore
  if (one === undefined || !(tokens[one]?.first || tokens[one - 1]?.text === ',' || /^(?:and|but|because|that)$/.test(lowerAt(tokens, one - 1)))) return undefined // prettier-ignore
  const right = form ?? inflect(token.lower, 's')
  return replaceWord(token, right, 'agreement', agree(right, 'one'))
}

/** "The number of applicants who met all of the criteria were smaller." */
const numberWas: Rule = onWord('were are', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:smaller|larger|higher|lower|greater|less|small|large|high|low|about|around|only|over|under|far|much|slightly|nearly|almost|\d.*)$/.test(tokens[i + 1]?.lower ?? '')) return undefined // prettier-ignore
  const right = singularForms.get(token.lower)
  const isNumber = /^the number of (?:\w+ )?\w+ (?:who|that|which) (?!.*\b(?:and|but|said|say|thought|think|knew|know|believed?|felt|feel|hoped?|claimed?|reported|when|where|because|if|as|whose)\b)(?:\w+ ){1,7}\w+$/.test(subjectText(page, i)) // prettier-ignore
  const isFree = !/^(?:who|that|which)$/.test(lowerAt(tokens, i - 1)) && !subjects.has(lowerAt(tokens, i - 1))
  return right && isNumber && isFree && !isQuestion(tokens, i) ? replaceWord(token, right, 'agreement', agree(right, 'number')) : undefined
})

/** "During the trial, the number of double bookings fall by two thirds." */
const numberFalls: Rule = onWord('fall rise grow increase decrease drop decline', (page, token, i) => {
  const { tokens, classes } = page
  const goesOn = /^(?:by|sharply|significantly|steadily|slightly|rapidly|every|each|to|from)$/.test(lowerAt(tokens, i + 1))
  if (!goesOn || !classes.isPlural(lowerAt(tokens, i - 1)) || isQuestion(tokens, i)) return undefined
  const of = lowerAt(tokens, i - 2) === 'of' ? i - 2 : lowerAt(tokens, i - 3) === 'of' ? i - 3 : -1
  const the = of - 2
  const isNumber = of > 0 && /^(?:number|price|level|rate|value)$/.test(lowerAt(tokens, of - 1)) && lowerAt(tokens, the) === 'the'
  const opens = tokens[the]?.first || tokens[the - 1]?.text === ',' || /^(?:and|but|because|that)$/.test(lowerAt(tokens, the - 1))
  if (!isNumber || !opens || /^(?:suggest|suggests|demand|demands|recommend|recommends|required?|insist|insists|proposes?|proposed)$/.test(lowerAt(tokens, the - 2))) return undefined // prettier-ignore
  const { pasts, presents } = tensesIn(page, sentenceStart(tokens, i), sentenceEnd(tokens, i))
  const right = inflect(token.lower, pasts > 0 && presents === 0 ? 'past' : 's')
  return replaceWord(token, right, 'agreement', agree(right, lowerAt(tokens, of - 1)))
})

/** "I know everyone say the book was better." */
const knowEveryone: Rule = (page, token, i) => {
  const { tokens } = page
  if (!/^(?:everyone|everybody|someone|somebody|nobody)$/.test(lowerAt(tokens, i - 1)) || !isPlainBase(page, token.lower)) return undefined
  const link = lowerAt(tokens, i - 2) === 'that' ? i - 3 : i - 2
  const isThought = /^(?:know|think|believe|guess|suppose|hope)$/.test(lowerAt(tokens, link)) && /^(?:i|we|you|they)$/.test(lowerAt(tokens, link - 1)) // prettier-ignore
  const isOther = page.tags.has(i, 'Adjective') || token.text !== token.lower
  const opens = tokens[link - 1]?.first || tokens[link - 2]?.text === ',' || /^(?:and|but|because)$/.test(lowerAt(tokens, link - 2))
  const right = inflect(token.lower, 's')
  return isThought && opens && !isOther ? replaceWord(token, right, 'agreement', agree(right, lowerAt(tokens, i - 1))) : undefined
}

/** "Can you remind me what time the match start on Sunday?" */
const whatTimeStarts: Rule = onWord('start begin open close leave arrive finish end depart', (page, token, i) => {
  const { tokens, classes } = page
  const asked = lowerAt(tokens, i - 4) === 'what' && lowerAt(tokens, i - 3) === 'time' ? i - 5 : lowerAt(tokens, i - 3) === 'when' ? i - 4 : -1 // prettier-ignore
  const noun = lowerAt(tokens, i - 1)
  if (asked < 0 || lowerAt(tokens, i - 2) !== 'the' || !classes.isSingular(noun) || eitherNumber.has(noun) || /[^s]s$/.test(noun)) return undefined // prettier-ignore
  const isAsked = /^(?:me|us|know|check|remember|ask)$/.test(lowerAt(tokens, asked))
  const { pasts } = tensesIn(page, sentenceStart(tokens, i), i)
  const goesOn = isEnd(tokens[i + 1]) || /^(?:on|at|in|tomorrow|today|tonight|from|for|and|next)$/.test(lowerAt(tokens, i + 1))
  const right = inflect(token.lower, 's')
  return isAsked && pasts === 0 && goesOn ? replaceWord(token, right, 'agreement', agree(right, noun)) : undefined
})
