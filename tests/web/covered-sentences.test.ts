import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { countWords } from '../../text/words.ts'
import { readSource } from '../../web/areas/text/source-map.ts'
import { firstSentences, sourceOf } from '../../web/areas/text/whole-sentences.ts'
import { bullets, heading, item, paragraph, toDoc } from './editor.ts'

const doc = toDoc(
  heading(1, 'A plan'),
  paragraph('One two three. Four five six. Seven.'),
  paragraph(),
  bullets(item(paragraph('eight nine')), item(paragraph('ten'))),
)
const state = EditorState.create({ doc })
const covered = (limit: number, of = state) => {
  const part = firstSentences(of, limit)
  return part && [readSource(of.doc, part.from, part.to).text, part.words]
}

test('the first whole sentences that the words left are enough for', () => {
  expect(covered(1)).toBeUndefined()
  expect(covered(4)).toEqual(['# A plan', 2])
  expect(covered(7)).toEqual(['# A plan\n\nOne two three.', 5])
  expect(covered(9)).toEqual(['# A plan\n\nOne two three. Four five six. Seven.', 9])
  expect(covered(11)?.[1]).toBe(11)
  expect(covered(100)?.[1]).toBe(countWords(readSource(doc).text))
})

test('selecting this part runs it and nothing else', () => {
  for (let limit = 2; limit < 13; limit++) {
    const part = firstSentences(state, limit)
    if (!part) throw new Error('a part')
    const selected = state.apply(state.tr.setSelection(TextSelection.create(doc, part.from, part.to)))
    expect(countWords(sourceOf(selected).text)).toBe(part.words)
    expect(part.words).toBeLessThanOrEqual(limit)
  }
})

test('starts at the selection, if there is one', () => {
  const from = 9 + 'One two three. '.length
  const selected = state.apply(state.tr.setSelection(TextSelection.create(doc, from, doc.content.size - 2)))
  expect(covered(3, selected)).toEqual(['Four five six.', 3])
})
