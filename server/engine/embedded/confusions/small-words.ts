/** Small words that the words beside them tell apart by grammar alone: "treat its as", "worn of", "as soon has". */
import { pos } from '../grammar/parts-of-speech.ts'
import { finiteForms, mayBeFinite, sentenceStart } from '../grammar/clause.ts'
import {
  beForms,
  closed,
  countNouns,
  determiners,
  massNouns,
  modals,
  possessives,
  prepositions,
  subjects,
} from '../grammar/word-classes.ts'
import type { RulePage } from '../rule-page.ts'
import { comparatives, endsClause, type Confusion, type Place } from './confusion.ts'

const partsAt = ({ page, i }: Place, k: number) => {
  const token = page.tokens[i + k]
  return token?.word && !closed.has(token.lower) ? page.dictionary.partsOf(token.lower) : 0
}

/** Only a noun, neither a verb nor an adjective. */
const isNoun = (place: Place, k: number) => {
  const parts = partsAt(place, k)
  return (parts & (pos.noun | pos.plural)) !== 0 && !(parts & (pos.verb | pos.verbS | pos.adjective | pos.past | pos.participle | pos.ing | pos.adverb | pos.name)) // prettier-ignore
}

const isFinite = ({ page, i }: Place, k: number) => {
  const word = page.tokens[i + k]?.word ? (page.tokens[i + k]?.lower ?? '') : ''
  return finiteForms.has(word) || modals.has(word)
}

const ends = (place: Place, k: number) => !place.page.tokens[place.i + k]?.word

/** "We heard later that he left", "It is only when you step closer that you see it" */
function opensThat({ tokens, classes }: RulePage, i: number): boolean {
  const from = sentenceStart(tokens, i)
  const words = tokens.slice(from, i).map(({ lower }) => lower)
  const isSaid = /^(?:later|earlier)$/.test(words.at(-1) ?? '') && words.slice(-4).some(word => /^(?:hear|learn|say|find|know|discover|realize|realise|claim|tell|announce|admit|report|decide|notice|write|read|see|explain|understand|remember|confirm|think)$/.test(classes.base(word) ?? word) || /^(?:heard|learnt|said|found|knew|told|wrote|saw|understood|thought)$/.test(word)) // prettier-ignore
  const it = words.indexOf('it')
  const link =
    it < 0 ? words.findIndex(word => /^it['’]s$/.test(word)) : /^(?:is|was|wasn't|isn't)$/.test(words[it + 1] ?? '') ? it + 1 : -1
  const isCleft = link >= 0 && /^(?:only|when|not|until|by|because|through|in|at|after|with|often)$/.test(words[link + 1] ?? '')
  return isSaid || isCleft
}

/** Groups that "you" may name: "you guys", "you two". */
const youGroup = /^(?:guys|people|kids|folks|boys|girls|ladies|gentlemen|children|students|men|women|lot|all|two|three|four|five|both|parents|teachers|americans|friends|fellows|lads|sir|madam|mom|mum|dad|man|bro|dude|honey|dear|baby|lovebirds|teens|citizens|readers|listeners)$/ // prettier-ignore

/** "its" after a verb and before a preposition: nothing is owned. */
const isObjectIts = ({ before, after, after2, page, i }: Place) =>
  /^(?:on|in|as|at|to|with|for|from|into|onto|up|down|off|out|away|back|because|when|until|if|over|under)$/.test(after) &&
  (page.tags.has(i - 1, 'Verb') ||
    page.classes.base(before) !== undefined ||
    /^(?:put|set|cut|let|do|have|leave|keep|get)$/.test(before)) &&
  !beForms.has(before) &&
  !/^(?:convinced|think|thinks|thought|guess|said|says|say|hope|know|knows|believe|reckon|heard|sure|means)$/.test(before) &&
  !(after === 'and' && possessives.has(after2)) &&
  !/^(?:own|down|up|back|out|off)$/.test(after2)

const person = /(?:ers|ors|ists|ents|ants|ians|ees|men|nurses|boys|girls|wives|husbands|brothers|sisters|cousins|critics|cooks|thieves|heroes|geniuses|fools|idiots|pigs|rascals)$/ // prettier-ignore

/** "If you tomatoes are splitting", "for you birthday" */
function isYour(place: Place): boolean {
  const { before, after, after2 } = place
  if (youGroup.test(after) || before === 'thank' || before === 'between' || /^(?:today|tomorrow|tonight|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|sometime|someday|home|soon|anytime|things|something|anything|everything|nothing|someone|anyone|everyone)$/.test(after)) return false // prettier-ignore
  // "You doctors are all alike."
  if (person.test(after)) return false
  const isPlural = (partsAt(place, 1) & (pos.plural | pos.verb | pos.adjective | pos.past | pos.participle | pos.name)) === pos.plural
  if (isPlural && before !== 'of' && isFinite(place, 2) && !/^(?:do|does|did)$/.test(after2)) return true
  if (!isNoun(place, 1)) return false
  if (isFinite(place, 2) && !/^(?:do|does|did)$/.test(after2)) return true
  return prepositions.has(before) && !/^(?:like|as|than|before|since|after|until|except)$/.test(before) && (ends(place, 2) || prepositions.has(after2) || /^(?:and|or|because|when|if)$/.test(after2)) // prettier-ignore
}

/** "hear you're baby": one of many things without an article. */
const isOwnThing = (place: Place) =>
  (/^(?:see|hear|use|bring|need|check|clean|wash|take|hold|keep|open|close|lock|get|find|leave|love|like|enjoy|enter|change|update|charge|share|send|show|with|of|in|for|from|on|at|to|about|into|under|near|by)$/.test(
    place.before,
  ) && // prettier-ignore
    countNouns.has(place.after) &&
    (ends(place, 2) || closed.has(place.after2) || /^(?:everywhere|anywhere|there|here)$/.test(place.after2))) ||
  (countNouns.has(place.after) && isFinite(place, 2))

/** "it's cover is green", "It's padded belt spreads" */
function isOwnPart(place: Place): boolean {
  const { after, page, i } = place
  if (/^(?:time|summer|winter|spring|autumn|day|night|morning|home|part|way|fun|luck|work|business|history|fall)$/.test(after) || closed.has(after)) return false // prettier-ignore
  if ((partsAt(place, 1) & (pos.noun | pos.plural | pos.adjective | pos.participle | pos.ing | pos.adverb)) === pos.noun) return isFinite(place, 2) && !/^(?:i|you|we|they|he|she)$/.test(place.after2) // prettier-ignore
  const isAdjective = (partsAt(place, 1) & (pos.adjective | pos.participle)) !== 0
  return isAdjective && (isNoun(place, 2) || (partsAt(place, 3) & pos.verbS) !== 0) && !massNouns.has(place.after2) && page.classes.isSingular(place.after2) && (isFinite(place, 3) || ((partsAt(place, 3) & pos.verbS) !== 0 && (mayBeFinite(page, i + 3) || determiners.has(page.tokens[i + 4]?.lower ?? '')))) // prettier-ignore
}

const offVerbs = /^(?:take|takes|taking|took|turn|turns|turned|turning|switch|switched|fall|falls|fell|fallen|falling|wear|wears|worn|wore|give|gives|gave|giving|drop|drops|dropped|log|logged|peel|peeled|rip|ripped|went|go|goes|going|gone|pay|pays|paid|break|breaks|broke|show|showing|lay|laid|shut|set|sets|kick|kicked|slip|slips|slipped|wash|washed|wipe|wiped|brush|brushed|shave|shaved|cool|cooled|doze|dozed|storm|stormed|drove|ran|walked|jumped|climbed|hung|hang|send|sent|scare|scared|bite|chop|chopped|blow|blew|tear|tore|torn|snap|snapped|shake|shook|scrape|scraped|rinse|rinsed|keep|kept|knock|knocked|live|better|well|day|days|time|week)$/ // prettier-ignore

/** "took of his watch", "went of in the night", "worn of." */
function isOff(place: Place): boolean {
  const { before, before2, after, after2 } = place
  // "in the week of 27 May"
  if (!offVerbs.test(before) || /^\d/.test(place.next?.text ?? '')) return false
  // "with a shake of the head", "the first turn of the road"
  const isAlsoNoun = /^(?:turns?|drops?|falls?|sets?|slips?|kick|shake|break|breaks|wash|brush|cut|tear|peel|snap|rip|keep|show|pay|knock|log|switch|wear|bite|blow|scare|climb|send)$/.test(before) // prettier-ignore
  if (isAlsoNoun && !subjects.has(before2) && !modals.has(before2) && !/^(?:to|please|don't|and|didn't|doesn't|who)$/.test(before2))
    return false
  if (/^(?:day|days|time|week)$/.test(before))
    return endsClause(place) && /^(?:my|your|his|her|our|their|a|the|some|two|three|few)$/.test(before2)
  if (endsClause(place) || /^(?:in|at|for|when|and|because|again|to|with|by|if|after|before|during)$/.test(after)) return !/^(?:well|better)$/.test(before) || endsClause(place) // prettier-ignore
  if (/^(?:gives?|gave|giving)$/.test(before)) return /^(?:a|an|the|no|some|heat|light|smoke)$/.test(after)
  // "take of it", "keep of the castle", "time of the day"
  if (!/^(?:my|his|her|your|their|our|its|the|a)$/.test(after) || determiners.has(before2)) return false
  return /^(?:take|takes|taking|took|turn|turns|turned|turning|switch|switched|peel|peeled|fall|falls|fell|fallen|falling|set|shut|wipe|wiped|brush|brushed|jumped|drove|pay|paid|knock|knocked|broke|tore|rip|ripped|slipped|climbed|kept|drop|dropped|shake|shook)$/.test(before) && !/^(?:own|kind|sort)$/.test(after2) // prettier-ignore
}

const holds = /^(?:pots?|bowls?|slices?|bits?|bags?|cans?|jars?|boxe?s?|cups?|mugs?|loaf|loaves|spoonfuls?|teaspoons?|tablespoons?|pinch|handfuls?|piles?|stacks?|kinds?|types?|sorts?|bunche?s?|gallons?|pounds?|ounces?|couple|dozens?|hundreds|thousands|millions|sheets?|buckets?|layers?|amounts?|plenty)$/ // prettier-ignore

/** A subject stands before "been", and no "have" in the sentence. */
function lacksHave({ page: { tokens }, i, after }: Place): boolean {
  const start = sentenceStart(tokens, i)
  const words = tokens.slice(start, i)
  if (words.length > 5 || words.some(({ word, lower, fixed }) => fixed || !word || /^(?:had|has|have|having|haven't|hasn't|hadn't|.*'(?:ve|s|d)|who|that|which|if|could|would|should|might|must|may)$/.test(lower))) return false // prettier-ignore
  const first = words[0]?.lower ?? ''
  return after !== '' && (words.length === 1 || determiners.has(first) || possessives.has(first) || /^(?:and|but|because|so)$/.test(first))
}

const page3 = ({ page, i }: Place) => page.tokens[i + 3]?.lower ?? ''

export const smallWordConfusions: readonly Confusion[] = [
  ['its', 'it', isObjectIts],
  ['you', 'your', isYour],
  // "We need you help."
  ['you', 'your', place => /^(?:need|needs|needed|want|appreciate|appreciated|with|for|without)$/.test(place.before) && /^(?:help|support|advice|opinion|permission|address|signature|attention|password|passport|feedback|answer|reply|approval|phone|email)$/.test(place.after) && (ends(place, 2) || prepositions.has(place.after2) || (place.after2 === 'to' && place.after === 'help'))], // prettier-ignore
  // "since you last visit please"
  ['you', 'your', place => /^(?:since|on|in|for|from|at|after|before|during)$/.test(place.before) && /^(?:last|first|next|new|old|own)$/.test(place.after) && /^(?:visit|order|letter|email|birthday|job|day|appointment|call|message|house|car|payment|home|account|name|password|bill|trip|stay)$/.test(place.after2)], // prettier-ignore
  ["you're", 'your', isOwnThing],
  ["it's", 'its', isOwnPart],
  // "He is bringing he's guitar."
  ["he's", 'his', ({ page: { tokens, dictionary, classes }, i, before }) => (dictionary.partsOf(before) & pos.ing) !== 0 && /^(?:bring|carry|ride|drive|wash|clean|use|play|wear|take|pack|fix|repair|sell|hold|lose|wait)$/.test(classes.base(before) ?? '') && (dictionary.partsOf(tokens[i + 1]?.lower ?? '') & (pos.noun | pos.plural)) !== 0 && !tokens[i + 2]?.word], // prettier-ignore
  // "he said you where late"
  ['where', 'were', ({ before, before2, after }) => /^(?:you|we|they)$/.test(before) && !/^(?:ask|asked|asking|tell|told|show|showed|showing|remind|asks|tells|shows)$/.test(before2) && /^(?:the|a|an|not|so|very|late|never|always|all|both|just|going|gone|right|wrong|there|here|in|at|on|happy|sad|able|only|too|really)$/.test(after)], // prettier-ignore
  // "He worked in Rome, were he met her."
  ['were', 'where', place => place.page.tokens[place.i - 1]?.text === ',' && /^(?:i|we|he|she|they|you|people|the|my|our)$/.test(place.after) && (((partsAt(place, 2) & pos.past) !== 0 && (!(partsAt(place, 2) & pos.participle) || prepositions.has(page3(place)) || determiners.has(page3(place)))) || (isFinite(place, 2) && !/^(?:the|my|our)$/.test(place.after)) || ((partsAt(place, 2) & (pos.past | pos.participle | pos.adjective)) === pos.participle && place.after === 'i'))], // prettier-ignore
  ['of', 'off', isOff],
  // "pots off water"
  ['off', 'of', place => holds.test(place.before) && (massNouns.has(place.after) || (isNoun(place, 1) && !determiners.has(place.after)))],
  // "stronger that it looked", "later that usual"
  ['that', 'than', ({ before, after, page, i }) => comparatives.test(before) && !/^(?:happier|better|other|rather|sooner|more)$/.test(before) && /^(?:it|i|we|he|she|they|you|usual|expected|ever|before|mine|yours|ours|theirs|me|him|us)$/.test(after) && !page.tokens.slice(Math.max(0, i - 8), i).some(({ lower }) => /^(?:so|such|clear|sure)$/.test(lower)) && page.tokens[i - 2]?.lower !== 'the' && !opensThat(page, i)], // prettier-ignore
  // "as soon has it was safe", "so much has a cup"
  ['has', 'as', place => /^(?:as|so)$/.test(place.before2) && /^(?:soon|long|much|far|many|well|often|fast|good|quickly|early|late|big|little)$/.test(place.before) && !(place.before2 === 'so' && place.before === 'far') && (subjects.has(place.after) || determiners.has(place.after) || place.after === 'possible')], // prettier-ignore
  // "every know and then"
  [
    'know',
    'now',
    ({ before, after, after2 }) => !/^(?:i|we|you|they|to|not|don't)$/.test(before) && after === 'and' && /^(?:then|again)$/.test(after2),
  ],
  // "I no parking is a concern", "We no how"
  ['no', 'know', place => /^(?:i|we|they)$/.test(place.before) && !/^(?:longer|more|doubt)$/.test(place.after) && (place.after !== '' || place.before2 === 'and') && (determiners.has(place.after) || /^(?:how|what|where|when|why|who|if|it|him|her|them|you|he|she|they|we|about|for|exactly)$/.test(place.after) || isNoun(place, 1) || (partsAt(place, 1) & pos.ing) !== 0)], // prettier-ignore
  ['hear', 'here', ({ before, after, after2, page, i }) => (before === 'of' && /^(?:out|outta)$/.test(page.tokens[i - 2]?.lower ?? '')) || (/^(?:lives?|lived|living|working|over|right|stay|stayed|staying|arrived|moved)$/.test(before) && !/^(?:the|a|from|about|of|it|him|her|me|you|that)$/.test(after)) || (after === 'in' && after2 === 'the' && /^(?:is|are|was|am|i'm|everyone|people|down|up)$/.test(before))], // prettier-ignore
  // "I should through it out"
  ['through', 'throw', place => (modals.has(place.before) || /^(?:to|don't|didn't|please|let's|not)$/.test(place.before)) && (/^(?:it|them|away|out|the|a|half|some|that|everything|all)$/.test(place.after)) && (place.before !== 'to' || /^(?:it|them|away|out)$/.test(place.after))], // prettier-ignore
  // "Two hours had past."
  ['past', 'passed', ({ before, before2, after }) => (/^(?:had|has|have)$/.test(before) && (after === '' || /^(?:since|before|by|when|until|without|away|through|my|the|his|it|us|him|her|me|them|so|but)$/.test(after))) || (/^(?:was|were|been)$/.test(before) && /^(?:with|by|unanimously|in)$/.test(after) && /^(?:motion|bill|law|resolution|proposal|act|budget|amendment|measure|it|test|exam|have|has)$/.test(before2))], // prettier-ignore
  // "a problem for my, but"
  ['my', 'me', ({ before, next }) => /^(?:for|with|to|of|from|about|at|by|without|behind|between|than|tell|told|give|gave|call|help)$/.test(before) && (!next || /^[.,!?;]$/.test(next.text))], // prettier-ignore
  // "There is not elevator"
  ['not', 'no', place => /^(?:there's|is|are|was|were|be)$/.test(place.before) && (place.before === "there's" || place.before2 === 'there') && isNoun(place, 1) && !/^(?:people|enough)$/.test(place.after)], // prettier-ignore
  // "is helpful but no required"
  ['no', 'not', place => /^(?:but|and|or|is|are|was|were)$/.test(place.before) && /^(?:required|necessary|included|allowed|available|possible|sure|ready|possible|recommended|mandatory|needed|finished|permitted|obligatory|expensive|important|easy|clear|responsible|able|interested|enough|always|only|very|really|yet)$/.test(place.after) && (endsClause({ ...place, next: place.page.tokens[place.i + 2] }) || prepositions.has(place.after2) || /^(?:for|to|in|and|but|because)$/.test(place.after2))], // prettier-ignore
  // "I still fish their alone", "we went their."
  ['their', 'there', place => (/^[.,!?;]$/.test(place.next?.text ?? '') && !/^(?:of|and|or|by|for)$/.test(place.before)) || /^(?:alone|together|every|again|yesterday|tomorrow|today|because|when|if|until|since|for|with|before|after|by|and|last|at|in|on|once|twice)$/.test(place.after) && /^(?:fish|go|goes|went|been|live|lives|lived|stay|stayed|work|worked|works|get|got|arrive|arrived|sit|sat|eat|ate|stand|stood|sleep|slept|wait|waited|drive|drove|walk|walked|meet|met|swim|swam|travel|play|played|shop|study|studied|move|moved|down|up|over|out|in|being|going|park|parked|rest)$/.test(place.before)], // prettier-ignore
  // "had passed there exam", "during there first six months"
  ['there', 'their', place => !/^(?:last|next)$/.test(place.after) && (/^(?:passed|lost|finished|forgot|forgotten|sold|brought|told|washed|cleaned|left|broke|broken|changed|took|taken|taking|using|use|used|during|behind|into|onto|about|under|near|without|between|after|before|around)$/.test(place.before) && ((countNouns.has(place.after) && !/^(?:time|day|week|night|year|morning|way)$/.test(place.after)) || (/^(?:first|last|next|new|old|own|second)$/.test(place.after) && (isNoun(place, 2) || /^(?:one|two|three|four|five|six|seven|eight|nine|ten|few)$/.test(place.after2) || countNouns.has(place.after2)) && place.after2 !== 'thing')))], // prettier-ignore
  // "It goes away once their warm."
  ['their', "they're", place => /^(?:once|when|if|because|until|that|while|unless|since|think|hope|sure|say|but|although|though|whether|and)$/.test(place.before) && (partsAt(place, 1) & pos.adjective) !== 0 && !(partsAt(place, 1) & (pos.noun | pos.plural)) && ends(place, 2)], // prettier-ignore
  // "even if there only moving boxes"
  ['there', "they're", place => /^(?:once|when|if|because|until|that|while|unless|since|think|hope|sure|say|although|though|but)$/.test(place.before) && (((/^(?:only|just|always|still|not|never|already)$/.test(place.after) && /^[a-z]{2,}ing$/.test(place.after2))) || (/^[a-z]{3,}ing$/.test(place.after) && (partsAt(place, 1) & pos.ing) !== 0 && !(partsAt(place, 1) & pos.noun) && (determiners.has(place.after2) || place.after2 === 'to')))], // prettier-ignore
  // "Check the date one every can."
  [
    'one',
    'on',
    place =>
      /^(?:every|each|my|your|his|her|our|their)$/.test(place.after) &&
      (partsAt(place, -1) & pos.noun) !== 0 &&
      !(partsAt(place, -1) & pos.adjective) &&
      !ends(place, 2),
  ],
  // "has being ill"
  ['being', 'been', ({ before, before2, after }) => /^(?:has|have|had|i've|we've|they've|you've|never|always|already|just)$/.test(before) && (/^(?:have|has|had|i've|we've|they've|you've)$/.test(before) || /^(?:have|has|had|i've|we've|they've|you've)$/.test(before2)) && after !== ''], // prettier-ignore
  // "Our band been invited", "We been there"
  [
    'been',
    'have been',
    place =>
      lacksHave(place) && (/^(?:i|we|you|they)$/.test(place.before) || (place.page.classes.isPlural(place.before) && place.before2 !== '')),
  ],
  ['been', 'has been', place => lacksHave(place) && (/^(?:he|she|it)$/.test(place.before) || place.page.classes.isSingular(place.before))],
  // "I hope than she comes"
  ['than', 'that', ({ before, after, page, i }) => /^(?:hope|hopes|hoped|think|thinks|thought|know|knows|knew|believe|believes|say|says|said|glad|afraid|decided|means|realized)$/.test(before) && (subjects.has(after) || determiners.has(after) || /^\p{Lu}\p{Ll}/u.test(page.tokens[i + 1]?.text ?? '')) && !page.tokens.slice(Math.max(0, i - 8), i).some(({ lower }) => /^(?:more|less|rather|better|worse|other|different)$|er$/.test(lower))], // prettier-ignore
  // "It is easy of fold"
  ['of', 'to', place => /^(?:easy|easier|hard|harder|difficult|possible|impossible|necessary|important)$/.test(place.before) && (partsAt(place, 1) & pos.verb) !== 0 && !/^(?:access|approach|use|control|hearing|heart|service)$/.test(place.after) && (ends(place, 2) || determiners.has(place.after2) || /^(?:it|them|and|up|with)$/.test(place.after2))], // prettier-ignore
  // "I can't wait for see you"
  ['for', 'to', place => /^(?:wait|ready|able|eager|going|want|need|try|decided)$/.test(place.before) && (partsAt(place, 1) & pos.verb) !== 0 && !(partsAt(place, 1) & (pos.noun | pos.plural | pos.ing)) && (/^(?:you|me|him|them|it|us|her)$/.test(place.after2) || determiners.has(place.after2))], // prettier-ignore
  // "stand up to fast."

  ['to', 'too', place => (partsAt(place, 1) & (pos.adjective | pos.adverb)) !== 0 && !(partsAt(place, 1) & (pos.noun | pos.verb | pos.name)) && ends(place, 2) && (beForms.has(place.before) || /^(?:feels?|felt|seems?|seemed|looks?|looked|gets?|got|tastes?|sounds?)$/.test(place.before))], // prettier-ignore
  // "I'm way to invested"
  ['to', 'too', place => /^(?:way|far)$/.test(place.before) && (beForms.has(place.before2) || /^(?:and|but|i'm|we're|they're|he's|she's|it's)$/.test(place.before2)) && (partsAt(place, 1) & pos.participle) !== 0 && !(partsAt(place, 1) & (pos.verb | pos.noun))], // prettier-ignore
  ['to', 'too', place => /^(?:up|down|it|them|around|much|way|far)$/.test(place.before) && /^(?:fast|late|early|hard|long|often|quickly|soon|much|many|slow|loud|high|low)$/.test(place.after) && ends(place, 2)], // prettier-ignore
  // "I loose track"
  ['loose', 'lose', place => (/^(?:i|you|we|they|to|don't|can't|not|never|might|would|could|will|can|may|should|must|always|often|easily|who|people|ll)$/.test(place.before) || modals.has(place.before)) && (determiners.has(place.after) || /^(?:track|weight|interest|money|time|hope|control|contact|focus|sleep|patience|faith|everything|it|them|him|her|me|confidence|heart|sight|touch|power|signal|points)$/.test(place.after))], // prettier-ignore
  ['knew', 'new', ({ before, next, after }) => (beForms.has(before) || /^(?:brand|a|the|very)$/.test(before)) && (!next?.word || /^(?:and|but|or|to|in|here|for|at)$/.test(after)) && !(before === 'was' && after === 'to')], // prettier-ignore
  ['use', 'us', ({ before, before2, after, page }) => before === 'of' && /^(?:most|some|all|many|both|none|one|two|three|four|each|half|several|few|any|rest|neither|either)$/.test(before2) && (after === '' || closed.has(after) || (page.dictionary.partsOf(after) & (pos.past | pos.verb)) !== 0 && !(page.dictionary.partsOf(after) & (pos.noun | pos.plural))) && after !== 'of'], // prettier-ignore
]
