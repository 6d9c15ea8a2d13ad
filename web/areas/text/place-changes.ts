/** Maps a run's changes to the document, including edits since the run began. */
import { Mapping } from '@tiptap/pm/transform'
import type { Node } from '@tiptap/pm/model'
import { diffChanges } from '../../../text/diff.ts'
import { readSource, type Source, startsItem, toPosition, withoutMarks } from './source-map.ts'
import type { ChangeFieldsFragment } from './text.generated.ts'
import type { Placed } from './tracked-changes.ts'

/** Maps an offset of one text to the other. */
type Align = (offset: number, side: 'start' | 'end') => number

/** Maps offsets of the old text to the new one; inside a replacement, to its edges. */
export function alignTexts(before: string, after: string, { isApart = false } = {}): Align {
  if (before === after) return offset => offset
  const at = after.indexOf(before)
  if (at >= 0) return offset => offset + at
  const hunks = diffChanges(before, after, { offset: 0, idPrefix: '', kind: 'rewording', message: '', isApart })
  return (offset, side) => {
    let shift = 0
    for (const { start, end, after: now } of hunks) {
      if (offset < start || (offset === start && side === 'end' && start !== end)) break
      const grown = now.length - (end - start)
      if (offset < end || (offset === end && side === 'start' && start === offset))
        return side === 'start' ? start + shift : end + shift + grown
      shift += grown
    }
    return offset + shift
  }
}

/** Position of the text in the document, if it occurs exactly once as whole words. */
function findOnce(text: string, words: string): number | undefined {
  const at = text.indexOf(words)
  if (text === words) return 0
  if (words === '' || at < 0 || text.includes(words, at + 1)) return undefined
  const isWithin = (edge: number) => /^[\p{L}\p{N}]{2}$/u.test(text.slice(edge - 1, edge + 1))
  return isWithin(at) || isWithin(at + words.length) ? undefined : at
}

/** Of a word beside an insertion, so many letters are shown. */
const longestWord = 24

/** Maps the changes of one run: created when the run begins, and updated with every later transaction. */
export class Placement {
  readonly since = new Mapping()
  #source: Source
  #align: Align
  #alignJoined: Align

  constructor(doc: Node, text: string, source = readSource(doc)) {
    this.#source = source
    this.#align = alignTexts(text, source.text, { isApart: true })
    this.#alignJoined = alignTexts(text, source.text)
  }

  place(change: ChangeFieldsFragment): Placed | undefined {
    const ends = change.before === '' ? this.#insertion(change.start) : this.#stretch(change)
    if (!ends) return undefined
    const [a, b] = [this.since.map(ends[0], 1), this.since.map(ends[1], -1)]
    return {
      suggestion: {
        id: change.id,
        before: withoutMarks(change.before),
        after: startsItem(change.before) ? change.after.trimStart() : change.after.replaceAll('`', ''),
        kind: change.kind,
        rule: change.rule ?? null,
        message: change.message,
        applied: change.applied,
        alternatives: change.alternatives,
        ...(change.before === '' && { follows: this.#wordBefore(change.start) }),
        ...(startsItem(change.before) && { leavesList: /^\s*\d/.test(change.before) ? 'orderedList' : 'bulletList' }),
      },
      from: Math.min(a, b),
      to: Math.max(a, b),
    }
  }

  #wordBefore(offset: number): string {
    const start = this.#align(offset, 'start')
    return /\S*[^\S\n]*$/.exec(this.#source.text.slice(Math.max(0, start - longestWord), start))?.[0] ?? ''
  }

  #stretch(change: ChangeFieldsFragment): [number, number] | undefined {
    const found = this.#found(change, this.#align) ?? this.#found(change, this.#alignJoined)
    const [start, end] = found ?? [this.#align(change.start, 'start'), this.#align(change.end, 'end')]
    const from = toPosition(this.#source, start, 'start')
    const to = toPosition(this.#source, end, 'end')
    return from === undefined || to === undefined ? undefined : [Math.min(from, to), to]
  }

  /** The matched words themselves, before or after the change, without adjacent edits. */
  #found({ start, end, before, after }: ChangeFieldsFragment, align: Align): [number, number] | undefined {
    const first = align(start, 'start')
    const now = this.#source.text.slice(first, align(end, 'end'))
    // A deleted word takes one space with it; which of the two is unknown.
    if (after === '' && now.trim() === '') return /^\s/.test(before) ? [first, first] : [first + now.length, first + now.length]
    // Longer ones first, since they may contain the others.
    for (const words of [before, after].sort((a, b) => b.length - a.length)) {
      const at = findOnce(now, words)
      if (at !== undefined) return [first + at, first + at + words.length]
    }
    return undefined
  }

  /** Insertions are placed after the preceding letter, or before the first letter of a paragraph. */
  #insertion(offset: number): [number, number] | undefined {
    const [start, end] = [this.#align(offset, 'start'), this.#align(offset, 'end')]
    const { segments } = this.#source
    const follows = segments.some(segment => segment.offset < start && start <= segment.offset + segment.length)
    const from = toPosition(this.#source, start, follows ? 'end' : 'start')
    // Already inserted: the range that it fills.
    const to = end > start ? toPosition(this.#source, end, 'end') : from
    return from === undefined || to === undefined ? undefined : [from, to]
  }
}
