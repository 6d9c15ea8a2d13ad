/** Words that their grammar shows to be meant, although another fits their neighbors: "get lost", "wood stoves", "sick leave". */
import { lowerAt } from '../edits.ts'
import { finiteForms, mayBeFinite, sentenceEnd, sentenceStart } from './clause.ts'
import { pos } from './parts-of-speech.ts'
import type { RulePage } from '../rule-page.ts'
import type { Token } from './tokens.ts'
import { beForms, closed, determiners, modals, prepositions } from './word-classes.ts'

const ofLeave = /^(?:parental|maternity|paternity|sick|annual|medical|study|unpaid|paid|family|shore|bereavement|home)$/

/** Pairs whose first word is right before or after certain words: before it, and after it ("" for the end). */
const settled: Readonly<Record<string, readonly [before?: RegExp, after?: RegExp]>> = {
  // "the band got lost"
  // "They lose every match"
  'lose lost': [/^(?:i|you|we|they|people|who|often|always|never|usually|sometimes|to)$/],
  // "the packing shed"
  'packing parking': [
    undefined,
    /^(?:shed|sheds|plant|plants|house|houses|list|lists|case|cases|crate|crates|box|boxes|material|tape|slip|station|list)$/,
  ],
  // "offered to ring round"
  'round ground': [
    /^(?:ring|rang|ringing|look|looked|went|go|goes|come|came|turn|turned|all|year|pop|popped|walk|walked|gather|gathered|pass|passed|shop|drive|drove|show|showed)$/,
  ],
  // "would ring back"
  'ring bring': [undefined, /^(?:back|me|us|you|him|her|them|up|off|round|again|)$/],
  // "raised over £1,200"
  'raised rose': [undefined, /^(?:over|more|about|around|nearly|almost|money|funds|awareness|up)$/],
  // "whose parents we thank in advance"
  'thank think': [undefined, /^in$/],
  'lost loose': [/^(?:get|gets|got|getting|gotten)$/],
  // "heal faster if they are left whole"
  'whole hole': [/^(?:left|kept|keep|stays?|stayed|remain|remains|swallow|swallowed|roasted|cooked|serve|served|are|them)$/, /^$/],
  // "Cooking for others is"
  'others another': [undefined, /^(?:|is|are|was|were|will|can|have|has|had|do|did|who|that|and|or|to|in|on|at)$/],
  // "Hospital stays are lonely"
  'lonely alone': [/^(?:is|are|was|were|be|been|being|am|i'm|it's|very|so|too|more|most)$/],
  // "Cold can set in"
  'set sit': [undefined, /^in$/],
  // "accepted to your course"
  'accepted expected': [/^(?:be|been|being|am|is|are|was|were|get|got)$/, /^(?:by|into|at|as)$/],
  // "parental leave"
  'leave life': [ofLeave],
  'leave left': [ofLeave],
  // "learn whether", "learn that"
  'learn teach': [
    undefined,
    /^(?:whether|if|that|why|who|what|where|when|from|about|english|french|german|spanish|italian|russian|chinese|arabic|japanese|portuguese|polish|turkish)$/,
  ],
  // "used to be taught that"
  'taught learned': [/^(?:be|been|being|am|is|are|was|were|get|got)$/],
  // "before, during, or after"
  'during while': [undefined, /^(?:,|and|or)$/],
  // "was fined last week", "was fined for"
  'fined fine': [/^(?:be|been|being|am|is|are|was|were|get|got)$/, /^(?:for|by|last|twice|over|\d.*|[$£€])$/],
  // "I fell getting on the lift"
  'fell feel': [undefined, /^(?:getting|running|climbing|walking|riding|skiing|trying|coming|going|playing|dancing|skating|chasing|carrying|jumping|stepping|working|leaving)$/], // prettier-ignore
  // "more than a hundred likes"
  'likes lines': [/^(?:hundred|thousand|million|more|many|of|get|gets|got|\d.*)$/],
  // "when I can expect my money"
  'expect accept': [undefined, /^(?:my|your|the|our|an?|it|to|delivery|results|more|less|that|them|him|her|you|us)$/],
  // "a bowl bought in Peru"
  'bought brought': [undefined, /^(?:in|at|on|from|for|online|yesterday|last|by)$/],
  // "the car boot sale"
  'boot boat': [undefined, /^(?:sale|sales)$/],
  // "I never want to notice how"
  'notice note': [/^(?:to|not|never|i|you|we|they)$/],
  // "the bats enter easily"
  'enter entry': [undefined, /^(?:easily|the|a|an|through|by|into|our|my|your|his|her|their|it|quickly|slowly)$/],
  // "sleeping among the sacks"
  'among beside': [undefined, /^(?:the|my|our|your|his|her|their|these|those|them|us|other|others)$/],
  // "below us a door"
  'us as': [
    /^(?:below|behind|above|under|beneath|around|beside|near|among|between|with|for|to|of|from|at|on|by|before|after|about|drop|send|give|gives|gave|call|email|let|lets|tell|tells|told|ask|asks|asked|show|showed|join|contact|help|visit|meet|follow|write)$/,
  ],
  // "cleaning it one a month"
  'one in': [undefined, /^an?$/],
  // "The whole board think that's fair"
  'think thing': [undefined, /^(?:that|that's|so|it|it's|he|she|they|we|you|i|about|the|this)$/],
  // "at latest 5 p.m."
  'latest last': [/^(?:at|the)$/],
  // "Enclosed is a copy"
  'is his': [/^(?:enclosed|attached|included|below|here|there|where|what|how)$/],
  // "A little lads hand"
  'little few': [/^an?$/],
  // "students can lend laptops": "borrow" may be meant, not "learn".
  'lend learn': [
    undefined,
    /^(?:me|us|him|her|them|you|money|books?|laptops?|tools?|bikes?|a|an|the|my|your|his|our|their|up|out|some|two|three)$/,
  ],
  // "The principal amount is due"
  'amount number': [undefined, /^(?!of$)/],
  'number amount': [undefined, /^(?!of$)/],
  // "Experiment results show that"
  'experiment experience': [undefined, /^(?:results?|data|designs?|setups?|groups?|participants?|conditions?|protocols?|\d.*)$/],
  // "He went to sea to forget her"
  'sea see': [/^to$/, /^(?:|to|at|as|in|with|for|when|because|and|again|,|\.)$/],
}

const isBe = (word: string) => beForms.has(word) || /n't$|^(?:i'm|it's)$/.test(word)
const prizes = /^(?:cup|match|game|games|prize|race|title|tournament|medal|medals|election|war|battle|championship|league|money|lottery|award|contest|competition|trophy|final|bet|point|points|vote)$/ // prettier-ignore
const putOff = /^(?:knock|fall|fell|take|took|get|got|jump|push|brush|wipe|roll|slide|slid|blow|blew|sweep|swept|pull|lift|tear|tore|break|broke|throw|threw|grab|pick|scrape|buy|bought|drop|drive|drove|kick|shake|shook|steal|stole|come|came|cut|peel|lick|bounce|slip|step)$/ // prettier-ignore

const trees = /^(?:trees?|beech|oak|elm|ash|sycamore|birch|spruce|fir|poplar|willow|chestnut|maple)$/

/** "In came the dog", "Down the stairs went the tuba": what may open a sentence whose verb precedes its subject. */
const placeAdverb = /^(?:off|out|in|up|down|away|over|back|on|along|round|around|through|past|by|there|here|forth|forward|home|inside|outside|overboard|under)$/ // prettier-ignore

/** A word, the one that may be meant instead, and the words around, "" where there is none. */
interface Place {
  page: RulePage
  i: number
  word: string
  other: string
  before2: string
  before: string
  after: string
  /** Parts of speech of the word, and of the other. */
  own: number
  parts: number
}

const { noun, plural, verb, verbS, past, participle, adjective, adverb, ing } = pos

const partsAt = ({ dictionary, tokens }: RulePage, i: number) => dictionary.partsOf(lowerAt(tokens, i))
const isNounAt = (page: RulePage, i: number) => (partsAt(page, i) & (noun | plural)) !== 0
const sentenceAt = ({ tokens }: RulePage, i: number) => tokens.slice(sentenceStart(tokens, i), sentenceEnd(tokens, i))

/** The verb that the clause needs, or the form that its place asks for. */
const rightVerbs: readonly ((place: Place) => boolean)[] = [
  // "I do not see wood stoves as cozy": after a modal comes a verb.
  ({ page, i, word, other, after }) =>
    modals.has(other) && !modals.has(word) && page.tokens[i + 1]?.word === true && !closed.has(after) && !page.classes.isVerb(after) && !(partsAt(page, i + 1) & adverb), // prettier-ignore
  // "The theme for March is doors": the only finite verb
  ({ page, i, word, other, parts }) =>
    finiteForms.has(word) && !finiteForms.has(other) && (closed.has(other) || !(parts & (verb | verbS | past))) && isOnlyVerb(page, i),
  // "I can only think that"
  ({ word, other, before2 }) => word === 'think' && other === 'thing' && modals.has(before2),
  // "All mammals give it off, and the tick lets go"
  ({ page, i, word, before, after }) => word === 'lets' && after === 'go' && before === 'and' && page.tokens[i - 2]?.text === ',',
  // "to fell the old beech", "to fell eleven of them"
  ({ page, i, word, before, after }) => word === 'fell' && before === 'to' && (/^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|several)$/.test(after) || page.tokens.slice(i, i + 6).some(({ lower }) => trees.test(lower))), // prettier-ignore
  // "Off went the lights"
  ({ page, i, word }) => word === 'went' && opensWithPlace(page, i),
  // "drank half of it": a participle needs "have" or "be".
  ({ page, i, own, parts }) => (own & past) !== 0 && (parts & participle) !== 0 && !(parts & past) && !hasHelper(page, i),
  // "she'd taught to drive"
  ({ before, own, parts }) => /^(?:have|has|had|having)$|['’](?:ve|d)$/.test(before) && (own & participle) !== 0 && !(parts & participle),
  // "what they sew, carve, and bake"
  ({ page, i, word, before, after, own, parts }) =>
    page.classes.isVerb(word) && !(own & (noun | adjective)) && !closed.has(word) && /^(?:i|we|they|you|to)$/.test(before) && !(parts & (verb | verbS | past)) && (!page.tokens[i + 1]?.word || determiners.has(after)), // prettier-ignore
  // "He was accepted to the course."
  ({ page, i, word, other, after }) =>
    word === 'accepted' && other === 'expected' && after === 'to' && determiners.has(lowerAt(page.tokens, i + 2)),
  // "They would like to borrow the tent from us"
  ({ page, i, word, other }) => word === 'borrow' && other === 'lend' && sentenceAt(page, i).some(({ lower }) => lower === 'from'),
  // "The youth team win the cup"
  ({ page, i, word }) => word === 'win' && [i + 1, i + 2, i + 3].some(k => prizes.test(lowerAt(page.tokens, k))),
  // "twenty-six days of leave"
  ({ page, i, word, other, before }) =>
    word === 'leave' && other === 'life' && before === 'of' && /^(?:days?|weeks?|months?|years?|period|request|balance)$/.test(lowerAt(page.tokens, i - 2)), // prettier-ignore
  // "the lift in block C"
  ({ page, i, word }) => word === 'block' && /^[A-Z]$/.test(page.tokens[i + 1]?.text ?? ''),
  // "couldn't bear adverbs"
  ({ page, i, word, other, before }) =>
    word === 'bear' && other === 'bare' && /^(?:can|can't|cannot|could|couldn't|to)$/.test(before) && !/^(?:teeth|soul|arms|legs|feet|chest|skin|all)$/.test(lowerAt(page.tokens, i + 2)), // prettier-ignore
  // "Children form their opinions."
  ({ page, i, word, other, after }) => word === 'form' && other === 'from' && determiners.has(after) && isOnlyVerb(page, i),
  // "threw a dictionary at the desk"
  ({ page, i, word, other, after }) =>
    word === 'threw' && other === 'through' && isNounAt(page, i - 1) && determiners.has(after) && /^(?:at|into|away|out|onto|over)$/.test(lowerAt(page.tokens, i + 3)), // prettier-ignore
]

/** The noun or the describing word that its place asks for. */
const rightNouns: readonly ((place: Place) => boolean)[] = [
  // "their wish lists"
  ({ before, other }) =>
    /^(?:the|a|an|my|your|his|our|their)$/.test(before) && /^(?:which|are|is|were|was|would|through|than|then|where|of|for|from|to|too|by|with|he|they|we|him)$/.test(other), // prettier-ignore
  // "Her singing isn't good."
  ({ word, other, before2, before }) => word === 'good' && other === 'well' && isBe(before) && !/^(?:i|you|he|she|we|they)$/.test(before2),
  // "The snake swallowed the frog whole."
  ({ page: { tokens }, i, word, other }) =>
    word === 'whole' && other === 'hole' && !isFollowed(tokens[i + 1]) && [2, 3, 4].some(back => /^(?:swallow|cook|roast|serve|eat|ate|bake)/.test(lowerAt(tokens, i - back))), // prettier-ignore
  // "Chalk drawn across the doorway"
  ({ page, i, after, own, parts }) =>
    (own & participle) !== 0 && !(own & adjective) && !(parts & (participle | past)) && (parts & noun) !== 0 && prepositions.has(after) && isNounAt(page, i - 1) && page.tags.has(i - 1, 'Noun') && page.tokens[i - 1]?.first === true, // prettier-ignore
  // "the reading hour in"
  ({ page, i, other, after, own, ...place }) =>
    (own & noun) !== 0 && other === 'are' && isNamed(page, place) && (!page.tokens[i + 1]?.word || prepositions.has(after)),
]

/** The pronoun, the owner, or the preposition that its place asks for. */
const rightSmallWords: readonly ((place: Place) => boolean)[] = [
  // "and we're known as": the clause needs its subject.
  ({ page: { tokens }, i, word, other }) =>
    word === "we're" && other === 'were' && (tokens[i]?.first === true || /^(?:and|but|because|that|if|when|so|,)$/.test(tokens[i - 1]?.lower ?? '')), // prettier-ignore
  // "about our being sold"
  ({ page, i, word, other, before }) => other === 'are' && word === 'our' && prepositions.has(before) && (partsAt(page, i + 1) & ing) !== 0,
  // "knocked a bottle of ammonia off a shelf"
  ({ page: { tokens, classes }, i, word, other }) =>
    word === 'off' && other === 'of' && [2, 3, 4, 5, 6].some(back => putOff.test(classes.base(lowerAt(tokens, i - back)) ?? lowerAt(tokens, i - back))), // prettier-ignore
  // "The chapter on child labor"
  ({ page, i, word, other, ...place }) =>
    word === 'on' && other === 'one' && isNamed(page, place) && !page.classes.isAdjective(place.before) && isNounAt(page, i + 1),
  // "one Sunday a month"
  ({ page, i, word, other, after }) => word === 'one' && other === 'on' && after.endsWith('day') && /^(?:a|per|each|every|in|of)$/.test(lowerAt(page.tokens, i + 2)), // prettier-ignore
  // "Mother kept hers in the flour, Father kept his in the clock": the same verb twice
  ({ page, i, word, other, before, after }) =>
    word === 'his' && other === 'him' && prepositions.has(after) && sentenceAt(page, i).filter(({ lower }) => lower === before).length > 1, // prettier-ignore
  // "it said that his tie looked"
  ({ page, i, word, other, after }) =>
    word === 'his' && other === 'he' && (isNounAt(page, i + 1) || page.tags.has(i + 1, 'Noun')) && !closed.has(after) && (mayBeFinite(page, i + 2) || (partsAt(page, i + 2) & (past | verbS)) !== 0), // prettier-ignore
  // "One boy said that his was a pilot, and another said that his was a king."
  ({ page, i, word, after }) =>
    word === 'his' && isBe(after) && sentenceAt(page, i).filter(({ lower }, k, all) => lower === 'his' && all[k + 1]?.lower === after).length > 1, // prettier-ignore
  // "She is near death", "near from here"
  ({ page, i, word, other, after }) =>
    word === 'near' && other === 'nearly' && (/^(?:from|to|of|by)$/.test(after) || determiners.has(after) || page.tags.has(i + 1, 'Noun')), // prettier-ignore
  // "There should be more patience in schools."
  ({ page, i, word, other, before }) =>
    word === 'patience' && other === 'patient' && before === 'more' && sentenceAt(page, i).some(({ lower }) => /^(?:there|what|all|need|needs)$/.test(lower)), // prettier-ignore
  // "My favorite lesson is the history."
  ({ page, i, word, other }) => word === 'history' && other === 'story' && sentenceAt(page, i).some(({ lower }) => lessons.test(lower)),
  // "One gave his a short speech."
  ({ word, other, before2, before, after }) =>
    word === 'his' && other === 'him' && /^(?:gave|give|gives|sent|bought|made|taught)$/.test(before) && /^an?$/.test(after) && !/^(?:he|she|i|we|they|you)$/.test(before2), // prettier-ignore
]

const lessons = /^(?:lessons?|subjects?|class|classes|school|teachers?|study|studies|studied|exams?|geography|math|maths|science|sciences|museum|university|course)$/ // prettier-ignore

const rightWords = [...rightVerbs, ...rightNouns, ...rightSmallWords]

/** Whether the word at `i` is right, and not "other", by the words around it. */
export function isRightHere(page: RulePage, i: number, other: string): boolean {
  const { tokens, dictionary } = page
  const word = lowerAt(tokens, i)
  const [before2, before, after] = [lowerAt(tokens, i - 2), lowerAt(tokens, i - 1), tokens[i + 1]?.lower ?? '']
  const [beforePattern, afterPattern] = (Object.hasOwn(settled, `${word} ${other}`) && settled[`${word} ${other}`]) || []
  const follows = isFollowed(tokens[i + 1]) ? after : ''
  if ((beforePattern || afterPattern) && (beforePattern?.test(before) ?? true) && (afterPattern?.test(follows) ?? true)) return true
  const place = { page, i, word, other, before2, before, after, own: dictionary.partsOf(word), parts: dictionary.partsOf(other) }
  return rightWords.some(isRight => isRight(place))
}

/** A word, a comma, or an amount. */
const isFollowed = (next: Token | undefined) => next?.word === true || /^[,\d$£€]/.test(next?.lower ?? '')

/** "the chapter", "a reading" */
const isNamed = ({ classes }: RulePage, { before2, before }: Pick<Place, 'before2' | 'before'>) =>
  determiners.has(before2) && classes.isSingular(before)

/** Only a place precedes the verb at `i`, and its subject follows. */
function opensWithPlace(page: RulePage, i: number): boolean {
  const { tokens } = page
  const from = sentenceStart(tokens, i)
  if (from === i || i - from > 5 || !placeAdverb.test(lowerAt(tokens, from))) return false
  return (
    i - from === 1 ||
    (determiners.has(lowerAt(tokens, i + 1)) && tokens.slice(from, i).every(({ word }, k) => word && !mayBeFinite(page, from + k)))
  )
}

/** No other verb of the sentence may be finite. */
function isOnlyVerb(page: RulePage, i: number): boolean {
  const end = sentenceEnd(page.tokens, i)
  for (let k = sentenceStart(page.tokens, i); k < end; k++) if (k !== i && mayBeFinite(page, k)) return false
  return true
}

function hasHelper({ tokens }: RulePage, i: number): boolean {
  for (let k = i - 1; k >= Math.max(0, i - 6) && !tokens[k + 1]?.first; k--)
    if (/^(?:have|has|had|having|get|gets|got|getting)$|['’](?:ve|d|s|re|m)$|n't$/.test(lowerAt(tokens, k)) || beForms.has(lowerAt(tokens, k))) return true // prettier-ignore
  return false
}
