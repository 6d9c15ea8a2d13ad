/** Contractions that lost their apostrophe and form another word: "its killing me", "ill call", "were having". */
import { pos } from '../grammar/parts-of-speech.ts'
import { noVerbFrom, type Confusion, type Place } from './confusion.ts'
import { isQuestion, lowerAt } from '../edits.ts'
import { closed, determiners, modals, prepositions, subjects } from '../grammar/word-classes.ts'

const objects = /^(?:me|us|him|them|you|everyone|everybody|people)$/
const opener = /^(?:|and|but|so|because|that|think|thinks|thought|when|if|now|,|know|knows|sure|say|says|said|hope|guess|believe|feel|as|although|though|while|since|glad|maybe|well|then)$/ // prettier-ignore
const degree = /^(?:nearly|almost|about|probably|definitely|certainly|already|still|even|so|too|very|quite|pretty|mostly|basically|totally|completely|absolutely|really|always|never|usually|not|just|only|all|both|clearly|obviously)$/ // prettier-ignore

/** What ends after a predicate: no noun follows. */
function endsPredicate({ page: { tokens } }: Place, k: number): boolean {
  const token = tokens[k]
  if (!token?.word) return !token || !/^[-–/'’"“(]$/.test(token.text)
  return /^(?:to|that|for|when|if|because|but|so|in|on|at|with|here|there|today|now|from|than|about|as|until|again|too|of|this|anyway|tomorrow|tonight|enough)$/.test(
    token.lower,
  )
}

const predicates = /^(?:there|here|done|over|finished|ready|time|worth|okay|ok|fine|late|early|early|far|broken|open|closed|gone|lost|cold|hot|wet|fair|true|right|wrong|safe|free|full|empty|dead|new|old|hard|easy|good|bad|great|nice|fun|cheap|big|small|better|worse|best|impossible|possible|important|difficult|interesting|likely|clear|obvious|weird|strange|sad|funny|crazy|amazing|terrible|horrible|awful|boring|annoying|ridiculous|pointless|useless|perfect|beautiful|expensive|dangerous|raining|snowing|working|coming|happening|getting|going|running|missing|looking|compatible|available|based|made|called|located|designed|licensed|written)$/ // prettier-ignore

/** "nearly there", "worth it", "fair.": a predicate and not a noun's modifiers. */
function isPredicate(place: Place): boolean {
  const { page, i } = place
  let k = i + 1
  while (degree.test(lowerAt(page.tokens, k)) && !page.tokens[k]?.hyphen && k < i + 3) k++
  const word = lowerAt(page.tokens, k)
  const token = page.tokens[k]
  if (!word || token?.fixed || token?.hyphen) return false
  if (word === 'worth') return /^(?:it|the|a|every|trying|seeing|reading|buying|visiting|doing|waiting)$/.test(lowerAt(page.tokens, k + 1))
  const isAdjective = predicates.test(word) || page.dictionary.partsOf(word) === pos.adjective
  return (isAdjective && endsPredicate(place, k + 1)) || isCompared(place, k)
}

/** "slower than the express": not "slower than expected growth" */
function isCompared({ page: { tokens, classes } }: Place, k: number): boolean {
  const isComparative = /er$|^worse$/.test(lowerAt(tokens, k)) && classes.isAdjective(lowerAt(tokens, k))
  const after = lowerAt(tokens, k + 2)
  return isComparative && lowerAt(tokens, k + 1) === 'than' && (determiners.has(after) || subjects.has(after) || /^(?:last|ever|before|yours|mine|ours)$/.test(after)) // prettier-ignore
}

/** "killing me", "making it hard": an object follows the -ing form. */
function isDoing({ page, i, after, after2 }: Place): boolean {
  if (!(page.dictionary.partsOf(after) & pos.ing) || /^(?:meaning|bearing|being|during|having|everything|something|nothing|anything)$/.test(after)) return false // prettier-ignore
  if (objects.test(after2)) return !/^(?:everyone|everybody|people)$/.test(after2) || !page.tokens[i + 3]?.word
  return after2 === 'it' && noVerbFrom({ page } as Place, i + 3)
}

const firstVerbs = /^(?:be|let|call|see|send|do|go|get|try|ask|check|have|take|come|text|email|pick|bring|make|give|tell|meet|need|never|probably|just|also|wait|think|write|look|buy|pay|put|find|keep|start|finish|definitely|always|gladly|happily|show|leave|stay|return|reply|forward|explain|help|fix|drop|join|add|contact|miss|remember|ring|phone|talk|speak|speed|wear|cook|drive)$/ // prettier-ignore
const beComplement = /^(?:there|here|back|late|home|happy|fine|in|at|ready|able|glad|sorry|waiting|coming|working|away|on|with|out|okay|ok|busy|free|gone|using|going|around|sure|very|so|too|a|the)$/ // prettier-ignore

/** "ill call", at the start of a clause. */
const startsClause = ({ before, token, page, i }: Place) => token.first || /^(?:and|but|so|then|maybe|,|because|if|think|or|ok|okay|yes|no|sure)$/.test(before) || (before === ',' && page.tokens[i - 2]?.word === true) // prettier-ignore

const willOf = (wrong: string, right: string): Confusion => [
  wrong,
  right,
  place => startsClause(place) && place.after === 'be' && beComplement.test(place.after2) && !/^that$/.test(place.after2),
]

/** "You're order has shipped": a noun and its verb. */
const isSubjectNoun = ({ after, after2, page }: Place) =>
  (page.dictionary.partsOf(after) & (pos.noun | pos.plural)) !== 0 &&
  !(page.dictionary.partsOf(after) & (pos.adjective | pos.ing | pos.participle | pos.past)) &&
  !/^(?:welcome|history|family|toast|fun|proof|everything|nothing|something|here|there|no)$/.test(after) &&
  /^(?:has|is|was|will|have|are|were|must|should)$/.test(after2)

const isThing = ({ after }: Place) => /^(?:address|name|order|invoice|phone|number|email|reply|answer|brother|sister|mother|father|family|car|house|order|password|account|website|product|report|essay|cv|application|details|bag|book|dog|cat|photo|photos|message|letter|parents|friend|friends|help|support|time|patience|feedback|payment|booking|receipt)$/.test(after) // prettier-ignore
const takesObject = /^(?:send|sent|sends|where's|what's|how's|who's|when's|give|gave|check|checked|confirm|need|needs|received|got|have|read|enter|bring|use|change|update|see|saw|love|like|liked|forgot|left|lost|found|attach|write|share|complete|sign|tell)$/ // prettier-ignore

export const contractionConfusions: readonly Confusion[] = [
  ['its', "it's", place => opener.test(place.before) && isDoing(place)],
  ['its', "it's", place => opener.test(place.before) && isPredicate(place)],
  ['ill', "I'll", place => startsClause(place) && (firstVerbs.test(place.after) || modalLike(place)) && place.before2 !== 'was'],
  ['id', "I'd", place => startsClause(place) && /^(?:like|love|rather|be|prefer|have|never|appreciate|say|hate|suggest|recommend|better)$/.test(place.after) && !/^(?:is|was|must)$/.test(place.after2)], // prettier-ignore
  willOf('hell', "he'll"),
  willOf('shell', "she'll"),
  ['well', "we'll", place => startsClause(place) && ((place.after === 'be' && beComplement.test(place.after2)) || (/^(?:see|meet|call|let|need|send|have|get)$/.test(place.after) && /^(?:you|them|him|at|to|a|the|it)$/.test(place.after2) && !place.page.tokens.slice(0, place.i).some(other => other.text === ',')))], // prettier-ignore
  [
    'were',
    "we're",
    ({ token, before, after, after2, page, i }) => {
      if (isQuestion(page.tokens, i)) return false
      const isDoing = (page.dictionary.partsOf(after) & pos.ing) !== 0
      // "Were closed on Mondays."
      if (token.first && /^(?:closed|open|hiring|located|based)$/.test(after))
        return /^(?:on|until|till|at|from|daily|every|for|all|in|again|now|)$/.test(after2)
      if (token.first) return /^(?:not|all|so|very|really|still|just|also)$/.test(after) && /^(?:sure|happy|able|going|here|ready|open|closed|sorry|looking|waiting|far|interested|working|in|at|home|excited)$/.test(after2) // prettier-ignore
      return /^(?:think|hope|guess|because|if|now|believe|know)$/.test(before) && isDoing && /^(?:to|a|the|for|on|home|back|at|in|it|up|out)$/.test(after2) // prettier-ignore
    },
  ],
  [
    'there',
    "they're",
    place => {
      const { before, before2, after, page, i } = place
      if (/^(?:think|thinks|hope|guess|believe|because|if|says|sure|bet)$/.test(before)) return isPredicate(place) && !/^(?:there|here|is|are)$/.test(after) && !hasBe(place) // prettier-ignore
      return /^(?:and|but)$/.test(before) && before2 !== 'here' && degree.test(after) && !/^(?:about|all|not|never|always|only|just|even)$/.test(after) && isPredicate(place) && !hasBe(place) && page.tokens[i - 2]?.text === ',' // prettier-ignore
    },
  ],
  ["we're", 'were', ({ before, page, i }) => /^(?:they|we|there)$/.test(before) && !page.tags.has(i - 2, 'Preposition')],
  ["you're", 'your', place => place.token.first && isSubjectNoun(place)],
  ["they're", 'their', place => place.token.first && isSubjectNoun(place)],
  ["you're", 'your', place => takesObject.test(place.before) && place.after !== 'upset' && (place.page.classes.isNounOnly(place.after) || isThing(place)) && (place.after2 === '' || closed.has(place.after2))], // prettier-ignore
  ["you're", 'your', place => /^(?:me|us|him|them)$/.test(place.before) && takesObject.test(place.before2) && isThing(place) && (place.after2 === '' || closed.has(place.after2))], // prettier-ignore
  [
    'their',
    'there',
    // "Put it over their."
    ({ before, next, after }) => /^(?:over|been|in|out|up|down|from|go|went|going|get|got|live|lives|lived|are|is|sit|stay|stayed|stand|work|works)$/.test(before) && ((!next?.word && !/^[-"'“(]$/.test(next?.text ?? '')) || (/^(?:twice|once|before|now|again|yesterday|tomorrow|today|soon|for|until|since|yet)$/.test(after) && /^(?:been|go|went|over|get|got)$/.test(before))), // prettier-ignore
  ],
  [
    'their',
    'there',
    // "I'll be their soon."
    ({ before, after }) => /^(?:be|get|been|are|were|go|went)$/.test(before) && /^(?:soon|tomorrow|later|tonight|today|yesterday|now|again|at|by|before|when|until|because|every|for)$/.test(after), // prettier-ignore
  ],
  [
    'hows',
    "how's",
    ({ token, after }) => token.first && (determiners.has(after) || /^(?:it|everything|things|everyone|life|work|that)$/.test(after)),
  ],
]

/** "If you wait here, ill get the car" */
const modalLike = ({ after, page }: Place) => page.classes.isVerb(after) && !closed.has(after) && page.dictionary.partsOf(after) === pos.verb && !modals.has(after) && !prepositions.has(after) && !subjects.has(after) // prettier-ignore

/** Another verb in the clause: "because there late trains are". */
const hasBe = ({ page: { tokens }, i }: Place) => tokens.slice(i + 1, i + 8).some(({ lower }) => /^(?:is|are|was|were|isn't|aren't)$/.test(lower)) // prettier-ignore
