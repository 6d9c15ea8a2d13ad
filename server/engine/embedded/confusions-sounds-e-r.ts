/** Words that sound alike, from "effected" to "roll". */
import { endsClause, endsNoun, hasNear, isObject, noVerbFrom, wantsVerb, type Confusion } from './confusions.ts'
import { beForms, closed, determiners, possessives } from './word-classes.ts'

/** The right word, told by its neighbours. */
export const soundConfusionsToR: readonly Confusion[] = [
  [
    'effected',
    'affected',
    place =>
      !hasNear(place, /^(?:changes?|reforms?|repairs?|improvements?|transfers?|payments?|escape|cure|transition|sale|policy)$/) &&
      (determiners.has(place.after) ||
        /^(?:me|him|them|us|you|people|everyone)$/.test(place.after) ||
        (place.after === 'by' && /^(?:i|he|she|we|they|people)$/.test(place.before2))),
  ],
  [
    'except',
    'accept',
    place =>
      (wantsVerb(place) || /^(?:i|we|they)$/.test(place.before)) &&
      (determiners.has(place.after) || /^(?:it|them|him|credit|cash|cards|payment|payments)$/.test(place.after)) &&
      (place.before !== 'not' || /^(?:do|does|did|to|can|could|will|would)$/.test(place.before2)),
  ],
  [
    'excepted',
    'accepted',
    place =>
      /^(?:i|he|she|we|they|was|were|been|be|finally|gladly)$/.test(place.before) &&
      (determiners.has(place.after) || /^(?:it|into|by|to|him|them)$/.test(place.after)),
  ],
  ['excepted', 'expected', ({ before, before2, next }) => /^(?:i|he|she|we|they|you)$/.test(before) && /^(?:than|as|what)$/.test(before2) && !next?.word], // prettier-ignore
  ['fair', 'fare', place => /^(?:bus|train|taxi|air|cab|full)$/.test(place.before) && endsNoun(place)],
  [
    'flower',
    'flour',
    ({ before, before2 }) =>
      before === 'wheat' || (before === 'of' && /^(?:cup|cups|spoon|spoons|tablespoons?|grams?|kilos?)$/.test(before2)),
  ],
  ['heal', 'heel', ({ before, before2 }) => before === 'high' || (possessives.has(before) && before2 === 'on')],
  [
    'hear',
    'here',
    place =>
      /^(?:come|came|over|right|live|lives|lived|stay|sit|wait|works?|worked|around|am|is|are|was|were|been|i'm|he's|she's|they're|we're|you're|be)$/.test(
        place.before,
      ) &&
      (place.after === '' ||
        /^(?:and|in|for|to|at|on|with|since|because|is|are|today|tomorrow|now|again|every|before|please)$/.test(place.after)) &&
      !(place.before === 'come' && place.after === '' && place.before2 === 'to'),
  ],
  [
    'here',
    'hear',
    place =>
      /^(?:i|you|he|she|we|they)$/.test(place.before) && /^(?:do|does|did|didn't|don't)$/.test(place.before2) && isObject(place.after),
  ],
  [
    'here',
    'hear',
    place =>
      (/^(?:can|can't|cannot|could|couldn't|didn't|don't|i'll|we'll)$/.test(place.before) ||
        (place.before === 'to' && /^(?:glad|happy|sorry|want|wanted|nice|like|love|good|pleased|surprised|able)$/.test(place.before2)) ||
        (place.before === 'not' && wantsVerb(place))) &&
      (isObject(place.after) || /^(?:that|about|from|how|anything|nothing|voices|music)$/.test(place.after)),
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
    'know',
    'no',
    ({ before, after }) =>
      /^(?:is|are|was|were|have|has|had|with|of|by|in|there's|there)$/.test(before) &&
      /^(?:way|idea|reason|doubt|problem|time|money|need|longer|more|chance|point|one)$/.test(after),
  ],
  [
    'lightening',
    'lightning',
    ({ before, before2, after }) => (before === 'and' && before2 === 'thunder') || /^(?:bolt|strike|strikes|storm)$/.test(after),
  ],
  [
    'loose',
    'lose',
    place =>
      (wantsVerb(place) || /^(?:i|we|they|you)$/.test(place.before)) &&
      (isObject(place.after) || (endsClause(place) && place.before !== 'not')),
  ],
  [
    'lose',
    'loose',
    place =>
      (/^(?:too|came|hang|hanging|hung)$/.test(place.before) && (endsNoun(place) || place.before !== 'too')) ||
      (place.before2 === 'let' && place.before !== 'us' && place.before !== 'to' && endsClause(place)),
  ],
  [
    'lose',
    'loose',
    ({ before, after }) =>
      /^(?:a|the|some|very)$/.test(before) &&
      /^(?:screws?|threads?|knot|shirt|tooth|teeth|fit|ends?|wires?|cables?|buttons?|change|translation|clothing|clothes|sleeves?|hair)$/.test(
        after,
      ),
  ],
  [
    'maybe',
    'may be',
    place =>
      /^(?:he|she|it|they|there|this|that|you|we)$/.test(place.before) &&
      /^(?:a|an|able|possible|true|necessary|difficult|late|wrong|right|better|easier)$/.test(place.after) &&
      noVerbFrom(place, place.i + 1),
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
      after === 'of' && after2 !== 'mind' && /^(?:a|another|one|each|every|big|small|last|large|little|this|that|first)$/.test(before),
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
]
