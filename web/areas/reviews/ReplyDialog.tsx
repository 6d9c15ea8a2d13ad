/** Writes or changes the shop's reply, with the review in sight. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTexts } from '../../app/languages.ts'
import { formatNumber } from '../../format.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import type { ReviewRowFragment } from './reviews.generated.ts'
import { Stars } from './Stars.tsx'

const most = 1000

/** The text is what the dialog was opened for. */
const focus = (element: HTMLElement | null) => element?.focus()

interface ReplyDialogProps {
  review: ReviewRowFragment
  /** Fails where the server refuses the text. */
  onSend: (text: string) => Promise<void>
  onClose: () => void
}

export function ReplyDialog({ review, onSend, onClose }: ReplyDialogProps) {
  const { t, lang } = useTexts('reviews')
  const id = useId()
  const { reviewer, rating, head, para, reply } = review
  return (
    <Dialog open onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t(reply ? 'replyDialog.edit' : 'replyDialog.write', { reviewer })}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 5, p: 4, borderRadius: 1, bgcolor: 'action.hover' }}>
          <Stars rating={rating} />
          <Typography variant="body2" dir="auto" sx={{ fontWeight: 600, textAlign: 'left' }}>
            {head}
          </Typography>
          <Typography variant="body2" color="textSecondary" dir="auto" sx={{ textAlign: 'left', maxHeight: 160, overflowY: 'auto' }}>
            {para}
          </Typography>
        </Box>
        <Form
          fields={['text']}
          submit={t('replyDialog.send')}
          check={({ text = '' }) => (text.trim() ? null : { field: 'text', message: t('replyDialog.empty') })}
          onSubmit={async ({ text = '' }) => {
            await onSend(text)
            onClose()
          }}
        >
          <Field
            name="text"
            label={t('replyDialog.text')}
            help={t('replyDialog.most', { number: formatNumber(most, lang) })}
            defaultValue={reply}
            inputRef={focus}
            multiline
            minRows={4}
            maxRows={12}
            inputProps={{ maxLength: most, dir: 'auto' }}
          />
        </Form>
        <Button fullWidth onClick={onClose} sx={{ mt: 2 }}>
          {t('cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  )
}
