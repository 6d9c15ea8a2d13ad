/** Words that sound alike, from "sale" to "wrote". */
import {
  comparatives,
  endsClause,
  endsNoun,
  isLoneVerb,
  isObject,
  isOnlyAdjective,
  noVerbFrom,
  wantsVerb,
  type Confusion,
} from './confusions.ts'
import { isQuestion } from './edits.ts'
import { beForms, determiners, possessives, subjects } from './word-classes.ts'

/** The right word, told by its neighbours. */
export const soundConfusionsToZ: readonly Confusion[] = [
  ['sale', 'sell', place => wantsVerb(place) && place.before !== 'to' && determiners.has(place.after)],
  ['seen', 'scene', ({ before, before2 }) => (before === 'crime' || before === 'opening') && before2 !== ''],
  ['sell', 'sale', place => place.before === 'for' && endsClause(place)],
  ['sight', 'site', ({ before }) => /^(?:web|construction|building)$/.test(before)],
  [
    'stationary',
    'stationery',
    place =>
      /^(?:shop|store|cupboard|supplies|set|items|products|department)$/.test(place.after) ||
      (/^(?:sells?|sold|buy|bought|office|school|writing|personal|printed|new|some|of)$/.test(place.before) &&
        endsNoun(place) &&
        !/^(?:is|are)$/.test(place.after)),
  ],
  [
    'stationery',
    'stationary',
    ({ before, before2, after }) =>
      /^(?:bike|bicycle|vehicle|car|object|front|traffic|target|phase|point|state|train|bus)$/.test(after) ||
      (/^(?:was|were|is|are|remain|remained|remains|stay|stayed|stays|keep|kept|be|been|almost|completely)$/.test(before) &&
        !/^(?:this|that|it|here|there|what|these|those|all)$/.test(before2) &&
        (after === '' || /^(?:when|at|for|while|until|in|as|because)$/.test(after))),
  ],
  ['steel', 'steal', place => wantsVerb(place) && isObject(place.after)],
  [
    'sun',
    'son',
    ({ before, after }) =>
      /^(?:my|his|their|your)$/.test(before) &&
      (after === '' || /^(?:is|was|has|had|and|goes|likes|wants|will|who|works|plays|plays|lives|said|asked)$/.test(after)),
  ],
  ['tail', 'tale', ({ before }) => before === 'fairy'],
  ['tails', 'tales', ({ before }) => before === 'fairy'],
  [
    'than',
    'then',
    place =>
      place.before === ',' &&
      (subjects.has(place.after) || /^(?:the|there|my)$/.test(place.after)) &&
      !place.page.tokens.some(
        (token, k) => comparatives.test(token.lower) || (/[a-z]{2}er$/.test(token.lower) && place.page.tags.has(k, 'Adjective')),
      ),
  ],
  [
    'then',
    'than',
    ({ before, after, page, i }) =>
      /[a-z]{3}er$/.test(before) &&
      page.tags.has(i - 1, 'Adjective') &&
      !comparatives.test(before) &&
      (determiners.has(after) || /^(?:me|you|him|us|them|ever|before|usual|expected)$/.test(after)),
  ],
  ['thought', 'though', ({ before, after }) => before === 'even' && (subjects.has(after) || determiners.has(after))],
  [
    'threw',
    'through',
    ({ before, after }) =>
      (beForms.has(before) || /^(?:walk|walked|drove|ran|run|all|right|halfway|read|looked|flew)$/.test(before)) &&
      (determiners.has(after) || after === ''),
  ],
  ['through', 'threw', place => isLoneVerb(place) && (isObject(place.after) || /^(?:away|up|out)$/.test(place.after))],
  ['tide', 'tied', ({ before, after }) => (beForms.has(before) && after === 'to') || /^(?:hands)$/.test(before)],
  [
    'to',
    'too',
    place =>
      (beForms.has(place.before) ||
        /^(?:it's|that's|he's|she's|they're|we're|i'm|you're|far|way|isn't|wasn't|aren't|feel|feels|looks|seems|got|gets)$/.test(
          place.before,
        )) &&
      (isOnlyAdjective(place, place.after) ||
        /^(?:heavy|late|long|high|low|slow|loud|small|short|expensive|difficult)$/.test(place.after) ||
        (place.page.tags.has(place.i + 1, 'Adjective') && place.after2 === 'to' && place.page.classes.isAdjective(place.after))) &&
      (place.after2 === '' || /^(?:to|for|and|but|in|at|now|when|because)$/.test(place.after2)),
  ],
  [
    'too',
    'to',
    ({ before, after, page }) =>
      /^(?:want|wants|wanted|need|needs|needed|going|able|used|decided|trying|try|tried|order|hope|hoping|ought|supposed|allowed)$/.test(
        before,
      ) &&
      (page.classes.isVerb(after) || /^(?:be|have|do)$/.test(after)) &&
      !page.classes.isAdjective(after),
  ],
  ['too', 'to', ({ before, before2, after, after2 }) => /^(?:late|early|hard|easy|difficult|happy|ready|able|important|glad|sorry)$/.test(before) && before2 !== '' && /^(?:do|be|go|get|make|say|see|take|have|find|know|tell|give|help|call|change|hear|meet|work)$/.test(after) && !/^(?:is|was|are|were)$/.test(after2)], // prettier-ignore
  ['vary', 'very', ({ before, after, page }) => beForms.has(before) && page.classes.isAdjective(after)],
  [
    'waist',
    'waste',
    ({ after, after2 }) =>
      /^(?:time|money|energy|paper|bin|basket|management|water)$/.test(after) ||
      (after === 'of' && /^(?:time|money|energy|space|effort)$/.test(after2)),
  ],
  ['wait', 'weight', place => /^(?:lose|lost|gain|gained|losing|gaining|put on)$/.test(place.before) && endsNoun(place)],
  [
    'wander',
    'wonder',
    ({ before, after }) => /^(?:i|we|you|they|to|sometimes|often)$/.test(before) && /^(?:if|why|what|how|whether|who|when)$/.test(after),
  ],
  ['waste', 'waist', ({ before, before2 }) => possessives.has(before) && /^(?:around|round)$/.test(before2)],
  ['weak', 'week', place => /^(?:last|next|every|each|per)$/.test(place.before) && endsNoun(place)],
  [
    'weak',
    'week',
    place =>
      /^(?:a|this|one)$/.test(place.before) &&
      endsClause(place) &&
      (place.before !== 'a' || /^(?:once|twice|times|day|days|hours|evenings|mornings|nights)$/.test(place.before2)),
  ],
  ['weaks', 'weeks', () => true],
  [
    'weather',
    'whether',
    ({ before, after }) =>
      /^(?:know|knows|wonder|wondered|wondering|ask|asked|decide|decided|sure|unclear|doubt|check)$/.test(before) &&
      (determiners.has(after) || subjects.has(after)),
  ],
  [
    'week',
    'weak',
    place => /^(?:felt|feel|feels|feeling|very|too|became|becomes|grew|looked|looks|seemed|seems)$/.test(place.before) && endsNoun(place),
  ],
  [
    'week',
    'weak',
    place =>
      beForms.has(place.before) &&
      place.before !== 'be' &&
      (endsClause(place) || /^(?:and|but|because|from|with|after|in)$/.test(place.after)) &&
      !/^(?:this|that|it|there)$/.test(place.before2),
  ],
  [
    'week',
    'weak',
    ({ before, after }) =>
      /^(?:a|the|his|her|my|very)$/.test(before) &&
      /^(?:argument|excuse|spot|signal|heart|link|smile|voice|coffee|tea|battery|knees?|ankles?|economy|eyesight|muscles)$/.test(after),
  ],
  ['weight', 'wait', place => wantsVerb(place) && /^(?:for|until|here|there|outside|and)$/.test(place.after)],
  [
    'were',
    'where',
    place =>
      /^(?:i|he|she|we|they)$/.test(place.after) &&
      (/^(?:know|knows|remember|remembers|forgot|wonder|wondered|see|is|explain)$/.test(place.before) ||
        (place.page.tags.has(place.i - 1, 'Noun') && place.page.tags.has(place.i - 1, 'Singular') && determiners.has(place.before2))) &&
      place.page.tags.has(place.i + 2, 'Verb', 'Copula', 'Modal'),
  ],
  [
    'where',
    'were',
    place =>
      place.token.first &&
      /^(?:you|they|we)$/.test(place.after) &&
      isQuestion(place.page.tokens, place.i) &&
      place.page.tokens.length > place.i + 4 &&
      noVerbFrom(place, place.i + 2) &&
      !/^(?:at|from|to)$/.test(place.page.tokens.at(-2)?.lower ?? ''),
  ],
  [
    'where',
    'were',
    ({ before, page, i }) => /^(?:they|we)$/.test(before) && page.tags.has(i + 1, 'Adjective', 'Gerund', 'PastTense', 'Adverb'),
  ],
  [
    'whether',
    'weather',
    ({ before, after }) =>
      /^(?:the|this|bad|good|nice|cold|hot|warm|stormy|wet|rainy|sunny|lovely|mild|awful)$/.test(before) &&
      (after === '' ||
        /^(?:is|was|will|in|and|for|has|had|forecast|report|changed|conditions|today|outside|here|at|tomorrow|gets|got|looks|turned)$/.test(
          after,
        )),
  ],
  [
    'whole',
    'hole',
    ({ before, before2, after }) =>
      before === 'a' && /^(?:dug|dig|digging|made|cut|is|drilled|has)$/.test(before2) && /^(?:in|through)$/.test(after),
  ],
  ['won', 'one', ({ before, after }) => after === 'of' && /^(?:is|was|the|only|just|at|with|for|in|by|from|)$/.test(before)],
  ['wonder', 'wander', ({ after }) => /^(?:around|aimlessly|off)$/.test(after)],
  ['wondered', 'wandered', ({ after }) => /^(?:around|aimlessly|off|through|along)$/.test(after)],
  ['wondering', 'wandering', ({ after }) => /^(?:around|aimlessly|through)$/.test(after)],
  [
    'wood',
    'would',
    ({ before, after }) =>
      /^(?:i|you|he|she|we|they|it|that|who)$/.test(before) &&
      /^(?:like|have|be|not|love|go|prefer|say|rather|never|also|help|make)$/.test(after),
  ],
  [
    'write',
    'right',
    ({ before, after }) =>
      /^(?:turn|turns|turned|turning)$/.test(before) ||
      (before === 'the' && /^(?:way|answer|place|time|thing|person|decision|choice|side|size|word|words|direction|moment)$/.test(after)) ||
      (/^(?:is|was|are|were|that's|you're|all)$/.test(before) && after === ''),
  ],
  ['wrote', 'rote', ({ before, before2 }) => before === 'by' && /^(?:learn|learned|learnt|learning)$/.test(before2)],
]
