/** What a writer should look at twice in a change: numbers, dates and names that are not the same after it. */

export type Caution = 'number' | 'date' | 'name'

const months =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi
const found = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).map(each => each.toLowerCase()).sort()
const calendar =
  /^(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Mon(?:day)?|Tue(?:s|sday)?|Wed(?:nesday)?|Thu(?:rs?|rsday)?|Fri(?:day)?|Sat(?:urday)?|Sun(?:day)?)$/
/** "Fri" and "Friday" are one day. */
const inShort = (name: string) => (calendar.test(name) ? name.slice(0, 3) : name)
const dates = (text: string) =>
  found(text, months)
    .map(date => date.slice(0, 3))
    .sort()
    .join('\n')
const differs = (before: string, after: string, pattern: RegExp) => found(before, pattern).join('\n') !== found(after, pattern).join('\n')

/** What the change does to facts, or nothing. Spelling out a figure counts as a change to it. */
export function cautionOf(before: string, after: string): Caution | undefined {
  if (differs(before, after, /\p{Nd}+/gu)) return 'number'
  if (before !== '' && after !== '' && dates(before) !== '' && dates(before) !== dates(after)) return 'date'
  // A capital inside the words, kept as a capital, but of another word: a name that became another name.
  const names = (text: string) => [...text.matchAll(/(?<=\S\s+)\p{Lu}\p{L}+/gu)].map(([name]) => inShort(name))
  const [old, now] = [names(before), names(after)]
  return old.length > 0 && old.length === now.length && old.some((name, index) => name !== now[index]) ? 'name' : undefined
}
