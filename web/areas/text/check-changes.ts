/** Puts what checks have found among the changes in the text. */
import type { Tracked } from './change-marks.ts'
import type { Paragraph } from './paragraphs.ts'
import type { ChangeFieldsFragment } from './text.generated.ts'

/** The changes between the offsets, which count from there. */
export const changesWithin = (changes: readonly ChangeFieldsFragment[], from: number, to: number) =>
  changes
    .filter(({ start, end }) => start >= from && end <= to)
    .map(change => ({ ...change, start: change.start - from, end: change.end - from }))

const isPending = ({ decision }: Tracked) => decision === 'open' || decision === 'rejected'
const isSame = (a: Tracked, b: Tracked) =>
  a.from === b.from && a.to === b.to && a.suggestion.before === b.suggestion.before && a.suggestion.after === b.suggestion.after
const meets = (a: Tracked, b: Tracked) => (a.from < b.to && b.from < a.to) || (a.from === b.from && a.to === b.to)

/** The changes with those found in the paragraphs, in place of earlier ones of checks. What a run or the writer has decided there stays. */
export function withChecks(
  tracked: readonly Tracked[],
  paragraphs: readonly Omit<Paragraph, 'source'>[],
  found: readonly Tracked[],
): Tracked[] {
  const isInside = ({ from, to }: Tracked) => paragraphs.some(({ node, pos }) => from > pos && to < pos + node.nodeSize)
  const kept = tracked.filter(change => {
    if (!change.suggestion.isCheck) return true
    return isInside(change) ? isPending(change) && found.some(each => isSame(change, each)) : change.decision !== 'gone'
  })
  const fresh = found.filter(each => !kept.some(change => change.decision !== 'gone' && meets(change, each)))
  return [...kept, ...fresh].sort((a, b) => a.from - b.from || a.to - b.to)
}
