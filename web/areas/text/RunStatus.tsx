/** One-line status of the run: findings, cost, and engine, or why there is no result. */
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { useStore } from '../../platform/create-store.ts'
import type { RunState, TextRunner } from './text-runner.ts'
import { type Card, isNote } from './change-marks.ts'
import { isOpen } from './use-changes.ts'

const patienceMs = 10_000

/** Shown after a run has taken unusually long. */
function Patience() {
  const { t } = useTranslations('text')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return isSlow ? (
    <Typography variant="caption" color="textSecondary">
      {t('status.slow')}
    </Typography>
  ) : null
}

function titleOf({ phase, run }: RunState, cards: Card[]) {
  if (phase === 'starting') return 'reading'
  if (phase === 'running') return cards.length > 0 ? 'found' : 'reading'
  if (run?.status === 'FAILED' || run?.status === 'REFUSED') return run.status
  if (cards.length === 0) return run?.status === 'STOPPED' ? 'stopped' : 'nothing'
  const open = cards.filter(isOpen)
  if (cards.every(({ decision }) => decision === 'gone')) return 'edited'
  if (open.length === 0) return 'allDone'
  return open.every(isNote) ? 'notes' : 'open'
}

export function RunStatus({ runner, cards: all }: { runner: TextRunner; cards: Card[] }) {
  const { t, lang } = useTranslations('text')
  const state = useStore(runner)
  const { phase, run, done, total, typed } = state
  // Checks while writing are not announced, and not counted as changes of the run.
  const isIdle = phase === 'idle'
  const isRunning = phase === 'starting' || phase === 'running'
  // Until this run finds something, the cards are those of the run before it.
  const isOfRun = !(isRunning && runner.review.isAwaiting)
  const cards = isIdle ? all : all.filter(({ isCheck }) => isOfRun && !isCheck)
  const count = (isIdle || phase === 'ended') && cards.some(isOpen) ? cards.filter(isOpen).length : cards.length
  return (
    <Box role={isIdle ? undefined : 'status'} sx={{ minHeight: 44 }}>
      <Typography variant="h2" component="p" sx={{ fontSize: 16 }}>
        {t(`status.${titleOf(state, cards)}`, { count, all: cards.length })}
      </Typography>
      {isRunning ? (
        <>
          <LinearProgress
            variant={total > 0 ? 'determinate' : 'indeterminate'}
            value={total > 0 ? (done / total) * 100 : 0}
            aria-label={t('status.progress')}
            sx={{ my: 2, borderRadius: 1 }}
          />
          {typed ? (
            <Typography
              variant="body2"
              color="textSecondary"
              dir="auto"
              sx={{ maxHeight: 88, overflow: 'hidden', display: 'flex', alignItems: 'flex-end', whiteSpace: 'pre-wrap' }}
            >
              {typed.slice(-400)}
            </Typography>
          ) : null}
          <Patience />
        </>
      ) : (
        <>
          {run?.message && run.status !== 'DONE' && run.status !== 'STOPPED' ? (
            <Typography variant="body2" lang="en" dir="ltr" sx={{ textAlign: 'start' }}>
              {run.message}
            </Typography>
          ) : null}
          {run ? (
            <Typography variant="caption" color="textSecondary">
              {run.wordsCharged > 0
                ? t(`status.charged.${run.status === 'STOPPED' ? 'stopped' : 'done'}`, {
                    words: formatNumber(run.wordsCharged, lang),
                    count: run.wordsCharged,
                  })
                : t('status.free')}
              {' · '}
              {run.engine === 'embedded' ? t('status.builtIn') : t('status.engine', { engine: run.engine })}
            </Typography>
          ) : null}
        </>
      )}
    </Box>
  )
}
