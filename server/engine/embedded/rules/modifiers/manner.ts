/** Adjectives where an action needs an adverb, and the reverse: "treated us rude", "was bad organized", "smells deliciously". */
import { afterWord, applyRules, lowerAt, onText, pick, replaceWord, type Rule } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { adverbOf } from './adverbs.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Actions after which an adjective describes neither their subject nor their object. */
const actions = set('work speak talk write read explain answer respond reply react treat behave act perform play sing dance drive walk move eat listen test study learn teach prepare plan practice practise use handle manage solve open close tell ask laugh smile cry shout whisper knock change increase decrease rise improve develop decline affect help support cooperate communicate pronounce spell translate describe discuss argue fight understand feed visit check pay train cook clean sleep swim ride') // prettier-ignore
/** Adjectives of manner and degree, whose adverb ends in "-ly". */
const manners = set('rude polite nervous careful careless regular correct incorrect perfect patient impatient dramatic fluent efficient effective terrible horrible successful frequent immediate gentle sudden smooth brave constant cruel rapid gradual significant considerable substantial accurate precise proper professional thorough slow quick bad quiet strict beautiful wonderful peaceful independent serious excellent easy attentive generous respectful responsible cheerful graceful convincing reasonable') // prettier-ignore
/** Also adverbs in casual English: "go slow", "come quick", "won easy". */
const casual = set('slow quick bad easy quiet beautiful wonderful')
const degrees = set('very so too really quite pretty extremely more')
const particles = set('up down out off on over away back')
const objects = set('me us him them it you')
const determiners = set('the my your his her our their this that these those its all both every each')
const endings = set('and but because when while although though yesterday today now every so after before until if')
const nounMarks = set('a an the my your his her its our their this that of for in with some any no more most at by')

/** "told us rude that", "opened the tent very slow", "answered the question correct" */
const adjectiveOfAction: Rule = (page, token, i) => {
  if (!manners.has(token.text)) return undefined
  const { tokens } = page
  const next = tokens[i + 1]
  const hasDegree = degrees.has(lowerAt(tokens, i - 1))
  const verb = findAction(page, hasDegree ? i - 2 : i - 1)
  if (!verb || !endsClause(page, i + 1, verb.hasObject)) return undefined
  const isOwn = /^(?:improve|increase|rise|decline|develop|learn|change)$/.test(verb.base)
  const isSecondAdverb = next?.text === 'but' || (next?.text === 'and' && lowerAt(tokens, i + 2).endsWith('ly'))
  if (casual.has(token.text) && !hasDegree && !verb.hasObject && !isSecondAdverb && !isOwn && token.text !== 'bad') return undefined
  if (/^(?:easy|quiet)$/.test(token.text) && /^(?:sleep|take|do)$/.test(verb.base)) return undefined
  return asAdverb(token)
}

const asAdverb = (token: RulePage['tokens'][number]) => {
  const adverb = adverbOf(token.lower)
  return replaceWord(token, adverb, 'adverb', `Use the adverb "${adverb}" to describe an action.`)
}

/** The action that ends at a word, with its object and particle: "opened the small tent", "gave up". */
function findAction(page: RulePage, last: number): { base: string; hasObject: boolean } | undefined {
  const { tokens, tags } = page
  let at = last
  let hasObject = false
  // "something easy"
  if (/^(?:some|any|every|no)(?:thing|one|body)$/.test(lowerAt(tokens, at))) return undefined
  if (objects.has(lowerAt(tokens, at))) {
    at--
    hasObject = true
  } else if (tags.has(at, 'Noun') && !tags.has(at, 'Verb', 'Pronoun')) {
    let start = at
    while (start > at - 3 && !determiners.has(lowerAt(tokens, start)) && tags.has(start, 'Noun', 'Adjective')) start--
    const isName = !determiners.has(lowerAt(tokens, start)) && start === at - 1
    if (start === at || (!isName && !determiners.has(lowerAt(tokens, start)))) return undefined
    at = isName ? start : start - 1
    hasObject = true
  }
  if (particles.has(lowerAt(tokens, at))) at--
  const verb = lowerAt(tokens, at)
  const base = page.classes.base(verb) ?? verb
  if (!actions.has(base) || verb.endsWith('ing') || nounMarks.has(lowerAt(tokens, at - 1)) || !tags.has(at, 'Verb')) return undefined
  // "It tests positive", "was treated": no action of the subject.
  return tags.has(at - 1, 'Copula') ? undefined : { base, hasObject }
}

/** After an object, a preposition may belong to the adjective: "a tool proper to the task". */
function endsClause({ tokens, tags }: RulePage, i: number, hasObject: boolean): boolean {
  const next = tokens[i]
  if (!next || /^[.,;:!?)]$/.test(next.text)) return true
  if (next.lower === 'and' || next.lower === 'but') return !tags.has(i + 1, 'Adjective') && !lowerAt(tokens, i + 1).endsWith('ing')
  if (next.lower === 'that') return tags.has(i + 1, 'Pronoun', 'Determiner')
  return endings.has(next.lower) || (!hasObject && /^(?:in|on|at|with|for|from|during)$/.test(next.lower))
}

const degreeAdverbs = set(
  'beautiful careful bad perfect proper automatic strong immediate recent wide total complete poor warm rapid successful frequent',
)
const beForms = set('is are was were be been being')

/** "was beautiful decorated", "is good organized", "easy accessible" */
const adjectiveBeforeParticiple: Rule = (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const next = tokens[i + 1]
  if (!next?.word || next.fixed || next.hyphen || next.text !== next.lower) return undefined
  const before = lowerAt(tokens, i - 1)
  const isAfterBe = beForms.has(before) || (/^(?:very|so|not)$/.test(before) && beForms.has(lowerAt(tokens, i - 2)))
  if (!isAfterBe) return undefined
  if (token.text === 'easy' && /[ai]ble$/.test(next.lower)) return asAdverb(token)
  const parts = dictionary.partsOf(next.lower)
  const isParticiple = (parts & pos.participle) !== 0 && !(parts & (pos.noun | pos.verb)) && tags.has(i + 1, 'Verb', 'Adjective')
  const isLast = !tokens[i + 2]?.word || /^(?:by|with|in|on|at|for|and|but|to|from|because|when)$/.test(lowerAt(tokens, i + 2))
  if (!isParticiple || !isLast || /^(?:given|compared|provided|based|concerned|left|thought|said)$/.test(next.lower)) return undefined
  if (token.text === 'good') return replaceWord(token, 'well', 'adverb', 'Use the adverb "well" before a participle.')
  return degreeAdverbs.has(token.text) ? asAdverb(token) : undefined
}

/** "total different" */
const totallyDifferent: Rule = onText('complete total', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'different' ? asAdverb(token) : undefined,
)

/** "study very hardly" */
const hardly: Rule = onText('hardly', ({ tokens, classes }, token, i) => {
  if (!/^(?:very|so|too|really)$/.test(lowerAt(tokens, i - 1))) return undefined
  const verb = lowerAt(tokens, i - 2)
  return /^(?:work|study|try|train|fight|push|think|hit|rain|practice|practise)$/.test(classes.base(verb) ?? verb)
    ? replaceWord(token, 'hard', 'adverb', '"hardly" means "almost not". Use "hard".')
    : undefined
})

const sensed = set('deliciously terribly wonderfully horribly fantastically awfully amazingly beautifully greatly perfectly')

/** "The soup smells deliciously." */
const adverbOfSense: Rule = ({ tokens, classes }, token, i) => {
  if (!sensed.has(token.text) || tokens[i + 1]?.word) return undefined
  const verb = lowerAt(tokens, i - 1)
  if (!/^(?:smell|taste|sound|look|seem)$/.test(classes.base(verb) ?? verb) || nounMarks.has(lowerAt(tokens, i - 2))) return undefined
  const adjective = token.text === 'terribly' || token.text === 'horribly' ? token.text.replace(/y$/, 'e') : token.text.slice(0, -2)
  return replaceWord(token, adjective, 'adverb', `"${verb}" is followed by an adjective.`)
}

/** "ran as quick as he could" */
const asQuickAs: Rule = afterWord('as', ({ tokens, classes, tags }, token, i) => {
  if (!manners.has(token.text) || lowerAt(tokens, i + 1) !== 'as') return undefined
  const after = lowerAt(tokens, i + 2)
  const isAbility = after === 'possible' || (tags.has(i + 2, 'Pronoun') && /^(?:can|could)$/.test(lowerAt(tokens, i + 3)))
  const verb = lowerAt(tokens, i - 2)
  const base = classes.base(verb) ?? verb
  const isAction = actions.has(base) || /^(?:run|come|go|leave|reply|send|finish|return|arrive)$/.test(base)
  return isAbility && isAction && tags.has(i - 2, 'Verb') && !tags.has(i - 3, 'Determiner') ? asAdverb(token) : undefined
})

const openings = set('Unfortunate Fortunate Actual Usual Normal Eventual Sudden Recent')

/** "Unfortunate, the shop was closed." */
const openingAdjective: Rule = ({ tokens, tags }, token, i) =>
  token.first &&
  openings.has(token.text) &&
  tokens[i + 1]?.text === ',' &&
  (tags.has(i + 2, 'Pronoun') || /^(?:the|my|our|a|this|these|there)$/.test(lowerAt(tokens, i + 2))) &&
  (tags.has(i + 3, 'Verb', 'Noun', 'Adjective') || lowerAt(tokens, i + 3) !== '')
    ? asAdverb(token)
    : undefined

const manyOf: Record<string, string> = { foots: 'feet', knifes: 'knives', wifes: 'wives', lifes: 'lives', leafs: 'leaves', shelfs: 'shelves', thiefs: 'thieves', wolfs: 'wolves', tooths: 'teeth', gooses: 'geese', halfs: 'halves', loafs: 'loaves' } // prettier-ignore

/** "her foots", "two knifes" */
const irregularPlural: Rule = ({ tokens, tags }, token, i) => {
  const many = pick(manyOf, token.text)
  if (!many || (tokens[i + 1]?.word && tags.has(i + 1, 'Noun') && !tags.has(i + 1, 'Verb'))) return undefined
  return tags.has(i - 1, 'Determiner', 'Possessive', 'Value', 'Adjective') || /^(?:the|my|his|her|our|their|your|many|of|and)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? replaceWord(token, many, 'number', `The plural is "${many}".`)
    : undefined
}

/** "the worse day of my life" */
const worst: Rule = onText('worse', ({ tokens, tags }, token, i) =>
  lowerAt(tokens, i - 1) === 'the' &&
  tags.has(i + 1, 'Noun') &&
  ((lowerAt(tokens, i + 2) === 'of' && /^(?:my|his|her|our|their|all)$/.test(lowerAt(tokens, i + 3))) ||
    lowerAt(tokens, i + 2) === 'ever' ||
    (tags.has(i + 2, 'Pronoun') && lowerAt(tokens, i + 4) === 'ever'))
    ? replaceWord(token, 'worst', 'comparison', 'Use "worst" to compare with all others.')
    : undefined,
)

/** Edits of adjectives and adverbs of manner, and of plurals formed by the wrong rule. */
export function mannerEdits(page: RulePage): Edit[] {
  return applyRules(page, [
    adjectiveOfAction,
    adjectiveBeforeParticiple,
    totallyDifferent,
    hardly,
    adverbOfSense,
    asQuickAs,
    openingAdjective,
    irregularPlural,
    worst,
  ])
}
