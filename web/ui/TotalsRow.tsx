/** Totals of a table, below its rows. */
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableRow from '@mui/material/TableRow'
import { useTranslations } from '../platform/languages.ts'
import type { Column } from './table-types.ts'

interface TotalsRowProps<Row, Sort extends string> {
  columns: Column<Row, Sort>[]
  hasTicks: boolean
  hasActions: boolean
}

export function TotalsRow<Row, Sort extends string>({ columns, hasTicks, hasActions }: TotalsRowProps<Row, Sort>) {
  const { t } = useTranslations()
  const [first, ...others] = columns
  if (columns.every(({ total }) => total === undefined)) return null
  return (
    <TableFooter>
      <TableRow
        sx={{ bgcolor: 'background.paper', '& > .MuiTableCell-root': { fontWeight: 600, fontSize: 14, color: 'text.primary', border: 0 } }}
      >
        {hasTicks ? <TableCell padding="checkbox" /> : null}
        <TableCell component="th" scope="row">
          {first?.total ?? t('table.total')}
        </TableCell>
        {others.map(({ header, align, total }) => (
          <TableCell key={header} align={align === 'end' ? 'right' : undefined}>
            {total}
          </TableCell>
        ))}
        {hasActions ? <TableCell /> : null}
      </TableRow>
    </TableFooter>
  )
}
