/** Two sentences that only a comma joins. */
import { type Clause, clauseAcross, clauseAt, finiteForms, nounPhraseEnd, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { lowerAt } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { determiners, modals, possessives } from '../../grammar/word-classes.ts'
import { afterNote, formulaAt } from './mail-sentences.ts'

/** Edits of spliced sentences. */
export function spliceEdits(page: RulePage): Edit[] {
  return page.tokens.flatMap((token, i) => (token.text === ',' && !token.fixed ? (splice(page, i) ?? []) : []))
}

const subordinators = /^(?:if|when|whenever|while|although|though|as|since|after|before|once|ere|until|till|unless|whereas|because|so|such|whatever|however|whoever|wherever|whether|lest|provided|given|than|neither|either|nor|hardly|scarcely|sooner|were|had|should)$/ // prettier-ignore
/** After these, a clause goes on after the comma. */
const complementizers = /^(?:that|which|who|whom|whose|what|how|why|where)$/
const saying = /^(?:say|think|hope|believe|suppose|guess|fear|know|see|understand|imagine|mean|hear|feel|wonder|tell|ask|add|reply|answer|explain|note|warn|insist|argue|claim|admit|agree|write|find|presume|trust|assume|expect|bet|swear|promise|wish|seem|appear|look|continue|conclude|suggest|remark|observe|declare|concede|assure|inform|announce|report|state|cry|shout|whisper|murmur|laugh|call|sense|reason|muse|ponder|remember|recall|reflect|decide|realize)$/ // prettier-ignore
/** In a story, they say what was said; elsewhere, what somebody did. */
const laughing = /^(?:laughed|cried|shouted|called|whispered)$/
const contrast = /^(?:others?|another|some|one|many|few|both|each|either|neither|most|half|none|all|no|any)$/

const isWordCount = (page: RulePage, from: number, to: number, least: number) =>
  page.tokens.slice(from, to).filter(({ word }) => word).length >= least

function splice(page: RulePage, comma: number): Edit[] | undefined {
  const { tokens, text } = page
  // "He was told and, I might add, was amused."
  if (/^(?:and|but|or|so|that)$/.test(lowerAt(tokens, comma - 1))) return undefined
  const start = sentenceStart(tokens, comma)
  const end = sentenceEnd(tokens, comma)
  const asked = tokens[end]?.text === '?' ? questionAt(page, comma + 1) : undefined
  const plain = asked ?? clauseAt(page, comma + 1) ?? requestAt(page, comma + 1) ?? orderAt(page, comma + 1) ?? clauseAcross(page, comma + 1) // prettier-ignore
  const isPlain = plain !== undefined && (isFirm(page, plain) || !isFirmInDraft(page, plain))
  const opened = plain ? undefined : openedAt(page, start, comma + 1)
  const formula = formulaAt(page, start, comma)
  const right = plain ?? opened ?? looseAt(page, start, comma) ?? formula
  const next = tokens[comma + 1]
  if (!right || !next?.word || next.fixed || tokens[start]?.fixed || (tokens[end]?.text === '?' && !asked)) return undefined
  // "the photos, they're lovely"
  const least = /^(?:it|they|she|he|i)'(?:s|re|m)$/.test(next.lower) && /^(?:Thanks|Thank)$/.test(tokens[start]?.text ?? '') ? 3 : asked ? 5 : next.lower === 'please' ? 3 : 4 // prettier-ignore
  if (end - comma < least) return undefined
  if (!/^\p{Lu}/u.test(tokens[start]?.text ?? '') || tokens.slice(start, end).some((token, k) => isCodeIn(token, start + k < comma) || /^[-–—:;"“”()‘]$/.test(token.text))) return undefined // prettier-ignore
  if (/\n/.test(text.slice(tokens[comma]?.end, next.start)) || (/^\p{Lu}/u.test(next.text) && !/^I(?:['’]|$)/.test(next.text)))
    return undefined
  const isContrasted = contrast.test(next.lower) && !(next.lower === 'many' && !lowerAt(tokens, start).startsWith('thank') && page.classes.isPlural(lowerAt(tokens, comma + 2))) // prettier-ignore
  // "asked to keep this clean, keep it brief, and keep off the grass"
  if (right.verb === right.start && tokens.some(({ lower }, k) => k > comma && k < end && /^(?:and|or)$/.test(lower) && tokens[k - 1]?.text === ',')) return undefined // prettier-ignore
  if (!(isFirm(page, right) || isFirmInDraft(page, right)) || (right !== formula && isParenthesis(page, right, end)) || isContrasted)
    return undefined
  // "four more months, that is good news": "which" is meant.
  if (next.lower === 'that' && /^(?:is|was|are|were|has|will|means|makes)$/.test(lowerAt(tokens, comma + 2))) return undefined
  // "and thanks to him, she has many friends": no clause ends there
  if (tokens.slice(Math.max(start, comma - 5), comma).some(({ lower }, n, near) => lower === 'to' && /^(?:thanks|due|according|owing|prior|next)$/.test(near[n - 1]?.lower ?? ''))) return undefined // prettier-ignore
  const isThanks = opensThanks.test(tokens.slice(start, comma).map(({ lower }) => lower).join(' ')) // prettier-ignore
  // "He came, he saw, he conquered.", "One is red, two are blue and three are green."
  const after = tokens.findIndex((_, k) => k > comma && k < end && isClauseAfter(page, k))
  const isTold = after > 0 && isToldOn(page, start, comma, after)
  if (!isThanks && after > 0 && !isTold) return undefined
  // "It was dark, it smelled of wax, and through the door I heard everything."
  const joined = tokens.findIndex(({ lower }, k) => k > comma + 1 && k < end && tokens[k - 1]?.text === ',' && /^(?:and|or|but)$/.test(lower)) // prettier-ignore
  if (!isThanks && !isTold && joined > 0 && hasVerb(page, joined + 1, end)) return undefined
  // "The bed was soft and the staff at reception were kind."
  const isList = right.subject === 'noun' && tokens.slice(comma + 1, end).some(({ lower }) => /^(?:and|or)$/.test(lower))
  if (isList && !isThanks) return undefined
  // "We left, and in the morning, it rained."
  const last = tokens.findLastIndex(({ text: sign }, k) => k < comma && k > start && sign === ',')
  if (last > 0 && !isThanks && !hasVerb(page, last + 1, comma)) return undefined
  // "and by the time I noticed, there was a lake"
  if (opensTime.test(tokens.slice(last > 0 ? last + 1 : start, comma).map(({ lower }) => lower).join(' '))) return undefined // prettier-ignore
  // "You pack the books, you roll the maps, you lock the door."
  const opener = lowerAt(tokens, start)
  const isRow = /^(?:i|you|he|she|it|we|they)$/.test(opener) && tokens.filter(({ lower }, k) => k > start && k < end && lower === opener && tokens[k - 1]?.text === ',').length > 1 // prettier-ignore
  if (isRow) return undefined
  const left = leftClause(page, start, comma)
  if (!left) return undefined
  const firstComma = tokens.findIndex(({ text: sign }, k) => k > start && sign === ',')
  if (firstComma !== comma && clauseAt(page, firstComma + 1) && !isOpening(page, start, firstComma)) return undefined
  // "The wounded were moved, the dead were counted."
  const leftVerb = clauseAt(page, start)?.verb ?? -1
  const isParallel = !right || (/^(?:is|are|was|were)$/.test(lowerAt(tokens, right.verb)) && lowerAt(tokens, leftVerb) === lowerAt(tokens, right.verb) && right.subject !== 'pronoun') // prettier-ignore
  const isSame = isParallel || (lowerAt(tokens, start) === next.lower && lowerAt(tokens, start + 1) === lowerAt(tokens, comma + 2))
  // "It is not late, it is early."
  const isContrast =
    tokens.slice(start, comma).some(({ lower }) => /n't$|^(?:not|no|never)$/.test(lower)) &&
    /^(?:is|are|was|were|it's|that's|they're|he's|she's|we're|you're|i'm)$/.test(lowerAt(tokens, right.verb))
  const isSure =
    left !== 'likely' &&
    !isTold &&
    (isPlain || (opened !== undefined && isSureOpening(tokens, comma + 1))) &&
    !laughing.test(lowerAt(tokens, right.verb)) &&
    !isSame &&
    !isContrast &&
    // "The king loves the queen, the queen loves the fool."
    !(
      right.subject === 'noun' &&
      (page.dictionary.partsOf(lowerAt(tokens, leftVerb)) & pos.verbS) !== 0 &&
      !finiteForms.has(lowerAt(tokens, leftVerb))
    ) && // prettier-ignore
    isWordCount(page, start, comma, 3)
  return [join(page, comma, isWordCount(page, start, end, 6), isSure)]
}

/** Protected text; only a time before the comma, and an address or a number after it, belong to ordinary sentences. */
const isCodeIn = ({ fixed, text }: Token, isLeft: boolean) => fixed && !/^\d/.test(text) && (isLeft || !/^[\p{L}\d.@+_-]+$/u.test(text))

function join({ tokens, text }: RulePage, comma: number, isLong: boolean, isSure: boolean): Edit {
  const sign = tokens[comma]
  const next = tokens[comma + 1]
  if (!sign || !next) throw new Error('a splice has a comma and a word')
  const doubt = isSure ? {} : ({ isDoubtful: true, isLikelySlip: true } as const)
  const base = { kind: 'punctuation', rule: 'comma-splice', ...doubt } as const
  if (!isLong)
    return { ...base, start: sign.start, end: sign.end, after: ';', message: 'Join two sentences with a semicolon, not with a comma.' }
  const first = text.slice(next.start, next.start + 1)
  return { ...base, start: sign.start, end: next.start + 1, after: `. ${first.toUpperCase()}`, message: 'Start a new sentence here.' }
}

/** "can you pick me up", "do you still have a copy", "what should I do", "is it still free" */
function questionAt({ tokens, classes }: RulePage, k: number): Clause | undefined {
  const isAsking = /^(?:what|how|where|when|why)$/.test(lowerAt(tokens, k)) && /^(?:can|could|should|do|does|did|will|would|is|are)$/.test(lowerAt(tokens, k + 1)) && /^(?:i|you|we|he|she|it|they|this)$/.test(lowerAt(tokens, k + 2)) // prettier-ignore
  const isIt = /^(?:is|are)$/.test(lowerAt(tokens, k)) && /^(?:it|they|there|this)$/.test(lowerAt(tokens, k + 1)) && /^(?:still|possible|free|available|true|any|ok|okay|correct|right|a|already|ready|open)$/.test(lowerAt(tokens, k + 2)) // prettier-ignore
  if (isAsking || isIt) return { start: k, verb: k, subject: 'pronoun' }
  const isVerb = classes.isVerb(lowerAt(tokens, k + 2)) || /^(?:be|have|do|you|still|also|please|maybe|not)$/.test(lowerAt(tokens, k + 2))
  return /^(?:can|could|would|will|do|did|should)$/.test(lowerAt(tokens, k)) && /^(?:you|we|i)$/.test(lowerAt(tokens, k + 1)) && isVerb ? { start: k, verb: k, subject: 'pronoun' } : undefined // prettier-ignore
}

const orders = /^(?:take|call|bring|send|let|tell|ask|give|check|keep|put|try|use|pick|buy|leave|don't|do)$/

/** "take it out at five", "call me when you land", "don't forget your keys" */
function orderAt({ tokens, classes }: RulePage, k: number): Clause | undefined {
  if (!orders.test(lowerAt(tokens, k))) return undefined
  const next = lowerAt(tokens, k + 1)
  const isOrder = /^don't$/.test(lowerAt(tokens, k)) || (lowerAt(tokens, k) === 'do' && next === 'not') ? classes.isVerb(lowerAt(tokens, lowerAt(tokens, k) === 'do' ? k + 2 : k + 1)) || /^(?:be|have|do)$/.test(next) : /^(?:it|them|me|us|him|your)$/.test(next) // prettier-ignore
  return isOrder ? { start: k, verb: k, subject: 'pronoun' } : undefined
}

/** "please use the stairs" */
function requestAt({ tokens, classes }: RulePage, k: number): Clause | undefined {
  return lowerAt(tokens, k) === 'please' && classes.isVerb(lowerAt(tokens, k + 1)) ? { start: k, verb: k, subject: 'pronoun' } : undefined
}

const timeWord = /^(?:week|weekend|month|year|night|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening|time)$/ // prettier-ignore
const remark = /^(?:luckily|fortunately|unfortunately|thankfully|sadly|eventually|hopefully|apparently|honestly|personally|obviously)$/

/** "last month she won a medal", "luckily there was another one", "yesterday we left" */
function openedAt(page: RulePage, start: number, k: number): Clause | undefined {
  const { tokens } = page
  const word = lowerAt(tokens, k)
  const isTime = /^(?:last|next|this)$/.test(word) && timeWord.test(lowerAt(tokens, k + 1))
  const isWord = remark.test(word) || /^(?:yesterday|today|tomorrow|tonight|now|sometimes|maybe|perhaps|usually|afterwards)$/.test(word)
  if ((!isTime && !isWord) || lowerAt(tokens, start) === word) return undefined
  const from = isTime ? k + 2 : k + 1
  const clause = clauseAt(page, from) ?? clauseAt(page, tokens[from]?.text === ',' ? from + 1 : -1)
  return clause && isFirm(page, clause) ? clause : undefined
}

/** "now he is poor" may be meant as a contrast; "last week he moved" is a new sentence. */
const isSureOpening = (tokens: RulePage['tokens'], k: number) => remark.test(lowerAt(tokens, k)) || /^(?:last|next|yesterday|tomorrow)$/.test(lowerAt(tokens, k)) // prettier-ignore

/** Clauses in drafts: "over two hundred people came", "dinner will be cold", "parents who can drive should call", "get there early" */
function looseAt(page: RulePage, start: number, comma: number): Clause | undefined {
  const { tokens, tags, dictionary, classes } = page
  let k = comma + 1
  if (/^(?:over|about|nearly|almost|around|only|just|roughly)$/.test(lowerAt(tokens, k))) k++
  const isNumeral = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?)$/.test(tokens[k]?.lower ?? '') // prettier-ignore
  if (isNumeral) {
    while (/^(?:\d+|hundred|thousand|million|of|dozen)$/.test(tokens[k + 1]?.lower ?? '')) k++
    const noun = classes.isAdjective(lowerAt(tokens, k + 1)) && classes.isPlural(lowerAt(tokens, k + 2)) ? k + 2 : k + 1
    const verb = lowerAt(tokens, noun + 1)
    const isVerb = finiteForms.has(verb) || modals.has(verb) || ((dictionary.partsOf(verb) & pos.past) !== 0 && tags.has(noun + 1, 'PastTense')) // prettier-ignore
    const isMany = classes.isPlural(lowerAt(tokens, noun)) || /^(?:people|children|men|women)$/.test(lowerAt(tokens, noun))
    return isMany && isVerb ? { start: comma + 1, verb: noun + 1, subject: 'noun' } : undefined
  }
  if (k > comma + 1) return undefined
  const [noun, verb] = [tokens[k], lowerAt(tokens, k + 1)]
  const isNoun = noun?.word === true && tags.has(k, 'Noun') && !/^(?:what|who|which|that|me|him|them|us|here|there|everything|all|both)$/.test(noun.lower) && (dictionary.partsOf(noun.lower) & (pos.noun | pos.plural)) !== 0 && !(dictionary.partsOf(noun.lower) & pos.ing) // prettier-ignore
  if (isNoun && (modals.has(verb) || /^(?:is|are|was|were|isn't|wasn't|aren't|weren't)$/.test(verb))) return { start: k, verb: k + 1, subject: 'noun' } // prettier-ignore
  if (isNoun && verb === 'who' && classes.isPlural(noun.lower)) {
    for (let at = k + 4; at < k + 10 && tokens[at]?.word; at++) if (modals.has(lowerAt(tokens, at)) && tags.has(at - 1, 'Noun', 'Adverb')) return { start: k, verb: at, subject: 'noun' } // prettier-ignore
  }
  const left = clauseAt(page, start)
  const isStated = left !== undefined && /^(?:is|are|was|were|it's|that's|they're|isn't|aren't)$/.test(lowerAt(tokens, left.verb))
  const isOrder = /^(?:get there|get here|make sure|be careful|be sure|go early|come early|arrive early|book early|book ahead|bring cash|bring a|bring your|don't go|don't be|don't forget|don't bother|avoid the|avoid this|try the|try to|go for|go to|book a|order the|skip the|go somewhere|go elsewhere)$/.test(`${noun?.lower} ${verb}`) // prettier-ignore
  const isPlainLeft = tokens.slice(start, comma).every(({ lower }) => lower !== 'to' && !modals.has(lower))
  return isStated && isOrder && isPlainLeft ? { start: k, verb: k, subject: 'pronoun' } : undefined
}

/** "our team beat the champions", "your curtains left there": in good prose, it may be a participle. */
function isFirmInDraft({ tokens, tags, dictionary }: RulePage, { start, verb }: Clause): boolean {
  const next = lowerAt(tokens, verb + 1)
  if (/^(?:his|her|its|their)$/.test(lowerAt(tokens, start)) && next === 'there') return false
  return (dictionary.partsOf(lowerAt(tokens, verb)) & pos.past) !== 0 && tags.has(verb, 'PastTense') && (determiners.has(next) || /^(?:it|me|us|them|there|here|two|three|four|five|six|seven|eight|nine|ten)$/.test(next) || tags.has(verb + 1, 'Plural')) // prettier-ignore
}

/** "My boss is strict, she never smiles, and she": of the same person; not "The sky was blue, it was warm, and it". */
function isToldOn({ tokens }: RulePage, start: number, comma: number, after: number): boolean {
  const [opener, next] = [lowerAt(tokens, start), lowerAt(tokens, comma + 1)]
  if (!/^(?:he|she|they)$/.test(next) || tokens[after - 1]?.text !== ',' || after - comma < 5) return false
  if (lowerAt(tokens, after) === 'but') return opener === next && lowerAt(tokens, start + 1) !== lowerAt(tokens, comma + 2)
  return /^(?:my|our|his|her)$/.test(opener) && lowerAt(tokens, after) === 'and' && lowerAt(tokens, after + 1) === next
}

/** At a comma, a clause follows; at "and", too. */
function isClauseAfter(page: RulePage, k: number): boolean {
  const { tokens } = page
  if (/^(?:and|but|or|so)$/.test(lowerAt(tokens, k))) return clauseAt(page, k + 1) !== undefined
  return tokens[k]?.text === ',' && clauseAt(page, k + 1) !== undefined
}

/** "by the time I noticed", "as soon as they can", "each time I've had to", "six months after we left" */
const opensTime = /^(?:(?:and|but|so|or|yet) )?(?:(?:by the time|as (?:soon|long|far) as) \S+ \S|(?:(?:each|every|the (?:first|last|next|second|only)) time|the (?:moment|minute|instant|day|night|year)|(?:\S+ )?\S+ (?:days?|weeks?|months?|years?|hours?|minutes?) (?:after|before)) (?:the|an?|my|your|his|her|our|their|i|you|he|she|it|we|they|(?:i|you|he|she|it|we|they)['’]\w+) )/ // prettier-ignore

const opensThanks = /^(?:(?:many )?thanks|thank you|sorry|apologies) (?:very much |so much |again )?for\b/

/** The verb is certainly finite: "his coat soaked" is no clause. */
function isFirm({ tokens, tags, dictionary }: RulePage, clause: Clause): boolean {
  if (
    clause.subject === 'pronoun' ||
    (/^(?:every|some|any|no)(?:one|body|thing)$/.test(lowerAt(tokens, clause.start)) && clause.verb === clause.start + 1)
  )
    return true
  const verb = lowerAt(tokens, clause.verb)
  if (finiteForms.has(verb) || modals.has(verb)) return true
  const parts = dictionary.partsOf(verb)
  // "the guy wants it"
  const hasObject = tags.has(clause.verb, 'PresentTense') && /^(?:it|them|him|me|us|the|a|an|my|your|his|to|two|three|four|five|six|all|for|only|very|too|really)$/.test(lowerAt(tokens, clause.verb + 1)) // prettier-ignore
  return (parts & pos.verbS) !== 0 &&
    (hasObject || (tags.has(clause.verb, 'PresentTense') && tags.has(clause.verb + 1, 'Date')) || !(parts & (pos.plural | pos.noun)))
    ? true
    : (parts & pos.past) !== 0 && (!(parts & pos.participle) || /^(?:me|him|us|them)$/.test(lowerAt(tokens, clause.verb + 1)))
}

/** ", I think", ", he said to her", ", it seems" */
function isParenthesis({ tokens, classes }: RulePage, { verb, start }: Clause, end: number): boolean {
  const word = lowerAt(tokens, verb)
  const base = classes.base(word) ?? word
  // ", they say, to"
  if (saying.test(base) && tokens[verb + 1]?.text === ',') return true
  // ", she reflected dourly, that"
  if (saying.test(base) && lowerAt(tokens, verb + 1).endsWith('ly') && tokens[verb + 2]?.text === ',') return true
  // ", I'm sure, to", ", she told him again"
  if (/^(?:sure|afraid|certain|told|convinced)$/.test(lowerAt(tokens, verb + 1)) && tokens[verb + 2]?.text === ',') return true
  if (/^(?:told|asked|assured|reminded)$/.test(word) && /^(?:me|him|her|us|them|myself|himself|herself)$/.test(lowerAt(tokens, verb + 1)) && !/^(?:that|to|about|how|what|where|when|why|if|the|a|not)$/.test(lowerAt(tokens, verb + 2))) return true // prettier-ignore
  // ", she assures him." and ", I assure you, to"
  if (/^(?:assure|tell|inform|promise|warn)$/.test(base) && (end - verb === 2 || tokens[verb + 2]?.text === ',')) return true
  // "He came back, she will tell you."
  if (modals.has(word) && /^(?:tell|assure|remind)$/.test(lowerAt(tokens, verb + 1)) && end - verb < 4) return true
  if (/^(?:the|a|an|my|your|his|her|our|their|us|me|them|him)$/.test(lowerAt(tokens, verb + 1)) || word === 'please') return false
  // "she always laughs at my jokes"
  if (/^(?:laugh|look|shout|cry|whisper)$/.test(base) && lowerAt(tokens, verb + 1) === 'at') return false
  if (verb === start && (orders.test(word) || modals.has(word) || /^(?:did|is|are|what|how|where|when|why)$/.test(word))) return false
  if (/^(?:every|some|any|no)(?:one|body)$/.test(lowerAt(tokens, start))) return false
  if (laughing.test(word)) return false
  if (saying.test(base) || /^(?:said|told|thought|knew|wrote|meant|felt|found|heard|saw)$/.test(word)) return end - verb < 5
  return /^(?:you|i)$/.test(lowerAt(tokens, start)) && end - start < 4
}

/** Before the comma stands a full sentence; "likely" if it may be something else. */
export function leftClause(page: RulePage, start: number, comma: number): 'sure' | 'likely' | undefined {
  const { tokens } = page
  const words = tokens.slice(start, comma)
  const lowers = words.map(({ lower }) => lower)
  const opener = lowers[0] ?? ''
  const told = afterNote(page, start, comma)
  if (told > start) return leftClause(page, told, comma) && 'likely'
  // "In addition to anything else you may be, you are"
  if (/^(?:in addition to|in spite of|because of|instead of|apart from|aside from|regardless of|despite) /.test(lowers.join(' ')))
    return undefined
  const rest = lowers.join(' ').replace(opensThanks, '').split(' ')
  if (rest.length < lowers.length && !rest.some(word => subordinators.test(word) || complementizers.test(word))) return 'sure'
  // "If you are cold, ask for a blanket, they have many": the clause or request after the opening.
  const inner = tokens.findIndex(({ text }, k) => k > start && k < comma && text === ',')
  if (subordinators.test(opener) && inner > 0) {
    const isRequest =
      page.classes.isVerb(lowerAt(tokens, inner + 1)) && /^(?:for|the|a|me|us|it|your|to|in|at|on)$/.test(lowerAt(tokens, inner + 2))
    const isOnly = tokens.slice(start, comma).filter(({ text }) => text === ',').length === 1 && clauseAt(page, start + 1) !== undefined
    const isMain = isOnly && (isRequest || clauseAt(page, inner + 1) !== undefined)
    return isMain && comma - inner > 3 ? 'sure' : undefined
  }
  let from = start
  if (/^(?:and|but|also|then|yes|no|well|sorry|hope|glad|guess)$/.test(opener)) from++
  const far = clauseAcross(page, from)
  const isFar = far !== undefined && (finiteForms.has(lowerAt(tokens, far.verb)) || modals.has(lowerAt(tokens, far.verb)))
  const first = clauseAt(page, from) ?? clauseAt(page, openingEnd(page, start, comma)) ?? (isFar ? far : undefined)
  if (!first && isForbidding(page, start, comma)) return 'likely'
  if (!first || first.verb >= comma || !(isFirm(page, first) || isPastDeed(page, first) || isPresentDeed(page, first))) return undefined
  // "The more I see, the less I know", "If it rains, we stay", "not only"
  if (lowers.some((word, k) => (subordinators.test(word) && !isClosing(page, first.verb, start + k, comma) && !(word === 'because' && k > 2) && !(/^(?:had|were|should|so|as|since|before|after|until|till|once|either)$/.test(word) && isPlainUse(page, start + k, comma))) || (/^(?:only|merely|matter)$/.test(word) && !(word === 'only' && isAmount(tokens, start + k))))) return undefined // prettier-ignore
  if (opener === 'the' && /(?:er|more|less)$/.test(lowers[1] ?? '') && lowerAt(tokens, comma + 1) === 'the') return undefined
  // "The fact is, we lost", "I know, he is right"
  const last = lowers.at(-1) ?? ''
  const base = page.classes.base(last) ?? last
  if (
    finiteForms.has(last) ||
    modals.has(last) ||
    (saying.test(base) && !isNounHere(lowers.at(-2) ?? '')) ||
    /^(?:that|said|then|too)$/.test(last)
  )
    return undefined
  // "He told himself, this is best"
  const verb = lowers.at(-2) ?? ''
  if (/^(?:me|you|him|her|us|them|it|myself|yourself|himself|herself|ourselves|themselves)$/.test(last) && (saying.test(page.classes.base(verb) ?? verb) || /^(?:said|told|thought|knew)$/.test(verb))) return undefined // prettier-ignore
  // "He knew that in Paris, it rains"
  const at = lowers.findLastIndex(word => complementizers.test(word))
  if (at > 0 && !hasVerb(page, start + at + 1, comma)) return undefined
  if (
    at > 0 ||
    lowers.some(
      (word, k) =>
        word === 'because' ||
        (isClosing(page, first.verb, start + k, comma) &&
          !(/^(?:after|before|since|until)$/.test(word) && isPlainUse(page, start + k, comma))),
    )
  )
    return 'likely'
  // "Last Saturday, I saw him on the stairs"
  const isOpened = first.start > start && isOpening(page, start, first.start - 1)
  return first.subject === 'pronoun' && (first.start === from || isOpened) ? 'sure' : sureNoun(page, first)
}

/** "your call", "the report" */
const isNounHere = (before: string) => determiners.has(before) || possessives.has(before)

/** "Call me before it closes", "weighs more than our cat": no clause of the sentence waits for another. */
function isClosing({ tokens, classes }: RulePage, verb: number, k: number, comma: number): boolean {
  const word = lowerAt(tokens, k)
  const before = lowerAt(tokens, k - 1)
  if (word === 'than')
    return (k > verb + 1 && /^(?:more|less|fewer)$|er$/.test(before)) || /^(?:more|less|fewer)$/.test(lowerAt(tokens, k - 2))
  if (!/^(?:if|when|while|although|though|since|after|before|until|unless)$/.test(word) || k <= verb + 1 || comma - k < 3) return false
  return !/^(?:and|but|or|so|that|is|was|are|were|even|only|as|,)$/.test(tokens[k - 1]?.lower ?? '') && !saying.test(classes.base(before) ?? before) // prettier-ignore
}

/** "is only two minutes long" */
const isAmount = (tokens: RulePage['tokens'], k: number) =>
  /^(?:is|are|was|were|takes|took|has|have|had)$/.test(lowerAt(tokens, k - 1)) && /^(?:\d.*|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)$/.test(tokens[k + 1]?.lower ?? '') // prettier-ignore

/** "Never climb on the shelf", "Don't open it", "Please close the gate" */
function isForbidding({ tokens, classes }: RulePage, start: number, comma: number): boolean {
  const isNot = lowerAt(tokens, start) === 'do' && lowerAt(tokens, start + 1) === 'not'
  return (isNot || /^(?:never|don't|please|always|let's)$/.test(lowerAt(tokens, start))) && (classes.isVerb(lowerAt(tokens, isNot ? start + 2 : start + 1)) || lowerAt(tokens, start + 1) === 'do') && comma - start > 3 // prettier-ignore
}

/** "Dave offered to help", "Clara suggested a walk": the verb has an object. */
function isPastDeed({ tokens, tags, dictionary }: RulePage, { verb }: Clause): boolean {
  const next = lowerAt(tokens, verb + 1)
  return (dictionary.partsOf(lowerAt(tokens, verb)) & pos.past) !== 0 && tags.has(verb, 'PastTense') && !/^(?:by|in|at|with|from)$/.test(next) && (determiners.has(next) || possessives.has(next) || /^(?:to|it|them|him|her|me|us|up|out|that|again|yesterday|last|during|twice|immediately|after|before|well|badly|hard|poorly|brilliantly|terribly)$/.test(next) || next.endsWith('ing')) // prettier-ignore
}

/** "The bus leaves at nine" */
function isPresentDeed({ tokens, tags, dictionary }: RulePage, { verb }: Clause): boolean {
  const next = lowerAt(tokens, verb + 1)
  return (dictionary.partsOf(lowerAt(tokens, verb)) & pos.verbS) !== 0 && tags.has(verb, 'PresentTense') && tags.has(verb - 1, 'Noun') && !tags.has(verb - 1, 'Plural') && /^(?:at|on|in|for|to|from|every|until|well|late|early|again|here|there|away|back|up|down|out|like|very|too|the|a|an|my|his|her|our|their|it|them|me|us)$/.test(next) // prettier-ignore
}

function sureNoun({ tokens, tags, dictionary }: RulePage, clause: Clause): 'sure' | 'likely' {
  const verb = lowerAt(tokens, clause.verb)
  const parts = dictionary.partsOf(verb)
  // "My brother lives in Leeds"
  const isFinite = (parts & pos.verbS) !== 0 && !(parts & pos.plural && tags.has(clause.verb, 'Noun'))
  return finiteForms.has(verb) || modals.has(verb) || isFinite || ((parts & pos.past) !== 0 && !(parts & pos.participle))
    ? 'sure'
    : 'likely'
}

/** "we had", "you should", "five years since": not "had we", "should you" */
function isPlainUse(page: RulePage, k: number, comma: number): boolean {
  const { tokens, tags } = page
  const word = lowerAt(tokens, k)
  if (/^(?:had|were|should)$/.test(word)) return !tokens[k]?.first && tokens[k - 1]?.word === true && lowerAt(tokens, k - 1) !== 'and'
  if (word === 'so') return !tags.has(k + 1, 'Adjective', 'Adverb')
  // "after four o'clock", "since Monday"
  if (/^(?:after|before|since|until|till)$/.test(word) && k > 1 && !tokens[k]?.first) return !tokens[k + 1]?.word || /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|lunch|dinner|breakfast|school|work|class)$/.test(lowerAt(tokens, k + 1)) || tags.has(k + 1, 'Date') || nounPhraseEnd(page, k + 1) === comma // prettier-ignore
  // "as usual", "as flat as a mirror"
  if (word === 'as') return /^(?:usual|well|always|expected|before)$/.test(lowerAt(tokens, k + 1)) || lowerAt(tokens, k + 2) === 'as' || lowerAt(tokens, k - 2) === 'as' // prettier-ignore
  return /^(?:once|either)$/.test(word) && !tokens[k + 1]?.word
}

/** After "Last year", "Unfortunately,", "In some cases": the words before the clause. */
function openingEnd({ tokens }: RulePage, start: number, comma: number): number {
  const inner = tokens.findIndex(({ text }, k) => k > start && k < comma && text === ',')
  return inner > 0 && inner - start <= 5 ? inner + 1 : -1
}

/** "Last year, we moved": a short opening without a verb. */
function isOpening(page: RulePage, start: number, comma: number): boolean {
  return comma - start <= 5 && !hasVerb(page, start, comma)
}

function hasVerb({ tokens, dictionary, tags }: RulePage, from: number, to: number): boolean {
  for (let k = from; k < to; k++) {
    const word = lowerAt(tokens, k)
    if (finiteForms.has(word) || modals.has(word) || /'(?:s|m|re|ll|ve|d)$/.test(word)) return true
    if (dictionary.partsOf(word) & (pos.verb | pos.verbS | pos.past) && tags.has(k, 'Verb')) return true
  }
  return false
}
