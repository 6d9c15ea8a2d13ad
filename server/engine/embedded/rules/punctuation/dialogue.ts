/** Signs at the end of direct speech: "Get off" he growled -> "Get off," he growled */
import { clauseAt, finiteForms } from '../../grammar/clause.ts'
import { inDrafts, lowerAt } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import { opensQuestion } from '../clauses/questions.ts'
import type { RulePage } from '../../rule-page.ts'
import { modals } from '../../grammar/word-classes.ts'

const said = /^(?:said|says|asked|asks|replied|replies|whispered|whispers|shouted|shouts|yelled|yells|cried|cries|muttered|mutters|mumbled|mumbles|murmured|murmurs|growled|growls|snapped|snaps|hissed|hisses|screamed|screams|answered|answers|begged|begs|sighed|sighs|laughed|gasped|gasps|groaned|groans|moaned|moans|barked|barks|bellowed|roared|sneered|snarled|grumbled|exclaimed|announced|declared|added|adds|continued|agreed|insisted|admitted|demanded|demands|ordered|warned|warns|explained|pleaded|protested|remarked|repeated|responded|retorted|shrieked|shrieks|sobbed|sobs|stammered|stuttered|teased|wondered|mouthed|breathed|croaked|chuckled|giggled|grinned|grunted|interrupted|joked|objected|panted|purred|scoffed|scolded|screeched|squeaked|squealed|taunted|urged|wailed|whimpered|whined|inquired|enquired|complained|drawled|echoed|howled|blurted|smiled)$/ // prettier-ignore
/** "she told Marek" */
const told = /^(?:told|tells|informed|assured|reminded|warned)$/
const asked = /^(?:asked|asks|inquired|enquired)$/
const pronoun = /^(?:he|she|i|they|we|it|you)$/
const owner = /^(?:the|my|his|her|their|our|your|a|an|one)$/
const calls = /^(?:yes|no|hello|hi|hey|stop|wait|help|run|go|please|sorry|thanks|okay|ok|sure|maybe|never|nothing|nobody|well|oh|what|why|who|where|when|how|really|quiet|careful|look|listen|come|hurry|good|fine|mum|mom|dad|here|there|now|goodbye|bye|exactly|absolutely|perhaps|impossible|silence|enough)$/ // prettier-ignore

/** Edits of signs around speech and the words that say who speaks. */
export function dialogueEdits(page: RulePage): Edit[] {
  const { tokens } = page
  const edits: Edit[] = []
  let open = -1
  tokens.forEach((token, i) => {
    if (i > 0 && page.text.slice(tokens[i - 1]?.end, token.start).includes('\n')) open = -1
    if (token.text === '“' || (token.text === '"' && open < 0)) open = i
    else if ((token.text === '”' || token.text === '"') && open >= 0) {
      const begun = token.fixed ? undefined : speechStart(page, open, i)
      if (begun) edits.push(...inDrafts([begun]))
      const found = token.fixed ? undefined : speechEnd(page, open, i)
      if (found && found.end === token.end) edits.push(found)
      else if (found && (page.text.match(/[\p{L}\d]["”][,.]/gu) ?? []).length < 2)
        edits.push({ ...found, isDoubtful: true, isLikelySlip: true })
      open = -1
    }
  })
  return edits
}

/** The speech between the signs at `open` and `close` stands at the start of a sentence. */
function speechEnd(page: RulePage, open: number, close: number): Edit | undefined {
  const { tokens } = page
  const [first, last, sign] = [tokens[open + 1], tokens[close - 1], tokens[close]]
  if (!first?.word || !last || !sign || first.fixed || last.fixed || first.spaced || sign.spaced || !/^\p{Lu}/u.test(first.text)) return undefined // prettier-ignore
  const before = tokens[open - 1]
  if (before && !/^[.!?…"”]$/.test(before.text)) return undefined
  const words = tokens.slice(open + 1, close)
  const isCall = words.length === 1 && calls.test(first.lower)
  if ((words.length < 2 && !isCall) || isTitle(words)) return undefined
  const next = tokens[close + 1]
  const write = (end: number, after: string, message: string): Edit => ({ start: sign.start, end, after, kind: 'punctuation', rule: 'speech', message }) // prettier-ignore
  // "We are closing soon." said the waiter.
  if (
    last.text === '.' &&
    next?.word &&
    next.spaced &&
    /^(?:\p{Ll}|I$)/u.test(next.text) &&
    tokens[close - 2]?.word &&
    speaks(page, close + 1) > 0
  ) {
    if (/^(?:what|how)$/.test(first.lower) && !asksIn(page, open + 1, close - 1)) return undefined
    const isAsked =
      asksIn(page, open + 1, close - 1) ||
      /^(?:who|why|where|when|which)$/.test(first.lower) ||
      asked.test(lowerAt(tokens, speaks(page, close + 1)))
    return { start: last.start, end: sign.end, after: `${isAsked ? '?' : ','}${sign.text}`, kind: 'punctuation', rule: 'speech', message: isAsked ? 'End a question with a question mark.' : 'Separate quoted speech from the words that introduce it with a comma.' } // prettier-ignore
  }
  // "Where did you come from," she said
  if (last.text === ',' && next?.word && speaks(page, close + 1) > 0 && /^(?:who|what|why|where|when|how|did|do|does|are|is|can|could|will|would|have|has)$/.test(first.lower) && asksIn(page, open + 1, close - 1)) // prettier-ignore
    return { start: last.start, end: sign.end, after: `?${sign.text}`, kind: 'punctuation', rule: 'speech', message: 'End a question with a question mark.' } // prettier-ignore
  // "Drink this," He said
  if (last.text === ',' && /^(?:He|She|They|We|You)$/.test(next?.text ?? '') && next && speaks(page, close + 1) > 0)
    return { start: next.start, end: next.end, after: next.lower, kind: 'capitalization', rule: 'stray-capital', message: 'Use a lowercase letter after quoted speech that ends in a comma.' } // prettier-ignore
  if (!next || !last.word) return undefined
  if (next.word) {
    const verb = next.spaced ? speaks(page, close + 1) : -1
    if (verb < 0) return undefined
    return asksIn(page, open + 1, close) || asked.test(lowerAt(tokens, verb))
      ? write(sign.end, `?${sign.text}`, 'End a question with a question mark.')
      : write(sign.end, `,${sign.text}`, 'Separate quoted speech from the words that introduce it with a comma.')
  }
  if (next.spaced || next.fixed || tokens[close + 2]?.spaced === false) return undefined
  if (next.text === ',' && speaks(page, close + 2) > 0) return write(next.end, `,${sign.text}`, 'Put the comma before the closing quotation mark.') // prettier-ignore
  if (next.text !== '.' || !words.some((_, k) => clauseAt(page, open + 1 + k))) return undefined
  return write(next.end, `.${sign.text}`, 'Put the period before the closing quotation mark.')
}

/** He asked "Are you coming?" */
function speechStart({ tokens, text }: RulePage, open: number, close: number): Edit | undefined {
  const [verb, sign, first, last] = [tokens[open - 1], tokens[open], tokens[open + 1], tokens[close - 1]]
  if (!verb?.word || verb.fixed || !sign?.spaced || !first?.word || first.spaced || !/^\p{Lu}/u.test(first.text)) return undefined
  const isSaid =
    said.test(verb.lower) || (/^(?:me|him|her|us|them)$/.test(verb.lower) && /^(?:told|asked)$/.test(lowerAt(tokens, open - 2)))
  const isWhole = /^[.?!,]$/.test(last?.text ?? '') && text.slice(last?.end, tokens[close]?.start) === ''
  const next = tokens[close + 1]
  if ((next && !/^\p{Lu}/u.test(next.text)) || !isSaid || !isWhole || close - open < 4 || !tokens[open - 2]?.word) return undefined
  // "a cake that said "Happy Birthday""
  if (/^(?:that|which)$/.test(lowerAt(tokens, open - 2))) return undefined
  return { start: verb.end, end: verb.end, after: ',', kind: 'punctuation', rule: 'speech', message: 'Separate quoted speech from the words that introduce it with a comma.' } // prettier-ignore
}

/** "Great Expectations" */
const isTitle = (words: RulePage['tokens']) => words.length > 1 && words.every(({ text, lower }) => /^\p{Lu}|^\P{L}/u.test(text) || lower.length < 4) && words.filter(({ text }) => /^\p{Lu}/u.test(text)).length > 1 // prettier-ignore

/** "Are you there", "Who is that" */
const asksIn = (page: RulePage, from: number, to: number) => opensQuestion({ ...page, tokens: page.tokens.slice(0, to) }, from)

/** "We're shut." I said I could see that.: somebody answers. */
function tellsMore(tokens: RulePage['tokens'], verb: number): boolean {
  const at = /^(?:me|him|her|us|them|you)$/.test(lowerAt(tokens, verb + 1)) ? verb + 2 : verb + 1
  return /^(?:i|he|she|it|we|they|you|that|what|whether|if|how|why|where|when|there)$/.test(lowerAt(tokens, at)) && tokens[at + 1]?.word === true // prettier-ignore
}

/** Index of the verb in "he said", "the old man growled", "said Tom"; -1 if nobody speaks. */
function speaks({ tokens, tags }: RulePage, k: number): number {
  const first = tokens[k]
  if (!first?.word || first.fixed) return -1
  if (said.test(first.text)) {
    const next = tokens[k + 1]
    return next?.word && (/^\p{Lu}/u.test(next.text) || owner.test(next.lower) || pronoun.test(next.lower)) ? k : -1
  }
  let at = k + 1
  const isName = /^\p{Lu}\p{Ll}/u.test(first.text) && !tags.has(k, 'Pronoun')
  if (isName) while (at < k + 3 && /^\p{Lu}/u.test(tokens[at]?.text ?? '')) at++
  else if (owner.test(first.lower)) while (at < k + 4 && tokens[at]?.word && !said.test(lowerAt(tokens, at))) at++
  else if (!pronoun.test(first.lower)) return -1
  if (!isName && owner.test(first.lower) && at === k + 1) return -1
  const isTold = told.test(lowerAt(tokens, at)) && (/^(?:me|him|her|us|them|you)$/.test(lowerAt(tokens, at + 1)) || /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '')) // prettier-ignore
  if (!(said.test(lowerAt(tokens, at)) || isTold) || tokens[at]?.fixed) return -1
  const after = tokens[at + 1]
  if (tellsMore(tokens, at)) return -1
  // "Big Boy" he said was his dog.
  return after?.word && (finiteForms.has(after.lower) || modals.has(after.lower)) ? -1 : at
}
