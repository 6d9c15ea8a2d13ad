import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextArea } from '../../ui/form/TextFields.tsx'
import type { ReviewRowFragment } from './reviews.generated.ts'
import { Stars } from './Stars.tsx'

const maxLength = 1000

interface ReplyDialogProps {
  review: ReviewRowFragment
  /** Rejects if the server rejects the text. */
  onSend: (text: string) => Promise<void>
  onClose: () => void
}

export function ReplyDialog({ review, onSend, onClose }: ReplyDialogProps) {
  const { t, lang } = useTranslations('reviews')
  const { id, reviewer, rating, head, para, reply } = review
  return (
    <FormDialog
      title={t(reply ? 'replyDialog.edit' : 'replyDialog.write', { reviewer })}
      name={`reply-${id}`}
      defaults={{ text: reply }}
      submit={t('replyDialog.send')}
      onSubmit={async ({ text }) => {
        await onSend(text)
        onClose()
      }}
      onCancel={onClose}
    >
      <Box sx={{ p: 4, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Stars rating={rating} />
        <Typography variant="body2" dir="auto" sx={{ fontWeight: 600, textAlign: 'left' }}>
          {head}
        </Typography>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ textAlign: 'left', maxHeight: 160, overflowY: 'auto' }}>
          {para}
        </Typography>
      </Box>
      <TextArea
        name="text"
        label={t('replyDialog.text')}
        helperText={t('replyDialog.help', { number: formatNumber(maxLength, lang) })}
        maxLength={maxLength}
      />
    </FormDialog>
  )
}
