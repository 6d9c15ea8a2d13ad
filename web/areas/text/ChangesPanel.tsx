/** All changes of the run with their decisions; the text highlights the active one. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { ChangeCard } from './ChangeCard.tsx'
import { ResultTools } from './ResultTools.tsx'
import { RunStatus } from './RunStatus.tsx'
import { useStore } from '../../platform/create-store.ts'
import type { Card } from './change-marks.ts'
import { useFormatReason } from '../../platform/reasons/use-reasons.ts'
import { activateChange } from './tracked-changes.ts'
import { isOpen, stepToChange, useChanges } from './use-changes.ts'
import type { EditorSession } from './use-editor-session.ts'

interface ChangesPanelProps {
  session: EditorSession
  onRedo: () => void
  onCompare: () => void
}

const step = 40

/** Number of rendered cards: grows on scroll, and always includes the active one. */
function useGrowing(cards: Card[], active: string | null) {
  const [reached, setReached] = useState(step)
  const observer = useRef<IntersectionObserver>(undefined)
  const more = useCallback((element: Element | null) => {
    observer.current?.disconnect()
    if (!element) return
    observer.current = new IntersectionObserver(([entry]) => entry?.isIntersecting && setReached(now => now + step), {
      rootMargin: '600px',
    })
    observer.current.observe(element)
  }, [])
  const at = active === null ? -1 : cards.findIndex(({ id }) => id === active)
  return { shown: Math.max(reached, at + step), more }
}

export const ChangesPanel = memo(function ChangesPanel({ session: { editor, runner }, onRedo, onCompare }: ChangesPanelProps) {
  const { t, lang } = useTranslations('text')
  const { phase } = useStore(runner)
  const changes = useChanges(editor)
  const formatReason = useFormatReason(lang)
  const { cards, active } = changes
  const list = useRef<HTMLUListElement>(null)
  const { shown, more } = useGrowing(cards, active)
  const open = cards.filter(isOpen)
  const sure = open.filter(({ applied }) => applied)

  useEffect(() => {
    const card = active && list.current?.querySelector(`[data-card="${CSS.escape(active)}"]`)
    if (card) card.scrollIntoView({ block: 'nearest' })
  }, [active])

  const pick = useCallback((id: string) => activateChange(editor.view, id), [editor])
  const decide = useCallback(
    (id: string, decision: 'accept' | 'reject' | 'again') => {
      if (decision === 'accept') runner.review.accept([id])
      else if (decision === 'reject') runner.review.reject([id])
      else {
        runner.review.takeBack([id])
        runner.review.reject([id], false)
        activateChange(editor.view, id)
        return
      }
      stepToChange(editor, 1)
    },
    [editor, runner],
  )
  return (
    <Stack sx={{ gap: 3, minHeight: 0, height: '100%' }}>
      <RunStatus runner={runner} cards={cards} />
      <ResultTools editor={editor} runner={runner} onRedo={onRedo} onCompare={onCompare} />
      {cards.length > 0 ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {open.length > 0 ? (
            <Button size="small" variant="outlined" onClick={() => runner.review.accept()}>
              {t(sure.length > 0 ? 'panel.acceptAll' : 'panel.acceptOffered', { count: sure.length || open.length })}
            </Button>
          ) : null}
          {open.length > 0 && phase !== 'running' ? (
            <Button size="small" color="inherit" onClick={() => runner.review.rejectAll()}>
              {t('panel.rejectAll')}
            </Button>
          ) : null}
          {cards.some(({ decision }) => decision === 'accepted') ? (
            <Button size="small" color="inherit" onClick={() => runner.review.takeBack()}>
              {t('panel.takeBack')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      <Box
        ref={list}
        component="ul"
        aria-label={t('panel.label')}
        tabIndex={-1}
        sx={{
          m: 0,
          p: '2px',
          display: 'grid',
          // Clips long lines within their cards.
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1.5,
          alignContent: 'start',
          overflowY: 'auto',
          minHeight: 0,
          flex: 1,
          scrollbarWidth: 'thin',
        }}
      >
        {cards.slice(0, shown).map(card => (
          <ChangeCard
            key={card.id}
            card={card}
            isActive={card.id === active}
            onPick={pick}
            onDecide={decide}
            runner={runner}
            formatReason={formatReason}
          />
        ))}
        {shown < cards.length ? <li key={shown} ref={more} aria-hidden /> : null}
      </Box>
      {cards.length > 0 ? (
        <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', lg: 'block' } }}>
          {t('panel.keys')}
        </Typography>
      ) : null}
    </Stack>
  )
})
