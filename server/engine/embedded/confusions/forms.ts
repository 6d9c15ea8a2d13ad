/** Confused words of one family: "advice" for "advise", "easy" for "easily", "much" for "many". */
import { pos } from '../grammar/parts-of-speech.ts'
import { comparatives, endsClause, type Confusion, hasNear } from './confusion.ts'
import { beForms, closed, determiners, modals, possessives } from '../grammar/word-classes.ts'

/** A word used in place of a related one. */
export const formConfusions: readonly Confusion[] = [
  [
    'advice',
    'advise',
    ({ before, after }) =>
      (modals.has(before) || /^(?:to|i|we|they|please|kindly)$/.test(before)) &&
      /^(?:you|people|him|her|them|me|us|everyone|students|parents|my|that|against|the)$/.test(after),
  ],
  [
    'advise',
    'advice',
    ({ before, after }) =>
      (/^(?:good|best|some|any|of|give|your|his|her|my|their|useful|great|much|bad|the|this|for)$/.test(before) &&
        !(/^(?:the|of)$/.test(before) && determiners.has(after))) ||
      before === 'an',
  ],
  [
    'believe',
    'belief',
    ({ before, after }) =>
      (/^(?:a|an)$/.test(before) || (possessives.has(before) && before !== 'her')) &&
      (after === '' || closed.has(after)) &&
      after !== 'that',
  ],
  [
    'think',
    'thing',
    ({ before, after }) =>
      /^(?:every|new|same|important|good|bad|any|only|best|worst|first|another|this|one|such)$/.test(before) &&
      !/^(?:this|one|any|first|only|that)$/.test(before) &&
      (after === '' || closed.has(after)) &&
      after !== 'about',
  ],
  [
    'thinks',
    'things',
    ({ before, after }) =>
      /^(?:many|new|these|those|some|all|other|different|good|bad|several|important|of|the|more|few|two|three|same|interesting)$/.test(
        before,
      ) &&
      (after === '' || closed.has(after)) &&
      !/^(?:that|it|he|she|they)$/.test(after),
  ],
  [
    'specially',
    'especially',
    ({ before, after }) =>
      (before === '' || before === ',' || before === 'and' || before === 'people') &&
      /^(?:in|for|when|if|the|with|on|those|young|at|to|children|because|if|students)$/.test(after),
  ],
  ['personal', 'personally', ({ token, after }) => token.first && /^(?:i|,)$/.test(after)],
  [
    'other',
    'others',
    place =>
      place.before === 'than' &&
      endsClause(place) &&
      place.before2 !== 'rather' &&
      place.next?.text === '.' &&
      comparatives.test(place.before2),
  ],
  [
    'others',
    'other',
    ({ after, before, page }) =>
      (page.classes.parts(after) & pos.plural) !== 0 && !(page.classes.parts(after) & pos.verbS) && !/^(?:the|of)$/.test(before),
  ],
  [
    'another',
    'other',
    ({ before, after, after2, page }) =>
      before !== ',' &&
      !/^(?:is|was|has)$/.test(after2) &&
      (after2 === '' || closed.has(after2)) &&
      page.classes.isPlural(after) &&
      !page.classes.isSingular(after) &&
      !(page.classes.parts(after) & (pos.verbS | pos.noun)),
  ],
  [
    'much',
    'many',
    ({ after, page, before, i }) =>
      (before === 'how' &&
        page.tokens[i + 4]?.lower !== 'common' &&
        page.tags.has(i + 1, 'Plural') &&
        page.classes.isPlural(after) &&
        !(page.dictionary.partsOf(after) & pos.noun) &&
        !/(?:ics|news|thanks|goods)$/.test(after)) ||
      (/^(?:too|so)$/.test(before) &&
        page.classes.isPlural(after) &&
        !(page.dictionary.partsOf(after) & (pos.noun | pos.adjective)) &&
        page.tags.has(i + 1, 'Plural') &&
        !/(?:ics|news|thanks|goods)$/.test(after)) || // prettier-ignore
      (page.classes.isPlural(after) &&
        (page.classes.parts(after) & ~pos.plural) === 0 &&
        !/(?:ics|news|series|species|thanks|data|goods)$/.test(after)),
  ],
  [
    'easy',
    'easily',
    ({ before, after, page }) =>
      (modals.has(before) || /^(?:very|more|so|can|be|to)$/.test(before)) &&
      page.classes.isVerb(after) &&
      modals.has(before) &&
      !page.classes.isSingular(after),
  ],
  [
    'extreme',
    'extremely',
    ({ after, page }) =>
      /^(?:important|difficult|hard|dangerous|expensive|useful|high|low|good|bad|hot|cold|happy|popular|large|small|rare|fast|slow)$/.test(
        after,
      ) && page.tokens.length > 0,
  ],
  [
    'real',
    'really',
    ({ before, after }) =>
      (beForms.has(before) || /^(?:a|it's|very)$/.test(before)) &&
      /^(?:important|good|bad|hard|difficult|happy|nice|great|big|interesting|useful|fun|easy|sorry)$/.test(after) &&
      before !== 'very',
  ],
  [
    'live',
    'life',
    place =>
      possessives.has(place.before) &&
      place.before !== 'her' &&
      (endsClause(place) ||
        /^(?:is|was|in|and|with|by|because|will|style|to|for|as|would|can|when|more|easier|without|long|better|at|on|but)$/.test(
          place.after,
        )),
  ],
  [
    'live',
    'life',
    ({ before, after }) =>
      /^(?:daily|human|everyday|social|happy|whole|modern|real|normal)$/.test(before) &&
      (after === '' || closed.has(after)) &&
      before !== 'whole',
  ],
  // "to fell the old beech"
  ['fell', 'feel', place => (modals.has(place.before) || /^(?:to|don't|doesn't)$/.test(place.before)) && !/^(?:trees?|a|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|several)$/.test(place.after) && !hasNear(place, /^(?:trees?|timber|beech(?:es)?|oaks?|pines?|elms?|ash|sycamores?|birch(?:es)?|spruces?|firs?|poplars?|willows?|chestnuts?|cedars?|maples?|walnuts?|trunks?|axe|ax|chainsaws?|arborist|foresters?|loggers?|lumberjacks?|giants?)$/, 8)], // prettier-ignore
  [
    'no',
    'not',
    ({ before, after }) =>
      /^(?:is|are|was|were|do|does|did|can|could|should|would|will)$/.test(before) &&
      /^(?:the|a|an|only|always|very|so|enough|because|easy|true|good|important|necessary|possible|have|be|know|want|like|need)$/.test(
        after,
      ) &&
      !(/^(?:is|are|was|were|do|does|did)$/.test(before) && /^(?:good|so|easy|need|want|important)$/.test(after)),
  ],
  ['alot', 'a lot', () => true],
  ['wont', "won't", ({ before, after }) => !beForms.has(before) && !possessives.has(before) && after !== 'to' && before !== 'as'],
  ['cant', "can't", ({ before, page: { tags }, i }) => !determiners.has(before) && !tags.has(i - 1, 'Adjective')],
]
