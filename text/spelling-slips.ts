/** How a misspelled word differs from the right one: for the reasons of changes, in every language. */

export type Slip =
  | 'separate'
  | 'joined'
  | 'hyphen'
  | 'apostrophe'
  | 'missing-double'
  | 'missing-letter'
  | 'needless-double'
  | 'extra-letter'
  | 'swapped'
  | 'other-letter'
  | 'misspelled'

export interface SpellingSlip {
  slip: Slip
  /** The letters that are wrong, and those that belong there, in lower case; '' where there are none. */
  wrong: string
  right: string
}

const isLetter = (text: string) => /^[a-z]$/.test(text)
const lettersOf = (text: string) => text.replace(/[ -]/g, '')

/** The slip that turns `after` into `before`; "misspelled" if it is none of the simple ones. */
export function readSlip(before: string, after: string): SpellingSlip {
  const [wrong, right] = [before.toLowerCase(), after.toLowerCase()]
  if (wrong === right) return { slip: 'misspelled', wrong: '', right: '' }
  if (lettersOf(wrong) === lettersOf(right)) {
    if (right.includes('-')) return { slip: 'hyphen', wrong: '', right: '-' }
    return { slip: right.includes(' ') ? 'separate' : 'joined', wrong: '', right: '' }
  }
  if (right.replace(/['’]/, '') === wrong) return { slip: 'apostrophe', wrong: '', right: "'" }
  let start = 0
  while (start < Math.min(wrong.length, right.length) && wrong[start] === right[start]) start++
  let end = 0
  while (end < Math.min(wrong.length, right.length) - start && wrong.at(-1 - end) === right.at(-1 - end)) end++
  const letters = { wrong: wrong.slice(start, wrong.length - end), right: right.slice(start, right.length - end) }
  return { slip: slipOf(letters.wrong, letters.right, wrong[start - 1]), ...letters }
}

function slipOf(cut: string, put: string, previous: string | undefined): Slip {
  if (cut === '' && isLetter(put)) return put === previous ? 'missing-double' : 'missing-letter'
  if (put === '' && isLetter(cut)) return cut === previous ? 'needless-double' : 'extra-letter'
  if (cut.length === 2 && put === `${cut[1]}${cut[0]}`) return 'swapped'
  return isLetter(cut) && isLetter(put) ? 'other-letter' : 'misspelled'
}
