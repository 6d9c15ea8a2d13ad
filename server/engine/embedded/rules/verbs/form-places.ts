/** Places where another form of a verb can be right, and those where either can: "the council have", "insist that she leave". */
import { formKind, readPhrases } from '../../contexts/form-phrases.ts'
import { lowerAt } from '../../edits.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { farSubject } from '../../grammar/subject-far.ts'
import { eitherNumber, singularInS, unmarkedPlurals } from '../../grammar/subject-words.ts'
import { subjectBefore } from '../../grammar/subject.ts'
import { determiners, pluralForms, possessives, singularForms } from '../../grammar/word-classes.ts'
import type { RulePage } from '../../rule-page.ts'
import { wishes } from '../agreement/subject-verbs.ts'

/** Which mistake it would be, if another form is right; undefined for a difference in meaning, as of a plural or a tense. */
export function slipOf(page: RulePage, i: number, right: string): 'agreement' | 'verb-form' | undefined {
  const { tokens, dictionary, classes } = page
  const word = lowerAt(tokens, i)
  if (tokens[i]?.first) return undefined
  if (pluralForms.get(word) === right || singularForms.get(word) === right) return isGap(page, i) ? undefined : 'agreement'
  if (/'|^(?:am|is|are|was|were|be|been|being|has|have|had|having|do|does|did|done|doing)$/.test(word)) return undefined
  const parts = dictionary.partsOf(word)
  const base = classes.base(word) ?? word
  const isBase = (parts & pos.verb) !== 0
  const isInS = inflect(base, 's') === word
  if (parts & pos.ing || !(isBase || isInS || parts & (pos.past | pos.participle))) return undefined
  const helper = helperBefore(page, i)
  if (right === base || right === inflect(base, 's')) {
    if (helper?.kind === 'modal') return right === base && !isBase && isAfterModal(page, helper.at, i) ? 'verb-form' : undefined
    // "It fit her", "He put it"
    const isPast = (parts & pos.past) !== 0 || inflect(base, 'past') === word || /^(?:fit|bet|wed|quit)$/.test(base)
    return (isBase || isInS) && !isPast && isVerbPlace(page, i) ? 'agreement' : undefined
  }
  if (!helper || helper.kind === 'modal' || (isInS && parts & pos.plural)) return undefined
  if (helper.kind === 'have') return isAfterHave(page, helper.at, i) && isParticiple(page, right, base) && !isParticiple(page, word, base) ? 'verb-form' : undefined // prettier-ignore
  const isRight = (isParticiple(page, right, base) && !isParticiple(page, word, base)) || (right.endsWith('ing') && isBase)
  return isRight && isAfterBe(page, i, right) ? 'verb-form' : undefined
}

const isParticiple = ({ dictionary }: RulePage, form: string, base: string) =>
  (dictionary.partsOf(form) & pos.participle) !== 0 || form === inflect(base, 'participle')

interface Helper {
  kind: 'modal' | 'have' | 'be'
  at: number
}

/** The helping verb that decides the form: of "did you never saw", it is "did". */
function helperBefore({ tokens, dictionary }: RulePage, i: number): Helper | undefined {
  let at = i - 1
  while (at > i - 6 && ((formKind(tokens[at], dictionary) === 'R' && !/^(?:there|here|now)$/.test(lowerAt(tokens, at))) || lowerAt(tokens, at) === 'been')) at-- // prettier-ignore
  const kind = formKind(tokens[at], dictionary)
  const asks = /^(?:did|do|does|didn't|don't|doesn't|can|could|will|would|should)$/
  if (/^(?:P1|P2|I|Name)$/.test(kind) && asks.test(lowerAt(tokens, at - 1))) return { kind: 'modal', at: at - 1 }
  const word = lowerAt(tokens, at)
  if (lowerAt(tokens, i - 1) === 'been' || /^(?:am|is|are|was|were|be|been|i'm|(?:you|we|they)'re|(?:he|she|it)'s)$/.test(word)) return { kind: 'be', at } // prettier-ignore
  if (/^(?:has|have|had|having|haven't|hasn't|hadn't)$|'ve$/.test(word) || kind === "'d") return { kind: 'have', at }
  return kind === 'M' || /^(?:do|does|did|don't|doesn't|didn't)$|'ll$/.test(word) ? { kind: 'modal', at } : undefined
}

/** "I'll brought it": not "the can lets", "Might makes right", "They do requests", "the one who didn't told". */
function isAfterModal({ tokens, dictionary }: RulePage, at: number, i: number): boolean {
  if (tokens[at]?.first && at === i - 1 && !lowerAt(tokens, at).includes("'")) return false
  const before = lowerAt(tokens, at - 1)
  if (determiners.has(before) || possessives.has(before) || /^(?:who|that|which)$/.test(before)) return false
  return !(/^(?:do|does|did|can)$/.test(lowerAt(tokens, at)) && dictionary.partsOf(lowerAt(tokens, i)) & pos.plural)
}

/** "They have change my plans", "had rose": not "has talent", "The people we have follow", "all she had went". */
function isAfterHave(page: RulePage, at: number, i: number): boolean {
  const { tokens, dictionary, tags } = page
  const [helper, subject, earlier] = [lowerAt(tokens, at), lowerAt(tokens, at - 1), lowerAt(tokens, at - 2)]
  if (!helper.includes("'")) {
    // The noun before may be what somebody has.
    const isPronoun = /^(?:P1|P2|I)$/.test(formKind(tokens[at - 1], dictionary))
    if (isPronoun && (tags.has(at - 2, 'Noun') || /^(?:what|whatever|all|that|which|who)$/.test(earlier))) return false
    if (/^(?:who|that|which|those)$/.test(subject) && i === at + 1) return false
  }
  return !(dictionary.partsOf(lowerAt(tokens, i)) & (pos.noun | pos.adjective)) || takesObject(page, i + 1)
}

const takesObject = ({ tokens, dictionary }: RulePage, k: number) =>
  /^(?:D|D1|D2|O|this|that)$/.test(formKind(tokens[k], dictionary)) || lowerAt(tokens, k) === 'it'

/** "is issue to customers", "is never check for": not "was murder", "is present", "were duplicate orders", "been awake since". */
function isAfterBe({ tokens, dictionary }: RulePage, i: number, right: string): boolean {
  const word = lowerAt(tokens, i)
  const parts = dictionary.partsOf(word)
  if (parts & pos.adjective || /^(?:awake|broke|moot|open|close)$/.test(word)) return false
  const next = formKind(tokens[i + 1], dictionary)
  if (/^(?:N|E|J|G|V|Name|D)/.test(next)) return false
  if (!(parts & pos.noun) && !right.endsWith('ing')) return true
  // "Is practice really", "but is work on"
  const before = tokens[i - 2]?.lower ?? ''
  if (lowerAt(tokens, i - 1) !== 'been' && (tokens[i - 1]?.first || /^(?:and|but|or|,|so)$/.test(before))) return false
  return /^(?:IN|to|R)$/.test(next)
}

const verbFollowers = /^(?:the|a|an|my|your|his|her|its|our|their|this|these|those|that|me|him|them|us|you|it|every|everything|everyone|all|many|up|down|off|away|well|very|so|not)$/ // prettier-ignore

/** A verb, and not a noun: "roommates trusts us", "everything look", not "the key rings"; and not the second of two verbs. */
function isVerbPlace(page: RulePage, i: number): boolean {
  const { tokens, dictionary } = page
  const before = formKind(tokens[i - 1], dictionary)
  if (dictionary.partsOf(lowerAt(tokens, i - 1)) & pos.adjective || isGap(page, i)) return false
  if (/^(?:D|D1|D2|J|E|EN|IN|to|'s|#|this|that|NJ|NVJ|G|and|or|but|,)$/.test(before)) return false
  const isNoun = (dictionary.partsOf(lowerAt(tokens, i)) & (pos.noun | pos.plural)) !== 0
  return !isNoun || /^(?:P1|P2|I|who|which|R)$/.test(before) || verbFollowers.test(lowerAt(tokens, i + 1))
}

/** "The country he moved to has no king": what stands before is not the subject. */
const isGap = ({ tokens, dictionary }: RulePage, i: number) => /^(?:IN|to|and|or|but)$/.test(formKind(tokens[i - 1], dictionary))

/** How far before a verb its subject is looked for. */
export const farthest = 28

const amounts = /^(?:total|number|percent|percentage|lot|majority|minority|range|variety|series|couple|handful|bunch|host|group|pair|rest|half|part|most|some|all|none|any|staff|data|there|here|spectra|sera|bacteria|what|whatever|latter|former|dead|wounded|poor|rich|young|old|living|folk)$/ // prettier-ignore
const watching = /^(?:makes?|made|making|lets?|letting|sees?|saw|watch(?:ed)?|hears?|heard|helps?|helped|helping)$/

/** Subjects that take either number, wishes, and what the rules read as right. */
const lengths = /^(?:seconds|minutes|hours|days|nights|weeks|months|years|miles|kilomet(?:er|re)s|met(?:er|re)s|feet|inches|pounds|dollars|euros|grams|kilos|lit(?:er|re)s|degrees|percent|per cent)$/ // prettier-ignore

export function agreesAnyway(page: RulePage, i: number): boolean {
  const { tokens, dictionary } = page
  const start = sentenceStart(tokens, i)
  const before = tokens.slice(Math.max(start, i - 8), i)
  const has = (words: RegExp) => before.some(({ lower }) => words.test(lower))
  if (has(amounts) || has(watching) || before.some(({ text }) => /^(?:\d|%)/.test(text) && text.length > 1)) return true
  if (/^(?:were|was)$/.test(lowerAt(tokens, i)) && has(/^(?:if|as|though|wish|wishes|wished|unless)$/)) return true
  if (has(/^(?:that|who|which)$/) && tokens.slice(start, i).some(({ lower }) => wishes.test(lower))) return true
  // "Five days is about right": one length of time or sum
  if (/^(?:is|was|isn't|wasn't)$/.test(lowerAt(tokens, i)) && lengths.test(lowerAt(tokens, i - 1)) && /^(?:about|enough|plenty|not|too|a|the|all|fine|quite|just|more|less|usual|typical|standard|normal|what|long|rather|nearly|almost|hardly|far)$/.test(lowerAt(tokens, i + 1))) return true // prettier-ignore
  let k = i - 1
  while (formKind(tokens[k], dictionary) === 'R') k--
  // "under the pot, were the owner had left it", "Whose money do the councillors think it is?": the subject follows.
  const isBeforeNoun = /^(?:D|D1|D2|P1|P2|I|this|that|Name)$/.test(formKind(tokens[i + 1], dictionary))
  if (isBeforeNoun && !/^(?:isn't|aren't)$/.test(lowerAt(tokens, i)) && (tokens[i - 1]?.text === ',' || /^(?:who|what|where|when|why|how|which|who's|whose)$/.test(lowerAt(tokens, start)))) return true // prettier-ignore
  const phrases = readPhrases(tokens, Math.max(start, i - farthest), k + 1, dictionary)
  const at = phrases.findLastIndex(({ kind }) => kind.startsWith('NP'))
  const head = phrases[at]
  // "The chef, the waiter, and the owner agree"
  if (phrases[at - 1]?.kind === 'and' && phrases[at - 2]?.kind === ',') return true
  const word = head?.word ?? ''
  // "Dickens loves a funeral", "The herring were gone"
  if (/^\p{Lu}/u.test(tokens[k]?.text ?? '') && lowerAt(tokens, k) !== 'i' && !formKind(tokens[k], dictionary).startsWith('P') && tokens[k]?.first !== true) return true // prettier-ignore
  if (eitherNumber.has(word) || unmarkedPlurals.has(word) || singularInS.test(word)) return true
  if (
    tokens[k]?.first &&
    /[^s]s$/.test(lowerAt(tokens, k)) &&
    (dictionary.partsOf(tokens[k]?.text ?? '') & pos.name || !(dictionary.partsOf(lowerAt(tokens, k)) & pos.plural))
  )
    return true
  const subject = subjectBefore(page, i) ?? farSubject(page, i)
  if (!subject) return false
  const isMany = lowerAt(tokens, i) === 'are' || singularForms.has(lowerAt(tokens, i)) || page.classes.isVerb(lowerAt(tokens, i))
  return (subject.number === 'many') === isMany
}
