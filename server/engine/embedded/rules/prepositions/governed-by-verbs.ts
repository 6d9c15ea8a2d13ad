/** Prepositions that the verb before them governs: "praise me of", "joined to the gym", "pay a ticket". */
import { applyRules, insertText, lowerAt, onWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, closed, endsNoun, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { changeTo, dropAfter, headAt, isDetermined, persons } from './noun-frames.ts'
import { baseAt, isBase, isEnd } from '../verbs/verb-slots.ts'
import { startsNoun, isAdjunct } from './governed.ts'

/** Edits that are certain by their form. */
export function governedByVerbEdits(page: RulePage): Edit[] {
  return applyRules(page, [afterPerson, afterDoing, ruleApplies, caredOf, liveOf, comeOf, consistIn, thinkIn, tellTo, askTo, enterIn, joinTo, waitForSee, sayHello, payFor, sumFor, appreciateIf, knockOn]) // prettier-ignore
}

/** Verbs with a person as their object, by the wrong prepositions after it. */
const withPerson: readonly [verb: RegExp, wrong: RegExp, right: string][] = [
  [/^(?:praise|criticize|criticise|punish|reward|forgive|scold|blame|thank|compliment|admire)$/, /^(?:of|about)$/, 'for'],
  [/^(?:protect|prevent|defend|shield|rescue|distract|discourage|exempt|separate|hide)$/, /^of$/, 'from'],
  [/^accuse$/, /^(?:for|about|with|by)$/, 'of'],
  [/^(?:rob|deprive|relieve|assure|convince)$/, /^(?:from)$/, 'of'],
  [/^(?:supply|equip|provide)$/, /^of$/, 'with'],
  [/^(?:congratulate)$/, /^(?:about|with|of|to)$/, 'on'],
  [/^(?:inform|notify)$/, /^(?:for)$/, 'about'],
  [/^remind$/, /^(?:on|for)$/, 'of'],
]

/** "my supervisors praise me of my patience", "protect it of dragons" */
const afterPerson: Rule = onWord('of about for with from on by to', (page, token, i) => {
  const { tokens } = page
  const object = lowerAt(tokens, i - 1)
  if (!persons.test(object) && !/^(?:it|myself|yourself|himself|herself|ourselves|themselves|itself|someone|somebody|people|everyone)$/.test(object)) return undefined // prettier-ignore
  const found = withPerson.find(([verb, wrong]) => verb.test(baseAt(page, i - 2)) && wrong.test(token.lower))
  if (!found || (!startsNoun(page, i + 1) && !/^\p{Lu}/u.test(tokens[i + 1]?.text ?? ''))) return undefined
  if (object === 'people' && token.lower === 'of') return undefined
  // "thanks for reminding me about", "forgive me for"
  return isAdjunct(page, i + 1) ||
    (token.lower === 'of' && /^(?:course|all)$/.test(lowerAt(tokens, i + 1))) ||
    lowerAt(tokens, i + 2) === 'own'
    ? undefined
    : changeTo(token, found[2])
})

/** "thinking in making it free", "responsible of cleaning" */
const afterDoing: Rule = (page, token, i) => {
  const { tokens, dictionary, classes } = page
  const next = tokens[i + 1]
  const isDoing = next?.word && dictionary.partsOf(next.lower) & pos.ing && classes.base(next.lower) && !closed.has(next.lower)
  if (!isDoing) return undefined
  const before = baseAt(page, i - 1)
  if (/^(?:in|on|to)$/.test(token.lower) && before === 'think' && /^(?:think|thinks|thinking|thought)$/.test(lowerAt(tokens, i - 1)) && (subjects.has(lowerAt(tokens, i - 2)) || beForms.has(lowerAt(tokens, i - 2)) || /^(?:i'm|we're|they're|he's|she's)$/.test(lowerAt(tokens, i - 2)))) return changeTo(token, 'of') // prettier-ignore
  if (token.lower === 'in' && /^(?:insist|focus|concentrate|rely)$/.test(before)) return changeTo(token, 'on')
  if (/^(?:of|on|at)$/.test(token.lower) && /^(?:succeed)$/.test(before)) return changeTo(token, 'in')
  return undefined
}

/** "Many cities are thinking in making it free" */
const thinkIn: Rule = onWord('in', (page, token, i) => {
  const { tokens } = page
  const object = lowerAt(tokens, i + 1)
  return lowerAt(tokens, i - 1) === 'thinking' && (persons.test(object) || (possessives.has(object) && !/^(?:own|language|head|mind|native|terms)$/.test(lowerAt(tokens, i + 2)))) && (persons.test(object) ? object !== 'her' : true) // prettier-ignore
    ? changeTo(token, 'about')
    : undefined
})

const isSpan = (tokens: readonly Token[], i: number) => /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|several|almost|about|over|nearly|only|years|months|weeks|days|decades|centuries|now)$/.test(tokens[i]?.lower ?? '') // prettier-ignore

/** "This policy does not apply for trainees" */
const ruleApplies: Rule = onWord('for', ({ tokens, tags }, token, i) => {
  if (!/^(?:apply|applies|applied)$/.test(lowerAt(tokens, i - 1))) return undefined
  let k = i - 2
  while (k > i - 6 && /^(?:not|do|does|did|also|only|doesn't|don't|didn't|will|still|currently|should|can|would|never)$/.test(lowerAt(tokens, k))) k-- // prettier-ignore
  const isThing = /^(?:rules?|policy|policies|laws?|regulations?|offers?|discounts?|fees?|bans?|exceptions?|restrictions?|warranty|guarantee|charges?|limits?|requirements?|prices?|deadlines?|conditions?|terms|same|this|that|these|it|which|exemption|penalty|penalties|rates?|code|surcharge|tax|taxes|reduction)$/.test(lowerAt(tokens, k)) // prettier-ignore
  return isThing && !tags.has(i + 1, 'Date') && !/^(?:the first|a month|a year|one year|two years)$/.test(`${lowerAt(tokens, i + 1)} ${lowerAt(tokens, i + 2)}`) && !isSpan(tokens, i + 1) && !(lowerAt(tokens, k) === 'which' && token.first) // prettier-ignore
    ? changeTo(token, 'to')
    : undefined
})

/** "I cared of newborn babies" */
const caredOf: Rule = onWord('of', ({ tokens }, token, i) => /^(?:cared|caring)$/.test(lowerAt(tokens, i - 1)) && tokens[i + 1]?.word ? changeTo(token, 'for') : undefined) // prettier-ignore

/** "live of what they earn" */
const liveOf: Rule = onWord('of', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 2)
  if (!/^(?:live|lives|lived|living|survive|survived)$/.test(lowerAt(tokens, i - 1))) return undefined
  const isVerb = subjects.has(before) || modals.has(before) || /^(?:to|people|families|who|and|not|don't|only|could)$/.test(before)
  return isVerb && (isDetermined(lowerAt(tokens, i + 1)) || /^(?:what|it|tourism|fishing|farming|bread)$/.test(lowerAt(tokens, i + 1)))
    ? changeTo(token, 'on')
    : undefined
})

/** "The money could come of parking fees" */
const comeOf: Rule = onWord('of', ({ tokens, dictionary }, token, i) => {
  const before = lowerAt(tokens, i - 2)
  if (!/^(?:come|comes|came|comming|coming)$/.test(lowerAt(tokens, i - 1))) return undefined
  if (/^(?:nothing|something|good|what|that|little|it|anything|ever|harm|have|has|had)$/.test(before) || lowerAt(tokens, i + 1) === 'age') return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  return (modals.has(before) || subjects.has(before)) && (isDetermined(next) || (dictionary.partsOf(next) & (pos.noun | pos.plural)) !== 0) && next !== 'it' // prettier-ignore
    ? changeTo(token, 'from')
    : undefined
})

/** "Breakfast consists in bread and jam" */
const consistIn: Rule = onWord('in by from with on', ({ tokens, dictionary }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  return /^consist(?:s|ed)?$/.test(lowerAt(tokens, i - 1)) && !(dictionary.partsOf(next) & pos.ing) && (/^(?:an?|only|just|mainly|many|several|some|two|three)$/.test(next) || (!closed.has(next) && (dictionary.partsOf(next) & (pos.noun | pos.plural | pos.adjective)) !== 0)) // prettier-ignore
    ? changeTo(token, 'of')
    : undefined
})

/** "She told to us to wait." */
const tellTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:tell|tells|told|telling)$/.test(lowerAt(tokens, i - 1)) || !persons.test(lowerAt(tokens, i + 1))) return undefined
  const before = lowerAt(tokens, i - 2)
  const isActive = subjects.has(before) || modals.has(before) || isPersonNoun(before) || /^(?:to|and|who|has|have|had|not|never|always|then|i've|also|please)$/.test(before) || (!tokens[i - 2]?.word && lowerAt(tokens, i - 1) === 'told') || /^\p{Lu}/u.test(tokens[i - 2]?.text ?? '') // prettier-ignore
  return isActive && before !== 'it' ? dropAfter(tokens, i) : undefined
})

/** "I asked to the conductor where we were" */
const askTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const before = lowerAt(tokens, i - 2)
  if (!/^(?:ask|tell|thank|inform|warn|remind|convince|advise|greet)$/.test(baseAt(page, i - 1)) || beForms.has(before)) return undefined
  if (isDetermined(before) && before !== 'that') return undefined
  // "I passed thanks to my tutor"
  if (lowerAt(tokens, i - 1) === 'thanks' && !/^(?:he|she|it|who|nobody|everyone|everybody)$/.test(before)) return undefined
  return isDetermined(lowerAt(tokens, i + 1)) && [i + 2, i + 3].some(k => isPersonNoun(lowerAt(tokens, k)) && (endsNoun(tokens, k + 1) || /^(?:about|where|what|if|to|for|how|why|when|who|that)$/.test(lowerAt(tokens, k + 1)))) // prettier-ignore
    ? dropAfter(tokens, i)
    : undefined
})

const rooms = /^(?:room|house|building|kitchen|shop|classroom|hall|garden|office|hotel|store|cave|forest|bedroom|apartment|bank|museum|restaurant|church|bathroom|castle|city|village|university|stadium|airport|train|bus|tunnel|park|country|area|laboratory|lab|warehouse|elevator|basement|library)$/ // prettier-ignore

/** "invited us to enter in and", "enter in the cave" */
const enterIn: Rule = onWord('in inside to into', ({ tokens }, token, i) => {
  const verb = tokens[i - 1]
  if (!verb || !/^enter(?:s|ed|ing)?$/.test(verb.lower) || beForms.has(lowerAt(tokens, i - 2))) return undefined
  const next = tokens[i + 1]
  if (token.lower === 'in' && (isEnd(next) || next?.lower === 'and')) return { start: verb.end, end: token.end, after: '', kind: 'grammar', rule: 'preposition', message: `"${verb.lower}" takes its object without "in".` } // prettier-ignore
  return isDetermined(next?.lower ?? '') && headAt(tokens, i + 2, word => rooms.test(word), 2) !== undefined ? dropAfter(tokens, i) : undefined // prettier-ignore
})

const groups = /^(?:gym|club|team|course|choir|band|party|army|church|community|program|project|class|crew|workshop|trip|discussion|union|association|society|network|organization|staff|group|company|meeting|call|navy|police|military|event|game|conversation|tour|protest|league|orchestra|forum|chat|channel|dance)$/ // prettier-ignore

/** "I joined to this gym" */
const joinTo: Rule = onWord('to in at with', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 2)
  if (!/^join(?:s|ed|ing)?$/.test(lowerAt(tokens, i - 1)) || beForms.has(before)) return undefined
  if (!(subjects.has(before) || modals.has(before) || /^(?:to|and|i've|not|just|recently|also|please|have|has|had|who|of|by|for|people|can)$/.test(before))) return undefined // prettier-ignore
  return isDetermined(lowerAt(tokens, i + 1)) && headAt(tokens, i + 2, word => groups.test(word), 2) !== undefined // prettier-ignore
    ? dropAfter(tokens, i)
    : undefined
})

/** "I can't wait for see you!" */
const waitForSee: Rule = onWord('for', (page, token, i) => {
  const { tokens, dictionary } = page
  const next = tokens[i + 1]
  if (lowerAt(tokens, i - 1) !== 'wait' || !/^(?:can't|cannot|couldn't|not)$/.test(lowerAt(tokens, i - 2))) return undefined
  const isPlain = isBase(page, next) && (!(dictionary.partsOf(next.lower) & pos.noun) || persons.test(lowerAt(tokens, i + 2)) || isDetermined(lowerAt(tokens, i + 2))) // prettier-ignore
  return isPlain ? changeTo(token, 'to') : undefined
})

/** "Please say hello for the cat" */
const sayHello: Rule = onWord('for at', ({ tokens }, token, i) =>
  /^(?:hello|hi|goodbye|bye)$/.test(lowerAt(tokens, i - 1)) && /^(?:say|says|said|saying)$/.test(lowerAt(tokens, i - 2)) && (/^(?:him|them|everyone|everybody)$/.test(lowerAt(tokens, i + 1)) || (isDetermined(lowerAt(tokens, i + 1)) && tokens[i + 2]?.word && !/^(?:time|first|last|moment|end|door|airport|station|party|beginning|start|gate|entrance|next|event|meeting)$/.test(lowerAt(tokens, i + 2)))) // prettier-ignore
    ? changeTo(token, 'to')
    : undefined,
)

const goods = /^(?:copy|ticket|tickets|hotel|trip|course|lesson|lessons|class|classes|book|books|phone|shoes|clothes|ride|taxi|repairs|repair|delivery|shipping|postage|transport|accommodation|insurance|service|order|products?|treatment|parking|drinks?|groceries|lunch|dinner|breakfast|meal|meals|coffee|pizza|flight|damage|food|wedding|party|education|studies|car|laptop|computer|camera|dress|apartment|electricity|internet|gas|water|replacement|item|items|sandwich|beer|cake|snacks|medicine|gift|tour|materials|equipment|bike|jacket|game|movie|concert|show|license|battery|mistake|mistakes)$/ // prettier-ignore

/** "You will have to pay a new copy" */
const payFor: Rule = onWord('pay pays paid paying', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (!isDetermined(lowerAt(tokens, i + 1)) || beForms.has(before)) return undefined
  const isVerb = subjects.has(before) || modals.has(before) || /^(?:to|and|i've|not|who|must|already|have|has|had|of|without|by|be|for|also|parents|customers|you)$/.test(before) // prettier-ignore
  if (!isVerb || before === 'low') return undefined
  const k = headAt(tokens, i + 2, word => goods.test(word))
  if (k === undefined) return undefined
  // "pay the postage"
  if (tokens[i + 1]?.lower === 'the' && /^(?:postage|shipping|insurance|delivery|parking)$/.test(lowerAt(tokens, k))) return undefined
  // "pay the service fee", "pay the hotel by card"
  if (/^(?:hotel|taxi|service|internet|gas|water|electricity|phone|car|order|course)$/.test(lowerAt(tokens, k)) && (tokens[i + 1]?.lower !== 'a' || lowerAt(tokens, k) === 'service')) return /^(?:course|order|taxi|car|phone)$/.test(lowerAt(tokens, k)) && isEnd(tokens[k + 1]) ? insert() : undefined // prettier-ignore
  return insert()

  function insert() {
    return insertText(token.end, ' for', 'preposition', `Use "for" after "${token.lower}".`)
  }
})

/** "I had paid sixty euros by a ticket" */
const sumFor: Rule = onWord('by of', ({ tokens }, token, i) =>
  /^(?:euros?|dollars?|pounds|bucks|yen|cents|\d+(?:[.,]\d+)?)$/.test(tokens[i - 1]?.lower ?? '') && /^(?:an?|one|each|this|that|the|my|our|these|two)$/.test(lowerAt(tokens, i + 1)) && headAt(tokens, i + 2, word => goods.test(word), 2) !== undefined && [i - 2, i - 3, i - 4, i - 5].some(k => /^(?:pay|paid|paying|pays)$/.test(lowerAt(tokens, k))) // prettier-ignore
    ? changeTo(token, 'for')
    : undefined,
)

/** "I would appreciate if you could read them" */
const appreciateIf: Rule = onWord('appreciate', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'if' && subjects.has(lowerAt(tokens, i + 2)) && /^(?:would|i'd|we'd|will|really|greatly|highly|much|also|kindly|'d)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? insertText(token.end, ' it', 'missing-word', 'Write "appreciate it".')
    : undefined,
)

/** "He knocked in the door" */
const knockOn: Rule = onWord('in to', (page, token, i) =>
  baseAt(page, i - 1) === 'knock' && isDetermined(lowerAt(page.tokens, i + 1)) && /^(?:door|window|wall|gate)$/.test(lowerAt(page.tokens, i + 2)) && endsNoun(page.tokens, i + 3) // prettier-ignore
    ? changeTo(token, 'on')
    : undefined,
)
