/** The fields of a submission. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FormTitle } from '../../ui/form/FormTitle.tsx'
import { DescriptionList } from '../../ui/record/DescriptionList.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import type { SubmissionRowFragment } from './submissions.generated.ts'

interface SubmissionDialogProps {
  submission: SubmissionRowFragment
  onClose: () => void
}

export function SubmissionDialog({ submission: { title, form, fields, submittedAt }, onClose }: SubmissionDialogProps) {
  const { t } = useTranslations('submissions')
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <FormTitle id={id} title={title} onClose={onClose} />
      <DialogContent sx={{ pt: 0 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 5 }}>
          {t(`forms.${form}`)} · <RelativeTime instant={submittedAt} />
        </Typography>
        <DescriptionList items={fields.map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))} />
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
