/** Small words that are missing: "gave smoking", "as tall her sister", "cheaper yours", "In my town are many parks", "When the train leaves?". */
import { finiteForms, nounPhraseEnd, sentenceEnd } from '../../grammar/clause.ts'
import { afterWord, applyRules, inDrafts, insertText, lowerAt, onText, onWord, removeWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { beForms, closed, determiners, modals, possessives } from '../../grammar/word-classes.ts'
import { isEnd, isNumber } from '../verbs/verb-slots.ts'

/** Edits that are applied in drafts only. */
export function wordGapEdits(page: RulePage): Edit[] {
  return inDrafts(applyRules(page, [particle, verbObject, asTall, cheaperYours, inTownAre, thatThat, neverI, whenItLeaves, howLongYou, shoesNew])) // prettier-ignore
}

/** Where the phrase at `k` ends, with at most three words before its last one, which `nouns` has; -1 if it does not. */
function objectEnd({ tokens, tags }: RulePage, k: number, nouns: RegExp): number {
  for (let at = k; at < k + 4; at++) {
    if (!tokens[at]?.word || tokens[at]?.fixed) return -1
    if (nouns.test(lowerAt(tokens, at)) && !nouns.test(lowerAt(tokens, at + 1))) return tags.has(at + 1, 'Noun') && !tags.has(at + 1, 'Date') && !closed.has(lowerAt(tokens, at + 1)) ? -1 : at + 1 // prettier-ignore
    if (closed.has(lowerAt(tokens, at))) return -1
  }
  return -1
}

const owned = (page: RulePage, k: number, nouns: RegExp) => (determiners.has(lowerAt(page.tokens, k)) || possessives.has(lowerAt(page.tokens, k)) ? objectEnd(page, k + 1, nouns) : -1) // prettier-ignore

const persons = /^(?:me|us|him|her|them|you)$/
const places = /^(?:airport|station|school|hotel|work|gym|party|house|hospital|office|home|kindergarten|nursery|daycare|stop|terminal|practice|training|university|college)$/ // prettier-ignore
const upbringing = /^(?:village|town|city|family|suburb|suburbs|farm|orphanage|neighborhood|neighbourhood|country|home|countryside|apartment|flat|household|environment|culture|mountains|capital)$/ // prettier-ignore

/** A particle that the verb at `i` lacks, and the index of the word that it goes before. */
function lacking(page: RulePage, i: number, base: string): [string, number] | undefined {
  const { tokens, tags } = page
  const [before, next, second] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  const isPerson = /^(?:i|he|she|we|they|you|who|and|to|have|has|had|also|just|'ve)$/.test(before) || tags.has(i - 1, 'FirstName')
  switch (base) {
    case 'give':
      // "gave smoking a try"
      return /^(?:smoking|drinking|gambling|vaping|cigarettes|alcohol|meat|sugar|sweets|coffee)$/.test(next) && (isEnd(tokens[i + 2]) || isNumber(tokens[i + 2]) || /^(?:last|when|in|for|after|because|since|this|completely|years|months)$/.test(second)) ? ['up', i + 1] : undefined // prettier-ignore
    case 'fill':
      return owned(page, i + 1, /^(?:form|forms|application|questionnaire|survey|paperwork|document|documents)$/) > 0 ? ['out', i + 1] : undefined // prettier-ignore
    case 'grow':
      return isPerson && next === 'in' && (owned(page, i + 2, upbringing) > 0 || tags.has(i + 2, 'Place')) ? ['up', i + 1] : undefined
    case 'pick':
      return (persons.test(next) || /^(?:kids|children|son|daughter|wife|husband|sister|brother|mother|mom|mum|parents|guests)$/.test(second)) && pickedFrom(page, persons.test(next) ? i + 2 : i + 3) ? ['up', persons.test(next) ? i + 2 : i + 3] : undefined // prettier-ignore
    case 'break':
      return next === 'with' && (/^(?:him|her)$/.test(second) || owned(page, i + 2, /^(?:boyfriend|girlfriend|partner|ex|fiancé|fiancée|fiance|husband|wife)$/) > 0) ? ['up', i + 1] : undefined // prettier-ignore
    case 'come':
      return isPerson && next === 'with' && /^(?:a|an|the|some|this|another|many)$/.test(second) && objectEnd(page, i + 3, /^(?:idea|ideas|solution|solutions|plan|plans|answer|excuse|excuses|proposal|strategy|theory|suggestion|suggestions)$/) > 0 ? ['up', i + 1] : undefined // prettier-ignore
    case 'keep':
      return next === 'with' && owned(page, i + 2, /^(?:pace|demand|workload|trends|changes|speed)$/) > 0 ? ['up', i + 1] : undefined
    case 'get':
      if (next === 'well' && second === 'with') return ['along', i + 1]
      if (next === 'very' && second === 'well' && lowerAt(tokens, i + 3) === 'with') return ['along', i + 1]
      return /^(?:i|he|she|we|they|and)$/.test(before) && next === 'at' && (isNumber(tokens[i + 2]) || second === 'dawn') && !/^(?:percent|dollars|euros|pounds|%)$/.test(tokens[i + 3]?.lower ?? '') ? ['up', i + 1] : undefined // prettier-ignore
    case 'point':
      return next === 'that' && isPerson && /^(?:the|a|he|she|it|we|they|there|i|you|my|our|his|her)$/.test(second) ? ['out', i + 1] : undefined // prettier-ignore
    case 'figure':
      return /^(?:how|what|why|where|who)$/.test(next) ? ['out', i + 1] : undefined
    case 'turn':
      return next === 'that' && before === 'it' ? ['out', i + 1] : undefined
    case 'throw':
    case 'take': {
      const end = owned(page, i + 1, /^(?:trash|garbage|rubbish|litter)$/)
      return end > 0 && isEnd(tokens[end]) ? [base === 'take' ? 'out' : 'away', i + 1] : undefined
    }
    case 'hang':
      return next === 'the' && /^(?:phone|telephone|receiver)$/.test(second) ? ['up', i + 1] : undefined
    case 'sign':
      return next === 'for' && owned(page, i + 2, /^(?:course|courses|class|classes|newsletter|trip|program|programme|workshop|team|lessons|club|event|race|marathon|trial|membership|gym|tournament|webinar)$/) > 0 ? ['up', i + 1] : undefined // prettier-ignore
    case 'log':
      return owned(page, i + 1, /^(?:account|website|system|app|portal|site|profile|platform)$/) > 0 ? ['into', i + 1] : undefined // prettier-ignore
    case 'check':
      return next === 'at' && owned(page, i + 2, /^(?:hotel|hostel|reception|airport)$/) > 0 && isPerson ? ['in', i + 1] : undefined
    case 'set':
      return owned(page, i + 1, /^(?:business|company|tent|website|shop|stall|charity)$/) > 0 && isPerson ? ['up', i + 1] : undefined
    case 'run':
      return next === 'out' && /^(?:milk|money|time|fuel|gas|petrol|bread|sugar|paper|food|water|ideas|ink|space|battery|patience|coffee|eggs|flour|stock)$/.test(second) ? ['of', i + 2] : undefined // prettier-ignore
    default:
      return undefined
  }
}

/** "from the airport", "at the station", "from work" */
const pickedFrom = (page: RulePage, k: number) => /^(?:from|at)$/.test(lowerAt(page.tokens, k)) && (places.test(lowerAt(page.tokens, k + 1)) || owned(page, k + 1, places) > 0) // prettier-ignore

const phrasal = /^(?:give|fill|grow|pick|break|come|keep|get|point|figure|turn|throw|take|hang|sign|log|check|set|run)$/

/** "He gave smoking two years ago", "I grew in a small village", "Pick me from the airport" */
const particle: Rule = (page, token, i) => {
  const base = page.classes.base(token.lower) ?? token.lower
  const verb = /^(?:grew|grown)$/.test(token.lower) ? 'grow' : base
  if (!phrasal.test(verb) || determiners.has(lowerAt(page.tokens, i - 1))) return undefined
  const found = lacking(page, i, verb)
  const at = found && page.tokens[found[1]]
  return at ? insertText(at.start, `${found[0]} `, 'preposition', `Write "${verb} ${found[0]}".`) : undefined
}

const things = /^(?:noise|service|food|weather|price|prices|delay|delays|quality|traffic|smell|room|neighbors|neighbours|problem|problems|heat|cold|staff)$/ // prettier-ignore
const wanted = /^(?:refund|discount|help|advice|information|receipt|replacement|menu|bill|raise|directions|permission|appointment|loan|favor|favour|explanation|apology)$/ // prettier-ignore
const jobs = /^(?:job|jobs|position|visa|scholarship|post|course|loan|role|grant|mortgage|internship|passport|license|licence|permit)$/
const bought = /^(?:ticket|tickets|dinner|meal|drinks|coffee|lunch|trip|shoes|food|groceries)$/ // prettier-ignore
const faults = /^(?:delay|inconvenience|mistake|mistakes|confusion|error|errors|behavior|behaviour|trouble|misunderstanding|absence)$/

/** The preposition between the verb and what follows at `i + 1`. */
function governed(page: RulePage, i: number, verb: string): string | undefined {
  const { tokens } = page
  const next = lowerAt(tokens, i + 1)
  const isObject = determiners.has(next) || possessives.has(next) || persons.test(next)
  const isPerson = persons.test(next) || owned(page, i + 1, /^(?:boss|manager|teacher|doctor|mother|father|parents|friend|friends|sister|brother|wife|husband|landlord|neighbor|neighbour|colleague|colleagues|receptionist|police|customer|customers|client|clients|son|daughter|coach)$/) > 0 // prettier-ignore
  switch (verb) {
    case 'talk':
      return isPerson ? 'to' : undefined
    case 'speak':
      return isPerson && !/^(?:her|his|our|my|their|your)$/.test(next) ? 'to' : undefined
    case 'belong':
      return isObject ? 'to' : undefined
    case 'rely':
    case 'depend':
      return isObject || /^(?:how|what|where|who|when|whether)$/.test(next) ? 'on' : undefined
    case 'consist':
      return isObject || isNumber(tokens[i + 1]) ? 'of' : undefined
    case 'participate':
      return isObject && !/^(?:this|that|every|each)$/.test(next) ? 'in' : undefined
    case 'complain':
      return owned(page, i + 1, things) > 0 ? 'about' : undefined
    case 'apologize':
    case 'apologise':
      return owned(page, i + 1, faults) > 0 ? 'for' : undefined
    case 'apply':
      return owned(page, i + 1, jobs) > 0 ? 'for' : undefined
    case 'ask':
      return (/^(?:a|an|some|more|any)$/.test(next) && objectEnd(page, i + 2, wanted) > 0) || (wanted.test(next) && isEnd(tokens[i + 2])) ? 'for' : undefined // prettier-ignore
    case 'pay':
      return owned(page, i + 1, bought) > 0 ? 'for' : undefined
    case 'search':
      return (/^an?$/.test(next) && objectEnd(page, i + 2, /^(?:job|restaurant|solution|answer|parking)$/) > 0) || (/^(?:my|his|her)$/.test(next) && objectEnd(page, i + 2, /^(?:keys|glasses|passport)$/) > 0) ? 'for' : undefined // prettier-ignore
    case 'look':
      return (/^an?$/.test(next) && objectEnd(page, i + 2, /^(?:job|apartment|flat|house|hotel|restaurant|solution|gift|present|place|room|dress)$/) > 0) || (/^(?:my|his|her|our|their|your|the)$/.test(next) && objectEnd(page, i + 2, /^(?:keys|glasses|passport|wallet|phone|charger|remote|umbrella|cat|dog)$/) > 0) ? 'for' : undefined // prettier-ignore
    case 'laugh':
    case 'smile':
    case 'stare':
      return persons.test(next) ? 'at' : undefined
    case 'knock':
      return owned(page, i + 1, /^(?:door|doors|window)$/) > 0 && !/^(?:down|over|in|off|out|open|through)$/.test(lowerAt(tokens, i + 3)) ? 'on' : undefined // prettier-ignore
    default:
      return undefined
  }
}

/** "I need to talk you", "It depends the weather", "ask a refund" */
const verbObject: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const verb = classes.base(token.lower) ?? token.lower
  const next = tokens[i + 1]
  if (!next?.word || next.fixed || determiners.has(lowerAt(tokens, i - 1)) || possessives.has(lowerAt(tokens, i - 1))) return undefined
  // "Such talk you hear everywhere."
  if (!page.tags.has(i, 'Verb') || lowerAt(tokens, i - 1) === 'such') return undefined
  const word = governed(page, i, verb)
  // "She talked her mother into it", "They laughed him out of the room": the object moves.
  if (word && [i + 2, i + 3].some(k => /^(?:into|out|down|through|off|away|back|over|up)$/.test(lowerAt(tokens, k)))) return undefined
  // "consists the way it did"
  if (next.lower === 'the' && lowerAt(tokens, i + 2) === 'way') return undefined
  return word ? insertText(next.start, `${word} `, 'preposition', `Use "${word}" after "${token.text}".`) : undefined
}

/** "She is as tall her sister", "This soup is as good the one in Rome" */
const asTall: Rule = onText('as', ({ tokens, dictionary, tags }, token, i) => {
  const [word, next] = [lowerAt(tokens, i + 1), tokens[i + 2]]
  const before = lowerAt(tokens, i - 1)
  if (!next?.word || next.fixed || !(beForms.has(before) || tags.has(i - 1, 'PresentTense', 'PastTense') || /^(?:not|almost|nearly|just|twice|isn't|wasn't|aren't|weren't)$/.test(before))) return undefined // prettier-ignore
  if (!(dictionary.partsOf(word) & (pos.adjective | pos.adverb)) || closed.has(word) || tags.has(i + 1, 'Noun')) return undefined
  const isCompared = possessives.has(next.lower) || /^(?:the|you|me|him|us|them|mine|yours|hers|ours|theirs|before|possible|last|i|he|she|we|they)$/.test(next.lower) // prettier-ignore
  const rest = tokens.slice(i + 2, i + 10)
  if (!isCompared || rest.some(({ lower }) => lower === 'as')) return undefined
  return insertText(next.start, 'as ', 'comparison', 'Use "as ... as" to compare equals.')
})

/** "My phone is cheaper yours", "more expensive the other one" */
const cheaperYours: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const next = tokens[i + 1]
  if (!next?.word || next.fixed || closed.has(token.lower)) return undefined
  const isLong = /^(?:more|less)$/.test(lowerAt(tokens, i - 1)) && classes.isAdjective(token.lower)
  const stem = token.lower.slice(0, -2)
  const isShort = /^(?:better|worse)$/.test(token.lower) || (token.lower.endsWith('er') && [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')].some(word => classes.isAdjective(word))) // prettier-ignore
  if (!isLong && !isShort) return undefined
  let k = isLong ? i - 2 : i - 1
  while (/^(?:much|far|even|lot|bit|a|slightly|little)$/.test(lowerAt(tokens, k))) k--
  if (!beForms.has(lowerAt(tokens, k))) return undefined
  const isAlone = /^(?:mine|yours|hers|ours|theirs|me|him|us|them)$/.test(next.lower) && isEnd(tokens[i + 2])
  const isOther = next.lower === 'the' && /^(?:other|last|first|old|previous|new)$/.test(lowerAt(tokens, i + 2)) && /^ones?$/.test(lowerAt(tokens, i + 3)) // prettier-ignore
  const end = possessives.has(next.lower) ? nounPhraseEnd(page, i + 1) : -1
  return isAlone || isOther || (end > 0 && isEnd(tokens[end]) && tokens[end]?.text !== ',')
    ? insertText(next.start, 'than ', 'comparison', 'Use "than" after a comparative.')
    : undefined
}

/** "In my town are many parks" */
const inTownAre: Rule = onWord('in at on near', (page, token, i) => {
  const { tokens } = page
  if (!token.first || !/^(?:my|our|this|the|your|their|every|each)$/.test(lowerAt(tokens, i + 1))) return undefined
  const end = nounPhraseEnd(page, i + 1)
  const verb = tokens[end]
  if (end < 0 || !verb || !/^(?:is|are|was|were)$/.test(verb.lower) || verb.fixed) return undefined
  const next = lowerAt(tokens, end + 1)
  const isMany = /^(?:many|several|lots|no|some|also|always|plenty)$/.test(next) || (/^(?:a|an)$/.test(next) && /^(?:lot|few|big|small|large|nice|very|beautiful|great|huge)$/.test(lowerAt(tokens, end + 2))) // prettier-ignore
  return isMany ? insertText(verb.start, 'there ', 'missing-word', `Use "there ${verb.text}" to say that something exists.`) : undefined
})

/** "He said that that he was sorry" */
const thatThat: Rule = onText('that', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next?.text === 'that' && !next.fixed && /^(?:i|he|she|we|they)$/.test(lowerAt(tokens, i + 2))
    ? removeWord(token, next, 'doubled-word', 'Remove the repeated word.')
    : undefined
})

/** "Never I have seen it" */
const neverI: Rule = onText('Never', ({ tokens }, token, i) => {
  const [subject, verb] = [tokens[i + 1], tokens[i + 2]]
  if (!token.first || !subject?.word || !verb?.word || verb.fixed) return undefined
  if (!/^(?:i|he|she|we|they|you)$/.test(subject.lower) || !/^(?:have|has|had|will|would|can|could|did|do)$/.test(verb.lower)) return undefined // prettier-ignore
  return { start: subject.start, end: verb.end, after: `${verb.text} ${subject.text}`, kind: 'grammar', rule: 'word-order', message: `Put "${verb.text}" before "${subject.text}".` } // prettier-ignore
})

/** "When the train leaves?", "Where the bus stops?" */
const whenItLeaves: Rule = onWord('when where why how', (page, token, i) => {
  const { tokens, dictionary, classes, tags } = page
  if (!token.first || /["“]/.test(tokens[i - 1]?.text ?? '')) return undefined
  const subject = tokens[i + 1]
  const end = /^(?:he|she|it)$/.test(subject?.lower ?? '') ? i + 2 : determiners.has(subject?.lower ?? '') || possessives.has(subject?.lower ?? '') ? nounPhraseEnd(page, i + 1) : -1 // prettier-ignore
  const last = sentenceEnd(tokens, i)
  // "the train leaves" reads like a noun phrase.
  const at = end === last && end > i + 3 ? end - 1 : end
  const verb = tokens[at]
  if (!verb?.word || verb.fixed || !subject || tokens[last]?.text !== '?' || last - at > 5) return undefined
  if (tokens.slice(i, last).some(({ text }) => text === ',')) return undefined
  const middle = page.text.slice(subject.start, verb.start)
  const message = 'In a question, the helping verb precedes the subject.'
  // "Why the shop is closed today?"
  const isAux = /^(?:is|are|was|were|has|will|can)$/.test(verb.lower) && determiners.has(subject.lower) && last - at > 1
  if (isAux) return { start: subject.start, end: verb.end, after: `${verb.text} ${middle.trimEnd()}`, kind: 'grammar', rule: 'question-order', message } // prettier-ignore
  if (closed.has(verb.lower)) return undefined
  const parts = dictionary.partsOf(verb.lower)
  const base = classes.base(verb.lower)
  if (!base || !(parts & pos.verbS) || (parts & pos.plural && !tags.has(at, 'Verb') && at === end)) return undefined
  return { start: subject.start, end: verb.end, after: `does ${middle}${base}`, kind: 'grammar', rule: 'question-order', message } // prettier-ignore
})

/** "How long you have been working here?", "How many times you will call?" */
const howLongYou: Rule = ({ tokens }, token, i) => {
  const [subject, verb] = [token, tokens[i + 1]]
  if (!/^(?:i|you|he|she|it|we|they)$/.test(subject.lower) || !verb?.word || verb.fixed || !/^(?:have|has|are|is|was|were|will|can|could|would|should|had)$/.test(verb.lower)) return undefined // prettier-ignore
  let k = i - 1
  while (k > i - 4 && tokens[k]?.word && !/^(?:how|what|which)$/.test(lowerAt(tokens, k))) k--
  if (!/^(?:how|what|which)$/.test(lowerAt(tokens, k)) || !tokens[k]?.first || k === i - 1) return undefined
  // "How many books do you have?"
  if (finiteForms.has(lowerAt(tokens, i - 1)) || modals.has(lowerAt(tokens, i - 1))) return undefined
  const isPhrase = lowerAt(tokens, k) !== 'how' || /^(?:long|often|many|much|far|old|fast|soon|well|big|tall)$/.test(lowerAt(tokens, k + 1))
  const last = sentenceEnd(tokens, i)
  if (!isPhrase || tokens[last]?.text !== '?' || last - i < 2 || tokens.slice(k, last).some(({ text }) => text === ',')) return undefined
  return { start: subject.start, end: verb.end, after: `${verb.text} ${subject.text}`, kind: 'grammar', rule: 'question-order', message: 'In a question, the helping verb precedes the subject.' } // prettier-ignore
}

const looks = /^(?:new|old|red|blue|green|yellow|black|white|brown|pink|purple|gray|grey|orange|beautiful|big|small|nice|expensive|cheap|delicious|interesting|long|short|comfortable|modern|famous|different|fresh|traditional|important)$/ // prettier-ignore

/** "I bought shoes new for the trip", "She has eyes blue" */
const shoesNew: Rule = afterWord(
  'bought buy buys wear wears wore wearing has have had sell sells sold with saw visited visit eat ate read met',
  ({ tokens, classes }, token, i) => {
    const [adjective, after] = [tokens[i + 1], tokens[i + 2]]
    if (!classes.isPlural(token.lower) || !adjective || adjective.fixed || !looks.test(adjective.text)) return undefined
    // "We have things different from yours": a phrase belongs to the adjective.
    if (!isEnd(after) && !/^(?:for|in|at|because|when|every|last|on|yesterday)$/.test(after?.lower ?? '')) return undefined
    return { start: token.start, end: adjective.end, after: `${adjective.text} ${token.text}`, kind: 'grammar', rule: 'word-order', message: `Put "${adjective.text}" before "${token.text}".` } // prettier-ignore
  },
)
