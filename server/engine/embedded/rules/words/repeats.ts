/** Words written twice, and degrees marked twice: "the the car", "more kinder", "most cutest". */
import { afterWord, applyRules, inDrafts, lowerAt, onWord, removeWord, type Rule } from '../../edits.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { givingForms } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed } from '../../grammar/word-classes.ts'
import { baseOfComparative, baseOfSuperlative } from '../modifiers/degrees.ts'

/** Edits that leave one of two. */
export function repeatEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [repeatedWord, repeatedPhrase, herHer, thatThat, signThatSaid, theA, twoTheses, doubleDegree]),
    ...inDrafts(applyRules(page, [repeatedAdjective])).map(edit => ({ ...edit, isPlainSlip: true as const })),
  ]
}

/** They may stand twice: "that that", "had had", "so so", "what it is is". */
const repeatable = /^(?:that|had|is|was|are|were|does|did|do|so|no|very|really|well|now|there|bye|ha|far|long|many|never|again|my|dear|hear|oh|blah|yes|please|wait|go|come|you|who|her|his|one|here|too|half|more|much|out|up|down|by|out|over|off|about|all|it)$/ // prettier-ignore
const placed = /^(?:in|on|through|around|along|after|before|behind|within)$/

/** "to to the house", "was born in a a town" */
const repeatedWord: Rule = ({ tokens, text, tags, dictionary }, token, i) => {
  const next = tokens[i + 1]
  if (!token.word || next?.lower !== token.lower || next.fixed || next.hyphen || next.text !== token.lower) return undefined
  if (text.slice(token.end, next.start).trim() !== '' || /\n/.test(text.slice(token.end, next.start))) return undefined
  if (lowerAt(tokens, i + 2) === token.lower || lowerAt(tokens, i - 1) === token.lower) return undefined
  // "can you you let me know", "as you you said"
  const isYou = token.lower === 'you' && /^(?:can|could|would|will|do|did|are|have|should|as|if|when|because)$/.test(lowerAt(tokens, i - 1))
  if (isYou) return removeWord(token, next, 'doubled-word', '"you" is written twice.')
  // "What it was was fun": two clauses meet.
  const meets = tokens.slice(sentenceStart(tokens, i), i).some(({ lower }) => /^(?:what|whatever|who|where|when|how|why|that|which|all|thing|things|if)$/.test(lower)) // prettier-ignore
  if (/^(?:is|was|are|were|about|over|off)$/.test(token.lower) && !meets && tokens[i + 2]?.word) return removeWord(token, next, 'doubled-word', `"${token.lower}" is written twice.`) // prettier-ignore
  const isBeforeAmount = /^(?:over|about|around|under)$/.test(token.lower) && /^[\d£$€]/.test(tokens[i + 2]?.text ?? '')
  if (isBeforeAmount) return removeWord(token, next, 'doubled-word', `"${token.lower}" is written twice.`)
  if (repeatable.test(token.lower) && !(token.first && /^(?:it|you|his|is|are|was)$/.test(token.lower))) return undefined
  // "He brought it in in a bag", "They went on on foot"
  const before = lowerAt(tokens, i - 1)
  const isFree = /^(?:after|before|behind|within)$/.test(token.lower) && !/^look(?:s|ed|ing)?$/.test(before)
  if (
    !isFree &&
    placed.test(token.lower) &&
    (closed.has(before) || (dictionary.partsOf(before) & (pos.verb | pos.past | pos.ing | pos.verbS)) !== 0)
  )
    return undefined
  const isPlain = closed.has(token.lower) || (token.lower.length > 3 && tags.has(i, 'Noun', 'Verb') && !tags.has(i, 'Adjective', 'Adverb')) // prettier-ignore
  return isPlain ? removeWord(token, next, 'doubled-word', `"${token.lower}" is written twice.`) : undefined
}

/** "before the class the class begins" */
const repeatedPhrase: Rule = onWord('the a an my your his our their', ({ tokens, text }, token, i) => {
  const [noun, second, again, next] = [tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]]
  if (!noun?.word || second?.text !== token.lower || again?.text !== noun.text) return undefined
  // "I love the sea the sea is calm"
  if (!next || /^(?:is|are|was|were|has|have)$/.test(next.lower) || second.fixed || again.fixed || !/^\s+\S+\s+\S+\s*$/.test(text.slice(noun.end, next.start)) || text.slice(noun.end, again.end).includes('\n')) return undefined // prettier-ignore
  const words = `${token.lower} ${noun.text}`
  return { start: noun.end, end: again.end, after: '', kind: 'grammar', rule: 'doubled-word', message: `"${words}" is written twice.` }
})

/** Adjectives that are doubled to say more: "a long long way". */
const doubledForEffect = /^(?:long|far|big|old|little|red|pretty|deep|many|good|hot|cold|dark|dear|poor|sweet|high|hard|sad|mad|real|super|tiny|great|slow|fast|young|wide|lovely)$/ // prettier-ignore

/** "holds the spare spare key" */
const repeatedAdjective: Rule = ({ tokens, tags, text }, token, i) => {
  const next = tokens[i + 1]
  if (!token.word || next?.text !== token.lower || next.fixed || next.hyphen || doubledForEffect.test(token.lower) || token.lower.length < 4) return undefined // prettier-ignore
  if (lowerAt(tokens, i + 2) === token.lower || !/^[ ]+$/.test(text.slice(token.end, next.start))) return undefined
  return tags.has(i, 'Adjective') && tokens[i + 2]?.word
    ? removeWord(token, next, 'doubled-word', `"${token.lower}" is written twice.`)
    : undefined
}

/** "reported that that the rain had stopped" */
const thatThat: Rule = afterWord(
  'said says say reported told think thinks thought know knew hope hopes believe believes confirm confirmed found find so me us him her them you sure mentioned noticed fact means show shows showed explained agreed stated heard understand',
  ({ tokens }, token, i) => {
    const next = tokens[i + 1]
    const isTwice = token.text === 'that' && next?.text === 'that' && !next.fixed
    return isTwice && /^(?:the|an?|my|our|your|his|their|its|there)$/.test(lowerAt(tokens, i + 2))
      ? removeWord(token, next, 'doubled-word', '"that" is written twice.')
      : undefined
  },
)

/** "in her her eighties", "thanked him for his his help": between a preposition and a noun, no clause begins. */
const herHer: Rule = onWord('her his', ({ tokens, tags, dictionary }, token, i) => {
  const next = tokens[i + 1]
  if (next?.text !== token.lower || next.fixed || tokens[i - 1]?.first) return undefined
  let noun = i + 2
  while (noun < i + 4 && tags.has(noun, 'Adjective')) noun++
  const isNoun = (dictionary.partsOf(lowerAt(tokens, noun)) & (pos.noun | pos.plural)) !== 0 && !closed.has(lowerAt(tokens, noun))
  const after = lowerAt(tokens, noun + 1)
  const ends = !tokens[noun + 1]?.word || /^(?:and|to|in|on|at|for|when|before|after|during|because|with|from|of|by)$/.test(after)
  return isNoun && ends && /^(?:in|of|at|from|on|by|into|about|with|for)$/.test(lowerAt(tokens, i - 1))
    ? removeWord(token, next, 'doubled-word', `"${token.lower}" is written twice.`)
    : undefined
})

const written = /^(?:cake|sign|note|card|letter|label|sticker|poster|message|shirt|t-shirt|banner|email|mail|text|notice|badge|hat|mug|board|leaflet|box|envelope)s?$/ // prettier-ignore

/** "a sign that that said" */
const signThatSaid: Rule = onWord('that', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next?.text === 'that' && !next.fixed && written.test(lowerAt(tokens, i - 1)) && /^(?:said|says|say|read|reads)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    ? removeWord(token, next, 'doubled-word', '"that" is written twice.')
    : undefined
})

/** What is counted or described, and no letter: "replace the a with an e". */
const described =
  /^(?:day|week|month|year|hour|minute|house|car|man|woman|boy|girl|dog|cat|book|letter|problem|question|new|good|big|small|bit|few|lot|person|friend|job|place|meeting|report|phone|room|great|long|short)$/

/** "within the a week" */
const theA: Rule = onWord('the', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next && /^an?$/.test(next.text) && !next.fixed && described.test(lowerAt(tokens, i + 2))
    ? removeWord(token, next, 'article', `"${next.lower}" stands without "the".`)
    : undefined
})

/** "the my mother", "a the house": two determiners, of which the second says more. */
const twoTheses: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (!next?.word || next.fixed || next.text !== next.lower) return undefined
  const isTwice = (/^(?:the|a|an)$/.test(token.lower) && /^(?:my|your|our|their|this|these|those|the)$/.test(next.lower)) || (/^(?:my|our|their|his)$/.test(token.lower) && /^(?:the|a|an)$/.test(next.lower)) // prettier-ignore
  if (!isTwice || token.lower === next.lower || lowerAt(tokens, i + 2) === '') return undefined
  if (/^[A-Z]$/.test(token.text) && !token.first) return undefined
  // "One gave his a name."
  if (token.lower === 'his' && givingForms.test(lowerAt(tokens, i - 1))) return undefined
  const isSecond = /^(?:the|a|an)$/.test(token.lower)
  if (isSecond) return { ...removeWord(token, next, 'article', `"${next.lower}" stands without "${token.lower}".`) }
  const third = tokens[i + 2]
  return third ? removeWord(next, third, 'article', `"${token.lower}" stands without "${next.lower}".`) : undefined
}

/** "more kinder", "the most nicest", "more larger"; not "more older people" */
const doubleDegree: Rule = onWord('more most', (page, token, i) => {
  const next = page.tokens[i + 1]
  if (!next?.word || next.fixed || next.hyphen) return undefined
  const base = token.lower === 'more' ? baseOfComparative(page, next.lower) : baseOfSuperlative(page, next.lower)
  if (!base || /^(?:further|latter|later)$/.test(next.lower)) return undefined
  const isCounted = /^(?:older|younger|senior|elder|better|higher|lower)$/.test(next.lower) && (page.dictionary.partsOf(lowerAt(page.tokens, i + 2)) & (pos.plural | pos.participle)) !== 0 // prettier-ignore
  return isCounted ? undefined : removeWord(token, next, 'comparison', `Use "${next.lower}" without "${token.lower}".`)
})
