/** Reviews read, published, replied to, taken out of the shop and deleted: one by one, many at once, or by keyboard. */
import { useApolloClient } from '@apollo/client/react'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { toFailure } from '../../app/errors.ts'
import { useTexts } from '../../app/languages.ts'
import { formatNumber } from '../../format.ts'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { useKeys } from '../../ui/keys.ts'
import { useListState } from '../../ui/list-state.ts'
import { ListBar } from '../../ui/ListBar.tsx'
import { useLive } from '../../ui/live.ts'
import { notify } from '../../ui/notify.ts'
import { Page } from '../../ui/Page.tsx'
import { moveRowFocus } from '../../ui/row-focus.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { useSelection } from '../../ui/selection.ts'
import { RatingSummary } from './RatingSummary.tsx'
import { ReplyDialog } from './ReplyDialog.tsx'
import { useReviewActions } from './review-actions.ts'
import { columnsOf, keysOf, sorts } from './ReviewColumns.tsx'
import { MatchingReviewsDocument, type ReviewRowFragment, useReviewsPageQuery } from './reviews.generated.ts'

const statuses = ['PENDING', 'PUBLISHED'] as const
const ratings = ['1', '2', '3', '4', '5'] as const

export function ReviewsPage() {
  const { t, lang } = useTexts('reviews')
  const list = useListState({
    name: 'reviews',
    sorts,
    natural: { sort: 'DATE', order: 'DESC' },
    filters: { status: statuses, rating: ratings },
  })
  const rating = list.filters.rating ? Number(list.filters.rating) : undefined
  const filterByRating = (rating?: number) => list.filter({ rating: ratings.find(each => Number(each) === rating) })
  const {
    data: fresh,
    previousData,
    error,
    loading,
    refetch,
  } = useReviewsPageQuery({
    variables: { ...list.variables, rating },
    fetchPolicy: 'cache-and-network',
  })
  useLive(['REVIEWS'], refetch)
  const data = fresh ?? previousData
  const summary = data?.reviewSummary
  const rows = data?.reviews.items ?? []

  const client = useApolloClient()
  const actions = useReviewActions(refetch)
  const selection = useSelection(
    JSON.stringify(list.matching),
    rows.map(({ id }) => id),
  )
  const chosen = [...selection.ids]
  const [isAsking, setAsking] = useState(false)
  const [replying, setReplying] = useState<ReviewRowFragment>()
  const count = (key: string, value: number) => t(key, { count: value, number: formatNumber(value, lang) })

  const selectMatching = async () => {
    try {
      const { data } = await client.query({
        query: MatchingReviewsDocument,
        variables: { ...list.matching, rating },
        fetchPolicy: 'network-only',
      })
      selection.set(data?.reviews.items.map(({ id }) => id) ?? [])
    } catch (error) {
      notify({ text: toFailure(error, t('failed.load')).message, color: 'error' })
    }
  }
  const withChosen = (act: (ids: string[]) => Promise<void>) => () => {
    selection.set([])
    void act(chosen)
  }
  const setStatus = (id: string | undefined, status: ReviewRowFragment['status']) => {
    const review = rows.find(row => row.id === id)
    if (!review || review.status === status) return
    void (status === 'PUBLISHED' ? actions.publish : actions.unpublish)([review.id], review.reviewer)
  }
  const remove = (id: string | undefined) => {
    const review = rows.find(row => row.id === id)
    if (!review) return
    if (selection.ids.has(review.id)) selection.toggle(review.id)
    void actions.remove([review.id], review.reviewer)
  }

  const replyTo = (id: string | undefined) => setReplying(rows.find(row => row.id === id))
  const deleteReply = (id: string) => {
    const review = rows.find(row => row.id === id)
    if (review) void actions.deleteReply(id, review.reviewer)
  }

  useKeys({
    j: () => moveRowFocus(1),
    k: () => moveRowFocus(-1),
    p: () => setStatus(moveRowFocus(1), 'PUBLISHED'),
    u: () => setStatus(moveRowFocus(1), 'PENDING'),
    r: () => replyTo(moveRowFocus(0)),
    x() {
      const id = moveRowFocus(0)
      if (id) selection.toggle(id)
    },
    '#': () => remove(moveRowFocus(1)),
    Escape: () => selection.set([]),
  })

  const actionsOf = ({ id, status }: ReviewRowFragment) => [
    status === 'PENDING'
      ? { label: t('publish'), icon: <IconEye size={20} stroke={1.75} />, run: () => setStatus(id, 'PUBLISHED') }
      : { label: t('unpublish'), icon: <IconEyeOff size={20} stroke={1.75} />, run: () => setStatus(id, 'PENDING') },
    { label: t('delete'), icon: <IconTrash size={20} stroke={1.75} />, run: () => remove(id) },
  ]

  return (
    <Page title={t('title')} lead={t('lead')} action={<KeysButton keys={keysOf(t)} />}>
      {error && !summary ? null : <RatingSummary summary={summary} rating={rating} onRating={filterByRating} />}
      <Paper component="section" aria-label={t('list')}>
        {chosen.length > 0 ? (
          <BulkBar
            count={chosen.length}
            total={data?.reviews.total ?? 0}
            onAll={() => void selectMatching()}
            onClear={() => selection.set([])}
          >
            <Button onClick={withChosen(actions.publish)}>{t('publish')}</Button>
            <Button onClick={withChosen(actions.unpublish)}>{t('unpublish')}</Button>
            <Button color="error" onClick={() => setAsking(true)}>
              {t('delete')}
            </Button>
          </BulkBar>
        ) : (
          <ListBar>
            <SearchField label={t('search')} value={list.search} onSearch={list.searchFor} />
            <FilterChips
              label={t('state')}
              value={list.filters.status}
              onChoose={status => list.filter({ status })}
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
          </ListBar>
        )}
        <DataTable
          label={t('list')}
          columns={columnsOf(t, { onReply: replyTo, onDeleteReply: deleteReply })}
          answer={{ page: data?.reviews, isLoading: loading && !fresh, error, retry: () => void refetch().catch(() => undefined) }}
          list={list}
          nameOf={({ product, reviewer }) => t('name', { product, reviewer })}
          actionsOf={actionsOf}
          selection={selection}
        />
      </Paper>
      {replying ? (
        <ReplyDialog
          review={replying}
          onSend={text => actions.reply(replying.id, text, replying.reviewer)}
          onClose={() => setReplying(undefined)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={count('ask.title', chosen.length)}
        text={t('ask.text')}
        confirm={count('ask.confirm', chosen.length)}
        onConfirm={withChosen(actions.remove)}
        onClose={() => setAsking(false)}
      />
    </Page>
  )
}
