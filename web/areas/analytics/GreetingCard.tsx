/** Greeting by time of day, how sales changed, and what needs attention. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { tint } from '../../platform/tint.ts'
import { useStoreToDoQuery } from './analytics.generated.ts'
import { CardFrame, CardHeader, type CardProps } from './CardFrame.tsx'
import { changeOf, listAddress, type StoreFigures, useFigures, useFormat } from './use-figures.ts'

const partOfDay = (hour: number) => (hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')

export function GreetingCard({ range, onRange }: CardProps) {
  const { t, tCount } = useTranslations('analytics')
  const { figures, failure, isStale, refresh } = useFigures(range)
  const { data, refetch } = useStoreToDoQuery()
  const { money, range: rangeName } = useFormat()
  const pending = data && { toShip: data.orderSummary.toShip, unpaid: data.orderSummary.unpaid, pastDue: data.invoiceSummary.pastDue }
  const [hour] = useState(() => new Date().getHours())
  const greeting = t(`greeting.${partOfDay(hour)}`)
  return (
    <CardFrame
      title={t('cards.GREETING')}
      href={listAddress('/apps/ecommerce/order/list', figures)}
      range={range}
      onRange={onRange}
      file="summary"
      failure={failure}
      isStale={isStale}
      refresh={() => Promise.all([refresh(), refetch()])}
      rows={() => [
        {
          [t('range')]: rangeName(range),
          [t('figures.sales')]: figures?.sales.value,
          [t('figures.orders')]: figures?.orders.value,
          ...(pending && { [t('toShip')]: pending.toShip, [t('unpaid')]: pending.unpaid, [t('pastDue')]: pending.pastDue }),
        },
      ]}
    >
      {({ heading, action }) => (
        <>
          <CardHeader heading={heading} action={action} />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
            <Box sx={[iconStyles, theme => ({ bgcolor: tint(theme, 'primary', 12) })]}>
              <IconChartLine size={28} stroke={1.75} aria-hidden />
            </Box>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography component="p" sx={{ fontSize: 20, fontWeight: 600 }}>
                {greeting}
              </Typography>
              <Typography component="p" color="textSecondary" sx={{ minHeight: { xs: 48, sm: 24 } }}>
                {figures ? <Change figures={figures} /> : <Skeleton width="70%" />}
              </Typography>
            </Box>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4, minHeight: 32 }}>
            {pending ? (
              <>
                {pending.toShip > 0 ? (
                  <PendingLink text={tCount('count.toShip', pending.toShip)} to="/apps/ecommerce/order/list?view=TO_SHIP" />
                ) : null}
                {pending.unpaid > 0 ? (
                  <PendingLink text={tCount('count.unpaid', pending.unpaid)} to="/apps/ecommerce/order/list?view=UNPAID" />
                ) : null}
                {pending.pastDue > 0 ? (
                  <PendingLink text={t('amountPastDue', { amount: money(pending.pastDue) })} to="/apps/invoice/list?status=PAST_DUE" />
                ) : null}
                {pending.toShip + pending.unpaid + pending.pastDue === 0 ? (
                  <Typography variant="body2" color="textSecondary">
                    {t('allDone')}
                  </Typography>
                ) : null}
              </>
            ) : (
              [96, 120, 140].map(width => <Skeleton key={width} variant="rounded" width={width} height={32} />)
            )}
          </Box>
        </>
      )}
    </CardFrame>
  )
}

/** "Sales are up 12% to $4,321 compared with Oct 1 – Oct 30." */
function Change({ figures }: { figures: StoreFigures }) {
  const { t, tCount } = useTranslations('analytics')
  const { money, growth, day } = useFormat()
  const { sales, orders, previousFrom, previousTo } = figures
  const change = changeOf(sales)
  const placed = tCount('count.orders', orders.value)
  if (change === undefined || !previousFrom || !previousTo) return t('summary.plain', { amount: money(sales.value), orders: placed })
  const values = {
    amount: money(sales.value),
    change: growth(Math.abs(change)).replace('+', ''),
    orders: placed,
    from: day(previousFrom),
    to: day(previousTo),
  }
  return t(change < 0 ? 'summary.down' : 'summary.up', values)
}

const PendingLink = ({ text, to }: { text: string; to: string }) => (
  <Chip component={Link} to={to} clickable variant="outlined" label={text} />
)

const iconStyles = {
  display: { xs: 'none', sm: 'grid' },
  placeItems: 'center',
  width: 56,
  height: 56,
  flexShrink: 0,
  borderRadius: 1,
  color: 'primary.main',
}
