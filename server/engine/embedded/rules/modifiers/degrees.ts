/** Comparatives in drafts: "cheap than", "colder as you think", "as closer as", "most useful than", "the lighter pack ever". */
import { afterWord, applyRules, beforeWord, inDrafts, lowerAt, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { beForms, closed, determiners, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function degreeEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [cheapThan, asCloserAs, asHardLike, mostThan, moreEasier, muchMoreLong, moreFunner, sameThan, superiorThan, easierThat, laterThen]), // prettier-ignore
    ...inDrafts(applyRules(page, [colderAs, lighterEver, greatInTheWorld, wouldBeMuchQuiet, muchShort, lesserTime, asLongThan])),
  ]
}

const vowels = /^[^aeiou]*[aeiou]+[^aeiou]+(?:[aeiouy]|le)?$/
const irregularDegrees: Readonly<Record<string, string>> = { good: 'better', bad: 'worse', far: 'farther', well: 'better', little: 'less', fun: 'more fun' } // prettier-ignore
const longOnly = /^(?:real|right|wrong|just|fond|bored|tired|worth|ill|afraid|alone|alive|awake|aware|careful|useful|helpful|painful|grateful|hopeful|famous|nervous|modern|normal|public|private|stupid|honest|patient|silent|recent|decent|current|frequent|common|certain|civil|constant|complex|active|native|massive|creative|open|fragile|hostile|loyal|legal|local|central|final|formal|global|mental|moral|vital|pleasant|proper|eager|bitter|tender)$/ // prettier-ignore

/** "cheap" becomes "cheaper", "useful" becomes "more useful". */
function comparativeOf({ dictionary }: RulePage, adjective: string): string | undefined {
  const irregular = Object.hasOwn(irregularDegrees, adjective) ? irregularDegrees[adjective] : undefined
  if (irregular) return irregular
  const isShort = (vowels.test(adjective) || /^[a-z]{2,6}y$/.test(adjective) || /^(?:quiet|narrow|clever|simple|gentle|little|shallow)$/.test(adjective)) && !longOnly.test(adjective) // prettier-ignore
  const form = /[^aeiou]y$/.test(adjective) ? `${adjective.slice(0, -1)}ier` : adjective.endsWith('e') ? `${adjective}r` : /^[^aeiou]*[aeiou][bdgmnpt]$/.test(adjective) ? `${adjective}${adjective.at(-1) ?? ''}er` : `${adjective}er` // prettier-ignore
  return isShort && dictionary.has(form) ? form : `more ${adjective}`
}

const irregularBases: Readonly<Record<string, string>> = { better: 'good', worse: 'bad', farther: 'far', further: 'far' }

/** "closer" belongs to "close", "easier" to "easy"; undefined for what is no comparative. */
export function baseOfComparative({ dictionary, classes }: RulePage, word: string): string | undefined {
  if (Object.hasOwn(irregularBases, word)) return irregularBases[word]
  if (!/^[a-z]{3,}er$/.test(word)) return undefined
  const stem = word.slice(0, -2)
  const forms = [stem, `${stem}e`, stem.endsWith('i') ? `${stem.slice(0, -1)}y` : '', /([bdgmnpt])\1$/.test(stem) ? stem.slice(0, -1) : '']
  const base = forms.find(form => form.length > 2 && classes.isAdjective(form))
  return base && comparativeOf({ dictionary } as RulePage, base) === word && !/^(?:former|latter|later|other|proper|under|over|upper|inner|outer|number|mother|father|brother|matter|rather|either|whether)$/.test(word) ? base : undefined // prettier-ignore
}

/** "nicest" belongs to "nice"; undefined for what is no superlative. */
export function baseOfSuperlative(page: RulePage, word: string): string | undefined {
  if (word === 'best' || word === 'worst') return baseOfComparative(page, word === 'best' ? 'better' : 'worse')
  return /^[a-z]{2,}est$/.test(word) ? baseOfComparative(page, word.replace(/est$/, 'er')) : undefined
}

const isComparative = (page: RulePage, word: string) => baseOfComparative(page, word) !== undefined || word === 'less' || word === 'fewer'
const notCompared = /^(?:other|different|rather|sooner|later|more|less|fewer|else|same|such|various|further|preferable|superior|inferior|senior|junior|prior|otherwise|elsewhere|anyone|no|any|own|long|many|much|few|well|hard|better|worse|worst|best|most|least|last|first|next|only|even|early|past|present)$/ // prettier-ignore

/** "Uniforms are cheap than other clothes", "one degree high than", "It is important than money" */
const cheapThan: Rule = beforeWord('than', (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & pos.adjective) || token.text !== token.lower) return undefined
  if (notCompared.test(token.lower) && !/^(?:long|hard|early|late)$/.test(token.lower)) return undefined
  if (/(?:er|est)$/.test(token.lower) && (isComparative(page, token.lower) || parts & pos.noun || token.lower.endsWith('est')))
    return undefined
  if (parts & (pos.participle | pos.ing) && !(tags.has(i, 'Adjective') && beForms.has(lowerAt(tokens, i - 1)))) return undefined
  let k = i - 1
  while (/^(?:much|even|far|lot|bit|little|a|way|slightly|also|not|always|usually|often|very|really|still|percent|degree|degrees|times|and|or)$/.test(lowerAt(tokens, k)) || /^[\d%]/.test(tokens[k]?.text ?? '')) k-- // prettier-ignore
  const before = lowerAt(tokens, k)
  const words = tokens.slice(Math.max(0, i - 7), i).map(({ lower }) => lower)
  // "No sooner had they begun to look comfortable than"
  if (tokens.slice(Math.max(0, i - 16), i).some(({ lower }, n, all) => lower === 'sooner' && all[n - 1]?.lower === 'no')) return undefined
  // "I would rather tell you than have you find out"
  if (/^(?:late|early|hard|long)$/.test(token.lower) && tokens.slice(0, i).some(({ lower }) => /^(?:rather|sooner)$/.test(lower)))
    return undefined
  if (words.some(word => /^(?:more|less|rather|most|least|better|worse|other|as|so|fewer|sooner|worst)$/.test(word) || (word.endsWith('er') && isComparative(page, word)))) return undefined // prettier-ignore
  const isLinked = beForms.has(before) || /^(?:it's|that's|they're|he's|she's|i'm|we're|you're|isn't|aren't|wasn't|look|looks|looked|feel|feels|felt|seem|seems|become|became|get|gets|taste|tastes|sound|sounds|run|runs|ran|work|works|worked|costs?|lasts?|eat|one|grow|grows)$/.test(before) || k < i - 1 // prettier-ignore
  // "the number given is right, than which none"
  if (!isLinked || tokens[i + 2] === undefined || isEnd(tokens[i + 2])) return undefined
  const right = comparativeOf(page, token.lower)
  const very = lowerAt(tokens, i - 1) === 'very' ? tokens[i - 1] : undefined
  return right ? replaceWord(very ?? token, right, 'comparison', `Use "${right}" before "than".`, token) : undefined
})

/** "as closer as last time", "not so easier as" */
const asCloserAs: Rule = afterWord('as so', (page, token, i) => {
  const { tokens } = page
  const base = baseOfComparative(page, token.lower)
  return base && lowerAt(tokens, i + 1) === 'as' && token.lower !== 'further'
    ? replaceWord(token, base, 'comparison', `Use "${base}" between "as" and "as".`)
    : undefined
})

/** "as hard like a brick", "not so big like ours" */
const asHardLike: Rule = onWord('like', ({ tokens, classes, dictionary }, token, i) => {
  const word = lowerAt(tokens, i - 1)
  const isQuality = classes.isAdjective(word) || /^(?:much|many|long|fast|hard|well|good|often|early|late)$/.test(word) || (dictionary.partsOf(word) & pos.adverb && word.endsWith('ly')) // prettier-ignore
  const as = lowerAt(tokens, i - 2)
  const isNot = as === 'so' && /^(?:not|isn't|aren't|wasn't|weren't|never|don't|doesn't|didn't)$/.test(lowerAt(tokens, i - 3))
  const next = lowerAt(tokens, i + 1)
  const starts = determiners.has(next) || possessives.has(next) || subjects.has(next) || /^(?:me|him|them|us|in|before|last|other|\w+s)$/.test(next) // prettier-ignore
  return isQuality && (as === 'as' || isNot) && starts && !(as === 'as' && /^(?:much|well|i|you|we|they)$/.test(word))
    ? replaceWord(token, 'as', 'comparison', 'Use "as ... as" to compare equals.')
    : undefined
})

/** "Bees are most important than people think", "least expensive than" */
const mostThan: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const right = { most: 'more', least: 'less' }[token.lower]
  if (!right || /^(?:the|at|very)$/.test(lowerAt(tokens, i - 1)) || possessives.has(lowerAt(tokens, i - 1))) return undefined
  const word = lowerAt(tokens, i + 1)
  const isQuality = classes.isAdjective(word) || (dictionary.partsOf(word) & pos.adverb) !== 0
  return isQuality && lowerAt(tokens, i + 2) === 'than' ? replaceWord(token, right, 'comparison', `Use "${right}" before "than".`) : undefined // prettier-ignore
}

const easily: Readonly<Record<string, string>> = { easier: 'easily', quicker: 'quickly', slower: 'slowly', safer: 'safely', quieter: 'quietly', louder: 'loudly', cheaper: 'cheaply' } // prettier-ignore

/** "They can shop more easier", "It is more easier to park" */
const moreEasier: Rule = afterWord('more', (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const base = baseOfComparative(page, token.lower)
  const more = tokens[i - 1]
  if (!base || !more) return undefined
  const before = lowerAt(tokens, i - 2)
  const parts = dictionary.partsOf(before)
  const isDone = (parts & (pos.verb | pos.past)) !== 0 && !closed.has(before) && (modals.has(lowerAt(tokens, i - 3)) || /^(?:to|i|we|they|you|people)$/.test(lowerAt(tokens, i - 3))) && !/^(?:look|feel|seem|become|get|make|find|sound|taste|smell|stay|be|looked|felt|became|got)$/.test(before) // prettier-ignore
  const adverb = Object.hasOwn(easily, token.lower) ? easily[token.lower] : undefined
  if (isDone && adverb && tags.has(i - 2, 'Verb')) return replaceWord(token, adverb, 'comparison', `Use "${adverb}" after "more".`)
  // "more better paid jobs": what can be counted
  return beForms.has(before) || isDone || /^(?:much|even|far|is|it's|get|gets|becomes?|became|feels?|looks?)$/.test(before)
    ? removeWord(more, token, 'comparison', `Use "${token.lower}" without "more".`)
    : undefined
})

/** "much more long than a picture", "a bit more cheap" */
const muchMoreLong: Rule = onWord('more', (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const next = tokens[i + 1]
  if (!next?.word || next.fixed || next.hyphen || !(dictionary.partsOf(next.lower) & pos.adjective)) return undefined
  if (
    /^(?:sad|good|bad|little|well|right|real|just|dead|alive|like|old|new|fun|time|space|room|work|air|food|care|noise|cash|sleep|light|heat|cold)$/.test(
      next.lower,
    )
  )
    return undefined
  const right = comparativeOf(page, next.lower)
  const isShort = /^[^aeiouy]*[aeiou]+[^aeiouy]+e?$/.test(next.lower) || /^(?:easy|happy|heavy|busy|early|noisy|funny|lazy|tasty|dirty|healthy|hungry|angry|lucky|sunny|rainy|windy|crazy|quiet|narrow|simple)$/.test(next.lower) // prettier-ignore
  if (!right || right.startsWith('more') || !isShort) return undefined
  const isThan = lowerAt(tokens, i + 2) === 'than' && !tags.has(i + 3, 'Adjective')
  const isMuch = /^(?:much|bit|little|lot|even|far|slightly|degrees?|times)$/.test(lowerAt(tokens, i - 1))
  const ends = isEnd(tokens[i + 2]) || /^(?:and|but|because|for|to|in|if|when|on|at|now)$/.test(lowerAt(tokens, i + 2))
  return (isThan && (isMuch || /^(?:is|are|was|were|be|been|it's|they're|looks?|feels?|gets?|became|lasts?|takes?|remember|runs?|works?)$/.test(lowerAt(tokens, i - 1)))) || (isMuch && ends && lowerAt(tokens, i - 1) !== 'lot' && lowerAt(tokens, i - 1) !== 'little') ? replaceWord(token, right, 'comparison', `The usual form is "${right}".`, next) : undefined // prettier-ignore
})

/** "It was funner than I expected", "the funnest day" */
const moreFunner: Rule = ({ tokens }, token, i) => {
  if (!/^funn(?:er|est)$/.test(token.text)) return undefined
  const more = /^(?:more|most)$/.test(lowerAt(tokens, i - 1)) ? tokens[i - 1] : undefined
  const right = token.text === 'funner' ? 'more fun' : 'most fun'
  return replaceWord(more ?? token, right, 'comparison', `The usual form is "${right}".`, token)
}

/** "the same than yours", "the same like before" */
const sameThan: Rule = onWord('than like', ({ tokens }, token, i) => {
  const k = (tokens[i - 1]?.lower ?? '') === 'same' ? i - 1 : i - 2
  const next = lowerAt(tokens, i + 1)
  const isNoun = k === i - 1 || /^(?:size|color|age|price|way|time|height|place|day|problem|school|class|name|one|model|job|person|quality|as)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  return lowerAt(tokens, k) === 'same' && lowerAt(tokens, k - 1) === 'the' && isNoun && (token.lower === 'than' || (k === i - 1 && (determiners.has(next) || possessives.has(next) || /^(?:me|him|her|them|us|mine|yours|ours|before|last|in|at)$/.test(next)))) // prettier-ignore
    ? replaceWord(token, 'as', 'comparison', 'Use "the same ... as" to compare equals.')
    : undefined
})

/** "Wool is superior than cotton", "preferable than" */
const superiorThan: Rule = onWord('than', ({ tokens }, token, i) =>
  /^(?:superior|inferior|preferable|prior|senior|junior)$/.test(lowerAt(tokens, i - 1)) && !/^(?:more|less)$/.test(lowerAt(tokens, i - 2))
    ? replaceWord(token, 'to', 'comparison', `Use "to" after "${lowerAt(tokens, i - 1)}".`)
    : undefined,
)

/** "colder that at home", "more advantages that disadvantages", "more that one episode" */
const easierThat: Rule = onWord('that', (page, token, i) => {
  const { tokens, classes } = page
  const before = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  const tell = () => replaceWord(token, 'than', 'comparison', `Use "than" after "${before}".`)
  const isNumber = /^\d/.test(tokens[i + 1]?.text ?? '') || /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|hundred)$/.test(next) // prettier-ignore
  if (/^(?:more|less|fewer)$/.test(before)) return isNumber || (next === 'the' && lowerAt(tokens, i - 2) === 'is') ? tell() : undefined
  const isPlace = /^(?:at|in|on|last|before|usual|ever|me|him|us|them|mine|yours|ours|theirs|yesterday|expected|other)$/.test(next)
  if (isComparative(page, before) && before !== 'better' && before !== 'worse') return isPlace || (isNumber && isEnd(tokens[i + 3])) ? tell() : undefined // prettier-ignore
  const isMore = /^(?:more|less|fewer)$/.test(lowerAt(tokens, i - 2))
  const isBare = classes.isPlural(next) && (isEnd(tokens[i + 2]) || /^(?:and|but|or|because|in)$/.test(lowerAt(tokens, i + 2)))
  const isSame = classes.isPlural(before) && (isBare || (/^(?:me|him|us|them|last|before|ever)$/.test(next) && isEnd(tokens[i + 2])))
  const isTimed = isMore && /^(?:in|at|during|last)$/.test(next) && /^(?:the|last|previous|year|month|2\d|home|school|us|past|my|our)/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  return isMore && (isSame || isTimed) ? tell() : undefined
})

const changing = /^(?:get|gets|got|getting|become|becomes|became|becoming|grow|grows|grew|growing|turn|turned|turning|went|feel|felt)$/

/** "The nights are colder as you think", "longer as the old one", "more critical as older ones" */
const colderAs: Rule = onWord('as', (page, token, i) => {
  const { tokens, tags, classes } = page
  if (lowerAt(tokens, i + 1) === 'well') return undefined
  const before = lowerAt(tokens, i - 1)
  const isMore = /^(?:more|less)$/.test(lowerAt(tokens, i - 2)) && classes.isAdjective(before)
  if (!(isMore || isComparative(page, before))) return undefined
  const from = isMore ? i - 3 : i - 2
  const words = tokens.slice(Math.max(0, from - 4), from + 1)
  if (words.some(({ lower }) => changing.test(lower) || (/^(?:no|as|the)$/.test(lower) && words.at(-1)?.lower === lower))) return undefined
  // The words after "as", up to the end of the clause.
  let end = i + 1
  while (end < tokens.length && tokens[end]?.word && !/^(?:and|but|because|so|when)$/.test(lowerAt(tokens, end))) end++
  const rest = tokens.slice(i + 1, end)
  if (rest.length === 0 || rest.length > 7) return undefined
  const isThought = /^(?:think|thinks|thought|expect|expected|say|says|said|imagine|imagined|hope|hoped|need|needed|believe|promised|advertised|usual|before|ever|planned)$/.test(rest.at(-1)?.lower ?? '') // prettier-ignore
  const hasVerb = rest.some((other, n) => tags.has(i + 1 + n, 'Verb', 'Copula', 'Modal', 'Auxiliary') && !/^(?:used)$/.test(other.lower))
  const opens = determiners.has(rest[0]?.lower ?? '') || /^(?:me|him|us|them|mine|yours|ours|theirs|last|in|at|before|other|older|younger|[a-z]+s)$/.test(rest[0]?.lower ?? '') // prettier-ignore
  return isThought || (opens && !hasVerb && /^(?:is|are|was|were|be|much|even|lasts?|takes?|costs?|it's|runs?|works?|far|little|bit|lot|usually|always|often|not|now|still|also|they're|isn't)$/.test(lowerAt(tokens, from))) // prettier-ignore
    ? replaceWord(token, 'than', 'comparison', `Use "than" after "${isMore ? lowerAt(tokens, i - 2) : before}".`)
    : undefined
})

const superlative = (page: RulePage, base: string) => {
  const form = comparativeOf(page, base) ?? ''
  return form.startsWith('more') ? undefined : base === 'good' ? 'best' : base === 'bad' ? 'worst' : form.replace(/er$/, 'est')
}

/** "the lighter pack we have ever built", "the more useful tool I have ever had" */
const lighterEver: Rule = afterWord('the', (page, token, i) => {
  const { tokens, tags } = page
  const base = baseOfComparative(page, token.lower)
  const right = base ? superlative(page, base) : token.lower === 'more' && page.classes.isAdjective(lowerAt(tokens, i + 1)) ? 'most' : undefined // prettier-ignore
  if (!right) return undefined
  const words = tokens.slice(i + 1, i + 8)
  const ever = words.findIndex(({ lower }) => lower === 'ever')
  const isEver = ever > 1 && words.slice(0, ever).every(other => other.word) && tags.has(i + (right === 'most' ? 2 : 1), 'Noun') && words.slice(0, ever).some(({ lower }) => /^(?:have|has|had|i've|we've)$/.test(lower)) // prettier-ignore
  const isOfThree = lowerAt(tokens, i + 1) === 'of' && /^(?:three|four|five|six|all|them)$/.test(lowerAt(tokens, i + 2)) && lowerAt(tokens, i + 2) !== 'them' // prettier-ignore
  return isEver || isOfThree ? replaceWord(token, right, 'comparison', `Use "${right}" to compare with all others.`) : undefined
})

/** "the great adventure in the world", "It is the big city I have ever seen" */
const greatInTheWorld: Rule = afterWord('the', (page, token, i) => {
  const { tokens, tags, classes } = page
  if (!classes.isAdjective(token.lower) || !tags.has(i + 1, 'Noun')) return undefined
  if (!/^(?:is|was|are|were|be|it's|that's|has|have|had)$/.test(lowerAt(tokens, i - 2))) return undefined
  const right = superlative(page, token.lower)
  const isWorld = lowerAt(tokens, i + 2) === 'in' && lowerAt(tokens, i + 3) === 'the' && lowerAt(tokens, i + 4) === 'world'
  const isEver = /^(?:i|we|he|she|they|you)$/.test(lowerAt(tokens, i + 2)) && /^(?:have|has|had)$/.test(lowerAt(tokens, i + 3)) && lowerAt(tokens, i + 4) === 'ever' // prettier-ignore
  return right && (isWorld || isEver) && !/^(?:real|right|wrong|own|same)$/.test(token.lower) ? replaceWord(token, right, 'comparison', `Use "${right}" to compare with all others.`) : undefined // prettier-ignore
})

/** "make the lines much short", "It is faster and much cheap" */
const muchShort: Rule = afterWord('much', (page, token, i) => {
  const { tokens, classes } = page
  if (!classes.isAdjective(token.lower) || token.hyphen || notCompared.test(token.lower)) return undefined
  const right = comparativeOf(page, token.lower)
  if (!right || right.startsWith('more') || !(isEnd(tokens[i + 1]) || /^(?:and|but|for|to|than)$/.test(lowerAt(tokens, i + 1))))
    return undefined
  const words = tokens.slice(Math.max(0, i - 9), i - 1)
  const isJoined = /^(?:and|but)$/.test(lowerAt(tokens, i - 2)) && baseOfComparative(page, lowerAt(tokens, i - 3)) !== undefined
  const isMade = words.some(({ lower }) => /^(?:make|makes|made|making|get|gets|got|become|becomes|became|grow|grew)$/.test(lower)) && !/^(?:so|too|very|as|how|not|that|and)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  const much = tokens[i - 1]
  return much && (isJoined || isMade) ? replaceWord(much, `much ${right}`, 'comparison', `Use "${right}" after "much".`, token) : undefined // prettier-ignore
})

/** "The streets would be much quiet" */
const wouldBeMuchQuiet: Rule = afterWord('much', (page, token, i) => {
  const { tokens, classes } = page
  if (!classes.isAdjective(token.lower) || !/^(?:is|are|was|were|be|become|becomes|became|gets?|got|feels?|look|looks)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const right = comparativeOf(page, token.lower)
  const isFuture = /^(?:would|will|could|can|should|might)$/.test(lowerAt(tokens, i - 3)) || /^(?:become|becomes|became|gets?|got)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  return right &&
    !right.startsWith('more') &&
    isFuture &&
    !/^(?:good|like|fun|alike|alive|such|more)$/.test(token.lower) &&
    isEnd(tokens[i + 1])
    ? replaceWord(token, right, 'comparison', `Use "${right}" after "much".`)
    : undefined
})

/** "It took lesser time than we planned" */
const lesserTime: Rule = onWord('lesser', ({ tokens }, token, i) =>
  !/^(?:the|a|of|or|and|to)$/.test(lowerAt(tokens, i - 1)) && /^(?:time|money|space|work|energy|water|food|than|people|traffic|noise|stress|sugar|effort|paper|waste|pollution|expensive|important)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? replaceWord(token, 'less', 'comparison', 'Use "less" with what cannot be counted.')
    : undefined,
)

/** "It was not even as long than my hand" */
const asLongThan: Rule = onWord('than', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 2) === 'as' && /^(?:long|much|many|hard|fast|early|late|often)$/.test(lowerAt(tokens, i - 1)) && !/^(?:for|so)$/.test(lowerAt(tokens, i - 3)) // prettier-ignore
    ? replaceWord(token, 'as', 'comparison', 'Use "as ... as" to compare equals.')
    : undefined,
)

/** "It is later then I thought", "cheaper then the old one" */
const laterThen: Rule = onWord('then', (page, token, i) => {
  const { tokens } = page
  if (!(isComparative(page, lowerAt(tokens, i - 1)) || /^(?:later|more|rather)$/.test(lowerAt(tokens, i - 1)))) return undefined
  const [next, after] = [lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  const isCompared = determiners.has(next) || possessives.has(next) || /^(?:before|usual|expected|last|ever|mine|ours|yours|theirs|me|him|them|us)$/.test(next) || (/^(?:i|we|you|they|he|she|it)$/.test(next) && /^(?:think|thought|expected|expect|wanted|had|did|do|does|was|were|am|is|are|used|can|could|remember|imagined|ever|hoped|need|needed)$/.test(after)) // prettier-ignore
  // "A year later then the war began"
  return isCompared && beforeComparative(page, i - 2)
    ? replaceWord(token, 'than', 'confused-word', 'Use "than" after a comparative.')
    : undefined
})

/** "is", "much", "a bit": what stands before a comparative that compares. */
const beforeComparative = ({ tokens }: RulePage, k: number) =>
  beForms.has(lowerAt(tokens, k)) || /^(?:much|far|even|bit|lot|little|slightly|way|no|not|it's|that's|he's|she's|they're|i'm|you're|we're|looks?|looked|feels?|felt|seems?|seemed|costs?|cost|gets?|got|became|becomes?|runs?|ran|works?|worked|lasts?|lasted|earns?|earned|for|at|older|more|percent|times)$/.test(lowerAt(tokens, k)) // prettier-ignore
