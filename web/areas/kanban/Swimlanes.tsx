/** The boards in rows, one for each member or label. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { useTranslations } from '../../platform/languages.ts'
import { CardCount } from './BoardHead.tsx'
import { columnColor, columnWidths } from './BoardColumn.tsx'
import type { Board } from './board-order.ts'
import type { Grouping, Lane } from './card-filters.ts'
import { CardList } from './CardList.tsx'

interface SwimlanesProps {
  lanes: Lane[]
  group: Grouping
  columnProps: (board: Board) => {
    total: number
    currentId: string | undefined
    draggedId: string | undefined
    liftedId: string | undefined
  }
}

export function Swimlanes({ lanes, group, columnProps }: SwimlanesProps) {
  const { t, tCount } = useTranslations('kanban')
  const boards = lanes[0]?.boards ?? []
  // Lanes out of sight are clipped to their own width.
  const minWidth = boards.length * (columnWidths.min + 12)
  const columns = {
    display: 'grid',
    gridTemplateColumns: `repeat(${boards.length}, minmax(${columnWidths.min}px, ${columnWidths.max}px))`,
    gap: 3,
  }
  return (
    <>
      <Box sx={{ ...columns, minWidth, position: 'sticky', top: 0, zIndex: 3, bgcolor: 'background.default', pb: 1 }}>
        {boards.map(board => {
          const count = lanes.flatMap(lane => lane.boards.filter(({ id }) => id === board.id)).flatMap(({ items }) => items).length
          return (
            <Box key={board.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 3, py: 1.5, fontSize: 14, fontWeight: 600 }}>
              <span dir="auto">{board.title}</span>
              <CardCount shown={count} total={columnProps(board).total} limit={board.cardLimit} />
            </Box>
          )
        })}
      </Box>
      {lanes.map(lane => {
        const name = lane.name || t(group === 'member' ? 'noMember' : 'noLabel')
        const count = lane.boards.flatMap(({ items }) => items).length
        return (
          <Box key={lane.name} component="section" aria-label={name} sx={{ ...laneStyles, minWidth }}>
            <Box
              sx={{ display: 'flex', alignItems: 'center', gap: 2, position: 'sticky', insetInlineStart: 0, width: 'max-content', py: 1.5 }}
            >
              {lane.image ? <Avatar src={lane.image} alt="" sx={{ width: 24, height: 24 }} /> : null}
              <Box component="h2" dir="auto" sx={{ m: 0, fontSize: 14, fontWeight: 600 }}>
                {name}
              </Box>
              <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
                {tCount('cards', count)}
              </Box>
            </Box>
            <Box sx={columns}>
              {lane.boards.map(board => {
                const { total, currentId, draggedId, liftedId } = columnProps(board)
                const marks = { total, currentId, draggedId, liftedId }
                return (
                  <Box key={board.id} sx={{ display: 'flex', py: 1.5, borderRadius: 2.5, bgcolor: columnColor, minHeight: 56 }}>
                    <CardList board={board} lane={lane.name} {...marks} />
                  </Box>
                )
              })}
            </Box>
          </Box>
        )
      })}
    </>
  )
}

/** Lanes out of sight are not drawn. */
const laneStyles = { pb: 4, contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 180px' } as const
