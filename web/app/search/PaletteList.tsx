/** The palette's results by group. */
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { KeyCap } from '../../ui/KeyCap.tsx'
import type { Entry } from './entries.ts'

export const optionId = (listId: string, id: string): string => `${listId}-${id.replaceAll(/\s/g, '+')}`

interface ListParts {
  listId: string
  activeId: string | undefined
  onPoint: (id: string) => void
  onChoose: (entry: Entry) => void
}

export function PaletteGroup({ title, entries, ...list }: ListParts & { title: string; entries: Entry[] }) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography
        id={id}
        component="div"
        variant="caption"
        color="textSecondary"
        sx={{ px: 3, pt: 3, pb: 1.5, fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {entries.map(entry => (
        <PaletteRow key={entry.id} entry={entry} {...list} />
      ))}
    </Box>
  )
}

function PaletteRow({ entry, listId, activeId, onPoint, onChoose }: ListParts & { entry: Entry }) {
  const { id, text, detail, lang, icon: Icon, keys } = entry
  const row = useRef<HTMLDivElement>(null)
  const isActive = id === activeId
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Box
      ref={row}
      id={optionId(listId, id)}
      role="option"
      aria-selected={isActive}
      // The input handles the keyboard, and keeps the focus.
      onPointerMove={() => isActive || onPoint(id)}
      onPointerDown={event => event.preventDefault()}
      onClick={() => onChoose(entry)}
      sx={rowStyles}
    >
      <Box component="span" aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
        <Icon size={20} stroke={1.75} />
      </Box>
      <Typography component="span" variant="body2" lang={lang} dir="auto" noWrap sx={{ fontWeight: 500, minWidth: 96 }}>
        {text}
      </Typography>
      <Typography
        component="span"
        variant="caption"
        color="textSecondary"
        dir={detail?.startsWith('/') ? 'ltr' : 'auto'}
        noWrap
        sx={{ flex: 1, minWidth: 0, textAlign: 'right' }}
      >
        {detail}
      </Typography>
      {keys ? (
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, flexShrink: 0 }}>
          <KeyCap text={keys} />
        </Box>
      ) : null}
    </Box>
  )
}

const rowStyles = (theme: Theme) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 44,
    px: 3,
    borderRadius: 1,
    cursor: 'pointer',
    scrollMarginBlock: '40px 8px',
    '&[aria-selected="true"]': { backgroundColor: `color-mix(in srgb, ${palette.primary.main} 12%, transparent)` },
  }
}

export function PaletteHints() {
  const { t } = useTranslations('search')
  const hints = [
    ['↑ ↓', t('hints.move')],
    ['↵', t('hints.choose')],
    ['Esc', t('close')],
  ] as const
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 5, px: 5, py: 3, borderTop: 1, borderColor: 'divider' }}>
      {hints.map(([key, text]) => (
        <Typography
          key={key}
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'flex', gap: 2, alignItems: 'center' }}
        >
          <KeyCap text={key} />
          {text}
        </Typography>
      ))}
    </Box>
  )
}
