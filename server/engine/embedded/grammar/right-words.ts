/** Words that their grammar shows to be meant, although another fits their neighbors: "get lost", "wood stoves", "sick leave". */
import { lowerAt } from '../edits.ts'
import { finiteForms, mayBeFinite, sentenceEnd, sentenceStart } from './clause.ts'
import { pos } from './parts-of-speech.ts'
import type { RulePage } from '../rule-page.ts'
import { beForms, closed, determiners, modals, prepositions } from './word-classes.ts'

const ofLeave = /^(?:parental|maternity|paternity|sick|annual|medical|study|unpaid|paid|family|shore|bereavement|home)$/

/** Pairs whose first word is right before or after certain words: before it, and after it ("" for the end). */
const settled: Readonly<Record<string, readonly [before?: RegExp, after?: RegExp]>> = {
  // "the band got lost"
  // "They lose every match"
  'lose lost': [/^(?:i|you|we|they|people|who|often|always|never|usually|sometimes|to)$/],
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
  'learn teach': [undefined, /^(?:whether|if|that|why|who|what|where|when|from|about)$/],
  // "used to be taught that"
  'taught learned': [/^(?:be|been|being|am|is|are|was|were|get|got)$/],
  // "before, during, or after"
  'during while': [undefined, /^(?:,|and|or)$/],
  // "was fined last week", "was fined for"
  'fined fine': [/^(?:be|been|being|am|is|are|was|were|get|got)$/, /^(?:for|by|last|twice|over|\d.*|[$£€])$/],
  // "I fell getting on the lift"
  'fell feel': [undefined, /^(?:getting|running|climbing|walking|riding|skiing|trying|coming|going|playing|dancing|skating|chasing|carrying|jumping|stepping|working|leaving)$/], // prettier-ignore
  // "The principal amount is due"
  'amount number': [undefined, /^(?!of$)/],
  'number amount': [undefined, /^(?!of$)/],
  // "He went to sea to forget her"
  'sea see': [/^to$/, /^(?:|to|at|as|in|with|for|when|because|and|again|,|\.)$/],
}

const isBe = (word: string) => beForms.has(word) || /n't$|^(?:i'm|it's)$/.test(word)
const putOff = /^(?:knock|fall|fell|take|took|get|got|jump|push|brush|wipe|roll|slide|slid|blow|blew|sweep|swept|pull|lift|tear|tore|break|broke|throw|threw|grab|pick|scrape|buy|bought|drop|drive|drove|kick|shake|shook|steal|stole|come|came|cut|peel|lick|bounce|slip|step)$/ // prettier-ignore

/** "In came the dog", "Down the stairs went the tuba": what may open a sentence whose verb precedes its subject. */
const placeAdverb = /^(?:off|out|in|up|down|away|over|back|on|along|round|around|through|past|by|there|here|forth|forward|home|inside|outside|overboard|under)$/ // prettier-ignore

/** Whether the word at `i` is right, and not "other", by the words around it. */
export function isRightHere(page: RulePage, i: number, other: string): boolean {
  const { tokens, dictionary, classes, tags } = page
  const word = lowerAt(tokens, i)
  const [before2, before, after] = [lowerAt(tokens, i - 2), lowerAt(tokens, i - 1), tokens[i + 1]?.lower ?? '']
  const [beforePattern, afterPattern] = (Object.hasOwn(settled, `${word} ${other}`) && settled[`${word} ${other}`]) || []
  const follows = tokens[i + 1]?.word || /^[,\d$£€]/.test(after) ? after : ''
  if ((beforePattern || afterPattern) && (!beforePattern || beforePattern.test(before)) && (!afterPattern || afterPattern.test(follows))) return true // prettier-ignore
  const own = dictionary.partsOf(word)
  const parts = dictionary.partsOf(other)
  // "I do not see wood stoves as cozy": after a modal comes a verb.
  if (modals.has(other) && !modals.has(word) && tokens[i + 1]?.word && !closed.has(after) && !classes.isVerb(after) && !(dictionary.partsOf(after) & pos.adverb)) return true // prettier-ignore
  // "The theme for March is doors": the only finite verb
  if (
    finiteForms.has(word) &&
    !finiteForms.has(other) &&
    (closed.has(other) || !(parts & (pos.verb | pos.verbS | pos.past))) &&
    isOnlyVerb(page, i)
  )
    return true
  // "and we're known as": the clause needs its subject.
  if (word === "we're" && other === 'were' && (tokens[i]?.first || /^(?:and|but|because|that|if|when|so|,)$/.test(tokens[i - 1]?.lower ?? ''))) return true // prettier-ignore
  // "I can only think that"
  if (word === 'think' && other === 'thing' && modals.has(before2)) return true
  // "All mammals give it off, and the tick lets go"
  if (word === 'lets' && after === 'go' && before === 'and' && tokens[i - 2]?.text === ',') return true
  // "to fell the old beech"
  if (word === 'fell' && before === 'to' && tokens.slice(i, i + 6).some(({ lower }) => /^(?:trees?|beech|oak|elm|ash|sycamore|birch|spruce|fir|poplar|willow|chestnut|maple)$/.test(lower))) return true // prettier-ignore
  // "Off went the lights"
  if (word === 'went' && opensWithPlace(page, i)) return true
  // "drank half of it": a participle needs "have" or "be".
  if (own & pos.past && parts & pos.participle && !(parts & pos.past) && !hasHelper(page, i)) return true
  // "she'd taught to drive"
  if (/^(?:have|has|had|having)$|['’](?:ve|d)$/.test(before) && own & pos.participle && !(parts & pos.participle)) return true
  // "what they sew, carve, and bake"
  const isBase = classes.isVerb(word) && !(own & (pos.noun | pos.adjective)) && !closed.has(word)
  if (isBase && /^(?:i|we|they|you|to)$/.test(before) && !(parts & (pos.verb | pos.verbS | pos.past)) && (!tokens[i + 1]?.word || determiners.has(after))) return true // prettier-ignore
  if (word === 'accepted' && other === 'expected' && after === 'to' && determiners.has(lowerAt(tokens, i + 2))) return true
  // "their wish lists", "about our being sold"
  if (/^(?:the|a|an|my|your|his|our|their)$/.test(before) && /^(?:which|are|is|were|was|would|through|than|then|where|of|for|from|to|too|by|with|he|they|we|him)$/.test(other)) return true // prettier-ignore
  if (other === 'are' && word === 'our' && prepositions.has(before) && dictionary.partsOf(after) & pos.ing) return true
  // "They would like to borrow the tent from us"
  if (word === 'borrow' && other === 'lend' && tokens.slice(i, sentenceEnd(tokens, i)).some(({ lower }) => lower === 'from')) return true
  // "couldn't bear adverbs"
  if (word === 'bear' && other === 'bare' && /^(?:can|can't|cannot|could|couldn't|to)$/.test(before) && !/^(?:teeth|soul|arms|legs|feet|chest|skin|all)$/.test(lowerAt(tokens, i + 2))) return true // prettier-ignore
  // "Her singing isn't good."
  if (word === 'good' && other === 'well' && isBe(before) && !/^(?:i|you|he|she|we|they)$/.test(before2)) return true
  // "The snake swallowed the frog whole."
  if (word === 'whole' && other === 'hole' && !follows && [2, 3, 4].some(back => /^(?:swallow|cook|roast|serve|eat|ate|bake)/.test(lowerAt(tokens, i - back)))) return true // prettier-ignore
  // "Children form their opinions."
  if (word === 'form' && other === 'from' && determiners.has(after) && isOnlyVerb(page, i)) return true
  // "knocked a bottle of ammonia off a shelf"
  if (word === 'off' && other === 'of' && [2, 3, 4, 5, 6].some(back => putOff.test(classes.base(lowerAt(tokens, i - back)) ?? lowerAt(tokens, i - back)))) return true // prettier-ignore
  // "Chalk drawn across the doorway"
  const isNoun = (k: number) => (dictionary.partsOf(lowerAt(tokens, k)) & (pos.noun | pos.plural)) !== 0
  if (own & pos.participle && !(own & pos.adjective) && !(parts & (pos.participle | pos.past)) && parts & pos.noun && prepositions.has(after) && isNoun(i - 1) && tags.has(i - 1, 'Noun') && tokens[i - 1]?.first) return true // prettier-ignore
  // "The chapter on child labor", "the reading hour in"
  const isOne = determiners.has(before2) && classes.isSingular(before)
  if (word === 'on' && other === 'one' && isOne && !classes.isAdjective(before) && isNoun(i + 1)) return true
  if (own & pos.noun && other === 'are' && isOne && (!tokens[i + 1]?.word || prepositions.has(after))) return true
  // "Mother kept hers in the flour, Father kept his in the clock": the same verb twice
  if (word === 'his' && other === 'him' && prepositions.has(after)) return tokens.slice(sentenceStart(tokens, i), sentenceEnd(tokens, i)).filter(({ lower }) => lower === before).length > 1 // prettier-ignore
  // "it said that his tie looked", "One gave his a short speech."
  const isAfterNoun = (isNoun(i + 1) || tags.has(i + 1, 'Noun')) && !closed.has(after) && (mayBeFinite(page, i + 2) || (dictionary.partsOf(lowerAt(tokens, i + 2)) & (pos.past | pos.verbS)) !== 0) // prettier-ignore
  if (word === 'his' && other === 'he' && isAfterNoun) return true
  // "One boy said that his was a pilot, and another said that his was a king."
  const isTwice = (k: number) => k !== i && lowerAt(tokens, k) === 'his' && lowerAt(tokens, k + 1) === after
  if (word === 'his' && isBe(after) && tokens.slice(sentenceStart(tokens, i), sentenceEnd(tokens, i)).some(({ start }) => isTwice(tokens.findIndex(token => token.start === start)))) return true // prettier-ignore
  if (word === 'his' && other === 'him' && /^(?:gave|give|gives|gave|sent|bought|made|taught)$/.test(before) && /^an?$/.test(after) && !/^(?:he|she|i|we|they|you)$/.test(before2)) return true // prettier-ignore
  // "threw a dictionary at the desk"
  return word === 'threw' && other === 'through' && isNoun(i - 1) && determiners.has(after) && /^(?:at|into|away|out|onto|over)$/.test(lowerAt(tokens, i + 3)) // prettier-ignore
}

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
