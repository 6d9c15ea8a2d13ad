/**
 * Slides in a row that scrolls and snaps, by touch, pointer, buttons, and arrow keys, in both directions of reading. With
 * `autoplayMs` it advances until it is paused, pointed at, or focused, and never where less motion is wanted.
 */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from '../platform/languages.ts'

export interface Slide {
  id: string
  /** Its name, also on the thumbnail. */
  label: string
  content: ReactNode
}

interface CarouselProps {
  label: string
  slides: readonly Slide[]
  /** Slides side by side where there is room. */
  perView?: number
  isLooping?: boolean
  hasThumbs?: boolean
  autoplayMs?: number
}

export function Carousel({ label, slides, perView = 1, isLooping = false, hasThumbs = false, autoplayMs }: CarouselProps) {
  const { t, dir } = useTranslations()
  const wantsStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const [isRead, setRead] = useState(false)
  const last = slides.length - 1

  const go = (wanted: number) => {
    const to = wanted < 0 ? (isLooping ? last : 0) : wanted > last ? (isLooping ? 0 : last) : wanted
    const list = track.current
    const slide = list?.children[to]
    if (!list || !slide) return
    const [a, b] = [slide.getBoundingClientRect(), list.getBoundingClientRect()]
    // From the edge where reading begins.
    list.scrollBy({ left: dir === 'rtl' ? a.right - b.right : a.left - b.left, behavior: wantsStill ? 'auto' : 'smooth' })
    setCurrent(to)
  }
  const advance = useEffectEvent(() => (document.hidden ? undefined : go(current >= last ? 0 : current + 1)))
  const isMoving = autoplayMs !== undefined && isPlaying && !isRead && !wantsStill
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => advance(), autoplayMs)
    return () => clearInterval(timer)
  }, [isMoving, autoplayMs])

  /** Which slide stands at the beginning, after it was scrolled by hand. */
  const follow = () => {
    const list = track.current
    if (!list) return
    const start = list.getBoundingClientRect()[dir === 'rtl' ? 'right' : 'left']
    const distances = [...list.children].map(slide => Math.abs(slide.getBoundingClientRect()[dir === 'rtl' ? 'right' : 'left'] - start))
    setCurrent(distances.indexOf(Math.min(...distances)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const to = { [forward]: current + 1, [backward]: current - 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const mirror = dir === 'rtl' ? { transform: 'scaleX(-1)' } : undefined
  return (
    <Box
      role="group"
      aria-roledescription={t('carousel.kind')}
      aria-label={label}
      onMouseEnter={() => setRead(true)}
      onMouseLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      <Box
        component="ul"
        ref={track}
        tabIndex={0}
        role="list"
        aria-label={t('carousel.slides', { name: label })}
        onKeyDown={onKeyDown}
        onScroll={follow}
        sx={{ ...trackStyles, '--slide': { xs: '100%', sm: `calc((100% - ${perView - 1} * 16px) / ${perView})` } }}
      >
        {slides.map(slide => (
          <li key={slide.id}>{slide.content}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 3 }}>
        <Control label={t('carousel.previous')} isOff={!isLooping && current === 0} onClick={() => go(current - 1)}>
          <IconChevronLeft size={20} stroke={1.75} style={mirror} />
        </Control>
        <Control label={t('carousel.next')} isOff={!isLooping && current === last} onClick={() => go(current + 1)}>
          <IconChevronRight size={20} stroke={1.75} style={mirror} />
        </Control>
        {autoplayMs === undefined || wantsStill ? null : (
          <Control label={t(isPlaying ? 'carousel.pause' : 'carousel.play')} onClick={() => setPlaying(!isPlaying)}>
            {isPlaying ? <IconPlayerPause size={20} stroke={1.75} /> : <IconPlayerPlay size={20} stroke={1.75} />}
          </Control>
        )}
        <Box role="status" sx={{ fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums', px: 2 }}>
          {t('carousel.place', { place: current + 1, of: slides.length })}
        </Box>
      </Box>
      {hasThumbs ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${slides.length}, minmax(0, 1fr))`, gap: 2, mt: 2 }}>
          {slides.map((slide, place) => (
            <Box
              key={slide.id}
              component="button"
              type="button"
              aria-current={place === current}
              onClick={() => go(place)}
              sx={thumbStyles}
            >
              {slide.label}
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}

const trackStyles = {
  display: 'flex',
  gap: '16px',
  listStyle: 'none',
  m: 0,
  p: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: 1.25,
  '&:focus-visible': { outline: '2px solid #696CFF', outlineOffset: 2 },
  '& > li': { flex: '0 0 var(--slide)', minWidth: 0, scrollSnapAlign: 'start' },
} as const

const thumbStyles = {
  minHeight: 38,
  px: 1,
  border: 0,
  borderTop: 3,
  borderColor: 'divider',
  bgcolor: 'transparent',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: 13,
  textAlign: 'start',
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[aria-current="true"]': { borderColor: 'primary.main', color: 'text.primary', fontWeight: 600 },
  '&:focus-visible': { outline: '2px solid #696CFF', outlineOffset: 2 },
} as const

interface ControlProps {
  label: string
  isOff?: boolean
  onClick: () => void
  children: ReactNode
}

const Control = ({ label, isOff = false, onClick, children }: ControlProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton aria-label={label} disabled={isOff} onClick={onClick}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
)
