/** Prepositions that are wrong, missing, or too many, by what stands on both sides of them. */
import { applyRules, inDrafts, insertText, lowerAt, pick, removeWord, replaceWord, type Rule } from '../edits.ts'
import { pos } from '../parts-of-speech.ts'
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'
import type { Token } from '../tokens.ts'
import { beForms, closed, determiners, endsPhrase, modals, subjects } from '../word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function prepositionSlipEdits(page: RulePage): Edit[] {
  const sure = [atClock, perBank, inSpiteOf, unlikeOf, turnOff, thankTo, objectOnly]
  const likely = [onDate, byDeadline, forYears, forDuring, fromTimes, onThePhone, atFrontDesk, fixedPhrases, inLanguage, inChapter, onFloor, viewOf, discountOf, complainAbout, applyTo, introducedTo, comesFrom, byTheHand, workFor, meanBy, fillWith, madeFrom, jumpOff, insteadOf, lessThan, nextTo, becauseOf, congratulateOn, talkAbout, thanksTheWall, sitOn, inviteDinner] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, likely))]
}

const change = (token: Token, right: string, message = `Use "${right}" here instead of "${token.lower}".`, to = token): Edit => replaceWord(token, right, 'preposition', message, to) // prettier-ignore
const drop = ({ tokens }: RulePage, i: number, verb: string): Edit | undefined => {
  const [token, next] = [tokens[i], tokens[i + 1]]
  return token && next && !next.fixed ? removeWord(token, next, 'preposition', `"${verb}" takes its object without "${token.lower}".`) : undefined // prettier-ignore
}
const isNumber = (token: Token | undefined) => token !== undefined && /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(token.lower) // prettier-ignore
const baseAt = ({ tokens, classes }: RulePage, k: number) => classes.base(lowerAt(tokens, k)) ?? lowerAt(tokens, k)
const person = /^(?:me|you|him|her|us|them)$/

/** "in 6 p.m.", "on two o'clock", "be there on four in the morning" */
const atClock: Rule = (page, token, i) => {
  const { tokens } = page
  const number = tokens[i + 1]
  if (!/^(?:on|in)$/.test(token.text) || !isNumber(number)) return undefined
  const next = lowerAt(tokens, i + 2)
  const isClock = next === "o'clock" || /^(?:am|pm)$/.test(next) || (/^[ap]$/.test(next) && tokens[i + 3]?.text === '.')
  const isMorning = next === 'in' && lowerAt(tokens, i + 3) === 'the' && /^(?:morning|afternoon|evening)$/.test(lowerAt(tokens, i + 4)) && /^(?:be|there|up|start|starts|started|begin|begins|open|opens|close|closes|leave|leaves|left|arrive|arrives|arrived|meet|meets|met|home|here|came|called|come|comes|ends?|woke|wake)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  const isTime = /^\d{1,2}:\d{2}$/.test(number?.text ?? '') && !/^(?:minutes|hours)$/.test(next)
  return (isClock && token.text === 'on') || (isClock && /^(?:\d{1,2}|\w+)$/.test(number?.lower ?? '') && next !== 'am') || isMorning || isTime ? change(token, 'at') : undefined // prettier-ignore
}

const months = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/
const weekday = /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?$/

/** "in May 12", "at the 14th", "at a rainy Tuesday", "graduated on 2021", "at the mornings", "the March 14" */
const onDate: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const [next, then] = [tokens[i + 1], tokens[i + 2]]
  if (/^(?:in|at|the)$/.test(token.text) && months.test(next?.text ?? '') && /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(then?.text ?? '') && !(tokens[i + 3]?.word && !closed.has(lowerAt(tokens, i + 3)))) return token.text === 'the' && !/^(?:place|held|begins?|starts?|ends?|born|arrived?|opens?|back|home|here|out|off|deadline|is|was)$/.test(lowerAt(tokens, i - 1)) ? undefined : change(token, 'on') // prettier-ignore
  if (/^(?:at|in)$/.test(token.text) && next?.text === 'the' && /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)$/.test(then?.text ?? '') && (!tokens[i + 3]?.word || /^(?:of|at|and|in|for)$/.test(lowerAt(tokens, i + 3)))) return change(token, 'on') // prettier-ignore
  if (token.text === 'at' && /^(?:a|an)$/.test(next?.text ?? '') && classes.isAdjective(then?.lower ?? '') && (weekday.test(tokens[i + 3]?.text ?? '') || /^(?:day|morning|evening|afternoon)$/.test(lowerAt(tokens, i + 3)))) return change(token, 'on') // prettier-ignore
  if (token.text === 'on' && /^(?:19|20)\d{2}$/.test(next?.text ?? '') && (!then?.word || /^(?:and|with|at|in|when|because|but|after|i|we|he|she|they)$/.test(then.lower))) return change(token, 'in') // prettier-ignore
  if (/^(?:at|on)$/.test(token.text) && next?.text === 'the' && /^(?:mornings?|afternoons?|evenings?)$/.test(then?.lower ?? '') && lowerAt(tokens, i + 3) !== 'of' && (!tokens[i + 3]?.word || /^(?:and|or|but|because|before|when|if|with|to|for|so)$/.test(lowerAt(tokens, i + 3)))) return change(token, 'in') // prettier-ignore
  return /^(?:on)$/.test(token.text) && next?.text === 'the' && then?.text === 'beginning' ? change(token, 'at') : undefined
}

const finishing = /^(?:finish|complete|send|return|pay|deliver|submit|reply|answer|receive|arrive|inform|repair|fix|prepare|prepares|print|confirm|respond|solve|refund|ship|transfer|sign|register|decide|notify|replace|do|know|hear|ready|done|hand|pick|check|provide)$/ // prettier-ignore

/** "Please send it until Friday", "The flyers must be printed until March 1": by. */
const byDeadline: Rule = (page, token, i) => {
  const { tokens } = page
  if (!/^(?:until|till)$/.test(token.text)) return undefined
  const next = tokens[i + 1]
  const isTime = weekday.test(next?.text ?? '') || months.test(next?.text ?? '') || /^(?:tomorrow|tonight|noon|midnight)$/.test(next?.lower ?? '') || (next?.lower === 'the' && /^(?:end|beginning|\d+(?:st|nd|rd|th)|middle|deadline|weekend)$/.test(lowerAt(tokens, i + 2))) || (next?.lower === 'next' && /^(?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(lowerAt(tokens, i + 2))) || (/^(?:\d{1,2}|\d{1,2}:\d{2})$/.test(next?.text ?? '') && /^(?:am|pm|a|p|o'clock)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
  if (!isTime) return undefined
  let isDone = false
  for (let k = i - 1; k > i - 13 && tokens[k] && !/^[.?!;:]$/.test(tokens[k]?.text ?? ''); k--) {
    const word = lowerAt(tokens, k)
    if (/^(?:wait|waited|waiting|stay|stayed|open|closed|valid|available|from|work|worked|works|keep|kept|continue|remain|remains|last|lasts|lasted|sleep|slept|live|lived|extended|postponed|nothing|never|free|busy|away|study|studied|rent|rented|runs?|hold|held|delayed|unavailable|happy|not|n't|cannot|can't|won't|don't|didn't|doesn't|isn't|wasn't|won't|couldn't|nobody|there|up|stop|moved?|here|since|between|being|gone|went|go|goes|going)$/.test(word) && !(/^(?:don't|not|doesn't)$/.test(word) && isIfNot(tokens, k))) return undefined // prettier-ignore
    if (finishing.test(baseAt(page, k)) && !(beForms.has(word) && !modals.has(lowerAt(tokens, k - 1)) && word !== 'been')) isDone = true
    if (isDone && /^(?:and|but|because|so|when)$/.test(word)) break
  }
  return isDone ? change(token, 'by', 'Use "by" for the time at which something is done.') : undefined
}

/** "If I don't receive an answer until Friday" */
const isIfNot = (tokens: readonly Token[], k: number) => [k - 1, k - 2, k - 3].some(at => lowerAt(tokens, at) === 'if') && /^(?:receive|get|hear|pay|reply|answer|respond|send|finish|receives|gets)$/.test(lowerAt(tokens, k + 1)) // prettier-ignore

/** "nobody had heard it since years", "free since ten o'clock" */
const forYears: Rule = (page, token, i) => {
  const { tokens } = page
  if (token.text !== 'since') return undefined
  const next = lowerAt(tokens, i + 1)
  const k = /^(?:many|several|some|almost|about|over|eleven|twelve|twenty|two|three|four|five|six|seven|eight|nine|ten|\d+)$/.test(next) || /^\d+$/.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1 // prettier-ignore
  const isSpan = /^(?:years|months|weeks|days|hours|minutes|decades|centuries|ages)$/.test(lowerAt(tokens, k)) && !/^(?:ago|before|of)$/.test(lowerAt(tokens, k + 1)) // prettier-ignore
  if (isSpan && !/^(?:late|delayed)$/.test(lowerAt(tokens, i - 1))) return change(token, 'for', 'Use "for" with a length of time.')
  const isFree = /^(?:free|available|open|reachable)$/.test(lowerAt(tokens, i - 1)) && /^(?:am|are|is|be|i'm|we're|you're)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  return isFree && isNumber(tokens[i + 1]) ? change(token, 'from') : undefined
}

/** "talked during almost an hour", "stayed there during eleven years" */
const forDuring: Rule = ({ tokens }, token, i) => {
  if (token.lower !== 'during' || token.first) return undefined
  let k = i + 1
  while (/^(?:almost|about|over|nearly|around|more|than|at|least|only)$/.test(lowerAt(tokens, k)) && k < i + 4) k++
  const word = lowerAt(tokens, k)
  if (word === 'half' && /^(?:an|a)$/.test(lowerAt(tokens, k + 1))) return change(token, 'for')
  const isCount = /^(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|many|several|some|hours|days|weeks|months|years)$/.test(word) || /^\d+$/.test(tokens[k]?.text ?? '') // prettier-ignore
  const unit = /^(?:hours|days|weeks|months|years)$/.test(word) ? word : lowerAt(tokens, /^(?:few|long|whole|couple)$/.test(lowerAt(tokens, k + 1)) ? k + 2 : k + 1) // prettier-ignore
  return isCount && /^(?:minutes?|hours?|days?|weeks?|months?|years?|seconds?|while|time)$/.test(unit) && !(word === 'a' && /^day$/.test(unit)) ? change(token, 'for', 'Use "for" with a length of time.') : undefined // prettier-ignore
}

/** "from 7 a.m. and 5 p.m.", "between nine to five" */
const fromTimes: Rule = ({ tokens }, token, i) => {
  const isTime = (at: number) => isNumber(tokens[at]) || (tokens[at]?.text === '.' && /^m$/.test(lowerAt(tokens, at - 1))) || /^(?:am|pm|noon|midnight|o'clock)$/.test(lowerAt(tokens, at)) || weekday.test(tokens[at]?.text ?? '') // prettier-ignore
  if (!/^(?:and|to)$/.test(token.text) || !isTime(i - 1) || !isTime(i + 1)) return undefined
  const opener = [i - 2, i - 3, i - 4, i - 5, i - 6].map(k => lowerAt(tokens, k)).find(word => /^(?:from|between|to|and)$/.test(word))
  if (token.text === 'and' && opener === 'from' && /^(?:a|p|am|pm|o'clock|on|\.|,)?$/.test(lowerAt(tokens, i + 2))) return change(token, 'to', 'Write "from ... to".') // prettier-ignore
  return token.text === 'to' && opener === 'between' ? change(token, 'and', 'Write "between ... and".') : undefined
}

/** "As we agreed in the phone", "I saw it in TV", "in the internet", "in social networks" */
const onThePhone: Rule = (page, token, i) => {
  const { tokens } = page
  if (!/^(?:in|at)$/.test(token.text)) return undefined
  const isThe = /^(?:the)$/.test(lowerAt(tokens, i + 1))
  const noun = lowerAt(tokens, isThe ? i + 2 : i + 1)
  const end = tokens[isThe ? i + 3 : i + 2]
  const ends = !end?.word || endsPhrase(end)
  if (isThe && noun === 'phone') return token.text === 'in' && ends && /^(?:talk|talks|talked|talking|speak|spoke|spoken|speaking|agree|agreed|said|say|says|told|confident|called|discussed|him|her|you|them|us|me|friend|mother|mom|boss|hours|shy|confirmed|promised)$/.test(lowerAt(tokens, i - 1)) ? change(token, 'on') : undefined // prettier-ignore
  if (isThe && /^(?:internet|radio|television)$/.test(noun)) return ends && !/^(?:age|era|industry)$/.test(end?.lower ?? '') ? change(token, 'on') : undefined // prettier-ignore
  if (!isThe && /^(?:internet)$/.test(noun)) return ends ? { ...change(token, 'on the'), end: token.end } : undefined
  if (!isThe && /^(?:tv|facebook|instagram|youtube|netflix|twitter|tiktok|amazon|whatsapp|television)$/.test(noun)) return ends ? change(token, 'on') : undefined // prettier-ignore
  return noun === 'social' && /^(?:media|networks)$/.test(lowerAt(tokens, i + (isThe ? 3 : 2))) ? change(token, 'on') : undefined
}

/** "pay it on the front desk", "on the bus stop" */
const atFrontDesk: Rule = ({ tokens }, token, i) =>
  /^(?:on|in)$/.test(token.text) && /^(?:the|a|our|your)$/.test(lowerAt(tokens, i + 1)) && /^(?:front desk|reception desk|bus stop|traffic light|traffic lights|information desk|ticket office|checkout counter|help desk|gas station)$/.test(`${lowerAt(tokens, i + 2)} ${lowerAt(tokens, i + 3)}`) && !(token.text === 'in' && lowerAt(tokens, i + 3) === 'office') && endsPhrase(tokens[i + 4]) // prettier-ignore
    ? change(token, 'at')
    : undefined

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
const fixedPhrases: Rule = ({ tokens, text }, token, i) => {
  if (!/^(?:at|in|on|for|with|by|from|to|off)$/.test(token.lower) || token.fixed) return undefined
  const next = tokens[i + 1]
  if (!next) return undefined
  const rest = text.slice(next.start, next.start + 48).toLowerCase()
  const found = phrases.find(([wrong, after, , before]) => wrong.test(token.lower) && after.test(rest) && (!before || before.test(lowerAt(tokens, i - 1)))) // prettier-ignore
  return found && found[2] !== token.lower ? change(token, found[2]) : undefined
}

const languages = /^(?:French|English|German|Italian|Spanish|Portuguese|Polish|Russian|Turkish|Greek|Dutch|Swedish|Norwegian|Danish|Finnish|Hungarian|Czech|Romanian|Ukrainian|Chinese|Japanese|Korean|Vietnamese|Thai|Arabic|Hebrew|Hindi|Swahili)$/ // prettier-ignore

/** "says it on French" */
const inLanguage: Rule = ({ tokens }, token, i) => {
  if (!/^(?:on|at)$/.test(token.text) || !languages.test(tokens[i + 1]?.text ?? '')) return undefined
  const ends = !tokens[i + 2]?.word || /^(?:and|but|because|or|when|to|with)$/.test(lowerAt(tokens, i + 2))
  return ends && !/^(?:book|books|course|lecture|research|focus|focused|work|exam|test|depends?|good|better|bad|article|based|lessons?|class)$/.test(lowerAt(tokens, i - 1)) ? change(token, 'in') : undefined // prettier-ignore
}

/** "revealed at the last chapter" */
const inChapter: Rule = ({ tokens }, token, i) => {
  if (token.text !== 'at' || !/^(?:the|this|that)$/.test(lowerAt(tokens, i + 1))) return undefined
  const k = /^(?:first|second|third|last|next|final|same|opening)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  return /^(?:chapter|paragraph|scene|sentence|article|essay|novel|story|film|movie|picture|photo|world|country|forest|kitchen|newspaper|letter)$/.test(lowerAt(tokens, k)) && endsPhrase(tokens[k + 1]) && !/^(?:look|looks|looked|looking|stare|stared|laugh|laughed|glance|glanced|smile|smiled|angry|mad|work|worked|arrive|arrived|shout|point|pointed|good|amazed|surprised|aimed|stopped|began|begins|starts|started|ends|ended|peek)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? change(token, 'in')
    : undefined
}

/** "in the second floor" */
const onFloor: Rule = ({ tokens }, token, i) =>
  /^(?:in|at)$/.test(token.text) && lowerAt(tokens, i + 1) === 'the' && /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|ground|upper|lower|same|other|\d+(?:st|nd|rd|th))$/.test(lowerAt(tokens, i + 2)) && lowerAt(tokens, i + 3) === 'floor' && endsPhrase(tokens[i + 4]) // prettier-ignore
    ? change(token, 'on')
    : undefined

/** "a wonderful view on the bay" */
const viewOf: Rule = ({ tokens, classes }, token, i) => {
  if (!/^(?:on|to|for)$/.test(token.text) || !/^views?$/.test(lowerAt(tokens, i - 1)) || !/^(?:the|our|a)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  const k = classes.isAdjective(lowerAt(tokens, i + 2)) || /^(?:old|city|whole)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  const scene = /^(?:bay|sea|ocean|lake|river|mountains?|valley|garden|city|park|street|town|beach|harbor|harbour|bridge|tower|castle|forest|hills?|village|skyline|square|pool|church|cathedral|coast|island|canal|parking|fields?|volcano|waterfall|courtyard|station|sunset)$/ // prettier-ignore
  return scene.test(lowerAt(tokens, k)) || scene.test(lowerAt(tokens, i + 2)) ? change(token, 'of') : undefined
}

/** "a discount by 15 percent" */
const discountOf: Rule = ({ tokens }, token, i) =>
  /^(?:by|from|about)$/.test(token.text) && /^(?:discount|reduction|deposit|fine|fee|bonus|salary|distance|speed|temperature|population|average|total|amount|budget|delay|height|weight|length)$/.test(lowerAt(tokens, i - 1)) && determiners.has(lowerAt(tokens, i - 2)) && (/^\d/.test(tokens[i + 1]?.text ?? '') || /^(?:ten|twenty|thirty|fifty|five|[$€£])$/.test(tokens[i + 1]?.lower ?? '')) && token.text !== 'about' && !(token.text === 'from' && /^(?:distance|temperature|population|salary|budget|speed|fee)$/.test(lowerAt(tokens, i - 1))) // prettier-ignore
    ? change(token, 'of')
    : undefined

/** "I am writing to complain for the loss", "complained on the waiting time" */
const complainAbout: Rule = (page, token, i) =>
  /^(?:for|on|over|against)$/.test(token.text) && baseAt(page, i - 1) === 'complain' && (determiners.has(lowerAt(page.tokens, i + 1)) || page.classes.isPlural(lowerAt(page.tokens, i + 1))) && !/^(?:hours?|days?|weeks?|months?|years?|time|phone|internet|first|same|monday|website)$/.test(lowerAt(page.tokens, i + 2)) && !/^(?:hours|days|weeks|months|years|behalf)$/.test(lowerAt(page.tokens, i + 1)) // prettier-ignore
    ? change(token, 'about')
    : undefined

/** "I'm applying for graduate schools" */
const applyTo: Rule = (page, token, i) => {
  const { tokens } = page
  if (token.text !== 'for' || baseAt(page, i - 1) !== 'apply') return undefined
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
}

/** "My boss introduced me with the whole team" */
const introducedTo: Rule = (page, token, i) =>
  token.text === 'with' && (person.test(lowerAt(page.tokens, i - 1)) || /^\p{Lu}/u.test(page.tokens[i - 1]?.text ?? '') || page.tags.has(i - 1, 'Noun')) && [i - 2, i - 3].some(k => baseAt(page, k) === 'introduce') && (determiners.has(lowerAt(page.tokens, i + 1)) || person.test(lowerAt(page.tokens, i + 1))) && lowerAt(page.tokens, i + 1) !== 'a' // prettier-ignore
    ? change(token, 'to', 'One is introduced to somebody.')
    : undefined

/** "The problem comes of a broken pipe" */
const comesFrom: Rule = (page, token, i) =>
  token.text === 'of' && /^(?:come|comes|came)$/.test(lowerAt(page.tokens, i - 1)) && /^(?:a|an|the|my|our|your|this|that|these|his|her|their)$/.test(lowerAt(page.tokens, i + 1)) && !/^(?:what|nothing|something|good|that|it|anything)$/.test(lowerAt(page.tokens, i - 2)) // prettier-ignore
    ? change(token, 'from')
    : undefined

/** "took me from the hand" */
const byTheHand: Rule = (page, token, i) =>
  /^(?:from|on|at|in)$/.test(token.text) && lowerAt(page.tokens, i + 1) === 'the' && /^(?:hand|arm)$/.test(lowerAt(page.tokens, i + 2)) && /^(?:take|hold|grab|lead|pull|catch)$/.test(baseAt(page, i - 2)) && person.test(lowerAt(page.tokens, i - 1)) && !(token.text === 'in' && baseAt(page, i - 2) === 'hold') && endsPhrase(page.tokens[i + 3]) // prettier-ignore
    ? change(token, 'by')
    : undefined

/** "I have been working by a large company" */
const workFor: Rule = (page, token, i) => {
  const { tokens } = page
  if (token.text !== 'by' || !/^(?:work|works|worked|working)$/.test(lowerAt(tokens, i - 1)) || !/^(?:a|an|the|this|my|our|your|his|her)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  return [i + 2, i + 3, i + 4].some(k => /^(?:company|firm|bank|agency|organization|organisation|factory|restaurant|hotel|newspaper|office|hospital|school|supplier|store|shop|government|family|startup)$/.test(lowerAt(tokens, k))) && !/^(?:was|were|is|been)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? change(token, 'for')
    : undefined
}

/** "I don't know what you mean with that" */
const meanBy: Rule = ({ tokens }, token, i) => {
  if (token.text !== 'with' || !/^(?:mean|means|meant)$/.test(lowerAt(tokens, i - 1))) return undefined
  return [i - 2, i - 3, i - 4, i - 5].some(k => lowerAt(tokens, k) === 'what') ? change(token, 'by') : undefined
}

/** "Fill the tank by one liter of water" */
const fillWith: Rule = (page, token, i) => {
  const { tokens } = page
  if (!/^(?:by|of)$/.test(token.text)) return undefined
  const k = [i - 1, i - 2, i - 3, i - 4].find(at => baseAt(page, at) === 'fill' && tokens[at]?.word)
  if (k === undefined || k === i - 1 || !/^(?:the|a|an|your|it|each|every|them|this)$/.test(lowerAt(tokens, k + 1))) return undefined
  if (token.text === 'of' && !/^it|them$/.test(lowerAt(tokens, k + 1))) return undefined
  if (token.text === 'of' && i - 1 !== k + 1) return undefined
  return isNumber(tokens[i + 1]) || determiners.has(lowerAt(tokens, i + 1)) || /^(?:hot|cold|warm|fresh|clean|water|soil|sand|milk|air)$/.test(lowerAt(tokens, i + 1)) ? change(token, 'with') : undefined // prettier-ignore
}

/** "made from the stainless steel" */
const madeFrom: Rule = ({ tokens, classes }, token, i) => {
  const next = tokens[i + 1]
  if (token.text !== 'the' || !/^(?:from|of|out)$/.test(lowerAt(tokens, i - 1)) || lowerAt(tokens, i - 2) !== 'made' || !next)
    return undefined
  const k = classes.isAdjective(next.lower) || next.lower === 'stainless' ? i + 2 : i + 1
  return /^(?:steel|wood|plastic|glass|cotton|wool|leather|metal|gold|silver|paper|iron|aluminum|aluminium|rubber|stone|clay|silk|bamboo|copper|brass|cardboard|concrete|porcelain)$/.test(lowerAt(tokens, k)) && endsPhrase(tokens[k + 1]) && !/^(?:of|that|from|which)$/.test(lowerAt(tokens, k + 1)) // prettier-ignore
    ? removeWord(token, next, 'article', `"${lowerAt(tokens, k)}" in general takes no article.`)
    : undefined
}

/** "turn of both engines", "The village was cut of." */
const turnOff: Rule = ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const next = tokens[i + 1]
  if (token.text !== 'of' || lowerAt(tokens, i - 2) === 'the' || determiners.has(lowerAt(tokens, i - 2))) return undefined
  if (/^(?:turn|turned|turning|switch|switched|switching|shut)$/.test(before) && /^(?:the|both|all|your|my|our|it|that|this|every)$/.test(next?.lower ?? '') && !/^(?:events|century)$/.test(lowerAt(tokens, i + 2))) return change(token, 'off') // prettier-ignore
  return before === 'cut' && /^[.,!?]$/.test(next?.text ?? '') && /^(?:was|were|completely|is|are|totally|got|been|i|he|she|they|it)$/.test(lowerAt(tokens, i - 2)) ? change(token, 'off') : undefined // prettier-ignore
}

/** "Do not dive of the steps", "He fell of his bike", "keep dogs of the lawn" */
const jumpOff: Rule = (page, token, i) => {
  const { tokens } = page
  if (token.text !== 'of' || !/^(?:the|a|my|his|her|your|their|our|it|this|that)$/.test(lowerAt(tokens, i + 1))) return undefined
  const before = lowerAt(tokens, i - 1)
  const isVerb = /^(?:dive|dove|jump|jumped|jumping|fell|fallen|climbed|hop|hopped|slid|slipped|bounce|bounced|rolled)$/.test(before) && !determiners.has(lowerAt(tokens, i - 2)) // prettier-ignore
  const isKeep = [i - 2, i - 3, i - 4, i - 5].some(k => /^(?:keep|kept|keeping)$/.test(lowerAt(tokens, k))) && /^(?:lawn|grass|floor|road|table|couch|sofa|bed|furniture|it|stairs|carpet)$/.test(lowerAt(tokens, lowerAt(tokens, i + 1) === 'it' ? i + 1 : i + 2)) && (page.classes.isPlural(before) || person.test(before)) && !/^(?:sides|parts|edges|pieces|corners|copies|pictures|ends|legs|photos)$/.test(before) // prettier-ignore
  return isVerb || isKeep ? change(token, 'off') : undefined
}

/** "improve the zoos instead closing them" */
const insteadOf: Rule = ({ tokens, dictionary, classes }, token, i) => {
  const next = tokens[i + 1]
  if (token.lower !== 'instead' || !next?.word || next.fixed) return undefined
  const isDoing = (dictionary.partsOf(next.lower) & pos.ing) !== 0 && !closed.has(next.lower) && !(dictionary.partsOf(next.lower) & pos.noun && endsPhrase(tokens[i + 2]) === false) // prettier-ignore
  if (isDoing && !tokens[i - 1]?.text.endsWith(',') && !beForms.has(lowerAt(tokens, i - 1))) return insertText(token.end, ' of', 'preposition', 'Write "instead of".') // prettier-ignore
  return /^(?:on|from|for)$/.test(next.lower) && classes.isPlural(lowerAt(tokens, i + 2)) && endsPhrase(tokens[i + 3]) && !/^(?:focus|focused|concentrate|rely|depend|relied|work|spend|spent)$/.test(lowerAt(tokens, i - 1)) && next.lower === 'from' ? change(next, 'of') : undefined // prettier-ignore
}

/** "the battery lasts less one hour" */
const lessThan: Rule = ({ tokens }, token, i) =>
  /^(?:less|more)$/.test(token.text) && isNumber(tokens[i + 1]) && /^(?:minutes?|hours?|days?|weeks?|months?|years?|dollars?|euros?|percent|miles?|kilometers?|meters?|people|grams?|pounds?)$/.test(lowerAt(tokens, i + 2)) && /^(?:lasts?|lasted|takes?|took|costs?|for|in|after|weighs?|waited|is|was|only|within|has|have|had|spent|spend|need|needs)$/.test(lowerAt(tokens, i - 1)) && !(token.text === 'more' && /^(?:for|in|has|have|had|need|needs|spent|spend)$/.test(lowerAt(tokens, i - 1)) && /^(?:one|a)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? insertText(token.end, ' than', 'comparison', `Use "than" after "${token.text}".`)
    : undefined

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
const becauseOf: Rule = ({ tokens, classes }, token, i) => {
  if (token.lower !== 'because') return undefined
  let k = i + 1
  while (k < i + 4 && (determiners.has(lowerAt(tokens, k)) || classes.isAdjective(lowerAt(tokens, k))) && tokens[k + 1]?.word) k++
  const noun = lowerAt(tokens, k)
  return /^(?:traffic|rain|weather|snow|noise|illness|accident|storm|pollution|pandemic|strike|heat|cold|price|wind|work|smell|stress|delay|fog|crisis|war)$/.test(noun) && /^[.!?]$/.test(tokens[k + 1]?.text ?? '') // prettier-ignore
    ? insertText(tokens[i + 1]?.start ?? 0, 'of ', 'because-of', 'Use "because of" before a noun.')
    : undefined
}

/** "We congratulated her for the job" */
const congratulateOn: Rule = (page, token, i) =>
  /^(?:for|to|with)$/.test(token.text) && ((/^congratulations$/.test(lowerAt(page.tokens, i - 1)) && token.text !== 'with' && (determiners.has(lowerAt(page.tokens, i + 1)) || (page.dictionary.partsOf(lowerAt(page.tokens, i + 1)) & pos.ing) !== 0) && token.text === 'for') || ([i - 2, i - 3].some(k => baseAt(page, k) === 'congratulate') && determiners.has(lowerAt(page.tokens, i + 1)))) // prettier-ignore
    ? change(token, 'on')
    : undefined

/** "talk with us over respect" */
const talkAbout: Rule = (page, token, i) => {
  const { tokens } = page
  const k = [i - 3, i - 4].find(at => /^(?:talk|speak)$/.test(baseAt(page, at)) && /^(?:with|to)$/.test(lowerAt(tokens, at + 1)))
  const next = lowerAt(tokens, i + 1)
  return token.text === 'over' && k !== undefined && !/^(?:the phone|lunch|dinner|coffee|breakfast|zoom|skype|video|a)$/.test(next) && !(next === 'the' && /^(?:phone|radio|fence|noise|internet)$/.test(lowerAt(tokens, i + 2))) ? change(token, 'about') : undefined // prettier-ignore
}

/** "per email", "with credit card" */
const perBank: Rule = ({ tokens }, token, i) =>
  token.text === 'per' && (/^(?:email|mail|phone|telephone|post|fax|check|cheque|sms|text|courier|letter|e-mail)$/.test(lowerAt(tokens, i + 1)) || /^(?:bank transfer|credit card|debit card|text message|registered mail)$/.test(`${lowerAt(tokens, i + 1)} ${lowerAt(tokens, i + 2)}`)) && !/^(?:dollars?|cents?|euros?|once|times?|\d+|characters|one|words|cost|costs)$/.test(tokens[i - 1]?.lower ?? '') // prettier-ignore
    ? change(token, 'by')
    : undefined

/** "In spite this", "despite of the rain" */
const inSpiteOf: Rule = ({ tokens }, token, i) =>
  token.lower === 'spite' && lowerAt(tokens, i - 1) === 'in' && tokens[i + 1]?.word && !/^(?:of|that)$/.test(lowerAt(tokens, i + 1)) && (determiners.has(lowerAt(tokens, i + 1)) || /^(?:all|it)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? insertText(token.end, ' of', 'preposition', 'Write "in spite of".')
    : undefined

/** "Unlike of other kettles" */
const unlikeOf: Rule = (page, token, i) =>
  token.text === 'of' && /^(?:unlike|despite|without|besides|beside|underneath|behind)$/.test(lowerAt(page.tokens, i - 1)) && page.tokens[i + 1]?.word && !/^(?:course|all)$/.test(lowerAt(page.tokens, i + 1)) // prettier-ignore
    ? drop(page, i, lowerAt(page.tokens, i - 1))
    : undefined

/** "Thank to a program, it works": thanks to. */
const thankTo: Rule = ({ tokens }, token, i) =>
  token.lower === 'thank' && lowerAt(tokens, i + 1) === 'to' && (determiners.has(lowerAt(tokens, i + 2)) || /^(?:their|his|her|my|our|its)$/.test(lowerAt(tokens, i + 2))) && (token.first || tokens[i - 1]?.text === ',' || /^(?:and|but|mainly|only)$/.test(lowerAt(tokens, i - 1))) // prettier-ignore
    ? replaceWord(token, 'thanks', 'phrase', 'Write "thanks to".')
    : undefined

/** "Thanks the double wall, it stays cool" */
const thanksTheWall: Rule = ({ tokens }, token, i) => {
  if (token.text !== 'Thanks' || !token.first || !/^(?:the|this|these|its|his|her|my)$/.test(lowerAt(tokens, i + 1))) return undefined
  const comma = tokens.findIndex(({ text }, k) => k > i && /^[,.!]$/.test(text))
  return tokens[comma]?.text === ',' && comma - i < 8 ? insertText(token.end, ' to', 'phrase', 'Write "thanks to".') : undefined // prettier-ignore
}

/** "sat in a wooden stool", "sit on a armchair" */
const sitOn: Rule = (page, token, i) => {
  const { tokens, classes } = page
  if (token.text !== 'in' || !/^(?:a|the|an|my|his|her|our)$/.test(lowerAt(tokens, i + 1))) return undefined
  const k = classes.isAdjective(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  const sits = [i - 1, i - 2, i - 3, i - 4].some(at => /^(?:sit|sat|sitting|sits|lay|lie|lying)$/.test(lowerAt(tokens, at)))
  return sits && /^(?:stool|bench|couch|sofa|floor|ground|carpet|rock|log|step|steps|stairs|blanket|trunk)$/.test(lowerAt(tokens, k)) && endsPhrase(tokens[k + 1]) ? change(token, 'on') : undefined // prettier-ignore
}

/** "I would like to invite you dinner" */
const inviteDinner: Rule = (page, token, i) =>
  person.test(token.lower) && /^(?:invite|invited|invites|inviting)$/.test(lowerAt(page.tokens, i - 1)) && /^(?:dinner|lunch|breakfast|my|our|the|a|his|her)$/.test(lowerAt(page.tokens, i + 1)) && (/^(?:dinner|lunch|breakfast)$/.test(lowerAt(page.tokens, i + 1)) || /^(?:house|home|party|wedding|birthday|apartment|place|concert|dinner|barbecue)$/.test(lowerAt(page.tokens, i + 2))) && token.lower !== 'her' // prettier-ignore
    ? insertText(page.tokens[i + 1]?.start ?? 0, 'to ', 'preposition', 'One is invited to something.')
    : undefined

const objectVerbs: Record<string, RegExp> = {
  to: /^(?:call|phone|telephone|answer|contact|ask|thank|reach|visit|approach|marry|enter|inform|remind|invite|help|tell|advise|greet|text|email)$/, // prettier-ignore
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
  const before = lowerAt(tokens, i - 2)
  const isVerb = subjects.has(before) || modals.has(before) || /^(?:to|please|don't|not|didn't|doesn't|just|always|also|never|and|often|who|i'll|we'll|should|let's)$/.test(before) || tokens[i - 1]?.first === true || tags.has(i - 1, 'PastTense') && tags.has(i - 2, 'Noun') // prettier-ignore
  if (!isVerb || beForms.has(before) || (before === 'and' && !tags.has(i - 1, 'Verb')) || (tokens[i - 1]?.first && verb !== base))
    return undefined
  const isPerson = person.test(next.lower) || /^\p{Lu}/u.test(next.text)
  if (token.text === 'to') {
    // "I called to see", "he reached to take it"
    if (classes.isVerb(next.lower) && !determiners.has(next.lower)) return undefined
    if (base === 'help' && !isPerson) return undefined
    if (/^(?:reach|visit|enter|approach)$/.test(base)) return /^(?:the|a|my|our)$/.test(next.lower) && !/^(?:top of his|left|right|point of)$/.test(lowerAt(tokens, i + 2)) && (base !== 'reach' || /^(?:shore|top|end|airport|station|city|office|village|hotel|summit|house|destination|goal|bottom|river|beach|island|border|finish|coast|other)$/.test(lowerAt(tokens, i + 2))) ? drop(page, i, verb) : undefined // prettier-ignore
    if (/^(?:call|answer|phone|telephone|text|email|ask|thank|tell|remind|inform|invite|contact|marry|greet|advise|help)$/.test(base)) {
      const isObject = isPerson || /^(?:all|my|your|our|his|their|the|customer|everyone|everybody|somebody|someone)$/.test(next.lower)
      if (!isObject) return undefined
      // "called to him across the street", "answered to the name"
      if (/^(?:call)$/.test(base) && tags.has(i - 1, 'PastTense') && isPerson && !endsPhrase(tokens[i + 2])) return undefined
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
