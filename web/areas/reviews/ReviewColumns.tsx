import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import type { Translations } from '../../platform/languages.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { statusChips } from '../../ui/StatusChip.tsx'
import type { Column } from '../../ui/table-types.ts'
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

export const reviewColumns = (t: Translations['t'], actions: ReplyActions): Column<ReviewRowFragment, keyof typeof sorts>[] => [
  {
    header: t('review'),
    sort: 'RATING',
    lines: 3,
    cell: review => (
      <Box sx={{ py: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Stars rating={review.rating} />
          <Typography variant="body2" dir="auto" sx={{ fontWeight: 600 }}>
            {review.head}
          </Typography>
        </Box>
        <ReviewText review={review} {...actions} />
      </Box>
    ),
  },
  {
    header: t('product'),
    sort: 'PRODUCT',
    width: 190,
    shape: 'picture',
    cell: ({ product, companyName, productImage }) => (
      <IdentityCell name={product} detail={<span dir="auto">{companyName}</span>} image={productImage} shape="rounded" />
    ),
  },
  {
    header: t('reviewer'),
    sort: 'REVIEWER',
    moreSorts: [{ sort: 'DATE', header: t('date') }],
    width: 190,
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
