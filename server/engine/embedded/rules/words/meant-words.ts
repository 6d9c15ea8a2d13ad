/** Words that the model of confused words would take for others, but that are meant as they are where they stand. */
import { lowerAt } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { closed, modals } from '../../grammar/word-classes.ts'
import type { RulePage } from '../../rule-page.ts'

type Meant = readonly [word: RegExp, isMeant: (page: RulePage, i: number) => boolean]

const nextIs = (words: RegExp) => (page: RulePage, i: number) => words.test(lowerAt(page.tokens, i + 1))
const beforeIs = (words: RegExp) => (page: RulePage, i: number) => words.test(lowerAt(page.tokens, i - 1))
const parts = ({ dictionary, tokens }: RulePage, k: number) => dictionary.partsOf(lowerAt(tokens, k))

const meant: readonly Meant[] = [
  // "He's small and shy", "giving not less than a week", "the electrical inspection"
  [/^(?:he's|she's)$/, ({ tokens, classes }, i) => classes.isAdjective(lowerAt(tokens, i + 1)) && (!tokens[i + 2]?.word || closed.has(lowerAt(tokens, i + 2)))], // prettier-ignore
  [/^not$/, ({ tokens }, i) => /^(?:less|more|fewer|later|earlier)$/.test(lowerAt(tokens, i + 1)) && lowerAt(tokens, i + 2) === 'than'],
  [/^electrical$/, nextIs(/^(?:inspections?|installations?|works?|safety|faults?|equipment|goods|contractors?|appliances?|systems?|repairs?|tests?|testing|certificates?|fires?|items?|supply|storms?|signals?|components?|parts|devices?)$/)], // prettier-ignore
  // "in the packing area"
  [/^packing$/, nextIs(/^(?:areas?|departments?|lines?|halls?|stations?|sheds?|teams?|lists?|materials?|cases?|tape|slips?)$/)],
  // "before the dessert is finished"
  [/^desserts?$/, ({ tokens }, i) => !tokens.some(({ lower }) => /^(?:sand|sandy|dunes?|camels?|sahara|gobi|oasis|cactus|cacti|nomads?)$/.test(lower)) && /^(?:is|was|are|were|comes?|came|arrives?|arrived|menus?|wines?|has|had)$/.test(lowerAt(tokens, i + 1))], // prettier-ignore
  // "feel its teeth"
  [/^its$/, ({ tokens, classes, tags }, i) => classes.isPlural(lowerAt(tokens, i + 1)) && tags.has(i - 1, 'Verb', 'Preposition')],
  // "Its recycled shell"
  [/^its$/, ({ tokens, tags }, i) => tokens[i + 1]?.word === true && tags.has(i + 2, 'Noun') && !closed.has(lowerAt(tokens, i + 1)) && !closed.has(lowerAt(tokens, i + 2))], // prettier-ignore
  // "the man who's here is"
  [/^who's$/, nextIs(/^(?:here|there|not|in|on|at|with|been|always|also)$/)],
  // "my, your, and our", "Yes and no, as ever"
  [/^(?:your|no)$/, ({ tokens }, i) => tokens[i + 1]?.text === ','],
  // "It was left there last month"
  [/^there$/, nextIs(/^(?:last|next|this|that|yesterday|today|now|by|in|on|at)$/)],
  // "This can let workers rest"
  [/^let$/, ({ tokens }, i) => modals.has(lowerAt(tokens, i - 1))],
  // "their in-laws"
  [/^(?:their|its|your)$/, ({ tokens }, i) => tokens[i + 1]?.hyphen === true],
  // "whether they knew -- thinking"
  [/^knew$/, ({ tokens }, i) => !tokens[i + 1]?.word],
  // "They understood this centuries ago"
  [/^this$/, ({ tokens }, i) => lowerAt(tokens, i + 2) === 'ago'],
  // "No sooner had the eighth-wicket pair begun"
  [/^(?:begun|drunk|broken|chosen|shown|worn|drawn)$/, isAfterHad],
  // "keep the ferries and even the schools alive"
  [/^alive$/, ({ tokens }, i) => tokens.slice(Math.max(0, i - 12), i).some(({ lower }) => /^(?:keep|keeps|kept|keeping|stay|stays|stayed)$/.test(lower))], // prettier-ignore
  // "watched an eagle turn slow circles"
  [/^(?:slow|quick|loud)$/, ({ tokens, classes }, i) => classes.isPlural(lowerAt(tokens, i + 1))],
  // "how many hour": a plural without its ending
  [/^hour$/, beforeIs(/^(?:many|few|several|two|three|four|five|six|seven|eight|nine|ten|twelve)$/)],
  // "spent reading"
  [/^spent$/, (page, i) => (parts(page, i + 1) & pos.ing) !== 0],
  // "candidates for the analyst role"
  [/^roles?$/, ({ tokens, tags }, i) => tags.has(i - 1, 'Noun') && tokens[i - 1]?.word === true && !tokens[i + 1]?.word],
  [
    /^roles?$/,
    beforeIs(
      /^(?:analyst|manager|leadership|teaching|new|current|previous|key|leading|lead|support|sales|junior|senior|developer|engineer|title|dual|this|similar)$/,
    ),
  ],
  // "We've driven north, broken two belts, and eaten pies": participles in a row
  [/^(?:broken|chosen|drunk|worn|shown)$/, ({ tokens, dictionary }, i) => tokens[i - 1]?.text === ',' && tokens.slice(Math.max(0, i - 14), i).some(({ lower }, k, all) => /^(?:have|has|had)$|['’](?:ve|d)$/.test(lower) && (dictionary.partsOf(all[k + 1]?.lower ?? '') & pos.participle) !== 0)], // prettier-ignore
  // "converted in to flats": one word is meant
  [/^to$/, beforeIs(/^in$/)],
  // "What it comes to much of the time"
  [/^to$/, (page, i) => lowerAt(page.tokens, i + 1) === 'much' && lowerAt(page.tokens, i + 2) === 'of' && /^(?:come|comes|came)$/.test(lowerAt(page.tokens, i - 1))], // prettier-ignore
  // "its cash in safe money market funds"
  [/^safe$/, nextIs(/^(?:money|cash|asset|haven)$/)],
  // "used to working to tight deadlines"
  [/^to$/, beforeIs(/^work(?:s|ed|ing)?$/)],
  // "They speak so fast!"
  [/^speaks?$/, nextIs(/^(?:so|too|very|well|fast|slowly|quickly|clearly|quietly|loudly|to|with|about|for|of|only|\w+ly)$/)],
]

/** "No sooner had the pair begun": a participle whose helping verb stands before its subject. */
function isAfterHad({ tokens }: RulePage, i: number): boolean {
  const words = tokens.slice(Math.max(0, i - 12), i).map(({ lower }) => lower)
  return words.some((word, n) => /^(?:had|has|have)$/.test(word) && /^(?:sooner|hardly|scarcely|never|seldom|rarely|barely)$/.test(words[n - 1] ?? '')) // prettier-ignore
}

const byWord = new Map<string, readonly Meant[]>()

/** Whether the word at an index is meant as it is. */
export function isMeantHere(page: RulePage, i: number): boolean {
  const word = lowerAt(page.tokens, i)
  const own = byWord.get(word) ?? meant.filter(([words]) => words.test(word))
  byWord.set(word, own)
  return own.some(([, isMeant]) => isMeant(page, i))
}
