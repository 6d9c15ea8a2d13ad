/** Words that are spelled right and are still the wrong word, and the comma after an opening phrase. */
import { pos } from './dictionary.ts'
import type { Edit } from './revision.ts'
import type { RulePage } from './rules.ts'
import { matchCase, type Token } from './tokens.ts'
import { articles, beForms, closed, determiners, modals, possessives, subjects } from './word-classes.ts'

interface Place {
  token: Token
  before: string
  before2: string
  after: string
  after2: string
  next: Token | undefined
  page: RulePage
}

interface Confusion {
  when: (place: Place) => boolean
  write: string
}

const adjectives =
  /^(?:good|bad|big|small|easy|hard|difficult|important|nice|great|better|best|very|so|too|really|quite|not|a|an|the|also|always|never|been|just|only|true|clear|possible|impossible|necessary|useful|fun|cheap|expensive|cold|hot|better|like|because|my|more|most|pretty|interesting)$/
const comparatives =
  /^(?:more|less|better|worse|rather|easier|harder|bigger|smaller|faster|slower|higher|lower|older|younger|longer|shorter|cheaper|greater|stronger|weaker|happier|safer|richer|poorer|fewer|other|larger|earlier|later|sooner|deeper|cleaner|healthier|smarter|taller|closer)$/
const endsClause = (place: Place) => !place.next || !place.next.word

/** The wrong word, what shows that it is wrong, and the right one. */
const confusions = new Map<string, readonly Confusion[]>([
  [
    'its',
    [
      {
        write: "it's",
        when: ({ after, after2, next, page }) =>
          (/^(?:a|an|the|not|been|very|too|because|like|really|just|also)$/.test(after) && !(after === 'very' && after2 === 'own')) ||
          (adjectives.test(after) && /^(?:to|that|for|because|when|if|but)$/.test(after2)) ||
          (next?.word === true &&
            page.classes.isAdjective(after) &&
            !page.classes.isSingular(after) &&
            page.tokens[page.tokens.indexOf(next) + 1]?.text === '.'),
      },
    ],
  ],
  [
    'your',
    [
      {
        write: "you're",
        when: ({ after, after2 }) =>
          /^(?:welcome|going|not|a|an|the|very|doing|getting|trying|being)$/.test(after) &&
          !/^(?:mat|package|page|email|message|back|rate|screen|party|kit|price|speech|address|is|was)$/.test(after2) &&
          !/^(?:going|doing|getting|trying|being)$/.test(after),
      },
    ],
  ],
  [
    'their',
    [
      {
        write: 'there',
        when: ({ after, after2, before }) =>
          /^(?:is|are|was|were|isn't|aren't|wasn't)$/.test(after) && !/^(?:of|in|for|with|on|to)$/.test(before) && after2 !== 'own',
      },
    ],
  ],
  [
    'there',
    [
      {
        write: 'their',
        when: ({ before, after, page }) =>
          /^(?:of|with|in|for|on|all|change|improve|use|enjoy|spend|do|about|from|by|express|share)$/.test(before) &&
          page.classes.isNounOnly(after) &&
          !/^(?:is|are)$/.test(after) &&
          !(before === 'in' || before === 'from' || before === 'do'),
      },
    ],
  ],
  [
    'then',
    [
      {
        write: 'than',
        when: ({ before, before2, after }) =>
          comparatives.test(before) &&
          !(before === 'later' && after !== '') &&
          after !== '' &&
          !(before === 'more' && before2 === 'once') &&
          before !== 'better',
      },
      {
        write: 'than',
        when: ({ before, after }) =>
          before === 'better' &&
          /^(?:the|a|my|his|her|their|our|your|others?|before|ever|any|having|being|me|him|them|this|that|those)$/.test(after),
      },
    ],
  ],
  [
    'than',
    [
      {
        write: 'then',
        when: ({ before, after, token }) =>
          (before === 'and' || token.first || before === 'since' || before === 'until') &&
          (subjects.has(after) || /^(?:the|there|my)$/.test(after)),
      },
    ],
  ],
  [
    'to',
    [
      {
        write: 'too',
        when: ({ after, before }) =>
          /^(?:much|many)$/.test(after) &&
          !/^(?:due|owing|as|applies|apply|belongs?|happens?|thanks|happened|common|according|lead|leads|led|owe|owes|in)$/.test(before) &&
          (beForms.has(before) || /^(?:not|far|way|eat|drink|spend|have|cost|takes?|work|use|got|has)$/.test(before)),
      },
    ],
  ],
  [
    'loose',
    [
      {
        write: 'lose',
        when: ({ before, after }) =>
          (before === 'to' || modals.has(before) || /^(?:don't|didn't|doesn't|not|they|we|you|i|people)$/.test(before)) &&
          (determiners.has(after) ||
            /^(?:weight|money|time|everything|control|interest|it|them|him|her|hope|contact|something|all|patience|focus)$/.test(after)),
      },
    ],
  ],
  ['looses', [{ write: 'loses', when: () => true }]],
  ['loosing', [{ write: 'losing', when: () => true }]],
  [
    'advice',
    [
      {
        write: 'advise',
        when: ({ before, after }) =>
          (modals.has(before) || /^(?:to|i|we|they)$/.test(before)) &&
          /^(?:you|people|him|her|them|me|us|everyone|students|parents|my|that|against|the)$/.test(after),
      },
    ],
  ],
  [
    'advise',
    [
      {
        write: 'advice',
        when: ({ before, after }) =>
          (/^(?:good|best|some|any|of|give|your|his|her|my|their|useful|great|much|bad|the|this|for)$/.test(before) &&
            !(/^(?:the|of)$/.test(before) && determiners.has(after))) ||
          before === 'an',
      },
    ],
  ],
  [
    'affect',
    [
      {
        write: 'effect',
        when: ({ before, after }) =>
          /^(?:the|an|no|big|bad|good|great|negative|positive|side|harmful|greenhouse|strong|huge|major|same|significant)$/.test(before) &&
          (after === '' || closed.has(after)) &&
          !determiners.has(after),
      },
    ],
  ],
  [
    'effect',
    [
      {
        write: 'affect',
        when: ({ before, after }) =>
          (modals.has(before) || /^(?:don't|doesn't|didn't|not)$/.test(before)) &&
          (determiners.has(after) || /^(?:me|you|him|us|them|people|it)$/.test(after)),
      },
    ],
  ],
  [
    'effects',
    [
      {
        write: 'affects',
        when: ({ before, after }) =>
          /^(?:it|that|which|this|he|she|also)$/.test(before) &&
          (determiners.has(after) || /^(?:me|you|him|us|them|people)$/.test(after)) &&
          before !== 'that',
      },
    ],
  ],
  [
    'form',
    [
      {
        write: 'from',
        when: ({ before, after }) =>
          (/^(?:away|far|come|came|comes|coming|different|suffer|suffers|suffering|escape|prevent|learn|learned|benefit|apart|graduated?|graduating|arrived?|protect|resulted|resulting|isolated|absent)$/.test(
            before,
          ) &&
            !/^(?:a|an)$/.test(before)) ||
          (determiners.has(after) &&
            after !== 'a' &&
            after !== 'an' &&
            /^(?:people|students|information|food|money|out|back|her|him|them|it|you|me)$/.test(before)),
      },
    ],
  ],
  [
    'live',
    [
      {
        write: 'life',
        when: place =>
          possessives.has(place.before) &&
          place.before !== 'her' &&
          (endsClause(place) ||
            /^(?:is|was|in|and|with|by|because|will|style|to|for|as|would|can|when|more|easier|without|long|better|at|on|but)$/.test(
              place.after,
            )),
      },
      {
        write: 'life',
        when: ({ before, after }) =>
          /^(?:daily|human|everyday|social|happy|whole|modern|real|normal)$/.test(before) &&
          (after === '' || closed.has(after)) &&
          before !== 'whole',
      },
    ],
  ],
  [
    'believe',
    [
      {
        write: 'belief',
        when: ({ before, after }) =>
          (/^(?:a|an)$/.test(before) || (possessives.has(before) && before !== 'her')) &&
          (after === '' || closed.has(after)) &&
          after !== 'that',
      },
    ],
  ],
  [
    'think',
    [
      {
        write: 'thing',
        when: ({ before, after }) =>
          /^(?:every|new|same|important|good|bad|any|only|best|worst|first|another|this|one|such)$/.test(before) &&
          !/^(?:this|one|any|first|only|that)$/.test(before) &&
          (after === '' || closed.has(after)) &&
          after !== 'about',
      },
    ],
  ],
  [
    'thinks',
    [
      {
        write: 'things',
        when: ({ before, after }) =>
          /^(?:many|new|these|those|some|all|other|different|good|bad|several|important|of|the|more|few|two|three|same|interesting)$/.test(
            before,
          ) &&
          (after === '' || closed.has(after)) &&
          !/^(?:that|it|he|she|they)$/.test(after),
      },
    ],
  ],
  [
    'breath',
    [
      {
        write: 'breathe',
        when: ({ before, after }) =>
          (before === 'to' || modals.has(before)) &&
          (after === '' || /^(?:the|in|and|well|easily|clean|fresh|air|properly|better|polluted|under|normally)$/.test(after)),
      },
    ],
  ],
  [
    'except',
    [
      {
        write: 'accept',
        when: ({ before, after }) =>
          (before === 'to' || modals.has(before) || /^(?:don't|didn't|not|must)$/.test(before)) &&
          (determiners.has(after) || /^(?:it|them|him|her|money|new|change|people)$/.test(after)) &&
          before !== 'not',
      },
    ],
  ],
  [
    'weather',
    [
      {
        write: 'whether',
        when: ({ after, before }) =>
          /^(?:or|it|they|he|she|we|you|i|to|people|there)$/.test(after) &&
          !/^(?:the|good|bad|nice|cold|hot|warm|of|this|in|weather|severe|winter|rainy|sunny)$/.test(before),
      },
    ],
  ],
  [
    'were',
    [
      {
        write: 'where',
        when: ({ before, after }) =>
          /^(?:place|places|country|city|countries|area|room|school|house|town|village|situation)$/.test(before) &&
          (subjects.has(after) || /^(?:people|there)$/.test(after)),
      },
    ],
  ],
  [
    'where',
    [
      {
        write: 'were',
        when: ({ before, after, page }) =>
          /^(?:they|we|you|people|there|these|those)$/.test(before) &&
          (/^(?:not|many|very|no|so|also|all|too|always|going|able)$/.test(after) || (page.classes.parts(after) & pos.ing) !== 0) &&
          !(before === 'you' || before === 'people'),
      },
    ],
  ],
  ['wear', [{ write: 'where', when: ({ before, after }) => /^(?:place|places|country|city)$/.test(before) && subjects.has(after) }]],
  [
    'quite',
    [
      {
        write: 'quiet',
        when: ({ before, after }) =>
          (/^(?:very|and|so|too|be|keep|stay|peaceful)$/.test(before) && after === '') ||
          (/^(?:a|very|the)$/.test(before) && /^(?:place|room|area|street|town|village|life|neighborhood|city|environment)$/.test(after)),
      },
    ],
  ],
  [
    'specially',
    [
      {
        write: 'especially',
        when: ({ before, after }) =>
          (before === '' || before === ',' || before === 'and' || before === 'people') &&
          /^(?:in|for|when|if|the|with|on|those|young|at|to|children|because|if|students)$/.test(after),
      },
    ],
  ],
  ['personal', [{ write: 'personally', when: ({ token, after }) => token.first && /^(?:i|,)$/.test(after) }]],
  [
    'other',
    [
      {
        write: 'others',
        when: place =>
          place.before === 'than' &&
          endsClause(place) &&
          place.before2 !== 'rather' &&
          place.next?.text === '.' &&
          comparatives.test(place.before2),
      },
    ],
  ],
  [
    'others',
    [
      {
        write: 'other',
        when: ({ after, before, page }) =>
          (page.classes.parts(after) & pos.plural) !== 0 && !(page.classes.parts(after) & pos.verbS) && !/^(?:the|of)$/.test(before),
      },
    ],
  ],
  [
    'another',
    [
      {
        write: 'other',
        when: ({ after, page }) =>
          page.classes.isPlural(after) && !page.classes.isSingular(after) && !(page.classes.parts(after) & (pos.verbS | pos.noun)),
      },
    ],
  ],
  [
    'much',
    [
      {
        write: 'many',
        when: ({ after, page }) =>
          page.classes.isPlural(after) &&
          (page.classes.parts(after) & ~pos.plural) === 0 &&
          !/(?:ics|news|series|species|thanks|data|goods)$/.test(after),
      },
    ],
  ],
  [
    'easy',
    [
      {
        write: 'easily',
        when: ({ before, after, page }) =>
          (modals.has(before) || /^(?:very|more|so|can|be|to)$/.test(before)) &&
          page.classes.isVerb(after) &&
          modals.has(before) &&
          !page.classes.isSingular(after),
      },
    ],
  ],
  [
    'extreme',
    [
      {
        write: 'extremely',
        when: ({ after, page }) =>
          /^(?:important|difficult|hard|dangerous|expensive|useful|high|low|good|bad|hot|cold|happy|popular|large|small|rare|fast|slow)$/.test(
            after,
          ) && page.tokens.length > 0,
      },
    ],
  ],
  [
    'real',
    [
      {
        write: 'really',
        when: ({ before, after }) =>
          (beForms.has(before) || /^(?:a|it's|very)$/.test(before)) &&
          /^(?:important|good|bad|hard|difficult|happy|nice|great|big|interesting|useful|fun|easy|sorry)$/.test(after) &&
          before !== 'very',
      },
    ],
  ],
  ['lead', [{ write: 'led', when: ({ before, after }) => /^(?:has|have|had|which has|was|were)$/.test(before) && after === 'to' }]],
  ['alot', [{ write: 'a lot', when: () => true }]],
  [
    'passed',
    [
      {
        write: 'past',
        when: ({ before, after }) =>
          /^(?:the)$/.test(before) && /^(?:few|two|three|five|ten|year|years|decade|century|month|week)$/.test(after),
      },
    ],
  ],
  [
    'dose',
    [
      {
        write: 'does',
        when: ({ before, after, token }) =>
          /^(?:not|n't)$/.test(after) ||
          (/^(?:he|she|it|this|who|what|which|how|why|that)$/.test(before) && (after === '' || closed.has(after))) ||
          (token.first && subjects.has(after)),
      },
    ],
  ],
  [
    'fell',
    [
      {
        write: 'feel',
        when: ({ before, after }) => (modals.has(before) || /^(?:to|don't|doesn't)$/.test(before)) && !/^(?:trees?|a)$/.test(after),
      },
    ],
  ],
  ['wont', [{ write: "won't", when: () => true }]],
  ['cant', [{ write: "can't", when: () => true }]],
  [
    'hole',
    [
      {
        write: 'whole',
        when: ({ before, after }) =>
          before === 'the' &&
          /^(?:world|life|day|family|country|time|year|week|city|story|idea|process|thing|night|society|class)$/.test(after),
      },
    ],
  ],
  [
    'knew',
    [
      {
        write: 'new',
        when: ({ before, after }) =>
          /^(?:a|the|many|some|learn|learning|try|trying|of|these|and)$/.test(before) &&
          /^(?:things?|ideas?|people|skills?|technology|technologies|products?|places?|ways?|friends|knowledge|information|experiences?|countries|inventions?)$/.test(
            after,
          ),
      },
    ],
  ],
  [
    'now',
    [
      {
        write: 'know',
        when: ({ before, after }) =>
          /^(?:to|don't|didn't|doesn't|must|should)$/.test(before) &&
          /^(?:what|how|that|about|the|why|where|who|each|more|if|many|everything|something|it|them)$/.test(after),
      },
    ],
  ],
  [
    'no',
    [
      {
        write: 'not',
        when: ({ before, after }) =>
          /^(?:is|are|was|were|do|does|did|can|could|should|would|will)$/.test(before) &&
          /^(?:the|a|an|only|always|very|so|enough|because|easy|true|good|important|necessary|possible|have|be|know|want|like|need)$/.test(
            after,
          ) &&
          !(/^(?:is|are|was|were)$/.test(before) && /^(?:good|so|easy|need|want|important)$/.test(after)),
      },
    ],
  ],
  ['whit', [{ write: 'with', when: () => true }]],
  ['wich', [{ write: 'which', when: () => true }]],
  ['tough', [{ write: 'though', when: ({ before }) => /^(?:even|as)$/.test(before) }]],
  [
    'trough',
    [
      {
        write: 'through',
        when: ({ before, after }) =>
          !/^(?:a|the|feeding|water)$/.test(before) && (determiners.has(after) || /^(?:it|life|experience|them)$/.test(after)),
      },
    ],
  ],
  ['threw', [{ write: 'through', when: ({ before }) => /^(?:go|going|went|gone|get|passed|pass|come|came|look|goes)$/.test(before) }]],
  [
    'moths',
    [{ write: 'months', when: ({ before }) => /^(?:few|two|three|four|five|six|seven|eight|nine|ten|several|last|many)$/.test(before) }],
  ],
  ['costumers', [{ write: 'customers', when: () => true }]],
  ['costumer', [{ write: 'customer', when: () => true }]],
  ['bee', [{ write: 'be', when: ({ before }) => before === 'to' || modals.has(before) }]],
  ['ting', [{ write: 'thing', when: () => true }]],
  ['tings', [{ write: 'things', when: () => true }]],
  ['fiend', [{ write: 'friend', when: ({ before }) => possessives.has(before) || /^(?:best|good|close|old)$/.test(before) }]],
  ['wright', [{ write: 'write', when: ({ token, before }) => token.text === token.lower && (before === 'to' || modals.has(before)) }]],
  [
    'cloths',
    [
      {
        write: 'clothes',
        when: ({ before }) =>
          /^(?:new|my|his|her|your|their|our|wear|wearing|buy|of|nice|fashionable|expensive|some|the|and|put|clean)$/.test(before) &&
          before !== 'the' &&
          before !== 'clean',
      },
    ],
  ],
])

const openers =
  /^(?:however|therefore|moreover|furthermore|nevertheless|nowadays|consequently|additionally|firstly|second|third|secondly|thirdly|lastly|unfortunately|fortunately|besides|in addition|in conclusion|for example|for instance|first of all|on the other hand|in my opinion|in fact|as a result|in contrast|in other words|in general|to sum up|to conclude|in summary|as a matter of fact|after all|above all|for this reason|because of this|personally|finally|generally|actually|in short|last but not least|second of all|as a consequence|at the same time|on the contrary|in the end|generally speaking|by contrast|in this case|in that case|of course|hence|from my point of view)$/
const clauseStart = new Set(
  'i you he she it we they the this that these those there my your his her our their a an people some many most if when no'.split(' '),
)

/** Edits of confused words, and commas after opening phrases. */
export function confusionEdits(page: RulePage): Edit[] {
  return [...confusedWords(page), ...openingCommas(page)]
}

function confusedWords(page: RulePage): Edit[] {
  const { tokens } = page
  return tokens.flatMap((token, i) => {
    const rules = token.word && !token.fixed && !token.hyphen ? confusions.get(token.lower) : undefined
    if (!rules || page.facts.keep.includes(token.lower)) return []
    const at = (k: number) => (tokens[k]?.word ? (tokens[k]?.lower ?? '') : '')
    const next = tokens[i + 1]
    const place: Place = {
      token,
      before: token.first ? '' : (tokens[i - 1]?.lower ?? ''),
      before2: at(i - 2),
      after: at(i + 1),
      after2: at(i + 2),
      next,
      page,
    }
    const right = rules.find(rule => rule.when(place))?.write
    if (!right) return []
    return [
      {
        start: token.start,
        end: token.end,
        after: matchCase(right, token.text),
        kind: 'word_choice' as const,
        rule: 'confused-word',
        message: `"${right}" is meant here, not "${token.lower}".`,
      },
    ]
  })
}

function openingCommas({ tokens }: RulePage): Edit[] {
  const edits: Edit[] = []
  tokens.forEach((token, i) => {
    if (!token.first || !token.word) return
    for (let length = 5; length >= 1; length--) {
      const opening = tokens.slice(i, i + length)
      const next = tokens[i + length]
      if (!next?.word || next.fixed || opening.length < length || opening.some(part => !part.word || part.fixed)) continue
      const text = opening.map(part => part.lower).join(' ')
      if (!openers.test(text)) continue
      const last = opening.at(-1)
      if (last && clauseStart.has(next.lower) && !breaksOpening(text, next, tokens[i + length + 1])) edits.push({ start: last.end, end: last.end, after: ',', kind: 'punctuation', rule: 'opening-comma', message: `A comma follows "${token.text}${text.slice(token.text.length)}" at the start of a sentence.` }) // prettier-ignore
      return
    }
  })
  return edits
}

/** "However the vote goes", "After all the work", "Besides the price": no comma there. */
function breaksOpening(opening: string, next: Token, after: Token | undefined): boolean {
  if (
    /^(?:however|after all|above all|besides|because of this|in this case|in that case|finally|in general|hence|in the end|at the same time|of course|actually|in contrast)$/.test(
      opening,
    )
  )
    return (
      !subjects.has(next.lower) &&
      !(opening === 'however' && /^(?:there|this|these|some|people|many|if|when|most)$/.test(next.lower)) &&
      !(opening === 'finally' && articles.has(next.lower) && after?.word === true && false)
    )
  return false
}
