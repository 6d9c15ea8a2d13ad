/** Changes of boards and cards: shown at once, rolled back with a message if the server rejects them, and undone on demand. */
import type { ApolloCache } from '@apollo/client'
import { useTranslations } from '../../platform/languages.ts'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import { markOwnMove } from './arrivals.ts'
import { type Board, type Card, cardOf, type Person, type Place, withBoardAt, withCardAt, withoutCard } from './board-order.ts'
import {
  ArchiveCardDocument,
  CreateBoardDocument,
  CreateCardDocument,
  DeleteBoardDocument,
  DeleteCardDocument,
  KanbanBoardsDocument,
  LimitBoardDocument,
  MoveCardDocument,
  OrderBoardsDocument,
  RenameBoardDocument,
  UpdateCardDocument,
} from './kanban.generated.ts'

const editBoards = (cache: ApolloCache, edit: (boards: Board[]) => Board[]) =>
  void cache.updateQuery({ query: KanbanBoardsDocument }, data => data && { ...data, boards: edit(data.boards) })

// Without its type name, the cache takes a record for incomplete.
const typed = <Item extends object, Name extends string>(name: Name, items: readonly Item[]) =>
  items.map(item => ({ ...item, __typename: name }))

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name)

export type CardChanges = Partial<Pick<Card, 'title' | 'description' | 'dueDate' | 'labels' | 'members' | 'image' | 'checklist' | 'files'>>

let pendingCount = 0
const pendingId = () => {
  pendingCount += 1
  return `new-${pendingCount}`
}

export function useCardChanges(change: ApplyChange, boards: readonly Board[]) {
  const { t } = useTranslations('kanban')
  const titleOf = (id: string) => boards.find(board => board.id === id)?.title ?? ''

  /** Changes the fields with the move, such as the members in another swimlane. */
  const moveCard = (card: Card, { boardId, position, lane }: Place, fields: Partial<Pick<Card, 'members' | 'labels'>> = {}) => {
    const place = { boardId, position }
    const { members, labels } = fields
    markOwnMove(card.id)
    return change({
      mutation: MoveCardDocument,
      variables: { id: card.id, ...place, input: { labels, members: members && namesOf(members) } },
      optimisticResponse: () => ({
        moveCard: {
          __typename: 'Card' as const,
          id: card.id,
          version: card.version,
          archivedAt: null,
          labels: labels ?? card.labels,
          members: typed('CardMember', members ?? card.members),
        },
      }),
      update: cache => editBoards(cache, now => withCardAt(now, cardOf(now, card.id) ?? { ...card, archivedAt: null }, place)),
      successMessage: () => {
        const to = lane === undefined ? titleOf(boardId) : lane || t(labels ? 'noLabel' : 'noMember')
        return t('moved', { title: card.title, board: to })
      },
    })
  }

  const createCard = (boardId: string, input: CardChanges & { title: string }, position?: number) => {
    const { members = [], checklist = [], files = [], ...rest } = input
    const optimistic: Card & { __typename: 'Card' } = {
      __typename: 'Card',
      id: pendingId(),
      version: 0,
      description: '',
      dueDate: null,
      labels: [],
      commentsCount: 0,
      attachments: files.length,
      image: '',
      archivedAt: null,
      ...rest,
      members: typed('CardMember', members),
      checklist: typed('ChecklistItem', checklist),
      files: typed('File', files),
    }
    return change({
      mutation: CreateCardDocument,
      once: true,
      variables: {
        boardId,
        position,
        input: {
          ...rest,
          members: namesOf(members),
          checklist: checklist.map(({ text, isDone }) => ({ text, isDone })),
          files: files.map(({ id }) => id),
        },
      },
      optimisticResponse: () => ({ createCard: optimistic }),
      update: (cache, { data }) =>
        data && editBoards(cache, now => withCardAt(now, data.createCard, { boardId, position: position ?? Infinity })),
      successMessage: () => t('cardAdded'),
      topic: 'card',
    })
  }

  const updateCard = (card: Card, changes: CardChanges) => {
    const { members, checklist, files, ...rest } = changes
    const steps = checklist?.map(({ text, isDone }) => ({ text, isDone }))
    return change({
      mutation: UpdateCardDocument,
      variables: {
        id: card.id,
        input: {
          ...rest,
          ...(members && { members: namesOf(members) }),
          ...(steps && { checklist: steps }),
          ...(files && { files: files.map(({ id }) => id) }),
        },
      },
      optimisticResponse: () => ({
        updateCard: {
          __typename: 'Card' as const,
          ...card,
          ...rest,
          version: card.version + 1,
          members: typed('CardMember', members ?? card.members),
          checklist: typed('ChecklistItem', checklist ?? card.checklist),
          files: typed('File', files ?? card.files),
          attachments: files?.length ?? card.attachments,
        },
      }),
      successMessage: () => t('cardSaved'),
    })
  }

  const archiveCard = (card: Card) =>
    change({
      mutation: ArchiveCardDocument,
      variables: { id: card.id },
      optimisticResponse: () => ({
        archiveCard: { __typename: 'Card' as const, id: card.id, version: card.version + 1, archivedAt: new Date().toISOString() },
      }),
      update: cache => editBoards(cache, now => withoutCard(now, card.id)),
      successMessage: () => t('cardArchived'),
    })

  const deleteCard = (card: Card) =>
    change({
      mutation: DeleteCardDocument,
      variables: { id: card.id },
      optimisticResponse: () => ({ deleteCard: card.id }),
      update: cache => editBoards(cache, now => withoutCard(now, card.id)),
      successMessage: () => t('cardDeleted'),
    })

  const duplicateCard = (card: Card) => {
    const board = boards.find(({ items }) => items.some(({ id }) => id === card.id))
    if (!board) return Promise.resolve()
    const { description, dueDate, labels, members, image, checklist, files } = card
    const title = t('copyOf', { title: card.title }).slice(0, 120)
    const position = board.items.findIndex(({ id }) => id === card.id) + 1
    return createCard(board.id, { title, description, dueDate, labels, members, image, checklist, files }, position)
  }

  /** Adds or removes the person. */
  const toggleMember = (card: Card, person: Person) => {
    const others = card.members.filter(({ name }) => name !== person.name)
    return updateCard(card, { members: others.length < card.members.length ? others : [...card.members, person] })
  }

  /** Rejections are thrown, for the field. */
  const createBoard = (title: string) =>
    change({
      mutation: CreateBoardDocument,
      once: true,
      variables: { title },
      optimisticResponse: () => ({
        createBoard: { __typename: 'Board' as const, id: pendingId(), version: 0, title, cardLimit: null, items: [] },
      }),
      update: (cache, { data }) => data && editBoards(cache, now => [...now, data.createBoard]),
      successMessage: () => t('boardAdded'),
      topic: 'board',
      rethrow: true,
    })

  /** Rejections are thrown, for the field. */
  const renameBoard = (board: Board, title: string) =>
    change({
      mutation: RenameBoardDocument,
      variables: { id: board.id, title },
      optimisticResponse: () => ({ renameBoard: { __typename: 'Board' as const, id: board.id, version: board.version + 1, title } }),
      successMessage: () => t('boardRenamed'),
      rethrow: true,
    })

  const limitBoard = (board: Board, cardLimit: number | null) =>
    change({
      mutation: LimitBoardDocument,
      variables: { id: board.id, cardLimit },
      optimisticResponse: () => ({ limitBoard: { __typename: 'Board' as const, id: board.id, version: board.version + 1, cardLimit } }),
      successMessage: () => t('boardLimited'),
    })

  const deleteBoard = (board: Board) =>
    change({
      mutation: DeleteBoardDocument,
      variables: { id: board.id },
      optimisticResponse: () => ({ deleteBoard: board.id }),
      update: cache => editBoards(cache, now => now.filter(({ id }) => id !== board.id)),
      successMessage: () => t('boardDeleted', { title: board.title }),
    })

  const moveBoard = (board: Board, index: number) => {
    const ordered = withBoardAt(boards, board.id, index)
    return change({
      mutation: OrderBoardsDocument,
      variables: { ids: ordered.map(({ id }) => id) },
      optimisticResponse: () => ({
        orderBoards: ordered.map(({ id, version }) => ({ __typename: 'Board' as const, id, version })),
      }),
      update: cache => editBoards(cache, now => withBoardAt(now, board.id, index)),
      successMessage: () => t('boardMoved'),
      topic: 'boards',
    })
  }

  return {
    moveCard,
    createCard,
    updateCard,
    archiveCard,
    deleteCard,
    duplicateCard,
    toggleMember,
    createBoard,
    renameBoard,
    limitBoard,
    deleteBoard,
    moveBoard,
  }
}

export type CardChangers = ReturnType<typeof useCardChanges>
