/** The rich text editor of a compose window. */
import type { Theme } from '@mui/material/styles'
import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useEffectEvent, useState } from 'react'

const createEditor = (label: string, content: string) =>
  new Editor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, autolink: true, defaultProtocol: 'https' },
        dropcursor: { color: 'currentColor' },
      }),
    ],
    // TipTap's own style sheet would need the nonce; ours uses the theme.
    injectCSS: false,
    content,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', dir: 'auto' } },
  })

export function useComposeEditor(label: string, start: string, onChange: (html: string) => void): Editor {
  const [editor] = useState(() => createEditor(label, start))
  const emitChange = useEffectEvent(() => onChange(editor.isEmpty ? '' : editor.getHTML()))
  useEffect(() => {
    const listener = () => emitChange()
    editor.on('update', listener)
    return () => void editor.off('update', listener)
  }, [editor])
  return editor
}

export const editorStyles = (theme: Theme) => {
  const { palette } = theme.vars ?? theme
  return {
    flex: 1,
    minHeight: 80,
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    '& > div': { width: '100%', flex: '0 0 auto' },
    '& .tiptap': {
      outline: 'none',
      minHeight: 120,
      padding: '12px 12px 4px',
      fontSize: 14,
      lineHeight: 1.6,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      '& p, & h2, & h3, & li, & blockquote': { unicodeBidi: 'plaintext', textAlign: 'start' },
      '& p': { margin: '0 0 0.7em' },
      '& h2, & h3': { fontSize: 16, fontWeight: 600, margin: '0.6em 0 0.4em' },
      '& ul, & ol': { margin: '0 0 0.7em', paddingInlineStart: '1.5em' },
      '& li > p': { margin: '0 0 0.2em' },
      '& blockquote': {
        margin: '0 0 0.7em',
        paddingInlineStart: '1em',
        borderInlineStart: `3px solid ${palette.divider}`,
        color: palette.text.secondary,
      },
      '& a': { color: palette.primary.main, textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  } as const
}
