/** Styles of the editor, its formatting, and its changes, from the theme only. */
import type { Theme } from '@mui/material/styles'

const serif = "'Source Serif 4 Variable', 'IBM Plex Sans Arabic', Georgia, serif"

const kindColors = {
  SPELLING: 'error',
  GRAMMAR: 'primary',
  WORD_CHOICE: 'primary',
  PUNCTUATION: 'info',
  CAPITALIZATION: 'info',
  SPACING: 'info',
  TYPOGRAPHY: 'info',
  STYLE: 'warning',
  REWORDING: 'warning',
  EXPANSION: 'success',
} as const

export const kindColor = (kind: string): (typeof kindColors)['SPELLING' | 'GRAMMAR' | 'STYLE' | 'EXPANSION' | 'SPACING'] =>
  kindColors[kind as keyof typeof kindColors] ?? 'primary' // kinds that a newer server knows

const tint = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, transparent)`

/** The same for texts outside of the editor. */
export function changeStyles(theme: Theme) {
  const { palette } = theme.vars ?? theme
  return {
    '& .change-deleted': {
      color: palette.error.main,
      textDecoration: 'line-through',
      backgroundColor: tint(palette.error.main, 10),
      borderRadius: '3px',
    },
    '& .change-inserted': {
      color: palette.success.main,
      textDecoration: 'none',
      backgroundColor: tint(palette.success.main, 12),
      borderRadius: '3px',
      whiteSpace: 'pre-wrap',
    },
    '& .change-deleted + .change-inserted': { marginInlineStart: '3px' },
    '& .change-hidden': { display: 'none' },
  }
}

export const surfaceStyles = (face: 'sans' | 'serif') => (theme: Theme) => {
  const { palette } = theme.vars ?? theme
  const underlines = Object.fromEntries(
    Object.entries(kindColors).map(([kind, color]) => {
      const { main } = palette[color]
      return [
        `& .change-${kind}`,
        {
          textDecoration: `underline 2px ${tint(main, 75)}`,
          textUnderlineOffset: '4px',
          '&.change-active': { backgroundColor: tint(main, 16), textDecorationColor: main },
          '&:hover': { backgroundColor: tint(main, 10) },
        },
      ]
    }),
  )
  return {
    '& .tiptap': {
      outline: 'none',
      flex: 1,
      minHeight: 260,
      fontFamily: face === 'serif' ? serif : 'inherit',
      fontSize: face === 'serif' ? 18 : 17,
      lineHeight: 1.7,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      wordBreak: 'normal',
      caretColor: palette.primary.main,
      position: 'relative',
      '& .long-word': { fontKerning: 'none' },
      '& p, & h1, & h2, & h3, & li, & blockquote': { unicodeBidi: 'plaintext', textAlign: 'start' },
      '& p': { margin: '0 0 0.9em' },
      '& h1, & h2, & h3': { fontWeight: 600, lineHeight: 1.3, margin: '1.2em 0 0.5em', letterSpacing: '-0.01em' },
      '& h1': { fontSize: '1.45em' },
      '& h2': { fontSize: '1.25em' },
      '& h3': { fontSize: '1.08em' },
      '& > :first-of-type': { marginTop: 0 },
      '& ul, & ol': { margin: '0 0 0.9em', paddingInlineStart: '1.6em' },
      '& li > p, & li > div > p': { margin: '0 0 0.25em' },
      '& li::marker': { color: palette.text.secondary },
      '& blockquote': {
        margin: '0 0 0.9em',
        paddingInlineStart: '1em',
        borderInlineStart: `3px solid ${palette.divider}`,
        color: palette.text.secondary,
      },
      '& a': { color: palette.primary.main, textDecoration: 'underline', textUnderlineOffset: '3px' },
      '& code': {
        fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
        fontSize: '0.88em',
        backgroundColor: tint(palette.text.primary, 7),
        borderRadius: '4px',
        padding: '0.1em 0.3em',
      },
      '& pre': {
        direction: 'ltr',
        backgroundColor: tint(palette.text.primary, 6),
        borderRadius: '8px',
        padding: '12px 16px',
        margin: '0 0 0.9em',
        overflowX: 'auto',
      },
      '& pre code': { padding: 0, backgroundColor: 'transparent' },
      '& table': { borderCollapse: 'collapse', margin: '0 0 0.9em', minWidth: '50%' },
      '& td, & th': {
        border: `1px solid ${palette.divider}`,
        padding: '6px 12px',
        minWidth: '4em',
        verticalAlign: 'top',
        position: 'relative',
      },
      '& th': { fontWeight: 600, backgroundColor: tint(palette.text.primary, 4) },
      '& td > p, & th > p': { margin: 0 },
      '& td:not([align]), & th:not([align])': { textAlign: 'start' },
      '& [align] > p': { textAlign: 'inherit' },
      '& .selectedCell': { backgroundColor: tint(palette.primary.main, 12) },
      '& img': { maxWidth: '100%', height: 'auto', verticalAlign: 'bottom', borderRadius: '4px' },
      '& ul[data-type="taskList"]': { listStyle: 'none', paddingInlineStart: 0 },
      '& li[data-checked]': { display: 'flex', gap: '0.6em', '& > div': { flex: 1, minWidth: 0 } },
      '& li[data-checked] input': { width: '1em', height: '1em', margin: '0.35em 0 0', accentColor: palette.primary.main },
      '& li[data-checked="true"] > div > p': { color: palette.text.secondary },
      '& hr': { border: 0, borderTop: `1px solid ${palette.divider}`, margin: '1.6em 0' },
      '& .is-empty:first-of-type::before': {
        content: 'attr(data-placeholder)',
        color: palette.text.secondary,
        float: 'inline-start',
        height: 0,
        pointerEvents: 'none',
      },
      '& .change': { cursor: 'pointer', borderRadius: '3px', transition: 'background-color 120ms ease-out' },
      ...underlines,
      '& .ProseMirror-search-match': { backgroundColor: tint(palette.warning.main, 24), borderRadius: '2px' },
      '& .ProseMirror-active-search-match': { backgroundColor: tint(palette.warning.main, 56) },
      '& .change-offered': { textDecorationStyle: 'dashed' },
      '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
      '& .ProseMirror-selectednode': { outline: `2px solid ${palette.primary.main}` },
      ...changeStyles(theme),
    },
  }
}
