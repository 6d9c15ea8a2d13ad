/** Sets the weekly goal. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type SyntheticEvent, useId, useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { formatHours } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { FilterChips } from '../../ui/FilterChips.tsx'

const [min, max] = [15, 2400]
const usual = [30, 60, 120, 300]

const focusInput = (input: HTMLInputElement | null) => input?.select()

interface GoalDialogProps {
  minutes: number
  onSave: (minutes: number) => Promise<void>
  onClose: () => void
}

export function GoalDialog({ minutes, onSave, onClose }: GoalDialogProps) {
  const { t, lang } = useTranslations('academy')
  const id = useId()
  const [text, setText] = useState(String(minutes))
  const [failure, setFailure] = useState('')
  const value = Number(text)
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!Number.isInteger(value) || value < min || value > max) return setFailure(t('goalRange'))
    try {
      await onSave(value)
      onClose()
    } catch (error) {
      setFailure(toFailure(error, t('failed.unreachable')).message)
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Box component="form" noValidate onSubmit={(event: SyntheticEvent) => void save(event)}>
        <DialogTitle id={id}>{t('weeklyGoal')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <FilterChips
            label={t('usualGoals')}
            value={usual.includes(value) ? String(value) : 'other'}
            onChoose={chosen => setText(chosen ?? '')}
            choices={usual.map(each => ({ value: String(each), text: formatHours(each, lang) }))}
          />
          <TextField
            label={t('minutesAWeek')}
            value={text}
            error={failure !== ''}
            helperText={failure || t('goalHelp')}
            onChange={event => {
              setFailure('')
              setText(event.target.value)
            }}
            slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
            inputRef={focusInput}
          />
        </DialogContent>
        <DialogActions sx={{ px: 6, pb: 5 }}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('saveGoal')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
