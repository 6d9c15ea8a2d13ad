/** Words and forms that belong together: "attend a meeting", "set up the tool", "the third time that I have tried". */
import { sentenceStart } from '../../grammar/clause.ts'
import {
  afterWord,
  applyRules,
  beforeWord,
  insertText,
  isQuestion,
  lowerAt,
  onText,
  onWord,
  removeWord,
  replaceWord,
  type Rule,
} from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { auxiliaries, closed, determiners, modals, possessives, subjects } from '../../grammar/word-classes.ts'

/** Edits of usage. */
export function usageEdits(page: RulePage): Edit[] {
  return applyRules(page, [
    assistTo,
    preciseVerb,
    pleaseTo,
    agencyWho,
    phrasalVerb,
    timeThat,
    andWhether,
    theEffects,
    sinceWork,
    whenSaw,
    ifItWill,
    everyNeeds,
    informationAre,
    foodsIs,
    iHas,
    prepositionI,
    withFriend,
    weekdayGenitive,
    finalGenitive,
    doesRequires,
    interestingIn,
    howLong,
    childrensWhere,
    inNowadays,
  ])
}

const event = /^(?:meeting|lecture|class|course|conference|concert|wedding|lesson|party|seminar|workshop|ceremony|festival|match|funeral)$/

/** "I assisted to a meeting" */
const assistTo: Rule = beforeWord('to', ({ tokens, classes }, token, i) => {
  if (classes.base(token.lower) !== 'assist' && token.lower !== 'assist') return undefined
  const to = tokens[i + 1]
  if (!to || to.fixed || !determiners.has(lowerAt(tokens, i + 2))) return undefined
  const noun = event.test(lowerAt(tokens, i + 3)) ? lowerAt(tokens, i + 3) : lowerAt(tokens, i + 4)
  if (!event.test(noun)) return undefined
  const form = token.lower.endsWith('ing') ? 'ing' : token.lower.endsWith('ed') ? 'past' : token.lower.endsWith('s') ? 's' : undefined
  return replaceWord(token, form ? inflect('attend', form) : 'attend', 'phrase', `One attends a ${noun}.`, to)
})

/** "Can you precise the address?" */
const preciseVerb: Rule = onWord('precise', ({ tokens }, token, i) =>
  /^(?:the|your|this|what|which|that|it|my|our|these|where|when|how|why)$/.test(lowerAt(tokens, i + 1)) &&
  (/^(?:to|please|must|should|could|can|will|would)$/.test(lowerAt(tokens, i - 1)) ||
    (/^(?:you|i|we|they)$/.test(lowerAt(tokens, i - 1)) && /^(?:can|could|would|will|should|must)$/.test(lowerAt(tokens, i - 2))))
    ? replaceWord(token, 'specify', 'word-form', '"Precise" is an adjective. The verb is "specify".')
    : undefined,
)

/** "Please to check", "Please kindly to check" */
const pleaseTo: Rule = onWord('to', ({ tokens, classes }, token, i) => {
  const verb = tokens[i + 1]
  const kindly = lowerAt(tokens, i - 1) === 'kindly'
  const please = kindly ? i - 2 : i - 1
  if (lowerAt(tokens, please) !== 'please' || !verb?.word || verb.fixed || !classes.isVerb(verb.lower)) return undefined
  return tokens[please]?.first ? removeWord(token, verb, 'verb-pattern', 'Use the verb without "to" after "please".') : undefined
})

const things = /^(?:breakfast|lunch|dinner|meal|hotel|restaurant|room|service|problem|school|course|city|town|country|street|letter|email|document|agency|app|book|building|car|company|computer|device|firm|house|laptop|machine|phone|printer|product|program|software|system|tool|website)$/ // prettier-ignore

/** "an agency who makes films" */
const agencyWho: Rule = onWord('who', ({ tokens, tags }, token, i) =>
  things.test(lowerAt(tokens, i - 1)) &&
  tokens[i - 1]?.fixed === false &&
  tags.has(i + 1, 'PresentTense', 'Infinitive', 'PastTense') &&
  !/^(?:know|knew|ask|asks|asked|see|of|about)$/.test(lowerAt(tokens, i - 2)) &&
  // "the man in the car who waved"
  !/^(?:in|at|from|of|on|with|near|by|to|outside|behind)$/.test(lowerAt(tokens, i - 3))
    ? replaceWord(token, 'that', 'pronoun-case', 'Use "that" for things.')
    : undefined,
)

const joined = /^(set|log|sign|back|check|clean|shut|start|break|roll)(up|in|out|down|back)$/

/** "to setup the server" */
const phrasalVerb: Rule = beforeWord('the a an your my our it this these all to with into', ({ tokens }, token, i) => {
  const [, verb = '', particle = ''] = joined.exec(token.lower) ?? []
  if (verb === '') return undefined
  const next = lowerAt(tokens, i + 1)
  if (/^(?:to|with|into)$/.test(next) && !/^(?:log|sign)$/.test(verb)) return undefined
  const before = lowerAt(tokens, i - 1)
  const opens = before === 'to' && (tokens[i - 1]?.first === true || /^(?:how|want|wants|need|needs|have|has|had|try|able|order|used|easy|and|you|us|it|is|are|way|steps|going)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
  return opens || /^(?:please|can|cannot|can't|must|should|don't|didn't|couldn't|we'll|you'll|i'll|let's)$/.test(before)
    ? replaceWord(token, `${verb} ${particle}`, 'phrase', `The verb "${verb} ${particle}" is two words.`)
    : undefined
})

/** "The affects is unclear", "the long-term affects of stress" */
const theEffects: Rule = onWord('affects', ({ tokens, tags }, token, i) => {
  const before = tags.has(i - 1, 'Adjective') ? lowerAt(tokens, i - 2) : lowerAt(tokens, i - 1)
  const isNoun = /^(?:the|its|these|those|their)$/.test(before) || (tags.has(i - 1, 'Adjective') && /^(?:of|with|have|has|had|are|for|about|and)$/.test(before)) // prettier-ignore
  return isNoun && /^(?:is|are|was|were|of|on|will|can|have|has|had|may|could)$/.test(lowerAt(tokens, i + 1))
    ? replaceWord(token, 'effects', 'confused-word', 'The noun is "effect".')
    : undefined
})

/** "how it will change, and weather the effects are permanent" */
const andWhether: Rule = onWord('weather', ({ tokens }, token, i) => {
  if (!/^(?:and|or)$/.test(lowerAt(tokens, i - 1))) return undefined
  const next = lowerAt(tokens, i + 1)
  const isSubject = /^(?:it|they|we|he|she|i|you|there)$/.test(next)
  if (!isSubject && !determiners.has(next)) return undefined
  const verb = tokens.findIndex(({ lower }, k) => k > i + (isSubject ? 1 : 2) && k < i + 6 && (auxiliaries.has(lower) || modals.has(lower)))
  const isAsked = tokens.slice(sentenceStart(tokens, i), i).some(({ lower }) => /^(?:how|what|when|where|why|whether|who|if)$/.test(lower))
  return (verb > 0 || isSubject) && isAsked ? replaceWord(token, 'whether', 'confused-word', 'Use "whether" for a choice.') : undefined
})

/** "It's the third time that I try.", "This is the first time that we rent here." */
const timeThat: Rule = afterWord('i you we they he she it', ({ tokens, dictionary, classes }, token, i) => {
  const subject = lowerAt(tokens, i - 1)
  const parts = dictionary.partsOf(token.lower)
  const isOne = /^(?:he|she|it)$/.test(subject)
  if (closed.has(token.lower) && !/^(?:am|is|are|do|does|have|has)$/.test(token.lower)) return undefined
  const isHelp = /^(?:have|has)$/.test(token.lower) && !/^(?:a|an|the|my|our|to|this|such|any|no)$/.test(lowerAt(tokens, i + 1))
  const base = /^(?:am|is|are)$/.test(token.lower) ? 'be' : /^(?:have|has)$/.test(token.lower) ? 'have' : isOne ? (parts & pos.verbS ? classes.base(token.lower) : undefined) : parts & pos.verb && !(parts & pos.past && !/^(?:come|run|become)$/.test(token.lower)) ? token.lower : undefined // prettier-ignore
  const at = lowerAt(tokens, i - 2) === 'that' ? i - 3 : i - 2
  if (!base || isHelp || lowerAt(tokens, at) !== 'time' || !/^(?:first|second|third|fourth|fifth|\d{1,2}(?:st|nd|rd|th))$/.test(tokens[at - 1]?.lower ?? '')) return undefined // prettier-ignore
  const opening = `${lowerAt(tokens, at - 3)} ${lowerAt(tokens, at - 2)}`
  if (!/(?:^| )(?:is|it's|that's) (?:the|my|our|his|her|their)$/.test(opening)) return undefined
  const participle = base === 'be' ? 'been' : inflect(base, 'participle')
  return replaceWord(token, `${isOne ? 'has' : 'have'} ${participle}`, 'tense', `Use the perfect after "the first time" and the like.`)
})

/** "Since 2019 I work for a bank", "and since then, I work there" */
const sinceWork: Rule = onWord('work live study teach play use run manage learn write own', ({ tokens, dictionary }, token, i) => {
  if (!/^(?:i|we|they)$/.test(lowerAt(tokens, i - 1)) || isQuestion(tokens, i)) return undefined
  const end = tokens[i - 2]?.text === ',' ? i - 3 : i - 2
  const isYear = /^(?:19|20)\d\d$/.test(tokens[end]?.text ?? '') || lowerAt(tokens, end) === 'then'
  if (!isYear || lowerAt(tokens, end - 1) !== 'since' || !(tokens[end - 1]?.first || /^(?:and|,|;)$/.test(tokens[end - 2]?.text ?? ''))) return undefined // prettier-ignore
  if (dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.participle) return undefined
  return replaceWord(token, `have ${inflect(token.lower, 'participle')}`, 'tense', 'Use the perfect with "since".')
})

/** "I was surprised when I see the price." */
const whenSaw: Rule = onWord(
  'see sees hear hears come comes arrive arrives get gets find finds leave leaves meet meets open opens start starts go goes look looks learn learns wake wakes',
  ({ tokens, tags }, token, i) => {
    if (!/^(?:i|he|she|we|they)$/.test(lowerAt(tokens, i - 1)) || lowerAt(tokens, i - 2) !== 'when') return undefined
    // "I was happy when": the sentence consists of a past state and this clause.
    let from = i - 3
    while (from > 0 && !tokens[from]?.first && tokens[from - 1]?.text !== ',') from--
    if (!/^(?:i|he|she|we|they)$/.test(lowerAt(tokens, from)) || !/^(?:was|were)$/.test(lowerAt(tokens, from + 1))) return undefined
    if (i - from > 9 || !tags.has(i - 3, 'Adjective', 'PastTense', 'Participle')) return undefined
    const base = token.lower.replace(/^(go)es$/, '$1').replace(/(?<!s)s$/, '')
    return replaceWord(token, inflect(base, 'past'), 'tense', 'The sentence is about the past.')
  },
)

/** "If it will rain tomorrow, we will not go.", "If he will come, I will tell him." */
const ifItWill: Rule = onWord('will', ({ tokens, dictionary, classes }, token, i) => {
  const [subject, verb] = [lowerAt(tokens, i - 1), tokens[i + 1]]
  if (lowerAt(tokens, i - 2) !== 'if' || !verb?.word || verb.fixed) return undefined
  const isHappening = subject === 'it' && tokens[i - 2]?.first === true && /^(?:be|rain|snow|get|stop|start|become|break|fail|happen)$/.test(verb.lower) // prettier-ignore
  // "If they will help, we can start": they are willing.
  const isDoing =
    /^(?:i|he|she|they|we)$/.test(subject) &&
    !/^(?:be|help|let|agree|allow|accept|wait|only|not)$/.test(verb.lower) &&
    classes.isVerb(verb.lower) &&
    !(dictionary.partsOf(verb.lower) & pos.adverb)
  if (!isHappening && !isDoing) return undefined
  // "I wonder if he will come" is an indirect question; a condition has its consequence.
  let k = i + 2
  while (k < i + 10 && tokens[k]?.word) k++
  const opensClause = tokens[k]?.text === ',' && (subjects.has(lowerAt(tokens, k + 1)) || determiners.has(lowerAt(tokens, k + 1)))
  const rest = isHappening ? tokens.slice(i + 2, i + 12) : opensClause ? tokens.slice(k + 2, k + 5) : []
  if (!rest.some(({ lower }) => /^(?:will|can|won['’]t|can['’]t|i['’]ll|we['’]ll|you['’]ll|they['’]ll)$/.test(lower))) return undefined
  const right = verb.lower === 'be' ? 'is' : /^(?:he|she|it)$/.test(subject) ? inflect(verb.lower, 's') : verb.lower
  return replaceWord(token, right, 'when-will', 'Use the present tense after "if", not "will".', verb)
})

/** "every student need to learn" */
const everyNeeds: Rule = onWord('need have want like try', ({ tokens, tags }, token, i) => {
  if (lowerAt(tokens, i + 1) !== 'to') return undefined
  if (!/^(?:every|each)$/.test(lowerAt(tokens, i - 2)) || !tags.has(i - 1, 'Singular') || isQuestion(tokens, i)) return undefined
  if (!(tokens[i - 2]?.first || !tokens[i - 3]?.word || /^(?:that|and|because|but|so|think)$/.test(lowerAt(tokens, i - 3))))
    return undefined
  const right = token.lower === 'have' ? 'has' : inflect(token.lower, 's')
  return replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${lowerAt(tokens, i - 2)} ${lowerAt(tokens, i - 1)}".`)
})

/** "The information that you sent me are useful." */
const informationAre: Rule = onWord('are were', ({ tokens, tags }, token, i) => {
  if (!/^(?:me|us|him|her|them|you)$|(?:ed|en|nt|de|ve)$/.test(lowerAt(tokens, i - 1))) return undefined
  for (let k = i - 2; k > Math.max(0, i - 8); k--) {
    const word = lowerAt(tokens, k)
    if (/^(?:information|advice|furniture|equipment|homework|feedback|luggage|news|software|knowledge)$/.test(word)) {
      const that = /^(?:that|which)$/.test(lowerAt(tokens, k + 1)) ? k + 2 : k + 1
      const right = token.lower === 'are' ? 'is' : 'was'
      return /^(?:the|this|all|my|your)$/.test(lowerAt(tokens, k - 1)) && /^(?:i|you|he|she|we|they)$/.test(lowerAt(tokens, that)) && that < i - 1 // prettier-ignore
        ? replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${word}".`)
        : undefined
    }
    if (!tokens[k]?.word || !(tags.has(k, 'Verb', 'Pronoun', 'Auxiliary', 'Adverb') || /^(?:that|which|to)$/.test(word))) return undefined
  }
  return undefined
})

/** "The foods is delicious": the verb shows that food in general is meant. */
const foodsIs: Rule = onWord('foods', ({ tokens }, token, i) =>
  /^(?:is|was|tastes|looks|smells)$/.test(lowerAt(tokens, i + 1)) && /^(?:the|their|its|this)$/.test(lowerAt(tokens, i - 1))
    ? replaceWord(token, 'food', 'mass-noun', '"Food" in general is uncountable.')
    : undefined,
)

/** "I also has experience" */
const iHas: Rule = onWord('has is does', ({ tokens }, token, i) =>
  /^(?:also|still|already|always|often|now)$/.test(lowerAt(tokens, i - 1)) && tokens[i - 2]?.text === 'I' && tokens[i - 2]?.first // prettier-ignore
    ? replaceWord(token, token.lower === 'has' ? 'have' : token.lower === 'is' ? 'am' : 'do', 'agreement', 'Use the form for "I".')
    : undefined,
)

/** "She was kind to I." */
const prepositionI: Rule = onText('I', ({ tokens, tags }, token, i) =>
  /^(?:to|with|for|from|about|at)$/.test(lowerAt(tokens, i - 1)) &&
  (tokens[i + 1] === undefined || /^[.!?]$/.test(tokens[i + 1]?.text ?? '')) &&
  tags.has(i - 2, 'Adjective', 'Verb', 'Adverb', 'Pronoun') &&
  !tokens[i - 1]?.first
    ? replaceWord(token, 'me', 'pronoun-case', `Use "me" after "${tokens[i - 1]?.text}".`)
    : undefined,
)

/** "in Paris with friend" */
const withFriend: Rule = onWord('friend', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'with' &&
  !tokens[i - 1]?.fixed &&
  (!tokens[i + 1]?.word || /^(?:who|yesterday|last|from)$/.test(lowerAt(tokens, i + 1))) &&
  tokens[i + 1]?.text !== '-'
    ? insertText(token.start, 'a ', 'article', '"friend" is countable and needs an article.')
    : undefined,
)

const held = /^(?:meeting|class|lesson|game|match|party|deadline|call|session|show|dinner|lunch|concert|exam|test|lecture|training|flight|newspaper|election|presentation|appointment|interview|workshop)$/ // prettier-ignore

/** "before fridays meeting" */
const weekdayGenitive: Rule = ({ tokens }, token, i) => {
  const day = /^((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|yesterday)s$/.exec(token.lower)?.[1]
  if (!day || !held.test(lowerAt(tokens, i + 1)) || lowerAt(tokens, i - 1) === 'on') return undefined
  const name = /^(?:tom|yes)/.test(day) ? (token.first ? day.charAt(0).toUpperCase() + day.slice(1) : day) : day.charAt(0).toUpperCase() + day.slice(1) // prettier-ignore
  return { ...replaceWord(token, day, 'apostrophe', `Use "'s" for what belongs to the day.`), after: `${name}'s` }
}

/** "We will fix the issue's." */
const finalGenitive: Rule = afterWord('the these those our my your all any some other many', ({ tokens }, token, i) => {
  const noun = /^(issue|problem|question|idea|product|item|result|detail|feature|book|car|photo|price|file|mistake|error|topic|subject|document|invoice)['’]s$/.exec(token.lower)?.[1] // prettier-ignore
  if (!noun || !/^[.!?]$/.test(tokens[i + 1]?.text ?? '')) return undefined
  return replaceWord(token, `${noun}s`, 'apostrophe', 'Plurals don’t take an apostrophe.')
})

/** "This library doesn't requires anything." */
const doesRequires: Rule = afterWord("doesn't don't didn't", ({ tokens, classes }, token, i) => {
  const base = classes.base(token.lower)
  if (!base || closed.has(base) || inflect(base, 's') !== token.lower) return undefined
  const next = lowerAt(tokens, i + 1)
  return determiners.has(next) || possessives.has(next) || /^(?:to|you|me|him|us|them|it|in|on|at|for|with|much|many|)$/.test(next)
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${lowerAt(tokens, i - 1)}".`)
    : undefined
})

/** "I am interesting in music" */
const interestingIn: Rule = onWord('interesting', ({ tokens }, token, i) => {
  if (lowerAt(tokens, i + 1) !== 'in') return undefined
  let k = i - 1
  while (/^(?:very|so|really|not|also|always|quite|too|especially|more|most|particularly)$/.test(lowerAt(tokens, k))) k--
  const be = lowerAt(tokens, k)
  const person = /^(?:i'm|we're|you're|they're|he's|she's)$/.test(be) || (/^(?:am|is|are|was|were|be|been)$/.test(be) && /^(?:i|you|he|she|we|who|people|everyone|everybody|students|children)$/.test(lowerAt(tokens, k - 1))) // prettier-ignore
  return person ? replaceWord(token, 'interested', 'word-form', 'Use "interested" for how someone feels.') : undefined
})

/** "How long you are here?" */
const howLong: Rule = onWord('how', ({ tokens, dictionary }, token, i) => {
  const [long, person, be] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]]
  if (!token.first || long?.lower !== 'long' || !person?.word || !be?.word || be.fixed) return undefined
  const next = lowerAt(tokens, i + 4)
  const lasts = /^(?:here|there|in|at|with|married|together|sick|ill|friends)$/.test(next) || dictionary.partsOf(next) & pos.ing
  if (!/^(?:you|they|we|i|he|she|it)$/.test(person.lower) || !/^(?:am|are|is)$/.test(be.lower) || !lasts || !isQuestion(tokens, i)) return undefined // prettier-ignore
  const have = /^(?:he|she|it)$/.test(person.lower) ? 'has' : 'have'
  return { ...replaceWord(person, `${have} ${person.text} been`, 'tense', 'Ask for a length of time up to now with the perfect.', be), after: `${have} ${person.text} been` } // prettier-ignore
})

/** "The children's where happy." */
const childrensWhere: Rule = beforeWord('where were are', ({ tokens, tags }, token, i) => {
  const noun = /^(children|people|kids|students|parents|friends)['’]s$/.exec(token.lower)?.[1]
  const verb = tokens[i + 1]
  return noun && (tags.has(i + 2, 'Adjective', 'Gerund', 'Adverb') || /^(?:very|so|not|all|in|at|happy)$/.test(lowerAt(tokens, i + 2))) && !isQuestion(tokens, i) // prettier-ignore
    ? replaceWord(token, `${noun} ${verb?.lower === 'are' ? 'are' : 'were'}`, 'apostrophe', 'Plurals don’t take an apostrophe.', verb)
    : undefined
})

/** "In nowadays society" */
const inNowadays: Rule = onWord("nowadays nowadays's", ({ tokens }, token, i) =>
  /^(?:in|of|for|to|with|by|the|our)$/.test(lowerAt(tokens, i - 1)) &&
  /^(?:society|world|life|generation|youth|technology|economy|culture|market|students|children|people|education|life|companies)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? replaceWord(token, "today's", 'possessive', 'What belongs to the present takes "today\'s".')
    : undefined,
)
