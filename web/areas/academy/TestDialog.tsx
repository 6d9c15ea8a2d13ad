/** The test of a section: one question for each topic. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { SectionRowFragment } from './academy.generated.ts'

interface TestDialogProps {
  section: SectionRowFragment
  onSubmit: (answers: number[]) => Promise<void>
  onClose: () => void
}

export function TestDialog({ section: { title, questions, topics }, onSubmit, onClose }: TestDialogProps) {
  const { t } = useTranslations('academy')
  const id = useId()
  const [answers, setAnswers] = useState<(number | undefined)[]>(() => questions.map(() => undefined))
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    const given = answers.filter(answer => answer !== undefined)
    if (given.length < questions.length) return setFailure(t('answerAll'))
    setBusy(true)
    try {
      await onSubmit(given)
      onClose()
    } catch (error) {
      setFailure(toFailure(error, t('failed.unreachable')).message)
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>
        {t('test')}: <bdi lang="en">{title}</bdi>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 6 }}>
        {questions.map(({ topicId, text, options }, index) => (
          <Box component="fieldset" key={topicId} lang="en" dir="ltr" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
            <Typography variant="caption" color="textSecondary" component="div">
              {topics.find(topic => topic.id === topicId)?.title}
            </Typography>
            <Typography component="legend" id={`${id}-${topicId}`} sx={{ fontWeight: 500, p: 0 }}>
              {text}
            </Typography>
            <RadioGroup
              aria-labelledby={`${id}-${topicId}`}
              value={answers[index] ?? ''}
              onChange={(_, value) => {
                setFailure('')
                setAnswers(answers.with(index, Number(value)))
              }}
            >
              {options.map((option, value) => (
                <FormControlLabel
                  key={option}
                  value={value}
                  control={<Radio size="small" />}
                  label={option}
                  slotProps={{ typography: { variant: 'body2' } }}
                />
              ))}
            </RadioGroup>
          </Box>
        ))}
        {failure ? (
          <Typography role="alert" variant="body2" color="error">
            {failure}
          </Typography>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void submit()}>
          {t('submitTest')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
