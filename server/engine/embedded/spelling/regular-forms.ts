/** Words with an ending that another word would take: "cryed", "companys", "weared", "slowy". */
import { inflect, irregularVerbs } from '../grammar/irregular.ts'
import { type Dictionary, pos } from '../grammar/parts-of-speech.ts'
import type { Token } from '../grammar/tokens.ts'
import { isPersonNoun, isProfession } from '../rules/nouns/person-nouns.ts'
import { closed, determiners, prepositions } from '../grammar/word-classes.ts'

/** "cryed", "heavyer", "companys", "weared", "fishermens": an ending that another word would take. */
export function regularForm({ lower }: Token, tokens: readonly Token[], i: number, dictionary: Dictionary): string | undefined {
  const next = tokens[i + 1]
  const isOwner =
    next?.word === true &&
    !closed.has(next.lower) &&
    (dictionary.partsOf(next.lower) & (pos.past | pos.verbS | pos.plural)) !== pos.verbS &&
    !(dictionary.partsOf(next.lower) & pos.past)
  if (/[a-z]{3}mens$/.test(lower) && dictionary.has(lower.slice(0, -1))) return isOwner ? `${lower.slice(0, -1)}'s` : lower.slice(0, -1)
  if (/[^aeiou]ys$/.test(lower) && dictionary.partsOf(lower.slice(0, -1)) & (pos.noun | pos.verb)) {
    const isPossessed = isOwner && /^(?:the|a|an|my|your|his|her|its|our|their|this|that)$/.test(tokens[i - 1]?.lower ?? '')
    if (/^(?:either|neither|each|every|a|an|another|one)$/.test(tokens[i - 1]?.lower ?? '')) return lower.slice(0, -1)
    return isPossessed ? `${lower.slice(0, -1)}'s` : `${lower.slice(0, -2)}ies`
  }
  // "dryes"
  if (/[a-z]{2}[^aeiou]yes$/.test(lower) && dictionary.partsOf(lower.slice(0, -2)) & (pos.noun | pos.verb))
    return `${lower.slice(0, -3)}ies`
  if (/[^aeiou]y(?:ed|er|est)$/.test(lower)) {
    const right = lower.replace(/y(ed|er|est)$/, 'i$1')
    return dictionary.has(right) && (dictionary.rank(right) < 45_000 || dictionary.rank(lower.replace(/(?:ed|er|est)$/, '')) < 20_000)
      ? right
      : undefined
  }
  const adverb = lower.endsWith('y') ? adverbLike(lower, dictionary) : undefined
  if (adverb) return adverb
  // "orderd", "visitd"
  if (
    /[^aeiou]d$/.test(lower) &&
    lower.length > 5 &&
    dictionary.rank(lower.slice(0, -1)) < 12_000 &&
    dictionary.partsOf(`${lower.slice(0, -1)}ed`) & pos.past
  )
    return `${lower.slice(0, -1)}ed`
  // "broked", "wented": an irregular past with the regular ending
  const twice = lower.endsWith('ed') ? [lower.slice(0, -2), lower.slice(0, -1)].find(stem => doublePasts.has(stem)) : undefined
  if (twice) return twice
  const same = /^(spread|hurt|cut|set|split|shut|let|cost|hit|burst)(?:t)?ed$/.exec(lower)?.[1]
  if (same && same !== 'cost') return same
  const base = lower.endsWith('ed') ? [lower.slice(0, -2), lower.slice(0, -1), lower.slice(0, -3)].find(stem => irregularPasts.has(stem) && dictionary.has(stem)) : undefined // prettier-ignore
  if (!base || base.length < 3) return undefined
  const isPerfect = /^(?:have|has|had|been|was|were|is|are|be|not|never|i've|we've|they've|you've)$/.test(tokens[i - 1]?.lower ?? '')
  return inflect(base, isPerfect || describesNoun(tokens, i, dictionary) ? 'participle' : 'past')
}

/** Whether a participle of a listed verb is meant where the list has its past: "a poem writed by her". */
export const isParticipleOf = (participle: string, past: string) =>
  participle !== past && irregularVerbs.some(forms => forms[1] === past && forms[2] === participle)

/** "by him", "by Anna", "by his sister": not "by the fence" */
function isGiver(tokens: readonly Token[], k: number): boolean {
  const [first, second, third] = [tokens[k], tokens[k + 1], tokens[k + 2]]
  if (!first?.word) return false
  const isPerson = (word = '') => isPersonNoun(word) || isProfession(word) || /(?:[^h]er|or|ist|ian)s?$/.test(word)
  if (/^(?:me|him|us|them|himself|herself|themselves|someone|somebody)$/.test(first.lower) || /^\p{Lu}/u.test(first.text)) return true
  return determiners.has(first.lower) && (isPerson(second?.lower) || (second?.word === true && isPerson(third?.lower)))
}

const clauseVerbs = /^(?:said|says?|told|thinks?|thought|knows?|knew|hopes?|hoped|believes?|believed|sees?|saw|heard|hears?|felt|means?|meant|feels?|wishe?[sd]?|bets?|guess|until|after|before|since|as|than|while|let|lets|made|makes?|help|helps|helped)$/ // prettier-ignore

/** "the messages writed by her", "I found a poem writed on the wall": what is told of a noun that is no subject. */
function describesNoun(tokens: readonly Token[], i: number, dictionary: Dictionary): boolean {
  const noun = tokens[i - 1]
  const link = tokens[i + 1]?.lower ?? ''
  if (!noun?.word || !tokens[i + 1]?.word || closed.has(noun.lower) || !(dictionary.partsOf(noun.lower) & (pos.noun | pos.plural) || noun.lower === 'clothes')) return false // prettier-ignore
  if (link === 'by' && isGiver(tokens, i + 2) && !isPersonNoun(noun.lower) && !/^\p{Lu}/u.test(noun.text)) return true
  if (!/^(?:by|on|in|at|from|with|for|to|under|over|inside|near|during)$/.test(link) || isPersonNoun(noun.lower)) return false
  let from = i - 2
  while (from > i - 5 && dictionary.partsOf(tokens[from]?.lower ?? '') & (pos.adjective | pos.noun) && !closed.has(tokens[from]?.lower ?? '')) from-- // prettier-ignore
  const before = tokens[from - 1]
  if (!determiners.has(tokens[from]?.lower ?? '') || tokens[from]?.first || !before?.word || clauseVerbs.test(before.lower)) return false
  if (prepositions.has(before.lower) || before.lower === 'to') return true
  const parts = closed.has(before.lower) ? 0 : dictionary.partsOf(before.lower)
  return (parts & (pos.verb | pos.verbS | pos.past)) !== 0 && !(parts & (pos.noun | pos.plural | pos.adverb))
}

/** "slowy", "thoroughy", "luckyly", "noisey": the adverb or adjective of a common word. */
function adverbLike(lower: string, dictionary: Dictionary): string | undefined {
  if (lower.length < 5) return undefined
  const isCommon = (word: string, part: number) => (dictionary.partsOf(word) & part) !== 0 && dictionary.rank(word) < 45_000
  const stem = lower.slice(0, -1)
  if (!lower.endsWith('ly') && isCommon(stem, pos.adjective) && (dictionary.partsOf(`${stem}ly`) & pos.adverb) !== 0) return `${stem}ly`
  if (lower.endsWith('yly') && dictionary.has(lower.replace(/yly$/, 'ily'))) return lower.replace(/yly$/, 'ily')
  const right = lower.replace(/ey$/, 'y')
  return right !== lower && isCommon(right, pos.adjective) ? right : undefined
}

/** The lists know "shaked" and "weared" from old books. */
export const isCommonVerb = (past: string) =>
  /^(?:shook|shaken|wore|worn|tore|torn|swore|broke|broken|spoke|spoken|stole|stolen|chose|chosen|drove|driven|rode|wrote|written|rose|risen|fell|fallen|knew|known|grew|grown|threw|thrown|drew|drawn|taught|caught|thought|bought|brought|fought|ate|eaten|gave|given|took|taken|came|became|ran|swam|sang|rang|began|begun|drank|kept|slept|left|felt|met|sent|spent|built|lent|lost|sold|told|stood|understood|found|held|stuck|hid|hidden|flew|flown|blew|blown|wept|sat|bit|bitten|bent|dug|fed|fled|flung|forgot|forgotten|forgave|froze|frozen|knelt|led|meant|paid|ridden|sought|shot|slid|spun|sprang|struck|swept|swung|woke|woken|won|laid|said|crept|dealt|bled|bred|clung|stung)$/.test(past) // prettier-ignore

const doublePasts = new Set(
  irregularVerbs
    .flatMap(([, past, participle]) => [past, participle])
    .filter(
      form =>
        !/ed$|\//.test(form) &&
        form.length > 3 &&
        !/^(?:found|wound|ground|bound|fell|felt|shot|spat|rent|sent|lead|seed|bred|fed|shed|wed|read|spread|hurt|burst|cast|cost|hit|knit|let|put|quit|rid|set|shut|slit|split|thrust|wet|beat|hung|stuck|spin|spun|left|bent|lent|dealt|meant|heard|overcome|become|come|understand|lost|laid|said|paid|made|held|sold|told|kept|slept|wept|swept|crept|built)$/.test(
          form,
        ),
    ),
)

const irregularPasts = new Set(irregularVerbs.filter(([base, past]) => past !== base && !past.endsWith('ed')).map(([base]) => base))
