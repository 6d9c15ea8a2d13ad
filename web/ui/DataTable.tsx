/** A list as a table, or as cards on phones, with loading, empty, and error states. The page defines the columns. */
import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect } from 'react'
import { CardRows } from './CardRows.tsx'
import { EmptyState } from './EmptyState.tsx'
import { FailureCard } from './FailureCard.tsx'
import { useRememberRecords } from './list/record-pager.ts'
import { useShownColumns } from './list/table-view.ts'
import { PageControls } from './PageControls.tsx'
import { useRowFocus } from './row-focus.ts'
import { SortedBy } from './SortedBy.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { TableRows } from './TableRows.tsx'
import type { ListResult, TableParts } from './table-types.ts'

interface DataTableProps<Row, Sort extends string> extends TableParts<Row, Sort> {
  result: ListResult<Row>
  /** Empty state at first use: a description and the first step. */
  empty?: { text: string; action?: ReactNode }
}

export function DataTable<Row extends { id: string }, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { result, empty, ...parts } = props
  const { list, columns, rows } = parts
  const { page, isLoading, error, retry } = result
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const focus = useRowFocus()
  const shown = useShownColumns(list.name, columns)
  useRememberRecords({ list, result, hrefOf: rows.hrefOf })
  const isStale = isLoading && page !== undefined
  const isBeyond = !isLoading && page !== undefined && page.total > 0 && page.items.length === 0 && list.page > 1
  const { goTo } = list
  useEffect(() => {
    if (isBeyond) goTo(1, true)
  })

  const isFailed = error !== undefined && !isLoading
  if (isFailed && !page) return <FailureCard error={error} onRetry={retry} />
  if (page?.total === 0) return <EmptyState onClear={list.isFiltered ? list.clear : undefined} {...empty} />
  const Rows = isNarrow ? CardRows : TableRows
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <SortedBy columns={columns} list={list} />
      {isFailed ? <StaleNotice onRetry={retry} /> : null}
      <Box {...focus} aria-busy={isLoading} sx={{ opacity: isStale || isFailed ? 0.6 : 1, transition: 'opacity 120ms ease-out' }}>
        <Rows {...parts} columns={shown} items={page?.items} isStale={isStale} />
      </Box>
      <PageControls total={page?.total} list={list} />
    </>
  )
}

/** Styles for the browser's print command. The list's menu prints all rows. */
const printStyles = {
  '@media print': {
    'header, footer, nav, aside, [role="navigation"], .list-toolbar, .MuiSnackbar-root': { display: 'none !important' },
    main: { margin: '0 !important', padding: '0 !important' },
  },
}
