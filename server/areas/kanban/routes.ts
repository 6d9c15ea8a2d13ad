import { z } from 'zod'
import { toId } from '../../db/rows.ts'
import { del, type ErrorRule, get, post, put, routesUnder } from '../../rest/define-routes.ts'
import { id } from '../../rest/schema.ts'
import * as boards from './boards.ts'
import * as cards from './cards.ts'
import * as comments from './comments.ts'
import {
  boardDto,
  cardDto,
  cardPatch,
  commentDto,
  limitedBoardDto,
  looseCount,
  looseId,
  looseIds,
  memberDto,
  toBoardDto,
  toCardDto,
  toCommentDto,
  toLimitedBoardDto,
} from './dto.ts'
import { boards as boardTable, cardComments, cards as cardTable, memberNames } from './tables.ts'

const boardTitle = boardTable.columns.title

const networkError = (when: ErrorRule['when'], status: number, description: string): ErrorRule => ({
  when,
  status,
  description: `${description}; with \`X-Contract: strict\` the connection ends without an answer`,
  drops: true,
  body: message => ({ error: 'Network error', message }),
})

export const kanbanRoutes = routesUnder('/api/apps/kanban', [
  get('/', {
    summary: 'List boards in order, with all cards',
    returns: z.object({ boards: z.array(boardDto), items: z.array(cardDto) }),
    handler: async ctx => ({
      boards: (await boards.listBoards(ctx)).map(toBoardDto),
      items: (await cards.listCards(ctx)).map(toCardDto),
    }),
  }),
  put('/board/rename', {
    summary: 'Rename a board; 409 if the title is in use',
    body: z.object({ boardId: looseId, newName: boardTitle }).meta({ required: ['boardId', 'newName'] }),
    fails: ['notFound'],
    returns: boardDto,
    handler: async (ctx, { body }) => toBoardDto(await boards.renameBoard(ctx, toId(body.boardId), body.newName, 'newName')),
  }),
  put('/board/limit', {
    summary: 'Set how many cards a board should hold at most; null removes the limit',
    extension: true,
    body: z.object({ boardId: looseId, cardLimit: boardTable.columns.cardLimit }).meta({ required: ['boardId', 'cardLimit'] }),
    fails: ['notFound'],
    returns: limitedBoardDto,
    handler: async (ctx, { body }) => toLimitedBoardDto(await boards.limitBoard(ctx, toId(body.boardId), body.cardLimit)),
  }),
  del('/board/:id', {
    summary: 'Delete a board with its cards',
    handler: (ctx, { params }) => boards.deleteBoard(ctx, params.id),
  }),
  post('/board/add', {
    summary: 'Add a board at the end',
    status: 201,
    body: z.object({ title: boardTitle }),
    returns: boardDto,
    errors: [
      networkError('conflict', 409, 'Another board has this title'),
      networkError('invalid', 400, 'The title is missing, or longer than 120 characters'),
    ],
    handler: async (ctx, { body }) => toBoardDto(await boards.createBoard(ctx, body.title)),
  }),
  post('/item/add', {
    summary: 'Add a card at the end of the board with this ID, or else with this title',
    status: 201,
    body: z.object({ itemTitle: cardTable.columns.title, boardName: boardTitle, boardId: looseId }),
    errors: [networkError('invalid', 400, 'itemTitle or boardName is missing')],
    fails: ['notFound'],
    returns: cardDto,
    handler: async (ctx, { body: { itemTitle, boardName, boardId } }) =>
      toCardDto(await cards.addCard(ctx, itemTitle, boardName, looseIds.safeParse([boardId]).data?.[0])),
  }),
  put('/item/update', {
    summary: 'Merge the given fields into the card with the ID of `item`',
    body: z.object({ item: cardPatch.extend({ id: looseId }).meta({ required: ['id'] }) }),
    fails: ['notFound'],
    returns: cardDto,
    handler: async (ctx, { body: { item } }) => {
      const { id, ...patch } = item
      return toCardDto(await cards.mergeCard(ctx, toId(id), patch))
    },
  }),
  get('/archive', {
    summary: 'List the archived cards, the latest first',
    extension: true,
    returns: z.array(cardDto),
    handler: async ctx => (await cards.listArchivedCards(ctx)).map(toCardDto),
  }),
  get('/people', {
    summary: 'List the people who can be members of cards, the owner of the demo data first',
    extension: true,
    returns: z.array(memberDto),
    handler: () => cards.listPeople(),
  }),
  post('/item/:id/archive', {
    summary: 'Move a card to the archive; moving it to a board restores it',
    extension: true,
    returns: cardDto,
    handler: async (ctx, { params }) => toCardDto(await cards.archiveCard(ctx, params.id)),
  }),
  get('/item/:id', {
    summary: 'Get a card',
    extension: true,
    returns: cardDto,
    handler: async (ctx, { params }) => toCardDto(await cards.findCard(ctx, params.id)),
  }),
  get('/item/:id/comments', {
    summary: 'List the comments on a card, oldest first',
    extension: true,
    returns: z.array(commentDto),
    handler: async (ctx, { params }) => {
      const { id } = await cards.findCard(ctx, params.id)
      return (await comments.loadThreads(ctx, [id])).flat().map(toCommentDto)
    },
  }),
  post('/item/:id/comments', {
    summary: 'Comment on a card; returns the card',
    extension: true,
    status: 201,
    body: cardComments.row.pick({ text: true }),
    returns: cardDto,
    handler: async (ctx, { params, body }) => toCardDto(await comments.addComment(ctx, params.id, body.text)),
  }),
  del('/comments/:id', {
    summary: 'Delete a comment on a card',
    extension: true,
    handler: (ctx, { params }) => comments.deleteComment(ctx, params.id),
  }),
  del('/item/:id', {
    summary: 'Delete a card, and remove it from its board',
    handler: (ctx, { params }) => cards.deleteCard(ctx, params.id),
  }),
  put('/item/state-update', {
    summary: 'Replace the ordered cards of a board, and remove them from other boards; a move is two such calls, in either order',
    body: z.object({ boardId: looseId, ids: looseIds }).meta({ required: ['boardId', 'ids'] }),
    fails: ['notFound'],
    returns: boardDto,
    handler: async (ctx, { body }) => toBoardDto(await boards.placeCards(ctx, toId(body.boardId), body.ids)),
  }),
  put('/item/move', {
    summary: 'Move a card to a position of a board as one operation, which may change its labels and members, too',
    extension: true,
    body: z
      .object({
        itemId: looseId,
        boardId: looseId,
        position: looseCount,
        labels: cardTable.columns.labels.nullish(),
        members: memberNames.nullish(),
      })
      .meta({ required: ['itemId', 'boardId', 'position'] }),
    fails: ['notFound'],
    returns: cardDto,
    handler: async (ctx, { body: { itemId, boardId, position, ...input } }) =>
      toCardDto(await cards.moveCard(ctx, toId(itemId), toId(boardId), position ?? 0, input)),
  }),
  put('/board/state-update', {
    summary: 'Reorder the boards; every board exactly once',
    body: z.union([looseIds, z.object({ ids: looseIds }).transform(({ ids }) => ids)]),
    returns: z.array(id()).describe('Ids of the boards in their order'),
    handler: async (ctx, { body }) => (await boards.orderBoards(ctx, body)).map(board => board.id),
  }),
])
