/** Forms of another verb, and forms that a word does not have: "we founded the keys", "ringed the bell", "the walls were thins". */
import { applyRules, lowerAt, onText, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { isEnd, isNumber } from './verb-slots.ts'

/** Edits of such forms. */
export function falseFormEdits(page: RulePage): Edit[] {
  return applyRules(page, [foundedKeys, ringedBell, hangedPicture, felledDown, singedSong, weightedMore, liedDown, loosedIt, wereThins, beBacked, shouldPosses, wereShaked]) // prettier-ignore
}

const tell = (token: Token, right: string) => replaceWord(token, right, 'verb-form', `Use "${right}" here instead of "${token.lower}".`)
const isDetermined = (word: string) => determiners.has(word) || possessives.has(word)

const institutions = /^(?:company|companies|school|schools|club|team|city|cities|organization|organisation|business|band|party|church|group|university|colony|magazine|newspaper|hospital|startup|firm|association|charity|museum|college|institute|institution|community|society|village|town|movement|bank|order|factory|brand|label|studio|agency|center|centre|state|nation|country|dynasty|empire|festival|program|project|journal|website|theater|theatre|orchestra|league|academy|fund|foundation|network|store|restaurant|shop|library|bakery|clinic|union|council|monastery|settlement|religion|kingdom|republic|lab|laboratory|ngo|nonprofit|choir|gallery|hotel|press|platform|app|service|enterprise|corporation|it|one)$/ // prettier-ignore

/** "In the morning, we founded the keys" */
const foundedKeys: Rule = onText('founded', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (!(subjects.has(before) || /^(?:has|have|had|finally|never|also|and)$/.test(before))) return undefined
  const first = lowerAt(tokens, i + 1)
  if (/^(?:them|him|her|out|myself|something|nothing|someone|somebody)$/.test(first)) return tell(token, 'found')
  if (!isDetermined(first) || first === 'her') return undefined
  for (let k = i + 2; k < i + 7 && tokens[k]?.word; k++) {
    if (institutions.test(lowerAt(tokens, k)) || /^\p{Lu}/u.test(tokens[k]?.text ?? '')) return undefined
    if (closed.has(lowerAt(tokens, k)) || isEnd(tokens[k + 1])) return tell(token, 'found')
  }
  return undefined
})

/** "An officer ringed the bell." */
const ringedBell: Rule = onText('ringed', ({ tokens }, token, i) =>
  isDetermined(lowerAt(tokens, i + 1)) && /^(?:bell|doorbell|door|phone|alarm)$/.test(lowerAt(tokens, i + 2))
    ? tell(token, 'rang')
    : /^(?:phone|bell|telephone|doorbell|alarm|it)$/.test(lowerAt(tokens, i - 1)) && !/^(?:with|by)$/.test(lowerAt(tokens, i + 1)) ? tell(token, 'rang') : undefined) // prettier-ignore

const things = /^(?:pictures?|posters?|coats?|jackets?|clothes|laundry|paintings?|photos?|signs?|lights?|flags?|mirrors?|curtains?|keys?|decorations|hats?|calendar|map|lamp|clock|phone|towels?|shirts?|dress|banner|bag|bags|stockings|wreath|swing|hammock|shelf|shelves)$/ // prettier-ignore

/** "The key to the archive hanged on an open hook" */
const hangedPicture: Rule = onText('hanged', ({ tokens }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  if (/^(?:up|out)$/.test(next)) return tell(token, 'hung')
  if (isDetermined(next) && [i + 2, i + 3].some(k => things.test(lowerAt(tokens, k)))) return tell(token, 'hung')
  const isPlace = /^(?:on|from|over|above|in)$/.test(next) && /^(?:an?|the|my|our|his|her|their)$/.test(lowerAt(tokens, i + 2)) && [i + 3, i + 4].some(k => /^(?:walls?|hooks?|doors?|ceiling|closet|window|branch|rope|nail|line|tree|hallway|kitchen|fridge|rack|fence|railing|balcony|wardrobe)$/.test(lowerAt(tokens, k))) // prettier-ignore
  return (isPlace && !/^(?:was|were|he|she|they|been|be|him|himself|herself|is)$/.test(lowerAt(tokens, i - 1))) || things.test(lowerAt(tokens, i - 1)) ? tell(token, 'hung') : undefined // prettier-ignore
})

/** "He felled on the floor" */
const felledDown: Rule = onText('felled', ({ tokens }, token, i) =>
  /^(?:on|down|off|into|asleep|from|in|to|over|apart|out|behind|onto|ill|sick)$/.test(lowerAt(tokens, i + 1)) && !/^(?:was|were|been|be|is|are|trees?|being)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? tell(token, 'fell')
    : undefined,
)

/** "The cake weighted more than the bride" */
const weightedMore: Rule = onText('weighted', ({ tokens }, token, i) =>
  !/^(?:is|are|was|were|be|been|being|a|an|the|more|less|not|equally|heavily)$/.test(lowerAt(tokens, i - 1)) && (/^(?:more|less|only|about|around|almost|nearly|over|under)$/.test(lowerAt(tokens, i + 1)) || isNumber(tokens[i + 1]) || /^(?:twenty|thirty|forty|fifty|hundred|too)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? tell(token, 'weighed')
    : undefined,
)

/** "a song singed by children", "We singed a song" */
const singedSong: Rule = onText('singed', ({ tokens }, token, i) => {
  const isSong = (k: number) => /^(?:songs?|anthems?|hymns?|carols?|tunes?|lullab(?:y|ies)|duets?|ballads?)$/.test(lowerAt(tokens, k))
  if (isSong(i - 1)) return tell(token, 'sung')
  const before = lowerAt(tokens, i - 1)
  const isSung = /^(?:have|has|had|been|was|were|be|is|are)$/.test(before)
  return [i + 1, i + 2, i + 3].some(isSong) || /^(?:along|together|loudly)$/.test(lowerAt(tokens, i + 1)) ? tell(token, isSung ? 'sung' : 'sang') : undefined // prettier-ignore
})

/** "She lied on the bed", "I lied down" */
const liedDown: Rule = onText('lied', ({ tokens }, token, i) => {
  if (lowerAt(tokens, i + 1) === 'down') return tell(token, 'lay')
  return /^(?:on|in|under|beside)$/.test(lowerAt(tokens, i + 1)) && isDetermined(lowerAt(tokens, i + 2)) && /^(?:bed|sofa|couch|floor|grass|beach|sand|ground|back|side|stomach|bench|table|sun|shade|hammock|carpet|rug|tree|snow|stretcher)$/.test(lowerAt(tokens, i + 3)) // prettier-ignore
    ? tell(token, 'lay')
    : undefined
})

/** "I loosed almost a whole row" */
const loosedIt: Rule = onText('loosed', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  return (subjects.has(before) || /^(?:have|has|had|and|never|almost|also|just|team|who|was|were|got)$/.test(before)) && (isDetermined(lowerAt(tokens, i + 1)) || /^(?:it|them|him|almost|weight|interest|money|everything|all|track|contact|hope|control|some|many|ten|five|two|three|four|our|because|in)$/.test(lowerAt(tokens, i + 1)) || isEnd(tokens[i + 1])) && !/^(?:arrows?|dogs|hounds)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    ? tell(token, 'lost')
    : undefined
})

/** "The walls were thins", "They are very bigs" */
const wereThins: Rule = ({ tokens, dictionary }, token, i) => {
  const adjective = token.text.slice(0, -1)
  const isOnlyAdjective =
    /^[a-z]{3,}s$/.test(token.text) && !dictionary.has(token.text) && (dictionary.partsOf(adjective) & pos.adjective) !== 0
  if (!isOnlyAdjective && !/^(?:thins|thicks|warms|cleans|slows|louds|emptys|bigs)$/.test(token.text)) return undefined
  const k = /^(?:very|so|too|really|quite|not|all|also)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  return /^(?:are|were|they're|we're)$/.test(lowerAt(tokens, k)) && !/^(?:there|what|here|where)$/.test(lowerAt(tokens, k - 1)) && (isEnd(tokens[i + 1]) || /^(?:and|but|because|for|with|in|when|than)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? { ...replaceWord(token, adjective, 'word-form', 'Adjectives have no plural.') }
    : undefined
}

/** "We will be backed around 3 p.m." */
const beBacked: Rule = onText('backed', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'be' && (modals.has(lowerAt(tokens, i - 2)) || /^(?:'ll|to|i'll|we'll|he'll|she'll|they'll|you'll)$/.test(lowerAt(tokens, i - 2))) && /^(?:around|at|soon|home|before|after|in|next|tomorrow|on|later|tonight|here)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? tell(token, 'back')
    : undefined,
)

/** "You should posses a calm manner" */
const shouldPosses: Rule = onText('posses', ({ tokens }, token, i) =>
  modals.has(lowerAt(tokens, i - 1)) ||
  subjects.has(lowerAt(tokens, i - 1)) ||
  /^(?:to|who|must|not|don't|candidates|applicants|also)$/.test(lowerAt(tokens, i - 1))
    ? { ...replaceWord(token, 'possess', 'spelling', '"posses" is misspelled.'), kind: 'spelling' }
    : undefined,
)

/** "My hands were shaked" */
const wereShaked: Rule = onText('shaked shook', ({ tokens }, token, i) =>
  /^(?:am|is|was|were|are)$/.test(lowerAt(tokens, i - 1)) && /^(?:hands?|legs?|knees?|body|voice|fingers|arms?|house|ground|i|building)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? tell(token, 'shaking')
    : undefined,
)
