/** The lecture of a topic: video with captions, controls, and keys. Loaded with the first lecture. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconBadgeCc from '@tabler/icons-react/dist/esm/icons/IconBadgeCc.mjs'
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs'
import IconMinimize from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs'
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs'
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs'
import IconPlayerSkipForwardFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipForwardFilled.mjs'
import IconPlayerSkipBackFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipBackFilled.mjs'
import {
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  Track,
  useActiveTextCues,
  useActiveTextTrack,
  useMediaState,
} from '@vidstack/react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { local } from '../../platform/storage.ts'
import { dark } from '../../platform/tokens.ts'
import { useKeys } from '../../ui/keys.ts'
import type { TopicRowFragment } from './academy.generated.ts'
import { formatClock, type Playback } from './playback.ts'
import { coverStyles } from './stage-styles.ts'

const speeds = [0.75, 1, 1.25, 1.5, 2]
const speedKey = 'lecture-speed'
const captionsKey = 'lecture-captions'
const skipSeconds = 5

export interface PlayerProps {
  topic: TopicRowFragment
  playback: Playback
  hasCaptions: boolean
  /** Seconds. */
  startAt: number
  /** Plays at once, such as after the topic before. */
  isStarted: boolean
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onEnd: () => void
  /** Called where playing stops, and when the page is left. */
  onPosition: (seconds: number) => void
  /** On the video until it is played. */
  cover: ReactNode
  /** Over the video. */
  overlay: ReactNode
}

export function Player({
  topic,
  playback,
  hasCaptions,
  startAt,
  isStarted,
  onPrevious,
  onNext,
  onEnd,
  onPosition,
  cover,
  overlay,
}: PlayerProps) {
  const { t } = useTranslations('academy')
  const player = useRef<MediaPlayerInstance>(null)
  const [speed, setSpeed] = useState(() => Number(local.read(speedKey)) || 1)
  const [isCaptioned, setCaptioned] = useState(() => local.read(captionsKey) !== 'off')
  const [wasPlayed, setPlayed] = useState(isStarted)
  const { lecture, title } = topic

  const play = () => void player.current?.play().catch(() => undefined)
  const toggle = () => {
    const video = videoOf(player)
    if (video?.paused === false) video.pause()
    else play()
  }
  const seek = (seconds: number) => {
    const { current } = player
    if (!current) return
    // Not to the very end, from which it would play again from its start.
    const to = Math.min(Math.max(seconds, 0), lecture.seconds - 0.5)
    const video = videoOf(player)
    if (video) video.currentTime = to
    else current.currentTime = to
    playback.time.set(to)
    setPlayed(true)
  }
  const skip = (seconds: number) => seek(playback.time.get() + seconds)
  const chooseSpeed = (next: number | undefined) => {
    if (next === undefined) return
    setSpeed(next)
    local.write(speedKey, String(next))
  }
  const turnSpeed = (by: number) => chooseSpeed(speeds[speeds.indexOf(speed) + by])
  const toggleCaptions = () => {
    setCaptioned(!isCaptioned)
    local.write(captionsKey, isCaptioned ? 'off' : 'on')
  }
  const toggleFullscreen = () => {
    const { current } = player
    void (current?.state.fullscreen ? current.exitFullscreen() : current?.enterFullscreen())?.catch(() => undefined)
  }

  const begin = useEffectEvent(() => playback.time.set(startAt))
  const jump = useEffectEvent(seek)
  const leave = useEffectEvent(() => onPosition(playback.time.get()))
  useEffect(() => {
    begin()
    const stopSeeking = playback.onSeek(seconds => jump(seconds))
    const hide = () => (document.visibilityState === 'hidden' ? leave() : undefined)
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      stopSeeking()
      leave()
    }
  }, [playback])

  const { dir } = useTranslations()
  const forward = dir === 'rtl' ? -skipSeconds : skipSeconds
  useKeys({
    ' ': () => !isOnControl() && toggle(),
    ArrowRight: () => !isOnControl('[role="tab"], [role="radio"]') && skip(forward),
    ArrowLeft: () => !isOnControl('[role="tab"], [role="radio"]') && skip(-forward),
    c: () => hasCaptions && toggleCaptions(),
    f: toggleFullscreen,
    '<': () => turnSpeed(-1),
    '>': () => turnSpeed(1),
  })

  return (
    <MediaPlayer
      ref={player}
      src={{ src: lecture.video, type: 'video/webm' }}
      title={title}
      viewType="video"
      streamType="on-demand"
      load="eager"
      playsInline
      keyDisabled
      autoPlay={isStarted}
      currentTime={startAt}
      playbackRate={speed}
      aria-label={t('player', { topic: title })}
      onTimeUpdate={({ currentTime }) => playback.time.set(currentTime)}
      onPlay={() => {
        setPlayed(true)
        playback.isPlaying.set(true)
      }}
      onPause={() => {
        playback.isPlaying.set(false)
        onPosition(playback.time.get())
      }}
      onEnded={onEnd}
    >
      <Box sx={screenStyles}>
        <Box
          sx={{ position: 'relative', bgcolor: 'common.black', '& video': { display: 'block', width: 1, aspectRatio: '16 / 9' } }}
          onClick={toggle}
        >
          <MediaProvider>
            {hasCaptions ? <Track src={lecture.captions} kind="captions" lang="en" label="English" default type="vtt" /> : null}
          </MediaProvider>
          {hasCaptions && isCaptioned && wasPlayed ? <CaptionLine /> : null}
        </Box>
        {wasPlayed ? null : (
          <ButtonBase onClick={play} sx={coverStyles}>
            {cover}
          </ButtonBase>
        )}
        {overlay}
      </Box>
      <Controls
        player={player}
        topic={topic}
        speed={formatNumber(speed, 'en')}
        isCaptioned={hasCaptions && isCaptioned}
        onToggle={toggle}
        onSeek={seek}
        onSpeed={() => chooseSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length])}
        onCaptions={hasCaptions ? toggleCaptions : undefined}
        onFullscreen={toggleFullscreen}
        onPrevious={onPrevious}
        onNext={onNext}
      />
    </MediaPlayer>
  )
}

/** The player ignores a pause before it has heard of the start, and a jump before the last one has ended; the element doesn't. */
const videoOf = (player: RefObject<MediaPlayerInstance | null>) => player.current?.el?.querySelector('video')

/** Whether the focus is on a control that takes the key itself. */
const isOnControl = (controls = 'a, button, input, summary, [role="button"]') => document.activeElement?.closest(controls) !== null

function CaptionLine() {
  const cues = useActiveTextCues(useActiveTextTrack('captions'))
  const [cue] = cues
  if (!cue) return null
  return (
    <Box sx={{ position: 'absolute', insetInline: 0, bottom: 12, display: 'grid', justifyItems: 'center', px: 4, pointerEvents: 'none' }}>
      <Box component="span" lang="en" dir="ltr" sx={captionStyles}>
        {cue.text}
      </Box>
    </Box>
  )
}

interface ControlsProps {
  player: RefObject<MediaPlayerInstance | null>
  topic: TopicRowFragment
  speed: string
  isCaptioned: boolean
  onToggle: () => void
  onSeek: (seconds: number) => void
  onSpeed: () => void
  onCaptions: (() => void) | undefined
  onFullscreen: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

function Controls(props: ControlsProps) {
  const { player, topic, speed, isCaptioned, onToggle, onSeek, onSpeed, onCaptions, onFullscreen, onPrevious, onNext } = props
  const { t, dir } = useTranslations('academy')
  const time = useMediaState('currentTime', player)
  const isPaused = useMediaState('paused', player)
  const isFull = useMediaState('fullscreen', player)
  const { seconds } = topic.lecture
  const [Back, Ahead] =
    dir === 'rtl' ? [IconPlayerSkipForwardFilled, IconPlayerSkipBackFilled] : [IconPlayerSkipBackFilled, IconPlayerSkipForwardFilled]
  return (
    <Box role="group" aria-label={t('controls')} sx={barStyles}>
      <Slider
        size="small"
        value={Math.min(time, seconds)}
        min={0}
        max={seconds}
        step={1}
        aria-label={t('seek')}
        getAriaValueText={value => t('timeOf', { time: formatClock(value), total: formatClock(seconds) })}
        onChange={(_, value) => onSeek(Number(value))}
        onKeyDown={event => {
          if (event.key !== ' ') return
          event.preventDefault()
          onToggle()
        }}
        sx={sliderStyles}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
        <Control
          label={t(isPaused ? 'play' : 'pause')}
          icon={isPaused ? <IconPlayerPlayFilled size={20} /> : <IconPlayerPauseFilled size={20} />}
          onClick={onToggle}
        />
        <Control label={t('previousTopic')} icon={<Back size={16} />} onClick={onPrevious} />
        <Control label={t('nextTopic')} icon={<Ahead size={16} />} onClick={onNext} />
        <Typography component="span" variant="body2" color="textSecondary" dir="ltr" sx={{ px: 2, fontVariantNumeric: 'tabular-nums' }}>
          {formatClock(time)} / {formatClock(seconds)}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginInlineStart: 'auto' }}>
          <Tooltip title={t('speed')}>
            <Box component="button" type="button" aria-label={t('speedIs', { speed })} onClick={onSpeed} sx={speedStyles}>
              <bdi dir="ltr">{speed}×</bdi>
            </Box>
          </Tooltip>
          <Control
            label={t(onCaptions ? 'captions' : 'noCaptions')}
            icon={<IconBadgeCc size={20} stroke={1.75} />}
            onClick={onCaptions}
            isPressed={isCaptioned}
          />
          <Control
            label={t(isFull ? 'exitFullscreen' : 'fullscreen')}
            icon={isFull ? <IconMinimize size={20} stroke={1.75} /> : <IconMaximize size={20} stroke={1.75} />}
            onClick={onFullscreen}
          />
        </Box>
      </Box>
    </Box>
  )
}

interface ControlProps {
  label: string
  icon: ReactNode
  /** Without it, the control is off. */
  onClick: (() => void) | undefined
  isPressed?: boolean
}

/** Focusable while disabled, so that its tooltip says why. */
const Control = ({ label, icon, onClick, isPressed }: ControlProps) => (
  <Tooltip title={label}>
    <IconButton
      aria-label={label}
      aria-disabled={onClick === undefined}
      aria-pressed={isPressed}
      onClick={onClick}
      sx={{
        color: isPressed ? 'primary.main' : 'text.primary',
        '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' },
      }}
    >
      {icon}
    </IconButton>
  </Tooltip>
)

const screenStyles = {
  position: 'relative',
  overflow: 'hidden',
  borderStartStartRadius: 10,
  borderStartEndRadius: 10,
  aspectRatio: '16 / 9',
  cursor: 'pointer',
  '[data-fullscreen] > &': {
    aspectRatio: 'auto',
    height: 'calc(100vh - 92px)',
    display: 'grid',
    alignItems: 'center',
    borderRadius: 0,
    bgcolor: 'common.black',
  },
}
const captionStyles = {
  maxWidth: '90%',
  px: 2.5,
  py: 1,
  borderRadius: '6px',
  bgcolor: `color-mix(in srgb, ${dark.page} 86%, transparent)`,
  color: dark.text,
  fontSize: 'clamp(13px, 2.2vw, 18px)',
  lineHeight: 1.4,
  textAlign: 'center',
}
const barStyles = { bgcolor: 'background.paper', px: 3, pt: 1, pb: 2, borderEndStartRadius: 10, borderEndEndRadius: 10 }
const sliderStyles = { display: 'block', mx: 2, width: 'calc(100% - 16px)', py: '11px', '& .MuiSlider-thumb': { width: 14, height: 14 } }
const speedStyles = {
  minWidth: 48,
  height: 36,
  px: 2,
  border: 0,
  borderRadius: '8px',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 14,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  '@media (pointer: coarse)': { height: 44 },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
}
