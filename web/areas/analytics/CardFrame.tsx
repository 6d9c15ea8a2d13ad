/** A card of the dashboard: title that leads to its list, range, refresh, full screen, and download. */
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useId, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import type { AnalyticsRange } from '../../platform/schema.generated.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { saveRows } from '../../ui/list/save-rows.ts'
import { CardMenu } from './CardMenu.tsx'
import { useReload } from './use-reload.ts'

export interface CardProps {
  range: AnalyticsRange
  onRange: (range: AnalyticsRange) => void
}

/** What a card draws in its frame. */
export interface FrameParts {
  /** The title as a link, with the range below. */
  heading: ReactNode
  /** The menu. */
  action: ReactNode
  isFullScreen: boolean
}

interface CardFrameProps extends Partial<CardProps> {
  title: string
  /** The list that explains the figures, or what opens it. */
  href: string | (() => void)
  /** Default: the range. */
  subtitle?: string
  /** Name of the downloaded file. */
  file: string
  /** Its rows, in the reader's words. */
  rows: () => object[]
  refresh: () => Promise<unknown>
  failure?: Error | undefined
  isStale?: boolean
  children: (parts: FrameParts) => ReactNode
}

export function CardFrame(props: CardFrameProps) {
  const { title, href, range, onRange, file, rows, refresh, failure, isStale = false, children } = props
  const { t, dir } = useTranslations('analytics')
  const id = useId()
  const [isFullScreen, setFullScreen] = useState(false)
  const { isBusy, reload } = useReload(title, refresh)
  const subtitle = props.subtitle ?? (range && t(`ranges.${range}`))
  const Chevron = dir === 'rtl' ? IconChevronLeft : IconChevronRight
  const heading = (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      <Link
        {...(typeof href === 'string'
          ? { component: RouterLink, to: href }
          : { component: 'button' as const, type: 'button' as const, onClick: href })}
        color="inherit"
        underline="hover"
        sx={linkStyles}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {title}
        </Box>
        <Chevron size={16} stroke={1.75} aria-hidden />
      </Link>
      {subtitle ? (
        <Typography component="span" variant="caption" color="textSecondary" noWrap sx={{ display: 'block', fontWeight: 400 }}>
          {subtitle}
        </Typography>
      ) : null}
    </Box>
  )
  const action = (
    <CardMenu
      title={title}
      range={range}
      onRange={onRange}
      onRefresh={() => void reload()}
      onFullScreen={() => setFullScreen(true)}
      onDownload={() => void saveRows(file, 'csv', () => Promise.resolve(rows()), t)}
    />
  )
  if (failure)
    return (
      <Paper component="section" aria-label={title} sx={{ height: '100%' }}>
        <FailureCard error={failure} onRetry={() => void reload()} />
      </Paper>
    )
  return (
    <Paper
      component="section"
      aria-label={title}
      aria-busy={isBusy || isStale}
      sx={{ height: '100%', p: { xs: 4, sm: 5 }, opacity: isBusy || isStale ? 0.6 : 1, transition: 'opacity 120ms ease-out' }}
    >
      {children({ heading, action, isFullScreen: false })}
      <Dialog fullScreen open={isFullScreen} onClose={() => setFullScreen(false)} aria-labelledby={id}>
        <Typography id={id} variant="h1" sx={{ px: { xs: 4, sm: 8 }, pt: 6, pb: 2 }}>
          {title}
        </Typography>
        <Box sx={{ px: { xs: 4, sm: 8 }, pb: 8, width: '100%', maxWidth: 1440 }}>
          {children({
            heading: subtitle ?? title,
            action: (
              <IconButton aria-label={t('exitFullScreen')} title={t('exitFullScreen')} onClick={() => setFullScreen(false)}>
                <IconX size={20} stroke={1.75} />
              </IconButton>
            ),
            isFullScreen: true,
          })}
        </Box>
      </Dialog>
    </Paper>
  )
}

const linkStyles = {
  font: 'inherit',
  verticalAlign: 'top',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
}

/** Header of a card without a chart. */
export const CardHeader = ({ heading, action }: Pick<FrameParts, 'heading' | 'action'>) => (
  <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 2 }}>
    <Typography component="h2" variant="h3" sx={{ flex: 1, minWidth: 0 }}>
      {heading}
    </Typography>
    <Box sx={{ mt: -1, marginInlineEnd: -2 }}>{action}</Box>
  </Box>
)
