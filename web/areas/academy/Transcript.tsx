/** The lecture's words: the current line is marked and kept in sight, and a click jumps to its time. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useStorePart } from '../../platform/create-store.ts'
import { useTranslations } from '../../platform/languages.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import type { TopicRowFragment } from './academy.generated.ts'
import { formatClock, type Playback } from './playback.ts'

export function Transcript({ topic, playback }: { topic: TopicRowFragment; playback: Playback }) {
  const { t } = useTranslations('academy')
  const { transcript } = topic.lecture
  const current = useStorePart(playback.time, time => transcript.findIndex(({ start, end }) => time >= start && time < end))
  const box = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const { current: list } = box
    const line = list?.children[current]
    // Scrolls the list only, never the page.
    if (list && line instanceof HTMLElement) list.scrollTop = line.offsetTop - list.clientHeight / 2 + line.clientHeight / 2
  }, [current])
  return (
    <SideCard title={t('transcript')}>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: -2, mb: 3 }}>
        {t('noSound')}
      </Typography>
      <Box component="ol" ref={box} tabIndex={0} aria-label={t('transcript')} sx={listStyles}>
        {transcript.map(({ start, text }, index) => (
          <li key={start}>
            <Box
              component="button"
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => playback.seek(start)}
              sx={lineStyles}
            >
              <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {formatClock(start)}
              </Box>
              <Box component="span" lang="en" dir="auto" sx={{ flex: 1, textAlign: 'left' }}>
                {text}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </SideCard>
  )
}

const listStyles = { position: 'relative', listStyle: 'none', m: 0, mx: -2, p: 0, maxHeight: 300, overflowY: 'auto' }

const lineStyles = {
  display: 'flex',
  gap: 3,
  width: 1,
  px: 2,
  py: 1.5,
  border: 0,
  borderRadius: '6px',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'start',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  '&[aria-current]': { bgcolor: 'action.selected', fontWeight: 500, '& > span': { color: 'text.primary' } },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
}
