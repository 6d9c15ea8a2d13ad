/** All boards side by side, or in swimlanes; cards and boards can be dragged. */
import { Accessibility, PointerActivationConstraints, PointerSensor, StyleInjector } from '@dnd-kit/dom'
import { type DragMoveEvent, DragDropProvider, DragOverlay } from '@dnd-kit/react'
import Box from '@mui/material/Box'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { type Board, type Card, cardOf, type Place, placeBefore } from './board-order.ts'
import { CardTile } from './CardTile.tsx'
import type { Arranging } from './use-arranging.ts'

interface BoardViewProps {
  boards: readonly Board[]
  arranging: Arranging
  isCompact: boolean
  /** With swimlanes, which scroll together. */
  isStacked: boolean
  onMoveBoard: (board: Board, index: number) => void
  onKeyDown: (event: React.KeyboardEvent) => void
  children: ReactNode
}

/** The nonce that dnd-kit's style sheet needs. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

const sensors = [
  PointerSensor.configure({
    activationConstraints: event =>
      event.pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 220, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 6 })],
    preventActivation: event =>
      event.target instanceof Element && event.target.closest('button, input, textarea, [role="menu"], [data-no-drag]') !== null,
  }),
]

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A click at the end of a drag opens nothing. */
const clickMs = 80

export function BoardView({ boards, arranging, isCompact, isStacked, onMoveBoard, onKeyDown, children }: BoardViewProps) {
  const { t, dir } = useTranslations('kanban')
  const root = useRef<HTMLDivElement>(null)
  const droppedAt = useRef(0)
  const [dragged, setDragged] = useState<{ kind: 'card' | 'board'; id: string }>()
  const [boardIndex, setBoardIndex] = useState<number>()

  const placeUnder = (card: Card, { x, y }: { x: number; y: number }): Place | undefined => {
    const cells = [...(root.current?.querySelectorAll<HTMLElement>('[data-board]') ?? [])].map(cell => {
      const { left, right, top, bottom } = cell.getBoundingClientRect()
      // Boards reach down to the end of the page; the cells of swimlanes stand below each other.
      const [across, down] = [Math.max(left - x, x - right, 0), isStacked ? Math.max(top - y, y - bottom, 0) : 0]
      return { cell, away: across + down }
    })
    const cell = cells.toSorted((a, b) => a.away - b.away)[0]?.cell
    const boardId = cell?.dataset.board
    if (!cell || boardId === undefined) return undefined
    const visible = arranging.shown.find(({ id }) => id === boardId)?.items.filter(({ id }) => id !== card.id) ?? []
    const mounted = [...cell.querySelectorAll<HTMLElement>('[data-card]')].filter(each => each.dataset.card !== card.id)
    const below = mounted.find(each => {
      const { top, height } = each.getBoundingClientRect()
      return top + height / 2 > y
    })
    // Only the cards in sight are mounted.
    const last = visible.findIndex(({ id }) => id === mounted.at(-1)?.dataset.card)
    const before = below ? below.dataset.card : visible[last + 1]?.id
    return { ...placeBefore(boards, boardId, card.id, mounted.length === 0 ? undefined : before), lane: cell.dataset.lane }
  }

  const boardIndexUnder = (id: string, x: number) => {
    const others = [...(root.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].filter(each => each.dataset.column !== id)
    const index = others.findIndex(each => {
      const { left, width } = each.getBoundingClientRect()
      return dir === 'rtl' ? left + width / 2 < x : left + width / 2 > x
    })
    return index < 0 ? others.length : index
  }

  const move = ({ operation }: DragMoveEvent) => {
    if (!dragged) return
    const { x, y } = operation.position.current
    if (dragged.kind === 'board') return void setBoardIndex(boardIndexUnder(dragged.id, x))
    const card = cardOf(boards, dragged.id)
    const place = card && placeUnder(card, { x, y })
    if (card && place) arranging.drag(card, place)
  }

  const end = (isCanceled: boolean) => {
    droppedAt.current = performance.now()
    if (dragged?.kind === 'card') {
      if (isCanceled) arranging.cancel()
      else arranging.drop()
    }
    const board = boards.find(({ id }) => dragged?.kind === 'board' && id === dragged.id)
    if (board && !isCanceled && boardIndex !== undefined && boards.indexOf(board) !== boardIndex) onMoveBoard(board, boardIndex)
    setDragged(undefined)
    setBoardIndex(undefined)
  }

  const draggedCard = dragged?.kind === 'card' ? cardOf(boards, dragged.id) : undefined
  const draggedBoard = boards.find(({ id }) => dragged?.kind === 'board' && id === dragged.id)
  const order = draggedBoard && boardIndex !== undefined ? boardIndex : undefined
  return (
    <DragDropProvider
      sensors={sensors}
      // Screen readers use the keyboard path, which speaks their language.
      plugins={defaults => [...defaults.filter(plugin => plugin !== Accessibility), StyleInjector.configure({ nonce: nonce() })]}
      onDragStart={({ operation }) => {
        const [kind, id] = String(operation.source?.id ?? '').split(':')
        if (id !== undefined) setDragged({ kind: kind === 'board' ? 'board' : 'card', id })
      }}
      onDragMove={move}
      onDragEnd={({ canceled }) => end(canceled)}
    >
      <Box
        ref={root}
        role="group"
        aria-label={t('boards')}
        data-dragging={dragged?.kind}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const id = target.getAttribute('data-card-link')
          if (id !== null) arranging.setCurrent(id)
        }}
        onClickCapture={event => {
          if (performance.now() - droppedAt.current > clickMs) return
          event.preventDefault()
          event.stopPropagation()
        }}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowX: 'auto',
          overflowY: isStacked ? 'auto' : 'hidden',
          display: isStacked ? 'block' : 'flex',
          px: { xs: 4, sm: 6 },
          pb: 3,
          gap: 3,
          scrollPaddingInline: 16,
          '&:not([data-dragging])': { scrollSnapType: { xs: 'x mandatory', sm: 'none' } },
          ...(draggedBoard && { [`& [data-column="${draggedBoard.id}"]`]: { opacity: 0.4 } }),
          // The dragged board is drawn at its new place.
          ...(draggedBoard && order !== undefined && orderStyles(boards, draggedBoard, order)),
        }}
      >
        {children}
      </Box>
      <DragOverlay dropAnimation={isReduced() ? null : undefined}>
        {draggedCard ? (
          <Box sx={{ rotate: '2deg', borderRadius: 2, boxShadow: 8, cursor: 'grabbing' }}>
            <CardTile card={draggedCard} isCompact={isCompact} />
          </Box>
        ) : draggedBoard ? (
          <Box sx={{ px: 4, py: 3, borderRadius: 2, bgcolor: 'background.paper', boxShadow: 8, fontWeight: 600, width: 'max-content' }}>
            {draggedBoard.title}
          </Box>
        ) : null}
      </DragOverlay>
    </DragDropProvider>
  )
}

function orderStyles(boards: readonly Board[], moved: Board, index: number) {
  const rest = boards.filter(({ id }) => id !== moved.id)
  const ordered = rest.toSpliced(index, 0, moved)
  // After the boards comes the field for a new one.
  return { '& [data-column]': { order: 0 }, '& > :last-child': { order: ordered.length + 1 }, ...styleOf(ordered) }
}

const styleOf = (ordered: readonly Board[]) =>
  Object.fromEntries(ordered.map(({ id }, index) => [`& [data-column="${id}"]`, { order: index + 1 }]))
