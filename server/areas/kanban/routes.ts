import { asObject } from '../../body.ts'
import { toId } from '../../db/rows.ts'
import { defineRoutes, type ErrorRule, pathId } from '../../rest.ts'
import * as boards from './boards.ts'
import * as cards from './cards.ts'
import { boardToWire, cardToWire, readItem, wireCount, wireId, wireIds, wireText } from './wire.ts'

const id = { type: ['integer', 'string'] }
const ids = { type: 'array', items: id }

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
    answer: async ctx => ({
      boards: (await boards.listBoards(ctx)).map(boardToWire),
      items: (await cards.listCards(ctx)).map(cardToWire),
    }),
  },
  'PUT /board/rename': {
    summary: 'Gives a board another title; 409 when another board has it',
    body: { type: 'object', required: ['boardId', 'newName'], properties: { boardId: id, newName: { type: 'string' } } },
    answer: async (ctx, { body }) =>
      boardToWire(await boards.renameBoard(ctx, toId(wireId(asObject(body), 'boardId')), wireText(asObject(body), 'newName'))),
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
    answer: async (ctx, { body }) => {
      const given = asObject(body)
      const [boardId] = wireIds([wireId(given, 'boardId')])
      return cardToWire(await cards.addCard(ctx, wireText(given, 'itemTitle'), wireText(given, 'boardName'), boardId))
    },
  },
  'PUT /item/update': {
    summary: 'Puts what is given over the card with the id of `item`',
    body: { type: 'object', required: ['item'], properties: { item: { type: 'object', required: ['id'], properties: { id } } } },
    answer: async (ctx, { body }) => {
      const item = asObject(asObject(body).item)
      return cardToWire(await cards.mergeCard(ctx, toId(wireId(item, 'id')), readItem(item)))
    },
  },
  'DELETE /item/:id': {
    summary: 'Deletes a card, and takes it from its board',
    parameters: [pathId],
    answer: (ctx, { params }) => cards.deleteCard(ctx, toId(params.id ?? '')),
  },
  'PUT /item/state-update': {
    summary: 'Replaces the ordered list of a board; a move is two such calls, in either order',
    body: { type: 'object', required: ['boardId', 'ids'], properties: { boardId: id, ids } },
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
    answer: async (ctx, { body }) => {
      const given = asObject(body)
      const [item, board] = [toId(wireId(given, 'itemId')), toId(wireId(given, 'boardId'))]
      return cardToWire(await cards.moveCard(ctx, item, board, wireCount(given, 'position') ?? 0))
    },
  },
  'PUT /board/state-update': {
    summary: 'Puts the boards in this order; every board once',
    body: { oneOf: [ids, { type: 'object', required: ['ids'], properties: { ids } }] },
    answer: async (ctx, { body }) => (await boards.orderBoards(ctx, wireIds(body))).map(board => board.id),
  },
})
