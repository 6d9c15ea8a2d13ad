/** Actions of a list, from which row buttons, bulk bar, shortcuts, their help, and the palette are derived. */
import type { TablerIcon } from '@tabler/icons-react'
import type { PageKey } from '../page-keys.ts'
import type { Choice } from '../ChoiceMenu.tsx'

export interface Confirmation {
  title: string
  text: string
  /** Label of the button. */
  confirm: string
}

export interface ListAction<Row> {
  id: string
  label: string
  icon: TablerIcon
  /** A single character; acts on the row that has the focus. */
  key?: string
  /** Whether its key moves the focus to the next row. */
  advances?: boolean
  /** Removes the row: the focus moves on, the row is deselected, and the bulk button warns by its color. */
  removes?: boolean
  /** Rows it applies to. Default: all. */
  when?: (row: Row) => boolean
  /** For one row; without it, the action stands in the bulk bar only. */
  run?: (row: Row) => unknown
  /** For all selected rows; without it, the action stands in the rows only. With `choices`, the chosen value is given. */
  bulk?: (ids: string[], choice: string) => unknown
  /** Opens a menu in the bulk bar first. */
  choices?: Choice[]
  /** Asked before `bulk`. */
  confirm?: (count: number) => Confirmation
  /** Leaves the rows selected, as for a dialog that still may be canceled. */
  keepsSelection?: boolean
}

/** For the buttons of one row. */
export const rowActions = <Row>(actions: ListAction<Row>[], row: Row): ListAction<Row>[] =>
  actions.filter(({ run, when }) => run && (when?.(row) ?? true))

export const bulkActions = <Row>(actions: ListAction<Row>[]): ListAction<Row>[] => actions.filter(({ bulk }) => bulk)

/** The action of the row for a key; several may share one, such as publish and unpublish. */
export const actionForKey = <Row>(actions: ListAction<Row>[], key: string, row: Row): ListAction<Row> | undefined =>
  rowActions(actions, row).find(action => action.key === key)

/** The keys of all actions, each once. */
export const actionKeys = <Row>(actions: ListAction<Row>[]): string[] => [
  ...new Set(actions.flatMap(({ key, run }) => (key && run ? [key] : []))),
]

/** For the list of keys: the labels of all actions that share a key. */
export const keyHelp = <Row>(actions: ListAction<Row>[]): PageKey[] =>
  actionKeys(actions).map(key => ({
    key: key.toUpperCase(),
    text: actions
      .filter(action => action.key === key)
      .map(({ label }) => label)
      .join(' / '),
  }))
