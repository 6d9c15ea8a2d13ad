/** Homophones from A to M, told apart by their neighbors. */
import { pos } from '../grammar/parts-of-speech.ts'
import { type Confusion, endsClause, endsNoun, hasBefore, hasNear, isObject, isThing, noVerbFrom, wantsVerb } from './confusion.ts'
import { beForms, determiners, modals, possessives } from '../grammar/word-classes.ts'

export const soundsToM: readonly Confusion[] = [
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
  ['dessert', 'desert', ({ before }) => /^(?:sahara|gobi|dry|sandy|vast)$/.test(before)],
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
      !hasNear(
        place,
        /^(?:changes?|reforms?|repairs?|improvements?|transfers?|payments?|savings?|repairs|recovery|recoveries|release|rescue|entry|exit|union|reunion|reconciliation|settlement|compromise|revolution|arrest|landing|merger|escape|cure|transition|sale|policy)$/,
      ) &&
      (determiners.has(place.after) ||
        /^(?:me|him|them|us|you|people|everyone)$/.test(place.after) ||
        (place.after === 'by' && /^(?:i|he|she|we|they|people)$/.test(place.before2))),
  ],
  [
    'except',
    'accept',
    place =>
      (wantsVerb(place) || /^(?:i|we|they)$/.test(place.before)) &&
      (determiners.has(place.after) || /^(?:it|them|him|all|both|most|only|credit|cash|cards|payment|payments)$/.test(place.after)) &&
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
]
