/** The columns of the list, and the keys of its page. */
import type { Translations } from '../../platform/languages.ts'
import { listKeys } from '../../ui/list/list-keys.ts'
import type { Column } from '../../ui/table-types.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { ProductCell, ReviewCell, ReviewerCell, StatusCell } from './ReviewCells.tsx'
import type { ReplyActions } from './ReviewText.tsx'
import type { ReviewRowFragment } from './reviews.generated.ts'

export const sorts = {
  PRODUCT: 'product',
  RATING: 'rating',
  REVIEWER: 'reviewer',
  DATE: 'writtenAt',
  STATUS: 'status',
} as const satisfies Record<string, keyof ReviewRowFragment>

export const columnsOf = (t: Translations['t'], actions: ReplyActions): Column<ReviewRowFragment, keyof typeof sorts>[] => [
  { header: t('product'), sort: 'PRODUCT', width: 220, shape: 'picture', cell: review => <ProductCell {...review} /> },
  { header: t('review'), sort: 'RATING', lines: 4, cell: review => <ReviewCell review={review} {...actions} /> },
  { header: t('reviewer'), sort: 'REVIEWER', width: 210, shape: 'avatar', cell: review => <ReviewerCell {...review} /> },
  { header: t('date'), sort: 'DATE', width: 116, cell: ({ writtenAt }) => <RelativeTime instant={writtenAt} /> },
  { header: t('state'), sort: 'STATUS', width: 130, shape: 'chip', cell: review => <StatusCell {...review} /> },
]

export const keysOf = (t: Translations['t']) =>
  listKeys(t, {
    removes: true,
    more: [
      { key: 'P', text: t('keys.publish') },
      { key: 'U', text: t('keys.unpublish') },
      { key: 'R', text: t('keys.reply') },
    ],
  })
