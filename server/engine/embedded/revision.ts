/** A text under revision: edits are applied one after another and finally reported as changes to the source. */
import type { Change, ChangeKind } from '../../../text/changes.ts'
import type { TextBlock } from '../blocks.ts'

export interface Edit {
  /** Offsets in the current text. */
  start: number
  end: number
  after: string
  kind: ChangeKind
  rule: string
  message: string
  /** Other words that may be meant, the likeliest first. */
  alternatives?: readonly string[]
  /** Only offered, never applied. */
  isDoubtful?: true
  /** Applied in a paragraph that has certain mistakes: a strange word is a mistake there more often than a term. */
  isLikelySlip?: true
  /** Of the likely slips, one that is applied in a text with any certain mistake. */
  isPlainSlip?: true
  /** Elsewhere not even offered. */
  isSilent?: true
}

/** Not a space, a sign, or a capital, and not the spelling of another dialect. */
export const isMistake = ({ kind, rule }: Pick<Edit, 'kind' | 'rule'>): boolean =>
  rule !== 'dialect' && /^(?:spelling|grammar|word_choice)$/.test(kind)

interface Hunk {
  start: number
  end: number
  after: string
  notes: Pick<Edit, 'kind' | 'rule' | 'message'>[]
  /** As long as no other edit touches it. */
  alternatives?: readonly string[]
}

export type DraftChange = Omit<Change, 'id'>

export class Revision {
  readonly source: string
  text: string
  private hunks: Hunk[] = []

  constructor(source: string) {
    this.source = source
    this.text = source
  }

  /** Applies the edits that do not overlap an earlier one of the list; true if the text changed. */
  apply(edits: readonly Edit[]): boolean {
    const before = this.text
    const chosen: Edit[] = []
    for (const edit of edits) {
      const same = before.slice(edit.start, edit.end) === edit.after
      if (!same && !chosen.some(other => touches(edit, other))) chosen.push(edit)
    }
    for (const edit of chosen.sort((a, b) => b.start - a.start)) this.applyOne(trimEdit(before, edit))
    return this.text !== before
  }

  /** The source range of a range in the current text, or undefined if it touches a change. */
  locate(start: number, end: number): { start: number; end: number } | undefined {
    let shift = 0
    for (const hunk of this.hunks) {
      const from = hunk.start + shift
      const to = from + hunk.after.length
      if (to < start || (to === start && start !== end && from !== to)) shift += hunk.after.length - (hunk.end - hunk.start)
      else if (from <= end) return undefined
      else break
    }
    return { start: start - shift, end: end - shift }
  }

  /** Certain mistakes so far. */
  get mistakes(): number {
    return this.hunks.filter(hunk => hunk.notes.some(isMistake)).length
  }

  /** All edits as changes to the source. */
  changes(): DraftChange[] {
    return this.hunks
      .filter(hunk => this.source.slice(hunk.start, hunk.end) !== hunk.after)
      .map(({ start, end, after, notes, alternatives }) => {
        const main = notes[0] ?? { kind: 'grammar' as const, rule: 'grammar', message: '' }
        const message = [...new Set(notes.map(note => note.message))].join(' ')
        return {
          start,
          end,
          before: this.source.slice(start, end),
          after,
          kind: main.kind,
          rule: main.rule,
          message,
          confidence: 'auto' as const,
          ...(alternatives && { alternatives }),
        }
      })
  }

  private applyOne(edit: Edit) {
    const { hunks } = this
    let shift = 0
    let at = 0
    for (const hunk of hunks) {
      if (hunk.start + shift + hunk.after.length >= edit.start) break
      shift += hunk.after.length - (hunk.end - hunk.start)
      at++
    }
    const firstShift = shift
    let last = at
    while (last < hunks.length) {
      const hunk = hunks[last]
      if (!hunk || hunk.start + shift > edit.end) break
      shift += hunk.after.length - (hunk.end - hunk.start)
      last++
    }
    const touched = hunks.slice(at, last)
    const start = Math.min(edit.start - firstShift, touched[0]?.start ?? Infinity)
    const end = Math.max(edit.end - shift, touched.at(-1)?.end ?? -Infinity)
    const inside = this.text.slice(start + firstShift, edit.start) + edit.after + this.text.slice(edit.end, end + shift)
    const { kind, rule, message, alternatives } = edit
    const notes = [...touched.flatMap(hunk => hunk.notes), { kind, rule, message }]
    hunks.splice(at, last - at, { start, end, after: inside, notes, ...(alternatives && touched.length === 0 && { alternatives }) })
    this.text = this.text.slice(0, edit.start) + edit.after + this.text.slice(edit.end)
  }
}

/** Without the words that an edit of several words keeps at its start and end: smaller changes are easier to decide. */
function trimEdit(text: string, edit: Edit): Edit {
  const split = (part: string) => part.match(/\S+\s*/g) ?? []
  const [before, after] = [split(text.slice(edit.start, edit.end)), split(edit.after)]
  if (before.length + after.length < 3 || /^\s/.test(edit.after)) return edit
  const least = Math.min(before.length, after.length)
  let first = 0
  while (first < least && before[first]?.trimEnd() === after[first]?.trimEnd()) first++
  let last = 0
  while (last < least - first && before.at(-1 - last) === after.at(-1 - last)) last++
  // At the end, the space before a word goes with it; in the middle, the space after it.
  const isEnd = first > 0 && last === 0 && first === least
  const cut = (words: readonly string[]) =>
    (isEnd ? (/\s*$/.exec(words[first - 1] ?? '')?.[0] ?? '') : '') + words.slice(first, words.length - last).join('')
  const [old, put] = [cut(before), cut(after)]
  const shared = /\s$/.test(old) && /\s$/.test(put) ? 1 : 0
  const end = edit.end - before.slice(before.length - last).join('').length
  return { ...edit, start: end - old.length, end: end - shared, after: put.slice(0, put.length - shared) }
}

function touches(a: Edit, b: Edit): boolean {
  return a.start < b.end && b.start < a.end
    ? true
    : a.start === b.start || (a.end === b.start && a.start === a.end) || (b.end === a.start && b.start === b.end)
}

/** A block's changes with offsets and unique IDs for the whole text. */
export function placeChanges(block: TextBlock, drafts: readonly DraftChange[]): Change[] {
  return drafts.map((draft, i) => ({ id: `${block.index}-${i}`, ...draft, start: draft.start + block.start, end: draft.end + block.start }))
}
