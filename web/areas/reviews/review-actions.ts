/** What can be done with reviews: each at once, told, and taken back with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import {
  DeleteReviewDocument,
  DeleteReviewReplyDocument,
  PublishReviewDocument,
  ReplyToReviewDocument,
  type ReviewRowFragment,
  UnpublishReviewDocument,
} from './reviews.generated.ts'

/** As the server answers, with the type's name that the cache knows it by. */
const review = (id: string, status: ReviewRowFragment['status']) => ({ __typename: 'Review' as const, id, status })

export function useReviewActions(refetch: () => Promise<unknown>) {
  const { t, lang } = useTranslations('reviews')
  const change = useUndoableMutation(refetch)
  /** One is called by its reviewer's name, many by their number. */
  const said = (key: string, reviewer: string | undefined) => (count: number) =>
    reviewer ? t(`done.one.${key}`, { reviewer }) : t(`done.${key}`, { count, number: formatNumber(count, lang) })
  const each = (ids: readonly string[]) => ids.map(id => ({ id }))

  return {
    publish: (ids: readonly string[], reviewer?: string) =>
      change({
        mutation: PublishReviewDocument,
        items: each(ids),
        optimisticResponse: ({ id }) => ({ publishReview: review(id, 'PUBLISHED') }),
        successMessage: said('published', reviewer),
        topic: 'status',
      }),
    unpublish: (ids: readonly string[], reviewer?: string) =>
      change({
        mutation: UnpublishReviewDocument,
        items: each(ids),
        optimisticResponse: ({ id }) => ({ unpublishReview: review(id, 'PENDING') }),
        successMessage: said('unpublished', reviewer),
        topic: 'status',
      }),
    /** Fails where the text is refused. */
    reply: (id: string, text: string, reviewer: string) =>
      change({ mutation: ReplyToReviewDocument, items: [{ id, text }], successMessage: said('replied', reviewer), rethrow: true }),
    deleteReply: (id: string, reviewer: string) =>
      change({
        mutation: DeleteReviewReplyDocument,
        items: [{ id }],
        optimisticResponse: ({ id }) => ({ deleteReviewReply: { __typename: 'Review' as const, id, reply: '', repliedAt: null } }),
        successMessage: said('replyDeleted', reviewer),
      }),
    remove: (ids: readonly string[], reviewer?: string) =>
      change({
        mutation: DeleteReviewDocument,
        items: each(ids),
        optimisticResponse: ({ id }) => ({ deleteReview: id }),
        update: (cache, { data }) => void cache.evict({ id: cache.identify({ __typename: 'Review', id: data?.deleteReview }) }),
        successMessage: said('deleted', reviewer),
      }),
  }
}
