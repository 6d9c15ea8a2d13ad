/** Words that learners take for others: "tells the history of two sisters", "say me the number", "learns children to wait". */
import { applyRules, beforeWord, inDrafts, lowerAt, onText, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { articleFor, beForms, closed, endsNoun, modals, subjects } from '../../grammar/word-classes.ts'
import { isPersonNoun, isProfession } from '../../grammar/person-nouns.ts'
import { isDetermined, persons } from '../prepositions/noun-frames.ts'
import { baseAt, isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function learnerWordEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [sayMe, tellHello, learnMe, teachFrom, borrowMe, rememberMe, remindThe, noticeThat, cannotListen, chocolateFabric, tellHistory, politic, priceRaises, risePrices, workLike, sensibleTo, biased, youngs, oldAlone, hughMaple, friendlyWay]), ...inDrafts(applyRules(page, [chiefCook, actuallyWorking, aTravel, goodNotes]))] // prettier-ignore
}

/** Another word here. */
export const swap = (token: Token, right: string, to = token): Edit => ({ ...replaceWord(token, right, 'confused-word', `Use "${right}" here instead of "${token.lower}".`, to), kind: 'word_choice' }) // prettier-ignore

/** Another verb in the form of this one: "says" and "tell" give "tells". */
export function inForm({ tokens, dictionary }: RulePage, i: number, base: string, right: string): string {
  const form = lowerAt(tokens, i)
  if (form === base) return right
  if (form.endsWith('ing')) return inflect(right, 'ing')
  if (form === inflect(base, 's')) return inflect(right, 's')
  const [before, earlier] = [lowerAt(tokens, i - 1), lowerAt(tokens, i - 2)]
  const isPerfect = /^(?:have|has|had|i've|we've|they've|you've|he's|she's)$/
  const isDone = isPerfect.test(before) || beForms.has(before) || ((isPerfect.test(earlier) || beForms.has(earlier)) && /^(?:already|never|ever|just|not|also|always)$/.test(before)) // prettier-ignore
  return isDone || (dictionary.partsOf(form) & (pos.past | pos.participle)) === pos.participle
    ? inflect(right, 'participle')
    : inflect(right, 'past')
}

/** "Could you say me the plumber's number?" */
const sayMe: Rule = beforeWord('me us him them', (page, token, i) => {
  const { tokens } = page
  if (baseAt(page, i) !== 'say' || token.hyphen) return undefined
  const [person, next] = [lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  const isSaid = /^(?:the|a|an|my|your|his|our|their|how|what|where|when|why|if|that|to|about|something|anything|everything|more|which|who|not|whether|all|it)$/.test(next) || (/^(?:before|by|as|in|now|soon|until)$/.test(next) && lowerAt(tokens, i - 1) === 'please') // prettier-ignore
  return isSaid && !(next === 'to' && lowerAt(tokens, i + 3) === 'be') && !(/^(?:him|them)$/.test(person) && /^(?:all|it|to|about|if|when)$/.test(next)) // prettier-ignore
    ? swap(token, inForm(page, i, 'say', 'tell'))
    : undefined
})

/** "Tell hello to your mother" */
const tellHello: Rule = beforeWord('hello hi goodbye bye', (page, token, i) =>
  baseAt(page, i) === 'tell' ? swap(token, inForm(page, i, 'tell', 'say')) : undefined,
)

const taught = /^(?:me|us|him|them|children|kids|students|pupils|teenagers)$/

/** "It learns children to be patient", "She learned me how to cook" */
const learnMe: Rule = (page, token, i) => {
  const { tokens } = page
  if (baseAt(page, i) !== 'learn' || !taught.test(lowerAt(tokens, i + 1)) || token.lower === 'learning') return undefined
  const next = lowerAt(tokens, i + 2)
  const isNoun = !closed.has(next) && next !== '' && (page.dictionary.partsOf(next) & pos.noun) !== 0 && !page.tags.has(i + 2, 'Verb')
  return /^(?:to|how|that|what|a|an|the|about|many|some|not|english|discipline|patience)$/.test(next) || isNoun
    ? swap(token, inForm(page, i, 'learn', 'teach'))
    : undefined
}

/** "Can you teach from him"; not "teach from books" */
const teachFrom: Rule = onWord('teach', (page, token, i) =>
  lowerAt(page.tokens, i + 1) === 'from' && /^(?:mistakes|him|her|them|it|each)$/.test(lowerAt(page.tokens, i + 2))
    ? swap(token, 'learn')
    : undefined,
)

/** "Could you borrow me a pen?", "She borrowed him some money" */
const borrowMe: Rule = beforeWord('me us him them', (page, token, i) => {
  const { tokens } = page
  const next = lowerAt(tokens, i + 2)
  return baseAt(page, i) === 'borrow' && (isDetermined(next) || /^(?:money|two|three|five|ten|more|twenty)$/.test(next) || /^[$€£\d]/.test(tokens[i + 2]?.text ?? '')) // prettier-ignore
    ? swap(token, inForm(page, i, 'borrow', 'lend'))
    : undefined
})

/** "It remembers me of my childhood" */
const rememberMe: Rule = (page, token, i) => {
  const { tokens } = page
  if (baseAt(page, i) !== 'remember' || !persons.test(lowerAt(tokens, i + 1))) return undefined
  const next = lowerAt(tokens, i + 2)
  const isThing = /^(?:it|this|that|which|song|smell|place|photo|picture|book|please)$/.test(lowerAt(tokens, i - 1))
  return (next === 'of' && !/^(?:all|course)$/.test(lowerAt(tokens, i + 3))) || (isThing && (next === 'about' || next === 'my')) || (next === 'to' && page.classes.isVerb(lowerAt(tokens, i + 3)) && /^(?:please|to|can|could|will|you|must)$/.test(lowerAt(tokens, i - 1))) // prettier-ignore
    ? swap(token, inForm(page, i, 'remember', 'remind'))
    : undefined
}

/** "I will always remind the evenings in your garden" */
const remindThe: Rule = onWord('remind reminds', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:the|my|our|those|that|these|when|how)$/.test(lowerAt(tokens, i + 1))) return undefined
  const before = lowerAt(tokens, i - 1)
  if (!(subjects.has(before) || modals.has(before) || /^(?:always|still|never|not|to|don't|can't|often)$/.test(before)) || /^(?:it|that|this|which)$/.test(before)) return undefined // prettier-ignore
  // "as if to remind the sky"
  if (before === 'to' && /^(?:if|order|only|there|here)$/.test(lowerAt(tokens, i - 2))) return undefined
  for (let k = i + 1; k < i + 9 && tokens[k]?.word; k++) {
    if (k > i + 1 && /^(?:of|to|that|about|how|not|why|when)$/.test(lowerAt(tokens, k))) return undefined
    if (isPersonNoun(lowerAt(tokens, k)) || /^(?:team|class|family|group|public|audience|everyone|court|government|committee|people)$/.test(lowerAt(tokens, k))) return undefined // prettier-ignore
  }
  return swap(token, inForm(page, i, 'remind', 'remember'))
})

/** "Please notice that the update requires a restart" */
const noticeThat: Rule = onWord('notice', ({ tokens }, token, i) =>
  /^(?:please|kindly)$/.test(lowerAt(tokens, i - 1)) && /^(?:that|the)$/.test(lowerAt(tokens, i + 1)) ? swap(token, 'note') : undefined,
)

/** "We could not listen the singer" */
const cannotListen: Rule = onWord('listen', ({ tokens }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  const isUnable = /^(?:can't|cannot|couldn't|hardly|barely)$/.test(lowerAt(tokens, i - 1)) || (lowerAt(tokens, i - 1) === 'not' && /^(?:can|could)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
  return isUnable && (isDetermined(next) || /^(?:you|him|them|me|us|anything|what|it|her|music)$/.test(next)) ? { ...swap(token, 'hear'), end: tokens[i + 1]?.end ?? token.end, after: `hear ${tokens[i + 1]?.text ?? ''}` } : undefined // prettier-ignore
})

/** "My first job was in a chocolate fabric." */
const chocolateFabric: Rule = onText('fabric fabrics', (page, token, i) => {
  const { tokens } = page
  if (!endsNoun(tokens, i + 1) || lowerAt(tokens, i + 1) === 'of') return undefined
  let k = i - 1
  while (k > i - 4 && tokens[k]?.word && !closed.has(lowerAt(tokens, k))) k--
  if (!isDetermined(lowerAt(tokens, k)) || !/^(?:in|at)$/.test(lowerAt(tokens, k - 1))) return undefined
  return [2, 3, 4, 5, 6].some(back => /^(?:work|job|employ|worker|shift|intern|boss|manager)$/.test(baseAt(page, k - back)))
    ? swap(token, token.text.replace('fabric', 'factory').replace('factorys', 'factories'))
    : undefined
})

/** "This novel tells the history of two sisters" */
const tellHistory: Rule = onText('history histories', (page, token, i) => {
  const { tokens } = page
  const right = token.text === 'history' ? 'story' : 'stories'
  if (/^(?:love|funny|scary|fairy|bedtime|sad)$/.test(lowerAt(tokens, i - 1)) && lowerAt(tokens, i + 1) !== 'of' && endsNoun(tokens, i + 1))
    return swap(token, right)
  const isTold = [i - 1, i - 2, i - 3, i - 4].some(k => baseAt(page, k) === 'tell')
  if (!isTold) return undefined
  if (/^(?:an?|me|us|him|them|his|some|many|interesting|true|long)$/.test(lowerAt(tokens, i - 1)) && (isEnd(tokens[i + 1]) || /^(?:about|to|and|that|in)$/.test(lowerAt(tokens, i + 1))) && lowerAt(tokens, i - 1) !== 'his') return swap(token, right) // prettier-ignore
  return lowerAt(tokens, i + 1) === 'of' && /^(?:an?|two|three|four|five|his|her|my|their|some)$/.test(lowerAt(tokens, i + 2)) && [i + 3, i + 4, i + 5].some(k => isPersonNoun(lowerAt(tokens, k)) && endsNoun(tokens, k + 1)) // prettier-ignore
    ? swap(token, right)
    : undefined
})

/** "I think this politic has more advantages", "They discuss politic" */
const politic: Rule = onText('politic', ({ tokens }, token, i) => {
  if (lowerAt(tokens, i - 1) === 'body') return undefined
  const before = lowerAt(tokens, i - 1)
  if (/^(?:this|that|a|an|new|same|such)$/.test(before)) return swap(token, 'policy')
  return isEnd(tokens[i + 1]) || /^(?:without|with|in|is|and|or|because|at|about|very|to|for|on|but|when)$/.test(lowerAt(tokens, i + 1)) ? swap(token, 'politics') : undefined // prettier-ignore
})

const amounts = /^(?:prices?|costs?|temperatures?|rents?|sun|moon|salaries|numbers?|levels?|unemployment|rates?|sales|taxes|crime|population|demand|wages?|smoke|steam|dough|water|tide|inflation|pollution|fees?|donations|profits?|revenue|consumption)$/ // prettier-ignore

/** "With sugar flowers, the price raises by $60." */
const priceRaises: Rule = ({ tokens }, token, i) => {
  const right = pick({ raise: 'rise', raises: 'rises', raised: 'rose', raising: 'rising' }, token.text)
  if (!right) return undefined
  let k = i - 1
  while (k > i - 4 && /^(?:has|have|had|will|is|are|can|could|would|may|might|not|also|always|often|usually|quickly|sharply|slowly|suddenly|to|should)$/.test(lowerAt(tokens, k))) k-- // prettier-ignore
  if (!amounts.test(lowerAt(tokens, k))) return undefined
  const between = tokens.slice(k + 1, i).map(({ lower }) => lower)
  // "The price was raised."
  if (token.text === 'raised' && between.some(word => /^(?:is|are|to)$/.test(word))) return undefined
  const next = tokens[i + 1]
  const ends = isEnd(next) || /^(?:by|from|again|every|sharply|in|and|because|since|during|when|over|quickly|too|with|so|this|last|each|as|above|rapidly|steadily|every)$/.test(next?.lower ?? '') // prettier-ignore
  if (!ends || (/^(?:number|numbers|level|levels|rate|rates|water)$/.test(lowerAt(tokens, k)) && token.text === 'raised' && between.length === 0 && !/^(?:by|to|from)$/.test(next?.lower ?? ''))) return undefined // prettier-ignore
  // "money raised by the school"
  if (token.text === 'raised' && between.length === 0 && (/^(?:donations|sales|fees?|revenue|taxes|profits?)$/.test(lowerAt(tokens, k)) || !/^(?:by|from|again|sharply|too)$/.test(next?.lower ?? '') || (next?.lower === 'by' && !/^[$€£\d]/.test(tokens[i + 2]?.text ?? '') && !/^(?:a|almost|about|ten|twenty|two|three|five)$/.test(lowerAt(tokens, i + 2))))) return undefined // prettier-ignore
  return swap(token, token.text === 'raised' && between.some(word => /^(?:has|have|had)$/.test(word)) ? 'risen' : right)
}

/** "The allowance, which was risen in January", "They will rise the rent" */
const risePrices: Rule = ({ tokens }, token, i) => {
  if (token.text === 'risen' && /^(?:was|were|been|be)$/.test(lowerAt(tokens, i - 1))) return swap(token, 'raised')
  const before = lowerAt(tokens, i - 1)
  if (!/^(?:rise|rose)$/.test(token.text) || !(modals.has(before) || subjects.has(before) || /^(?:to|not|companies|government)$/.test(before))) return undefined // prettier-ignore
  const k = isDetermined(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  return /^(?:prices?|rents?|salary|salaries|taxes|fees?|money|awareness|funds|children|kids|questions?|hand|hands|voice|wages?|flag|arm|arms|standards)$/.test(lowerAt(tokens, k)) && !(k === i + 1 && /^(?:hand|flag|arm|voice)$/.test(lowerAt(tokens, k))) // prettier-ignore
    ? swap(token, token.text === 'rise' ? 'raise' : 'raised')
    : undefined
}

/** "I want to work like lifeguard", "She works like a translator" */
const workLike: Rule = onWord('like', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:work|job|employ|employed|start|position|experience)$/.test(baseAt(page, i - 1))) return undefined
  const hasArticle = /^an?$/.test(lowerAt(tokens, i + 1))
  // "She is working like a truck driver"
  if (hasArticle && lowerAt(tokens, i - 1) === 'working') return undefined
  const from = hasArticle ? i + 2 : i + 1
  for (let k = from; k < from + 3 && tokens[k]?.word; k++) {
    const first = lowerAt(tokens, from)
    const next = tokens[i + 1]
    if (isProfession(lowerAt(tokens, k)) && endsNoun(tokens, k + 1)) return hasArticle || !next ? swap(token, 'as') : { ...swap(token, `as ${articleFor(first)}`), rule: 'article' } // prettier-ignore
    if (closed.has(lowerAt(tokens, k))) return undefined
  }
  return undefined
})

/** "My skin is very sensible to the sun" */
const sensibleTo: Rule = onText('sensible', ({ tokens, classes }, token, i) =>
  lowerAt(tokens, i + 1) === 'to' && /^(?:very|so|too|more|is|are|am|quite|really)$/.test(lowerAt(tokens, i - 1)) && (isDetermined(lowerAt(tokens, i + 2)) || (!classes.isVerb(lowerAt(tokens, i + 2)) && !closed.has(lowerAt(tokens, i + 2)))) // prettier-ignore
    ? swap(token, 'sensitive')
    : undefined,
)

/** "The referee was bias." */
const biased: Rule = onText('bias prejudice', ({ tokens }, token, i) => {
  const k = /^(?:very|so|too|not|quite|a|bit|really|always|more)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  return (beForms.has(lowerAt(tokens, k)) || /^(?:i'm|he's|she's|they're|you're|isn't|aren't|wasn't|weren't)$/.test(lowerAt(tokens, k))) && (isEnd(tokens[i + 1]) || /^(?:towards?|against|because)$/.test(lowerAt(tokens, i + 1))) && !/^(?:there|this|that|a)$/.test(lowerAt(tokens, k - 1)) && lowerAt(tokens, i - 1) !== 'a' // prettier-ignore
    ? { ...swap(token, `${token.text.replace(/e$/, '')}ed`), rule: 'word-form' }
    : undefined
})

/** "youngs can vote" */
const youngs: Rule = onText('youngs Youngs', (_page, token) => ({ ...swap(token, 'young people'), rule: 'word-form' }))

/** "and the olds tell riddles" */
const oldAlone: Rule = onText('olds poors elderlies deafs disableds unemployeds', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'the' && !/^\d/.test(tokens[i - 2]?.text ?? '')
    ? { ...swap(token, token.text === 'elderlies' ? 'elderly' : token.text.slice(0, -1)), rule: 'word-form' }
    : undefined,
)

/** "under a hugh maple" */
const hughMaple: Rule = onText('hugh', (_page, token) => ({ ...swap(token, 'huge'), kind: 'spelling' }))

/** "Please remind them friendly." */
const friendlyWay: Rule = onText('friendly', (page, token, i) => {
  const { tokens } = page
  if (!(isEnd(tokens[i + 1]) || /^(?:and|when|but|to|at)$/.test(lowerAt(tokens, i + 1)))) return undefined
  const hasDegree = /^(?:very|so|really|always)$/.test(lowerAt(tokens, i - 1))
  const at = hasDegree ? i - 2 : i - 1
  const isObject = persons.test(lowerAt(tokens, at))
  const base = baseAt(page, isObject ? at - 1 : at)
  const acts = (isObject ? /^(?:treat|greet|welcome|remind|ask|answer|serve|receive|tell|help|speak|address|invite)$/ : /^(?:smile|smiled|speak|answer|reply|greet|respond|wave|behave)$/).test(base) // prettier-ignore
  const isVery = lowerAt(tokens, i - 1) === 'very'
  const start = tokens[i - 1]
  return acts && start ? { start: isVery ? start.start : token.start, end: token.end, after: isVery ? 'in a very friendly way' : 'in a friendly way', kind: 'grammar', rule: 'adverb', message: '"friendly" is an adjective.' } : undefined // prettier-ignore
})

/** "a chief from Lyon": a cook, in a text about food */
const chiefCook: Rule = onText('chief chiefs', ({ tokens, text }, token, i) => {
  if (tokens[i + 1]?.hyphen || tokens[i - 1]?.text === '-') return undefined
  if (/^(?:police|fire|village|army|section|tribal|deputy|in)$/.test(lowerAt(tokens, i - 1)) || !endsNoun(tokens, i + 1) || /^of$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  return /\b(?:cook(?:ed|ing|s)?|kitchen|restaurant|menu|recipes?|dish(?:es)?|desserts?|food|meals?|pasta|soup|cuisine|pastry|baked?|baking)\b/i.test(text) // prettier-ignore
    ? swap(token, token.text.replace('chief', 'chef'))
    : undefined
})

/** "I am actually working at a small guesthouse" */
const actuallyWorking: Rule = onText('actually', ({ tokens }, token, i) =>
  /^(?:am|are|is)$/.test(lowerAt(tokens, i - 1)) && /^(?:working|living|studying|employed)$/.test(lowerAt(tokens, i + 1)) && /^(?:as|at|in|for)$/.test(lowerAt(tokens, i + 2)) && /^(?:i|we|he|she)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? swap(token, 'currently')
    : undefined,
)

/** "Our travel to Spain was great" */
const aTravel: Rule = onText('travel', ({ tokens }, token, i) =>
  /^(?:a|my|our|this|last|first|your|next)$/.test(lowerAt(tokens, i - 1)) && /^(?:to|was|in|around|started|began|lasted)$/.test(lowerAt(tokens, i + 1)) && lowerAt(tokens, i - 1) !== 'your' // prettier-ignore
    ? swap(token, 'trip')
    : undefined,
)

/** "She has good notes in math" */
const goodNotes: Rule = onText('note notes', (page, token, i) => {
  const { tokens } = page
  return [2, 3, 4].some(back => /^(?:have|get|receive|expect|with)$/.test(baseAt(page, i - back))) && /^(?:good|bad|better|best|high|low|worst|excellent|lowest|highest)$/.test(lowerAt(tokens, i - 1)) && /^(?:in|at|on|of)$/.test(lowerAt(tokens, i + 1)) && /^(?:school|math|maths|class|exams?|english|test|life|university|year|semester|history|physics|chemistry)$/.test(lowerAt(tokens, isDetermined(lowerAt(tokens, i + 2)) ? i + 3 : i + 2)) // prettier-ignore
    ? swap(token, token.text === 'note' ? 'grade' : 'grades')
    : undefined
})
