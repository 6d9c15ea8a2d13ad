import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatRating } from '../../../platform/format.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { ListSection } from '../../../ui/list/ListSection.tsx'
import { useSaleColumns } from '../SaleColumns.tsx'
import { saleName, useSaleList } from '../use-sale-list.ts'

export function ExpandableDemo() {
  const { t, lang } = useTranslations('sales')
  const list = useSaleList('expandable')
  const { columns, cardOf } = useSaleColumns(list.matching)
  return (
    <ListSection
      list={list}
      label={t('sales')}
      rows={{
        columns,
        cardOf,
        nameOf: saleName,
        detailsOf: ({ product }) => (
          <Box component="dl" sx={details}>
            <Fact label={t('rating')}>
              {product.rating > 0 ? t('stars', { rating: formatRating(product.rating, lang) }) : t('unrated')}
            </Fact>
            <Fact label={t('brand')}>{product.brand}</Fact>
            <Fact label={t('freeShipping')}>{product.hasFreeShipping ? t('yes') : t('no')}</Fact>
            <Fact label={t('description')}>{product.description}</Fact>
          </Box>
        ),
      }}
    />
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <Box component="dd" dir="auto">
      {children}
    </Box>
  </div>
)

const details = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, max-content) minmax(0, 1fr)' },
  columnGap: 10,
  rowGap: 3,
  m: 0,
  py: 3,
  paddingInlineStart: { sm: 9 },
  '& dt': { color: 'text.secondary', fontSize: 13 },
  '& dd': { m: 0, fontSize: 14, textAlign: 'start' },
}
