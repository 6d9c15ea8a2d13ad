/** A noun, a verb, or an adjective where another word of its family belongs: "Hal was absence", "a single respond", "to analysis it". */
import { afterWord, applyRules, inDrafts, lowerAt, onText, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isPastAt } from '../../grammar/story.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, closed, determiners, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { adjectives, alone, nounsOfAdjectives, nounsOfVerbs, verbs } from './family-words.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits of words that do not fit their place. */
export function wordFamilyEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [wasAbsence, singleRespond, theImportantOf, herHonest, withoutElectric, toAnalysis, weAdvice, peopleComplaint, hardlyBreath, lifeLive, beDeath, proudOf, weighs, lossIt, addition, aNoisy, yourHelping]), // prettier-ignore
    ...inDrafts(applyRules(page, [atTheBegin, yourLoyal])),
  ]
}

const tell = (token: Token, right: string) => ({ ...replaceWord(token, right, 'word-form', `Use "${right}" here instead of "${token.lower}".`) }) // prettier-ignore
const links = /^(?:look|looks|looked|feel|feels|felt|seem|seems|seemed|become|becomes|became|get|got|getting|stay|stayed|remain|sound|sounds)$/ // prettier-ignore

/** "Hal was absence", "Thank you for being so patience", "It is very danger to swim here" */
const wasAbsence: Rule = ({ tokens }, token, i) => {
  const right = adjectives.get(token.lower)
  if (!right || token.first || token.text !== token.lower) return undefined
  let k = i - 1
  let degree = ''
  while (
    /^(?:very|so|too|more|most|quite|really|as|not|also|always|often|never|still|already|sometimes|a|bit|little|extremely|again)$/.test(
      lowerAt(tokens, k),
    )
  ) {
    if (/^(?:very|so|too|quite|extremely)$/.test(lowerAt(tokens, k))) degree = lowerAt(tokens, k)
    if (/^(?:as|more|most|a|little|bit)$/.test(lowerAt(tokens, k))) return undefined
    k--
  }
  const next = tokens[i + 1]
  const isLast = isEnd(next) || /^(?:and|but|to|for|with|because|in|at|when|if|that|from|about|since|while|as|again|today|yesterday|or|than|of|on|before)$/.test(next?.lower ?? '') // prettier-ignore
  const link = lowerAt(tokens, k)
  const isBe = beForms.has(link) || links.test(link) || /^(?:i'm|you're|he's|she's|it's|we're|they're|that's|isn't|aren't|wasn't|weren't)$/.test(link) // prettier-ignore
  if (!isLast || !isBe || next?.text === ':') return undefined
  if (degree && token.lower !== 'fun') return degree === 'so' && /^(?:fun|that)$/.test(next?.lower ?? '') && token.lower === 'fun' ? undefined : tell(token, right) // prettier-ignore
  if (!alone.test(token.lower) || (links.test(link) && !link.startsWith('seem'))) return undefined
  const subject = lowerAt(tokens, k - 1)
  const isPerson = /^(?:i|you|he|she|we|they)$/.test(subject) || /^(?:i'm|you're|he's|she's|we're|they're)$/.test(link) || modals.has(subject) || /^(?:not|be|to)$/.test(subject) // prettier-ignore
  // "is absence of", "the risk is danger"
  if (next?.lower === 'of' || next?.lower === 'or') return undefined
  const isName = /^\p{Lu}\p{Ll}/u.test(tokens[k - 1]?.text ?? '') && link !== 'be'
  const isQuality = /^(?:absence|cruelty|danger|difference|difficulty|convenience)$/.test(token.lower)
  const hasNoun = isQuality && !/^(?:there|here|what|who|where|it|this|that|which|key|goal|problem|reason|virtue|answer|question|issue|cause|result|word|name|quality|skill|secret|rule)$/.test(subject) && (determiners.has(lowerAt(tokens, k - 2)) || /^(?:this|that|it)$/.test(subject)) // prettier-ignore
  const isThis = token.lower === 'truth' && /^(?:this|that|it)$/.test(subject) && (isEnd(next) || /^(?:for|that|because|but)$/.test(next?.lower ?? '')) // prettier-ignore
  if (isPerson && /^(?:health|safety|happiness|sadness|anger|hunger|thirst|pride|fame|kindness|danger|truth|difference|importance|possibility)$/.test(token.lower) && link === 'be' && !/^(?:for|with|because|to|at)$/.test(next?.lower ?? '')) return undefined // prettier-ignore
  return (isPerson && token.lower !== 'truth' && !(subject === 'they' && /^(?:happiness|truth)$/.test(token.lower))) || isName && /^(?:absence|patience|presence|hunger|jealousy|cruelty)$/.test(token.lower) || hasNoun || isThis ? tell(token, right) : undefined // prettier-ignore
}

const describes = ({ dictionary }: RulePage, word: string) =>
  (dictionary.partsOf(word) & pos.adjective) !== 0 &&
  (!(dictionary.partsOf(word) & pos.noun) ||
    /^(?:single|quick|final|new|good|bad|big|great|positive|negative|official|human|strong|small|short|long|public|private|early|late|fast|normal|special|formal|general|first|last|next)$/.test(
      word,
    ))

/** "I didn't get a single respond", "your advertise for a cook", "Thank you for your understand." */
const singleRespond: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const right = nounsOfVerbs.get(token.lower)
  const k = describes(page, lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (!right || token.text !== token.lower || /^(?:select|reserve)$/.test(token.text) || (token.text === 'sell' && k < i - 1) || dictionary.partsOf(token.lower) & (pos.noun | pos.adjective) || closed.has(token.lower)) return undefined // prettier-ignore
  const before = lowerAt(tokens, k)
  const isMass = token.text === 'advise' && /^(?:some|much|more|good|of|bad|for)$/.test(lowerAt(tokens, i - 1))
  if (!possessives.has(before) && !/^(?:a|an|the|this|any|no|every|each|another)$/.test(before) && !isMass) return undefined
  // "It helped her understand"
  if (before === 'her' || (before === 'this' && k === i - 1)) return undefined
  const next = tokens[i + 1]
  // "after a think"
  if (token.text === 'think' && /^(?:a|another|good|little|long|quick|hard)$/.test(lowerAt(tokens, i - 1))) return undefined
  // "behind a combine": the machine
  if (token.text === 'combine' && next?.lower !== 'of') return undefined
  const ends = isEnd(next) || /^(?:of|to|from|for|in|on|about|that|with|and|or|but|between|is|was|at|by|when|because|i|we|you)$/.test(next?.lower ?? '') // prettier-ignore
  // "the rich give to": an adjective that is the subject
  if (k < i - 1 && before === 'the' && !/^(?:of|for|from|in|is|was)$/.test(next?.lower ?? '.') && !isEnd(next)) return undefined
  const article = tokens[k]
  // "the party in Schedule A agrees"
  if (!ends || tokens[i - 1]?.hyphen || (article?.text === 'A' && !article.first)) return undefined
  // "a prove" is "proof"
  if (/^an?$/.test(before) && k === i - 1 && article && /^(?:proof|information|knowledge|behavior|advice|equipment|permission|growth|consumption|maintenance|pollution)$/.test(right)) return replaceWord(article, right, 'word-form', `Use "${right}" here instead of "${token.lower}".`, token) // prettier-ignore
  if (/^an?$/.test(before) && k === i - 1 && article) {
    const a = /^[aeiou]/.test(right) && !/^(?:uni|use|one)/.test(right) ? 'an' : 'a'
    if (a !== before) return replaceWord(article, `${a} ${right}`, 'word-form', `Use "${right}" here instead of "${token.lower}".`, token)
  }
  return tell(token, right)
}

/** "the important of sleep", "the different between them", "the high of the tower" */
const theImportantOf: Rule = ({ tokens }, token, i) => {
  const right = nounsOfAdjectives.get(token.lower)
  if (!right || token.text !== token.lower) return undefined
  const before = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  if (token.lower === 'different') return /^(?:the|a|no|any|main|big|only|biggest|huge|small|this)$/.test(before) && (next === 'between' || (next === 'in' && /^(?:no|any|big|main)$/.test(before))) ? tell(token, right) : undefined // prettier-ignore
  if (next !== 'of' || before !== 'the') return undefined
  const after = lowerAt(tokens, i + 2)
  const isOf = determiners.has(after) || possessives.has(after) || /^(?:being|having|learning|making|sleep|education|water|life|time|family|nature|children|people|health|music|friendship|reading|using|doing|these|those|all|each|both)$/.test(after) // prettier-ignore
  const isMeasure = /^(?:long|high|wide|deep|strong)$/.test(token.lower)
  // "the poor of the city", "the young of the species"
  const isSure = /^(?:important|difficult|necessary|possible|popular|dangerous|responsible|intelligent|independent|convenient|efficient|confident|accurate|available|significant|relevant|violent|excellent|frequent|urgent|complex|diverse)$/.test(token.lower) && !/^(?:these|those|us|them|which|whom)$/.test(after) // prettier-ignore
  return isSure || isOf && !/^(?:poor|wealthy|sick|ill|weak|young|healthy|hungry|proud|free|brave|wise|true|major|equal|absent|real|lonely|dark|sweet|warm|similar|private|simple|kind|able|economic|long|deep|strong)$/.test(token.lower) || (isMeasure && /^(?:the|my|a|this)$/.test(after) && /^(?:high|wide)$/.test(token.lower)) // prettier-ignore
    ? { ...tell(token, `${right} of`), end: tokens[i + 1]?.end ?? token.end }
    : undefined
}

/** "Her honest is rare", "caused by his careless" */
const herHonest: Rule = ({ tokens }, token, i) => {
  const right = nounsOfAdjectives.get(token.text)
  const isQuality = /^(?:honest|patient|kind|brave|intelligent|confident|generous|loyal|curious|creative|polite|lazy|careless|rude|jealous|important|popular|independent|responsible|dangerous|lonely|hungry|thirsty|weak|wise|violent|absent|healthy|happy|sad|angry|proud|beautiful)$/.test(token.text) // prettier-ignore
  if (!right || !isQuality || !possessives.has(lowerAt(tokens, i - 1)) || token.hyphen) return undefined
  const next = lowerAt(tokens, i + 1)
  // "my patient was the teacher's mother"
  const isSubject = token.text !== 'patient' && /^(?:is|was|makes|made|helps|helped|has|can|will|impressed|surprised|surprises)$/.test(next)
  const isObject = /^(?:by|of|for|with|from|to|about|in|lost|lose|improve|show|showed|admire|love|like|appreciate)$/.test(lowerAt(tokens, i - 2)) && isEnd(tokens[i + 1]) // prettier-ignore
  return isSubject || isObject ? inDrafts([tell(token, right)])[0] : undefined
}

/** "a village without electric", "They use less electric and last longer" */
const withoutElectric: Rule = onText('electric', ({ tokens }, token, i) =>
  /^(?:without|less|more|much|no|of|the|save|saves|use|uses|have|has|had|produce|any|some|enough|with|for|our|waste|generate)$/.test(lowerAt(tokens, i - 1)) && (isEnd(tokens[i + 1]) || /^(?:and|for|in|from|to|because|than|when|if|at|is|was|comes|goes|went|costs)$/.test(lowerAt(tokens, i + 1))) && !(lowerAt(tokens, i - 1) === 'the' && lowerAt(tokens, i + 1) === 'and') // prettier-ignore
    ? tell(token, 'electricity')
    : undefined,
)

const wanting = /^(?:want|wants|wanted|need|needs|needed|try|tries|tried|trying|able|going|have|has|had|decide|decided|hope|hopes|hoped|order|how|like|love|plan|plans|planned|began|started|easy|hard|difficult|important|necessary|possible|impossible|better|best|unable|afraid|ready|willing|refuse|refused|manage|managed|forgot|forget|you|me|him|them|us|people|had|agree|agreed|learn|learned|chance|time|way|ways|right|allowed|continue)$/ // prettier-ignore

/** "we will analysis why", "I want to success", "This does not proof anything" */
const toAnalysis: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const right = verbs.get(token.lower)
  if (!right || token.text !== token.lower) return undefined
  const parts = dictionary.partsOf(token.lower)
  if (parts & pos.verb && !/^(?:proof|service|weight|breath|bath)$/.test(token.lower)) return undefined
  const k = /^(?:not|also|only|always|never|still|really|just|easily|better|quickly)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const before = lowerAt(tokens, k)
  const next = lowerAt(tokens, i + 1)
  const ends = isEnd(tokens[i + 1]) || determiners.has(next) || possessives.has(next) || /^(?:me|you|him|us|them|it|her|in|on|at|with|to|from|about|for|that|what|why|how|when|if|anything|something|everything|people|more|well|better|without|like|between|by|as|and|because)$/.test(next) // prettier-ignore
  if (!ends || next === 'of') return undefined
  if (modals.has(before) && /^(?:I|we|you|he|she|it|they|who|to|and|people|not)$/i.test(tokens[k - 1]?.text ?? '')) return tokens[k]?.first || /^(?:will|can|might|may)$/i.test(before) && determiners.has(lowerAt(tokens, k - 1)) ? undefined : tell(token, right) // prettier-ignore
  if (modals.has(before) && before !== 'will' && !tokens[k]?.first && !determiners.has(lowerAt(tokens, k - 1)) && !/^(?:might|can|may|must)$/.test(before)) return tell(token, right) // prettier-ignore
  if (/^(?:don't|doesn't|didn't)$/.test(before) || (lowerAt(tokens, i - 1) === 'not' && /^(?:do|does|did|will|can|could|should|would)$/.test(before))) return tell(token, right) // prettier-ignore
  if (before !== 'to') return undefined
  const asker = lowerAt(tokens, k - 1)
  // "the right to life", "due to failure"
  if (!wanting.test(asker) || (/^(?:right|way|ways|chance|time|how|love|like|back|go|going)$/.test(asker) && /^(?:life|death|success|failure|marriage|speech|growth)$/.test(token.lower))) return undefined // prettier-ignore
  if (/^(?:you|me|him|them|us|people)$/.test(asker) && !/^(?:want|wants|wanted|help|helps|asked|ask|tell|told|allow|allows|need|for|expect|invite|advised)$/.test(lowerAt(tokens, k - 2))) return undefined // prettier-ignore
  return tell(token, right)
}

/** "We advice management to wait", "Please advice me", "I belief in you" */
const weAdvice: Rule = onText('advice belief proof choice complaint', (page, token, i) => {
  const { tokens } = page
  const right = verbs.get(token.lower) ?? ''
  const person = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  const opens = tokens[i - 1]?.first === true || /^(?:and|but|that|so|because|if|when|,|would|strongly|therefore)$/.test(tokens[i - 2]?.lower ?? '') // prettier-ignore
  const takes = determiners.has(next) || possessives.has(next) || /^(?:me|you|him|us|them|it|in|to|against|that|management|people|customers|everyone|students|visitors|patients|guests|about)$/.test(next) // prettier-ignore
  if (/^(?:please|strongly|would|kindly)$/.test(person) && token.lower === 'advice') return takes ? tell(token, right) : undefined
  return /^(?:i|we|they|you)$/.test(person) && opens && takes ? tell(token, right) : undefined
})

/** "Some people complaint that buses are slow" */
const peopleComplaint: Rule = afterWord(
  'people students customers guests parents neighbors passengers tenants residents many some others children they we scientists experts doctors teachers',
  ({ tokens }, token, i) => {
    const right = { complaint: 'complain', belief: 'believe', choice: 'choose', advice: 'advise' }[token.text]
    return right && /^(?:that|about|in|to|me|us|the)$/.test(lowerAt(tokens, i + 1)) && !(lowerAt(tokens, i + 1) === 'in' && right === 'complain') && !/^(?:the|my|his|her|our|their|a)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
      ? tell(token, right)
      : undefined
  },
)

/** "I could hardly breath", "It lets the fabric breath", "I started to breath faster" */
const hardlyBreath: Rule = onText('breath bath', ({ tokens, dictionary }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  const right = `${token.lower}e`
  if (/^(?:can|could|can't|cannot|couldn't|hardly|to|not|barely|will|don't|didn't)$/.test(before)) return before === 'to' && token.lower === 'bath' && !/^(?:in|the|my|your|his|her|our|their|twice|once|every)$/.test(next) ? undefined : before === 'hardly' || before === 'barely' ? (modals.has(lowerAt(tokens, i - 2)) ? tell(token, right) : undefined) : tell(token, right) // prettier-ignore
  if (token.lower === 'bath') return undefined
  const isLet = [2, 3, 4].some(back => /^(?:let|lets|make|makes|made|letting|help|helps|helped)$/.test(lowerAt(tokens, i - back)))
  const isAdverbed = /^(?:in|out|deeply|easier|easily|slowly|better|well|freely|again|normally|through|faster|on|and)$/.test(next) || isEnd(tokens[i + 1]) // prettier-ignore
  const hasArticle = determiners.has(before) || (dictionary.partsOf(before) & pos.adjective) !== 0
  const isObject = /^(?:me|you|him|us|them|it|everyone|people|skin)$/.test(before) || (dictionary.partsOf(before) & (pos.noun | pos.plural)) !== 0 // prettier-ignore
  return isLet && isAdverbed && isObject && !hasArticle ? tell(token, right) : undefined
})

/** "my daily live", "in my hole live", "we life in a small town" */
const lifeLive: Rule = ({ tokens, tags }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  if (token.text === 'life') return /^(?:i|we|they|you|who)$/.test(before) && /^(?:in|here|with|at|near|there|on|together|alone)$/.test(next) && tokens[i - 1]?.word ? tell(token, 'live') : undefined // prettier-ignore
  if (token.text === 'lifes' && /^(?:he|she|it|who)$/.test(before)) return tell(token, 'lives')
  if (token.text !== 'live') return undefined
  const k = /^(?:whole|daily|own|new|everyday|real|social|private|happy|better|normal|entire|personal|married|busy|healthy|quiet|long|good)$/.test(before) ? i - 2 : i - 1 // prettier-ignore
  const isOwned = possessives.has(lowerAt(tokens, k)) || (/^(?:a|the)$/.test(lowerAt(tokens, k)) && k < i - 1)
  const isOf = before === 'the' && next === 'of'
  const ends = isEnd(tokens[i + 1]) || /^(?:is|was|and|in|with|of|has|would|will|because|to|when|by|for|changed|without|as|after|became|at|there|here)$/.test(next) // prettier-ignore
  // "the help her live on"
  if (lowerAt(tokens, k) === 'her' && tags.has(k - 1, 'Verb')) return undefined
  return (isOwned && ends) || isOf ? tell(token, 'life') : undefined
}

/** "He is died", "My grandfather is death" */
const beDeath: Rule = onText('death died', ({ tokens }, token, i) => {
  const be = lowerAt(tokens, i - 1)
  const k = /^(?:already|not|now|almost)$/.test(be) ? i - 2 : i - 1
  const link = lowerAt(tokens, k)
  if (!/^(?:is|was|are|were|am|he's|she's|be|been)$/.test(link)) return undefined
  const subject = lowerAt(tokens, k - 1)
  const isPerson = /^(?:he|she|they|it|i|we|father|mother|grandfather|grandmother|dog|cat|husband|wife|uncle|aunt|parents|fish|plant|plants|battery|man|woman|bird|grandma|grandpa|hamster|tree)$/.test(subject) || /^(?:he's|she's)$/.test(link) // prettier-ignore
  const ends = isEnd(tokens[i + 1]) || /^(?:and|when|for|now|because|since|but|in|already)$/.test(lowerAt(tokens, i + 1))
  return isPerson && ends && !(token.text === 'died' && /^(?:in|when|since|for)$/.test(lowerAt(tokens, i + 1)) && link !== 'is') ? tell(token, 'dead') : undefined // prettier-ignore
})

/** "I am pride of you", "so pride of my son" */
const proudOf: Rule = onText('pride', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'of' && /^(?:am|is|are|was|were|i'm|she's|he's|we're|so|very|be|really)$/.test(lowerAt(tokens, i - 1))
    ? tell(token, 'proud')
    : undefined,
)

/** "It weights ten kilos" */
const weighs: Rule = ({ tokens, dictionary }, token, i) => {
  const right = { weights: 'weighs', proofs: 'proves', advices: 'advises', beliefs: 'believes', breaths: 'breathes' }[token.text]
  if (!right) return undefined
  const before = lowerAt(tokens, i - 1)
  const next = tokens[i + 1]?.lower ?? ''
  const isSubject = /^(?:it|he|she|which|that|this|who)$/.test(before)
  if (token.text === 'weights') {
    const isAmount = /^\d/.test(next) || /^(?:about|around|over|almost|only|less|more|two|three|four|five|ten|twenty|too|nearly|a|just)$/.test(next) // prettier-ignore
    return (isSubject ||
      ((dictionary.partsOf(before) & pos.noun) !== 0 &&
        !/^(?:lift|lifts|lifted|lifting|use|used|free|hand|body|train|dead)$/.test(before))) &&
      isAmount
      ? tell(token, right)
      : undefined
  }
  return isSubject && before !== 'that' && before !== 'this' && (determiners.has(next) || /^(?:that|me|us|you|in|him|them)$/.test(next))
    ? tell(token, right)
    : undefined
}

/** "I loss my keys", "He got loss", "a big lose" */
const lossIt: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const before = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  if (token.text === 'loss') {
    if (/^(?:got|get|gets|getting|be|was|were|am|are|i'm)$/.test(before) && (isEnd(tokens[i + 1]) || /^(?:in|at|on|and|without|because)$/.test(next)) && !/^(?:what|there|that|it)$/.test(lowerAt(tokens, i - 2))) return tell(token, 'lost') // prettier-ignore
    if (!/^(?:i|we|they|he|she|you|who)$/.test(before)) return undefined
    if (determiners.has(next) || possessives.has(next) || /^(?:by|it|everything|all|them|some|weight|money|to|again|control|hope)$/.test(next)) return tell(token, isPastAt(page, i) || /^(?:he|she)$/.test(before) ? 'lost' : 'lose') // prettier-ignore
    return undefined
  }
  if (token.text !== 'lose') return undefined
  const k = (dictionary.partsOf(before) & pos.adjective) !== 0 ? i - 2 : i - 1
  return /^(?:a|the|this|our|my|his|their|your)$/.test(lowerAt(tokens, k)) && (isEnd(tokens[i + 1]) || next === 'of' || next === 'for') && !(lowerAt(tokens, k) === 'the' && k < i - 1) // prettier-ignore
    ? tell(token, 'loss')
    : undefined
}

/** "an addition problem" */
const addition: Rule = onText('addition', ({ tokens, tags }, token, i) =>
  /^(?:a|an|any|no|the|some|two|three|one)$/.test(lowerAt(tokens, i - 1)) && /^(?:problem|problems|cost|costs|information|fee|fees|charge|charges|work|time|money|help|staff|room|question|questions|support|hour|hours|day|days|material|materials|reason|reasons|benefit|benefits|features?|expenses?|services?|changes?|steps?|training|space|employees?|members?)$/.test(lowerAt(tokens, i + 1)) && tags.has(i + 1, 'Noun') // prettier-ignore
    ? tell(token, 'additional')
    : undefined,
)

/** "I heard a noisy behind me" */
const aNoisy: Rule = onText('noisy', ({ tokens }, token, i) =>
  /^(?:a|the|loud|strange|any|much|no|of|terrible|sudden|this|that)$/.test(lowerAt(tokens, i - 1)) && ((isEnd(tokens[i + 1]) && tokens[i + 1]?.text !== ',') || /^(?:in|behind|from|of|outside|at|that|near|coming|like|when|was|is|upstairs)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? tell(token, 'noise')
    : undefined,
)

/** "Thanks for your helping" */
const yourHelping: Rule = onText('helping', ({ tokens }, token, i) =>
  /^(?:your|his|their|my)$/.test(lowerAt(tokens, i - 1)) && isEnd(tokens[i + 1]) ? tell(token, 'help') : undefined,
)

/** "At the begin, I was nervous", "from the begin" */
const atTheBegin: Rule = onText('begin', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'the' ? tell(token, 'beginning') : undefined,
)

/** "We value your loyal.", "It shows his intelligent and", "I lost my patient." */
const yourLoyal: Rule = ({ tokens, dictionary }, token, i) => {
  const right = nounsOfAdjectives.get(token.lower)
  if (!right || token.text !== token.lower || !possessives.has(lowerAt(tokens, i - 1)) || lowerAt(tokens, i - 1) === 'her') return undefined
  if (dictionary.partsOf(token.lower) & pos.noun || /^(?:young|able|own|sick|poor|equal|major|able|wealthy|ill|weak|patient|dark|sweet|real)$/.test(token.lower) || subjects.has(token.lower)) return undefined // prettier-ignore
  const next = tokens[i + 1]
  return (isEnd(next) && next?.text !== ',') || /^(?:is|was|in|to|for|when|because|with)$/.test(next?.lower ?? '')
    ? tell(token, right)
    : undefined
}
