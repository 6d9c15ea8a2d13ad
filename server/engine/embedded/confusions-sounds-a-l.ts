/** Words that sound alike, from "affects" to "lose". */
import { pos } from './dictionary.ts'
import { comparatives, endsClause, endsNoun, hasBefore, hasNear, isObject, isThing, wantsVerb, type Confusion } from './confusions.ts'
import { beForms, determiners, possessives, subjects } from './word-classes.ts'

/** The right word, told by its neighbours. */
export const soundConfusionsToL: readonly Confusion[] = [
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
    'loose',
    'lose',
    place =>
      (wantsVerb(place) || /^(?:i|we|they|you)$/.test(place.before)) &&
      (isObject(place.after) || (endsClause(place) && place.before !== 'not')),
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
    'affects',
    'effects',
    place =>
      /^(?:the|side|negative|positive|harmful|these|many|bad|good|special|serious|long-term|health)$/.test(place.before) &&
      (place.after === '' || /^(?:of|on|are|were|include|and|can|may|will)$/.test(place.after)),
  ],
  [
    'breathe',
    'breath',
    place => /^(?:a|deep|his|my|your|their|last|every|bad|of)$/.test(place.before) && endsNoun(place) && place.before2 !== 'instead',
  ],
  ['breath', 'breathe', place => wantsVerb(place) && !(place.page.classes.parts(place.after) & pos.noun)],
  [
    'by',
    'buy',
    ({ before, before2, after, after2 }) =>
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
    'here',
    'hear',
    place =>
      (/^(?:can|can't|cannot|could|couldn't|didn't|don't|i'll|we'll)$/.test(place.before) ||
        (place.before === 'to' && /^(?:glad|happy|sorry|want|wanted|nice|like|love|good|pleased|surprised|able)$/.test(place.before2)) ||
        (place.before === 'not' && wantsVerb(place))) &&
      (isObject(place.after) || /^(?:that|about|from|how|anything|nothing|voices|music)$/.test(place.after)),
  ],
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
    'except',
    'accept',
    place =>
      (wantsVerb(place) || /^(?:i|we|they)$/.test(place.before)) &&
      (determiners.has(place.after) || /^(?:it|them|him|credit|cash|cards|payment|payments)$/.test(place.after)) &&
      (place.before !== 'not' || /^(?:do|does|did|to|can|could|will|would)$/.test(place.before2)),
  ],
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
    'principals',
    'principles',
    ({ before, before2 }) =>
      /^(?:moral|basic|ethical|guiding|core|fundamental|general|scientific|political|religious|design)$/.test(before) ||
      (before2 === 'against' && possessives.has(before)),
  ],
  ['principal', 'principle', place => (place.before === 'in' && endsNoun(place)) || (place.before === 'of' && place.before2 === 'matter')],
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
  [
    'peace',
    'piece',
    ({ before, after, after2 }) =>
      after === 'of' && after2 !== 'mind' && /^(?:a|another|one|each|every|big|small|last|large|little|this|that|first)$/.test(before),
  ],
  [
    'piece',
    'peace',
    ({ before, after, after2 }) =>
      /^(?:treaty|talks|process|agreement|corps|prize|conference|plan|movement|negotiations)$/.test(after) ||
      (/^(?:in|at|world|make|made|inner)$/.test(before) && (after === '' || /^(?:and|with)$/.test(after))) ||
      (after === 'of' && after2 === 'mind'),
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
    'weather',
    'whether',
    ({ before, after }) =>
      /^(?:know|knows|wonder|wondered|wondering|ask|asked|decide|decided|sure|unclear|doubt|check)$/.test(before) &&
      (determiners.has(after) || subjects.has(after)),
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
  [
    'past',
    'passed',
    ({ before, before2, after }) =>
      /^(?:he|she|they|we|i|who|has|have|had|has just|have just)$/.test(before) &&
      (determiners.has(after) || /^(?:me|him|them|us|away|through|by|out)$/.test(after)) &&
      !/^(?:get|let|go)$/.test(before2),
  ],
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
]
