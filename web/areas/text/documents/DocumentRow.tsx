import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { formatInstant, formatNumber } from '../../../platform/format.ts'
import { formatWhen } from '../../../platform/format-dates.ts'
import { IconMenu } from '../../../ui/IconMenu.tsx'
import { hasDraft } from '../drafts.ts'
import type { ListedDocument } from './document-list.ts'
import { RenameField } from './RenameField.tsx'

export type RowAction = 'open' | 'rename' | 'duplicate' | 'trash' | 'restore' | 'forget'

interface DocumentRowProps {
  document: ListedDocument
  isCurrent: boolean
  actions: RowAction[]
  onAction: (action: RowAction) => void
  onRename: (title: string) => void
}

const keys: Record<string, RowAction> = { F2: 'rename', Delete: 'trash' }
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export function DocumentRow({ document, isCurrent, actions, onAction, onRename }: DocumentRowProps) {
  const { t } = useTranslations('text')
  const [isRenaming, setRenaming] = useState(false)
  const title = document.title.trim() || t('documents.untitled')
  const act = (action: RowAction) => (action === 'rename' ? setRenaming(true) : onAction(action))
  const press = (event: KeyboardEvent) => {
    const action = keys[event.key]
    if (!action || !actions.includes(action)) return
    event.preventDefault()
    act(action)
  }
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        borderRadius: 1,
        ...(isCurrent
          ? { bgcolor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 10%, transparent)` }
          : { '&:hover': { bgcolor: 'action.hover' } }),
      })}
    >
      {isRenaming ? (
        <RenameField
          title={document.title}
          onDone={next => {
            setRenaming(false)
            if (next !== null && next !== document.title) onRename(next)
          }}
        />
      ) : (
        <Face isButton={actions.includes('open')} isCurrent={isCurrent} onClick={() => onAction('open')} onKeyDown={press}>
          <Typography component="span" variant="body2" dir="auto" sx={{ display: 'block', fontWeight: 600, ...oneLine }}>
            {title}
          </Typography>
          {document.excerpt ? (
            <Typography component="span" variant="caption" color="textSecondary" dir="auto" sx={{ display: 'block', ...oneLine }}>
              {document.excerpt}
            </Typography>
          ) : null}
          <DocumentDetails document={document} isCurrent={isCurrent} />
        </Face>
      )}
      <IconMenu
        label={t('documents.actions', { title })}
        icon={<IconDots size={20} stroke={1.75} />}
        choices={actions.filter(action => action !== 'open').map(value => ({ value, text: t(`documents.act.${value}`) }))}
        onChoose={value => act(value as RowAction)} // one of the choices above
      />
    </Box>
  )
}

interface FaceProps {
  isButton: boolean
  isCurrent: boolean
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/** Main content of a row, clickable if the document can be opened. */
function Face({ isButton, isCurrent, onClick, onKeyDown, children }: FaceProps) {
  const look = { flex: 1, minWidth: 0, display: 'block', textAlign: 'start', px: 3, py: 2, borderRadius: 1 } as const
  if (!isButton) return <Box sx={look}>{children}</Box>
  return (
    <ButtonBase
      data-row
      aria-current={isCurrent || undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      sx={{ ...look, '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 } }}
    >
      {children}
    </ButtonBase>
  )
}

/** Date, length, and state. */
function DocumentDetails({ document: { id, updatedAt, trashedAt, words }, isCurrent }: Pick<DocumentRowProps, 'document' | 'isCurrent'>) {
  const { t, lang } = useTranslations('text')
  const at = trashedAt ?? updatedAt
  const when = formatWhen(at, lang)
  const state = isCurrent ? 'current' : !trashedAt && hasDraft(id) ? 'unsaved' : undefined
  const facts = [
    trashedAt ? t('documents.trashedWhen', { when }) : when,
    t('documents.words', { count: words, words: formatNumber(words, lang) }),
    ...(state ? [t(`documents.state.${state}`)] : []),
  ]
  return (
    <Typography
      component="span"
      variant="caption"
      color="textSecondary"
      title={formatInstant(at, lang)}
      sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
    >
      {facts.join(' · ')}
    </Typography>
  )
}
