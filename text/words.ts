/** Counting what a reader counts; the same on the server and in the browser. */

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const han = /\p{Script=Han}/u
const hanAll = /\p{Script=Han}/gu
/** Browsers cut "U.S." and "www.example.com" here, servers do not; an apostrophe in its place is inside a word to both. */
const inside = /[.:\uFF0E\uFF1A](?<=\p{L}\p{M}*.)(?=\p{L})/gu

/**
 * Words by Unicode's segmentation; Chinese characters count one each, since dictionaries for cutting Chinese into words
 * differ between browsers and servers.
 */
export function countWords(text: string): number {
  let count = 0
  for (const { segment, isWordLike } of segmenter.segment(text.replace(inside, "'"))) {
    if (!isWordLike) continue
    count += han.test(segment) ? (segment.match(hanAll)?.length ?? 1) : 1
  }
  return count
}

/** Characters as a reader sees them: an emoji or an accented letter is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) count += 1
  return count
}

const wordsPerMinute = 230

/** Minutes that reading takes, at least one for any text. */
export const readingMinutes = (text: string): number => Math.ceil(countWords(text) / wordsPerMinute)
