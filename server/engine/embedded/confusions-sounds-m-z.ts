/** Words that sound alike, the rest. */
import {
  endsClause,
  endsNoun,
  hasBefore,
  hasNear,
  isLoneVerb,
  isObject,
  isOnlyAdjective,
  noVerbFrom,
  wantsVerb,
  type Confusion,
} from './confusions.ts'
import { isQuestion } from './edits.ts'
import { beForms, closed, determiners, modals, possessives, subjects } from './word-classes.ts'

/** The right word, told by its neighbours. */
export const soundConfusionsFromM: readonly Confusion[] = [
  [
    'brake',
    'break',
    place =>
      (/^(?:lunch|coffee|tea|summer|spring|winter|christmas|easter|short|quick|long|little)$/.test(place.before) && endsNoun(place)) ||
      (place.before === 'a' &&
        /^(?:take|takes|took|taking|need|needs|needed|have|had|without|deserve)$/.test(place.before2) &&
        endsNoun(place)),
  ],
  [
    'brake',
    'break',
    place => wantsVerb(place) && hasNear(place, /^(?:rules?|laws?|glass|windows?|records?|ice|news|promises?|silence|habit|heart)$/, 3),
  ],
  [
    'breaks',
    'brakes',
    ({ before, before2 }) =>
      /^(?:slammed|slam|car|bike|bicycle|front|rear|squealing|faulty|disc)$/.test(before) ||
      (before === 'the' && /^(?:hit|hits|slammed|applied|checked)$/.test(before2)) ||
      (before === 'the' && before2 === 'on'),
  ],
  [
    'break',
    'brake',
    ({ before, after }) =>
      /^(?:hand|emergency|disc)$/.test(before) ||
      (/^(?:pads?|pedal|lights?|fluid|discs?)$/.test(after) && !/^(?:to|not|will|can|could|should|would|the)$/.test(before)),
  ],
  [
    'bare',
    'bear',
    ({ before, before2, after }) =>
      /^(?:in mind|with me|with us)$/.test(after) ||
      (after === 'in' && !beForms.has(before)) ||
      (after === 'with' && /^(?:please|to|you|)$/.test(before)) ||
      (/^(?:cannot|can't|couldn't|could|can|hardly|barely|not)$/.test(before) &&
        (before !== 'not' || modals.has(before2)) &&
        (determiners.has(after) || /^(?:it|to|him|them|this)$/.test(after))) ||
      (before === 'to' && /^(?:it|fruit|witness)$/.test(after)),
  ],
  [
    'bear',
    'bare',
    place =>
      !wantsVerb(place) &&
      /^(?:feet|hands|foot|minimum|essentials|necessities|bones|skin|walls|legs|branches|shoulders|knuckles|wires)$/.test(place.after),
  ],
  [
    'complement',
    'compliment',
    place =>
      (/^(?:a|nice|lovely|great|the|big|kind)$/.test(place.before) &&
        hasBefore(place, /^(?:pay|pays|paid|paying|gave|give|gives|got|received|return|returned)$/, 6)) ||
      (wantsVerb(place) && /^(?:me|you|him|her|us|them)$/.test(place.after) && place.after2 === 'on'),
  ],
  [
    'complements',
    'compliments',
    place =>
      (place.after === 'to' && place.after2 === 'the') ||
      hasBefore(place, /^(?:pay|pays|paid|paying|gave|give|gives|got|received|many)$/, 3),
  ],
  ['complemented', 'complimented', ({ after, after2 }) => /^(?:me|him|her|us|them)$/.test(after) && /^(?:on|for)$/.test(after2)],
  [
    'compliment',
    'complement',
    ({ before, after, after2 }) =>
      (before === 'full' && after === 'of') ||
      (/^(?:perfect|ideal|natural|excellent|good|great|useful|delicious)$/.test(before) &&
        after === 'to' &&
        !/^(?:you|me|him|her|them|us)$/.test(after2)),
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
    'to',
    'too',
    place =>
      (beForms.has(place.before) ||
        /^(?:it's|that's|he's|she's|they're|we're|i'm|you're|far|way|isn't|wasn't|aren't|feel|feels|looks|seems|got|gets)$/.test(
          place.before,
        )) &&
      isOnlyAdjective(place, place.after) &&
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
  [
    'hole',
    'whole',
    ({ before, after }) =>
      /^(?:the|my|his|her|our|your|their|a|this)$/.test(before) &&
      /^(?:team|group|house|body|building|book|truth|thing|point|area|school|village|film|crowd|cake|bottle|nation|planet|trip|afternoon|evening|morning|weekend|summer|place|lot|system|experience|company|department|class|life|family|day|week|world|month|year|floor|army|church|office)$/.test(
        after,
      ),
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
    'were',
    'where',
    place =>
      /^(?:i|he|she|we|they)$/.test(place.after) &&
      (/^(?:know|knows|remember|remembers|forgot|wonder|wondered|see|is|explain)$/.test(place.before) ||
        (place.page.tags.has(place.i - 1, 'Noun') && place.page.tags.has(place.i - 1, 'Singular') && determiners.has(place.before2))) &&
      place.page.tags.has(place.i + 2, 'Verb', 'Copula', 'Modal'),
  ],
  [
    'sun',
    'son',
    ({ before, after }) =>
      /^(?:my|his|their|your)$/.test(before) &&
      (after === '' || /^(?:is|was|has|had|and|goes|likes|wants|will|who|works|plays|plays|lives|said|asked)$/.test(after)),
  ],
  [
    'meat',
    'meet',
    place =>
      (wantsVerb(place) || /^(?:we|i|they)$/.test(place.before)) &&
      (/^(?:you|him|her|them|us|me|my|our|his|at|with|up|again|people|new|friends|every)$/.test(place.after) ||
        (place.after === 'the' && !/^(?:and|or)$/.test(place.before))),
  ],
  [
    'meet',
    'meat',
    place =>
      /^(?:eat|eats|eating|ate|raw|red|cooked|fresh|minced|chicken|pork|fried|frozen|cook|roast)$/.test(place.before) && endsNoun(place),
  ],
  [
    'waist',
    'waste',
    ({ after, after2 }) =>
      /^(?:time|money|energy|paper|bin|basket|management|water)$/.test(after) ||
      (after === 'of' && /^(?:time|money|energy|space|effort)$/.test(after2)),
  ],
  ['waste', 'waist', ({ before, before2 }) => possessives.has(before) && /^(?:around|round)$/.test(before2)],
  [
    'write',
    'right',
    ({ before, after }) =>
      /^(?:turn|turns|turned|turning)$/.test(before) ||
      (before === 'the' && /^(?:way|answer|place|time|thing|person|decision|choice|side|size|word|words|direction|moment)$/.test(after)) ||
      (/^(?:is|was|are|were|that's|you're|all)$/.test(before) && after === ''),
  ],
  [
    'right',
    'write',
    place =>
      wantsVerb(place) &&
      (/^(?:me|him|them|about|letters|poems|essays|books|stories|code|emails)$/.test(place.after) ||
        (/^(?:a|an|her|my|the)$/.test(place.after) &&
          /^(?:letter|poem|essay|book|story|report|note|list|email|message|review|song|article|summary|novel|name|answer|answers)$/.test(
            place.after2,
          ))),
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
  [
    'board',
    'bored',
    place =>
      /^(?:very|so|i'm|was|got|get|feel|felt|am|too|he's|she's)$/.test(place.before) &&
      (place.after === '' || /^(?:with|of|and|at|in|by|because)$/.test(place.after)) &&
      !(place.before === 'got' && place.after === 'of'),
  ],
  [
    'wander',
    'wonder',
    ({ before, after }) => /^(?:i|we|you|they|to|sometimes|often)$/.test(before) && /^(?:if|why|what|how|whether|who|when)$/.test(after),
  ],
  ['wonder', 'wander', ({ after }) => /^(?:around|aimlessly|off)$/.test(after)],
  ['wondered', 'wandered', ({ after }) => /^(?:around|aimlessly|off|through|along)$/.test(after)],
  ['wondering', 'wandering', ({ after }) => /^(?:around|aimlessly|through)$/.test(after)],
  ['sight', 'site', ({ before }) => /^(?:web|construction|building)$/.test(before)],
  [
    'roll',
    'role',
    ({ before, after }) =>
      (/^(?:important|key|major|leading|main|big|crucial|vital|central|active)$/.test(before) &&
        (after === '' || /^(?:in|of|as|for|here)$/.test(after))) ||
      after === 'model' ||
      after === 'models',
  ],
  ['fair', 'fare', place => /^(?:bus|train|taxi|air|cab|full)$/.test(place.before) && endsNoun(place)],
  [
    'wood',
    'would',
    ({ before, after }) =>
      /^(?:i|you|he|she|we|they|it|that|who)$/.test(before) &&
      /^(?:like|have|be|not|love|go|prefer|say|rather|never|also|help|make)$/.test(after),
  ],
  ['won', 'one', ({ before, after }) => after === 'of' && /^(?:is|was|the|only|just|at|with|for|in|by|from|)$/.test(before)],
  [
    'new',
    'knew',
    ({ before, after, page, i }) =>
      /^(?:i|he|she|they|we|who|never|already)$/.test(before) &&
      /^(?:that|how|what|the|it|him|her|about|where|why|who|me|you|a|my|his|nothing|everything|everyone|each)$/.test(after) &&
      !page.tags.has(i + 1, 'Plural'),
  ],
  [
    'deer',
    'dear',
    ({ token, next }) =>
      token.first &&
      next?.word === true &&
      (/^\p{Lu}/u.test(next.text) || /^(?:sir|friend|friends|all|colleagues?|team)$/.test(next.lower)),
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
    'know',
    'no',
    ({ before, after }) =>
      /^(?:is|are|was|were|have|has|had|with|of|by|in|there's|there)$/.test(before) &&
      /^(?:way|idea|reason|doubt|problem|time|money|need|longer|more|chance|point|one)$/.test(after),
  ],
  ['through', 'threw', place => isLoneVerb(place) && (isObject(place.after) || /^(?:away|up|out)$/.test(place.after))],
  [
    'threw',
    'through',
    ({ before, after }) =>
      (beForms.has(before) || /^(?:walk|walked|drove|ran|run|all|right|halfway|read|looked|flew)$/.test(before)) &&
      (determiners.has(after) || after === ''),
  ],
  [
    'allowed',
    'aloud',
    ({ before, after }) =>
      /^(?:out|read|reading|reads|laughed|think|thinking|thought)$/.test(before) &&
      (after === '' || /^(?:to|in|and|for|from)$/.test(after)) &&
      before !== 'thought',
  ],
  [
    'aloud',
    'allowed',
    ({ before, before2, after }) =>
      after === 'to' && (beForms.has(before) || (before === 'not' && beForms.has(before2)) || /n't$/.test(before)),
  ],
  [
    'maybe',
    'may be',
    place =>
      /^(?:he|she|it|they|there|this|that|you|we)$/.test(place.before) &&
      /^(?:a|an|able|possible|true|necessary|difficult|late|wrong|right|better|easier)$/.test(place.after) &&
      noVerbFrom(place, place.i + 1),
  ],
  ['device', 'devise', place => wantsVerb(place) && determiners.has(place.after)],
  [
    'devise',
    'device',
    place => /^(?:a|electronic|mobile|this|the|medical)$/.test(place.before) && endsNoun(place) && !determiners.has(place.after),
  ],
  ['proof', 'prove', place => wantsVerb(place) && (determiners.has(place.after) || /^(?:it|them|him)$/.test(place.after))],
  ['sale', 'sell', place => wantsVerb(place) && place.before !== 'to' && determiners.has(place.after)],
  ['sell', 'sale', place => place.before === 'for' && endsClause(place)],
  ['thought', 'though', ({ before, after }) => before === 'even' && (subjects.has(after) || determiners.has(after))],
  [
    'flower',
    'flour',
    ({ before, before2 }) =>
      before === 'wheat' || (before === 'of' && /^(?:cup|cups|spoon|spoons|tablespoons?|grams?|kilos?)$/.test(before2)),
  ],
  ['patients', 'patience', ({ before, before2, after }) => before === 'your' && before2 === 'for' && (after === '' || after === 'and')],
  [
    'lightening',
    'lightning',
    ({ before, before2, after }) => (before === 'and' && before2 === 'thunder') || /^(?:bolt|strike|strikes|storm)$/.test(after),
  ],
  ['steel', 'steal', place => wantsVerb(place) && isObject(place.after)],
  ['pray', 'prey', ({ before, before2 }) => before === 'of' && before2 === 'birds'],
  [
    'red',
    'read',
    ({ before, after }) =>
      /^(?:i|we|they|have|has|had)$/.test(before) && /^(?:the|a|this|that|his|her|your|my|about|it|books?|many|two|three)$/.test(after),
  ],
  ['cereal', 'serial', ({ after }) => /^(?:number|killer|port)$/.test(after)],
  ['heal', 'heel', ({ before, before2 }) => before === 'high' || (possessives.has(before) && before2 === 'on')],
  ['pear', 'pair', ({ before, after, after2 }) => before === 'a' && after === 'of' && after2.endsWith('s')],
  ['pare', 'pair', ({ before, after }) => before === 'a' && after === 'of'],
  [
    'plain',
    'plane',
    ({ before, before2 }) =>
      (before === 'by' && before2 !== 'explained') || (before === 'the' && /^(?:boarded|board|missed|caught)$/.test(before2)),
  ],
  ['rode', 'road', place => /^(?:the|a|main|country|busy|long)$/.test(place.before) && endsNoun(place)],
  ['seen', 'scene', ({ before, before2 }) => (before === 'crime' || before === 'opening') && before2 !== ''],
  ['tail', 'tale', ({ before }) => before === 'fairy'],
  ['tails', 'tales', ({ before }) => before === 'fairy'],
  ['tide', 'tied', ({ before, after }) => (beForms.has(before) && after === 'to') || /^(?:hands)$/.test(before)],
  ['vary', 'very', ({ before, after, page }) => beForms.has(before) && page.classes.isAdjective(after)],
  ['wait', 'weight', place => /^(?:lose|lost|gain|gained|losing|gaining|put on)$/.test(place.before) && endsNoun(place)],
  ['weight', 'wait', place => wantsVerb(place) && /^(?:for|until|here|there|outside|and)$/.test(place.after)],
  [
    'whole',
    'hole',
    ({ before, before2, after }) =>
      before === 'a' && /^(?:dug|dig|digging|made|cut|is|drilled|has)$/.test(before2) && /^(?:in|through)$/.test(after),
  ],
  ['wrote', 'rote', ({ before, before2 }) => before === 'by' && /^(?:learn|learned|learnt|learning)$/.test(before2)],
]
