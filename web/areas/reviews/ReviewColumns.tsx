import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import type { Translations } from '../../platform/languages.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { statusChips } from '../../ui/StatusChip.tsx'
import type { CardParts, Column } from '../../ui/table-types.ts'
import { type ReplyActions, ReviewText } from './ReviewText.tsx'
import type { ReviewRowFragment } from './reviews.generated.ts'
import { Stars } from './Stars.tsx'

export const sorts = {
  PRODUCT: 'product',
  RATING: 'rating',
  REVIEWER: 'reviewer',
  DATE: 'writtenAt',
  STATUS: 'status',
} as const satisfies Record<string, keyof ReviewRowFragment>

const ReviewStatus = statusChips<ReviewRowFragment['status']>({
  PENDING: { color: 'warning', icon: IconClock },
  PUBLISHED: { color: 'success', icon: IconCircleCheck },
})

export const reviewColumns = (t: Translations<'reviews'>['t'], actions: ReplyActions): Column<ReviewRowFragment, keyof typeof sorts>[] => [
  {
    header: t('review'),
    sort: 'RATING',
    moreSorts: [{ sort: 'PRODUCT', header: t('product') }],
    lines: 3,
    shape: 'picture',
    cell: review => <ReviewCell review={review} actions={actions} />,
  },
  {
    header: t('reviewer'),
    sort: 'REVIEWER',
    moreSorts: [{ sort: 'DATE', header: t('date') }],
    width: 200,
    shape: 'avatar',
    cell: ({ reviewer, avatar, writtenAt }) => (
      <IdentityCell name={reviewer} detail={<RelativeTime instant={writtenAt} />} image={avatar} />
    ),
  },
  {
    header: t('state'),
    sort: 'STATUS',
    width: 124,
    shape: 'chip',
    cell: ({ status }) => <ReviewStatus status={status} text={t(`status.${status}`)} />,
  },
]

/** A review as a card on phones. */
export const reviewCard = (review: ReviewRowFragment, t: Translations<'reviews'>['t'], actions: ReplyActions): CardParts => ({
  lead: <ReviewCell review={review} actions={actions} />,
  below: (
    <>
      <ReviewStatus status={review.status} text={t(`status.${review.status}`)} />
      <Typography component="span" variant="caption" color="textSecondary">
        <bdi>{review.reviewer}</bdi> · <RelativeTime instant={review.writtenAt} />
      </Typography>
    </>
  ),
})

function ReviewCell({ review, actions }: { review: ReviewRowFragment; actions: ReplyActions }) {
  const { rating, head, product, productImage } = review
  return (
    <Box sx={{ display: 'flex', gap: 3, py: 2 }}>
      <Avatar variant="rounded" src={productImage || undefined} alt="" sx={{ width: 40, height: 40, mt: 0.5 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Stars rating={rating} />
          <Typography variant="body2" dir="auto" sx={{ fontWeight: 600 }}>
            {head}
          </Typography>
          <Typography variant="caption" color="textSecondary" dir="auto">
            {product}
          </Typography>
        </Box>
        <ReviewText review={review} {...actions} />
      </Box>
    </Box>
  )
}
