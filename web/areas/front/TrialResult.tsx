/** Result of a trial: the text with its changes, and a list of reasons. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import type { FormatReason } from '../../platform/reasons/format-reason.ts'
import { useFormatReason } from '../../platform/reasons/use-reasons.ts'
import { useSession } from '../../platform/session.ts'
import { notify } from '../../ui/notify.ts'
import type { TryPolishMutation } from './public.generated.ts'
import { keepTrialText } from './trial-text.ts'

type Trial = TryPolishMutation['tryPolish']
type Change = Trial['changes'][number]

export interface Outcome {
  /** The submitted text. */
  text: string
  trial: Trial
}

/** Makes inserted and deleted white space visible. */
const show = (text: string) => (text !== '' && text.trim() === '' ? '␣' : text)

/** What a change does: an insertion with the word that it follows, because a comma alone says nothing. */
function wordingOf({ start, before, after }: Pick<Change, 'start' | 'before' | 'after'>, text: string): string {
  const word = before === '' ? (/\S+\s*$/.exec(text.slice(Math.max(0, start - 24), start))?.[0] ?? '') : ''
  return word ? `${word.trim()} → ${word}${after}` : `${show(before)} → ${after === '' ? '∅' : show(after)}`
}

export function TrialResult({ outcome: { text, trial }, onEdit }: { outcome: Outcome; onEdit: () => void }) {
  const { t, lang } = useTranslations('front')
  const formatReason = useFormatReason(lang)
  const id = useId()
  const [marked, setMarked] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const changes = trial.changes.filter(({ applied }) => applied).toSorted((a, b) => a.start - b.start)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(trial.result)
      notify({ text: t('trial.copied') })
    } catch {
      notify({ text: t('failed.copy'), color: 'error' })
    }
  }
  return (
    <>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="body2"
        component="h2"
        color="textSecondary"
        role="status"
        sx={{ mb: 2, outline: 'none' }}
      >
        {changes.length === 0 ? t('trial.nothing') : t('trial.changed', { count: changes.length })} {t('trial.left', { count: trial.left })}
      </Typography>
      <Box lang="en" dir="auto" sx={{ fontSize: 17, lineHeight: 1.7, minHeight: 174, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {changes.map((change, index) => (
          <Fragment key={change.id}>
            {text.slice(changes[index - 1]?.end ?? 0, change.start)}
            <Mark
              change={change}
              reason={<Reason change={change} formatReason={formatReason} />}
              reasonId={`${id}-${change.id}`}
              isMarked={marked === change.id}
              onMark={setMarked}
            />
          </Fragment>
        ))}
        {text.slice(changes.at(-1)?.end ?? 0)}
      </Box>
      <Actions onEdit={onEdit} onCopy={() => void copy()} onGo={() => keepTrialText(text)} />
      {changes.length > 0 ? (
        <Reasons text={text} changes={changes} formatReason={formatReason} idPrefix={id} marked={marked} onMark={setMarked} />
      ) : null}
    </>
  )
}

/** The reason in the page's language if it has a translation, otherwise the engine's English. */
function Reason({ change, formatReason }: { change: Omit<Change, 'id'>; formatReason: FormatReason }) {
  const text = formatReason(change)
  return (
    <Box component="span" {...(text ? {} : { lang: 'en', dir: 'ltr' })} sx={{ display: 'block', textAlign: 'start' }}>
      {text ?? change.message}
    </Box>
  )
}

interface MarkProps {
  change: Change
  reason: ReactNode
  reasonId: string
  isMarked: boolean
  onMark: (id: string) => void
}

function Mark({ change: { id, before, after }, reason, reasonId, isMarked, onMark }: MarkProps) {
  return (
    <Tooltip describeChild title={reason}>
      <Box
        component="a"
        href={`#${reasonId}`}
        onClick={event => {
          event.preventDefault()
          document.getElementById(reasonId)?.focus()
        }}
        onMouseEnter={() => onMark(id)}
        onFocus={() => onMark(id)}
        onMouseLeave={() => onMark('')}
        onBlur={() => onMark('')}
        sx={{
          color: 'inherit',
          textDecoration: 'none',
          borderRadius: 0.5,
          outline: isMarked ? 1 : undefined,
          outlineOffset: 2,
          '& del': { color: 'error.main', textDecorationThickness: 1 },
          '& ins': {
            color: 'success.main',
            fontWeight: 600,
            textDecoration: 'underline',
            textDecorationThickness: 1,
            textUnderlineOffset: 4,
          },
        }}
      >
        {before === '' ? null : <del>{show(before)}</del>}
        {before !== '' && after !== '' ? ' ' : null}
        {after === '' ? null : <ins>{show(after)}</ins>}
      </Box>
    </Tooltip>
  )
}

function Actions({ onEdit, onCopy, onGo }: { onEdit: () => void; onCopy: () => void; onGo: () => void }) {
  const { t } = useTranslations('front')
  const { logged } = useSession()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
      <Button onClick={onEdit}>{t('trial.edit')}</Button>
      <Button onClick={onCopy}>{t('trial.copy')}</Button>
      <Box sx={{ flex: 1 }} />
      <Button
        variant="contained"
        component={RouterLink}
        to={logged ? '/apps/invoice/polish' : '/register?to=%2Fapps%2Finvoice%2Fpolish'}
        onClick={onGo}
      >
        {t(logged ? 'trial.open' : 'trial.register')}
      </Button>
    </Box>
  )
}

interface ReasonsProps {
  text: string
  changes: Change[]
  formatReason: FormatReason
  idPrefix: string
  marked: string
  onMark: (id: string) => void
}

function Reasons({ text, changes, formatReason: say, idPrefix, marked, onMark }: ReasonsProps) {
  const { t } = useTranslations('front')
  return (
    <Box component="ol" aria-label={t('trial.reasons')} sx={{ listStyle: 'none', m: 0, mt: 5, p: 0, borderTop: 1, borderColor: 'divider' }}>
      {changes.map(({ id, ...change }) => (
        <Box
          component="li"
          key={id}
          id={`${idPrefix}-${id}`}
          tabIndex={-1}
          onMouseEnter={() => onMark(id)}
          onMouseLeave={() => onMark('')}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '200px 1fr 120px' },
            columnGap: 4,
            py: 2,
            fontSize: 14,
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: marked === id ? 'action.hover' : undefined,
          }}
        >
          <Box lang="en" dir="ltr" sx={{ fontWeight: 500, textAlign: 'start' }}>
            {wordingOf(change, text)}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            <Reason change={change} formatReason={say} />
          </Box>
          <Typography variant="caption" color="textSecondary" sx={{ textAlign: { sm: 'end' } }}>
            {t(`kinds.${change.kind}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
