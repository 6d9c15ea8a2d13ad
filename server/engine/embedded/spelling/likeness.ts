/** How two spellings differ: swapped, doubled, or missing letters, and the same sound. */

/** Two letters swapped, a letter wrongly doubled or not, or a missing apostrophe: never a term. */
export function isPlainSlip(word: string, right: string): boolean {
  if (/^[a-z]+n['’]t$/.test(right) && right.replace(/['’]/, '') === word) return true
  const sorted = (text: string) => text.split('').toSorted().join('')
  return word.length >= 6 && (isDoubled(word, right) || sorted(word) === sorted(right))
}

/** How much better a candidate is that only swaps or doubles letters: "dealy". */
export function closeness(word: string, right: string, rank: number): number {
  // "moning" is no slip of "mooning".
  if (isPlainSlip(word, right)) return rank < 60_000 ? 0.6 : 0.2
  if (rank < 25_000 && word !== right && sounded(word) === sounded(right)) return 0.8
  return rank < 12_000 && swapsOf(word).includes(right) ? 0.4 : 0
}

/** A word without the letters that nobody hears in it: "climing", "whipers", "pintch". */
const sounded = (word: string) => word.replaceAll(/(?<=m)b|(?<=[grw])h(?!$)|(?<=[nrl])t(?=ch)|^k(?=n)|^w(?=r)/g, '')

/** The word with each pair of neighbors swapped. */
export const swapsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, k) => word.slice(0, k) + word.charAt(k + 1) + word.charAt(k) + word.slice(k + 2))

/** Only doubled letters tell the words apart. */
export function isDoubled(word: string, right: string): boolean {
  const once = (text: string) => text.replace(/([a-z])\1/g, '$1')
  return once(word) === once(right)
}

/** The consonants of a word as they sound, without doubles; "professor" and "proffeser" are equal. */
export function soundOf(word: string): string {
  return word
    .replace(/^(?:ps|pn|kn|wr)/, start => start.charAt(1))
    .replaceAll('ph', 'f')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/ck|c|q/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll(/dg|g(?=[eiy])/g, 'j')
    .replaceAll(/(?<=.)[aeiouyhw]/g, '')
    .replaceAll(/(.)\1/g, '$1')
    .replace(/^[aeiouy]/, 'a')
}

/** One letter inserted, deleted, replaced, or swapped with its neighbor, or one space. */
export function isOneEdit(from: string, to: string): boolean {
  let start = 0
  while (start < from.length && from[start] === to[start]) start++
  let end = 0
  while (end < Math.min(from.length, to.length) - start && from.at(-1 - end) === to.at(-1 - end)) end++
  const [removed, added] = [from.slice(start, from.length - end), to.slice(start, to.length - end)]
  return (removed.length <= 1 && added.length <= 1) || (removed.length === 2 && added === `${removed[1]}${removed[0]}`)
}
