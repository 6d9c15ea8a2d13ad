/** One change: before, after, the reason, and the decision. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { memo } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { cautionOf } from '../../../text/guards.ts'
import { CardMenu } from './CardMenu.tsx'
import { kindColor } from './surface-styles.ts'
import type { TextRunner } from './text-runner.ts'
import { type Card, isLanguageNote, isNote } from './change-marks.ts'
import type { FormatReason } from '../../platform/reasons/format-reason.ts'

type OnDecide = (id: string, decision: 'accept' | 'reject' | 'again', isForAll?: boolean) => void
type OnWord = (id: string, word: string) => void

interface ChangeCardProps {
  card: Card
  /** Number of pending changes that the card stands for. */
  count: number
  isActive: boolean
  onPick: (id: string) => void
  onDecide: OnDecide
  onWord: OnWord
  runner: TextRunner
  formatReason: FormatReason
}

const shownCharacters = 280
const shorten = (text: string) => (text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text)

/** What a control does, for those who hear it. */
const nameOf = ({ before, after, follows }: Card) =>
  before === '' && follows ? `${follows.trim()} → ${follows}${after}` : `${before || '∅'} → ${after || '∅'}`

export const ChangeCard = memo(function ChangeCard({
  card,
  count,
  isActive,
  onPick,
  onDecide,
  onWord,
  runner,
  formatReason: say,
}: ChangeCardProps) {
  const { t, tUnchecked, lang } = useTranslations('text')
  const { id, before, after, kind, decision, applied } = card
  const color = kindColor(kind)
  if (decision !== 'open') return <DecidedCard card={card} onDecide={onDecide} />
  if (!isActive) return <CompactCard card={card} count={count} onPick={onPick} onDecide={onDecide} formatReason={say} />
  const caution = cautionFor(card)
  const isRemark = isNote({ before, after })
  return (
    <Box
      component="li"
      data-card={id}
      aria-current
      sx={{
        position: 'relative',
        listStyle: 'none',
        borderRadius: 1.25,
        bgcolor: 'background.paper',
        boxShadow: theme => `0 0 0 2px ${theme.vars?.palette.primary.main}`,
      }}
    >
      <Box
        component="button"
        type="button"
        onClick={() => onPick(id)}
        sx={{
          all: 'unset',
          display: 'block',
          boxSizing: 'border-box',
          width: '100%',
          p: 3,
          pb: 1,
          cursor: 'pointer',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: 1.25 },
        }}
      >
        <Typography
          component="span"
          variant="caption"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 500, color: 'text.secondary' }}
        >
          <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: `${color}.main` }} />
          {isLanguageNote(card) ? null : tUnchecked(`kinds.${kind}`)}
          {applied || isRemark ? null : ` · ${t('card.offered')}`}
          {count > 1 ? ` · ${t('card.times', { number: formatNumber(count, lang) })}` : null}
        </Typography>
        <Wording card={card} />
        <Reason text={say(card)} card={card} />
        {caution ? (
          <Typography
            component="span"
            variant="caption"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'warning.main', fontWeight: 500, mt: 1 }}
          >
            <IconAlertTriangle size={16} stroke={1.75} />
            {t(`caution.${caution}`)}
          </Typography>
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pb: 2 }}>
        {isRemark ? null : (
          <Button
            size="small"
            startIcon={<IconCheck size={18} />}
            onClick={() => onDecide(id, 'accept')}
            aria-label={`${t('card.accept')}: ${nameOf(card)}`}
          >
            {t('card.accept')}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          startIcon={<IconX size={18} />}
          onClick={() => onDecide(id, 'reject')}
          aria-label={isRemark ? `${t('card.dismiss')}: ${before}` : `${t('card.reject')}: ${nameOf(card)}`}
          sx={{ color: 'text.secondary' }}
        >
          {t(isRemark ? 'card.dismiss' : 'card.reject')}
        </Button>
        <Box sx={{ flex: 1 }} />
        <CardMenu card={card} runner={runner} formatReason={say} />
      </Box>
      {card.alternatives.length > 0 ? <Others card={card} onWord={onWord} /> : null}
      {count > 1 ? (
        <Box sx={{ display: 'flex', gap: 1, px: 2, pb: 2, mt: -1 }}>
          {isRemark ? null : (
            <Button size="small" onClick={() => onDecide(id, 'accept', true)}>
              {t('card.acceptAlike', { number: formatNumber(count, lang) })}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => onDecide(id, 'reject', true)} sx={{ color: 'text.secondary' }}>
            {t(isRemark ? 'card.dismissAlike' : 'card.rejectAlike', { number: formatNumber(count, lang) })}
          </Button>
        </Box>
      ) : null}
    </Box>
  )
})

/** Other words that may be meant, each with its key. */
function Others({ card: { id, before, alternatives }, onWord }: Pick<ChangeCardProps, 'card' | 'onWord'>) {
  const { t } = useTranslations('text')
  return (
    <Box role="group" aria-label={t('card.others')} sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
      <Typography variant="caption" color="textSecondary">
        {t('card.others')}
      </Typography>
      {alternatives.map((word, index) => (
        <Button
          key={word}
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => onWord(id, word)}
          title={`Alt ${index + 2}`}
          aria-label={`${t('card.accept')}: ${before} → ${word}`}
          aria-keyshortcuts={`Alt+${index + 2}`}
        >
          {word}
        </Button>
      ))}
    </Box>
  )
}

/** One line until it is picked, so that many fit on a screen. */
function CompactCard({ card, count, onPick, onDecide, formatReason: say }: Omit<ChangeCardProps, 'isActive' | 'onWord' | 'runner'>) {
  const { t, tUnchecked, lang } = useTranslations('text')
  const { id, before, after, kind, applied } = card
  const isRemark = isNote({ before, after })
  const named = isRemark ? before : nameOf(card)
  const isForAll = count > 1
  const number = formatNumber(count, lang)
  const accept = isForAll ? t('card.acceptAlike', { number }) : t('card.accept')
  const rejects = isRemark ? ('card.dismiss' as const) : ('card.reject' as const)
  const reject = isForAll ? t(`${rejects}Alike`, { number }) : t(rejects)
  return (
    <Box component="li" data-card={id} sx={compactStyles}>
      <Box component="button" type="button" title={tUnchecked(`kinds.${kind}`)} onClick={() => onPick(id)} sx={pickStyles}>
        <Box
          component="span"
          sx={{ width: 8, height: 8, borderRadius: '50%', flexShrink: 0, bgcolor: `${kindColor(kind)}.main`, opacity: applied ? 1 : 0.5 }}
        />
        {isRemark ? (
          <Box component="span" dir="auto" sx={remarkStyles}>
            {/* A language is that of the whole paragraph, not of the marked word. */}
            {isLanguageNote(card) ? null : `${shorten(before)} · `}
            {say(card) ?? card.message}
          </Box>
        ) : (
          <Wording card={card} isLine />
        )}
        {isForAll ? (
          <Box component="span" sx={{ flexShrink: 0, fontSize: 12, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {t('card.times', { number })}
          </Box>
        ) : null}
        {cautionFor(card) ? (
          <Box component="span" sx={{ display: 'inline-flex', color: 'warning.main', flexShrink: 0 }}>
            <IconAlertTriangle size={16} stroke={1.75} />
          </Box>
        ) : null}
      </Box>
      {isRemark ? null : (
        <IconButton size="small" aria-label={`${accept}: ${named}`} title={accept} onClick={() => onDecide(id, 'accept', isForAll)}>
          <IconCheck size={18} stroke={1.75} />
        </IconButton>
      )}
      <IconButton size="small" aria-label={`${reject}: ${named}`} title={reject} onClick={() => onDecide(id, 'reject', isForAll)}>
        <IconX size={18} stroke={1.75} />
      </IconButton>
    </Box>
  )
}

const compactStyles = {
  display: 'flex',
  alignItems: 'center',
  listStyle: 'none',
  minHeight: 44,
  paddingInlineEnd: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 44px',
  '& .MuiIconButton-root': { color: 'text.secondary', '@media (pointer: coarse)': { p: 3 } },
  '& .MuiIconButton-root:first-of-type:hover': { color: 'success.main' },
  '& .MuiIconButton-root:last-of-type:hover': { color: 'error.main' },
}

const pickStyles = {
  all: 'unset',
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  paddingInlineStart: 3,
  boxSizing: 'border-box',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2, borderRadius: 1 },
}

/** German capitalizes every noun, so that a capital tells no name. */
const cautionFor = ({ rule, before, after }: Card) => (rule === 'german-word' ? undefined : cautionOf(before, after))

/** Rules whose translated reason says all that the English one does. */
const whole: ReadonlySet<string> = new Set([
  'spelling',
  'unknown-word',
  'french-word',
  'german-word',
  'spanish-word',
  'capitals',
  'dialect',
  'doubled-word',
  'mass-noun',
])
const isWhole = (rule: string | null) => rule === null || whole.has(rule) || isLanguageNote({ rule })

/** The reason in the page's language if it has a translation; reasons about this very place are the engine's English. */
function Reason({ text, card: { rule, message } }: { text: string | undefined; card: Card }) {
  return (
    <>
      {text ? (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary', mt: 1 }}>
          {text}
        </Typography>
      ) : null}
      {text && isWhole(rule) ? null : (
        <Typography
          component="span"
          variant={text ? 'caption' : 'body2'}
          lang="en"
          dir="ltr"
          sx={{ display: 'block', color: 'text.secondary', mt: text ? 0.5 : 1, textAlign: 'start' }}
        >
          {message}
        </Typography>
      )}
    </>
  )
}

/** The old text, struck through, and the new one; of a remark without a better wording, the text alone. */
function Wording({ card: { before, after, follows }, isLine = false }: { card: Card; isLine?: boolean }) {
  const { t } = useTranslations('text')
  const isRemark = isNote({ before, after })
  // Makes spaces and line breaks visible.
  const visible = (text: string) => shorten(text.replaceAll('\n', '↵').replace(/^\s+$/, blank => '␣'.repeat(blank.length)))
  return (
    <Box component="span" dir="auto" sx={isLine ? lineStyles : { display: 'block', fontSize: 15, mt: 1, overflowWrap: 'anywhere' }}>
      {before && !isRemark ? (
        <Box
          component="del"
          sx={{ color: 'text.secondary', textDecorationColor: theme => theme.vars?.palette.error.main, marginInlineEnd: 2 }}
        >
          {visible(before)}
        </Box>
      ) : null}
      {before === '' && follows ? (
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap' }}>
          {follows}
        </Box>
      ) : null}
      {after ? (
        <Box component={isRemark ? 'span' : 'ins'} sx={{ fontWeight: isRemark ? 400 : 600, textDecoration: 'none' }}>
          {visible(after)}
        </Box>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('card.removed')}
        </Box>
      )}
    </Box>
  )
}

/** On phones, the line is all that is shown of it. */
const remarkStyles = {
  flex: 1,
  minWidth: 0,
  py: 2,
  fontSize: 14,
  lineHeight: 1.4,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
} as const

const lineStyles = { flex: 1, minWidth: 0, fontSize: 14, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

function DecidedCard({ card, onDecide }: Pick<ChangeCardProps, 'card' | 'onDecide'>) {
  const { t, tUnchecked } = useTranslations('text')
  const { id, before, after, follows = '', decision } = card
  const again = decision !== 'gone'
  const now = decision === 'accepted' ? after && follows + after : before || follows.trim()
  return (
    <Box
      component="li"
      data-card={id}
      sx={{
        listStyle: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 3,
        minHeight: 36,
        color: 'text.secondary',
        fontSize: 13,
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 36px',
      }}
    >
      {decision === 'accepted' ? <IconCheck size={16} /> : <IconX size={16} />}
      <Box component="span" dir="auto" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {now || t('card.removed')}
      </Box>
      <span>{tUnchecked(`decisions.${decision}`)}</span>
      {again ? (
        <Tooltip title={t('card.again')}>
          <IconButton size="small" aria-label={`${t('card.again')}: ${nameOf(card)}`} onClick={() => onDecide(id, 'again')}>
            <IconArrowBackUp size={16} />
          </IconButton>
        </Tooltip>
      ) : null}
    </Box>
  )
}
