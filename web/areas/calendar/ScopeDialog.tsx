/** Asks which occurrences of a repeating event a change is about. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { RepeatScope } from '../../platform/schema.generated.ts'

const scopes = ['THIS', 'FOLLOWING', 'ALL'] as const satisfies readonly RepeatScope[]

interface ScopeDialogProps {
  kind: 'edit' | 'delete'
  /** Undefined if it was canceled. */
  onChoose: (scope: RepeatScope | undefined) => void
}

export function ScopeDialog({ kind, onChoose }: ScopeDialogProps) {
  const { t } = useTranslations('calendar')
  const id = useId()
  const [scope, setScope] = useState<RepeatScope>('THIS')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChoose(scope)
  }
  return (
    <Dialog open onClose={() => onChoose(undefined)} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{t(`scope.${kind}`)}</DialogTitle>
        <DialogContent>
          <RadioGroup aria-labelledby={id} value={scope} onChange={(_, value) => setScope(scopes.find(each => each === value) ?? 'THIS')}>
            {scopes.map(each => (
              <FormControlLabel key={each} value={each} control={<Radio />} label={t(`scope.${each}`)} />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions sx={{ px: 6, pb: 5 }}>
          <Button onClick={() => onChoose(undefined)}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" color={kind === 'delete' ? 'error' : 'primary'}>
            {t(kind === 'delete' ? 'delete' : 'edit.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
