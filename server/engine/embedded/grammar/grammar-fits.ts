/** Whether a word that is often confused with another fits the place of that one by grammar. */
import { isQuestion, lowerAt } from '../edits.ts'
import { pos } from './parts-of-speech.ts'
import type { RulePage } from '../rule-page.ts'
import { adverbsBeforeVerbs, beForms, closed, determiners, massNouns } from './word-classes.ts'

const isArticle = (word: string) => determiners.has(word) && !/^(?:this|that|these|those)$/.test(word)

/** What nobody writes for the word after it. */
const neverMeant = new Set(['pair pear', 'knot not', 'most almost', 'ate at'])

/** Whether "right" could stand for the word at `i`. */
export function fitsPlace(page: RulePage, i: number, right: string): boolean {
  const { tokens, dictionary, classes } = page
  const wrong = lowerAt(tokens, i)
  const [before, after] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 1)]
  if (right === 'weak' && !/^(?:so|too|very|is|are|was|were|am|feel|felt|feels|and|a|the|my|his|her)$/.test(before)) return false
  if (neverMeant.has(`${wrong} ${right}`)) return false
  // "Is hail damage covered?", "What you suggest is madness": the sentence needs its verb.
  if (/^(?:is|are)$/.test(wrong) && /^(?:his|our|or)$/.test(right) && (tokens[i]?.first ? isQuestion(tokens, i) : opensWithWhat(page, i))) return false // prettier-ignore
  const own = dictionary.partsOf(wrong)
  const parts = dictionary.partsOf(right)
  // "he still won the pot": the verb of a subject must be one.
  const subject = adverbsBeforeVerbs.has(before) || before === 'even' ? lowerAt(tokens, i - 2) : before
  const isVerb = (own & (pos.past | pos.verbS)) !== 0
  if (isVerb && /^(?:i|he|she|we|they|who)$/.test(subject) && !(parts & (pos.verb | pos.past | pos.verbS))) return false
  // "the noses almost touching"
  if (wrong === 'almost' && (dictionary.partsOf(after) & (pos.ing | pos.participle)) !== 0) return false
  // "a double knot fixed": a noun between its determiner and a verb
  const isNoun = (own & pos.noun) !== 0 && (isArticle(before) || (isArticle(lowerAt(tokens, i - 2)) && classes.isAdjective(before)))
  if (isNoun && !(parts & (pos.noun | pos.plural | pos.adjective)) && !(dictionary.partsOf(after) & (pos.noun | pos.plural))) return false
  // "the band been invited": no form of "be" stands before it.
  if (wrong === 'been' && right === 'being' && !beForms.has(before) && !/^(?:of|by|from|for|after|without|despite|not|like)$/.test(before)) return false // prettier-ignore
  // "fewer young workers"
  if (wrong === 'fewer' && (classes.isPlural(after) || classes.isPlural(lowerAt(tokens, i + 2)))) return false
  // "because your building respects"
  const isDoing = (dictionary.partsOf(after) & pos.noun) !== 0 && after.endsWith('ing')
  if (right === "you're" && isDoing && (dictionary.partsOf(lowerAt(tokens, i + 2)) & (pos.verb | pos.verbS)) !== 0 && determiners.has(lowerAt(tokens, i + 3))) return false // prettier-ignore
  // "do the odd problems"
  if (/^do(?:es|ing|ne)?$/.test(wrong) && right.startsWith('mak')) return !isTask(page, i + 1)
  // "like I was the weird one": no comparison, but what it seemed
  if (wrong === 'like' && right === 'as' && /^(?:i|you|he|she|it|we|they)$/.test(after)) return false
  // "and he work as a doctor": the verb lacks its ending.
  const opens = tokens[i]?.first || /^(?:and|but|because|so|when|if|that|while|although|,)$/.test(tokens[i - 1]?.lower ?? '')
  if (/^s?he$/.test(wrong) && opens && classes.isVerb(after) && !closed.has(after) && /^(?:as|at|in|for|to|with|every|it|them|the|a|my|his|very|on|and|bones?|there|here)$/.test(lowerAt(tokens, i + 2))) return false // prettier-ignore
  // "the drawing he make in school": the verb lacks its ending.
  if (/^s?he$/.test(wrong) && !opens && dictionary.partsOf(before) & (pos.noun | pos.ing) && /^(?:make|write|draw|paint|build|buy|send|give|bake|cook|bring|find|sell|like|want|need|use|love)s?$/.test(after)) return false // prettier-ignore
  // "people staying healthy"
  if (right === 'health' && /^(?:stay|stays|stayed|staying|is|are|be|keep|feel|feels|become|look|looks|eat|eating)$/.test(before))
    return false
  return !(wrong === 'loose' && right === 'lost' && !/^(?:have|has|had|was|were|been|be|is|are|get|got)$/.test(before) && determiners.has(after) && !massNouns.has(after) && closed.has(before)) // prettier-ignore
}

/** "What you are suggesting is madness" */
function opensWithWhat({ tokens }: RulePage, i: number): boolean {
  let from = i
  while (from > 0 && !tokens[from]?.first) from--
  return /^(?:what|whatever|whoever|where|how|why|all)$/.test(lowerAt(tokens, from))
}

const tasks = /^(?:problems?|homework|exercises?|jobs?|work|dishes|laundry|housework|chores?|tasks?|research|damage|sports?|yoga|puzzles?|tests?|experiments?|favors?|business|harm|math|crossword|shopping|cooking|cleaning|rest|best|same|opposite|trick|math|things?|stuff|favour|payroll|tax|taxes|accounting|bookkeeping|paperwork|carpentry|errands|justice|wonders)$/ // prettier-ignore

/** What somebody does, not makes, begins at `k`. */
function isTask({ tokens }: RulePage, k: number): boolean {
  for (let at = k; at < k + 4 && tokens[at]?.word; at++) if (tasks.test(lowerAt(tokens, at))) return true
  return false
}
