/** Forms after "be", "have", and modals that a plain verb shows: "was build in", "has exceed", "could not found". */
import { afterWord, applyRules, insertText, isQuestion, lowerAt, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { describesNoun } from '../../grammar/clause-gaps.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, modals, possessives } from '../../grammar/word-classes.ts'
import { isEnd } from './verb-slots.ts'

/** Edits of such forms. */
export function verbSlipEdits(page: RulePage): Edit[] {
  return applyRules(page, [
    wasBuild,
    beSign,
    isCalled,
    hasExceed,
    hasItChange,
    couldNotFound,
    toFixed,
    seemsToHas,
    mustStaying,
    wouldLikeVisit,
    heardToComplain,
    asDiscuss,
    neverBeen,
    isDepending,
  ])
}

const startsObject = (word: string) => determiners.has(word) || possessives.has(word) || /^(?:me|you|him|us|them|it|her|something|anything|everything|myself|someone)$/.test(word) // prettier-ignore
const between =
  /^(?:not|never|already|just|always|also|only|recently|finally|still|even|ever|often|now|usually|first|originally|fully|completely|mainly|mostly|widely|all)$/
const pronoun = /^(?:i|you|he|she|it|we|they)$/

/** Index of the word before `i`, without adverbs between them. */
function beforeAdverbs(tokens: readonly Token[], i: number): number {
  let k = i - 1
  while (k > 0 && between.test(lowerAt(tokens, k))) k--
  return k
}

/** Verbs with an object, whose participle differs, also those that are nouns elsewhere. */
const transitive = /^(?:build|send|steal|write|choose|sell|teach|tell|give|make|deliver|speak|spend|destroy|produce|publish|invite|cancel|found|bring|catch|forget|eat|drive|steal|invent|discover|locate|surround|organize|organise|divide|allow|require|develop|include|consider|describe|create|provide|accept|protect|connect|prepare|remove|receive|replace|explain|manage|operate|perform|prevent|prove|recommend|reduce|represent|select|serve|settle|solve|suspend|establish|employ|examine|exclude|expect|extend|introduce|install|inform|inspire|involve|implement|translate|transmit|attach|appoint|announce|approve|arrange|assign|borrow|bury|celebrate|collect|compose|conclude|confirm|construct|decorate|dedicate|define|design|determine|direct|distribute|educate|eliminate|execute|generate|identify|improve|influence|inspect|kill|modify|motivate|obtain|postpone|punish|recognize|recognise|reject|restore|satisfy|submit|terminate|threaten|understand|violate|wear|withdraw|convince|encourage|damage|injure)$/ // prettier-ignore
/** Also nouns: only where no noun can stand. */
const alsoNouns = /^(?:build|design|found|document|influence|damage|direct|bore|wear)$/
const clausal = /^(?:plan|goal|idea|job|aim|thing|things|advice|rule|choice|solution|option|step|task|purpose|point|trick|key|answer|way|question|dream|wish|role|duty|what|all|best|worst|next|only|do|does|did|done|intention|strategy|challenge|habit|command|option)$/ // prettier-ignore

/** "The house was build in 1950", "The letters were send yesterday" */
const wasBuild: Rule = ({ tokens, dictionary, tags }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  const k = beforeAdverbs(tokens, i)
  const be = tokens[k]
  if (!be || !/^(?:is|are|was|were|been|being)$/.test(be.lower) || be.first || !transitive.test(token.lower)) return undefined
  if (parts & (pos.participle | pos.adverb) || tags.has(i, 'Adjective')) return undefined
  const right = inflect(token.lower, 'participle')
  const next = tokens[i + 1]
  const goesOn = isEnd(next) || /^(?:by|in|on|at|from|to|with|for|as|until|before|after|during|yesterday|today|last|every|into|near|around|because|when|here|there|again|and|without|within|since|using|ago|between|under|over|about|correctly|properly|successfully|immediately)$/.test(next?.lower ?? '') // prettier-ignore
  if (right === token.lower || !goesOn) return undefined
  if (be.lower === 'been' || be.lower === 'being') return fix(token, right, be.text)
  // "The plan was build or buy", "All he did was send in the form": the verb is what somebody does.
  let from = k - 1
  while (from > 0 && !tokens[from]?.first && !/^[,;:]$/.test(tokens[from]?.text ?? '')) from--
  const subject = tokens.slice(Math.max(0, from), k)
  if (subject.some(other => clausal.test(other.lower))) return undefined
  const noun = lowerAt(tokens, k - 1)
  if (/^(?:what|this|that|here|there)$/.test(noun) || next?.lower === 'or') return undefined
  if (alsoNouns.test(token.lower) && !/^(?:by|in|on|at|with|for|to|from)$/.test(next?.lower ?? '')) return undefined
  if (/^(?:is|are)$/.test(be.lower) && isQuestion(tokens, i)) return undefined
  return tags.has(k - 1, 'Noun', 'Pronoun', 'Plural') || pronoun.test(noun) || between.test(noun) ? fix(token, right, be.text) : undefined
}

const fix = (token: Token, right: string, helper: string) => replaceWord(token, right, 'verb-form', `Use the participle "${right}" after "${helper}".`) // prettier-ignore

const actions = /^(?:return|pay|sign|cancel|repair|clean|ship|treat|call|help|schedule|limit|test|check|use|force|book|report|support|paint|rent|lock|mail|post|print|film|record|release|update|surprise|name|award|plan|cause|order|change|move|charge|cover|visit|cook|plant|close|open|finish|wash|fix|review|delay|refund|question|follow|clean|store|control|share|request|fire|hire|fill|count|divide|photograph|train|attack|rescue|respect|process|ban|host|offer|transfer|reserve|contact|answer|notice|love|block|escape|complete|invoice|claim|stir|bake|boil|peel|chop|soak|mop|scrub|rinse|inspect|adjust)$/ // prettier-ignore

/** "The form needs to be sign by both", "I have never been treat like this", "The books were not return" */
const beSign: Rule = ({ tokens, tags }, token, i) => {
  if (!actions.test(token.lower) || lowerAt(tokens, i + 2) === token.lower) return undefined
  const k = beforeAdverbs(tokens, i)
  // "There has been change at the top", "This has been work for two"
  if (tokens.slice(Math.max(0, k - 4), k).some(other => /^(?:there|this|that)$/.test(other.lower))) return undefined
  const be = lowerAt(tokens, k)
  const next = lowerAt(tokens, i + 1)
  const isAdjective = /^(?:clean|close|open|complete)$/.test(token.lower)
  const helper = lowerAt(tokens, k - 1)
  const right = inflect(token.lower, 'participle')
  // "It must be love", "There may be cause for concern"
  if (/^(?:love|cause|help|change|fire|respect|control|support|work|use)$/.test(token.lower) && next !== 'by' && tokens.slice(Math.max(0, k - 3), k).some(({ lower }) => /^(?:it|this|that|there|what|which)$/.test(lower))) return undefined // prettier-ignore
  const byAgent = next === 'by' && !/^(?:the|mid)?(?:noon|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+)$/.test(lowerAt(tokens, i + 2)) && tokens[i + 2]?.word === true // prettier-ignore
  if (be === 'been' || (be === 'be' && (modals.has(helper) || /^(?:to|not|cannot)$/.test(helper) || between.test(helper)))) {
    if (isAdjective && !byAgent) return undefined
    // "It has been close", "to be surprise guests"
    if (determiners.has(next) || tags.has(i + 1, 'Noun')) return undefined
    return isEnd(tokens[i + 1]) || /^(?:by|in|on|at|to|with|from|as|like|until|before|after|yesterday|twice|again|because|immediately|and|within|when|without)$/.test(next) // prettier-ignore
      ? fix(token, right, be)
      : undefined
  }
  // A noun would have an article.
  const isNegated = k < i - 1 && /^(?:not|never)$/.test(lowerAt(tokens, i - 1))
  return /^(?:was|were|is|are)$/.test(be) && !isAdjective && !tokens[k]?.first && ((isNegated && isEnd(tokens[i + 1])) || byAgent) && tags.has(k - 1, 'Plural', 'Singular') && !clausal.test(helper) // prettier-ignore
    ? fix(token, right, be)
    : undefined
}

/** "The hot rock is call magma" */
const isCalled: Rule = onWord('call', ({ tokens, dictionary }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  return /^(?:is|are|was|were)$/.test(lowerAt(tokens, i - 1)) && !tokens[i - 1]?.first && !/^(?:this|that|it|there|what|thing|do)$/.test(lowerAt(tokens, i - 2)) && (dictionary.partsOf(next) & pos.noun) !== 0 && !closed.has(next) && !/^(?:centers?|centres?|quality|waiting|volumes?|signs?|options?|girls?|numbers?|times?|logs?|data|duration)$/.test(next) // prettier-ignore
    ? replaceWord(token, 'called', 'verb-form', `Use the participle "called" after "${lowerAt(tokens, i - 1)}".`)
    : undefined
})

/** "The sales team has exceed its target", "The bird, as if it had understand everything" */
const hasExceed: Rule = ({ tokens, tags }, token, i) => {
  const k = beforeAdverbs(tokens, i)
  const have = tokens[k]
  if (!have || !/^(?:has|have|had|hasn't|haven't|hadn't|i've|we've|they've|you've)$/.test(have.lower) || have.first || !plainVerbs.has(token.lower)) return undefined // prettier-ignore
  const right = inflect(token.lower, 'participle')
  if (right === token.lower) return undefined
  const subject = lowerAt(tokens, k - 1)
  // "to have understand", "let them have learn", "does he have give": no subject of "have" is before it.
  if (modals.has(subject) || /^(?:to|let|let's|please|don't|didn't|doesn't)$/.test(subject)) return undefined
  const asks = tokens.slice(Math.max(0, k - 5), k).some(other => /^(?:do|does|did|make|makes|made|let|lets)$/.test(other.lower))
  // "The people we have follow the rules", "Those who have seem to want more"
  const isGap =
    tokens.slice(Math.max(0, k - 5), k - 1).some(other => /^(?:that|which|whom|those|what|whatever|who)$/.test(other.lower)) ||
    subject === 'what' ||
    describesNoun(tokens, k - 1)
  if (asks || isGap || lowerAt(tokens, k + 1) === 'better') return undefined
  const next = lowerAt(tokens, i + 1)
  if (tags.has(i, 'Adjective') || (tags.has(i, 'Noun') && !startsObject(next)) || next === 'of') return undefined
  return fix(token, right, have.text)
}

/** "Has it changes my life?" */
const hasItChange: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const have = tokens[i - 2]
  const base = classes.base(token.lower)
  if (!have?.first || !/^(?:has|have)$/.test(have.lower) || !pronoun.test(lowerAt(tokens, i - 1)) || !base || closed.has(token.lower)) return undefined // prettier-ignore
  const isS = (dictionary.partsOf(token.lower) & pos.verbS) !== 0 && inflect(base, 's') === token.lower
  return isS && isQuestion(tokens, i) && (startsObject(lowerAt(tokens, i + 1)) || isEnd(tokens[i + 1]))
    ? fix(token, inflect(base, 'participle'), have.text)
    : undefined
}

const pastAsBase: Record<string, string> = { found: 'find', felt: 'feel', fell: 'fall', saw: 'see', left: 'leave' }
const institutions = /^(?:company|firm|club|state|institute|colony|school|city|church|society|party|newspaper|magazine|college|university|business|dynasty|order|settlement|organization|organisation|nation|movement|museum|hospital|startup|community|foundation|library|league|bank|league|family)$/ // prettier-ignore

/** "I could not found my keys", "customers can found the same jackets" */
const couldNotFound: Rule = ({ tokens, tags }, token, i) => {
  const base = pick(pastAsBase, token.lower)
  const k = lowerAt(tokens, i - 1) === 'not' || between.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const modal = tokens[k]
  if (!base || !modal || !(modals.has(modal.text) || /^(?:don't|doesn't|didn't|do|did|does)$/.test(modal.text))) return undefined
  if (/^(?:do|did|does)$/.test(modal.lower) && lowerAt(tokens, i - 1) !== 'not') return undefined
  const next = lowerAt(tokens, i + 1)
  const noun = [2, 3, 4].map(n => lowerAt(tokens, i + n)).find(word => institutions.test(word))
  if (token.lower === 'found' && (noun || !(startsObject(next) || tags.has(i + 1, 'Noun', 'Adjective') || /^(?:out|that|more|many)$/.test(next)))) return undefined // prettier-ignore
  if (token.lower === 'found' && !/^(?:the|my|your|his|her|our|their|any|it|him|them|me|you|us|out|that|these|this|those|anything|something|more|many|some)$/.test(next)) return undefined // prettier-ignore
  if (token.lower === 'saw' && !/^(?:him|her|them|you|me|us|it|that|what|anything|my|your|his)$/.test(next)) return undefined
  if (token.lower === 'saw' && isSawing(tokens, i)) return undefined
  if (token.lower === 'felt' && !/^(?:the|a|my|his|her|it|that|how|very|so|good|bad|happy|sad|tired|better|like|free|safe|comfortable|anything)$/.test(next)) return undefined // prettier-ignore
  if (token.lower === 'fell' && /^(?:the|a|an|this|that|trees?|him|them|it)$/.test(next)) return undefined
  if (token.lower === 'left' && !startsObject(next)) return undefined
  return replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${modal.text}".`)
}

/** "if we would saw it in two": with a saw */
export const isSawing = (tokens: readonly Token[], i: number) =>
  tokens.slice(i + 1, i + 6).some(({ lower }, n) => /^(?:in|into|through|off|up|down)$/.test(lower) && /^(?:two|half|three|four|pieces|planks|logs|lengths|boards|the|a)$|^$/.test(lowerAt(tokens, i + n + 2)) && (lower !== 'in' || /^(?:two|half|three|four)$/.test(lowerAt(tokens, i + n + 2)))) // prettier-ignore

/** "He tried to fixed the bike", "We have to closed it" */
const toFixed: Rule = afterWord('to', ({ tokens, classes, dictionary, tags }, token, i) => {
  if (closed.has(token.lower)) return undefined
  // "Would she have been able to had she known it?"
  if (token.lower === 'had' && tags.has(i + 1, 'Pronoun')) return undefined
  const asker = /^(?:want|wants|wanted|need|needs|needed|try|tries|tried|trying|decide|decides|decided|plan|plans|planned|hope|hopes|hoped|able|have|has|had|going|how|like|started|began|continue|continued|managed|ready|easy|hard|difficult|order|necessary|possible|impossible|important)$/ // prettier-ignore
  const parts = dictionary.partsOf(token.lower)
  const base = classes.base(token.lower)
  const next = lowerAt(tokens, i + 1)
  if (!asker.test(lowerAt(tokens, i - 2)) || !base || base === token.lower || parts & pos.verb || !(parts & pos.past)) return undefined
  return startsObject(next) && next !== 'no' ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`) : undefined
})

/** "Everyone seemed to has a plan" */
const seemsToHas: Rule = afterWord('to', ({ tokens }, token, i) => {
  const right = pick({ has: 'have', had: 'have', is: 'be', was: 'be', does: 'do', did: 'do', went: 'go', goes: 'go' }, token.lower)
  return right && /^(?:seem|seems|seemed|appear|appears|appeared|tend|tends|tended|claim|claims|claimed|expected|supposed|allowed|refuse|refused|agree|agreed|managed|failed|forgot|remember|learned|learnt|want|wants|wanted|need|needs|decided|hopes|hoped)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? replaceWord(token, right, 'verb-form', `Use the base form "${right}" after "to".`)
    : undefined
})

/** "she must staying in hospital", "I can swimming" */
const mustStaying: Rule = ({ tokens, classes, dictionary }, token, i) => {
  if (!(dictionary.partsOf(token.lower) & pos.ing) || closed.has(token.lower)) return undefined
  const k = /^(?:not|also|always|never)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const modal = tokens[k]
  const subject = tokens[k - 1]
  const base = classes.base(token.lower)
  if (!base || !modal || !modals.has(modal.text) || !subject || !/^(?:i|he|she|we|they|you)$/.test(subject.lower)) return undefined
  // "what you can helping others", "and as he will, going on"
  const opens = subject.first || /^(?:and|but|because|when|if|so|that|,|tomorrow|then|now|where)$/.test(tokens[k - 2]?.lower ?? '')
  return opens ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${modal.text}".`) : undefined
}

/** "I would like inform you" */
const wouldLikeVisit: Rule = afterWord('like', ({ tokens }, token, i) => {
  if (!plainVerbs.has(token.lower)) return undefined
  const would = lowerAt(tokens, i - 2)
  return /^(?:would|i'd|we'd|you'd|he'd|she'd|they'd)$/.test(would) || (/^(?:also|really|just)$/.test(would) && lowerAt(tokens, i - 3) === 'would') // prettier-ignore
    ? insertText(token.start, 'to ', 'verb-pattern', 'Use "to" between "would like" and a verb.')
    : undefined
})

/** "I never heard him to complain" */
const heardToComplain: Rule = onWord('to', ({ tokens }, token, i) => {
  const verb = tokens[i + 1]
  return verb && plainVerbs.has(verb.lower) && /^(?:him|me|us|them|you)$/.test(lowerAt(tokens, i - 1)) && /^(?:hear|heard)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? { ...insertText(token.start, '', 'verb-pattern', `Use the verb without "to" after "${lowerAt(tokens, i - 2)}".`), end: verb.start }
    : undefined
})

/** "As discuss on the phone", "As agree, I am sending the form" */
const asDiscuss: Rule = onWord(
  'discuss mention agree explain describe state announce promise request expect indicate suggest outline instruct inform advise require',
  ({ tokens }, token, i) => {
    const as = tokens[i - 1]
    if (as?.lower !== 'as') return undefined
    if (!as.first && tokens[i - 2]?.text !== ',') return undefined
    const next = tokens[i + 1]
    const isTime = /^(?:on|in|during|with|earlier|before|yesterday|above|previously|at|by|last|over|below|today)$/.test(next?.lower ?? '')
    return next && (next.text === ',' || isTime) ? fix(token, inflect(token.lower, 'participle'), 'as') : undefined
  },
)

/** "I never been to Japan" */
const neverBeen: Rule = afterWord('never already always just', ({ tokens, dictionary }, token, i) => {
  const adverb = lowerAt(tokens, i - 1)
  const person = tokens[i - 2]
  if (!person || !/^(?:i|we|they|you|he|she|it)$/.test(person.lower)) return undefined
  const parts = dictionary.partsOf(token.lower)
  const isParticiple = token.lower === 'been' || (parts & pos.participle && !(parts & (pos.past | pos.verb | pos.adjective | pos.noun)) && !closed.has(token.lower)) // prettier-ignore
  const opens = person.first || /^(?:and|but|because|that|,|so)$/.test(tokens[i - 3]?.lower ?? '')
  // "I just seen it" is rather a past.
  if (!isParticiple || !opens || (adverb === 'just' && token.lower !== 'been') || isQuestion(tokens, i)) return undefined
  const have = /^(?:he|she|it)$/.test(person.lower) ? 'has' : 'have'
  return insertText(person.end, ` ${have}`, 'verb-form', `Use "${have}" before the participle "${token.text}".`)
})

/** "It is depend on the weather", "Prices are depend on the season" */
const isDepending: Rule = onWord('depend consist belong agree disagree rely', ({ tokens, tags }, token, i) => {
  const be = tokens[i - 1]
  if (!be || be.first || !/^(?:is|are|was|were)$/.test(be.lower) || !/^(?:on|of|to|with|in)$/.test(lowerAt(tokens, i + 1))) return undefined
  const isOne = be.lower === 'is' || be.lower === 'was'
  if (!tags.has(i - 2, 'Noun', 'Plural', 'Pronoun') || clausal.test(lowerAt(tokens, i - 2))) return undefined
  const right = /^(?:was|were)$/.test(be.lower) ? inflect(token.lower, 'past') : isOne ? inflect(token.lower, 's') : token.lower
  return replaceWord(be, right, 'verb-form', `Remove "${be.text}" before "${right}".`, token)
})
