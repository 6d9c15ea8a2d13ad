/** Actions on subcategories, each with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import type { OwnCategoryInput } from '../../platform/schema.generated.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import {
  CreateOwnCategoryDocument,
  DeleteOwnCategoryDocument,
  MoveOwnCategoryDocument,
  type OwnCategoryFragment,
  SetOwnCategoryStatusDocument,
  UpdateOwnCategoryDocument,
} from './products.generated.ts'

type Named = Pick<OwnCategoryFragment, 'id' | 'title'>

export function useCategoryActions(refetch: () => Promise<unknown>) {
  const { t } = useTranslations('products')
  const change = useUndoableMutation(refetch)
  return {
    /** These two reject on an invalid field. */
    create: (input: OwnCategoryInput) =>
      change({
        mutation: CreateOwnCategoryDocument,
        items: [{ input }],
        successMessage: () => t('done.created', { name: input.title }),
        rethrow: true,
      }),
    update: (id: string, version: number, input: OwnCategoryInput) =>
      change({
        mutation: UpdateOwnCategoryDocument,
        items: [{ id, version, input }],
        successMessage: () => t('done.updated', { name: input.title }),
        rethrow: true,
      }),
    setStatus: ({ id, title }: Named, status: OwnCategoryFragment['status']) =>
      change({
        mutation: SetOwnCategoryStatusDocument,
        items: [{ id, status }],
        optimisticResponse: () => ({ updateOwnCategory: { __typename: 'OwnCategory' as const, id, status } }),
        successMessage: () => t(`categories.done.${status}`, { name: title }),
        topic: 'category-status',
      }),
    place: ({ id, title }: Named, parent: OwnCategoryFragment['parent'], place: number) =>
      change({
        mutation: MoveOwnCategoryDocument,
        items: [{ id, parent, place }],
        successMessage: () => t('categories.done.moved', { name: title }),
        topic: 'category-place',
      }),
    remove: ({ id, title }: Named, moveTo?: string) =>
      change({ mutation: DeleteOwnCategoryDocument, items: [{ id, moveTo }], successMessage: () => t('done.deleted', { name: title }) }),
  }
}

export type CategoryActions = ReturnType<typeof useCategoryActions>
