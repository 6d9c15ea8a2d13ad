/** What a customer wrote and what the shop replied, with the ways to write the reply, change it and take it away. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { ClampedText } from '../../ui/ClampedText.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import type { ReviewRowFragment } from './reviews.generated.ts'

export interface ReplyActions {
  onReply: (id: string) => void
  onDeleteReply: (id: string) => void
}

export function ReviewText({ review, onReply, onDeleteReply }: ReplyActions & { review: ReviewRowFragment }) {
  const { t } = useTranslations('reviews')
  const { id, para, reply, repliedAt } = review
  const named = { name: t('name', { product: review.product, reviewer: review.reviewer }) }
  const action = (text: string, label: string, run: (id: string) => void) => (
    <Link component="button" type="button" variant="caption" aria-label={label} onClick={() => run(id)} sx={{ minHeight: 24 }}>
      {text}
    </Link>
  )
  if (!reply) return <ClampedText text={para}>{action(t('reply'), t('replyTo', named), onReply)}</ClampedText>
  return (
    <>
      <ClampedText text={para} />
      <Box sx={{ mt: 2, paddingInlineStart: 3, borderInlineStart: '2px solid', borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <Typography component="span" variant="caption" sx={{ fontWeight: 600 }}>
            {t('replyOfShop')}
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
    </>
  )
}
