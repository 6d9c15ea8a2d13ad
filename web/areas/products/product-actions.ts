/** Actions on products, each with Undo. */
import IconCalendarClock from '@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslations } from '../../platform/languages.ts'
import type { ProductInput } from '../../platform/schema.generated.ts'
import { formatNumber } from '../../platform/format.ts'
import type { ListAction } from '../../ui/list/list-actions.ts'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import {
  ChangePricesDocument,
  CreateProductDocument,
  DeleteProductsDocument,
  DuplicateProductDocument,
  type ProductRowFragment,
  RestockProductDocument,
  SetProductQtyDocument,
  SetProductStatusesDocument,
  SetProductStockDocument,
  UpdateProductDocument,
} from './products.generated.ts'

type Named = Pick<ProductRowFragment, 'id' | 'productName'>
type Status = ProductRowFragment['status']

export function useProductChanges(change: ApplyChange) {
  const { t, tCount, lang } = useTranslations('products')

  return {
    setStock: ({ id, productName }: Named, stock: boolean) =>
      change({
        mutation: SetProductStockDocument,
        variables: { id, stock },
        optimisticResponse: () => ({ updateProduct: { __typename: 'Product' as const, id, stock } }),
        successMessage: () => t(stock ? 'done.inStock' : 'done.outOfStock', { name: productName }),
      }),
    setQty: ({ id, productName }: Named, qty: number) =>
      change({
        mutation: SetProductQtyDocument,
        variables: { id, qty },
        optimisticResponse: () => ({ updateProduct: { __typename: 'Product' as const, id, qty } }),
        successMessage: () => t('done.counted', { name: productName, number: formatNumber(qty, lang) }),
      }),
    /** Rejects on an invalid date. */
    setStatus: ({ id, productName }: Named, status: Status, publishAt?: string) =>
      change({
        mutation: SetProductStatusesDocument,
        variables: { ids: [id], status, publishAt },
        successMessage: () => t(`done.${status}`, { name: productName }),
        rethrow: publishAt !== undefined,
      }),
    setStatuses: (ids: string[], status: Status, publishAt?: string) =>
      change({
        mutation: SetProductStatusesDocument,
        variables: { ids, status, publishAt },
        successMessage: () => tCount(`done.many.${status}`, ids.length),
        rethrow: publishAt !== undefined,
      }),
    restock: ({ id, productName, version }: Named & { version: number }, delivery: { pieces: number; note: string; variantId?: string }) =>
      change({
        mutation: RestockProductDocument,
        variables: { id, version, ...delivery },
        successMessage: () =>
          t('done.restocked', { name: productName, count: delivery.pieces, number: formatNumber(delivery.pieces, lang) }),
        rethrow: true,
      }),
    changePrices: (ids: string[], percent: number) =>
      change({
        mutation: ChangePricesDocument,
        variables: { ids, percent },
        successMessage: () => tCount('done.many.priced', ids.length),
        rethrow: true,
      }),
    duplicate: ({ id, productName }: Named) =>
      change({ mutation: DuplicateProductDocument, variables: { id }, successMessage: () => t('done.copied', { name: productName }) }),
    remove: (ids: string[], name?: string) =>
      change({
        mutation: DeleteProductsDocument,
        variables: { ids },
        optimisticResponse: () => ({ deleteProducts: ids }),
        update: (cache, { data }) => data?.deleteProducts.forEach(id => cache.evict({ id: cache.identify({ __typename: 'Product', id }) })),
        successMessage: count => (name === undefined ? tCount('done.many.deleted', count) : t('done.deleted', { name })),
      }),
    /** Rejects on an invalid field. */
    create: (input: ProductInput) =>
      change({
        mutation: CreateProductDocument,
        variables: { input },
        successMessage: () => t('done.created', { name: input.productName }),
        rethrow: true,
      }),
    update: (id: string, version: number, input: ProductInput) =>
      change({
        mutation: UpdateProductDocument,
        variables: { id, version, input },
        successMessage: () => t('done.updated', { name: input.productName }),
        rethrow: true,
      }),
  }
}

interface Callbacks {
  onEdit: (product: ProductRowFragment) => void
  onSchedule: (ids: string[]) => void
  onPrice: (ids: string[]) => void
}

export function useProductActions(
  { setStatus, setStatuses, duplicate, remove }: ReturnType<typeof useProductChanges>,
  { onEdit, onSchedule, onPrice }: Callbacks,
): ListAction<ProductRowFragment>[] {
  const { t, lang } = useTranslations('products')
  return [
    { id: 'edit', label: t('edit.action'), icon: IconPencil, key: 'e', run: onEdit },
    {
      id: 'publish',
      label: t('publish'),
      icon: IconEye,
      when: ({ status }) => status === 'INACTIVE',
      run: product => setStatus(product, 'PUBLISHED'),
      bulk: ids => setStatuses(ids, 'PUBLISHED'),
    },
    {
      id: 'unpublish',
      label: t('takeOut'),
      icon: IconEyeOff,
      when: ({ status }) => status !== 'INACTIVE',
      run: product => setStatus(product, 'INACTIVE'),
      bulk: ids => setStatuses(ids, 'INACTIVE'),
    },
    { id: 'schedule', label: t('schedule'), icon: IconCalendarClock, bulk: onSchedule, keepsSelection: true },
    { id: 'price', label: t('changePrice'), icon: IconPercentage, bulk: onPrice, keepsSelection: true },
    { id: 'duplicate', label: t('duplicate'), icon: IconCopy, run: duplicate },
    {
      id: 'delete',
      label: t('delete'),
      icon: IconTrash,
      key: '#',
      removes: true,
      run: ({ id, productName }) => remove([id], productName),
      bulk: ids => remove(ids),
      confirm(count) {
        const counted = { count, number: formatNumber(count, lang) }
        return { title: t('ask.title', counted), text: t('ask.text'), confirm: t('ask.confirm', counted) }
      },
    },
  ]
}
