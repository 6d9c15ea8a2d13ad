/** What an expanded sale shows. */
import Box from '@mui/material/Box'
import { Fragment } from 'react'
import { formatRating } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { SaleRowFragment } from './sales.generated.ts'

function SaleDetails({ product }: Pick<SaleRowFragment, 'product'>) {
  const { t, lang } = useTranslations('sales')
  const { rating, brand, hasFreeShipping, description } = product
  const facts = [
    [t('rating'), rating > 0 ? t('stars', { rating: formatRating(rating, lang) }) : t('unrated')],
    [t('brand'), brand],
    [t('freeShipping'), t(hasFreeShipping ? 'yes' : 'no')],
    [t('description'), description],
  ]
  return (
    <Box component="dl" sx={detailsStyles}>
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </Fragment>
      ))}
    </Box>
  )
}

export const detailsOf = (sale: SaleRowFragment) => <SaleDetails product={sale.product} />

const detailsStyles = {
  display: 'grid',
  gridTemplateRows: { sm: 'auto auto' },
  gridAutoFlow: { xs: 'row', sm: 'column' },
  gridTemplateColumns: { sm: 'repeat(3, max-content) minmax(0, 1fr)' },
  columnGap: 10,
  m: 0,
  py: 3,
  paddingInlineStart: { sm: 9 },
  '& dt': { color: 'text.secondary', fontSize: 13, mt: { xs: 2, sm: 0 } },
  '& dd': { m: 0, fontSize: 14, textAlign: 'start' },
}
