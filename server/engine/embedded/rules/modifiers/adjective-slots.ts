/** Adverbs where an adjective describes somebody or something: "was rudely", "stay calmly", "the loudly music". */
import { afterWord, applyRules, beforeWord, inDrafts, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { beForms, closed, determiners, possessives, subjects } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function adjectiveSlotEdits(page: RulePage): Edit[] {
  return [...rude(page), ...applyRules(page, [fatAndHappily, areYouSurely, staysCalmly, softlyEnough, makesUsSadly, loudlyMusic, ifNecessarily, arrivedLately, theLatelyNews])] // prettier-ignore
}

/** Before a comma, the sentence may go on with the verb. */
function rude(page: RulePage): Edit[] {
  const { tokens } = page
  return applyRules(page, [wasRudely]).flatMap(edit =>
    tokens.some(({ start, text }) => start === edit.end && text === ',') ? inDrafts([edit]) : [edit],
  )
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** They say how sure, how often, when, where, or how much, also at the end of a clause. */
const ofSentence = set('really actually probably possibly certainly definitely undoubtedly obviously apparently allegedly supposedly presumably reportedly arguably originally previously formerly currently presently initially lately recently finally eventually usually normally generally typically commonly ordinarily frequently rarely seldom occasionally regularly constantly continually continuously already nearly barely scarcely hardly merely simply only solely mainly mostly largely partly partially primarily chiefly principally purely wholly entirely completely totally fully utterly absolutely exactly precisely roughly approximately practically virtually essentially basically fundamentally technically theoretically potentially literally figuratively supposedly especially particularly specifically exclusively respectively individually collectively separately similarly likewise accordingly consequently additionally namely early daily weekly monthly yearly hourly annually quarterly likely unlikely exponentially hopefully formally officially locally nationally internationally globally overseas inwardly outwardly relatively comparatively equally increasingly immediately directly shortly soon presently instantly momentarily temporarily permanently truly indeed physically mentally emotionally financially economically politically socially morally legally historically statistically scientifically biologically genetically psychologically academically professionally personally internally externally numerically alphabetically chronologically ultimately') // prettier-ignore

const alsoAdjectives = /^(?:nightly|knightly|disorderly|orderly|leisurely|scholarly|masterly|cowardly|motherly|fatherly|brotherly|sisterly|princely|saintly|worldly|earthly|heavenly|shapely|homely|timely|stately|courtly|portly|comely|unseemly|surly|sprightly|priestly|manly|womanly|miserly|beastly|ghostly|deadly|fortnightly|easterly|westerly|northerly|southerly)$/ // prettier-ignore

/** The adjective of an adverb in "-ly". */
function adjectiveOf({ dictionary }: RulePage, word: string): string | undefined {
  if (!/^[a-z]{3,}ly$/.test(word) || alsoAdjectives.test(word) || dictionary.partsOf(word) !== pos.adverb) return undefined
  const stem = word.slice(0, -2)
  const forms = [
    stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem,
    `${word.slice(0, -1)}e`,
    stem.endsWith('al') ? stem.slice(0, -2) : stem,
  ]
  return (
    forms.find(form => form !== word && (dictionary.partsOf(form) & pos.adjective) !== 0) ??
    (/^(?:automatic)$/.test(stem) ? stem : undefined)
  )
}

const degrees = /^(?:very|so|too|quite|really|rather|pretty|extremely|as|more|less|most|this|that|little|bit|incredibly|absolutely)$/
const inserted = /^(?:not|also|always|still|never|often|usually|sometimes|all|both|just|now|then|almost|already|a|been|even|only|again|today|yesterday)$/ // prettier-ignore

/** Index of the word before adverbs of degree and time: "is still too narrowly". */
function linkBefore(page: RulePage, i: number): { at: number; hasDegree: boolean } {
  const { tokens } = page
  let at = i - 1
  let hasDegree = false
  while (at > 0 && at > i - 5 && (degrees.test(lowerAt(tokens, at)) || inserted.test(lowerAt(tokens, at)))) {
    hasDegree ||= degrees.test(lowerAt(tokens, at))
    at--
  }
  return { at, hasDegree }
}

const isStop = (page: RulePage, i: number) => !page.tokens[i] || /^[.!?;:)]$/.test(page.tokens[i]?.text ?? '')
const isAdverb = ({ tokens, dictionary }: RulePage, i: number) =>
  lowerAt(tokens, i).endsWith('ly') && !(dictionary.partsOf(lowerAt(tokens, i)) & pos.adjective)
/** The sentence goes on with a clause or a phrase, so that the adverb has no adjective or verb after it. */
const clauseWord = /^(?:because|when|while|if|since|although|though|until|unless|so|than|where|who|which|whenever|as)$/

/** "the waiter was very politely", "the drums are so loudly that", "be carefully with it" */
const wasRudely: Rule = (page, token, i) => {
  const { tokens } = page
  const isDegreed = /^(?:precisely|regularly|frequently|separately|similarly|personally)$/.test(token.lower) && /^(?:very|too|so)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  const right = ofSentence.has(token.lower) && !isDegreed ? undefined : adjectiveOf(page, token.lower)
  if (!right || token.first) return undefined
  const { at, hasDegree } = linkBefore(page, i)
  const link = lowerAt(tokens, at)
  if (!beForms.has(link) && !/^(?:i'm|you're|he's|she's|it's|we're|they're|isn't|aren't|wasn't|weren't)$/.test(link)) return undefined
  // "How it was slowly", "there was clearly": what follows belongs to it.
  if (/^(?:there|here|how)$/.test(lowerAt(tokens, at - 1)) || tokens.slice(Math.max(0, at - 6), at).some(({ lower }) => lower === 'how')) return undefined // prettier-ignore
  return goesOn(page, i + 1, hasDegree, lowerAt(tokens, at - 1)) ? replaceWord(token, right, 'adjective', `Use the adjective "${right}" after "be".`) : undefined // prettier-ignore
}

/** Whether the words after an adverb show that it describes the subject. */
function goesOn(page: RulePage, k: number, hasDegree: boolean, subject: string): boolean {
  const { tokens, dictionary } = page
  const next = tokens[k]
  if (isStop(page, k)) return true
  const after = lowerAt(tokens, k + 1)
  if (next?.text === ',')
    return !isAdverb(page, k + 1) && !(dictionary.partsOf(after) & (pos.participle | pos.ing)) && /^(?:and|but|so|because|then|the|i|he|she|it|we|they|you|my|our|his|her|their|this|that|which|who|with|especially|for|not|even|though|although|or|when|if|while|as)$/.test(after) // prettier-ignore
  if (/^(?:and|but|or)$/.test(next?.lower ?? ''))
    return !isAdverb(page, k + 1) && (determiners.has(after) || subjects.has(after) || (closed.has(after) && after !== 'not') || (dictionary.partsOf(after) & (pos.adjective | pos.past | pos.verb | pos.verbS)) !== 0) // prettier-ignore
  if (clauseWord.test(next?.lower ?? '')) return next?.lower !== 'as' || hasDegree
  if (next?.lower === 'that') return hasDegree || subject === 'it'
  if (next?.lower === 'to') return (lowerAt(tokens, k - 2) === 'too' && after !== 'be') || subject === 'it'
  if (/^(?:of|about|with|for)$/.test(next?.lower ?? '')) return (hasDegree && next?.lower !== 'of') || (next?.lower === 'for' && /^(?:incredib|perfect|terrib|wonderful|fantastic|amazing|horrib|awful)ly$/.test(lowerAt(tokens, k - 1))) // prettier-ignore
  // "be carefully not to burn it"
  if (next?.lower === 'not') return after === 'to'
  return /^(?:today|yesterday|tonight|anymore)$/.test(next?.lower ?? '')
}

/** "He looks fat and happily!" */
const fatAndHappily: Rule = afterWord('and', (page, token, i) => {
  const { tokens, dictionary } = page
  const right = ofSentence.has(token.lower) ? undefined : adjectiveOf(page, token.lower)
  if (!right || !isStop(page, i + 1) || !(dictionary.partsOf(lowerAt(tokens, i - 2)) & pos.adjective)) return undefined
  const { at } = linkBefore(page, i - 2)
  const link = lowerAt(tokens, at)
  return beForms.has(link) || /^(?:looks|looked|seems|seemed|feels|felt|it's|he's|she's|they're|i'm|we're)$/.test(link)
    ? replaceWord(token, right, 'adjective', `Use the adjective "${right}" after "${link}".`)
    : undefined
})

/** "Are you surely?" */
const areYouSurely: Rule = (page, token, i) => {
  const { tokens } = page
  const be = tokens[i - 2]
  const isSure = token.lower === 'surely' && /^(?:am|is|are|was|were|not|i'm|you're)$/.test(lowerAt(tokens, i - 1)) && !tokens[i - 1]?.first // prettier-ignore
  if (isSure) return isStop(page, i + 1) || /^(?:what|if|about|that|how|whether|where|when|why|who|which)$/.test(lowerAt(tokens, i + 1)) ? tell('sure', lowerAt(tokens, i - 1)) : undefined // prettier-ignore
  const right = adjectiveOf(page, token.lower)
  return right && be?.first && /^(?:is|are|was|were)$/.test(be.lower) && subjects.has(lowerAt(tokens, i - 1)) && (tokens[i + 1]?.text === '?' || token.lower === 'surely') && !ofSentence.has(token.lower) // prettier-ignore
    ? tell(right, be.lower)
    : undefined

  function tell(word: string, after: string) {
    return replaceWord(token, word, 'adjective', `Use the adjective "${word}" after "${after}".`)
  }
}

const sensing = /^(?:look|looks|looked|looking|feel|feels|felt|feeling|sound|sounds|sounded|smell|smells|smelled|taste|tastes|tasted|seem|seems|seemed|appear|appears|appeared)$/ // prettier-ignore
/** "look sadly at", "feel strongly": what somebody does, or how much. */
const ofDeed = set(
  'strongly deeply keenly acutely intensely passionately differently badly carefully closely quickly slowly briefly intently directly curiously suspiciously longingly expectantly quietly silently suddenly around poorly similarly remotely vaguely distinctly clearly instinctively simultaneously publicly',
)
const staying = /^(?:stay|stays|stayed|staying|remain|remains|remained|become|becomes|became|becoming|get|gets|got|getting)$/
const states = set('calmly freely safely healthily happily sadly angrily nervously politely positively patiently warmly cleanly freshly hungrily thirstily comfortably confidently carefully lazily busily richly strongly weakly seriously proudly loudly noisily difficultly dangerously beautifully famously lonely tiredly crazily dirtily heavily badly') // prettier-ignore

/** "She looked so nervously", "the milk tastes strangely", "I stay calmly under pressure" */
const staysCalmly: Rule = (page, token, i) => {
  const { tokens } = page
  const right = ofSentence.has(token.lower) ? undefined : adjectiveOf(page, token.lower)
  if (!right || token.first) return undefined
  const { at, hasDegree } = linkBefore(page, i)
  const link = lowerAt(tokens, at)
  const before = lowerAt(tokens, at - 1)
  if (determiners.has(before) && !/^(?:this|that)$/.test(before)) return undefined
  const next = lowerAt(tokens, i + 1)
  const tell = () => replaceWord(token, right, 'adjective', `Use the adjective "${right}" after "${link}".`)
  if (sensing.test(link)) {
    if (/^(?:seem|sound|smell|taste|appear)/.test(link)) return (isStop(page, i + 1) || (hasDegree && goesOn(page, i + 1, true, ''))) && !(ofDeed.has(token.lower) && !hasDegree) && !(link.startsWith('appear') && !hasDegree) ? tell() : undefined // prettier-ignore
    if (ofDeed.has(token.lower) && !(token.lower === 'differently' && link.startsWith('look') && isStop(page, i + 1))) return undefined
    const isAlone = isStop(page, i + 1) || /^(?:because|when|but|and|in|with|today|as|that)$/.test(next)
    return isAlone && (hasDegree || (isStop(page, i + 1) && /^(?:looks|feels|felt|feeling|feel)$/.test(link))) && !(lowerAt(tokens, i + 1) === 'and' && isAdverb(page, i + 2)) ? tell() : undefined // prettier-ignore
  }
  if (!staying.test(link) || !states.has(token.lower) || isAdverb(page, i + 2)) return undefined
  const isGet = /^(?:get|got|becom|became)/.test(link)
  const ends = isStop(page, i + 1) || tokens[i + 1]?.text === ',' || /^(?:and|but|because|when|if|so|at|during|under|even|for|than|after|before|while|until|about)$/.test(next) // prettier-ignore
  return ends && !(isGet && token.lower === 'safely') && !(/^(?:safely|seriously|badly|strongly)$/.test(token.lower) && next !== '' && !isGet) ? tell() : undefined // prettier-ignore
}

/** "soft enough for kids but strongly enough for adults" */
const softlyEnough: Rule = beforeWord('enough', (page, token, i) => {
  const { tokens } = page
  const right = ofSentence.has(token.lower) ? undefined : adjectiveOf(page, token.lower)
  if (!right) return undefined
  const isJoined = /^(?:but|and|or)$/.test(lowerAt(tokens, i - 1)) && tokens.slice(Math.max(0, i - 8), i - 1).some((other, k, all) => other.lower === 'enough' && k > 0 && (beForms.has(all[k - 2]?.lower ?? '') || /^(?:it|that|they|he|she|we|i|you)['’](?:s|re|m)$/.test(all[k - 2]?.lower ?? ''))) // prettier-ignore
  const { at } = linkBefore(page, i)
  const isBe = beForms.has(lowerAt(tokens, at)) && (isStop(page, i + 2) || /^(?:to|for|and|but)$/.test(lowerAt(tokens, i + 2)))
  return isJoined || isBe ? replaceWord(token, right, 'adjective', `Use the adjective "${right}" before "enough".`) : undefined
})

/** "That makes us unhappily." */
const makesUsSadly: Rule = (page, token, i) => {
  const { tokens } = page
  const right = ofSentence.has(token.lower) ? undefined : adjectiveOf(page, token.lower)
  const k = degrees.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (!right || !/^(?:me|us|him|her|them|you|people|everyone|everybody)$/.test(lowerAt(tokens, k))) return undefined
  const isMade = /^(?:make|makes|made|making)$/.test(lowerAt(tokens, k - 1))
  return isMade && (isStop(page, i + 1) || /^(?:and|because|when|but|if)$/.test(lowerAt(tokens, i + 1)))
    ? replaceWord(token, right, 'adjective', `Use the adjective "${right}" after "${lowerAt(tokens, k - 1)} ${lowerAt(tokens, k)}".`)
    : undefined
}

/** "the loudly music", "at her softly voice", "some badly news" */
const loudlyMusic: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const right = ofSentence.has(token.lower) || /^(?:newly|poorly|elderly|kindly|lonely|weakly|sickly|goodly|lowly)$/.test(token.lower) ? undefined : adjectiveOf(page, token.lower) // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  const noun = tokens[i + 1]
  if (!right || !noun?.word || noun.fixed || noun.hyphen || noun.text !== noun.lower || tokens[i + 1]?.text === '-') return undefined
  if (!possessives.has(before) && !/^(?:a|an|the|this|some|any|no|such|these|those)$/.test(before)) return undefined
  // "this quickly turns": no subject can follow.
  if (/^(?:this|some|these|those|any|no|very|her)$/.test(before) && tags.has(i + 1, 'Verb')) return undefined
  const parts = dictionary.partsOf(noun.lower)
  const isNoun = (parts & (pos.noun | pos.plural)) !== 0 && !(parts & (pos.adjective | pos.adverb | pos.ing | pos.participle | pos.past))
  const ends = !tokens[i + 2]?.word ? tokens[i + 2]?.text !== '-' : closed.has(lowerAt(tokens, i + 2))
  return isNoun && ends && tags.has(i + 1, 'Noun') ? replaceWord(token, right, 'adjective', `Use the adjective "${right}" before a noun.`) : undefined // prettier-ignore
}

/** "If necessarily, repeat it.", "as soon as possibly" */
const ifNecessarily: Rule = ({ tokens }, token, i) => {
  const right = token.lower === 'necessarily' ? 'necessary' : token.lower === 'possibly' ? 'possible' : ''
  const before = lowerAt(tokens, i - 1)
  return right && !tokens[i + 1]?.word && (/^(?:if|where|when)$/.test(before) || (before === 'as' && right === 'possible'))
    ? replaceWord(token, right, 'adjective', `Use the adjective "${right}" after "${before}".`)
    : undefined
}

/** "I came ten minutes lately", "they arrived lately" */
const arrivedLately: Rule = onWord('lately', ({ tokens }, token, i) => {
  if (tokens[i + 1]?.word && !/^(?:and|because|to|for|but|again|at|in)$/.test(lowerAt(tokens, i + 1))) return undefined
  const before = lowerAt(tokens, i - 1)
  const k = /^(?:too|so|very|really)$/.test(before) ? i - 2 : i - 1
  const isCome = /^(?:arrive|arrives|arrived|arriving|came|comes|come|was|were|am|is|are|be)$/.test(lowerAt(tokens, k))
  const hasHave = tokens.slice(Math.max(0, k - 4), k).some(({ lower }) => /^(?:have|has|had|been)$|['’]ve$/.test(lower))
  return (/^(?:minutes?|hours?|days?|weeks?)$/.test(before) && !hasHave && !/^(?:few|last|these|recent)$/.test(lowerAt(tokens, i - 2)) && tokens.slice(Math.max(0, i - 5), i).some(({ lower }) => /^(?:arrive|arrived|came|come|late|was|were|are|is)$/.test(lower))) || (isCome && !hasHave) // prettier-ignore
    ? replaceWord(token, 'late', 'adverb', '"lately" means "recently". Use "late".')
    : undefined
})

/** "the lately news", "their lately album" */
const theLatelyNews: Rule = onWord('lately', ({ tokens, tags, dictionary }, token, i) =>
  (possessives.has(lowerAt(tokens, i - 1)) || lowerAt(tokens, i - 1) === 'the') && tags.has(i + 1, 'Noun') && (dictionary.partsOf(lowerAt(tokens, i + 1)) & (pos.noun | pos.plural)) !== 0 // prettier-ignore
    ? replaceWord(token, 'latest', 'adjective', 'Use the adjective "latest" before a noun.')
    : undefined,
)
