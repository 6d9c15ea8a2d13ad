import { EditorState } from '@tiptap/pm/state'
import type { DecorationSet } from '@tiptap/pm/view'
import { expect, test } from 'vitest'
import { longWords } from '../../web/areas/text/long-words.ts'
import { bullets, item, paragraph, toDoc } from './editor.ts'

test('only blocks with a very long word are marked, as soon as they have one', () => {
  const plugin = longWords()
  const doc = toDoc(
    paragraph('Short words, many of them. '.repeat(500)),
    bullets(item(paragraph('a'.repeat(6000)))),
    paragraph('b'.repeat(4000)),
  )
  const state = EditorState.create({ doc, plugins: [plugin] })
  const marked = (now: EditorState) => {
    const marks = plugin.getState(now) as DecorationSet // the plugin's state
    return marks
      .find()
      .map(({ from, to }) => now.doc.textBetween(from, to).slice(0, 1))
      .toSorted()
  }
  expect(marked(state)).toEqual(['a'])
  const longer = state.apply(state.tr.insertText('b'.repeat(2000), doc.content.size - 1))
  expect(marked(longer)).toEqual(['a', 'b'])
  const split = longer.apply(longer.tr.insertText(' ', longer.doc.content.size - 3000))
  expect(marked(split)).toEqual(['a'])
})
