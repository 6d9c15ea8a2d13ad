/** The keys of every list: `j` and `k` move, `x` ticks, `e` edits, `#` deletes, `Esc` unticks; Enter opens the row itself. */
import type { Translations } from '../../platform/languages.ts'
import { type KeyActions, useKeys } from '../keys.ts'
import { moveRowFocus } from '../row-focus.ts'
import type { Selection } from '../selection.ts'

interface ListKeys {
  selection: Selection
  edit?: (id: string) => void
  /** The focus goes on to the next row first. */
  remove?: (id: string) => void
  /** Keys of this list, given the row that has the focus; it moves on by `step` rows first. */
  more?: Record<string, { run: (id: string) => void; step?: number }>
}

export function useListKeys({ selection, edit, remove, more = {} }: ListKeys): void {
  const withRow =
    (act: (id: string) => void, step = 0) =>
    () => {
      const id = moveRowFocus(step)
      if (id) act(id)
    }
  const actions: KeyActions = {
    j: () => void moveRowFocus(1),
    k: () => void moveRowFocus(-1),
    x: withRow(id => selection.toggle(id)),
    Escape: () => selection.set([]),
    ...Object.fromEntries(Object.entries(more).map(([key, { run, step }]) => [key, withRow(run, step)])),
  }
  if (edit) actions.e = withRow(edit)
  if (remove) actions['#'] = withRow(remove, 1)
  useKeys(actions)
}

/** The same keys for `KeysButton`, those of this list between them. */
export const listKeys = (t: Translations['t'], { more = [], opens = false, edits = false, removes = false }: ListKeyTexts) => [
  { key: 'J', text: t('list.keys.next') },
  { key: 'K', text: t('list.keys.previous') },
  ...(opens ? [{ key: 'Enter', text: t('list.keys.open') }] : []),
  ...(edits ? [{ key: 'E', text: t('list.keys.edit') }] : []),
  ...more,
  { key: 'X', text: t('list.keys.select') },
  ...(removes ? [{ key: '#', text: t('list.keys.delete') }] : []),
  { key: 'Esc', text: t('table.clearSelection') },
]

interface ListKeyTexts {
  more?: { key: string; text: string }[]
  opens?: boolean
  edits?: boolean
  removes?: boolean
}
