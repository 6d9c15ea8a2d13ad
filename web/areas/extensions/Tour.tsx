/**
 * The guided tour of the layout: a light on each part in turn, with a card beside it. Escape or Skip leaves it, and the
 * focus returns to where it was.
 */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Modal from '@mui/material/Modal'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { endTour, pauseTour, startTour, type TourStep, tourSteps, useTour } from '../../platform/tour.ts'

const targetOf = (step: TourStep) => document.querySelector<HTMLElement>(`[data-tour="${step}"]`)

/** A part that is not shown, such as the navigation on a phone, has no step. */
const isShown = (step: TourStep) => (targetOf(step)?.getClientRects().length ?? 0) > 0

export function Tour() {
  const { t, dir } = useTranslations('extensions')
  const { step: wanted = 'navigation' } = useTour()
  const steps = tourSteps.filter(isShown)
  const step = steps.includes(wanted) ? wanted : steps[0]
  const place = step ? steps.indexOf(step) : -1
  const rect = useRect(step)
  const head = useRef<HTMLHeadingElement>(null)
  // The card is placed after the first layout.
  useEffect(() => {
    if (!step) return
    const frame = requestAnimationFrame(() => head.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [step])
  const go = (to: number) => {
    const next = steps[to]
    if (next) startTour(next)
    else if (to >= steps.length) endTour()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    if (event.key === forward) go(place + 1)
    else if (place > 0) go(place - 1)
  }
  const target = step ? targetOf(step) : null
  if (!step || !target || !rect) return null
  const isLast = place === steps.length - 1
  return (
    <Modal open hideBackdrop onClose={pauseTour} aria-labelledby="tour-title" aria-describedby="tour-text">
      <Box sx={{ outline: 'none' }} onKeyDown={onKeyDown}>
        <Box
          aria-hidden
          style={{ left: rect.left - 6, top: rect.top - 6, width: rect.width + 12, height: rect.height + 12 }}
          sx={{
            position: 'fixed',
            borderRadius: 1,
            pointerEvents: 'none',
            boxShadow: '0 0 0 2px #696CFF, 0 0 0 9999px rgb(15 16 28 / 55%)',
            '@media (prefers-reduced-motion: no-preference)': { transition: 'all 180ms ease-out' },
          }}
        />
        <Popper open disablePortal anchorEl={target} placement="bottom-start" modifiers={modifiers} sx={{ zIndex: 1 }}>
          <Paper sx={{ width: 320, maxWidth: 'calc(100vw - 32px)', p: 5 }}>
            <Typography variant="caption" color="textSecondary">
              {t('tour.place', { place: place + 1, of: steps.length })}
            </Typography>
            <Typography variant="h2" id="tour-title" ref={head} tabIndex={-1} sx={{ outline: 'none', mt: 1 }}>
              {t(`tour.steps.${step}.title`)}
            </Typography>
            <Typography variant="body2" id="tour-text" color="textSecondary" sx={{ mt: 1, mb: 4 }}>
              {t(`tour.steps.${step}.text`)}
            </Typography>
            <Box sx={{ display: 'flex', gap: 2 }}>
              <Button color="inherit" size="small" onClick={pauseTour} sx={{ marginInlineEnd: 'auto' }}>
                {t('tour.skip')}
              </Button>
              {place > 0 ? (
                <Button size="small" onClick={() => go(place - 1)}>
                  {t('tour.back')}
                </Button>
              ) : null}
              <Button size="small" variant="contained" onClick={() => go(place + 1)}>
                {t(isLast ? 'tour.done' : 'tour.next')}
              </Button>
            </Box>
          </Paper>
        </Popper>
      </Box>
    </Modal>
  )
}

const modifiers = [
  { name: 'offset', options: { offset: [0, 16] } },
  { name: 'flip', options: { fallbackPlacements: ['right-start', 'left-start', 'top-start'] } },
  { name: 'preventOverflow', options: { padding: 16, altAxis: true } },
]

/** Position of the part, also after the window has changed. */
function useRect(step: TourStep | undefined): DOMRect | undefined {
  const [rect, setRect] = useState<DOMRect>()
  useEffect(() => {
    const measure = () => setRect(step ? targetOf(step)?.getBoundingClientRect() : undefined)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [step])
  return rect
}
