/** Where the changes of a run stand in the document, also when it went on since the run began. */
import { Mapping } from '@tiptap/pm/transform'
import type { Node } from '@tiptap/pm/model'
import { diffChanges } from '../../../text/diff.ts'
import { readSource, type Source, startsItem, toPosition, withoutMarks } from './source-map.ts'
import type { ChangeFieldsFragment } from './text.generated.ts'
import type { Placed } from './tracked-changes.ts'

/** From an offset of one text to that of another. */
type Align = (offset: number, side: 'start' | 'end') => number

/** How offsets of the old text lie in the new one; what was replaced maps to the edges of its replacement. */
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

/** Where the words stand in the text, if they do once and as words of their own. */
function findOnce(text: string, words: string): number | undefined {
  const at = text.indexOf(words)
  if (text === words) return 0
  if (words === '' || at < 0 || text.includes(words, at + 1)) return undefined
  const isWithin = (edge: number) => /^[\p{L}\p{N}]{2}$/u.test(text.slice(edge - 1, edge + 1))
  return isWithin(at) || isWithin(at + words.length) ? undefined : at
}

/** Places changes of one run: made when the run begins, told of every step that the document takes afterwards. */
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
        ...(startsItem(change.before) && { leavesList: /^\s*\d/.test(change.before) ? 'orderedList' : 'bulletList' }),
      },
      from: Math.min(a, b),
      to: Math.max(a, b),
    }
  }

  #stretch(change: ChangeFieldsFragment): [number, number] | undefined {
    const found = this.#found(change, this.#align) ?? this.#found(change, this.#alignJoined)
    const [start, end] = found ?? [this.#align(change.start, 'start'), this.#align(change.end, 'end')]
    const from = toPosition(this.#source, start, 'start')
    const to = toPosition(this.#source, end, 'end')
    return from === undefined || to === undefined ? undefined : [Math.min(from, to), to]
  }

  /** The words themselves, before or after the change: what was written right beside them is no part of it. */
  #found({ start, end, before, after }: ChangeFieldsFragment, align: Align): [number, number] | undefined {
    const first = align(start, 'start')
    const now = this.#source.text.slice(first, align(end, 'end'))
    // A word goes with a space, but which of the two around it cannot be seen any more.
    if (after === '' && now.trim() === '') return /^\s/.test(before) ? [first, first] : [first + now.length, first + now.length]
    // The longer ones first, since they may hold the others.
    for (const words of [before, after].sort((a, b) => b.length - a.length)) {
      const at = findOnce(now, words)
      if (at !== undefined) return [first + at, first + at + words.length]
    }
    return undefined
  }

  /** Something that is put in stands behind the letter before it, or at the start of a paragraph before its first letter. */
  #insertion(offset: number): [number, number] | undefined {
    const [start, end] = [this.#align(offset, 'start'), this.#align(offset, 'end')]
    const { segments } = this.#source
    const follows = segments.some(segment => segment.offset < start && start <= segment.offset + segment.length)
    const from = toPosition(this.#source, start, follows ? 'end' : 'start')
    // Where it was put in already, the stretch that it fills.
    const to = end > start ? toPosition(this.#source, end, 'end') : from
    return from === undefined || to === undefined ? undefined : [from, to]
  }
}
