/**
 * What the list shows of a review. Customers write in their own language: their words have their own direction, and
 * stand on the page's side (`left` is turned round where the page is).
 */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import type { ReactNode } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { ReviewRowFragment } from './reviews.generated.ts'
import { type ReplyActions, ReviewText } from './ReviewText.tsx'
import { Stars } from './Stars.tsx'

type Review = ReviewRowFragment

export const ProductCell = ({ product, companyName, productImage }: Review) => (
  <Identity
    image={<Avatar variant="rounded" src={productImage} alt="" sx={{ width: 40, height: 40 }} />}
    name={product}
    line={companyName}
  />
)

export const ReviewerCell = ({ reviewer, email, avatar }: Review) => (
  <Identity image={<Avatar src={avatar} alt="" sx={{ width: 32, height: 32 }} />} name={reviewer} line={<Email address={email} />} />
)

const Identity = ({ image, name, line }: { image: ReactNode; name: string; line: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
    {image}
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" dir="auto" sx={{ fontWeight: 500, textAlign: 'left', overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography component="div" variant="caption" color="textSecondary" dir="auto" sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}>
        {line}
      </Typography>
    </Box>
  </Box>
)

/** Where there is little room, it goes on in a new line with its host. */
function Email({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  )
}

export const ReviewCell = ({ review, ...actions }: ReplyActions & { review: Review }) => (
  <>
    <Stars rating={review.rating} />
    <Typography variant="body2" dir="auto" sx={{ fontWeight: 600, textAlign: 'left' }}>
      {review.head}
    </Typography>
    <ReviewText review={review} {...actions} />
  </>
)

export function StatusCell({ status }: Review) {
  const { t } = useTranslations('reviews')
  return status === 'PUBLISHED' ? (
    <StatusChip color="success" icon={<IconCircleCheck size={16} stroke={1.75} />} text={t('status.PUBLISHED')} />
  ) : (
    <StatusChip color="warning" icon={<IconClock size={16} stroke={1.75} />} text={t('status.PENDING')} />
  )
}
