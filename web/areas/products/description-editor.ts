/** The editor of a description, in step with the form's two values: the plain text, and the tree where there is formatting. */
import { Editor, type JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ProductValues } from './product-values.ts'

/** A stretch of the plain text, and where it stands in the document. */
interface Piece {
  from: number
  text: string
  position: number
}

/** The text as the server tells it, a line for each paragraph, heading and item; and where its pieces stand. */
export function readPlain(doc: Node): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = []
  let text = ''
  let isFirst = true
  doc.descendants((block, at) => {
    if (!block.isTextblock) return true
    if (!isFirst) text += '\n'
    isFirst = false
    block.forEach((child, offset) => {
      const words = child.isText ? (child.text ?? '') : '\n'
      pieces.push({ from: text.length, text: words, position: at + 1 + offset })
      text += words
    })
    return false
  })
  return { text, pieces }
}

const isPlain = (tree: JSONContent): boolean =>
  (tree.content ?? []).every(
    block => block.type === 'paragraph' && (block.content ?? []).every(({ type, marks = [] }) => type === 'text' && marks.length === 0),
  )

/** The tree as the server keeps it: attributes that mean nothing there are left out. */
function tidy({ type, attrs, marks, content, text }: JSONContent): JSONContent {
  const start: unknown = type === 'orderedList' ? attrs?.start : undefined
  const kept = type === 'heading' ? { level: attrs?.level === 3 ? 3 : 2 } : typeof start === 'number' && start > 1 ? { start } : undefined
  return {
    ...(type !== undefined && { type }),
    ...(kept && { attrs: kept }),
    ...(content && content.length > 0 && { content: content.map(tidy) }),
    ...(marks && marks.length > 0 && { marks: marks.map(mark => (mark.type === 'link' ? linkOf(mark.attrs?.href) : { type: mark.type })) }),
    ...(text !== undefined && { text }),
  }
}

const linkOf = (href: unknown) => ({ type: 'link', attrs: { href: String(href) } })

const toTree = (description: string, rich: unknown): JSONContent =>
  (rich as JSONContent | null) ?? {
    type: 'doc',
    content: description.split('\n').map(text => ({ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) })),
  } // a tree that the server has checked; what the editor does not know is left out

const createEditor = (label: string, content: JSONContent) =>
  new Editor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
        dropcursor: { color: 'currentColor' },
        code: false,
        codeBlock: false,
        horizontalRule: false,
        strike: false,
        underline: false,
      }),
    ],
    // Its own style sheet would need the nonce; ours is in the theme's words.
    injectCSS: false,
    content,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', dir: 'auto' } },
  })

export function useDescription(label: string): Editor {
  const { getValues, setValue } = useFormContext<ProductValues>()
  const [description, rich] = useWatch<ProductValues, ['description', 'richDescription']>({ name: ['description', 'richDescription'] })
  const [editor] = useState(() => createEditor(label, toTree(getValues('description'), getValues('richDescription'))))
  const shown = useRef(JSON.stringify([description, rich]))

  const tell = useEffectEvent(() => {
    const tree = editor.getJSON()
    const plain = readPlain(editor.state.doc).text.trim()
    const next = isPlain(tree) ? null : tidy(tree)
    shown.current = JSON.stringify([plain, next])
    setValue('richDescription', next, { shouldDirty: true })
    setValue('description', plain, { shouldDirty: true, shouldTouch: true, shouldValidate: plain.length > 3900 })
  })
  useEffect(() => {
    const listener = () => tell()
    editor.on('update', listener)
    return () => void editor.off('update', listener)
  }, [editor])

  // What comes from elsewhere (a draft, what was discarded, what somebody else saved) is shown.
  useEffect(() => {
    const wanted = JSON.stringify([description, rich])
    if (wanted === shown.current) return
    shown.current = wanted
    editor.commands.setContent(toTree(description, rich), { emitUpdate: false })
  }, [editor, description, rich])
  return editor
}

interface TextChange {
  start: number
  end: number
  after: string
}

/** Puts corrections into the document where the words stand, which keep their formatting; one undo of the editor takes all back. */
export function applyChanges(editor: Editor, changes: readonly TextChange[]): void {
  const { pieces } = readPlain(editor.state.doc)
  const pieceAt = (offset: number) => pieces.findLast(({ from, text }) => from <= offset && offset <= from + text.length)
  const { tr } = editor.state
  for (const { start, end, after } of changes.toSorted((a, b) => b.start - a.start)) {
    const [first, last] = [pieceAt(start), pieceAt(end)]
    if (!first || !last) continue
    const [from, to] = [first.position + start - first.from, last.position + end - last.from]
    if (after === '') tr.delete(from, to)
    else tr.insertText(after, from, to)
  }
  editor.view.dispatch(tr)
}
