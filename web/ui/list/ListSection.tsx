/** A list in a card: toolbar or selection bar, table, pagination. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useStorePart } from '../../platform/create-store.ts'
import { DataTable } from '../DataTable.tsx'
import { SearchField } from '../SearchField.tsx'
import type { Column, RowParts } from '../table-types.ts'
import { bulkActions, type ListAction, rowActions } from './list-actions.ts'
import { useListActionKeys } from './list-keys.ts'
import { FilterSheet } from './FilterSheet.tsx'
import { ListMenu } from './ListMenu.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { SortButton } from './SortButton.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { List } from './use-list.ts'

export interface ListRows<Row, Sort extends string> {
  columns: Column<Row, Sort>[]
  /** Accessible name of the row. */
  nameOf: (row: Row) => string
  /** Path of the record, opened by a click on the row. */
  hrefOf?: (row: Row) => string
  /** Most used first: the first three are icons, the others in a menu. */
  actions?: ListAction<Row>[]
  actionSlots?: RowParts<Row>['actionSlots']
  cardOf?: RowParts<Row>['cardOf']
  detailsOf?: RowParts<Row>['detailsOf']
}

export interface ListSectionProps<Row, Sort extends string> {
  list: List<Row, Sort>
  /** Names the table. */
  label: string
  /** Above the toolbar, where the section has its own title. */
  heading?: ReactNode
  /** Label of the search; omit it for lists without search. */
  search?: string
  rows: ListRows<Row, Sort>
  /** Saved views and filters, beside the search. */
  filters?: ReactNode
  /** Empty state at first use: a description and the first step. */
  empty?: { text: string; action?: ReactNode }
}

export function ListSection<Row extends { id: string }, Sort extends string>(props: ListSectionProps<Row, Sort>) {
  const { list, label, heading, rows, empty } = props
  const { columns, nameOf, hrefOf, cardOf, detailsOf, actions = [], actionSlots } = rows
  const { selection, rowOf } = list
  const isSelectable = bulkActions(actions).length > 0

  const run = (action: ListAction<Row>, row: Row) => {
    if (action.removes && selection.store.get().has(row.id)) selection.toggle(row.id)
    void action.run?.(row)
  }
  useListActionKeys({ selection: isSelectable ? selection : undefined, actions, rowOf, onRun: run })
  const buttonsOf = (row: Row) =>
    rowActions(actions, row).map(action => {
      const { icon: Icon, label } = action
      return { label, icon: <Icon size={20} stroke={1.75} />, run: () => run(action, row) }
    })

  return (
    <Paper component="section" aria-label={label}>
      {heading}
      <ListBar {...props} />
      <DataTable
        label={label}
        columns={columns}
        result={list.result}
        list={list.state}
        rows={{ nameOf, hrefOf, cardOf, detailsOf, actionsOf: actions.some(action => action.run) ? buttonsOf : undefined, actionSlots }}
        selection={isSelectable ? selection : undefined}
        empty={empty}
      />
    </Paper>
  )
}

/** Separate, so that selecting does not re-render the table. */
function ListBar<Row extends { id: string }, Sort extends string>(props: ListSectionProps<Row, Sort>) {
  const { list, rows } = props
  const isSelecting = useStorePart(list.selection.store, ids => ids.size > 0)
  return isSelecting ? <SelectionBar list={list} actions={rows.actions ?? []} /> : <ListToolbar {...props} columns={rows.columns} />
}

interface ListToolbarProps<Row, Sort extends string> extends Pick<ListSectionProps<Row, Sort>, 'list' | 'label' | 'search' | 'filters'> {
  columns: Column<Row, Sort>[]
}

/** Search, filters, and menu of a list. */
export function ListToolbar<Row extends { id: string }, Sort extends string>(props: ListToolbarProps<Row, Sort>) {
  const { list, label, search, filters, columns } = props
  const { state, result: answer, source } = list
  const { t } = useTranslations()
  return (
    <Toolbar>
      {search ? <SearchField label={search} value={state.search} onSearch={state.searchFor} /> : null}
      {filters ? (
        <FilterSheet count={state.filterCount} onClear={state.clear}>
          {filters}
        </FilterSheet>
      ) : null}
      {state.isFiltered && answer.page && answer.page.total > 0 ? (
        <Button size="small" onClick={state.clear} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          {t('table.clear')}
        </Button>
      ) : null}
      <Box sx={{ display: 'flex', gap: { xs: 0, sm: 1 }, marginInlineStart: 'auto' }}>
        <SortButton columns={columns} list={state} />
        <ListMenu name={state.name} label={label} columns={columns} source={source} />
      </Box>
    </Toolbar>
  )
}
