import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../../platform/languages.ts'
import { IdentityCell } from '../../../ui/IdentityCell.tsx'
import type { CardProps } from '../CardGrid.tsx'
import { useFormats } from '../use-cards.ts'

/** The latest paid orders. */
export function PaymentsCard({ figures }: CardProps) {
  const { t } = useTranslations('cards')
  const { money } = useFormats()
  return (
    <Paper sx={{ p: 5 }}>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {t('latestPayments')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {figures.orders.items.map(({ id, order, customerName, avatar, spent }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <IdentityCell name={customerName} detail={`#${order}`} image={avatar} href={`/apps/ecommerce/order/details/${order}`} />
            </Box>
            <Typography sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>{money(spent)}</Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
