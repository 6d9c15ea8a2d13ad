import { formatRating } from '../../../platform/format.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { ListSection } from '../../../ui/list/ListSection.tsx'
import { DescriptionList } from '../../../ui/record/DescriptionList.tsx'
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
          <DescriptionList
            facts={[
              { label: t('rating'), value: product.rating > 0 ? t('stars', { rating: formatRating(product.rating, lang) }) : t('unrated') },
              { label: t('description'), value: product.description },
              { label: t('brand'), value: product.brand },
              { label: t('freeShipping'), value: product.hasFreeShipping ? t('yes') : t('no') },
            ]}
          />
        ),
      }}
    />
  )
}
