/** Events in their order. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface TimelineEvent {
  title: string
  time: string
  detail?: ReactNode
  color?: 'primary' | 'success' | 'warning' | 'error' | 'info'
}

interface TimelineProps {
  events: readonly TimelineEvent[]
  /** `alternate`: on both sides of the line, where there is room. */
  side?: 'end' | 'alternate'
  dense?: boolean
}

export function Timeline({ events, side = 'end', dense = false }: TimelineProps) {
  return (
    <Box component="ol" data-side={side} sx={{ ...timelineStyles, '--gap': dense ? '12px' : '28px' }}>
      {events.map(({ title, time, detail, color = 'primary' }) => (
        <li key={title}>
          <Box component="span" aria-hidden className="dot" sx={{ bgcolor: `${color}.main` }} />
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {time}
          </Typography>
          {detail && !dense ? (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {detail}
            </Typography>
          ) : null}
        </li>
      ))}
    </Box>
  )
}

const timelineStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  width: 1,
  '& > li': { position: 'relative', paddingInlineStart: 6, pb: 'var(--gap)' },
  '& > li:last-child': { pb: 0 },
  '& > li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 5,
    top: 16,
    bottom: -6,
    width: '2px',
    bgcolor: 'divider',
  },
  '& .dot': { position: 'absolute', insetInlineStart: 0, top: 5, width: 12, height: 12, borderRadius: '50%' },
  '&[data-side="alternate"]': {
    containerType: 'inline-size',
    '@container (min-width: 360px)': {
      '& > li': { width: '50%', marginInlineStart: '50%' },
      '& > li:nth-of-type(even)': { marginInlineStart: 0, paddingInlineStart: 0, paddingInlineEnd: 6, textAlign: 'right' },
      '& > li:nth-of-type(even) .dot': { insetInlineStart: 'auto', insetInlineEnd: -12 },
      '& > li:nth-of-type(even)::before': { insetInlineStart: 'auto', insetInlineEnd: -7 },
    },
  },
} as const
