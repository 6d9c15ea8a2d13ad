/** Homophones from N to Z, told apart by their neighbors. */
import {
  comparatives,
  type Confusion,
  type Place,
  endsClause,
  endsNoun,
  hasNear,
  isLoneVerb,
  isObject,
  isOnlyAdjective,
  noVerbFrom,
  wantsVerb,
} from './confusion.ts'
import { isQuestion } from '../edits.ts'
import { beForms, closed, determiners, possessives, subjects } from '../grammar/word-classes.ts'

export const soundsFromN: readonly Confusion[] = [
  // "the practise was stopped": the noun is spelled with a "c" in every dialect.
  ['practise', 'practice', place => isPracticeNoun(place)],
  ['practises', 'practices', place => isPracticeNoun(place)],
  [
    'new',
    'knew',
    ({ before, after, page, i }) =>
      /^(?:i|he|she|they|we|who|never|already)$/.test(before) &&
      /^(?:that|how|what|the|it|him|her|about|where|why|who|me|you|a|my|his|nothing|everything|everyone|each)$/.test(after) &&
      !page.tags.has(i + 1, 'Plural'),
  ],
  [
    'no',
    'know',
    ({ before, before2, after }) =>
      ((before === 'not' && /^(?:do|does|did)$/.test(before2)) ||
        /^(?:don't|doesn't|didn't|to)$/.test(before) ||
        (before2 === 'let' && /^(?:me|us|him|her|them)$/.test(before)) ||
        /^(?:i|we|they|you)$/.test(before)) &&
      /^(?:what|how|that|his|the|where|why|who|if|whether|about|it|him|her|my|them|your|when|their|our)$/.test(after),
  ],
  [
    'now',
    'know',
    place =>
      /^(?:i|we|they)$/.test(place.before) &&
      /^(?:the|that|what|how|him|her|a|it|this|my|your|where|why|who|if|about|nothing|each)$/.test(place.after) &&
      noVerbFrom(place, place.i + 1),
  ],
  [
    'of',
    'off',
    ({ before, after, after2 }) =>
      (/^(?:turn|turned|turns|turning|switch|switched)$/.test(before) &&
        determiners.has(after) &&
        /^(?:lights?|tv|television|radio|computer|engine|music|phone|heating|heater|machine|tap|gas|stove|oven|alarm|fan|lamp|water|power)$/.test(
          after2,
        )) ||
      (/^(?:took|take|takes)$/.test(before) &&
        /^(?:his|her|my|your|their)$/.test(after) &&
        /^(?:coat|hat|shoes|jacket|glasses|gloves|clothes|boots|shirt|helmet|mask)$/.test(after2)) ||
      (/^(?:fell|fall|falls|jumped|got)$/.test(before) &&
        /^(?:the|his|her|my|a)$/.test(after) &&
        /^(?:bike|horse|roof|chair|bed|ladder|table|wall|tree|shelf|train|bus|cliff|plane)$/.test(after2)),
  ],
  [
    'off',
    'of',
    ({ before, after }) =>
      /^(?:because|instead|lots)$/.test(before) && (determiners.has(after) || /^(?:it|him|them|you|us|me)$/.test(after)),
  ],
  ['pare', 'pair', ({ before, after }) => before === 'a' && after === 'of'],
  [
    'passed',
    'past',
    ({ before, after }) =>
      (/^(?:walk|walks|walked|walking|drive|drives|drove|driving|go|goes|went|going|run|ran|running|rode|flew|come|came|look|looked|moved|rushed|hurried|slipped|marched)$/.test(
        before,
      ) &&
        (isObject(after) || after === '')) ||
      /^(?:half|quarter)$/.test(before),
  ],
  [
    'past',
    'passed',
    ({ before, before2, after }) =>
      /^(?:he|she|they|we|i|who|has|have|had|has just|have just)$/.test(before) &&
      (determiners.has(after) || /^(?:me|him|them|us|away|through|by|out)$/.test(after)) &&
      !/^(?:get|let|go)$/.test(before2),
  ],
  ['patients', 'patience', ({ before, before2, after }) => before === 'your' && before2 === 'for' && (after === '' || after === 'and')],
  [
    'peace',
    'piece',
    ({ before, after, after2 }) =>
      after === 'of' &&
      !/^(?:mind|which|whom)$/.test(after2) &&
      /^(?:a|another|one|each|every|big|small|last|large|little|this|that|first)$/.test(before),
  ],
  ['pear', 'pair', ({ before, after, after2 }) => before === 'a' && after === 'of' && after2.endsWith('s')],
  [
    'piece',
    'peace',
    ({ before, after, after2 }) =>
      /^(?:treaty|talks|process|agreement|corps|prize|conference|plan|movement|negotiations)$/.test(after) ||
      (/^(?:in|at|world|make|made|inner)$/.test(before) && (after === '' || /^(?:and|with)$/.test(after))) ||
      (after === 'of' && after2 === 'mind'),
  ],
  [
    'plain',
    'plane',
    ({ before, before2 }) =>
      (before === 'by' && before2 !== 'explained') || (before === 'the' && /^(?:boarded|board|missed|caught)$/.test(before2)),
  ],
  ['pray', 'prey', ({ before, before2 }) => before === 'of' && before2 === 'birds'],
  ['principal', 'principle', place => (place.before === 'in' && endsNoun(place)) || (place.before === 'of' && place.before2 === 'matter')],
  [
    'principals',
    'principles',
    place => place.before === 'of' && /^(?:man|woman|person|people|matter|set)$/.test(place.before2) && endsClause(place),
  ],
  [
    'principals',
    'principles',
    ({ before, before2 }) =>
      /^(?:moral|basic|ethical|guiding|core|fundamental|general|scientific|political|religious|design)$/.test(before) ||
      (before2 === 'against' && possessives.has(before)),
  ],
  [
    'principle',
    'principal',
    place =>
      (/^(?:the|our|my|a|new|school|old|former)$/.test(place.before) &&
        (/^(?:said|asked|called|told|retired|announced|decided|spoke|says|met|came|left|gave)$/.test(place.after) ||
          (place.after === 'of' && hasNear(place, /^(?:school|college|academy)$/, 4)))) ||
      (place.before === 'school' && endsNoun(place)),
  ],
  [
    'principle',
    'principal',
    ({ before, after }) =>
      /^(?:the|a|our|my|its|their|his)$/.test(before) &&
      /^(?:reason|cause|dancer|investigator|engineer|city|aim|source|actor|character|author|role|investor)$/.test(after),
  ],
  ['proof', 'prove', place => wantsVerb(place) && (determiners.has(place.after) || /^(?:it|them|him)$/.test(place.after))],
  [
    'quiet',
    'quite',
    place =>
      beForms.has(place.before) &&
      place.page.classes.isAdjective(place.after) &&
      !/^(?:enough|again|still|only|late|early|little|old|cold|dark|small)$/.test(place.after) &&
      (place.after2 === '' || closed.has(place.after2)),
  ],
  ['quiet', 'quite', ({ after, after2 }) => after === 'a' && /^(?:lot|few|bit|while|good|long|big|large|challenge|surprise)$/.test(after2)],
  [
    'quite',
    'quiet',
    place =>
      (/^(?:keep|keeps|kept|stay|stays|stayed)$/.test(place.before) ||
        (place.before === 'be' && /^(?:please|must|should|to|everyone|children)$/.test(place.before2)) ||
        (place.before === 'be' && place.before2 === '')) &&
      (place.after === '' || /^(?:in|and|when|while|at|for|during|please)$/.test(place.after)) &&
      !/^(?:order|keeping|line|favou?r)$/.test(place.after2),
  ],
  [
    'red',
    'read',
    ({ before, after }) =>
      /^(?:i|we|they|have|has|had)$/.test(before) && /^(?:the|a|this|that|his|her|your|my|about|it|books?|many|two|three)$/.test(after),
  ],
  [
    'right',
    'write',
    place =>
      wantsVerb(place) &&
      (/^(?:me|him|them|about|letters|poems|essays|books|stories|code|emails)$/.test(place.after) ||
        (determiners.has(place.after) &&
          /^(?:letter|poem|essay|book|story|report|note|list|email|message|review|song|article|summary|novel|name|answer|answers)$/.test(
            place.after2,
          ))),
  ],
  ['rode', 'road', place => /^(?:the|a|main|country|busy|long)$/.test(place.before) && endsNoun(place)],
  [
    'roll',
    'role',
    ({ before, after }) =>
      (/^(?:important|key|major|leading|main|big|crucial|vital|central|active)$/.test(before) &&
        (after === '' || /^(?:in|of|as|for|here)$/.test(after))) ||
      after === 'model' ||
      after === 'models',
  ],

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
        /^(?:bad|good|nice|cold|hot|warm|stormy|wet|rainy|sunny|lovely|mild|awful)$/.test(before) ||
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

const isPracticeNoun = ({ before, page: { tags }, i }: Place) =>
  (possessives.has(before) || /^(?:a|an|the|this|that|best|good|common|daily|standard|of|in)$/.test(before)) &&
  !tags.has(i + 1, 'Noun', 'Determiner')
