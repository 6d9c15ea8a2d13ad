/** The infinitive or the -ing form that a word asks for: "keeps to ask", "refused answering", "spent an hour to clean". */
import { afterWord, applyRules, insertText, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { describesNoun } from '../../grammar/clause-gaps.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { auxiliaries, beForms, closed, determiners, modals, possessives } from '../../grammar/word-classes.ts'
import { isEnd } from './verb-slots.ts'

/** Edits of infinitives and -ing forms. */
export function verbPatternEdits(page: RulePage): Edit[] {
  return applyRules(page, [
    considerTo,
    spentTo,
    troubleTo,
    cannotHelpTo,
    interestedTo,
    refusedDoing,
    fromEnter,
    beforeLeave,
    leadsTo,
    helpedFinding,
    makesMeFeels,
    allowGo,
    goToSwimming,
    likeRead,
  ])
}

const startsObject = (word: string) => determiners.has(word) || possessives.has(word) || /^(?:me|you|him|us|them|it|her|something|anything|everything|myself|someone|people)$/.test(word) // prettier-ignore
const isPlain = ({ dictionary }: RulePage, word: string) =>
  /^(?:be|have|do)$/.test(word) || (!closed.has(word) && (dictionary.partsOf(word) & pos.verb) !== 0)

/** A pronoun that is the subject of a clause of its own. */
const opensClause = (tokens: readonly Token[], i: number) =>
  /^(?:i|you|he|she|it|we|they)$/.test(lowerAt(tokens, i)) && !describesNoun(tokens, i)

const doing = (to: Token, verb: Token, after: string, before = '') => ({
  ...replaceWord(to, before + inflect(verb.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${after}".`, verb),
})

/** "We are considering to move", "He keeps to ask", "I miss to play" */
const considerTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  const asker = lowerAt(tokens, i - 1)
  if (!verb?.word || verb.fixed || !isPlain(page, verb.lower) || /^(?:be|have)$/.test(verb.lower)) return undefined
  if (/^consider(?:s|ing|ed)?$/.test(asker))
    return asker === 'considered' && !opensClause(tokens, i - 2) ? undefined : doing(token, verb, asker)
  // "the money that he keeps to pay bills"
  const person = opensClause(tokens, i - 2)
  const next = lowerAt(tokens, i + 2)
  if (/^(?:keeps?|kept)$/.test(asker) && person && (plainVerbs.has(verb.lower) || startsObject(next))) return doing(token, verb, asker)
  return /^(?:miss|misses|missed)$/.test(asker) && person && (plainVerbs.has(verb.lower) || /^(?:play|work|live|talk|walk|go|eat|see|swim|sing|dance|travel|drive|study|hang)$/.test(verb.lower)) // prettier-ignore
    ? doing(token, verb, asker)
    : undefined
})

const lasting =
  /^(?:hours?|minutes?|time|days?|weeks?|months?|years?|afternoons?|evenings?|weekends?|mornings?|nights?|lifetime|seconds?|holidays?|vacation|summers?|winters?|semester)$/

/** "I spent two hours to clean the room" */
const spentTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  if (!lasting.test(lowerAt(tokens, i - 1)) || !verb?.word || verb.fixed || !isPlain(page, verb.lower) || verb.lower === 'be') return undefined // prettier-ignore
  let k = i - 2
  while (k > i - 7 && (determiners.has(lowerAt(tokens, k)) || /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|half|lot|lots|of|more|much|most|many|several|few|too|so|less|whole|entire|long|all|hundred|over|about|almost|around|nearly)$/.test(tokens[k]?.lower ?? ''))) k-- // prettier-ignore
  return /^(?:spend|spends|spent|spending|waste|wastes|wasted|wasting)$/.test(lowerAt(tokens, k))
    ? doing(token, verb, `${lowerAt(tokens, k)} … ${lowerAt(tokens, i - 1)}`)
    : undefined
})

/** "We had trouble to find the house", "I have difficulties to understand it" */
const troubleTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  const noun = lowerAt(tokens, i - 1)
  if (!/^(?:trouble|troubles|difficulty|difficulties|problems)$/.test(noun) || !verb?.word || verb.fixed || !isPlain(page, verb.lower)) return undefined // prettier-ignore
  if (/^(?:solve|fix|discuss|tackle|address|handle|report|overcome|face|deal|share|resolve|consider|do|be|have|worry|think|talk|work|sort|go|look)$/.test(verb.lower)) return undefined // prettier-ignore
  let k = i - 2
  while (k > i - 6 && /^(?:some|a|lot|of|no|any|great|big|many|little|much|such|more|serious|enough|lots)$/.test(lowerAt(tokens, k))) k--
  return /^(?:have|has|had|having|i've|we've)$/.test(lowerAt(tokens, k)) ? doing(token, verb, noun) : undefined
})

/** "I can't help to laugh" */
const cannotHelpTo: Rule = onWord('to', ({ tokens }, token, i) => {
  const verb = tokens[i + 1]
  return lowerAt(tokens, i - 1) === 'help' && /^(?:can't|couldn't|cannot|not)$/.test(lowerAt(tokens, i - 2)) && verb && /^(?:laugh|smile|cry|think|feel|wonder|notice|fall|love|worry|stare|be|ask)$/.test(verb.lower) // prettier-ignore
    ? doing(token, verb, `${lowerAt(tokens, i - 2)} help`)
    : undefined
})

/** "I am interested to join the club"; "interested to hear" is right. */
const interestedTo: Rule = onWord('to', ({ tokens }, token, i) => {
  const verb = tokens[i + 1]
  if (lowerAt(tokens, i - 1) !== 'interested' || !verb?.word || verb.fixed) return undefined
  const next = lowerAt(tokens, i + 2)
  const isStudy = verb.lower === 'learn' && !/^(?:that|what|how|of|about|more|if|whether|why|where|from|the|who)$/.test(next) && !isEnd(tokens[i + 2]) // prettier-ignore
  return isStudy || /^(?:join|apply|work|study|buy|become|participate|improve|develop|attend|visit|travel|rent|sell|teach|play|write|pursue|contribute|practice|practise|volunteer|invest|cooperate|collaborate|purchase|organize|organise|create|build|cook)$/.test(verb.lower) // prettier-ignore
    ? doing(token, verb, 'interested in', 'in ')
    : undefined
})

const infinitiveAskers = /^(?:refuse|refuses|refused|decide|decides|decided|agree|agrees|agreed|promise|promised|hope|hopes|hoped|want|wants|wanted|expect|expects|expected|offered|manage|manages|managed|afford|hesitate|hesitated|pretend|pretended|fail|fails|failed|wish)$/ // prettier-ignore

/** "She refused answering the question", "They want going to the concert" */
const refusedDoing: Rule = ({ tokens, classes, dictionary, tags }, token, i) => {
  const asker = lowerAt(tokens, i - 1)
  const base = classes.base(token.lower)
  const parts = dictionary.partsOf(token.lower)
  if (!infinitiveAskers.test(asker) || !(parts & pos.ing) || !base || closed.has(token.lower) || token.hyphen) return undefined
  const k = /^(?:not|never|also|always|really|finally)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 2
  const subject = lowerAt(tokens, k)
  const isPerson = /^(?:i|you|he|she|we|they|don't|doesn't|didn't|to|can't|who)$/.test(subject) || modals.has(subject) || tags.has(k, 'FirstName', 'Actor') // prettier-ignore
  if (!isPerson || /^(?:was|were|is|are|be|been)$/.test(subject)) return undefined
  const next = lowerAt(tokens, i + 1)
  const isNounLike = (parts & (pos.noun | pos.adjective)) !== 0
  if (!(startsObject(next) || (/^(?:to|from|with|in|at|back|out|home)$/.test(next) && (!isNounLike || /^(?:going|coming|hearing|talking|working|living|playing|staying)$/.test(token.lower))))) return undefined // prettier-ignore
  // "He decided leaving the company was best"
  for (let n = i + 1; n < tokens.length && !/^[.?!;,]$/.test(tokens[n]?.text ?? ''); n++) {
    const word = lowerAt(tokens, n)
    if (/^(?:and|but|because|when|that|who|which|if|so|while|until|after|before)$/.test(word)) break
    if (auxiliaries.has(word) || modals.has(word) || (tags.has(n, 'PresentTense', 'PastTense') && !tags.has(n, 'Gerund', 'Infinitive'))) return undefined // prettier-ignore
  }
  return replaceWord(token, `to ${base}`, 'verb-pattern', `Use "to" and the verb after "${asker}".`)
}

/** "It prevents people from enter the park", "by include more examples": a verb that is no noun. */
const fromEnter: Rule = afterWord('from by without about of at after before in on into despite', ({ tokens, tags }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (!plainVerbs.has(token.lower) || !/^\p{Ll}/u.test(token.text)) return undefined
  if (/^(?:make|know|say|please|get|sell|steal|lend|tend|spend|go|win|lose)$/.test(token.lower) || tokens[i - 1]?.hyphen) return undefined
  const next = lowerAt(tokens, i + 1)
  // "after" and "before" may end a clause; "in" and "on" may be particles: "Log in, enter the code".
  // "I here by declare"
  if (before === 'by' && lowerAt(tokens, i - 2) === 'here') return undefined
  if (/^(?:in|on|at|about|of|by)$/.test(before) && tags.has(i - 2, 'Verb') && tags.has(i, 'Infinitive') && !startsObject(next)) return undefined // prettier-ignore
  if (/^(?:in|on)$/.test(before) && !/^(?:interest|interested|succeed|succeeded|success|experience|experienced|insist|insists|insisted|focus|focused|focuses|role|work|keen|believe|believes|help|difficulty|interests|concentrate|specialize|specializes|specialise)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  return startsObject(next) || tags.has(i + 1, 'Noun', 'Adjective') || /^(?:to|in|with|on|at|from)$/.test(next)
    ? replaceWord(token, inflect(token.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${before}".`)
    : undefined
})

/** "Before go to bed, I read", "After finish my homework, I go out" */
const beforeLeave: Rule = ({ tokens }, token, i) => {
  const opener = tokens[i - 1]
  if (!opener?.first || !/^(?:before|after|by|without|since)$/.test(opener.lower) || token.fixed) return undefined
  const next = lowerAt(tokens, i + 1)
  const isAction =
    (/^(?:go|come|return)$/.test(token.lower) && /^(?:to|home|out|back)$/.test(next)) ||
    (/^(?:finish|start|leave|take|make|get|see|meet|do|have|read|write|open|close|use|buy|sell|eat|watch|visit|put|cook|wash|clean|try|drink|play|check|call|book|send|pay|turn)$/.test(token.lower) && startsObject(next)) // prettier-ignore
  return isAction ? replaceWord(token, inflect(token.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${opener.text}".`) : undefined
}

/** "It contributes to improve the air", "This leads to create more waste" */
const leadsTo: Rule = onWord('to', ({ tokens }, token, i) => {
  const verb = tokens[i + 1]
  const asker = lowerAt(tokens, i - 1)
  if (!verb || !plainVerbs.has(verb.lower)) return undefined
  const isFixed = /^(?:contribute|contributes|contributed|dedicated|devoted|accustomed|addicted|leads)$/.test(asker) || (/^(?:lead|led)$/.test(asker) && !beForms.has(lowerAt(tokens, i - 2)) && !/^(?:been|being|be)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
  // "leads us to believe" has an object; "the money was contributed to help"
  return isFixed && !(asker === 'contributed' && beForms.has(lowerAt(tokens, i - 2))) && !/^(?:believe|think|conclude|suppose|expect)$/.test(verb.lower) // prettier-ignore
    ? replaceWord(verb, inflect(verb.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${asker} to".`)
    : undefined
})

/** "He helped me finding a job" */
const helpedFinding: Rule = afterWord('me him us them you', ({ tokens, classes, dictionary }, token, i) => {
  const base = dictionary.partsOf(token.lower) & pos.ing ? classes.base(token.lower) : undefined
  return base && /^(?:help|helps|helped|helping)$/.test(lowerAt(tokens, i - 2)) && (startsObject(lowerAt(tokens, i + 1)) || /^(?:to|with|better|more|in|out|up)$/.test(lowerAt(tokens, i + 1))) && !/^(?:using|doing|being|going|starting|beginning|according|including|during)$/.test(token.lower) // prettier-ignore
    ? replaceWord(token, base, 'verb-pattern', `Use the base form "${base}" after "${lowerAt(tokens, i - 2)} ${lowerAt(tokens, i - 1)}".`)
    : undefined
})

/** "It makes me feels better", "She let him went out" */
const makesMeFeels: Rule = afterWord('me him us them you', ({ tokens, classes, dictionary, tags }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  const base = classes.base(token.lower)
  const asker = lowerAt(tokens, i - 2)
  if (!base || base === token.lower || closed.has(token.lower)) return undefined
  if (!/^(?:make|makes|made|making|let|lets|letting)$/.test(asker)) return undefined
  const isS = (parts & pos.verbS) !== 0 && inflect(base, 's') === token.lower && tags.has(i, 'PresentTense')
  const isPast = (parts & pos.past) !== 0 && !(parts & (pos.participle | pos.verb | pos.adjective | pos.noun))
  // "made them books" has two objects; "made him known" is right.
  return (isS && !(parts & pos.plural && !/^(?:feel|think|want|look|work|need|go|come|cry|laugh|smile|wait|know)$/.test(base))) || isPast
    ? replaceWord(token, base, 'verb-pattern', `Use the base form "${base}" after "${asker} ${lowerAt(tokens, i - 1)}".`)
    : undefined
})

/** "They don't allow us take photos", "I want you come", "She asked me help her" */
const allowGo: Rule = afterWord('me him us them you', ({ tokens, tags }, token, i) => {
  const asker = lowerAt(tokens, i - 2)
  const next = lowerAt(tokens, i + 1)
  if (!/^(?:allow|allows|allowed|allowing|enable|enables|enabled|encourage|encourages|encouraged|want|wants|wanted|force|forces|forced|advised|invited|asked|told|reminded|persuade|persuaded|convince|convinced)$/.test(asker)) return undefined // prettier-ignore
  const isVerb = plainVerbs.has(token.lower) || (/^(?:take|go|come|do|have|stay|wait|help|use|see|buy|call|clean|pay|play|visit|work)$/.test(token.lower) && (startsObject(next) || (token.lower === 'take' && tags.has(i + 1, 'Noun')) || (/^(?:go|come|stay|wait)$/.test(token.lower) && (isEnd(tokens[i + 1]) || /^(?:to|with|home|here|there|for|back|out|in)$/.test(next))))) // prettier-ignore
  if (!isVerb || !/^\p{Ll}/u.test(token.text)) return undefined
  // "He told me go away": speech without quotation marks; "I ask you, …" and "told you know who"
  if (/^(?:know|see|say|please|agree|think|believe|understand)$/.test(token.lower) && /^(?:told|asked|reminded)/.test(asker)) return undefined // prettier-ignore
  return insertText(token.start, 'to ', 'verb-pattern', `Use "to" between "${asker} ${lowerAt(tokens, i - 1)}" and a verb.`)
})

/** "On Saturdays I go to swimming." */
const goToSwimming: Rule = onWord('to', ({ tokens }, token, i) => {
  const sport = tokens[i + 1]
  return sport && /^(?:go|goes|went|gone|going)$/.test(lowerAt(tokens, i - 1)) && /^(?:swimming|shopping|fishing|hiking|skiing|camping|jogging|sailing|surfing|dancing|climbing|running|skating|sightseeing)$/.test(sport.lower) && (isEnd(tokens[i + 2]) || /^(?:and|with|on|in|at|every|after|because|together|or|but|if|when|so|before|this|again|tomorrow|today|yesterday|by|once|twice)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
    ? { ...insertText(token.start, '', 'verb-pattern', `Use "go ${sport.lower}" without "to".`), end: sport.start }
    : undefined
})

/** "I like read and cooking" */
const likeRead: Rule = onWord('read write cook swim draw paint sing learn listen speak eat sew knit bake', ({ tokens }, token, i) =>
  /^(?:like|likes|love|loves|enjoy|enjoys|hate|hates|prefer|prefers)$/.test(lowerAt(tokens, i - 1)) &&
  (opensClause(tokens, i - 2) || (/^(?:also|really|don't|doesn't)$/.test(lowerAt(tokens, i - 2)) && opensClause(tokens, i - 3)))
    ? replaceWord(token, inflect(token.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${lowerAt(tokens, i - 1)}".`)
    : undefined,
)
