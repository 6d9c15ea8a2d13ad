/** Head of a board: title, number of cards, and what can be done with it. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import type { Board } from './board-order.ts'
import { InlineField } from './InlineField.tsx'
import { boardKeysId, useKanban } from './kanban-context.ts'

const BoardMenu = lazyPart(async () => (await import('./BoardMenu.tsx')).BoardMenu)

interface BoardHeadProps {
  board: Board
  /** Cards without filters. */
  total: number
  /** Adds a card at the top. */
  onAdd: () => void
}

export function BoardHead({ board, total, onAdd }: BoardHeadProps) {
  const { t } = useTranslations('kanban')
  const { actions, boards } = useKanban()
  const [isRenaming, setRenaming] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const rename = async (title: string) => {
    if (boards.some(other => other.title === title && other.id !== board.id)) return t('titleTaken', { title })
    try {
      await actions.renameBoard(board, title)
      return undefined
    } catch (error) {
      return toFailure(error, t('failed.unreachable')).message
    }
  }
  if (isRenaming)
    return (
      <Box sx={{ px: 2, pt: 2 }}>
        <InlineField
          label={t('boardTitle')}
          initial={board.title}
          savesOnLeave
          onSave={rename}
          onClose={() => {
            setRenaming(false)
            setTimeout(() => document.querySelector<HTMLElement>(`[data-board-title="${CSS.escape(board.id)}"]`)?.focus())
          }}
        />
      </Box>
    )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInline: '8px 4px', pt: 1, minHeight: 44 }}>
      <Box component="h2" sx={{ m: 0, minWidth: 0, fontSize: 14, lineHeight: 1.4 }}>
        <ButtonBase
          data-board-title={board.id}
          aria-label={t('renameNamed', { title: board.title })}
          aria-describedby={boardKeysId}
          // Space lifts the board, and must not press the button as well.
          onKeyUp={event => event.key === ' ' && event.preventDefault()}
          onClick={() => setRenaming(true)}
          sx={{ px: 1.5, py: 1, borderRadius: 1.5, font: 'inherit', fontWeight: 600, maxWidth: 1, '&:hover': { bgcolor: 'action.hover' } }}
        >
          <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {board.title}
          </Box>
        </ButtonBase>
      </Box>
      <CardCount shown={board.items.length} total={total} limit={board.cardLimit} />
      <Box sx={{ flex: 1 }} />
      <IconButton size="small" aria-label={t('addCardTo', { title: board.title })} onClick={onAdd}>
        <IconPlus size={18} stroke={1.75} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('boardMenu', { title: board.title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <IconDots size={18} stroke={1.75} />
      </IconButton>
      {anchor ? <BoardMenu board={board} anchor={anchor} onRename={() => setRenaming(true)} onClose={() => setAnchor(null)} /> : null}
    </Box>
  )
}

/** Number of cards; above the limit in the warning color, with a word for it. */
export function CardCount({ shown, total, limit }: { shown: number; total: number; limit: number | null }) {
  const { t, tCount, lang } = useTranslations('kanban')
  const isOver = limit !== null && total > limit
  const values = { shown: formatNumber(shown, lang), total: formatNumber(total, lang), limit: formatNumber(limit ?? 0, lang) }
  const text = limit !== null ? `${values.total}/${values.limit}` : shown === total ? values.total : `${values.shown}/${values.total}`
  const name = isOver
    ? t('overLimit', values)
    : limit !== null
      ? t('ofLimit', values)
      : shown === total
        ? tCount('cards', total)
        : t('ofCards', values)
  return (
    <Box
      component="span"
      role="img"
      aria-label={name}
      title={name}
      dir="ltr"
      sx={theme => ({
        px: 1.5,
        borderRadius: 0.75,
        fontSize: 12,
        lineHeight: '20px',
        fontWeight: 500,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        color: isOver ? (theme.vars ?? theme).palette.warning.main : 'text.secondary',
        bgcolor: isOver ? `color-mix(in srgb, ${(theme.vars ?? theme).palette.warning.main} 14%, transparent)` : undefined,
      })}
    >
      {isOver ? '⚠ ' : ''}
      {text}
    </Box>
  )
}
