/** Forms of a word that its neighbors require: "I am comfortably with it", "was copy by hand", "a man call Zurab", "must never to read". */
import { afterWord, applyRules, insertText, isQuestion, lowerAt, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { beForms, closed, determiners, possessives, subjects } from '../../grammar/word-classes.ts'

/** Edits of forms. */
export function wordFormEdits(page: RulePage): Edit[] {
  return applyRules(page, rules)
}

/** "usually" to "usual", "possibly" to "possible", "happily" to "happy" */
function adjectiveOf({ dictionary }: RulePage, adverb: string): string | undefined {
  const stem = adverb.replace(/ly$/, '')
  const forms = [stem, `${adverb.slice(0, -1)}e`, stem.replace(/i$/, 'y')]
  return adverb.endsWith('ly') ? forms.find(form => form !== adverb && (dictionary.partsOf(form) & pos.adjective) !== 0) : undefined
}

const isAdverbOnly = ({ dictionary }: RulePage, word: string) =>
  word.endsWith('ly') &&
  !/^(?:hour|dai|night|week|fortnight|month|quarter|year|biweek|bimonth)ly$/.test(word) &&
  (dictionary.partsOf(word) & (pos.adverb | pos.adjective | pos.noun | pos.verb)) === pos.adverb

/** "I am comfortably with early shifts", "if it is possibly for you" */
const afterBe: Rule = onWord(
  'comfortably possibly responsibly confidently familiarly happily carefully gratefully thankfully proudly nervously patiently interestingly surprisingly necessarily',
  (page, token, i) => {
    const { tokens } = page
    if (!beForms.has(lowerAt(tokens, i - 1)) || !/^(?:with|for|about|of)$/.test(lowerAt(tokens, i + 1))) return undefined
    // "This is possibly for you."
    if (/^(?:possibly|necessarily|interestingly|surprisingly)$/.test(token.lower) && lowerAt(tokens, i - 2) !== 'it') return undefined
    const right = adjectiveOf(page, token.lower)
    return right ? replaceWord(token, right, 'adjective', `Use the adjective "${right}" after "${lowerAt(tokens, i - 1)}".`) : undefined
  },
)

/** Adverbs that stand before nouns: "of mostly water", "a nearly man". */
const ofDegree = /^(?:elderly|weakly|sickly|poorly|goodly|lowly|mostly|mainly|largely|partly|nearly|roughly|purely|chiefly|primarily|exclusively|simply|merely|possibly|probably|currently|formerly|entirely|predominantly|typically|generally|hardly|barely|solely|wholly|potentially|allegedly|supposedly|newly|locally|lately|really|only)$/ // prettier-ignore

/** "my usually size", "scared of loudly noises" */
const beforeNoun: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  if (!isAdverbOnly(page, token.lower) || ofDegree.test(token.lower)) return undefined
  const before = lowerAt(tokens, i - 1)
  const noun = tokens[i + 1]
  const parts = dictionary.partsOf(noun?.lower ?? '')
  const isNoun = noun?.word && !noun.fixed && !noun.hyphen && tags.has(i + 1, 'Noun') && (parts & (pos.noun | pos.plural)) !== 0
  if (!isNoun || parts & (pos.adjective | pos.adverb | pos.ing | pos.participle | pos.past) || /^\p{Lu}/u.test(noun.text)) return undefined
  if (!possessives.has(before) && !/^(?:a|an|of|these|those)$/.test(before)) return undefined
  // "of finely cut hay": the next noun ends the phrase.
  if (tokens[i + 2]?.word && !closed.has(lowerAt(tokens, i + 2))) return undefined
  const right = adjectiveOf(page, token.lower)
  return right ? replaceWord(token, right, 'adjective', `Use the adjective "${right}" before a noun.`) : undefined
}

/** "It boils quick, pours well", "We slept good", "It fits perfect and", "Press the mixture firm into the tin" */
const mannerOfAction: Rule = ({ tokens, tags, dictionary }, token, i) => {
  const right = token.lower === 'good' ? 'well' : /^(?:quick|slow|loud|quiet|firm|gentle|perfect|bad|careful|tight|proper|correct|soft|regular|fluent|serious|safe|smooth|polite|sudden)$/.test(token.lower) ? adverbs[token.lower] ?? `${token.lower}ly` : undefined // prettier-ignore
  if (!right) return undefined
  const verb = lowerAt(tokens, i - 1)
  const next = tokens[i + 1]
  const parts = dictionary.partsOf(verb)
  const isAction = (token.lower === 'good' ? goodActions : actions).test(verb) && (parts & (pos.verb | pos.verbS | pos.past)) !== 0
  if (isAction) {
    // "loud and clear"
    if (next?.lower === 'and' && (dictionary.partsOf(lowerAt(tokens, i + 2)) & pos.adjective) !== 0) return undefined
    const ends = /^(?:,|and|ever|but|because)$/.test(next?.lower ?? '') || (token.lower === 'good' && !next?.word)
    // "He walked slow, head down"
    const isTight = next?.text !== ',' || !/^(?:slow|loud|soft)$/.test(token.lower)
    return ends && isTight && (/^(?:he|she|it|they|we|i|you|both|has|have|had)$/.test(lowerAt(tokens, i - 2)) || tags.has(i - 2, 'Noun')) ? tell() : undefined // prettier-ignore
  }
  // "Press the mixture firm into the tin", "fry the cumin slow before"
  const object = lowerAt(tokens, i - 2)
  const moves = /^(?:press|push|fold|tie|fry|stir|mix|close|open|pull|hold|turn|roll|pour|wipe|shake|frying|pressing|stirring|mixing|closing|opening|pulling|holding|turning)$/.test(lowerAt(tokens, i - 3)) // prettier-ignore
  return token.lower !== 'good' && moves && determiners.has(object) && tags.has(i - 1, 'Noun') && /^(?:into|onto|before|until|against|with|over|together)$/.test(next?.lower ?? '') ? tell() : undefined // prettier-ignore

  function tell() {
    return replaceWord(token, right ?? '', 'adverb', `Use the adverb "${right ?? ''}" to describe an action.`)
  }
}

const adverbs: Readonly<Record<string, string>> = { gentle: 'gently' }
const actions = /^(?:boils?|boiled|fits?|fitted|works?|worked|runs?|ran|spoke|speaks?|talks?|talked|drives?|drove|walks?|walked|cooks?|cooked|sings?|sang|writes?|wrote|reads?|learns?|learned|eats?|ate|moves?|moved|plays?|played|answers?|answered|closes|heals?|healed|dries|dried)$/ // prettier-ignore
const goodActions = /^(?:sleeps?|slept|works?|worked|sings?|sang|plays?|played|speaks?|spoke|drives?|drove|fits?|fitted|cooks?|cooked|swims?|swam|writes?|wrote|dances?|danced)$/ // prettier-ignore

/** "the position that was advertise on your website" */
const wasAdvertised: Rule = afterWord('is was are were been', ({ tokens, dictionary, classes }, token, i) => {
  if (!classes.isVerb(token.lower) || closed.has(token.lower)) return undefined
  if (dictionary.partsOf(token.lower) !== pos.verb || !/^(?:on|in|by|at|for|with|from)$/.test(lowerAt(tokens, i + 1))) return undefined
  // "All you can do is complain at the desk", "What we did was agree on a date"
  if (!/^(?:that|which|it|they|he|she)$/.test(lowerAt(tokens, i - 2)) || isQuestion(tokens, i)) return undefined
  return replaceWord(token, inflect(token.lower, 'participle'), 'verb-form', `Use the participle after "${lowerAt(tokens, i - 1)}".`)
})

/** "books were copy by hand", "the tyre has been mend at last", "the copy is finish" */
const passive: Rule = ({ tokens, tags, dictionary, classes }, token, i) => {
  const be = lowerAt(tokens, i - 1)
  const parts = dictionary.partsOf(token.lower)
  if (!classes.isVerb(token.lower) || closed.has(token.lower) || parts & (pos.adjective | pos.adverb | pos.past | pos.participle | pos.verbS)) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  if (isQuestion(tokens, i) || tokens.slice(Math.max(0, i - 4), i).some(({ lower }) => /^(?:there|what|all|do|did|does)$/.test(lower))) return undefined // prettier-ignore
  const right = inflect(token.lower, 'participle')
  const isDone = /^(?:copy|mend|finish|repair|damage|cancel|deliver|send|sign|paint|clean|wash|invite|move|publish|record|install|print|translate|postpone|approve|confirm|complete|destroy|steal|replace|remove|add|include|accept|reject|update|create|prepare)$/.test(token.lower) // prettier-ignore
  const isBeen = be === 'been' && /^(?:has|have|had|not|already|just|never)$/.test(lowerAt(tokens, i - 2)) && (/^(?:by|at|in|on|last|yesterday|again|and|for|from|with|)$/.test(next)) // prettier-ignore
  const isBe = /^(?:is|are|was|were)$/.test(be) && (next === 'by' || (token.lower === 'finish' && !tokens[i + 1]?.word)) && tags.has(i - 2, 'Noun', 'Pronoun') // prettier-ignore
  return isDone && (isBeen || isBe) ? replaceWord(token, right, 'verb-form', `Use the participle "${right}" after "${be}".`) : undefined
}

/** "a cheerful man call Zurab", "a file call `settings.json`"; not "a phone call Monday", "a function call `foo`" */
const called: Rule = onWord('call', ({ tokens, tags }, token, i) => {
  const next = tokens[i + 1]
  if (!callable.test(lowerAt(tokens, i - 1)) || !next || tags.has(i + 1, 'Date')) return undefined
  if (!(/^\p{Lu}/u.test(next.text) || next.fixed || /^["“`]$/.test(next.text)) || next.text === 'I') return undefined
  const isOne = [2, 3, 4].some(back => /^(?:a|an|one)$/.test(lowerAt(tokens, i - back)))
  return isOne ? replaceWord(token, 'called', 'verb-form', 'Use the participle after a noun.') : undefined
})

const callable = /^(?:man|woman|boy|girl|guy|child|friend|person|dog|cat|place|town|village|city|island|river|book|film|movie|song|novel|restaurant|hotel|company|file|folder|game|band|country|street|website|app|tool|program|package)$/ // prettier-ignore

/** "must never to read", "can also to see" */
const neverTo: Rule = onWord('to', ({ tokens, classes }, token, i) => {
  const next = tokens[i + 1]
  if (!next?.word || !/^(?:never|also|always|only|still|easily|just)$/.test(lowerAt(tokens, i - 1))) return undefined
  const modal = lowerAt(tokens, i - 2)
  if (!/^(?:must|can|could|should|will|would)$/.test(modal) || !classes.isVerb(next.lower) || !subjects.has(lowerAt(tokens, i - 3))) return undefined // prettier-ignore
  return removeWord(token, next, 'verb-pattern', `Use the verb without "to" after "${modal}".`)
})

/** "Do not unplugging the cable", "The printer doesn't works" */
const doNot: Rule = ({ tokens, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  const [before, base] = [lowerAt(tokens, i - 1), classes.base(token.lower)]
  const isShort = /^(?:do|does|did)n['’]t$/.test(before)
  if (!isShort && !(before === 'not' && /^(?:do|does|did)$/.test(lowerAt(tokens, i - 2)))) return undefined
  const isForm = (parts & pos.ing && !(parts & (pos.adjective | pos.adverb | pos.verb))) || (isShort && parts & pos.verbS)
  if (!isForm || !base || base === token.lower || closed.has(token.lower)) return undefined
  return replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${before}".`)
}

/** "Callum was still recover from it" */
const stillDoing: Rule = afterWord('still currently now', ({ tokens, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (!classes.isVerb(token.lower) || closed.has(token.lower) || parts & (pos.adjective | pos.adverb | pos.noun | pos.past | pos.participle)) return undefined // prettier-ignore
  if (!/^(?:am|is|are|was|were)$/.test(lowerAt(tokens, i - 2))) return undefined
  if (isQuestion(tokens, i) || !/^(?:from|for|to|on|at|with|the|a|my|about|in)$/.test(lowerAt(tokens, i + 1))) return undefined
  const right = inflect(token.lower, 'ing')
  return replaceWord(token, right, 'verb-form', `Use the -ing form after "${lowerAt(tokens, i - 2)}" here.`)
})

/** "with degree in history", "take bus from there", "forgot to take picture" */
const bareObject: Rule = ({ tokens }, token, i) => {
  const [before, next] = [lowerAt(tokens, i - 1), tokens[i + 1]]
  const a = (word: string) => insertText(token.start, `${word} `, 'article', `"${token.lower}" is countable and needs an article.`)
  if (/^(?:degree|diploma|certificate|licen[cs]e)$/.test(token.lower) && next?.lower === 'in')
    return /^(?:with|have|has|had|hold|holds|holding|obtained|earned|completed|received|got)$/.test(before) ? a('a') : undefined
  const ends = !next?.word || closed.has(next.lower)
  if (!/^(?:take|takes|took|taking|catch|caught|missed)$/.test(before) || !ends || /^(?:and|or)$/.test(next?.lower ?? '')) return undefined
  // "every missed train"
  if (before === 'missed' && determiners.has(lowerAt(tokens, i - 2))) return undefined
  if (/^(?:bus|train|tram|subway|metro|ferry|elevator)$/.test(token.lower)) return a('the')
  return /^(?:picture|photo|shower|nap|taxi|cab)$/.test(token.lower) && /^t[ao]/.test(before) ? a('a') : undefined
}

/** "lentils, carrots, and handful of spinach" */
const handfulOf: Rule = onWord('handful couple pinch lot bunch dash', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'of' && /^(?:and|with|plus)$/.test(lowerAt(tokens, i - 1)) && !tokens.slice(Math.max(0, i - 8), i).some(({ lower }) => /^(?:handful|couple|pinch|lot|bunch|dash)$/.test(lower)) && !(lowerAt(tokens, i - 1) === 'and' && determiners.has(lowerAt(tokens, i - 3))) // prettier-ignore
    ? insertText(token.start, 'a ', 'article', `"${token.lower}" is countable and needs an article.`)
    : undefined,
)

const rules: readonly Rule[] = [afterBe, beforeNoun, mannerOfAction, wasAdvertised, passive, called, neverTo, doNot, stillDoing, bareObject, handfulOf] // prettier-ignore
