/** Shortcuts of every list: `j` and `k` move, `x` selects, `Esc` clears the selection, Enter opens the row. */
import type { Translations } from '../../platform/languages.ts'
import { type KeyActions, useKeys } from '../keys.ts'
import type { PageKey } from '../page-keys.ts'
import { moveRowFocus } from '../row-focus.ts'
import type { Selection } from '../selection.ts'
import { actionForKey, actionKeys, keyHelp, type ListAction } from './list-actions.ts'

interface ListKeysOptions<Row> {
  selection: Selection | undefined
  actions: ListAction<Row>[]
  rowOf: (id: string) => Row | undefined
  onRun: (action: ListAction<Row>, row: Row) => void
}

export function useListActionKeys<Row extends object>({ selection, actions, rowOf, onRun }: ListKeysOptions<Row>): void {
  const press = (key: string) => () => {
    const id = moveRowFocus(0)
    const row = id === undefined ? undefined : rowOf(id)
    if (!row) return
    const action = actionForKey(actions, key, row)
    if (action?.removes || actions.some(each => each.key === key && each.advances)) moveRowFocus(1)
    if (action) onRun(action, row)
  }
  const keys: KeyActions = {
    j: () => void moveRowFocus(1),
    k: () => void moveRowFocus(-1),
    ...Object.fromEntries(actionKeys(actions).map(key => [key, press(key)])),
  }
  if (selection) {
    keys.x = () => {
      const id = moveRowFocus(0)
      if (id) selection.toggle(id)
    }
    keys.Escape = () => selection.set([])
  }
  useKeys(keys)
}

/** Shortcuts of a list for the shortcuts sheet. */
export const listKeyHelp = <Row>(
  t: Translations['t'],
  actions: ListAction<Row>[],
  { opens, selects }: { opens: boolean; selects: boolean },
): PageKey[] => [
  { key: 'J', text: t('list.keys.next') },
  { key: 'K', text: t('list.keys.previous') },
  ...(opens ? [{ key: 'Enter', text: t('list.keys.open') }] : []),
  ...keyHelp(actions),
  ...(selects
    ? [
        { key: 'X', text: t('list.keys.select') },
        { key: 'Esc', text: t('table.clearSelection') },
      ]
    : []),
]
