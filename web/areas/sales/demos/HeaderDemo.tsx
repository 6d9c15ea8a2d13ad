import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useTranslations } from '../../../platform/languages.ts'
import { FailureCard } from '../../../ui/FailureCard.tsx'
import { TableRows } from '../../../ui/TableRows.tsx'
import { useSaleColumns } from '../SaleColumns.tsx'
import { saleName, useSaleList } from '../use-sale-list.ts'

/** Header and totals stay in view while the rows scroll between them. */
const fixed = {
  '& .MuiTableContainer-root': { maxHeight: 'min(560px, 70vh)' },
  '& thead tr th': { position: 'sticky', top: 0, zIndex: 2 },
  '& thead tr th:first-of-type': { zIndex: 3 },
  '& tfoot tr > *': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    boxShadow: 'inset 0 1px 0 var(--mui-palette-divider)',
  },
}

export function HeaderDemo() {
  const { t } = useTranslations('sales')
  const { state, matching, result } = useSaleList('header')
  const { columns } = useSaleColumns(matching)
  if (result.error) return <FailureCard error={result.error} onRetry={result.retry} />
  return (
    <Paper component="section" aria-label={t('sales')}>
      <Box sx={fixed}>
        <TableRows label={t('sales')} items={matching} isStale={false} list={state} columns={columns} rows={{ nameOf: saleName }} />
      </Box>
    </Paper>
  )
}
