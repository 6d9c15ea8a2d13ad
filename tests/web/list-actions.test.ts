/** Row menus, bulk actions, and shortcuts, from one list of actions. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { describe, expect, test } from 'vitest'
import { actionForKey, actionKeys, bulkActions, keyHelp, type ListAction, rowActions } from '../../web/ui/list/list-actions.ts'
import { createSelection } from '../../web/ui/selection.ts'

interface Row {
  isOpen: boolean
}

const open: Row = { isOpen: true }
const closed: Row = { isOpen: false }
const ran: string[] = []
const action = (id: string, more: Partial<ListAction<Row>>): ListAction<Row> => ({ id, label: id, icon: IconCheck, ...more })
const actions = [
  action('close', { key: 'c', when: ({ isOpen }) => isOpen, run: () => ran.push('close'), bulk: () => ran.push('close all') }),
  action('reopen', { key: 'c', when: ({ isOpen }) => !isOpen, run: () => ran.push('reopen') }),
  action('print', { bulk: () => ran.push('print') }),
  action('delete', { key: '#', removes: true, run: () => ran.push('delete') }),
]
const ids = (found: ListAction<Row>[]) => found.map(({ id }) => id)

describe('actions of a list', () => {
  test('appear in a row when they apply to it, and in the bulk bar when they accept many', () => {
    expect(ids(rowActions(actions, open))).toEqual(['close', 'delete'])
    expect(ids(rowActions(actions, closed))).toEqual(['reopen', 'delete'])
    expect(ids(bulkActions(actions))).toEqual(['close', 'print'])
  })

  test('can share a key, which runs the one that applies to the row', () => {
    expect(actionKeys(actions)).toEqual(['c', '#'])
    expect(actionForKey(actions, 'c', open)?.id).toBe('close')
    expect(actionForKey(actions, 'c', closed)?.id).toBe('reopen')
    expect(actionForKey(actions, 'x', open)).toBeUndefined()
    expect(keyHelp(actions)).toEqual([
      { key: 'C', text: 'close / reopen' },
      { key: '#', text: 'delete' },
    ])
  })
})

describe('a selection', () => {
  test('selects rows one by one, and ranges', () => {
    const selection = createSelection()
    selection.show(['1', '2', '3', '4', '5'])
    selection.toggle('2')
    selection.toggle('4', true)
    expect([...selection.store.get()].toSorted()).toEqual(['2', '3', '4'])
  })

  test('notifies only when it changes, and clears at once', () => {
    const selection = createSelection()
    let notified = 0
    selection.store.subscribe(() => (notified += 1))
    selection.toggle('1')
    selection.set([])
    expect(notified).toBe(2)
    expect(selection.store.get().size).toBe(0)
  })
})
