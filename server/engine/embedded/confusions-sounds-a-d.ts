/** Words that sound alike, from "accept" to "devise". */
import { pos } from './dictionary.ts'
import { endsNoun, hasBefore, hasNear, isObject, isThing, wantsVerb, type Confusion } from './confusions.ts'
import { beForms, determiners, modals } from './word-classes.ts'

/** The right word, told by its neighbours. */
export const soundConfusionsToD: readonly Confusion[] = [
  [
    'accept',
    'except',
    place =>
      hasBefore(place, /^(?:everyone|everybody|everything|all|every|nobody|nothing|none|anyone|anything|no)$/, 5) &&
      !wantsVerb(place) &&
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
    ({ before, before2 }) =>
      /^(?:slammed|slam|car|bike|bicycle|front|rear|squealing|faulty|disc)$/.test(before) ||
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
      !/^(?:end|time|way|law|nature|morning|evening|day|same)$/.test(after2),
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
      !hasNear(place, /^(?:in|across|through|camels?|sand|oasis|animals)$/),
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
]
