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
  /** Single-character shortcut for the focused row. */
  key?: string
  /** Whether the shortcut moves the focus to the next row. */
  advances?: boolean
  /** The action removes the row: moves the focus, deselects the row, and colors the bulk button as a warning. */
  removes?: boolean
  /** Rows it applies to. Default: all. */
  when?: (row: Row) => boolean
  /** For one row; without it, the action is in the bulk bar only. */
  run?: (row: Row) => unknown
  /** For all selected rows; without it, the action is in the rows only. With `choices`, it gets the selected value. */
  bulk?: (ids: string[], choice: string) => unknown
  /** Opens a menu in the bulk bar first. */
  choices?: Choice[]
  /** Confirmation before `bulk`. */
  confirm?: (count: number) => Confirmation
  /** Keeps the rows selected, for dialogs that can be canceled. */
  keepsSelection?: boolean
}

/** For the buttons of one row. */
export const rowActions = <Row>(actions: ListAction<Row>[], row: Row): ListAction<Row>[] =>
  actions.filter(({ run, when }) => run && (when?.(row) ?? true))

export const bulkActions = <Row>(actions: ListAction<Row>[]): ListAction<Row>[] => actions.filter(({ bulk }) => bulk)

/** The action of the row for a key; several may share one, such as publish and unpublish. */
export const actionForKey = <Row>(actions: ListAction<Row>[], key: string, row: Row): ListAction<Row> | undefined =>
  rowActions(actions, row).find(action => action.key === key)

/** Shortcuts of all actions, without duplicates. */
export const actionKeys = <Row>(actions: ListAction<Row>[]): string[] => [
  ...new Set(actions.flatMap(({ key, run }) => (key && run ? [key] : []))),
]

/** Labels of the actions that share a shortcut. */
export const keyHelp = <Row>(actions: ListAction<Row>[]): PageKey[] =>
  actionKeys(actions).map(key => ({
    key: key.toUpperCase(),
    text: actions
      .filter(action => action.key === key)
      .map(({ label }) => label)
      .join(' / '),
  }))
