import { useTranslations } from '../../../platform/languages.ts'
import { ListSection } from '../../../ui/list/ListSection.tsx'
import { detailsOf } from '../SaleDetails.tsx'
import { useSaleColumns } from '../SaleColumns.tsx'
import { saleName, useSaleList } from '../use-sale-list.ts'

export function ExpandableDemo() {
  const { t } = useTranslations('sales')
  const list = useSaleList('expandable')
  const { columns, cardOf } = useSaleColumns(list.matching)
  return <ListSection list={list} label={t('sales')} rows={{ columns, cardOf, nameOf: saleName, detailsOf }} />
}
