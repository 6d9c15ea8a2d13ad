/** The editor with its document and runs, while it is mounted. */
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { createDocument, Editor, type JSONContent } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router-dom'
import { perTab } from '../../platform/storage.ts'
import { DocumentSession } from './document-session.ts'
import { editorExtensions } from './extensions.ts'
import { previewed } from './previewed.ts'
import { Store } from './store.ts'
import { useStore } from '../../platform/create-store.ts'
import { TextRunner } from './text-runner.ts'
import { cardsOf } from './tracked-changes.ts'

export interface EditorSession {
  editor: Editor
  documentSession: DocumentSession
  runner: TextRunner
  /** Opens a document, or an empty one. */
  open: (id: string | null) => void
}

const caretOf = (id: string | null) => `caret:${id ?? 'new'}`

/** Text becomes paragraphs; a stored document is used as is. */
const toContent = (content: unknown): JSONContent | string =>
  typeof content === 'string'
    ? {
        type: 'doc',
        content: content.split(/\n+/).map(text => ({ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) })),
      }
    : ((content as JSONContent | null) ?? '') // the schema ignores unknown nodes

/** Rerenders the editor and its subscribers. */
const refresh = (editor: Editor) => editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false))

/** Loads a document into the editor with a new history. */
function showContent(editor: Editor, content: unknown) {
  const { schema, plugins } = editor.state
  const doc = createDocument(toContent(content), schema)
  editor.view.updateState(EditorState.create({ schema, doc, plugins }))
  refresh(editor)
}

interface SurfaceTexts {
  placeholder: string
  label: string
  /** Names the box of a task. */
  nameOfBox: (text: string) => string
  /** Whether paragraphs are checked while they are written. */
  isChecked: boolean
}

const createSurface = (texts: Store<SurfaceTexts>) =>
  new Editor({
    extensions: editorExtensions(
      () => texts.get().placeholder,
      text => texts.get().nameOfBox(text),
    ),
    injectCSS: false,
    editorProps: {
      attributes: state => ({
        'aria-label': texts.get().label,
        role: 'textbox',
        'aria-multiline': 'true',
        // The placeholder follows the page's direction.
        ...(state.doc.textContent && { dir: 'auto' }),
        // The browser's own underlines would overlap ours.
        spellcheck: String(cardsOf(state).length === 0 && !texts.get().isChecked),
      }),
    },
  })

function restoreCaret(editor: Editor, id: string | null) {
  const kept = Number(perTab.read(caretOf(id)))
  if (!kept || kept > editor.state.doc.content.size) return
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.near(editor.state.doc.resolve(kept))).scrollIntoView())
}

function createEditorSession(client: ApolloClient, given: SurfaceTexts) {
  const texts = new Store<SurfaceTexts>(given)
  const editor = createSurface(texts)
  const documentSession = new DocumentSession(client, {
    read: () => editor.getJSON(),
    isEmpty: () => editor.isEmpty,
    show: content => showContent(editor, content),
  })
  const openDocument = () => documentSession.get().id
  const documentId = async () => {
    await documentSession.flush()
    return openDocument()
  }
  const runner = new TextRunner(client, editor, { documentId, openDocument })
  const open = (id: string | null) => {
    runner.forget()
    void (id === null ? documentSession.startNew() : documentSession.open(id))
  }
  return { texts, editor, documentSession, runner, open }
}

/** The editor session for the document in the URL, or the last one. Its texts follow language and mode. */
export function useEditorSession({ placeholder, label, nameOfBox, isChecked }: SurfaceTexts): EditorSession {
  const client = useApolloClient()
  const [made] = useState(() => createEditorSession(client, { placeholder, label, nameOfBox, isChecked }))
  const { texts, editor, documentSession, runner, open } = made
  const [params, setParams] = useSearchParams()
  const named = params.get('document')
  const isOpened = useRef(false)
  /** The document that the session itself wrote into the URL. */
  const written = useRef<string | null>(null)
  useEffect(() => {
    texts.set({ placeholder, label, nameOfBox, isChecked })
    refresh(editor)
  }, [editor, texts, placeholder, label, nameOfBox, isChecked])

  useEffect(() => {
    let shown: string | null | undefined
    const changed = () => documentSession.changed()
    const stop = documentSession.subscribe(() => {
      const { id, isLoading, saving } = documentSession.get()
      if (saving === 'saved') runner.reached()
      if (isLoading || id === shown) return
      const isCreated = shown === null && id !== null && runner.get().phase !== 'idle'
      shown = id
      if (isCreated) return
      restoreCaret(editor, id)
      if (id && perTab.read(previewed) === id) editor.commands.focus()
      perTab.write(previewed, undefined)
      if (id) runner.resume(id).catch(() => undefined)
    })
    const keep = () => {
      documentSession.keepHere()
      perTab.write(caretOf(documentSession.get().id), String(editor.state.selection.from))
    }
    // Suggestions that are open, or on their way, belong to the text as it is.
    const catchUp = () => {
      if (runner.isBusy || cardsOf(editor.state).length > 0) return
      const { from } = editor.state.selection
      const before = editor.state.doc
      documentSession
        .catchUp()
        .then(() => editor.isDestroyed || editor.state.doc === before || editor.commands.setTextSelection(from))
        .catch(() => undefined)
    }
    const retry = () => void documentSession.flush()
    editor.on('update', changed)
    window.addEventListener('online', retry)
    window.addEventListener('pagehide', keep)
    window.addEventListener('focus', catchUp)
    return () => {
      keep()
      documentSession.close()
      runner.close()
      stop()
      editor.off('update', changed)
      window.removeEventListener('online', retry)
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('focus', catchUp)
      editor.destroy()
    }
  }, [editor, documentSession, runner])

  useEffect(() => {
    if (!isOpened.current) void documentSession.open(named)
    // By now, the session may show another document than when it wrote the URL.
    else if (named && named !== written.current && named !== documentSession.get().id) open(named)
    isOpened.current = true
    written.current = null
  }, [named, documentSession, open])

  // The URL follows the session, but never overrides a pending navigation.
  const isIdle = useNavigation().state === 'idle'
  const { id, isLoading, failure } = useStore(documentSession)
  const isBehind = isIdle && !isLoading && !failure && id !== named
  const toAddress = useEffectEvent((wanted: string | null) => {
    // Another document may have been opened since this render.
    if (documentSession.get().isLoading) return
    written.current = wanted
    setParams(wanted ? { document: wanted } : {}, { replace: true, state: { keepFocus: true }, preventScrollReset: true })
  })
  useEffect(() => {
    if (isBehind) toAddress(id)
  }, [isBehind, id])

  return made
}
