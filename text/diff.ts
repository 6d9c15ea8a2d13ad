/** Word-by-word differences between two texts, as separate changes. */
import { diffWordsWithSpace } from 'diff'
import type { Change, ChangeKind } from './changes.ts'

interface DiffOptions {
  /** Offset of `before` in the whole source. */
  offset: number
  idPrefix: string
  kind: ChangeKind
  message: string
  /** Changes separated only by white space stay separate. */
  isApart?: boolean
}

const timeoutMs = 300

/** Changes that turn `before` into `after`; if the comparison takes too long, a single change. */
export function diffChanges(before: string, after: string, { offset, idPrefix, kind, message, isApart }: DiffOptions): Change[] {
  if (before === after) return []
  const parts = diffWordsWithSpace(before, after, { timeout: timeoutMs })
  const changes: Change[] = []
  const add = (start: number, removed: string, added: string) =>
    changes.push({
      id: `${idPrefix}${changes.length}`,
      start: offset + start,
      end: offset + start + removed.length,
      before: removed,
      after: added,
      kind,
      message,
      confidence: 'auto',
    })
  if (!parts) {
    add(0, before, after)
    return changes
  }
  let at = 0
  let open: { start: number; removed: string; added: string } | undefined
  let gap = ''
  for (const { value, added, removed } of parts) {
    if (added || removed) {
      open ??= { start: at, removed: '', added: '' }
      // Changes separated by white space are one change to a reader.
      open.removed += gap
      open.added += gap
      gap = ''
      if (removed) open.removed += value
      else open.added += value
    } else if (open && !isApart && /^\s+$/.test(value)) gap += value
    else if (open) {
      add(open.start, open.removed, open.added)
      open = undefined
      gap = ''
    }
    if (!added) at += value.length
  }
  if (open) add(open.start, open.removed, open.added)
  return changes
}
