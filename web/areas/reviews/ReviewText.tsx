import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { ClampedText } from '../../ui/ClampedText.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import type { ReviewRowFragment } from './reviews.generated.ts'

export interface ReplyActions {
  onReply: (review: ReviewRowFragment) => void
  onDeleteReply: (review: ReviewRowFragment) => void
}

export function ReviewText({ review, onReply, onDeleteReply }: ReplyActions & { review: ReviewRowFragment }) {
  const { t } = useTranslations('reviews')
  const { para, reply, repliedAt, product, reviewer } = review
  const named = { name: t('name', { product, reviewer }) }
  const action = (text: string, label: string, run: (review: ReviewRowFragment) => void) => (
    <Link component="button" type="button" variant="caption" aria-label={label} onClick={() => run(review)} sx={{ minHeight: 24 }}>
      {text}
    </Link>
  )
  return (
    <>
      <ClampedText text={para} />
      {reply ? (
        <Box sx={{ mt: 2, paddingInlineStart: 3, borderInlineStart: '2px solid', borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <Typography component="span" variant="caption" sx={{ fontWeight: 600 }}>
              {t('storeReply')}
            </Typography>
            <Typography component="span" variant="caption" color="textSecondary">
              {repliedAt ? <RelativeTime instant={repliedAt} /> : null}
            </Typography>
          </Box>
          <ClampedText text={reply}>
            {action(t('edit'), t('editReply', named), onReply)}
            {action(t('delete'), t('deleteReply', named), onDeleteReply)}
          </ClampedText>
        </Box>
      ) : null}
    </>
  )
}
