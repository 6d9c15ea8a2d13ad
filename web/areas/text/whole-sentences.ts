/** Extends a selection to whole sentences, which the engine needs. */
import type { Node } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { countWords } from '../../../text/words.ts'
import { readSource, type Source } from './source-map.ts'

/** The whole sentences of the selection, or the whole text without one. */
export function sourceOf({ doc, selection }: EditorState): Source {
  const { from, to, empty } = selection
  return empty || to - from >= doc.content.size - 2 ? readSource(doc) : readSource(doc, ...wholeSentences(doc, from, to))
}

/** The smallest range of whole sentences around the range; ignores white space at its ends. */
export function wholeSentences(doc: Node, from: number, to: number): [number, number] {
  const isBlank = (pos: number) => /^\s$/.test(doc.textBetween(pos, pos + 1, '', 'x'))
  let [start, end] = [from, to]
  while (start < end && isBlank(start)) start += 1
  while (end > start && isBlank(end - 1)) end -= 1
  return start === end ? [from, to] : [sentenceEdge(doc, start, 'start'), sentenceEdge(doc, end, 'end')]
}

function sentenceEdge(doc: Node, pos: number, side: 'start' | 'end'): number {
  const place = doc.resolve(pos)
  if (!place.parent.isTextblock) return pos
  const start = place.start()
  const text = place.parent.textBetween(0, place.parent.content.size, undefined, '\n')
  for (const { segment, index } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)) {
    const end = index + segment.length
    if (side === 'start' && pos - start < end) return start + index
    if (side === 'end' && pos - start <= end) return Math.max(start + index + segment.trimEnd().length, pos)
  }
  return pos
}

/** The first whole sentences of the selection, or of the text, that have at most so many words. */
export function firstSentences({ doc, selection }: EditorState, limit: number): { from: number; to: number; words: number } | undefined {
  const [from, end] = selection.empty ? [0, doc.content.size] : wholeSentences(doc, selection.from, selection.to)
  let found: { from: number; to: number; words: number } | undefined
  let isFull = false
  doc.nodesBetween(from, end, (node, pos) => {
    if (!node.isTextblock || isFull) return !isFull
    const text = node.textBetween(0, node.content.size, undefined, '\n')
    for (const { segment, index } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)) {
      const [start, to] = [pos + 1 + index, pos + 1 + index + segment.trimEnd().length]
      if (start < from || to > end || segment.trim() === '') continue
      const words = countWords(readSource(doc, found?.from ?? start, to).text)
      isFull = words > limit
      if (isFull) break
      found = { from: found?.from ?? start, to, words }
    }
    return false
  })
  return found && found.words > 0 ? found : undefined
}
