import { useTranslations } from '../../../platform/languages.ts'
import { ListSection } from '../../../ui/list/ListSection.tsx'
import { useSaleColumns } from '../SaleColumns.tsx'
import { saleName, useSaleList } from '../use-sale-list.ts'

export function SortableDemo() {
  const { t } = useTranslations('sales')
  const list = useSaleList('sortable')
  const { columns, cardOf } = useSaleColumns(list.matching)
  return <ListSection list={list} label={t('sales')} rows={{ columns, cardOf, nameOf: saleName }} />
}
