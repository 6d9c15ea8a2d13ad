/** Degrees of adjectives: "the most light", "bigger as me", "as soon has", "enough small", "a so low price". */
import { counted, persons, things } from '../../grammar/count-nouns.ts'
import { afterWord, applyRules, inDrafts, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, beForms, closed, countNouns, subjects } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function degreeSlipEdits(page: RulePage): Edit[] {
  const sure = [soonHas, aSoLow]
  const likely = [moreLight, biggerAs, moreAs, muchThan, bestOfLife, becomeWorst, enoughSmall, tooMuchExpensive, soBigPike]
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, likely))]
}

const compare = (token: Parameters<Rule>[1], right: string, message: string, to = token): Edit => replaceWord(token, right, 'comparison', message, to) // prettier-ignore

/** Adjectives of one syllable, and of two that end in -y, -ow, or -le. */
const short = new Set(
  'bald bare big bitter black bland blank bleak blind blond blue blunt bold brave brief bright broad brown calm cheap chubby clean clear clever clumsy coarse cold cool crazy creamy crisp crispy cruel cute damp dark deep dense dim dirty dry dull dumb dusty early easy faint fair fast fat few fine firm flat fresh friendly full funny gentle glad gloomy grand grave gray great green grumpy happy hard harsh healthy heavy high hot humble hungry juicy keen kind large late lazy light likely lively lonely long loose loud lovely low lucky mad mean messy mild modern muddy narrow nasty near neat new nice noble noisy numb odd old pale plain polite poor pretty proud pure quick quiet rainy rare raw red rich ripe risky rough rude sad safe salty scary shallow sharp shiny short shy silly simple sleepy slick slim slippery slow small smart smooth soft sore sour spicy steep sticky stiff straight strange strict strong stubborn sturdy sunny sweet tall tasty thick thin tidy tight tiny tough ugly warm weak wealthy weird wet white wide wild windy wise young'.split(
    ' ',
  ),
)
/** Nouns as well: "more light", "more cold water". */
const alsoNouns = /^(?:light|cold|blue|black|white|green|red|brown|gray|dark|fat|calm|mean|fine|fair|kind|full|clear|cool|dry|clean|fresh|hot|warm|few|new|old|modern|near|poor|rich|young|wild|sweet|salty|spicy|likely|polite|pretty|straight|strict|stubborn|clever|bitter|simple|gentle|humble|noble|friendly|lively|lovely|lonely|sore|numb|plain|grave|blind|bald|bare|blank|blond|great|grand)$/ // prettier-ignore

const forms: Record<string, readonly [string, string]> = { good: ['better', 'best'], bad: ['worse', 'worst'], far: ['farther', 'farthest'] }

function formOf(adjective: string, degree: 'er' | 'est'): string {
  const irregular = Object.hasOwn(forms, adjective) ? forms[adjective] : undefined
  if (irregular) return irregular[degree === 'er' ? 0 : 1]
  if (adjective.endsWith('y') && !/[aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}i${degree}`
  if (adjective.endsWith('e')) return adjective + degree.slice(1)
  return /^[^aeiou]*[aeiou][bdgmnt]$/.test(adjective) ? adjective + adjective.at(-1) + degree : adjective + degree
}

/** The adjective of "larger" or "sturdiest"; undefined if the word is none. */
function adjectiveOf({ dictionary }: RulePage, word: string): string | undefined {
  if (/^(?:better|worse|best|worst|less|lesser|least|farther|further)$/.test(word)) return word
  const stem = /^([a-z]{2,})(?:er|est)$/.exec(word)?.[1]
  if (!stem) return undefined
  const stems = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/([bdgmnt])\1$/, '$1')]
  return stems.find(each => short.has(each) || (dictionary.partsOf(each) & pos.adjective && !(dictionary.partsOf(each) & (pos.noun | pos.verb)))) // prettier-ignore
}

/** "a more soft one", "the most light pack", "feel more wide" */
const moreLight: Rule = onWord('more most', (page, token, i) => {
  const { tokens, tags } = page
  const next = tokens[i + 1]
  if (!next?.word || next.fixed || next.hyphen || !short.has(next.text) || /^(?:fair|likely|polite|clever|modern|early|late|few|full|stubborn|bitter|fine|cruel|keen|mad|glad)$/.test(next.text)) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  const after = tokens[i + 2]
  // "more sad than angry", "the most poor people"
  if (after?.lower === 'than' && tags.has(i + 3, 'Adjective')) return undefined
  // "Nobody was more sad than"
  if (next.text === 'sad' && after?.lower === 'than') return undefined
  const isThe = token.lower === 'most' && /^(?:the|my|our|his|her|their|its)$/.test(before) && tags.has(i + 2, 'Noun') && !/^(?:poor|old|young|rich|good|cold|hot|fresh|clean|light|dark)$/.test(next.text) // prettier-ignore
  const isLightest = token.lower === 'most' && before === 'the' && countable(lowerAt(tokens, i + 2))
  const isA = token.lower === 'more' && before === 'a' && after?.word === true
  const isBe = token.lower === 'more' && /^(?:is|are|was|were|be|been|feel|feels|felt|look|looks|looked|become|becomes|became|get|gets|got|getting|seem|seems|seemed|much|even|far|it's|they're|make|makes|made|it|them|him|her)$/.test(before) && (isEnd(after) || /^(?:than|and|for|in|because|when|if|but|at|on|now)$/.test(after?.lower ?? '')) // prettier-ignore
  // "There is more light in here": a noun
  if (isBe && alsoNouns.test(next.text) && lowerAt(tokens, i - 2) === 'there') return undefined
  if (isBe && /^(?:much|even|far|make|makes|made|get|gets|got|it|them|him|her)$/.test(before) && alsoNouns.test(next.text) && after?.lower !== 'than') return undefined // prettier-ignore
  if (!isThe && !isLightest && !isA && !isBe) return undefined
  const right = formOf(next.text, token.lower === 'more' ? 'er' : 'est')
  const article = isA ? tokens[i - 1] : undefined
  return article && articleFor(right) === 'an' ? compare(article, `an ${right}`, `The usual form is "${right}".`, next) : compare(token, right, `The usual form is "${right}".`, next) // prettier-ignore
})

const countable = (word: string) => countNouns.has(word) || things.has(word) || counted.has(word) || persons.has(word)

/** "bigger as me", "older as the other" */
const biggerAs: Rule = onText('as', (page, token, i) => {
  const { tokens } = page
  const word = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  if (!/er$|^worse$|^less$/.test(word) || !adjectiveOf(page, word) || lowerAt(tokens, i - 2) === 'as' || /^(?:later|former|further|better|farther|earlier|rather|lower|higher)$/.test(word) && !/^(?:is|are|was|were|much|even|be|look|looks|far|little|bit)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  // "It grew darker as we walked", "stronger as a team"
  const isPerson = /^(?:me|him|us|them|mine|yours|hers|ours|theirs|myself|yourself|himself|herself|ourselves|themselves|expected|usual|usually|before|ever|any|most|other|others|last|planned|average)$/.test(next) && (isEnd(tokens[i + 2]) || closed.has(lowerAt(tokens, i + 2)) || /^(?:other|others|year|month|week|time)$/.test(lowerAt(tokens, i + 2)) || /^(?:most|other|any)$/.test(next)) // prettier-ignore
  const isThing = (/^(?:the|my|your|his|her|our|their|in|on|at)$/.test(next) || /^\p{Lu}/u.test(tokens[i + 1]?.text ?? '') && tokens[i + 1]?.text !== 'I') && beForms.has(lowerAt(tokens, i - 2)) && endsSoon(page, i + 1) // prettier-ignore
  return isPerson || isThing ? compare(token, 'than', `Use "than" after "${word}".`) : undefined
})

/** Whether the sentence ends within five words, and no verb is among them. */
function endsSoon({ tokens, tags }: RulePage, from: number): boolean {
  for (let k = from; k < from + 6; k++) {
    if (!tokens[k]?.word) return true
    if (tags.has(k, 'Verb', 'Modal', 'Copula')) return false
  }
  return false
}

/** "12% more as in the last year", "It costs more as expected" */
const moreAs: Rule = onText('as', ({ tokens }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  if (!/^(?:more|less|fewer)$/.test(lowerAt(tokens, i - 1)) || /^(?:no|any|much|once|once|not|as)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  return /^(?:in|last|before|usual|expected|planned|me|him|us|them|ever|any|at|on|five|ten|two|three)$/.test(next) || (/^(?:i|we|you|they|he|she)$/.test(next) && /^(?:need|needed|expected|thought|want|wanted|paid|planned|hoped|can|could|earn|earned)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
    ? compare(token, 'than', `Use "than" after "${lowerAt(tokens, i - 1)}".`)
    : undefined
})

/** "as much water in one day than a village" */
const muchThan: Rule = onText('than', ({ tokens }, token, i) => {
  for (let k = i - 1; k > i - 10 && tokens[k]?.word; k--) {
    const word = lowerAt(tokens, k)
    if (/^(?:more|less|fewer|rather|other|better|worse|longer|larger|bigger|sooner|else|that|because|and|but)$/.test(word) || /[a-z]{3}er$/.test(word) && !/^(?:water|paper|after|over|ever|never|under|number|letter|power|computer|dinner|summer|winter|butter|river|daughter|brother|sister|mother|father|user|worker|teacher|player|driver)$/.test(word)) return undefined // prettier-ignore
    if (/^(?:much|many|well|often|long|far|fast|little|few)$/.test(word) && lowerAt(tokens, k - 1) === 'as') return compare(token, 'as', 'Use "as ... as" to compare equals.') // prettier-ignore
  }
  return undefined
})

const superlatives: Record<string, string> = { better: 'best', worse: 'worst', bigger: 'biggest', nicer: 'nicest', older: 'oldest', younger: 'youngest', larger: 'largest', higher: 'highest', happier: 'happiest', harder: 'hardest', easier: 'easiest', smaller: 'smallest', taller: 'tallest', longer: 'longest', faster: 'fastest', cheaper: 'cheapest', more: 'most', stronger: 'strongest', funnier: 'funniest', sadder: 'saddest' } // prettier-ignore

/** "the better lesson of my life", "the more beautiful place in the world" */
const bestOfLife: Rule = afterWord('the', ({ tokens, classes }, token, i) => {
  const right = Object.hasOwn(superlatives, token.text) ? superlatives[token.text] : undefined
  if (!right) return undefined
  const k = token.text === 'more' ? i + 2 : i + 1
  if (token.text === 'more' && !classes.isAdjective(lowerAt(tokens, i + 1))) return undefined
  const noun = lowerAt(tokens, k)
  if (!classes.isSingular(noun) || closed.has(noun)) return undefined
  const rest = `${lowerAt(tokens, k + 1)} ${lowerAt(tokens, k + 2)} ${lowerAt(tokens, k + 3)}`
  return /^(?:of (?:my|his|her|our|their) (?:life|childhood|trip|year|career|vacation|holiday|youth|family|class|school)|in (?:the world|my life|my family|the class|the city|the country|town |the town|our class)|of all|of the year|(?:that )?(?:i|we)(?:'ve| have) ever|(?:i|we) ever)/.test(rest) // prettier-ignore
    ? compare(token, right, `Use the superlative "${right}" for one among all.`)
    : undefined
})

/** "Their grades become worst." */
const becomeWorst: Rule = onText('worst', ({ tokens, classes }, token, i) => {
  const verb = lowerAt(tokens, i - 1)
  const isGetting =
    /^(?:become|get|grow|make|feel)$/.test(classes.base(verb) ?? verb) || (/^(?:even|much|far)$/.test(verb) && !tokens[i - 1]?.first)
  return isGetting && (isEnd(tokens[i + 1]) || /^(?:and|than|every|because|when|in|at|with|after)$/.test(lowerAt(tokens, i + 1)))
    ? compare(token, 'worse', 'Use the comparative "worse".')
    : undefined
})

/** "as soon has it was safe", "so much has a cup" */
const soonHas: Rule = onText('has', ({ tokens, dictionary }, token, i) => {
  const word = lowerAt(tokens, i - 1)
  const first = lowerAt(tokens, i - 2)
  const next = lowerAt(tokens, i + 1)
  if (!(first === 'as' || (first === 'so' && word === 'much'))) return undefined
  if (!/^(?:soon|long|much|many|well|far|fast|often|good)$/.test(word) && !(dictionary.partsOf(word) & pos.adjective)) return undefined
  const fits = subjects.has(next) || /^(?:possible|a|an|the|my|your|his|her|our|their|me|him|us|them|this|that)$/.test(next)
  return fits && !(first === 'so' && !/^(?:a|an|one)$/.test(next)) ? replaceWord(token, 'as', 'confused-word', `Use "as" after "${first} ${word}".`) : undefined // prettier-ignore
})

/** "It is enough small for a shelf." */
const enoughSmall: Rule = onText('enough', ({ tokens, dictionary }, token, i) => {
  const adjective = tokens[i + 1]
  const before = lowerAt(tokens, i - 1)
  if (!adjective?.word || adjective.fixed || !/^(?:is|are|was|were|am|be|been|not|isn't|aren't|wasn't|weren't|it's|i'm|feel|feels|felt|look|looks|seem|seems|get|got|became)$/.test(before)) return undefined // prettier-ignore
  const parts = dictionary.partsOf(adjective.lower)
  if (!(parts & pos.adjective) || closed.has(adjective.lower) || parts & pos.plural) return undefined
  if (before === 'not' && !/^(?:is|are|was|were|am|be|does|did|do)$/.test(lowerAt(tokens, i - 2))) return undefined
  return isEnd(tokens[i + 2]) || /^(?:for|to|and|but|so|because)$/.test(lowerAt(tokens, i + 2)) ? replaceWord(token, `${adjective.text} enough`, 'word-order', `"enough" follows "${adjective.text}".`, adjective) : undefined // prettier-ignore
})

/** "The cafeteria was too much expensive." */
const tooMuchExpensive: Rule = onWord('too', ({ tokens, dictionary, tags }, token, i) => {
  const much = tokens[i + 1]
  const next = lowerAt(tokens, i + 2)
  const parts = dictionary.partsOf(next)
  if (!much || !/^(?:much|many)$/.test(much.lower) || much.fixed || !(parts & pos.adjective) || closed.has(next)) return undefined
  if (parts & pos.noun && tags.has(i + 2, 'Noun')) return undefined
  const isBe = /^(?:is|are|was|were|am|be|been|it's|feel|feels|felt|seem|seems|seemed|look|looks|looked|became|got|get)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  return isBe && (isEnd(tokens[i + 3]) || /^(?:and|but|for|to|because|so|in|at|when)$/.test(lowerAt(tokens, i + 3))) ? replaceWord(token, 'too', 'comparison', 'Use "too" alone before an adjective.', much) : undefined // prettier-ignore
})

/** "For a so low price", "It was a such nice day" */
const aSoLow: Rule = onText('a an', ({ tokens, classes }, token, i) => {
  const so = tokens[i + 1]
  const adjective = lowerAt(tokens, i + 2)
  if (!so || !/^(?:so|such)$/.test(so.text) || so.fixed || so.hyphen || tokens[i + 2]?.hyphen) return undefined
  if (!classes.isAdjective(adjective) || !classes.isSingular(lowerAt(tokens, i + 3)) || closed.has(adjective)) return undefined
  return replaceWord(token, `such ${articleFor(adjective)}`, 'article', 'Before an adjective and a noun, use "such a".', so)
})

/** "I caught so big pike that", "We had so nice trip." */
const soBigPike: Rule = onText('so', ({ tokens, classes, dictionary, tags }, token, i) => {
  const adjective = tokens[i + 1]
  const noun = tokens[i + 2]
  if (!adjective?.word || adjective.fixed || adjective.hyphen || !noun?.word || noun.hyphen || closed.has(adjective.lower) || closed.has(noun.lower)) return undefined // prettier-ignore
  if (!classes.isAdjective(adjective.lower) || !(countable(noun.lower) || tags.has(i + 2, 'Singular')) || !classes.isSingular(noun.lower) || /^(?:long|far|much|late|well|many|little|few|early)$/.test(adjective.lower)) return undefined // prettier-ignore
  if (dictionary.partsOf(noun.lower) & (pos.adjective | pos.adverb) || /^(?:time|day|way|part|home|fact|today)$/.test(noun.lower))
    return undefined
  const before = lowerAt(tokens, i - 1)
  const isVerb = !closed.has(before) && (dictionary.partsOf(before) & (pos.past | pos.verb | pos.verbS)) !== 0 && tags.has(i - 1, 'Verb')
  if (!isVerb && !/^(?:have|has|had|with|in|is|was|it's|been)$/.test(before)) return undefined
  return isEnd(tokens[i + 3]) || /^(?:that|and|but|because|with|in|at|for|from|of|to|as)$/.test(lowerAt(tokens, i + 3)) ? replaceWord(token, `such ${articleFor(adjective.lower)}`, 'article', 'Before an adjective and a noun, use "such a".') : undefined // prettier-ignore
})
