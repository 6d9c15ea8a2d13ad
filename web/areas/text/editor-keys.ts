import type { Translations } from '../../platform/languages.ts'
import type { PageKey } from '../../ui/page-keys.ts'
import type { EditorMode } from './use-options.ts'

/** Keyboard shortcuts of the editor, those of a run first. */
export const editorKeys = (t: Translations<'text'>['t'], action: EditorMode): PageKey[] => [
  { key: 'Ctrl Enter', text: t(`bar.run.${action}`) },
  { key: 'Alt ↓', text: t('shortcuts.next') },
  { key: 'Alt Enter', text: t('shortcuts.accept') },
  { key: 'Alt Backspace', text: t('shortcuts.reject') },
  { key: 'Alt 2', text: t('shortcuts.other') },
  { key: 'Alt ↑', text: t('shortcuts.previous') },
  { key: 'Esc', text: t('shortcuts.stop') },
  { key: 'Ctrl Shift P', text: t('modes.POLISH') },
  { key: 'Ctrl Shift E', text: t('modes.EXPAND') },
  { key: 'Ctrl Shift R', text: t('versions.redo') },
  { key: 'Ctrl F', text: t('find.title') },
  { key: 'Ctrl Z', text: t('tools.undo') },
  { key: 'Ctrl Shift Z', text: t('tools.redo') },
]
