/** Participles of feelings: somebody is "bored", what causes it is "boring". */
import { applyRules, inDrafts, lowerAt, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { possessives } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function feelingEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [iAmBoring, interestingIn, makesMeTiring, wasAmazed, findItBored]),
    ...inDrafts(applyRules(page, [aBoredBook])),
  ]
}

const stems = 'amaz amus annoy astonish bor charm confus depress disappoint disgust embarrass entertain excit exhaust fascinat frighten frustrat horrif inspir interest irritat overwhelm please puzzl relax satisfy scar shock stress surpris terrify thrill tir touch worr disturb challeng encourag discourag convinc motivat impress move fulfill refresh'.split(' ') // prettier-ignore

/** Feelings by what causes them, and the reverse. */
const feelings = new Map<string, string>()
for (const stem of stems) {
  const base = stem === 'please' ? 'pleas' : stem === 'move' ? 'mov' : stem
  const [cause, feeling] = base.endsWith('if') || base === 'worr' ? [`${base}ying`, `${base}ied`] : base.endsWith('sfy') || base.endsWith('ify') ? [`${base}ing`, `${base.slice(0, -1)}ied`] : [`${base}ing`, `${base}ed`] // prettier-ignore
  feelings.set(cause, feeling)
}
for (const [cause, feeling] of Object.entries({ impressive: 'impressed', stressful: 'stressed', scary: 'scared', delightful: 'delighted' })) feelings.set(cause, feeling) // prettier-ignore
const causes = new Map([...feelings].map(([cause, feeling]) => [feeling, cause]))
causes.delete('touched')
causes.delete('moved')
causes.delete('challenged')
causes.delete('motivated')
causes.delete('stressed')

const somebody = (right: string, wrong: string) => `Somebody is "${right}"; what causes it is "${wrong}".`
const something = (right: string, wrong: string) => `Somebody is "${wrong}"; what causes it is "${right}".`
const inserted = /^(?:very|so|really|quite|too|always|also|not|more|never|a|bit|little|extremely|pretty|all|both|still|often|rather|as|already|almost|usually|sometimes|most|totally|completely|absolutely|been|just|especially|even|kind|of|incredibly|now)$/ // prettier-ignore
const links = /^(?:feel|feels|felt|look|looks|looked|get|gets|got|getting|become|became|seem|seemed|seems|feeling)$/

/** Index of "be" or a verb like it before adverbs. */
function linkBefore({ tokens }: RulePage, i: number): number {
  let k = i - 1
  while (k > 0 && k > i - 5 && inserted.test(lowerAt(tokens, k))) k--
  return k
}

/** "I was so boring", "We were never boring", "I have never been more relaxing" */
const iAmBoring: Rule = (page, token, i) => {
  const { tokens } = page
  const right = feelings.get(token.text)
  if (!right || /^(?:moving|touching|entertaining|charming|encouraging|challenging|amusing|inspiring|motivating|refreshing|convincing|discouraging|worrying|impressive|delightful|pleasing|scary)$/.test(token.text)) return undefined // prettier-ignore
  const k = linkBefore(page, i)
  const link = lowerAt(tokens, k)
  const subject = lowerAt(tokens, k - 1)
  const isBe = /^(?:i'm|we're|i've|we've)$/.test(link) || (/^(?:am|was|were|are|be|feel|felt|get|got|have|had|become|became)$/.test(link) && /^(?:i|we)$/.test(subject)) || (link === 'be' && /^(?:will|would|must|can|not)$/.test(subject) && /^(?:i|we)$/.test(lowerAt(tokens, k - 2))) // prettier-ignore
  // "what I am is boring", "people like I was"
  if (!isBe || (/^(?:what|who|which|that|than|as)$/.test(lowerAt(tokens, k - 2)) && token.text === 'moving')) return undefined
  if (/^(?:have|had|i've|we've)$/.test(link) && !tokens.slice(k, i).some(({ lower }) => lower === 'been')) return undefined
  const next = lowerAt(tokens, i + 1)
  // "We are amazing."
  if (!/^(?:boring|tiring|exciting|confusing|disappointing|relaxing|exhausting|embarrassing|frustrating|depressing|satisfying|stressful)$/.test(token.text) && !/^(?:with|by|about|in|at|that)$/.test(next)) return undefined // prettier-ignore
  const fits = isEnd(tokens[i + 1]) || /^(?:to|in|about|with|by|that|because|and|when|at|of|after|but|today|from|for|if)$/.test(next)
  // "I was annoying him", "we were surprising them with"
  return fits && tokens[i + 1]?.text !== ':' ? replaceWord(token, right, 'participle', somebody(right, token.lower)) : undefined
}

/** "She is interesting in art", "He was boring of it", "They are exciting about it" */
const interestingIn: Rule = (page, token, i) => {
  const { tokens, tags } = page
  const right = feelings.get(token.text)
  const next = lowerAt(tokens, i + 1)
  if (!right) return undefined
  const fits =
    (token.text === 'interesting' && next === 'in') ||
    (/^(?:exciting|worrying|stressful|scary)$/.test(token.text) && /^(?:about|of)$/.test(next)) ||
    (/^(?:boring|tiring|scary|frightening)$/.test(token.text) && next === 'of') ||
    (/^(?:disappointing|satisfying|annoying|boring|bored)$/.test(token.text) && next === 'with') ||
    (/^(?:disappointing|surprising|shocking|amazing)$/.test(token.text) && next === 'by')
  if (!fits) return undefined
  const k = linkBefore(page, i)
  const link = lowerAt(tokens, k)
  const subject = lowerAt(tokens, k - 1)
  const isPerson = /^(?:he|she|they|you|i|we|who|people|everyone|everybody|students|children|not|be|customers|guests|parents|kids|boys|girls|friends|son|daughter|brother|sister|wife|husband|mother|father|mom|dad|family|team|class|girl|boy|man|woman|teachers|visitors|neighbors|colleagues|fans|players|tourists|kid|child|children|dog|cousins|cousin|crowd|audience)$/.test(subject) || tags.has(k - 1, 'FirstName', 'Person', 'Actor') || /^(?:he's|she's|they're|you're)$/.test(link) // prettier-ignore
  const isBe = /^(?:am|is|are|was|were|be|been|he's|she's|they're|you're)$/.test(link) || links.test(link)
  // "What is interesting in this": a thing
  return isBe && isPerson && !/^(?:about|of)$/.test(next === 'in' ? lowerAt(tokens, i + 2) : '') ? replaceWord(token, right, 'participle', somebody(right, token.lower)) : undefined // prettier-ignore
}

/** "It makes me tiring", "That made us disappointing" */
const makesMeTiring: Rule = ({ tokens }, token, i) => {
  const right = feelings.get(token.text)
  const k = /^(?:very|so|really|quite|more|feel)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  return right && /^(?:me|us)$/.test(lowerAt(tokens, k)) && /^(?:make|makes|made|making|leave|leaves|left)$/.test(lowerAt(tokens, k - 1)) && (isEnd(tokens[i + 1]) || /^(?:and|because|when|but|about|in|with|at|that|to)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? replaceWord(token, right, 'participle', somebody(right, token.lower))
    : undefined
}

/** What a feeling cannot be of. */
const things = /^(?:books?|movies?|films?|story|stories|novels?|ending|plot|chapters?|characters?|lessons?|class|classes|course|lectures?|games?|match|matches|trips?|journeys?|vacations?|holidays?|days?|weeks?|weekends?|work|jobs?|tasks?|projects?|views?|food|meals?|dinner|breakfast|lunch|hotels?|rooms?|service|weather|concerts?|shows?|plays?|exhibitions?|museums?|city|cities|towns?|places?|beach|beaches|news|results?|information|texts?|articles?|websites?|designs?|music|songs?|performances?|speech|presentation|experiences?|adventures?|parties|party|festivals?|ideas?|facts?|topics?|subjects?|questions?|answers?|quality|sound|taste|smell|atmosphere|landscape|scenery|mountains?|tours?|flights?|exams?|tests?|homework|essay|meetings?|conversations?|situation|problem|colors?|pictures?|photos?|paintings?|dialogues?|dialogs?|scenes?|episodes?|series|documentary|video|videos|app|product|price|prices|dishes|dish|desserts?|cake|pizza|soup|activities|activity|sports?|workout|hike|walk|drive|wait|noise|traffic|process|training|shopping|beginning|language|culture|history|science|math|part|parts|thing|things|evening|night|morning|year|summer|life|moment|moments|event|events|it|this|which)$/ // prettier-ignore

/** "The view was amazed", "The characters are very interested, especially" */
const wasAmazed: Rule = (page, token, i) => {
  const { tokens } = page
  const right = causes.get(token.text)
  if (!right) return undefined
  const k = linkBefore(page, i)
  const link = lowerAt(tokens, k)
  const next = lowerAt(tokens, i + 1)
  if (!/^(?:is|are|was|were|it's|be|been|looks|looked|sounds|sounded|seemed|seems|became|gets)$/.test(link) || !(isEnd(tokens[i + 1]) || /^(?:and|but|because|for|when|that|so|if)$/.test(next))) return undefined // prettier-ignore
  let at = k - 1
  if (/^(?:will|would|can|could|must|should|has|have|had)$/.test(lowerAt(tokens, at))) at--
  // "the view from our balcony was amazed"
  const isWhole = tokens.slice(Math.max(0, at - 6), at).every(other => other.word)
  const isThing = link === "it's" || things.test(lowerAt(tokens, at)) || isWhole && tokens.slice(Math.max(0, at - 7), at).some((other, n, all) => things.test(other.lower) && /^(?:from|of|in|at|on|with|to)$/.test(all[n + 1]?.lower ?? '') && !/^(?:it|this|which)$/.test(other.lower)) && !/^(?:he|she|i|we|they|you|who|people|everyone)$/.test(lowerAt(tokens, at)) // prettier-ignore
  // "Characters" may feel; "tired" and "scared" animals are "it".
  const isAlive = /^(?:it|it's|this|which)$/.test(link === "it's" ? "it's" : lowerAt(tokens, at)) && /^(?:scared|tired|frightened|bored|excited|stressed|pleased|relaxed|terrified|confused|worried|annoyed|surprised|satisfied|exhausted|depressed|irritated|shocked|impressed|disturbed)$/.test(token.text) // prettier-ignore
  const isCharacter = /^(?:characters?|class|classes|party|parties|city|town|series|part|parts|service)$/.test(lowerAt(tokens, at)) && !/^(?:interested|amazed|fascinated)$/.test(token.text) // prettier-ignore
  const isDone = /^(?:disturbed|pleased|impressed|shocked|convinced|encouraged|inspired|entertained|stressed|charmed|overwhelmed|relaxed)$/.test(token.text) && !/^(?:very|so|really|quite|too|more)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  return isThing && !isAlive && !isCharacter && !isDone ? replaceWord(token, right, 'participle', something(right, token.lower)) : undefined
}

/** "I found the first chapters bored", "We found it a little disappointed" */
const findItBored: Rule = (page, token, i) => {
  const { tokens } = page
  const right = causes.get(token.text)
  if (!right || !(isEnd(tokens[i + 1]) || /^(?:and|but|because|when|that|for)$/.test(lowerAt(tokens, i + 1)))) return undefined
  let k = i - 1
  while (/^(?:very|so|really|quite|too|a|bit|little|rather|more|extremely)$/.test(lowerAt(tokens, k))) k--
  const noun = lowerAt(tokens, k)
  if (!things.test(noun) || noun === 'which') return undefined
  let at = k - 1
  while (at > k - 4 && !/^(?:find|finds|found|finding)$/.test(lowerAt(tokens, at))) at--
  // "found the class bored": the class may be.
  return /^(?:find|finds|found|finding)$/.test(lowerAt(tokens, at)) && !/^(?:class|classes|party|city|town|characters?)$/.test(noun) ? replaceWord(token, right, 'participle', something(right, token.lower)) : undefined // prettier-ignore
}

/** "a bored book", "the most excited day of my life" */
const aBoredBook: Rule = ({ tokens, dictionary }, token, i) => {
  const right = causes.get(token.text)
  const next = lowerAt(tokens, i + 1)
  const k = /^(?:very|so|really|most|more)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const before = lowerAt(tokens, k)
  const isDetermined = /^(?:a|an|the|this|that|some|any|many|such)$/.test(before) || possessives.has(before) || beforeThings.test(before)
  if (!right || !isDetermined || !things.test(next) || /^(?:it|this|which|class|classes|party|parties|city|town|service|characters?|series|part|parts|life|face)$/.test(next)) return undefined // prettier-ignore
  const isDone = /^(?:disturbed|pleased|impressed|shocked|convinced|encouraged|inspired|stressed|overwhelmed|relaxed|worried|charmed|puzzled|surprised|scared|frightened|terrified|satisfied)$/.test(token.text) // prettier-ignore
  return !isDone && (isEnd(tokens[i + 2]) || !(dictionary.partsOf(lowerAt(tokens, i + 2)) & (pos.noun | pos.plural)) || /^(?:of|in|for|that|and|about|at|to|with)$/.test(lowerAt(tokens, i + 2))) ? replaceWord(token, right, 'participle', something(right, token.lower)) : undefined // prettier-ignore
}

const beforeThings = /^(?:watched|read|saw|had|very|really|other|two|three)$/
