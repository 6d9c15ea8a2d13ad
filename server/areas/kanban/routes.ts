import { asObject } from '../../http/body.ts'
import { toId } from '../../db/rows.ts'
import { aText, bodyOf } from '../../rest/fields.ts'
import { defineRoutes, type ErrorRule, pathId } from '../../rest/define-routes.ts'
import { list, object, whole } from '../../rest/schemas.ts'
import * as boards from './boards.ts'
import * as cards from './cards.ts'
import * as comments from './comments.ts'
import {
  boardSchema,
  boardToWire,
  cardSchema,
  cardToWire,
  commentSchema,
  commentToWire,
  readItem,
  wireCount,
  wireId,
  wireIds,
  wireText,
} from './wire.ts'

const id = { type: ['integer', 'string'] }
const ids = { type: 'array', items: id }

const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }
const itemProperties = {
  id,
  title: { ...text, minLength: 1, maxLength: 120 },
  description: { ...text, maxLength: 4000 },
  dueDate: { type: ['string', 'null'], description: 'A day, such as `2026-11-21`' },
  labels: { type: 'array', items: text },
  members: { type: 'array', items: { type: 'object', properties: { name: text, img: text } } },
  comments: text,
  commentsCount: count,
  attachments: count,
  image: text,
}
const comment = bodyOf({ text: aText({ minLength: 1, maxLength: 2000 }) }, 'text')

const networkError = (when: ErrorRule['when'], status: number, description: string): ErrorRule => ({
  when,
  status,
  description: `${description}; with \`X-Contract: strict\` the connection ends without an answer`,
  drops: true,
  body: message => ({ error: 'Network error', message }),
})

export const kanbanRoutes = defineRoutes('/api/apps/kanban', {
  'GET /': {
    summary: 'Boards in their order, and all cards',
    returns: object({ boards: list(boardSchema), items: list(cardSchema) }),
    answer: async ctx => ({
      boards: (await boards.listBoards(ctx)).map(boardToWire),
      items: (await cards.listCards(ctx)).map(cardToWire),
    }),
  },
  'PUT /board/rename': {
    summary: 'Gives a board another title; 409 when another board has it',
    body: { type: 'object', required: ['boardId', 'newName'], properties: { boardId: id, newName: { type: 'string' } } },
    returns: boardSchema,
    answer: async (ctx, { body }) => {
      const given = asObject(body)
      return boardToWire(await boards.renameBoard(ctx, toId(wireId(given, 'boardId')), wireText(given, 'newName'), 'newName'))
    },
  },
  'DELETE /board/:id': {
    summary: 'Deletes a board with its cards',
    parameters: [pathId],
    answer: (ctx, { params }) => boards.deleteBoard(ctx, toId(params.id ?? '')),
  },
  'POST /board/add': {
    summary: 'Adds a board at the end',
    status: 201,
    body: { type: 'object', required: ['title'], properties: { title: { type: 'string', maxLength: 120 } } },
    returns: boardSchema,
    errors: [
      networkError('conflict', 409, 'A board has this title'),
      networkError('invalid', 400, 'The title is missing, or longer than 120 characters'),
    ],
    answer: async (ctx, { body }) => boardToWire(await boards.createBoard(ctx, wireText(asObject(body), 'title'))),
  },
  'POST /item/add': {
    summary: 'Adds a card at the end of the board with this id, or else with this title',
    status: 201,
    body: {
      type: 'object',
      required: ['itemTitle', 'boardName'],
      properties: { itemTitle: { type: 'string', maxLength: 120 }, boardName: { type: 'string' }, boardId: id },
    },
    errors: [networkError('invalid', 400, 'itemTitle or boardName is missing')],
    fails: ['notFound'],
    returns: cardSchema,
    answer: async (ctx, { body }) => {
      const given = asObject(body)
      const [boardId] = wireIds([wireId(given, 'boardId')])
      return cardToWire(await cards.addCard(ctx, wireText(given, 'itemTitle'), wireText(given, 'boardName'), boardId))
    },
  },
  'PUT /item/update': {
    summary: 'Puts what is given over the card with the id of `item`',
    body: { type: 'object', required: ['item'], properties: { item: { type: 'object', required: ['id'], properties: itemProperties } } },
    fails: ['notFound'],
    returns: cardSchema,
    answer: async (ctx, { body }) => {
      const item = asObject(asObject(body).item)
      return cardToWire(await cards.mergeCard(ctx, toId(wireId(item, 'id')), readItem(item)))
    },
  },
  'GET /item/:id': {
    summary: 'One card',
    extension: true,
    parameters: [pathId],
    returns: cardSchema,
    answer: async (ctx, { params }) => cardToWire(await cards.findCard(ctx, toId(params.id ?? ''))),
  },
  'GET /item/:id/comments': {
    summary: 'What was said about a card, the oldest first',
    extension: true,
    parameters: [pathId],
    returns: list(commentSchema),
    answer: async (ctx, { params }) => {
      const { id } = await cards.findCard(ctx, toId(params.id ?? ''))
      return (await comments.loadThreads(ctx, [id])).flat().map(commentToWire)
    },
  },
  'POST /item/:id/comments': {
    summary: 'Says something about a card; answers with the card',
    extension: true,
    status: 201,
    parameters: [pathId],
    body: comment,
    returns: cardSchema,
    answer: async (ctx, { params, body }) => cardToWire(await comments.addComment(ctx, toId(params.id ?? ''), comment.read(body).text)),
  },
  'DELETE /comments/:id': {
    summary: 'Takes back what was said about a card',
    extension: true,
    parameters: [pathId],
    answer: (ctx, { params }) => comments.deleteComment(ctx, toId(params.id ?? '')),
  },
  'DELETE /item/:id': {
    summary: 'Deletes a card, and takes it from its board',
    parameters: [pathId],
    answer: (ctx, { params }) => cards.deleteCard(ctx, toId(params.id ?? '')),
  },
  'PUT /item/state-update': {
    summary: 'Replaces the ordered list of a board; a move is two such calls, in either order',
    body: { type: 'object', required: ['boardId', 'ids'], properties: { boardId: id, ids } },
    fails: ['notFound'],
    returns: boardSchema,
    answer: async (ctx, { body }) =>
      boardToWire(await boards.placeCards(ctx, toId(wireId(asObject(body), 'boardId')), wireIds(asObject(body)))),
  },
  'PUT /item/move': {
    summary: 'Moves a card to a place of a board, its own or another, as one step',
    extension: true,
    body: {
      type: 'object',
      required: ['itemId', 'boardId', 'position'],
      properties: { itemId: id, boardId: id, position: { type: 'integer', minimum: 0 } },
    },
    fails: ['notFound'],
    returns: cardSchema,
    answer: async (ctx, { body }) => {
      const given = asObject(body)
      const [item, board] = [toId(wireId(given, 'itemId')), toId(wireId(given, 'boardId'))]
      return cardToWire(await cards.moveCard(ctx, item, board, wireCount(given, 'position') ?? 0))
    },
  },
  'PUT /board/state-update': {
    summary: 'Puts the boards in this order; every board once',
    body: { oneOf: [ids, { type: 'object', required: ['ids'], properties: { ids } }] },
    returns: list(whole(), 'Ids of the boards in their order'),
    answer: async (ctx, { body }) => (await boards.orderBoards(ctx, wireIds(body))).map(board => board.id),
  },
})
