import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslations } from '../../../platform/languages.ts'
import { ListSection } from '../../../ui/list/ListSection.tsx'
import { useSaleChanges } from '../sale-actions.ts'
import { useSaleColumns } from '../SaleColumns.tsx'
import { saleName, useSaleList } from '../use-sale-list.ts'

export function SelectionDemo() {
  const { t, tCount } = useTranslations('sales')
  const list = useSaleList('selection')
  const { columns, cardOf } = useSaleColumns(list.matching)
  const { complete, remove } = useSaleChanges(list.refetch)
  const actions = [
    { id: 'complete', label: t('complete'), icon: IconCircleCheck, bulk: complete },
    {
      id: 'delete',
      label: t('delete'),
      icon: IconTrash,
      removes: true,
      bulk: remove,
      confirm: (count: number) => ({ title: tCount('ask.title', count), text: t('ask.text'), confirm: t('delete') }),
    },
  ]
  return <ListSection list={list} label={t('sales')} rows={{ columns, cardOf, nameOf: saleName, actions }} />
}
