/** Words mixed up in letters, contracts, and reports: "principle amount", "the proceeding year", "weakly reports". */
import { type Confusion } from './confusion.ts'
import { pos } from '../grammar/parts-of-speech.ts'
import { beForms, determiners, modals, possessives, subjects } from '../grammar/word-classes.ts'

const isNumber = (text: string) => /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(text)
const household = /^(?:neighbou?r|house|car|school|teacher|boss|landlord|landlady|team|dog|cat|son|daughter|mother|father|flat|garden|kitchen|company|office|manager|mum|mom|dad|roof|street|village|street|kids|parents|neighbou?rs|friends)$/ // prettier-ignore

/** Told apart by the words beside them. */
export const termConfusions: readonly Confusion[] = [
  ['planing', 'planning', ({ after, before }) => (after === 'to' || after === 'on') && (beForms.has(before) || /['’](?:m|re|s)$/.test(before) || before === 'been')], // prettier-ignore
  ['too', 'to', ({ before, after, page: { tags }, i }) => /^(?:come|comes|came|go|goes|went|going|coming|drive|drove|walk|walked|welcome|belongs?|talk|talked|talking|listen|listened|listening|according|thanks|back)$/.test(before) && determiners.has(after) && tags.has(i + 2, 'Noun', 'Adjective')], // prettier-ignore
  ['here', 'hear', ({ before, before2, after }) => before === 'to' && /^(?:important|want|wants|wanted|love|loved|like|nice|good|glad|happy|sorry|need|hope|able|wait|pleased|great|sad)$/.test(before2) && /^(?:from|about|that|the|what|you|your|it|how)$/.test(after)], // prettier-ignore
  ['hear', 'here', ({ before, after }) => /^(?:out|right|around|from|come|came|been|lives?|lived|works?|worked|am|is|are|be|stay|stayed)$/.test(before) && (after === '' || /^(?:alone|in|and|for|with|at|since|to|now|today|on|because|but|until|tomorrow)$/.test(after))], // prettier-ignore
  ['no', 'know', ({ before, after }) => /^(?:don't|didn't|doesn't|wouldn't)$/.test(before) && after !== 'good' && after !== 'harm'],
  ['their', 'there', ({ after, after2, before }) => /^(?:might|may|must|would|should|could)$/.test(after) && /^(?:be|have|not|well|also|still)$/.test(after2) && !/^(?:of|with|in|by)$/.test(before)], // prettier-ignore
  ["who's", 'whose', ({ after, page: { tokens, tags, classes }, i }) => [2, 3].some(k => tags.has(i + k - 1, 'Noun') && (classes.parts(tokens[i + k - 1]?.lower ?? '') & pos.noun) !== 0 && /^(?:is|are|was|were)$/.test(tokens[i + k]?.lower ?? '') && /^(?:you|this|that|these|those|it)$/.test(tokens[i + k + 1]?.lower ?? '')) && after !== 'the' && after !== 'a'], // prettier-ignore
  ['your', "you're", ({ after, after2, next, page: { classes } }) => /^too?$/.test(after) && next?.hyphen === false && classes.isAdjective(after2)], // prettier-ignore
  ['to', 'too', ({ before, after, page: { tokens, dictionary }, i }) => /^(?:you're|we're|they're|he's|she's)$/.test(before) && (dictionary.partsOf(after) & pos.adjective) !== 0 && (dictionary.partsOf(after) & pos.verb) === 0 && tokens[i + 1]?.hyphen === false && (!tokens[i + 2]?.word || /^(?:to|for)$/.test(tokens[i + 2]?.lower ?? ''))], // prettier-ignore
  ['threw', 'through', ({ before, after, page: { tags, dictionary }, i }) => (determiners.has(after) || possessives.has(after)) && tags.has(i - 1, 'Verb') && (dictionary.partsOf(before) & (pos.past | pos.ing)) !== 0], // prettier-ignore
  ['quiet', 'quite', ({ before, after, page: { classes, tokens }, i }) => /^(?:seem|seems|seemed|look|looks|looked|feel|feels|felt|sound|sounds|sounded|became|become)$/.test(before) && classes.isAdjective(after) && !classes.isNounOnly(after) && after !== 'again' && !(tokens[i + 2]?.word && !/^(?:to|in|that|about|with|for|by|and)$/.test(tokens[i + 2]?.lower ?? ''))], // prettier-ignore
  ['brake', 'broke', ({ after, after2 }) => possessives.has(after) && /^(?:leg|arm|heart|nose|wrist|ankle|neck|promise|finger|foot|hip|back|silence)$/.test(after2)], // prettier-ignore
  ['loose', 'lose', ({ before, after }) => before === 'not' && after === 'are'],
  ["they're", 'their', ({ before, after, next, page: { classes } }) => /^(?:during|without|within|about|by|after|before|into|of|for|in|on|with|from)$/.test(before) && next?.hyphen === false && classes.isNounOnly(after)], // prettier-ignore
  ['latter', 'later', ({ before, before2 }) => /^(?:days?|weeks?|months?|years?|hours?|minutes?|moments?)$/.test(before) && /^(?:\d+|an?|one|two|three|four|five|six|seven|ten|few|some|several)$/.test(before2)], // prettier-ignore
  ['dew', 'due', ({ before, after }) => after === 'to' || (/^(?:sums?|amounts?|payments?|rent|fees?|is|are|becomes?|was)$/.test(before) && (after === '' || /^(?:on|by|in|tomorrow|today|at)$/.test(after)))], // prettier-ignore
  ['non', 'none', ({ after, next, before }) => after === 'of' && before !== 'qua' && next?.hyphen === false],
  ['scene', 'seen', ({ before, after }) => /^(?:been|have|has|had|i've|we've|you've|they've|never|ever)$/.test(before) && (after === '' || determiners.has(after) || /^(?:in|near|at|by|on|since|him|her|it|them|you|anything|as|that|so|here|there)$/.test(after))], // prettier-ignore
  ['moral', 'morale', ({ before, after }) => /^(?:staff|team|employee|low|high|boost|boosts|boosted|improve|improves|raise|raises|troop)$/.test(before) && (after === '' || /^(?:is|was|and|has|in|at|of|among|should|will|can|by)$/.test(after))], // prettier-ignore
  ['moral', 'morale', ({ before, before2, after }) => before === 'on' && /^(?:effect|impact|influence)$/.test(before2) && (after === '' || /^(?:is|should|was|and)$/.test(after))], // prettier-ignore
  ['threw', 'through', ({ before, after, page: { tags }, i }) => /^(?:road|path|way|tunnel|journey|trip|walk|passage|looked|look|ride|drive|came|passing|walking|driving|running)$/.test(before) && determiners.has(after) && tags.has(i + 2, 'Noun')], // prettier-ignore
  ['loose', 'lose', ({ before, after }) => (modals.has(before) || /^(?:to|don't|didn't|doesn't|not|never|we|they|i|you)$/.test(before)) && /^(?:less|fewer|more|our|people|customers|weight|hope|sight|touch|faith|ground|business|data|patience|points|so|too|many)$/.test(after)], // prettier-ignore
  ['defiantly', 'definitely', ({ before, after }) => /^(?:will|would|should|can|most|is|are|am|i|we|i'll|we'll|it's|i'm|you'll)$/.test(before) && /^(?:owe|need|want|recommend|be|have|going|the|a|an|not|worth|agree|think|like|love|come|do|go|coming|interested|possible|help)$/.test(after)], // prettier-ignore
  ["they're", 'their', ({ before, after, after2, page: { classes } }) => after === 'own' || (/^(?:first|last|next|second|new|old)$/.test(after) && /^(?:on|in|at|for|with|of|to|after|before|from|about|during)$/.test(before) && (classes.parts(after2) & pos.noun) !== 0)], // prettier-ignore
  ['their', "they're", ({ before, after, after2 }) => /^(?:happy|glad|sorry|sure|ready|able|afraid|aware|willing|unable|keen|likely)$/.test(after) && /^(?:to|that|with|about|for|of|because|and)$/.test(after2) && !/^(?:of|for|with|in|on|to|from)$/.test(before) && !(after2 === 'and' || after2 === 'for')], // prettier-ignore
  ['your', "you're", ({ before, after, after2 }) => /^(?:glad|sorry|sure|able|afraid|aware|unable|keen|unlikely)$/.test(after) && /^(?:to|that|with|about|of)$/.test(after2) && before !== 'of'], // prettier-ignore
  ['you', 'your', ({ before, after, next, page: { classes, tags, tokens }, i }) => /^(?:of|with|in|for|from|on|about)$/.test(before) && next?.hyphen === false && next.text === after && classes.isNounOnly(after) && !/^(?:people|guys|folks|kids|boys|girls|ladies|gentlemen|children|men|women|today|tomorrow|tonight|yesterday|humans|students|fellows|chaps|idiots?|bastards?)$/.test(after) && (!tokens[i + 2]?.word || /^(?:and|is|was|in|at|to|for|are|or|when|as)$/.test(tokens[i + 2]?.lower ?? '')) && !tags.has(i + 1, 'Date')], // prettier-ignore
  [
    'principle',
    'principal',
    ({ before, after }) =>
      /^(?:the|a|any|its|our|my|their|his|her|your|outstanding|remaining|full)$/.test(before) &&
      /^(?:amount|sum|balance|office|residence|shareholder|contractor|debtor|creditor|component|ingredient|factor|objective|purpose|concern|difference|problem|beneficiary|place|payment|loan)$/.test(
        after,
      ),
  ],
  [
    'proceeding',
    'preceding',
    ({ before, after, next }) =>
      before === 'the' &&
      (/^(?:year|years|month|months|week|weeks|day|days|paragraph|paragraphs|section|sections|clause|clauses|chapter|chapters|page|pages|sentence|quarter|period|decade|century)$/.test(
        after,
      ) ||
        isNumber(next?.lower ?? '')),
  ],
  ['do', 'due', ({ before, next }) => /^(?:when|becomes?|became|falls?|fell)$/.test(before) && /^[.,;]$/.test(next?.text ?? '')],
  ['accept', 'except', ({ before, after }) => before === ',' && /^(?:as|for|when|where|in|by|with|to)$/.test(after)],
  [
    'weakly',
    'weekly',
    ({ before, after }) =>
      /^(?:reports?|meetings?|newsletters?|magazines?|basis|schedules?|updates?|planning|reviews?|calls?|visits?|pay|wages?|hours|market|lessons?|rent|class|classes|tests?)$/.test(
        after,
      ) && !beForms.has(before),
  ],
  [
    'hole',
    'whole',
    ({ before, after }) =>
      /^(?:the|this|that|my|our|his|her|their|your)$/.test(before) &&
      /^(?:agreement|contract|team|house|company|building|group|town|place|experience|morning|summer|afternoon|evening|weekend|project|village|school|amount|point|truth|problem|text|book|film|movie|month|trip|holiday|room|street|crowd|price|document|report|area|system)$/.test(
        after,
      ),
  ],
  [
    'off',
    'of',
    ({ before, after, page, i }) =>
      /^(?:structure|end|beginning|start|event|kind|sort|lot|couple|number|middle|members?|aware|capable|proud|afraid|fond|terms|spite|favou?r|range|type|amount|result|copy|cup|bottle|rest|case|because|instead)$/.test(
        before,
      ) &&
      (determiners.has(after) || /^(?:it|them|us|people)$/.test(after) || page.tags.has(i + 1, 'Plural')),
  ],
  [
    'of',
    'off',
    ({ before, after }) => /^(?:go|goes|went|gone|going|set|sets|run|ran|walked|drove|rushed|hurried)$/.test(before) && /^(?:to|again|together|alone|on)$/.test(after), // prettier-ignore
  ],
  [
    'weather',
    'whether',
    ({ before, after, after2, page, i }) =>
      /^(?:know|knows|knew|wonder|wondered|wondering|ask|asked|asking|decide|decided|sure|see|doubt|doubts|check|determine|say|unclear|unsure)$/.test(
        before,
      ) &&
      (determiners.has(after) || subjects.has(after) || (page.tags.has(i + 1, 'Plural') && /^(?:of|is|are|can|will|should|have|were|would|or)$/.test(after2))), // prettier-ignore
  ],
  [
    'their',
    'there',
    ({ before, after, after2, page: { tokens }, i }) =>
      /^(?:in|on|at|by|yesterday|until|before|again|and|but|because)$/.test(after) &&
      tokens[i + 1]?.hyphen === false &&
      tokens[i + 1]?.text === after &&
      after2 !== 'out' &&
      !/^(?:and|or|\/)$/.test(before),
  ],
  [
    'are',
    'our',
    ({ before, after, after2, page: { tokens }, i }) =>
      /^(?:when|because|that|and|but|while|said|told|since|,)$/.test(before) &&
      household.test(after) &&
      (/^(?:is|was|has|had|will|would|came|went|said|told|called|lives|works|needs|wants|asked)$/.test(after2) ||
        (before === 'when' && !after.endsWith('s') && tokens[i + 2]?.text === ',')) && // prettier-ignore
      !(before === 'that' && after.endsWith('s')),
  ],
  [
    "who's",
    'whose',
    // "the member who's portfolio includes": a noun between two verbs.
    ({ before, after, after2, page: { dictionary, tags }, i }) =>
      before !== '' &&
      (dictionary.partsOf(after) & (pos.noun | pos.plural)) !== 0 &&
      !(dictionary.partsOf(after) & (pos.adjective | pos.ing | pos.participle | pos.adverb | pos.name)) &&
      (tags.has(i - 1, 'Noun') || before === ',') &&
      ((dictionary.partsOf(after2) & pos.verbS) !== 0 || beForms.has(after2)) &&
      !tags.has(i + 2, 'Gerund', 'Plural'),
  ],
  [
    'whose',
    "who's",
    ({ before, after, after2, next }) =>
      next?.hyphen === false &&
      (before === '' || /^(?:know|see|guess|tell|ask|wonder)$/.test(before)) &&
      (/^(?:out|in|on|at|here|a|the|your|my|this|gonna|paying|driving|making|doing)$/.test(after) && !beForms.has(after2) && !/^(?:tests?|lessons?|licen[cs]e|skills|force)$/.test(after2) || (after === 'with' && /^(?:me|you|him|her|us|them)$/.test(after2))), // prettier-ignore
  ],
  [
    'its',
    "it's",
    ({ before, after, after2, page: { classes, tags }, i }) =>
      before === '' &&
      ((after === 'no' && /^(?:use|wonder|good|problem|secret|joke|surprise|longer|big|different|coincidence|accident|easy|fun)$/.test(after2)) ||
        (/^(?:late|dark|cold|hot|warm|early|true|possible|impossible|clear|likely|easy|hard|difficult|important|strange|funny|sad|nice|great|good)$/.test(after) && /^(?:that|to|outside|here|now|today|in|for|when|and|but|if|enough)$/.test(after2) && !(tags.has(i + 2, 'Noun') || classes.isNounOnly(after2)))), // prettier-ignore
  ],
  ['theirs', "there's", ({ after }) => /^(?:a|an|no|been|nothing|something|always|another)$/.test(after)],
  [
    'your',
    "you're",
    ({ before, after, after2, page: { dictionary }, next }) =>
      /^(?:whatever|wherever|whenever|whoever)$/.test(before) &&
      next?.hyphen === false &&
      (dictionary.partsOf(after) & pos.ing) !== 0 &&
      (after2 === '' || /^(?:to|on|for|with|in|at|it|them)$/.test(after2)),
  ],
  [
    'an',
    'and',
    ({ token, before, after, next }) =>
      !token.first && before !== '' && next?.text === after && /^(?:there|they|the|he|she|we|you|then|this|my|his|their|our)$/.test(after),
  ],
  [
    'whom',
    'who',
    ({ token, before, after, after2, page: { tokens }, i }) =>
      !token.first &&
      !/^(?:to|of|for|with|by|from|on|about|in|at|against|through|under|among|between|after|before|towards?|,|and|;|-)$/.test(before) &&
      (modals.has(after) || /^(?:is|was|has|had|have|are|were|does|did)$/.test(after)) &&
      after2 !== '' &&
      !subjects.has(after2) &&
      !determiners.has(after2) &&
      !/^\p{Lu}/u.test(tokens[i + 2]?.text ?? ''),
  ],
  [
    'lead',
    'led',
    ({ before, after, after2 }) =>
      (/^(?:has|have|had|have also|has also)$/.test(before) &&
        (determiners.has(after) || /^(?:us|me|them|him|several|many|to)$/.test(after))) ||
      (after === 'by' &&
        after2 !== 'example' &&
        !modals.has(before) &&
        !/^(?:to|i|we|they|you|who|that|which|and|the|don't|people|leaders|a|in)$/.test(before)),
  ],
  [
    'lead',
    'led',
    // "the group, lead for many years by her"
    ({ before, after, page: { tokens }, i }) =>
      before === ',' && after === 'for' && tokens.slice(i + 2, i + 6).some(other => other.lower === 'by') && tokens.slice(i + 2, i + 6).every(other => other.word), // prettier-ignore
  ],
  [
    'witch',
    'which',
    ({ before, after }) =>
      (before === ',' || /^(?:in|of|from|to|for)$/.test(before)) &&
      (subjects.has(after) || beForms.has(after) || modals.has(after) || /^(?:all|both|has|had|have|does|did|makes?|means?)$/.test(after) || (before === ',' && /^(?:gave|gives|made|took|takes|came|comes|led|leads|helped|helps|meant|caused|causes)$/.test(after)) || (before === ',' && possessives.has(after))), // prettier-ignore
  ],
  [
    'to',
    'too',
    ({ before, after, next, page: { tokens }, i }) =>
      next?.hyphen === false &&
      ((after === 'few' && /^(?:and|have|has|had|with|far|are|were|is|got|way|too)$/.test(before)) ||
        (after === 'far' &&
          /^(?:simply|way|much|is|was|are|were|just|not|bit|little|gone|went|going|live|lives)$/.test(before) &&
          !tokens[i + 2]?.word) || // prettier-ignore
        (after === 'many' && /^(?:have|has|had|with|there's|simply|far|got|made|make|are|were)$/.test(before))),
  ],
  ['to', 'too', ({ token, before, next, page: { tokens }, i }) => !token.first && (before === 'so' || (/^(?:me|you)$/.test(before) && tokens[i - 1]?.first === true)) && /^[.!]$/.test(next?.text ?? '')], // prettier-ignore
]
