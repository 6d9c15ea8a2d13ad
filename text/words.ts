/** Word and character counts, the same on the server and in the browser. */

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const han = /\p{Script=Han}/u
const hanAll = /\p{Script=Han}/gu
/** Browsers split "U.S." and "www.example.com" here, servers do not; both treat an apostrophe as part of the word. */
const inside = /[.:\uFF0E\uFF1A](?<=\p{L}\p{M}*.)(?=\p{L})/gu

/**
 * Word count by Unicode segmentation; Chinese characters count one each, because dictionary-based segmentation differs
 * between browsers and servers.
 */
export function countWords(text: string): number {
  let count = 0
  for (const { segment, isWordLike } of segmenter.segment(text.replace(inside, "'"))) {
    if (!isWordLike) continue
    count += han.test(segment) ? (segment.match(hanAll)?.length ?? 1) : 1
  }
  return count
}

/** Characters as a reader sees them: an emoji or an accented letter counts as one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) count += 1
  return count
}

const wordsPerMinute = 230

/** Reading time in minutes, at least one for any text. */
export const readingMinutes = (text: string): number => Math.ceil(countWords(text) / wordsPerMinute)
