/** Presents in a sentence that tells of the past: "I woke up, took a shower, and eat", "in the end we flip a coin", "I knew that he is lying". */
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { afterWord, applyRules, inDrafts, isQuestion, lowerAt, pick, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import { isTale, tensesIn } from '../../grammar/story.ts'
import { pastTimeEnd } from '../../grammar/times-named.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, modals, possessives } from '../../grammar/word-classes.ts'
import { isEnd, startsPlace } from '../verbs/verb-slots.ts'
import { isSaidNow } from './said-now.ts'

/** Edits that are applied in drafts only. */
export function toldVerbEdits(page: RulePage): Edit[] {
  return inDrafts(applyRules(page, [joinedTold, openedTold, reportedBe, couldBeside]))
}

const told = 'The text is in the past tense.'
/** What is so for good. */
const lasting = /^(?:live|know|own|love|like|want|need|think|believe|mean|seem|contain|include|belong|have|hate|prefer|understand|hope|wish|remember|depend|consist|cost|exist|remain|speak|work|study|enjoy|use|look|recommend|suggest|guess|suppose|agree|expect|plan|require|provide|offer|serve|sell|feel|smell|taste|sound|weigh|let|make|help)$/ // prettier-ignore
/** Said of every day, or of now. */
const timeless = /^(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends|weekdays|every|each|always|usually|often|sometimes|never|still|now|today|nowadays|currently|tomorrow|generally|normally|whenever|if|unless|will|can|may|must|should|would|could|might|is|are|am|has|have|do|does|don't|doesn't|isn't|aren't|won't|can't)$/ // prettier-ignore
/** Words after which a plain verb is right, or belongs to another clause. */
const governing = /^(?:to|let|lets|letting|make|makes|made|making|help|helps|helped|helping|see|saw|seen|hear|heard|watch|watched|feel|felt|have|had|did|didn't|does|do|doesn't|don't|dare|need|that|which|who|whom|whose|how|what|where|when|if|whether|because|although|though|while|as|than|or|not|suggest\w*|recommend\w*|insist\w*|demand\w*|ask|asked|require\w*|please|used|going|rather|you|said|says)$/ // prettier-ignore

/** The base of a present at `i` that could be nothing but a verb where it stands. */
function presentAt({ tokens, dictionary, classes, tags }: RulePage, i: number): string | undefined {
  const token = tokens[i]
  if (!token?.word || token.fixed || token.hyphen || !/^\p{Ll}/u.test(token.text) || closed.has(token.lower)) return undefined
  const { lower } = token
  // "and then stop."
  if (lowerAt(tokens, i - 1) === 'then' && classes.isVerb(lower) && isEnd(tokens[i + 1]) && !(dictionary.partsOf(lower) & (pos.past | pos.adverb)) && inflect(lower, 'past') !== lower) return lower // prettier-ignore
  const parts = dictionary.partsOf(lower)
  if (parts & (pos.ing | pos.adverb) || (parts & pos.past && !/^(?:come|become|run)$/.test(lower))) return undefined
  const isS = (parts & pos.verbS) !== 0
  const base = isS ? classes.base(lower) : classes.isVerb(lower) ? lower : undefined
  if (!base || (isS && inflect(base, 's') !== lower) || inflect(base, 'past') === lower || lasting.test(base)) return undefined
  if (lower === 'stroke' || lower === 'fit') return undefined
  if (/^(?:found|wound|bound|ground|saw|felt|fell|lay|left|rent|like|near|close|clean|dry|warm|cool|slow|clear|open|empty|free|own|round|further|back|down|even|long|well|past|second|spread|shed|worth)$/.test(lower) && !(determiners.has(lowerAt(tokens, i + 1)) || /^(?:it|them)$/.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  if (plainVerbs.has(base) && (!isS || !(parts & pos.plural))) return base
  const next = lowerAt(tokens, i + 1)
  const takesObject = determiners.has(next) || possessives.has(next) || /^(?:me|him|them|us|it|myself|himself|herself|up|down|out|off|away|back)$/.test(next) // prettier-ignore
  if (takesObject && next !== 'that') return base
  return tags.has(i, 'Verb') && !tags.has(i, 'Noun', 'Adjective') && (startsPlace(next) || isEnd(tokens[i + 1]) || tags.has(i + 1, 'Adverb')) ? base : undefined // prettier-ignore
}

/** A verb that can only be a simple past: "took", "was", "changed". */
function isPast({ tokens, tags, dictionary }: RulePage, k: number): boolean {
  const word = lowerAt(tokens, k)
  if (/^(?:was|were)$/.test(word)) return true
  const parts = dictionary.partsOf(word)
  return !closed.has(word) && (parts & pos.past) !== 0 && !(parts & pos.verb && !/^(?:saw|felt|found|left|fell)$/.test(word)) && (tags.has(k, 'PastTense') || !(parts & (pos.noun | pos.adjective | pos.participle))) && !/^(?:was|were|is|are|be|been|being|has|have|had|get|got)$/.test(lowerAt(tokens, k - 1)) // prettier-ignore
}

const adverb = /^(?:then|also|just|finally|suddenly|quickly|slowly|immediately|soon|almost|nearly|even|carefully|quietly|simply|gently)$/

/** "I changed the battery and restart my laptop", "My uncle was born in Poland and come here in 1950" */
const joinedTold: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  // "My son lost his ticket and have to buy another"
  const isHaveTo = /^(?:have|has)$/.test(token.lower) && lowerAt(tokens, i + 1) === 'to' && token.text === token.lower
  const base = isHaveTo ? 'have' : presentAt(page, i)
  if (!base || isQuestion(tokens, i)) return undefined
  let link = i - 1
  while (adverb.test(lowerAt(tokens, link)) && link > i - 3) link--
  const isAnd = /^(?:and|but)$/.test(lowerAt(tokens, link)) || (link < i - 1 && tokens[link]?.text === ',')
  const to = sentenceEnd(tokens, i)
  // "He picked up the phone, listen for a moment, and hung up"
  const isListed = !isAnd && tokens[link]?.text === ',' && link === i - 1 && tokens.slice(i + 1, Math.min(to, i + 10)).some(({ lower }, n) => lower === 'and' && (isPast(page, i + 2 + n) || isPast(page, i + 3 + n))) // prettier-ignore
  if (!isAnd && !isListed) return undefined
  const from = sentenceStart(tokens, i)
  if (tokens.slice(i + 1, to).some(({ lower }) => timeless.test(lower))) return undefined
  // "butter and sugar", "the fans and players"
  const parts = dictionary.partsOf(token.lower)
  const before = tokens[link - 1]?.text === ',' ? link - 2 : link - 1
  const next = lowerAt(tokens, i + 1)
  const isObjectNext = determiners.has(next) || possessives.has(next) || /^(?:me|him|them|us|it)$/.test(next)
  if (!isHaveTo && !plainVerbs.has(base) && parts & (pos.noun | pos.plural) && !isObjectNext && link === i - 1 && !tags.has(before, 'Adverb') && !/^(?:early|late|home|fast|hard)$/.test(lowerAt(tokens, before)) && (dictionary.partsOf(lowerAt(tokens, before)) & (pos.noun | pos.plural | pos.adjective)) !== 0 && !/^(?:me|him|her|them|us|it)$/.test(lowerAt(tokens, before))) return undefined // prettier-ignore
  for (let k = link - 1; k >= Math.max(from, link - 18); k--) {
    const word = lowerAt(tokens, k)
    if (tokens[k]?.text === ',' && isPast(page, k + 1)) continue
    if (tokens[k]?.text === ',' && k === link - 1) continue
    if (tokens[k] && !tokens[k]?.word && !/^\d/.test(tokens[k]?.text ?? '')) return undefined
    // "She ran to the station and catch"
    const isPlace = word === 'to' && (determiners.has(lowerAt(tokens, k + 1)) || possessives.has(lowerAt(tokens, k + 1)) || /^\p{Lu}/u.test(tokens[k + 1]?.text ?? '')) // prettier-ignore
    if (isPlace) continue
    if (modals.has(word) || timeless.test(word) || governing.test(word)) return undefined
    if (isPast(page, k)) {
      const who = adverb.test(lowerAt(tokens, k - 1)) ? k - 2 : k - 1
      const doer = lowerAt(tokens, who)
      if (tokens[who]?.text === ',' || doer === 'and') continue
      const isDoer = /^(?:i|he|she|it|we|they|everyone|everybody|somebody|someone|nobody)$/.test(doer) || tags.has(who, 'Noun', 'Person')
      // "They sang and dance": only where the sentence or the story is told in the past.
      const own = tensesIn(page, from, to)
      return isDoer && own.presents <= 1 && (isTale(page, i) || own.pasts > 0)
        ? replaceWord(token, inflect(base, 'past'), 'tense', told)
        : undefined
    }
    if (/^(?:i|we|they|he|she)$/.test(word)) return undefined
    const own = dictionary.partsOf(word)
    if (own & pos.verbS && tags.has(k, 'PresentTense') && !tags.has(k, 'Noun')) return undefined
    if (plainVerbs.has(word) && own & pos.verb && !determiners.has(lowerAt(tokens, k - 1))) return undefined
  }
  return undefined
}

const openers = /^(?:in the end|one (?:day|night|morning|evening|afternoon|time)|at first|at last|after (?:that|dinner|lunch|breakfast|school|work|a while|an hour|the (?:game|match|meeting|lesson|class|film|movie|concert|party|wedding|show|trip))|all of a sudden|suddenly|a few minutes later|an hour later|two days later|later that (?:day|night|evening)|that (?:day|night|morning|evening|afternoon|summer|winter|week|year)|the (?:first|second|third|last|next|following|other|same) (?:day|night|morning|evening|week|time|year|month|weekend)|yesterday|luckily|unfortunately|eventually|finally|(?:behind|beside|above|below|in front of|next to) (?:me|him|her|us|them|it))$/ // prettier-ignore

/** "In the end we flip a coin", "In 1998 my family move to Texas", "Suddenly the lights go out and everybody screamed" */
const openedTold: Rule = (page, token, i) => {
  const { tokens, tags } = page
  const from = sentenceStart(tokens, i)
  const to = sentenceEnd(tokens, i)
  const base = presentAt(page, i) ?? onlyVerb(page, i, from, to)
  // "I tried three browsers, and the problem persists"
  if (!base || isQuestion(tokens, i) || /^(?:persist|remain)$/.test(base)) return undefined
  const start = doerStart(page, i)
  if (start === undefined || start === from) return undefined
  const isComma = tokens[start - 1]?.text === ','
  const opening = tokens.slice(from, isComma ? start - 1 : start).map(({ lower }) => lower)
  const isTimed = pastTimeEnd(tokens, from) === from + opening.length
  // "He scored a goal and the crowd go wild"
  const isJoined = /^(?:and|but|so)$/.test(opening.at(-1) ?? '') && opening.length > 2 && tensesIn(page, from, start).pasts > 0 && tensesIn(page, from, start).presents === 0 // prettier-ignore
  // "As soon as I heard the news, I call my mother"
  const isClause = isComma && /^(?:when|after|before|while|once|as)$/.test(opening[0] ?? '') && tensesIn(page, from, start).pasts > 0 && tensesIn(page, from, start).presents === 0 // prettier-ignore
  // "I saw the players and the coach leave"
  if (isJoined && opening.some(word => governing.test(word) && !/^(?:to|when|as|because|you|had)$/.test(word))) return undefined
  if ((!isTimed && !isJoined && !isClause && !openers.test(opening.join(' '))) || isSaidNow(page, i)) return undefined
  if (tokens.slice(from, to).some(({ lower }, n) => timeless.test(lower) && from + n !== i)) return undefined
  const rest = tensesIn(page, i + 1, to)
  if ((rest.presents > 0 && !(rest.presents === 1 && isTale(page, i))) || /^(?:said|says|that|if|whether)$/.test(opening.at(-1) ?? ''))
    return undefined
  const { pasts } = tensesIn(page, from, start)
  const hasPast = rest.pasts + pasts > 0
  if (!isTimed && !hasPast && !isTale(page, i)) return undefined
  if (isJoined && /^(?:i|we|they|you)$/.test(lowerAt(tokens, i - 1)) && !isTale(page, i)) return undefined
  return tags.has(i, 'Adjective') ? undefined : replaceWord(token, inflect(base, 'past'), 'tense', told)
}

/** "move" in "In 1998 my family move to Texas": the sentence has no other verb. */
function onlyVerb({ tokens, tags, classes, dictionary }: RulePage, i: number, from: number, to: number): string | undefined {
  const word = lowerAt(tokens, i)
  if (closed.has(word) || tokens[i]?.hyphen || !/^\p{Ll}/u.test(tokens[i]?.text ?? '') || !classes.isVerb(word) || lasting.test(word)) return undefined // prettier-ignore
  if (dictionary.partsOf(word) & (pos.past | pos.ing | pos.adverb | pos.plural | pos.verbS | pos.adjective) || inflect(word, 'past') === word) return undefined // prettier-ignore
  const hasOther = tokens.slice(from, to).some(({ lower }, n) => from + n !== i && (tags.has(from + n, 'Verb') || modals.has(lower) || /^(?:is|are|was|were|has|have|had|do|does|did)$/.test(lower))) // prettier-ignore
  return !hasOther && startsPlace(lowerAt(tokens, i + 1)) ? word : undefined
}

/** Where the subject right before the verb begins: "we", "the crowd", "my family". */
function doerStart({ tokens, tags, dictionary }: RulePage, i: number): number | undefined {
  let end = i - 1
  while (adverb.test(lowerAt(tokens, end)) || lowerAt(tokens, end) === 'both' || lowerAt(tokens, end) === 'all') end--
  const word = lowerAt(tokens, end)
  if (/^(?:i|he|she|it|we|they|everyone|everybody|somebody|someone|nobody)$/.test(word)) return end
  if (/^\p{Lu}\p{Ll}+$/u.test(tokens[end]?.text ?? '') && !tokens[end]?.first && tags.has(end, 'FirstName', 'Person')) return end
  if (!(dictionary.partsOf(word) & (pos.noun | pos.plural) || tags.has(end, 'Noun')) || closed.has(word)) return undefined
  let k = end - 1
  while (k > end - 4 && tokens[k]?.word && (tags.has(k, 'Adjective', 'Noun') || (dictionary.partsOf(lowerAt(tokens, k)) & pos.adjective) !== 0) && !closed.has(lowerAt(tokens, k))) k-- // prettier-ignore
  return /^(?:the|a|an|one|some|two|three)$/.test(lowerAt(tokens, k)) || possessives.has(lowerAt(tokens, k)) ? k : undefined
}

const backshift = { is: 'was', are: 'were', am: 'was', "isn't": "wasn't", "aren't": "weren't", "don't": "didn't", "doesn't": "didn't", will: 'would', "won't": "wouldn't", can: 'could', "can't": "couldn't", has: 'had', have: 'had', need: 'needed', needs: 'needed', want: 'wanted', wants: 'wanted' } // prettier-ignore

/** "I knew that he is lying", "He asked me if I am ready", "She told me that she is tired, so we left" */
const reportedBe: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const right = pick(backshift, token.lower)
  const who = lowerAt(tokens, i - 1)
  if (!right || isQuestion(tokens, i)) return undefined
  const isPronoun = /^(?:i|he|she|we|they)$/.test(who)
  const start = isPronoun ? i - 1 : doerStart(page, i)
  if (start === undefined || /^(?:it|nobody|earth|sun|moon|world|god|water|life|love|time|money|law|people|women|men|children|light|death|truth)$/.test(who)) return undefined // prettier-ignore
  let at = start - 1
  const link = lowerAt(tokens, at)
  if (/^(?:that|if|whether|where|why|how)$/.test(link)) at--
  if (/^(?:me|him|her|us|them)$/.test(lowerAt(tokens, at))) at--
  const verb = lowerAt(tokens, at)
  const isAsked = /^(?:asked|wondered)$/.test(verb) && /^(?:if|whether|where|why|how)$/.test(link)
  const isKnown = /^(?:thought|knew|believed|realized|realised|noticed|assumed|promised|hoped|guessed|complained|explained|told|heard|imagined|expected|said)$/.test(verb) && (link === 'that' || isPronoun || verb === 'thought') // prettier-ignore
  if (!isAsked && !isKnown) return undefined
  if (verb === 'told' && at === start - 1 - (link === 'that' ? 1 : 0)) return undefined
  // "has told", "was told", "He told me he will come on Friday"
  if (/^(?:has|have|had|been|be|'ve|well|is|are)$/.test(lowerAt(tokens, at - 1)) || /n't$|['’]ve$/.test(lowerAt(tokens, at - 1))) return undefined // prettier-ignore
  const from = sentenceStart(tokens, i)
  const to = sentenceEnd(tokens, i)
  if (tokens.slice(from, to).some(({ lower }) => /^(?:now|today|tomorrow|still|always|every|next|already|never|tonight|soon|usually|since|play|novel|poem|book|story|film|movie|essay|painting)$/.test(lower)) || (tokens[i]?.lower === 'have' && !(dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.participle) && lowerAt(tokens, i + 1) !== 'to')) return undefined // prettier-ignore
  const own = tensesIn(page, from, to)
  if (verb === 'said' && own.pasts < 2) return undefined
  const all = tensesIn(page, 0, tokens.length)
  return own.presents <= 1 && (own.pasts > 1 || all.pasts - own.pasts > all.presents - own.presents)
    ? replaceWord(token, right, 'tense', 'What somebody said is told in the past.')
    : undefined
}

const able = { can: 'could', "can't": "couldn't", cannot: 'could not' }
const deeds = /^(?:find|see|hear|open|close|reach|sleep|stop|move|breathe|read|enter|catch|walk|run|stand|start|turn|swim|lift|feel|speak|answer|leave|go|get|come|hold|pay|buy|watch|smell|climb|eat|drive|park|sit)$/ // prettier-ignore

/** "It started to rain, and I can not find the switch": in a story, both are over. */
const couldBeside: Rule = afterWord('i we he she they nobody', (page, token, i) => {
  const { tokens } = page
  const right = pick(able, token.lower)
  if (!right || token.text !== token.lower) return undefined
  const from = sentenceStart(tokens, i)
  const to = sentenceEnd(tokens, i)
  if (tokens[i - 3]?.text !== ',' || !/^(?:and|but|so)$/.test(lowerAt(tokens, i - 2)) || isQuestion(tokens, i)) return undefined
  const verb = lowerAt(tokens, i + 1) === 'not' ? i + 2 : i + 1
  const before = tensesIn(page, from, i - 2)
  const isNow = tokens.slice(from, to).some(({ lower }, n) => from + n !== i && timeless.test(lower)) || tokens.slice(i, to).some(({ lower }) => /^(?:you|your|this|these|anymore|longer)$/.test(lower)) // prettier-ignore
  if (
    !deeds.test(lowerAt(tokens, verb)) ||
    isNow ||
    /^(?:why|how|what|that)$/.test(lowerAt(tokens, verb + 1)) ||
    before.pasts === 0 ||
    before.presents > 0
  )
    return undefined
  // What is told happens at once: "Then", or pasts before and after.
  const isThen = /^(?:then|suddenly|yesterday|afterwards|finally)$/.test(lowerAt(tokens, from))
  const later = tensesIn(page, to, tokens.length)
  return isThen && later.pasts >= later.presents ? replaceWord(token, right, 'tense', told) : undefined
})
