/** Prepositions that are wrong, missing, or too many, by what stands on both sides of them. */
import {
  afterWord,
  applyRules,
  inDrafts,
  insertText,
  lowerAt,
  onText,
  onWord,
  pick,
  removeWord,
  replaceWord,
  type Rule,
} from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, closed, determiners, endsPhrase, modals, subjects } from '../../grammar/word-classes.ts'
import { baseAt, baseOfIng, isNumber } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function prepositionSlipEdits(page: RulePage): Edit[] {
  const sure = [goodAt, perBank, inSpiteOf, unlikeOf, turnOff, thankTo, objectOnly]
  const likely = [onThePhone, atFrontDesk, fixedPhrases, inLanguage, inChapter, onFloor, viewOf, discountOf, complainAbout, applyTo, introducedTo, comesFrom, byTheHand, workFor, meanBy, fillWith, madeFrom, jumpOff, insteadOf, lessThan, nextTo, becauseOf, congratulateOn, talkAbout, thanksTheWall, sitOn, inviteDinner] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, likely))]
}

const change = (token: Token, right: string, message = `Use "${right}" here instead of "${token.lower}".`, to = token): Edit => replaceWord(token, right, 'preposition', message, to) // prettier-ignore
const drop = ({ tokens }: RulePage, i: number, verb: string): Edit | undefined => {
  const [token, next] = [tokens[i], tokens[i + 1]]
  return token && next && !next.fixed ? removeWord(token, next, 'preposition', `"${verb}" takes its object without "${token.lower}".`) : undefined // prettier-ignore
}
const skill = /^(?:chess|tennis|football|soccer|basketball|volleyball|golf|hockey|baseball|cricket|sports?|math|maths|mathematics|physics|chemistry|biology|history|geography|algebra|geometry|english|french|german|spanish|italian|chinese|japanese|russian|languages|science|arithmetic|karate|poker|cards|music)$/ // prettier-ignore

/** "She is very good in cooking", "bad in math"; not "good in bed" */
const goodAt: Rule = onWord('in', (page, token, i) => {
  const { tokens } = page
  const [quality, next] = [lowerAt(tokens, i - 1), tokens[i + 1]]
  if (!/^(?:good|bad|terrible|excellent|great|brilliant|talented|skilled|hopeless)$/.test(quality)) return undefined
  if (!next || !(skill.test(next.lower) || baseOfIng(page, next)) || next.lower === 'keeping') return undefined
  return change(token, 'at', `Use "at" after "${quality}".`)
})

const person = /^(?:me|you|him|her|us|them)$/

/** "As we agreed in the phone", "I saw it in TV", "in the internet", "in social networks" */
const onThePhone: Rule = onText('in at', (page, token, i) => {
  const { tokens } = page
  const isThe = /^(?:the)$/.test(lowerAt(tokens, i + 1))
  const noun = lowerAt(tokens, isThe ? i + 2 : i + 1)
  const end = tokens[isThe ? i + 3 : i + 2]
  const ends = !end?.word || endsPhrase(end)
  if (isThe && noun === 'phone') return token.text === 'in' && ends && /^(?:talk|talks|talked|talking|speak|spoke|spoken|speaking|agree|agreed|said|say|says|told|confident|called|discussed|him|her|you|them|us|me|friend|mother|mom|boss|hours|shy|confirmed|promised)$/.test(lowerAt(tokens, i - 1)) ? change(token, 'on') : undefined // prettier-ignore
  if (isThe && /^(?:internet|radio|television)$/.test(noun)) return ends && (token.text === 'in' || noun === 'internet') && !/^(?:age|era|industry)$/.test(end?.lower ?? '') ? change(token, 'on') : undefined // prettier-ignore
  if (!isThe && /^(?:internet)$/.test(noun)) return ends ? { ...change(token, 'on the'), end: token.end } : undefined
  if (!isThe && /^(?:tv|facebook|instagram|youtube|netflix|twitter|tiktok|amazon|whatsapp|television)$/.test(noun)) return ends ? change(token, 'on') : undefined // prettier-ignore
  return noun === 'social' && /^(?:media|networks)$/.test(lowerAt(tokens, i + (isThe ? 3 : 2))) ? change(token, 'on') : undefined
})

/** "pay it on the front desk", "on the bus stop" */
const atFrontDesk: Rule = onText('on in', ({ tokens }, token, i) =>
  /^(?:the|a|our|your)$/.test(lowerAt(tokens, i + 1)) && /^(?:front desk|reception desk|bus stop|traffic light|traffic lights|information desk|ticket office|checkout counter|help desk|gas station)$/.test(`${lowerAt(tokens, i + 2)} ${lowerAt(tokens, i + 3)}`) && !(token.text === 'in' && lowerAt(tokens, i + 3) === 'office') && endsPhrase(tokens[i + 4]) // prettier-ignore
    ? change(token, 'at')
    : undefined,
)

/** Words in order, and the preposition that the first one should be. */
const phrases: readonly [wrong: RegExp, rest: RegExp, right: string, before?: RegExp][] = [
  [/^(?:at|on)$/, /^advance(?: |$)/, 'in'],
  [/^in$/, /^average (?!of|\p{L}+ (?:size|age|income))/u, 'on'],
  [/^(?:in|for|with)$/, /^purpose(?: $| ?[.,!?]|$)/, 'on'],
  [/^in$/, /^(?:vacation|holiday|vacations) ?(?:$|in|to|with|at|next|last|and|for|this)/, 'on', /^(?:go|goes|went|going|gone|am|is|are|was|were|be|been|i'm|we're|they're|still|currently|while)$/], // prettier-ignore
  [/^in$/, /^(?:a )?business trip/, 'on', /^(?:go|goes|went|going|am|is|are|was|were|be|been|i'm)$/],
  [/^in$/, /^the (?:other hand|contrary)\b/, 'on'],
  [/^in$/, /^the same time(?: $| ?[.,]|$)/, 'at'],
  [/^in$/, /^the way (?:home|to|back|there)\b/, 'on'],
  [/^in$/, /^(?:a|my|his|her|our|their|the|your|this|that) farm\b/, 'on'],
  [/^(?:in|at)$/, /^(?:a|the|my|his|her|your|this) stage\b/, 'on', /^(?:stand|stands|stood|standing|be|perform|performed|play|played|sing|sang|dance|danced|appear|appeared|walk|walked|up)$/], // prettier-ignore
  [/^(?:on|from|to|for|by)$/, /^my opinion ?(?:$|,|the|it|this|we|i|they|you|is)/, 'in'],
  [/^in$/, /^my point of view/, 'from'],
  [/^with$/, /^other words/, 'in'],
  [/^(?:by|with)$/, /^(?:my|his|her|our|their|your) own(?: $| ?[.,!?]|$)/, 'on'],
  [/^(?:with|at|in)$/, /^foot(?: $| ?[.,!?]|$)/, 'on', /^(?:go|goes|went|come|came|walk|travel|there|home|school|work|here|town)$/],
  [/^with$/, /^(?:bus|train|car|plane|taxi|bicycle|bike|boat|ferry|subway|metro|tram) ?(?:$|to|from|and|or|because|every|in|at)/, 'by', /^(?:go|goes|went|come|came|travel|traveled|travelled|there|home|work|school|here|town|arrive|arrived|commute)$/], // prettier-ignore
  [/^(?:in|on)$/, /^home(?: $| ?[.,!?]|$| every| all| at| after| before| on| in the)/, 'at', /^(?:be|am|is|are|was|were|been|i'm|stay|stays|stayed|staying|alone|eat|work|worked|he's|she's|we're|they're|you're)$/], // prettier-ignore
  [/^on$/, /^stock(?: $| ?[.,!?]|$| anymore| right| at| and)/, 'in', /^(?:is|are|not|longer|be|was|were|back|them|it|currently|isn't|aren't|again)$/], // prettier-ignore
  [/^on$/, /^(?:the )?(?:picture|photo|image),? (?:we|you|i|there|one)\b/, 'in'],
  [/^off$/, /^(?:the|a|my) (?:same )?opinion/, 'of'],
  [/^(?:in|at)$/, /^the (?:north|south|east|west|left|right|other|opposite|sunny|wrong|inner|outer) side\b/, 'on'],
  [/^in$/, /^the (?:top|end) of the (?:list|page|hill|mountain|stairs|street|road|day|month|year|week|hall|hallway|line)/, 'at'],
  [/^(?:in|at)$/, /^(?:the )?page \d/, 'on'],
  [/^in$/, /^the back of (?:your|my|the|his|her|this) (?:card|phone|book|page|envelope|ticket|shirt|hand|door|device|machine|box|form)/, 'on'], // prettier-ignore
  [/^in$/, /^the (?:left|right) (?:hand|of)\b(?! )/, 'on'],
  [/^(?:in|at)$/, /^(?:this|that|my|our|your) (?:number)\b/, 'at', /^(?:us|me|call|reach|him|them|her)$/],
  [/^(?:on|in)$/, /^(?:the number|\d{3}\b|\(\d{3}\))/, 'at', /^(?:us|me|office|him|them|her|desk|reception|manager)$/],
]

/** "in average", "on my opinion", "with my own", "at advance" */
const fixedPhrases: Rule = onWord('at in on for with by from to off', ({ tokens, text }, token, i) => {
  if (token.fixed) return undefined
  const next = tokens[i + 1]
  if (!next) return undefined
  const rest = text.slice(next.start, next.start + 48).toLowerCase()
  const found = phrases.find(([wrong, after, , before]) => wrong.test(token.lower) && after.test(rest) && (!before || before.test(lowerAt(tokens, i - 1)))) // prettier-ignore
  return found && found[2] !== token.lower ? change(token, found[2]) : undefined
})

const languages = /^(?:French|English|German|Italian|Spanish|Portuguese|Polish|Russian|Turkish|Greek|Dutch|Swedish|Norwegian|Danish|Finnish|Hungarian|Czech|Romanian|Ukrainian|Chinese|Japanese|Korean|Vietnamese|Thai|Arabic|Hebrew|Hindi|Swahili)$/ // prettier-ignore

/** "says it on French" */
const inLanguage: Rule = onText('on at', ({ tokens }, token, i) => {
  if (!languages.test(tokens[i + 1]?.text ?? '')) return undefined
  const ends = !tokens[i + 2]?.word || /^(?:and|but|because|or|when|to|with)$/.test(lowerAt(tokens, i + 2))
  // "on Spanish-language readers"
  return ends && tokens[i + 2]?.text !== '-' && !/^(?:book|books|course|lecture|research|focus|focused|work|exam|test|depends?|good|better|bad|article|based|lessons?|class)$/.test(lowerAt(tokens, i - 1)) ? change(token, 'in') : undefined // prettier-ignore
})

/** "revealed at the last chapter" */
const inChapter: Rule = onText('at', ({ tokens }, token, i) => {
  if (!/^(?:the|this|that)$/.test(lowerAt(tokens, i + 1))) return undefined
  const k = /^(?:first|second|third|last|next|final|same|opening)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  return /^(?:chapter|paragraph|scene|sentence|article|essay|novel|story|film|movie|picture|photo|world|country|forest|kitchen|newspaper|letter)$/.test(lowerAt(tokens, k)) && endsPhrase(tokens[k + 1]) && !/^(?:look|looks|looked|looking|stare|stared|laugh|laughed|glance|glanced|smile|smiled|angry|mad|work|worked|arrive|arrived|shout|point|pointed|good|amazed|surprised|aimed|stopped|began|begins|starts|started|ends|ended|peek)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? change(token, 'in')
    : undefined
})

/** "in the second floor" */
const onFloor: Rule = onText('in at', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'the' && /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|ground|upper|lower|same|other|\d+(?:st|nd|rd|th))$/.test(lowerAt(tokens, i + 2)) && lowerAt(tokens, i + 3) === 'floor' && endsPhrase(tokens[i + 4]) // prettier-ignore
    ? change(token, 'on')
    : undefined,
)

/** "a wonderful view on the bay" */
const viewOf: Rule = onText('on to for', ({ tokens, classes }, token, i) => {
  if (!/^views?$/.test(lowerAt(tokens, i - 1)) || !/^(?:the|our|a)$/.test(lowerAt(tokens, i + 1))) return undefined
  const k = classes.isAdjective(lowerAt(tokens, i + 2)) || /^(?:old|city|whole)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  const scene = /^(?:bay|sea|ocean|lake|river|mountains?|valley|garden|city|park|street|town|beach|harbor|harbour|bridge|tower|castle|forest|hills?|village|skyline|square|pool|church|cathedral|coast|island|canal|parking|fields?|volcano|waterfall|courtyard|station|sunset)$/ // prettier-ignore
  return scene.test(lowerAt(tokens, k)) || scene.test(lowerAt(tokens, i + 2)) ? change(token, 'of') : undefined
})

/** "a discount by 15 percent" */
const discountOf: Rule = onText('by from', ({ tokens }, token, i) =>
  /^(?:discount|reduction|deposit|fine|fee|bonus|salary|distance|speed|temperature|population|average|total|amount|budget|delay|height|weight|length)$/.test(lowerAt(tokens, i - 1)) && /^an?$/.test(lowerAt(tokens, i - 2)) && (/^\d/.test(tokens[i + 1]?.text ?? '') || /^(?:ten|twenty|thirty|fifty|five|[$€£])$/.test(tokens[i + 1]?.lower ?? '')) && !(token.text === 'from' && /^(?:distance|temperature|population|salary|budget|speed|fee)$/.test(lowerAt(tokens, i - 1))) // prettier-ignore
    ? change(token, 'of')
    : undefined,
)

/** "I am writing to complain for the loss", "complained on the waiting time" */
const complainAbout: Rule = onText('for on over against', (page, token, i) =>
  baseAt(page, i - 1) === 'complain' && (determiners.has(lowerAt(page.tokens, i + 1)) || page.classes.isPlural(lowerAt(page.tokens, i + 1))) && !/^(?:hours?|days?|weeks?|months?|years?|time|phone|internet|first|same|monday|website)$/.test(lowerAt(page.tokens, i + 2)) && !/^(?:hours|days|weeks|months|years|behalf)$/.test(lowerAt(page.tokens, i + 1)) // prettier-ignore
    ? change(token, 'about')
    : undefined,
)

/** "I'm applying for graduate schools" */
const applyTo: Rule = onText('for', (page, token, i) => {
  const { tokens } = page
  if (baseAt(page, i - 1) !== 'apply') return undefined
  for (
    let k = i + 1;
    k < i + 5 && tokens[k]?.word && !(closed.has(lowerAt(tokens, k)) && !determiners.has(lowerAt(tokens, k)) && !isNumber(tokens[k]));
    k++
  ) {
    // prettier-ignore
    const ends = endsPhrase(tokens[k + 1]) || /^(?:this|next|last|in)$/.test(lowerAt(tokens, k + 1))
    if (/^(?:school|schools|university|universities|college|colleges|company|companies|programs|programmes|bank|firm|academy|institute)$/.test(lowerAt(tokens, k)) && ends) return change(token, 'to') // prettier-ignore
  }
  return undefined
})

/** "My boss introduced me with the whole team" */
const introducedTo: Rule = onText('with', (page, token, i) =>
  (person.test(lowerAt(page.tokens, i - 1)) || /^\p{Lu}/u.test(page.tokens[i - 1]?.text ?? '') || page.tags.has(i - 1, 'Noun')) && [i - 2, i - 3].some(k => baseAt(page, k) === 'introduce') && (determiners.has(lowerAt(page.tokens, i + 1)) || person.test(lowerAt(page.tokens, i + 1))) && lowerAt(page.tokens, i + 1) !== 'a' // prettier-ignore
    ? change(token, 'to', 'One is introduced to somebody.')
    : undefined,
)

/** "The problem comes of a broken pipe" */
const comesFrom: Rule = onText('of', (page, token, i) =>
  /^(?:come|comes|came)$/.test(lowerAt(page.tokens, i - 1)) && /^(?:a|an|the|my|our|your|this|that|these|his|her|their)$/.test(lowerAt(page.tokens, i + 1)) && !/^(?:what|nothing|something|good|that|it|anything)$/.test(lowerAt(page.tokens, i - 2)) // prettier-ignore
    ? change(token, 'from')
    : undefined,
)

/** "took me from the hand" */
const byTheHand: Rule = onText('from on at in', (page, token, i) =>
  lowerAt(page.tokens, i + 1) === 'the' && /^(?:hand|arm)$/.test(lowerAt(page.tokens, i + 2)) && /^(?:take|hold|grab|lead|pull|catch)$/.test(baseAt(page, i - 2)) && person.test(lowerAt(page.tokens, i - 1)) && !(token.text === 'in' && baseAt(page, i - 2) === 'hold') && endsPhrase(page.tokens[i + 3]) // prettier-ignore
    ? change(token, 'by')
    : undefined,
)

/** "I have been working by a large company" */
const workFor: Rule = onText('by', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:work|works|worked|working)$/.test(lowerAt(tokens, i - 1)) || !/^(?:a|an|the|this|my|our|your|his|her)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  return [i + 2, i + 3, i + 4].some(k => /^(?:company|firm|bank|agency|organization|organisation|factory|restaurant|hotel|newspaper|office|hospital|school|supplier|store|shop|government|family|startup)$/.test(lowerAt(tokens, k))) && !/^(?:was|were|is|been)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? change(token, 'for')
    : undefined
})

/** "I don't know what you mean with that" */
const meanBy: Rule = onText('with', ({ tokens }, token, i) => {
  if (!/^(?:mean|means|meant)$/.test(lowerAt(tokens, i - 1))) return undefined
  return [i - 2, i - 3, i - 4, i - 5].some(k => lowerAt(tokens, k) === 'what') ? change(token, 'by') : undefined
})

/** "Fill the tank by one liter of water" */
const fillWith: Rule = onText('by of', (page, token, i) => {
  const { tokens } = page
  const k = [i - 1, i - 2, i - 3, i - 4].find(at => baseAt(page, at) === 'fill' && tokens[at]?.word)
  if (k === undefined || k === i - 1 || !/^(?:the|a|an|your|it|each|every|them|this)$/.test(lowerAt(tokens, k + 1))) return undefined
  if (token.text === 'of' && !/^it|them$/.test(lowerAt(tokens, k + 1))) return undefined
  if (token.text === 'of' && i - 1 !== k + 1) return undefined
  return isNumber(tokens[i + 1]) || determiners.has(lowerAt(tokens, i + 1)) || /^(?:hot|cold|warm|fresh|clean|water|soil|sand|milk|air)$/.test(lowerAt(tokens, i + 1)) ? change(token, 'with') : undefined // prettier-ignore
})

/** "made from the stainless steel" */
const madeFrom: Rule = onText('the', ({ tokens, classes }, token, i) => {
  const next = tokens[i + 1]
  if (!/^(?:from|of|out)$/.test(lowerAt(tokens, i - 1)) || lowerAt(tokens, i - 2) !== 'made' || !next) return undefined
  const k = classes.isAdjective(next.lower) || next.lower === 'stainless' ? i + 2 : i + 1
  return /^(?:steel|wood|plastic|glass|cotton|wool|leather|metal|gold|silver|paper|iron|aluminum|aluminium|rubber|stone|clay|silk|bamboo|copper|brass|cardboard|concrete|porcelain)$/.test(lowerAt(tokens, k)) && endsPhrase(tokens[k + 1]) && !/^(?:of|that|from|which)$/.test(lowerAt(tokens, k + 1)) // prettier-ignore
    ? removeWord(token, next, 'article', `"${lowerAt(tokens, k)}" in general takes no article.`)
    : undefined
})

/** "turn of both engines", "The village was cut of." */
const turnOff: Rule = onText('of', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const next = tokens[i + 1]
  if (lowerAt(tokens, i - 2) === 'the' || determiners.has(lowerAt(tokens, i - 2))) return undefined
  const isTurned = tokens[i - 1]?.first === true || modals.has(lowerAt(tokens, i - 2)) || /^(?:i|you|we|they|he|she|it|to|and|please|don't|not|then|always|just|who)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  if (isTurned && /^(?:turn|turned|turning|switch|switched|switching|shut)$/.test(before) && /^(?:the|both|all|your|my|our|it|that|this|every)$/.test(next?.lower ?? '') && !/^(?:events|century)$/.test(lowerAt(tokens, i + 2))) return change(token, 'off') // prettier-ignore
  return before === 'cut' && /^[.,!?]$/.test(next?.text ?? '') && /^(?:was|were|completely|is|are|totally|got|been|i|he|she|they|it)$/.test(lowerAt(tokens, i - 2)) ? change(token, 'off') : undefined // prettier-ignore
})

/** "Do not dive of the steps", "He fell of his bike", "keep dogs of the lawn" */
const jumpOff: Rule = onText('of', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:the|a|my|his|her|your|their|our|it|this|that)$/.test(lowerAt(tokens, i + 1))) return undefined
  const before = lowerAt(tokens, i - 1)
  const isVerb = /^(?:dive|dove|jump|jumped|jumping|fell|fallen|climbed|hop|hopped|slid|slipped|bounce|bounced|rolled)$/.test(before) && !determiners.has(lowerAt(tokens, i - 2)) // prettier-ignore
  const isKeep = [i - 2, i - 3, i - 4, i - 5].some(k => /^(?:keep|kept|keeping)$/.test(lowerAt(tokens, k))) && /^(?:lawn|grass|floor|road|table|couch|sofa|bed|furniture|it|stairs|carpet)$/.test(lowerAt(tokens, lowerAt(tokens, i + 1) === 'it' ? i + 1 : i + 2)) && (page.classes.isPlural(before) || person.test(before)) && !/^(?:sides|parts|edges|pieces|corners|copies|pictures|ends|legs|photos)$/.test(before) // prettier-ignore
  return isVerb || isKeep ? change(token, 'off') : undefined
})

/** "improve the zoos instead closing them" */
const insteadOf: Rule = onWord('instead', ({ tokens, dictionary, classes }, token, i) => {
  const next = tokens[i + 1]
  if (!next?.word || next.fixed) return undefined
  const isDoing = (dictionary.partsOf(next.lower) & pos.ing) !== 0 && !closed.has(next.lower) && !(dictionary.partsOf(next.lower) & pos.noun && !endsPhrase(tokens[i + 2])) // prettier-ignore
  if (isDoing && !tokens[i - 1]?.text.endsWith(',') && !beForms.has(lowerAt(tokens, i - 1))) return insertText(token.end, ' of', 'preposition', 'Write "instead of".') // prettier-ignore
  return /^(?:on|from|for)$/.test(next.lower) && classes.isPlural(lowerAt(tokens, i + 2)) && endsPhrase(tokens[i + 3]) && !/^(?:focus|focused|concentrate|rely|depend|relied|work|spend|spent)$/.test(lowerAt(tokens, i - 1)) && next.lower === 'from' ? change(next, 'of') : undefined // prettier-ignore
})

/** "the battery lasts less one hour" */
const lessThan: Rule = onText('less more', ({ tokens }, token, i) =>
  isNumber(tokens[i + 1]) && /^(?:minutes?|hours?|days?|weeks?|months?|years?|dollars?|euros?|percent|miles?|kilometers?|meters?|people|grams?|pounds?)$/.test(lowerAt(tokens, i + 2)) && /^(?:lasts?|lasted|takes?|took|costs?|for|in|after|weighs?|waited|is|was|only|within|has|have|had|spent|spend|need|needs)$/.test(lowerAt(tokens, i - 1)) && !(token.text === 'more' && /^(?:for|in|has|have|had|need|needs|spent|spend)$/.test(lowerAt(tokens, i - 1)) && /^(?:one|a)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? insertText(token.end, ' than', 'comparison', `Use "than" after "${token.text}".`)
    : undefined,
)

/** "the house next the station", "It is near of the station", "close the station" */
const nextTo: Rule = (page, token, i) => {
  const { tokens } = page
  if (token.text === 'of' && lowerAt(tokens, i - 1) === 'near' && determiners.has(lowerAt(tokens, i + 1))) return drop(page, i, 'near')
  const isPlace = /^(?:station|window|door|bank|school|church|park|river|hotel|house|table|bed|kitchen|shop|store|post|library|hospital|entrance|pool|supermarket|desk|sofa|road|lake)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  return token.text === 'next' && /^(?:the|my|our|your|his|her|their)$/.test(lowerAt(tokens, i + 1)) && isPlace && tokens[i - 1]?.word === true && !/^(?:and|the|then)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? insertText(tokens[i + 1]?.start ?? 0, 'to ', 'preposition', 'Write "next to".')
    : undefined
}

/** "We were late because the traffic.", "because bad weather" */
const becauseOf: Rule = onWord('because', ({ tokens, classes }, token, i) => {
  let k = i + 1
  while (k < i + 4 && (determiners.has(lowerAt(tokens, k)) || classes.isAdjective(lowerAt(tokens, k))) && tokens[k + 1]?.word) k++
  const noun = lowerAt(tokens, k)
  return /^(?:traffic|rain|weather|snow|noise|illness|accident|storm|pollution|pandemic|strike|heat|cold|price|wind|work|smell|stress|delay|fog|crisis|war)$/.test(noun) && /^[.!?]$/.test(tokens[k + 1]?.text ?? '') // prettier-ignore
    ? insertText(tokens[i + 1]?.start ?? 0, 'of ', 'because-of', 'Use "because of" before a noun.')
    : undefined
})

/** "We congratulated her for the job" */
const congratulateOn: Rule = onText('for to with', (page, token, i) =>
  (/^congratulations$/.test(lowerAt(page.tokens, i - 1)) &&
    token.text !== 'with' &&
    (determiners.has(lowerAt(page.tokens, i + 1)) || (page.dictionary.partsOf(lowerAt(page.tokens, i + 1)) & pos.ing) !== 0) &&
    token.text === 'for') ||
  ([i - 2, i - 3].some(k => baseAt(page, k) === 'congratulate') && determiners.has(lowerAt(page.tokens, i + 1)))
    ? change(token, 'on')
    : undefined,
)

/** "talk with us over respect" */
const talkAbout: Rule = onText('over', (page, token, i) => {
  const { tokens } = page
  const k = [i - 3, i - 4].find(at => /^(?:talk|speak)$/.test(baseAt(page, at)) && /^(?:with|to)$/.test(lowerAt(tokens, at + 1)))
  const next = lowerAt(tokens, i + 1)
  return k !== undefined && !/^(?:the phone|lunch|dinner|coffee|breakfast|zoom|skype|video|a)$/.test(next) && !(next === 'the' && /^(?:phone|radio|fence|noise|internet)$/.test(lowerAt(tokens, i + 2))) ? change(token, 'about') : undefined // prettier-ignore
})

/** "per email", "with credit card" */
const perBank: Rule = onText('per', ({ tokens }, token, i) =>
  (/^(?:email|mail|phone|telephone|post|fax|check|cheque|sms|text|courier|letter|e-mail)$/.test(lowerAt(tokens, i + 1)) || /^(?:bank transfer|credit card|debit card|text message|registered mail)$/.test(`${lowerAt(tokens, i + 1)} ${lowerAt(tokens, i + 2)}`)) && !/^(?:dollars?|cents?|euros?|once|times?|\d+|characters|one|words|cost|costs)$/.test(tokens[i - 1]?.lower ?? '') // prettier-ignore
    ? change(token, 'by')
    : undefined,
)

/** "In spite this", "despite of the rain" */
const inSpiteOf: Rule = onWord('spite', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'in' && tokens[i + 1]?.word && !/^(?:of|that)$/.test(lowerAt(tokens, i + 1)) && (determiners.has(lowerAt(tokens, i + 1)) || /^(?:all|it)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? insertText(token.end, ' of', 'preposition', 'Write "in spite of".')
    : undefined,
)

/** "Unlike of other kettles" */
const unlikeOf: Rule = onText('of', (page, token, i) =>
  /^(?:unlike|despite|without|besides|beside|underneath|behind)$/.test(lowerAt(page.tokens, i - 1)) && page.tokens[i + 1]?.word && !/^(?:course|all)$/.test(lowerAt(page.tokens, i + 1)) // prettier-ignore
    ? drop(page, i, lowerAt(page.tokens, i - 1))
    : undefined,
)

/** "Thank to a program, it works": thanks to. */
const thankTo: Rule = onWord('thank', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'to' && (determiners.has(lowerAt(tokens, i + 2)) || /^(?:their|his|her|my|our|its)$/.test(lowerAt(tokens, i + 2))) && (token.first || tokens[i - 1]?.text === ',' || /^(?:and|but|mainly|only)$/.test(lowerAt(tokens, i - 1))) // prettier-ignore
    ? replaceWord(token, 'thanks', 'phrase', 'Write "thanks to".')
    : undefined,
)

/** "Thanks the double wall, it stays cool" */
const thanksTheWall: Rule = onText('Thanks', ({ tokens }, token, i) => {
  if (!token.first || !/^(?:the|this|these|its|his|her|my)$/.test(lowerAt(tokens, i + 1))) return undefined
  const comma = tokens.findIndex(({ text }, k) => k > i && /^[,.!]$/.test(text))
  return tokens[comma]?.text === ',' && comma - i < 8 ? insertText(token.end, ' to', 'phrase', 'Write "thanks to".') : undefined // prettier-ignore
})

/** "sat in a wooden stool", "sit on a armchair" */
const sitOn: Rule = onText('in', (page, token, i) => {
  const { tokens, classes } = page
  if (!/^(?:a|the|an|my|his|her|our)$/.test(lowerAt(tokens, i + 1))) return undefined
  const k = classes.isAdjective(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  const sits = [i - 1, i - 2, i - 3, i - 4].some(at => /^(?:sit|sat|sitting|sits|lay|lie|lying)$/.test(lowerAt(tokens, at)))
  return sits && /^(?:stool|bench|couch|sofa|floor|ground|carpet|rock|log|step|steps|stairs|blanket|trunk)$/.test(lowerAt(tokens, k)) && endsPhrase(tokens[k + 1]) ? change(token, 'on') : undefined // prettier-ignore
})

/** "I would like to invite you dinner" */
const inviteDinner: Rule = afterWord('invite invited invites inviting', (page, token, i) =>
  person.test(token.lower) && /^(?:dinner|lunch|breakfast|my|our|the|a|his|her)$/.test(lowerAt(page.tokens, i + 1)) && (/^(?:dinner|lunch|breakfast)$/.test(lowerAt(page.tokens, i + 1)) || /^(?:house|home|party|wedding|birthday|apartment|place|concert|dinner|barbecue)$/.test(lowerAt(page.tokens, i + 2))) && token.lower !== 'her' // prettier-ignore
    ? insertText(page.tokens[i + 1]?.start ?? 0, 'to ', 'preposition', 'One is invited to something.')
    : undefined,
)

const objectVerbs: Record<string, RegExp> = {
  to: /^(?:call|phone|telephone|answer|contact|ask|thank|reach|visit|approach|marry|enter|inform|remind|invite|help|advise|greet|text|email)$/, // prettier-ignore
  about: /^(?:discuss|mention|describe|emphasize|consider)$/,
  into: /^(?:enter)$/,
  for: /^(?:request|demand|await|seek|expect)$/,
  with: /^(?:contact|marry|meet)$/,
}

/** "call to me", "contacted to customer service", "ask to Petra", "request for better lights", "reached to the shore" */
const objectOnly: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const verb = lowerAt(tokens, i - 1)
  const base = baseAt(page, i - 1)
  const next = tokens[i + 1]
  if (!pick(objectVerbs, token.text)?.test(base) || !next?.word || next.fixed || tokens[i - 1]?.fixed || tokens[i - 1]?.hyphen)
    return undefined
  // "And thanks to everyone who came": the noun
  if (verb === 'thanks') return undefined
  const before = lowerAt(tokens, i - 2)
  const isVerb = subjects.has(before) || modals.has(before) || /^(?:to|please|don't|not|didn't|doesn't|just|always|also|never|and|often|who|i'll|we'll|should|let's)$/.test(before) || tokens[i - 1]?.first === true || tags.has(i - 1, 'PastTense') && tags.has(i - 2, 'Noun') // prettier-ignore
  if (!isVerb || beForms.has(before) || (before === 'and' && !tags.has(i - 1, 'Verb')) || (tokens[i - 1]?.first && verb !== base))
    return undefined
  const isPerson = person.test(next.lower) || /^\p{Lu}/u.test(next.text)
  if (token.text === 'to') {
    // "I called to see", "he reached to take it"
    if (classes.isVerb(next.lower) && !determiners.has(next.lower)) return undefined
    if (base === 'help' && !isPerson) return undefined
    if (/^(?:reach|visit|enter|approach)$/.test(base)) return /^(?:the|a|my|our)$/.test(next.lower) && !/^(?:top of his|left|right|point of)$/.test(lowerAt(tokens, i + 2)) && (base !== 'reach' || (lowerAt(tokens, i + 2) === 'top' && lowerAt(tokens, i + 3) === 'of') || /^(?:shore|end|airport|station|city|office|village|hotel|summit|house|destination|goal|bottom|river|beach|island|border|finish|coast|other)$/.test(lowerAt(tokens, i + 2))) ? drop(page, i, verb) : undefined // prettier-ignore
    if (/^(?:call|answer|phone|telephone|text|email|ask|thank|tell|remind|inform|invite|contact|marry|greet|advise|help)$/.test(base)) {
      const isObject = isPerson || /^(?:all|my|your|our|his|their|the|customer|everyone|everybody|somebody|someone)$/.test(next.lower)
      if (!isObject) return undefined
      // "leaned over and called to him", "answered to the name"
      if (verb === 'called' && next.lower !== 'the' && ![2, 3].some(k => /^(?:about|again|today|yesterday|twice|because|on|at)$/.test(lowerAt(tokens, i + k)))) return undefined // prettier-ignore
      if (/^(?:call|called)$/.test(verb) && /^(?:the)$/.test(next.lower) && !/^(?:front|office|manager|doctor|police|landlord|school|company|hotel|reception|desk)$/.test(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
      if (base === 'answer' && !isPerson && !/^(?:question|questions|email|letter|phone|call|message)$/.test(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
      if (base === 'invite' && !person.test(next.lower)) return undefined
      if (/^(?:ask|tell|help|remind|inform|invite|advise|text|email)$/.test(base) && next.lower === 'the' && !/^(?:manager|boss|teacher|waiter|doctor|owner|driver|police|staff|students|customers|guests|company|landlord|principal|receptionist|children)$/.test(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
      return drop(page, i, verb)
    }
    return undefined
  }
  if (token.text === 'for') return !(dictionary.partsOf(verb) & pos.noun && determiners.has(before)) && before === 'to' && /^(?:better|more|a|an|the|some|new|my|your|this|that|these)$/.test(next.lower) && base !== 'seek' ? drop(page, i, verb) : undefined // prettier-ignore
  if (token.text === 'with') return /^(?:contact|marry)$/.test(base) && (isPerson || /^(?:the|my|our|your|a)$/.test(next.lower)) && (base !== 'marry' || subjects.has(before) || before === 'to') ? drop(page, i, verb) : undefined // prettier-ignore
  if (token.text === 'into') return /^(?:the|a|my|our|his|her)$/.test(next.lower) && /^(?:room|house|building|kitchen|shop|classroom|hall|garden|office|hotel|store|car|church|cave|forest|bedroom|apartment|bank|museum|restaurant)$/.test(lowerAt(tokens, i + 2)) ? drop(page, i, verb) : undefined // prettier-ignore
  return determiners.has(next.lower) || person.test(next.lower) || next.lower === 'it' ? drop(page, i, verb) : undefined
}
