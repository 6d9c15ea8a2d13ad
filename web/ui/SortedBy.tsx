/** Announces the sort order to screen readers. */
import Box from '@mui/material/Box'
import { useTranslations } from '../platform/languages.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import type { SortKey } from './list/sorting.ts'
import type { ListState } from './list-state.ts'
import type { Column } from './table-types.ts'

export function SortedBy<Row, Sort extends string>({ columns, list }: { columns: Column<Row, Sort>[]; list: ListState<Sort> }) {
  const { t } = useTranslations()
  const { second, ...first } = list.sorting
  const describe = ({ sort, order }: SortKey<Sort>) => {
    const column = columns.flatMap(each => [each, ...(each.moreSorts ?? [])]).find(each => each.sort === sort)?.header
    return column && t('table.keyAndOrder', { column, order: t(`table.orders.${order}`) })
  }
  const keys = [describe(first), second && describe(second)].filter(Boolean)
  return (
    <Box aria-live="polite">
      <VisuallyHidden>
        {list.isDefaultSort || !keys[0]
          ? t('table.usualOrder')
          : t(keys[1] ? 'table.sortedByTwo' : 'table.sortedBy', { first: keys[0], second: keys[1] })}
      </VisuallyHidden>
    </Box>
  )
}
