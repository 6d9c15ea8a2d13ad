/** Confused words that one neighbor shows: "now forth in line", "my principle strength", "come lose". */
import { clauseAt, sentenceEnd } from '../grammar/clause.ts'
import { isQuestion, lowerAt } from '../edits.ts'
import { pos } from '../grammar/parts-of-speech.ts'
import { beForms, closed, determiners, modals, possessives, prepositions } from '../grammar/word-classes.ts'
import { type Confusion, endsClause, noVerbFrom, type Place } from './confusion.ts'

export const neighborConfusions: readonly Confusion[] = [
  // "farther away then ours"
  ['then', 'than', ({ before, before2, after }) => /^(?:away|out|up|down|back|along|off)$/.test(before) && /^(?:farther|further|closer|higher|lower|deeper|longer|faster|sooner|earlier|later)$/.test(before2) && (determiners.has(after) || possessives.has(after) || /^(?:i|you|he|she|it|we|they|that|expected|usual)$/.test(after))], // prettier-ignore
  // "You are now forth in line", "the forth of May"
  ['forth', 'fourth', ({ before, before2, after }) => (/^(?:the|a|his|her|their|my|our|your|on)$/.test(before) && before2 !== 'and' && /^(?:of|in|floor|time|place|year|grade|day|week|month|quarter|child|attempt|edition|part|chapter|person|one|line|row|)$/.test(after)) || ((beForms.has(before) || (/^(?:now|currently|came|come|finished|placed)$/.test(before) && before2 !== 'and')) && /^(?:in|of)$/.test(after))], // prettier-ignore
  // "whether you would also except a space"
  ['except', 'accept', ({ before, before2, after }) => /^(?:also|gladly|happily|you|we|they|i)$/.test(before) && modals.has(before2) && (determiners.has(after) || possessives.has(after) || /^(?:it|them|him|her|us|me|your|cash|credit|responsibility)$/.test(after))], // prettier-ignore
  // "not much to do accept look"
  ['accept', 'except', ({ before, before2, after, page: { classes, tokens }, i }) => before === 'do' && before2 === 'to' && /^(?:much|anything|else)$/.test(lowerAt(tokens, i - 3)) && classes.isVerb(after) && !determiners.has(after)], // prettier-ignore
  // "for the passed four years"
  ['passed', 'past', ({ before, after, after2, next }) => /^(?:the|these|those|this)$/.test(before) && /^(?:few|two|three|four|five|six|seven|eight|nine|ten|several|couple|\d+)$/.test(after) || (after === 'year' && !next?.hyphen && !/^[a-z]/.test(after2))], // prettier-ignore
  // "my principle strength is"
  ['principle', 'principal', ({ before, after, after2, page: { tags, dictionary }, i }) => (possessives.has(before) || /^(?:the|a|two|three)$/.test(before)) && tags.has(i + 1, 'Noun') && (dictionary.partsOf(after) & (pos.noun | pos.plural)) !== 0 && !(dictionary.partsOf(after) & pos.verbS) && !closed.has(after) && (beForms.has(after2) || prepositions.has(after2))], // prettier-ignore
  // "I would happily by another"
  ['by', 'buy', ({ before, before2, after }) => before.endsWith('ly') && before.length > 4 && modals.has(before2) && (determiners.has(after) || possessives.has(after) || /^(?:it|them|one|some|more|another)$/.test(after))], // prettier-ignore
  // "laces which come lose"
  ['lose', 'loose', place => /^(?:come|comes|came|coming|worked|works|hang|hangs|hung|break|breaks|broke|shake|shook|let|cut)$/.test(place.before) && (endsClause(place) || /^(?:every|when|and|after|in|from|on|at|all|again|because|while)$/.test(place.after))], // prettier-ignore
  // "a boat was laying on its side"
  ['laying', 'lying', ({ before, after, after2, page: { tokens }, i }) => (beForms.has(before) || /^(?:was|been|just|still|there)$/.test(before)) && (/^(?:under|across|beside|awake|flat|around|there|near|next|underneath)$/.test(after) || (after === 'on' && /^(?:side|back|bed|floor|ground|couch|sofa|grass|beach|stomach)$/.test(lowerAt(tokens, i + 3))) || (after === 'in' && /^(?:bed|the|a|his|her|my)$/.test(after2)) || (after === 'down' && !determiners.has(after2) && !possessives.has(after2)))], // prettier-ignore
  // "The one you want is in hear."
  ['hear', 'here', place => /^(?:in|up|down|over|near)$/.test(place.before) && endsClause(place)],
  // "Great-uncle lead her past the kitchen"
  ['lead', 'led', ({ before, after, page, i }) => /^(?:he|she|it)$/.test(before) && /^(?:me|him|her|us|them)$/.test(after) && page.tags.has(i - 1, 'Pronoun') && !page.tokens.slice(Math.max(0, i - 4), i).some(({ lower }) => /^(?:let|make|made|did|does|help|to|if|that|lest|should)$/.test(lower))], // prettier-ignore
  // The two peaces that ended those wars are rare.
  ['peaces', 'pieces', ({ before, after }) => after === 'of' || /^(?:to|in|into|small|tiny|broken|loose|missing)$/.test(before)],
  // "tired but exited", "so exited about it"
  ['exited', 'excited', place => (/^(?:so|very|really|too|more|super|extremely)$/.test(place.before) || beForms.has(place.before) || (/^(?:but|and)$/.test(place.before) && /^(?:tired|happy|nervous|scared|hungry|sleepy|glad|cold)$/.test(place.before2))) && (endsClause(place) || /^(?:about|to|that|for|because|when)$/.test(place.after))], // prettier-ignore
  // "in Ljubljana, were the center is closed", "stay were you are"
  ['were', 'where', place => isWhere(place)],
  // "the breaks gave out"
  ['breaks', 'brakes', ({ before, after }) => /^(?:the|my|its|his|her|our)$/.test(before) && /^(?:gave|failed|fail|squeal|squeak|screeched|screech|locked|stopped|don't|didn't)$/.test(after)], // prettier-ignore
  // "We had a quite Christmas"
  ['quite', 'quiet', ({ before, after, page: { tags, dictionary, classes }, i }) => before === 'a' && tags.has(i + 1, 'Noun') && !classes.isAdjective(after) && (dictionary.partsOf(after) & (pos.adjective | pos.adverb | pos.participle | pos.ing)) === 0 && !/^(?:few|lot|bit|number)$/.test(after)], // prettier-ignore
  // "Their rehearsing a play."
  ['their', "they're", place => place.token.first && isActing(place)],
  ['your', "you're", place => place.token.first && isActing(place)],
]

/** "stay _ you are", ", _ the center is closed" */
function isWhere({ before, page, i }: Place): boolean {
  const { tokens } = page
  const clause = clauseAt(page, i + 1)
  if (!clause || isQuestion(tokens, i) || lowerAt(tokens, clause.verb) === 'to' || /^(?:if|that)$/.test(before)) return false
  return /^(?:stay|stayed|stays|know|knows|knew|remember|forgot|just|right|place|places|town|city|restaurant|hotel|village)$/.test(before) || (before === ',' && /^\p{Lu}/u.test(tokens[i - 2]?.text ?? '')) // prettier-ignore
}

/** "_ rehearsing a play in the garage": no other verb follows. */
function isActing(place: Place): boolean {
  const { after, after2, page, i } = place
  const parts = page.dictionary.partsOf(after)
  const isDoing = (parts & pos.ing) !== 0 && !(parts & pos.adjective) && page.tags.has(i + 1, 'Gerund')
  // "Their arguing about it, which never stopped, ruined the trip": the whole sentence has no other verb.
  const end = sentenceEnd(page.tokens, i)
  const comma = page.tokens.findIndex(({ text }, k) => k > i && k < end && text === ',')
  const isAlone = comma < 0 || (/^(?:and|but|so)$/.test(lowerAt(page.tokens, comma + 1)) && clauseAt(page, comma + 2) !== undefined)
  return isDoing && isAlone && (determiners.has(after2) || possessives.has(after2) || prepositions.has(after2)) && noVerbFrom(place, i + 2)
}
