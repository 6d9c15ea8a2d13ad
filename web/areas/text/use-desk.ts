/** The writing surface, its document and its runs, for as long as the editor is on the screen. */
import { createDocument, type Editor, type JSONContent } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DocumentDesk } from './document-desk.ts'
import { editorExtensions } from './extensions.ts'
import { Store } from './store.ts'
import { TextRunner } from './text-runner.ts'
import { cardsOf } from './tracked-changes.ts'

export interface Desk {
  editor: Editor
  desk: DocumentDesk
  runner: TextRunner
  /** Opens a document, or an empty one. */
  open: (id: string | null) => void
}

const caretOf = (id: string | null) => `caret:${id ?? 'new'}`

/** Text as paragraphs; a stored document as it is. */
const toContent = (content: unknown): JSONContent | string =>
  typeof content === 'string'
    ? {
        type: 'doc',
        content: content.split(/\n+/).map(text => ({ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) })),
      }
    : ((content as JSONContent | null) ?? '') // anything that the schema does not know is left out

/** Draws the surface again, and tells those who follow it. */
const refresh = (editor: Editor) => editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false))

/** Puts a document on the surface, with a history of its own. */
function showContent(editor: Editor, content: unknown) {
  const { schema, plugins } = editor.state
  const doc = createDocument(toContent(content), schema)
  editor.view.updateState(EditorState.create({ schema, doc, plugins }))
  refresh(editor)
}

interface SurfaceTexts {
  placeholder: string
  label: string
}

/** The surface; its texts follow the language and the mode. */
function useSurface({ placeholder, label }: SurfaceTexts): Editor {
  const [texts] = useState(() => new Store<SurfaceTexts>({ placeholder, label }))
  const editor = useEditor({
    extensions: editorExtensions(() => texts.get().placeholder),
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: state => ({
        'aria-label': texts.get().label,
        role: 'textbox',
        'aria-multiline': 'true',
        // The placeholder is read in the direction of the page.
        ...(state.doc.textContent && { dir: 'auto' }),
        // The browser's own marks would stand on ours.
        spellcheck: String(cardsOf(state).length === 0),
      }),
    },
  })
  useEffect(() => {
    texts.set({ placeholder, label })
    refresh(editor)
  }, [editor, texts, placeholder, label])
  return editor
}

function restoreCaret(editor: Editor, id: string | null) {
  const kept = Number(sessionStorage.getItem(caretOf(id)))
  if (!kept || kept > editor.state.doc.content.size) return
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.near(editor.state.doc.resolve(kept))).scrollIntoView())
}

/** The desk with the document that the address names, or that of last time. */
export function useDesk(texts: SurfaceTexts): Desk {
  const editor = useSurface(texts)
  const [params, setParams] = useSearchParams()
  const named = params.get('document')
  const opened = useRef<DocumentDesk>(undefined)
  const toAddress = useEffectEvent((id: string | null) => {
    if (id !== named) setParams(id ? { document: id } : {}, { replace: true, state: { keepFocus: true }, preventScrollReset: true })
  })
  const made = useMemo(() => {
    const desk = new DocumentDesk({
      read: () => editor.getJSON(),
      isEmpty: () => editor.isEmpty,
      show: content => showContent(editor, content),
    })
    const runner = new TextRunner(editor, async () => {
      await desk.flush()
      return desk.get().id
    })
    const open = async (id: string | null) => {
      runner.forget()
      if (id === null) {
        await desk.flush()
        desk.startNew()
      } else await desk.open(id)
    }
    return { desk, runner, open: (id: string | null) => void open(id) }
  }, [editor])
  const { desk, runner, open } = made

  useEffect(() => {
    let shown: string | null | undefined
    const changed = () => desk.changed()
    const stop = desk.subscribe(() => {
      const { id, isLoading } = desk.get()
      if (isLoading || id === shown) return
      const isCreated = shown === null && id !== null && runner.get().phase !== 'idle'
      shown = id
      toAddress(id)
      if (isCreated) return
      restoreCaret(editor, id)
      if (id) runner.resume(id).catch(() => undefined)
    })
    const keep = () => {
      desk.keepHere()
      sessionStorage.setItem(caretOf(desk.get().id), String(editor.state.selection.from))
    }
    editor.on('update', changed)
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      void desk.flush()
      runner.close()
      stop()
      editor.off('update', changed)
      window.removeEventListener('pagehide', keep)
    }
  }, [editor, desk, runner])

  useEffect(() => {
    if (opened.current !== desk) void desk.open(named)
    else if (named && named !== desk.get().id) open(named)
    // The navigation does not name the document.
    else if (!named) toAddress(desk.get().id)
    opened.current = desk
  }, [named, desk, open])

  return useMemo(() => ({ editor, desk, runner, open }), [editor, desk, runner, open])
}
