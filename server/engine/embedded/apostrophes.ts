/** Straight and curly apostrophes: what the engine writes follows the text. */

/** Whether a text writes its apostrophes, or without any its quotation marks, curly. */
export function isCurly(text: string): boolean {
  if (/\p{L}['’]\p{L}/u.test(text)) return !/\p{L}'\p{L}/u.test(text)
  return /[“”]/.test(text) && !text.includes('"')
}

/** The words with curly apostrophes: "don’t", "the dogs’ tails". */
export const curl = (words: string): string => words.replace(/(?<=\p{L})'/gu, '’')
