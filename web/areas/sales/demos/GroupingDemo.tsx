import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useId, useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { FailureCard } from '../../../ui/FailureCard.tsx'
import { TableRows } from '../../../ui/TableRows.tsx'
import { SaleStatus, useSaleColumns } from '../SaleColumns.tsx'
import type { SaleRowFragment } from '../sales.generated.ts'
import { saleName, statuses, useSaleList } from '../use-sale-list.ts'

type Status = (typeof statuses)[number]

export function GroupingDemo() {
  const { t } = useTranslations('sales')
  const { state, matching, result } = useSaleList('grouping')
  if (result.error) return <FailureCard error={result.error} onRetry={result.retry} />
  return (
    <Paper component="section" aria-label={t('sales')}>
      {statuses.map(status => (
        <Group key={status} status={status} sales={matching?.filter(({ payment }) => payment.status === status)} list={state} />
      ))}
    </Paper>
  )
}

interface GroupProps {
  status: Status
  sales: SaleRowFragment[] | undefined
  list: ReturnType<typeof useSaleList>['state']
}

/** The sales of one status, with their own totals. */
function Group({ status, sales, list }: GroupProps) {
  const { t, tCount } = useTranslations('sales')
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const { columns } = useSaleColumns(sales)
  return (
    <Box sx={{ '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{ width: '100%', justifyContent: 'flex-start', gap: 3, px: { xs: 4, sm: 5 }, minHeight: 52 }}
      >
        <Box component="span" sx={{ display: 'inline-flex', transform: isOpen ? 'none' : 'rotate(-90deg)' }}>
          <IconChevronDown size={18} stroke={1.75} />
        </Box>
        <SaleStatus status={status} text={t(`saleStatus.${status}`)} />
        <Typography component="span" variant="body2" color="textSecondary">
          {sales && tCount('count', sales.length)}
        </Typography>
      </ButtonBase>
      {isOpen ? (
        <Box id={id}>
          <TableRows
            label={t(`saleStatus.${status}`)}
            items={sales}
            isStale={false}
            list={list}
            columns={columns}
            rows={{ nameOf: saleName }}
          />
        </Box>
      ) : null}
    </Box>
  )
}
