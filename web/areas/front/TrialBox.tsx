/** Polishes the visitor's text or the sample without an account. The text is kept whatever happens. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputBase from '@mui/material/InputBase'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { countWords } from '../../../text/words.ts'
import { serverError, toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { useTryPolishMutation } from './public.generated.ts'
import { type Outcome, TrialResult } from './TrialResult.tsx'
import { SampleChanges } from './SampleChanges.tsx'
import { keepTrialText, readTrialText, sample } from './trial-text.ts'

interface Trouble {
  text: string
  isLimit: boolean
}

function toTrouble(error: unknown, { unreachable, limit }: { unreachable: string; limit: (minutes: number) => string }): Trouble {
  const { code, retryAfter } = serverError(error)?.extensions ?? {}
  if (code === 'TOO_MANY_REQUESTS') return { text: limit(Math.max(1, Math.ceil(Number(retryAfter ?? 60) / 60))), isLimit: true }
  return { text: toFailure(error, unreachable).message, isLimit: false }
}

export function TrialBox({ words: limit }: { words: number }) {
  const { t, lang } = useTranslations('front')
  const [text, setText] = useState(readTrialText)
  const [outcome, setOutcome] = useState<Outcome>()
  const [trouble, setTrouble] = useState<Trouble>()
  const [tryPolish, { loading }] = useTryPolishMutation()
  const words = countWords(text)
  const isTooLong = words > limit

  const run = async () => {
    if (loading || words === 0 || isTooLong) return
    keepTrialText(text)
    setTrouble(undefined)
    try {
      const trial = (await tryPolish({ variables: { text } })).data?.tryPolish
      if (trial?.status === 'DONE') setOutcome({ text, trial })
      else setTrouble({ text: trial?.message ?? t('failed.unreachable'), isLimit: false })
    } catch (error) {
      setTrouble(toTrouble(error, { unreachable: t('failed.unreachable'), limit: minutes => t('trial.limit', { count: minutes }) }))
    }
  }

  return (
    <Paper
      component="section"
      aria-label={t('trial.label')}
      sx={{
        p: { xs: 5, sm: 6, md: 8 },
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: outcome ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 320px' },
        gap: 8,
      }}
    >
      {outcome ? (
        <TrialResult outcome={outcome} onEdit={() => setOutcome(undefined)} />
      ) : (
        <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <TrialInput
            text={text}
            onChange={next => {
              setText(next)
              keepTrialText(next)
            }}
            onRun={() => void run()}
          />
          {trouble ? <TroubleNote {...trouble} onRetry={() => void run()} /> : null}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 'auto', pt: 4 }}>
            <Typography
              variant="body2"
              role="status"
              sx={{ flex: '1 1 200px', color: isTooLong ? 'error.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              {t(isTooLong ? 'trial.tooLong' : 'trial.words', { words: formatNumber(words, lang), limit: formatNumber(limit, lang) })}
            </Typography>
            <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
              <kbd>Ctrl</kbd> + <kbd>Enter</kbd>
            </Typography>
            <Button variant="contained" loading={loading} disabled={words === 0 || isTooLong} onClick={() => void run()}>
              {t('trial.run')}
            </Button>
          </Box>
        </Box>
      )}
      {outcome ? null : <SampleChanges />}
    </Paper>
  )
}

function TrialInput({ text, onChange, onRun }: { text: string; onChange: (text: string) => void; onRun: () => void }) {
  const { t } = useTranslations('front')
  const id = useId()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onRun()
  }
  return (
    <>
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary" sx={{ display: 'block', mb: 2 }}>
        {t(text === sample ? 'trial.sample' : 'trial.input')}
      </Typography>
      <InputBase
        id={id}
        multiline
        minRows={5}
        maxRows={14}
        fullWidth
        value={text}
        onChange={event => onChange(event.target.value)}
        onKeyDown={press}
        inputProps={{ lang: 'en', dir: 'auto', spellCheck: false }}
        sx={{
          p: 0,
          fontSize: { xs: 17, md: 19 },
          lineHeight: 1.7,
          borderRadius: 1,
          // As high as its text before scripts run, so that the first picture is the final one.
          '& textarea': { fieldSizing: 'content', minHeight: '8.5em' },
          '&.Mui-focused': { outline: 2, outlineOffset: 6, outlineColor: 'primary.main' },
        }}
      />
    </>
  )
}

function TroubleNote({ text, isLimit, onRetry }: Trouble & { onRetry: () => void }) {
  const { t } = useTranslations('front')
  return (
    <Alert
      severity={isLimit ? 'info' : 'error'}
      sx={{ mt: 4 }}
      action={
        isLimit ? (
          <Button color="inherit" size="small" component={Link} to="/register?to=%2Fapps%2Finvoice%2Fpolish">
            {t('way.register')}
          </Button>
        ) : (
          <Button color="inherit" size="small" onClick={onRetry}>
            {t('failed.retry')}
          </Button>
        )
      }
    >
      <span dir="auto">{text}</span>
    </Alert>
  )
}
