import Chip from '@mui/material/Chip'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { defineList, useList } from '../../ui/list/use-list.ts'
import { RatingSummary } from './RatingSummary.tsx'
import { useReviewActions } from './review-actions.ts'
import { reviewCard, reviewColumns, sorts } from './ReviewColumns.tsx'
import { type ReviewRowFragment, ReviewsPageDocument } from './reviews.generated.ts'

const ReplyDialog = lazyPart(async () => (await import('./ReplyDialog.tsx')).ReplyDialog)

const statuses = ['PENDING', 'PUBLISHED'] as const
const ratings = ['1', '2', '3', '4', '5'] as const

const reviewsList = defineList({
  name: 'reviews',
  query: ReviewsPageDocument,
  select: data => data.reviews,
  live: ['REVIEWS'],
  sorts,
  defaultSort: { sort: 'DATE', order: 'DESC' },
  filters: { status: statuses, rating: ratings },
  variables: state => ({ ...state, rating: state.rating && Number(state.rating) }),
})

export function ReviewsPage() {
  const { t } = useTranslations('reviews')
  const list = useList(reviewsList)
  const { filters, filter, change } = list
  const rating = filters.rating && Number(filters.rating)
  const filterByRating = (stars?: number) => filter({ rating: ratings.find(each => Number(each) === stars) })

  const [replyingTo, setReplyingTo] = useState<ReviewRowFragment>()
  const { actions, reply, deleteReply } = useReviewActions(change, setReplyingTo)
  const replies = { onReply: setReplyingTo, onDeleteReply: ({ id }: ReviewRowFragment) => void deleteReply(id) }

  return (
    <ListPage
      list={list}
      text={{ title: t('title'), subtitle: t('subtitle'), search: t('search'), empty: t('empty') }}
      rows={{
        columns: reviewColumns(t, replies),
        cardOf: review => reviewCard(review, t, replies),
        nameOf: ({ product, reviewer }) => t('name', { product, reviewer }),
        actions,
      }}
      summary={list.isFailed ? null : <RatingSummary summary={list.data?.reviewSummary} rating={rating} onRating={filterByRating} />}
      filters={
        <>
          <FilterChips
            label={t('state')}
            value={filters.status}
            onChoose={status => filter({ status })}
            choices={[{ text: t('all') }, ...statuses.map(status => ({ value: status, text: t(`status.${status}`) }))]}
          />
          {rating ? (
            <Chip
              component="button"
              type="button"
              color="primary"
              variant="outlined"
              aria-label={t('clearStars', { stars: t('starsShort', { count: rating }) })}
              label={t('starsShort', { count: rating })}
              icon={<IconX size={16} stroke={1.75} />}
              onClick={() => filterByRating()}
              sx={{ fontWeight: 500, '@media (pointer: coarse)': { height: 40, borderRadius: 5, px: 1 } }}
            />
          ) : null}
        </>
      }
    >
      {replyingTo ? (
        <ReplyDialog review={replyingTo} onSend={text => reply(replyingTo.id, text)} onClose={() => setReplyingTo(undefined)} />
      ) : null}
    </ListPage>
  )
}
ReviewsPage.preload = reviewsList.preload
