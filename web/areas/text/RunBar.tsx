/** Word count, cost, and the run button, at the bottom edge. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useEdgeBar } from '../../platform/edge-bar.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { formatNumber } from '../../platform/format.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { AllowanceMeter } from './AllowanceMeter.tsx'
import type { Counts, Quote } from './use-counts.ts'
import type { Choices, EditorMode } from './use-options.ts'

const RunOptions = lazyPart(async () => (await import('./RunOptions.tsx')).RunOptions)

interface RunBarProps {
  action: EditorMode
  counts: Counts
  quote: Quote | undefined
  /** The text has been run as it is. */
  isRepeat: boolean
  isBusy: boolean
  choices: Choices
  onChoose: (changes: Partial<Choices>) => void
  onRun: () => void
  onStop: () => void
  /** A quiet line below the counts. */
  note?: ReactNode
  /** Shown above the bar: the current change, or an error. */
  children?: ReactNode
}

/** A tap on a button leaves the caret in the text: on phones, the toolbar would return, and the button move away from the tap. */
function keepFocus(event: MouseEvent<HTMLElement>) {
  const { target, currentTarget } = event
  const button = target instanceof Element ? target.closest('button, a') : null
  if (currentTarget.contains(button)) event.preventDefault()
}

const aboveFooter = (height: string) => `calc(${height} + var(--footer-bar, 0px))`

export function RunBar({ action, counts, quote, isRepeat, isBusy, choices, onChoose, onRun, onStop, note, children }: RunBarProps) {
  const { t, lang } = useTranslations('text')
  const bar = useEdgeBar('--bottom-bar', aboveFooter)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { words, characters, minutes, isSelection } = counts
  const number = (value: number) => formatNumber(value, lang)
  return (
    <Box
      ref={bar}
      role="region"
      aria-label={t('bar.label')}
      onMouseDown={keepFocus}
      sx={theme => ({
        position: 'sticky',
        bottom: 'var(--footer-bar, 0px)',
        zIndex: 'appBar',
        mt: 6,
        // Extends to the page's edges and the footer.
        mx: { xs: -4, sm: -6 },
        mb: { xs: -4, sm: -6 },
        px: { xs: 4, sm: 6 },
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        backdropFilter: 'blur(10px)',
        bgcolor: `color-mix(in srgb, ${theme.vars?.palette.background.default} 90%, transparent)`,
      })}
    >
      {children}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, sm: 4 } }}>
        <Box sx={{ flex: 1, minWidth: 0, fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 500 }}>
            {t(isSelection ? 'bar.selected' : 'bar.words', { count: words, words: number(words) })}
          </Box>
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {' · '}
            {t('bar.characters', { count: characters, characters: number(characters) })}
            {minutes > 0 ? ` · ${t('bar.minutes', { count: minutes })}` : ''}
            {quote?.isCurrent ? ` · ${t('bar.tokens', { count: quote.numOfToken, tokens: number(quote.numOfToken) })}` : ''}
          </Box>
          {note}
        </Box>
        <Cost action={action} words={words} quote={quote} isRepeat={isRepeat} />
        <Tooltip title={t('options.label')}>
          <IconButton aria-label={t('options.label')} aria-haspopup="dialog" onClick={event => setAnchor(event.currentTarget)}>
            <IconAdjustmentsHorizontal size={20} stroke={1.75} />
          </IconButton>
        </Tooltip>
        {isBusy ? (
          <Button variant="outlined" color="inherit" startIcon={<IconPlayerStop size={18} />} onClick={onStop} sx={{ minWidth: 120 }}>
            {t('bar.stop')}
          </Button>
        ) : (
          <Button
            variant="contained"
            onClick={onRun}
            disabled={words === 0}
            aria-keyshortcuts="Control+Enter"
            sx={{ minWidth: { xs: 96, sm: 120 }, gap: 2 }}
          >
            {isSelection ? t(`bar.selection.${action}`) : t(`bar.run.${action}`)}
            <Keys>{isMac ? '⌘ ↵' : 'Ctrl ↵'}</Keys>
          </Button>
        )}
      </Box>
      {anchor ? <RunOptions action={action} choices={choices} onChoose={onChoose} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </Box>
  )
}

const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform)

function Keys({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      dir="ltr"
      sx={{ display: { xs: 'none', lg: 'inline' }, fontFamily: 'inherit', fontSize: 12, fontWeight: 400, opacity: 0.85 }}
    >
      {children}
    </Box>
  )
}

function Cost({ action, words, quote, isRepeat }: { action: EditorMode; words: number } & Pick<RunBarProps, 'quote' | 'isRepeat'>) {
  const { t, lang } = useTranslations('text')
  const { durWordsLeft, tempWordsLeft } = useSession()
  const left = durWordsLeft + tempWordsLeft
  // Polish costs the words of its source, so the local count is exact.
  const cost = action === 'POLISH' ? words : quote?.maxWords
  if (words === 0 || cost === undefined) return null
  if (isRepeat) return <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('bar.again')}</Box>
  const isCurrent = action === 'POLISH' || quote?.isCurrent
  const missing = cost - left
  const split = t('bar.split', { temporary: formatNumber(tempWordsLeft, lang), permanent: formatNumber(durWordsLeft, lang) })
  return (
    <Tooltip title={split} describeChild>
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'end',
          gap: 1,
          fontSize: 13,
          fontVariantNumeric: 'tabular-nums',
          color: missing > 0 ? 'error.main' : 'text.secondary',
          opacity: isCurrent ? 1 : 0.6,
        }}
      >
        <span>
          {missing > 0
            ? t('bar.missing', { count: missing, words: formatNumber(missing, lang) })
            : t(`bar.cost.${action}`, { count: cost, words: formatNumber(cost, lang) })}
        </span>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <AllowanceMeter cost={cost} label={split} />
        </Box>
      </Box>
    </Tooltip>
  )
}
