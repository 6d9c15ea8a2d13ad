/** What can be done with the shop's own categories: each told, and taken back with Undo. */
import { useTexts } from '../../platform/languages.ts'
import type { OwnCategoryInput } from '../../platform/schema.generated.ts'
import { useUndoable } from '../../ui/undoable.ts'
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
  const { t } = useTexts('products')
  const change = useUndoable(refetch)
  return {
    /** These two fail where a field is refused. */
    create: (input: OwnCategoryInput) =>
      change({
        mutation: CreateOwnCategoryDocument,
        each: [{ input }],
        done: () => t('done.created', { name: input.title }),
        throws: true,
      }),
    update: (id: string, version: number, input: OwnCategoryInput) =>
      change({
        mutation: UpdateOwnCategoryDocument,
        each: [{ id, version, input }],
        done: () => t('done.updated', { name: input.title }),
        throws: true,
      }),
    setStatus: ({ id, title }: Named, status: OwnCategoryFragment['status']) =>
      change({
        mutation: SetOwnCategoryStatusDocument,
        each: [{ id, status }],
        expected: () => ({ updateOwnCategory: { __typename: 'OwnCategory' as const, id, status } }),
        done: () => t(`categories.done.${status}`, { name: title }),
        topic: 'category-status',
      }),
    place: ({ id, title }: Named, parent: OwnCategoryFragment['parent'], place: number) =>
      change({
        mutation: MoveOwnCategoryDocument,
        each: [{ id, parent, place }],
        done: () => t('categories.done.moved', { name: title }),
        topic: 'category-place',
      }),
    remove: ({ id, title }: Named, moveTo?: string) =>
      change({ mutation: DeleteOwnCategoryDocument, each: [{ id, moveTo }], done: () => t('done.deleted', { name: title }) }),
  }
}

export type CategoryActions = ReturnType<typeof useCategoryActions>
