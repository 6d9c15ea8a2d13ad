/** Reviews read, published, replied to, taken out of the shop and deleted: one by one, many at once, or by keyboard. */
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { ConfirmButton } from '../../ui/list/ConfirmButton.tsx'
import { useListKeys } from '../../ui/list/list-keys.ts'
import { useListPage } from '../../ui/list/list-page.ts'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { useListState } from '../../ui/list-state.ts'
import { Toolbar } from '../../ui/list/Toolbar.tsx'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { RatingSummary } from './RatingSummary.tsx'
import { ReplyDialog } from './ReplyDialog.tsx'
import { useReviewActions } from './review-actions.ts'
import { columnsOf, keysOf, sorts } from './ReviewColumns.tsx'
import { type ReviewRowFragment, ReviewsPageDocument } from './reviews.generated.ts'

const statuses = ['PENDING', 'PUBLISHED'] as const
const ratings = ['1', '2', '3', '4', '5'] as const

export function ReviewsPage() {
  const { t, lang } = useTranslations('reviews')
  const list = useListState({
    name: 'reviews',
    sorts,
    defaultSort: { sort: 'DATE', order: 'DESC' },
    filters: { status: statuses, rating: ratings },
  })
  const rating = list.filters.rating ? Number(list.filters.rating) : undefined
  const filterByRating = (rating?: number) => list.filter({ rating: ratings.find(each => Number(each) === rating) })
  const reviews = useListPage({
    document: ReviewsPageDocument,
    variables: { ...list.variables, rating },
    pageOf: data => data.reviews,
    inOrder: list.applySecondarySort,
    areas: ['REVIEWS'],
  })
  const { selectedIds, selection, rowOf, runOnSelected } = reviews
  const summary = reviews.data?.reviewSummary

  const actions = useReviewActions(reviews.refetch)
  const [replying, setReplying] = useState<ReviewRowFragment>()
  const count = (key: string) => t(key, { count: selectedIds.length, number: formatNumber(selectedIds.length, lang) })

  const setStatus = (id: string, status: ReviewRowFragment['status']) => {
    const review = rowOf(id)
    if (!review || review.status === status) return
    void (status === 'PUBLISHED' ? actions.publish : actions.unpublish)([review.id], review.reviewer)
  }
  const remove = (id: string) => {
    const review = rowOf(id)
    if (!review) return
    if (selection.ids.has(id)) selection.toggle(id)
    void actions.remove([id], review.reviewer)
  }
  const replyTo = (id: string) => setReplying(rowOf(id))
  const deleteReply = (id: string) => {
    const review = rowOf(id)
    if (review) void actions.deleteReply(id, review.reviewer)
  }

  useListKeys({
    selection,
    remove,
    more: {
      p: { step: 1, run: id => setStatus(id, 'PUBLISHED') },
      u: { step: 1, run: id => setStatus(id, 'PENDING') },
      r: { run: replyTo },
    },
  })

  const columns = columnsOf(t, { onReply: replyTo, onDeleteReply: deleteReply })
  const actionsOf = ({ id, status }: ReviewRowFragment) => [
    status === 'PENDING'
      ? { label: t('publish'), icon: <IconEye size={20} stroke={1.75} />, run: () => setStatus(id, 'PUBLISHED') }
      : { label: t('unpublish'), icon: <IconEyeOff size={20} stroke={1.75} />, run: () => setStatus(id, 'PENDING') },
    { label: t('delete'), icon: <IconTrash size={20} stroke={1.75} />, run: () => remove(id) },
  ]

  return (
    <Page title={t('title')} subtitle={t('lead')} action={<KeysButton keys={keysOf(t)} />}>
      {reviews.answer.error && !summary ? null : <RatingSummary summary={summary} rating={rating} onRating={filterByRating} />}
      <Paper component="section" aria-label={t('list')}>
        {selectedIds.length > 0 ? (
          <BulkBar
            count={selectedIds.length}
            total={reviews.total}
            onAll={() => void reviews.selectMatching()}
            onClear={() => selection.set([])}
          >
            <Button onClick={runOnSelected(actions.publish)}>{t('publish')}</Button>
            <Button onClick={runOnSelected(actions.unpublish)}>{t('unpublish')}</Button>
            <ConfirmButton
              title={count('ask.title')}
              text={t('ask.text')}
              confirm={count('ask.confirm')}
              onConfirm={runOnSelected(actions.remove)}
            >
              {t('delete')}
            </ConfirmButton>
          </BulkBar>
        ) : (
          <Toolbar>
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
            <ListMenu name={list.name} label={t('title')} columns={columns} source={reviews.source} />
          </Toolbar>
        )}
        <DataTable
          label={t('list')}
          columns={columns}
          answer={reviews.answer}
          list={list}
          rows={{ nameOf: ({ product, reviewer }) => t('name', { product, reviewer }), actionsOf }}
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
    </Page>
  )
}
