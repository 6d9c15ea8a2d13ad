import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { toFailure } from '../../../platform/errors.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { ListSection } from '../../../ui/list/ListSection.tsx'
import { EditedSale, type SaleDraft, toDraft, toInput } from '../EditedSale.tsx'
import { useSaleChanges } from '../sale-actions.ts'
import { useSaleColumns } from '../SaleColumns.tsx'
import type { SaleRowFragment } from '../sales.generated.ts'
import { saleName, useSaleList } from '../use-sale-list.ts'

export function EditingDemo() {
  const { t } = useTranslations('sales')
  const list = useSaleList('editing')
  const { update, remove } = useSaleChanges(list.refetch)
  const { columns, cardOf } = useSaleColumns(list.matching)
  const [editing, setEditing] = useState<{ sale: SaleRowFragment; draft: SaleDraft; error?: { field: string; message: string } }>()

  const save = async () => {
    if (!editing) return
    const input = toInput(editing.sale, editing.draft)
    try {
      if (Object.keys(input).length > 0) await update(editing.sale, input)
      setEditing(undefined)
    } catch (error) {
      setEditing({ ...editing, error: toFailure(error, t('notSaved')) })
    }
  }
  const inputOf = (sort: string | undefined) =>
    editing ? (
      <EditedSale
        {...editing}
        column={sort}
        onChange={draft => setEditing({ ...editing, draft })}
        onSave={() => void save()}
        onCancel={() => setEditing(undefined)}
      />
    ) : null
  // How much is received follows from the paid amount.
  const editable = columns
    .filter(({ sort }) => sort !== 'RECEIVED')
    .map(column => ({
      ...column,
      ...(column.sort === 'DATE' && { width: 164 }),
      cell: (sale: SaleRowFragment) =>
        sale.id === editing?.sale.id && column.sort !== 'PRODUCT' ? inputOf(column.sort) : column.cell(sale),
    }))
  const actions = [
    {
      id: 'edit',
      label: t('edit'),
      icon: IconPencil,
      key: 'e',
      run: (sale: SaleRowFragment) => setEditing({ sale, draft: toDraft(sale) }),
    },
    { id: 'delete', label: t('delete'), icon: IconTrash, key: '#', removes: true, run: ({ id }: SaleRowFragment) => remove([id]) },
  ]
  return (
    <ListSection
      list={list}
      label={t('sales')}
      rows={{
        columns: editable,
        cardOf: sale => (sale.id === editing?.sale.id ? { lead: inputOf(undefined) } : cardOf(sale)),
        nameOf: saleName,
        actions,
      }}
    />
  )
}
