/** The comma after an opening clause: "When we arrived the shop was closed", "If you need help please call". */
import { type Clause, clauseAt, finiteForms, mayBeFinite, sentenceEnd } from '../../grammar/clause.ts'
import { insertText, lowerAt } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { clauseVerbs, closed, determiners, modals, prepositions } from '../../grammar/word-classes.ts'

/** Edits of missing commas after opening clauses. */
export function openingClauseEdits(page: RulePage): Edit[] {
  return page.tokens.flatMap((token, i) =>
    token.first && token.word && !token.fixed ? (openingComma(page, i) ?? asYouKnow(page, i) ?? shouldYou(page, i) ?? []) : [],
  )
}

/** Index after the words that open a clause; -1 if none do. */
function afterOpener({ tokens }: RulePage, i: number): number {
  const [first, second, third] = [lowerAt(tokens, i), lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  if (first === 'even' && /^(?:if|though|when)$/.test(second)) return i + 2
  if (first === 'as' && /^(?:soon|long)$/.test(second) && third === 'as') return i + 3
  if (first === 'by' && second === 'the' && third === 'time') return i + 3
  if (first === 'the' && /^(?:first|last|next|second|only|other)$/.test(second) && third === 'time') return i + 3
  if ((first === 'in' && second === 'case') || (first === 'now' && second === 'that')) return i + 2
  if (/^(?:every|each|the)$/.test(first) && /^(?:time|moment)$/.test(second) && first !== 'the') return i + 2
  return /^(?:if|when|although|though|because|since|unless|once|while|until|whenever|after|before|whereas)$/.test(first) ? i + 1 : -1
}

const feeling = /^(?:sure|certain|afraid|glad|sorry|happy|aware|confident|positive|convinced|worried|surprised|hopeful|pleased|proud|lucky|grateful|angry|upset|thankful|delighted|amazed|shocked|disappointed|relieved|told|informed|said|known|shown|reminded|assured|warned|satisfied|likely|possible|true|clear|obvious|important|necessary|essential|better|best|time)$/ // prettier-ignore
const beforeRelative = /^(?:time|day|way|reason|moment|place|year|week|month|minute|night|fact|idea|news|feeling|everything|anything|something|nothing|all|person|people|thing|things|one|ones|man|woman|first|last|only|same|much|more|most|what|house)$/ // prettier-ignore

/** "As you know the office is closed" */
function asYouKnow(page: RulePage, i: number): Edit[] | undefined {
  const { tokens } = page
  if (lowerAt(tokens, i) !== 'as' || !/^(?:you|we|i)$/.test(lowerAt(tokens, i + 1))) return undefined
  let k = i + 2
  while (/^(?:may|might|can|all|already|have|had|probably|both)$/.test(lowerAt(tokens, k)) && k < i + 5) k++
  const isKnown = /^(?:know|see|discussed|mentioned|agreed|explained|said|promised|noted|stated|wrote|requested|expected|heard|noticed|remember)$/.test(lowerAt(tokens, k)) // prettier-ignore
  const last = tokens[k]
  const end = sentenceEnd(tokens, i)
  if (!isKnown || !last || last.fixed || !clauseAt(page, k + 1) || tokens.slice(i, end).some(({ text }) => text === ',')) return undefined
  return [{ ...insertText(last.end, ',', 'clause-comma', 'Add a comma after an introductory clause with "as".'), kind: 'punctuation' }]
}

/** "Should you fail to respond I shall complain." */
function shouldYou({ tokens }: RulePage, i: number): Edit[] | undefined {
  if (lowerAt(tokens, i) !== 'should' || !/^(?:you|we|they|he|she|it|this|i)$/.test(lowerAt(tokens, i + 1))) return undefined
  const end = sentenceEnd(tokens, i)
  if (tokens[end]?.text === '?') return undefined
  for (let k = i + 4; k < Math.min(end - 2, i + 16); k++) {
    if (!tokens[k]?.word || tokens[k]?.fixed) return undefined
    const isMain = /^(?:i|we|you|they|he|she|it)$/.test(lowerAt(tokens, k)) && /^(?:will|shall|would|can|must|may)$/.test(lowerAt(tokens, k + 1)) && !/^(?:that|which|who|if|what|when|and|or|to|with|for)$/.test(lowerAt(tokens, k - 1)) // prettier-ignore
    const before = tokens[k - 1]
    if (isMain && before) return [{ ...insertText(before.end, ',', 'clause-comma', 'Add a comma after an introductory clause with "should".'), kind: 'punctuation' }] // prettier-ignore
  }
  return undefined
}

/** "so expensive", "too thick": not "so expensive that", "too thick to pour". */
function isDegree({ tokens, tags, classes }: RulePage, k: number): boolean {
  const [word, next] = [lowerAt(tokens, k + 1), lowerAt(tokens, k + 2)]
  return classes.isAdjective(word) && tags.has(k + 1, 'Adjective') && !/^(?:that|to|as|for|a|an)$/.test(next)
}

function openingComma(page: RulePage, i: number): Edit[] | undefined {
  const { tokens, tags } = page
  const begin = afterOpener(page, i)
  const first = begin < 0 ? undefined : clauseAt(page, begin)
  if (!first) return undefined
  const end = sentenceEnd(tokens, i)
  const comma = tokens.findIndex(({ text }, k) => k > i && /^[,(–—-]$/.test(text))
  const stop = comma > 0 && comma < end ? comma : end
  // "When we arrived the shop was closed, so we left": the clause after the comma must not be the main one.
  if (stop < end && !/^(?:and|but|so|because|which|who|or|although|though|as|if|when|please|too|thanks|while)$/.test(lowerAt(tokens, stop + 1))) return undefined // prettier-ignore
  if (stop - i > 26 || tokens.slice(i, stop).some(({ fixed, word, text }) => fixed || (!word && !/^(?:\d.*|[%$€£'’])$/.test(text)))) return undefined // prettier-ignore
  for (let k = first.verb + 1; k < stop - 1; k++) {
    const word = lowerAt(tokens, k)
    if (/^(?:so|too)$/.test(word) && isDegree(page, k)) continue
    if (word === 'that' && /^(?:day|time|week|weekend|month|year|morning|afternoon|evening|night)$/.test(lowerAt(tokens, k + 1))) continue
    if (/^(?:that|which|who|whom|whose|what|how|where|why|whether|than|so|such|too|and|or|but|if|when|because|although|while|as|until|unless|since)$/.test(word)) return undefined // prettier-ignore
    // "you're oven": written for "your"
    if (word === "you're" && tags.has(k + 1, 'Noun')) continue
    const main = clauseAt(page, k)
    const isRequest = !main && isRequestAt(page, k, stop)
    if (!main && !isRequest) continue
    // "The first time I met her parents were kind"
    if (word === 'her' && k === first.verb + 1) return undefined
    const isSure = isRequest ? endsBeforeRequest(page, first, k) : endsClause(page, first, k, stop)
    // "When he turned the key something inside the cupboard sighed"
    const isInner =
      /^(?:inside|outside|behind|in|on|under|near|above|below|beside)$/.test(lowerAt(tokens, k - 1)) &&
      /^(?:some|every|any|no)(?:one|body|thing)$/.test(lowerAt(tokens, k - 2))
    if (isInner && !tags.has(k - 3, 'Noun')) return undefined
    // "by campaigners local businesses were", "If I decide maybe I will"
    const isOfNext = /^(?:maybe|perhaps|probably)$/.test(lowerAt(tokens, k - 1)) || (!isInner && describesNext(page, k))
    const before = tokens[isInner ? k - 3 : isOfNext ? k - 2 : k - 1]
    if (!isSure || !before) return undefined
    const opener = tokens.slice(i, begin).map(({ text }) => text).join(' ') // prettier-ignore
    return [{ ...insertText(before.end, ',', 'clause-comma', `Add a comma after an introductory clause with "${opener}".`), kind: 'punctuation' }] // prettier-ignore
  }
  return undefined
}

/** An adjective between two nouns belongs to the second one, which has no article. */
const describesNext = ({ tokens, dictionary, classes, tags }: RulePage, k: number) =>
  (dictionary.partsOf(lowerAt(tokens, k - 1)) & (pos.adjective | pos.verb | pos.past)) === pos.adjective && !/^(?:is|are|was|were)$/.test(lowerAt(tokens, k - 2)) && tags.has(k - 2, 'Noun') && !determiners.has(lowerAt(tokens, k)) && classes.isPlural(lowerAt(tokens, k)) // prettier-ignore

const requested = /^(?:add|apply|arrange|attach|bake|beat|bend|boil|bring|brush|buy|call|carry|change|check|choose|chop|clean|click|close|combine|connect|contact|continue|cook|cool|copy|cover|cut|decorate|dial|disconnect|download|drain|draw|drink|drop|dry|email|empty|enjoy|enter|fill|find|finish|fix|fold|follow|fry|garnish|gently|get|give|go|grab|heat|hold|insert|install|keep|knead|lay|leave|let|lie|lift|lock|look|loosen|lower|make|mark|measure|melt|mix|move|open|park|paste|peel|pick|place|plug|pour|preheat|press|print|pull|push|put|raise|read|rearrange|refill|reinstall|release|remove|rent|repeat|replace|reply|report|reset|restart|return|rinse|roll|rub|run|save|scroll|seal|select|send|serve|set|shake|shape|shut|sign|slice|slide|soak|sow|speak|spray|spread|sprinkle|squeeze|stand|start|stay|stir|stop|store|submit|swipe|switch|take|talk|tap|tell|throw|tie|tighten|toss|touch|turn|twist|type|unlock|unplug|unscrew|untie|update|upload|use|wait|walk|warm|wash|water|wear|whisk|wipe|wrap|write)$/ // prettier-ignore

/** An object or direction after a request: "the tray", "it over", "out of". */
function isRequestObject({ tokens }: RulePage, k: number): boolean {
  const word = lowerAt(tokens, k)
  if (/^(?:it|them)$/.test(word)) return !finiteForms.has(lowerAt(tokens, k + 1)) && !modals.has(lowerAt(tokens, k + 1))
  if (/^(?:in|on|at|by|for|to|up|down|off|over|out|away|back)$/.test(word)) return /^(?:the|a|an|your|it|them|to|of|with|at|on|in|for|from|here|there)$/.test(lowerAt(tokens, k + 1)) // prettier-ignore
  return /^(?:the|a|an|your|me|us|him|all|both|each|every|another|some)$/.test(word)
}

/** "please call", "just ask", "call me", "don't wait" */
export function isRequestAt({ tokens, classes, dictionary, tags }: RulePage, k: number, stop: number): boolean {
  const word = lowerAt(tokens, k)
  const next = lowerAt(tokens, k + 1)
  // "When it is finished empty the tray", "If you hear thunder get out of the water"
  if (requested.test(word) && isRequestObject({ tokens, tags } as RulePage, k + 1) && !/^(?:the|a|an|my|your|his|her|its|our|their|this|that|some|any|no|every|of|to|and|or|i|you|we|they|he|she|who|not|please|never|always)$/.test(lowerAt(tokens, k - 1)) && !modals.has(lowerAt(tokens, k - 1)) && !(tags.has(k - 1, 'Adjective', 'Possessive') && determiners.has(lowerAt(tokens, k - 2)))) return true // prettier-ignore
  const isVerb = (at: string) => classes.isVerb(at) || /^(?:be|have|do|don't)$/.test(at)
  if (word === 'please') return isVerb(next)
  if (word === 'just') return /^(?:ask|call|let|send|email|tell|give|use|go|come|click|press|leave|wait|reply|contact|write)$/.test(next)
  if (/^(?:don't|never)$/.test(word)) return isVerb(next) && k + 2 <= stop && !(word === 'never' && tags.has(k - 1, 'Plural'))
  // "add a little stock", "restart your router"
  const isOnlyVerb = (dictionary.partsOf(word) & (pos.verb | pos.noun | pos.plural | pos.adjective | pos.adverb | pos.past | pos.participle | pos.name)) === pos.verb // prettier-ignore
  if (!tags.has(k, 'Noun') && (isOnlyVerb || /^(?:add|climb|pour|press|restart|reset|mix|stir|switch|remove|replace|cover)$/.test(word)) && !closed.has(word) && (determiners.has(next) || /^(?:off|on)$/.test(next))) return true // prettier-ignore
  return (/^(?:call|contact|email|ask|tell|let|send|use|check|visit|take|turn|click|press|make|give|bring|keep|remember|remove|add|write|put|open|close|try|leave|ring|message|text)$/.test(word) && /^(?:me|us|him|her|them|the|your|our|my|it|sure|to|a|an)$/.test(next)) || (word === 'feel' && next === 'free') // prettier-ignore
}

/** A full clause stands before a request: no "to", no modal, no subject before its verb. */
function endsBeforeRequest(page: RulePage, first: Clause, k: number): boolean {
  const { tokens, classes, tags } = page
  const before = lowerAt(tokens, k - 1)
  const verb = lowerAt(tokens, first.verb)
  const base = classes.base(verb) ?? verb
  const isPlease = lowerAt(tokens, k) === 'please'
  if (/^(?:to|and|or|not|you|i|we|they|he|she|who|can|could|would|will|should|must|may|might|do|does|did|don't|please|never|always)$/.test(before)) return before === 'you' && isPlease && k - 2 > first.verb - 1 && first.verb !== k // prettier-ignore
  if (modals.has(before) || determiners.has(before) || (prepositions.has(before) && !/^(?:in|on|up|out|off|over|by|about)$/.test(before))) return false // prettier-ignore
  if (isPlease) return true
  const isOwned =
    base === 'have' && /^(?:days?|hours?|minutes?|time|questions?|problems?|doubts?|concerns?|trouble|evening|weekend)$/.test(before)
  const isNamed = tags.has(k - 1, 'Noun') && !tags.has(k - 1, 'Pronoun', 'Person', 'Actor') && k - first.verb < 3
  if (/^(?:let|make|help|see|hear|watch|have)$/.test(base) && k - first.verb < 5 && !isOwned && !isNamed) return false
  if (before === "don't" || adverbBefore.test(before)) return false
  return k > first.verb + 1 || !tags.has(k, 'Noun') || isRequestObject(page, k + 1)
    ? tags.has(k - 1, 'Noun', 'Adverb', 'Adjective', 'Verb', 'Pronoun') && !mayStillBeVerb(page, first, k)
    : false
}

const adverbBefore = /^(?:to|also|still|then)$/

/** "If you need to call us": the verb depends on the one before. */
function mayStillBeVerb({ tokens }: RulePage, first: Clause, k: number): boolean {
  return k - 1 === first.verb && (finiteForms.has(lowerAt(tokens, k - 1)) || modals.has(lowerAt(tokens, k - 1)))
}

/** The first clause is complete before `k`, and the second is not its object and not a relative clause. */
function endsClause(page: RulePage, first: Clause, k: number, stop: number): boolean {
  const { tokens, tags, classes, dictionary } = page
  const before = lowerAt(tokens, k - 1)
  const base = classes.base(before) ?? before
  const main = clauseAt(page, k)
  if (!main || main.verb >= stop) return false
  // "If he comes he comes."
  const wordsOf = ({ start, verb }: Clause) => tokens.slice(start, verb + 1).map(({ lower }) => lower).join(' ') // prettier-ignore
  if (wordsOf(main) === wordsOf(first)) return false
  if (finiteForms.has(before) || modals.has(before) || determiners.has(before) || /^(?:to|not|be|been|being|only|even|just|both|all|of)$/.test(before)) return false // prettier-ignore
  if (prepositions.has(before) && !/^(?:in|on|up|out|off|over|down|by|through|about|before|behind|along|around)$/.test(before)) return false
  // "left without warning"
  const isObject =
    (prepositions.has(lowerAt(tokens, k - 2)) && (tags.has(k - 1, 'Noun') || before.endsWith('ing'))) ||
    (prepositions.has(lowerAt(tokens, k - 3)) && tags.has(k - 1, 'Noun') && tags.has(k - 2, 'Noun'))
  if (clauseVerbs.test(base) && !isObject) return false
  // "When the roads are clear we", but "When it is clear we"
  const isPlain = /^(?:clear|better|best|important|necessary|true|possible)$/.test(before) && first.subject === 'noun' && !/^(?:this|that)$/.test(lowerAt(tokens, first.start)) // prettier-ignore
  if (feeling.test(before) && !isPlain) return false
  // "told him he", "make sure the", "found out the"
  for (let at = first.verb; at < k; at++) {
    const verb = classes.base(lowerAt(tokens, at)) ?? lowerAt(tokens, at)
    const isDistant = k - at > 4
    if (/^(?:tell|inform|remind|assure|convince|warn|show|promise|teach|ask|persuade)$/.test(verb) && !isDistant) return false
    if (/^(?:make|let|help|watch|see|hear|have|get)$/.test(verb) && !isDistant && isBareVerb(page, main)) return false
    if (/^(?:find|turn|point|figure)$/.test(verb) && lowerAt(tokens, at + 1) === 'out') return false
  }
  const isNoun =
    tags.has(k - 1, 'Noun') && !/^(?:me|you|him|her|it|us|them|home|here|there|today|tomorrow|yesterday|now|again)$/.test(before)
  if (!isNoun) return true
  if (beforeRelative.test(before)) return false
  // "a girl I'd danced with at camp": the preposition has no object.
  const isOpen = (at: number) => /^(?:of|with|for|from|to|at|into|without)$/.test(lowerAt(tokens, at)) && (at + 1 === stop || prepositions.has(lowerAt(tokens, at + 1))) // prettier-ignore
  for (let at = main.verb + 1; at < stop; at++) if (isOpen(at)) return false
  // "If the price you quoted is right, ...": with another verb after it, the clause may be a relative one.
  for (let at = main.verb + 1; at < stop; at++) {
    if (/^(?:that|which|who|because|if|when|while|until|before|after|what|how|where|why|so|and|but|as)$/.test(lowerAt(tokens, at))) break
    if (mayBeFinite(page, at) && !(dictionary.partsOf(lowerAt(tokens, at)) & (pos.noun | pos.plural))) return false
  }
  return main.subject === 'pronoun' || !isBareVerb(page, main)
}

/** "the dogs bark": no finite verb if "made" precedes. */
function isBareVerb({ tokens, dictionary }: RulePage, { verb, start }: Clause): boolean {
  const word = lowerAt(tokens, verb)
  if (finiteForms.has(word) || modals.has(word) || /^(?:i|he|she|we|they)$/.test(lowerAt(tokens, start))) return false
  return (dictionary.partsOf(word) & (pos.verbS | pos.past)) === 0
}
