import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'
import { useFormats } from '../use-cards.ts'

/** What waits to be done, each with the list that shows it. */
export function TasksCard({ figures }: CardProps) {
  const { t } = useTranslations('cards')
  const { number, money } = useFormats()
  const tasks = [
    { name: 'toShip', value: number(figures.orderSummary.toShip), to: '/apps/ecommerce/order/list' },
    { name: 'pending', value: number(figures.reviewSummary.pending), to: '/apps/ecommerce/manage-review?status=PENDING' },
    { name: 'pastDue', value: money(figures.invoiceSummary.pastDue), to: '/apps/invoice/list' },
  ] as const
  return (
    <Paper sx={{ p: 5 }}>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {t('tasks.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {tasks.map(({ name, value, to }) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 3, fontSize: 14 }}>
            <Link component={RouterLink} to={to} sx={{ flex: 1 }}>
              {t(`tasks.${name}`)}
            </Link>
            <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
