/** Forms of irregular verbs taken for others, and passives without "be": "we founded the keys", "it must renewed by June". */
import { applyRules, inDrafts, insertText, isQuestion, lowerAt, onWord, pick, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { tensesIn } from '../../grammar/story.ts'
import { auxiliaries, closed, determiners, modals, possessives, prepositions, subjects } from '../../grammar/word-classes.ts'
import { beforeAdverbs, phraseBefore } from '../agreement/subject-phrases.ts'
import { hasOtherVerb } from '../agreement/subject-verbs.ts'
import { isEnd } from './verb-slots.ts'

/** Edits of verb forms. */
export function pastFormEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [nounSeen, otherPast, hasFell, tryToFound, mustRenewed, shouldITo, llWill, beAppeared, amBorn]),
    ...inDrafts(applyRules(page, [andBase])),
  ]
}

const startsObject = (word: string) => determiners.has(word) || possessives.has(word) || /^(?:me|you|him|us|them|it|her|something|anything|everything|nothing|someone|two|three|four|five|more|many|several)$/.test(word) // prettier-ignore

const causing = /^(?:let|lets|make|makes|made|making|help|helps|helped|see|sees|saw|seeing|hear|hears|heard|watch|watched|felt|feel|did|didn't|do|does|don't|please|rather|better|to|would|could|should|will|can|must|might|may|couldn't|wouldn't|shouldn't|won't|can't|not|or|if|had|how|what|where|when|whether)$/ // prettier-ignore

/** What may be so now: "We moved here and love it" */
const lasting = /^(?:love|like|hate|know|think|believe|want|need|live|mean|hope|wish|own|recommend|enjoy|use|prefer|appreciate|understand|remember|expect|plan|look|look|agree|feel|miss|thank|request|apologize|regret|intend|suggest|wonder|doubt|trust|swear|guess|suppose)$/ // prettier-ignore

/** "Captain Reyes opened the meeting and welcome two new members" */
const andBase: Rule = (page, token, i) => {
  const { tokens, tags, dictionary, classes } = page
  const link = /^(?:then|also|quickly|finally|soon|immediately|slowly)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (lasting.test(token.lower) || /^(?:wound|found|ground|bound|rent|fell|saw|lay|bore|brake)$/.test(token.lower)) return undefined
  if (lowerAt(tokens, link) !== 'and' || !/^\p{Ll}/u.test(token.text) || closed.has(token.lower) || token.hyphen) return undefined
  const parts = dictionary.partsOf(token.lower)
  if (!classes.isVerb(token.lower) || parts & (pos.past | pos.verbS | pos.ing | pos.plural | pos.adverb) || inflect(token.lower, 'past') === token.lower) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const isObject = startsObject(next)
  const isPure = plainVerbs.has(token.lower) || !(parts & (pos.noun | pos.adjective))
  if (
    !isObject &&
    !(
      isPure &&
      (prepositions.has(next) ||
        next === 'to' ||
        tags.has(i + 1, 'Noun', 'Adverb') ||
        (tokens[i + 1]?.text === '.' && plainVerbs.has(token.lower)))
    )
  )
    return undefined
  if (parts & (pos.noun | pos.adjective) && tags.has(i, 'Noun') && !isPure && !isObject) return undefined
  const from = sentenceStart(tokens, i)
  for (let k = link - 1; k >= from && k > link - 14; k--) {
    const word = lowerAt(tokens, k)
    if (causing.test(word) || /^[;:"“”(]$/.test(tokens[k]?.text ?? '')) return undefined
    if (auxiliaries.has(word) || subjects.has(word) || !word || tokens[k]?.fixed) {
      if (auxiliaries.has(word) && !/^(?:was|were)$/.test(word)) return undefined
      continue
    }
    const own = dictionary.partsOf(word)
    const before = lowerAt(tokens, k - 1)
    if (!(own & pos.past) || !tags.has(k, 'PastTense') || auxiliaries.has(before) || own & pos.verb) continue
    const isSubject = k === from || /^(?:i|he|she|it|we|they|you|who)$/.test(before) || tags.has(k - 1, 'Noun') || before.endsWith('ly') || /^(?:and|also|then|never|just|only|even|always|soon|finally)$/.test(before) || /^\p{Lu}/u.test(tokens[k - 1]?.text ?? '') // prettier-ignore
    if (!isSubject || tensesIn(page, from, link).presents > 0) return undefined
    // "I sold my car and take the bus"
    const isOne = k === from || /^(?:he|she|it|who)$/.test(before) || tags.has(k - 1, 'Singular', 'FirstName') || /^\p{Lu}\p{Ll}/u.test(tokens[k - 1]?.text ?? '') // prettier-ignore
    const all = tensesIn(page, 0, tokens.length)
    if (!isOne && (all.pasts < 3 || all.presents > 0)) return undefined
    const right = inflect(token.lower, 'past')
    return replaceWord(token, right, 'tense', 'The text is in the past tense.')
  }
  return undefined
}

/** "My brother seen it", "We also begun a unit" */
const nounSeen: Rule = onWord(
  'seen done gone taken eaten given driven spoken chosen forgotten written begun drunk rung sung swum known grown thrown flown broken stolen fallen worn shaken ridden',
  (page, token, i) => {
    const { tokens, classes } = page
    const end = beforeAdverbs(page, i)
    const next = lowerAt(tokens, i + 1)
    const base = classes.base(token.lower)
    if (!base || isQuestion(tokens, i)) return undefined
    const person = lowerAt(tokens, end - 1)
    // "My roommate keeps eaten my food"
    if (/^(?:keeps|stops|gets|seems|looks|feels|has|is)$/.test(person)) return undefined
    const isObject = startsObject(next) && !/^(?:two|three|four|five|many|several|more)$/.test(next)
    const goes = base === 'go' ? /^(?:to|home|out|back|away|there)$/.test(next) : base === 'fall' ? /^(?:off|down|from|into|out|in|on|asleep)$/.test(next) : isObject || (/^(?:begin|speak)$/.test(base) && next === 'to') // prettier-ignore
    if (!goes) return undefined
    const opener = tokens[end - 2]
    const isPerson = /^(?:i|he|she|we|they|you|everyone|everybody|nobody|somebody|someone)$/.test(person) && (tokens[end - 1]?.first || !opener?.word || /^(?:and|but|because|when|so|that|since|after|before|until|what|if|where|while|as)$/.test(opener.lower)) // prettier-ignore
    const tell = () => replaceWord(token, inflect(base, 'past'), 'verb-form', `Without "have", use the past "${inflect(base, 'past')}".`)
    if (isPerson) return tell()
    const subject = phraseBefore(page, i)
    // "the steps taken the day before"
    const isNamed = subject && !/^(?:that|,)$/.test(subject.opening) && !hasOtherVerb(page, i)
    const from = sentenceStart(tokens, i)
    const rest = tokens.slice(i + 1, sentenceEnd(tokens, i))
    const isWhole = isNamed && !rest.some(({ lower }) => lower === 'by' || auxiliaries.has(lower) || modals.has(lower)) && !tokens.slice(from, i).some(({ lower }) => auxiliaries.has(lower) || modals.has(lower)) && (subject.number === 'one' || isObject) // prettier-ignore
    return isWhole ? tell() : undefined
  },
)

const organizations = /^(?:company|companies|club|school|university|college|church|city|town|village|colony|country|state|nation|party|band|group|team|organization|organisation|charity|foundation|business|firm|startup|magazine|newspaper|museum|theater|theatre|bank|hospital|institute|academy|orchestra|choir|league|movement|order|library|community|brewery|bakery|restaurant|studio|agency|association|society|committee|center|centre|project|settlement|empire|dynasty|monastery|brand|label|chapter|program)$/ // prettier-ignore

/** "we founded the keys", "The cake weighted two pounds", "He ringed the bell", "The coat hanged on a hook", "He flied to Boston" */
const otherPast: Rule = ({ tokens, tags }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  const before = lowerAt(tokens, i - 1)
  const tell = (right: string) => replaceWord(token, right, 'verb-form', `The past of "${pick({ found: 'find', rang: 'ring', hung: 'hang', flew: 'fly', weighed: 'weigh' }, right) ?? right}" is "${right}".`) // prettier-ignore
  if (auxiliaries.has(before) && token.lower !== 'weighted') return undefined
  if (token.lower === 'founded') {
    if (/^(?:it|him|her|them|me|us|out|that|something|someone|nothing)$/.test(next)) return next === 'it' && /^(?:in|by|on)$/.test(lowerAt(tokens, i + 2)) ? undefined : tell('found') // prettier-ignore
    if (!determiners.has(next) && !possessives.has(next)) return undefined
    const words = tokens.slice(i + 2, i + 6)
    const stop = words.findIndex(({ word, lower }) => !word || closed.has(lower))
    const noun = words.slice(0, stop < 0 ? undefined : stop)
    return noun.length > 0 && !noun.some(({ lower, text }) => organizations.test(lower) || /^\p{Lu}/u.test(text)) && subjects.has(before) ? tell('found') : undefined // prettier-ignore
  }
  if (token.lower === 'ringed') return /^(?:the|my|our|his|her)$/.test(next) && /^(?:bell|doorbell|phone|buzzer|intercom|alarm)$/.test(lowerAt(tokens, i + 2)) || /^(?:bell|phone|doorbell|alarm|telephone)$/.test(before) ? tell('rang') : undefined // prettier-ignore
  if (token.lower === 'hanged') return /^(?:on|from|above|over|up|out|behind|there|near)$/.test(next) && !/^(?:murder|treason|purpose|charges)$/.test(lowerAt(tokens, i + 2)) ? tell('hung') : undefined // prettier-ignore
  if (token.lower === 'flied') return /^(?:to|home|back|from|over|away|with|in|for|there|here|through|around)$/.test(next) ? tell('flew') : undefined // prettier-ignore
  const isAmount = /^(?:\d.*|only|about|almost|nearly|over|under|more|less|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundreds|tons|around|exactly|just|at)$/.test(tokens[i + 1]?.lower ?? '') // prettier-ignore
  if (token.lower === 'weighted') return isAmount && !auxiliaries.has(before) ? tell('weighed') : undefined
  if (token.lower === 'weights') return isAmount && !determiners.has(before) && !tags.has(i - 1, 'Adjective') && (/^(?:it|he|she|which|that)$/.test(before) || tags.has(i - 1, 'Noun') || /^\d/.test(tokens[i - 1]?.text ?? '')) && next !== 'at' ? replaceWord(token, 'weighs', 'verb-form', '"Weights" are things; the verb is "weighs".') : undefined // prettier-ignore
  return undefined
}

/** "every rider I know has fell at least once" */
const hasFell: Rule = onWord('fell', ({ tokens }, token, i) => {
  const k = /^(?:never|already|just|also|always|recently|not)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const have = lowerAt(tokens, k)
  return /^(?:have|has|had|i've|we've|they've|you've)$/.test(have) && (isEnd(tokens[i + 1]) || /^(?:off|down|in|on|from|into|over|out|at|asleep|behind|by|since|again|several|twice|once|apart|through|short|to|because|and|many)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? replaceWord(token, 'fallen', 'verb-form', `Use the participle "fallen" after "${have}".`)
    : undefined
})

/** "I always try to found a fair solution" */
const tryToFound: Rule = onWord('found', ({ tokens }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'to') return undefined
  const next = lowerAt(tokens, i + 1)
  const isThing = /^(?:out|it|him|her|them|something|someone|somebody|anything|myself|yourself)$/.test(next)
  const words = tokens.slice(i + 1, i + 6).map(({ lower }) => lower)
  const isFound = words.some(word => /^(?:solution|solutions|job|jobs|work|way|ways|answer|answers|reason|house|apartment|flat|room|place|seat|time|friend|friends|key|keys|problem|mistake|mistakes|balance|compromise|information|help|money|parking|hotel|person|people|book|books|gift|food|cause|error|errors|partner|replacement|space|doctor|ticket|tickets|price|prices|deal|deals)$/.test(word)) // prettier-ignore
  return isThing || (isFound && !words.some(word => organizations.test(word)))
    ? replaceWord(token, 'find', 'verb-form', 'Use the base form "find" after "to".')
    : undefined
})

/** Never of a thing that somebody does something with. */
const intransitive = /^(?:arrived|happened|occurred|appeared|disappeared|died|existed|lived|worked|stayed|waited|talked|walked|laughed|cried|smiled|slept|came|went|traveled|travelled|looked|listened|seemed|remained|belonged|depended|consisted|agreed|complained|apologized|succeeded|failed|lasted|rained|snowed|participated|continued|started|stopped|ended|changed|increased|decreased|improved|moved|turned|opened|closed|dropped|developed|finished|returned|helped|learned|played|studied|ended|expired|suffered|survived|rested|relaxed|focused|struggled|enjoyed|liked|wanted|needed|loved|hoped|wished|tried|decided|used)$/ // prettier-ignore

/** "my certificate must renewed in June" */
const mustRenewed: Rule = (page, token, i) => {
  const { tokens, dictionary, classes } = page
  const parts = dictionary.partsOf(token.lower)
  const k = /^(?:not|also|always|only|never|first|still|already|immediately)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const modal = tokens[k]
  if (!modal || !/^(?:must|should|can|could|will|cannot|may|would|might)$/.test(modal.text) || modal.first) return undefined
  if (!(parts & pos.participle) || parts & (pos.verb | pos.noun | pos.ing) || intransitive.test(token.lower) || closed.has(token.lower) || !classes.base(token.lower)) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const follows = /^(?:by|in|at|on|before|within|until|from|with|immediately|every|once|twice|online|again|after|during|without|as|separately|carefully|regularly|and|when|if)$/.test(next) || isEnd(tokens[i + 1]) // prettier-ignore
  if (!follows) return undefined
  const subject = phraseBefore(page, k)
  // Only a thing: people can do it themselves.
  if (!subject || subjects.has(subject.word) || /(?:one|body)$|(?:er|or|ist|ent|ant|man|men|woman|women|ers|ors|ists|ents|ants)$/.test(subject.word) || /^(?:people|children|kids|staff|team|company|mother|father|parents|friend|friends|family|boss|doctor|nurse|guy|guys|boy|girl|boys|girls|son|daughter|wife|husband|uncle|aunt|cousin|neighbor|neighbors|dog|cat|government|police)$/.test(subject.word)) return undefined // prettier-ignore
  return insertText(token.start, 'be ', 'missing-be', `The sentence needs a verb. Use "${modal.text} be".`)
}

/** "Should I to call them?" */
const shouldITo: Rule = onWord('to', ({ tokens, classes }, token, i) => {
  const verb = tokens[i + 1]
  const modal = tokens[i - 2]
  if (!verb?.word || verb.fixed || !modal) return undefined
  const isVerb = /^(?:be|have|do)$/.test(verb.lower) || (!closed.has(verb.lower) && classes.isVerb(verb.lower))
  const opens = modal.first || /^(?:what|where|when|why|how|who|and|but|so|or|,)$/.test(tokens[i - 3]?.lower ?? '')
  return isVerb && opens && isQuestion(tokens, i) && /^(?:should|can|could|will|would|must|may|shall|do|does|did)$/.test(modal.lower) && /^(?:i|you|he|she|it|we|they)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? removeWord(token, verb, 'verb-pattern', `Use the verb without "to" after "${modal.text}".`)
    : undefined
})

/** "and I'll will draft it" */
const llWill: Rule = onWord('will', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next?.word && /['’]ll$/.test(lowerAt(tokens, i - 1))
    ? removeWord(token, next, 'repeated-word', `"${token.text}" stands twice.`)
    : undefined
})

/** "It was happened in May", "which caused it to be appeared" */
const beAppeared: Rule = onWord(
  'appeared happened occurred disappeared existed belonged consisted seemed depended vanished emerged',
  ({ tokens, classes }, token, i) => {
    const k = /^(?:also|never|already|always|often|just|not|only|suddenly|really)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
    const be = tokens[k]
    const base = classes.base(token.lower)
    if (!be || !base || be.lower !== 'be') return undefined
    const asks = lowerAt(tokens, k - 1)
    const at = /^(?:also|never|already|always|often|just|not|only|probably)$/.test(asks) ? lowerAt(tokens, k - 2) : asks
    if (/^(?:would|could|should|might|may|must)$/.test(at) && k === i - 1 && at !== asks) return replaceWord(be, 'have', 'verb-form', `"${base}" has no passive.`) // prettier-ignore
    return k === i - 1 && /^(?:to|will|can|would|could|should|might|may|must)$/.test(at)
      ? replaceWord(be, base, 'verb-form', `"${base}" has no passive.`, token)
      : undefined
  },
)

/** "I am born in Istanbul." */
const amBorn: Rule = onWord('am', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'i' && lowerAt(tokens, i + 1) === 'born' && /^(?:in|on|and|at|near)$/.test(lowerAt(tokens, i + 2))
    ? replaceWord(token, 'was', 'tense', 'The time is over, so use the past tense.')
    : undefined,
)
