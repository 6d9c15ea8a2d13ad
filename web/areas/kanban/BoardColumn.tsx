/** A board: its head, its cards, and the field for a new card. */
import { useDraggable } from '@dnd-kit/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import type { SxProps, Theme } from '@mui/material/styles'
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { memo } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { BoardHead, CardCount } from './BoardHead.tsx'
import type { Board } from './board-order.ts'
import { CardList } from './CardList.tsx'
import { InlineField } from './InlineField.tsx'
import { useKanban } from './kanban-context.ts'

export type AddingAt = { boardId: string; where: 'top' | 'bottom' } | undefined

interface BoardColumnProps {
  board: Board
  /** Cards without filters. */
  total: number
  isCollapsed: boolean
  /** Where the field for a new card is open. */
  addingAt: 'top' | 'bottom' | undefined
  onAdd: (at: AddingAt) => void
  currentId: string | undefined
  draggedId: string | undefined
  liftedId: string | undefined
  /** The board itself is lifted by keyboard. */
  isLifted: boolean
}

/** Four boards fit beside the navigation on a laptop. */
export const columnWidths = { min: 248, max: 320 }

export const BoardColumn = memo(function BoardColumn({ board, total, isCollapsed, addingAt, onAdd, isLifted, ...cards }: BoardColumnProps) {
  const { t } = useTranslations('kanban')
  const { actions } = useKanban()
  const { ref, handleRef } = useDraggable({ id: `board:${board.id}`, disabled: board.id.startsWith('new-') })
  if (isCollapsed)
    return (
      <Box
        ref={ref}
        component="section"
        aria-label={board.title}
        data-column={board.id}
        sx={{ ...columnStyles, flex: '0 0 44px', minWidth: 44 }}
      >
        <ButtonBase
          aria-label={t('expandNamed', { title: board.title })}
          aria-expanded={false}
          onClick={() => actions.collapse(board, false)}
          sx={{ flex: 1, flexDirection: 'column', justifyContent: 'flex-start', gap: 3, py: 3, borderRadius: 2.5 }}
        >
          <IconLayoutSidebarLeftExpand size={18} stroke={1.75} />
          <CardCount shown={total} total={total} limit={board.cardLimit} />
          <Box
            component="span"
            dir="auto"
            sx={{ writingMode: 'vertical-rl', fontSize: 14, fontWeight: 600, overflow: 'hidden', maxHeight: 320 }}
          >
            {board.title}
          </Box>
        </ButtonBase>
      </Box>
    )
  const isOver = board.cardLimit !== null && total > board.cardLimit
  return (
    <Box
      ref={ref}
      component="section"
      aria-label={board.title}
      data-column={board.id}
      data-lifted={isLifted || undefined}
      sx={{ ...columnStyles, ...(isOver && { boxShadow: theme => `inset 0 2px 0 ${(theme.vars ?? theme).palette.warning.main}` }) }}
    >
      <Box ref={handleRef} sx={{ cursor: 'grab' }}>
        <BoardHead board={board} total={total} onAdd={() => onAdd({ boardId: board.id, where: 'top' })} />
      </Box>
      {addingAt === 'top' ? <AddCard board={board} where="top" onClose={() => onAdd(undefined)} /> : null}
      <CardList board={board} total={total} {...cards} />
      {addingAt === 'bottom' ? (
        <AddCard board={board} where="bottom" onClose={() => onAdd(undefined)} />
      ) : (
        <Button
          color="inherit"
          size="small"
          startIcon={<IconPlus size={18} stroke={1.75} />}
          aria-label={t('addCardTo', { title: board.title })}
          onClick={() => onAdd({ boardId: board.id, where: 'bottom' })}
          sx={{ m: 2, mt: 1, justifyContent: 'flex-start', color: 'text.secondary', fontWeight: 500, flexShrink: 0 }}
        >
          {t('addCard')}
        </Button>
      )}
    </Box>
  )
})

function AddCard({ board, where, onClose }: { board: Board; where: 'top' | 'bottom'; onClose: () => void }) {
  const { t } = useTranslations('kanban')
  const { actions } = useKanban()
  return (
    <Box sx={{ p: 2, flexShrink: 0 }}>
      <InlineField
        label={t('cardTitle')}
        placeholder={t('cardTitle')}
        isMultiline
        keepsOpen
        onSave={title => {
          actions.addCard(board, title, where)
          return undefined
        }}
        onClose={onClose}
      >
        {save => (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button variant="contained" size="small" onClick={save}>
              {t('addCard')}
            </Button>
            <IconButton size="small" aria-label={t('close')} onClick={onClose}>
              <IconX size={18} stroke={1.75} />
            </IconButton>
          </Box>
        )}
      </InlineField>
    </Box>
  )
}

export const columnColor = (theme: Theme) =>
  `color-mix(in srgb, ${(theme.vars ?? theme).palette.text.primary} 4%, ${(theme.vars ?? theme).palette.background.default})`

const columnStyles = {
  flex: { xs: '0 0 min(84vw, 320px)', sm: `1 0 ${columnWidths.min}px` },
  minWidth: 0,
  maxWidth: columnWidths.max,
  scrollSnapAlign: 'center',
  minHeight: 0,
  maxHeight: 1,
  alignSelf: 'flex-start',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 2.5,
  '&[data-lifted]': { boxShadow: 'inset 0 0 0 2px #696CFF' },
  bgcolor: columnColor,
} as const satisfies SxProps<Theme>
