/** Articles and number that writers miss: "play important role", "most of the kid", "so nice trip", "polices". */
import { pos } from '../../grammar/parts-of-speech.ts'
import { afterWord, applyRules, insertText, lowerAt, onText, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect, pluralize } from '../../grammar/irregular.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, closed, countNouns, determiners, endsPhrase, massNouns } from '../../grammar/word-classes.ts'

/** Edits of articles and number. */
export function nounPhraseEdits(page: RulePage): Edit[] {
  return applyRules(page, [
    importantRole,
    mostOfKids,
    soNiceTrip,
    certainThing,
    policesWord,
    smallerS,
    aClothes,
    isMadeBy,
    twiceModal,
    youBe,
  ])
}

/** "It plays also important role" */
const importantRole: Rule = onWord(
  'important big major key vital crucial significant great huge essential central',
  ({ tokens }, token, i) =>
    /^(?:role|part)$/.test(lowerAt(tokens, i + 1)) &&
    endsPhrase(tokens[i + 2]) &&
    /^(?:play|plays|played|playing)$/.test(
      /^(?:also|still)$/.test(lowerAt(tokens, i - 1)) ? lowerAt(tokens, i - 2) : lowerAt(tokens, i - 1),
    )
      ? insertText(token.start, `${articleFor(token.lower)} `, 'article', `"${lowerAt(tokens, i + 1)}" is countable and needs an article.`)
      : undefined,
)

const people = /^(?:kid|student|child|person|friend|teacher|user|customer|worker|parent|teenager|woman|man|employee|tourist|consumer|citizen|adult|driver|player|girl|boy|country)$/ // prettier-ignore

/** "most of the kid", "some of my friend" */
const mostOfKids: Rule = afterWord('the my our his her their these those', ({ tokens, tags }, token, i) =>
  people.test(token.lower) &&
  lowerAt(tokens, i - 2) === 'of' &&
  (/^(?:many|several|few|both)$/.test(lowerAt(tokens, i - 3)) ||
    (/^(?:most|some|all)$/.test(lowerAt(tokens, i - 3)) && !/^(?:country|man|woman|child|person)$/.test(token.lower))) &&
  (endsPhrase(tokens[i + 1]) || tags.has(i + 1, 'PastTense', 'Copula', 'Modal'))
    ? replaceWord(token, pluralize(token.lower), 'number', `Use the plural after "${lowerAt(tokens, i - 3)} of".`)
    : undefined,
)

/** "It was so nice trip." */
const soNiceTrip: Rule = onWord('so', ({ tokens, classes }, token, i) => {
  const adjective = tokens[i + 1]
  const noun = tokens[i + 2]
  if (!adjective?.word || adjective.fixed || !noun?.word || !/^(?:is|was|are|were|be|been|it's|has|have|had)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  if (!classes.isAdjective(adjective.lower) || closed.has(adjective.lower) || !countNouns.has(noun.lower) || !endsPhrase(tokens[i + 3]))
    return undefined
  if (/^(?:long|far|much|late|well)$/.test(adjective.lower) || /^(?:time|day|way|part|home|fact)$/.test(noun.lower)) return undefined
  return replaceWord(token, `such ${articleFor(adjective.lower)}`, 'article', 'Before an adjective and a noun, use "such a".')
})

/** "certain thing in life" */
const certainThing: Rule = onWord(
  'thing subject problem rule situation reason skill field product idea student country animal person place',
  ({ tokens }, token, i) =>
    lowerAt(tokens, i - 1) === 'certain' &&
    !/^(?:a|an|the|this|that|every|each|any|no|is|are|was|were|be|one|almost|quite|make|made|so|very|not)$/.test(lowerAt(tokens, i - 2)) &&
    lowerAt(tokens, i - 2) !== '' &&
    endsPhrase(tokens[i + 1])
      ? replaceWord(token, pluralize(token.lower), 'number', 'Use the plural after "certain".')
      : undefined,
)

const uncounted = new Map([
  ['polices', 'police'],
  ['medias', 'media'],
  ['livestocks', 'livestock'],
  ['softwares', 'software'],
  ['luggages', 'luggage'],
  ['feedbacks', 'feedback'],
  ['slangs', 'slang'],
])

/** "polices can catch them" */
const policesWord: Rule = ({ tokens, tags }, token, i) => {
  const right = uncounted.get(token.text)
  if (
    !right ||
    lowerAt(tokens, i + 1) === 'res' ||
    (token.lower === 'polices' &&
      (tags.has(i, 'Verb') ||
        /^(?:the|a|an|its|his|her|our|their|this|that)$/.test(lowerAt(tokens, i + 1)) ||
        /^(?:it|that|which|who|he|she)$/.test(lowerAt(tokens, i - 1))))
  )
    return undefined
  return replaceWord(token, right, 'mass-noun', `"${right}" has no plural with "s".`)
}

/** "the cities were smallers" */
const smallerS: Rule = ({ tokens, classes }, token, i) => {
  const one = /^([a-z]+er)s$/.exec(token.text)?.[1]
  if (!one || !/^(?:smaller|bigger|larger|cheaper|faster|stronger|higher|longer|younger|richer|happier|easier|harder|safer|newer|nicer|taller|shorter|weaker|poorer)$/.test(one)) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  return /^(?:is|are|was|were|be|become|became|more|much|and)$/.test(before) || (tokens[i + 1]?.word && classes.isPlural(tokens[i + 1]?.lower ?? '')) // prettier-ignore
    ? replaceWord(token, one, 'number', 'Adjectives have no plural.')
    : undefined
}

/** "buying a new clothes" */
const aClothes: Rule = onText('a an', ({ tokens, classes }, token, i) => {
  let k = i + 1
  while (k < i + 3 && tokens[k]?.word && classes.isAdjective(tokens[k]?.lower ?? '')) k++
  const next = tokens[i + 1]
  return tokens[k]?.lower === 'clothes' && endsPhrase(tokens[k + 1]) && next && !next.fixed
    ? removeWord(token, next, 'article', '"clothes" is plural and takes no "a".')
    : undefined
})

/** "The gas is generate by plants." */
const isMadeBy: Rule = afterWord('is are was were been be being', ({ tokens, dictionary }, token, i) => {
  if (lowerAt(tokens, i + 1) !== 'by') return undefined
  const parts = dictionary.partsOf(token.lower)
  if (closed.has(token.lower) || !(parts & pos.verb) || parts & (pos.noun | pos.adjective | pos.past | pos.participle | pos.adverb)) return undefined // prettier-ignore
  // "All they did was generate by hand": a verb after "do".
  if (tokens.slice(Math.max(0, i - 8), i).some(other => /^(?:do|does|did|done|to)$/.test(other.lower))) return undefined
  const participle = inflect(token.lower, 'participle')
  return replaceWord(token, participle, 'verb-form', `Use the participle "${participle}" after "${lowerAt(tokens, i - 1)}".`)
})

/** "It must must be clear." */
const twiceModal: Rule = onText('must should would could is are was were has have can', ({ tokens, text }, token, i) => {
  const before = tokens[i - 1]
  return before?.lower === token.lower &&
    before.text === token.text &&
    !before.fixed &&
    // "What it is is a mess."
    !tokens.slice(Math.max(0, i - 8), i - 1).some(other => /^(?:what|where|who|how|that|why)$/.test(other.lower)) &&
    /^\s+$/.test(text.slice(before.end, token.start)) &&
    (/^(?:be|have|the|a|very|not|been|to|in)$/.test(lowerAt(tokens, i + 1)) || /^(?:should|would|could)$/.test(token.text))
    ? removeWord(before, token, 'doubled-word', `"${token.text}" stands twice.`)
    : undefined
})

/** "When you be successful, ..." */
const youBe: Rule = onWord('be', ({ tokens, classes }, token, i) =>
  /^(?:you|we|they)$/.test(lowerAt(tokens, i - 1)) &&
  /^(?:when|because|while)$/.test(lowerAt(tokens, i - 2)) &&
  (classes.isAdjective(lowerAt(tokens, i + 1)) || determiners.has(lowerAt(tokens, i + 1))) &&
  !massNouns.has(lowerAt(tokens, i + 1))
    ? replaceWord(token, 'are', 'agreement', `Use "are" after "${lowerAt(tokens, i - 1)}".`)
    : undefined,
)
