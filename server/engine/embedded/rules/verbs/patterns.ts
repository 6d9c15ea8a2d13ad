/** Verbs, adjectives and nouns in patterns that learners mix: "how to improving", "I like play", "was surprise". */
import { describesNoun } from '../../grammar/clause-gaps.ts'
import { afterWord, applyRules, insertText, isQuestion, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import { baseOf, inflect, pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, countNouns, determiners, endsPhrase, massNouns, possessives, subjects } from '../../grammar/word-classes.ts'

/** Edits of verb patterns. */
export function patternEdits(page: RulePage): Edit[] {
  return applyRules(page, [
    toIng,
    wantVerb,
    likeVerb,
    usedTo,
    feelingBe,
    boringThing,
    beAdverb,
    workHardly,
    skillVerb,
    becauseOf,
    massPlural,
    moreBooks,
    everyPlural,
    barePlace,
    isImportant,
    haveHungry,
    althoughBut,
    whomVerb,
    dayCapital,
    peoples,
    haveNotDone,
  ])
}

const person = /^(?:i|you|he|she|we|they|people|everyone|everybody)$/
const startsObject = (word: string) => determiners.has(word) || /^(?:me|you|him|us|them|it|more|new|some|many|all)$/.test(word)
const plainVerb = (page: RulePage, word: string) => page.classes.isVerb(word) && !closed.has(word)

/** "how to improving", "a method to detecting" */
const toIng: Rule = afterWord('to', ({ tokens, dictionary, classes }, token, i) => {
  const before = lowerAt(tokens, i - 2)
  if (!(dictionary.partsOf(token.lower) & pos.ing)) return undefined
  if (!/^(?:how|method|methods|way|ways|ability|attempt|attempts|effort|efforts|chance|opportunity|decision|desire|right|duty|obligation|permission|tool|tools|order|plan|plans|where|what)$/.test(before)) return undefined // prettier-ignore
  // "on the way to curing it"
  if (before === 'way' && /^(?:on|along)$/.test(lowerAt(tokens, i - 4))) return undefined
  if (/^(?:way|ways|chance|opportunity|plan|plans|what)$/.test(before) && !startsObject(lowerAt(tokens, i + 1))) return undefined
  const base = classes.base(token.lower)
  return base ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`) : undefined
})

const wanted =
  /^(?:buy|go|learn|make|see|eat|get|know|take|find|become|improve|speak|say|tell|meet|ask|give|bring|sell|send|write|read|keep|live|stay|leave|visit)$/

/** "I want buy a car" */
const wantVerb: Rule = onWord('want wants wanted', ({ tokens }, token, i) => {
  const verb = tokens[i + 1]
  if (!verb?.word || verb.fixed || !wanted.test(verb.lower)) return undefined
  const isVerb =
    startsObject(lowerAt(tokens, i + 2)) || /^(?:to|in|at|home|there|here|about|how|what|with|abroad)$/.test(lowerAt(tokens, i + 2))
  const asks = person.test(lowerAt(tokens, i - 1)) || /^(?:don't|doesn't|didn't|not|also|just|really|to)$/.test(lowerAt(tokens, i - 1))
  return isVerb && asks ? insertText(verb.start, 'to ', 'verb-pattern', `Use "to" between "${token.text}" and a verb.`) : undefined
})

/** "I like play basketball" */
const likeVerb: Rule = onWord('like likes love loves enjoy enjoys hate hates prefer prefers', ({ tokens, tags }, token, i) => {
  const verb = tokens[i + 1]
  if (!verb?.word || verb.fixed) return undefined
  if (!/^(?:play|eat|read|watch|go|swim|travel|cook|dance|sing|listen|write|learn|study|speak|draw|shop|visit|make|drink|ride|spend|sleep|meet|talk|do|take)$/.test(verb.lower)) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  if (!/^(?:i|you|he|she|we|they|also|really|don't|doesn't|didn't|always)$/.test(before)) return undefined
  const after = lowerAt(tokens, i + 2)
  // "I like play and games", "I love dance": nouns.
  if (!(startsObject(after) || /^(?:to|in|with|on|at|about|for|shopping|swimming)$/.test(after) || tags.has(i + 2, 'Noun')))
    return undefined
  if (lowerAt(tokens, i - 2) === 'would' || describesNoun(tokens, i - 1)) return undefined
  return replaceWord(verb, inflect(verb.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${token.text}".`)
})

/** "When I was young, I use to go", "I used to going" */
const usedTo: Rule = onWord('use used', (page, token, i) => {
  const { tokens, classes } = page
  const verb = tokens[i + 2]
  const before = tokens[i - 1]
  if (lowerAt(tokens, i + 1) !== 'to' || !verb?.word || verb.fixed || !before) return undefined
  if (!/^(?:i|he|she|we|they|you)$/.test(before.lower)) return undefined
  if (token.lower === 'used') {
    const base = page.dictionary.partsOf(verb.lower) & pos.ing ? classes.base(verb.lower) : undefined
    return base ? replaceWord(verb, base, 'verb-form', `Use the base form "${base}" after "used to".`) : undefined
  }
  const opener = tokens[i - 2]
  const opens = before.first || !opener?.word || /^(?:and|but|because|when|that|child|so|then)$/.test(opener.lower)
  // "the knife that I use to cut bread"
  if (!opens || (opener?.lower === 'that' && !/^(?:think|know|remember|say)$/.test(lowerAt(tokens, i - 3)))) return undefined
  const base = plainVerb(page, verb.lower) || verb.lower === 'be' || verb.lower === 'have' ? verb.lower : classes.base(verb.lower)
  return base ? { ...replaceWord(token, 'used', 'verb-form', 'Use "used to" for a past habit.') } : undefined
})

const feelings = 'surprise excite bore tire confuse disappoint worry scare shock satisfy embarrass frighten amaze annoy astonish depress frustrate impress please interest'.split(' ') // prettier-ignore

/** "I was very surprise when" */
const feelingBe: Rule = ({ tokens }, token, i) => {
  if (!feelings.includes(token.lower)) return undefined
  let k = i - 1
  while (/^(?:very|so|really|not|also|too|quite|always|extremely)$/.test(lowerAt(tokens, k))) k--
  const hasDegree = k < i - 1
  const isBe = /^(?:am|is|are|was|were|be|been|feel|felt|get|got|i'm|he's|she's|we're|they're|you're)$/.test(lowerAt(tokens, k))
  const subject = lowerAt(tokens, k).includes("'") ? lowerAt(tokens, k) : lowerAt(tokens, k - 1)
  const isPerson = /^(?:i|you|he|she|we|they|people|i'm|he's|she's|we're|they're|you're)$/.test(subject)
  if (!isBe || !(isPerson || hasDegree)) return undefined
  const next = tokens[i + 1]
  if (next?.word && !/^(?:when|that|because|by|with|in|at|about|to|and|but|if|as|of|how|for)$/.test(next.lower)) return undefined
  const right = inflect(token.lower, 'participle')
  return replaceWord(token, right, 'verb-form', `Use "${right}" for how someone feels.`)
}

const things = /^(?:film|films|movie|movies|book|books|lesson|lessons|class|story|stories|game|games|trip|museum|party|show|concert|article|subject|topic|lecture|match|course|speech|job|work|play)$/ // prettier-ignore
const adjectivePairs: Record<string, string> = { interested: 'interesting', bored: 'boring', excited: 'exciting', tired: 'tiring' }

/** "The film was very interested." */
const boringThing: Rule = ({ tokens }, token, i) => {
  const right = Object.hasOwn(adjectivePairs, token.lower) ? adjectivePairs[token.lower] : undefined
  let k = i - 1
  while (/^(?:very|so|really|not|too|quite)$/.test(lowerAt(tokens, k))) k--
  if (!right || !/^(?:is|was|are|were)$/.test(lowerAt(tokens, k)) || !things.test(lowerAt(tokens, k - 1)) || tokens[i + 1]?.lower === 'in') return undefined // prettier-ignore
  if (!/^(?:the|this|that|my|our|his|her|their|your)$/.test(lowerAt(tokens, k - 2)) && !tokens[k - 1]?.first) return undefined
  return replaceWord(token, right, 'word-form', `Use "${right}" for a thing that makes people feel so.`)
}

/** "The sound was too loudly." */
const beAdverb: Rule = afterWord('too very so quite', ({ tokens, dictionary, tags }, token, i) => {
  if (!/^[a-z]{3,}ly$/.test(token.lower)) return undefined
  if (!/^(?:is|was|are|were|be)$/.test(lowerAt(tokens, i - 2)) || !/^[.,!?;]$/.test(tokens[i + 1]?.text ?? '.')) return undefined
  if (dictionary.partsOf(token.lower) & pos.adjective || !tags.has(i, 'Adverb')) return undefined
  const stems = [token.lower.slice(0, -2), token.lower.replace(/ily$/, 'y'), token.lower.replace(/ly$/, 'le')]
  const right = stems.find(stem => stem !== token.lower && dictionary.partsOf(stem) & pos.adjective)
  if (!right || /^(?:on|near|hard|late|short|like|cost|live|love)$/.test(right)) return undefined
  return replaceWord(token, right, 'adverb', `Use the adjective "${right}" after "${tokens[i - 2]?.text}".`)
})

/** "We are working hardly to solve it." */
const workHardly: Rule = onWord('hardly', ({ tokens }, token, i) =>
  /^(?:work|works|worked|working|study|studies|studied|studying|train|trained|training|try|tried|trying|practice|practiced|fight|fought|rain|rained|raining)$/.test(
    lowerAt(tokens, i - 1),
  ) && // prettier-ignore
  (!tokens[i + 1]?.word || /^(?:to|on|for|and|every|because|all|in|at|with|this)$/.test(lowerAt(tokens, i + 1)))
    ? replaceWord(token, 'hard', 'adverb', '"hardly" means "almost not". Use "hard".')
    : undefined,
)

/** "experience with manage budgets", "a record in deliver projects" */
const skillVerb: Rule = afterWord('in with of on for', (page, token, i) => {
  const { tokens, dictionary } = page
  if (!/^(?:experience|experienced|record|expertise|background|skilled|success|specialized|specialised|trained|focused|worked)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  if (!plainVerb(page, token.lower) || dictionary.partsOf(token.lower) & (pos.adjective | pos.past | pos.plural)) return undefined
  const next = lowerAt(tokens, i + 1)
  if (!(startsObject(next) || (page.classes.isPlural(next) && !(dictionary.partsOf(token.lower) & pos.noun))) || (dictionary.partsOf(token.lower) & pos.noun && !/^(?:manage|deliver|develop|design|lead|run|build|teach|train|test)$/.test(token.lower))) return undefined // prettier-ignore
  return replaceWord(token, inflect(token.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${tokens[i - 1]?.text}".`)
})

/** "because of it has bugs" */
const becauseOf: Rule = onWord('of', ({ tokens }, token, i) => {
  const subject = lowerAt(tokens, i + 1)
  const next = tokens[i + 1]
  if (lowerAt(tokens, i - 1) !== 'because' || !subjects.has(subject) || !next) return undefined
  return /^(?:is|was|are|were|has|have|had|can|can't|will|do|does|did|don't|doesn't|didn't|could|would|should)$/.test(
    lowerAt(tokens, i + 2),
  ) && !(subject === 'it' && isQuestion(tokens, i))
    ? { start: token.start, end: next.start, after: '', kind: 'grammar', rule: 'because-of', message: 'Use "because" before a clause, "because of" before a noun.' } // prettier-ignore
    : undefined
})

/** "advices", "homeworks": listed words, but not English ones. */
const massPlural: Rule = ({ tokens }, token, i) => {
  const one = /^(advice|homework|information|furniture|equipment|knowledge|luggage|baggage|software|hardware|housework|feedback|scenery|pollution|transportation|garbage|traffic|evidence)s$/.exec(token.lower)?.[1] // prettier-ignore
  if (!one || (/^evidence|^advice/.test(one) && tags3(tokens, i))) return undefined
  return replaceWord(token, one, 'mass-noun', `"${one}" is uncountable and has no plural.`)
}

/** "it evidences": a verb. */
const tags3 = (tokens: RulePage['tokens'], i: number) => /^(?:which|that|it|he|she|this|and)$/.test(lowerAt(tokens, i - 1))

/** "read more book" */
const moreBooks: Rule = onWord('more', ({ tokens, dictionary }, token, i) => {
  if (/^(?:one|a|an|any|no|1|even|or|some|much|far|is|was|are|be|or|than|once|the|what|what's)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const noun = tokens[i + 1]
  if (!noun?.word || noun.fixed || noun.hyphen || !/^\p{Ll}/u.test(noun.text) || !/^(?:book|friend|car|student|word|question|job|mistake|problem|tree|house|product|language|country|thing|teacher|customer|movie|film|game|picture|photo|letter|lesson|opportunity|skill|idea)$/.test(noun.lower)) return undefined // prettier-ignore
  if (!endsPhrase(tokens[i + 2]) || lowerAt(tokens, i + 2) === 'than') return undefined
  const right = pluralize(noun.lower)
  return dictionary.partsOf(right) & pos.plural ? replaceWord(noun, right, 'number', 'Use the plural after "more".') : undefined
})

/** "every students need" */
const everyPlural: Rule = onWord('every each', ({ tokens, classes, tags }, token, i) => {
  const noun = tokens[i + 1]
  if (!noun?.word || noun.fixed) return undefined
  const one = classes.singular(noun.lower)
  if (!one || !countNouns.has(one) || noun.lower === one || !tags.has(i + 2, 'Verb', 'Modal', 'Copula') || tags.has(i + 2, 'Noun'))
    return undefined
  return replaceWord(noun, one, 'number', `Use the singular "${one}" after "${token.text}".`)
})

/** The right ending of an ordinal. */
export function ordinalEdits({ tokens }: RulePage): Edit[] {
  return tokens.flatMap(token => {
    const [, digits = '', end = ''] = /^(\d+)(st|nd|rd|th)$/.exec(token.lower) ?? []
    if (!digits || token.fixed) return []
    const last = Number(digits) % 100
    const right = last > 10 && last < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][last % 10] ?? 'th')
    return end === right ? [] : [{ start: token.start, end: token.end, after: digits + right, kind: 'grammar' as const, rule: 'ordinal', message: `The ordinal of ${digits} is "${digits}${right}".` }] // prettier-ignore
  })
}

const placesWithThe = /^(?:cinema|airport|supermarket|gym|beach|park|zoo|museum|library|dentist|doctor|toilet|theatre|theater|pharmacy|bathroom|countryside|mountains|swimming|mall|internet|seaside|bank|post)$/ // prettier-ignore

/** "We went to cinema." */
const barePlace: Rule = onWord('to at in', ({ tokens, classes }, token, i) => {
  const place = tokens[i + 1]
  const before = lowerAt(tokens, i - 1)
  if (!place?.word || place.fixed || place.hyphen || !placesWithThe.test(place.lower)) return undefined
  if (!/^(?:go|goes|going|went|gone|come|came|walk|walked|drive|drove|run|ran|was|were|am|is|are|arrived|arrive|been|stay|stayed|got|get|way|it|me|us|them|him|her|work|works)$/.test(before)) return undefined // prettier-ignore
  const next = tokens[i + 2]
  // "how hard it is to park", "the way to park", "went to park the car"
  if (token.lower === 'to' && classes.isVerb(place.lower) && place.lower !== 'post' && (!/^(?:go|goes|going|went|gone|come|came|walk|walked|drive|drove|run|ran|been)$/.test(before) || determiners.has(next?.lower ?? '') || /^(?:it|them|near|behind|there|here)$/.test(next?.lower ?? ''))) return undefined // prettier-ignore
  const two = /^(?:swimming|post)$/.test(place.lower)
  if (two ? !/^(?:pool|office)$/.test(next?.lower ?? '') || !endsPhrase(tokens[i + 3]) : !endsPhrase(next) || /^(?:to|and|or|of)$/.test(next?.lower ?? '')) return undefined // prettier-ignore
  return insertText(place.start, 'the ', 'article', `Use "the" before "${place.text}" here.`)
})

/** "Is very important to sleep." */
const isImportant: Rule = onText('Is', ({ tokens }, token, i) =>
  token.first &&
  /^(?:very|really|so|important|necessary|difficult|possible|true|clear|hard|easy|better)$/.test(lowerAt(tokens, i + 1)) &&
  !isQuestion(tokens, i) &&
  tokens.slice(i).some(other => other.text === '.')
    ? { start: token.start, end: token.end, after: 'It is', kind: 'grammar', rule: 'missing-subject', message: 'The sentence needs a subject. Use "It is".' } // prettier-ignore
    : undefined,
)

/** "I have hungry" */
const haveHungry: Rule = onWord('have has had', ({ tokens }, token, i) => {
  const subject = lowerAt(tokens, i - 1)
  if (!/^(?:i|you|he|she|we|they)$/.test(subject)) return undefined
  const k = /^(?:very|so|really)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  if (!/^(?:hungry|thirsty|sleepy|afraid|angry|sad|happy|tired|ready|busy)$/.test(lowerAt(tokens, k)) || (tokens[k + 1]?.word && !closed.has(lowerAt(tokens, k + 1)))) return undefined // prettier-ignore
  const one = /^(?:i|he|she)$/.test(subject)
  const be = token.lower === 'had' ? (one ? 'was' : 'were') : subject === 'i' ? 'am' : one ? 'is' : 'are'
  return replaceWord(token, be, 'verb-form', `Use "${be}" for how someone feels.`)
})

/** "Although it rained, but we went out." */
const althoughBut: Rule = onWord('but', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (tokens[i - 1]?.text !== ',' || !next?.word) return undefined
  let from = i - 1
  while (from > 0 && !tokens[from]?.first) from--
  const isOpen = /^(?:although|though)$/.test(tokens[from]?.lower ?? '') && tokens.slice(from, i).filter(other => other.text === ',').length === 1 // prettier-ignore
  // "Though he had nothing to offer, but the clothes on his back"
  if (tokens.slice(from, i).some(({ lower }) => /^(?:nothing|anything|nobody|anyone|all|everything|everyone)$/.test(lower)))
    return undefined
  return isOpen && (subjects.has(next.lower) || determiners.has(next.lower) || possessives.has(next.lower))
    ? { start: token.start, end: next.start, after: '', kind: 'grammar', rule: 'although-but', message: 'Use either "although" or "but", not both.' } // prettier-ignore
    : undefined
})

/** "callers whom relied on it", "the man which I met" */
const whomVerb: Rule = ({ tokens, tags, dictionary }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  if (
    token.lower === 'whom' &&
    !token.first &&
    tokens[i - 1]?.word &&
    !/^(?:of|to|for|with|from|by|at|in|on|about|than|and|or|but)$/.test(lowerAt(tokens, i - 1))
  ) {
    const isVerb = /^(?:is|are|was|were|has|have)$/.test(next) || (tags.has(i + 1, 'PastTense', 'PresentTense') && (dictionary.partsOf(next) & (pos.past | pos.verbS)) !== 0) // prettier-ignore
    return isVerb && !subjects.has(lowerAt(tokens, i + 2)) && !determiners.has(lowerAt(tokens, i + 2))
      ? replaceWord(token, 'who', 'pronoun-case', 'Use "who" as the subject of a verb.')
      : undefined
  }
  return token.lower === 'which' && /^(?:man|woman|boy|girl|person|friend|teacher|student)$/.test(lowerAt(tokens, i - 1)) && /^(?:i|we|he|she|they)$/.test(next) && /^(?:the|a|my|that)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? replaceWord(token, 'who', 'pronoun-case', 'Use "who" for people.')
    : undefined
}

/** "every Evening" */
const dayCapital: Rule = onText(
  'Morning Evening Afternoon Night Weekend Week Month Year Day Summer Winter Autumn',
  ({ tokens }, token, i) => {
    const next = tokens[i + 1]
    return /^(?:every|this|last|next)$/.test(tokens[i - 1]?.text ?? '') && !(next?.word && /^\p{Lu}/u.test(next.text))
      ? { ...replaceWord(token, token.lower, 'stray-capital', 'Use a lowercase letter inside a sentence.'), after: token.lower, kind: 'capitalization' } // prettier-ignore
      : undefined
  },
)

/** "more peoples", "makes peoples leave" */
const peoples: Rule = onText('peoples', ({ tokens }, token, i) =>
  /^(?:more|some|most|many|other|young|old|few|poor|rich|make|makes|made|help|helps|let|lets|because|lot|much|thousand|million|several|two|three|ten)$/.test(
    lowerAt(tokens, i - 1),
  ) && // prettier-ignore
  tokens[i + 1]?.lower !== 'of'
    ? replaceWord(token, 'people', 'number', '"people" is already the plural.')
    : undefined,
)

/** "you have not answer", "I have already send it", "any trouble this may have cause" */
const haveNotDone: Rule = (page, token, i) => {
  const { tokens, dictionary, classes } = page
  const parts = dictionary.partsOf(token.lower)
  if (!plainVerb(page, token.lower) || parts & (pos.past | pos.participle | pos.adjective | pos.adverb)) return undefined
  // "a clock that he has never wound"
  if (/^(?:wound|bound|ground)$/.test(token.lower)) return undefined
  const right = inflect(token.lower, 'participle')
  const before = lowerAt(tokens, i - 1)
  const tell = () => replaceWord(token, right, 'verb-form', `Use the past participle "${right}" after "have".`)
  if (
    /^(?:already|not|never|just|always|recently)$/.test(before) &&
    /^(?:have|has|haven't|hasn't|i've|we've|you've|they've)$/.test(lowerAt(tokens, i - 2))
  ) {
    const subject = lowerAt(tokens, i - 2).includes("'") && !lowerAt(tokens, i - 2).endsWith("n't") ? 'i' : lowerAt(tokens, i - 3)
    return /^(?:i|you|he|she|we|they)$/.test(subject) && baseOf(right, word => classes.isVerb(word)) !== undefined ? tell() : undefined
  }
  if (/^(?:haven't|hasn't)$/.test(before) && /^(?:i|you|he|she|we|they)$/.test(lowerAt(tokens, i - 2)) && !(parts & pos.noun)) return tell()
  const isHave = before === 'have' && /^(?:may|might|could|would|should|must)$/.test(lowerAt(tokens, i - 2))
  if (!isHave) return undefined
  const subject = lowerAt(tokens, i - 3)
  if (/^(?:this|that|it|which)$/.test(subject) && /^(?:cause|create|happen|start|change|affect|damage|occur|bring|make)$/.test(token.lower))
    return tell()
  const then = lowerAt(tokens, i + 1)
  if (
    /^(?:cause|damage|change|start|finish|reach|answer|visit)$/.test(token.lower) &&
    (determiners.has(then) || page.tags.has(i + 1, 'Noun'))
  )
    return tell()
  return !(parts & pos.noun) && !massNouns.has(token.lower) && !tokens[i]?.hyphen ? tell() : undefined
}
