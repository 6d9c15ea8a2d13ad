/** Actions on reviews: in rows, bulk, and by keyboard. */
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconMessageReply from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslations } from '../../platform/languages.ts'
import type { ListAction } from '../../ui/list/list-actions.ts'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import {
  DeleteReviewsDocument,
  DeleteReviewReplyDocument,
  PublishReviewsDocument,
  ReplyToReviewDocument,
  type ReviewRowFragment,
  UnpublishReviewsDocument,
} from './reviews.generated.ts'

const reviews = (ids: string[], status: ReviewRowFragment['status']) => ids.map(id => ({ __typename: 'Review' as const, id, status }))

export function useReviewActions(change: ApplyChange, onReply: (review: ReviewRowFragment) => void) {
  const { t, tCount } = useTranslations('reviews')

  const publish = (ids: string[]) =>
    change({
      mutation: PublishReviewsDocument,
      variables: { ids },
      optimisticResponse: () => ({ publishReviews: reviews(ids, 'PUBLISHED') }),
      successMessage: count => tCount('done.published', count),
      topic: 'status',
    })
  const unpublish = (ids: string[]) =>
    change({
      mutation: UnpublishReviewsDocument,
      variables: { ids },
      optimisticResponse: () => ({ unpublishReviews: reviews(ids, 'PENDING') }),
      successMessage: count => tCount('done.unpublished', count),
      topic: 'status',
    })
  const remove = (ids: string[]) =>
    change({
      mutation: DeleteReviewsDocument,
      variables: { ids },
      optimisticResponse: () => ({ deleteReviews: ids }),
      update: (cache, { data }) => data?.deleteReviews.forEach(id => cache.evict({ id: cache.identify({ __typename: 'Review', id }) })),
      successMessage: count => tCount('done.deleted', count),
    })

  const actions: ListAction<ReviewRowFragment>[] = [
    {
      id: 'publish',
      label: t('publish'),
      icon: IconEye,
      key: 'p',
      advances: true,
      when: ({ status }) => status === 'PENDING',
      run: ({ id }) => publish([id]),
      bulk: publish,
    },
    {
      id: 'unpublish',
      label: t('unpublish'),
      icon: IconEyeOff,
      key: 'u',
      advances: true,
      when: ({ status }) => status === 'PUBLISHED',
      run: ({ id }) => unpublish([id]),
      bulk: unpublish,
    },
    { id: 'reply', label: t('reply'), icon: IconMessageReply, key: 'r', run: onReply },
    {
      id: 'delete',
      label: t('delete'),
      icon: IconTrash,
      key: '#',
      removes: true,
      run: ({ id }) => remove([id]),
      bulk: remove,
      confirm: count => ({
        title: tCount('deleteMany.title', count),
        text: t('deleteMany.text'),
        confirm: tCount('deleteMany.confirm', count),
      }),
    },
  ]
  return {
    actions,
    /** Rejects on an invalid text. */
    reply: (id: string, text: string) =>
      change({ mutation: ReplyToReviewDocument, variables: { id, text }, successMessage: () => t('done.replied'), rethrow: true }),
    deleteReply: (id: string) =>
      change({
        mutation: DeleteReviewReplyDocument,
        variables: { id },
        optimisticResponse: () => ({ deleteReviewReply: { __typename: 'Review', id, reply: '', repliedAt: null } }),
        successMessage: () => t('done.replyDeleted'),
      }),
  }
}
