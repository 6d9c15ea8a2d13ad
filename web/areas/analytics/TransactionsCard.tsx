/** The latest payments of orders. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { useTransactionsQuery } from './analytics.generated.ts'
import { CardFrame, CardHeader, type CardProps } from './CardFrame.tsx'
import { listAddress, useFigures, useFormat } from './use-figures.ts'

export function TransactionsCard({ range, onRange }: CardProps) {
  const { t, tCount } = useTranslations('analytics')
  const { figures, failure, isStale } = useFigures(range)
  const { money, orderName } = useFormat()
  const {
    data: current,
    previousData,
    error,
    refetch,
  } = useTransactionsQuery({
    variables: { from: figures?.from ?? null, to: figures?.to ?? null },
    skip: !figures,
  })
  const found = (current ?? previousData)?.orders
  return (
    <CardFrame
      title={t('cards.TRANSACTIONS')}
      href={listAddress('/apps/ecommerce/order/list', figures, { payment: 'PAID' })}
      range={range}
      onRange={onRange}
      file="transactions"
      failure={failure ?? (found ? undefined : error)}
      isStale={isStale || (!current && found !== undefined)}
      refresh={refetch}
      rows={() =>
        found?.items.map(({ order, orderedAt, customerName, method, spent, refunded }) => ({
          [t('order')]: orderName(order),
          [t('day')]: orderedAt,
          [t('customer')]: customerName,
          [t('method')]: t(`methods.${method}`),
          [t('amount')]: Math.round((spent - refunded) * 100) / 100,
        })) ?? []
      }
    >
      {({ heading, action }) => (
        <>
          <CardHeader heading={heading} action={action} />
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2, minHeight: 21 }}>
            {found ? tCount('count.transactions', found.total) : <Skeleton width={120} />}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
            {found
              ? found.items.map(({ id, order, orderedAt, customerName, avatar, method, spent, refunded }) => (
                  <Box component="li" key={id} sx={rowStyles}>
                    <Avatar src={avatar || undefined} alt="" sx={{ width: 32, height: 32, fontSize: 14 }}>
                      {customerName.charAt(0)}
                    </Avatar>
                    <Box sx={{ flex: 1, minWidth: 0 }}>
                      <Typography component="div" variant="body2" noWrap sx={{ fontWeight: 500 }}>
                        <Link component={RouterLink} to={`/apps/ecommerce/order/details/${order}`} color="inherit" underline="hover">
                          <bdi>{customerName}</bdi>
                        </Link>
                      </Typography>
                      <Typography component="div" variant="caption" color="textSecondary" noWrap>
                        <bdi>{orderName(order)}</bdi> · <bdi>{t(`methods.${method}`)}</bdi> ·{' '}
                        <bdi>
                          <RelativeTime instant={orderedAt} />
                        </bdi>
                      </Typography>
                    </Box>
                    <Box sx={{ textAlign: 'end' }}>
                      <Typography component="div" variant="body2" sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
                        {money(spent - refunded)}
                      </Typography>
                      {refunded > 0 ? (
                        <Typography component="div" variant="caption" color="textSecondary">
                          {t('refunded', { amount: money(refunded) })}
                        </Typography>
                      ) : null}
                    </Box>
                  </Box>
                ))
              : Array.from({ length: 6 }, (_, index) => (
                  <Box component="li" key={index} sx={rowStyles}>
                    <Skeleton variant="circular" width={32} height={32} />
                    <Box sx={{ flex: 1 }}>
                      <Skeleton width="50%" />
                      <Skeleton width="70%" />
                    </Box>
                  </Box>
                ))}
          </Box>
        </>
      )}
    </CardFrame>
  )
}

const rowStyles = { display: 'flex', alignItems: 'center', gap: 3, minHeight: 41 }
