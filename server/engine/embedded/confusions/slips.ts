/** Typos that form another word: "form", "quite", "hole". */
import { pos } from '../grammar/parts-of-speech.ts'
import { comparatives, type Confusion, hasNear } from './confusion.ts'
import { beForms, closed, determiners, modals, possessives, subjects } from '../grammar/word-classes.ts'

/** Around one who makes costumes. */
const ofTheater = /^(?:costumes?|theat(?:er|re)s?|stages?|wigs?|actors?|actress(?:es)?|opera|films?|gowns?|dancers?|dress(?:es|ers|ing)?|capes?|musical|rehearsals?|directors?|sew|sewed|sewing|tailor|ballet|masks?|cloaks?|robes?|hats?|performance|chorus|broadway|curtains?)$/ // prettier-ignore

/** Typos that no dictionary detects. */
export const slipConfusions: readonly Confusion[] = [
  [
    'then',
    'than',
    ({ before, before2, after }) =>
      comparatives.test(before) &&
      !(before === 'later' && after !== '') &&
      after !== '' &&
      !(before === 'more' && before2 === 'once') &&
      before !== 'better',
  ],
  [
    'then',
    'than',
    ({ before, after }) =>
      before === 'better' &&
      /^(?:the|a|my|his|her|their|our|your|others?|before|ever|any|having|being|me|him|them|this|that|those)$/.test(after),
  ],
  [
    'then',
    'than',
    // "fewer friends then his sister": a noun in between, and no verb after it.
    ({ before2, page: { tokens, tags }, i }) =>
      /^(?:more|less|fewer)$/.test(before2) &&
      tags.has(i - 1, 'Noun') &&
      possessives.has(tokens[i + 1]?.lower ?? '') &&
      tags.has(i + 2, 'Noun') &&
      !tokens[i + 3]?.word,
  ],
  [
    'than',
    'then',
    ({ before, after, token }) =>
      (before === 'and' || token.first || before === 'since' || before === 'until') &&
      (subjects.has(after) || /^(?:the|there|my)$/.test(after)),
  ],
  [
    'than',
    'then',
    // "If it fails, than delete it."
    ({ before, page: { tokens }, i }) => {
      let from = i - 1
      while (from > 0 && !tokens[from]?.first) from--
      return before === ',' && /^(?:if|when|once|after|first)$/.test(tokens[from]?.lower ?? '') && tokens.slice(from, i).filter(other => other.text === ',').length === 1 && !tokens.slice(from, i).some(other => comparatives.test(other.lower) && other.lower !== 'other') // prettier-ignore
    },
  ],
  [
    'to',
    'too',
    // "there being to few"
    ({ before, before2, after }) =>
      /^(?:few|many|little|much|late|early)$/.test(after) &&
      (beForms.has(before) || (/^(?:not|still|already)$/.test(before) && beForms.has(before2))),
  ],
  [
    'to',
    'too',
    // "The client was not to happy."
    ({ before, after, page, i }) =>
      (beForms.has(before) || /^(?:not|way|far|is|it's|i'm|that's|much|bit|little|just|all)$/.test(before)) &&
      before !== 'being' &&
      !page.tokens[i + 1]?.hyphen &&
      ((page.dictionary.partsOf(after) === pos.adjective && page.tags.has(i + 1, 'Adjective')) ||
        /^(?:late|early|big|small|hard|good|bad|old|young|tired|soon|long|short|low|high|easy|happy|sad|expensive|busy|hot|cold|warm|heavy|loud|dark|clean|wet|dry|salty|sweet)$/.test(
          after,
        )) && // prettier-ignore
      (!page.tokens[i + 2]?.word || /^(?:for|because|and|but|so|that)$/.test(page.tokens[i + 2]?.lower ?? '')),
  ],
  [
    'to',
    'too',
    ({ after, before, before2 }) =>
      /^(?:much|many)$/.test(after) &&
      // "opened the way to many new treatments"
      !(before === 'way' && (determiners.has(before2) || possessives.has(before2))) &&
      !/^(?:due|owing|as|applies|apply|belongs?|happens?|thanks|happened|common|according|lead|leads|led|owe|owes|in)$/.test(before) &&
      (beForms.has(before) || /^(?:not|far|way|eat|drink|spend|have|cost|takes?|work|use|got|has)$/.test(before)),
  ],
  [
    'loose',
    'lose',
    ({ before, after }) =>
      (before === 'to' || modals.has(before) || /^(?:don't|didn't|doesn't|not|they|we|you|i|people)$/.test(before)) &&
      (determiners.has(after) ||
        /^(?:weight|money|time|everything|control|interest|it|them|him|her|hope|contact|something|all|patience|focus)$/.test(after)),
  ],
  ['looses', 'loses', () => true],
  ['loosing', 'losing', place => !hasNear(place, /^(?:arrows?|archers?|bolts?|knots?|ropes?|hounds?|dogs?)$/)],
  [
    'affect',
    'effect',
    ({ before, after }) =>
      (before !== 'no' || after === 'on') &&
      /^(?:the|an|no|big|bad|good|great|negative|positive|side|harmful|greenhouse|strong|huge|major|same|significant)$/.test(before) &&
      (after === '' || closed.has(after)) &&
      !determiners.has(after),
  ],
  [
    'effect',
    'affect',
    ({ before, after }) =>
      (modals.has(before) || /^(?:don't|doesn't|didn't|not)$/.test(before)) &&
      !/^(?:an?|any|some|no|this|that|these)$/.test(after) &&
      (determiners.has(after) || /^(?:me|you|him|us|them|people|it)$/.test(after)),
  ],
  [
    'effects',
    'affects',
    ({ before, after }) =>
      /^(?:it|that|which|this|he|she|also)$/.test(before) &&
      (determiners.has(after) || /^(?:me|you|him|us|them|people)$/.test(after)) &&
      before !== 'that',
  ],
  [
    'form',
    'from',
    ({ before, before2, after }) =>
      (/^(?:away|far|come|came|comes|coming|different|suffer|suffers|suffering|escape|prevent|learn|learned|benefit|apart|graduated?|graduating|arrived?|protect|resulted|resulting|isolated|absent)$/.test(
        before,
      ) &&
        !/^(?:a|an)$/.test(before)) ||
      (determiners.has(after) &&
        after !== 'a' &&
        after !== 'an' &&
        (/^(?:information|food|money|out|back|her|him|them|me)$/.test(before) ||
          // not "how you form your letters", "people form their opinions"
          (/^(?:people|students|it|you)$/.test(before) && /^(?:get|gets|got|take|took|receive|received|hear|heard|buy|bought|borrow|borrowed|stop|prevent|keep|of|with|to|for|other|know|met)$/.test(before2)))), // prettier-ignore
  ],
  [
    'breath',
    'breathe',
    ({ before, after }) =>
      (before === 'to' || modals.has(before)) &&
      (after === '' || /^(?:the|in|and|well|easily|clean|fresh|air|properly|better|polluted|under|normally)$/.test(after)),
  ],
  [
    'except',
    'accept',
    ({ before, after }) =>
      (before === 'to' || modals.has(before) || /^(?:don't|didn't|not|must)$/.test(before)) &&
      (determiners.has(after) || /^(?:it|them|him|her|money|new|change|people)$/.test(after)) &&
      before !== 'not',
  ],
  [
    'weather',
    'whether',
    ({ after, before, page: { tags }, i }) =>
      /^(?:or|it|they|he|she|we|you|i|to|people|there)$/.test(after) &&
      !tags.has(i - 1, 'Adjective') &&
      !/^(?:the|good|bad|nice|cold|hot|warm|of|this|in|weather|severe|winter|rainy|sunny)$/.test(before),
  ],
  [
    'were',
    'where',
    ({ before, after }) =>
      /^(?:place|places|country|city|countries|area|room|school|house|town|village|situation)$/.test(before) &&
      (subjects.has(after) || /^(?:people|there)$/.test(after)),
  ],
  [
    'where',
    'were',
    ({ before, after, page }) =>
      /^(?:they|we|you|people|there|these|those)$/.test(before) &&
      (/^(?:not|many|very|no|so|also|all|too|always|going|able)$/.test(after) || (page.classes.parts(after) & pos.ing) !== 0) &&
      !(before === 'you' || before === 'people'),
  ],
  ['wear', 'where', ({ before, after }) => /^(?:place|places|country|city)$/.test(before) && subjects.has(after)],
  [
    'quite',
    'quiet',
    ({ before, after }) =>
      (/^(?:very|and|so|too|be|keep|stay|peaceful)$/.test(before) && after === '') ||
      (/^(?:a|very|the)$/.test(before) && /^(?:place|room|area|street|town|village|life|neighborhood|city|environment)$/.test(after)),
  ],
  ['lead', 'led', ({ before, after }) => /^(?:has|have|had|which has|was|were)$/.test(before) && after === 'to'],
  [
    'passed',
    'past',
    ({ before, after }) => /^(?:the)$/.test(before) && /^(?:few|two|three|five|ten|year|years|decade|century|month|week)$/.test(after),
  ],
  [
    'dose',
    'does',
    ({ before, after, token }) =>
      /^(?:not|n't)$/.test(after) ||
      (/^(?:he|she|it|this|who|what|which|how|why|that)$/.test(before) && (after === '' || closed.has(after))) ||
      (token.first && subjects.has(after)),
  ],
  [
    'hole',
    'whole',
    ({ before, after }) =>
      before === 'the' &&
      /^(?:world|life|day|family|country|time|year|week|city|story|idea|process|thing|night|society|class)$/.test(after),
  ],
  [
    'knew',
    'new',
    ({ before, after }) =>
      /^(?:a|the|many|some|learn|learning|try|trying|of|these|and)$/.test(before) &&
      /^(?:things?|ideas?|people|skills?|technology|technologies|products?|places?|ways?|friends|knowledge|information|experiences?|countries|inventions?)$/.test(
        after,
      ),
  ],
  [
    'now',
    'know',
    ({ before, after }) =>
      /^(?:to|don't|didn't|doesn't|must|should)$/.test(before) &&
      /^(?:what|how|that|about|the|why|where|who|each|more|if|many|everything|something|it|them)$/.test(after),
  ],
  ['whit', 'with', ({ before }) => !/^(?:every|a|one|no|not|any|this)$/.test(before)],
  ['wich', 'which', () => true],
  ['tough', 'though', ({ before }) => /^(?:even|as)$/.test(before)],
  [
    'trough',
    'through',
    ({ before, after }) =>
      (!/^(?:a|the|feeding|water)$/.test(before) && (determiners.has(after) || /^(?:it|life|experience|them)$/.test(after))) ||
      /^(?:soaked|wet|go|goes|went|gone|going|walk|walked|walking|run|ran|running|come|came|coming|look|looked|looking|get|got|getting|pass|passed|passing|see|break|broke|drive|drove|driving|fall|fell|read|halfway|all|right|straight)$/.test(before), // prettier-ignore
  ],
  ['threw', 'through', ({ before }) => /^(?:go|going|went|gone|get|passed|pass|come|came|look|goes)$/.test(before)],
  ['moths', 'months', ({ before }) => /^(?:few|two|three|four|five|six|seven|eight|nine|ten|several|last|many)$/.test(before)],
  // One who makes costumes is rare, and is not met in a shop.
  ['costumers', 'customers', place => !hasNear(place, ofTheater)],
  ['costumer', 'customer', place => !hasNear(place, ofTheater)],
  ['bee', 'be', ({ before }) => before === 'to' || modals.has(before)],
  ['ting', 'thing', () => true],
  ['tings', 'things', () => true],
  ['fiend', 'friend', ({ before }) => possessives.has(before) || /^(?:best|good|close|old)$/.test(before)],
  ['wright', 'write', ({ token, before }) => token.text === token.lower && (before === 'to' || modals.has(before))],
  [
    'cloths',
    'clothes',
    ({ before }) =>
      /^(?:new|my|his|her|your|their|our|wear|wearing|buy|of|nice|fashionable|expensive|some|the|and|put|clean)$/.test(before) &&
      before !== 'the' &&
      before !== 'clean',
  ],
]
