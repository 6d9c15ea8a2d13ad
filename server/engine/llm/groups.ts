/** Splits long texts into groups of adjacent paragraphs for the model. */
import { countTokens } from '../../../text/tokens.ts'
import { splitBlocks } from '../blocks.ts'

export interface Group {
  start: number
  end: number
  text: string
  tokens: number
  /** The original preceding paragraph. */
  before: string | undefined
}

const mostTokens = 1500
const longestContext = 800
// Only white space and markers of lists, quotes, and headings: code and tables between two paragraphs separate them.
const mark = String.raw`[ \t]*(?:>[ \t]*)*(?:(?:[-*+•–]|\(?\d{1,3}[.)]|[a-zA-Z][)]|#{1,6})[ \t]+(?:\[[ xX]\][ \t]+)?)?`
const bridge = new RegExp(`^${mark}(?:\\r?\\n${mark})*$`)
const lineMark = new RegExp(`^${mark}$`)
// A wider gap is not prose, and a model would not keep it.
const widestGap = 200

/** The prose of a text in groups, in order; text between groups stays unchanged. */
export async function groupBlocks(text: string): Promise<Group[]> {
  const groups: Group[] = []
  let previous: string | undefined
  for (const block of splitBlocks(text)) {
    const last = groups.at(-1)
    const tokens = await countTokens(block.text)
    if (last && last.tokens + tokens <= mostTokens && isBridge(text.slice(last.end, block.start))) {
      last.end = block.end
      last.tokens += tokens
      last.text = text.slice(last.start, last.end)
    } else {
      const start = markStart(text, block.start)
      groups.push({
        start,
        end: block.end,
        text: text.slice(start, block.end),
        tokens,
        before: previous?.slice(-longestContext).toWellFormed(),
      })
    }
    previous = block.text
  }
  // Numbers and symbols alone are not prose.
  return groups.filter(group => /\p{L}/u.test(group.text))
}

/** A list item is sent with its bullet. */
function markStart(text: string, start: number): number {
  const line = text.lastIndexOf('\n', start - 1) + 1
  const prefix = text.slice(line, start)
  return prefix.length <= widestGap && lineMark.test(prefix) ? line + (prefix.length - prefix.trimStart().length) : start
}

const isBridge = (gap: string): boolean => gap.length <= widestGap && bridge.test(gap)
