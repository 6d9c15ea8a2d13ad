/** The player of a topic with its title slide, and the way on when it ends. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { type CourseDetailsFragment, SaveTopicPositionDocument, type TopicRowFragment } from './academy.generated.ts'
import { light } from '../../platform/tokens.ts'
import { formatClock, type Playback } from './playback.ts'
import { coverStyles } from './stage-styles.ts'

const Player = lazyPart(async () => (await import('./Player.tsx')).Player, { fallback: <PlayerSkeleton /> })

interface LectureStageProps {
  course: CourseDetailsFragment
  topic: TopicRowFragment
  section: string
  playback: Playback
  /** Overrides the remembered position. */
  startAt: number | undefined
  isStarted: boolean
  previous: TopicRowFragment | undefined
  next: TopicRowFragment | undefined
  onTopic: (topic: TopicRowFragment, isStarted: boolean) => void
  onCompleted: () => void
}

/** A change of a second is not worth a write. */
const leastSeconds = 2

export function LectureStage({
  course,
  topic,
  section,
  playback,
  startAt,
  isStarted,
  previous,
  next,
  onTopic,
  onCompleted,
}: LectureStageProps) {
  const { t } = useTranslations('academy')
  const client = useApolloClient()
  const saved = useRef(topic.position)
  const [isEnded, setEnded] = useState(false)
  const from = startAt ?? (topic.position < topic.lecture.seconds - leastSeconds ? topic.position : 0)
  const save = (seconds: number) => {
    const whole = Math.floor(seconds) >= topic.lecture.seconds ? 0 : Math.floor(seconds)
    if (Math.abs(whole - saved.current) < leastSeconds) return
    saved.current = whole
    // Only a convenience: where it fails, the next stop saves it.
    client.mutate({ mutation: SaveTopicPositionDocument, variables: { id: topic.id, seconds: whole } }).catch(() => undefined)
  }
  return (
    <Player
      topic={topic}
      playback={playback}
      hasCaptions={course.isCaptions}
      startAt={from}
      isStarted={isStarted}
      onPrevious={previous && (() => onTopic(previous, playback.isPlaying.get()))}
      onNext={next && (() => onTopic(next, playback.isPlaying.get()))}
      onEnd={() => {
        setEnded(true)
        if (!topic.isCompleted) onCompleted()
      }}
      onPosition={save}
      cover={
        <Box sx={{ position: 'relative', display: 'grid', justifyItems: 'center', gap: 3, px: 6, textAlign: 'center' }}>
          <Typography component="span" lang="en" sx={{ color: 'inherit', opacity: 0.8, fontSize: 14 }}>
            {section}
          </Typography>
          <Typography component="span" lang="en" sx={{ color: 'inherit', fontSize: { xs: 20, sm: 28 }, fontWeight: 600, lineHeight: 1.25 }}>
            {topic.title}
          </Typography>
          <Box component="span" sx={playStyles}>
            <IconPlayerPlayFilled size={26} />
          </Box>
          <Typography component="span" sx={{ color: 'inherit', opacity: 0.8, fontSize: 14 }}>
            {t(from > 0 ? 'resumeAt' : 'playFor', { time: formatClock(from > 0 ? from : topic.lecture.seconds) })}
          </Typography>
        </Box>
      }
      overlay={isEnded && next ? <NextUp title={next.title} onPlay={() => onTopic(next, true)} onCancel={() => setEnded(false)} /> : null}
    />
  )
}

const countdownSeconds = 8

/** Plays the next topic after a countdown, unless canceled. */
function NextUp({ title, onPlay, onCancel }: { title: string; onPlay: () => void; onCancel: () => void }) {
  const { t, lang } = useTranslations('academy')
  const [left, setLeft] = useState(countdownSeconds)
  const cancel = useRef<HTMLButtonElement>(null)
  const tick = useEffectEvent(() => {
    if (left > 1) setLeft(left - 1)
    else onPlay()
  })
  useEffect(() => {
    cancel.current?.focus({ preventScroll: true })
    const timer = setInterval(() => tick(), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Box role="group" aria-label={t('upNext')} sx={[coverStyles, { cursor: 'default' }]}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, px: 6, textAlign: 'center' }}>
        <Typography component="span" sx={{ color: 'inherit', opacity: 0.8, fontSize: 14 }}>
          {t('upNextIn', { number: formatNumber(left, lang) })}
        </Typography>
        <Typography component="span" lang="en" sx={{ color: 'inherit', fontSize: { xs: 18, sm: 24 }, fontWeight: 600, lineHeight: 1.25 }}>
          {title}
        </Typography>
        <Box sx={{ display: 'flex', gap: 3, mt: 2 }}>
          <Button ref={cancel} variant="outlined" onClick={onCancel} sx={{ color: 'inherit', borderColor: 'currentcolor' }}>
            {t('cancel')}
          </Button>
          <Button variant="contained" onClick={onPlay}>
            {t('playNow')}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}

export function PlayerSkeleton() {
  return (
    <Box>
      <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: '16 / 9', borderRadius: '10px 10px 0 0' }} />
      <Box sx={{ height: 72, bgcolor: 'background.paper', borderRadius: '0 0 10px 10px' }} />
    </Box>
  )
}

const playStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  bgcolor: light.primary,
  color: light.onPrimary,
  my: 1,
}
