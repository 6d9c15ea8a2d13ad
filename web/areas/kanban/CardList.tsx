/** The cards of a board. Of many, only those in sight are rendered. */
import { useDraggable } from '@dnd-kit/react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { defaultRangeExtractor } from '@tanstack/react-virtual'
import { type CSSProperties, memo, type Ref, useEffect, useRef } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useRowClass } from '../../ui/rejected-rows.ts'
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import { useArrival } from './arrivals.ts'
import { type Board, type Card, isPending } from './board-order.ts'
import { CardMenu } from './CardMenu.tsx'
import { CardTile } from './CardTile.tsx'
import { useKanban } from './kanban-context.ts'

interface CardListProps {
  board: Board
  total: number
  /** The card that Tab reaches. */
  currentId: string | undefined
  /** The card under the pointer, whose place is drawn as a gap. */
  draggedId: string | undefined
  /** The card lifted by keyboard. */
  liftedId: string | undefined
  lane?: string
}

/** Shorter lists are rendered whole, so that the browser can search them. */
const virtualFrom = 40
const gap = 8
/** Typical height of a card. */
const estimate = { normal: 112, compact: 64 }

export function CardList({ board, total, lane, ...marks }: CardListProps) {
  const { t } = useTranslations('kanban')
  const { items } = board
  const isVirtual = items.length >= virtualFrom && lane === undefined
  return (
    <Box sx={{ flex: '1 1 auto', minHeight: 12, display: 'flex', flexDirection: 'column' }} data-board={board.id} data-lane={lane}>
      {items.length === 0 && lane !== undefined ? null : items.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ px: 3.5, py: 3 }}>
          {t(total === 0 ? 'noCards' : 'noMatches')}
        </Typography>
      ) : isVirtual ? (
        <VirtualCards board={board} {...marks} />
      ) : (
        <Box component="ol" aria-label={board.title} sx={listStyles}>
          {items.map(card => (
            <CardItem key={card.id} card={card} boardId={board.id} {...stateOf(card, items, marks)} style={{ marginBlockEnd: gap }} />
          ))}
        </Box>
      )}
    </Box>
  )
}

type Marks = Pick<CardListProps, 'currentId' | 'draggedId' | 'liftedId'>

/** Tab reaches one card of each board: the one that had the focus, or the first. */
const stateOf = ({ id }: Card, items: readonly Card[], { currentId, draggedId, liftedId }: Marks) => ({
  isCurrent: items.some(card => card.id === currentId) ? id === currentId : id === items[0]?.id,
  isDragged: id === draggedId,
  isLifted: id === liftedId,
})

function VirtualCards({ board, ...marks }: Marks & { board: Board }) {
  const { items } = board
  const { isCompact } = useKanban()
  const scroll = useRef<HTMLDivElement>(null)
  const kept = [marks.currentId, marks.draggedId, marks.liftedId]
    .map(each => items.findIndex(({ id }) => id === each))
    .filter(index => index >= 0)
  const virtual = useVirtualRows({
    count: items.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => (isCompact ? estimate.compact : estimate.normal),
    gap,
    overscan: 6,
    paddingStart: 2,
    paddingEnd: 8,
    getItemKey: index => items[index]?.id ?? index,
    // The focused card stays mounted while it is out of sight.
    rangeExtractor: range => [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b),
  })
  const lifted = items.findIndex(({ id }) => id === marks.liftedId)
  useEffect(() => {
    if (lifted >= 0) virtual.scrollToIndex(lifted)
  }, [virtual, lifted])
  return (
    <Box ref={scroll} sx={scrollStyles}>
      <Box component="ol" aria-label={board.title} sx={{ ...listStyles, overflow: 'visible' }} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const card = items[index]
          return card ? (
            <CardItem
              key={key}
              card={card}
              boardId={board.id}
              {...stateOf(card, items, marks)}
              index={index}
              count={items.length}
              measure={virtual.measureElement}
              style={{ position: 'absolute', insetInline: 8, top: start }}
            />
          ) : null
        })}
      </Box>
    </Box>
  )
}

interface CardItemProps {
  card: Card
  boardId: string
  isCurrent: boolean
  isDragged: boolean
  isLifted: boolean
  style: CSSProperties
  index?: number
  count?: number
  measure?: (element: Element | null) => void
}

const CardItem = memo(
  function CardItem({ card, boardId, isCurrent, isDragged, isLifted, style, index, count, measure }: CardItemProps) {
    const { actions, isCompact } = useKanban()
    const { ref } = useDraggable({ id: `card:${card.id}`, disabled: isPending(card) })
    const mover = useArrival(card.id)
    const rowClass = useRowClass(card.id, false)
    const state = [isDragged && 'dragged', isLifted && 'lifted', rowClass].filter(Boolean).join(' ')
    const both: Ref<HTMLLIElement> = element => {
      ref(element)
      measure?.(element)
    }
    return (
      <li
        ref={both}
        data-card={card.id}
        data-index={index}
        aria-setsize={count}
        aria-posinset={index === undefined ? undefined : index + 1}
        className={state || undefined}
        style={style}
      >
        <CardTile
          card={card}
          onOpen={() => actions.open(card.id)}
          isCompact={isCompact}
          isCurrent={isCurrent}
          mover={mover}
          menu={isPending(card) ? null : <CardMenu card={card} boardId={boardId} isOnTile isCurrent={isCurrent} />}
        />
      </li>
    )
  },
  (before, after) =>
    before.card === after.card &&
    before.boardId === after.boardId &&
    before.isCurrent === after.isCurrent &&
    before.isDragged === after.isDragged &&
    before.isLifted === after.isLifted &&
    before.index === after.index &&
    before.count === after.count &&
    before.style.top === after.style.top,
)

const scrollStyles = { flex: '1 1 auto', minHeight: 0, overflowY: 'auto', overflowX: 'hidden', overscrollBehaviorY: 'contain' } as const

const listStyles = {
  ...scrollStyles,
  listStyle: 'none',
  m: 0,
  px: 2,
  pt: 1,
  position: 'relative',
  '& > li > *': { userSelect: 'none' },
  // The place where the dragged card lands.
  '& > .dragged': { borderRadius: 2, bgcolor: 'action.selected', '& > *': { visibility: 'hidden' } },
  '& > .lifted > *': { boxShadow: '0 0 0 2px #696CFF, 0 8px 20px rgb(37 38 58 / 18%)', rotate: '-1deg' },
  '& > .rejected > *': { boxShadow: theme => `0 0 0 2px ${(theme.vars ?? theme).palette.error.main}` },
} as const satisfies import('@mui/material/styles').SxProps<import('@mui/material/styles').Theme>
