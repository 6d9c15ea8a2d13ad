/** Infinitives and -ing forms after nouns, pronouns, and particles: "hard for her wash", "where eat", "allow us parking here". */
import { afterWord, applyRules, inDrafts, insertText, lowerAt, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { auxiliaries, beForms, closed, modals, prepositions, subjects } from '../../grammar/word-classes.ts'
import { baseOfIng, hasObject, isBase, isEnd, isPure, startsObject, startsPlace } from './verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function complementFormEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [hardForHer, howPrepare, notForbid, beganToSinging, allowParking, helpPeopleStaying, hateSit, insteadShout, afterPlant, keepsEaten, seeHerTo, orUsing, andToCheck, planningVisiting, forKeep]), // prettier-ignore
    ...inDrafts(applyRules(page, [forgotScanning, stoppedToFeel, recommendTo])),
  ]
}

const toBase = (page: RulePage, i: number, asker: string): Edit =>
  insertText(page.tokens[i]?.start ?? 0, 'to ', 'verb-pattern', `"${asker}" is followed by "to" and the verb.`)
const ingAfter = (page: RulePage, i: number, asker: string): Edit | undefined => {
  const token = page.tokens[i]
  return token && replaceWord(token, inflect(token.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${asker}".`)
}

/** Also nouns, but verbs where a pronoun or "how" stands before them. */
const actions = /^(?:wash|clean|work|drive|walk|talk|study|play|sleep|cook|help|stay|move|visit|travel|use|start|stop|park|rest|dance|run|swim|drink|speak|read|write|eat|go|come|live|learn|find|buy|sell|get|make|do|have|be|see|hear|understand|know|think|say|tell|ask|answer|pay|leave|wait|sit|stand|climb|reach|open|close|carry|lift|breathe|focus|concentrate|follow|remember|forget|believe|choose|decide|call|contact|send|receive|wear|wake|fall|win|lose|join|take|give|bring|put|keep|turn|change|fix|repair|solve|plan|order|book|rent|sing|paint|draw|teach|share|save|spend|earn|check|test|try|practice|train|relax|enjoy|attend|finish|complete|return|watch|listen|look)$/ // prettier-ignore

/** "It is difficult for her wash with cold water" */
const hardForHer: Rule = afterWord('me him her us them you people children students everyone', (page, token, i) => {
  const { tokens, dictionary } = page
  if (lowerAt(tokens, i - 2) !== 'for') return undefined
  const adjective = lowerAt(tokens, i - 3)
  if (!/^(?:difficult|hard|easy|easier|harder|important|impossible|possible|necessary|good|better|best|useful|nice|normal|dangerous|safe|safer|essential|vital|convenient|comfortable|strange|common|time|way|opportunity|chance|enough)$/.test(adjective)) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  if (!(isBase(page, token) && actions.test(token.lower)) && !plainVerbs.has(token.lower) && token.lower !== 'be') return undefined
  // "easy for her work": a noun
  const isHer = lowerAt(tokens, i - 1) === 'her' && (dictionary.partsOf(token.lower) & pos.noun) !== 0
  if (next === 'to' && lowerAt(tokens, i + 2) === 'be') return undefined
  if (isHer && !(startsObject(next) || /^(?:with|in|at|on|to|without|from|alone|again)$/.test(next))) return undefined
  return startsObject(next) || startsPlace(next) || isEnd(tokens[i + 1]) || tags(page, i + 1) ? toBase(page, i, adjective) : undefined
})

const tags = (page: RulePage, i: number) => page.tags.has(i, 'Noun', 'Adjective', 'Adverb')

/** "good advice about where eat", "I learned how prepare solutions" */
const howPrepare: Rule = afterWord('how where when what', (page, token, i) => {
  const { tokens } = page
  const asker = lowerAt(tokens, i - 1)
  const before = lowerAt(tokens, i - 2)
  if (tokens[i - 1]?.first || !isBase(page, token)) return undefined
  if (!/^(?:know|knows|knew|known|knowing|learn|learned|learnt|learns|learning|teach|teaches|taught|teaching|show|shows|showed|showing|explain|explains|explained|about|on|of|decide|decided|deciding|understand|understands|understood|understanding|me|us|him|them|you|idea|forget|forgot|remember|figure|out|see|tell|told|discover|discovered|advice|ask|asked|wonder|sure|advice|tips|and|or)$/.test(before)) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const isVerb = plainVerbs.has(token.lower) || /^(?:be|have|do)$/.test(token.lower) || actions.test(token.lower)
  if (!isVerb || (page.dictionary.partsOf(token.lower) & pos.noun && !plainVerbs.has(token.lower) && !/^(?:eat|go|buy|find|get|make|do|have|be|cook|park|use|write|read|speak|sit|stay|put|start|stop|drive|swim|play|order|sleep|wear|sell|fix|say|take|give|turn|pay|leave|open|close|wash|clean|help|check)$/.test(token.lower))) return undefined // prettier-ignore
  // "how work is done", "what make people happy"
  if (beForms.has(next) || auxiliaries.has(next) || modals.has(next) || subjects.has(next) || asker === 'what' && !/^(?:do|say|buy|wear|eat|expect|choose|bring|order|write|cook)$/.test(token.lower)) return undefined // prettier-ignore
  const rest = tokens.slice(i + 1, i + 6)
  if (/^(?:work|play|help|use|start|stop|drive|sleep)$/.test(token.lower) && rest.some(({ lower }) => auxiliaries.has(lower)))
    return undefined
  return startsObject(next) || startsPlace(next) || isEnd(tokens[i + 1]) || tags(page, i + 1) || /^(?:and|or)$/.test(next) ? toBase(page, i, asker) : undefined // prettier-ignore
})

/** "The best solution is not forbid phones, but to teach" */
const notForbid: Rule = afterWord('not', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:is|was)$/.test(lowerAt(tokens, i - 2)) || !(plainVerbs.has(token.lower) || isPure(page, token.lower)) || !isBase(page, token)) return undefined // prettier-ignore
  const rest = tokens.slice(i + 1, i + 10)
  return rest.some(({ lower }, k) => lower === 'but' && rest[k + 1]?.lower === 'to') ? toBase(page, i, 'is not') : undefined
})

/** "The old lady began to singing." */
const beganToSinging: Rule = afterWord('to', (page, token, i) => {
  const { tokens } = page
  const base = baseOfIng(page, token)
  return base && /^(?:began|begin|begins|begun|started|start|starts|starting|beginning|continue|continued|continues|decide|decided|tried|try|tries|trying|want|wants|wanted|hope|hoped|refuse|refused|managed|forgot|promised|agreed|learned)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`)
    : undefined
})

/** "They don't allow us parking here", "It teaches us being patient" */
const allowParking: Rule = afterWord('me us him them you people children students everyone', (page, token, i) => {
  const { tokens } = page
  const base = token.lower === 'being' ? 'be' : baseOfIng(page, token)
  if (!base) return undefined
  const asker = lowerAt(tokens, i - 2)
  const next = lowerAt(tokens, i + 1)
  const isTeach = /^(?:teach|teaches|taught|teaching)$/.test(asker) && /^(?:being|having|becoming|respecting|working|living|taking)$/.test(token.lower) // prettier-ignore
  const isAllow = /^(?:allow|allows|allowed|force|forces|forced|encourage|encourages|encouraged|enable|enables|enabled|persuade|persuaded|convince|convinced|advise|advised|ask|asked|invite|invited|want|wants|wanted|expect|expects|expected|require|requires|required)$/.test(asker) // prettier-ignore
  if (!isTeach && !isAllow) return undefined
  const takes =
    startsObject(next) || startsPlace(next) || prepositions.has(next) || hasObject(page, i + 1) || isTeach || isEnd(tokens[i + 1])
  // "I asked people waiting in line", "people working here"
  const isPeople = /^(?:people|children|students|everyone|you|them)$/.test(lowerAt(tokens, i - 1)) && /^(?:ask|asked|want|wants|wanted|expect|expects|expected|invite|invited|advise|advised|encourage|encouraged|encourages|require|requires|required)$/.test(asker) // prettier-ignore
  return takes && !isPeople ? replaceWord(token, `to ${base}`, 'verb-pattern', `Use "to" and the verb after "${asker}".`) : undefined
})

/** "They also help people staying healthy" */
const helpPeopleStaying: Rule = afterWord(
  'people children students customers patients guests users others everyone kids tourists visitors employees workers families clients colleagues friends beginners',
  (page, token, i) => {
    const { tokens } = page
    const base = baseOfIng(page, token)
    const asker = lowerAt(tokens, i - 2)
    if (!base || !/^(?:help|helps|helped)$/.test(asker)) return undefined
    const next = lowerAt(tokens, i + 1)
    // "help people living in poverty"
    if (/^(?:living|working|suffering|looking|struggling|needing|waiting|traveling|travelling|using|studying|facing|dealing|moving|coming|trying|going|seeking|having|sleeping|dying|arriving)$/.test(token.lower)) return undefined // prettier-ignore
    return startsObject(next) || tags(page, i + 1) || startsPlace(next) ? replaceWord(token, base, 'verb-pattern', `Use the base form "${base}" after "${asker} ${lowerAt(tokens, i - 1)}".`) : undefined // prettier-ignore
  },
)

/** "I hated sit still for an hour" */
const hateSit: Rule = afterWord(
  'hate hates hated like likes liked love loves loved enjoyed enjoy enjoys prefer preferred finished avoid avoided',
  (page, token, i) => {
    const { tokens } = page
    const asker = lowerAt(tokens, i - 1)
    const subject = lowerAt(tokens, i - 2)
    if (!subjects.has(subject) && !/^(?:don't|doesn't|didn't|also|really|always|and)$/.test(subject)) return undefined
    // "The books we love speak to us"
    const person = subjects.has(subject) ? i - 2 : i - 3
    const opener = tokens[person - 1]
    if (!tokens[person]?.first && opener?.word && !/^(?:and|but|because|so|that|when|if|since|while|although)$/.test(opener.lower)) return undefined // prettier-ignore
    if (/^(?:would|'d|i'd)$/.test(lowerAt(tokens, i - 3))) return undefined
    const isVerb = /^(?:sit|stand|wait|go|get|see|make|take|watch|meet|learn|write|read|eat|sleep|speak|talk|listen|be|have|do|come|wake|swim|cook|sing|ride|wear|buy|teach|spend|study)$/.test(token.lower) // prettier-ignore
    const next = lowerAt(tokens, i + 1)
    const isNoun = /^(?:wait|watch|talk|sleep|ride|wake|read|stand|cook|study|do|have|be|make|take)$/.test(token.lower)
    return isVerb && (isNoun ? startsObject(next) : startsObject(next) || startsPlace(next) || tags(page, i + 1) || next === 'still') ? ingAfter(page, i, asker) : undefined // prettier-ignore
  },
)

const alone = /^(?:shout|complain|cry|laugh|drive|walk|run|wait|talk|argue|fight|work|sleep|study|travel|swim|play|smile|scream|yell|worry|rest|move|stay|stop|quit|hide|dance|sing|cook|shop|guess|panic|rush|hurry|sit|stand|go|speak|think|eat|drink|pay|leave|give|answer|help|try)$/ // prettier-ignore

/** "Instead of shout, she laughed" */
const insteadShout: Rule = (page, token, i) => {
  const { tokens } = page
  const isInstead = lowerAt(tokens, i - 1) === 'of' && lowerAt(tokens, i - 2) === 'instead'
  return isInstead && alone.test(token.lower) && isBase(page, token) && !/^(?:work|rest|sleep|help|play|panic|stop)$/.test(isEnd(tokens[i + 1]) ? token.lower : '') // prettier-ignore
    ? ingAfter(page, i, 'instead of')
    : undefined
}

/** "After walk in them for a few days, I felt fine", "Water them after plant.", "Check the sign before sit down" */
const afterPlant: Rule = afterWord('after before while when', (page, token, i) => {
  const { tokens } = page
  const link = lowerAt(tokens, i - 1)
  if (!isBase(page, token) || page.tags.has(i, 'Plural')) return undefined
  const next = lowerAt(tokens, i + 1)
  if (/^(?:day|days|week|weeks|year|years|month|months|hour|hours|minutes|night|long|shortly|soon|right|look|looked)$/.test(lowerAt(tokens, i - 2)) && link !== 'while') return undefined // prettier-ignore
  const isMotion = /^(?:sit|walk|go|come|run|drive|move|stand|get|wake|log|sign|turn|talk|speak|look|wait|work|live|swim|fly|travel|arrive|return|check)$/.test(token.lower) && /^(?:in|down|up|into|to|out|through|around|on|off|away|back|home|with|for|at|here|there)$/.test(next) // prettier-ignore
  if (isMotion) return opensWithComma(page, i) || (!tokens[i - 1]?.first && /^(?:sit|go|come|get|stand|arrive|return|log|wake)$/.test(token.lower)) ? ingAfter(page, i, link) : undefined // prettier-ignore
  const isAlone = isEnd(tokens[i + 1]) && /^(?:plant|eat|leave|cook|bake|install|wash|clean|drive|swim|serve|ship|sign|pay|buy|order|enter|exit|touch|open|close|start|sleep|paint|apply|assemble|cut|arrive|go|come)$/.test(token.lower) // prettier-ignore
  if (isAlone) return /^(?:after|before)$/.test(link) && !tokens[i - 1]?.first ? ingAfter(page, i, link) : undefined
  // "When check invoice 9, we noticed"
  return tokens[i - 1]?.first && /^(?:when|while)$/.test(link) && opensWithComma(page, i) && !/^(?:need|work|help)$/.test(token.lower) && (hasObject(page, i + 1) || page.tags.has(i + 1, 'Noun')) && actions.test(token.lower) // prettier-ignore
    ? ingAfter(page, i, link)
    : undefined
})

/** A comma ends the phrase that opens the sentence, and no other verb is in it. */
function opensWithComma({ tokens }: RulePage, i: number): boolean {
  if (!tokens[i - 1]?.first) return false
  const comma = tokens.findIndex((other, k) => k > i && !other.word && !/^\d/.test(other.text))
  return tokens[comma]?.text === ',' && comma - i < 10 && !tokens.slice(i + 1, comma).some(({ lower }) => auxiliaries.has(lower) || modals.has(lower) || (subjects.has(lower) && !/^(?:it|you)$/.test(lower))) // prettier-ignore
}

/** "My roommate keeps eaten my food" */
const keepsEaten: Rule = afterWord(
  'keeps kept keep stop stops stopped enjoy enjoys enjoyed',
  ({ tokens, dictionary, classes }, token, i) => {
    const asker = lowerAt(tokens, i - 1)
    const parts = dictionary.partsOf(token.lower)
    if (closed.has(token.lower)) return undefined
    const base = parts & pos.participle && !(parts & (pos.past | pos.adjective | pos.verb)) ? classes.base(token.lower) : undefined
    return base && startsObject(lowerAt(tokens, i + 1)) ? replaceWord(token, inflect(base, 'ing'), 'verb-pattern', `Use the -ing form after "${asker}".`) : undefined // prettier-ignore
  },
)

/** "I would like to see her to attend", "let it all to simmer" */
const seeHerTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  if (!isBase(page, verb)) return undefined
  const k = /^(?:all|both)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (!/^(?:me|us|him|her|them|it|you)$/.test(lowerAt(tokens, k))) return undefined
  const asker = lowerAt(tokens, k - 1)
  const isSee = asker === 'see' && lowerAt(tokens, k - 2) === 'to' && /^(?:like|love)$/.test(lowerAt(tokens, k - 3)) && /^(?:would|i'd|we'd)$/.test(lowerAt(tokens, k - 4)) // prettier-ignore
  const isLet = /^(?:let|lets)$/.test(asker) && k < i - 1
  return isSee || isLet ? removeWord(token, verb, 'verb-pattern', `Use the verb without "to" after "${asker}".`) : undefined
})

/** "Call us or using our online calendar" */
const orUsing: Rule = afterWord('or', (page, token, i) => {
  const { tokens, dictionary } = page
  const base = baseOfIng(page, token)
  if (!base || !startsObject(lowerAt(tokens, i + 1))) return undefined
  const from = sentenceStart(tokens, i)
  let start = i - 2
  while (start > from && tokens[start - 1]?.text !== ',') start--
  if (lowerAt(tokens, start) === 'please') start++
  const verb = tokens[start]
  if (!verb?.word || closed.has(verb.lower) || !page.classes.isVerb(verb.lower) || dictionary.partsOf(verb.lower) & (pos.past | pos.ing | pos.verbS)) return undefined // prettier-ignore
  const inside = tokens.slice(start + 1, i - 1)
  return (startsObject(inside[0]?.lower ?? '') || inside.length === 0) && inside.length < 8 && !inside.some(({ lower, word }) => !word || prepositions.has(lower) || lower.endsWith('ing')) // prettier-ignore
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}", as in "${verb.lower}".`)
    : undefined
})

/** "the tasks of choosing colors and to check the proofs" */
const andToCheck: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  if (lowerAt(tokens, i - 1) !== 'and' || !isBase(page, verb) || !startsObject(lowerAt(tokens, i + 2))) return undefined
  for (let k = i - 2; k > i - 10 && k > 0; k--) {
    const word = lowerAt(tokens, k)
    if (!tokens[k]?.word || word === 'to' || auxiliaries.has(word) || modals.has(word) || subjects.has(word)) return undefined
    if (baseOfIng(page, tokens[k]) && /^(?:of|for|by|without|about)$/.test(lowerAt(tokens, k - 1))) return { ...replaceWord(token, inflect(verb.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${lowerAt(tokens, k - 1)}".`, verb) } // prettier-ignore
  }
  return undefined
})

/** "I am planning visiting you", "She is hoping getting a job" */
const planningVisiting: Rule = afterWord(
  'planning hoping wanting refusing deciding expecting intending attempting failing',
  (page, token, i) => {
    const { tokens } = page
    const base = baseOfIng(page, token)
    const asker = lowerAt(tokens, i - 1)
    const next = lowerAt(tokens, i + 1)
    const be = lowerAt(tokens, i - 2)
    return base && (beForms.has(be) || /^(?:i'm|we're|he's|she's|they're|you're|also|not)$/.test(be)) && (startsObject(next) || (startsPlace(next) && !(page.dictionary.partsOf(token.lower) & pos.noun))) // prettier-ignore
      ? replaceWord(token, `to ${base}`, 'verb-pattern', `Use "to" and the verb after "${asker}".`)
      : undefined
  },
)

/** "responsible for keep company data safe" */
const forKeep: Rule = afterWord('for', (page, token, i) => {
  const { tokens } = page
  if (!isBase(page, token)) return undefined
  const asker = lowerAt(tokens, i - 2)
  if (!/^(?:responsible|responsibility|famous|known|reputation|reward|rewarded|praised|blamed|punished|fined|arrested|useful|method|technique|procedure|talent|passion|reason)$/.test(asker)) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const isVerb = plainVerbs.has(token.lower) || isPure(page, token.lower) || /^(?:keep|make|take|have|do|get|run|plan|train|clean|order|answer|check|test|cook|serve|store|drive)$/.test(token.lower) // prettier-ignore
  return isVerb && (startsObject(next) || hasObject(page, i + 1) || page.tags.has(i + 1, 'Noun'))
    ? ingAfter(page, i, `${asker} for`)
    : undefined
})

/** "Maybe somebody forgot scanning it" */
const forgotScanning: Rule = afterWord('forgot', (page, token, i) => {
  // "She forgot meeting him": what was done and is not remembered.
  if (/^(?:meeting|seeing|saying|telling|promising|writing|reading|hearing|having|being|ever)$/.test(token.lower)) return undefined
  const { tokens } = page
  const base = baseOfIng(page, token)
  const isPerson =
    /^(?:i|he|she|we|they|you|somebody|someone|nobody|everyone)$/.test(lowerAt(tokens, i - 2)) || page.tags.has(i - 2, 'Noun')
  return base && isPerson && (hasObject(page, i + 1) || startsObject(lowerAt(tokens, i + 1)))
    ? replaceWord(token, `to ${base}`, 'verb-pattern', 'Use "to" and the verb after "forgot".')
    : undefined
})

/** "After a week, I stopped to feel any pain" */
const stoppedToFeel: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  const asker = lowerAt(tokens, i - 1)
  const isThing = /^(?:it|phone|computer|machine|car|printer|app|screen|heater|battery|clock|watch|engine|rain|snow|wind|pain)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  return /^(?:stop|stops|stopped)$/.test(asker) && verb && (/^(?:feel|hurt|believe|love|exist|like|care|worry|grow|bleed|function)$/.test(verb.lower) || (isThing && /^(?:work|rain|snow|blow|ring|charge|run|spin|leak)$/.test(verb.lower))) // prettier-ignore
    ? { ...replaceWord(token, inflect(verb.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${asker}".`, verb) }
    : undefined
})

/** "I recommend you to try the soup" */
const recommendTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  const asker = lowerAt(tokens, i - 2)
  return /^(?:you|we|they|he)$/.test(lowerAt(tokens, i - 1)) && /^(?:recommend|recommends|recommended|suggest|suggests|suggested)$/.test(asker) && verb && isBase(page, verb) // prettier-ignore
    ? removeWord(token, verb, 'verb-pattern', `Use the verb without "to" after "${asker} ${lowerAt(tokens, i - 1)}".`)
    : undefined
})
