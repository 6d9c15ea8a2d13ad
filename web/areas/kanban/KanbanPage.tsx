/** Boards with cards: arranged by pointer, keyboard, or menu, and the details of a card in a drawer. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { usePageActions } from '../../platform/page-actions.ts'
import { local, readJson, writeJson } from '../../platform/storage.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { useKeys } from '../../ui/keys.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { notify } from '../../ui/notify.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { AddBoard } from './AddBoard.tsx'
import { useArrivals } from './arrivals.ts'
import { type AddingAt, BoardColumn } from './BoardColumn.tsx'
import { type Board, boardOf, cardOf, type Person } from './board-order.ts'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { BoardView } from './BoardView.tsx'
import { useCardChanges } from './card-changes.ts'
import { filterBoards, useCardFilters } from './card-filters.ts'
import { boardKeysId, type CardField, type KanbanActions, KanbanContext } from './kanban-context.ts'
import { useKanbanBoardsQuery } from './kanban.generated.ts'
import { KanbanToolbar } from './KanbanToolbar.tsx'
import { Swimlanes } from './Swimlanes.tsx'
import { useArranging } from './use-arranging.ts'
import { useBoardArranging } from './use-board-arranging.ts'

const CardDrawer = lazyPart(async () => (await import('./CardDrawer.tsx')).CardDrawer)
const ArchiveDialog = lazyPart(async () => (await import('./ArchiveDialog.tsx')).ArchiveDialog)

const collapsedKey = 'kanban-collapsed'
const compactKey = 'kanban-compact'

const noBoards: Board[] = []
const noPeople: Person[] = []

export function KanbanPage() {
  const { t } = useTranslations('kanban')
  const query = useKanbanBoardsQuery()
  const { data, failure, retry, refetch } = useLive(query, ['KANBAN'])
  const boards = data?.boards ?? noBoards
  const own = data?.cardPeople[0]
  const change = useUndoableMutation(refetch)
  const changes = useCardChanges(change, boards)
  const filtering = useCardFilters()
  const { filters } = filtering
  const arranging = useArranging({
    boards,
    show: all => filterBoards(all, filters),
    group: filters.group,
    people: data?.cardPeople ?? noPeople,
    moveCard: changes.moveCard,
  })
  const { shown, arranged, draft, currentId } = arranging
  const columns = useBoardArranging({
    boards,
    moveBoard: changes.moveBoard,
    announce: arranging.announce,
    enter: ({ id }) => {
      const first = shown.find(board => board.id === id)?.items[0]
      if (first) arranging.focusCard(first.id)
    },
  })
  useArrivals(boards, data !== undefined)
  const [adding, setAdding] = useState<AddingAt>()
  const [isAddingBoard, setAddingBoard] = useState(false)
  const [isArchiveOpen, setArchiveOpen] = useState(false)
  const [isCompact, setCompact] = useStored(compactKey, false)
  const [collapsed, setCollapsed] = useStored<string[]>(collapsedKey, [])
  const { openId, field, open, close } = useOpenCard()

  const copyLink = async (id: string) => {
    try {
      await navigator.clipboard.writeText(new URL(`/apps/kanban?card=${id}`, location.origin).href)
      notify({ text: t('linkCopied') })
    } catch {
      notify({ text: t('failed.copy'), color: 'error' })
    }
  }
  const latest: KanbanActions = {
    open,
    moveTo(card, boardId, where) {
      const count = boards.find(({ id }) => id === boardId)?.items.filter(({ id }) => id !== card.id).length ?? 0
      arranging.setCurrent(card.id)
      void changes.moveCard(card, { boardId, position: where === 'top' ? 0 : count })
    },
    step: arranging.stepOnce,
    toggleOwn: card => own && void changes.toggleMember(card, own),
    duplicate: card => void changes.duplicateCard(card),
    archive: card => void changes.archiveCard(card),
    remove: card => void changes.deleteCard(card),
    copyLink: card => void copyLink(card.id),
    addCard: (board, title, where) => void changes.createCard(board.id, { title }, where === 'top' ? 0 : undefined),
    renameBoard: changes.renameBoard,
    limitBoard: (board, limit) => void changes.limitBoard(board, limit),
    moveBoard: (board, index) => void changes.moveBoard(board, index),
    removeBoard: board => void changes.deleteBoard(board),
    collapse: (board, isCollapsed) => setCollapsed(isCollapsed ? [...collapsed, board.id] : collapsed.filter(id => id !== board.id)),
  }
  const actions = useStableActions(latest)
  const names = JSON.stringify(boards.map(({ id, title }) => ({ id, title })))
  const ownName = own?.name
  const context = useMemo(
    () => ({ actions, boards: JSON.parse(names) as { id: string; title: string }[], ownName, isCompact }), // written two lines above
    [actions, names, ownName, isCompact],
  )

  const current = cardOf(arranged, currentId)
  const boardForNew = () => (currentId ? boardOf(boards, currentId) : undefined) ?? boards.find(({ id }) => !collapsed.includes(id))
  const startCard = () => {
    const board = boardForNew()
    if (board) setAdding({ boardId: board.id, where: 'bottom' })
    return board !== undefined
  }
  const onCurrent = (run: (card: NonNullable<typeof current>) => void) => () => {
    const id = document.activeElement?.getAttribute('data-card-link')
    const card = cardOf(arranged, id ?? undefined)
    if (!card) return false
    run(card)
    return true
  }
  const focusSearch = () => document.querySelector<HTMLElement>('main [role="search"] input')?.focus()
  useKeys({
    n: startCard,
    b: () => setAddingBoard(true),
    e: onCurrent(card => open(card.id, 'title')),
    d: onCurrent(card => open(card.id, 'due')),
    l: onCurrent(card => open(card.id, 'labels')),
    m: onCurrent(card => open(card.id, 'members')),
    i: onCurrent(actions.toggleOwn),
    f: focusSearch,
    q: () => filtering.filter({ member: filters.member === ownName ? undefined : ownName }),
    x: () => (filtering.count > 0 ? filtering.clear() : false),
    ArrowDown: () => focusFirst(),
    ArrowRight: () => focusFirst(),
  })
  const focusFirst = () => {
    const isElsewhere = document.activeElement && document.activeElement !== document.body && document.activeElement.tagName !== 'H1'
    const id = currentId ?? shown.find(({ items }) => items.length > 0)?.items[0]?.id
    if (isElsewhere || id === undefined) return false
    arranging.focusCard(id)
    return true
  }
  usePageActions([
    { text: t('addCard'), icon: IconPlus, keys: 'N', run: startCard },
    { text: t('addBoard'), icon: IconLayoutKanban, keys: 'B', run: () => setAddingBoard(true) },
  ])

  const keys = kanbanKeys.map(([key, text]) => ({ key, text: t(`keys.${text}`) }))
  const columnProps = (board: Board) => ({
    board,
    total: arranged.find(({ id }) => id === board.id)?.items.length ?? 0,
    isCollapsed: collapsed.includes(board.id),
    addingAt: adding?.boardId === board.id ? adding.where : undefined,
    onAdd: setAdding,
    currentId: board.items.some(({ id }) => id === currentId) ? currentId : undefined,
    draggedId: draft?.by === 'pointer' && draft.place.boardId === board.id ? draft.card.id : undefined,
    liftedId: draft && (draft.by === 'lift' || draft.by === 'steps') && draft.place.boardId === board.id ? draft.card.id : undefined,
  })
  const addBoard = (
    <AddBoard titles={boards.map(({ title }) => title)} isOpen={isAddingBoard} onOpen={setAddingBoard} onAdd={changes.createBoard} />
  )
  return (
    <KanbanContext value={context}>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        <KanbanToolbar
          boards={boards}
          filtering={filtering}
          own={own}
          isCompact={isCompact}
          onCompact={setCompact}
          onArchive={() => setArchiveOpen(true)}
          keys={keys}
        />
        {failure ? (
          <FailureCard error={failure} onRetry={retry} />
        ) : !data ? (
          <BoardSkeleton />
        ) : boards.length === 0 && !isAddingBoard ? (
          <EmptyState
            text={t('empty')}
            action={
              <Button variant="contained" onClick={() => setAddingBoard(true)}>
                {t('addBoard')}
              </Button>
            }
          />
        ) : (
          <BoardView
            boards={boards}
            arranging={arranging}
            isCompact={isCompact}
            isStacked={filters.group !== undefined}
            onMoveBoard={(board, index) => void changes.moveBoard(board, index)}
            onKeyDown={event => {
              columns.press(event)
              arranging.press(event)
            }}
          >
            {filters.group && arranging.lanes ? (
              <Swimlanes lanes={arranging.lanes} group={filters.group} columnProps={columnProps} />
            ) : (
              <>
                {columns.arrange(shown).map(board => (
                  <BoardColumn key={board.id} {...columnProps(board)} isLifted={board.id === columns.liftedId} />
                ))}
                {addBoard}
              </>
            )}
          </BoardView>
        )}
        <VisuallyHidden>
          <div id={boardKeysId}>{t('announce.boardKeys')}</div>
          <div aria-live="assertive" data-announcement>
            {arranging.announcement}
          </div>
        </VisuallyHidden>
      </Box>
      {openId ? (
        <CardDrawer
          key={openId}
          id={openId}
          field={field}
          tile={cardOf(boards, openId)}
          people={data?.cardPeople ?? []}
          labels={[...new Set(boards.flatMap(({ items }) => items.flatMap(card => card.labels)))]}
          changes={changes}
          change={change}
          onClose={() => {
            close()
            arranging.setCurrent(openId)
          }}
        />
      ) : null}
      {isArchiveOpen ? <ArchiveDialog boards={boards} changes={changes} onClose={() => setArchiveOpen(false)} /> : null}
    </KanbanContext>
  )
}

const kanbanKeys = [
  ['←↑↓→', 'focus'],
  ['Enter', 'open'],
  ['Space', 'lift'],
  ['Shift ←↑↓→', 'move'],
  ['N', 'card'],
  ['B', 'board'],
  ['E', 'edit'],
  ['D', 'due'],
  ['L', 'labels'],
  ['M', 'members'],
  ['I', 'join'],
  ['F', 'filter'],
  ['Q', 'mine'],
  ['X', 'clear'],
] as const

/** The open card, in the URL. */
function useOpenCard() {
  const [params] = useSearchParams()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const openId = params.get('card') ?? undefined
  const hrefOf = (id: string | undefined) => {
    const next = new URLSearchParams(search)
    if (id) next.set('card', id)
    else next.delete('card')
    return `?${next}`
  }
  const field = (state as { field?: CardField } | null)?.field // set below
  return {
    openId,
    field,
    open: (id: string, at?: CardField) => void navigate(hrefOf(id), { replace: true, preventScrollReset: true, state: { field: at } }),
    close: () => void navigate(hrefOf(undefined), { replace: true, preventScrollReset: true }),
  }
}

/** The same functions at each render, which call the latest ones. */
function useStableActions(latest: KanbanActions): KanbanActions {
  const present = useRef(latest)
  useEffect(() => {
    present.current = latest
  })
  return useMemo(
    () => ({
      open: (id, field) => present.current.open(id, field),
      moveTo: (card, boardId, where) => present.current.moveTo(card, boardId, where),
      step: (card, direction) => present.current.step(card, direction),
      toggleOwn: card => present.current.toggleOwn(card),
      duplicate: card => present.current.duplicate(card),
      archive: card => present.current.archive(card),
      remove: card => present.current.remove(card),
      copyLink: card => present.current.copyLink(card),
      addCard: (board, title, where) => present.current.addCard(board, title, where),
      renameBoard: (board, title) => present.current.renameBoard(board, title),
      limitBoard: (board, limit) => present.current.limitBoard(board, limit),
      moveBoard: (board, index) => present.current.moveBoard(board, index),
      removeBoard: board => present.current.removeBoard(board),
      collapse: (board, isCollapsed) => present.current.collapse(board, isCollapsed),
    }),
    [],
  )
}

/** State kept on this device. */
function useStored<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => {
    const stored = readJson(local, key)
    return typeof stored === typeof initial && Array.isArray(stored) === Array.isArray(initial) ? (stored as Value) : initial // compared
  })
  return [
    value,
    next => {
      setValue(next)
      writeJson(local, key, next)
    },
  ]
}
