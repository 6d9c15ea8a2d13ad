/** A carousel of demo reviews, paused on hover, on focus, and for reduced motion. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Rating from '@mui/material/Rating'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { type FrontReviewsQuery, useFrontReviewsQuery } from './public.generated.ts'
import { Section } from './Section.tsx'
import { Team } from './Team.tsx'

const pauseMs = 6000
/** Of every card, and of its placeholder, so that nothing moves when the reviews arrive. */
const cardSize = { flex: '0 0 auto', width: { xs: 'calc(100% - 24px)', sm: 352 }, height: 224 } as const
const placeholders = 4

export function Reviews() {
  const { t, dir } = useTranslations('front')
  const { data, error } = useFrontReviewsQuery()
  const wantsStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  const row = useRef<HTMLUListElement>(null)
  const [isPlaying, setPlaying] = useState(true)
  const [isRead, setRead] = useState(false)

  const move = useCallback(
    (step: 1 | -1) => {
      const list = row.current
      if (!list) return
      const width = (list.firstElementChild?.clientWidth ?? 0) + 24
      const maxScroll = list.scrollWidth - list.clientWidth
      const at = Math.abs(list.scrollLeft)
      const isOver = step === 1 ? at >= maxScroll - 4 : at <= 4
      const next = isOver ? (step === 1 ? 0 : maxScroll) : at + step * width
      list.scrollTo({ left: dir === 'rtl' ? -next : next, behavior: wantsStill ? 'auto' : 'smooth' })
    },
    [dir, wantsStill],
  )
  const isMoving = isPlaying && !isRead && !wantsStill
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => document.hidden || move(1), pauseMs)
    return () => clearInterval(timer)
  }, [isMoving, move])

  const reviews = data?.reviews.items.filter(({ rating }) => rating >= 4)
  if (error || reviews?.length === 0) return null
  const mirror = dir === 'rtl' ? { transform: 'scaleX(-1)' } : undefined
  return (
    <Section title={t('reviews.title')} lead={t('reviews.lead')}>
      <Box
        onMouseEnter={() => setRead(true)}
        onMouseLeave={() => setRead(false)}
        onFocus={() => setRead(true)}
        onBlur={() => setRead(false)}
      >
        <Box
          component="ul"
          ref={row}
          tabIndex={0}
          role="list"
          aria-label={t('reviews.title')}
          sx={{
            display: 'flex',
            gap: 6,
            listStyle: 'none',
            m: 0,
            // Room for the cards' shadows that does not move the cards.
            mx: -1,
            px: 1,
            py: 2,
            overflowX: 'auto',
            scrollSnapType: 'x mandatory',
            scrollPaddingInline: theme => theme.spacing(1),
            scrollbarWidth: 'thin',
          }}
        >
          {reviews
            ? reviews.map(review => <ReviewCard key={review.id} {...review} />)
            : Array.from({ length: placeholders }, (_, place) => <Skeleton key={place} component="li" variant="rounded" sx={cardSize} />)}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, mt: 3, marginInlineStart: -2 }}>
          <Control label={t('reviews.previous')} onClick={() => move(-1)}>
            <IconChevronLeft size={20} stroke={1.75} style={mirror} />
          </Control>
          <Control label={t('reviews.next')} onClick={() => move(1)}>
            <IconChevronRight size={20} stroke={1.75} style={mirror} />
          </Control>
          {wantsStill ? null : (
            <Control label={t(isPlaying ? 'reviews.pause' : 'reviews.play')} onClick={() => setPlaying(!isPlaying)}>
              {isPlaying ? <IconPlayerPause size={20} stroke={1.75} /> : <IconPlayerPlay size={20} stroke={1.75} />}
            </Control>
          )}
        </Box>
      </Box>
      <Team people={data?.users.items} />
    </Section>
  )
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  )
}

function ReviewCard({ product, productImage, reviewer, rating, head, para }: FrontReviewsQuery['reviews']['items'][number]) {
  const { t } = useTranslations('front')
  return (
    <Paper
      component="li"
      lang="en"
      dir="ltr"
      sx={{
        ...cardSize,
        p: 5,
        scrollSnapAlign: 'start',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', mb: 3 }}>
        <img src={productImage} alt="" width={40} height={40} loading="lazy" style={{ borderRadius: 8 }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 500 }}>
            {product}
          </Typography>
          <Rating value={rating} readOnly size="small" getLabelText={count => t('reviews.stars', { rating: count })} />
        </Box>
      </Box>
      <Typography variant="h3" component="p" noWrap title={head} sx={{ mb: 1 }}>
        {head}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden', mb: 3 }}
      >
        {para}
      </Typography>
      <Typography variant="caption" color="textSecondary" sx={{ mt: 'auto' }}>
        {reviewer}
      </Typography>
    </Paper>
  )
}
