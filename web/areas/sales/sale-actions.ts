/** Changes of sales, each with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import type { SaleInput } from '../../platform/schema.generated.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { DeleteSalesDocument, type SaleRowFragment, UpdateSaleDocument } from './sales.generated.ts'
import { saleName } from './use-sale-list.ts'

export function useSaleChanges(refetch: () => Promise<unknown>) {
  const { t, tCount } = useTranslations('sales')
  const change = useUndoableMutation(refetch)
  return {
    /** Rejects on invalid input. */
    update: (sale: SaleRowFragment, input: SaleInput) =>
      change({
        mutation: UpdateSaleDocument,
        variables: { id: sale.id, version: sale.version, input },
        successMessage: () => t('done.updated', { name: saleName(sale) }),
        rethrow: true,
      }),
    complete: (ids: string[]) =>
      change({
        mutation: UpdateSaleDocument,
        items: ids.map(id => ({ id, input: { status: 'COMPLETED' as const } })),
        successMessage: count => tCount('done.completed', count),
      }),
    remove: (ids: string[]) =>
      change({
        mutation: DeleteSalesDocument,
        variables: { ids },
        optimisticResponse: () => ({ deleteSales: ids }),
        update: (cache, { data }) => data?.deleteSales.forEach(id => cache.evict({ id: cache.identify({ __typename: 'Sale', id }) })),
        successMessage: count => tCount('done.deleted', count),
      }),
  }
}
