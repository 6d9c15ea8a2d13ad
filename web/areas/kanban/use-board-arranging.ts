/** Moves of a board by keyboard: lifted with Space, or step by step with Shift; announced to screen readers. */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { type Board, isPending, withBoardAt } from './board-order.ts'

interface BoardArrangingOptions {
  boards: readonly Board[]
  moveBoard: (board: Board, index: number) => Promise<void>
  announce: (text: string) => void
  /** Moves the focus to the first card of the board. */
  enter: (board: Board) => void
}

const titleOf = (id: string) => document.querySelector<HTMLElement>(`[data-board-title="${CSS.escape(id)}"]`)

export function useBoardArranging({ boards, moveBoard, announce, enter }: BoardArrangingOptions) {
  const { t, lang, dir } = useTranslations('kanban')
  const [lifted, setLifted] = useState<{ id: string; index: number }>()
  const isHeld = lifted !== undefined && boards.some(({ id }) => id === lifted.id)

  // A column that moves in the document loses the focus.
  const focused = useRef<string>(undefined)
  useLayoutEffect(() => {
    const title = focused.current === undefined ? null : titleOf(focused.current)
    if (!title) return
    if (document.activeElement !== title) title.focus()
    title.closest('[data-column]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (!isHeld) focused.current = undefined
  })

  const describe = ({ title }: Board, index: number) => ({
    title,
    position: formatNumber(index + 1, lang),
    total: formatNumber(boards.length, lang),
  })
  const drop = (board: Board, index: number) => {
    setLifted(undefined)
    announce(t('announce.boardDropped', describe(board, index)))
    if (boards.indexOf(board) !== index) void moveBoard(board, index)
  }

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
    const board = boards.find(({ id }) => id === (event.target as Element).getAttribute('data-board-title')) // checked above
    if (!board || isPending(board)) return
    const at = boards.indexOf(board)
    const index = lifted?.id === board.id ? lifted.index : undefined
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const by = event.key === forward ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? -1 : 0
    const next = Math.min(Math.max((index ?? at) + by, 0), boards.length - 1)
    if (event.key === 'Tab' && index !== undefined) return drop(board, index)
    focused.current = board.id
    if (event.key === ' ' && index === undefined) {
      setLifted({ id: board.id, index: at })
      announce(t('announce.boardLifted', describe(board, at)))
    } else if (index !== undefined && (event.key === ' ' || event.key === 'Enter')) drop(board, index)
    else if (index !== undefined && event.key === 'Escape') {
      setLifted(undefined)
      announce(t('announce.canceled', { title: board.title }))
    } else if (by !== 0 && index !== undefined) {
      setLifted({ id: board.id, index: next })
      announce(t('announce.boardMoved', describe(board, next)))
    } else if (by !== 0 && event.shiftKey) {
      if (next !== at) drop(board, next)
    } else if (by !== 0) focused.current = focusBeside(at, by)
    else if (event.key === 'ArrowDown' && index === undefined) {
      focused.current = undefined
      enter(board)
    } else {
      focused.current = undefined
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  /** Collapsed boards have no title to focus. */
  const focusBeside = (at: number, by: number): undefined => {
    const beside = by < 0 ? boards.slice(0, at).toReversed() : boards.slice(at + 1)
    const next = beside.map(({ id }) => titleOf(id)).find(title => title !== null)
    next?.focus()
    next?.closest('[data-column]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return {
    /** The board lifted by keyboard. */
    liftedId: isHeld ? lifted.id : undefined,
    arrange: (shown: readonly Board[]) => (isHeld ? withBoardAt(shown, lifted.id, lifted.index) : shown),
    press,
  }
}
