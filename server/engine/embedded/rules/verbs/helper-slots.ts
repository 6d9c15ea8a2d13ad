/** Verbs that a helper before them asks for: "would rather had", "must sign in and wears", "would you like come", "it is possible getting". */
import { afterWord, applyRules, insertText, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { auxiliaries, closed, conjunctions, determiners, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { baseOfIng, isEnd, startsObject } from './verb-slots.ts'

/** Edits that are certain by their form. */
export function helperSlotEdits(page: RulePage): Edit[] {
  return applyRules(page, [ratherHad, wouldFound, mustAndWears, hadToRunning, likeCome, possibleGetting, wasNotWorked, wasKnowing, likeItIs, reportingBy]) // prettier-ignore
}

/** "He said he would rather had a pizza." */
const ratherHad: Rule = afterWord('rather', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 2) === 'would' && /^(?:had|has|having)$/.test(token.text)
    ? replaceWord(token, 'have', 'verb-form', 'Use the base form after "would rather".')
    : undefined,
)

const findable = /^(?:jobs?|work|ways?|solutions?|answers?|ones?|friends?|flat|apartment|rooms?|time|money|keys?|somewhere|someone|somebody|something|nothing|anything|anyone|everything|out|him|her|them|me|us|you|myself|himself|herself|themselves|place|mistakes?|happiness|love|peace)$/ // prettier-ignore

/** "He promised me that I would found new ones.", "We will found a solution." */
const wouldFound: Rule = onWord('found', ({ tokens, tags }, token, i) => {
  if (!modals.has(lowerAt(tokens, i - 1)) && !lowerAt(tokens, i - 1).endsWith("'ll")) return undefined
  let k = i + 1
  while (k < i + 4 && (determiners.has(lowerAt(tokens, k)) || possessives.has(lowerAt(tokens, k)) || tags.has(k, 'Adjective'))) k++
  return findable.test(lowerAt(tokens, k)) && (isEnd(tokens[k + 1]) || closed.has(lowerAt(tokens, k + 1)))
    ? replaceWord(token, 'find', 'verb-form', `Use the base form after "${lowerAt(tokens, i - 1)}".`)
    : undefined
})

const reach = 10
const opensOther = (word: string) => conjunctions.has(word) || subjects.has(word) || auxiliaries.has(word) || /^(?:to|as|than)$/.test(word)

/** "Visitors must sign in and wears a badge": both verbs belong to the helper. */
const mustAndWears: Rule = afterWord('and or', (page, token, i) => {
  const { tokens, tags, dictionary, classes } = page
  const parts = dictionary.partsOf(token.lower)
  const base = closed.has(token.lower) ? undefined : classes.base(token.lower)
  if (!(parts & pos.verbS) || !base || inflect(base, 's') !== token.lower || token.text !== token.lower || isQuestion(tokens, i)) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  if (!(next === 'the' || next === 'a' || next === 'an' || possessives.has(next) || /^(?:any|all|it|them|every|each)$/.test(next))) return undefined // prettier-ignore
  if (parts & pos.plural && !tags.has(i, 'PresentTense')) return undefined
  for (let k = i - 2; k > i - reach && k > 0; k--) {
    const word = lowerAt(tokens, k)
    if (/^(?:must|shall|may|should)$/.test(word)) {
      const verb = lowerAt(tokens, k + 1) === 'not' ? k + 2 : k + 1
      const isOther = tokens[k]?.text !== word || !classes.isVerb(lowerAt(tokens, verb)) || verb > i - 2
      return isOther ? undefined : replaceWord(token, base, 'verb-form', `Both verbs follow "${word}", so use the base form.`)
    }
    const isPlain = tokens[k]?.word && !opensOther(word) && !modals.has(word) && !tags.has(k, 'PastTense')
    if (!isPlain) return undefined
  }
  return undefined
})

/** "I had to running to the bus stop." */
const hadToRunning: Rule = afterWord('to', (page, token, i) => {
  const { tokens } = page
  const base = baseOfIng(page, token)
  if (!base || !/^(?:had|have|has)$/.test(lowerAt(tokens, i - 2)) || isQuestion(tokens, i)) return undefined
  const opener = tokens[i - 4]
  const opens = tokens[i - 3]?.first || !opener?.word || /^(?:and|but|so|because|then|when|if)$/.test(opener.lower)
  if (!opens || !/^(?:i|you|he|she|we|they)$/.test(lowerAt(tokens, i - 3))) return undefined
  const goesOn = startsObject(lowerAt(tokens, i + 1)) || isEnd(tokens[i + 1]) || /^(?:to|in|on|at|for|with|from|home|back|up|out|so|and|very|all|every)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
  return goesOn ? replaceWord(token, base, 'verb-form', `Use the base form after "${lowerAt(tokens, i - 2)} to".`) : undefined
})

/** "Would you like come with us?" */
const likeCome: Rule = afterWord('like love', ({ tokens }, token, i) => {
  if (!/^(?:come|go|join|see|meet|eat|know|be|become|learn|hear|buy|bring|send|pay|speak|sit|live|get|have|receive|attend|participate|watch|play|visit|try)$/.test(token.text)) return undefined // prettier-ignore
  const [before, helper] = [lowerAt(tokens, i - 2), lowerAt(tokens, i - 3)]
  const isAsked = helper === 'would' && subjects.has(before) && before !== 'it' && tokens[i - 3]?.first === true
  const isTold = before === 'would' && subjects.has(helper) && helper !== 'it'
  // "Would you like play or work?": a noun takes no object.
  const isNounToo = /^(?:watch|play|visit|try|be)$/.test(token.text)
  const next = lowerAt(tokens, i + 1)
  const goesOn = startsObject(next) || isEnd(tokens[i + 1]) || /^(?:to|with|in|on|at|from|for|over|and|about|back|there|here|out|more|by|together|first|next|this|now)$/.test(next) // prettier-ignore
  return (isAsked || isTold) && goesOn && (!isNounToo || startsObject(next))
    ? insertText(token.start, 'to ', 'verb-pattern', `Use "to" between "${lowerAt(tokens, i - 1)}" and the verb.`)
    : undefined
})

/** "I would like to know if it is possible getting my money back." */
const possibleGetting: Rule = afterWord('possible impossible necessary', (page, token, i) => {
  const { tokens } = page
  const base = baseOfIng(page, token)
  if (!base || !startsObject(lowerAt(tokens, i + 1))) return undefined
  const be = /^(?:still|also|always|not|only)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 2
  const isIt = (/^(?:is|was|be)$/.test(lowerAt(tokens, be)) && /^(?:it|would|will|not)$/.test(lowerAt(tokens, be - 1))) || (lowerAt(tokens, be) === 'it' && /^(?:is|was)$/.test(lowerAt(tokens, be - 1))) || /^(?:it's|isn't)$/.test(lowerAt(tokens, be)) // prettier-ignore
  return isIt
    ? replaceWord(token, `to ${base}`, 'verb-pattern', `Use "to" and the base form after "${lowerAt(tokens, i - 1)}".`)
    : undefined
})

const machine = /^(?:computer|phone|telephone|laptop|printer|internet|car|heating|heater|lift|elevator|shower|television|tv|tablet|radio|camera|website|app|wi-fi|wifi|fridge|oven|machine|light|lights|toilet|boiler|engine|alarm|lock|keyboard|email)$/ // prettier-ignore

/** "My computer was not worked for three days." */
const wasNotWorked: Rule = onWord('worked', ({ tokens, text }, token, i) => {
  const be = /^(?:was|were|is|are)$/.test(lowerAt(tokens, i - 2)) && lowerAt(tokens, i - 1) === 'not' ? i - 2 : /^(?:wasn't|isn't|weren't|aren't)$/.test(lowerAt(tokens, i - 1)) ? i - 1 : -1 // prettier-ignore
  if (be < 0 || !machine.test(lowerAt(tokens, be - 1)) || /\b(?:it out|metal|worked by)\b/.test(text)) return undefined
  const goesOn = isEnd(tokens[i + 1]) || /^(?:for|properly|well|yesterday|today|all|any|when|because|and|in|at|on)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
  const isLater = /^(?:since|for)$/.test(lowerAt(tokens, i + 1)) && /^(?:is|are|isn't|aren't)$/.test(lowerAt(tokens, be))
  return goesOn && !isLater ? replaceWord(token, 'working', 'verb-form', `Use the -ing form after "${lowerAt(tokens, i - 1)}".`) : undefined
})

const states: Readonly<Record<string, string>> = { knowing: 'knew', believing: 'believed', belonging: 'belonged', preferring: 'preferred', possessing: 'possessed', consisting: 'consisted', understanding: 'understood' } // prettier-ignore

/** "After one week, I was knowing all the children." */
const wasKnowing: Rule = afterWord('was were', ({ tokens }, token, i) => {
  const right = Object.hasOwn(states, token.text) ? states[token.text] : undefined
  const be = tokens[i - 1]
  const next = lowerAt(tokens, i + 1)
  const hasObject = startsObject(next) || /^(?:that|what|how|where|who|why|him|everybody|nobody|each)$/.test(next)
  if (!right || !be || !hasObject || !/^(?:i|he|she|we|they|you)$/.test(lowerAt(tokens, i - 2)) || isQuestion(tokens, i)) return undefined
  return replaceWord(be, right, 'verb-form', `"${token.lower}" describes a state and has no -ing form here.`, token)
})

/** "The only thing that I do not like it is the noise." */
const likeItIs: Rule = onWord('it', ({ tokens, text }, token, i) => {
  const next = tokens[i + 1]
  if (!next || !/^(?:is|was)$/.test(next.lower) || !/^(?:like|liked|love|loved|hate|hated|need|needed|want|wanted|miss|missed|dislike|disliked|enjoy|enjoyed|prefer|preferred|regret|regretted|remember)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  let from = i - 1
  while (from > i - 13 && from > 0 && !tokens[from]?.first) from--
  const subject = text.slice(tokens[from]?.start, tokens[i - 1]?.start).toLowerCase()
  return /^(?:but |and |so )?the (?:only |first |main |best |worst |one |other )*(?:things?|part|place|film|book|person|food|season|subject|sport|city) (?:that |which )?(?:i|we|you|he|she|they) (?:do not |don't |don’t |did not |didn't |really |most |always |still |also )*$/.test(subject) // prettier-ignore
    ? { start: token.start, end: next.start, after: '', kind: 'grammar', rule: 'extra-word', message: '"that" already stands for it, so leave "it" out.' } // prettier-ignore
    : undefined
})

const doers = /^(?:users?|customers?|people|students?|readers?|employees?|visitors?|guests?|patients?|clients?|residents?|neighbors?|neighbours?|teachers?|parents?|you|him|them|us|me)$/ // prettier-ignore

/** "several bugs reporting by users" */
const reportingBy: Rule = onWord(
  'reporting making producing publishing designing owning offering requesting mentioning causing buying finding using recommending creating sending taking',
  ({ tokens, classes, dictionary, tags }, token, i) => {
    const things = lowerAt(tokens, i - 1)
    const by = /^(?:the|our|my|other|many|some|your|their)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
    const base = classes.base(token.lower)
    const isThings = (dictionary.partsOf(things) & ~pos.verbS) === pos.plural && tags.has(i - 1, 'Plural')
    if (lowerAt(tokens, i + 1) !== 'by' || !isThings || !base || !doers.test(lowerAt(tokens, by))) return undefined
    return replaceWord(token, inflect(base, 'participle'), 'participle', 'Use the participle for what was done to it.')
  },
)
