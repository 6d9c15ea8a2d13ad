/** Explains why a run did not start, and how to fix it. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import type { Problem } from './text-runner.ts'

export function RunProblem({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t, lang } = useTranslations('text')
  const { message, wordsMissing } = problem
  if (wordsMissing !== undefined)
    return (
      <Alert
        severity="warning"
        sx={{ mb: 3 }}
        action={
          <Button color="inherit" size="small" component={RouterLink} to={`/pages/pricing?words=${wordsMissing}`}>
            {t('problem.words')}
          </Button>
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
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
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
