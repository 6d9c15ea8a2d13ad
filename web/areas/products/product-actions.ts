/** What can be done with products: each told, and taken back with Undo. */
import { useTexts } from '../../platform/languages.ts'
import type { ProductInput } from '../../platform/schema.generated.ts'
import { formatNumber } from '../../platform/format.ts'
import { useUndoable } from '../../ui/undoable.ts'
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
  const { t, lang } = useTexts('products')
  const change = useUndoable(refetch)
  const many = (key: string, count: number) => t(`done.many.${key}`, { count, number: formatNumber(count, lang) })

  return {
    setStock: ({ id, productName }: Named, stock: boolean) =>
      change({
        mutation: SetProductStockDocument,
        each: [{ id, stock }],
        expected: () => ({ updateProduct: { __typename: 'Product' as const, id, stock } }),
        done: () => t(stock ? 'done.inStock' : 'done.outOfStock', { name: productName }),
        topic: 'stock',
      }),
    setQty: ({ id, productName }: Named, qty: number) =>
      change({
        mutation: SetProductQtyDocument,
        each: [{ id, qty }],
        expected: () => ({ updateProduct: { __typename: 'Product' as const, id, qty } }),
        done: () => t('done.counted', { name: productName, number: formatNumber(qty, lang) }),
      }),
    /** A refused day is left to the form that asked for it. */
    setStatus: ({ id, productName }: Named, status: Status, publishAt?: string) =>
      change({
        mutation: SetProductStatusesDocument,
        each: [{ ids: [id], status, publishAt }],
        done: () => t(`done.${status}`, { name: productName }),
        topic: 'status',
        throws: publishAt !== undefined,
      }),
    /** All in one step, which one Undo takes back. */
    setStatuses: (ids: string[], status: Status, publishAt?: string) =>
      change({
        mutation: SetProductStatusesDocument,
        each: [{ ids, status, publishAt }],
        done: () => many(status, ids.length),
        throws: publishAt !== undefined,
      }),
    /** Pieces that came in. */
    restock: ({ id, productName, version }: Named & { version: number }, delivery: { pieces: number; note: string; variantId?: string }) =>
      change({
        mutation: RestockProductDocument,
        each: [{ id, version, ...delivery }],
        done: () => t('done.restocked', { name: productName, count: delivery.pieces, number: formatNumber(delivery.pieces, lang) }),
        throws: true,
      }),
    changePrices: (ids: string[], percent: number) =>
      change({ mutation: ChangePricesDocument, each: [{ ids, percent }], done: () => many('priced', ids.length), throws: true }),
    duplicate: ({ id, productName }: Named) =>
      change({ mutation: DuplicateProductDocument, each: [{ id }], done: () => t('done.copied', { name: productName }) }),
    remove: (ids: string[], name?: string) =>
      change({
        mutation: DeleteProductDocument,
        each: ids.map(id => ({ id })),
        expected: ({ id }) => ({ deleteProduct: id }),
        update: (cache, { data }) => void cache.evict({ id: cache.identify({ __typename: 'Product', id: data?.deleteProduct }) }),
        done: count => (name === undefined ? many('deleted', count) : t('done.deleted', { name })),
      }),
    /** Fails where a field is refused. */
    create: (input: ProductInput) =>
      change({
        mutation: CreateProductDocument,
        each: [{ input }],
        done: () => t('done.created', { name: input.productName }),
        throws: true,
      }),
    update: (id: string, version: number, input: ProductInput) =>
      change({
        mutation: UpdateProductDocument,
        each: [{ id, version, input }],
        done: () => t('done.updated', { name: input.productName }),
        throws: true,
      }),
  }
}
