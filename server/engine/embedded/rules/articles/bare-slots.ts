/** Missing articles by what stands before the noun: "in shoe box", "opened door", "when stranger was", "Press button", "did not get answer". */
import { sentenceStart } from '../../grammar/clause.ts'
import { counted, persons as callable, roles } from '../../grammar/count-nouns.ts'
import { afterWord, applyRules, beforeWord, inDrafts, lowerAt, onText, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { persons, relatives } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, closed, determiners, endsPhrase, modals, subjects } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'
import { isStrict, put, readBare } from './bare-nouns.ts'

/** Edits that are applied in drafts only. */
export function bareSlotEdits(page: RulePage): Edit[] {
  return inDrafts(
    applyRules(page, [
      inShoeBox,
      openedDoor,
      strangerWas,
      pressButton,
      amForester,
      getAnswer,
      thankForCard,
      mainReason,
      nextDay,
      compoundPlace,
      bankOf,
      sameAfterA,
      outOfStock,
      greatInterest,
    ]),
  )
}

/** Set phrases without an article, by their preposition. */
const fixed: Readonly<Record<string, RegExp>> = {
  in: /^(?:favor|favour|honor|honour|case|charge|defense|defence|pursuit|search|need|focus|opposition|view|mind|place|jail|court|concert|conference|line|detail|turn|conversation|step|hand|row|orbit|circle|session|front|advance|memory|reaction|response|bloom|flower|flight|uniform|costume|tune|key|office|port|harbor|harbour|dock|film|print|question|part|sum|summary|conclusion|collaboration|combination|connection|contrast|comparison|celebration|queue|quarter|episode|scene|tow|character|suit|shape|operation|view|pencil|pen|retreat|translation|exchange|goal|class|group|surgery|bed|town|camp|church|care|kind|check|tears?|jest|league|arrears|exit|chain|book|brand|house|gear|dollar|euro|inch|dialogue|compensation|crowd|stereo|paperback|hardcover|profile|motion|perspective|hindsight|foal|calf|tray|hole|bottom|edition|exception|record|isolation|proportion|sequence|alarm|surprise|disappointment|disagreement|appreciation|anticipation|hiding|frame|focus|pair|bar|cash)$/, // prettier-ignore
  on: /^(?:board|stage|deck|line|track|edge|foot|purpose|loan|holiday|vacation|leave|duty|call|tour|display|exhibition|fire|film|video|tape|camera|page|paper|record|screen|shift|strike|guard|patrol|parole|trial|shore|sale|offer|demand|target|cue|campus|site|location|balance|principle|impulse|instinct|suspicion|request|schedule|air|radio|television|toast|trust|credit|mission|route|base|point|course|ice|set|form|average|bail|appeal|reflection|horseback|condition|delivery|wheel|option|probation|beach|level|exit|expedition|safari|top|bottom|commission|penalty|alert|watch|looking|hand)$/, // prettier-ignore
  at: /^(?:hand|heart|home|issue|stake|rest|risk|table|base|camp|point|gunpoint|sunrise|sunset|school|college|work|peak|length|dinner|court|port|anchor|gate|platform|university|church|sea|bottom|top|level|stage|interview|conference|breakfast|intersection|exit|junction|step|age|fault|will)$/, // prettier-ignore
  from: /^(?:scratch|memory|prison|jail|top|bottom|head|hand|page|column|door|wall|place|shop|start|source|home|college|stage|school|person|side|shore|port|house|family|coast|village|town|city|island|experience|time|cover|edge|nest|room|exposure|concept|beginner|branch|tree|boy|girl|man|woman|child|book)$/, // prettier-ignore
  during: /^(?:surgery|class|conversation|operation|flight|lunch|dinner|breakfast|interview)$/,
  into: /^(?:place|line|orbit|port|court|jail|town|office|question|view|flower|bed|action|step|gear|storage|exile|print|retreat|operation|surgery|shape|character|fire|song|laughter|silence|account|bottom)$/, // prettier-ignore
  under: /^(?:fire|budget|guard|cover|way|sail|protest|warranty|guarantee|contract|arrest|oath|stress|review|attack|siege|discussion|control|pressure|construction|threat|bond|lease|embargo|parole|page|canvas|deck|load|supervision)$/, // prettier-ignore
  through: /^(?:customs|experience|conversation|surgery|college|school|town|page|experiment|gate|intuition|prayer|song|play|fear|action|email|letter|word)$/, // prettier-ignore
  behind: /^(?:schedule|closed|glass|camera|stage|screen)$/,
  near: /^(?:home|midnight|sunset|miss|shore|bottom|top|end|closing|completion|retirement|death)$/,
  beside: /^(?:$)/,
  across: /^(?:town|campus|country|age|site|department|platform)$/,
  around: /^(?:town|midnight|camp|campus|noon|sunset|dinner|lunch)$/,
  along: /^(?:$)/,
  inside: /^(?:$)/,
  onto: /^(?:$)/,
}

/** Rooms, furniture, and what stands in a place and is known. */
const known = /^(?:drawer|fridge|freezer|oven|pan|pot|bowl|kitchen|garden|river|lake|sofa|couch|chair|desk|shelf|cupboard|wardrobe|basement|attic|garage|balcony|roof|ceiling|floor|hall|hallway|corridor|lobby|entrance|elevator|museum|library|airport|station|hotel|hostel|clinic|office|factory|warehouse|supermarket|shop|store|bakery|pharmacy|zoo|stadium|park|square|bridge|mountain|forest|beach|coast|desert|island|village|valley|road|street|highway|pavement|sidewalk|corner|screen|window|door|bathroom|bedroom|classroom|yard|lawn|terrace|porch|fence|gate|bus|train|tram|plane|car|match|film|movie|meeting|party|ceremony|concert|wedding|exam|interview|oven|stove|sink|radiator|printer|machine|boat|harbour|harbor|pool|gym|theater|theatre|cinema|mall|cafe|café|restaurant|pub|bar|farm|barn|field|counter|table|box|bag|basket|bucket|jar|tray|rack)$/ // prettier-ignore

/** Whether the noun was named before. */
function isNamed({ tokens, classes }: RulePage, i: number): boolean {
  const word = lowerAt(tokens, i)
  for (let k = i - 2; k >= 0; k--) if (lowerAt(tokens, k) === word || classes.singular(lowerAt(tokens, k)) === word) return true
  return false
}

function isSet({ tokens, classes }: RulePage, head: number): boolean {
  const next = lowerAt(tokens, head + 1)
  // "with knife and fork", "from head to toe"
  if (!/^(?:and|or|to|by|after|nor)$/.test(next)) return false
  const then = lowerAt(tokens, head + 2)
  if (next === 'and' || next === 'or') return !(subjects.has(then) || determiners.has(then) || modals.has(then) || (classes.isVerb(then) && !classes.isSingular(then)) || /^(?:went|came|left|took|said|then|put|saw|got|cover|cook|heat)$/.test(then)) // prettier-ignore
  return next === 'by' || next === 'after' || (next === 'to' && (classes.isSingular(then) || then === 'the') && !classes.isVerb(then))
}

/** "in shoe box", "during match", "into pot and cover", "We sat on chair near window" */
const inShoeBox: Rule = (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const before = lowerAt(tokens, i - 1)
  const list = Object.hasOwn(fixed, before) ? fixed[before] : undefined
  if (!list || token.first || token.text !== token.lower || tokens[i - 1]?.hyphen || tags.has(i, 'Verb', 'Gerund')) return undefined
  // "a suitcase is in fact a bathtub", "married at city hall"
  if (/^(?:in fact|at (?:city|town))$/.test(`${before} ${token.lower}`)) return undefined
  // "the bus stop on board", "turn in papers": a particle
  const bare = readBare(page, i) ?? readCompound(page, i)
  const noun = bare ? lowerAt(tokens, bare.head) : ''
  if (!bare || !(isStrict(noun) || (bare.described && known.test(noun))) || list.test(noun) || list.test(token.lower) || isSet(page, bare.head)) return undefined // prettier-ignore
  if (dictionary.partsOf(noun) & (pos.adjective | pos.ing) && !known.test(noun) && !counted.has(noun)) return undefined
  if (relatives.has(noun) || (persons.has(noun) && !/^(?:from|near|behind|beside)$/.test(before))) return undefined
  const after = lowerAt(tokens, bare.head + 1)
  if (/^(?:i|we|you|they|he|she|it)$/.test(after) && !/^(?:during|near|behind)$/.test(before)) return undefined
  if (/^\d/.test(tokens[bare.head + 1]?.text ?? '') || /^(?:one|two|three|four|five|six|seven|eight|nine|ten|no)$/.test(after))
    return undefined
  const isThe = isNamed(page, bare.head) || after === 'of' || (!bare.described && known.test(noun)) || /^(?:during|behind|across|through|near|along|beside)$/.test(before) // prettier-ignore
  return put(token.start, isThe ? 'the' : articleFor(lowerAt(tokens, bare.start)), noun)
}

/** "shoe box", "pastry chef", "credit card": a noun before the noun. */
function readCompound({ tokens, classes }: RulePage, i: number) {
  const [first, head] = [lowerAt(tokens, i), lowerAt(tokens, i + 1)]
  const isNoun = !closed.has(first) && classes.isSingular(first) && !tokens[i]?.hyphen && !tokens[i]?.fixed
  if (!isNoun || !classes.isSingular(head) || !known.test(head) || tokens[i + 1]?.fixed || tokens[i + 1]?.hyphen || !endsPhrase(tokens[i + 2])) return undefined // prettier-ignore
  return { start: i, head: i + 1, described: true }
}

const takesNone = /^(?:be|become|get|go|come|turn|play|feel|seem|look|sound|remain|stay|act|work|serve|say|call|name|elect|appoint|change|run|fall|keep|leave|travel|fly|sail|walk|step|smell|taste|weigh|cost|last|study|mean|let|help|watch|hear|see|need|dare|stand|sit|lie|grow|prove|talk|speak|share|switch|head|face|form|lose|take|catch|find|give|make|break|hold|set|cast|gather|gain|win|pay|drop|press|pass|strike|raise|read|follow|reach|join|attend|enter|exit|escape|part|shake|hit|touch|jump|lift|miss|cross|skip|shut|cut|burst|end|start|begin|finish|leave|shed|teach|learn|coach)$/ // prettier-ignore

/** "He opened door and went out", "I lost key", "She parked car near" */
const openedDoor: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const verb = lowerAt(tokens, i - 1)
  const base = classes.base(verb) ?? verb
  const before = lowerAt(tokens, i - 2)
  const isPast = (dictionary.partsOf(verb) & pos.past) !== 0 && !closed.has(verb) && /^(?:i|he|she|we|they|you|who|and|then|just|also|finally|suddenly|has|have|had|i've|we've|quickly|slowly)$/.test(before) // prettier-ignore
  if (!isPast || (before === 'and' && !tags.has(i - 1, 'PastTense'))) return undefined
  const isPair = /^(?:(?:lost|found|took|broke|forgot|dropped|hit|touched|crossed|entered|reached|left|shut|passed|lifted|missed|pressed|cut|finished|raised|joined) (?:key|keys|phone|wallet|leg|arm|finger|knee|ankle|door|window|gate|bridge|building|restaurant|shop|hotel|station|button|box|bag|umbrella|passport|suitcase|camera|glove|ring|helmet|bus|train|plane|flight|kitchen|bathroom|bedroom|museum|garage|house|cat|dog|bird|fence|wall|tree|ceiling|lid|switch|book|letter|club|queue|road|river))$/.test(`${verb} ${token.lower}`) // prettier-ignore
  if (takesNone.test(base) && !isPair) return undefined
  const bare = readBare(page, i)
  const noun = bare ? lowerAt(tokens, bare.head) : ''
  // "led team of five"
  if (bare && /^(?:team|group|class|party|crew)$/.test(noun) && lowerAt(tokens, bare.head + 1) === 'of') return undefined
  if (!bare || bare.described || token.text !== token.lower || !isStrict(noun) || isSet(page, bare.head) || tags.has(i, 'Verb')) return undefined // prettier-ignore
  if (persons.has(noun) || (dictionary.partsOf(noun) & (pos.adjective | pos.ing | pos.adverb)) !== 0) return undefined
  const isBody = /^(?:leg|arm|finger|knee|ankle|wrist|toe|shoulder|elbow|nose)$/.test(noun)
  const owner = isBody ? { i: 'my', he: 'his', she: 'her', we: 'our', they: 'their', you: 'your' }[before] : undefined
  if (isBody) return owner ? put(token.start, owner, noun) : undefined
  const isThe = isNamed(page, bare.head) || lowerAt(tokens, bare.head + 1) === 'of' || /^(?:open|close|shut|lock|unlock|enter|cross|reach|leave|clean|wash|pass|lift|press|push|pull)$/.test(base) // prettier-ignore
  return put(token.start, isThe ? 'the' : articleFor(noun), noun)
}

/** "I woke up and stranger was holding my shoe", "because landlord is", "when bus stopped" */
const strangerWas: Rule = afterWord('and but because when if that while although so before after until since', (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const before = lowerAt(tokens, i - 1)
  if (token.text !== token.lower || token.hyphen) return undefined
  // "losing that contest shook me"
  if (
    before === 'that' &&
    !/^(?:said|say|says|told|think|thinks|thought|know|knew|hope|heard|noticed|saw|see|me|us|him|her|them|you|found|so)$/.test(
      lowerAt(tokens, i - 2),
    )
  )
    return undefined
  const noun = token.lower
  if (!isStrict(noun) || relatives.has(noun) && !/^(?:landlord|landlady|teacher|neighbor|neighbour|boss)$/.test(noun) || (dictionary.partsOf(noun) & (pos.adjective | pos.adverb | pos.past) && noun !== 'stranger')) return undefined // prettier-ignore
  const verb = lowerAt(tokens, i + 1)
  const parts = dictionary.partsOf(verb)
  const isLink = /^(?:is|was|has|isn't|wasn't|doesn't|didn't|hasn't)$/.test(verb)
  const isPast = (parts & pos.past) !== 0 && !(parts & (pos.noun | pos.adjective)) && tags.has(i + 1, 'PastTense') && !closed.has(verb)
  if (before === 'and' || /^(?:before|after|until|since)$/.test(before) ? !isLink : !isLink && !isPast) return undefined
  if (tags.has(i, 'Verb') && dictionary.partsOf(noun) & pos.verb) return undefined
  // "Every church, fountain, and bench was painted."
  if (before === 'and' && tokens[i - 2]?.text === ',' && /^(?:every|each|no|any)$/.test(lowerAt(tokens, sentenceStart(tokens, i)))) return undefined // prettier-ignore
  // "bread and butter is": two nouns make one thing
  if (before === 'and' && isLink && tags.has(i - 2, 'Noun') && !/^(?:me|him|her|us|them|it)$/.test(lowerAt(tokens, i - 2)) && !determiners.has(lowerAt(tokens, i - 3)) && !tags.has(i - 3, 'Verb')) return undefined // prettier-ignore
  const isNew = /^(?:stranger|man|woman|boy|girl|child|thief|burglar|policeman|policewoman|dog|cat|bird|fox|bear|snake|spider|mouse|rat|tree|tourist|passenger|cyclist|hole|crack|queue|storm)$/.test(noun) && !isNamed(page, i) // prettier-ignore
  return put(token.start, isNew ? articleFor(noun) : 'the', noun)
})

const orders = /^(?:press|push|pull|open|close|remove|insert|lift|attach|add|peel|place|put|take|use|cover|fill|connect|plug|unplug|clean|wash|check|hold|tighten|loosen|unscrew|replace|click|select|enter|shake|stir|rinse|wipe|lock|unlock|empty|drain|fold|switch|mount|assemble|bring|find|choose|pick|keep|leave|read|sign|print|grease|grate|dry|drill|measure|cut|slice|chop|hang)$/ // prettier-ignore

/** "Press button on the left.", "Add clove of garlic", "Remove lid and" */
const pressButton: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const verb = tokens[i - 1]
  const isStart = verb?.first === true || (/^(?:then|and|first|next|please|carefully|now)$/.test(lowerAt(tokens, i - 2)) && tokens[i - 2]?.first === true) // prettier-ignore
  if (!verb || !isStart || !orders.test(verb.lower) || token.text !== token.lower) return undefined
  const bare = readBare(page, i)
  const noun = bare ? lowerAt(tokens, bare.head) : ''
  if (!bare || bare.described || !(isStrict(noun) || /^(?:clove|pinch|cup|slice|tablespoon|teaspoon|piece)$/.test(noun)) || isSet(page, bare.head)) return undefined // prettier-ignore
  if (persons.has(noun) || dictionary.partsOf(noun) & (pos.adjective | pos.adverb) || /^(?:place|option|page|question|step|figure|table|level|number|paste|tag|part|care|note|sample)$/.test(noun)) return undefined // prettier-ignore
  if (/^(?:open|close) (?:door|house|window)$/.test(`${verb.lower} ${noun}`) && !tokens[bare.head + 1]) return undefined
  const isMeasure = lowerAt(tokens, bare.head + 1) === 'of'
  const isNew = /^(?:add|use|take|bring|find|choose|pick|measure|hang|drill|insert|attach)$/.test(verb.lower) && !isNamed(page, bare.head)
  return put(token.start, isMeasure || isNew ? articleFor(noun) : 'the', noun)
}

const beingOne = /(?:er|or|ist|ian|ant|man|woman|nurse|chef|vet|cook|warden|pensioner|mechanic|architect|student|secretary|apprentice|paramedic|graduate|undergraduate|trainee)$/ // prettier-ignore

/** "I am forester with nine years of experience", "My brother became chef" */
const amForester: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const be = lowerAt(tokens, i - 1)
  const subject = lowerAt(tokens, i - 2)
  const isBe = (/^(?:am|is|was)$/.test(be) && (/^(?:i|he|she|who)$/.test(subject) || (relatives.has(subject) && determiners.has(lowerAt(tokens, i - 3))))) || /^(?:become|became|becoming|i'm|he's|she's)$/.test(be) // prettier-ignore
  if (!isBe || token.text !== token.lower || token.hyphen) return undefined
  let k = i
  while (k < i + 2 && ((classes.isAdjective(lowerAt(tokens, k)) && !closed.has(lowerAt(tokens, k))) || classes.isSingular(lowerAt(tokens, k))) && !(roles.has(lowerAt(tokens, k)) || persons.has(lowerAt(tokens, k)))) k++ // prettier-ignore
  const noun = lowerAt(tokens, k)
  if (!(roles.has(noun) || persons.has(noun) || callable.has(noun)) || !beingOne.test(noun) || dictionary.partsOf(noun) & (pos.adjective | pos.adverb)) return undefined // prettier-ignore
  if (tokens[k]?.hyphen || /^(?:head|chief|vice|acting|deputy|general|assistant|king|queen|prince|president|captain|manager|director|minister|mayor|chairman|governor|principal|editor|emperor|author|owner|leader|senior|junior|winner|runner|master|heir|successor|best|top|more|less|too|so|very|half|part|not|bishop|professor|doctor|father|mother|pastor)$/.test(lowerAt(tokens, i)) && k >= i && !/^(?:doctor|senior|junior)$/.test(token.lower)) return undefined // prettier-ignore
  return isEnd(tokens[k + 1]) || /^(?:with|and|in|at|from|but|who|because|for|by|since)$/.test(lowerAt(tokens, k + 1)) ? put(token.start, articleFor(token.lower), noun) : undefined // prettier-ignore
}

/** "did not get answer", "give you reference", "I have right to twenty days" */
const getAnswer: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const before = lowerAt(tokens, i - 1)
  const isGiven = /^(?:me|us|him|them|you|her)$/.test(before)
  const verb = lowerAt(tokens, isGiven ? i - 2 : i - 1)
  const base = classes.base(verb) ?? verb
  const next = tokens[i + 1]
  if (token.text === 'right') return /^(?:have|has|had)$/.test(before) && next?.lower === 'to' && !/^(?:no|as|every|equal)$/.test(lowerAt(tokens, i - 2)) && subjects.has(lowerAt(tokens, i - 2)) ? put(token.start, 'the', 'right') : undefined // prettier-ignore
  const isThing = /^(?:answer|reply|reference|refund|replacement|discount|receipt|confirmation|response|quote|invoice|reminder|chance|lift|message|ticket|bill|solution|explanation|deadline|job|promotion|raise|appointment|invitation)$/.test(token.text) // prettier-ignore
  if (!isThing || token.hyphen || !/^(?:get|receive|give|send|have|need|want|offer|find|make|got)$/.test(base) || determiners.has(lowerAt(tokens, isGiven ? i - 3 : i - 2))) return undefined // prettier-ignore
  if (/^(?:raise|lift|quote|answer|reply|bill|job)$/.test(token.text) && !(isEnd(next) || /^(?:from|yet|and|but|for|in|by|so)$/.test(next?.lower ?? ''))) return undefined // prettier-ignore
  if (/^(?:have|make|need|find)$/.test(base) && /^(?:refund|response|message|confirmation|bill|lift|answer|reply|replacement|raise|promotion)$/.test(token.text)) return undefined // prettier-ignore
  return isEnd(next) || /^(?:from|yet|and|but|for|to|in|at|on|by|when|if|because|so|with|until|before)$/.test(next?.lower ?? '') ? put(token.start, articleFor(token.lower), token.lower) : undefined // prettier-ignore
}

/** "Thank you for card from Cornwall", "Thanks for invitation" */
const thankForCard: Rule = onWord(
  'card postcard gift present book letter invitation invite photo picture email message reply answer offer party recipe reminder update parcel package cake scarf sweater jumper link file document report call visit opportunity chance quote invoice order tip explanation suggestion lesson lift ride',
  ({ tokens }, token, i) => {
    if (lowerAt(tokens, i - 1) !== 'for' || token.text !== token.lower || token.hyphen) return undefined
    const isThanks = /^(?:thanks|thank)$/.test(lowerAt(tokens, i - 2)) || lowerAt(tokens, i - 3) === 'thank' || (/^(?:much|lot)$/.test(lowerAt(tokens, i - 2)) && tokens.slice(Math.max(0, i - 6), i).some(({ lower }) => /^(?:thanks|thank)$/.test(lower))) // prettier-ignore
    if (!isThanks) return undefined
    const next = tokens[i + 1]
    return isEnd(next) || /^(?:from|and|to|about|you|that|with|on|in|yesterday|last)$/.test(next?.lower ?? '') ? put(token.start, 'the', token.lower) : undefined // prettier-ignore
  },
)

/** "named as main reason", "is main problem", "in first drawer", "On other hand" */
const mainReason: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const noun = lowerAt(tokens, i + 1)
  if (/^on$/i.test(before) && token.text === 'other' && noun === 'hand') return put(token.start, 'the', 'other hand')
  if (!/^(?:main|only|first|second|third|last|final|biggest|best|worst|original|latest)$/.test(token.text) || tokens[i + 1]?.hyphen || token.hyphen) return undefined // prettier-ignore
  if (!/^(?:as|is|was|in|on|at|of|for|with|from|into|through|near|after|before|during|under|behind|until|about)$/.test(before)) return undefined // prettier-ignore
  const isThing = /^(?:reason|problem|goal|purpose|cause|entrance|building|street|road|character|door|drawer|floor|page|chapter|hall|gate|square|part|point|idea|factor|topic|question|office|station|difference|advantage|disadvantage|aim|task|road|exit|room|row|shelf|paragraph|sentence|line|bus|train|stop|version|draft|episode|round|lesson|meeting|week|month|attempt|step|option|solution|day)$/.test(noun) // prettier-ignore
  if (!isThing || !endsPhrase(tokens[i + 2]) || !(classes.isSingular(noun) || dictionary.partsOf(noun) & pos.noun)) return undefined
  if (/^(?:first|second|third|last|final|best)$/.test(token.text) && (/^(?:as|is|was|of|for|with|at|about|after|before|until)$/.test(before) || /^(?:place|class|week|month|day|person)$/.test(noun)) && !(token.text === 'last' && /^(?:page|chapter|stop|day|row|floor|lesson|episode)$/.test(noun)) && !/^(?:drawer|floor|page|chapter|room|row|shelf|paragraph|sentence|line|episode|lesson)$/.test(noun)) return undefined // prettier-ignore
  if (/^(?:last|final)$/.test(token.text) && /^(?:week|month|day|line|round)$/.test(noun)) return undefined
  return put(token.start, 'the', `${token.text} ${noun}`)
}

/** "closed for next day", "in next day", "until end of month" */
const nextDay: Rule = ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const noun = lowerAt(tokens, i + 1)
  if (token.text === 'next') {
    const isSpan = /^(?:for|in|during|over|within)$/.test(before) && /^(?:few|two|three|four|five|six|ten|couple)$/.test(noun) && /^(?:seconds|minutes|hours|days|weeks|months|years|of)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    const isDay = /^(?:until|for|and|on|the)$/.test(before) && /^(?:day|morning)$/.test(noun) && before !== 'the' && isEnd(tokens[i + 2])
    return isSpan || isDay ? put(token.start, 'the', 'next') : undefined
  }
  if (!/^(?:end|beginning|start|middle)$/.test(token.text) || noun !== 'of' || !/^(?:until|by|at|in|from|since|before|till|near|towards)$/.test(before)) return undefined // prettier-ignore
  const time = lowerAt(tokens, i + 2)
  const isTime = /^(?:the|this|next|last|my|our|his|her|january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|year|month|week|day|season|film|movie|street|road|lesson)$/.test(time) // prettier-ignore
  return isTime ? put(token.start, 'the', token.text) : undefined
}

const compounds = /^(?:railway station|train station|bus station|bus stop|police station|fire station|post office|town hall|city hall|city center|city centre|town centre|swimming pool|shopping centre|shopping center|shopping mall|parking lot|car park|living room|dining room|waiting room|front door|back door|front desk|ground floor|reception desk|help desk|head office|main road|main square|sports hall|sports centre|village hall|community centre|concert hall|petrol station|gas station|grocery store|health centre|market square|information desk|ticket office|youth hostel|football stadium|football pitch|washing machine|coffee machine|dish washer|front page|first aid kit|remote control|control panel|power button|start button|left side|right side)$/ // prettier-ignore

/** "near railway station", "opposite post office", "behind town hall" */
const compoundPlace: Rule = afterWord(
  'near opposite behind beside to at in from outside inside by past around on into through using press',
  ({ tokens }, token, i) => {
    if (!compounds.test(`${token.text} ${lowerAt(tokens, i + 1)}`) || token.hyphen || tokens[i + 1]?.hyphen || !endsPhrase(tokens[i + 2])) return undefined // prettier-ignore
    // "We were married at city hall"
    if (/^(?:city|town|village)$/.test(token.text) && lowerAt(tokens, i + 1) === 'hall') return undefined
    return put(token.start, 'the', `${token.text} ${lowerAt(tokens, i + 1)}`)
  },
)

/** "stands on bank of a wide river", "the top of page": a part of something. */
const bankOf: Rule = onText(
  'bank edge top bottom middle side end back front outskirts corner centre center roof coast shore beginning surface south north east west',
  ({ tokens, dictionary }, token, i) => {
    const before = lowerAt(tokens, i - 1)
    if (lowerAt(tokens, i + 1) !== 'of' || token.hyphen) return undefined
    const of = lowerAt(tokens, i + 2)
    if (
      !/^(?:on|at|in|from|near|to|along|towards|by)$/.test(before) ||
      !(determiners.has(of) || /^\p{Lu}/u.test(tokens[i + 2]?.text ?? ''))
    )
      return undefined
    if (/^(?:on top|in front|in back|in side|on side)$/.test(`${before} ${token.text}`) || dictionary.partsOf(of) & pos.verb)
      return undefined
    // "to north of", "in corner"
    return put(token.start, 'the', token.text)
  },
)

/** "at a same price" */
const sameAfterA: Rule = beforeWord('same', ({ tokens }, token, i) =>
  /^an?$/i.test(token.text) && tokens[i + 2]?.word === true && tokens[i + 1]?.hyphen !== true && tokens[i + 2]?.text !== '-' && !/^(?:sex|day|old)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    ? replaceWord(token, 'the', 'article', 'Use "the" before "same".')
    : undefined,
)

/** "It is out of the stock." */
const outOfStock: Rule = onText('the', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (!next?.word || next.fixed || !(isEnd(tokens[i + 2]) || /^(?:and|but|now|because|so|at|until|for|since|again)$/.test(lowerAt(tokens, i + 2)))) return undefined // prettier-ignore
  const three = `${lowerAt(tokens, i - 2)} ${lowerAt(tokens, i - 1)} ${next.lower}`
  const isSet = /^(?:out of (?:stock|order|date|control|breath|fashion|town|work|season|sight|hand|print)|\S+ in (?:stock|advance|person|danger|trouble|touch)|\S+ by (?:hand|mistake|accident|heart|email|post|train|bus|car|plane|phone)|\S+ on (?:purpose|foot|vacation|holiday|sale|fire)|\S+ at (?:home|night|noon|midnight))$/.test(three) // prettier-ignore
  // "by the phone", "on the sale", "in the danger": also right
  const isLoose = / (?:by (?:train|bus|car|plane|phone|post|email|hand)|on (?:sale|fire|foot|holiday|vacation)|in (?:danger|trouble|person|advance))$/.test(`${lowerAt(tokens, i - 1)} ${next.lower}`.padStart(40)) // prettier-ignore
  return isSet && !isLoose ? removeWord(token, next, 'article', `Write "${lowerAt(tokens, i - 1)} ${next.lower}".`) : undefined
})

/** "with a great interest", "in a good condition" */
const greatInterest: Rule = onText('a an', ({ tokens, classes }, token, i) => {
  const [adjective, noun] = [tokens[i + 1], lowerAt(tokens, i + 2)]
  if (!adjective?.word || adjective.fixed || !classes.isAdjective(adjective.lower)) return undefined
  if (!(isEnd(tokens[i + 3]) || /^(?:and|but|in|to|for|because|when|at)$/.test(lowerAt(tokens, i + 3)))) return undefined
  const before = lowerAt(tokens, i - 1)
  const isSet = /^(?:with (?:interest|pleasure|respect|joy|patience|enthusiasm|courage|happiness|pride)|in (?:condition|health|shape)|of (?:importance|quality)|have (?:luck|fun|health)|has (?:luck|fun|health)|had (?:luck|fun)|make (?:progress)|made (?:progress)|makes (?:progress)|such (?:weather|advice|information|nonsense|luck|fun|furniture|traffic|music))$/.test(`${before} ${noun}`) // prettier-ignore
  const isStrong = /^(?:great|good|big|much|perfect|excellent|poor|bad|high|low|nice|beautiful|terrible|fun|heavy|deep|deepest|true|real|huge|new|enormous|useful|important)$/.test(adjective.lower) // prettier-ignore
  return isSet && isStrong && !(noun === 'quality' && lowerAt(tokens, i + 3) !== '') ? removeWord(token, adjective, 'article', `Write "${before} ${adjective.lower} ${noun}".`) : undefined // prettier-ignore
})
