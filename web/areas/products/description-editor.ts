/** The description's editor, synchronized with two form values: plain text, and the tree if there is formatting. */
import { Editor, type JSONContent } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { readPlain } from '../../ui/editor/plain-text.ts'
import type { ProductValues } from './product-values.ts'

const isPlain = (tree: JSONContent): boolean =>
  (tree.content ?? []).every(
    block => block.type === 'paragraph' && (block.content ?? []).every(({ type, marks = [] }) => type === 'text' && marks.length === 0),
  )

/** The tree as the server stores it, without attributes that it drops. */
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
  } // validated by the server; the editor ignores unknown nodes

const createEditor = (label: string, content: JSONContent) =>
  new Editor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, autolink: true, defaultProtocol: 'https' },
        dropcursor: { color: 'currentColor' },
        code: false,
        codeBlock: false,
        horizontalRule: false,
        strike: false,
        underline: false,
      }),
    ],
    // TipTap's own style sheet would need the nonce; ours uses the theme.
    injectCSS: false,
    content,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', dir: 'auto' } },
  })

export function useDescription(label: string): Editor {
  const { getValues, setValue } = useFormContext<ProductValues>()
  const [description, rich] = useWatch<ProductValues, ['description', 'richDescription']>({ name: ['description', 'richDescription'] })
  const [editor] = useState(() => createEditor(label, toTree(getValues('description'), getValues('richDescription'))))
  const shown = useRef(JSON.stringify([description, rich]))

  const emitChange = useEffectEvent(() => {
    const tree = editor.getJSON()
    const plain = readPlain(editor.state.doc).text.trim()
    const next = isPlain(tree) ? null : tidy(tree)
    shown.current = JSON.stringify([plain, next])
    setValue('richDescription', next, { shouldDirty: true })
    setValue('description', plain, { shouldDirty: true, shouldTouch: true, shouldValidate: plain.length > 3900 })
  })
  useEffect(() => {
    const listener = () => emitChange()
    editor.on('update', listener)
    return () => void editor.off('update', listener)
  }, [editor])

  // External updates (a draft, a reset, another person's save) replace the content.
  useEffect(() => {
    const wanted = JSON.stringify([description, rich])
    if (wanted === shown.current) return
    shown.current = wanted
    editor.commands.setContent(toTree(description, rich), { emitUpdate: false })
  }, [editor, description, rich])
  return editor
}
