/** What the shop replied to a review, and the ways to write it, change it and take it away. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../app/languages.ts'
import { ClippedText } from '../../ui/ClippedText.tsx'
import { When } from '../../ui/When.tsx'
import type { ReviewRowFragment } from './reviews.generated.ts'

export interface ReplyActions {
  onReply: (id: string) => void
  onDeleteReply: (id: string) => void
}

export function ReviewReply({ review, onReply, onDeleteReply }: ReplyActions & { review: ReviewRowFragment }) {
  const { t } = useTexts('reviews')
  const { id, product, reviewer, reply, repliedAt } = review
  const action = (text: string, run: (id: string) => void) => (
    <Link
      component="button"
      type="button"
      variant="caption"
      aria-label={`${text}: ${t('name', { product, reviewer })}`}
      onClick={() => run(id)}
      sx={{ minHeight: 24, '@media (pointer: coarse)': { minHeight: 40 } }}
    >
      {text}
    </Link>
  )
  if (!reply) return <Box>{action(t('reply'), onReply)}</Box>
  return (
    <Box sx={{ mt: 2, paddingInlineStart: 3, borderInlineStart: 2, borderColor: 'divider' }}>
      <Typography component="div" variant="caption" sx={{ fontWeight: 500 }}>
        {t('replyOfShop')}
        {repliedAt ? (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ marginInlineStart: 2 }}>
            <When instant={repliedAt} />
          </Typography>
        ) : null}
      </Typography>
      <ClippedText text={reply} />
      <Box sx={{ display: 'flex', gap: 4 }}>
        {action(t('editReply'), onReply)}
        {action(t('deleteReply'), onDeleteReply)}
      </Box>
    </Box>
  )
}
