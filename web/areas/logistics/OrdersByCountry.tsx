/** Orders of the shop by the country they go to, in tabs by how far they are. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { countryName } from './country-names.ts'
import { DashboardCard } from './DashboardCard.tsx'
import type { LogisticsDashboardQuery } from './logistics.generated.ts'

const tabs = { toShip: 'TO_SHIP', outForDelivery: 'OUT_FOR_DELIVERY', delivered: 'DELIVERED' } as const
type TabName = keyof typeof tabs
const tabNames = ['toShip', 'outForDelivery', 'delivered'] as const satisfies TabName[]
const labels = { toShip: 'dashboard.toShip', outForDelivery: 'dashboard.outForDelivery', delivered: 'dashboard.deliveredOrders' } as const

/** `UNITED_STATES` is United States. */
const inEnglish = (country: string) =>
  country
    .split('_')
    .map(word => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ')

export function OrdersByCountry({ orders }: { orders: Pick<LogisticsDashboardQuery, 'ordersByCountry' | 'orderSummary'> | undefined }) {
  const { t, tCount, lang } = useTranslations('logistics')
  const id = useId()
  const [params, setParams] = useSearchParams()
  const tab = tabNames.find(name => name === params.get('orders')) ?? 'toShip'
  const choose = (next: TabName) =>
    setParams(
      present => {
        const changed = new URLSearchParams(present)
        changed.set('orders', next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  const rows = orders?.ordersByCountry.filter(each => each[tab] > 0).toSorted((a, b) => b[tab] - a[tab])
  const total = orders?.orderSummary[tab] ?? 0
  return (
    <DashboardCard
      title={t('dashboard.orders')}
      height={240}
      footer={
        total > 0 ? (
          <Button size="small" component={Link} to={`/apps/ecommerce/order/list?view=${tabs[tab]}`}>
            {tCount('dashboard.showOrders', total)}
          </Button>
        ) : null
      }
    >
      {rows && (
        <>
          <Tabs
            value={tab}
            onChange={(_, next: TabName) => choose(next)}
            aria-label={t('dashboard.ordersTabs')}
            variant="scrollable"
            scrollButtons={false}
            sx={{ mt: -3, mb: 3 }}
          >
            {tabNames.map(name => (
              <Tab key={name} value={name} id={`${id}-${name}`} aria-controls={`${id}-panel`} label={t(labels[name])} />
            ))}
          </Tabs>
          <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
            {rows.length === 0 ? <Typography color="textSecondary">{t('dashboard.noOrders')}</Typography> : null}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
              {rows.map(row => {
                const name = row.country ? countryName(inEnglish(row.country), lang) : t('dashboard.deletedCustomers')
                return (
                  <li key={row.country ?? ''}>
                    <Box sx={{ display: 'flex', justifyContent: 'space-between', fontSize: 14, mb: 1 }}>
                      <span>{name}</span>
                      <Box component="span" sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
                        {formatNumber(row[tab], lang)}
                      </Box>
                    </Box>
                    <LinearProgress variant="determinate" aria-hidden value={(row[tab] / total) * 100} />
                  </li>
                )
              })}
            </Box>
          </Box>
        </>
      )}
    </DashboardCard>
  )
}
