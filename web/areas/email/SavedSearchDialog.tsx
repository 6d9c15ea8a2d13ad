/** Names a search: a new one, or a saved one again. */
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextLine } from '../../ui/form/TextFields.tsx'
import { Ltr } from '../../ui/Ltr.tsx'

interface SavedSearchDialogProps {
  /** Empty for a new one. */
  name: string
  query: string
  /** Rejects if the server rejects the name. */
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

export function SavedSearchDialog({ name, query, onSave, onClose }: SavedSearchDialogProps) {
  const { t } = useTranslations('email')
  return (
    <FormDialog
      title={t(name ? 'saved.rename' : 'saved.save')}
      defaults={{ name }}
      submit={t('saved.submit')}
      onSubmit={async values => {
        await onSave(values.name.trim())
        onClose()
      }}
      onCancel={onClose}
    >
      <TextLine name="name" label={t('saved.name')} maxLength={60} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: -3, overflowWrap: 'anywhere' }}>
        {t('saved.finds')} <Ltr>{query}</Ltr>
      </Typography>
    </FormDialog>
  )
}
