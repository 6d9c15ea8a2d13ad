/** A chart's figures as a table. */
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslations } from '../../platform/languages.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import type { ChartProps } from './chart-types.ts'

export function ChartTable({ label, points, series, format }: ChartProps) {
  const { t } = useTranslations()
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 320 }}>
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>
              <VisuallyHidden>{t('charts.point')}</VisuallyHidden>
            </TableCell>
            {series.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map((point, index) => (
            <TableRow key={`${index} ${point}`}>
              <TableCell component="th" scope="row">
                {point}
              </TableCell>
              {series.map(({ name, values }) => (
                <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatValue(values[index], format)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const formatValue = (value: number | null | undefined, format: ChartProps['format']) =>
  value === null || value === undefined ? '–' : format(value)
