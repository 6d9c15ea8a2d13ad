/** Code editor for GraphQL, with completion and checks by the schema, and for JSON. Large: load it with `lazyPart`. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { linter, lintKeymap } from '@codemirror/lint'
import { EditorState, type Extension, Prec } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers, placeholder as placeholderText } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import Box from '@mui/material/Box'
import { graphql as graphqlLanguage, updateSchema } from 'cm6-graphql'
import type { GraphQLSchema } from 'graphql'
import { useEffect, useEffectEvent, useRef } from 'react'
import { codeFont } from './code-styles.ts'

export interface CodeEditorProps {
  /** Accessible name. */
  label: string
  language: 'graphql' | 'json'
  value: string
  onChange?: (value: string) => void
  isReadOnly?: boolean
  /** Of the GraphQL language. */
  schema?: GraphQLSchema | undefined
  /** Ctrl or Cmd with Enter. */
  onRun?: () => void
  /** Cmd or Ctrl with a click on a field or type. */
  onShowType?: (type: string, field: string | undefined) => void
  placeholder?: string
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const color = (name: string) => `var(--mui-palette-${name})`

const colors = HighlightStyle.define([
  { tag: tags.comment, color: color('text-secondary'), fontStyle: 'italic' },
  { tag: [tags.keyword, tags.definitionKeyword, tags.operatorKeyword], color: color('primary-main'), fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: color('success-main') },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: color('warning-main') },
  { tag: [tags.variableName, tags.special(tags.name)], color: color('error-main') },
  { tag: [tags.propertyName, tags.attributeName], color: color('info-main') },
  { tag: [tags.typeName, tags.className], color: color('primary-main') },
  { tag: tags.punctuation, color: color('text-secondary') },
])

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', backgroundColor: 'transparent', color: color('text-primary') },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: codeFont, lineHeight: '1.6' },
  '.cm-content': { caretColor: color('primary-main'), padding: '12px 0' },
  '.cm-gutters': { backgroundColor: 'transparent', border: 'none', color: color('text-secondary') },
  '.cm-cursor': { borderLeftColor: color('primary-main') },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: `color-mix(in srgb, ${color('primary-main')} 24%, transparent)`,
  },
  '.cm-placeholder': { color: color('text-secondary') },
  '.cm-tooltip': {
    backgroundColor: color('background-paper'),
    color: color('text-primary'),
    border: `1px solid ${color('divider')}`,
    borderRadius: '6px',
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.2)',
    maxWidth: '480px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: codeFont, fontSize: '13px', maxHeight: '240px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: color('primary-main'), color: color('primary-contrastText') },
  '.cm-completionInfo': { padding: '8px 12px', lineHeight: '1.5' },
  '.cm-diagnostic': { padding: '6px 10px' },
  '.cm-foldPlaceholder': { backgroundColor: 'transparent', borderColor: color('divider'), color: color('text-secondary') },
})

/** An empty text is no error. */
const jsonLint = linter(view => (view.state.doc.toString().trim() ? jsonParseLinter()(view) : []))

export function CodeEditor({
  label,
  language,
  value,
  onChange,
  isReadOnly = false,
  schema,
  onRun,
  onShowType,
  placeholder = '',
}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const change = useEffectEvent((text: string) => onChange?.(text))
  const run = useEffectEvent(() => {
    onRun?.()
    return onRun !== undefined
  })
  const showType = useEffectEvent((type: string, field: string | undefined) => onShowType?.(type, field))
  const initial = useEffectEvent(() => value)
  const withSchema = useEffectEvent((created: EditorView) => {
    if (schema && language === 'graphql') updateSchema(created, schema)
  })

  useEffect(() => {
    if (!host.current) return undefined
    const extensions: Extension[] = [
      EditorView.cspNonce.of(nonce),
      Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => run() }])),
      lineNumbers(),
      foldGutter(),
      drawSelection(),
      bracketMatching(),
      syntaxHighlighting(colors),
      look,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label, dir: 'ltr', lang: 'en', tabindex: '0', spellcheck: 'false' }),
      language === 'json'
        ? json()
        : graphqlLanguage(undefined, {
            showErrorOnInvalidSchema: false,
            onShowInDocs: (field, type, parent) => showType(parent ?? type ?? '', field),
          }),
    ]
    if (isReadOnly) extensions.push(EditorState.readOnly.of(true), keymap.of([...defaultKeymap, ...foldKeymap]))
    else
      extensions.push(
        history(),
        indentOnInput(),
        closeBrackets(),
        autocompletion(),
        ...(language === 'json' ? [jsonLint] : []),
        placeholderText(placeholder),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...foldKeymap, ...completionKeymap, ...lintKeymap]),
        EditorView.updateListener.of(update => {
          if (update.docChanged) change(update.state.doc.toString())
        }),
      )
    const created = new EditorView({ parent: host.current, state: EditorState.create({ doc: initial(), extensions }) })
    view.current = created
    withSchema(created)
    return () => {
      created.destroy()
      view.current = undefined
    }
  }, [label, language, isReadOnly, placeholder])

  useEffect(() => {
    const shown = view.current
    if (!shown || shown.state.doc.toString() === value) return
    shown.dispatch({ changes: { from: 0, to: shown.state.doc.length, insert: value } })
  }, [value])

  useEffect(() => {
    if (schema && view.current && language === 'graphql') updateSchema(view.current, schema)
  }, [schema, language])

  return <Box ref={host} dir="ltr" translate="no" sx={{ height: 1, minHeight: 0, minWidth: 0, overflow: 'hidden' }} />
}
