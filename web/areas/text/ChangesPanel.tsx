/** All changes of the run with their decisions; the text highlights the active one. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { countKinds, groupCards, isAlike, type ShownCard } from './card-groups.ts'
import { ChangeCard } from './ChangeCard.tsx'
import { KindFilter } from './KindFilter.tsx'
import { ResultTools } from './ResultTools.tsx'
import { RunStatus } from './RunStatus.tsx'
import { useStore } from '../../platform/create-store.ts'
import { useFormatReason } from '../../platform/reasons/use-reasons.ts'
import { isNote } from './change-marks.ts'
import { activateChange } from './tracked-changes.ts'
import { isOpen, stepToChange, useChanges } from './use-changes.ts'
import { useFollowedText } from './use-followed-text.ts'
import type { EditorSession } from './use-editor-session.ts'

interface ChangesPanelProps {
  session: EditorSession
  /** The kind that the changes are limited to. */
  chosenKind: string | null
  onKind: (kind: string | null) => void
  onRedo: () => void
  onCompare: () => void
}

const step = 40
/** Fewer changes are seen at a glance. */
const filterFrom = 6

/** Number of rendered cards: grows on scroll, and always includes the active one. */
function useGrowing(cards: ShownCard[], active: string | null) {
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
  const at = active === null ? -1 : cards.findIndex(({ card }) => card.id === active)
  return { shown: Math.max(reached, at + step), more }
}

export const ChangesPanel = memo(function ChangesPanel({
  session: { editor, runner },
  chosenKind,
  onKind,
  onRedo,
  onCompare,
}: ChangesPanelProps) {
  const { t, lang } = useTranslations('text')
  const { phase } = useStore(runner)
  const changes = useChanges(editor)
  const formatReason = useFormatReason(lang)
  const { cards, active } = changes
  const list = useRef<HTMLUListElement>(null)
  const kinds = countKinds(cards)
  // The last change of a kind ends its filter.
  const kind = kinds.some(([each]) => each === chosenKind) ? chosenKind : null
  const filtered = kind === null ? cards : cards.filter(card => card.kind === kind)
  const grouped = groupCards(
    // One that is chosen in the text is shown whatever its kind.
    cards.filter(card => kind === null || card.kind === kind || card.id === active),
    active,
  )
  const { shown, more } = useGrowing(grouped, active)
  const open = filtered.filter(isOpen)
  const changing = open.filter(card => !isNote(card))
  const sure = changing.filter(({ applied }) => applied)

  useFollowedText(editor, list)
  useEffect(() => {
    const card = active && list.current?.querySelector(`[data-card="${CSS.escape(active)}"]`)
    if (card) card.scrollIntoView({ block: 'nearest' })
  }, [active])

  const pick = useCallback((id: string) => activateChange(editor.view, id), [editor])
  const decide = useCallback(
    (id: string, decision: 'accept' | 'reject' | 'again', isForAll = false) => {
      const { cards } = runner.review
      const decided = cards.find(card => card.id === id)
      const ids = isForAll && decided ? cards.filter(card => isOpen(card) && isAlike(card, decided)).map(alike => alike.id) : [id]
      if (decision === 'accept') runner.review.accept(ids)
      else if (decision === 'reject') runner.review.reject(ids)
      else {
        runner.review.reset([id])
        activateChange(editor.view, id)
        return
      }
      stepToChange(editor, 1, chosenKind)
    },
    [editor, runner, chosenKind],
  )
  const choose = useCallback(
    (id: string, word: string) => {
      runner.review.acceptWord(id, word)
      stepToChange(editor, 1, chosenKind)
    },
    [editor, runner, chosenKind],
  )
  return (
    <Stack sx={{ gap: 3, minHeight: 0, height: '100%' }}>
      <RunStatus runner={runner} cards={cards} />
      <ResultTools editor={editor} runner={runner} onRedo={onRedo} onCompare={onCompare} />
      {kinds.length > 1 && cards.length >= filterFrom ? <KindFilter kinds={kinds} kind={kind} onChoose={onKind} /> : null}
      {cards.length > 0 ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {changing.length > 0 ? (
            <Button
              size="small"
              variant="outlined"
              onClick={() => runner.review.accept((sure.length > 0 ? sure : changing).map(({ id }) => id))}
            >
              {t(sure.length > 0 ? 'panel.acceptAll' : 'panel.acceptOffered', { count: sure.length || changing.length })}
            </Button>
          ) : null}
          {changing.length > 0 && phase !== 'running' ? (
            <Button size="small" color="inherit" onClick={() => runner.review.reject(open.map(({ id }) => id))}>
              {t('panel.rejectAll')}
            </Button>
          ) : null}
          {cards.some(({ decision }) => decision === 'accepted' || decision === 'rejected') ? (
            <Button size="small" color="inherit" onClick={() => runner.review.reset()}>
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
        {grouped.slice(0, shown).map(({ card, count }) => (
          <ChangeCard
            key={card.id}
            card={card}
            count={count}
            isActive={card.id === active}
            onPick={pick}
            onDecide={decide}
            onWord={choose}
            runner={runner}
            formatReason={formatReason}
          />
        ))}
        {shown < grouped.length ? <li key={shown} ref={more} aria-hidden /> : null}
      </Box>
      {cards.length > 0 ? (
        <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', lg: 'block' } }}>
          {t('panel.keys')}
        </Typography>
      ) : null}
    </Stack>
  )
})
