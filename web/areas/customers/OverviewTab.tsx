import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { formatMonth } from '../../platform/format-dates.ts'
import { LineChart } from '../../ui/charts/LineChart.tsx'
import { StatCard, StatCards } from '../../ui/list/StatCards.tsx'
import { Coupons } from './Coupons.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'
import type { CustomerWholeFragment } from './customers.generated.ts'
import { Wishlist } from './Wishlist.tsx'

/** Minimum total spent of each tier. */
const tierFrom = { BRONZE: 0, SILVER: 500, GOLD: 1500 } as const
const nextTier = { BRONZE: 'SILVER', SILVER: 'GOLD', GOLD: undefined } as const

interface OverviewTabProps {
  customer: CustomerWholeFragment
  onRemoveWish: (productId: string, product: string) => Promise<void>
}

export function OverviewTab({ customer, onRemoveWish }: OverviewTabProps) {
  const { t, lang } = useTranslations('customers')
  const { money, wholeMoney } = useStoreFormat()
  const { profile, tier, loyaltyPoints, totalSpent, customerId } = customer
  const next = nextTier[tier]
  const open = profile.coupons.filter(({ usedAt }) => !usedAt)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      {/* The cards bring their own margin. */}
      <Box sx={{ mb: -6 }}>
        <StatCards label={t('overview.figures')}>
          <StatCard label={t('overview.balance')} figure={money(profile.balance)} note={t('overview.balanceNote')} />
          <StatCard
            label={t('overview.points')}
            figure={formatNumber(loyaltyPoints, lang)}
            note={
              next
                ? t('overview.pointsNote', { tier: t(`tier.${next}`), money: money(tierFrom[next] - totalSpent) })
                : t('overview.topTier')
            }
          />
          <StatCard
            label={t('overview.tier')}
            figure={t(`tier.${tier}`)}
            note={t(`tierNote.${tier}`, { from: wholeMoney(tierFrom[tier]) })}
          />
          <StatCard label={t('overview.coupons')} figure={formatNumber(open.length, lang)} note={t('overview.couponsNote')} />
        </StatCards>
      </Box>
      <Lifetime customer={customer} />
      <CustomerOrders customerId={customerId} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 6, alignItems: 'start' }}>
        <Wishlist wishes={profile.wishlist} onRemove={onRemoveWish} />
        <Coupons coupons={profile.coupons} />
      </Box>
    </Box>
  )
}

/** Spending by month. */
function Lifetime({ customer: { spending } }: { customer: CustomerWholeFragment }) {
  const { t, lang } = useTranslations('customers')
  const { money, shortMoney } = useStoreFormat()
  const months = withoutGaps(spending)
  return (
    <Paper sx={{ p: { xs: 4, sm: 5 } }}>
      {months.length > 0 ? (
        <LineChart
          label={t('overview.lifetime')}
          points={months.map(({ month }) => formatMonth(`${month}-01T00:00:00Z`, lang))}
          series={[{ name: t('spent'), values: months.map(({ total }) => total) }]}
          format={(value, isShort = false) => (isShort ? shortMoney : money)(value)}
        />
      ) : (
        <>
          <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
            {t('overview.lifetime')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('overview.noOrders')}
          </Typography>
        </>
      )}
    </Paper>
  )
}

/** Fills months without orders with zero and adds one before the first, so that a single month still draws a line. */
function withoutGaps(spending: CustomerWholeFragment['spending']): { month: string; total: number }[] {
  const [first] = spending
  const last = spending.at(-1)
  if (!first || !last) return []
  const months: { month: string; total: number }[] = []
  const at = new Date(`${first.month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() - 1)
  for (let total = 0; at.toISOString().slice(0, 7) <= last.month; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = at.toISOString().slice(0, 7)
    total += spending.find(each => each.month === month)?.spent ?? 0
    months.push({ month, total: Math.round(total * 100) / 100 })
  }
  return months
}
