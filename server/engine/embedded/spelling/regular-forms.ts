/** Words with an ending that another word would take: "cryed", "companys", "weared", "slowy". */
import { inflect, irregularVerbs } from '../grammar/irregular.ts'
import { type Dictionary, pos } from '../grammar/parts-of-speech.ts'
import type { Token } from '../grammar/tokens.ts'
import { isToldOfNoun } from '../grammar/noun-participles.ts'
import { closed } from '../grammar/word-classes.ts'

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
  return inflect(base, isPerfect || isToldOfNoun(tokens, i, dictionary) ? 'participle' : 'past')
}

/** Whether a participle of a listed verb is meant where the list has its past: "a poem writed by her". */
export const isParticipleOf = (participle: string, past: string) =>
  participle !== past && irregularVerbs.some(forms => forms[1] === past && forms[2] === participle)

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
