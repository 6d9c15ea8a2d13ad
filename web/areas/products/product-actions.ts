/** What can be done with products: each told, and taken back with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import type { ProductInput } from '../../platform/schema.generated.ts'
import { formatNumber } from '../../platform/format.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import {
  ChangePricesDocument,
  CreateProductDocument,
  DeleteProductDocument,
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

export function useProductActions(refetch: () => Promise<unknown>) {
  const { t, lang } = useTranslations('products')
  const change = useUndoableMutation(refetch)
  const many = (key: string, count: number) => t(`done.many.${key}`, { count, number: formatNumber(count, lang) })

  return {
    setStock: ({ id, productName }: Named, stock: boolean) =>
      change({
        mutation: SetProductStockDocument,
        items: [{ id, stock }],
        optimisticResponse: () => ({ updateProduct: { __typename: 'Product' as const, id, stock } }),
        successMessage: () => t(stock ? 'done.inStock' : 'done.outOfStock', { name: productName }),
        topic: 'stock',
      }),
    setQty: ({ id, productName }: Named, qty: number) =>
      change({
        mutation: SetProductQtyDocument,
        items: [{ id, qty }],
        optimisticResponse: () => ({ updateProduct: { __typename: 'Product' as const, id, qty } }),
        successMessage: () => t('done.counted', { name: productName, number: formatNumber(qty, lang) }),
      }),
    /** A refused day is left to the form that asked for it. */
    setStatus: ({ id, productName }: Named, status: Status, publishAt?: string) =>
      change({
        mutation: SetProductStatusesDocument,
        items: [{ ids: [id], status, publishAt }],
        successMessage: () => t(`done.${status}`, { name: productName }),
        topic: 'status',
        rethrow: publishAt !== undefined,
      }),
    /** All in one step, which one Undo takes back. */
    setStatuses: (ids: string[], status: Status, publishAt?: string) =>
      change({
        mutation: SetProductStatusesDocument,
        items: [{ ids, status, publishAt }],
        successMessage: () => many(status, ids.length),
        rethrow: publishAt !== undefined,
      }),
    /** Pieces that came in. */
    restock: ({ id, productName, version }: Named & { version: number }, delivery: { pieces: number; note: string; variantId?: string }) =>
      change({
        mutation: RestockProductDocument,
        items: [{ id, version, ...delivery }],
        successMessage: () =>
          t('done.restocked', { name: productName, count: delivery.pieces, number: formatNumber(delivery.pieces, lang) }),
        rethrow: true,
      }),
    changePrices: (ids: string[], percent: number) =>
      change({
        mutation: ChangePricesDocument,
        items: [{ ids, percent }],
        successMessage: () => many('priced', ids.length),
        rethrow: true,
      }),
    duplicate: ({ id, productName }: Named) =>
      change({ mutation: DuplicateProductDocument, items: [{ id }], successMessage: () => t('done.copied', { name: productName }) }),
    remove: (ids: string[], name?: string) =>
      change({
        mutation: DeleteProductDocument,
        items: ids.map(id => ({ id })),
        optimisticResponse: ({ id }) => ({ deleteProduct: id }),
        update: (cache, { data }) => void cache.evict({ id: cache.identify({ __typename: 'Product', id: data?.deleteProduct }) }),
        successMessage: count => (name === undefined ? many('deleted', count) : t('done.deleted', { name })),
      }),
    /** Fails where a field is refused. */
    create: (input: ProductInput) =>
      change({
        mutation: CreateProductDocument,
        items: [{ input }],
        successMessage: () => t('done.created', { name: input.productName }),
        rethrow: true,
      }),
    update: (id: string, version: number, input: ProductInput) =>
      change({
        mutation: UpdateProductDocument,
        items: [{ id, version, input }],
        successMessage: () => t('done.updated', { name: input.productName }),
        rethrow: true,
      }),
  }
}
