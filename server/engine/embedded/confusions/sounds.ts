/** Homophones, told apart by their neighbors. */
import { pos } from '../parts-of-speech.ts'
import {
  comparatives,
  type Confusion,
  endsClause,
  endsNoun,
  hasBefore,
  hasNear,
  isLoneVerb,
  isObject,
  isOnlyAdjective,
  isThing,
  noVerbFrom,
  wantsVerb,
} from './confusion.ts'
import { isQuestion } from '../edits.ts'
import { beForms, closed, determiners, modals, possessives, subjects } from '../word-classes.ts'

export const soundConfusions: readonly Confusion[] = [
  [
    'accept',
    'except',
    place =>
      hasBefore(place, /^(?:everyone|everybody|everything|all|every|nobody|nothing|none|anyone|anything|no)$/, 5) &&
      !wantsVerb(place) &&
      // "All methods accept"
      !(
        /^(?:all|every|no|none)$/.test(place.before2) &&
        (!place.page.tokens[place.i - 3]?.word || place.page.tokens[place.i - 2]?.first)
      ) &&
      !/^(?:everyone|everybody|all|none|we|they|i|you|who|and|that|also|not|will)$/.test(place.before) &&
      place.page.tags.has(place.i + 1, 'ProperNoun', 'Determiner', 'Possessive', 'Preposition', 'Pronoun'),
  ],
  [
    'affects',
    'effects',
    place =>
      /^(?:the|side|negative|positive|harmful|these|many|bad|good|special|serious|long-term|health)$/.test(place.before) &&
      (place.after === '' || /^(?:of|on|are|were|include|and|can|may|will)$/.test(place.after)),
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
      after === 'to' && (beForms.has(before) || (before === 'not' && beForms.has(before2)) || before.endsWith("n't")),
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
    'board',
    'bored',
    place =>
      /^(?:very|so|i'm|was|got|get|feel|felt|am|too|he's|she's)$/.test(place.before) &&
      (place.after === '' || /^(?:with|of|and|at|in|by|because)$/.test(place.after)) &&
      !(place.before === 'got' && place.after === 'of'),
  ],
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
    'break',
    'brake',
    ({ before, after }) =>
      /^(?:hand|emergency|disc)$/.test(before) ||
      (/^(?:pads?|pedal|lights?|fluid|discs?)$/.test(after) && !/^(?:to|not|will|can|could|should|would|the)$/.test(before)),
  ],
  [
    'breaks',
    'brakes',
    ({ before, before2, after }) =>
      (/^(?:slammed|slam|car|bike|bicycle|front|rear|squealing|faulty|disc)$/.test(before) &&
        !/^(?:down|up|out|in|into|the)$/.test(after)) ||
      (before === 'the' && /^(?:hit|hits|slammed|applied|checked)$/.test(before2)) ||
      (before === 'the' && before2 === 'on'),
  ],
  ['breath', 'breathe', place => wantsVerb(place) && !(place.page.classes.parts(place.after) & pos.noun)],
  [
    'breathe',
    'breath',
    place => /^(?:a|deep|his|my|your|their|last|every|bad|of)$/.test(place.before) && endsNoun(place) && place.before2 !== 'instead',
  ],
  [
    'buy',
    'by',
    ({ before, before2, after, page, i }) =>
      (page.dictionary.partsOf(before) & pos.participle) !== 0 &&
      (beForms.has(before2) || page.tags.has(i - 2, 'Noun')) &&
      (isObject(after) || page.tags.has(i + 1, 'ProperNoun')) &&
      !/^(?:let|made|have|help|put)$/.test(before),
  ],
  [
    'buy',
    'by',
    ({ before, after }) =>
      (before === after && before !== '' && !/^(?:to|and|i|we|they|you)$/.test(before)) ||
      (/^(?:stand|stood|sit|sat|passed|drove|walked|stopped)$/.test(before) && isObject(after)),
  ],
  [
    'by',
    'buy',
    ({ before, before2, after }) =>
      before === 'to' &&
      isThing(after) &&
      /^(?:want|wants|wanted|need|needs|needed|like|going|go|went|have|has|had|decided|plan|plans|planned|able|money|afford|hope|how|where|try|tried|forgot|remember|wish|love|prefer|order|shop|enough)$/.test(
        before2,
      ),
  ],
  [
    'by',
    'buy',
    ({ before, after, after2 }) =>
      /^(?:can|can't|cannot|could|couldn't|should|i'll|we'll|don't|didn't|let's)$/.test(before) &&
      isThing(after) &&
      !/^(?:end|time|way|law|nature|morning|evening|day|same|possibility|means|chance|stretch|account)$/.test(after2),
  ],
  ['cereal', 'serial', ({ after }) => /^(?:number|killer|port)$/.test(after)],
  [
    'complement',
    'compliment',
    place =>
      (/^(?:a|nice|lovely|great|the|big|kind)$/.test(place.before) &&
        hasBefore(place, /^(?:pay|pays|paid|paying|gave|give|gives|got|received|return|returned)$/, 6)) ||
      (wantsVerb(place) && /^(?:me|you|him|her|us|them)$/.test(place.after) && place.after2 === 'on'),
  ],
  ['complemented', 'complimented', ({ after, after2 }) => /^(?:me|him|her|us|them)$/.test(after) && /^(?:on|for)$/.test(after2)],
  [
    'complements',
    'compliments',
    place =>
      (place.after === 'to' && place.after2 === 'the') ||
      hasBefore(place, /^(?:pay|pays|paid|paying|gave|give|gives|got|received|many)$/, 3),
  ],
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
    'deer',
    'dear',
    ({ token, next }) =>
      token.first &&
      next?.word === true &&
      (/^\p{Lu}/u.test(next.text) || /^(?:sir|friend|friends|all|colleagues?|team)$/.test(next.lower)),
  ],
  [
    'desert',
    'dessert',
    place =>
      /^(?:much|more|the|my|your)$/.test(place.before) &&
      endsNoun(place) &&
      hasNear(place, /^(?:eat|ate|eating|eaten|spoon|waiter|sweet|menu)$/) &&
      !hasNear(place, /^(?:in|across|through|camels?|sand|oasis|animals|hot)$/),
  ],
  [
    'desert',
    'dessert',
    place =>
      /^(?:for|ate|eat|eating|order|ordered|serve|served|bake|baked|sweet|chocolate|delicious|tasty|homemade|skip|skipped|of)$/.test(
        place.before,
      ) &&
      (place.after === '' || /^(?:and|after|we|i|with|or|menu|every)$/.test(place.after)) &&
      (place.before !== 'of' || hasNear(place, /^(?:kind|bowl|plate|sort|slice)$/, 3)) &&
      !hasNear(place, /^(?:camels?|sand|left|march)$/),
  ],
  [
    'desert',
    'dessert',
    place =>
      /^(?:want|wants|wanted|like|some|having|have|had|chose|our)$/.test(place.before) &&
      (place.after === '' ? place.before !== 'like' && place.before !== 'our' : /^(?:after|tonight|now|or|too)$/.test(place.after)) &&
      !hasNear(place, /^(?:camels?|sand|crossed|hot|oasis)$/),
  ],
  [
    'deserts',
    'desserts',
    ({ before }) => /^(?:sweet|chocolate|delicious|tasty|homemade|bake|baked|bakes|eat|eating|ate|serve|serves|order)$/.test(before),
  ],
  [
    'dessert',
    'desert',
    place =>
      place.before === 'the' &&
      (/^(?:across|through|into|crossed|cross)$/.test(place.before2) ||
        (/^(?:in|of|over)$/.test(place.before2) &&
          hasNear(place, /^(?:camels?|sand|dunes?|oasis|cactus|nomads?|thirst|lizards?|snakes?|lives?|lived|lost|tents?)$/))),
  ],
  ['dessert', 'desert', ({ before }) => /^(?:sahara|gobi|hot|dry|sandy|vast)$/.test(before)],
  ['device', 'devise', place => wantsVerb(place) && determiners.has(place.after)],
  [
    'devise',
    'device',
    place => /^(?:a|electronic|mobile|this|the|medical)$/.test(place.before) && endsNoun(place) && !determiners.has(place.after),
  ],

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
