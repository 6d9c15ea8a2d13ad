/** What stands in each category, and what it brought; each leads to its products. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useTexts } from '../../app/languages.ts'
import { useStoreFormat } from '../../app/store-format.ts'
import { formatNumber, formatPercent } from '../../format.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { useLive } from '../../ui/live.ts'
import { Page } from '../../ui/Page.tsx'
import { categories as names, categoryIcons } from './ProductLooks.tsx'
import { useCategoriesPageQuery } from './products.generated.ts'

export function CategoriesPage() {
  const { t } = useTexts('products')
  const { data, error, refetch } = useCategoriesPageQuery({ fetchPolicy: 'cache-and-network' })
  useLive(['PRODUCTS', 'ORDERS'], refetch)
  const all = data?.categories.reduce((sum, { revenue }) => sum + revenue, 0) ?? 0
  return (
    <Page title={t('categories.title')} lead={t('categories.lead')}>
      {error && !data ? (
        <FailureCard error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
            gap: 6,
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {names.map(category => (
            <Category key={category} category={category} all={all} found={data?.categories.find(each => each.category === category)} />
          ))}
        </Box>
      )}
    </Page>
  )
}

interface CategoryProps {
  category: (typeof names)[number]
  /** Revenue of all categories. */
  all: number
  found: { products: number; revenue: number } | undefined
}

function Category({ category, all, found }: CategoryProps) {
  const { t, lang } = useTexts('products')
  const { money } = useStoreFormat()
  const Icon = categoryIcons[category]
  const share = found && all > 0 ? found.revenue / all : 0
  return (
    <Paper component="li" sx={{ position: 'relative', p: 6, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Box aria-hidden sx={{ display: 'inline-flex', color: 'primary.main' }}>
          <Icon size={24} stroke={1.75} />
        </Box>
        <Typography variant="h2">
          <Link
            component={RouterLink}
            to={`/apps/ecommerce/product/list?category=${category}`}
            color="inherit"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 2.5 } }}
          >
            {t(`category.${category}`)}
          </Link>
        </Typography>
      </Box>
      <Typography sx={{ fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {found ? money(found.revenue) : <Skeleton width="50%" />}
      </Typography>
      <Box aria-hidden sx={{ height: 6, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
        <Box sx={{ width: `${share * 100}%`, height: 1, bgcolor: 'primary.main' }} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {found ? (
          `${t('categories.products', { count: found.products, number: formatNumber(found.products, lang) })} · ${t('categories.share', { share: formatPercent(share, lang) })}`
        ) : (
          <Skeleton width="70%" />
        )}
      </Typography>
    </Paper>
  )
}
