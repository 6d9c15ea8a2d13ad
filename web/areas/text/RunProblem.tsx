/** Explains why a run did not start, and how to fix it. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import type { Problem } from './text-runner.ts'

interface RunProblemProps {
  problem: Problem
  onRetry: () => void
  onDismiss: () => void
  /** The part that the words left are enough for. */
  covered: { words: number; onRun: () => void } | undefined
}

export function RunProblem({ problem, onRetry, onDismiss, covered }: RunProblemProps) {
  const { t, lang } = useTranslations('text')
  const { message, wordsMissing } = problem
  const { pathname, search } = useLocation()
  const dismiss = (
    <IconButton color="inherit" size="small" aria-label={t('close')} onClick={onDismiss}>
      <IconX size={18} />
    </IconButton>
  )
  if (wordsMissing !== undefined)
    return (
      <Alert
        severity="warning"
        sx={{ mb: 3 }}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            {covered ? (
              <Button color="inherit" size="small" onClick={covered.onRun}>
                {t('problem.covered', { count: covered.words, words: formatNumber(covered.words, lang) })}
              </Button>
            ) : null}
            <Button
              color="inherit"
              size="small"
              component={RouterLink}
              to={`/pages/pricing?${new URLSearchParams({ words: String(wordsMissing), back: pathname + search })}`}
            >
              {t('problem.words')}
            </Button>
            {dismiss}
          </Box>
        }
      >
        {t('problem.missing', { count: wordsMissing, words: formatNumber(wordsMissing, lang) })}
      </Alert>
    )
  return (
    <Alert
      severity="error"
      sx={{ mb: 3 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onRetry}>
            {t('failed.retry')}
          </Button>
          {dismiss}
        </>
      }
    >
      {message ? (
        <span lang="en" dir="ltr">
          {message}
        </span>
      ) : (
        t('failed.unreachable')
      )}
    </Alert>
  )
}
