/** Flags changes that alter numbers, dates, or names, for the writer to double-check. */

export type Caution = 'number' | 'date' | 'name'

const months =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi
const found = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).map(each => each.toLowerCase()).sort()
const calendar =
  /^(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Mon(?:day)?|Tue(?:s|sday)?|Wed(?:nesday)?|Thu(?:rs?|rsday)?|Fri(?:day)?|Sat(?:urday)?|Sun(?:day)?)$/
/** "Fri" and "Friday" are the same day. */
const inShort = (name: string) => (calendar.test(name) ? name.slice(0, 3) : name)
const dates = (text: string) =>
  found(text, months)
    .map(date => date.slice(0, 3))
    .sort()
    .join('\n')
const differs = (before: string, after: string, pattern: RegExp) => found(before, pattern).join('\n') !== found(after, pattern).join('\n')

/** The facts that the change alters, if any. Spelling out a number counts. */
export function cautionOf(before: string, after: string): Caution | undefined {
  if (differs(before, after, /\p{Nd}+/gu)) return 'number'
  if (before !== '' && after !== '' && dates(before) !== '' && dates(before) !== dates(after)) return 'date'
  return changesName(before, after) ? 'name' : undefined
}

/** A word replaced with another one, both capitalized. */
function changesName(before: string, after: string): boolean {
  const [word, other] = [singleName.exec(before)?.[1], singleName.exec(after)?.[1]]
  // A single word may start a sentence: it counts as a name unless it is a common opener or only inflected.
  if (word && other) return word !== other && !openers.has(word) && !openers.has(other) && !isInflection(word, other)
  const names = (text: string) => [...text.matchAll(/(?<=\S\s)\p{Lu}\p{L}+/gu)].map(([name]) => inShort(name))
  const [old, now] = [names(before), names(after)]
  return old.length > 0 && old.length === now.length && old.some((name, index) => name !== now[index])
}

const singleName = /^\s*(\p{Lu}\p{Ll}+)(?:['’]\p{Ll}{1,2})?\s*$/u
const isInflection = (a: string, b: string) => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return long.startsWith(short) && /^(?:e?s|e?d|ing|ly)$/.test(long.slice(short.length))
}
/** Common first words of sentences. */
const openers = new Set(
  'A About After Afterwards Again Ago All Almost Along Already Also Although Always Am An And Another Any Anyone Anything Are As At Be Because Been Before Being Best Better Between Both But By Can Could Dear Definitely Did Do Does During Each Either Enough Especially Even Every Everybody Everyone Everything Finally First Firstly For From Generally Going Good Had Has Have Having He Hello Her Here Hers Hey Hi His How However I If Im In Instead Is It Its Ive Just Kind Last Lastly Least Less Let Lets Like Many Maybe Me Mine More Moreover Most Much My Neither Never Next No Nobody Nor Not Nothing Now Nowadays Of Off Often On Once One Only Or Other Our Out Over Perhaps Please Probably Rather Really Regards Same Second Secondly See She Should Since So Some Somebody Someone Something Sometimes Soon Still Such Thank Thanks That The Their Them Then There Therefore These They Third Thirdly This Those Though Through Thus To Today Together Tomorrow Too Unfortunately Until Up Us Usually Very Was We Well Were What When Where Whether Which While Who Whose Why Will With Without Would Yes Yesterday Yet You Your Yours'.split(
    ' ',
  ),
)
