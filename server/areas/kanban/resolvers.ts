import { batched } from '../../db/loaders.ts'
import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as boards from './boards.ts'
import * as cards from './cards.ts'
import * as comments from './comments.ts'

export const kanbanResolvers: Resolvers = {
  Query: {
    boards: (_, _args, ctx) => boards.listBoards(ctx),
    archivedCards: (_, _args, ctx) => cards.listArchivedCards(ctx),
    cardPeople: () => cards.listPeople(),
    card: (_, { id }, ctx) => cards.findCard(ctx, toId(id)),
  },
  Mutation: {
    createBoard: (_, { title }, ctx) => boards.createBoard(ctx, title),
    renameBoard: (_, { id, title }, ctx) => boards.renameBoard(ctx, toId(id), title),
    limitBoard: (_, { id, cardLimit }, ctx) => boards.limitBoard(ctx, toId(id), cardLimit ?? null),
    deleteBoard: (_, { id }, ctx) => boards.deleteBoard(ctx, toId(id)),
    orderBoards: (_, { ids }, ctx) => boards.orderBoards(ctx, ids.map(toId)),
    createCard: (_, { boardId, input, position }, ctx) => cards.createCard(ctx, toId(boardId), input, position),
    updateCard: (_, { id, version, input }, ctx) => cards.updateCard(ctx, toId(id), version, input),
    moveCard: (_, { id, boardId, position, input }, ctx) => cards.moveCard(ctx, toId(id), toId(boardId), position, input ?? {}),
    archiveCard: (_, { id }, ctx) => cards.archiveCard(ctx, toId(id)),
    deleteCard: (_, { id }, ctx) => cards.deleteCard(ctx, toId(id)),
    addCardComment: (_, { cardId, text }, ctx) => comments.addComment(ctx, toId(cardId), text),
    deleteCardComment: (_, { id }, ctx) => comments.deleteComment(ctx, toId(id)),
  },
  Board: {
    items: (board, _, ctx) => cards.listCardsOf(ctx, board),
  },
  Card: {
    board: ({ id }, _, ctx) => batched(ctx, cards.loadBoardsOf, id),
    thread: ({ id }, _, ctx) => batched(ctx, comments.loadThreads, id),
  },
}
