/** What was sold of each category. */
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { useCategorySalesQuery } from './analytics.generated.ts'
import { CardFrame, CardHeader, type CardProps } from './CardFrame.tsx'
import { useFormat } from './use-figures.ts'

export function CategoriesCard({ range, onRange }: CardProps) {
  const { t, tCount } = useTranslations('analytics')
  const { chartMoney, wholeMoney } = useFormat()
  const { data: current, previousData, error, refetch } = useCategorySalesQuery({ variables: { range } })
  const categories = (current ?? previousData)?.salesByCategory
  const title = t('cards.CATEGORIES')
  const units = categories?.reduce((sum, each) => sum + each.units, 0) ?? 0
  return (
    <CardFrame
      title={title}
      href="/apps/ecommerce/product/category-list"
      range={range}
      onRange={onRange}
      file="categories"
      failure={categories ? undefined : error}
      isStale={!current && categories !== undefined}
      refresh={refetch}
      rows={() =>
        categories?.map(({ category, orders, units, sales }) => ({
          [t('category')]: t(`categories.${category}`),
          [t('figures.orders')]: orders,
          [t('units')]: units,
          [t('figures.sales')]: sales,
        })) ?? []
      }
    >
      {({ heading, action, isFullScreen }) => {
        if (!categories || categories.length === 0)
          return (
            <>
              <CardHeader heading={heading} action={action} />
              {categories ? (
                <Typography variant="body2" color="textSecondary">
                  {t('noSales')}
                </Typography>
              ) : (
                <Skeleton variant="rounded" height={330} />
              )}
            </>
          )
        return (
          <BarChart
            label={title}
            heading={heading}
            action={action}
            above={
              <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
                {tCount('count.units', units)}
              </Typography>
            }
            points={categories.map(({ category }) => t(`categories.${category}`))}
            series={[{ name: t('figures.sales'), values: categories.map(({ sales }) => sales) }]}
            format={isFullScreen ? chartMoney : wholeMoney}
            height={isFullScreen ? 560 : 300}
            isHorizontal
          />
        )
      }}
    </CardFrame>
  )
}
