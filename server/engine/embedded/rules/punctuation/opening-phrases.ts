/** Commas after short opening phrases: "By noon our legs hurt", "As discussed we will pay", "To save time use the app". */
import { clauseAt, finiteForms, mayBeFinite, nounPhraseEnd, sentenceEnd } from '../../grammar/clause.ts'
import { insertText, lowerAt, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, modals, possessives, prepositions } from '../../grammar/word-classes.ts'
import { isRequestAt } from './opening-clauses.ts'
import { isBase, isNumber, isPure, startsObject } from '../verbs/verb-slots.ts'

const span = /^(?:second|minute|hour|day|night|morning|afternoon|evening|week|weekend|month|year|decade|century|spring|summer|autumn|fall|winter|season|semester|term|quarter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|thanksgiving)$/ // prettier-ignore
const plural = /^(?:seconds|minutes|hours|days|nights|weeks|weekends|months|years|decades|centuries|summers|winters|moments|ages|mornings|evenings)$/ // prettier-ignore
const weekday = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/
const dayPart = /^(?:morning|afternoon|evening|night)$/
/** What stands without an article after a preposition. */
const bare = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|noon|midnight|midday|dawn|dusk|sunrise|sunset|daybreak|nightfall|night|day|christmas|easter|thanksgiving|halloween|ramadan|lent|hanukkah|breakfast|brunch|lunch|dinner|supper|dessert|lunchtime|dinnertime|bedtime|school|college|university|work|class|church|homework|practice|training|rehearsal|kindergarten|hours|days|weeks|months|years|decades|centuries|ages|weekends|weekdays|holidays|vacation|surgery|retirement|graduation|takeoff|landing|check-in|checkout|time|average|balance|arrival|total|theory|reality|turn|return|response|exchange|childhood|today|tomorrow|tonight|yesterday|then|now|recently|sport|business|childbirth|birth|treatment|installation|termination|expiry|expiration|completion|receipt|request|approval|acceptance|cancellation|renewal|resignation|signature|payment|delivery|departure|use|emergencies|storage|transport|safety|example|instance|this|that|mealtimes|town|season|winters|summers|mornings|evenings|afternoons|nights)$/ // prettier-ignore
const set = /^(?:(?:until|since|by|before|after|from) (?:then|now|that|this)|(?:from|since) (?:now|then|that day|that moment) on|up to now|until recently|because of (?:this|that|him|her|you|them|it|me|us)|thanks to (?:this|that|him|her|you|them|it)|due to (?:this|that)|(?:despite|besides|without|instead of|apart from|aside from|other than|on top of|along with|in spite of|in addition to|compared to|contrary to) (?:this|that|him|her|you|them|it)|as (?:usual|always|expected|planned|promised|discussed|agreed|requested|mentioned|noted|stated|described|instructed|advised|announced|explained|shown|indicated|predicted|feared|hoped|suggested|usual)|as (?:mentioned|discussed|shown|described|noted|stated|explained|agreed|promised|announced) (?:above|below|before|earlier|previously|yesterday|today)|(?:going|moving|looking) (?:forward|ahead|back|on)|weather permitting|that said|that being said|having said that|all things considered|long ago|not long ago|not long after|some time ago|a while ago|a while later|some time later|soon after|soon afterwards?|shortly after|shortly afterwards?|shortly before|right after|little by little|step by step|bit by bit|day by day|day after day|year after year|week after week|sooner or later|once again|once more|back then|later on|later that (?:day|night|evening|morning|afternoon|week|month|year|summer)|earlier (?:today|this (?:week|month|year|morning))|so far|at night|at work|at home|at school|at lunch|at dinner|at breakfast|in class|in life|in theory|in reality|in practice|in total|in return|in turn|in exchange|in response|in winter|in summer|in spring|in autumn|in fall|over time|with time|with practice|on arrival|on average|on foot|on vacation|on holiday|under pressure|by accident|by mistake|by chance|to this day|to date|in the past|in the future|in the beginning|in the process|in recent years|to my (?:surprise|relief|horror|delight|dismay|amazement|knowledge|mind)|as for me|for me|unlike me|like me|in one case|in some cases|in many cases|in most cases|in rare cases|in both cases|in any case|in my case|in such cases|in this way|in some ways|in many ways|all of a sudden|out of nowhere|out of the blue|for now|for once|for the moment|for the most part|at the moment|at that time|at that point|at this point|at some point|at one point|at the time)$/ // prettier-ignore

/** Index after a short phrase that opens a sentence; -1 if none does. */
function phraseEnd(page: RulePage, i: number): number {
  const { tokens } = page
  const at = (k: number) => lowerAt(tokens, k)
  for (let length = 5; length >= 2; length--) {
    const words = tokens.slice(i, i + length)
    if (words.length === length && words.every(({ word, hyphen }) => word && !hyphen) && set.test(words.map(({ lower }) => lower).join(' '))) return i + length // prettier-ignore
  }
  // "As a child I"
  if (at(i) === 'as' && /^(?:a|an)$/.test(at(i + 1))) {
    const end = nounPhraseEnd(page, i + 1)
    return end > 0 && personal.test(at(end)) ? end : -1
  }
  const withPart = (k: number) => (weekday.test(at(k - 1)) && dayPart.test(at(k)) ? k + 1 : k)
  const first = at(i)
  // "This may be her best"
  if (/^(?:may|march)$/.test(tokens[i + 1]?.text ?? '')) return -1
  if (/^(?:last|next|this|every|each|one|that)$/.test(first) && span.test(at(i + 1))) return withPart(i + 2)
  if (first === 'the' && /^(?:next|following|previous|same|other)$/.test(at(i + 1)) && span.test(at(i + 2))) return withPart(i + 3)
  // "Two years ago", "A few days later"
  const counted = countedEnd(tokens, i)
  // "Two years before the railroad came"
  if (counted > 0 && /^(?:before|after)$/.test(at(counted)) && clauseAt(page, counted + 1)) return -1
  if (counted > 0 && /^(?:ago|later|earlier|before|after|afterwards?|into)$/.test(at(counted))) return at(counted) === 'into' ? -1 : counted + 1 // prettier-ignore
  if (/^(?:starting|beginning|effective)$/.test(first)) return phraseEnd(page, i + 1) > 0 ? phraseEnd(page, i + 1) : weekday.test(at(i + 1)) || /^(?:today|tomorrow)$/.test(at(i + 1)) ? withPart(i + 2) : -1 // prettier-ignore
  if (!/^(?:in|by|since|until|till|during|for|on|upon|at|before|after|following|around|over|within|throughout)$/.test(first)) return -1
  const from = /^(?:early|late|mid|next|last|the|past|about|over|almost|nearly|just|only|more)$/.test(at(i + 1)) ? i + 2 : i + 1
  const length = countedEnd(tokens, from)
  if (length > 0) return length
  if (/^(?:early|late|mid|next|last)$/.test(at(i + 1)) && span.test(at(i + 2))) return withPart(i + 3)
  if (/^(?:in|by|since|until|before|after)$/.test(first) && /^(?:1[89]|20)\d\d$/.test(tokens[i + 1]?.text ?? '')) return i + 2
  if (!bare.test(at(i + 1)) || tokens[i + 1]?.hyphen) return -1
  // "On May 2", "In June 2020"
  const end = withPart(i + 2)
  // "On completion of the work"
  if (/^(?:on|upon|after|before|until|following)$/.test(first) && at(i + 2) === 'of') return nounPhraseEnd(page, i + 3)
  return /^\d+(?:st|nd|rd|th)?$/.test(tokens[end]?.text ?? '') && /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/.test(at(i + 1)) ? end + 1 : end // prettier-ignore
}

/** After "three weeks", "a few minutes", "a couple of days", "half an hour"; -1 without a length of time. */
function countedEnd(tokens: RulePage['tokens'], k: number): number {
  const at = (j: number) => lowerAt(tokens, j)
  let from = k
  if (/^(?:a|the)$/.test(at(from)) && /^(?:few|couple)$/.test(at(from + 1))) from += at(from + 2) === 'of' ? 3 : 2
  else if (at(from) === 'half' && /^(?:a|an)$/.test(at(from + 1))) return span.test(at(from + 2)) ? from + 3 : -1
  else if (/^(?:a|an|one|1)$/.test(tokens[from]?.lower ?? ''))
    return /^(?:second|minute|hour|day|night|week|weekend|month|year|decade|century|while|moment)$/.test(at(from + 1)) ? from + 2 : -1 // prettier-ignore
  else if (isNumber(tokens[from]) || /^(?:several|many|some|few|twenty|thirty|forty|fifty|fifteen)$/.test(at(from))) from++
  else return -1
  if (/^(?:long|short|more|busy|happy|hard|difficult)$/.test(at(from))) from++
  return plural.test(at(from)) ? from + 1 : -1
}

/** What "as discussed" and "further to our call" are followed by. */
const told = /^(?:discussed|agreed|mentioned|promised|requested|explained|announced|planned|arranged|confirmed|noted|stated|advised|informed|described|suggested|decided)$/ // prettier-ignore
const means = /^(?:phone|telephone|email|e-mail|mail|post|chat|person|teams|zoom|skype|letter|writing|text|message)$/
const references = /^(?:further to|following|regarding|concerning|as per|as regards|referring to|with reference to|with regards? to|with respect to|in reference to|in reply to|in response to|in answer to) / // prettier-ignore

const letters = /^(?:calls?|emails?|e-mails?|mails?|letters?|conversations?|meetings?|discussions?|messages?|requests?|applications?|chats?|visits?|orders?|correspondence|enquiry|inquiry|phone|telephone|advertisement|advert|interviews?|questions?|quotes?|offers?|invoices?|complaints?|reports?|agreements?|contracts?|quer(?:y|ies)|reminders?|proposals?)$/ // prettier-ignore

/** Index after "As discussed on the phone yesterday", "Further to our call this morning"; -1 without such a reference. */
function referenceEnd(page: RulePage, i: number): number {
  const { tokens } = page
  const at = (k: number) => lowerAt(tokens, k)
  const opening = references.exec([0, 1, 2].map(k => `${at(i + k)} `).join(''))
  if (!opening && !(at(i) === 'as' && told.test(at(i + 1)))) return -1
  const begin = i + (opening ? opening[0].trim().split(' ').length : 2)
  let k = opening ? nounPhraseEnd(page, begin) : begin
  while (k > 0 && tokens[k]?.word) {
    // "of 3 May"
    const isDated = /^\d/.test(tokens[k + 1]?.text ?? '')
    if (/^(?:yesterday|today|earlier|above|below|previously|already|tomorrow)$/.test(at(k))) k++
    else if (/^(?:this|last|next|earlier)$/.test(at(k)) && span.test(at(k + 1))) k += 2
    else if (/^(?:on|in|by|over|via|during|with|at|of|from|about|to)$/.test(at(k))) {
      const end = nounPhraseEnd(page, k + 1)
      const word = at(k + 1)
      if (isDated) k += tokens[k + 2]?.word && span.test(at(k + 2)) ? 3 : 2
      else if (means.test(word) || weekday.test(word) || /^(?:you|him|her|them|us)$/.test(word)) k += 2
      else if (end > 0) k = end
      else return -1
    } else break
  }
  if (k < 0) return -1
  if (!opening) return k
  const isLetter = tokens.slice(begin, k).some(({ lower }) => letters.test(lower))
  // "Further to the call I made", "In response to the letter the council wrote, we": a clause about the call
  const isTime = /^(?:yesterday|today|earlier|above|below|previously|already)$/.test(at(k - 1)) || span.test(at(k - 1))
  const isPersonal = /^(?:i|we|you|he|she|they)$/.test(at(k))
  const isMain = at(k) === 'please' || modals.has(at(k + 1)) || /^(?:am|are|is|attach|enclose|confirm|have)$/.test(at(k + 1)) || /'(?:d|ll|m|re|ve)$/.test(at(k)) // prettier-ignore
  const hasComma = tokens.slice(k, sentenceEnd(tokens, k)).some(({ text }) => text === ',')
  return isLetter && (isTime || (isPersonal || hasComma ? isMain : true)) ? k : -1
}

const personal = /^(?:i|he|she|we|they)$|^(?:i|you|he|she|we|they|it|there)'(?:m|s|re|ve|ll|d)$/
const anyone = /^(?:every|some|any|no)(?:one|body|thing)$/

/** A main clause begins at `k`: a subject, or a request. */
function opensMain(page: RulePage, k: number): boolean {
  const { tokens, dictionary, classes } = page
  const token = tokens[k]
  if (!token?.word || token.fixed || token.hyphen) return false
  if (personal.test(token.lower) || clauseAt(page, k)) return true
  if (token.lower === 'please') return isBase(page, tokens[k + 1])
  if (anyone.test(token.lower)) return true
  if (/^(?:none|one|some|most|many|all|both|each|half|several|few)$/.test(token.lower)) return lowerAt(tokens, k + 1) === 'of'
  if (/^(?:the|a|an)$/.test(token.lower) || possessives.has(token.lower)) return (dictionary.partsOf(lowerAt(tokens, k + 1)) & (pos.noun | pos.plural | pos.adjective | pos.name)) !== 0 && hasFinite(page, k + 2) // prettier-ignore
  if (/^\p{Lu}/u.test(token.text)) return mayBeFinite(page, k + 1) || mayBeFinite(page, k + 2)
  // "keep the lid closed"
  if (isOrder(page, k)) return true
  // "farmers on the plains had": a plural and a phrase after it.
  return classes.isPlural(token.lower) && !classes.isVerb(token.lower) && isPhraseThenVerb(page, k + 1)
}

const isOrder = (page: RulePage, k: number) =>
  isRequestAt(page, k, page.tokens.length) || (isBase(page, page.tokens[k]) && isPure(page, lowerAt(page.tokens, k)) && startsObject(lowerAt(page.tokens, k + 1))) // prettier-ignore

function isPhraseThenVerb(page: RulePage, k: number): boolean {
  const { tokens } = page
  if (!/^(?:of|in|on|at|from|with|near|around|across|under|for|between|about)$/.test(lowerAt(tokens, k))) return false
  const end = nounPhraseEnd(page, k + 1)
  return end > 0 && (finiteForms.has(lowerAt(tokens, end)) || modals.has(lowerAt(tokens, end)) || mayBeFinite(page, end))
}

/** A verb follows in the sentence, also one that lost its ending. */
function hasFinite(page: RulePage, from: number): boolean {
  const { tokens, dictionary, tags } = page
  for (let k = from; k < sentenceEnd(tokens, from); k++) {
    if (tokens[k]?.text === ',') return false
    if (mayBeFinite(page, k) || (tags.has(k, 'Verb') && dictionary.partsOf(lowerAt(tokens, k)) & (pos.verb | pos.past | pos.participle)))
      return true
  }
  return false
}

/** "Every day we spent there was fun": a clause about the day, with another verb after it. */
function isRelative(page: RulePage, k: number): boolean {
  const { tokens, dictionary } = page
  const main = clauseAt(page, k)
  if (!main) return false
  for (let at = main.verb + 1; at < sentenceEnd(tokens, k); at++) {
    const word = lowerAt(tokens, at)
    if (!tokens[at]?.word || /^(?:that|which|who|because|if|when|while|until|before|after|what|how|where|why|so|and|but|or|as|since|although|than|to|though)$/.test(word)) return false // prettier-ignore
    const before = lowerAt(tokens, at - 1)
    if (modals.has(before) || finiteForms.has(before) || /^(?:not|never|always|also|just|already|still|often|be|been|being)$/.test(before))
      continue
    if (finiteForms.has(word) || (modals.has(word) && tokens[at]?.text !== 'May') || (tokens[at]?.text !== 'May' && mayBeFinite(page, at) && !(dictionary.partsOf(word) & (pos.noun | pos.plural | pos.adjective)))) return true // prettier-ignore
  }
  return false
}

const comma = (at: number, text: string): Edit => ({
  ...insertText(at, ',', 'opening-comma', `Add a comma after "${text}" at the start of a sentence.`),
  kind: 'punctuation',
})

/** Openers of short phrases that take a comma or none. */
export const brief = /^(?:in|on|at|last|next|this|every|by|from)$/

/** "Until then we wait", "For homework read page two" */
export const afterShortPhrase: Rule = (page, token, i) => {
  const { tokens, text } = page
  // ", and since graduation I have worked": without its comma, no clause fits before "I".
  const isJoined =
    token.text === 'since' &&
    /^(?:and|but)$/.test(lowerAt(tokens, i - 1)) &&
    lowerAt(tokens, i + 1) !== 'then' &&
    personal.test(lowerAt(tokens, i + 2))
  if ((!token.first && !isJoined) || !token.word) return undefined
  const end = Math.max(phraseEnd(page, i), token.first ? referenceEnd(page, i) : -1)
  // "On Wednesday we left", "At first I waited": after so few words, writers choose.
  if (token.first && end - i < 4 && brief.test(token.lower)) return undefined
  const last = tokens[end - 1]
  const next = tokens[end]
  // "During the four years that Leo spent here"
  if (end < 0 || !last || !next || last.fixed || next.fixed || next.lower === 'that') return undefined
  // "Going forward can we"
  const isAsked = /^(?:going|moving)$/.test(token.lower) && (modals.has(next.lower) || finiteForms.has(next.lower)) && personal.test(lowerAt(tokens, end + 1)) // prettier-ignore
  if (!isAsked && (!opensMain(page, end) || isRelative(page, end))) return undefined
  return comma(last.end, text.slice(token.start, last.end))
}

/** After these, a clause is an object: "To show you are ready". */
const takesClause = /^(?:think|know|say|tell|feel|see|find|hope|believe|realize|notice|learn|hear|forget|remember|understand|mean|guess|suppose|decide|wish|explain|show|discover|dream|fear|doubt|bet|claim|promise|agree|expect|imagine|inform|remind|ask|warn|assure|convince|ensure|make|let|help|have|watch|insist|suggest|recommend|prove|pretend|confirm|check|verify|be)$/ // prettier-ignore

/** "To avoid stains let the wax cool", "To save money we cooked at home" */
export const afterPurpose: Rule = (page, token, i) => {
  const { tokens, text, dictionary } = page
  const verb = tokens[lowerAt(tokens, i) === 'in' && lowerAt(tokens, i + 1) === 'order' && lowerAt(tokens, i + 2) === 'to' ? i + 3 : i + 1]
  if (!token.first || !(token.lower === 'to' || token.lower === 'in') || !verb || !isBase(page, verb)) return undefined
  const from = tokens.indexOf(verb)
  if (lowerAt(tokens, from - 1) !== 'to' || takesClause.test(verb.lower)) return undefined
  const end = sentenceEnd(tokens, i)
  for (let k = from + 1; k < Math.min(end - 1, from + 12); k++) {
    const here = tokens[k]
    const last = tokens[k - 1]
    if (!here?.word || here.fixed || !last || /^(?:that|which|who|whom|what|how|where|why|when|if|whether|because|than|and|or|to|is|was|were|are|while|until|as|not)$/.test(here.lower)) return undefined // prettier-ignore
    const isNoun =
      !closed.has(last.lower) && (dictionary.partsOf(last.lower) & (pos.noun | pos.plural | pos.ing)) !== 0 && !(k - 1 === from)
    const endsObject = isNoun || /^(?:it|them|this|that|here|there|again|out|up|in|off|on|down|today|now|well|better|quickly|easily|safely)$/.test(last.lower) // prettier-ignore
    if (!endsObject && !(k - 1 === from && here.lower !== 'the')) continue
    const main = clauseAt(page, k)
    const isSubject = main?.subject === 'pronoun' && endsObject && (modals.has(lowerAt(tokens, main.verb)) || personal.test(here.lower) || /^(?:need|have|must)$/.test(lowerAt(tokens, main.verb))) // prettier-ignore
    const isPlease = here.lower === 'please' && isBase(page, tokens[k + 1])
    const isRequest = endsObject && isOrder(page, k) && !prepositions.has(here.lower) && !determiners.has(last.lower) // prettier-ignore
    if (isSubject || isPlease || isRequest) return comma(last.end, text.slice(token.start, last.end))
    if (main?.subject === 'pronoun') return undefined
  }
  return undefined
}
