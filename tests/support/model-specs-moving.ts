/** Model of boards with cards, and of a conversation, for random operation sequences. */
import { type Apis, fromRest, graphqlStep, label, type Model, type Noun, type Plain, restStep, rows, set } from './models.ts'

const isBoard = ({ itemsIds }: Plain) => Array.isArray(itemsIds)
const cardsOf = (board: Plain | undefined) => (board?.itemsIds ?? []) as number[]
const insertAt = (ids: number[], id: number, position: number) => ids.filter(each => each !== id).toSpliced(position, 0, id)
const contact = 2

/** Boards by id, all cards, and the order of the boards as separate records. */
const toModel = (boards: { id: number | string; title: string; itemsIds: (number | string)[] }[], cards: Plain[]): Model =>
  new Map<string, Plain>([
    ...boards.map(({ id, title, itemsIds }) => [String(id), { title, itemsIds: itemsIds.map(Number) }] as const),
    ['0', { cards: cards.map(({ id }) => Number(id)).toSorted((a, b) => a - b), order: boards.map(({ id }) => Number(id)) }],
  ])

const wire = async (apis: Apis) =>
  (await apis.rest('GET', '/api/apps/kanban')).body as { boards: { id: number; title: string; itemsIds: number[] }[]; items: Plain[] }
const whole = (model: Model) => model.get('0') as { cards: number[]; order: number[] }
/** The card that a value refers to. */
const nth = (cards: number[], value: number) => cards[value % Math.max(cards.length, 1)] ?? 0

function place(model: Model, boardId: string, card: number, position: number) {
  for (const [id, board] of model) if (isBoard(board)) model.set(id, { ...board, itemsIds: cardsOf(board).filter(each => each !== card) })
  const board = model.get(boardId)
  if (board && card) model.set(boardId, { ...board, itemsIds: insertAt(cardsOf(board), card, position) })
}
function drop(model: Model, gone: number[]) {
  for (const card of gone) place(model, '', card, 0)
  model.set('0', { ...whole(model), cards: whole(model).cards.filter(each => !gone.includes(each)) })
}
function add(model: Model, boardId: string, card: number, position: number) {
  place(model, boardId, card, position)
  model.set('0', { ...whole(model), cards: [...whole(model).cards, card].toSorted((a, b) => a - b) })
}
const nothing = (record: Plain) => record

const kanban: Noun = {
  name: 'boards',
  area: 'KANBAN',
  read: {
    rest: async apis => {
      const { boards, items } = await wire(apis)
      return toModel(boards, items)
    },
    graphql: async apis => {
      const { data } = await apis.graphql(`{ boards { id title itemsIds items { id } } }`)
      const boards = data.boards as { id: string; title: string; itemsIds: string[]; items: Plain[] }[]
      return toModel(
        boards,
        boards.flatMap(({ items }) => items),
      )
    },
  },
  steps: [
    {
      name: 'move in one step',
      on: isBoard,
      send: async (apis, id, value) => {
        const card = nth(whole(await kanban.read.rest(apis)).cards, value)
        const { errors } = await apis.graphql(
          `mutation ($c: ID!, $b: ID!, $p: Int!) { moveCard(id: $c, boardId: $b, position: $p) { id } }`,
          {
            c: String(card),
            b: id,
            p: value % 4,
          },
        )
        return { isDone: !errors, id }
      },
      becomes: nothing,
      rewrites: (model, id, value) => place(model, id, nth(whole(model).cards, value), value % 4),
    },
    {
      name: 'move in two calls at once',
      on: isBoard,
      send: async (apis, id, value) => {
        const before = await kanban.read.rest(apis)
        const after = new Map(before)
        place(after, id, nth(whole(before).cards, value), value % 3)
        const changed = [...after].filter(([key, board]) => isBoard(board) && cardsOf(board).join() !== cardsOf(before.get(key)).join())
        const answers = await Promise.all(
          changed.map(([boardId, board]) => apis.rest('PUT', '/api/apps/kanban/item/state-update', { boardId, ids: board.itemsIds })),
        )
        return { isDone: answers.every(({ status }) => status === 200), id }
      },
      becomes: nothing,
      rewrites: (model, id, value) => place(model, id, nth(whole(model).cards, value), value % 3),
    },
    {
      name: 'add a card over REST',
      on: isBoard,
      send: restStep('POST', '/api/apps/kanban/item/add', (value, boardId) => ({ itemTitle: label(value), boardName: 'x', boardId })),
      becomes: nothing,
      rewrites: (model, id, _, made) => add(model, id, Number(made), cardsOf(model.get(id)).length),
    },
    {
      name: 'add a card',
      on: isBoard,
      send: graphqlStep(
        `mutation ($id: ID!, $input: CardInput!) { createCard(boardId: $id, input: $input, position: 0) { id } }`,
        value => ({
          input: { title: label(value) },
        }),
      ),
      becomes: nothing,
      rewrites: (model, id, _, made) => add(model, id, Number(made), 0),
    },
    {
      name: 'delete a card',
      on: isBoard,
      send: async (apis, id, value) => {
        const card = nth(whole(await kanban.read.rest(apis)).cards, value)
        return { isDone: (await apis.rest('DELETE', `/api/apps/kanban/item/${card}`)).status === 204, id }
      },
      becomes: nothing,
      rewrites: (model, _, value) => drop(model, [nth(whole(model).cards, value)]),
    },
    {
      name: 'rename a board',
      on: isBoard,
      send: restStep('PUT', '/api/apps/kanban/board/rename', (value, id) => ({ boardId: id, newName: `${label(value)} of ${id}` })),
      becomes: nothing,
      rewrites: (model, id, value) => model.set(id, { ...model.get(id), title: `${label(value)} of ${id}` }),
    },
    {
      name: 'delete a board',
      on: isBoard,
      send: graphqlStep(`mutation ($id: ID!) { deleteBoard(id: $id) }`),
      becomes: nothing,
      rewrites: (model, id) => {
        drop(model, cardsOf(model.get(id)))
        model.delete(id)
        model.set('0', { ...whole(model), order: whole(model).order.filter(each => String(each) !== id) })
      },
    },
    {
      name: 'put the boards in another order',
      on: record => !isBoard(record),
      send: async (apis, id, value) => {
        const { order } = whole(await kanban.read.rest(apis))
        const shift = value % Math.max(order.length, 1)
        const { status } = await apis.rest('PUT', '/api/apps/kanban/board/state-update', [...order.slice(shift), ...order.slice(0, shift)])
        return { isDone: status === 200, id }
      },
      becomes: nothing,
      rewrites: (model, _, value) => {
        const { order } = whole(model)
        const shift = value % Math.max(order.length, 1)
        model.set('0', { ...whole(model), order: [...order.slice(shift), ...order.slice(0, shift)] })
      },
    },
  ],
}

const isMine = (record: Plain) => record.isMine === true

const messages: Noun = {
  name: 'messages',
  area: 'CHAT',
  read: {
    rest: async apis => {
      const { profileUser } = (await apis.rest('GET', '/api/apps/chat/chats-and-contacts')).body as { profileUser: { id: number } }
      return fromRest(
        apis,
        `/api/apps/chat/chats/${contact}`,
        ({ chat }: { chat: { messages: Plain[] } }) => rows('messages')(chat),
        ({ message, senderId }: Plain) => ({ message, isMine: senderId === profileUser.id }),
      )
    },
    graphql: async apis => {
      const { data } = await apis.graphql(`{ contact(id: ${contact}) { chat { messages { id message isMine } } } }`)
      const { chat } = data.contact as { chat: { messages: Plain[] } }
      return new Map(chat.messages.map(({ id, message, isMine: mine }) => [String(id), { message, isMine: mine }]))
    },
  },
  steps: [
    {
      name: 'send',
      makes: true,
      send: graphqlStep(`mutation ($text: String!) { sendMessage(contactId: ${contact}, message: $text) { id } }`, value => ({
        text: label(value),
      })),
      becomes: (_, value) => ({ message: label(value), isMine: true }),
    },
    {
      name: 'POST',
      makes: true,
      send: async (apis, _, value) => {
        const { status, body } = await apis.rest('POST', `/api/apps/chat/chats/${contact}`, { message: label(value) })
        return { isDone: status === 201, id: String((body as { msg: { id: number } }).msg.id) }
      },
      becomes: (_, value) => ({ message: label(value), isMine: true }),
    },
    {
      name: 'change',
      on: isMine,
      send: graphqlStep(`mutation ($id: ID!, $text: String!) { updateMessage(id: $id, message: $text) { id } }`, value => ({
        text: label(value),
      })),
      becomes: set(value => ({ message: label(value) })),
    },
    { name: 'take back', on: isMine, send: graphqlStep(`mutation ($id: ID!) { deleteMessage(id: $id) }`), becomes: () => null },
  ],
}

export const movingNouns = [kanban, messages]
